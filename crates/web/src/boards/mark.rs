//! What stands for a player where there is no room for a name.

use contract::Seat;

/// The mark of a seat: its player's initial, or the seat's number where two begin alike.
pub fn mark(names: &[String], seat: Seat) -> String {
    let initial = |name: &String| name.chars().next().map(|letter| letter.to_uppercase().to_string());
    let Some(own) = names.get(seat.index()).and_then(initial) else { return seat.to_string() };
    let alike = names.iter().filter(|name| initial(name).as_ref() == Some(&own)).count();
    if alike > 1 { seat.to_string() } else { own }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_different() {
        let names = ["Anna", "Ben", "anton"].map(str::to_owned);
        assert_eq!(Seat::all(3).map(|seat| mark(&names, seat)).collect::<Vec<_>>(), ["1", "B", "3"]);
    }
}
