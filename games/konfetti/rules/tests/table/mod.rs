//! Tables for the tests by rule number.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]
#![allow(dead_code)] // Each test file uses its own part of this.

use contract::{Chance, Edition as _, Match, Millis, Outcome, RealTime, Rejection, Rules, Seat, Seed};
use konfetti::*;
use std::fmt;
use std::sync::{Arc, LazyLock};

/// The text of the edition that comes with the product.
pub(crate) const STANDARD: &str = include_str!("../../../editions/farbraum.toml");

/// When the sand of the first round begins to run, and when it has run out.
pub(crate) const START: u64 = 4_000;
pub(crate) const END: u64 = 64_000;
/// When the time to choose after the first round is over.
pub(crate) const CHOSEN: u64 = 84_000;

/// Six cards that make six sets, nine that make nine, and three that make none.
pub(crate) const SIX: &str = "ryb ybr bry roy oyr yro";
pub(crate) const NINE: &str = "ryb ybr bry roy oyr yro rgv gvr vrg";
pub(crate) const NO_SET: &str = "rov oyr rby";

/// The standard edition, but that every table's first round brings all the cards.
static OPEN: LazyLock<Arc<Edition>> = LazyLock::new(|| edition_with(&[("share = 2, hold = 6", "share = 1, hold = 6")]));

/// The standard edition with some changes, each made wherever it can be.
pub(crate) fn edition_with(changes: &[(&str, &str)]) -> Arc<Edition> {
    let change = |text: String, (find, replace): &(&str, &str)| {
        assert!(text.contains(find), "{find} is in the edition");
        text.replace(find, replace)
    };
    Arc::new(Edition::parse(&changes.iter().fold(STANDARD.to_owned(), change)).unwrap())
}

pub(crate) fn calm() -> Options {
    Options { calm: true, ..Options::default() }
}

pub(crate) fn action(text: &str) -> Action {
    text.parse().unwrap()
}

/// Cards as faces: `"ryb ybr"`.
pub(crate) fn faces(text: &str) -> Vec<Face> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// The cards of F1.2, by that rule and nothing else.
pub(crate) fn all_cards() -> Vec<String> {
    let letters: Vec<char> = "roygbv".chars().collect();
    let mut cards = Vec::new();
    for (a, b, c) in (0..216).map(|n| (n / 36, n / 6 % 6, n % 6)) {
        let mut colours = [a, b, c];
        colours.sort_unstable();
        let shifted = |shift: usize| {
            let mut left_out = [shift, (1 + shift) % 6, (3 + shift) % 6];
            left_out.sort_unstable();
            left_out
        };
        if a != b && b != c && c != a && !(0..6).any(|shift| shifted(shift) == colours) {
            cards.push([a, b, c].map(|colour| letters[colour]).iter().collect());
        }
    }
    cards
}

/// The number of sets by F4.1 and nothing else: over the colours, the smallest of three counts.
pub(crate) fn naive_sets<'a>(cards: impl IntoIterator<Item = &'a String>) -> usize {
    let cards: Vec<&[u8]> = cards.into_iter().map(|card| card.as_bytes()).collect();
    let count = |colour: u8, size: usize| cards.iter().filter(|card| card[size] == colour).count();
    b"roygbv".iter().map(|&colour| (0..3).map(|size| count(colour, size)).min().unwrap()).sum()
}

/// Every choice of some of these cards.
pub(crate) fn subsets(cards: &[String]) -> impl Iterator<Item = Vec<String>> + '_ {
    let chosen = |bits: u32| move |(place, _): &(usize, &String)| bits >> place & 1 == 1;
    (0..1u32 << cards.len())
        .map(move |bits| cards.iter().enumerate().filter(chosen(bits)).map(|(_, card)| card.clone()).collect())
}

/// Some of these cards, each choice equally likely.
pub(crate) fn draw(cards: &[String], count: usize, chance: &mut Chance) -> Vec<String> {
    let mut cards = cards.to_vec();
    chance.shuffle(&mut cards);
    cards.truncate(count);
    cards
}

/// A match and a clock. Seats are numbered from 1, as in the log. Setting the clock lets no time pass by itself: the
/// match does that when a player acts, and viewers see what time has done by then.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Match<Konfetti>,
    pub(crate) now: u64,
}

