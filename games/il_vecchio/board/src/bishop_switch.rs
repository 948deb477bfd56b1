//! By whom a member acts: the middleman (in a green town nobody), or a bishop. The rules ask this after the journey; on the board it is a switch
//! beside the question, and the click on a town says it all.

use crate::context::{Ctx, held, lit, own};
use crate::travel::takes_bishop;
use crate::traveller;
use drawing::{AnswerSpot, Markup, html};
use il_vecchio::{Choice, City, Good, Kind};
use kit::Phrase;

/// The switch's id.
const SWITCH: &str = "with-bishop";

/// Has the viewer a bishop to act with, and somewhere to go?
pub(crate) fn is_choice(ctx: &Ctx<'_>) -> bool {
    own(ctx).is_some_and(|family| held(family, Good::Bishop) > 0) && lit(ctx, |choice| matches!(choice, Choice::City(_))) > 0
}

/// Places that are lit as long as the switch is off, and those that it lights beside them.
pub(crate) fn counts(ctx: &Ctx<'_>) -> (usize, usize) {
    let more = lit(ctx, |choice| matches!(choice, Choice::City(city) if takes_bishop(ctx, city)));
    let all = lit(ctx, |choice| matches!(choice, Choice::City(_) | Choice::Seize(_) | Choice::Office(_)));
    (all - more, more)
}

/// Where nothing else is open the switch is on from the beginning.
pub(crate) fn switch(ctx: &Ctx<'_>) -> Markup {
    if !is_choice(ctx) {
        return html! {};
    }
    let (usual, more) = counts(ctx);
    let told = if more > 0 {
        ctx.say(Phrase::new("draw-bishop-towns").with("n", u8::try_from(more).unwrap_or(u8::MAX)))
    } else {
        ctx.scene.text("draw-by-bishop-more")
    };
    html! {
        label.btn.alt.switch {
            input type="checkbox" role="switch" id=(SWITCH) value=(traveller::written(ctx, Choice::Bishop)) data-how checked[usual == 0];
            i.i.i-bishop {}
            span { (ctx.scene.text("draw-by-bishop")) small { (told) } }
        }
    }
}

/// The place of an action goes on with how it is done.
pub(crate) fn done(ctx: &Ctx<'_>, city: City, spot: AnswerSpot) -> AnswerSpot {
    if !is_choice(ctx) || !ctx.spots.is_legal(Choice::City(city)) {
        return spot;
    }
    if takes_bishop(ctx, city) {
        // The rules find this only way themselves.
        return spot.shown_by(SWITCH);
    }
    let usual = if ctx.edition().kind(city) == Kind::Green { Choice::Lie(city) } else { Choice::Middleman };
    spot.by(traveller::written(ctx, usual))
}

/// The key under which the panel tells of a town while the switch is on.
pub(crate) fn key(ctx: &Ctx<'_>, key: &str) -> String {
    format!("{key} {}", traveller::written(ctx, Choice::Bishop))
}
