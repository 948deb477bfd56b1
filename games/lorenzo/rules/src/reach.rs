//! What an action would be worth on each space, and what it would cost there: worked out for drawings, which see no state.

use crate::Choice;
use crate::goods::Goods;
use crate::places::{ALL_FLOORS, Area, Member, Space};
use crate::state::Lorenzo;
use crate::steps::{PlaceMember, Step, Turn};
use crate::taking::TowerAction;
use kit::{Seat, Step as _, Why};

/// A member, or an extra action, on a space.
#[derive(Clone, PartialEq, Debug)]
pub struct Reach {
    /// The member that would stand there; none for an extra action.
    pub member: Option<Member>,
    pub space: Space,
    /// With everything that changes it, before servants.
    pub value: i16,
    /// The fewest servants that lift it to the value of the space (§3.4).
    pub servants: i16,
    /// Taking the card, for a floor that has one.
    pub taking: Option<Taking>,
    /// Why it cannot go there.
    pub refused: Option<Why>,
}

/// What goes with taking a card from a floor, besides what the card does.
#[derive(Clone, PartialEq, Debug)]
pub struct Taking {
    /// For a tower in which anybody stands (§4.4).
    pub fee: Goods,
    /// The floor's bonus as this player receives it (§4.5).
    pub bonus: Goods,
    /// Military points that must be held for the next territory (§5.1).
    pub military: i16,
    /// Each of the card's prices with every discount that needs no choice (§5.5).
    pub prices: Vec<Goods>,
}

impl Reach {
    /// Everything that the question on top of the stack leaves open; nothing when no place is looked for.
    pub(crate) fn all(game: &Lorenzo) -> Vec<Reach> {
        match game.stack.top() {
            Some(Step::Turn(Turn { seat, placed: false })) => {
                let home = Member::ALL.iter().filter(|member| game.player(*seat).is_home(**member));
                home.flat_map(|member| Reach::of_member(game, PlaceMember { seat: *seat, member: *member })).collect()
            }
            Some(Step::PlaceMember(step)) => Reach::of_member(game, *step).collect(),
            Some(Step::ExtraTower(step)) => {
                let floors = Space::ALL[..ALL_FLOORS].iter().filter(|space| space.tower_kind().is_some_and(|kind| step.leads_to(kind)));
                floors
                    .filter_map(|space| {
                        let action = step.action(game, space.tower_kind()?);
                        let refused = step.allow(game, step.seat.into(), Choice::Take(*space)).err();
                        Some(Reach::of(game, step.seat, *space, step.value, Some(&action), refused))
                    })
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    fn of_member(game: &Lorenzo, step: PlaceMember) -> impl Iterator<Item = Reach> {
        let value = game.member_value(step.seat, step.member);
        Space::ALL.iter().map(move |space| {
            let action = space.tower_kind().map(|kind| step.action(game, kind));
            let refused = step.allow(game, step.seat.into(), Choice::Place(*space)).err();
            Reach { member: Some(step.member), ..Reach::of(game, step.seat, *space, value, action.as_ref(), refused) }
        })
    }

    fn of(game: &Lorenzo, seat: Seat, space: Space, value: i16, action: Option<&TowerAction>, refused: Option<Why>) -> Reach {
        let figures = game.edition.space(space);
        let more = match space.area() {
            Area::Tower(kind) => game.player(seat).influence.tower[kind.index()],
            Area::Work(work, _) => figures.modifier + game.work_modifier(seat, work, true),
            Area::Market(_) | Area::Council => figures.modifier,
        };
        let value = value + more;
        let servants = game.servants_needed(seat, value, figures.value);
        Reach { member: None, space, value, servants, taking: action.and_then(|action| game.taking(action, space)), refused }
    }
}
