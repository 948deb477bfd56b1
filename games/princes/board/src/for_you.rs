//! What a thing comes to for the viewer now: price against purse, whose work would be worth more, what an answer would change.

use crate::card;
use crate::context::{Ctx, amount, icon};
use crate::inspections::{catalogue, refused};
use crate::land;
use crate::market;
use crate::tile::Kind;
use crate::worth::{self, Gain};
use drawing::{BillLine, Change, Inspection, Markup, html};
use kit::{Phrase, Seat};
use princes::{Bonus, Building, Card, Character, Choice, Item, Prestige, PrinceView, Profession, Scene, Sort, Subject, Tile};

/// A thing as it concerns the viewer.
pub(crate) struct ForYou<'a, 'c> {
    pub ctx: &'a Ctx<'c>,
    pub seat: Seat,
    pub prince: &'c PrinceView,
}

impl ForYou<'_, '_> {
    fn line(&self, phrase: Phrase) -> Markup {
        html! { (self.ctx.say(phrase)) }
    }

    /// What is paid: florins first, then as much prestige as is missing (§2.2).
    fn bill(&self, due: i32) -> Vec<BillLine> {
        let ctx = self.ctx;
        let have = self.prince.florins.unwrap_or(0);
        let step = ctx.edition().step_back.max(1);
        let missing = (due - have).max(0);
        let points = (missing + step - 1) / step;
        let mut lines = vec![BillLine {
            due: amount(due, "coin"),
            what: ctx.scene.text("draw-florins-word"),
            have,
            left: (have - due).max(if ctx.scene.view.muse { have - due } else { 0 }),
        }];
        if points > 0 && !ctx.scene.view.muse {
            let prestige = self.prince.prestige.max(0);
            lines.push(BillLine {
                due: amount(points, "vp"),
                what: ctx.scene.text("draw-prestige-word"),
                have: prestige,
                left: prestige - points,
            });
        }
        lines
    }

    /// Whose work would be worth more, and by how much.
    fn people(&self, gain: Gain) -> Vec<Markup> {
        let ctx = self.ctx;
        let minimum = ctx.scene.view.minimum;
        let mut lines = Vec::new();
        for card in &self.prince.hand {
            let adds = gain.adds(ctx, *card, self.prince);
            let Some(before) = self.prince.values.get(card.word()).copied().filter(|_| adds > 0) else { continue };
            let after = before + adds;
            let name = ctx.say(Phrase::name("profession", card));
            let verdict = if after >= minimum {
                Phrase::new("draw-reaches").with("n", minimum)
            } else {
                Phrase::new("draw-short-of").with("n", minimum - after)
            };
            lines.push(
                html! { (name) (ctx.scene.words.colon()) (before) " → " b class=[(after >= minimum).then_some("good")] { (after) } ", " (ctx.say(verdict)) },
            );
        }
        lines
    }

    /// What the answer would change in the viewer's purse and prestige, before anything else is asked.
    fn changes(&self, choices: &[Choice]) -> Vec<Change> {
        let ctx = self.ctx;
        let Some(after) = choices.iter().find_map(|choice| ctx.scene.after(*choice)) else { return Vec::new() };
        let Some(after) = after.princes.get(self.seat.index()) else { return Vec::new() };
        let mut changes = Vec::new();
        let mut add = |name: &str, key: &str, before: i32, after: i32| {
            if before != after {
                changes.push(Change { icon: icon(name), what: ctx.scene.text(key), before, after });
            }
        };
        add("coin", "draw-florins-word", self.prince.florins.unwrap_or(0), after.florins.unwrap_or(0));
        add("vp", "draw-prestige-word", self.prince.prestige, after.prestige);
        changes
    }

    pub fn item(&self, item: Item, told: &mut Inspection) {
        let ctx = self.ctx;
        let table = ctx.edition().table(ctx.seats());
        let block = market::on_the_block(ctx).filter(|(up, ..)| *up == item);
        let price = match (block, ctx.scene.subject) {
            (Some((_, high, florins)), _) if high == self.seat => florins,
            (Some((_, _, florins)), _) => florins + ctx.edition().raise,
            (None, Some(Subject::Last { florins })) => *florins,
            (None, _) => table.opening,
        };
        told.bill = self.bill(price);
        told.kind = ctx.say(Phrase::new("draw-pile-left").with("n", market::left(ctx, item)));
        told.refused = refused(
            ctx,
            &[Choice::Open(item), Choice::Take(item), Choice::Raise]
                .into_iter()
                .filter(|choice| *choice != Choice::Raise || block.is_some())
                .collect::<Vec<_>>(),
        );
        told.for_you = Gain::of_item(item).map(|gain| self.people(gain)).unwrap_or_default();
        if let Some(kind) = item.landscape() {
            self.again(kind, told);
        }
        if item == Item::Builder && self.prince.builders < 3 {
            let next = ctx.edition().builders[usize::from(self.prince.builders) + 1];
            told.for_you
                .push(self.line(Phrase::new("draw-next-builder").with("before", ctx.building_cost(self.prince)).with("after", next.cost)));
            if next.adjacent && !ctx.edition().builders[usize::from(self.prince.builders)].adjacent {
                told.for_you.push(html! { (ctx.scene.text("draw-may-touch")) });
            }
            if next.prestige > 0 {
                told.for_you.push(self.line(Phrase::new("draw-prestige-gain").with("n", next.prestige)));
            }
        }
    }

