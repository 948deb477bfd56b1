//! The viewer's building site: towers stone by stone, as high as they stand. Bricks that may be laid stand as ghosts on the towers and beside
//! them, and a click on one means "up to here"; beside each height stands what it would earn.

use crate::context::{Ctx, capital};
use crate::tower_value::TowerValue;
use crate::{bricks, reach, tower_panel};
use drawing::{AnswerSpot, Markup, answer_spots, html, people};
use firenze::contract::{HIGHEST, LOWEST};
use firenze::edition::BUILD;
use firenze::view::PlayerView;
use firenze::{Choice, Colour, Contract, Make, Phase, Seal, Subject, Tower};
use kit::{Phrase, Seat};

pub(crate) fn draw(ctx: &Ctx<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let begun: Vec<Colour> =
        Colour::ALL.iter().copied().filter(|colour| is_offered(ctx, |c| matches!(c, Choice::Begin(of, _) if of == *colour))).collect();
    let mixes = is_offered(ctx, |c| matches!(c, Choice::Mix(_))) && !player.towers.iter().any(|tower| tower.palette().is_some());
    let (towers, new) = (player.towers.len(), begun.len() + usize::from(mixes));
    // Where many stand, new ones are narrow and say what they earn only where it can be had now.
    let crowded = if towers + new > 5 { " crowded" } else { "" };
    html! {
        section class={ "fsite t-" (towers.min(13)) " b-" (new.min(7)) " floors-" (floors(ctx, player)) (crowded) } aria-label=(ctx.scene.text("draw-site")) {
            i.art.place-site {}
            @if ctx.scene.view.active == seat || ctx.scene.me().is_some() { (phases(ctx)) }
            div.ruler aria-hidden="true" { @for height in 1..=floors(ctx, player) { span class={ "h-" (height) } { (height) } } }
            @for (nth, tower) in player.towers.iter().enumerate() { (column(ctx, seat, tower, nth)) }
            @for colour in &begun { (new_tower(ctx, *colour)) }
            @if mixes { (new_mixed_tower(ctx)) }
            @if player.towers.is_empty() && begun.is_empty() && !mixes { p.bare { (ctx.scene.text(if ctx.scene.me().is_some() { "draw-no-towers" } else { "draw-no-tower" })) } }
        }
    }
}

/// How many floors there have to be: eight, and whatever stands or may be built above them.
fn floors(ctx: &Ctx<'_>, player: &PlayerView) -> u8 {
    let raised = ctx.scene.offers.iter().filter_map(|offer| if let Choice::Raise(_, height) = offer.choice { Some(height) } else { None });
    player.towers.iter().map(|tower| tower.height).chain(raised).max().unwrap_or(0).clamp(HIGHEST, HIGHEST + 6)
}

fn is_offered(ctx: &Ctx<'_>, wanted: impl Fn(Choice) -> bool) -> bool {
    ctx.scene.offers.iter().any(|offer| wanted(offer.choice))
}

/// Where the turn has come to.
fn phases(ctx: &Ctx<'_>) -> Markup {
    let now = ctx.scene.view.phase.filter(|_| !ctx.scene.over);
    html! {
        @if let Some(now) = now {
            ol.ph aria-label=(ctx.say(Phrase::new("draw-phase").with("phase", Phrase::name("phase", now)))) {
                @for phase in Phase::ALL {
                    li class=(if *phase == now { "on" } else if *phase < now { "past" } else { "" }) { (ctx.say(Phrase::name("phase", phase))) }
                }
            }
        }
    }
}

fn column(ctx: &Ctx<'_>, seat: Seat, tower: &Tower, nth: usize) -> Markup {
    let number = nth as u8 + 1;
    let at_risk = reach::at_risk(ctx, seat, tower);
    let risky = if at_risk {
        " risk"
    } else if tower.safe && ctx.scene.view.active == seat {
        " safe"
    } else {
        ""
    };
    let key = ctx.told(format!("tower-{}-{number}", seat.0), || {
        if ctx.scene.me() == Some(seat) {
            tower_panel::tower(ctx, seat, tower, number)
        } else {
            tower_panel::rival(ctx, seat, tower, number)
        }
    });
    let spot = answer_spot(ctx, tower, number);
    let lit = spot.as_ref().is_some_and(AnswerSpot::is_legal);
    html! {
        div class={ "tw of-" (colour_word(tower)) (risky) } {
            div class={ "shaft n-" (tower.height.min(14)) } {
                i.shade {}
                @if let Some(colour) = tower.colour().filter(|_| !ctx.scene.over) { (ladder(ctx, colour, tower.height, number, lit)) }
                (answer_spots::place(spot, "stones", &about(ctx, tower, at_risk), Some(&key), html! {
                    @for (floor, colour) in stones(tower) {
                        (bricks::piece(&format!("{}-{number}-{floor}", seat.0), colour, 0, &format!(" st h-{}", floor.min(14))))
                    }
                    @if at_risk { i class={ "crack i-crack h-" (tower.height.min(3)) } {} }
                }))
                (ghosts(ctx, tower, number))
                i class={ "crew i-" @if at_risk { "idler" } @else { "mason" } } {}
            }
            (plate(ctx, tower, at_risk, lit))
        }
    }
}

