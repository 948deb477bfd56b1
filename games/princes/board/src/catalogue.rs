//! Every component of the box as the inspection panel tells it: what is the same for everybody at any time.

use crate::card;
use crate::context::{amount, scene_of};
use crate::icons;
use crate::thing::Thing;
use crate::yard::fans;
use drawing::{Component, Inspection, Markup, html};
use kit::Phrase;
use princes::{Bonus, Building, Card, Character, Edition, Freedom, Item, Landscape, Prestige, Profession, Sort};

drawing::catalogue!(Edition);

impl Catalogue<'_> {
    fn told(&self, scene: &str, class: &str, name: Phrase, kind: String) -> Inspection {
        Inspection { class: class.to_string(), scene: scene_of(scene), name: self.say(name), kind, ..Inspection::default() }
    }

    fn line(&self, term: &str, effect: Markup) -> (String, Markup) {
        (self.text(term), effect)
    }

    fn sentence(&self, term: &str, phrase: Phrase) -> (String, Markup) {
        self.line(term, html! { (self.say(phrase)) })
    }

    /// "+4 to a work of the Painter or the Sculptor".
    fn adds_to(&self, n: u8, who: Vec<Profession>) -> (String, Markup) {
        let who: Vec<Phrase> = who.into_iter().map(|profession| Phrase::name("profession", profession)).collect();
        self.sentence("draw-term-works", Phrase::new("draw-adds-to").with("n", n).with("who", who))
    }

    fn likers(&self, likes: impl Fn(Profession) -> bool) -> Vec<Profession> {
        Profession::ALL.iter().copied().filter(|profession| likes(*profession)).collect()
    }

    /// What anybody may know of a thing.
    pub fn thing(&self, thing: Thing) -> Inspection {
        match thing {
            Thing::Item(item) => self.item(item),
            Thing::Building(building) => self.building(building),
            Thing::Landscape(kind) => self.landscape(kind),
            Thing::Palace => self.told("palace", "", Phrase::new("draw-palace"), self.text("draw-palace-about")),
            Thing::Freedom(freedom) => self.freedom(freedom),
            Thing::Deck(sort) => self.deck(sort),
            Thing::Card(card) => self.card(card),
            Thing::Character(character) => self.character(character),
            Thing::Placing => Inspection::default(),
        }
    }

    fn item(&self, item: Item) -> Inspection {
        let mut told = match item.landscape() {
            Some(kind) => self.landscape(kind),
            None => {
                let mut told = self.told(item.word(), "item", Phrase::name("item", item), self.text("draw-item-kind"));
                told.effects.push(self.sentence("draw-term-does", Phrase::name("draw", item)));
                told
            }
        };
        told.kind = self.text("draw-item-kind");
        if item == Item::Builder {
            let row = |n: usize| {
                let figures = self.edition.builders[n];
                html! {
                    span.step { b { (n) } " " (amount(figures.cost, "coin")) @if figures.prestige > 0 { " " (amount(format!("+{}", figures.prestige), "vp")) } @if figures.adjacent { " " (self.text("draw-touching")) } }
                }
            };
            told.effects.push(self.line("draw-term-builders", html! { @for n in 1..self.edition.builders.len() { (row(n)) } }));
        }
        told
    }

    fn building(&self, building: Building) -> Inspection {
        let size = self.edition.sizes[building.index()];
        let squares = self.edition.buildings[building.index()].cells(0).len();
        let kind = Phrase::name("draw-building", size).with("n", squares as u8);
        let mut told = self.told(building.word(), "building", Phrase::name("building", building), self.say(kind));
        let points = self.edition.building_prestige;
        told.effects.push(self.line(
            "draw-term-at-once",
            html! { (amount(format!("+{points}"), "vp")) " " (self.say(Phrase::new("draw-prestige-gain").with("n", points))) },
        ));
        told.effects.push(self.adds_to(self.edition.building_value, fans(self.edition, building)));
        told
    }

    fn landscape(&self, kind: Landscape) -> Inspection {
        let squares = self.edition.landscapes[kind.index()].cells(0).len();
        let mut told = self.told(
            kind.word(),
            "garden",
            Phrase::name("landscape", kind),
            self.say(Phrase::new("draw-landscape-kind").with("n", squares as u8)),
        );
        told.effects
            .push(self.sentence("draw-term-at-once", Phrase::new("draw-landscape-again").with("n", self.edition.same_landscape_prestige)));
        told.effects
            .push(self.adds_to(self.edition.landscape_value, self.likers(|profession| self.edition.taste(profession).landscape == kind)));
        told
    }

    fn freedom(&self, freedom: Freedom) -> Inspection {
        let mut told = self.told(freedom.word(), "freedom", Phrase::name("freedom", freedom), self.text("draw-freedom-kind"));
        told.effects
            .push(self.adds_to(self.edition.freedom_value, self.likers(|profession| self.edition.taste(profession).freedom == freedom)));
        told
    }

    fn deck(&self, sort: Sort) -> Inspection {
        let scene = match sort {
            Sort::Profession => "people-in-hand",
            Sort::Bonus => "seven-categories",
            Sort::Prestige => "prestige-card",
        };
        let mut told = self.told(scene, "deck", Phrase::name("pile", sort), self.text("draw-deck-kind"));
        told.effects.push(self.sentence("draw-term-does", Phrase::new("draw-look-at").with("n", self.edition.look_at)));
        told
    }

    pub fn card(&self, card: Card) -> Inspection {
        match card {
            Card::Profession(profession) => self.profession(profession),
            Card::Bonus(bonus) => self.bonus(bonus),
            Card::Prestige(prestige) => self.prestige(prestige),
        }
    }

    fn profession(&self, profession: Profession) -> Inspection {
        let taste = self.edition.taste(profession);
        let mut told = self.told(profession.word(), "people", Phrase::name("profession", profession), self.text("draw-profession-kind"));
        let likes = [
            (taste.building.word(), Phrase::name("building", taste.building), self.edition.building_value),
            (taste.landscape.word(), Phrase::name("landscape", taste.landscape), self.edition.landscape_value),
            (taste.freedom.word(), Phrase::name("freedom", taste.freedom), self.edition.freedom_value),
        ];
        let drawn = html! { @for (word, name, n) in likes { span.step { (amount(format!("+{n}"), word)) " " (self.say(name)) } } };
        told.effects.push(self.line("draw-term-likes", drawn));
        told
    }

    fn bonus(&self, bonus: Bonus) -> Inspection {
        let (adds, each) = icons::bonus(bonus, self.edition);
        let mut told = self.told(bonus.word(), "bonus", Phrase::name("bonus", bonus), self.text("draw-bonus-kind"));
        let drawn =
            html! { span.figs aria-hidden="true" { (adds.figures()) (each.figures()) } " " (self.say(card::adds(self.edition, bonus))) };
        told.effects.push(self.line("draw-term-works", drawn));
        told
    }

    fn prestige(&self, prestige: Prestige) -> Inspection {
        let (points, aim) = icons::prestige(prestige, self.edition);
        let said: Vec<String> = card::scores(self.edition, prestige).into_iter().map(|phrase| self.say(phrase)).collect();
        let mut told = self.told(prestige.word(), "prestige", Phrase::name("prestige", prestige), self.text("draw-prestige-kind"));
        let drawn = html! { span.figs aria-hidden="true" { (points.figures()) (aim.figures()) } " " (said.join(", ")) };
        told.effects.push(self.line("draw-term-end", drawn));
        told
    }

    fn character(&self, character: Character) -> Inspection {
        let (first, last) = self.edition.tracks[character.index()];
        let unit = self.edition.bid_unit;
        let bids = Phrase::new("draw-bids-from").with("from", i32::from(first) * unit).with("to", i32::from(last) * unit);
        let mut told = self.told(character.word(), "character", Phrase::name("character", character), self.say(bids));
        told.effects.push(self.sentence("draw-term-does", Phrase::name("draw", character)));
        if character == Character::Princess {
            let each = &self.edition.princess;
            let rows = [
                (each.landscape, "landscape", "counted-landscape"),
                (each.building, "building", "counted-building"),
                (each.builder, "builder", "counted-builder"),
                (each.card, "profession", "draw-part-people"),
            ];
            let drawn = html! { @for (n, icon, word) in rows { span.step { (amount(format!("+{n}"), icon)) " " (self.text(word)) } } };
            told.effects.push(self.line("draw-term-works", drawn));
        }
        told
    }

    /// All of them, to be looked up by name.
    pub fn components(&self) -> Vec<Component> {
        let items = [Item::Jester, Item::Builder, Item::PrestigeCard, Item::RecruitingCard];
        let mut all = Vec::new();
        let mut add = |group: &str, things: Vec<Thing>| {
            let group = self.text(group);
            all.extend(things.into_iter().map(|thing| Component { group: group.clone(), id: thing.key(), inspection: self.thing(thing) }));
        };
        add("draw-group-professions", Profession::ALL.iter().map(|card| Thing::Card(Card::Profession(*card))).collect());
        add("draw-group-buildings", Building::ALL.iter().map(|building| Thing::Building(*building)).collect());
        let gardens = Landscape::ALL.iter().map(|kind| Thing::Landscape(*kind));
        add("draw-group-items", gardens.chain(items.into_iter().map(Thing::Item)).collect());
        add("draw-group-freedoms", Freedom::ALL.iter().map(|freedom| Thing::Freedom(*freedom)).collect());
        add("draw-group-bonus", Bonus::ALL.iter().map(|card| Thing::Card(Card::Bonus(*card))).collect());
        add("draw-group-prestige", Prestige::ALL.iter().map(|card| Thing::Card(Card::Prestige(*card))).collect());
        add("draw-group-characters", Character::ALL.iter().map(|character| Thing::Character(*character)).collect());
        all
    }
}
