//! What must hold after every action of any game.

use contract::conformance::{Table, random_game};
use contract::{Chance, Edition as _, Match, Millis, Mind, Rules, Seed};
use kaleidoskop::{
    Action, CRYSTALS_OF_A_COLOUR, CardId, CardSet, Colour, Edition, Kaleidoskop, Length, Options, Stack, Tool,
};
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
    for stack in Stack::ALL {
        let of_stack = |card: &CardId| game.edition().card(*card).is_some_and(|card| card.stack == stack);
        let laid_off = table.players.iter().flat_map(|(_, player)| player.laid_off).flat_map(CardSet::iter);
        let laid_off = laid_off.filter(of_stack).count();
        assert!(table.stacks[stack.index()] > 0 || laid_off == 0, "K7.4: an empty stack is made anew at once");
        let fulfilled: usize =
            table.players.iter().map(|(_, player)| usize::from(player.fulfilled[stack.index()])).sum();
        assert!(fulfilled >= laid_off, "K7.4: fulfilled orders stay counted");
    }

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

/// Six players who think get through the stacks.
#[test]
fn cards_are_conserved_when_stacks_are_made_anew() {
    let options = Options { length: Length::Long, rounds: Some(20), ..Options::default() };
    let mut anew = [0; 2];
    for seed in 0..12 {
        let seed = Seed::from_number(seed);
        let mut game = Match::<Kaleidoskop>::start(Edition::standard(), options, 6, seed).unwrap();
        let mut chance = seed.chance(u64::MAX);
        while game.state().outcome().is_none() {
            let before = game.state().table().stacks;
            busy_action(&mut game, &mut chance);
            for (stack, before) in before.into_iter().enumerate() {
                anew[stack] += u32::from(game.state().table().stacks[stack] > before);
            }
            holds(&game);
        }
        let record = game.record(vec![String::new(); 6]);
        let replayed = Match::<Kaleidoskop>::replay(&record, Edition::standard()).unwrap();
        assert_eq!(replayed.state(), game.state(), "every shuffle follows from the seed");
    }
    assert!(anew.iter().all(|&times| times > 3), "both stacks were made anew: {anew:?}");
}

/// Plays an order if one is met, else what the game's own judgement likes best among a few actions; draws at random.
fn busy_action(game: &mut Match<Kaleidoskop>, chance: &mut Chance) {
    let state = game.state();
    let seat = state.table().turn.seat;
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    let wanted = match chance.below(20) {
        0 => None,
        number => Some(Stack::ALL[number as usize % 2]),
    };
    let certain = |action: &&Action| matches!(action, Action::Fulfil(..)) || **action == Action::Draw(wanted);
    let worth = |action: &Action| {
        let mut after = state.clone();
        after.play(seat, action, Millis(0)).unwrap();
        (after.worth(seat) * 1024.0) as i64
    };
    let action = match actions.iter().find(certain) {
        Some(action) => *action,
        None => *actions.iter().max_by_key(|action| worth(action)).unwrap(),
    };
    game.play(seat, &action, Millis(0)).unwrap();
}
