//! Prepared positions for the tests by rule number.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]
#![allow(dead_code)] // Each test file uses its own part of this.

use contract::{Edition as _, Match, Millis, Rules, RulesVersion, Seat, Seed, Viewer};
use kaleidoskop::{
    Action, Board, CardId, Colour, Edition, Hex, Illegal, Kaleidoskop, Options, Own, Pattern, Stack, Tabletop, Tool,
    View, Which,
};

/// The seat whose turn it is in every prepared position.
pub(crate) const ME: Seat = Seat(0);

/// A game of `players` that has just begun, seat 1 to act, with these cards in hand, then changed by `change`.
pub(crate) fn position(players: u8, hand: &[u8], change: impl FnOnce(&mut Tabletop)) -> Kaleidoskop {
    with_options(players, Options::default(), hand, change)
}

pub(crate) fn with_options(
    players: u8,
    options: Options,
    hand: &[u8],
    change: impl FnOnce(&mut Tabletop),
) -> Kaleidoskop {
    let edition = Edition::standard();
    let game = Kaleidoskop::start(edition.clone(), &options, players, &Seed::from_number(9)).unwrap();
    let View { mut table, .. } = game.view(Viewer::Seat(ME));
    let hand: Vec<CardId> = hand.iter().map(|&card| card.try_into().unwrap()).collect();
    table.start = ME;
    table.turn.seat = ME;
    for stack in Stack::ALL {
        let of_stack = |&&card: &&CardId| edition.card(card).unwrap().stack == stack;
        let held = hand.iter().filter(of_stack).count() as u8;
        let before = table.players[ME].hand[stack.index()];
        table.stacks[stack.index()] = table.stacks[stack.index()] + before - held;
        table.players[ME].hand[stack.index()] = held;
    }
    change(&mut table);
    Kaleidoskop::imagine(&edition, &View { table, own: Some(Own { seat: ME, hand }) }, &mut chance()).unwrap()
}

fn chance() -> contract::Chance {
    Seed::from_number(10).chance(0)
}

/// The same position under another version of the rules.
pub(crate) fn under(rules: u32, game: &Kaleidoskop) -> Kaleidoskop {
    let edition = Edition::standard();
    let mut view = game.view(Viewer::Seat(ME));
    view.table.rules = RulesVersion(rules);
    Kaleidoskop::imagine(&edition, &view, &mut chance()).unwrap()
}

/// An empty board for this number of players.
pub(crate) fn empty(players: u8) -> Board {
    Board::new(Edition::standard().covered(players))
}

/// A board with these crystals: `("0,0,n", Red)`.
pub(crate) fn board(players: u8, crystals: &[(&str, Colour)]) -> Board {
    let mut board = empty(players);
    for &(pit, colour) in crystals {
        board.put(pit.parse().unwrap(), colour);
    }
    board
}

/// Gives a hex a colour without touching its neighbours: crystals at free corners, frosted toward the others.
pub(crate) fn paint(board: &mut Board, hex: Hex, colour: Colour) {
    while board.colour(hex) != Some(colour) {
        let free = |pit: &kaleidoskop::Pit| board.empty().has(*pit);
        let pit = hex.corners().into_iter().find(free).expect("a free corner");
        board.put(pit, colour);
        for other in pit.hexes() {
            if other != hex && other.on_board() && board.open_hexes().has(other) {
                board.set_frosted(pit, other, true);
            }
        }
    }
}

/// Lays a pattern on a board, its anchor at `at`.
pub(crate) fn lay(board: &mut Board, pattern: &Pattern, at: Hex) {
    for &(pit, colour) in &pattern.crystals {
        board.put(kaleidoskop::Pit { q: pit.q + at.q, r: pit.r + at.r, ..pit }, colour);
    }
    for &(hex, colour) in &pattern.hexes {
        paint(board, Hex { q: hex.q + at.q, r: hex.r + at.r }, colour);
    }
}

/// The pattern of an order of the standard edition.
pub(crate) fn pattern(card: u8, which: Which) -> Pattern {
    let edition = Edition::standard();
    edition.card(card.try_into().unwrap()).unwrap().orders[which as usize].pattern().clone()
}

/// Plays actions of seat 1 in notation, all of which must be legal.
pub(crate) fn play(game: &mut Kaleidoskop, actions: &[&str]) {
    for action in actions {
        let seat = game.table().turn.seat;
        let result = game.play(seat, &action.parse().unwrap(), Millis(0));
        assert!(result.is_ok(), "{action}: {result:?}");
    }
}

/// Whether seat 1 may do `action`.
pub(crate) fn check(game: &Kaleidoskop, action: &str) -> Result<(), Illegal> {
    game.check(game.table().turn.seat, &action.parse::<Action>().unwrap())
}

/// Gives seat 1 all three tools.
pub(crate) fn all_tools(table: &mut Tabletop) {
    table.players[ME].holder = Tool::Ready;
    table.players[ME].mirror = Tool::Ready;
    table.players[ME].frosted = Tool::Ready;
}

/// Lets a player meet the goal.
pub(crate) fn meet_goal(table: &mut Tabletop, seat: Seat, crystals: u16) {
    let player = &mut table.players[seat];
    player.holder = Tool::Ready;
    player.mirror = Tool::Ready;
    player.frosted = Tool::Ready;
    player.fulfilled[Stack::Orange.index()] = 1;
    player.crystals = crystals;
}

/// A match that begins at the usual start.
pub(crate) fn fresh_match(players: u8) -> Match<Kaleidoskop> {
    Match::start(Edition::standard(), Options::default(), players, Seed::from_number(9)).unwrap()
}
