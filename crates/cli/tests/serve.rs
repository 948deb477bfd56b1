//! The program that runs the site: its options, how it begins, how it ends.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("signoria-serve-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn refused(args: &[&str]) -> String {
    let data = folder("refused");
    let output =
        Command::new(env!("CARGO_BIN_EXE_signoria")).arg("serve").args(["--port", "0", "--data"]).arg(&data).args(args).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(!data.exists(), "nothing was begun");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn options_that_mean_nothing_or_contradict_each_other_are_refused() {
    for (args, said) in [
        (&["--hsts-days", "30"][..], "--public-url"),
        (&["--public-url", "http://games.example", "--hsts-days", "30"], "https"),
        (&["--public-url", "games.example"], "https://games.example"),
        (&["--trusted-proxy", "my-proxy"], "10.0.0.0/8"),
        (&["--proxy-header", "forwarded"], "--trusted-proxy"),
        (&["--proxy-header", "x-real-ip"], "x-forwarded-for"),
        (&["--keeper-address", "9464"], "--keeper-address"),
        (&["--requests", "0"], "from 1 up"),
        (&["--requests", "nan"], "from 1 up"),
        (&["--head-seconds", "0"], "1..=3600"),
    ] {
        let heard = refused(args);
        assert!(heard.contains(said), "{args:?}: {heard}");
    }
}

/// A running site; `address` is where it listens.
struct Site {
    child: Child,
    address: String,
    data: PathBuf,
}

impl Site {
    /// `before` is run by the shell that becomes the site.
    fn start(name: &str, before: &str) -> Site {
        let data = folder(name);
        let mut child = Command::new("sh")
            .args(["-c", &format!("{before} exec \"$0\" serve --port 0 --data \"$1\""), env!("CARGO_BIN_EXE_signoria")])
            .arg(&data)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address =
            line.trim().rsplit_once("http://").unwrap_or_else(|| panic!("no address in {line:?}")).1.trim_end_matches('/').to_string();
        Site { child, address, data }
    }

    /// Tells it to end, waits until it has, and gives its log.
    fn stop(&mut self) -> String {
        let told = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(told.success());
        assert!(self.child.wait().unwrap().success());
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        log
    }

    fn connect(&self) -> TcpStream {
        let wire = TcpStream::connect(&self.address).unwrap();
        wire.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        wire
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

#[test]
fn the_limit_of_open_files_is_raised_at_the_start() {
    let site = Site::start("files", "ulimit -Sn 200;");
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", site.child.id())).unwrap();
    let files = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    let numbers: Vec<&str> = files.split_whitespace().filter(|word| word.parse::<u64>().is_ok()).collect();
    assert_eq!(numbers[0], numbers[1], "{files}");
    assert_ne!(numbers[0], "200");
}

#[test]
fn connections_that_are_refused_are_told_in_the_log() {
    let mut site = Site::start("log", "export SIGNORIA_CONNECTIONS=2 SIGNORIA_STREAMS=1;");
    let held: Vec<TcpStream> = (0..3).map(|_| site.connect()).collect();
    let mut refused = String::new();
    // A reset is a refusal too.
    let _ = site.connect().read_to_string(&mut refused);
    drop(held);
    let log = site.stop();
    assert!(log.contains("too many connections") && log.contains("127.0.0.1"), "{log}");
}

#[test]
fn settings_come_from_the_environment_too() {
    let site = Site::start("environment", "export SIGNORIA_PUBLIC_URL=https://games.example SIGNORIA_HSTS_DAYS=1;");
    let mut wire = site.connect();
    wire.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").unwrap();
    let mut heard = String::new();
    wire.read_to_string(&mut heard).unwrap();
    assert!(heard.contains("strict-transport-security: max-age=86400"), "{heard}");
}

#[test]
fn a_site_that_is_told_to_stop_ends_its_live_pages_and_cuts_nobody_off() {
    let mut site = Site::start("stop", "");
    let mut wire = site.connect();
    let post = format!(
        "POST /play/lorenzo HTTP/1.1\r\nhost: {0}\r\norigin: http://{0}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
        site.address
    );
    wire.write_all(post.as_bytes()).unwrap();
    let mut made = String::new();
    wire.read_to_string(&mut made).unwrap();
    let table = made.split_once("location: ").unwrap_or_else(|| panic!("{made}")).1.lines().next().unwrap().to_string();
    let mut live = BufReader::new(site.connect());
    live.get_mut().write_all(format!("GET {table}/live HTTP/1.1\r\nhost: x\r\n\r\n").as_bytes()).unwrap();
    let mut line = String::new();
    while !line.starts_with("data: ") {
        line.clear();
        assert!(live.read_line(&mut line).unwrap() > 0, "the stream ended too early");
    }
    let log = site.stop();
    let mut rest = String::new();
    live.read_to_string(&mut rest).unwrap();
    assert!(log.contains("closed") && !log.contains("cut off"), "{log}");
}
