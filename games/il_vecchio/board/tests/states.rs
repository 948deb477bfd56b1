//! What the table tells of its things in positions laid out by hand.

use drawing::testing::{answer_all, attributes, checked_drawing, drawing_for, inspection, marked_as_last, words_of};
use il_vecchio::IlVecchio;
use il_vecchio_board::IlVecchioBoard;
use kit::{Journal, Seat, Setup, Viewer};
use serde_json::{Value, json};
use testkit::Scenario;
use words::{Texts, texts};

const TEXTS: Texts = texts!("../../lang");

/// The turn of seat 0 in the middle of a game; nobody owns anything but what the patch says.
fn turn(seats: u8, patch: Value) -> Scenario<IlVecchio> {
    let family = json!({"reserve": null, "goods": {"cart": 0, "bishop": 0}});
    let families: serde_json::Map<String, Value> = (0..seats).map(|seat| (seat.to_string(), family.clone())).collect();
    let mut position = json!({
        "steps": [{"step": "rounds", "seat": 1, "opening": false}, {"step": "turn", "seat": 0, "actions": 1}],
        "families": families, "crests": null, "pile": null, "provinces": null, "council": {"layers": null}, "nobility": {"layers": null},
    });
    kit::patch::apply_keeping_null(&mut position, &patch).unwrap();
    Scenario::patched(seats, &[], position)
}

#[track_caller]
fn drawn(table: &Scenario<IlVecchio>) -> String {
    checked_drawing::<IlVecchioBoard>(table.table(), &TEXTS)
}

/// The element of a town, from its start tag to that of the next.
#[track_caller]
fn town<'a>(drawn: &'a str, id: &str) -> &'a str {
    let at = drawn.find(&format!("at-{id}")).unwrap_or_else(|| panic!("{id} is not drawn"));
    let start = drawn[..at].rfind('<').unwrap();
    let rest = &drawn[start + 1..];
    let end = ["<button", "<svg class=\"way", "<div class=\"town", "<label class=\"town", "<div class=\"folk"]
        .iter()
        .filter_map(|next| rest.find(next))
        .min();
    &drawn[start..end.map_or(drawn.len(), |end| start + 1 + end)]
}

#[test]
fn a_lit_town_tells_the_price_of_the_way_and_what_it_brings_with_the_tiles() {
    // §4.4, §12.2: from Prato to Pistoia is one step, and the Treasurer adds four florins.
    let table = turn(2, json!({"families": {"0": {"standing": {"prato": 1}, "goods": {"florin": 2}, "council": ["council_florins"]}}}));
    let drawn = drawn(&table);
    let pistoia = town(&drawn, "pistoia");
    assert!(pistoia.contains("lit") && pistoia.contains("data-answer=\"city pistoia\""), "{pistoia}");
    let figures = words_of(pistoia.split("class=\"deal\"").nth(1).unwrap());
    assert_eq!(figures, "1 1 / 9", "one florin, for a scroll or nine florins");
    let panel = words_of(inspection(&drawn, "c-pistoia"));
    for said in [
        "on foot from Prato, 1 step",
        "Treasurer : When your city action takes florins in a brown town, take 4 more.",
        "florins: 2 → 1",
        "standing: 1 → 0",
    ] {
        assert!(panel.contains(said), "`{said}` is not told: {panel}");
    }
}

#[test]
fn where_the_middleman_is_elsewhere_the_price_has_a_bishop_and_the_member_stays_up() {
    // §4.2, §4.3: Prato is grey, and the grey middleman starts in Mensano.
    let table = turn(2, json!({"families": {"0": {"standing": {"prato": 1}, "goods": {"bishop": 1}}}}));
    let drawn = drawn(&table);
    let prato = town(&drawn, "prato");
    assert!(prato.contains("by-bishop") && prato.contains("i-bishop") && prato.contains("i-knight"), "{prato}");
    let panel = words_of(inspection(&drawn, "c-prato"));
    for said in ["Your member is there already.", "your member stays up", "bishops: 1 → 0", "knights: 0 → 1"] {
        assert!(panel.contains(said), "`{said}` is not told: {panel}");
    }
    assert!(!panel.contains("standing: 1"), "{panel}");
}

#[test]
fn whoever_has_a_bishop_says_by_a_switch_with_whom_he_acts() {
    // §4.2: the grey middleman is in Mensano, the member stands there, and a bishop would keep him up.
    let patch = |bishops: u8| json!({"families": {"0": {"standing": {"mensano": 1}, "goods": {"bishop": bishops}}}});
    let with = drawn(&turn(2, patch(1)));
    assert!(with.contains("id=\"with-bishop\"") && with.contains("value=\"bishop\""), "the switch");
    let mensano = town(&with, "mensano");
    assert!(
        mensano.contains("data-by=\"middleman\"") && mensano.contains("ghost down usual") && mensano.contains("ghost up switched"),
        "{mensano}"
    );
    let (usual, switched) = (words_of(inspection(&with, "c-mensano")), words_of(inspection(&with, "c-mensano bishop")));
    assert!(usual.contains("standing: 1 → 0") && !usual.contains("bishops:"), "{usual}");
    assert!(switched.contains("bishops: 1 → 0") && !switched.contains("standing:"), "{switched}");
    let without = drawn(&turn(2, patch(0)));
    assert!(!without.contains("with-bishop") && !town(&without, "mensano").contains("data-by"), "nothing to choose");
}

