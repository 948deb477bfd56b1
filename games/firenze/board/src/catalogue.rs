//! Every component of the box as the panel tells it: what is the same for everybody at any time.

use crate::context::capital;
use crate::{card, icons};
use drawing::{Component, Inspection, Markup, PreEscaped, html};
use firenze::effect::Kind;
use firenze::{Card, Colour, Contract, Edition};
use kit::Phrase;

drawing::catalogue!(Edition);

impl Catalogue<'_> {
    /// A card. Its words never change, so they are made once.
    pub(crate) fn card(&self, card: Card) -> Inspection {
        let spec = self.edition.card(card);
        let kind = card::kind_word(self.edition, card);
        let told = || {
            let icons = html! { @for row in icons::effect(&spec.effect) { (row.figures()) } };
            html! { span.figs aria-hidden="true" { (icons) } " " (self.say(Phrase::new(format!("card-{card}-about")))) }.into_string()
        };
        let told = self.words.keep(format!("{} told {card}", self.edition.hash), told);
        Inspection {
            class: kind.to_string(),
            scene: card::scene(card),
            name: self.say(Phrase::name("card", card)),
            kind: self.say(Phrase::name("kind", kind)),
            effects: vec![(self.text(term(spec.kind)), PreEscaped(told.to_string()))],
            ..Inspection::default()
        }
    }

    /// All of them, to be looked up by name.
    pub(crate) fn components(&self) -> Vec<Component> {
        let mut all = Vec::new();
        for kind in [Kind::Event, Kind::Character, Kind::Building, Kind::Celebration, Kind::Church] {
            for held in Card::ALL.iter().copied().filter(|card| self.edition.card(*card).kind == kind) {
                let mut inspection = self.card(held);
                inspection.kind =
                    format!("{} · {}", inspection.kind, self.say(Phrase::new("draw-copies").with("n", self.edition.card(held).count)));
                let group = self.say(Phrase::name("draw-cards-of", card::kind_word(self.edition, held)));
                all.push(Component { group, id: held.word().to_string(), inspection });
            }
        }
        all.extend(Contract::all().map(|contract| self.contract(contract)));
        for (numeral, tiles) in self.edition.tiles.iter().enumerate() {
            all.extend(tiles.iter().map(|tile| self.tile(numeral as u8 + 1, tile.contract, tile.prestige)));
        }
        all.extend(Colour::ALL.iter().map(|colour| self.majority(*colour)));
        all
    }

    fn named(&self, contract: Contract) -> String {
        capital(&self.say(Phrase::name("contract", contract.colour()).with("height", contract.height())))
    }

    fn contract(&self, contract: Contract) -> Component {
        let level = self.edition.levels.get(usize::from(contract.height())).copied().filter(|n| *n > 0);
        let mut effects = vec![(self.text("draw-term-earns"), prestige(self.edition.contracts[contract.index()]))];
        effects.extend(level.map(|n| (self.say(Phrase::new("draw-first-of").with("n", contract.height())), prestige(n))));
        let inspection = Inspection {
            class: format!("of-{}", contract.colour()),
            scene: format!("s-tower-{}", contract.colour()),
            name: self.named(contract),
            kind: capital(&self.text("draw-contract-kind")),
            effects,
            ..Inspection::default()
        };
        Component { group: self.text("draw-contracts"), id: format!("contract-{}-{}", contract.colour(), contract.height()), inspection }
    }

    fn tile(&self, numeral: u8, contract: Contract, pays: u8) -> Component {
        let inspection = Inspection {
            class: format!("of-{}", contract.colour()),
            scene: format!("s-balcony-{}", contract.colour()),
            name: self.named(contract),
            kind: capital(&self.say(Phrase::new("draw-balcony-name").with("numeral", Phrase::name("numeral", numeral)))),
            effects: vec![(self.text("draw-term-earns"), prestige(pays))],
            ..Inspection::default()
        };
        Component {
            group: self.text("draw-balconies"),
            id: format!("balcony-{numeral}-{}-{}", contract.colour(), contract.height()),
            inspection,
        }
    }

    fn majority(&self, colour: Colour) -> Component {
        let bonus = self.edition.majority[colour.index()];
        let inspection = Inspection {
            class: format!("of-{colour}"),
            scene: "s-majority".to_string(),
            name: self.say(Phrase::new("draw-majority-name").with("colour", Phrase::name("colour", colour))),
            kind: self.text("draw-majority-kind"),
            effects: vec![(self.text("draw-term-end"), prestige(bonus))],
            ..Inspection::default()
        };
        Component { group: self.text("draw-majorities"), id: format!("majority-{colour}"), inspection }
    }
}

fn prestige(n: u8) -> Markup {
    html! { span.n { (n) i.i.i-vp {} } }
}

/// When a card of a kind works.
const fn term(kind: Kind) -> &'static str {
    match kind {
        Kind::Event => "draw-term-at-once",
        Kind::Character => "draw-term-played",
        Kind::Celebration => "draw-term-end",
        Kind::Building => "draw-term-lasting",
        Kind::Church => "draw-term-reward",
    }
}