    /// A second garden of a kind scores, and each needs room.
    fn again(&self, kind: princes::Landscape, told: &mut Inspection) {
        let ctx = self.ctx;
        if self.prince.landscapes.iter().any(|garden| garden.kind == kind) {
            told.for_you.push(self.line(Phrase::new("draw-prestige-gain").with("n", ctx.edition().same_landscape_prestige)));
        }
        let fits = land::has_room(ctx, self.seat, kind);
        told.for_you.push(html! { (ctx.scene.text(if fits { "draw-room-for-it" } else { "draw-no-room-for-it" })) });
    }

    pub fn building(&self, building: Building, told: &mut Inspection) {
        let ctx = self.ctx;
        if self.prince.buildings.contains_key(building.word()) {
            told.for_you.push(html! { (ctx.scene.text("draw-owned")) });
            return;
        }
        told.bill = self.bill(ctx.building_cost(self.prince));
        told.refused = refused(ctx, &[Choice::Build(building)]);
        told.for_you = self.people(Gain::Building(building));
        told.changes = self.changes(&[Choice::Build(building)]);
        let left = ctx.scene.view.buildings.get(building.word()).copied().unwrap_or(0);
        told.kind = format!("{} · {}", told.kind, ctx.say(Phrase::new("draw-pile-left").with("n", left)));
        if let (Some(why), true) = (refused(ctx, &[Choice::Joint(building)]), told.refused.is_some()) {
            told.for_you.push(html! { (ctx.scene.text("draw-joint-not")) " " (why.why) " §" (why.rule) });
        }
    }

    pub fn garden(&self, kind: princes::Landscape, told: &mut Inspection) {
        told.refused = refused(self.ctx, &[Choice::Kind(kind)]);
        told.for_you = self.people(Gain::Landscape(kind));
        if matches!(self.ctx.scene.subject, Some(Subject::Kind)) {
            self.again(kind, told);
        }
    }

    pub fn freedom(&self, freedom: princes::Freedom, told: &mut Inspection) {
        let ctx = self.ctx;
        if self.prince.freedoms.contains(&freedom) {
            told.for_you.push(html! { (ctx.scene.text("draw-owned")) });
            return;
        }
        told.bill = self.bill(ctx.edition().freedom_cost);
        told.refused = refused(ctx, &[Choice::Freedom(freedom)]);
        told.for_you = self.people(Gain::Freedom(freedom));
        told.changes = self.changes(&[Choice::Freedom(freedom)]);
    }

    pub fn deck(&self, sort: Sort, told: &mut Inspection) {
        let ctx = self.ctx;
        let (choice, cost) = match sort {
            Sort::Profession => (Choice::Profession, ctx.edition().profession_cost),
            Sort::Bonus => (Choice::Bonus, ctx.edition().bonus_cost),
            Sort::Prestige => (Choice::Learn(sort), 0),
        };
        let pile = ctx.scene.view.piles.get(sort.word());
        told.kind = ctx.say(Phrase::new("draw-pile-left").with("n", pile.map_or(0, |pile| pile.cards)));
        if cost > 0 {
            told.bill = self.bill(cost);
        }
        told.refused = refused(ctx, &[choice]);
        // Whoever has put cards under the pile may remember them.
        let name = |card: &Card| card::name(*card);
        let known: Vec<Phrase> = pile.iter().flat_map(|pile| pile.under.iter().flatten()).map(name).collect();
        if !known.is_empty() {
            told.for_you.push(self.line(Phrase::new("draw-under").with("card", known)));
        }
        let gone: Vec<Phrase> = ctx.scene.view.gone.iter().map(|card| Phrase::name("bonus", card)).collect();
        if sort == Sort::Bonus && !gone.is_empty() {
            told.for_you.push(self.line(Phrase::new("draw-gone").with("cards", gone)));
        }
        if sort == Sort::Profession {
            told.for_you.push(self.line(Phrase::new("draw-each-work").with("n", ctx.edition().card_value)));
        }
    }

