//! What must hold after every action of any game.

use contract::conformance::{Table, random_game};
use contract::{Match, Seed};
use kaleidoskop::{CRYSTALS_OF_A_COLOUR, CardId, Colour, Kaleidoskop, Options, Stack, Tool};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn holds(game: &Match<Kaleidoskop>) {
    let table = game.state().table();
    let board = &table.board;
    for colour in Colour::ALL {
        assert_eq!(board.crystals(colour).len() + board.supply(colour), CRYSTALS_OF_A_COLOUR, "K1.2");
    }
    let on_board: usize = Colour::ALL.iter().map(|&colour| board.crystals(colour).len()).sum();
    assert_eq!(on_board, board.filled().len(), "a pit holds one crystal");
    assert!(board.filled().minus(board.open_pits()).is_empty(), "crystals lie in open pits only");

    let mut cards: BTreeSet<CardId> = BTreeSet::new();
    let mut seen = 0;
    for (seat, player) in table.players.iter() {
        assert_eq!(player.ledger.balance(), i32::from(player.crystals), "every scoring crystal is accounted for");
        let hand = game.state().hand(seat);
        assert_eq!(hand.len(), usize::from(player.hand[0] + player.hand[1]));
        assert!(hand.len() <= 3 + usize::from(player.wide_hand), "K7.6");
        let laid_off = player.laid_off[0].iter().chain(player.laid_off[1].iter());
        for card in hand.iter().copied().chain(laid_off) {
            cards.insert(card);
            seen += 1;
        }
    }
    assert_eq!(cards.len(), seen, "a card is in one place");
    let left: u8 = Stack::ALL.iter().map(|stack| table.stacks[stack.index()]).sum();
    assert_eq!(seen + usize::from(left), 60, "no card is lost");

    let tools = |on: fn(&kaleidoskop::Player) -> bool| table.players.iter().filter(|(_, player)| on(player)).count();
    let count = |sets: [kaleidoskop::PitSet; 3]| sets.iter().map(|set| set.len()).sum::<usize>();
    assert_eq!(board.holders().len(), tools(|player| matches!(player.holder, Tool::On(_))));
    assert_eq!(count(board.mirrors()), tools(|player| matches!(player.mirror, Tool::On(_))));
    assert_eq!(count(board.frosted()), tools(|player| matches!(player.frosted, Tool::On(_))));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn crystals_cards_and_tools_are_conserved(seats in 3u8..=6, seed: u64) {
        let table = Table { options: Options { rounds: Some(25), ..Options::default() }, seats };
        random_game::<Kaleidoskop>(&table, Seed::from_number(seed), |game, _| holds(game));
    }
}
