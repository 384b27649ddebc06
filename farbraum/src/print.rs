//! `farbraum print GAME --out FOLDER`: the components of an edition on paper, as SVG pages and one PDF.

use crate::input;
use crate::output;
use crate::problem::{Problem, WrongCommandLine};
use anyhow::Context;
use clap::builder::TypedValueParser;
use contract::{Edition, EditionError, Game, Message};
use print::{Job, Page, Paper, Part};
use std::fs;
use std::path::{Path, PathBuf};
use texts::Language;

/// Print the components of a game to scale: SVG pages, and all of them in one PDF
#[derive(Debug, clap::Args)]
pub(crate) struct Print {
    /// The game
    #[arg(value_parser = input::games(), ignore_case = true)]
    game: String,
    /// A TOML file with your own edition; without it, the one that comes with the program
    #[arg(long)]
    edition: Option<PathBuf>,
    /// The paper
    #[arg(long, default_value = "a4", value_parser = papers(), ignore_case = true)]
    paper: Paper,
    /// Only some parts, separated by commas; not every game has all of them
    #[arg(long, value_delimiter = ',', value_parser = all_parts(), ignore_case = true)]
    what: Vec<Part>,
    /// The folder to write to; it is made if need be
    #[arg(long)]
    out: PathBuf,
}

fn papers() -> impl TypedValueParser<Value = Paper> {
    input::one_of(Paper::ALL.map(Paper::name)).try_map(|name| name.parse().map_err(|_| "no paper"))
}

fn all_parts() -> impl TypedValueParser<Value = Part> {
    input::one_of(Part::ALL.map(Part::name)).try_map(|name| name.parse().map_err(|_| "no part"))
}

impl Print {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let game = input::game(&self.game)?.id();
        let text = self.edition.as_deref().map(input::read).transpose()?;
        let known = parts(game);
        if let Some(part) = self.what.iter().find(|part| !known.contains(part)) {
            let known: Vec<&str> = known.iter().map(|part| part.name()).collect();
            let why = Message::new("print-unknown-part").with("part", part.name()).with("known", known.join(", "));
            return Err(WrongCommandLine(why).into());
        }
        let parts = if self.what.is_empty() { known.to_vec() } else { self.what };
        let job = Job { paper: self.paper, parts, language: Language::of_environment() };
        let file = self.edition.as_deref().unwrap_or(Path::new(game));
        let pages = pages(game, text.as_deref(), &job).with_context(|| file.display().to_string())?;
        let file = write(&self.out, game, &pages)?;
        let told = Message::new("print-written").with("pages", pages.len() as i64);
        let told = told.with("folder", self.out.display().to_string()).with("file", file.display().to_string());
        output::tell(texts::say(job.language, &told));
        let names: Vec<String> = (1..=pages.len()).map(|number| page_name(game, number)).collect();
        output::print(serde_json::json!({ "pages": names, "pdf": format!("{game}.pdf") }))
    }
}

macro_rules! by_game {
    ($($folder:literal $krate:ident: $game:ident,)*) => {
        /// The parts that a game has.
        fn parts(game: &str) -> &'static [Part] {
            match game {
                $(<shelf::$krate::$game as Game>::ID => &print::$krate::PARTS,)*
                _ => &[],
            }
        }

        /// The pages of a game, with its own edition or another one.
        fn pages(game: &str, edition: Option<&str>, job: &Job) -> Result<Vec<Page>, Problem> {
            match game {
                $(<shelf::$krate::$game as Game>::ID => {
                    let read = |text| shelf::$krate::Edition::parse(text).map(std::sync::Arc::new);
                    let edition = edition.map_or_else(|| Ok(shelf::$krate::Edition::standard()), read);
                    Ok(print::$krate::pages(&*edition.map_err(|EditionError(why)| Problem(why))?, job))
                },)*
                _ => Err(input::unknown_game(game)),
            }
        }
    };
}
shelf::each_game!(by_game);

fn page_name(game: &str, number: usize) -> String {
    format!("{game}-{number:02}.svg")
}

/// Writes the pages and the PDF, which it names.
fn write(folder: &Path, game: &str, pages: &[Page]) -> anyhow::Result<PathBuf> {
    let save = |name: &str, bytes: &[u8]| -> anyhow::Result<PathBuf> {
        let path = folder.join(name);
        fs::write(&path, bytes).with_context(|| path.display().to_string())?;
        Ok(path)
    };
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    for (place, page) in pages.iter().enumerate() {
        save(&page_name(game, place + 1), page.svg().as_bytes())?;
    }
    let title = pages.first().map_or_else(String::new, |page| page.title.clone());
    save(&format!("{game}.pdf"), &print::pdf(pages, &title))
}
