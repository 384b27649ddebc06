//! What stands for a player where there is no room for a name.

use contract::Seat;

/// The mark of a seat: its player's initial. Where two begin alike: the number in the name, as bots have one, or the seat's where
/// that would be another's mark.
pub fn mark(names: &[String], seat: Seat) -> String {
    let numbered: Vec<String> = (0..names.len()).map(|index| short(names, index, true)).collect();
    let distinct = numbered.iter().enumerate().all(|(index, mark)| !numbered[..index].contains(mark));
    short(names, seat.index(), distinct)
}

fn short(names: &[String], index: usize, numbered: bool) -> String {
    let initial = |name: &String| name.chars().next().map(|letter| letter.to_uppercase().to_string());
    let seat = || Seat(index as u8).to_string();
    let Some((name, own)) = names.get(index).and_then(|name| Some((name, initial(name)?))) else { return seat() };
    if names.iter().filter(|name| initial(name).as_ref() == Some(&own)).count() < 2 {
        return own;
    }
    let mut words = name.split(' ').filter(|_| numbered);
    words.find(|word| word.parse::<u8>().is_ok_and(|number| number < 10)).map_or_else(seat, str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks<const N: usize>(names: [&str; N]) -> Vec<String> {
        let names = names.map(str::to_owned);
        Seat::all(N as u8).map(|seat| mark(&names, seat)).collect()
    }

    #[test]
    fn marks_are_different() {
        assert_eq!(marks(["Anna", "Ben", "anton"]), ["1", "B", "3"]);
        assert_eq!(marks(["Bot 1 easy", "Bot 2 easy", "Bot 1 hard", "Bot 2 hard"]), ["1", "2", "3", "4"]);
    }

    #[test]
    fn numbered_bots_have_their_numbers() {
        assert_eq!(marks(["Guest", "Bot 1 easy", "Bot 2 easy"]), ["G", "1", "2"]);
        assert_eq!(marks(["Anna", "Bot 1 easy", "Bot 2 easy", "Anton"]), ["1", "2", "3", "4"]);
    }
}
