//! How fast bots move: fast enough not to bore, slow enough to be followed.

use std::time::Duration;

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    Slow,
    #[default]
    Steady,
    Quick,
    AtOnce,
}

impl Pace {
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Steady, Pace::Quick, Pace::AtOnce];

    /// In forms and in the store; its words are the message `pace-ID`.
    pub const fn id(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Steady => "steady",
            Pace::Quick => "quick",
            Pace::AtOnce => "at-once",
        }
    }

    pub fn from_id(id: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.id() == id)
    }

    /// The least time between two answers of bots.
    pub const fn wait(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Slow => 1800,
            Pace::Steady => 700,
            Pace::Quick => 250,
            Pace::AtOnce => 0,
        })
    }
}