/// How it began is all that is needed to see it again.
impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = self.game.state();
        write!(f, "{:?}, {} seats, {}", state.table().options(), state.seats(), self.game.seed())
    }
}

impl Table {
    /// A race with all cards in the middle. The sand has just begun to run.
    pub(crate) fn race(seats: u8) -> Table {
        let mut table = Table::with(OPEN.clone(), Options::default(), seats, 1);
        table.at(START);
        table
    }

    /// A calm table with all cards in the middle.
    pub(crate) fn calm(seats: u8) -> Table {
        Table::with(OPEN.clone(), calm(), seats, 1)
    }

    /// The standard game before anything has happened.
    pub(crate) fn standard(options: Options, seats: u8, seed: u64) -> Table {
        Table::with(Edition::standard(), options, seats, seed)
    }

    pub(crate) fn with(edition: Arc<Edition>, options: Options, seats: u8, seed: u64) -> Table {
        let game = Match::start(edition, options, seats, Seed::from_number(seed)).unwrap();
        Table { game, now: 0 }
    }

    pub(crate) fn at(&mut self, now: u64) -> &mut Table {
        assert!(now >= self.now, "the clock runs forwards");
        self.now = now;
        self
    }

    pub(crate) fn wait(&mut self, more: u64) -> &mut Table {
        self.at(self.now + more)
    }

    /// Lets time pass in the match itself, as a server does.
    pub(crate) fn pass_time(&mut self) -> &mut Table {
        self.game.pass_time(Millis(self.now));
        self
    }

    pub(crate) fn play(&mut self, seat: u8, text: &str) -> &mut Table {
        let played = self.game.play(Seat(seat - 1), &action(text), Millis(self.now));
        assert!(played.is_ok(), "{} {seat} {text}: {played:?}", self.now);
        whole(self.game.state());
        self
    }

    /// Why an action is refused. Nothing has changed then.
    pub(crate) fn refused(&mut self, seat: u8, text: &str) -> Illegal {
        self.refused_action(seat, &action(text))
    }

    pub(crate) fn refused_action(&mut self, seat: u8, action: &Action) -> Illegal {
        let before = self.game.clone();
        let refused = self.game.play(Seat(seat - 1), action, Millis(self.now)).unwrap_err();
        assert_eq!(self.game.state(), before.state(), "a refused action changes nothing");
        assert_eq!(self.game.log(), before.log());
        assert!(!self.listed(seat).contains(&action.to_string()), "what is refused is not listed");
        match refused {
            Rejection::Illegal(why) => why,
            other => panic!("{other:?}"),
        }
    }

    /// Touches each of these cards, pulls it and drops it into the hold.
    pub(crate) fn grab(&mut self, seat: u8, cards: &str) -> &mut Table {
        self.pull(seat, cards, "hold")
    }

    /// Touches each of these cards, pulls it and drops it on the edge.
    pub(crate) fn lay(&mut self, seat: u8, cards: &str) -> &mut Table {
        self.pull(seat, cards, "edge")
    }

    fn pull(&mut self, seat: u8, cards: &str, zone: &str) -> &mut Table {
        for card in cards.split_whitespace() {
            self.play(seat, &format!("touch {card}")).wait(300).play(seat, &format!("drop {zone}"));
        }
        self
    }

    /// Takes each of these cards at the calm table, where all other players must be done.
    pub(crate) fn take(&mut self, seat: u8, cards: &str) -> &mut Table {
        for card in cards.split_whitespace() {
            self.play(seat, &format!("take {card}"));
        }
        self
    }

    /// The state as it is now.
    pub(crate) fn state(&self) -> Konfetti {
        let mut state = self.game.state().clone();
        state.pass_time(Millis(self.now));
        whole(&state);
        state
    }

    pub(crate) fn phase(&self) -> Phase {
        self.state().table().phase()
    }

    pub(crate) fn round(&self) -> u8 {
        self.state().table().round()
    }

    /// Whether the sand runs now.
    pub(crate) fn sand(&self) -> bool {
        matches!(self.phase(), Phase::Sand { .. })
    }