    pub fn profession(&self, card: Profession, told: &mut Inspection) {
        let ctx = self.ctx;
        told.refused = refused(ctx, &[Choice::Work(card), Choice::Recruit(card)]);
        let lies = self.prince.table.contains(&card);
        let owner = ctx.others().into_iter().find(|(_, other)| other.table.contains(&card)).map(|(seat, _)| seat);
        if self.prince.hand.contains(&card) {
            told.for_you = worth::told(ctx, card, self.prince).into_iter().map(|phrase| self.line(phrase)).collect();
            if let Some(best) = worth::best_raise(ctx, card, self.prince) {
                told.for_you.push(self.line(Phrase::new("draw-best-raise").with("thing", best.name).with("n", best.value)));
            }
        } else if lies {
            told.for_you.push(html! { (ctx.scene.text("draw-has-worked")) });
        } else {
            told.for_you.extend(owner.map(|seat| self.line(Phrase::new("draw-works-for").with("seat", seat))));
            let value = worth::once_kept(ctx, card, self.prince) - if owner.is_some() { u16::from(ctx.edition().card_value) } else { 0 };
            told.for_you.push(self.line(Phrase::new("draw-worth-to-you").with("value", value).with("minimum", ctx.scene.view.minimum)));
        }
    }

    pub fn bonus(&self, card: Bonus, told: &mut Inspection) {
        let ctx = self.ctx;
        let now = self.prince.bonus_values.get(card.word()).copied().unwrap_or_else(|| worth::bonus(ctx, self.seat, self.prince, card));
        told.refused = refused(ctx, &[Choice::Add(card)]);
        told.for_you.push(self.line(Phrase::new("draw-adds").with("n", now)));
        if let (Scene::Work { value, .. }, true) = (&ctx.scene.view.scene, ctx.spots.is_legal(Choice::Add(card))) {
            told.for_you.push(html! { (ctx.scene.text("draw-the-work")) (ctx.scene.words.colon()) (value) " → " b { (value + now) } });
        }
    }

    pub fn prestige(&self, card: Prestige, told: &mut Inspection) {
        let ctx = self.ctx;
        if let Some(now) = self.prince.card_points.get(card.word()) {
            told.for_you.push(self.line(Phrase::new("draw-scores-now").with("n", *now)));
        }
        let race: Vec<Phrase> =
            worth::race(ctx, card).into_iter().map(|(seat, n)| Phrase::new("draw-has").with("seat", seat).with("n", n as u8)).collect();
        if !race.is_empty() {
            told.for_you.push(self.line(Phrase::new("draw-race").with("who", race)));
        }
    }

    pub fn character(&self, character: Character, told: &mut Inspection) {
        let ctx = self.ctx;
        let choice = match character {
            Character::Princess => Some(Choice::Princess),
            Character::Merchant => Some(Choice::Rank),
            _ => None,
        };
        told.refused = choice.and_then(|choice| refused(ctx, &[choice]));
        told.changes = choice.map(|choice| self.changes(&[choice])).unwrap_or_default();
        match character {
            Character::Princess => {
                let n = worth::princess(ctx, self.prince);
                told.for_you.push(self.line(Phrase::new("draw-princess-worth").with("value", n).with("minimum", ctx.scene.view.minimum)));
            }
            Character::Muse => told.for_you.push(self.line(Phrase::new("draw-each-work").with("n", ctx.scene.view.round))),
            Character::Banker => told.for_you.push(self.line(Phrase::new("draw-on-banker").with("florins", ctx.scene.view.banker))),
            Character::Merchant => {
                let ahead = ctx.scene.view.princes.iter().filter(|other| other.prestige > self.prince.prestige).count();
                told.for_you.push(self.line(Phrase::new("draw-rank").with("n", ahead as u8 + 1)));
            }
            Character::Cardinal | Character::Professor => {}
        }
    }

    /// The tile in hand, wherever it is put.
    pub fn placing(&self) -> Inspection {
        let ctx = self.ctx;
        let (kind, points, gain) = match ctx.scene.subject {
            Some(Subject::Place(Tile::Building(building)) | Subject::Site { building, .. }) => {
                (Kind::Building(*building), ctx.edition().building_prestige, Gain::Building(*building))
            }
            Some(Subject::Place(Tile::Landscape(kind))) => {
                let again = self.prince.landscapes.iter().any(|garden| garden.kind == *kind);
                (Kind::Landscape(*kind), if again { ctx.edition().same_landscape_prestige } else { 0 }, Gain::Landscape(*kind))
            }
            _ => return Inspection::default(),
        };
        let mut told = catalogue(ctx).thing(kind.thing());
        told.for_you = self.people(gain);
        if points > 0 {
            let before = self.prince.prestige;
            told.changes.push(Change {
                icon: icon("vp"),
                what: ctx.scene.text("draw-prestige-word"),
                before,
                after: before + i32::from(points),
            });
        }
        if let Some(Subject::Place(_)) = ctx.scene.subject {
            let free = land::free_squares(ctx, self.seat) as i32;
            let covers = kind.shape(ctx).map_or(0, |shape| shape.cells(0).len()) as i32;
            told.changes.push(Change {
                icon: icon("square"),
                what: ctx.scene.text("counted-free_square"),
                before: free,
                after: free - covers,
            });
        }
        told
    }
}
