//! The pieces and cards, by name.

use kit::{List, word_enum};
use serde::{Deserialize, Serialize};

word_enum! {
    /// The rank of a family member, from low to high (§2.2).
    #[derive(Default)]
    pub enum Rank {
        #[default] Debutante = "debutante",
        Donna = "donna",
        Maestro = "maestro",
    }
}

impl Rank {
    /// What a member of this rank is promoted to.
    pub const fn higher(self) -> Option<Rank> {
        match self {
            Rank::Debutante => Some(Rank::Donna),
            Rank::Donna => Some(Rank::Maestro),
            Rank::Maestro => None,
        }
    }
}

word_enum! {
    /// The Medici, in the order in which they drive.
    pub enum Noble { Cosimo = "cosimo", Contessina = "contessina", Giovanni = "giovanni" }
}

word_enum! {
    /// The colours, in the order of the seats.
    pub enum Colour { Blue = "blue", Orange = "orange", Purple = "purple", Green = "green", Black = "black" }
}

word_enum! {
    /// The kinds of scandal cards (§7.7 to §7.18).
    pub enum Kind {
        GuardAnywhere = "guard_anywhere",
        Teleport = "teleport",
        DoubleRun = "double_run",
        FamilyReception = "family_reception",
        RemoteGift = "remote_gift",
        TakeTheirPlace = "take_their_place",
        SocialClimb = "social_climb",
        StepForward = "step_forward",
        RetractBrag = "retract_brag",
        QueueSwap = "queue_swap",
        LeaveTown = "leave_town",
        BragAnywhere = "brag_anywhere",
    }
}

/// How many kinds of scandal cards there are.
pub const KINDS: usize = 12;

word_enum! {
    /// The brag tiles (§5.7 to §5.15).
    pub enum Tile {
        Influencers = "influencers",
        BigMouth = "big_mouth",
        Scandalous = "scandalous",
        PartyLife = "party_life",
        Reputation = "reputation",
        UpwardMobility = "upward_mobility",
        PlusOne = "plus_one",
        BigSpender = "big_spender",
        EyesEverywhere = "eyes_everywhere",
    }
}

word_enum! {
    /// What a player's VP came from.
    pub enum Source {
        Lead = "lead",
        Cosimo = "cosimo",
        Contessina = "contessina",
        Giovanni = "giovanni",
        Brag = "brag",
        Bodyguard = "bodyguard",
        Bonus = "bonus",
        /// Strozzi's cards 6 and 10.
        Card = "card",
        Time = "time",
        Objective = "objective",
    }
}

/// How many sources of VP there are.
pub const SOURCES: usize = 10;

impl Source {
    pub const fn of(noble: Noble) -> Source {
        match noble {
            Noble::Cosimo => Source::Cosimo,
            Noble::Contessina => Source::Contessina,
            Noble::Giovanni => Source::Giovanni,
        }
    }
}

/// The pieces of one colour. With several seats it is the seat's number; alone, 0 is the human and 1 and 2 are Strozzi's.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Family(pub u8);

impl Family {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A player: a seat, or Strozzi, who is side 1 of a game with one seat and has two families.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Side(pub u8);

impl Side {
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn bit(self) -> u8 {
        1 << self.0
    }
}

/// A family member on the board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Member {
    pub family: Family,
    pub rank: Rank,
}

/// The members at a location, the lead first.
pub type Queue = List<Member, 7>;
