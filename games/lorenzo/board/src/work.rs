//! Harvests and productions looked at beforehand: what works at which value, and what it yields.

use crate::context::{Ctx, cards_of, closed, find_card, standing_on};
use crate::for_you;
use crate::spaces::work_spaces;
use drawing::{Markup, html};
use kit::Phrase;
use lorenzo::card::{Counted, Yield};
use lorenzo::{BonusId, Card, Goods, PlayerView, Reach, Resource, Work};

/// The most that a value can be made worth by all the family's servants (§3.4, §10.13).
pub(crate) fn at_most(player: &PlayerView, value: i16) -> i16 {
    value + player.goods.get(Resource::Servant) / player.influence.servants_per_value.max(1)
}

/// What cards and tiles add to the family's harvests or productions (§5.12, §10.9).
fn modifier(player: &PlayerView, work: Work) -> i16 {
    player.influence.work_cards[work.index()] - player.influence.work_penalty[work.index()]
}

/// The highest value a harvest or production of this family can still have in this round, by a member at home other than the one in
/// hand: with the servants that are left, and without.
fn within_reach(ctx: &Ctx<'_>, player: &PlayerView, work: Work, spent: Option<&Reach>) -> Option<(i16, i16)> {
    let [single, large] = work_spaces(work);
    let coloured_there = player.members.iter().any(|m| m.member.is_coloured() && (m.space == Some(single) || m.space == Some(large)));
    let best_space = if player.influence.shares_spaces || standing_on(ctx, single).is_empty() {
        0
    } else if closed(ctx, large) {
        return None;
    } else {
        ctx.edition().space(large).modifier
    };
    let home = player.members.iter().filter(|m| m.space.is_none() && spent.is_none_or(|reach| reach.member != Some(m.member)));
    let value = home.filter(|m| !(m.member.is_coloured() && coloured_there)).map(|m| m.value).max()?;
    let value = value + best_space + modifier(player, work);
    let servants = (player.goods.get(Resource::Servant) - spent.map_or(0, |reach| reach.servants)).max(0);
    Some((value + servants / player.influence.servants_per_value.max(1), value))
}

/// From which value on a card of a tower would work, and whether it still can in this round.
pub(crate) fn when_it_works(ctx: &Ctx<'_>, player: &PlayerView, card: &Card, spent: Option<&Reach>) -> Option<Markup> {
    let (work, needed, _) = card.worked()?;
    let name = Phrase::name("work", work);
    let said = match within_reach(ctx, player, work, spent) {
        Some((_, value)) if value >= needed => Phrase::new("draw-works-now").with("value", value),
        Some((most, value)) if most >= needed => {
            Phrase::new("draw-works-with").with("n", (needed - value) * player.influence.servants_per_value.max(1))
        }
        Some((most, _)) => Phrase::new("draw-works-not").with("value", most.max(0)),
        None => Phrase::new("draw-works-nobody"),
    };
    Some(html! { (ctx.say(said.with("work", name).with("needed", needed))) })
}

/// The cards that work at a value, oldest first, and those that do not.
pub(crate) fn split<'e>(ctx: &Ctx<'e>, player: &PlayerView, work: Work, value: i16) -> (Vec<&'e Card>, Vec<&'e Card>) {
    let cards = cards_of(player, work.kind()).iter().filter_map(|id| find_card(ctx, id));
    cards.partition(|card| card.worked().is_some_and(|(of, needed, _)| of == work && needed <= value))
}

/// What comes without being asked: the bonus tile and the plain gains of the cards, before tiles take their share.
fn plain_gain(ctx: &Ctx<'_>, player: &PlayerView, work: Work, value: i16, working: &[&Card]) -> Goods {
    let mut gain = Goods::NONE;
    let tile = player.bonus_tile.and_then(|id| BonusId::from_word(id, ctx.edition())).map(|id| ctx.edition().bonus_tile(id).work(work));
    if let Some(tile) = tile.filter(|tile| tile.value <= value) {
        gain += tile.gain;
    }
    for what in working.iter().filter_map(|card| card.worked()).flat_map(|(_, _, yields)| yields) {
        match what {
            Yield::Gain(goods) => gain += *goods,
            Yield::GainPer(per) => {
                let count = match per.per {
                    Counted::Cards(kind) => cards_of(player, kind).len() as i16,
                    Counted::Resource(resource) => player.goods.get(resource).max(0),
                };
                gain += per.gain.times(count / per.each.max(1));
            }
            Yield::Exchange(_) => {}
        }
    }
    gain
}

/// What a work of that value would do for the family: which cards, what comes, and what more servants would add. Without a value, only
/// what the family has.
pub(crate) fn what_works(ctx: &Ctx<'_>, player: &PlayerView, work: Work, value: Option<i16>) -> Vec<Markup> {
    let Some(value) = value else { return Vec::new() };
    let value = value.max(1);
    let (working, idle) = split(ctx, player, work, value);
    let names = |cards: &[&Card]| -> Vec<Phrase> { cards.iter().map(|card| Phrase::name("card", &card.id)).collect() };
    let mut lines = Vec::new();
    if !working.is_empty() {
        lines.push(html! { (ctx.say(Phrase::new("draw-cards-work").with("value", value).with("cards", names(&working)))) });
    }
    let gain = plain_gain(ctx, player, work, value, &working);
    if !gain.is_empty() {
        lines.push(html! { (ctx.scene.text("draw-brings")) " " (for_you::worded(ctx, &gain)) });
    }
    let exchanging: Vec<&Card> = working.iter().copied().filter(|card| !card.exchanges().is_empty()).collect();
    if !exchanging.is_empty() {
        lines.push(html! { (ctx.say(Phrase::new("draw-cards-exchange").with("cards", names(&exchanging)))) });
    }
    for card in idle {
        let Some((_, needed, _)) = card.worked() else { continue };
        let servants = (needed - value) * player.influence.servants_per_value.max(1);
        let said = Phrase::new("draw-card-more").with("card", Phrase::name("card", &card.id)).with("n", servants);
        lines.push(html! { (ctx.say(said)) });
    }
    lines
}
