//! The engine protocol from outside, as a third-party bot would speak it.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A running `signoria engine`.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        Engine::with(&[])
    }

    fn with(args: &[&str]) -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_signoria"))
            .arg("engine")
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Engine { child, input, output }
    }

    fn raw(&mut self, line: &[u8]) -> Value {
        self.input.write_all(line).unwrap();
        self.input.write_all(b"\n").unwrap();
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer).unwrap_or_else(|e| panic!("{e}: {answer}"))
    }

    fn ask(&mut self, request: Value) -> Value {
        self.raw(request.to_string().as_bytes())
    }

    /// The answer must be a refusal that mentions `word`.
    #[track_caller]
    fn fails(&mut self, request: Value, word: &str) {
        let answer = self.ask(request.clone());
        let error = answer["error"].as_str().unwrap_or_else(|| panic!("{request} should fail, but: {answer}"));
        assert!(error.contains(word), "{request}: `{error}` does not mention `{word}`");
    }

    #[track_caller]
    fn works(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone());
        assert!(answer.get("error").is_none(), "{request}: {answer}");
        answer
    }

    fn legal(&mut self, who: Value) -> Vec<String> {
        let answer = self.works(json!({"cmd": "legal", "seat": who}));
        answer["choices"].as_array().unwrap().iter().map(|c| c.as_str().unwrap().to_string()).collect()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Who is asked: a seat's number or "*".
fn asked(answer: &Value) -> Option<Value> {
    match &answer["turn"] {
        Value::String(over) if over == "over" => None,
        turn if turn.get("chance").is_some() => Some(json!("*")),
        turn => Some(turn["ask"][0].clone()),
    }
}

#[test]
fn it_lists_the_games_with_their_options() {
    let mut engine = Engine::start();
    let games = engine.works(json!({"cmd": "games"}));
    let ids: Vec<_> = games["games"].as_array().unwrap().iter().map(|g| g["id"].as_str().unwrap()).collect();
    assert_eq!(ids, ["florence", "princes", "il_vecchio", "lorenzo", "firenze"]);
    let lorenzo = &games["games"][3];
    assert_eq!(lorenzo["seats"], json!([2, 3, 4]));
    assert_eq!(lorenzo["options"][0]["id"], "leaders");
    assert_eq!(lorenzo["options"][0]["kind"], "bool");
    assert_eq!(lorenzo["options"][0]["default"], false);
}

#[test]
fn it_never_dies_of_bad_input() {
    let mut engine = Engine::start();
    for line in [
        &b""[..],
        b"hello",
        b"{",
        b"[]",
        b"3",
        b"null",
        b"{\"cmd\":3}",
        b"{\"cmd\":\"no such thing\"}",
        b"{}",
        b"\xff\xfe",
        b"{\"cmd\":\"legal\",\"seat\":0}",
        b"{\"cmd\":\"new\"}",
        b"{\"cmd\":\"new\",\"game\":\"chess\",\"seats\":2}",
        b"{\"cmd\":\"new\",\"game\":\"lorenzo\",\"seats\":-1}",
        b"{\"cmd\":\"new\",\"game\":\"lorenzo\",\"seats\":2,\"seed\":\"x\"}",
        b"{\"cmd\":\"open\",\"record\":\"rubbish\"}",
        b"{\"cmd\":\"load\",\"game\":\"lorenzo\",\"seats\":2,\"position\":7}",
        b"{\"cmd\":\"load\",\"game\":\"lorenzo\",\"seats\":2}",
    ] {
        let answer = engine.raw(line);
        assert!(answer["error"].is_string(), "{} gets {answer}", String::from_utf8_lossy(line));
    }
    let deep = "[".repeat(100_000);
    assert!(engine.raw(deep.as_bytes())["error"].is_string());
    let huge = vec![b'x'; 20 * 1024 * 1024];
    assert!(engine.raw(&huge)["error"].as_str().unwrap().contains("16 MiB"));
    engine.works(json!({"cmd": "games"}));
}

#[test]
fn options_that_cannot_be_had_are_named() {
    let mut engine = Engine::start();
    let new = |options: Value, seats: u8| json!({"cmd": "new", "game": "lorenzo", "seats": seats, "seed": 1, "options": options});
    engine.fails(new(json!({"dragons": true}), 2), "dragons");
    engine.fails(new(json!({"bonus_tiles": "golden"}), 2), "standard, advanced");
    engine.fails(new(json!({"leaders": []}), 2), "leaders");
    engine.fails(new(json!({}), 5), "2, 3, 4");
    engine.works(new(json!({"leaders": true, "bonus_tiles": "advanced"}), 4));
}

#[test]
fn a_whole_game_is_played_answer_by_answer_and_its_record_opens_again() {
    let mut engine = Engine::start();
    for game in ["lorenzo", "princes"] {
        let mut answer = engine.works(json!({"cmd": "new", "game": game, "seats": 2, "seed": 5}));
        let mut plies = 0;
        while let Some(who) = asked(&answer) {
            let legal = engine.legal(who.clone());
            let choice = &legal[plies % legal.len()];
            answer = engine.works(json!({"cmd": "play", "seat": who, "choice": choice, "viewer": 0}));
            plies += 1;
        }
        let scores = engine.works(json!({"cmd": "scores"}));
        assert_eq!(scores["over"], true);
        assert!(!scores["winners"].as_array().unwrap().is_empty());
        let record = engine.works(json!({"cmd": "record"}))["record"].clone();
        let opened = engine.works(json!({"cmd": "open", "record": record}));
        assert_eq!(opened["turn"], "over");
        assert_eq!(engine.works(json!({"cmd": "scores"})), scores);
        engine.fails(json!({"cmd": "play", "seat": 0, "choice": "pass"}), "");
    }
}

#[test]
fn the_same_seed_is_the_same_game_and_chance_can_be_asked() {
    let mut engine = Engine::start();
    let new = json!({"cmd": "new", "game": "lorenzo", "seats": 3, "seed": 11});
    engine.works(new.clone());
    let first = engine.works(json!({"cmd": "position"}));
    engine.works(new);
    assert_eq!(engine.works(json!({"cmd": "position"})), first);
    let answer = engine.works(json!({"cmd": "new", "game": "lorenzo", "seats": 3, "chance": "ask"}));
    assert_eq!(answer, json!({"turn": {"chance": true}, "ply": 0}));
    let outcomes = engine.legal(json!("*"));
    assert_eq!(outcomes.len(), 3, "any seat may be the first: {outcomes:?}");
    let answer = engine.works(json!({"cmd": "play", "seat": "*", "choice": outcomes[1]}));
    assert_eq!(answer["ply"], 1);
}

#[test]
fn refused_answers_say_why_and_change_nothing() {
    let mut engine = Engine::start();
    let answer = engine.works(json!({"cmd": "new", "game": "lorenzo", "seats": 2, "seed": 3, "auto": false}));
    let seat = asked(&answer).unwrap();
    let other = json!(1 - seat.as_u64().unwrap());
    let before = engine.works(json!({"cmd": "position"}));
    engine.fails(json!({"cmd": "play", "seat": seat, "choice": "Nonsense!"}), "lower-case");
    let theirs = engine_first(&mut engine, &seat);
    engine.fails(json!({"cmd": "play", "seat": other, "choice": theirs}), "not asked");
    engine.fails(json!({"cmd": "play", "seat": 9, "choice": "x"}), "no seat 9");
    engine.fails(json!({"cmd": "play", "seat": seat, "choice": "x", "ply": 3}), "ply");
    assert_eq!(engine.works(json!({"cmd": "position"})), before);
    let all = engine.works(json!({"cmd": "why", "seat": seat, "limit": 3}));
    for refused in all["refused"].as_array().unwrap() {
        assert!(refused["rule"].as_str().unwrap().contains('.'), "{refused}");
        let one = engine.works(json!({"cmd": "why", "seat": seat, "choice": refused["choice"], "lang": "fr"}));
        assert_eq!(one["refused"][0]["rule"], refused["rule"]);
        let answer = engine.ask(json!({"cmd": "play", "seat": seat, "choice": refused["choice"]}));
        assert_eq!(answer["rule"], refused["rule"], "{answer}");
    }
    assert!(engine.legal(other).is_empty());
}

fn engine_first(engine: &mut Engine, seat: &Value) -> String {
    engine.legal(seat.clone())[0].clone()
}

#[test]
fn undo_leads_back_and_positions_load() {
    let mut engine = Engine::start();
    let answer = engine.works(json!({"cmd": "new", "game": "lorenzo", "seats": 2, "seed": 4}));
    let seat = asked(&answer).unwrap();
    engine.fails(json!({"cmd": "undo", "seat": seat}), "nothing to take back");
    let before = engine.works(json!({"cmd": "position"}));
    let choice = engine_first(&mut engine, &seat);
    engine.works(json!({"cmd": "play", "seat": seat, "choice": choice}));
    let undone = engine.works(json!({"cmd": "undo", "seat": seat, "turn": true}));
    assert_eq!(undone["undone"], 1);
    assert_eq!(engine.works(json!({"cmd": "position"})), before);
    let load = |what: &str, value: &Value| {
        let mut request = json!({"cmd": "load", "game": "lorenzo", "seats": 2, "seed": 4});
        request[what] = value.clone();
        request
    };
    engine.works(load("position", &before["position"]));
    assert_eq!(engine.works(json!({"cmd": "position"})), before);
    engine.fails(load("position", &json!({"nonsense": 1})), "nonsense");
}

#[test]
fn bots_think_and_playouts_end() {
    let mut engine = Engine::start();
    let answer = engine.works(json!({"cmd": "new", "game": "lorenzo", "seats": 2, "seed": 4}));
    let seat = asked(&answer).unwrap();
    let thought = engine.works(json!({"cmd": "bot", "seat": seat, "level": "apprentice", "nodes": 100}));
    assert!(engine.legal(seat.clone()).contains(&thought["choice"].as_str().unwrap().to_string()));
    assert_eq!(thought["value"].as_array().unwrap().len(), 2);
    engine.fails(json!({"cmd": "bot", "seat": seat, "level": "oracle"}), "apprentice");
    engine.fails(json!({"cmd": "bot", "seat": seat, "level": "grandmaster", "nodes": u64::MAX}), "at most");
    let playout = engine.works(json!({"cmd": "playout", "seed": 9, "max_plies": 20000}));
    assert_eq!(playout["ended"], true);
    assert_eq!(engine.works(json!({"cmd": "playout", "seed": 9, "max_plies": 20000})), playout);
    let cut = engine.works(json!({"cmd": "playout", "seed": 9, "max_plies": 3}));
    assert_eq!((&cut["ended"], &cut["plies"]), (&json!(false), &json!(3)));
}

#[test]
fn a_record_with_a_header_without_end_is_refused() {
    let mut engine = Engine::start();
    let options: String = (0..100_000).map(|n| format!("option o{n} on\n")).collect();
    let record = format!("signoria 1\ngame lorenzo\nedition lorenzo-1 0\nrules 1\nseats 2\n{options}\n");
    engine.fails(json!({"cmd": "open", "record": record}), "more than 64 options");
    engine.works(json!({"cmd": "games"}));
}

#[test]
fn the_drivers_ply_limit_ends_aimless_play_without_winners() {
    let mut engine = Engine::start();
    let answer = engine.works(json!({"cmd": "new", "game": "firenze", "seats": 2, "seed": 4, "max_plies": 5}));
    assert_eq!((&answer["turn"], &answer["aborted"], &answer["ply"]), (&json!("over"), &json!(true), &json!(5)));
    let scores = engine.works(json!({"cmd": "scores"}));
    assert_eq!((&scores["over"], &scores["aborted"], &scores["winners"]), (&json!(true), &json!(true), &json!([])));
}

#[test]
fn a_person_who_owns_the_box_corrects_a_figure() {
    let path = std::env::temp_dir().join(format!("signoria-edition-{}.json", std::process::id()));
    std::fs::write(&path, r#"{"setup": {"start": {"wood": 7}}}"#).unwrap();
    let mut engine = Engine::with(&["--edition", path.to_str().unwrap()]);
    engine.works(json!({"cmd": "new", "game": "lorenzo", "seats": 2, "seed": 1}));
    let record = engine.works(json!({"cmd": "record"}));
    assert!(record["record"].as_str().unwrap().contains("edition lorenzo-1+ "));
    let view = engine.works(json!({"cmd": "view", "seat": "public"})).to_string();
    assert!(view.contains("\"wood\":7"), "{view}");
    std::fs::remove_file(&path).unwrap();
}
