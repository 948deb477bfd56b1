//! What a work is worth to a prince, part by part, and what would still raise it. The sums come with the view; here they are taken apart.

use crate::context::Ctx;
use crate::{land, tile};
use kit::{Phrase, Seat};
use princes::{Aim, Bonus, Building, Character, Counted, Freedom, Item, Landscape, Prestige, PrinceView, Profession, Size, Subject, Tile};

/// The princes whose work is the best of the round so far.
pub(crate) fn leaders(ctx: &Ctx<'_>) -> Vec<Seat> {
    let princes = &ctx.scene.view.princes;
    let best = princes.iter().map(|prince| prince.best).max().unwrap_or(0);
    (0u8..).zip(princes).filter(|(_, prince)| best > 0 && prince.best == best).map(|(seat, _)| Seat(seat)).collect()
}

/// Profession and recruiting cards, in hand and on the table (§6.3).
pub(crate) fn people(prince: &PrinceView) -> u16 {
    let table = u16::try_from(prince.table.len()).unwrap_or(u16::MAX);
    table + u16::from(prince.hand_size) + u16::from(prince.recruiting_in_hand) + u16::from(prince.recruiting_on_table)
}

pub(crate) fn muse(ctx: &Ctx<'_>, prince: &PrinceView) -> u16 {
    if prince.character == Some(Character::Muse) { ctx.scene.view.round.into() } else { 0 }
}

/// The Princess's work (§8.10).
pub(crate) fn princess(ctx: &Ctx<'_>, prince: &PrinceView) -> u16 {
    let each = &ctx.edition().princess;
    let sum = |n: usize, value: u8| u16::try_from(n).unwrap_or(u16::MAX) * u16::from(value);
    sum(prince.landscapes.len(), each.landscape)
        + sum(prince.buildings.len(), each.building)
        + sum(prince.builders.into(), each.builder)
        + sum(people(prince).into(), each.card)
}

/// One of the three things a profession likes.
pub(crate) struct Like {
    pub name: Phrase,
    /// Its icon.
    pub word: &'static str,
    pub value: u8,
    pub met: bool,
    /// It can still be had.
    pub left: bool,
}

pub(crate) fn likes(ctx: &Ctx<'_>, profession: Profession, prince: Option<&PrinceView>) -> [Like; 3] {
    let (edition, view) = (ctx.edition(), ctx.scene.view);
    let taste = edition.taste(profession);
    let has = |test: &dyn Fn(&PrinceView) -> bool| prince.is_some_and(test);
    let left = |stock: &std::collections::BTreeMap<&'static str, u8>, word: &str| stock.get(word).is_some_and(|n| *n > 0);
    [
        Like {
            name: Phrase::name("building", taste.building),
            word: taste.building.word(),
            value: edition.building_value,
            met: has(&|p| p.buildings.contains_key(taste.building.word())),
            left: left(&view.buildings, taste.building.word()),
        },
        Like {
            name: Phrase::name("landscape", taste.landscape),
            word: taste.landscape.word(),
            value: edition.landscape_value,
            met: has(&|p| p.landscapes.iter().any(|g| g.kind == taste.landscape)),
            left: left(&view.stock, taste.landscape.item().word()),
        },
        Like {
            name: Phrase::name("freedom", taste.freedom),
            word: taste.freedom.word(),
            value: edition.freedom_value,
            met: has(&|p| p.freedoms.contains(&taste.freedom)),
            left: left(&view.freedoms, taste.freedom.word()),
        },
    ]
}

/// What a prince may get by the question at hand, or by a thing he looks at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Gain {
    Building(Building),
    Landscape(Landscape),
    Freedom(Freedom),
    Jester,
    /// A profession or recruiting card.
    Card,
}

impl Gain {
    pub fn of_item(item: Item) -> Option<Gain> {
        match item {
            Item::Jester => Some(Gain::Jester),
            Item::RecruitingCard => Some(Gain::Card),
            Item::Landscape | Item::Builder | Item::PrestigeCard => None,
            Item::Forest | Item::Lake | Item::Park => item.landscape().map(Gain::Landscape),
        }
    }

    /// What the viewer is asked about.
    pub fn asked(ctx: &Ctx<'_>) -> Option<Gain> {
        match ctx.scene.subject.filter(|_| ctx.scene.is_asked())? {
            Subject::Place(Tile::Building(building)) => Some(Gain::Building(*building)),
            Subject::Place(Tile::Landscape(kind)) => Some(Gain::Landscape(*kind)),
            Subject::Bid { item, .. } | Subject::Purchase { item, .. } => Gain::of_item(*item),
            Subject::Site { building, .. }
            | Subject::Price { building, .. }
            | Subject::Offer { building, .. }
            | Subject::Partner(building) => Some(Gain::Building(*building)),
            _ => None,
        }
    }

