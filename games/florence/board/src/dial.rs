//! The nobles: their dial, their decks and gifts; one's own hand and objective; Strozzi's cards.

use crate::{Ctx, crest_of, icons, strozzi};
use drawing::context::{at, framed_spot, named};
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon, people};
use florence::{Choice, Kind, Noble, Place};
use kit::Phrase;
use std::cmp::Ordering;

const NOBLES: [Noble; 3] = [Noble::Cosimo, Noble::Contessina, Noble::Giovanni];

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    html! {
        svg class="drawn dial" viewBox="0 0 392 562" {
            @for round in 1..=9u8 { (at(43.5 * f32::from(round - 1), 0.0, segment(ctx, round))) }
            (at(0.0, 112.0, reward(ctx)))
            @for (nth, noble) in NOBLES.into_iter().enumerate() { (at(131.0 * nth as f32, 168.0, medici(ctx, noble))) }
            (at(0.0, 310.0, hand(ctx)))
            (at(0.0, 434.0, objective(ctx)))
            @if let Some(turned) = &ctx.scene.view.strozzi { (at(136.0, 434.0, strozzi::draw(ctx, turned))) } @else { (at(136.0, 434.0, discards(ctx))) }
        }
    }
}

fn segment(ctx: &Ctx<'_>, round: u8) -> Markup {
    let view = ctx.scene.view;
    let segment = ctx.edition().segment(round);
    let to = view.destinations.get(usize::from(round) - 1).copied().flatten();
    let time = view.tokens.get(usize::from(round) - 1).copied().flatten();
    let mut told = vec![Phrase::new("draw-round").with("round", round).with("noble", Phrase::name("noble", segment.noble))];
    told.extend(to.map(|place| Phrase::new("draw-destination").with("place", place.number())));
    told.extend(time.map(|n| Phrase::new("choice-token").with("time", n)));
    let class = match round.cmp(&view.round) {
        Ordering::Less => "segment past",
        Ordering::Equal => "segment now",
        Ordering::Greater => "segment",
    };
    named(
        None,
        class,
        &ctx.tell(&told),
        html! {
            rect class="stones" x="1" y="1" width="41" height="100" rx="5" {}
            text class="tick-n" x="21.5" y="11" { (round) }
            (icon::at(icons::noble(segment.noble), 9.5, 15.0, 24.0))
            text class="figure destination" x="21.5" y="65" { @if let Some(place) = to { (place.number()) } @else { "?" } }
            @if round == view.round { path class="now-mark" d="M15 100h13l-6.500 -6z" {} }
            @if let Some(n) = time { (Row::new().text(format!("+{n}")).icon("time").draw(21.5, 86.0, 14.0, 38.0, Anchor::Middle)) }
        },
    )
}

/// What the noble of this round pays, by place in the queue.
fn reward(ctx: &Ctx<'_>) -> Markup {
    let view = ctx.scene.view;
    let segment = ctx.edition().segment(view.round);
    let places: Vec<Row> = if segment.rewards.is_empty() {
        segment.places.iter().map(|vp| Row::new().amount("vp", (*vp).into())).collect()
    } else {
        segment.rewards.iter().map(|(vp, time)| Row::new().amount("vp", (*vp).into()).text(format!("−{time}")).icon("time")).collect()
    };
    let key = if segment.rewards.is_empty() { "draw-reward" } else { "draw-reward-price" };
    let told = Phrase::new(key).with("noble", Phrase::name("noble", segment.noble)).with("n", segment.lead_vp);
    let step = 330.0 / (places.len() + 1).max(4) as f32;
    named(
        None,
        "reward",
        &ctx.say(told),
        html! {
            rect class="stones" x="1" y="1" width="390" height="40" rx="5" {}
            (icon::at(icons::noble(segment.noble), 8.0, 8.0, 26.0))
            (Row::new().icon("star").amount("vp", segment.lead_vp.into()).draw(42.0 + step / 2.0, 21.0, 15.0, step - 4.0, Anchor::Middle))
            @for (nth, row) in places.iter().enumerate() {
                @let x = 46.0 + step * (nth + 1) as f32;
                rect class="purse" x=(icon::round(x)) y="5" width=(icon::round(step - 3.0)) height="32" rx="3" {}
                text class="tick-n" x=(icon::round(x + 8.0)) y="14" { (nth + 1) "." }
                (row.draw(x + step / 2.0 - 1.0, 24.0, 15.0, step - 7.0, Anchor::Middle))
            }
        },
    )
}

