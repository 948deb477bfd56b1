//! A family's personal board: goods, members, cards, leaders, excommunications, bonus tile.

use crate::pen::{Pen, at, named, spot};
use crate::{card, city, figure, leader, reach, signs, told};
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon, people};
use kit::{Phrase, Viewer};
use lorenzo::{BonusId, Choice, Kind, Resource, TileId, Work};

/// The types of the view are its fields'.
type PlayerView = lorenzo::PlayerView;

const CARDS_AT: f32 = 88.0;
const SLOT: f32 = 37.0;
/// The width of a member's place at home.
const HOME: f32 = 34.5;
const LEADERS_AT: f32 = CARDS_AT + 4.0 * SLOT + 2.0;
const LEADERS: f32 = 60.0;

/// The seat that looks comes first, the others follow in turn around the table.
pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    let players = &pen.scene.view.players;
    let first = pen.scene.me().map_or(0, |seat| seat.index());
    html! { @for nth in 0..players.len() { (board(pen, &players[(first + nth) % players.len()])) } }
}

/// Fewer players have more room.
fn width(pen: &Pen<'_>) -> f32 {
    match pen.scene.view.players.len() {
        2 => 512.0,
        3 => 340.0,
        _ => 254.0,
    }
}

fn board(pen: &Pen<'_>, player: &PlayerView) -> Markup {
    let width = width(pen);
    let height = if pen.scene.view.leaders { LEADERS_AT + LEADERS + 3.0 } else { LEADERS_AT };
    let name = pen.scene.name(player.seat);
    let class = people::class(player.seat);
    let asked = pen.scene.asked.contains(player.seat);
    let mine = pen.scene.me() == Some(player.seat);
    html! {
        svg class={ "drawn player " (class) @if asked { " asked" } @if mine { " own" } } viewBox={ "0 0 " (width) " " (height) } role="group" aria-label=(name) {
            rect class="sheet" x="1" y="1" width=(width - 2.0) height=(height - 2.0) rx="6" {}
            (header(pen, player, &name, width))
            (goods(pen, player, width))
            (members(pen, player))
            (bonus(pen, player, width))
            @for (nth, kind) in Kind::ALL.iter().enumerate() { (at(4.0, CARDS_AT + SLOT * nth as f32, cards(pen, player, *kind, width - 8.0))) }
            @if pen.scene.view.leaders { (at(4.0, LEADERS_AT, leaders(pen, player, width - 8.0))) }
        }
    }
}

fn header(pen: &Pen<'_>, player: &PlayerView, name: &str, width: f32) -> Markup {
    let score = pen.scene.standing.scores.iter().find(|score| score.seat == Some(player.seat));
    let total = score.map_or(0, |score| score.total);
    let sources = score.map(|score| &score.sources[..]).unwrap_or_default();
    let told: Vec<String> =
        sources.iter().filter(|s| s.1 != 0).map(|(key, n)| format!("{} {n}", pen.scene.text(&format!("score-{key}")))).collect();
    let now = format!("{}. {}", pen.say(Phrase::new("draw-score").with("seat", player.seat).with("n", total)), told.join(", "));
    let place = pen.scene.view.order.iter().position(|seat| *seat == player.seat);
    html! {
        path class="banner" d={ "M1 23V7a6 6 0 0 1 6-6h" (width - 14.0) "a6 6 0 0 1 6 6v16z" } {}
        (people::crest_at(player.seat, 14.0, 12.5, 20.0))
        (fitted(name, "who", 27.0, 17.5, 14.0, width - 130.0, Anchor::Start))
        @if let Some(place) = place { text class="tick-n" x=(width - 98.0) y="16" { (place + 1) "." } }
        @if people::leads(pen.scene, player.seat) { rect class="leading" x=(width - 48.0) y="2.500" width="45" height="20" rx="5" {} }
        (named(Some(format!("s-{}", player.seat.0)), "score", &now, html! {
            (Row::new().amount("vp", player.goods.get(Resource::Vp).into()).draw(width - 52.0, 12.5, 15.0, 44.0, Anchor::End))
            text class="n projected" x=(width - 7.0) y="17.5" font-size="12" text-anchor="end" data-count { "→ " (total) }
        }))
    }
}