    /// The word of the thing that is liked.
    fn word(self) -> Option<&'static str> {
        match self {
            Gain::Building(building) => Some(building.word()),
            Gain::Landscape(kind) => Some(kind.word()),
            Gain::Freedom(freedom) => Some(freedom.word()),
            Gain::Jester | Gain::Card => None,
        }
    }

    /// Is it what this like waits for?
    pub fn meets(self, like: &Like) -> bool {
        !like.met && self.word() == Some(like.word)
    }

    /// What it adds to a work of this profession.
    pub fn adds(self, ctx: &Ctx<'_>, profession: Profession, prince: &PrinceView) -> u16 {
        match self {
            Gain::Jester => ctx.edition().jester_value.into(),
            Gain::Card => ctx.edition().card_value.into(),
            thing => likes(ctx, profession, Some(prince)).iter().filter(|like| thing.meets(like)).map(|like| u16::from(like.value)).sum(),
        }
    }
}

/// Of what the profession still waits for and can be had, what would raise it most.
pub(crate) fn best_raise(ctx: &Ctx<'_>, profession: Profession, prince: &PrinceView) -> Option<Like> {
    let waits = likes(ctx, profession, Some(prince)).into_iter().filter(|like| !like.met && like.left);
    // The first of equals: a building before a landscape before a freedom.
    waits.reduce(|best, like| if like.value > best.value { like } else { best })
}

/// How many of the professions in a prince's hand still wait for this.
pub(crate) fn waiting_for(ctx: &Ctx<'_>, prince: &PrinceView, gain: Gain) -> usize {
    let waits = |card: &&Profession| likes(ctx, **card, Some(prince)).iter().any(|like| gain.meets(like));
    prince.hand.iter().filter(waits).count()
}

/// In sentences: what the work is worth now, what it is made of, what it would pay, and what would still raise it.
pub(crate) fn told(ctx: &Ctx<'_>, profession: Profession, prince: &PrinceView) -> Vec<Phrase> {
    let Some(value) = prince.values.get(profession.word()).copied() else { return Vec::new() };
    let edition = ctx.edition();
    let more: u16 = prince.bonus_values.values().sum();
    let part = |thing: Phrase, n: u16| Phrase::new("draw-part").with("thing", thing).with("n", n);
    let jesters = u16::from(prince.jesters) * u16::from(edition.jester_value);
    let three = likes(ctx, profession, Some(prince));
    let met = three.iter().filter(|like| like.met).map(|like| part(like.name.clone(), like.value.into()));
    let rest = [
        (Phrase::new("draw-part-jesters"), jesters),
        (Phrase::new("draw-part-people"), people(prince) * u16::from(edition.card_value)),
        (Phrase::name("character", Character::Muse), muse(ctx, prince)),
    ];
    let parts: Vec<Phrase> = met.chain(rest.into_iter().filter(|(_, n)| *n > 0).map(|(thing, n)| part(thing, n))).collect();
    let mut raises: Vec<Phrase> =
        three.iter().filter(|like| !like.met && like.left).map(|like| part(like.name.clone(), like.value.into())).collect();
    raises.push(part(Phrase::new("draw-raise-jester"), edition.jester_value.into()));
    raises.push(part(Phrase::new("draw-raise-people"), edition.card_value.into()));
    if more > 0 {
        raises.push(part(Phrase::new("draw-raise-bonus"), more));
    }
    let pay = i32::from(value) * edition.pay_per_point;
    vec![
        Phrase::new("draw-worth").with("value", value).with("more", more).with("minimum", ctx.scene.view.minimum),
        Phrase::new("draw-made-of").with("parts", parts),
        Phrase::new("draw-pays")
            .with("florins", pay)
            .with("points", i32::from(value) * edition.pay_per_point / edition.florins_per_prestige),
        Phrase::new("draw-raises").with("things", raises),
    ]
}

/// What a profession that is not in hand yet would be worth once it is: it counts itself.
pub(crate) fn once_kept(ctx: &Ctx<'_>, profession: Profession, prince: &PrinceView) -> u16 {
    let edition = ctx.edition();
    let liked: u16 = likes(ctx, profession, Some(prince)).iter().filter(|like| like.met).map(|like| u16::from(like.value)).sum();
    let jesters = u16::from(prince.jesters) * u16::from(edition.jester_value);
    liked + jesters + (people(prince) + 1) * u16::from(edition.card_value) + muse(ctx, prince)
}

/// How many of what prestige cards count a prince has; all of it lies open.
pub(crate) fn count(ctx: &Ctx<'_>, seat: Seat, prince: &PrinceView, counted: Counted) -> usize {
    let sized = |size: Size| prince.buildings.keys().filter(|word| tile::size(ctx, word) == Some(size)).count();
    let gardens = |kind: Landscape| prince.landscapes.iter().filter(|garden| garden.kind == kind).count();
    let works = prince.table.len() + usize::from(prince.recruiting_on_table);
    match counted {
        Counted::Building => prince.buildings.len(),
        Counted::LargeBuilding => sized(Size::Large),
        Counted::MediumBuilding => sized(Size::Medium),
        Counted::SmallBuilding => sized(Size::Small),
        Counted::Landscape => prince.landscapes.len(),
        Counted::Forest => gardens(Landscape::Forest),
        Counted::Lake => gardens(Landscape::Lake),
        Counted::Park => gardens(Landscape::Park),
        Counted::Jester => prince.jesters.into(),
        Counted::Builder => prince.builders.into(),
        Counted::Freedom => prince.freedoms.len(),
        Counted::PrestigeCard => prince.card_count.into(),
        Counted::InHand => usize::from(prince.hand_size) + usize::from(prince.recruiting_in_hand),
        Counted::OnTable | Counted::Work => works,
        Counted::FreeSquare => land::free_squares(ctx, seat),
    }
}

