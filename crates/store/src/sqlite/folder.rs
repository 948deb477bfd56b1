//! The data folder: used by one program at a time, readable by its owner only.

use super::FILE;
use crate::StoreError;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

/// A folder that this program alone may write to, for as long as this value lives.
pub struct LockedFolder {
    folder: PathBuf,
    _lock: File,
}

/// The lock is on a file beside the store. The operating system lets go of it when the process ends, however it ends.
const LOCK: &str = "signoria.lock";

impl LockedFolder {
    pub fn lock(folder: &Path) -> Result<LockedFolder, StoreError> {
        let failed = |path: &Path, e: std::io::Error| StoreError::Failed(format!("{}: {e}", path.display()));
        std::fs::create_dir_all(folder).map_err(|e| failed(folder, e))?;
        let path = folder.join(LOCK);
        let lock = private().write(true).create(true).truncate(false).open(&path).map_err(|e| failed(&path, e))?;
        match lock.try_lock() {
            Ok(()) => Ok(LockedFolder { folder: folder.to_path_buf(), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(StoreError::Failed(format!(
                "{} is in use by another signoria; stop that one, or name another folder with --data",
                folder.display()
            ))),
            Err(TryLockError::Error(e)) => Err(failed(&path, e)),
        }
    }

    /// The store's file: made if there is none, refused if it is there and holds nothing.
    pub fn file(&self) -> Result<PathBuf, StoreError> {
        let file = self.folder.join(FILE);
        let failed = |e: std::io::Error| StoreError::Failed(format!("{}: {e}", file.display()));
        match std::fs::metadata(&file) {
            // A log beside an empty file holds what was written before the first merge.
            Ok(found) if found.len() == 0 && !self.has_log() => {
                return Err(StoreError::Failed(format!(
                    "{} is empty: the tables that were in it are gone. Restore a backup in its place, or remove the file to begin anew",
                    file.display()
                )));
            }
            Ok(_) => make_private(&file)?,
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => {
                // SQLite gives its other files the rights of this one, and writes the first page at once when it is opened.
                private().write(true).create_new(true).open(&file).map_err(failed)?;
            }
            Err(e) => return Err(failed(e)),
        }
        Ok(file)
    }

    fn has_log(&self) -> bool {
        std::fs::metadata(self.folder.join(format!("{FILE}-wal"))).is_ok_and(|log| log.len() > 0)
    }
}

fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Only the owner may read it: it holds what people wrote and who sits where.
pub fn make_private(file: &Path) -> Result<(), StoreError> {
    #[cfg(unix)]
    {
        let rights = std::os::unix::fs::PermissionsExt::from_mode(0o600);
        std::fs::set_permissions(file, rights).map_err(|e| StoreError::Failed(format!("{}: {e}", file.display())))?;
    }
    let _ = file;
    Ok(())
}
