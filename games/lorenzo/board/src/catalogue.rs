//! Every component of the box as the inspection panel tells it: what is the same for everybody at any time.

use crate::context::{kind_class, space_name};
use crate::spaces::MARKET;
use crate::{descriptions, icons};
use drawing::{Component, Inspection, Markup, PreEscaped, html};
use kit::Phrase;
use lorenzo::card::Permanent;
use lorenzo::edition::BonusTile;
use lorenzo::leader::When;
use lorenzo::{Card, Edition, Kind, Leader, Space, Tile, Work};

drawing::catalogue!(Edition);

impl Catalogue<'_> {
    /// Icons with the same in words behind them. A panel is asked for often and its words never change, so they are made once.
    fn effect(&self, key: &str, icons: impl FnOnce() -> Markup, said: impl FnOnce() -> Phrase) -> Markup {
        let made = || html! { span.figs aria-hidden="true" { (icons()) } " " (self.say(said())) }.into_string();
        PreEscaped(self.words.keep(format!("{} told {key}", self.edition.hash), made).to_string())
    }

    /// A card. What it costs is a line of its own unless the panel reckons it for the viewer.
    pub(crate) fn card(&self, card: &Card) -> Inspection {
        let kind = self.say(
            Phrase::new("draw-card-kind")
                .with("kind", Phrase::name("kind", card.kind))
                .with("period", Phrase::name("draw-period", card.period)),
        );
        let mut effects = Vec::new();
        if !card.immediate.is_empty() {
            let key = format!("{} now", card.id);
            let said = || Phrase::new("draw-goods").with("goods", card.immediate.iter().map(descriptions::effect).collect::<Vec<_>>());
            effects.push((self.text("draw-term-at-once"), self.effect(&key, || icons::at_once(card).figures(), said)));
        }
        for (nth, effect) in card.permanent.iter().enumerate() {
            effects.push((self.term(effect), self.lasting(card, nth, effect)));
        }
        Inspection {
            class: kind_class(card.kind).to_string(),
            scene: format!("s-{}", card.id),
            name: self.say(Phrase::name("card", &card.id)),
            kind,
            effects,
            ..Inspection::default()
        }
    }

    fn term(&self, effect: &Permanent) -> String {
        self.text(match effect {
            Permanent::Harvest(_) => "draw-work-harvest",
            Permanent::Production(_) => "draw-work-production",
            Permanent::EndPoints(_) => "draw-term-end",
            _ => "draw-term-always",
        })
    }

    fn lasting(&self, card: &Card, nth: usize, effect: &Permanent) -> Markup {
        let figures = || {
            html! {
                @if let Some((_, value, _)) = card.worked() { b.no { (value) } }
                @for row in icons::lasting(card) { span.alt { (row.figures()) } }
            }
        };
        let said = || match card.worked() {
            Some((_, value, _)) => Phrase::new("draw-from").with("value", value).with("what", descriptions::permanent(effect)),
            None => descriptions::permanent(effect),
        };
        self.effect(&format!("{} {nth}", card.id), figures, said)
    }

    /// The prices as they are printed.
    pub(crate) fn printed_price(&self, card: &Card) -> Option<(String, Markup)> {
        let prices = html! {
            @for (nth, price) in card.prices.iter().enumerate() {
                @if nth > 0 { " " (self.text("draw-term-or")) " " }
                (self.effect(&format!("{} price {nth}", card.id), || icons::price(price).figures(), || descriptions::price(price)))
            }
        };
        (!card.prices.is_empty()).then(|| (self.text("panel-cost"), prices))
    }

    pub(crate) fn leader(&self, leader: &Leader) -> Inspection {
        let (when, term) = match leader.when {
            When::Once => ("draw-leader-once", "draw-term-once"),
            When::Always => ("draw-leader-always", "draw-term-always"),
        };
        let needs = || Phrase::new("draw-goods").with("goods", descriptions::requirement(&leader.requires));
        let effects = vec![
            (
                self.text("draw-term-needs"),
                self.effect(&format!("{} needs", leader.id), || icons::requirement(&leader.requires).figures(), needs),
            ),
            (
                self.text(term),
                self.effect(
                    &format!("{} does", leader.id),
                    || icons::ability(&leader.effect).figures(),
                    || descriptions::ability(&leader.effect),
                ),
            ),
        ];
        Inspection {
            class: "lead".to_string(),
            scene: format!("s-{}", leader.id),
            name: self.say(Phrase::name("leader", &leader.id)),
            kind: self.text(when),
            effects,
            ..Inspection::default()
        }
    }

    pub(crate) fn tile(&self, tile: &Tile) -> Inspection {
        let figures = || html! { @for effect in &tile.effects { (icons::penalty(effect).figures()) } };
        let faith = self.edition.board.vatican_faith.get(usize::from(tile.period).wrapping_sub(1)).copied().unwrap_or_default();
        let needed = Phrase::name("amount", "faith").with("n", faith);
        let round = self.edition.setup.rounds_per_period * tile.period;
        Inspection {
            class: "church".to_string(),
            scene: format!("s-{}", tile.id),
            name: self.text("draw-tile-name"),
            kind: self.say(
                Phrase::new("draw-tile-kind")
                    .with("period", Phrase::name("draw-period", tile.period))
                    .with("n", round)
                    .with("faith", needed),
            ),
            effects: vec![(
                self.text("draw-term-always"),
                self.effect(&format!("tile {}", tile.id), figures, || Phrase::name("tile", &tile.id)),
            )],
            ..Inspection::default()
        }
    }

    pub(crate) fn bonus_tile(&self, tile: &BonusTile) -> Inspection {
        let line = |work: &Work| {
            let gain = &tile.work(*work).gain;
            let told = self.effect(&format!("bonus {} {work}", tile.id), || icons::goods(gain).figures(), || descriptions::goods(gain));
            (self.say(Phrase::name("draw-work", work)), told)
        };
        Inspection {
            scene: format!("s-{}", tile.id),
            name: self.say(Phrase::name("bonus", &tile.id)),
            kind: self.text("draw-bonus-kind"),
            effects: Work::ALL.iter().map(line).collect(),
            ..Inspection::default()
        }
    }

    pub(crate) fn space(&self, space: Space) -> Inspection {
        use lorenzo::places::Area;
        let figures = self.edition.space(space);
        let mut effects = Vec::new();
        if !figures.gain.is_empty() {
            let key = if space.tower_kind().is_some() { "draw-term-floor" } else { "draw-term-gives" };
            let gain = &figures.gain;
            effects.push((self.text(key), self.effect(space.word(), || icons::goods(gain).figures(), || descriptions::goods(gain))));
        }
        let scene = match space.area() {
            Area::Tower(_) => String::new(),
            Area::Market(_) => "place-market".to_string(),
            Area::Council => {
                effects.push((self.text("draw-term-order"), html! { (self.text("draw-council-order")) }));
                "place-council".to_string()
            }
            Area::Work(work, _) => {
                effects.push((self.say(Phrase::name("draw-work", work)), html! { (self.say(Phrase::name("draw-works", work))) }));
                format!("place-{work}")
            }
        };
        if figures.modifier != 0 {
            let less = Phrase::new("draw-space-modifier").with("n", figures.modifier.abs());
            effects.push((self.text("draw-term-large"), html! { (self.say(less)) }));
        }
        if figures.min_seats > 2 {
            let open = Phrase::new("draw-open-with").with("n", figures.min_seats);
            effects.push((self.text("draw-term-open"), html! { (self.say(open)) }));
        }
        let mut name = self.say(space_name(space));
        if let Some(first) = name.get(..1).map(str::to_uppercase) {
            name.replace_range(..1, &first);
        }
        Inspection {
            scene,
            name,
            kind: self.say(Phrase::new("draw-asks-value").with("value", figures.value)),
            effects,
            ..Inspection::default()
        }
    }

    /// All of them, to be looked up by name.
    pub(crate) fn components(&self) -> Vec<Component> {
        let mut all = Vec::new();
        for kind in Kind::ALL {
            for period in 1..=self.edition.setup.periods {
                let group = Phrase::new("draw-card-group")
                    .with("kind", Phrase::name("draw-cards-of", kind))
                    .with("period", Phrase::name("draw-period", period));
                let group = self.say(group);
                for card in self.edition.cards.iter().filter(|card| card.kind == *kind && card.period == period) {
                    let mut inspection = self.card(card);
                    inspection.effects.splice(0..0, self.printed_price(card));
                    all.push(Component { group: group.clone(), id: card.id.clone(), inspection });
                }
            }
        }
        let component =
            |group: &str, id: &str, inspection: Inspection| Component { group: self.text(group), id: id.to_string(), inspection };
        all.extend(self.edition.leaders.iter().map(|leader| component("draw-leaders", &leader.id, self.leader(leader))));
        all.extend(self.edition.tiles.iter().map(|tile| component("draw-tiles", &tile.id, self.tile(tile))));
        all.extend(self.edition.bonus_tiles.iter().map(|tile| component("draw-bonus-tiles", &tile.id, self.bonus_tile(tile))));
        let places = MARKET.into_iter().chain(Work::ALL.iter().flat_map(|work| crate::spaces::work_spaces(*work))).chain([Space::Council]);
        all.extend(places.map(|space| component("draw-places", space.word(), self.space(space))));
        all
    }
}
