//! The engine protocol answers every line with one JSON object, and never with a bug of ours.

use cli::protocol::Session;
use serde_json::Value;

/// Numbers in a request that only say how long to think or play.
const LABOUR: &[&str] = &["nodes", "ms", "turn_ms", "max_plies"];

/// Input: lines as `signoria engine` gets them.
pub fn engine(data: &[u8]) {
    let mut session = Session::new(None);
    for line in String::from_utf8_lossy(data).lines().take(60) {
        let answer = session.answer(&at_most_a_little(line));
        let told = answer.as_object().unwrap_or_else(|| panic!("`{line}` is answered by {answer}"));
        let fault = told.get("error").map(|error| error.as_str().expect("an error is a sentence")).unwrap_or_default();
        assert!(!fault.contains("a bug of ours"), "`{line}`: {fault}");
        if let Some(id) = serde_json::from_str::<Value>(line).ok().as_ref().and_then(|request| request.get("id")) {
            assert_eq!(told.get("id"), Some(id), "the answer repeats the request's id");
        }
    }
}

/// The same request with less to do: a search of a billion nodes is no bug, but nobody would live to see its end.
fn at_most_a_little(line: &str) -> String {
    let Ok(Value::Object(mut request)) = serde_json::from_str(line) else { return line.to_string() };
    for name in LABOUR {
        if let Some(n) = request.get_mut(*name).filter(|n| n.as_u64().is_some_and(|n| n > 20)) {
            *n = Value::from(20);
        }
    }
    if request.get("cmd").is_some_and(|cmd| cmd == "bot") {
        request.retain(|name, _| LABOUR.contains(&name.as_str()) || ["cmd", "id", "seat", "level"].contains(&name.as_str()));
        request.entry("nodes").or_insert(Value::from(20));
    }
    Value::Object(request).to_string()
}
