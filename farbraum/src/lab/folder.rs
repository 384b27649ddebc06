//! A study's folder: its plan, and every completed block of games.
//!
//! ```text
//! study/manifest.json            the plan
//! study/edition.toml             the edition, if it is not the one that comes with the game
//! study/blocks/000017.jsonl      the rows of a block; it exists once the block is complete
//! study/blocks/000017.events     its actions
//! study/games.csv, .parquet      a row per game, made from the blocks
//! study/events.csv, .parquet     a row per action
//! ```

use crate::problem::Problem;
use ::lab::{Block, EDITION_FILE, Event, Plan, Row};
use anyhow::Context;
use contract::Message;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The folder of a study.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    pub(crate) plan: Plan,
}

impl Folder {
    /// Opens the folder of an existing study.
    pub(crate) fn open(path: &Path) -> anyhow::Result<Folder> {
        let manifest = path.join("manifest.json");
        let text = fs::read_to_string(&manifest).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => {
                Problem(Message::new("lab-no-study").with("folder", path.display().to_string())).into()
            }
            _ => anyhow::Error::new(error).context(manifest.display().to_string()),
        })?;
        let unreadable = |error: serde_json::Error| {
            Problem(Message::new("lab-manifest").with("details", contract::unreadable_json(&error)))
        };
        let plan: Plan =
            serde_json::from_str(&text).map_err(unreadable).with_context(|| manifest.display().to_string())?;
        if plan.format != ::lab::FORMAT {
            let why = Message::new("lab-format").with("is", plan.format).with("ours", ::lab::FORMAT);
            return Err(Problem(why)).with_context(|| manifest.display().to_string());
        }
        Ok(Folder { path: path.to_owned(), plan })
    }

    /// Creates the folder of a new study, or opens the one in which it was started.
    pub(crate) fn create(path: &Path, plan: &Plan, edition: Option<&str>) -> anyhow::Result<Folder> {
        let folder = Folder { path: path.to_owned(), plan: plan.clone() };
        if path.join("manifest.json").exists() {
            let begun = Folder::open(path)?;
            begun.plan.must_be(plan).map_err(Problem).with_context(|| path.display().to_string())?;
            return Ok(folder);
        }
        let blocks = path.join("blocks");
        fs::create_dir_all(&blocks).with_context(|| blocks.display().to_string())?;
        if let Some(text) = edition {
            folder.write(EDITION_FILE, text.as_bytes())?;
        }
        folder.write("manifest.json", (serde_json::to_string_pretty(plan)? + "\n").as_bytes())?;
        Ok(folder)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes a file atomically.
    pub(crate) fn write(&self, name: &str, bytes: &[u8]) -> anyhow::Result<()> {
        let path = self.path.join(name);
        let unfinished = self.path.join(format!("{name}.unfinished"));
        let write = || {
            let mut file = fs::File::create(&unfinished)?;
            file.write_all(bytes)?;
            file.sync_all()?;
            fs::rename(&unfinished, &path)
        };
        write().with_context(|| path.display().to_string())
    }

    /// Returns the edition's text, or `None` if it is the one that comes with the game.
    pub(crate) fn edition(&self) -> Option<String> {
        fs::read_to_string(self.path.join(EDITION_FILE)).ok()
    }

    fn rows_name(block: u64) -> String {
        format!("blocks/{block:06}.jsonl")
    }

    fn events_name(block: u64) -> String {
        format!("blocks/{block:06}.events")
    }

    /// Stores a block. The rows are written last: if they exist, the block is complete.
    pub(crate) fn keep(&self, block: u64, played: &Block) -> anyhow::Result<()> {
        self.keep_texts(block, &played.rows_text(), &played.events_text())
    }

    pub(crate) fn keep_texts(&self, block: u64, rows: &str, events: &str) -> anyhow::Result<()> {
        if self.plan.events {
            self.write(&Self::events_name(block), events.as_bytes())?;
        }
        self.write(&Self::rows_name(block), rows.as_bytes())
    }

    /// Whether a block is complete and undamaged.
    pub(crate) fn has(&self, block: u64) -> bool {
        self.path.join(Self::rows_name(block)).exists() && self.rows(block).is_ok()
    }

    pub(crate) fn rows_text(&self, block: u64) -> anyhow::Result<String> {
        let path = self.path.join(Self::rows_name(block));
        fs::read_to_string(&path).with_context(|| path.display().to_string())
    }

    pub(crate) fn events_text(&self, block: u64) -> anyhow::Result<String> {
        if !self.plan.events {
            return Ok(String::new());
        }
        let path = self.path.join(Self::events_name(block));
        fs::read_to_string(&path).with_context(|| path.display().to_string())
    }

    pub(crate) fn rows(&self, block: u64) -> anyhow::Result<Vec<Row>> {
        Ok(::lab::read_rows(&self.plan, block, &self.rows_text(block)?).map_err(Problem)?)
    }

    pub(crate) fn events(&self, block: u64) -> anyhow::Result<Vec<Event>> {
        Ok(::lab::read_events(&self.plan, block, &self.events_text(block)?).map_err(Problem)?)
    }

    /// Returns the numbers of the stored blocks.
    pub(crate) fn blocks(&self) -> Vec<u64> {
        (0..self.plan.blocks()).filter(|&block| self.path.join(Self::rows_name(block)).exists()).collect()
    }
}
