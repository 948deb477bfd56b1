//! A seat at a table on the site: who holds it.

use bots::Level;

/// Who answers for a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Free for the first who comes.
    Anybody,
    /// Free for the one who has the link.
    Invited,
    Person,
    Bot(Level),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    pub holder: Holder,
    /// The person's key; kept when a bot takes over, so that they can come back.
    pub visitor: Option<String>,
    pub name: String,
    /// The unguessable part of the link that gives this seat. A new one is made when the seat is taken, so that whoever sent the
    /// link cannot look into the hand with it.
    pub invite: String,
    /// Said goodbye.
    pub away: bool,
}

impl Holder {
    /// As the store writes it.
    pub fn stored(self) -> (&'static str, Option<&'static str>) {
        match self {
            Holder::Anybody => ("anybody", None),
            Holder::Invited => ("invited", None),
            Holder::Person => ("person", None),
            Holder::Bot(level) => ("bot", Some(level.id())),
        }
    }

    pub fn is_free(self) -> bool {
        matches!(self, Holder::Anybody | Holder::Invited)
    }
}

impl Place {
    /// A level that no longer exists becomes the first there is: the table must go on.
    pub fn from_stored(holder: &str, visitor: Option<String>, level: Option<&str>, name: String, invite: String, away: bool) -> Place {
        let holder = match holder {
            "anybody" => Holder::Anybody,
            "invited" => Holder::Invited,
            "person" => Holder::Person,
            _ => Holder::Bot(level.and_then(Level::from_id).unwrap_or(Level::ALL[0])),
        };
        Place { holder, visitor, name, invite, away }
    }

    pub fn is_held_by(&self, visitor: &str) -> bool {
        self.holder == Holder::Person && self.visitor.as_deref() == Some(visitor)
    }

    /// A bot plays here for that visitor, who may come back.
    pub fn was_held_by(&self, visitor: &str) -> bool {
        matches!(self.holder, Holder::Bot(_)) && self.visitor.as_deref() == Some(visitor)
    }

    pub fn is_bot(&self) -> bool {
        matches!(self.holder, Holder::Bot(_))
    }
}

/// Something said at the table, beside the game.
#[derive(Clone, Debug)]
pub struct Said {
    /// Seconds since 1970.
    pub at: i64,
    pub ply: i64,
    /// Absent: a spectator.
    pub seat: Option<kit::Seat>,
    pub name: String,
    pub words: String,
}
