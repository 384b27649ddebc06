//! The knowledge of a viewer: everything except the order of the deck.

use crate::cards::Cards;
use crate::colour::Face;
use crate::edition::{Edition, MOST_PLAYERS};
use crate::konfetti::Konfetti;
use crate::options::Options;
use crate::tabletop::{Finger, Grip, Phase, Pick, Place, RoundResult, SeatResult, Spot, Tabletop};
use contract::{Chance, Message, Rules, RulesVersion, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The state that one viewer may know. It has no field for hidden information. Cards are written as they lie.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    #[serde(default, skip_serializing_if = "RulesVersion::is_first")]
    pub rules: RulesVersion,
    pub options: Options,
    /// The round, counted from 0.
    pub round: u8,
    pub phase: Phase,
    /// The seat that began, at the calm table.
    pub first: Seat,
    /// Every card that was in the middle when this round began, and where it lies or lay.
    pub spots: Vec<(Face, Spot)>,
    /// Cards face down beside the deck.
    pub blocked: Vec<Face>,
    pub seats: Vec<SeatView>,
    /// The results of the finished rounds: for each round, for each seat.
    pub results: Vec<Vec<ResultView>>,
}

/// The public state of one player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    pub held: Vec<Face>,
    pub edge: Vec<Face>,
    pub points: Vec<Face>,
    pub finger: Option<(Face, Grip)>,
    /// Cards given back in this round of the calm table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<Face>,
}

/// The result of a round for one player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultView {
    pub cards: Vec<Face>,
    pub gained: i8,
}

impl View {
    pub(crate) fn of(game: &Konfetti, _viewer: Viewer) -> View {
        let table = &game.table;
        let faces = |cards: Cards| cards.iter().map(|card| game.face(card)).collect::<Vec<_>>();
        let seat = |place: &Place| SeatView {
            held: faces(place.held),
            edge: faces(place.edge),
            points: faces(place.points),
            finger: place.finger.map(|finger| (game.face(finger.card), finger.grip)),
            given: faces(place.given),
        };
        let result = |result: &RoundResult| {
            let seats = result[..usize::from(table.seats)].iter();
            seats.map(|seat| ResultView { cards: faces(seat.cards), gained: seat.gained }).collect()
        };
        View {
            rules: table.version,
            options: table.options.clone(),
            round: table.round,
            phase: table.phase,
            first: table.first,
            spots: table.thrown(&game.edition).iter().map(|card| (game.face(card), table.spot(card))).collect(),
            blocked: faces(table.blocked),
            seats: table.places[..usize::from(table.seats)].iter().map(seat).collect(),
            results: table.results.iter().map(result).collect(),
        }
    }

