//! Family members: the owner's shield, with a head in the colour and shape of its die.

use crate::pen::named;
use drawing::people;
use drawing::{Markup, html};
use kit::Seat;
use lorenzo::Member;

/// The head tells the die by shape as well as by colour: a square is black, a disc white, a gable orange, a ring neutral.
pub(crate) fn head(member: Member) -> Markup {
    html! {
        g class={ "head " (member.word()) } {
            @match member {
                Member::Black => rect x="-5" y="-5" width="10" height="10" rx="1" {},
                Member::White => circle r="5.6" {},
                Member::Orange => path d="M0 -6.5 6.5 4.8H-6.5z" {},
                Member::Neutral => { circle r="5.2" {} circle class="hole" r="2.1" {} },
            }
        }
    }
}

/// About 20 by 32, its middle at the origin.
pub(crate) fn member(seat: Seat, member: Member, about: &str) -> Markup {
    named(
        Some(format!("m-{}-{member}", seat.0)),
        "piece figure",
        about,
        html! {
            (people::crest_at(seat, 0.0, 5.0, 23.0))
            g transform="translate(0 -10)" { (head(member)) }
        },
    )
}
