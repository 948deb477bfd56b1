//! The test that nobody is shown what is not theirs, for every game on the shelf.
//!
//! A page that is made from a seat's view alone does not change when everything the seat has not seen is shuffled. So each page is made twice, from
//! the true table and from one that has been redealt behind the seat's back, and must be the same to the last byte.

use crate::perspective::Perspective;
use kit::{OptionKind, Rng, Seat, Seats, Turn, Viewer, Who};
use shelf::{Seating, Start, TITLES, Table, Title};
use words::{Lang, Words};

/// With every box ticked if the game allows it, otherwise as it comes: more options, more secrets.
fn begin(title: &Title, seats: u8) -> Box<dyn Table> {
    let boxes = title.options().iter().filter(|o| matches!(o.kind, OptionKind::Bool { .. }) && o.seats.contains(&seats));
    let ticked: Vec<(String, String)> = boxes.map(|o| (o.id.to_string(), "on".to_string())).collect();
    let sit = |options: &[(String, String)]| title.new_table(&Seating { seats, options, edition: None }, Start::Beginning);
    sit(&ticked).or_else(|_| sit(&[])).unwrap()
}

/// What is sent to that viewer of the table itself.
fn shown(table: &dyn Table, viewer: Viewer, words: &Words, names: &[String]) -> String {
    let board = shelf::draw(table, viewer, words, names).whole(words).into_string();
    let scores = crate::pages::score_table(&table.scores(viewer), names, words).into_string();
    let answers: Vec<String> = match viewer {
        Viewer::Seat(seat) => table.offers(seat).into_iter().map(|o| format!("{} {:?}", o.text, o.refused)).collect(),
        _ => Vec::new(),
    };
    format!("{board}{scores}{answers:?}")
}

#[test]
fn a_page_does_not_change_when_what_the_seat_has_not_seen_is_shuffled() {
    let mut hiding = Vec::new();
    for title in TITLES {
        let words = Words::new(Lang::En, Some(&title.texts)).unwrap();
        let mut changed = 0;
        for seats in title.seats.iter().copied().filter(|n| *n >= 2) {
            let names: Vec<String> = (0..seats).map(|n| format!("Player{n}")).collect();
            let mut table = begin(title, seats);
            let mut rng = Rng::new(u64::from(seats));
            for ply in 0..260 {
                let who = match table.turn() {
                    Turn::Over => break,
                    Turn::Chance => Who::Chance,
                    Turn::Ask(asked) => Who::Seat(asked.iter().next().unwrap()),
                };
                let legal = table.legal(who);
                let answer = rng.pick(&legal).unwrap().clone();
                assert!(table.submit(who, &answer).is_ok(), "{answer}");
                if ply % 20 != 0 {
                    continue;
                }
                // Without its story, which a redealt table does not have either: what was told goes by what each seat heard (`Event::seen_by`).
                let (setup, position) = (table.setup(), table.position());
                let options: Vec<(String, String)> = setup.picked().iter().map(|(id, value)| (id.to_string(), value.to_string())).collect();
                let seating = Seating { seats, options: &options, edition: None };
                let present = title.new_table(&seating, Start::Position(&position)).unwrap();
                for seat in Seat::all(seats) {
                    let imagined = table.redealt(seat, ply);
                    changed += usize::from(imagined.position() != table.position());
                    for viewer in [Viewer::Seat(seat), Viewer::Public] {
                        let (is, may_be) = (shown(&*present, viewer, &words, &names), shown(&*imagined, viewer, &words, &names));
                        assert_eq!(is, may_be, "{} with {seats} at ply {ply} shows {viewer:?} more than it may know", title.id);
                    }
                }
            }
        }
        if changed > 0 {
            hiding.push(title.id);
        }
    }
    // A test that shuffles nothing proves nothing. Games whose hands lie open are the exception.
    assert!(hiding.len() * 2 > TITLES.len(), "only {hiding:?} hid anything");
}

#[test]
fn a_spectators_perspective_is_the_public_view() {
    let perspective = Perspective::new(Seats::NONE, Some(Seat(0)), Turn::Over, Lang::En);
    assert_eq!(perspective.viewer(), Viewer::Public);
}
