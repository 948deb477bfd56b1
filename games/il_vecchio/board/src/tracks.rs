//! The five tracks: prices, points, crests, who stands where, and the tiles beside them.

use crate::travel::Fare;
use crate::{Pen, signs, tile};
use drawing::pen::{at, named, spot};
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon, people};
use il_vecchio::edition::Effect;
use il_vecchio::{Choice, LayerView, PileView, Province, Tile, Track};
use kit::{Phrase, Seat};

const WIDTH: f32 = 432.0;
const CELL: f32 = 46.0;
const REGION: f32 = 113.0;
const OFFICE: f32 = 92.0;

pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    html! {
        svg class="drawn tracks" viewBox={ "0 0 " (WIDTH) " 570" } {
            @for (nth, track) in Track::REGIONS.into_iter().enumerate() { (at(0.0, REGION * nth as f32, region(pen, track))) }
            @for (nth, track) in Track::OFFICES.into_iter().enumerate() {
                (at(0.0, 3.0 * REGION + OFFICE * nth as f32, office(pen, track)))
            }
            (at(0.0, 3.0 * REGION + 2.0 * OFFICE, pile(pen)))
        }
    }
}

fn name(track: Track) -> Phrase {
    Phrase::name("track", track)
}

/// The track's name, how one comes onto it and what that costs.
fn head(pen: &Pen<'_>, track: Track, price: &Row, told: &[Phrase], height: f32) -> Markup {
    let goal = pen.edition().track(track).gate.unwrap_or(pen.edition().map.florence);
    let open = pen.places.is_legal(Choice::Seize(track)) || pen.places.is_legal(Choice::Office(track));
    let fare = Fare::to(pen, goal, on_arrival(pen, track)).filter(|_| open);
    let mut told = told.to_vec();
    told.extend(fare.as_ref().map(Fare::told));
    let way = fare.map(|fare| fare.sign()).filter(|row| !row.is_empty());
    named(
        None,
        "head",
        &pen.tell(&told),
        html! {
            rect class="board-of" x="1" y="1" width=(WIDTH - 2.0) height=(height - 4.0) rx="6" {}
            (icon::at(signs::track(track), 6.0, 3.5, 16.0))
            (fitted(&pen.say(name(track)), "label", 26.0, 16.0, 14.0, 140.0, Anchor::Start))
            (price.draw(176.0, 11.5, 15.0, 90.0, Anchor::Start))
            @if let Some(way) = way { (Row::new().icon("arrow").then(way).draw(WIDTH - 8.0, 11.5, 13.0, 60.0, Anchor::End)) }
        },
    )
}

/// The florins of the next space, or the additional cost. Whoever has the tile for it may do without those of a space (§5.8).
fn on_arrival(pen: &Pen<'_>, track: Track) -> u8 {
    let (edition, view) = (pen.edition(), pen.scene.view);
    if !track.is_region() {
        return if view.additional_cost == track { edition.office.additional_florins } else { 0 };
    }
    let own = pen.scene.me().and_then(|seat| view.families.get(seat.index()));
    let spares = |tile: &Province| matches!(edition.province(*tile).effect, Effect::Price { no_florins: true, .. });
    if own.is_some_and(|family| family.provinces.iter().any(spares)) {
        return 0;
    }
    let spaces = &edition.track(track).spaces;
    let next = view.skipped + view.tracks.get(track.word()).map_or(0, Vec::len);
    spaces.get(next).or(spaces.last()).map_or(0, |space| space.florins)
}

