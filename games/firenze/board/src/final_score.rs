//! Chapter 16 line by line: what everybody has counted, and what it is made of.

use crate::context::Ctx;
use crate::icons;
use drawing::resources::Row;
use drawing::score_table::{self, Entry, Line};
use firenze::effect::Effect;
use firenze::view::{ContractView, PlayerView};
use firenze::{Colour, Event, Seal};
use kit::{Phrase, Seat};

/// The prestige with majorities and celebrations as if the game ended now, and in words by source.
pub(crate) fn now(ctx: &Ctx<'_>, seat: Seat, player: &PlayerView) -> (i32, String) {
    let word = |key: &str| ctx.scene.text(&format!("score-{key}"));
    let mut parts: Vec<(&str, i32)> = player.sources.iter().map(|(source, n)| (source.word(), i32::from(*n))).collect();
    if !ctx.scene.over {
        // They are counted only at the end, and nothing else comes then.
        parts.retain(|(key, _)| *key != "majorities" && *key != "celebrations");
        parts.push(("majorities", won(ctx, seat).iter().map(|(_, n)| n).sum()));
        parts.push(("celebrations", player.celebrations.iter().map(|(_, n)| i32::from(*n)).sum()));
    }
    let total = parts.iter().map(|(_, n)| n).sum();
    let told: Vec<String> = parts.iter().filter(|(_, n)| *n != 0).map(|(key, n)| format!("{} {n}", word(key))).collect();
    let said = ctx.say(Phrase::new("draw-score").with("seat", seat).with("n", total));
    (total, if told.is_empty() { said } else { format!("{said}. {}", told.join(", ")) })
}

/// The colours in which this player has the majority, with what each pays.
fn won(ctx: &Ctx<'_>, seat: Seat) -> Vec<(Colour, i32)> {
    let leads = ctx.scene.view.majorities.iter().zip(Colour::ALL).filter(|(leader, _)| **leader == Some(seat));
    leads.map(|(_, colour)| (*colour, i32::from(ctx.edition().majority[colour.index()]))).collect()
}

/// The final count. The points of a source are those of the rules; here they are only taken apart.
pub(crate) fn lines(ctx: &Ctx<'_>) -> Vec<Line> {
    let view = ctx.scene.view;
    let word = |key: &str| ctx.scene.text(&format!("score-{key}"));
    let source = |seat: Seat, key: &str| -> i32 {
        let sources = view.players.get(seat.index()).map(|player| &player.sources);
        sources.and_then(|sources| sources.iter().find(|(source, _)| source.word() == key)).map_or(0, |(_, n)| i32::from(*n))
    };
    let plain = |key: &'static str| Line::of(ctx.scene, word(key), |seat| Entry::because(source(seat, key), ""));
    // Tiles and churches leave no trace on the table: what was told of them does.
    let told = |key: &'static str| {
        Line::of(ctx.scene, word(key), |seat| {
            let parts = earned(ctx, seat, key);
            let points = source(seat, key);
            if parts.iter().map(|(n, _)| n).sum::<i32>() == points { Entry::parts(points, &parts) } else { Entry::because(points, "") }
        })
    };
    let sealed = |key: &'static str, balcony: bool| {
        Line::of(ctx.scene, word(key), |seat| {
            let own = view.contracts.iter().filter(|cell| cell.seal == Some(Seal::Of(seat)) && cell.balcony.is_some() == balcony);
            Entry::things(source(seat, key), own.map(|cell| sealed_one(ctx, cell)))
        })
    };
    vec![
        sealed("contracts", false),
        sealed("balconies", true),
        told("levels"),
        told("churches"),
        told("campanile"),
        plain("last_seal"),
        Line::of(ctx.scene, word("majorities"), |seat| {
            let said: Vec<String> =
                won(ctx, seat).iter().map(|(colour, n)| format!("{} {n}", ctx.say(Phrase::name("colour", colour)))).collect();
            Entry::because(source(seat, "majorities"), said.join(", "))
        }),
        Line::of(ctx.scene, word("celebrations"), |seat| {
            let held = view.players.get(seat.index()).map(|player| &player.celebrations[..]).unwrap_or_default();
            let said: Vec<String> = held.iter().map(|(card, n)| format!("{} {n}", ctx.say(Phrase::name("card", card)))).collect();
            Entry::because(source(seat, "celebrations"), said.join(", "))
        }),
    ]
}

/// What a player has earned of such a source, one by one.
fn earned(ctx: &Ctx<'_>, seat: Seat, key: &str) -> Vec<(i32, String)> {
    let of = |event: &Event| match event {
        Event::Level { seat: by, prestige, .. } => Some((*by, "levels", *prestige)),
        Event::Church { seat: by, card, prestige } => {
            let mixed = matches!(ctx.edition().card(*card).effect, Effect::ChurchCampanile { .. });
            Some((*by, if mixed { "campanile" } else { "churches" }, *prestige))
        }
        _ => None,
    };
    let told = ctx.scene.events.iter().filter_map(|event| Some((of(event)?, event)));
    let own = told.filter(|((by, source, _), _)| *by == seat && *source == key);
    own.map(|((.., prestige), event)| (i32::from(prestige), ctx.tell(&[kit::Event::phrase(event)]))).collect()
}

/// Players who are level share the victory (§16.7).
pub(crate) fn tie(ctx: &Ctx<'_>) -> Option<String> {
    (score_table::tied(ctx.scene).len() > 1).then(|| ctx.scene.text("draw-tie-shared"))
}

/// Colour, height and prestige.
fn sealed_one(ctx: &Ctx<'_>, cell: &ContractView) -> (Row, String) {
    let (colour, height) = (cell.contract.colour(), cell.contract.height());
    let name = Phrase::name("contract", colour).with("height", height);
    let said = ctx.say(Phrase::new("draw-contract").with("contract", name).with("n", cell.prestige));
    (Row::new().icon(icons::brick(colour)).text(format!("{height}:{}", cell.prestige)).gap(0.3), said)
}