const fn colour_word(tower: &Tower) -> &'static str {
    match tower.make {
        Make::Plain(colour) => colour.word(),
        Make::Mixed(_) | Make::Orphan(_) => "mixed",
    }
}

fn answer_spot(ctx: &Ctx<'_>, tower: &Tower, number: u8) -> Option<AnswerSpot> {
    let mixed = || if tower.colour().is_none() { ctx.take(&[Choice::Campanile]) } else { None };
    ctx.take(&[Choice::Crumble(number), Choice::Save(number), Choice::Fulfil(number)]).or_else(mixed)
}

/// Every floor from the ground up, with its colour.
pub(crate) fn stones(tower: &Tower) -> Vec<(u8, Colour)> {
    let bricks = tower.bricks();
    let colours = bricks.iter().flat_map(|(colour, n)| std::iter::repeat_n(colour, n.into()));
    (1..=tower.height).zip(colours).collect()
}

pub(crate) fn about(ctx: &Ctx<'_>, tower: &Tower, at_risk: bool) -> String {
    let value = tower.colour().and_then(|colour| TowerValue::of(ctx, colour, tower.height));
    let key = tower.colour().map_or("mixed", Colour::word);
    let mut told = vec![Phrase::new(format!("tower-{key}")).with("height", tower.height)];
    if at_risk {
        told.push(Phrase::new("draw-must-grow"));
        told.push(Phrase::new("draw-falls-back").with("n", reach::comes_back(tower.height)).with("of", tower.height));
    }
    told.extend(value.as_ref().map(|value| Phrase::new("draw-ready").with("n", value.total())));
    told.extend(value.as_ref().and_then(TowerValue::phrase));
    ctx.tell(&told)
}

/// Beside the tower: what each height that it has or may still reach would earn.
fn ladder(ctx: &Ctx<'_>, colour: Colour, height: u8, number: u8, lit: bool) -> Markup {
    html! {
        @for floor in height.max(LOWEST)..=HIGHEST {
            @let now = if floor == height { lit } else { ctx.spots.is_legal(Choice::Raise(number, floor)) };
            (rung(ctx, colour, floor, now))
        }
    }
}

/// What a height would earn; a seal where it is taken, a lock where the balcony is not due.
fn rung(ctx: &Ctx<'_>, colour: Colour, floor: u8, now: bool) -> Markup {
    let Some(cell) = Contract::new(colour, floor).and_then(|contract| ctx.contract(contract)) else { return html! {} };
    let numeral = cell.balcony.map(|numeral| ctx.scene.text(&format!("numeral-{numeral}")));
    let value = TowerValue::of(ctx, colour, floor);
    let class = match (&value, now) {
        (None, _) => " no",
        (Some(_), true) => " now",
        (Some(_), false) => "",
    };
    html! {
        span class={ "rg h-" (floor) (class) } aria-hidden="true" {
            @match (cell.seal, value) {
                (Some(Seal::Of(seat)), _) => i class={ "seal " (people::class(seat)) } {},
                (Some(Seal::Neutral), _) => i.seal.i-lead {},
                (None, Some(value)) => { span.n { (value.total()) i.i.i-vp {} } @if let Some(numeral) = numeral { em { (numeral) } } },
                (None, None) => { i.i.i-lock {} (numeral.unwrap_or_default()) },
            }
        }
    }
}

/// Bricks that are not there yet: each is the answer "up to here".
fn ghosts(ctx: &Ctx<'_>, tower: &Tower, number: u8) -> Markup {
    if tower.palette().is_some() {
        return mixing(ctx, tower.height);
    }
    let Some(colour) = tower.colour() else { return html! {} };
    html! {
        @for n in 1..=BUILD as u8 {
            @let choice = Choice::Raise(number, tower.height + n);
            @if let Some(spot) = ctx.take(&[choice]) {
                @let key = ctx.told(format!("raise-{number}-{n}"), || tower_panel::laid(ctx, choice, Some(colour), tower.height, n));
                (ghost(ctx, spot, &key, colour, tower.height + n, n, value_told(ctx, colour, tower.height + n)))
            }
        }
    }
}

fn value_told(ctx: &Ctx<'_>, colour: Colour, height: u8) -> String {
    TowerValue::of(ctx, colour, height).map(|value| ctx.count("draw-ready", value.total())).unwrap_or_default()
}

/// Bricks that have been placed in this turn.
pub(crate) fn placed(ctx: &Ctx<'_>) -> u8 {
    match ctx.scene.subject {
        Some(Subject::Build { placed }) if ctx.scene.is_asked() => *placed,
        _ => 0,
    }
}

