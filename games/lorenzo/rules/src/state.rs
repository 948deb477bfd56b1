//! The table: what lies where. Rules are in `steps/`; here is only what they move.
//! Also carried out here: §1.3, §1.5, §1.10, §13.1.

use crate::edition::{MOST_CARDS, MOST_LEADERS, PERIODS, Side};
use crate::goods::{Goods, Resource};
use crate::ids::{BonusId, CardId, LeaderId, TileId};
use crate::influence::Influence;
use crate::places::{ALL_FLOORS, Kind, Member, Space, SpaceSet};
use crate::steps::{BonusTiles, DealLeaders, DrawTile, FirstSeat, Round, Step};
use crate::{Card, Edition};
use kit::{CardSet, List, LoadedEdition, Seat, Seats, Setup, Stack};

/// The deepest stack: the round, its end, the Vatican report and the turns wait below a turn that is not over (leaders), below
/// a card with effects left, below a privilege with more to come, below what tile 1-4 takes. No edition gets deeper: an
/// extra action is always the last effect of its card.
pub const DEEPEST: usize = 8;

/// Most seats of this game.
pub const SEATS: usize = 4;

/// Lorenzo il Magnifico as a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lorenzo {
    pub edition: &'static LoadedEdition<Edition>,
    pub options: Options,
    pub seats: u8,
    /// From 1; one more than the last when the game is over.
    pub round: u8,
    /// The turn order, first to last; empty until chance has named the first seat.
    pub order: List<Seat, SEATS>,
    /// Black, white, orange; 0 before the roll.
    pub dice: [u8; 3],
    /// One for each period, from the moment it is drawn.
    pub tiles: List<TileId, PERIODS>,
    /// The cards on the floors, in the order of [`Space`].
    pub towers: [Option<CardId>; ALL_FLOORS],
    /// Development cards not yet drawn.
    pub pile: CardSet,
    /// Development cards that nobody took.
    pub removed: CardSet,
    /// Members in the council palace in the order in which they came, each by its owner.
    pub council: List<Seat, 16>,
    pub players: [Player; SEATS],
    /// Who has had each leader card in hand or before him in the draft.
    pub seen_by: [Seats; 32],
    pub stack: Stack<Step, DEEPEST>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    pub leaders: bool,
    pub leader_cards: LeaderCards,
    pub bonus_tiles: Side,
}

/// How the players come by their leader cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LeaderCards {
    /// One is kept, the others are passed on (§12.2).
    Drafted,
    /// What was dealt is kept (§12.24).
    Dealt,
}

/// A family: its goods, cards, members and standing with the Church.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Goods and points. Victory points may be below zero.
    pub purse: Goods,
    /// By kind, the oldest first.
    pub cards: [List<CardId, MOST_CARDS>; 4],
    /// By member: the space it stands on; `None` at home.
    pub places: [Option<Space>; 4],
    /// Which periods' excommunication tiles it has.
    pub excommunicated: [bool; PERIODS],
    pub bonus_tile: Option<BonusId>,
    pub leaders: Leaders,
    /// Derived: what cards, tiles and leaders add to its actions.
    pub influence: Influence,
}

/// A family's leader cards. Lists are sorted by id.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Leaders {
    pub hand: List<LeaderId, MOST_LEADERS>,
    /// The cards to choose from in the draft.
    pub packet: List<LeaderId, MOST_LEADERS>,
    pub played: List<LeaderId, MOST_LEADERS>,
    pub discarded: List<LeaderId, MOST_LEADERS>,
    /// Once-per-round abilities used in this round.
    pub used: List<LeaderId, MOST_LEADERS>,
    /// Whom Lorenzo de' Medici imitates.
    pub copied: Option<LeaderId>,
    /// The member that Federico da Montefeltro gave a value in this round.
    pub raised: Option<(Member, i16)>,
}

impl Player {
    pub fn has(&self, resource: Resource) -> i16 {
        self.purse.get(resource)
    }

    pub fn cards_of(&self, kind: Kind) -> &[CardId] {
        &self.cards[kind.index()]
    }

    /// The spaces on which its coloured members stand.
    pub fn coloured_places(&self) -> SpaceSet {
        self.places[..Member::COLOURED.len()].iter().copied().flatten().collect()
    }

    pub fn is_home(&self, member: Member) -> bool {
        self.places[member.index()].is_none()
    }
}

impl Leaders {
    /// Keeps a list sorted, so that equal sets are equal states.
    pub fn put(list: &mut List<LeaderId, MOST_LEADERS>, leader: LeaderId) {
        let place = list.iter().position(|other| *other > leader).unwrap_or(list.len());
        list.insert(place, leader);
    }
}

impl Lorenzo {
    /// The box unpacked: everything at its place, nothing drawn.
    pub fn unpacked(edition: &'static LoadedEdition<Edition>, setup: &Setup) -> Lorenzo {
        let options = Options {
            leaders: setup.is_on("leaders"),
            leader_cards: if setup.word("leader_cards") == "dealt" { LeaderCards::Dealt } else { LeaderCards::Drafted },
            bonus_tiles: if setup.word("bonus_tiles") == "advanced" { Side::Advanced } else { Side::Standard },
        };
        let standard = edition.bonus_tiles_of(Side::Standard).next().filter(|_| options.bonus_tiles == Side::Standard);
        let player = Player { purse: edition.setup.start, bonus_tile: standard, ..Player::default() };
        let mut game = Lorenzo {
            edition,
            options,
            seats: setup.seats,
            round: 0,
            order: List::new(),
            dice: [0; 3],
            tiles: List::new(),
            towers: [None; ALL_FLOORS],
            pile: CardSet::first(edition.cards.len() as u8),
            removed: CardSet::NONE,
            council: List::new(),
            players: [player; SEATS],
            seen_by: [Seats::NONE; 32],
            stack: Stack::new(),
        };
        for seat in Seat::all(game.seats) {
            game.recount(seat);
        }
        game.push(Round);
        if options.bonus_tiles == Side::Advanced {
            game.push(BonusTiles { chosen: 0 });
        }
        if options.leaders {
            game.push(DealLeaders { dealt: 0 });
        }
        game.push(DrawTile);
        game.push(FirstSeat);
        game
    }

    pub fn push(&mut self, step: impl Into<Step>) {
        self.stack.push(step.into());
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub fn card(&self, id: CardId) -> &'static Card {
        self.edition.card(id)
    }

    /// Counted from 0; the last one when the game is over.
    pub fn period(&self) -> usize {
        usize::from(self.round.saturating_sub(1) / self.edition.setup.rounds_per_period).min(PERIODS - 1)
    }

    /// The spaces on which anybody stands.
    pub fn occupied(&self) -> SpaceSet {
        self.players.iter().flat_map(|player| player.places).flatten().collect()
    }

    /// The turn order.
    pub fn order(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        self.order.iter().copied()
    }
}
