//! Accessibility problems that axe-core finds in a page.

use std::fmt;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::json;

use crate::Session;

/// How long an audit of a page may take, on a busy machine.
const AUDIT_TIMEOUT: Duration = Duration::from_secs(60);

/// A problem.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Finding {
    /// The rule that is broken.
    pub rule: String,
    /// Its severity: minor, moderate, serious or critical.
    pub impact: String,
    /// The beginning of each element that breaks the rule, and how.
    pub places: Vec<String>,
}

impl Finding {
    /// Returns whether the problem may exclude users.
    pub fn is_serious(&self) -> bool {
        ["serious", "critical"].contains(&self.impact.as_str())
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}): {}", self.rule, self.impact, self.places.join("; "))
    }
}

impl Session {
    /// Audits the page as it is now.
    ///
    /// # Errors
    /// The script is missing, which `cargo xtask setup` fetches, or does not run.
    pub async fn audit(&self) -> Result<Vec<Finding>> {
        let there = self.web().execute("return 'axe' in window", Vec::new()).await?;
        if there.json() != &json!(true) {
            let script = fs::read_to_string(script()?).context("axe-core is needed: `cargo xtask setup` fetches it")?;
            self.web().execute(script, Vec::new()).await.context("axe-core cannot be put into the page")?;
            self.web().set_script_timeout(AUDIT_TIMEOUT).await?;
        }
        let look = "const done = arguments[0];
            const how = node => [...node.any, ...node.all, ...node.none].map(check => check.message).join(', ');
            axe.run(document, { resultTypes: ['violations'], preload: false }).then(found => done(found.violations.map(broken => ({
                rule: broken.id,
                impact: broken.impact,
                places: broken.nodes.map(node => `${node.html.slice(0, 160)} ${how(node)}`),
            }))), error => done(String(error)))";
        let found = self.web().execute_async(look, Vec::new()).await?;
        found.convert().with_context(|| format!("axe-core failed: {}", found.json()))
    }
}

/// Returns where `cargo xtask setup` puts the script: beside the folder of the profile, whose programs run the tests.
fn script() -> Result<PathBuf> {
    let program = std::env::current_exe()?;
    let target = program.ancestors().nth(3).context("the test does not run from a target directory")?;
    Ok(target.join("tools").join("axe.min.js"))
}
