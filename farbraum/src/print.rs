//! `farbraum print GAME --out FOLDER` writes the components of an edition as SVG pages and one PDF.

use crate::input;
use crate::output;
use crate::problem::WrongCommandLine;
use anyhow::Context;
use clap::builder::TypedValueParser;
use contract::Message;
use print::{AnyPrintable, Job, Page, Paper};
use std::any::Any;
use std::collections::BTreeSet;
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
    what: Vec<String>,
    /// The folder to write to; it is made if need be
    #[arg(long)]
    out: PathBuf,
}

fn papers() -> impl TypedValueParser<Value = Paper> {
    input::one_of(Paper::ALL.map(Paper::name)).try_map(|name| name.parse().map_err(|_| "no paper"))
}

/// Parses the name of a part of any game.
fn all_parts() -> impl TypedValueParser<Value = String> {
    let parts = shelf::spines().iter().filter_map(|spine| press::components(spine.id())).flat_map(AnyPrintable::parts);
    let names: BTreeSet<&str> = parts.map(|part| part.name).collect();
    input::one_of(names)
}

impl Print {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let game = input::game(&self.game)?.id();
        let components = press::components(game).ok_or_else(|| input::unknown_game(game))?;
        let mut parts = components.parts();
        if let Some(part) = self.what.iter().find(|&name| parts.iter().all(|part| part.name != name)) {
            let known: Vec<&str> = parts.iter().map(|part| part.name).collect();
            let why = Message::new("print-unknown-part").with("part", part.as_str()).with("known", known.join(", "));
            return Err(WrongCommandLine(why).into());
        }
        parts.retain(|part| self.what.is_empty() || self.what.iter().any(|name| name == part.name));
        let job = Job { paper: self.paper, parts, language: Language::of_environment() };
        let edition = self.edition.as_deref().map(|file| edition(game, file)).transpose()?;
        let pages = components.pages(edition.as_deref(), &job);
        let file = write(&self.out, game, &pages)?;
        let told = Message::new("print-written").with("pages", pages.len() as i64);
        let told = told.with("folder", self.out.display().to_string()).with("file", file.display().to_string());
        output::tell(texts::say(job.language, &told));
        let names: Vec<String> = (1..=pages.len()).map(|number| page_name(game, number)).collect();
        output::print(serde_json::json!({ "pages": names, "pdf": format!("{game}.pdf") }))
    }
}

/// Reads an edition of a game.
fn edition(game: &str, file: &Path) -> anyhow::Result<Box<dyn Any>> {
    let read = press::edition(game, &input::read(file)?).ok_or_else(|| input::unknown_game(game))?;
    input::of_file(file, read)
}

fn page_name(game: &str, number: usize) -> String {
    format!("{game}-{number:02}.svg")
}

/// Writes the pages and the PDF; returns the path of the PDF.
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