const HELD: [Resource; 6] = [Resource::Coin, Resource::Wood, Resource::Stone, Resource::Servant, Resource::Military, Resource::Faith];

fn goods(pen: &Pen<'_>, player: &PlayerView, width: f32) -> Markup {
    let step = (width - 8.0) / HELD.len() as f32;
    html! {
        @for (nth, resource) in HELD.into_iter().enumerate() {
            @let n = player.goods.get(resource);
            @let x = 4.0 + step * nth as f32;
            (named(None, "held", &pen.say(Phrase::name("amount", resource).with("n", n)), html! {
                rect class="purse" x=(icon::round(x + 1.0)) y="27" width=(icon::round(step - 2.0)) height="21" rx="4" {}
                (icon::at(resource.word(), x + step / 2.0 - 17.0, 29.5, 16.0))
                text class=(if n == 0 { "n none" } else { "n" }) id={ "r-" (player.seat.0) "-" (resource.word()) } x=(icon::round(x + step / 2.0 + 2.0)) y="43" font-size="14.5" data-count { (n) }
            }))
        }
    }
}

/// At home with their values; who is out has left an empty socket.
fn members(pen: &Pen<'_>, player: &PlayerView) -> Markup {
    let mine = pen.scene.me() == Some(player.seat);
    html! {
        @for (nth, member) in player.members.iter().enumerate() {
            @let x = 4.0 + HOME * nth as f32;
            @let place = if mine { pen.take(&[Choice::Move(member.member), Choice::Raise(member.member)]) } else { None };
            @let most = reach::at_most(pen, player, member.value);
            @let helped = member.space.is_none() && most > member.value;
            @let valued = Phrase::new("draw-member-value").with("member", Phrase::name("member", member.member)).with("value", member.value);
            @let label = if helped { pen.tell(&[valued, Phrase::new("draw-member-servants").with("value", most)]) } else { pen.say(valued) };
            @let moving = member.space.is_none() && pen.asked_about("member-") == Some(member.member.word()) && pen.scene.asked.contains(player.seat);
            (spot(place, if moving { "home moving" } else { "home" }, &label, [x, 51.0, HOME - 2.0, 35.0], html! {
                rect class="purse" x=(x) y="51" width=(HOME - 2.0) height="35" rx="4" {}
                @if member.space.is_none() {
                    (at(x + 11.0, 68.0, figure::member(player.seat, member.member, &pen.say(city::stands(player.seat, member.member)))))
                } @else {
                    g class="away" transform={ "translate(" (x + 11.0) " 68)" } { (figure::head(member.member)) }
                }
                text class=(if member.space.is_none() { "n" } else { "n none" }) x=(x + 26.5) y=(if helped { "69" } else { "73" }) font-size="14" text-anchor="middle" { (member.value) }
                @if helped { text class="n helped" x=(x + 26.5) y="81" font-size="8.500" text-anchor="middle" { "≤" (most) } }
            }))
        }
    }
}

