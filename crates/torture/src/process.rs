//! What the system says of a process: memory and processor time, from `/proc`.

use nix::sys::resource::{Resource, getrlimit, setrlimit};
use std::time::Duration;

/// Memory a process holds, in bytes.
pub fn memory(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

/// Processor time a process has used so far, for itself and in the kernel.
pub fn cpu(pid: u32) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name may contain blanks and brackets; the figures come after its last bracket.
    let figures: Vec<u64> = stat.rsplit_once(')')?.1.split_whitespace().skip(1).map(|n| n.parse().unwrap_or(0)).collect();
    let ticks = figures.get(10)? + figures.get(11)?;
    // The kernel counts in hundredths of a second for programs, whatever it uses inside.
    Some(Duration::from_millis(ticks * 10))
}

/// Files and sockets a process has open.
pub fn open_files(pid: u32) -> usize {
    std::fs::read_dir(format!("/proc/{pid}/fd")).map_or(0, Iterator::count)
}

/// Lets this process open as many files as the system allows it. Gives that number.
pub fn raise_file_limit() -> Result<u64, String> {
    let (_, most) = getrlimit(Resource::RLIMIT_NOFILE).map_err(|e| e.to_string())?;
    setrlimit(Resource::RLIMIT_NOFILE, most, most).map_err(|e| format!("the limit of open files: {e}"))?;
    Ok(most)
}
