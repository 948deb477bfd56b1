//! Whoever reads our output may stop reading: `signoria rules lorenzo | head`.

use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Stdio};

/// SIGPIPE, by which a program ends when nobody reads its output.
const BROKEN_PIPE: i32 = 13;

#[test]
fn a_command_whose_reader_is_gone_ends_quietly() {
    for args in [&["provenance", "lorenzo"][..], &["rules", "lorenzo"], &["rules", "lorenzo", "1.1"], &["--help"], &["bench", "--help"]] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let program =
            Command::new(env!("CARGO_BIN_EXE_signoria")).args(args).stdin(Stdio::null()).stdout(writer).stderr(Stdio::piped()).spawn();
        let ended = program.unwrap().wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&ended.stderr), "", "{args:?}");
        assert!(ended.status.success() || ended.status.signal() == Some(BROKEN_PIPE), "{args:?}: {}", ended.status);
    }
}

#[test]
fn an_engine_whose_reader_is_gone_ends_quietly() {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let (input, mut lines) = std::io::pipe().unwrap();
    std::io::Write::write_all(&mut lines, b"{\"cmd\":\"games\"}\n").unwrap();
    let program = Command::new(env!("CARGO_BIN_EXE_signoria")).arg("engine").stdin(input).stdout(writer).stderr(Stdio::piped()).spawn();
    let ended = program.unwrap().wait_with_output().unwrap();
    drop(lines);
    assert_eq!(String::from_utf8_lossy(&ended.stderr), "");
    assert!(ended.status.success() || ended.status.signal() == Some(BROKEN_PIPE), "{}", ended.status);
}