/// What the bonus tile pays, and the tiles that strike this family.
fn bonus(pen: &Pen<'_>, player: &PlayerView, width: f32) -> Markup {
    let tile = player.bonus_tile.and_then(|id| BonusId::from_word(id, pen.edition())).map(|id| pen.edition().bonus_tile(id));
    let struck = player.excommunications.len() as f32;
    let x = 4.0 + HOME * 4.0 + 1.0;
    // Side by side where there is room, else one below the other in a narrow column.
    let wide = width > 300.0;
    let column = if struck == 0.0 {
        0.0
    } else if wide {
        58.0 * struck
    } else {
        46.0
    };
    let room = (width - x - 4.0 - column).min(110.0);
    html! {
        @if let Some(tile) = tile {
            @let told = Phrase::new("choice-bonus").with("harvest", told::amounts(&tile.work(Work::Harvest).gain)).with("production", told::amounts(&tile.work(Work::Production).gain));
            (named(None, "bonus-tile", &pen.say(told), html! {
                rect class="purse" x=(x) y="51" width=(room) height="35" rx="4" {}
                @for (nth, work) in Work::ALL.iter().enumerate() {
                    @let y = 60.5 + 16.5 * nth as f32;
                    (icon::at(work.word(), x + 2.0, y - 6.5, 13.0))
                    (signs::goods(&tile.work(*work).gain).draw(x + 17.0, y, 12.5, room - 19.0, Anchor::Start))
                }
            }))
        }
        @for (nth, id) in player.excommunications.iter().enumerate() {
            @let tile = TileId::from_word(id, pen.edition()).map(|id| pen.edition().tile(id));
            @let (tx, ty, h) = if wide { (x + room + 4.0 + 58.0 * nth as f32, 51.0, 35.0) } else { (width - 48.0, 51.0 + 11.8 * nth as f32, 11.4) };
            @let w = if wide { 55.0 } else { 44.0 };
            (named(None, "struck", &pen.say(Phrase::name("tile", id)), html! {
                rect class="tile-sheet" x=(tx) y=(icon::round(ty)) width=(w) height=(h) rx="3" {}
                @if let Some(tile) = tile { @for effect in &tile.effects { (signs::penalty(effect).draw(tx + w / 2.0, ty + h / 2.0, if wide { 14.0 } else { 9.5 }, w - 4.0, Anchor::Middle)) } }
            }))
        }
    }
}

/// Six slots of a kind; empty ones tell what the next card needs, and what so many cards score.
fn cards(pen: &Pen<'_>, player: &PlayerView, kind: Kind, width: f32) -> Markup {
    let held = match kind {
        Kind::Territory => &player.territories,
        Kind::Character => &player.characters,
        Kind::Building => &player.buildings,
        Kind::Venture => &player.ventures,
    };
    let slots = usize::from(pen.edition().personal.cards_of_a_kind);
    let step = (width - 14.0) / slots as f32;
    let scores = match kind {
        Kind::Territory => Some(&pen.edition().scoring.territories),
        Kind::Character => Some(&pen.edition().scoring.characters),
        Kind::Building | Kind::Venture => None,
    };
    html! {
        (icon::at(kind.word(), -1.0, SLOT / 2.0 - 8.0, 13.0))
        @for slot in 0..slots {
            @let x = 14.0 + step * slot as f32;
            @if let Some((id, card)) = held.get(slot).and_then(|id| Some((id, card::find(pen, id)?))) {
                @let asked = pen.asked_about("card-") == Some(*id);
                (at(x, 0.0, named(Some(format!("c-{id}")), if asked { "piece owned asked" } else { "piece owned" }, &card::about(pen, card), card::small(card, step - 2.0, SLOT - 3.0))))
            } @else {
                @let military = if kind == Kind::Territory { pen.edition().personal.territory_military.get(slot).copied().unwrap_or(0) } else { 0 };
                @let points = scores.and_then(|scores| scores.get(slot + 1)).copied().unwrap_or(0);
                g class={ "slot " (kind.word()) } {
                    rect class="empty" x=(icon::round(x)) y="0" width=(icon::round(step - 2.0)) height=(SLOT - 3.0) rx="3" {}
                    @if military > 0 { (Row::new().text(format!("≥{military}")).icon("military").draw(x + step / 2.0 - 1.0, 10.0, 10.5, step - 4.0, Anchor::Middle)) }
                    @if points > 0 { (Row::new().amount("vp", points.into()).draw(x + step / 2.0 - 1.0, 24.0, 10.5, step - 4.0, Anchor::Middle)) }
                }
            }
        }
    }
}

