//! The full state: the public table and the deck; and the implementation of the contract.

use crate::action::{Action, Zone};
use crate::cards::{Card, Cards};
use crate::colour::Face;
use crate::edition::{Edition, MOST_PLAYERS};
use crate::illegal::Illegal;
use crate::options::{Options, SANDS};
use crate::scatter::scatter;
use crate::tabletop::{Finger, Grip, Phase, Pick, Place, SeatResult, Spot, Tabletop, binomial, choice};
use crate::view::View;
use contract::{
    Chance, Choice, Message, Millis, Outcome, RealTime, Rules, RulesVersion, Seat, Seats, Seed, Undo, Viewer,
};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A game of Konfetti.
#[derive(Clone, Debug)]
pub struct Konfetti {
    pub(crate) edition: Arc<Edition>,
    pub(crate) table: Tabletop,
    /// Cards that no round has dealt yet. Players can work out which ones, but not when they come.
    pub(crate) deck: Cards,
    pub(crate) seed: Seed,
}

impl PartialEq for Konfetti {
    fn eq(&self, other: &Konfetti) -> bool {
        (&self.table, &self.deck, &self.seed) == (&other.table, &other.deck, &other.seed)
            && (Arc::ptr_eq(&self.edition, &other.edition) || self.edition == other.edition)
    }
}

impl Konfetti {
    /// Returns the public part of the state.
    #[inline]
    pub const fn table(&self) -> &Tabletop {
        &self.table
    }

    /// Returns the components in play.
    #[inline]
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// Returns the cards that no round has dealt yet.
    pub const fn deck(&self) -> Cards {
        self.deck
    }

    /// Returns the face of a card that is up.
    #[inline]
    pub fn face(&self, card: Card) -> Face {
        self.edition.face(self.table.options.side, card)
    }

    /// Returns the card with this face up.
    #[inline]
    pub fn card(&self, face: Face) -> Option<Card> {
        self.edition.card(self.table.options.side, face)
    }

    /// Deals the round's share of the deck and throws all cards again (F2, F3.1).
    fn deal(&mut self, at: Millis) {
        let chance = &mut self.seed.chance(1 + u64::from(self.table.round));
        let share = usize::from(self.table.rules(&self.edition).share);
        let mut deck: Vec<Card> = self.deck.iter().collect();
        chance.shuffle(&mut deck);
        let dealt: Cards = deck.iter().copied().take(deck.len().div_ceil(share)).collect();
        self.deck = self.deck.minus(dealt);
        self.table.middle = self.table.middle.and(dealt);
        self.table.spots = Arc::new(scatter(self.table.middle, self.edition.count(), chance));
        self.table.phase = if self.table.options.calm {
            let seat = Seat((self.table.first.0 + self.table.round) % self.table.seats);
            Phase::Turn { seat, done: Seats::NONE, idle: 0 }
        } else {
            Phase::Ready { until: at.plus(u64::from(self.edition.numbers.ready)) }
        };
    }

    /// Ends a round: cards that no player holds go back, hands are counted (F3.6, F4).
    fn end_round(&mut self, at: Millis) {
        let table = &mut self.table;
        let held_stays = table.has_rules(2);
        for place in &mut table.places {
            place.given = Cards::NONE;
            if let Some(Finger { card, .. }) = place.finger.take()
                && !(held_stays && place.held.has(card))
            {
                place.held = place.held.without(card);
                table.middle = table.middle.with(card);
            }
        }
        for place in &mut table.places {
            // A card that another player had a finger on has gone to the middle already.
            table.middle = table.middle.and(std::mem::take(&mut place.edge));
        }
        table.middle = table.middle.and(std::mem::take(&mut table.blocked));
        let mut result = [SeatResult::default(); MOST_PLAYERS];
        for seat in Seat::all(table.seats) {
            let cards = table.place(seat).held;
            let tally = table.tally(&self.edition, cards);
            let gained = tally.points.max(-(table.place(seat).points.len() as i8));
            result[seat.index()] = SeatResult { cards, tally, gained };
        }
        Arc::make_mut(&mut table.results).push(result);
        if !self.table.has_rules(2) {
            for seat in Seat::all(self.table.seats) {
                let lost = usize::from(result[seat.index()].gained.min(0).unsigned_abs());
                self.give_back(seat, self.table.place(seat).points.iter().take(lost).collect());
            }
        }
        // After the last round it makes no difference which cards these are, so no player is asked.
        let last = usize::from(self.table.round) + 1 == self.edition.rounds(self.table.seats).len();
        if last {
            self.choose_usual(Seats::NONE);
            self.table.phase = Phase::Over;
        } else {
            let until = (!self.table.options.calm).then(|| at.plus(u64::from(self.edition.numbers.choose)));
            self.table.phase = Phase::Choosing { until, chosen: Seats::NONE };
        }
    }

