//! A bot of another program that speaks the engine protocol: an older build of ours, or anybody's.
//!
//! The program keeps a table of its own: it is sent `new`, then every answer as `play`, chance's too, and asked for its own by `bot`. So a
//! program must answer these three; what it does with what a seat may not know is its own honour, as the protocol shows everything.

use crate::error::CliError;
use bots::{Budget, Level};
use kit::{Seat, Who};
use serde_json::{Map, Value, json};
use shelf::{Guest, GuestSource, Seating, ShelfError};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

/// How to start the program, and what is asked of it.
#[derive(Clone, Debug)]
pub struct EngineProgram {
    command: String,
    level: Level,
    budget: Budget,
}

impl EngineProgram {
    /// Reads `[level=L:][ms=N:][nodes=N:]COMMAND`.
    pub fn read(text: &str, budget: Budget) -> Result<EngineProgram, CliError> {
        let mut program = EngineProgram { command: String::new(), level: Level::Master, budget };
        let mut rest = text;
        while let Some((setting, more)) = rest.split_once(':')
            && let Some((key, value)) = setting.split_once('=')
        {
            let number = || value.parse::<u64>().map_err(|_| CliError(format!("{key}={value}: a whole number is needed")));
            match key {
                "level" => {
                    program.level = Level::from_id(value).ok_or_else(|| CliError(format!("level={value}: there is no such level")))?;
                }
                "ms" => program.budget = Budget::Time(Duration::from_millis(number()?)),
                "nodes" => program.budget = Budget::Nodes(number()?),
                _ => return Err(CliError(format!("a program has no setting `{key}`; it has level, ms and nodes, then the command"))),
            }
            rest = more;
        }
        program.command = rest.trim().to_string();
        if program.command.is_empty() {
            return Err(CliError("cmd: is followed by the command that starts the program, such as cmd:./signoria engine".to_string()));
        }
        Ok(program)
    }

    fn start(&self) -> Result<EngineProcess, String> {
        let mut words = self.command.split_whitespace();
        let program = words.next().unwrap_or_default();
        let started = Command::new(program).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = started.map_err(|error| format!("{program} cannot be started: {error}"))?;
        match (child.stdin.take(), child.stdout.take()) {
            (Some(to), Some(from)) => Ok(EngineProcess { program: self.clone(), child, to, from: BufReader::new(from) }),
            _ => Err(format!("{program} cannot be talked to")),
        }
    }
}

impl GuestSource for EngineProgram {
    fn bring(&self, game: &str, seating: &Seating<'_>) -> Result<Box<dyn Guest>, ShelfError> {
        if seating.edition.is_some() {
            return Err(ShelfError("a program of its own plays with its own figures: --edition and cmd: do not go together".to_string()));
        }
        let mut process = self.start().map_err(ShelfError)?;
        let options: Map<String, Value> = seating.options.iter().map(|(id, value)| (id.clone(), option(value))).collect();
        let begin = json!({"cmd": "new", "game": game, "seats": seating.seats, "options": options, "chance": "ask"});
        process.ask(&begin).map_err(ShelfError)?;
        Ok(Box::new(process))
    }
}

/// What a terminal calls `on` is `true` in the protocol.
fn option(value: &str) -> Value {
    match value {
        "on" | "true" => Value::Bool(true),
        "off" | "false" => Value::Bool(false),
        word => Value::from(word),
    }
}

/// A program that runs, for one game. It ends with it.
struct EngineProcess {
    program: EngineProgram,
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl EngineProcess {
    /// One line there, one line back.
    fn ask(&mut self, request: &Value) -> Result<Value, String> {
        let command = &self.program.command;
        writeln!(self.to, "{request}").map_err(|_| format!("`{command}` has ended and cannot be told {request}"))?;
        let mut line = String::new();
        match self.from.read_line(&mut line) {
            Ok(0) => return Err(format!("`{command}` ended when it was told {request}")),
            Ok(_) => {}
            Err(error) => return Err(format!("`{command}` cannot be heard: {error}")),
        }
        let reply: Value = serde_json::from_str(&line).map_err(|_| format!("`{command}` said `{}`, which is not JSON", line.trim()))?;
        match reply.get("error") {
            Some(error) => Err(format!("`{command}` was told {request} and says: {error}")),
            None => Ok(reply),
        }
    }
}

impl Guest for EngineProcess {
    fn hear(&mut self, who: Who, answer: &str) -> Result<(), String> {
        let seat = who.seat().map_or(Value::from("*"), |seat| Value::from(seat.0));
        self.ask(&json!({"cmd": "play", "seat": seat, "choice": answer})).map(|_| ())
    }

    fn choose(&mut self, seat: Seat) -> Result<String, String> {
        let mut request = json!({"cmd": "bot", "seat": seat.0, "level": self.program.level.id()});
        match self.program.budget {
            // A level that does not search takes what it needs.
            _ if self.program.level.usual().is_none() => {}
            Budget::Time(time) => request["ms"] = Value::from(time.as_millis() as u64),
            Budget::Nodes(nodes) => request["nodes"] = Value::from(nodes),
            Budget::Usual => {}
        }
        let reply = self.ask(&request)?;
        let choice = reply.get("choice").and_then(Value::as_str).map(str::to_string);
        choice.ok_or_else(|| format!("`{}` was asked for an answer and gave none", self.program.command))
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        // It has nothing to lose: its table is a copy.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
