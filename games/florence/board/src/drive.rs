//! Where the noble of this round will drive, and who would gain what on the way if he drove now (§8, §9).

use crate::context::{Ctx, destination, owner};
use florence::{By, Edition, Noble, Place, PlaceView, Rank, View};
use kit::Phrase;

/// A location on the way.
pub(crate) struct Stop {
    pub place: Place,
    /// The first stop is 1.
    pub nth: u8,
    /// Who stands in the lead.
    pub lead: Option<By>,
    /// Who draws a scandal card for the highest brag and for spies, in this order.
    pub cards: Vec<By>,
    /// At the destination: what the noble would give.
    pub favours: Vec<Favour>,
}

/// What the noble gives at the destination.
pub(crate) struct Favour {
    /// The place in the queue, or in Giovanni's order of control.
    pub nth: u8,
    pub by: By,
    pub vp: u16,
    /// In time; only Giovanni has one.
    pub price: Option<u8>,
}

/// The stops from the carriage to the destination, which is the last; none while the carriage has nowhere to go.
pub(crate) fn stops(edition: &Edition, view: &View) -> Vec<Stop> {
    let (Some(from), Some(to)) = (view.carriages[view.noble.index()], destination(view)) else { return Vec::new() };
    let way = way(edition, from, to);
    (1u8..).zip(way).map(|(nth, place)| stop(edition, view, place, nth, place == to)).collect()
}

/// Where the carriage of the noble who drives now stops; none once the game is over.
pub(crate) fn stops_now(ctx: &Ctx<'_>) -> Vec<Stop> {
    if ctx.scene.over { Vec::new() } else { stops(ctx.edition(), ctx.scene.view) }
}

/// The locations that a carriage visits on its way, the destination included.
pub(crate) fn way(edition: &Edition, from: Place, to: Place) -> Vec<Place> {
    let mut way = Vec::new();
    let mut at = from;
    while at != to && way.len() < Place::all().len() {
        at = edition.next[at.index()];
        way.push(at);
    }
    way
}

/// When a noble drives next, and where to, as far as the dial shows it.
pub(crate) fn next_drive(edition: &Edition, view: &View, noble: Noble) -> Option<(u8, Place)> {
    let rounds = (1u8..).zip(view.destinations);
    rounds
        .filter(|(round, _)| *round >= view.round.max(1) && edition.segment(*round).noble == noble)
        .find_map(|(round, to)| Some((round, to?)))
}

/// What everybody would gain if the noble drove now: leads on the way, and the favours that cost nothing.
pub(crate) fn gain(edition: &Edition, view: &View, by: By) -> u16 {
    let lead_vp = edition.segment(view.round).lead_vp;
    let of = |stop: &Stop| {
        let lead = if stop.lead == Some(by) { lead_vp } else { 0 };
        let favours = stop.favours.iter().filter(|favour| favour.by == by && favour.price.is_none());
        lead + favours.map(|favour| favour.vp).sum::<u16>()
    };
    stops(edition, view).iter().map(of).sum()
}

fn stop(edition: &Edition, table: &View, place: Place, nth: u8, last: bool) -> Stop {
    let view = &table.places[place.index()];
    let lead = view.queue.first().map(|member| owner(table, member.colour));
    let is_here = |by: By| view.queue.iter().any(|member| owner(table, member.colour) == by);
    let brag = view.brags.iter().rev().flatten().next().map(|colour| owner(table, *colour)).filter(|by| is_here(*by));
    let cards = brag.into_iter().chain(view.spies.iter().copied()).collect();
    Stop { place, nth, lead, cards, favours: if last { favours(edition, table, view) } else { Vec::new() } }
}

fn favours(edition: &Edition, table: &View, view: &PlaceView) -> Vec<Favour> {
    let segment = edition.segment(table.round);
    if segment.rewards.is_empty() {
        // §9.2: Contessina has nothing for a débutante.
        let contessina = segment.noble == Noble::Contessina;
        let places = (1u8..).zip(view.queue.iter().zip(&segment.places));
        return places
            .map(|(nth, (member, vp))| {
                let lapses = contessina && member.rank == Rank::Debutante;
                Favour { nth, by: owner(table, member.colour), vp: if lapses { 0 } else { *vp }, price: None }
            })
            .collect();
    }
    let order = control(table, view);
    let offered = (1u8..).zip(order.into_iter().zip(&segment.rewards));
    offered.map(|(nth, (by, (vp, time)))| Favour { nth, by, vp: *vp, price: Some(*time) }).collect()
}

/// Who has most members, of equals who stands further ahead (§2.5, §2.6).
pub(crate) fn control(table: &View, view: &PlaceView) -> Vec<By> {
    let mut order: Vec<(By, usize)> = Vec::new();
    for member in &view.queue {
        let by = owner(table, member.colour);
        match order.iter_mut().find(|(other, _)| *other == by) {
            Some((_, n)) => *n += 1,
            None => order.push((by, 1)),
        }
    }
    order.sort_by_key(|(_, n)| std::cmp::Reverse(*n)); // stable: ties stay in queue order
    order.into_iter().map(|(by, _)| by).collect()
}

