//! "For you, now": what a thing would cost, bring and change for the viewer, and what stands in its way.

use crate::context::{Ctx, city_phrase, counts, held, in_towns, own, points};
use crate::inspections::{catalogue, refused};
use crate::travel::{self, Fare, takes_bishop};
use crate::{gains, icons, spaces, tiles, tracks};
use drawing::{BillLine, Change, Inspection, Markup, html};
use il_vecchio::{Bundle, Choice, City, FamilyView, Good, Kind, Province, Tile, Track};
use kit::Phrase;

/// The goods and members of the viewer before and after.
struct Reckoning<'a> {
    family: &'a FamilyView,
    after: [i32; Good::COUNT],
    standing: i32,
    points: i32,
}

impl<'a> Reckoning<'a> {
    fn of(family: &'a FamilyView) -> Reckoning<'a> {
        let mut after = [0; Good::COUNT];
        for good in Good::ALL {
            after[good.index()] = held(family, *good).into();
        }
        Reckoning { family, after, standing: i32::from(in_towns(family).0), points: 0 }
    }

    fn pay(&mut self, goods: Bundle) {
        goods.iter().for_each(|(good, n)| self.after[good.index()] -= i32::from(n));
    }

    fn take(&mut self, goods: Bundle) {
        goods.iter().for_each(|(good, n)| self.after[good.index()] += i32::from(n));
    }

    fn travel(&mut self, ctx: &Ctx<'_>, fare: Fare) {
        match fare {
            Fare::Florins(n) => self.after[Good::Florin.index()] -= i32::from(n),
            Fare::Cart => self.pay(ctx.edition().travel.anywhere),
        }
    }

    fn changes(&self, ctx: &Ctx<'_>) -> Vec<Change> {
        let icon = |name: &str| html! { i class={ "i i-" (name) } {} };
        let goods = Good::ALL.iter().filter_map(|good| {
            let (before, after) = (i32::from(held(self.family, *good)), self.after[good.index()]);
            (before != after).then(|| Change { icon: icon(icons::good(*good)), what: ctx.say(Phrase::name("goods", good)), before, after })
        });
        let standing = i32::from(in_towns(self.family).0);
        let members = (standing != self.standing).then(|| Change {
            icon: icon("standing"),
            what: ctx.scene.text("draw-stand"),
            before: standing,
            after: self.standing,
        });
        let now = points(ctx, self.family.seat);
        let scored = (self.points != 0).then(|| Change {
            icon: icon("vp"),
            what: ctx.scene.text("legend-vp"),
            before: now,
            after: now + self.points,
        });
        goods.chain(members).chain(scored).collect()
    }
}

/// What the way to a town takes, as a line of the bill or as words.
fn way_line(ctx: &Ctx<'_>, goal: City, on_arrival: u8) -> Option<Markup> {
    let (from, least) = travel::nearest(ctx, goal)?;
    if from == goal {
        return Some(html! { (ctx.scene.text("draw-way-none")) });
    }
    let fare = Fare::to(ctx, goal, on_arrival)?.1;
    let key = if fare == Fare::Cart { "draw-way-cart" } else { "draw-way-walk" };
    Some(
        html! { span.figs aria-hidden="true" { (fare.sign().figures()) } " " (ctx.say(Phrase::new(key).with("city", city_phrase(ctx, from)).with("n", least))) },
    )
}

/// `with_bishop`: one is paid although nobody has to.
pub(crate) fn city(ctx: &Ctx<'_>, city: City, with_bishop: bool) -> Inspection {
    let mut told = catalogue(ctx).city(city);
    let Some(family) = own(ctx).filter(|_| !ctx.scene.over) else { return told };
    let kind = ctx.edition().kind(city);
    if matches!(kind, Kind::Red | Kind::Florence) {
        leading(ctx, city, &mut told);
        return told;
    }
    let act = Choice::City(city);
    let asked = ctx.scene.offers.iter().any(|offer| offer.choice == act);
    if asked {
        let way = way_line(ctx, city, 0);
        told.effects.splice(0..0, way.map(|way| (ctx.scene.text("draw-term-way"), way)));
        told.refused = refused(ctx, &[act]);
    } else {
        told.refused = refused(ctx, &[Choice::Place(city), Choice::Walk(city), Choice::Lie(city), Choice::Return(city)]);
        return told;
    }
    if told.refused.is_some() {
        return told;
    }
    let bishop = with_bishop || takes_bishop(ctx, city);
    let all = gains::of(ctx, city);
    for tile in
        all.iter().flat_map(|gain| gain.by.iter()).copied().chain(gains::offers(ctx, city)).collect::<std::collections::BTreeSet<Tile>>()
    {
        told.for_you.push(html! { b { (ctx.say(tiles::name(tile))) } (ctx.scene.words.colon()) (ctx.say(tiles::about(tile))) });
    }
    if let [_, _, ..] = &all[..] {
        told.for_you.push(html! { (ctx.scene.text("draw-you-choose")) });
    }
    let said = if bishop { "draw-with-bishop" } else { "draw-lies-after" };
    told.for_you.push(html! { (ctx.scene.text(said)) });
    let mut reckoning = Reckoning::of(family);
    if let Some((_, fare)) = Fare::to(ctx, city, 0) {
        reckoning.travel(ctx, fare);
    }
    if bishop {
        reckoning.pay(ctx.edition().bishop);
    } else {
        reckoning.standing -= 1;
    }
    if let [only] = &all[..] {
        reckoning.take(only.goods);
    }
    told.changes = reckoning.changes(ctx);
    told
}

/// A town that leads to tracks: what stands in the way there, or what it would take.
fn leading(ctx: &Ctx<'_>, city: City, told: &mut Inspection) {
    let here = Track::ALL.iter().copied().filter(|track| tracks::entrance(ctx, *track) == city);
    let tracks: Vec<Inspection> = here.map(|on| track(ctx, on)).collect();
    let open: Vec<&Inspection> = tracks.iter().filter(|track| track.refused.is_none() && !track.changes.is_empty()).collect();
    match (&open[..], &tracks[..]) {
        ([], [only, ..]) => {
            told.bill.clone_from(&only.bill);
            told.refused.clone_from(&only.refused);
        }
        ([only], _) => {
            told.bill.clone_from(&only.bill);
            told.for_you.clone_from(&only.for_you);
            told.changes.clone_from(&only.changes);
        }
        (several, _) => {
            told.for_you.extend(several.iter().map(|track| html! { b { (track.name) } (ctx.scene.words.colon()) (track.kind) }))
        }
    }
}

pub(crate) fn track(ctx: &Ctx<'_>, track: Track) -> Inspection {
    let mut told = catalogue(ctx).track(track);
    told.effects.extend(spaces::next_crest(ctx, track).map(|far| (ctx.scene.text("draw-term-crest"), html! { (ctx.say(far)) })));
    let lead: Vec<Phrase> = tracks::majority_told(ctx, track).into_iter().skip(1).collect();
    if let Some((_, text)) = told.effects.iter_mut().find(|(term, _)| *term == ctx.scene.text("draw-term-end")) {
        *text = html! { (text) ". " (ctx.tell(&lead)) };
    }
    let answers = [Choice::Seize(track), Choice::Office(track)];
    let asked = ctx.scene.offers.iter().any(|offer| answers.contains(&offer.choice));
    let Some(family) = own(ctx).filter(|_| asked && !ctx.scene.over) else { return told };
    let florins = tracks::on_arrival(ctx, track);
    let entrance = tracks::entrance(ctx, track);
    told.refused = refused(ctx, &answers);
    told.bill = bill(ctx, family, track, florins);
    if let Some(way) = way_line(ctx, entrance, florins) {
        told.effects.insert(0, (ctx.scene.text("draw-term-way"), way));
    }
    if told.refused.is_some() {
        return told;
    }
    let space = tracks::next_space(ctx, track);
    let mut reckoning = Reckoning::of(family);
    if let Some((_, fare)) = Fare::to(ctx, entrance, florins) {
        reckoning.travel(ctx, fare);
    }
    reckoning.pay(Bundle::of(Good::Florin, florins));
    if let [only] = tracks::prices(ctx, track)[..] {
        reckoning.pay(only);
    }
    reckoning.standing -= 1;
    reckoning.points = space.map_or(0, |space| space.points.into());
    told.changes = reckoning.changes(ctx);
    told.for_you.push(html! { (ctx.scene.text("draw-goes-for-good")) });
    if space.is_some_and(|space| space.crest) && ctx.scene.view.crests_left > 0 {
        told.for_you.push(html! { (ctx.scene.text("draw-takes-crest")) });
    }
    told
}

/// What coming onto a track takes, a line for each kind of thing: followers or scrolls, and the florins of the space.
fn bill(ctx: &Ctx<'_>, family: &FamilyView, track: Track, florins: u8) -> Vec<BillLine> {
    let line = |good: Good, n: u8| BillLine {
        due: html! { span.n { (n) i class={ "i i-" (icons::good(good)) } {} } },
        what: ctx.say(Phrase::name("goods", good)),
        have: held(family, good).into(),
        left: i32::from(held(family, good)) - i32::from(n),
    };
    let mut lines: Vec<BillLine> = Vec::new();
    match &tracks::prices(ctx, track)[..] {
        [only] => lines.extend(only.iter().map(|(good, n)| line(good, n))),
        ways => {
            let n = ways.first().map_or(0, |way| way.followers());
            let have: u16 = Good::FOLLOWERS.iter().map(|good| held(family, *good)).sum();
            lines.push(BillLine {
                due: html! { (tracks::price(ctx, track).figures()) },
                what: ctx.scene.text("legend-follower"),
                have: have.into(),
                left: i32::from(have) - i32::from(n),
            });
        }
    }
    lines.extend((florins > 0).then(|| line(Good::Florin, florins)));
    lines
}

pub(crate) fn province(ctx: &Ctx<'_>, tile: Province) -> Inspection {
    let mut told = catalogue(ctx).province(tile);
    let owner = ctx.scene.view.families.iter().find(|family| family.provinces.contains(&tile) || family.used.contains(&tile));
    let Some(owner) = owner else {
        if ctx.spots.is_legal(Choice::Claim(tile)) {
            told.for_you.push(html! { (ctx.scene.text("draw-claim-detail")) });
        }
        return told;
    };
    if owner.used.contains(&tile) {
        told.kind = format!("{} · {}", told.kind, ctx.scene.text("draw-used"));
    }
    if ctx.scene.me() == Some(owner.seat) {
        let uses = [Choice::Use(tile), Choice::Reuse(tile)];
        told.refused = refused(ctx, &uses);
        told.changes = by_playing(ctx, &uses);
    }
    told
}

/// What the first of these answers that is possible would change in the viewer's purse, before anything else is asked.
fn by_playing(ctx: &Ctx<'_>, choices: &[Choice]) -> Vec<Change> {
    let Some(after) = choices.iter().find_map(|choice| ctx.scene.after(*choice)) else { return Vec::new() };
    let (Some(before), Some(after)) = (own(ctx), ctx.scene.me().and_then(|me| after.families.get(me.index()))) else { return Vec::new() };
    let mut reckoning = Reckoning::of(before);
    for good in Good::ALL {
        reckoning.after[good.index()] = held(after, *good).into();
    }
    reckoning.standing = i32::from(in_towns(after).0);
    reckoning.changes(ctx)
}

pub(crate) fn tile(ctx: &Ctx<'_>, tile: Tile) -> Inspection {
    let mut told = catalogue(ctx).tile(tile);
    told.for_you.extend(tiles::worth(ctx, tile).map(|n| html! { (ctx.say(Phrase::new("draw-worth").with("n", n))) }));
    if tile.stack() == Track::Council && ctx.spots.is_legal(Choice::Keep(tile)) {
        let reveal = &ctx.edition().council(tile).on_reveal;
        if let il_vecchio::edition::Effect::Trade { take, .. } = reveal
            && let [only] = &take[..]
        {
            told.for_you.push(html! { (ctx.say(Phrase::new("draw-on-reveal").with("goods", counts(*only)))) });
        }
    }
    told
}