/// Played leaders, then the hand (open to its owner), then the discarded, which are gone.
fn leaders(pen: &Pen<'_>, player: &PlayerView, width: f32) -> Markup {
    let slots = usize::from(pen.edition().setup.leaders_dealt).max(1);
    let step = width / slots as f32;
    let w = step - 3.0;
    let knows = matches!(pen.scene.viewer, Viewer::Referee) || pen.scene.me() == Some(player.seat);
    let secrets = pen.scene.view.secrets.iter().find(|s| knows && s.seat == player.seat);
    let hand: Vec<Option<&str>> = match secrets {
        Some(secrets) => secrets.hand.iter().copied().map(Some).collect(),
        None => vec![None; player.leaders_in_hand],
    };
    let played = player.played.len();
    html! {
        @for slot in 0..slots { rect class="empty" x=(icon::round(step * slot as f32)) y="0" width=(icon::round(w)) height=(LEADERS) rx="4" {} }
        @for (nth, id) in player.played.iter().enumerate() { (at(step * nth as f32, 0.0, played_leader(pen, player, id, w))) }
        @for (nth, id) in hand.iter().enumerate() {
            (at(step * (played + nth) as f32, 0.0, match id {
                Some(id) => hand_leader(pen, id, w),
                None => named(None, "leader", &pen.say(Phrase::new("draw-leader-hidden")), leader::back(w, LEADERS)),
            }))
        }
        @for (nth, id) in player.discarded.iter().enumerate() {
            @if let Some((_, figures)) = leader::find(pen, id) {
                @let label = format!("{}. {}", pen.say(Phrase::new("draw-discarded")), leader::about(pen, figures));
                (at(step * (played + hand.len() + nth) as f32, 0.0, named(Some(format!("l-{id}")), "piece leader gone", &label, leader::face(pen, figures, w, LEADERS))))
            }
        }
    }
}

fn played_leader(pen: &Pen<'_>, player: &PlayerView, id: &str, width: f32) -> Markup {
    let Some((leader_id, figures)) = leader::find(pen, id) else { return html! {} };
    let mine = pen.scene.me() == Some(player.seat);
    let place = if mine { pen.take(&[Choice::Use(leader_id)]) } else { pen.take(&[Choice::Copy(leader_id)]) };
    let class = if player.used.contains(&id) { "leader played used" } else { "leader played" };
    let mut about = leader::about(pen, figures).to_string();
    let copied = player.copied.filter(|_| figures.effect == lorenzo::leader::Ability::CopyLeader).and_then(|id| leader::find(pen, id));
    if let Some((_, copied)) = copied {
        about = format!("{about}. {}", leader::about(pen, copied));
    }
    html! {
        g class="piece" id={ "l-" (id) } {
            (spot(place, class, &about, [0.0, 0.0, width, LEADERS], leader::face(pen, copied.map_or(figures, |(_, copied)| copied), width, LEADERS)))
        }
    }
}

/// A leader in one's own hand: the card plays him, the scroll at its corner discards him for a privilege.
fn hand_leader(pen: &Pen<'_>, id: &str, width: f32) -> Markup {
    let Some((leader_id, figures)) = leader::find(pen, id) else { return html! {} };
    let about = leader::about(pen, figures);
    let discard = pen.take(&[Choice::Discard(leader_id)]);
    html! {
        g class="piece" id={ "l-" (id) } {
            (spot(pen.take(&[Choice::Play(leader_id)]), "leader in-hand", &about, [0.0, 0.0, width, LEADERS], leader::face(pen, figures, width, LEADERS)))
            @if let Some(discard) = discard {
                (spot(Some(discard), "corner", "", [width - 17.0, LEADERS - 17.0, 17.0, 17.0], html! {
                    rect class="purse" x=(width - 17.0) y=(LEADERS - 17.0) width="17" height="17" rx="4" {}
                    (icon::at("privilege", width - 15.0, LEADERS - 15.0, 13.0))
                }))
            }
        }
    }
}
