//! The server is killed in the middle of play, again and again, and no answer that was acknowledged is ever lost.
//!
//! This program is both sides: started with a folder it is the server, otherwise the test (so it has no harness of its own).
#![expect(clippy::print_stdout, reason = "the server tells its address, the test its result")]

use rusqlite::Connection;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use ureq::Agent;
use web::{Allowance, Settings};

const KILLS: u64 = 100;
const SERVE: &str = "serve";

const TESTS: [(&str, fn()); 2] = [
    ("a_hundred_kills_in_the_middle_of_play_lose_no_answer", a_hundred_kills_in_the_middle_of_play_lose_no_answer),
    ("a_server_that_is_told_to_stop_stops_cleanly", a_server_that_is_told_to_stop_stops_cleanly),
];

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    if let [serve_word, data] = &given[..]
        && serve_word == SERVE
    {
        return serve(data.into());
    }
    let has = |word: &str| given.iter().any(|g| g == word);
    let wanted = |name: &str| given.iter().all(|g| g.starts_with("--") || !g.contains('_') || name.contains(g.as_str()));
    for (name, test) in TESTS.iter().filter(|(name, _)| wanted(name)) {
        // What cargo and nextest ask of a test program: to name its tests, those apart that are ignored (none), or to run.
        match (has("--list"), has("--ignored")) {
            (true, false) => println!("{name}: test"),
            (_, true) => {}
            (false, false) => {
                test();
                println!("test {name} ... ok");
            }
        }
    }
}

fn serve(data: PathBuf) {
    let allowance = Allowance { requests: 100_000.0, tables: 100_000, ..Allowance::default() };
    let settings = Settings { host: [127, 0, 0, 1].into(), port: 0, data, bot_threads: 1, allowance, behind_proxy: false };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(web::serve(settings, |address| println!("http://{address}/"))).unwrap();
}

struct Server {
    child: Child,
    home: String,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut child = Command::new(std::env::current_exe().unwrap()).arg(SERVE).arg(data).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let home = line.trim().split_once("http://").unwrap_or_else(|| panic!("no address in {line:?}")).1;
        Server { child, home: home.trim_end_matches('/').to_string() }
    }
}

/// What the player knows to be done.
#[derive(Default)]
struct Memory {
    cookie: String,
    table: String,
    /// The next game is another table.
    over: bool,
    /// The highest ply the player has seen.
    seen: i64,
    /// Answers the server acknowledged, with the ply they were given at.
    acknowledged: Vec<(i64, String)>,
}

struct Player {
    agent: Agent,
    home: String,
}

/// `None`: the server is dead.
impl Player {
    fn at(home: &str) -> Player {
        let config = Agent::config_builder().http_status_as_error(false).max_redirects(0).timeout_global(Some(Duration::from_secs(20)));
        Player { agent: config.build().into(), home: home.to_string() }
    }

    fn get(&self, memory: &Memory, path: &str) -> Option<String> {
        let mut reply = self.agent.get(format!("http://{}{path}", self.home)).header("cookie", &memory.cookie).call().ok()?;
        reply.body_mut().read_to_string().ok()
    }

    fn post(&self, memory: &mut Memory, path: &str, fields: &[(&str, &str)]) -> Option<(u16, String)> {
        let origin = format!("http://{}", self.home);
        let request = self.agent.post(format!("{origin}{path}")).header("origin", &origin).header("cookie", &memory.cookie);
        let reply = request.send_form(fields.iter().copied()).ok()?;
        let header = |name: &str| reply.headers().get(name).and_then(|v| v.to_str().ok()).unwrap_or("").to_string();
        if let Some((key, _)) = header("set-cookie").split_once(';') {
            memory.cookie = key.to_string();
        }
        Some((reply.status().as_u16(), header("location")))
    }

    /// One look and, if it is our turn, one answer.
    fn play(&self, memory: &mut Memory, pick: usize) -> Option<bool> {
        if memory.table.is_empty() || memory.over {
            let (_, location) = self.post(memory, "/play/lorenzo", &[])?;
            if location.is_empty() {
                return None;
            }
            let id = location.trim_start_matches("/t/").to_string();
            *memory = Memory { cookie: std::mem::take(&mut memory.cookie), table: id, ..Memory::default() };
            let pace = format!("/t/{}/pace", memory.table);
            self.post(memory, &pace, &[("pace", "at-once")])?;
        }
        let page = self.get(memory, &format!("/t/{}", memory.table))?;
        let ply: i64 = between(&page, "data-ply=\"", "\"")?.parse().ok()?;
        assert!(ply >= memory.seen, "seen at ply {}, now at {ply}", memory.seen);
        memory.seen = ply;
        if page.contains("status over") {
            memory.over = true;
            return Some(false);
        }
        let Some(form) = between(&page, "<form class=\"answers\"", "</form>") else { return Some(false) };
        let question = between(form, "name=\"ply\" value=\"", "\"")?.to_string();
        let answers: Vec<&str> = form.split("name=\"answer\" value=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let answer = answers[pick % answers.len()].to_string();
        let path = format!("/t/{}/answer", memory.table);
        let (status, _) = self.post(memory, &path, &[("seat", "0"), ("ply", &question), ("answer", &answer)])?;
        assert_eq!(status, 303, "{answer} at {question}");
        memory.acknowledged.push((question.parse().unwrap(), answer));
        Some(true)
    }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(inside, _)| inside)
}

