//! The server is killed in the middle of play, again and again, and no answer that was acknowledged is ever lost.
//!
//! This program is both sides: started with a folder it is the server, otherwise the test (so it has no harness of its own).
#![expect(clippy::print_stdout, reason = "the server tells its address, the test its result")]

use rusqlite::Connection;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use ureq::Agent;
use web::{Allowance, Settings};

const KILLS: u64 = 100;
const SERVE: &str = "serve";

fn main() {
    let mut given = std::env::args().skip(1);
    match (given.next().as_deref(), given.next()) {
        (Some(SERVE), Some(data)) => serve(data.into()),
        // What cargo and nextest ask of a test program.
        (Some("--list"), _) => println!("a_hundred_kills_in_the_middle_of_play_lose_no_answer: test"),
        _ => {
            a_hundred_kills_in_the_middle_of_play_lose_no_answer();
            println!("test a_hundred_kills_in_the_middle_of_play_lose_no_answer ... ok");
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
        if memory.table.is_empty() {
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
            memory.table.clear();
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
    let folder = std::env::temp_dir().join(format!("signoria-kill-{}", std::process::id()));
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
        while kill % 10 != 9 {
            let answered = player.play(&mut memory, kill as usize + answers).expect("nobody has killed it yet");
            answers += usize::from(answered);
            assert!(begun.elapsed() < Duration::from_secs(60), "nobody is asked");
            if answered {
                break;
            }
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
