//! The disk is full for a while: answers cannot be stored and people are told so, pages can be read, and when there is room again all
//! goes on without a restart. The site's log lies on the same disk.

use super::Trial;
use crate::crowd::{Crowd, Manner};
use crate::folder::Folder;
use crate::outcome::Outcome;
use crate::random::RandomSource;
use crate::server::{Allowances, Opening, Server};
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const MEGABYTES: u32 = 24;
const PATIENCE: Duration = Duration::from_secs(30);

pub async fn run(trial: &Trial, folder: &Folder, outcome: &mut Outcome) -> Result<(), String> {
    let rounds = trial.amount(1, 20);
    let disk = Disk::small(&folder.data())?;
    let mut random = RandomSource::new(trial.seed);
    let opening = Opening { log: folder.data().join("site.log"), ..Opening::new(&folder.data(), Allowances::Boundless) };
    let mut server = Server::start(&trial.program, &opening)?;
    let mut crowd = Crowd::of_all_games(server.address, &mut random).await?;
    crowd.play(Manner::brisk(0.5)).await;
    let mut failed = 0;
    for _ in 0..rounds {
        let before = crowd.tally.failed;
        disk.fill(&server)?;
        crowd.play(Manner::brisk(2.5)).await;
        failed += crowd.tally.failed - before;
        disk.free(&server)?;
        crowd.go_on(PATIENCE).await;
        crowd.play(Manner::brisk(0.5)).await;
    }
    outcome.require(!server.has_ended(), || format!("it did not survive: {}", server.complaints()));
    server.kill()?;
    crowd.compare(&folder.data(), folder.root())?;
    let server = trial.open(&folder.data())?;
    crowd.move_to(server.address);
    crowd.go_on(PATIENCE).await;
    server.kill()?;
    crowd.compare(&folder.data(), folder.root())?;
    outcome.note("by", disk.name());
    outcome.note("times_full", rounds);
    outcome.note("failed_writes", failed);
    outcome.note("acknowledged", crowd.tally.answered);
    outcome.note("broken", crowd.tally.broken);
    outcome.note("lost", crowd.tally.findings.lost.len());
    outcome.require(failed as u64 >= rounds, || format!("only {failed} requests were told that the disk is full"));
    outcome.require(crowd.tally.broken == 0, || format!("{} requests got no reply", crowd.tally.broken));
    outcome.faults.extend(crowd.tally.findings.faults());
    if !outcome.passed() {
        disk.save_evidence(folder.root());
    }
    Ok(())
}

/// A disk that can be filled.
enum Disk {
    /// A small file system in memory, mounted over the data folder (needs root).
    Mounted(PathBuf),
    /// No file of the process may grow: the limit is put on it and taken away while it runs.
    Limited,
}

impl Disk {
    fn small(data: &Path) -> Result<Disk, String> {
        std::fs::create_dir_all(data).map_err(|e| format!("{}: {e}", data.display()))?;
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", &format!("size={MEGABYTES}m"), "tmpfs"]).arg(data).output();
        Ok(if mounted.is_ok_and(|done| done.status.success()) { Disk::Mounted(data.to_path_buf()) } else { Disk::Limited })
    }

    fn name(&self) -> &'static str {
        match self {
            Disk::Mounted(_) => "a small file system",
            Disk::Limited => "a limit of file length",
        }
    }

    fn fill(&self, server: &Server) -> Result<(), String> {
        match self {
            Disk::Mounted(data) => {
                let mut filler = File::create(data.join("filler")).map_err(|e| e.to_string())?;
                let block = vec![0; 4096];
                // Until nothing more goes in: that is the point.
                while filler.write_all(&block).is_ok() {}
                Ok(())
            }
            Disk::Limited => limit(server, "0"),
        }
    }

    fn free(&self, server: &Server) -> Result<(), String> {
        match self {
            Disk::Mounted(data) => std::fs::remove_file(data.join("filler")).map_err(|e| e.to_string()),
            Disk::Limited => limit(server, "unlimited"),
        }
    }

    /// What is in memory would go with the mount.
    fn save_evidence(&self, root: &Path) {
        let Disk::Mounted(data) = self else { return };
        let kept = root.join("kept");
        let _ = std::fs::create_dir_all(&kept);
        for file in std::fs::read_dir(data).into_iter().flatten().flatten() {
            let _ = std::fs::copy(file.path(), kept.join(file.file_name()));
        }
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if let Disk::Mounted(data) = self {
            let _ = Command::new("umount").arg(data).status();
        }
    }
}

/// The soft limit only, so that it can be taken away again.
fn limit(server: &Server, bytes: &str) -> Result<(), String> {
    let done = Command::new("prlimit").arg(format!("--fsize={bytes}:")).arg("--pid").arg(server.pid().to_string()).output();
    let done = done.map_err(|e| format!("neither mount nor prlimit can be used here: {e}"))?;
    if done.status.success() { Ok(()) } else { Err(format!("prlimit: {}", String::from_utf8_lossy(&done.stderr))) }
}
