//! What a question is about, for drawings: all that its answers hang on and the view does not show.

use crate::goods::Goods;
use crate::places::{Kind, Member, Work};
use crate::steps::Step;
use crate::{CardId, Lorenzo};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// The leader to keep.
    Draft,
    BonusTile,
    /// The member to place, or, when it has been placed, leaders alone.
    Turn {
        placed: bool,
    },
    /// The place of this member.
    Place(Member),
    /// Which price of a card is paid: what each comes to, before a discount that is still to be chosen.
    Price {
        card: CardId,
        due: Vec<Goods>,
    },
    /// Off which resource a discount is taken: what is due before it.
    Discount {
        card: CardId,
        due: Goods,
    },
    /// How many servants lift a harvest or production: its value without any, and what one step costs.
    Servants {
        work: Work,
        value: i16,
        per_value: i16,
    },
    /// What the next card of a harvest or production exchanges; what has been gained so far arrives at the end.
    Exchange {
        card: CardId,
        work: Work,
        value: i16,
        gained: Goods,
    },
    /// An extra action in a tower, or in any.
    Extra {
        tower: Option<Kind>,
        value: i16,
    },
    /// So many privileges of one gain are still to be chosen.
    Privileges {
        left: u8,
    },
    /// What an excommunication takes off so many gains.
    Forfeit {
        left: u8,
    },
    /// The leader to imitate.
    Copy,
    /// The member that gets this value.
    Raise(i16),
    /// The Vatican report.
    Vatican,
}

impl Subject {
    pub(crate) fn of(game: &Lorenzo) -> Option<Subject> {
        Some(match game.stack.top()? {
            Step::Draft(_) => Subject::Draft,
            Step::BonusTiles(_) => Subject::BonusTile,
            Step::Turn(step) => Subject::Turn { placed: step.placed },
            Step::PlaceMember(step) => Subject::Place(step.member),
            Step::NamePrice(step) => Subject::Price { card: step.card(game)?, due: step.due(game) },
            Step::PayPrice(step) => Subject::Discount { card: step.card(game)?, due: step.due_before_choice(game)? },
            Step::Servants(step) => {
                let per_value = game.player(step.seat).influence.servants_per_value;
                Subject::Servants { work: step.work, value: step.value, per_value }
            }
            Step::WorkCards(step) => {
                Subject::Exchange { card: step.card_id(game)?, work: step.work, value: step.value, gained: step.gained }
            }
            Step::ExtraTower(step) => Subject::Extra { tower: step.kind, value: step.value },
            Step::Privileges(step) => Subject::Privileges { left: step.left() },
            Step::Forfeit(step) => Subject::Forfeit { left: step.left },
            Step::CopyLeader(_) => Subject::Copy,
            Step::RaiseMember(step) => Subject::Raise(step.value),
            Step::Vatican(_) => Subject::Vatican,
            Step::FirstSeat(_)
            | Step::DrawTile(_)
            | Step::DealLeaders(_)
            | Step::Round(_)
            | Step::FillTowers(_)
            | Step::RollDice(_)
            | Step::Turns(_)
            | Step::Effects(_)
            | Step::EndOfRound(_) => return None,
        })
    }
}
