//! Leader cards.

use crate::pen::Pen;
use crate::{signs, told};
use drawing::resources::{Anchor, fitted};
use drawing::{Markup, html, icon};
use kit::Phrase;
use lorenzo::leader::When;
use lorenzo::{Leader, LeaderId};
use std::sync::Arc;

pub(crate) fn find<'e>(pen: &Pen<'e>, id: &str) -> Option<(LeaderId, &'e Leader)> {
    LeaderId::from_word(id, pen.edition()).map(|id| (id, pen.edition().leader(id)))
}

pub(crate) fn about(pen: &Pen<'_>, leader: &Leader) -> Arc<str> {
    pen.keep(&leader.id, || told::leader(leader))
}

/// The first name as a letter where the whole would be squeezed: "G. dalle Bande Nere".
fn short(name: String, width: f32) -> String {
    match name.split_once(' ') {
        Some((first, rest)) if name.chars().count() as f32 * 4.6 > width => {
            format!("{}. {rest}", first.chars().take(1).collect::<String>())
        }
        _ => name,
    }
}

/// Name, what he asks for, what he does; the hourglass of rounds is a ring, lasting abilities have none.
pub(crate) fn face(pen: &Pen<'_>, leader: &Leader, width: f32, height: f32) -> Markup {
    let name = short(pen.say(Phrase::name("leader", &leader.id)), width);
    let middle = height * 0.62;
    html! {
        rect class="sheet" width=(width) height=(height) rx="4" {}
        path class="ribbon" d={ "M0 13V4a4 4 0 0 1 4-4h" (width - 8.0) "a4 4 0 0 1 4 4v9z" } {}
        (fitted(&name, "name", width / 2.0, 9.8, 8.2, width - 5.0, Anchor::Middle))
        (signs::requirement(&leader.requires).draw(width / 2.0, (13.0 + middle) / 2.0, 11.5, width - 6.0, Anchor::Middle))
        line class="tick" x1="4" x2=(width - 4.0) y1=(middle) y2=(middle) {}
        @let y = (middle + height) / 2.0;
        @if leader.when == When::Once { circle class="once" cx="8" cy=(y) r="4" {} }
        (signs::ability(&leader.effect).draw(width / 2.0 + 4.0, y, 13.5, width - 20.0, Anchor::Middle))
        rect class="rim" width=(width) height=(height) rx="4" {}
    }
}

/// A leader nobody but its owner may know.
pub(crate) fn back(width: f32, height: f32) -> Markup {
    html! {
        rect class="back" width=(width) height=(height) rx="4" {}
        (icon::at("leader", width / 2.0 - 10.0, height / 2.0 - 10.0, 20.0))
    }
}