fn ghost(ctx: &Ctx<'_>, spot: AnswerSpot, key: &str, colour: Colour, height: u8, n: u8, about: String) -> Markup {
    let costs = &ctx.scene.view.build_costs;
    let cost = |laid: u8| costs.get(usize::from(laid)).copied().unwrap_or(0);
    let (before, after) = (cost(placed(ctx)), cost(placed(ctx) + n));
    let dim = if spot.is_legal() { "" } else { " dim" };
    let price = ctx.say(Phrase::new("draw-laid-cost").with("n", placed(ctx) + n).with("cost", after));
    let about = if about.is_empty() { price } else { format!("{about}. {price}") };
    spot.inspected(key).place(
        &format!("gh h-{}{dim}", height.min(14)),
        Some(&about),
        html! {
            (bricks::block(colour))
            b { "+" (n) @if after > before { small { "−" (after) i.i.i-brick {} } } }
        },
    )
}

/// A colour of which there is a brick to begin with.
fn new_tower(ctx: &Ctx<'_>, colour: Colour) -> Markup {
    html! {
        div class={ "tw begin of-" (colour.word()) } {
            div.shaft.n-0 {
                @for floor in LOWEST..=HIGHEST { (rung(ctx, colour, floor, ctx.spots.is_legal(Choice::Begin(colour, floor)))) }
                @for n in 1..=BUILD as u8 {
                    @let choice = Choice::Begin(colour, n);
                    @if let Some(spot) = ctx.take(&[choice]) {
                        @let key = ctx.told(format!("begin-{colour}-{n}"), || tower_panel::laid(ctx, choice, Some(colour), 0, n));
                        (ghost(ctx, spot, &key, colour, n, n, value_told(ctx, colour, n)))
                    }
                }
                i class={ "crew crate-" (colour.word()) } {}
            }
            div.plate.new { b { (capital(&ctx.colour(colour))) span { (ctx.scene.words.colon()) (ctx.scene.text("draw-new")) } } small { (ctx.scene.text("draw-safe-if-begun")) } }
        }
    }
}

fn new_mixed_tower(ctx: &Ctx<'_>) -> Markup {
    html! {
        div.tw.begin.of-mixed {
            div.shaft.n-0 { (mixing(ctx, 0)) }
            div.plate.new { b { (capital(&ctx.scene.text("draw-mixed"))) span { (ctx.scene.words.colon()) (ctx.scene.text("draw-new")) } } small { (ctx.scene.text("draw-any-colour")) } }
        }
    }
}

/// The mixed tower grows by one brick of any of these colours (§15.5).
fn mixing(ctx: &Ctx<'_>, height: u8) -> Markup {
    let offered = Colour::ALL.iter().filter_map(|colour| Some((*colour, ctx.take(&[Choice::Mix(*colour)])?)));
    html! {
        @for (nth, (colour, spot)) in offered.enumerate() {
            @let key = ctx.told(format!("mix-{colour}"), || tower_panel::laid(ctx, Choice::Mix(colour), None, height, 1));
            (ghost(ctx, spot, &key, colour, height + 1 + nth as u8, 1, String::new()))
        }
    }
}

/// What will become of the tower.
fn plate(ctx: &Ctx<'_>, tower: &Tower, at_risk: bool, lit: bool) -> Markup {
    let name = format!("{} {}", capital(&reach::tower_colour(ctx, tower.colour())), tower.height);
    let value =
        tower.colour().and_then(|colour| TowerValue::of(ctx, colour, tower.height)).filter(|_| (lit || !at_risk) && !ctx.scene.over);
    let back = Phrase::new("draw-or-falls").with("n", reach::comes_back(tower.height)).with("of", tower.height);
    let (class, sign, word, small) = if let Some(value) = value {
        ("ready", Some("seal"), ctx.scene.text("draw-finished"), ctx.count("draw-earns", value.total()))
    } else if tower.is_orphan() {
        ("risk", Some("ruin"), ctx.scene.text("draw-orphan"), ctx.scene.text("draw-orphan-falls"))
    } else if at_risk {
        ("risk", Some("ruin"), ctx.scene.text("draw-grow"), ctx.say(back))
    } else if tower.safe {
        ("safe", Some("ok"), ctx.scene.text("draw-raised"), ctx.scene.text("draw-safe"))
    } else {
        ("", None, String::new(), ctx.scene.text(if ctx.scene.over { "draw-unfinished" } else { "draw-grow-next" }))
    };
    html! {
        div class={ "plate " (class) } aria-hidden="true" {
            b { @if let Some(sign) = sign { i class={ "i i-" (sign) } {} } (name) @if !word.is_empty() { span { (ctx.scene.words.colon()) (word) } } }
            small { (small) }
        }
    }
}
