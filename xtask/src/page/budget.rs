//! What a first visit may load. A visitor on a phone waits for every kilobyte.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, ensure};

use super::chunks::PICTURE;

/// The most bytes of compiled code, compressed, that may be loaded before a first page is complete: the home page
/// or a table before the game. It loads in reasonable time on a phone.
const MOST: usize = 450_000;
/// The same for a table during the game, with the board and the rules of that game. This shall never grow.
const MOST_IN_A_GAME: usize = 669_000;

/// What languages are cut off as. A visit loads one of them; it is reckoned with the first, which takes most words.
pub(super) const LANGUAGES: [&str; 2] = ["de", "en"];

/// The chunks that belong to something, by the name under which it is cut off.
pub(super) type Needs = BTreeMap<String, Vec<String>>;

/// Tells what first visits load: to the home page, to a table of each game before the game, and during it.
///
/// # Errors
/// One of them loads too much.
pub(super) fn check(main: &str, needs: &Needs, sizes: &BTreeMap<String, usize>) -> Result<()> {
    eprintln!(
        "    compiled code in a first visit, compressed (at most {} kB, in a game {} kB):",
        MOST / 1000,
        MOST_IN_A_GAME / 1000
    );
    let mut too_much = Vec::new();
    for Visit { name, most, wants } in visits(needs) {
        let wants = wants.iter().map(String::as_str).chain([LANGUAGES[0]]);
        let chunks: BTreeSet<&String> = wants.filter_map(|name| needs.get(name)).flatten().collect();
        let bytes: usize =
            chunks.iter().map(|chunk| chunk.as_str()).chain([main]).filter_map(|chunk| sizes.get(chunk)).sum();
        eprintln!("    {name:<36}{:>9.1} kB in {:>2} files", bytes as f64 / 1000.0, chunks.len() + 1);
        if bytes > most {
            too_much.push(name);
        }
    }
    ensure!(too_much.is_empty(), "a first visit loads too much compiled code: {}", too_much.join(", "));
    Ok(())
}

struct Visit {
    name: String,
    most: usize,
    /// What is cut off under these names.
    wants: Vec<String>,
}

fn visits(needs: &Needs) -> Vec<Visit> {
    let games: Vec<&str> = needs.keys().filter_map(|name| name.strip_suffix(PICTURE)).collect();
    let picture = |game: &&str| format!("{game}{PICTURE}");
    let wants = games.iter().map(picture).chain(["home".to_owned()]).collect();
    let mut visits = vec![Visit { name: "home".to_owned(), most: MOST, wants }];
    for game in &games {
        let wants = vec!["table".to_owned(), "gathering".to_owned(), picture(game)];
        visits.push(Visit { name: format!("table of {game}"), most: MOST, wants });
        let words = format!("{game}_{}", LANGUAGES[0]);
        let wants = vec!["table".to_owned(), "play".to_owned(), (*game).to_owned(), words];
        visits.push(Visit { name: format!("game of {game}"), most: MOST_IN_A_GAME, wants });
    }
    visits
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needs() -> Needs {
        let needs = [
            ("home", vec!["home.wasm"]),
            ("table", vec!["table.wasm"]),
            ("chess", vec!["chess.wasm", "shared.wasm"]),
            ("chess_picture", vec!["picture.wasm"]),
            ("chess_bots", vec!["bots.wasm", "shared.wasm"]),
        ];
        needs.map(|(name, chunks)| (name.to_owned(), chunks.into_iter().map(str::to_owned).collect())).into()
    }

    fn sizes(shared: usize) -> BTreeMap<String, usize> {
        let sizes = [
            ("main.wasm", 1),
            ("table.wasm", 2),
            ("chess.wasm", 4),
            ("bots.wasm", MOST_IN_A_GAME),
            ("shared.wasm", shared),
        ];
        sizes.map(|(name, size)| (name.to_owned(), size)).into()
    }

    #[test]
    fn a_visit_to_a_game_loads_its_board_and_not_its_bots() {
        assert!(check("main.wasm", &needs(), &sizes(MOST_IN_A_GAME - 7)).is_ok());
        let refused = check("main.wasm", &needs(), &sizes(MOST_IN_A_GAME - 6)).unwrap_err();
        assert!(refused.to_string().ends_with(": game of chess"), "{refused}");
    }
}