    /// Keeps or gives back what a player has chosen; the other held cards go to the middle (F4.4).
    fn choose(&mut self, seat: Seat, chosen: Cards) {
        let kept = if self.table.pick(seat).back {
            self.give_back(seat, chosen);
            Cards::NONE
        } else {
            chosen
        };
        let place = &mut self.table.places[seat.index()];
        place.points = place.points.and(kept);
        self.table.middle = self.table.middle.and(place.held.minus(kept));
        place.held = Cards::NONE;
    }

    /// Returns point cards to the middle (F4.4).
    fn give_back(&mut self, seat: Seat, cards: Cards) {
        let table = &mut self.table;
        let place = &mut table.places[seat.index()];
        place.points = place.points.minus(cards);
        table.middle = table.middle.and(cards);
        for card in cards.iter() {
            Arc::make_mut(&mut table.spots)[card.index()] = Spot::CENTRE;
        }
    }

    /// Chooses for all players who have not chosen (F4.5).
    fn choose_usual(&mut self, chosen: Seats) {
        for seat in Seats::all(self.table.seats).minus(chosen).iter() {
            self.choose(seat, self.table.usual_pick(&self.edition, seat));
        }
    }

    /// Returns the choice made for a player who does not choose, as an action.
    pub(crate) fn usual_choice(&self, seat: Seat) -> Action {
        self.choice(seat, self.table.usual_pick(&self.edition, seat))
    }

    fn choice(&self, seat: Seat, cards: Cards) -> Action {
        let mut faces: Vec<Face> = cards.iter().map(|card| self.face(card)).collect();
        faces.sort_unstable();
        if self.table.pick(seat).back { Action::Return(faces) } else { Action::Keep(faces) }
    }

    fn next_round(&mut self, at: Millis) {
        self.table.round += 1;
        self.deal(at);
    }

    fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let table = &self.table;
        if table.phase == Phase::Over || seat.0 >= table.seats {
            return Err(Illegal::Over);
        }
        let calm = matches!(action, Action::Take(_) | Action::Give(_) | Action::Done);
        match (action, table.phase) {
            (Action::Keep(faces), Phase::Choosing { chosen, .. }) if !chosen.has(seat) => {
                self.check_choice(seat, false, faces)
            }
            (Action::Return(faces), Phase::Choosing { chosen, .. }) if !chosen.has(seat) => {
                self.check_choice(seat, true, faces)
            }
            (Action::Keep(_) | Action::Return(_), _) => Err(Illegal::NothingToChoose),
            _ if calm != table.options.calm => Err(Illegal::OtherTable),
            (_, Phase::Choosing { .. }) if calm => Err(Illegal::RoundOver),
            (_, Phase::Sand { .. }) => self.check_race(seat, action),
            (_, Phase::Turn { seat: turn, .. }) if turn == seat => self.check_turn(seat, action),
            (_, Phase::Turn { .. }) => Err(Illegal::NotYourTurn),
            _ => Err(Illegal::NoSand),
        }
    }

    /// After a round (F4.4).
    fn check_choice(&self, seat: Seat, back: bool, faces: &[Face]) -> Result<(), Illegal> {
        let pick = self.table.pick(seat);
        if back != pick.back || faces.len() != pick.number {
            let number = pick.number as u8;
            return Err(if pick.back { Illegal::ReturnNumber(number) } else { Illegal::KeepNumber(number) });
        }
        let among = |face: &Face| self.card(*face).is_some_and(|card| pick.from.has(card));
        if !faces.iter().all(among) || !faces.is_sorted_by(|a, b| a < b) {
            return Err(if back { Illegal::NotAPointCard } else { Illegal::NotHeld });
        }
        Ok(())
    }

    /// While the sand runs (F3.2–F3.5).
    fn check_race(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let table = &self.table;
        match (action, table.place(seat).finger) {
            (Action::Touch(_), Some(_)) => Err(Illegal::FingerDown),
            (Action::Touch(face), None) => {
                let card = self.card(*face).ok_or(Illegal::NoSuchCard)?;
                let held = table.places.iter().any(|place| place.held.has(card));
                match () {
                    () if table.in_reach(seat).has(card) => Ok(()),
                    () if table.contested().has(card) => Err(Illegal::Contested),
                    () if held => Err(Illegal::Held),
                    () => Err(Illegal::OutOfReach),
                }
            }
            (_, None) => Err(Illegal::NoFinger),
            (Action::Drop(zone), Some(finger)) => match finger.grip {
                Grip::Contest { .. } => Err(Illegal::NotAlone),
                Grip::Alone { .. } => Err(Illegal::TooSoon),
                Grip::Firm if table.can_drop(seat, *zone) => Ok(()),
                Grip::Firm if *zone == Zone::Middle => Err(Illegal::NotYours),
                Grip::Firm => Err(Illegal::ThereAlready),
            },
            _ => Ok(()),
        }
    }

    /// At the calm table (F6).
    fn check_turn(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let held = self.table.place(seat).held;
        match action {
            Action::Take(face) => {
                let card = self.card(*face).ok_or(Illegal::NoSuchCard)?;
                match () {
                    () if !self.table.middle.has(card) => Err(Illegal::NotInTheMiddle),
                    () if self.hold_is_full(seat) => Err(Illegal::HoldFull),
                    () => Ok(()),
                }
            }
            Action::Give(face) => match self.card(*face).ok_or(Illegal::NoSuchCard)? {
                card if held.has(card) => Ok(()),
                _ => Err(Illegal::NotHeld),
            },
            _ => Ok(()),
        }
    }

    fn hold_is_full(&self, seat: Seat) -> bool {
        self.table.place(seat).held.len() >= usize::from(self.table.rules(&self.edition).hold)
    }

    fn play_unchecked(&mut self, seat: Seat, action: &Action, now: Millis) {
        match action {
            Action::Touch(face) => self.touch(seat, *face, now),
            Action::LetGo => {
                self.lift(seat, now);
            }
            Action::Drop(zone) => self.drop_card(seat, *zone, now),
            Action::Keep(faces) | Action::Return(faces) => {
                let cards = faces.iter().filter_map(|face| self.card(*face)).collect();
                self.choose(seat, cards);
                if let Phase::Choosing { chosen, .. } = &mut self.table.phase {
                    *chosen = chosen.with(seat);
                    if *chosen == Seats::all(self.table.seats) {
                        self.next_round(now);
                    }
                }
            }
            Action::Take(face) | Action::Give(face) => {
                let Some(card) = self.card(*face) else { return };
                let counts_repeats = self.table.has_rules(2);
                let place = &mut self.table.places[seat.index()];
                let again = place.given.has(card);
                if place.held.has(card) {
                    place.held = place.held.without(card);
                    self.table.middle = self.table.middle.with(card);
                    if counts_repeats {
                        place.given = place.given.with(card);
                    }
                } else {
                    place.held = place.held.with(card);
                    self.table.middle = self.table.middle.without(card);
                }
                self.next_turn(Seats::NONE, again, now);
            }
            Action::Done => self.next_turn(Seats::one(seat), false, now),
        }
    }

    /// A second finger makes it a contest (F3.5).
    fn touch(&mut self, seat: Seat, face: Face, now: Millis) {
        let Some(card) = self.card(face) else { return };
        let mut grip = Grip::Alone { since: now };
        for place in &mut self.table.places {
            if let Some(other) = place.finger.as_mut().filter(|finger| finger.card == card) {
                grip = Grip::Contest { since: now };
                other.grip = grip;
            }
        }
        self.table.places[seat.index()].finger = Some(Finger { card, grip });
    }

    /// Takes a finger away. If the card was contested, the other finger is alone from now on.
    fn lift(&mut self, seat: Seat, now: Millis) -> Option<Card> {
        let Finger { card, .. } = self.table.places[seat.index()].finger.take()?;
        for place in &mut self.table.places {
            if let Some(other) = place.finger.as_mut().filter(|finger| finger.card == card) {
                other.grip = Grip::Alone { since: now };
            }
        }
        Some(card)
    }

    /// A full hold leaves the card on the edge (F3.3).
    fn drop_card(&mut self, seat: Seat, zone: Zone, now: Millis) {
        let Some(card) = self.lift(seat, now) else { return };
        let zone = if zone == Zone::Hold && self.hold_is_full(seat) { Zone::Edge } else { zone };
        let table = &mut self.table;
        table.middle = table.middle.without(card);
        for place in &mut table.places {
            place.edge = place.edge.without(card);
            place.held = place.held.without(card);
        }
        let place = &mut table.places[seat.index()];
        match zone {
            Zone::Hold => place.held = place.held.with(card),
            Zone::Edge => place.edge = place.edge.with(card),
            Zone::Middle => table.middle = table.middle.with(card),
        }
    }

    /// Ends a round of the calm table when all players are done, or when no card has been taken or given for two rounds
    /// of turns (F6). Taking or giving a card that its player has already given back in this round does not count;
    /// otherwise two turns could be repeated without end. A round of turns is one turn of each player who is not done.
    fn next_turn(&mut self, now_done: Seats, again: bool, now: Millis) {
        let seats = self.table.seats;
        let Phase::Turn { seat, done, idle } = &mut self.table.phase else { return };
        *done = now_done.iter().fold(*done, Seats::with);
        *idle = if again { *idle + 1 } else { 0 };
        let left = Seats::all(seats).minus(*done).len();
        if usize::from(*idle) >= 2 * left {
            self.end_round(now);
            return;
        }
        *seat = seat.next(seats);
        while done.has(*seat) {
            *seat = seat.next(seats);
        }
    }

    /// Applies the changes due at a deadline.
    fn strike(&mut self, at: Millis) {
        match self.table.phase {
            Phase::Ready { until } if until <= at => {
                let until = until.plus(1000 * u64::from(self.table.options.sand));
                self.table.phase = Phase::Sand { until };
            }
            Phase::Sand { until } if until <= at => self.end_round(until),
            Phase::Sand { .. } => self.tighten(at),
            Phase::Choosing { until: Some(until), chosen } if until <= at => {
                self.choose_usual(chosen);
                self.next_round(until);
            }
            _ => {}
        }
    }

    /// Makes grips firm, and blocks cards whose contest neither player left (F3.3, F3.5).
    fn tighten(&mut self, at: Millis) {
        let numbers = &self.edition.numbers;
        for seat in 0..usize::from(self.table.seats) {
            let Some(Finger { card, grip }) = self.table.places[seat].finger else { continue };
            if Tabletop::grip_changes(numbers, grip).is_none_or(|due| due > at) {
                continue;
            }
            if grip == Grip::Firm || matches!(grip, Grip::Alone { .. }) {
                self.table.places[seat].finger = Some(Finger { card, grip: Grip::Firm });
                continue;
            }
            for place in &mut self.table.places {
                if place.finger.is_some_and(|finger| finger.card == card) {
                    place.finger = None;
                }
                place.edge = place.edge.without(card);
            }
            self.table.middle = self.table.middle.without(card);
            self.table.blocked = self.table.blocked.with(card);
        }
    }

    /// Returns a legal action of a seat with a finger down by its place: letting go, then the possible drops.
    fn nth_with_finger(&self, seat: Seat, place: usize) -> Option<Action> {
        if place == 0 {
            return Some(Action::LetGo);
        }
        let mut zones = Zone::ALL.into_iter().filter(|&zone| self.table.can_drop(seat, zone));
        zones.nth(place - 1).map(Action::Drop)
    }
}

