//! Bots of other programs in the arena: any program that speaks the engine protocol may sit down.

use serde_json::Value;
use std::process::{Command, Output};

const PROGRAM: &str = env!("CARGO_BIN_EXE_signoria");

fn arena(game: &str, bots: &str, more: &[&str]) -> Output {
    Command::new(PROGRAM).args(["arena", game, "--games", "4", "--bots", bots]).args(more).output().unwrap()
}

#[test]
fn a_program_plays_whole_games_of_every_title_against_a_bot_of_ours() {
    for (game, more) in [
        ("lorenzo", &["--option", "leaders=on"][..]),
        ("princes", &["--seats", "3", "--option", "muse=on"]),
        ("il_vecchio", &[]),
        ("florence", &[]),
        ("firenze", &[]),
    ] {
        let bots = format!("cmd:level=novice:{PROGRAM} engine,novice");
        let told = arena(game, &bots, &[&["--json"], more].concat());
        assert!(told.status.success(), "{game}: {}", String::from_utf8_lossy(&told.stderr));
        let table: Value = serde_json::from_slice(&told.stdout).unwrap();
        assert_eq!((table["games"].as_u64(), table["unfinished"].as_u64()), (Some(4), Some(0)), "{table}");
        assert!(table["bots"][0]["bot"].as_str().unwrap().starts_with("cmd:"), "{table}");
        assert!(table["bots"][0]["mean_score"].as_f64().unwrap() != 0.0, "{table}");
    }
}

#[test]
fn a_program_that_cannot_play_is_named_with_what_it_did() {
    let said = |bots: &str| {
        let told = arena("lorenzo", bots, &[]);
        assert_eq!(told.status.code(), Some(2), "{bots}");
        String::from_utf8(told.stderr).unwrap()
    };
    assert!(said("cmd:no-such-program engine,novice").contains("no-such-program cannot be started"));
    assert!(said("cmd:true,novice").contains("`true` "), "it ended without a word");
    assert!(said("cmd:cat,novice").contains("was asked for an answer and gave none"), "it says what it hears");
    assert!(said("cmd:level=king:cat,novice").contains("there is no such level"));
    assert!(said("cmd:threads=2:cat,novice").contains("no setting `threads`"));
    assert!(said("cmd:,novice").contains("the command that starts the program"));
}
