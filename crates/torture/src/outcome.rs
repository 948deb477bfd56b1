//! What a scenario did and found.

use serde::{Serialize, Serializer};
use serde_json::Value;
use std::fmt;
use std::time::Instant;

#[derive(Serialize)]
pub struct Outcome {
    pub scenario: &'static str,
    /// In the order they were noted.
    #[serde(serialize_with = "as_map")]
    pub figures: Vec<(String, Value)>,
    /// Empty: it passed.
    pub faults: Vec<String>,
    pub seconds: f64,
    #[serde(skip)]
    begun: Instant,
}

/// So many faults are shown in full.
const SHOWN: usize = 12;

impl Outcome {
    pub fn begin(scenario: &'static str) -> Outcome {
        Outcome { scenario, figures: Vec::new(), faults: Vec::new(), seconds: 0.0, begun: Instant::now() }
    }

    pub fn note(&mut self, name: &str, figure: impl Into<Value>) {
        self.figures.push((name.to_string(), figure.into()));
    }

    /// A figure with one place behind the point.
    pub fn measure(&mut self, name: &str, figure: f64) {
        self.note(name, (figure * 10.0).round() / 10.0);
    }

    pub fn fault(&mut self, what: impl Into<String>) {
        self.faults.push(what.into());
    }

    pub fn require(&mut self, holds: bool, otherwise: impl FnOnce() -> String) {
        if !holds {
            self.faults.push(otherwise());
        }
    }

    pub fn passed(&self) -> bool {
        self.faults.is_empty()
    }

    pub fn end(mut self) -> Outcome {
        self.seconds = (self.begun.elapsed().as_secs_f64() * 10.0).round() / 10.0;
        self
    }
}

fn as_map<S: Serializer>(figures: &[(String, Value)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(figures.iter().map(|(name, figure)| (name, figure)))
}

/// One line with the figures, then what was found.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = if self.passed() { "PASS" } else { "FAIL" };
        write!(f, "{verdict} {:<7} {:>6.1} s", self.scenario, self.seconds)?;
        for (name, figure) in &self.figures {
            match figure {
                Value::String(text) => write!(f, "  {name} {text}")?,
                other => write!(f, "  {name} {other}")?,
            }
        }
        for fault in self.faults.iter().take(SHOWN) {
            write!(f, "\n     - {fault}")?;
        }
        if self.faults.len() > SHOWN {
            write!(f, "\n     - and {} more", self.faults.len() - SHOWN)?;
        }
        Ok(())
    }
}