#[test]
fn a_town_that_is_too_far_is_tagged_with_the_florins_that_are_missing_and_the_rule() {
    // §3.2
    let table = turn(2, json!({"families": {"0": {"standing": {"vernio": 1}, "goods": {"florin": 1}}}}));
    let drawn = drawn(&table);
    let greve = town(&drawn, "greve");
    assert!(greve.contains("refused") && greve.contains("deal no") && !greve.contains(" lit"), "{greve}");
    let panel = inspection(&drawn, "c-greve");
    assert!(panel.contains("verdict refuse") && panel.contains("#r3.2"), "{panel}");
    // A town whose middleman is elsewhere is refused for that, and needs no tag.
    assert!(!town(&drawn, "sesto").contains("deal no"));
}

#[test]
fn a_gate_is_a_label_of_its_track_and_tells_the_whole_price() {
    // §5.2, §5.3: Vicchio leads to Venice.
    let table = turn(2, json!({"families": {"0": {"standing": {"vicchio": 1}, "goods": {"florin": 5, "assassin": 1}}}}));
    let drawn = drawn(&table);
    let vicchio = town(&drawn, "vicchio");
    assert!(vicchio.starts_with("<label") && vicchio.contains("for=\"enters-venice\"") && vicchio.contains(" lit"), "{vicchio}");
    assert!(drawn.contains("id=\"enters-venice\""), "the place on the track is what is clicked");
    assert_eq!(words_of(vicchio.split("class=\"deal\"").nth(1).unwrap()), "free 1 3 4", "an assassin and three florins for four points");
    let panel = words_of(inspection(&drawn, "k-venice"));
    for said in ["1 assassins you have 1 keep 0", "3 florins you have 5 keep 2", "points: 0 → 4", "Your member leaves the map for good."]
    {
        assert!(panel.contains(said), "`{said}` is not told: {panel}");
    }
    // Milan asks for a knight and an abbot: both are missing, where the eye is.
    let vernio = town(&drawn, "vernio");
    assert!(vernio.contains("deal no") && vernio.contains("i-knight") && vernio.contains("i-abbot"), "{vernio}");
    assert!(inspection(&drawn, "k-milan").contains("verdict refuse"));
}

#[test]
fn who_travels_is_picked_up_on_the_map_or_on_the_mat_and_has_a_price_of_his_own() {
    // §3.1, §3.2
    let table = turn(2, json!({"families": {"0": {"standing": {"prato": 1, "fiesole": 1}, "goods": {"florin": 6}}}}));
    let drawn = drawn(&table);
    let picks = attributes(&drawn, "data-picks");
    assert_eq!(picks.len(), 2, "{picks:?}");
    for control in &picks {
        assert!(attributes(&drawn, "id").contains(control), "{control} is a control on the mat");
    }
    let from = attributes(town(&drawn, "pistoia"), "data-from");
    assert_eq!(from, ["", "fiesole", "prato"], "the nearest, and each of those who could go");
}

#[test]
fn a_rivals_last_turn_is_marked_where_he_lay_down_until_the_viewers_next_is_over() {
    let setup = Setup::read::<IlVecchio>(2, &[]).unwrap();
    let begun = turn(
        2,
        json!({"families": {
        "0": {"standing": {"carmignano": 1}, "lying": {"prato": 1}, "goods": {"florin": 2}},
        "1": {"standing": {"ponte_a_sieve": 1}, "goods": {"florin": 2}}}}),
    );
    let mut table = Journal::from_position(setup, begun.game().clone());
    answer_all(
        &mut table,
        &[(0, "city carmignano"), (0, "stay"), (0, "lie carmignano"), (1, "city ponte_a_sieve"), (1, "stay"), (1, "lie ponte_a_sieve")],
    );
    let seen = drawing_for::<IlVecchioBoard>(&table, Viewer::Seat(Seat(0)), &TEXTS);
    let mine = marked_as_last(&seen);
    assert_eq!(mine.len(), 1, "{mine:?}");
    assert!(mine[0].contains("class=\"lie last blue\""), "{mine:?}");
    assert!(
        marked_as_last(&drawing_for::<IlVecchioBoard>(&table, Viewer::Seat(Seat(1)), &TEXTS)).is_empty(),
        "who has just moved has seen it all"
    );
}

#[test]
fn who_only_looks_on_sees_every_family_and_nothing_lit() {
    let table = turn(4, json!({"families": {"0": {"standing": {"prato": 1}, "goods": {"florin": 6}}}}));
    let drawn = drawing_for::<IlVecchioBoard>(table.table(), Viewer::Public, &TEXTS);
    assert!(attributes(&drawn, "data-answer").is_empty() && !drawn.contains(" lit"), "a spectator has nothing to answer");
    for seat in 0..4 {
        assert!(drawn.contains(&format!("id=\"s-{seat}\"")), "the points of seat {seat}");
    }
}
