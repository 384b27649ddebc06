//! Which licences are allowed, for whom, and whether an expression can be met with them.

use anyhow::{Context, Result};
use serde::Deserialize;
use spdx::{Expression, Licensee, ParseMode};

/// The `[licenses]` table of `deny.toml`.
pub(super) struct Policy {
    allow: Vec<Licensee>,
    exceptions: Vec<(String, Vec<Licensee>)>,
}

impl Policy {
    /// Reads the text of `deny.toml`; tables other than `[licenses]` are not our business.
    pub(super) fn parse(text: &str) -> Result<Self> {
        let file: File = toml::from_str(text)?;
        let exceptions = file.licenses.exceptions.into_iter();
        Ok(Self {
            allow: licensees(&file.licenses.allow)?,
            exceptions: exceptions
                .map(|exception| Ok((exception.name, licensees(&exception.allow)?)))
                .collect::<Result<_>>()?,
        })
    }

    /// Checks the licence that a package declares, and says what is wrong with it.
    pub(super) fn check(&self, name: &str, licence: Option<&str>) -> Result<(), String> {
        let licence = licence.ok_or("declares no licence")?;
        // As lax as crates.io was: it took `MIT/Apache-2.0`.
        let expression = Expression::parse_mode(licence, ParseMode::LAX)
            .map_err(|error| format!("cannot read `{licence}`: {}", error.reason))?;
        let allowed = self.allowed(name);
        if expression.evaluate(|wanted| allowed.iter().any(|ours| ours.satisfies(wanted))) {
            Ok(())
        } else {
            Err(format!("`{licence}` is not allowed"))
        }
    }

    fn allowed(&self, name: &str) -> Vec<&Licensee> {
        let exceptions = self.exceptions.iter().filter(|(package, _)| package == name);
        self.allow.iter().chain(exceptions.flat_map(|(_, licences)| licences)).collect()
    }
}

#[derive(Deserialize)]
struct File {
    licenses: Table,
}

#[derive(Deserialize)]
struct Table {
    allow: Vec<String>,
    #[serde(default)]
    exceptions: Vec<Exception>,
}

#[derive(Deserialize)]
struct Exception {
    #[serde(rename = "crate")]
    name: String,
    allow: Vec<String>,
}

fn licensees(names: &[String]) -> Result<Vec<Licensee>> {
    let parse = |name: &String| Licensee::parse(name).with_context(|| format!("licence `{name}`"));
    names.iter().map(parse).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const POLICY: &str = r#"
        [licenses]
        allow = ["MIT", "BSD-3-Clause", "Apache-2.0 WITH LLVM-exception"]
        exceptions = [{ crate = "roots", allow = ["MPL-2.0"] }]
        [bans]
        multiple-versions = "allow"
    "#;

    #[track_caller]
    fn check(name: &str, licence: Option<&str>, expected: Result<(), &str>) {
        let policy = Policy::parse(POLICY).expect("the policy above is well-formed");
        assert_eq!(policy.check(name, licence), expected.map_err(str::to_owned));
    }

    #[test]
    fn one_side_of_or_is_enough() {
        check("a", Some("MIT OR GPL-3.0-only"), Ok(()));
        check("a", Some("GPL-3.0-only OR MIT"), Ok(()));
        check("a", Some("GPL-3.0-only"), Err("`GPL-3.0-only` is not allowed"));
    }

    #[test]
    fn both_sides_of_and_are_needed() {
        check("a", Some("MIT AND BSD-3-Clause"), Ok(()));
        check("a", Some("MIT AND ISC"), Err("`MIT AND ISC` is not allowed"));
        check("a", Some("BSD-3-Clause AND (MIT OR ISC)"), Ok(()));
    }

    #[test]
    fn an_exception_belongs_to_its_licence() {
        check("a", Some("Apache-2.0 WITH LLVM-exception"), Ok(()));
        check("a", Some("Apache-2.0"), Err("`Apache-2.0` is not allowed"));
    }

    #[test]
    fn a_slash_means_or() {
        check("a", Some("MIT/Apache-2.0"), Ok(()));
        check("a", Some("Apache-2.0 / ISC"), Err("`Apache-2.0 / ISC` is not allowed"));
    }

    #[test]
    fn a_licence_must_be_declared_and_known() {
        check("a", None, Err("declares no licence"));
        check("a", Some("Beer"), Err("cannot read `Beer`: unknown term"));
    }

    #[test]
    fn a_package_may_have_its_own_list() {
        check("roots", Some("MPL-2.0 AND MIT"), Ok(()));
        check("other", Some("MPL-2.0"), Err("`MPL-2.0` is not allowed"));
    }

    #[test]
    fn the_policy_itself_is_checked() {
        assert!(Policy::parse("[licenses]\nallow = [\"Beer\"]").is_err());
        assert!(Policy::parse("").is_err());
    }
}
