//! `cargo xtask licences`: may we use what we depend on?
//!
//! Reads the `[licenses]` table of `deny.toml`, which `cargo deny` understands too, and
//! checks the licence that every package of `Cargo.lock` declares, on all platforms.
//! It uses no network, but cargo may fetch a locked package that only other platforms use.

mod policy;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::command::{cargo, root};
use policy::Policy;

/// Checks every dependency, and names all that the policy forbids.
pub(crate) fn check() -> Result<()> {
    let file = std::fs::read_to_string(root().join("deny.toml")).context("cannot read deny.toml")?;
    let policy = Policy::parse(&file).context("deny.toml")?;
    let packages = packages()?;
    let refusals = packages.iter().filter_map(|package| {
        let refusal = policy.check(&package.name, package.license.as_deref()).err()?;
        Some(format!("    {} {}: {refusal}\n", package.name, package.version))
    });
    let refusals: String = refusals.collect();
    ensure!(refusals.is_empty(), "licences that deny.toml does not allow:\n{refusals}");
    eprintln!("    {} packages, all under allowed licences", packages.len());
    Ok(())
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
}

fn packages() -> Result<Vec<Package>> {
    let output = cargo("metadata --format-version 1 --locked").output()?;
    let complaint = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "`cargo metadata --locked` failed:\n{complaint}");
    Ok(serde_json::from_slice::<Metadata>(&output.stdout)?.packages)
}