fn region(pen: &Pen<'_>, track: Track) -> Markup {
    let figures = pen.edition().track(track);
    let mut told = vec![name(track)];
    told.extend(figures.gate.map(|city| Phrase::new("draw-gate").with("city", Phrase::name("city", pen.edition().city_id(city)))));
    told.push(match &figures.followers[..] {
        [only] => {
            let goods: Vec<Phrase> = only.iter().map(|(good, n)| Phrase::name("count", good).with("n", n)).collect();
            Phrase::new("draw-price").with("goods", goods)
        }
        ways => Phrase::new("draw-price-any").with("n", ways.first().map_or(0, |way| way.followers())),
    });
    let tiles: Vec<_> = pen.scene.view.provinces.iter().filter(|tile| pen.edition().province(**tile).region == track).collect();
    html! {
        (head(pen, track, &signs::either(&figures.followers), &told, REGION))
        (spaces(pen, track))
        @for (nth, tile) in tiles.into_iter().enumerate() {
            (tile::province(pen, *tile, pen.take(&[Choice::Claim(*tile)]), false, 6.0 + 70.5 * nth as f32, 79.0, 67.0))
        }
    }
}

fn office(pen: &Pen<'_>, track: Track) -> Markup {
    let (edition, view) = (pen.edition(), pen.scene.view);
    let extra = view.additional_cost == track;
    let price: Vec<Phrase> = edition.office.price.iter().map(|(good, n)| Phrase::name("count", good).with("n", n)).collect();
    let florence = Phrase::name("city", edition.city_id(edition.map.florence));
    let told = [name(track), Phrase::new("draw-gate").with("city", florence), Phrase::new("draw-price").with("goods", price)];
    let stack = if track == Track::Council { &view.council } else { &view.nobility };
    html! {
        (head(pen, track, &signs::bundle(edition.office.price), &told, OFFICE))
        @if extra {
            (at(222.0, 2.0, named(Some("extra".to_string()), "piece extra", &pen.say(Phrase::new("draw-extra").with("n", edition.office.additional_florins)), html! {
                rect class="purse" x="0" y="0" width="44" height="19" rx="4" {}
                (Row::new().text("+").amount("coin", edition.office.additional_florins.into()).draw(22.0, 9.5, 14.0, 40.0, Anchor::Middle))
            })))
        }
        (spaces(pen, track))
        (self::stack(pen, track, stack))
    }
}

/// The stack of a Florence track, and where the viewer alone knows tiles to be.
fn stack(pen: &Pen<'_>, track: Track, stack: &PileView) -> Markup {
    let size = u8::try_from(stack.size).unwrap_or(u8::MAX);
    let known: Vec<Tile> = stack.layers.iter().filter_map(|layer: &LayerView| layer.known.as_ref()).flatten().copied().collect();
    let step = (342.0 / known.len().max(1) as f32).min(60.0);
    html! {
        @if size > 0 { (tile::back(&pen.say(Phrase::new("draw-stack").with("n", size)), track.word(), size, WIDTH - 42.0, 28.0)) }
        @for (nth, tile) in known.into_iter().enumerate() {
            @let more = Phrase::new("draw-known").with("tile", tile::name(tile));
            g class="known" { (tile::florence(pen, tile, None, "", Some(more), (6.0 + step * nth as f32, 61.0), step - 3.0)) }
        }
    }
}

/// The spaces in order, then the queue of the last round.
fn spaces(pen: &Pen<'_>, track: Track) -> Markup {
    let view = pen.scene.view;
    let spaces = &pen.edition().track(track).spaces;
    let row: &[Seat] = view.tracks.get(track.word()).map_or(&[], |row| &row[..]);
    let queue = row.get(spaces.len().saturating_sub(view.skipped)..).unwrap_or(&[]);
    // In the last round one may queue behind a full track.
    let behind = if row.len() + view.skipped >= spaces.len() { pen.take(&[Choice::Seize(track), Choice::Office(track)]) } else { None };
    let x = 8.0 + CELL * spaces.len() as f32;
    let behind_x = x + if queue.is_empty() { 2.0 } else { 14.0 + 11.0 * queue.len() as f32 };
    html! {
        @for nth in 0..spaces.len() { (space(pen, track, nth, row)) }
        @if let Some(place) = behind {
            (spot(Some(place), "queue", "", [behind_x, 24.0, 30.0, 35.0], icon::at("member", behind_x + 6.0, 33.0, 18.0)))
        }
        @for (nth, seat) in queue.iter().enumerate() {
            (at(x + 12.0 + 11.0 * nth as f32, 42.0, named(Some(format!("t-{track}-queue-{nth}")), "piece", &pen.say(Phrase::new("draw-queue").with("seat", *seat)), people::crest_at(*seat, 0.0, 0.0, 20.0))))
        }
    }
}

