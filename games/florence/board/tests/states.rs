//! What the table tells of its things, at decisions found in the golden games.

use drawing::testing::{attributes, drawing_for, golden, inspection, speak, spot, words_of};
use florence::Florence;
use florence_board::FlorenceBoard;
use kit::{Game, Journal, Seat, Viewer};
use words::{Lang, Texts, texts};

const TEXTS: Texts = texts!("../../lang");
const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/golden");

fn game(name: &str) -> Journal<Florence> {
    golden(GOLDEN).into_iter().find(|(other, _)| other == name).unwrap_or_else(|| panic!("there is no golden game {name}")).1
}

/// Every decision of a game with this question: the table as it stood, and who was asked.
fn asked(table: &Journal<Florence>, key: &str) -> Vec<(Journal<Florence>, Seat)> {
    let asks = |ply: usize| {
        let game = table.at(ply);
        let seat = Seat::all(game.seats()).find(|seat| game.turn().asks((*seat).into()))?;
        game.question(seat).is_some_and(|question| question.key == key).then(|| (table.cut(ply), seat))
    };
    (0..table.ply()).filter_map(asks).collect()
}

fn drawn(table: &Journal<Florence>, seat: Seat) -> String {
    drawing_for::<FlorenceBoard>(table, Viewer::Seat(seat), &TEXTS)
}

/// The accessible name of the element that gives an answer.
#[track_caller]
fn label(drawn: &str, answer: &str) -> String {
    attributes(spot(drawn, answer), "aria-label").remove(0)
}

#[test]
fn an_answer_says_where_in_the_queue_by_the_name_of_the_place() {
    // §2.2: whoever deploys is told by name where the débutante comes to stand, and then she does.
    let table = game("three-greedy");
    let mut looked = 0;
    for (before, seat) in asked(&table, "ask-deploy") {
        let drawn = drawn(&before, seat);
        for answer in attributes(&drawn, "data-answer") {
            let said = label(&drawn, &answer);
            assert!(said.contains(" in the queue"), "{answer}: {said}");
            let place = answer.strip_prefix("at ").unwrap();
            let panel = words_of(inspection(&drawn, &format!("p-{place}")));
            assert!(panel.contains("For you, now") && panel.contains("Joins the queue in "), "{panel}");
            looked += 1;
        }
    }
    assert!(looked > 50, "only {looked} places were looked at");
}

#[test]
fn a_place_that_is_refused_lies_dark_and_tells_why_with_the_rule() {
    // §2.4
    let table = game("five-greedy");
    let mut refused = 0;
    for (before, seat) in asked(&table, "ask-deploy").into_iter().chain(asked(&table, "ask-brag")) {
        let drawn = drawn(&before, seat);
        for answer in attributes(&drawn, "data-refused") {
            let place = answer.strip_prefix("at ").unwrap();
            let panel = inspection(&drawn, &format!("p-{place}"));
            assert!(panel.contains("verdict refuse") && words_of(panel).contains('§'), "{answer}: {panel}");
            assert!(!panel.contains("class=\"verdict\""), "gold is for what is possible");
            assert!(drawn.contains(&format!("party at-{place} dim")), "{place} is not dark");
            refused += 1;
        }
    }
    assert!(refused > 10, "only {refused} refusals");
}

#[test]
fn an_action_tells_its_price_and_what_is_left() {
    // §3.5
    let table = game("two-greedy");
    let mut looked = 0;
    for (before, seat) in asked(&table, "ask-action") {
        let drawn = drawn(&before, seat);
        let time = before.game().view(Viewer::Seat(seat)).players[seat.index()].time;
        if !attributes(&drawn, "data-answer").contains(&"deploy".to_string()) {
            continue;
        }
        let panel = words_of(inspection(&drawn, "a-deploy"));
        assert!(panel.contains(&format!("you have {time} keep {}", time - 4)), "{panel}");
        assert!(panel.contains(&format!("time: {time} → {}", time - 4)), "{panel}");
        looked += 1;
    }
    assert!(looked > 5, "only {looked} actions");
}

#[test]
fn a_brag_tile_says_what_it_would_score_and_which_box_is_free() {
    // §5.4, §5.5: what is said before is what happens.
    let table = game("three-greedy");
    let mut looked = 0;
    for (before, seat) in asked(&table, "ask-brag") {
        let answer = table.entry(before.ply()).unwrap().choice;
        let florence::Choice::At(place) = answer else { continue };
        let said = label(&drawn(&before, seat), &format!("at {place}"));
        let after = table.at(before.ply() + 1).view(Viewer::Public);
        let now = before.game().view(Viewer::Public);
        let scored = after.players[seat.index()].vp - now.players[seat.index()].vp;
        let level = (0..3).find(|level| now.places[place.index()].brags[*level] != after.places[place.index()].brags[*level]).unwrap();
        let named = ["bottom box", "middle box", "top box"][level];
        assert!(said.contains(&format!("{scored} VP, {named}")), "{said}");
        looked += 1;
    }
    assert!(looked > 5, "only {looked} brags");
}

#[test]
fn alone_strozzis_ten_cards_lie_open_with_what_they_do_and_which_are_gone() {
    // §12.8
    let table = game("solo-greedy");
    let (before, seat) = asked(&table, "ask-action").pop().unwrap();
    let drawn = drawn(&before, seat);
    let turned = before.game().view(Viewer::Seat(seat)).strozzi.unwrap();
    for number in 1..=10u8 {
        let said = words_of(inspection(&drawn, &format!("s-{number}")));
        let now = if turned.contains(&number) { "Turned up since the last upkeep" } else { "Still in his deck" };
        assert!(said.contains(now), "card {number}: {said}");
    }
    assert_eq!(drawn.matches("class=\"plot turned\"").count(), turned.len());
}

#[test]
fn what_the_others_did_last_is_marked_until_the_viewers_next_turn() {
    let table = game("three-greedy");
    let (mut marked, mut clean) = (0, 0);
    for (before, seat) in asked(&table, "ask-action") {
        let scene_marks = drawn(&before, seat).matches(" last\"").count();
        if scene_marks > 0 { marked += 1 } else { clean += 1 }
    }
    assert!(marked > 20, "{marked} of {} decisions show what the others did", marked + clean);
}

#[test]
fn every_component_of_the_edition_can_be_looked_up() {
    use drawing::Board;
    use kit::Edition;
    let words = speak(Lang::Fr, &TEXTS);
    let edition = florence::Edition::editions().current();
    let components = FlorenceBoard::components(edition, &words);
    assert_eq!(components.len(), 3 + 12 + 9 + 9 + 10);
    assert!(components.iter().all(|component| !component.inspection.scene.is_empty() && !component.inspection.effects.is_empty()));
    assert!(!FlorenceBoard::legend(edition, &words).is_empty());
}
