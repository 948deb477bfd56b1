//! What lies before the viewer: goods, members, bonus tile, excommunications, cards and leaders.

use crate::context::{Ctx, cards_of, find_card, find_tile, kind_class, taken_last};
use crate::{card, descriptions, icons, inspections, leaders, pieces, work};
use drawing::resources::Row;
use drawing::{Markup, answer_spots, html};
use kit::Phrase;
use lorenzo::{BonusId, Choice, Kind, MemberView, PlayerView, Resource, Subject, Work};

const HELD: [Resource; 6] = [Resource::Coin, Resource::Wood, Resource::Stone, Resource::Servant, Resource::Military, Resource::Faith];

pub(crate) fn draw(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    html! {
        div.me {
            h2 { (pieces::shield(player.seat)) span.name { (ctx.scene.name(player.seat)) } (points(ctx, player)) }
            (goods(ctx, player))
            (projected(ctx, player))
        }
        div.famcol {
            (members(ctx, player))
            div.tilebox { (bonus_tile(ctx, player)) (excommunications(ctx, player)) }
        }
        (cards(ctx, player))
        @if ctx.scene.view.leaders { (leaders::row(ctx, player)) }
    }
}

/// The points so far, with what they would become.
pub(crate) fn points(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    let n = player.goods.get(Resource::Vp);
    let about = ctx.say(Phrase::name("amount", Resource::Vp).with("n", n));
    html! { span.vp.n role="img" data-tip aria-label=(about) { b id={ "r-" (player.seat.0) "-vp" } data-count { (n) } i.i.i-vp {} } }
}

/// "If it ended now", and what that is made of.
fn projected(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    let Some(score) = ctx.scene.standing.scores.iter().find(|score| score.seat == Some(player.seat)) else { return html! {} };
    let told: Vec<String> =
        score.sources.iter().filter(|(_, n)| *n != 0).map(|(key, n)| format!("{} {n}", ctx.scene.text(&format!("score-{key}")))).collect();
    let about = format!("{}. {}", ctx.say(Phrase::new("draw-score").with("seat", player.seat).with("n", score.total)), told.join(", "));
    html! {
        p.proj id={ "s-" (player.seat.0) } role="img" data-tip aria-label=(about) {
            (ctx.scene.text("draw-if-ended")) " " b.n { span data-count { (score.total) } i.i.i-vp {} }
        }
    }
}

pub(crate) fn goods(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    html! {
        div.goods {
            @for resource in HELD {
                @let n = player.goods.get(resource);
                span.good role="img" data-tip aria-label=(ctx.say(Phrase::name("amount", resource).with("n", n))) {
                    (card::icon(resource))
                    b class=[(n == 0).then_some("z")] id={ "r-" (player.seat.0) "-" (resource.word()) } data-count { (n) }
                }
            }
        }
    }
}

/// At home with their values, and what servants could make of them; who is out has left an empty socket.
fn members(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    html! { div.fam { @for member in &player.members { (home(ctx, player, member)) } } }
}

fn home(ctx: &Ctx<'_>, player: &PlayerView, member: &MemberView) -> Markup {
    let spot = ctx.take(&[Choice::Move(member.member), Choice::Raise(member.member)]);
    let away = member.space.is_some();
    let most = work::at_most(player, member.value);
    let helped = !away && most > member.value;
    let valued = Phrase::new("draw-member-value").with("member", Phrase::name("member", member.member)).with("value", member.value);
    let label = if helped { ctx.tell(&[valued, Phrase::new("draw-member-servants").with("value", most)]) } else { ctx.say(valued) };
    let in_hand = !away && ctx.scene.subject == Some(&Subject::Place(member.member)) && ctx.scene.asked.contains(player.seat);
    let class = match (away, in_hand) {
        (true, _) => "mem away",
        (false, true) => "mem sel",
        (false, false) => "mem",
    };
    answer_spots::place(
        spot,
        class,
        &label,
        Some(&inspections::member_key(member.member)),
        html! {
            @if away { (pieces::pawn(player.seat, member.member)) } @else { (pieces::member(ctx, player.seat, member.member)) }
            @if away { span.out { (ctx.scene.text("draw-placed")) } } @else { b { (member.value) } }
            @if helped { small { "≤" (most) } }
        },
    )
}

/// What the bonus tile pays.
pub(crate) fn bonus_tile(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    let tile = player.bonus_tile.and_then(|id| BonusId::from_word(id, ctx.edition())).map(|id| ctx.edition().bonus_tile(id));
    let Some(tile) = tile else { return html! {} };
    let [harvest, production] = [Work::Harvest, Work::Production].map(|work| descriptions::amounts(&tile.work(work).gain));
    let told = Phrase::new("choice-bonus").with("harvest", harvest).with("production", production);
    html! {
        div.bonus role="img" data-tip data-inspect=(inspections::bonus_key(&tile.id)) aria-label=(ctx.say(told)) {
            @for work in Work::ALL { span.bt { i class={ "i i-" (work.word()) } {} (icons::goods(&tile.work(*work).gain).figures()) } }
        }
    }
}