    /// Cards in the middle.
    pub fn middle(&self) -> impl Iterator<Item = (Face, Spot)> + '_ {
        let away = |face: &Face| {
            let here =
                |seat: &SeatView| [&seat.held, &seat.edge, &seat.points].iter().any(|cards| cards.contains(face));
            self.blocked.contains(face) || self.seats.iter().any(here)
        };
        self.spots.iter().copied().filter(move |(face, _)| !away(face))
    }

    pub(crate) fn imagine(&self, edition: &Arc<Edition>, chance: &mut Chance) -> Result<Konfetti, Message> {
        self.rebuild(edition, chance).ok_or_else(|| Message::new("view-contradiction"))
    }

    fn rebuild(&self, edition: &Arc<Edition>, chance: &mut Chance) -> Option<Konfetti> {
        let seats = self.seats.len();
        let rounds = edition.rounds(u8::try_from(seats).ok()?);
        let fits = (1..=Konfetti::RULES).contains(&self.rules.0)
            && usize::from(self.round) < rounds.len()
            && self.results.len() <= rounds.len()
            && usize::from(self.first.0) < seats
            && self.results.iter().all(|result| result.len() == seats);
        if !fits {
            return None;
        }
        let card = |face: Face| edition.card(self.options.side, face);
        let cards = |faces: &[Face]| -> Option<Cards> {
            let cards: Cards = faces.iter().map(|&face| card(face)).collect::<Option<Cards>>()?;
            (cards.len() == faces.len()).then_some(cards)
        };
        let mut spots = vec![Spot::default(); edition.count()];
        let mut thrown = Cards::NONE;
        for &(face, spot) in &self.spots {
            let card = card(face).filter(|&card| !thrown.has(card) && spot.is_on_the_table())?;
            thrown = thrown.with(card);
            spots[card.index()] = spot;
        }
        let mut away = cards(&self.blocked)?;
        let mut take = |faces: &[Face]| -> Option<Cards> {
            let cards = cards(faces)?;
            away.apart(cards).then(|| away = away.and(cards)).map(|()| cards)
        };
        let mut places = [Place::default(); MOST_PLAYERS];
        for (place, seat) in places.iter_mut().zip(&self.seats) {
            let (held, edge, points) = (take(&seat.held)?, take(&seat.edge)?, take(&seat.points)?);
            let given = cards(&seat.given).filter(|given| given.within(thrown))?;
            *place = Place { held, edge, points, finger: None, given };
        }
        let earlier = places.iter().fold(Cards::NONE, |all, place| all.and(place.points));
        let middle = thrown.minus(away);
        for (seat, view) in self.seats.iter().enumerate() {
            let Some((face, grip)) = view.finger else { continue };
            let card = card(face)?;
            let in_reach =
                middle.has(card) || places[seat].held.has(card) || places.iter().any(|place| place.edge.has(card));
            in_reach.then(|| places[seat].finger = Some(Finger { card, grip }))?;
        }
        let mut results = Vec::new();
        for round in &self.results {
            let mut result = [SeatResult::default(); MOST_PLAYERS];
            for (result, seat) in result.iter_mut().zip(round) {
                let held = cards(&seat.cards).filter(|cards| cards.len() <= edition.most_held())?;
                *result = SeatResult { cards: held, tally: Default::default(), gained: seat.gained };
            }
            results.push(result);
        }
        let mut table = Tabletop {
            version: self.rules,
            options: self.options.clone(),
            seats: seats as u8,
            round: self.round,
            phase: self.phase,
            middle,
            places,
            blocked: cards(&self.blocked)?,
            spots: Arc::new(spots),
            results: Arc::default(),
            first: self.first,
        };
        for result in &mut results {
            for seat in result {
                seat.tally = table.tally(edition, seat.cards);
            }
        }
        table.results = Arc::new(results);
        // Point cards of earlier rounds do not lie anywhere else.
        let deck = edition.all().minus(thrown.and(earlier));
        (away.minus(earlier).within(thrown) && table.is_sound(edition)).then_some(())?;
        Some(Konfetti { edition: edition.clone(), table, deck, seed: chance.seed() })
    }
}

impl Tabletop {
    /// Returns the cards that were in the middle when this round began. All others are in the deck or point cards of
    /// earlier rounds.
    fn thrown(&self, edition: &Edition) -> Cards {
        edition.all().iter().filter(|card| self.spots[card.index()].is_on_the_table()).collect()
    }

    /// Returns whether a game can reach this view.
    fn is_sound(&self, edition: &Edition) -> bool {
        let (all, rounds, over) = (Seats::all(self.seats), edition.rounds(self.seats).len(), self.results.len());
        let begun = over == usize::from(self.round);
        let phase = match self.phase {
            Phase::Ready { .. } | Phase::Sand { .. } => !self.options.calm && begun,
            Phase::Turn { seat, done, idle } => {
                let turns = 2 * all.minus(done).len();
                let idles = idle == 0 || self.has_rules(2) && usize::from(idle) < turns;
                self.options.calm
                    && begun
                    && seat.0 < self.seats
                    && !done.has(seat)
                    && done.minus(all).is_empty()
                    && idles
            }
            Phase::Choosing { until, chosen } => {
                until.is_none() == self.options.calm
                    && over == usize::from(self.round) + 1
                    && over < rounds
                    && chosen.minus(all).is_empty()
            }
            Phase::Over => over == rounds,
        };
        phase && Seat::all(self.seats).all(|seat| self.is_sound_at(edition, seat))
    }

    fn is_sound_at(&self, edition: &Edition, seat: Seat) -> bool {
        let place = self.place(seat);
        let chooses = matches!(self.phase, Phase::Choosing { chosen, .. } if !chosen.has(seat));
        let Pick { from, number, .. } = self.pick(seat);
        let held = place.held.len() <= usize::from(self.rules(edition).hold) && (!chooses || number <= from.len());
        let gives = self.has_rules(2) && matches!(self.phase, Phase::Turn { .. });
        let finger = place.finger.is_none_or(|Finger { card, grip }| {
            let fingers = self.places.iter().filter_map(|place| place.finger);
            let mut others = fingers.filter(|finger| finger.card == card);
            let wanted = if matches!(grip, Grip::Contest { .. }) { 2 } else { 1 };
            let alike = others.clone().count() == wanted && others.all(|finger| finger.grip == grip);
            alike && matches!(self.phase, Phase::Sand { .. })
        });
        held && finger && (gives || place.given.is_empty())
    }
}
