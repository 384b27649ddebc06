//! `farbraum lab report STUDY`: the page that tells what a study says, or what differs between two.

use super::folder::Folder;
use crate::problem::Problem;
use ::lab::{Plan, Summary};
use anyhow::Context;
use contract::Message;
use std::path::{Path, PathBuf};
use texts::Language;

/// Write a page with plots that tells what a study says, or what differs between two
#[derive(Debug, clap::Args)]
pub(crate) struct Report {
    /// The folder of a study
    study: PathBuf,
    /// The folder of another study of the same game, played after something was changed
    #[arg(long)]
    against: Option<PathBuf>,
    /// `de` or `en`; the language of the terminal if not given
    #[arg(long, value_parser = language)]
    language: Option<Language>,
    /// The page; `report.html` in the folder of the study if not given
    #[arg(long)]
    out: Option<PathBuf>,
    /// Print the numbers as JSON too
    #[arg(long)]
    json: bool,
}

fn language(tag: &str) -> Result<Language, String> {
    Language::of_tag(tag).ok_or_else(|| Language::ALL.map(Language::code).join(", "))
}

impl Report {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let language = self.language.unwrap_or_else(Language::of_environment);
        let (plan, summary) = summary(&self.study)?;
        let (page, name) = match &self.against {
            None => (::lab::report(&plan, &summary, language), "report.html"),
            Some(other) => {
                let (after_plan, after) = self::summary(other)?;
                let page = ::lab::comparison((&plan, &summary), (&after_plan, &after), language).map_err(Problem)?;
                (page, "comparison.html")
            }
        };
        let out = self.out.clone().unwrap_or_else(|| self.study.join(name));
        std::fs::write(&out, page).with_context(|| out.display().to_string())?;
        eprintln!("{}", Problem(Message::new("lab-report-written").with("file", out.display().to_string())));
        if self.json {
            println!("{}", serde_json::to_string_pretty(&summary)?);
        }
        Ok(())
    }
}

/// What the rows of a study say that there are so far.
pub(crate) fn summary(path: &Path) -> anyhow::Result<(Plan, Summary)> {
    let folder = Folder::open(path)?;
    let mut rows = Vec::new();
    for block in folder.blocks() {
        rows.extend(folder.rows(block)?);
    }
    if rows.is_empty() {
        return Err(Problem(Message::new("lab-empty"))).with_context(|| path.display().to_string());
    }
    let summary = Summary::of(&folder.plan, &rows);
    Ok((folder.plan, summary))
}