    /// Whether there is something to choose now.
    pub(crate) fn choosing(&self) -> bool {
        matches!(self.phase(), Phase::Choosing { .. })
    }

    /// What a seat may do now, as it is listed.
    pub(crate) fn listed(&self, seat: u8) -> Vec<String> {
        let mut actions = Vec::new();
        self.state().legal(Seat(seat - 1), &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    pub(crate) fn held(&self, seat: u8) -> Vec<String> {
        let state = self.state();
        names(&state, state.table().place(Seat(seat - 1)).held)
    }

    pub(crate) fn points(&self, seat: u8) -> Vec<String> {
        let state = self.state();
        names(&state, state.table().place(Seat(seat - 1)).points)
    }

    pub(crate) fn middle(&self) -> Vec<String> {
        let state = self.state();
        names(&state, state.table().middle())
    }

    /// Where a card is: `middle`, `hold 1`, `edge 2`, `points 1`, `blocked` or `deck`.
    pub(crate) fn whereabouts(&self, card: &str) -> String {
        let state = self.state();
        let card = state.card(card.parse().unwrap()).unwrap();
        let here: Vec<_> = piles(&state).into_iter().filter(|(.., cards)| cards.has(card)).collect();
        match here.as_slice() {
            [(name, None, _)] => (*name).to_owned(),
            [(name, Some(seat), _)] => format!("{name} {seat}"),
            _ => panic!("a card is in one place: {here:?}"),
        }
    }

    /// What a finger is on, and how: `ryb alone`, `ryb firm`, `ryb contest` or nothing.
    pub(crate) fn finger(&self, seat: u8) -> String {
        let state = self.state();
        let finger = state.table().place(Seat(seat - 1)).finger;
        finger.map_or(String::new(), |Finger { card, grip }| {
            let grip = match grip {
                Grip::Alone { .. } => "alone",
                Grip::Firm => "firm",
                Grip::Contest { .. } => "contest",
            };
            format!("{} {grip}", state.face(card))
        })
    }

    /// Point cards won or given back in a round, from 0 on.
    pub(crate) fn gained(&self, round: usize, seat: u8) -> i8 {
        self.state().table().results()[round][usize::from(seat - 1)].gained
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    /// Ranks and scores, in the order of the seats.
    pub(crate) fn standings(&self) -> Vec<(u8, i32)> {
        self.outcome().unwrap().seats.iter().map(|standing| (standing.rank, standing.score)).collect()
    }

    /// The sand of this round runs out, and no player chooses: the next round's sand has just begun to run.
    pub(crate) fn next_round(&mut self) -> &mut Table {
        let round = self.round();
        while self.round() == round || !self.sand() {
            let due = self.state().next_deadline().unwrap().0;
            self.at(due);
        }
        self.pass_time()
    }

    /// The sand of the last round runs out.
    pub(crate) fn finish(&mut self) -> &mut Table {
        while let Some(due) = self.state().next_deadline() {
            self.at(due.0);
        }
        self.pass_time()
    }
}

/// Cards by name, as they lie, in order.
pub(crate) fn names(state: &Konfetti, cards: Cards) -> Vec<String> {
    let mut faces: Vec<Face> = cards.iter().map(|card| state.face(card)).collect();
    faces.sort_unstable();
    faces.iter().map(Face::to_string).collect()
}

/// Names, in order, of cards written in any order.
pub(crate) fn sorted(cards: &str) -> Vec<String> {
    let mut faces = faces(cards);
    faces.sort_unstable();
    faces.iter().map(Face::to_string).collect()
}

/// All places where cards can be, with the cards there.
fn piles(state: &Konfetti) -> Vec<(&'static str, Option<Seat>, Cards)> {
    let table = state.table();
    let mut piles =
        vec![("deck", None, state.deck()), ("middle", None, table.middle()), ("blocked", None, table.blocked())];
    for seat in Seat::all(table.seats()) {
        let place = table.place(seat);
        let own = [("hold", place.held), ("edge", place.edge), ("points", place.points)];
        piles.extend(own.map(|(name, cards)| (name, Some(seat), cards)));
    }
    piles
}

/// Cards that are not where they were.
pub(crate) fn moved(before: &Konfetti, after: &Konfetti) -> Cards {
    let gone = piles(before).into_iter().zip(piles(after)).map(|((.., before), (.., after))| before.minus(after));
    gone.fold(Cards::NONE, Cards::and)
}

/// Every card is in exactly one place, no player holds too many, no card is under more than two fingers, and fingers are
/// where they may be.
pub(crate) fn whole(state: &Konfetti) {
    let (table, edition) = (state.table(), state.edition());
    let piles: Vec<Cards> = piles(state).into_iter().map(|(.., cards)| cards).collect();
    assert_eq!(piles.iter().map(|pile| pile.len()).sum::<usize>(), edition.count());
    assert_eq!(piles.into_iter().fold(Cards::NONE, Cards::and), edition.all());
    for seat in Seat::all(table.seats()) {
        let held = table.place(seat).held.len();
        assert!(held <= usize::from(table.rules(edition).hold), "{seat} holds {held}");
    }
    let fingers: Vec<(Seat, Finger)> =
        Seat::all(table.seats()).filter_map(|seat| table.place(seat).finger.map(|finger| (seat, finger))).collect();
    for (seat, finger) in &fingers {
        let card = finger.card;
        let others = fingers.iter().filter(|(other, there)| other != seat && there.card == card).count();
        assert_eq!(others, usize::from(matches!(finger.grip, Grip::Contest { .. })), "{fingers:?}");
        let on_edge = Seat::all(table.seats()).any(|seat| table.place(seat).edge.has(card));
        assert!(table.middle().has(card) || on_edge || table.place(*seat).held.has(card), "{fingers:?}");
        assert!(matches!(table.phase(), Phase::Sand { .. }), "nothing is touched but while the sand runs");
    }
}

/// A game in which fingers are busy and get in each other's way, to its end. Shows every state to `look`.
pub(crate) fn wild(mut table: Table, mut look: impl FnMut(&Table, &mut Chance)) -> Table {
    let mut chance = table.game.seed().chance(77);
    look(&table, &mut chance);
    while table.game.state().outcome().is_none() {
        step(&mut table, &mut chance);
        look(&table, &mut chance);
    }
    table
}

/// A player acts, or time passes.
pub(crate) fn step(table: &mut Table, chance: &mut Chance) {
    let state = table.game.state().clone();
    let more = if chance.below(3) == 0 { chance.below(350) } else { chance.below(60) };
    table.wait(u64::from(more));
    if table.game.pass_time(Millis(table.now)) {
        return;
    }
    let acting: Vec<Seat> = state.to_act().iter().collect();
    if acting.is_empty() {
        let due = state.next_deadline().unwrap().0;
        table.at(table.now.max(due)).pass_time();
        return;
    }
    let seat = acting[chance.below(acting.len() as u32) as usize];
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    // At the card of another, now and then; and who has pulled does not let go so often, nor who is in a contest.
    let wanted = |action: &Action| match action {
        Action::Touch(face) => {
            let card = state.card(*face).unwrap();
            let under = |seat: Seat| state.table().place(seat).finger.is_some_and(|finger| finger.card == card);
            Seat::all(state.seats()).any(|seat| under(seat) || state.table().place(seat).edge.has(card))
        }
        Action::Drop(_) | Action::Done => true,
        _ => false,
    };
    let some: Vec<Action> = actions.iter().filter(|action| wanted(action)).cloned().collect();
    let lone = actions == [Action::LetGo];
    if lone && chance.below(8) > 0 {
        return;
    }
    let among = if some.is_empty() || chance.below(4) == 0 { &actions } else { &some };
    let mut action = &among[chance.below(among.len() as u32) as usize];
    // In the first round all players look for sets, so that there are point cards to lose later.
    let sets = |action: &Action| match action {
        Action::Touch(face) | Action::Take(face) => {
            let held = state.table().place(seat).held.with(state.card(*face).unwrap());
            state.table().tally(state.edition(), held).points
        }
        _ => i8::MIN,
    };
    if state.table().round() == 0 && state.table().place(seat).finger.is_none() && chance.below(4) > 0 {
        action = actions.iter().max_by_key(|action| sets(action)).unwrap();
    }
    table.game.play(seat, action, Millis(table.now)).unwrap();
}
