//! What is heard of an action: the game, its first word in the game's notation, the sound.

use crate::sound::Sound;

const SOUNDS: &[(&str, &str, Sound)] = &[
    ("kaleidoskop", "put", Sound::Glass),
    ("kaleidoskop", "swap", Sound::Glass),
    ("kaleidoskop", "hold", Sound::Glass),
    ("kaleidoskop", "mirror", Sound::Glass),
    ("kaleidoskop", "frost", Sound::Glass),
    ("kaleidoskop", "fulfil", Sound::Chime),
    ("kaleidoskop", "draw", Sound::Paper),
    ("kaleidoskop", "buy", Sound::Coin),
    ("colour-lines", "colours", Sound::Paper),
    ("colour-lines", "cross", Sound::Paper),
    ("colour-lines", "place", Sound::Wood),
    ("colour-lines", "pair", Sound::Wood),
    ("colour-lines", "free", Sound::Wood),
    ("colour-lines", "draw", Sound::Paper),
    ("colour-lines", "joker", Sound::Coin),
    ("colour-lines", "more", Sound::Paper),
    ("harmonia", "show", Sound::Paper),
    ("harmonia", "lay", Sound::Wood),
    ("harmonia", "propose", Sound::Coin),
    ("harmonia", "refuse", Sound::No),
    ("konfetti", "touch", Sound::Paper),
    ("konfetti", "drop", Sound::Wood),
    ("konfetti", "keep", Sound::Chime),
    ("konfetti", "take", Sound::Paper),
    ("konfetti", "give", Sound::Paper),
];

/// What is heard when somebody does what begins with this word.
pub(crate) fn sound(game: &str, word: &str) -> Option<Sound> {
    SOUNDS.iter().find(|(of, begins, _)| *of == game && *begins == word).map(|(.., sound)| *sound)
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::{Millis, Seed};
    use std::collections::BTreeSet;

    /// What people do most is heard in every game: nobody has misspelt it.
    #[test]
    fn what_happens_in_a_game_is_heard() {
        for game in shelf::games() {
            let seats = (*game.seats().start()).max(2);
            let mut playing = game.start(&game.usual_options(), seats, Seed::from_number(1)).expect("a game");
            let (mut words, mut now) = (BTreeSet::new(), Millis(0));
            for number in 0..200 {
                let Some(seat) = playing.to_act().iter().next() else {
                    // Nobody can do anything until time has passed.
                    let Some(due) = playing.next_deadline() else { break };
                    now = due;
                    playing.pass_time(now);
                    continue;
                };
                let legal = playing.legal(seat);
                let Some(action) = legal.get(number * 7 % legal.len().max(1)).cloned() else { break };
                words.extend(action.split(' ').next().map(str::to_owned));
                playing.play(seat, &action, now).expect("it is legal");
            }
            let heard = words.iter().filter(|word| sound(game.id(), word).is_some()).count();
            assert!(heard > 0 && heard + 2 >= words.len(), "{}: {words:?}", game.id());
        }
    }
}