/// The tiles that strike this family.
pub(crate) fn excommunications(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    html! {
        div.struck {
            @for id in &player.excommunications {
                @let effects = find_tile(ctx, id).map(|tile| tile.effects.iter().fold(Row::new(), |row, effect| row.then(icons::penalty(effect))));
                span.bt.bad role="img" data-tip data-inspect=(inspections::tile_key(id)) aria-label=(ctx.say(Phrase::name("tile", id))) {
                    "†" @if let Some(effects) = effects { (effects.figures()) }
                }
            }
            @if player.excommunications.is_empty() { span.bt.ok { (ctx.scene.text("draw-no-excommunication")) } }
        }
    }
}

/// Six slots of each kind; empty ones tell what the next card needs, and what so many cards score.
pub(crate) fn cards(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    html! {
        div.own {
            @for kind in Kind::ALL {
                div class={ "line " (kind_class(*kind)) (crowd(cards_of(player, *kind).len())) } {
                    i class={ "i i-" (kind.word()) } {} span.vh { (ctx.say(Phrase::name("kind", kind))) }
                    (slots(ctx, player, *kind))
                }
            }
        }
    }
}

/// How much room is left for the pictures.
const fn crowd(cards: usize) -> &'static str {
    match cards {
        0..=2 => "",
        3 => " some",
        4 => " some four",
        _ => " full",
    }
}

fn slots(ctx: &Ctx<'_>, player: &PlayerView, kind: Kind) -> Markup {
    let held = cards_of(player, kind);
    let slots = usize::from(ctx.edition().personal.cards_of_a_kind);
    html! {
        @for card in held.iter().filter_map(|id| find_card(ctx, id)) { (owned(ctx, card)) }
        @for slot in held.len()..slots {
            div class={ "slot" @if slot == held.len() { " nextup" } } role="img" data-tip aria-label=(ctx.tell(&slot_told(ctx, kind, slot))) {
                @let (military, points) = (needs(ctx, player, kind, slot), scores(ctx, kind, slot));
                @if military > 0 { span.n { "≥" (military) i.i.i-military {} } }
                @if points > 0 { span.n { (points) i.i.i-vp {} } }
            }
        }
    }
}

/// Military points for a territory in that slot (§5.1, §12.17).
fn needs(ctx: &Ctx<'_>, player: &PlayerView, kind: Kind, slot: usize) -> i16 {
    let asked = kind == Kind::Territory && !player.influence.no_territory_military;
    if asked { ctx.edition().personal.territory_military.get(slot).copied().unwrap_or(0) } else { 0 }
}

/// What so many cards score at the end (§11.4, §11.5).
fn scores(ctx: &Ctx<'_>, kind: Kind, slot: usize) -> i16 {
    let scoring = &ctx.edition().scoring;
    let points = match kind {
        Kind::Territory => &scoring.territories,
        Kind::Character => &scoring.characters,
        Kind::Building | Kind::Venture => return 0,
    };
    points.get(slot + 1).copied().unwrap_or(0)
}

fn slot_told(ctx: &Ctx<'_>, kind: Kind, slot: usize) -> Vec<Phrase> {
    let mut told = vec![Phrase::new("draw-slot-free").with("kind", Phrase::name("kind", kind)).with("n", slot as u8 + 1)];
    let military = if kind == Kind::Territory { ctx.edition().personal.territory_military.get(slot).copied().unwrap_or(0) } else { 0 };
    if military > 0 {
        told.push(Phrase::new("draw-slot-needs").with("goods", Phrase::name("amount", Resource::Military).with("n", military)));
    }
    let points = scores(ctx, kind, slot);
    if points > 0 {
        told.push(Phrase::new("draw-slot-scores").with("goods", Phrase::name("amount", Resource::Vp).with("n", points)));
    }
    told
}

fn owned(ctx: &Ctx<'_>, owned: &lorenzo::Card) -> Markup {
    let asked = match ctx.scene.subject {
        Some(Subject::Exchange { card, .. }) => ctx.edition().card(*card).id == owned.id,
        _ => false,
    };
    let class = if asked {
        " asked"
    } else if taken_last(ctx, &owned.id) {
        " last"
    } else {
        ""
    };
    html! {
        div class={ "piece mini" (class) } id={ "c-" (owned.id) } role="img" data-tip data-inspect=(inspections::card_key(owned)) aria-label=(card::about(ctx, owned)) {
            (card::small(owned))
        }
    }
}