/// A noble's deck, carriage, and the gifts received from each family.
fn medici(ctx: &Ctx<'_>, noble: Noble) -> Markup {
    let view = ctx.scene.view;
    let nth = noble.index();
    let place = view.carriages[nth];
    let name = ctx.say(Phrase::name("noble", noble));
    let mut told = vec![Phrase::new("draw-noble").with("noble", Phrase::name("noble", noble)).with("cards", view.decks[nth])];
    let mine = ctx.scene.me().and_then(|seat| view.players.get(seat.index()));
    let actions = &ctx.edition().figures.actions;
    // What the next gift would cost me (§6.2).
    let price = mine.map(|player| actions.gift.saturating_add(actions.gift_more_each.saturating_mul(player.given[nth])));
    told.extend(price.map(|n| Phrase::new("draw-gift-price").with("n", n)));
    told.extend(view.players.iter().map(|p| Phrase::new("draw-given").with("by", p.by).with("n", p.given[nth])));
    framed_spot(
        ctx.take(&[Choice::Gift(noble)]),
        "medici",
        &ctx.tell(&told),
        [1.0, 1.0, 127.0, 126.0],
        html! {
            rect class="stones" x="1" y="1" width="127" height="126" rx="5" {}
            (icon::at(icons::noble(noble), 6.0, 6.0, 26.0))
            (fitted(&name, "label", 37.0, 17.0, 13.0, 86.0, Anchor::Start))
            (Row::new().amount("cards", view.decks[nth].into()).gap(0.4).icon("carriage").text(place.map_or("–".to_string(), |p| p.number().to_string())).draw(37.0, 27.0, 14.0, 86.0, Anchor::Start))
            (icon::at("gift", 6.0, 42.0, 18.0))
            @if let Some(n) = price { (Row::new().text(format!("−{n}")).icon("time").draw(28.0, 51.0, 15.0, 60.0, Anchor::Start)) }
            @for (i, player) in view.players.iter().enumerate() {
                @let (x, y) = (12.0 + 58.0 * (i % 2) as f32, 73.0 + 20.0 * (i / 2) as f32);
                (people::crest_at(crest_of(ctx, player.by), x + 8.0, y, 16.0))
                text class="n" x=(x + 21.0) y=(y + 5.0) font-size="13" data-count { (player.given[nth]) }
            }
        },
    )
}

/// The scandal cards of the seat that looks: the card plays it, the hourglass at its corner discards it for time.
fn hand(ctx: &Ctx<'_>) -> Markup {
    let mine = ctx.scene.me().and_then(|seat| ctx.scene.view.players.get(seat.index())).and_then(|player| player.hand.as_ref());
    let cards: Vec<(Kind, u8)> = mine.into_iter().flatten().flat_map(|(kind, n)| (0..*n).map(move |copy| (*kind, copy))).collect();
    html! {
        @for nth in 0..5 { rect class="gone" x=(78.5 * nth as f32 + 1.0) y="1" width="75" height="102" rx="5" {} }
        @for (nth, (kind, copy)) in cards.iter().enumerate() {
            @let noble = ctx.edition().noble_of[kind.index()];
            @let about = ctx.keep(kind.word(), || vec![Phrase::name("card", kind), Phrase::name("noble", noble), Phrase::new(format!("card-{kind}-about"))]);
            @let (play, discard) = if *copy == 0 { (ctx.take(&[Choice::Play(*kind)]), ctx.take(&[Choice::Discard(*kind)])) } else { (None, None) };
            (at(78.5 * nth as f32, 0.0, html! {
                g class="piece" id={ "h-" (kind) "-" (copy) } {
                    (framed_spot(play, "scandal", &about, [1.0, 1.0, 75.0, 102.0], html! {
                        rect class="sheet" x="1" y="1" width="75" height="102" rx="5" {}
                        (icon::at(icons::noble(noble), 5.0, 5.0, 18.0))
                        (icons::price(*kind, ctx.edition()).draw(72.0, 14.0, 15.0, 44.0, Anchor::End))
                        (icons::card(*kind).draw(38.5, 46.0, 20.0, 68.0, Anchor::Middle))
                        (fitted(&ctx.say(Phrase::name("card", kind)), "label", 38.5, 76.0, 10.0, 70.0, Anchor::Middle))
                    }))
                    @if let Some(discard) = discard {
                        (framed_spot(Some(discard), "corner", &ctx.scene.text("draw-discard"), [46.0, 84.0, 28.0, 17.0], html! {
                            rect class="purse" x="46" y="84" width="28" height="17" rx="4" {}
                            (Row::new().text("+1").icon("time").draw(60.0, 92.5, 11.0, 26.0, Anchor::Middle))
                        }))
                    }
                }
            }))
        }
    }
}

