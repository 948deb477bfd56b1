//! What a question is about, for drawings: what its answers hang on, typed.

use crate::ids::{Building, Character, Item, Sort};
use crate::land::Tile;
use crate::state::Princes;
use crate::steps::Step;
use kit::Seat;

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// The profession card to give back before the first round.
    Return,
    /// What is put up for auction at this price.
    Open { florins: i32 },
    /// What the last free prince takes at this price.
    Last { florins: i32 },
    /// A bid stands: it is raised by one step, or passed on.
    Bid { item: Item, florins: i32, raised: i32, high: Seat },
    /// Whether the Merchant pays; his prestige would be so much.
    Purchase { item: Item, florins: i32, points: i16 },
    /// With two princes: which kind of landscape was bought.
    Kind,
    /// Where a tile lies.
    Place(Tile),
    /// Which of the cards looked at is kept.
    Keep(Sort),
    /// Which of them goes under the pile next.
    Under(Sort),
    /// Whether a recruiting card just bought is used.
    Hire,
    /// Which character is bid for.
    Court,
    /// Whether the Merchant's prestige is taken now.
    Merchant { points: i16 },
    /// Which card the Professor brings.
    Professor,
    /// The actions of a turn; so many are left.
    Turn { actions: u8 },
    /// Which bonus cards are added to a work worth so much.
    Add { value: u16 },
    /// How much of a work's pay is changed into prestige.
    Pay { value: u16 },
    /// With whom a joint building is built.
    Partner(Building),
    /// Where it stands.
    Site { building: Building, partner: Seat },
    /// What the partner is to pay for it.
    Price { building: Building, partner: Seat },
    /// Whether the partner accepts.
    Offer { building: Building, by: Seat, florins: u16 },
}

impl Subject {
    pub(crate) fn of(game: &Princes) -> Option<Subject> {
        let table = game.edition.table(game.seats);
        Some(match game.stack.top()? {
            Step::GiveBack(_) => Subject::Return,
            Step::Opening(_) => Subject::Open { florins: table.opening },
            Step::Last(_) => Subject::Last { florins: table.last_price },
            Step::Bidding(step) => {
                Subject::Bid { item: step.item, florins: step.price, raised: step.price + game.edition.raise, high: step.high }
            }
            Step::Purchase(step) => Subject::Purchase { item: step.item, florins: step.price, points: game.rank(step.seat) },
            Step::Kind(_) => Subject::Kind,
            Step::Placing(step) => Subject::Place(step.tile),
            Step::Choosing(step) => Subject::Keep(step.cards.first()?.sort()),
            Step::Returning(step) => Subject::Under(step.cards.first()?.sort()),
            Step::Hire(_) => Subject::Hire,
            Step::Court(_) => Subject::Court,
            Step::Favour(step) => match game.prince(step.seat).character {
                Some(Character::Merchant) => Subject::Merchant { points: game.rank(step.seat) },
                _ => Subject::Professor,
            },
            Step::Turn(step) => Subject::Turn { actions: step.left },
            Step::Adding(step) => Subject::Add { value: step.value },
            Step::Payment(step) => Subject::Pay { value: step.value },
            Step::Partner(step) => Subject::Partner(step.building),
            Step::Site(step) => Subject::Site { building: step.building, partner: step.partner },
            Step::Price(step) => Subject::Price { building: step.building, partner: step.partner },
            Step::Offer(step) => Subject::Offer { building: step.made.building, by: step.seat, florins: step.made.florins },
            Step::Dealing(_)
            | Step::Extra(_)
            | Step::First(_)
            | Step::Round(_)
            | Step::Drawing(_)
            | Step::MerchantDue(_)
            | Step::CourtOpens(_)
            | Step::Actions(_)
            | Step::Resume(_)
            | Step::Award(_)
            | Step::Finish(_) => return None,
        })
    }
}
