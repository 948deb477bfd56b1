//! A site in a process of its own, started on a free port of this machine and ended with the value that stands for it.

use crate::process;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// The program `signoria`.
#[derive(Clone, Debug)]
pub struct Program {
    path: PathBuf,
    /// What it says of `serve`: flags it does not know are not given to it, so that an older program can be tortured as well.
    help: String,
}

/// How a site is started.
#[derive(Clone, Debug)]
pub struct Opening {
    pub data: PathBuf,
    /// Where its complaints are written.
    pub log: PathBuf,
    pub allowances: Allowances,
    /// The soft limit of open files the process begins with; it may raise it itself.
    pub files: u64,
}

/// What one visitor may take.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Allowances {
    /// As the program has them when nobody says otherwise: for attacks.
    Usual,
    /// So much that they never stand in the way: for many tables from one machine.
    Boundless,
}

pub struct Server {
    child: Child,
    pub address: SocketAddr,
    log: PathBuf,
}

/// A site gets up in less than a second; one with thousands of tables may take longer.
const PATIENCE: Duration = Duration::from_secs(60);

/// More than any scenario takes.
const BOUNDLESS: [(&str, &str); 6] = [
    ("--requests", "10000000"),
    ("--streams", "1000000"),
    ("--tables", "1000000"),
    ("--new-tables", "100000000"),
    ("--connections", "1000000"),
    ("--all-connections", "1000000"),
];

/// What most systems give a process.
pub const USUAL_FILES: u64 = 1024;

/// Enough for thousands of tables with live pages; most systems allow it to those who ask.
pub const MANY_FILES: u64 = 20_000;

impl Opening {
    /// A site in this folder, with its log beside it.
    pub fn new(data: &Path, allowances: Allowances) -> Opening {
        let log = data.with_extension("log");
        Opening { data: data.to_path_buf(), log, allowances, files: USUAL_FILES }
    }
}

impl Program {
    /// The program beside this one (both are built into one folder), or the one that is named by `SIGNORIA_PROGRAM`.
    pub fn find() -> Result<Program, String> {
        if let Some(named) = std::env::var_os("SIGNORIA_PROGRAM") {
            return Program::at(named.into());
        }
        let here = std::env::current_exe().map_err(|e| e.to_string())?;
        // A test lies one folder deeper than a program.
        let found = here.ancestors().skip(1).take(2).map(|folder| folder.join("signoria")).find(|path| path.is_file());
        let found = found.ok_or_else(|| {
            format!(
                "there is no `signoria` beside {}; build it with `cargo build -p cli`, or name it in SIGNORIA_PROGRAM or by --program",
                here.display()
            )
        })?;
        Program::at(found)
    }

    pub fn at(path: PathBuf) -> Result<Program, String> {
        let told = Command::new(&path).args(["serve", "--help"]).output().map_err(|e| format!("{}: {e}", path.display()))?;
        Ok(Program { path, help: String::from_utf8_lossy(&told.stdout).into_owned() })
    }

    fn allow(&self, allowances: Allowances) -> Vec<&'static str> {
        let known = |flag: &str| self.help.split_whitespace().any(|word| word == flag);
        match allowances {
            Allowances::Usual => Vec::new(),
            Allowances::Boundless => BOUNDLESS.iter().filter(|(flag, _)| known(flag)).flat_map(|(flag, n)| [*flag, *n]).collect(),
        }
    }
}

impl Server {
    pub fn start(program: &Program, opening: &Opening) -> Result<Server, String> {
        let log = opening.log.clone();
        let written = append(&log)?;
        // The shell sets the limits and then becomes the site. A file that would grow too long is an error then, and not the end.
        let mut child = Command::new("sh")
            .args(["-c", "ulimit -Sn \"$1\" && trap '' XFSZ && shift && exec \"$@\"", "sh"])
            .arg(opening.files.to_string())
            .arg(&program.path)
            .args(["serve", "--port", "0", "--quiet", "--data"])
            .arg(&opening.data)
            .args(program.allow(opening.allowances))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(written)
            .spawn()
            .map_err(|e| format!("{}: {e}", program.path.display()))?;
        let told = child.stdout.take().ok_or("the site has no output")?;
        let (tell, hear) = mpsc::channel();
        std::thread::spawn(move || {
            for line in BufReader::new(told).lines().map_while(Result::ok) {
                let address = line.split_once("http://").and_then(|(_, rest)| rest.trim_end_matches('/').parse::<SocketAddr>().ok());
                // Nobody listens any more once the address is known; the rest is read so that the site is never held up.
                let _ = address.map(|address| tell.send(address));
            }
        });
        match hear.recv_timeout(PATIENCE) {
            Ok(address) => Ok(Server { child, address, log }),
            Err(_) => {
                let _ = child.kill();
                let ended = child.wait().map_err(|e| e.to_string())?;
                Err(format!("the site did not open ({ended}): {}", last_lines(&log)))
            }
        }
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    fn signal(&self, signal: Signal) -> Result<(), String> {
        let pid = i32::try_from(self.child.id()).map_err(|e| e.to_string())?;
        kill(Pid::from_raw(pid), signal).map_err(|e| format!("{signal}: {e}"))
    }

    /// Ends it in the middle of whatever it does.
    pub fn kill(mut self) -> Result<(), String> {
        self.child.kill().map_err(|e| e.to_string())?;
        self.child.wait().map(drop).map_err(|e| e.to_string())
    }

    /// Asks it to stop, as the keeper of a site does, and says how it ended.
    pub fn stop(mut self) -> Result<ExitStatus, String> {
        self.signal(Signal::SIGTERM)?;
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end {
            if let Some(status) = self.child.try_wait().map_err(|e| e.to_string())? {
                return Ok(status);
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        Err("it was asked to stop and goes on".to_string())
    }

    /// From now on it does nothing, and does not know it.
    pub fn freeze(&self) -> Result<(), String> {
        self.signal(Signal::SIGSTOP)
    }

    pub fn thaw(&self) -> Result<(), String> {
        self.signal(Signal::SIGCONT)
    }

    /// Whether it has ended by itself.
    pub fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }

    /// Memory in use, in bytes.
    pub fn memory(&self) -> u64 {
        process::memory(self.child.id()).unwrap_or(0)
    }

    /// What it complained of last.
    pub fn complaints(&self) -> String {
        last_lines(&self.log)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn append(log: &Path) -> Result<File, String> {
    OpenOptions::new().create(true).append(true).open(log).map_err(|e| format!("{}: {e}", log.display()))
}

fn last_lines(log: &Path) -> String {
    let text = std::fs::read_to_string(log).unwrap_or_default();
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(3)..].join(" | ")
}