/// The locations of one's own objective, how many members stand on them and what that would score.
fn objective(ctx: &Ctx<'_>) -> Markup {
    let mine = ctx.scene.me().and_then(|seat| ctx.scene.view.players.get(seat.index()));
    let Some((player, card)) = mine.and_then(|player| player.objective.map(|card| (player, card))) else { return html! {} };
    let places = ctx.edition().objective(card.0);
    let standing = |place: &Place| {
        let queue = &ctx.scene.view.places[place.index()].queue;
        queue.iter().filter(|member| player.families.iter().any(|family| family.colour == member.colour)).count()
    };
    let members: usize = places.iter().map(standing).sum();
    let vp = ctx.edition().objective_vp(members);
    let told: Vec<Phrase> = places.iter().map(|place| Phrase::new("choice-at").with("place", place.number())).collect();
    let now = Phrase::new("draw-objective-now").with("n", members as u32).with("vp", vp);
    named(
        None,
        "objective",
        &ctx.tell(&[Phrase::new("draw-objective").with("places", told), now]),
        html! {
            rect class="stones" x="1" y="1" width="128" height="122" rx="5" {}
            (icon::at("end", 6.0, 7.0, 16.0))
            @for place in Place::all() {
                @let (x, y) = (32.0 + 28.0 * (place.index() % 3) as f32, 7.0 + 28.0 * (place.index() / 3) as f32);
                rect class=(if places.contains(&place) { "wish" } else { "gone" }) x=(x) y=(y) width="26" height="26" rx="3" {}
                text class="tick-n" x=(x + 13.0) y=(y + 17.0) { (place.number()) }
            }
            (Row::new().amount("member", members as i32).gap(0.3).text("=").gap(0.2).amount("vp", vp.into()).draw(65.0, 108.0, 16.0, 118.0, Anchor::Middle))
        },
    )
}

/// The open discards, by kind: they are no longer in the decks.
fn discards(ctx: &Ctx<'_>) -> Markup {
    let discards = &ctx.scene.view.discards;
    html! {
        (fitted(&ctx.scene.text("draw-discards"), "label", 2.0, 13.0, 12.0, 250.0, Anchor::Start))
        @for (nth, kind) in Kind::ALL.iter().enumerate() {
            @let (x, y) = (64.0 * (nth % 4) as f32, 20.0 + 35.0 * (nth / 4) as f32);
            @let n = discards.get(kind).copied().unwrap_or(0);
            @let about = ctx.keep(&format!("discard {kind}"), || vec![Phrase::name("card", kind), Phrase::new(format!("card-{kind}-about"))]);
            @let told = if n == 0 { about.to_string() } else { format!("{about}. {}", ctx.say(Phrase::new("draw-discarded").with("n", n))) };
            (named(None, if n == 0 { "discard none" } else { "discard" }, &told, html! {
                rect class="purse" x=(x) y=(y) width="61" height="32" rx="4" {}
                (icon::at(icons::noble(ctx.edition().noble_of[kind.index()]), x + 2.0, y + 2.0, 11.0))
                (icons::card(*kind).draw(x + 30.0, y + 19.0, 14.0, 44.0, Anchor::Middle))
                text class="n discard-n" x=(x + 55.0) y=(y + 11.0) { (n) }
            }))
        }
    }
}
