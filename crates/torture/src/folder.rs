//! A data folder of a scenario's own.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// Removed with what is in it when it is dropped, unless it was kept as evidence.
pub struct Folder {
    root: PathBuf,
    kept: bool,
}

static NTH: AtomicU32 = AtomicU32::new(0);

impl Folder {
    pub fn new(scenario: &str) -> Result<Folder, String> {
        let nth = NTH.fetch_add(1, Ordering::Relaxed);
        let root = std::env::temp_dir().join(format!("signoria-{scenario}-{}-{nth}", std::process::id()));
        std::fs::create_dir_all(&root).map_err(|e| format!("{}: {e}", root.display()))?;
        Ok(Folder { root, kept: false })
    }

    /// Where the site keeps its store. The site's log lies beside it.
    pub fn data(&self) -> PathBuf {
        self.root.join("data")
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Something was found: the folder stays, and its name is told.
    pub fn keep(&mut self) -> String {
        self.kept = true;
        format!("the store and the site's log are kept in {}", self.root.display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !self.kept {
            let _ = std::fs::remove_dir_all(&self.root);
        }
    }
}