fn space(pen: &Pen<'_>, track: Track, nth: usize, row: &[Seat]) -> Markup {
    let view = pen.scene.view;
    let space = &pen.edition().track(track).spaces[nth];
    let unused = nth < view.skipped;
    let taken = nth.checked_sub(view.skipped).and_then(|nth| row.get(nth)).copied();
    let next = nth == row.len() + view.skipped;
    let place = if next { pen.take(&[Choice::Seize(track), Choice::Office(track)]) } else { None };
    let number = u8::try_from(nth + 1).unwrap_or(u8::MAX);
    let mut told = vec![Phrase::new("draw-space").with("track", name(track)).with("n", number)];
    if space.florins > 0 {
        told.push(Phrase::new("draw-space-price").with("n", space.florins));
    }
    told.push(Phrase::new("draw-space-points").with("n", space.points));
    if space.crest {
        told.push(Phrase::new("draw-space-crest"));
    }
    if unused {
        told.push(Phrase::new("draw-space-unused"));
    }
    told.extend(taken.map(|seat| Phrase::new("draw-taken-by").with("seat", seat)));
    let (x, y) = (6.0 + CELL * nth as f32, 24.0);
    let cost = if space.florins > 0 { Row::new().amount("coin", space.florins.into()) } else { Row::new() };
    spot(
        place,
        if unused { "space unused" } else { "space" },
        &pen.tell(&told),
        [x, y, CELL - 3.0, if track.is_region() { 51.0 } else { 35.0 }],
        html! {
            @let height = if track.is_region() { 51.0 } else { 35.0 };
            rect class="cell" x=(x) y=(y) width=(CELL - 3.0) height=(height) rx="4" {}
            (Row::new().amount("vp", space.points.into()).draw(x + 3.0, y + 9.0, 13.0, 30.0, Anchor::Start))
            (cost.draw(x + 3.0, y + 42.0, 13.0, 30.0, Anchor::Start))
            @if space.crest { (icon::at("palle", x + CELL - 19.0, y + 1.5, 15.0)) }
            @if let Some(seat) = taken {
                @let middle = y + if track.is_region() { 28.0 } else { 23.0 };
                g transform={ "translate(" (x + 24.0) " " (middle) ")" } { g class="piece" id={ "t-" (track) "-" (nth) } { (people::crest_at(seat, 0.0, 0.0, if track.is_region() { 26.0 } else { 20.0 })) } }
            }
        },
    )
}

/// The pile of Medici crests: when it is empty, the last round comes.
fn pile(pen: &Pen<'_>) -> Markup {
    let view = pen.scene.view;
    html! {
        (named(None, "crests-left", &pen.say(Phrase::new("draw-crests-left").with("n", view.crests_left)), html! {
            @for nth in 0..view.crests_left { (icon::at("palle", 6.0 + 23.0 * f32::from(nth), 9.0, 22.0)) }
            @if view.crests_left == 0 { (icon::at("no", 6.0, 9.0, 22.0)) }
            text class="n" x=(12.0 + 23.0 * f32::from(view.crests_left.max(1))) y="25" font-size="15" data-count { (view.crests_left) }
        }))
        @if view.last_round {
            (icon::at("end", 224.0, 10.0, 20.0))
            (fitted(&pen.scene.text("draw-last-round"), "label last-round", 250.0, 26.0, 16.0, 170.0, Anchor::Start))
        }
    }
}