impl Rules for Konfetti {
    const ID: &'static str = "konfetti";
    const RULES: u32 = 2;
    const SEATS: RangeInclusive<u8> = 1..=MOST_PLAYERS as u8;
    const SAME_VIEW: bool = true;

    type Edition = Edition;
    type Options = Options;
    type Action = Action;
    type Illegal = Illegal;
    type View = View;

    fn start(edition: Arc<Edition>, options: &Options, seats: u8, seed: &Seed) -> Result<Konfetti, Message> {
        if !Self::SEATS.contains(&seats) {
            let (least, most) = (*Self::SEATS.start(), *Self::SEATS.end());
            return Err(Message::new("start-seats").with("least", least).with("most", most).with("seats", seats));
        }
        if !SANDS.contains(&options.sand) {
            return Err(Message::new("konfetti-start-sand").with("seconds", options.sand).by_rule("F2"));
        }
        let table = Tabletop {
            version: RulesVersion(Self::RULES),
            options: options.clone(),
            seats,
            round: 0,
            phase: Phase::Over,
            middle: Cards::NONE,
            places: [Place::default(); MOST_PLAYERS],
            blocked: Cards::NONE,
            spots: Arc::default(),
            results: Arc::default(),
            first: Seat(seed.chance(0).below(u32::from(seats)) as u8),
        };
        let mut game = Konfetti { deck: edition.all(), edition, table, seed: *seed };
        game.deal(Millis(0));
        Ok(game)
    }

    fn under(mut self, rules: u32) -> Konfetti {
        self.table.version = RulesVersion(rules);
        self
    }

    fn seats(&self) -> u8 {
        self.table.seats
    }

