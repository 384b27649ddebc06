//! The tests that every game inherits from the contract.

use contract::conformance::Table;
use kaleidoskop::{Ending, Kaleidoskop, Length, Options};

fn tables() -> Vec<Table<Kaleidoskop>> {
    let table = |seats, length, ending| Table { options: Options { length, ending, rounds: Some(25) }, seats };
    vec![
        table(3, Length::Short, Ending::ShortEnd),
        table(4, Length::Normal, Ending::LastRound),
        table(5, Length::Long, Ending::LastRound),
        table(6, Length::Short, Ending::LastRound),
    ]
}

contract::conformance_tests!(Kaleidoskop, tables(), 2);