fn folder() -> PathBuf {
    static NTH: AtomicU32 = AtomicU32::new(0);
    let nth = NTH.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("signoria-kill-{}-{nth}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn a_hundred_kills_in_the_middle_of_play_lose_no_answer() {
    let data = folder();
    let mut memory = Memory::default();
    let (mut answers, mut lived) = (0, 0);
    for kill in 0..KILLS {
        let server = Server::start(&data);
        let player = Player::at(&server.home);
        let begun = Instant::now();
        // Every tenth dies while it is still getting up, the others in the middle of play.
        let mut plays = kill % 10 != 9;
        while plays {
            let answered = player.play(&mut memory, kill as usize + answers).expect("nobody has killed it yet");
            answers += usize::from(answered);
            assert!(begun.elapsed() < Duration::from_secs(60), "nobody is asked");
            plays = !answered;
        }
        // Never at the same moment of an answer.
        let rest = Duration::from_micros(kill * 7_919 % 90_000);
        let mut child = server.child;
        let killer = std::thread::spawn(move || {
            std::thread::sleep(rest);
            child.kill().unwrap();
            child.wait().unwrap();
        });
        while let Some(answered) = player.play(&mut memory, kill as usize + answers) {
            answers += usize::from(answered);
            assert!(begun.elapsed() < Duration::from_secs(60), "the server does not die");
        }
        killer.join().unwrap();
        lived += check(&data, &memory);
    }
    assert!(answers >= 90 && lived >= 90, "only {answers} answers were given in all");
    // After the last kill the bots go on by themselves and the player is asked again.
    let server = Server::start(&data);
    let player = Player::at(&server.home);
    let patience = Instant::now() + Duration::from_secs(60);
    while player.play(&mut memory, 0) != Some(true) {
        assert!(Instant::now() < patience, "nobody is asked any more");
    }
    let mut child = server.child;
    child.kill().unwrap();
    child.wait().unwrap();
    std::fs::remove_dir_all(&data).unwrap();
}

#[cfg(unix)]
fn a_server_that_is_told_to_stop_stops_cleanly() {
    let data = folder();
    let mut memory = Memory::default();
    let server = Server::start(&data);
    let player = Player::at(&server.home);
    let patience = Instant::now() + Duration::from_secs(60);
    while player.play(&mut memory, 0) != Some(true) {
        assert!(Instant::now() < patience, "nobody is asked");
    }
    // A page that is being updated does not hold up the end.
    let mut live = TcpStream::connect(&server.home).unwrap();
    write!(live, "GET /t/{}/live HTTP/1.1\r\nhost: x\r\n\r\n", memory.table).unwrap();
    let mut first = [0; 16];
    live.read_exact(&mut first).unwrap();
    let mut child = server.child;
    let told = Command::new("kill").arg(child.id().to_string()).status().unwrap();
    assert!(told.success());
    let stopping = Instant::now();
    let ended = child.wait().unwrap();
    assert!(ended.success(), "{ended}");
    assert!(stopping.elapsed() < Duration::from_secs(4), "it took {:?}", stopping.elapsed());
    assert!(check(&data, &memory) > 0);
    std::fs::remove_dir_all(&data).unwrap();
}

#[cfg(not(unix))]
fn a_server_that_is_told_to_stop_stops_cleanly() {}

/// Everything acknowledged is in the store, at its ply. Gives how many answers were compared.
fn check(data: &Path, memory: &Memory) -> usize {
    let db = Connection::open(data.join("signoria.sqlite")).unwrap();
    for (ply, answer) in &memory.acknowledged {
        let found: Result<(i64, String), _> =
            db.query_row("SELECT who, answer FROM answers WHERE table_id = ?1 AND ply = ?2", rusqlite::params![memory.table, ply], |row| {
                Ok((row.get(0)?, row.get(1)?))
            });
        assert_eq!(found.as_ref().ok(), Some(&(0, answer.clone())), "at ply {ply} of {}: {found:?}", memory.table);
    }
    memory.acknowledged.len()
}
