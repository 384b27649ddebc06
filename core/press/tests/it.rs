//! The pages of every game: only the chosen parts, on the paper and within its margins, the same every time.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use print::{AnyPrintable, Job, Page, Paper};
use texts::Language;

/// All games with their ids.
fn games() -> impl Iterator<Item = (&'static str, &'static dyn AnyPrintable)> {
    shelf::spines().iter().map(|spine| (spine.id(), press::components(spine.id()).unwrap()))
}

fn pages(game: &dyn AnyPrintable, paper: Paper) -> Vec<Page> {
    game.pages(None, &Job::new(paper, game.parts()))
}

#[test]
fn only_the_parts_that_are_wanted_are_printed() {
    for (id, game) in games() {
        for part in game.parts() {
            let pages = game.pages(None, &Job::new(Paper::Letter, vec![part]));
            assert!(!pages.is_empty() && pages.iter().all(|page| page.part == part), "{id} {part}");
        }
        assert!(game.pages(None, &Job::new(Paper::Letter, Vec::new())).is_empty(), "{id}");
        assert!(game.pages(Some(&"no edition"), &Job::new(Paper::Letter, game.parts())).is_empty(), "{id}");
    }
}

#[test]
fn every_part_has_its_text() {
    for (id, game) in games() {
        for text in game.parts().iter().map(|part| format!("{id}-print-{part}")) {
            assert!(Language::ALL.into_iter().all(|language| texts::has(language, &text)), "{text}");
        }
    }
}

#[test]
fn a_part_has_backs_if_it_says_so() {
    for (id, game) in games() {
        for page in pages(game, Paper::A4) {
            let has_backs = page.components().any(|name| name.starts_with("back "));
            assert!(page.part.has_backs || !has_backs, "{id} {}", page.part);
        }
    }
}

#[test]
fn pages_have_the_size_of_the_paper_and_are_the_same_every_time() {
    for (id, game) in games() {
        let sizes = ["width=\"210mm\" height=\"297mm\"", "width=\"215.9mm\" height=\"279.4mm\""];
        for (paper, size) in Paper::ALL.into_iter().zip(sizes) {
            let pages = pages(game, paper);
            assert!(pages[0].svg().contains(size));
            let file = print::pdf(&pages, id);
            assert_eq!(file, print::pdf(&self::pages(game, paper), id));
            assert!(file.ends_with(b"%%EOF") || file.ends_with(b"%%EOF\n"));
        }
    }
}

#[test]
fn nothing_is_printed_where_a_printer_cannot() {
    for page in games().flat_map(|(_, game)| Paper::ALL.into_iter().flat_map(move |paper| pages(game, paper))) {
        let (width, height) = page.paper.size();
        for piece in page.pieces.iter().filter(|piece| !piece.name.is_empty()) {
            let Some((left, top, right, bottom)) = piece.bounds() else { continue };
            let fits = left >= 5.0 && top >= 5.0 && right <= width - 5.0 && bottom <= height - 5.0;
            assert!(fits, "{}: {} at {left:.1} {top:.1} {right:.1} {bottom:.1}", page.title, piece.name);
        }
    }
}
