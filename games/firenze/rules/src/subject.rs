//! What a question is about, for drawings.

use crate::card::Card;
use crate::colour::Colour;
use crate::state::Firenze;
use crate::steps::{Step, Till};
use kit::Seat;

/// One for each question a player is asked, with the figures it hangs on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// The players place the neutral seals (§2.9): so many are left.
    Seal { left: u8 },
    /// The dead colour is named (§2.10).
    DeadColour,
    /// A card of the row is chosen (§4.1).
    Card,
    /// Bricks laid on cards of the row (§4.3): the card that was chosen and the next to get a brick, both from 1, how many cards get one, and the
    /// colour laid last.
    Lay { place: u8, next: u8, left: u8, last: Option<Colour> },
    /// This event may be ignored (§12.3).
    Event(Card),
    /// Who gets this card (§14.2).
    Honour(Card),
    /// So many bricks are owed; colours before this one have been passed.
    Pay { owed: u8, from: u8, debt: Debt },
    /// A brick of the row for so many of one's own (§5.1).
    Exchange { price: u8 },
    /// The Wholesaler may swap so many more; whether he has swapped already (§12.2).
    Wholesale { left: u8, begun: bool },
    /// A brick is given for this one (§12.2, §12.6).
    Give { got: Colour },
    /// A brick of an opponent's store, taken or swapped (§12.6, §12.7).
    Rob { swap: bool },
    /// A celebration goes (§12.3).
    Shed,
    /// A tower of one's own loses a brick (§11.5).
    Crumble,
    /// A tower of an opponent loses a brick (§12.8).
    Hit,
    /// So many bricks of a mixed tower go (§15.6, §15.8): whose it is, and its place from 1.
    Chip { owner: Seat, tower: u8, bricks: u8, ruin: bool },
    /// So many bricks have been placed in this turn (chapter 6).
    Build { placed: u8 },
    /// The Architect may save a tower (§12.9).
    Ruins,
    /// Towers are handed in; so many contracts have been fulfilled in this turn (chapter 8).
    Contracts { fulfilled: u8 },
    /// So many cards more than allowed are held (§9.2).
    CardLimit { over: u8 },
}

/// What bricks are owed for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Debt {
    /// Building (§6.6).
    Building,
    /// The brick of this colour on the card at this place, from 1 (§5.1).
    Exchange { place: u8, colour: Colour },
    /// An event (chapter 11).
    Event,
    /// More bricks than the store may hold (§9.5).
    StoreLimit,
}

kit::word_enum! {
    /// The six phases of a turn (§3.1).
    pub enum Phase {
        Card = "card",
        Exchange = "exchange",
        Build = "build",
        Ruins = "ruins",
        Contracts = "contracts",
        Limits = "limits",
    }
}

impl Subject {
    pub(crate) fn of(game: &Firenze) -> Option<Subject> {
        Some(match game.stack.top()? {
            Step::PlaceSeal(place) => Subject::Seal { left: place.seals },
            Step::NameDead(_) => Subject::DeadColour,
            Step::Choose(_) => Subject::Card,
            Step::Lay(lay) => Subject::Lay { place: lay.place, next: lay.next, left: lay.left(), last: lay.last },
            Step::Happen(happen) => Subject::Event(happen.card),
            Step::Honour(honour) => Subject::Honour(honour.card),
            Step::Pay(pay) => Subject::Pay { owed: pay.bricks, from: pay.from, debt: Debt::of(game, pay.till) },
            Step::Trade(_) => Subject::Exchange { price: game.exchange_price(game.active) },
            Step::Wholesale(trade) => Subject::Wholesale { left: trade.swaps, begun: trade.last.is_some() },
            Step::Give(give) => Subject::Give { got: give.spot.colour },
            Step::Barter(barter) => Subject::Give { got: barter.colour },
            Step::Rob(rob) => Subject::Rob { swap: rob.swap },
            Step::Shed(_) => Subject::Shed,
            Step::Crumble(_) => Subject::Crumble,
            Step::Hit(_) => Subject::Hit,
            Step::Chip(chip) => Subject::Chip { owner: chip.owner, tower: chip.tower, bricks: chip.bricks, ruin: chip.ruin },
            Step::Build(build) => Subject::Build { placed: build.placed },
            Step::Ruins(_) => Subject::Ruins,
            Step::Contracts(contracts) => Subject::Contracts { fulfilled: contracts.fulfilled },
            Step::CardLimit(_) => Subject::CardLimit { over: game.cards_held(game.active).saturating_sub(game.edition.card_limit) },
            _ => return None,
        })
    }
}

impl Debt {
    /// What lies below the payment says what it is for.
    fn of(game: &Firenze, till: Till) -> Debt {
        match (till, game.stack.iter().rev().nth(1)) {
            (Till::Row(place), Some(Step::Fetch(fetch))) => Debt::Exchange { place, colour: fetch.colour },
            (_, Some(Step::Ruins(_))) => Debt::Building,
            (_, Some(Step::EndTurn(_))) => Debt::StoreLimit,
            _ => Debt::Event,
        }
    }
}

impl Phase {
    /// The phase that is going on; none before the first turn and after the last.
    ///
    /// The steps of the phases still to come lie on the stack. The topmost of them is going on if it is asked, or if a character was played in
    /// it; whatever else lies above it belongs to the phase before.
    pub(crate) fn of(game: &Firenze) -> Option<Phase> {
        let mut in_between = false;
        for step in game.stack.iter().rev() {
            let (own, before) = match step {
                Step::Choose(_) => (Phase::Card, Phase::Card),
                Step::Trade(_) => (Phase::Exchange, Phase::Card),
                Step::Build(_) => (Phase::Build, Phase::Exchange),
                Step::Ruins(_) => (Phase::Ruins, Phase::Build),
                Step::Contracts(_) => (Phase::Contracts, Phase::Ruins),
                Step::CardLimit(_) | Step::StoreLimit(_) => (Phase::Limits, Phase::Contracts),
                Step::EndTurn(_) => (Phase::Limits, Phase::Limits),
                // What a character starts.
                Step::Rob(_) | Step::Barter(_) | Step::Hit(_) | Step::Shed(_) => continue,
                Step::Chip(chip) if !chip.ruin => continue,
                _ => {
                    in_between = true;
                    continue;
                }
            };
            return Some(if in_between { before } else { own });
        }
        None
    }
}
