//! `farbraum lab report STUDY`: the page with the results of a study, or with the differences between two.

use super::folder::Folder;
use crate::output;
use crate::problem::Problem;
use ::lab::{FinishedStudy, Plan, Summary};
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
        let study = Study::open(&self.study)?;
        let (page, name) = match &self.against {
            None => (::lab::report(study.studied(), language), "report.html"),
            Some(other) => {
                let other = Study::open(other)?;
                let page = ::lab::comparison(study.studied(), other.studied(), language).map_err(Problem)?;
                (page, "comparison.html")
            }
        };
        let out = self.out.clone().unwrap_or_else(|| self.study.join(name));
        std::fs::write(&out, page).with_context(|| out.display().to_string())?;
        output::tell(Problem(Message::new("lab-report-written").with("file", out.display().to_string())));
        if self.json { output::print(serde_json::to_string_pretty(&study.summary)?) } else { Ok(()) }
    }
}

/// A study and the summary of the rows that it has so far.
struct Study {
    plan: Plan,
    summary: Summary,
    own_edition: bool,
}

impl Study {
    fn open(path: &Path) -> anyhow::Result<Study> {
        let folder = Folder::open(path)?;
        let mut rows = Vec::new();
        for block in folder.blocks() {
            rows.extend(folder.rows(block)?);
        }
        if rows.is_empty() {
            return Err(Problem(Message::new("lab-empty"))).with_context(|| path.display().to_string());
        }
        let (summary, own_edition) = (Summary::of(&folder.plan, &rows), folder.edition().is_some());
        Ok(Study { plan: folder.plan, summary, own_edition })
    }

    fn studied(&self) -> FinishedStudy<'_> {
        FinishedStudy { plan: &self.plan, summary: &self.summary, own_edition: self.own_edition }
    }
}
