//! Every component of the box as the inspection panel tells it: what is the same for everybody at any time.

use crate::icons;
use drawing::resources::Row;
use drawing::{Component, Inspection, Markup, html};
use il_vecchio::{Bundle, City, Crest, Edition, Kind, Province, Tile, Track};
use kit::Phrase;

drawing::catalogue!(Edition);

impl Catalogue<'_> {
    /// Icons with the same in words behind them.
    fn effect(&self, row: &Row, said: Phrase) -> Markup {
        html! { span.figs aria-hidden="true" { (row.figures()) } " " (self.say(said)) }
    }

    fn goods(goods: Bundle) -> Vec<Phrase> {
        goods.iter().map(|(good, n)| Phrase::name("count", good).with("n", n)).collect()
    }

    fn capital(name: &str) -> String {
        let mut letters = name.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
    }

    pub(crate) fn city(&self, city: City) -> Inspection {
        let (edition, id) = (self.edition, self.edition.city_id(city));
        let kind = edition.kind(city);
        let mut effects = Vec::new();
        for way in &edition.goods[kind.index()] {
            let term = if effects.is_empty() { "draw-term-gives" } else { "draw-term-or" };
            effects.push((self.text(term), self.effect(&icons::amounts(*way), Phrase::new("draw-list").with("goods", Self::goods(*way)))));
        }
        if kind.index() < Kind::SYMBOLS {
            let next = Phrase::name("city", edition.city_id(edition.map.next(city)));
            effects.push((self.text("draw-term-middleman"), html! { (self.say(Phrase::new("draw-middleman-ring").with("city", next))) }));
        }
        for track in Track::REGIONS.into_iter().filter(|track| edition.track(*track).gate == Some(city)) {
            let told = Phrase::new("draw-gate-to").with("track", Phrase::name("track", track));
            effects.push((self.text("draw-term-leads"), html! { (Self::capital(&self.say(told))) }));
        }
        if kind == Kind::Florence {
            effects.push((self.text("draw-term-leads"), html! { (self.text("draw-florence-leads")) }));
        }
        let zones: Vec<u8> = edition.map.zone_numbers().filter(|number| edition.map.zone(*number).contains(city)).collect();
        let mut what = self.say(Phrase::name("draw-town", kind));
        for number in zones {
            what = format!("{what} · {}", self.say(Phrase::new("draw-zone").with("n", number)).to_lowercase());
        }
        Inspection {
            class: format!("kind-{kind}"),
            scene: format!("s-{kind}"),
            name: self.say(Phrase::name("city", id)),
            kind: what,
            effects,
            ..Inspection::default()
        }
    }

    pub(crate) fn track(&self, track: Track) -> Inspection {
        let edition = self.edition;
        let figures = edition.track(track);
        let gate = Phrase::name("city", edition.city_id(figures.gate.unwrap_or(edition.map.florence)));
        let mut effects = vec![(self.text("draw-term-entrance"), html! { (self.say(gate)) })];
        let price = match (&figures.followers[..], track.is_region()) {
            (_, false) => {
                let price = edition.office.price;
                self.effect(&icons::amounts(price), Phrase::new("draw-list").with("goods", Self::goods(price)))
            }
            ([only], _) => self.effect(&icons::amounts(*only), Phrase::new("draw-list").with("goods", Self::goods(*only))),
            (ways, _) => {
                let n = ways.first().map_or(0, |way| way.followers());
                self.effect(&icons::either(ways), Phrase::new("draw-any-followers").with("n", n))
            }
        };
        effects.push((self.text("panel-cost"), price));
        let brings = if track.is_region() { "draw-track-region" } else { "draw-track-office" };
        effects.push((self.text("draw-term-brings"), html! { (self.say(Phrase::new(brings).with("n", edition.office.look))) }));
        effects.push((self.text("draw-term-end"), html! { (self.say(Phrase::new("draw-majority").with("n", edition.end.majority))) }));
        Inspection {
            class: format!("of-{track}"),
            scene: format!("s-{track}"),
            name: Self::capital(&self.say(Phrase::name("track", track))),
            kind: self.text(if track.is_region() { "draw-kind-region" } else { "draw-kind-office" }),
            effects,
            ..Inspection::default()
        }
    }

    pub(crate) fn province(&self, tile: Province) -> Inspection {
        let region = Phrase::name("track", self.edition.province(tile).region);
        let does = self.effect(&icons::province(tile, self.edition), Phrase::new(format!("province-{tile}-about")));
        Inspection {
            class: "pro".to_string(),
            scene: format!("s-{tile}"),
            name: self.say(Phrase::name("province", tile)),
            kind: self.say(Phrase::new("draw-kind-province").with("track", region)),
            effects: vec![(self.text("draw-term-once"), does)],
            ..Inspection::default()
        }
    }

    pub(crate) fn tile(&self, tile: Tile) -> Inspection {
        let council = tile.stack() == Track::Council;
        let does = self.effect(&icons::florence(tile, self.edition), Phrase::new(format!("{}-{tile}-about", tile.stack().word())));
        Inspection {
            class: if council { "cou" } else { "nob" }.to_string(),
            scene: format!("s-{tile}"),
            name: self.say(Phrase::name(tile.stack().word(), tile)),
            kind: self.text(if council { "draw-kind-council" } else { "draw-kind-nobility" }),
            effects: vec![(self.text(if council { "draw-term-always" } else { "draw-term-end" }), does)],
            ..Inspection::default()
        }
    }

    /// A Medici crest by what it brings about.
    pub(crate) fn crest(&self, crest: Crest) -> Inspection {
        Inspection {
            class: "medici".to_string(),
            scene: format!("s-{crest}"),
            name: self.say(Phrase::name("crest", crest)),
            kind: self.text("draw-kind-crest"),
            effects: vec![(self.text("draw-term-at-once"), html! { (self.text(&format!("crest-{crest}-about"))) })],
            ..Inspection::default()
        }
    }

    /// All of them, to be looked up by name.
    pub(crate) fn components(&self) -> Vec<Component> {
        let mut all = Vec::new();
        let mut add = |group: String, id: &str, inspection: Inspection| all.push(Component { group, id: id.to_string(), inspection });
        for region in Track::REGIONS {
            let group = self.say(Phrase::new("draw-kind-province").with("track", Phrase::name("track", region)));
            for tile in Province::ALL.iter().filter(|tile| self.edition.province(**tile).region == region) {
                add(group.clone(), tile.word(), self.province(*tile));
            }
        }
        for tile in Tile::ALL {
            let key = if tile.stack() == Track::Council { "draw-council-tiles" } else { "draw-nobility-tiles" };
            add(self.text(key), tile.word(), self.tile(*tile));
        }
        for track in Track::ALL {
            add(self.text("draw-tracks"), track.word(), self.track(*track));
        }
        for crest in Crest::ALL {
            add(self.text("draw-crests"), crest.word(), self.crest(*crest));
        }
        for city in self.edition.map.all().iter() {
            add(self.text("draw-towns"), self.edition.city_id(city), self.city(city));
        }
        all
    }
}