/// The stop in sentences.
pub(crate) fn told(ctx: &Ctx<'_>, stop: &Stop) -> Vec<Phrase> {
    let view = ctx.scene.view;
    let segment = ctx.edition().segment(view.round);
    let mut told = vec![Phrase::new("draw-stop").with("noble", Phrase::name("noble", view.noble)).with("nth", stop.nth)];
    told.extend(stop.lead.map(|by| Phrase::new("draw-stop-lead").with("by", by).with("n", segment.lead_vp)));
    told.extend(stop.cards.iter().map(|by| Phrase::new("draw-stop-card").with("by", *by)));
    told.extend(stop.favours.iter().map(|favour| match favour.price {
        None => Phrase::new("draw-stop-favour").with("by", favour.by).with("n", favour.vp),
        Some(time) => Phrase::new("draw-stop-offer").with("by", favour.by).with("n", favour.vp).with("time", time),
    }));
    told
}

/// Where a member would enter a queue (§2.2, §6.10); the lead is 1. `None` when there is no room.
pub(crate) fn entry(table: &View, by: By, rank: Rank, view: &PlaceView) -> Option<u8> {
    let room = usize::from(table.open_places) > view.queue.len();
    let bouncer = view.bouncers.contains(&by);
    let before = view.queue.iter().filter(|member| if bouncer { member.rank > rank } else { member.rank >= rank }).count();
    room.then_some(before as u8 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::scene::SceneData;
    use drawing::testing::{golden, speak};
    use florence::{Choice, Florence};
    use kit::{Game, Viewer};
    use words::{Lang, texts};

    const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/golden");

    fn points(game: &Florence, seat: u8, source: &str) -> i32 {
        let standing = game.standing(Viewer::Public);
        standing.scores[usize::from(seat)].sources.iter().find(|(word, _)| *word == source).map_or(0, |(_, n)| *n)
    }

    #[test]
    fn what_is_told_before_the_noble_drives_is_what_everybody_then_gains() {
        // §8.2, §9.1, §9.2: when the last player passes nothing changes any more before the drive.
        let words = speak(Lang::En, &texts!("../../lang"));
        let mut drives = 0;
        for (_, table) in golden::<Florence>(GOLDEN)
            .into_iter()
            .filter(|(name, _)| ["three-greedy", "five-greedy", "two-greedy"].contains(&name.as_str()))
        {
            for (ply, answer) in table.entries().enumerate().filter(|(_, answer)| answer.choice == Choice::Pass) {
                let before = table.at(ply);
                let view = before.view(Viewer::Public);
                if view.players.iter().filter(|player| !player.passed).count() > 1 {
                    continue;
                }
                let seen = SceneData::of(&before, Viewer::Public);
                let scene = seen.scene(&[], &words);
                let ctx = Ctx::new(&scene);
                let stops = stops_now(&ctx);
                let later = (ply + 1..table.ply()).map(|ply| table.at(ply)).find(|game| game.view(Viewer::Public).round > view.round);
                let after = later.unwrap_or_else(|| table.at(table.ply()));
                for seat in 0..before.seats() {
                    let by = By::Seat(kit::Seat(seat));
                    let gained = |source: &str| points(&after, seat, source) - points(&before, seat, source);
                    let leads = stops.iter().filter(|stop| stop.lead == Some(by)).count() as i32;
                    let segment = ctx.edition().segment(view.round);
                    assert_eq!(gained("lead"), leads * i32::from(segment.lead_vp), "{:?} at ply {ply}, {answer:?}", by);
                    if segment.rewards.is_empty() {
                        let favours = stops.iter().flat_map(|stop| &stop.favours).filter(|favour| favour.by == by);
                        assert_eq!(
                            gained(segment.noble.word()),
                            favours.map(|favour| i32::from(favour.vp)).sum::<i32>(),
                            "{by:?} at ply {ply}"
                        );
                    }
                }
                drives += 1;
            }
        }
        assert!(drives >= 20, "only {drives} drives were looked at");
    }

    #[test]
    fn the_slot_that_lights_up_is_the_one_a_debutante_then_takes() {
        // §2.2, §6.10
        let words = speak(Lang::En, &texts!("../../lang"));
        let mut seen_so = 0;
        for (name, table) in golden::<Florence>(GOLDEN) {
            for (ply, answer) in table.entries().enumerate() {
                let (Choice::At(place), kit::Who::Seat(seat)) = (answer.choice, answer.who) else { continue };
                let before = table.at(ply);
                if before.question(seat).is_none_or(|question| question.key != "ask-deploy") {
                    continue;
                }
                let seen = SceneData::of(&before, Viewer::Seat(seat));
                let scene = seen.scene(&[], &words);
                let mut queue = scene.view.places[place.index()].queue.clone();
                let slot = entry(scene.view, By::Seat(seat), Rank::Debutante, &scene.view.places[place.index()]).unwrap();
                let colour = scene.view.players[seat.index()].families[0].colour;
                queue.insert(usize::from(slot) - 1, florence::MemberView { colour, rank: Rank::Debutante });
                assert_eq!(table.at(ply + 1).view(Viewer::Public).places[place.index()].queue, queue, "{name} at ply {ply}");
                seen_so += 1;
            }
        }
        assert!(seen_so >= 20, "only {seen_so} débutantes were looked at");
    }
}