/// What a bonus card that one looks at would add to a work, with its profession card on the table (§6.8).
pub(crate) fn bonus(ctx: &Ctx<'_>, seat: Seat, prince: &PrinceView, bonus: Bonus) -> u16 {
    let figures = &ctx.edition().bonuses[bonus.index()];
    let worked = usize::from(prince.hand_size > 0);
    let number = |counted: &Counted| {
        let n = count(ctx, seat, prince, *counted);
        let n = match counted {
            Counted::InHand => n - worked,
            Counted::OnTable | Counted::Work => n + worked,
            _ => n,
        };
        if figures.distinct { n.min(1) } else { n }
    };
    u16::from(figures.value) * u16::try_from(figures.counts.iter().map(number).sum::<usize>()).unwrap_or(u16::MAX)
}

/// Of a prestige card that compares: what each prince has, whoever is ahead first.
pub(crate) fn race(ctx: &Ctx<'_>, card: Prestige) -> Vec<(Seat, usize)> {
    let (counted, fewest) = match &ctx.edition().prestige[card.index()].aim {
        Aim::Most { counted, .. } => (*counted, false),
        Aim::Fewest { counted, .. } => (*counted, true),
        Aim::AtLeast(_) => return Vec::new(),
    };
    let princes = (0u8..).map(Seat).zip(&ctx.scene.view.princes);
    let mut race: Vec<(Seat, usize)> = princes.map(|(seat, prince)| (seat, count(ctx, seat, prince, counted))).collect();
    race.sort_by_key(|(_, n)| if fewest { *n } else { usize::MAX - *n });
    race
}

/// Of a prestige card with conditions: what the prince has and what each asks for.
pub(crate) fn conditions(ctx: &Ctx<'_>, seat: Seat, prince: &PrinceView, card: Prestige) -> Vec<(usize, u8)> {
    match &ctx.edition().prestige[card.index()].aim {
        Aim::AtLeast(needs) => needs.iter().map(|(counted, least)| (count(ctx, seat, prince, *counted), *least)).collect(),
        Aim::Most { .. } | Aim::Fewest { .. } => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::scene::SceneData;
    use drawing::testing::{golden, speak};
    use kit::{Game, Viewer};
    use princes::Princes;
    use words::{Lang, texts};

    const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/golden");

    #[test]
    fn taken_apart_works_and_bonus_cards_are_worth_what_the_rules_say() {
        // §6.2, §6.8, §7.2, §8.8: the parts shown add up to what the view tells; what is shown of cards one looks at is counted alike.
        let words = speak(Lang::En, &texts!("../../lang"));
        let (mut works, mut bonuses, mut cards) = (0, 0, 0);
        for (name, table) in golden::<Princes>(GOLDEN) {
            for ply in (0..table.ply()).step_by(5) {
                let game = table.at(ply);
                for seat in Seat::all(game.seats()) {
                    let seen = SceneData::of(&game, Viewer::Seat(seat));
                    let scene = seen.scene(&[], &words);
                    let (ctx, prince) = (Ctx::new(&scene), &scene.view.princes[seat.index()]);
                    for profession in &prince.hand {
                        // It counts itself already.
                        let value = once_kept(&ctx, *profession, prince) - u16::from(ctx.edition().card_value);
                        assert_eq!(value, prince.values[profession.word()], "{name}, ply {ply}, {profession}");
                        works += 1;
                    }
                    let adding = matches!(scene.view.scene, princes::Scene::Work { seat: at_work, .. } if at_work == seat);
                    for card in prince.bonuses.iter().filter(|_| !adding) {
                        assert_eq!(bonus(&ctx, seat, prince, *card), prince.bonus_values[card.word()], "{name}, ply {ply}, {card}");
                        bonuses += 1;
                    }
                    for card in &prince.cards {
                        let race = race(&ctx, *card);
                        let ahead = race.first().is_some_and(|(_, n)| race.iter().any(|(at, m)| *at == seat && m == n && *n > 0));
                        let met =
                            race.is_empty() && conditions(&ctx, seat, prince, *card).iter().all(|(n, least)| *n >= usize::from(*least));
                        assert_eq!(ahead || met, prince.card_points[card.word()] > 0, "{name}, ply {ply}, {card}");
                        cards += 1;
                    }
                }
            }
        }
        assert!(works > 1000 && bonuses > 20 && cards > 200, "{works} works, {bonuses} bonus cards, {cards} prestige cards");
    }
}