    #[inline]
    fn to_act(&self) -> Seats {
        let all = Seats::all(self.table.seats);
        match self.table.phase {
            Phase::Ready { .. } | Phase::Over => Seats::NONE,
            Phase::Choosing { chosen, .. } => all.minus(chosen),
            Phase::Turn { seat, .. } => Seats::one(seat),
            Phase::Sand { .. } => all.iter().filter(|&seat| self.count(seat) > 0).collect(),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(seat, action)
    }

    fn play(&mut self, seat: Seat, action: &Action, now: Millis) -> Result<Undo, Illegal> {
        self.check_action(seat, action)?;
        self.play_unchecked(seat, action, now);
        // Being done can be undone until the next player acts, unless it has ended the round (F6). All other actions
        // have been seen.
        let goes_on = self.table.has_rules(2) && matches!(self.table.phase, Phase::Turn { .. });
        Ok(if goes_on && *action == Action::Done { Undo::Open } else { Undo::Final })
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(edition: &Arc<Edition>, view: &View, chance: &mut Chance) -> Result<Konfetti, Message> {
        view.imagine(edition, chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome(&self.edition)
    }

    fn choices() -> Vec<Choice> {
        Options::choices()
    }

    #[inline]
    fn count(&self, seat: Seat) -> usize {
        let table = &self.table;
        if seat.0 >= table.seats {
            return 0;
        }
        let place = table.place(seat);
        match table.phase {
            Phase::Ready { .. } | Phase::Over => 0,
            Phase::Sand { .. } if place.finger.is_none() => table.in_reach(seat).len(),
            Phase::Sand { .. } => 1 + Zone::ALL.into_iter().filter(|&zone| table.can_drop(seat, zone)).count(),
            Phase::Turn { seat: turn, .. } if turn == seat => {
                1 + place.held.len() + if self.hold_is_full(seat) { 0 } else { table.middle.len() }
            }
            Phase::Choosing { chosen, .. } if !chosen.has(seat) => {
                let Pick { from, number, .. } = table.pick(seat);
                binomial(from.len(), number)
            }
            Phase::Turn { .. } | Phase::Choosing { .. } => 0,
        }
    }

    #[inline]
    fn nth(&self, seat: Seat, place: usize) -> Option<Action> {
        if place >= self.count(seat) {
            return None;
        }
        let table = &self.table;
        let own = table.place(seat);
        match table.phase {
            Phase::Sand { .. } if own.finger.is_none() => {
                table.in_reach(seat).nth(place).map(|card| Action::Touch(self.face(card)))
            }
            Phase::Sand { .. } => self.nth_with_finger(seat, place),
            Phase::Turn { .. } => match place.checked_sub(1) {
                None => Some(Action::Done),
                Some(place) if place < own.held.len() => own.held.nth(place).map(|card| Action::Give(self.face(card))),
                Some(place) => table.middle.nth(place - own.held.len()).map(|card| Action::Take(self.face(card))),
            },
            Phase::Choosing { .. } => {
                let Pick { from, number, .. } = table.pick(seat);
                Some(self.choice(seat, choice(from, number, place)?))
            }
            Phase::Ready { .. } | Phase::Over => None,
        }
    }
}

impl RealTime for Konfetti {
    const LIVE: bool = true;
    const CALM: Option<&'static str> = Some("calm");

    fn in_turns(options: &Options) -> Options {
        Options { calm: true, ..options.clone() }
    }

    /// The finger leaves its card when the connection breaks; held cards stay held.
    fn gone(&self, seat: Seat) -> Option<Action> {
        (seat.0 < self.table.seats).then(|| self.table.place(seat).finger)?.map(|_| Action::LetGo)
    }

    #[inline]
    fn next_deadline(&self) -> Option<Millis> {
        match self.table.phase {
            Phase::Ready { until } | Phase::Choosing { until: Some(until), .. } => Some(until),
            Phase::Sand { until } => {
                let numbers = &self.edition.numbers;
                let fingers =
                    self.table.places[..usize::from(self.table.seats)].iter().filter_map(|place| place.finger);
                let changes = fingers.filter_map(|finger| Tabletop::grip_changes(numbers, finger.grip));
                Some(changes.fold(until, Millis::min))
            }
            Phase::Choosing { until: None, .. } | Phase::Turn { .. } | Phase::Over => None,
        }
    }

    fn pass_time(&mut self, now: Millis) {
        while let Some(due) = self.next_deadline().filter(|&due| due <= now) {
            self.strike(due);
        }
    }
}
