//! Which steps may lie on which in the stack: a document with a stack that no game could have is refused, so that the rules never meet one.

use crate::edition::{NUMERALS, ROW};
use crate::effect::{Effect, Kind};
use crate::state::Firenze;
use crate::steps::{Into, Step, Till};
use crate::tower::TOWERS;
use kit::{PositionError, Seat};

/// `None`: the bottom of the stack.
fn may_rest_on(above: &Step, below: Option<&Step>) -> bool {
    use Step as S;
    let asks_characters = matches!(below, Some(S::Choose(_) | S::Trade(_) | S::Build(_) | S::Contracts(_) | S::CardLimit(_)));
    let on_event = matches!(below, Some(S::Refill(_) | S::Levy(_)));
    match above {
        S::Begin(_) | S::EndTurn(_) => below.is_none(),
        S::StoreLimit(_) => matches!(below, Some(S::EndTurn(_))),
        S::CardLimit(_) => matches!(below, Some(S::StoreLimit(_))),
        S::Contracts(_) => matches!(below, Some(S::CardLimit(_))),
        S::Ruins(_) => matches!(below, Some(S::Contracts(_))),
        S::Build(_) => matches!(below, Some(S::Ruins(_))),
        S::Trade(_) => matches!(below, Some(S::Build(_))),
        S::Choose(_) | S::Lay(_) | S::Refill(_) => matches!(below, Some(S::Trade(_))),
        S::Happen(_) | S::Levy(_) | S::Honour(_) => matches!(below, Some(S::Refill(_))),
        S::Crumble(_) => on_event,
        S::Chip(_) => on_event || asks_characters,
        S::Hit(_) | S::Rob(_) | S::Barter(_) | S::Shed(_) => asks_characters,
        S::Fetch(_) | S::Wholesale(_) | S::Give(_) => matches!(below, Some(S::Build(_))),
        S::Pay(_) => on_event || matches!(below, Some(S::Ruins(_) | S::EndTurn(_) | S::Fetch(_))),
        S::Draw(draw) => match draw.into {
            Into::Row(_) => matches!(below, Some(S::Trade(_) | S::Fill(_))),
            Into::Store(_) => matches!(below, Some(S::Refill(_) | S::Happen(_) | S::Honour(_))),
        },
        S::Deal(_) => matches!(below, Some(S::Draw(_) | S::Fill(_))),
        S::Fill(_) => matches!(below, Some(S::Begin(_))),
        S::Advise(_) | S::Cover(_) | S::ColourDie(_) | S::HeightDie(_) | S::Dead(_) | S::PlaceSeal(_) | S::NameDead(_) => {
            matches!(below, Some(S::Deal(_)))
        }
        S::Balcony(_) => matches!(
            below,
            Some(S::Deal(_) | S::Advise(_) | S::ColourDie(_) | S::Dead(_) | S::PlaceSeal(_) | S::NameDead(_) | S::Balcony(_))
        ),
        S::First(_) => matches!(below, Some(S::Balcony(_))),
    }
}

/// Do the step's own figures point to things that are there?
fn makes_sense(game: &Firenze, step: &Step) -> bool {
    let seat = |s: Seat| s.0 < game.seats;
    let place = |p: u8| (1..=game.row.len()).contains(&usize::from(p));
    let tower = |s: Seat, t: u8| seat(s) && (1..=game.player(s).towers.len()).contains(&usize::from(t));
    match step {
        Step::Balcony(b) => usize::from(b.numeral) < NUMERALS,
        Step::Advise(a) => a.seals <= game.edition.neutral_seals,
        Step::Cover(c) => c.low <= game.edition.neutral_seals && c.high <= game.edition.neutral_seals,
        Step::ColourDie(d) => d.seals <= game.edition.neutral_seals,
        Step::HeightDie(d) => d.seals <= game.edition.neutral_seals,
        Step::PlaceSeal(p) => p.seals <= game.edition.neutral_seals && p.placed <= game.edition.neutral_seals,
        Step::Deal(d) => d.cards > 0 && usize::from(d.cards) + game.row.len() <= ROW && !game.top_of_pile().is_empty(),
        Step::Fill(f) => usize::from(f.place) <= ROW,
        Step::Draw(d) => match d.into {
            // The card may still have to be dealt.
            Into::Row(p) => usize::from(p) < game.row.len() + usize::from(matches!(game.stack.top(), Some(Step::Deal(_)))),
            Into::Store(s) => seat(s),
        },
        Step::Lay(l) => place(l.place) && (1..=l.place).contains(&l.next) && l.place - l.next <= game.me().store.len(),
        Step::Happen(h) => game.edition.card(h.card).kind == Kind::Event,
        Step::Levy(l) => game.edition.card(l.card).kind == Kind::Event && seat(l.seat) && l.seats <= game.seats,
        Step::Pay(p) => {
            let till = match p.till {
                Till::Bag => true,
                Till::Row(p) => place(p),
            };
            let event = p.event.is_none_or(|card| game.edition.card(card).kind == Kind::Event);
            seat(p.seat) && till && event && p.from as usize <= 6 && p.bricks <= game.player(p.seat).store.len()
        }
        Step::Crumble(c) => seat(c.seat),
        Step::Chip(c) => {
            let mixed = || game.player(c.owner).towers[usize::from(c.tower) - 1].palette();
            seat(c.chooser) && tower(c.owner, c.tower) && mixed().is_some_and(|p| c.bricks <= p.len()) && c.from <= 6
        }
        Step::Honour(h) => {
            let gift = matches!(game.edition.card(h.card).effect, Effect::FinalPoints { on_take: Some(_), .. });
            gift && game.me().cards.has(h.card)
        }
        Step::Fetch(f) => place(f.place) && game.row[usize::from(f.place) - 1].bricks.has(f.colour),
        Step::Wholesale(w) => w.swaps <= 3 && w.last.is_some() == w.gave.is_some(),
        Step::Give(g) => {
            let lies = place(g.spot.place) && game.row[usize::from(g.spot.place) - 1].bricks.has(g.spot.colour);
            lies && g.trade.swaps <= 3 && g.trade.last.is_some() == g.trade.gave.is_some() && !game.me().store.is_empty()
        }
        Step::Rob(_) => game.opponents().any(|s| !game.player(s).store.is_empty()),
        Step::Barter(b) => seat(b.from) && b.from != game.active && game.player(b.from).store.has(b.colour) && !game.me().store.is_empty(),
        Step::Hit(_) => game.opponents().any(|s| !game.player(s).towers.is_empty()),
        Step::Shed(_) => game.held_of(game.active, Kind::Celebration).next().is_some(),
        Step::Build(b) => b.is_sound(&game.me().towers),
        Step::CardLimit(c) => c.is_sound(game),
        Step::Contracts(c) => usize::from(c.fulfilled) <= TOWERS,
        _ => true,
    }
}

/// Refuses a stack that no game could have.
pub(crate) fn check_steps(game: &Firenze) -> Result<(), PositionError> {
    let mut below: Option<&Step> = None;
    for (n, step) in game.stack.iter().enumerate() {
        if !may_rest_on(step, below) {
            return Err(PositionError::new(format!("steps.{n}"), "this step can't stand here"));
        }
        if !makes_sense(game, step) {
            return Err(PositionError::new(format!("steps.{n}"), "this step points to something that is not there"));
        }
        below = Some(step);
    }
    Ok(())
}
