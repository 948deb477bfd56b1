//! Everything that is linked in has a licence that `deny.toml` allows. `cargo deny` looks further, where it is installed; this looks always.

use crate::tree;
use spdx::{Expression, LicenseReq, ParseMode};
use std::path::Path;
use std::process::Command;

pub fn check(root: &Path) -> Vec<String> {
    let allowed = allowed(&tree::read(&root.join("deny.toml")));
    if allowed.is_empty() {
        return vec!["deny.toml: no list `allow = […]` of licences".to_string()];
    }
    match packages(root) {
        Ok(packages) => packages.iter().filter_map(|(name, licence)| complaint(name, licence, &allowed)).collect(),
        Err(error) => vec![format!("Cargo.lock: {error}")],
    }
}

/// The first list called `allow`, which is that of the licences.
fn allowed(deny: &str) -> Vec<String> {
    let list = deny.split_once("\nallow = [").and_then(|(_, rest)| rest.split_once(']')).map_or("", |(list, _)| list);
    list.split(',').map(|name| name.trim().trim_matches('"').to_string()).filter(|name| !name.is_empty()).collect()
}

/// Name and licence of every package from elsewhere.
fn packages(root: &Path) -> Result<Vec<(String, String)>, String> {
    let told = Command::new(env!("CARGO"))
        .args(["metadata", "--locked", "--format-version", "1"])
        .current_dir(root)
        .output()
        .map_err(|e| format!("cargo could not be started: {e}"))?;
    if !told.status.success() {
        return Err(String::from_utf8_lossy(&told.stderr).into_owned());
    }
    let metadata: serde_json::Value = serde_json::from_slice(&told.stdout).map_err(|e| format!("cargo metadata: {e}"))?;
    let packages = metadata["packages"].as_array().into_iter().flatten().filter(|package| !package["source"].is_null());
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_string();
    Ok(packages.map(|package| (text(&package["name"]), text(&package["license"]))).collect())
}

fn complaint(name: &str, licence: &str, allowed: &[String]) -> Option<String> {
    let is_allowed = |licence: &LicenseReq| licence.license.id().is_some_and(|id| allowed.iter().any(|name| name == id.name));
    match Expression::parse_mode(licence, ParseMode::LAX) {
        Ok(expression) if expression.evaluate(is_allowed) => None,
        Ok(_) => Some(format!("{name}: its licence `{licence}` is not among those of deny.toml: {}", allowed.join(", "))),
        Err(_) => Some(format!("{name}: its licence `{licence}` cannot be read")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_licence_is_allowed_when_one_may_choose_an_allowed_one() {
        let allowed = allowed("[licenses]\nallow = [\"MIT\", \"Unicode-3.0\"]\n[bans]\nallow = []\n");
        assert_eq!(allowed, ["MIT", "Unicode-3.0"]);
        for good in ["MIT", "MIT/Apache-2.0", "Apache-2.0 OR MIT", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
            assert_eq!(complaint("crate", good, &allowed), None, "{good}");
        }
        for bad in ["GPL-3.0-only", "MIT AND GPL-2.0-only", "", "whatever"] {
            assert!(complaint("crate", bad, &allowed).is_some(), "{bad}");
        }
    }
}
