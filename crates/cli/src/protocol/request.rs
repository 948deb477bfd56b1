//! Fields of a request, with errors that name the field.

use super::Fault;
use kit::{Seat, Viewer, Who};
use serde_json::{Map, Value};

pub struct Request(Map<String, Value>);

impl Request {
    pub fn new(fields: Map<String, Value>) -> Request {
        Request(fields)
    }

    /// `null` is the same as absent.
    pub fn get(&self, field: &str) -> Option<&Value> {
        self.0.get(field).filter(|v| !v.is_null())
    }

    pub fn word(&self, field: &str) -> Result<&str, Fault> {
        self.maybe_word(field)?.ok_or_else(|| Fault::from(format!("`{field}` is missing")))
    }

    pub fn maybe_word(&self, field: &str) -> Result<Option<&str>, Fault> {
        self.get(field).map(|v| v.as_str().ok_or_else(|| Fault::from(format!("`{field}` must be a text")))).transpose()
    }

    pub fn flag(&self, field: &str) -> Result<bool, Fault> {
        let read = |v: &Value| v.as_bool().ok_or_else(|| Fault::from(format!("`{field}` must be true or false")));
        self.get(field).map_or(Ok(false), read)
    }

    pub fn number(&self, field: &str) -> Result<Option<u64>, Fault> {
        let read = |v: &Value| v.as_u64().ok_or_else(|| Fault::from(format!("`{field}` must be a whole number from 0 up")));
        self.get(field).map(read).transpose()
    }

    /// A number of seats.
    pub fn seats(&self) -> Result<u8, Fault> {
        let n = self.number("seats")?.ok_or_else(|| Fault::from("`seats` is missing"))?;
        u8::try_from(n).map_err(|_| Fault::from(format!("{n} seats are too many")))
    }

    /// A seat at a table of `seats`.
    pub fn seat(&self, seats: u8) -> Result<Seat, Fault> {
        let n = self.number("seat")?.ok_or_else(|| Fault::from("`seat` is missing"))?;
        seat(n, seats)
    }

    /// A seat, or `"*"` for chance.
    pub fn who(&self, seats: u8) -> Result<Who, Fault> {
        match self.get("seat") {
            None => Err(Fault::from("`seat` is missing")),
            Some(Value::String(star)) if star == "*" => Ok(Who::Chance),
            Some(Value::Number(_)) => self.seat(seats).map(Who::Seat),
            Some(_) => Err(Fault::from("`seat` must be a seat's number or \"*\" for chance")),
        }
    }

    /// Who looks on: a seat, `"public"` or `"referee"`.
    pub fn viewer(&self, field: &str, seats: u8) -> Result<Option<Viewer>, Fault> {
        let wrong = || Fault::from(format!("`{field}` must be a seat's number, \"public\" or \"referee\""));
        match self.get(field) {
            None => Ok(None),
            Some(Value::String(word)) if word == "public" => Ok(Some(Viewer::Public)),
            Some(Value::String(word)) if word == "referee" => Ok(Some(Viewer::Referee)),
            Some(Value::Number(n)) => seat(n.as_u64().ok_or_else(wrong)?, seats).map(|s| Some(Viewer::Seat(s))),
            Some(_) => Err(wrong()),
        }
    }

    /// The `options` object as texts.
    pub fn options(&self) -> Result<Vec<(String, String)>, Fault> {
        let fields = match self.get("options") {
            None => return Ok(Vec::new()),
            Some(Value::Object(fields)) => fields,
            Some(_) => return Err(Fault::from("`options` must be an object such as {\"leaders\": true}")),
        };
        let text = |(id, value): (&String, &Value)| match value {
            Value::Bool(_) | Value::Number(_) => Ok((id.clone(), value.to_string())),
            Value::String(word) => Ok((id.clone(), word.clone())),
            _ => Err(Fault::from(format!("option {id} must be true, false, a word or a number"))),
        };
        fields.iter().map(text).collect()
    }
}

fn seat(n: u64, seats: u8) -> Result<Seat, Fault> {
    u8::try_from(n)
        .ok()
        .filter(|s| *s < seats)
        .map(Seat)
        .ok_or_else(|| Fault::from(format!("there is no seat {n} at this table; the last one is {}", seats.saturating_sub(1))))
}
