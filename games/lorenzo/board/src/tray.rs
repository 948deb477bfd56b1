//! What is asked, and the answers that have no place of their own on the table: drawn as the things they are.

use crate::pen::Pen;
use crate::{card, leader, reach, reckoning, signs};
use drawing::resources::Row;
use drawing::{Markup, Offer, Place, html, icon, ledger, offers};
use kit::Arg;
use lorenzo::{Choice, Work};

pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    // That a turn cannot be lost while there is something to do goes without saying.
    let rest: Vec<_> = pen.places.rest().into_iter().filter(|(offer, place)| place.is_legal() || offer.choice != Choice::Pass).collect();
    let about = pen.asked_about("card-").and_then(|id| card::find(pen, id)).filter(|_| pen.scene.is_asked());
    html! {
        section class="tray" aria-live="polite" {
            @if let Some(card) = about {
                svg class="shown" viewBox={ "0 0 " (card::WIDTH) " " (card::HEIGHT) } role="img" aria-label=(card::about(pen, card)) data-tip { (card::whole(pen, card)) }
            }
            @if pen.scene.over { (ledger::table(pen.scene, &reckoning::lines(pen))) }
            @else { div class="asked" {
                (offers::question(pen.scene))
                @if !rest.is_empty() { div class="answers" { @for (offer, place) in &rest { (answer(pen, offer, place)) } } }
            } }
        }
    }
}

/// So many servants, and the value the work then has.
fn servants(pen: &Pen<'_>, n: i16) -> Row {
    let row = Row::new().amount("servant", n.into());
    let value = pen.scene.question.and_then(|asked| asked.args.iter().find(|(name, _)| *name == "value"));
    let own = pen.scene.me().and_then(|seat| pen.scene.view.players.iter().find(|player| player.seat == seat));
    match (value, own) {
        (Some((_, Arg::Number(value))), Some(own)) => row.text("=").value(value + i64::from(reach::added(pen, own, n))),
        _ => row,
    }
}

fn answer(pen: &Pen<'_>, offer: &Offer<Choice>, place: &Place) -> Markup {
    let goods = |row: Row| html! { (row.inline(20.0)) };
    let content = match offer.choice {
        Choice::Keep(id) => {
            let (width, height) = (96.0, 54.0);
            html! {
                svg class="leader" viewBox={ "-1 -1 " (width + 2.0) " " (height + 2.0) } width=(width + 2.0) height=(height + 2.0) aria-hidden="true" {
                    (leader::face(pen, pen.edition().leader(id), width, height))
                }
            }
        }
        Choice::Bonus(id) => html! {
            @for work in Work::ALL {
                span class="line" { (icon::inline(work.word())) " " (signs::goods(&pen.edition().bonus_tile(id).work(*work).gain).inline(18.0)) }
            }
        },
        Choice::Servants(n) => goods(servants(pen, i16::from(n))),
        Choice::Discount(resource) | Choice::Lose(resource) => goods(Row::new().text("−1").icon(resource.word())),
        Choice::Price(_) | Choice::Exchange(_) | Choice::Privilege(_) => {
            let row = signs::spoken(&offer.phrase);
            if row.is_empty() {
                html! { (place.label()) }
            } else {
                goods(row)
            }
        }
        _ => html! { (place.label()) },
    };
    place.button("", content)
}
