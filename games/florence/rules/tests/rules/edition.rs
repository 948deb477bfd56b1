//! The figures of the box, and what an owner of it may correct.

use florence::{Edition, Florence};
use kit::{Edition as _, Game, Setup, Silent, Viewer};
use serde_json::Value;

fn figure(path: &str) -> Value {
    let json = &Edition::editions().current().json;
    json.pointer(path).unwrap_or_else(|| panic!("no {path}")).clone()
}

fn list(path: &str) -> Vec<Value> {
    figure(path).as_array().expect("a list").clone()
}

#[test]
fn the_figures_agree_with_the_component_list() {
    // §1.1, §1.3, §1.10, §1.11
    let cards: u64 = list("/scandal/kinds").iter().map(|kind| kind["copies"].as_u64().expect("copies")).sum();
    assert_eq!(cards, figure("/shared/scandal_cards").as_u64().expect("36"));
    let labelled = list("/queue/labels").iter().filter(|label| **label != 0).count() as u64;
    assert_eq!(9 * labelled, figure("/shared/queue_blockers").as_u64().expect("27"));
    let shields = list("/board/streets").len() + 9 + 9;
    assert_eq!(shields as u64, 5 * figure("/family/guards").as_u64().expect("six guards for each of five"));
    assert_eq!(list("/time/tokens").len() as u64, figure("/shared/time_tokens").as_u64().expect("8"));
    assert_eq!(list("/objectives/cards").len() as u64, figure("/shared/objective_cards").as_u64().expect("6"));
    assert_eq!(list("/solo/cards").len() as u64, figure("/shared/strozzi_cards").as_u64().expect("10"));
}

#[test]
fn every_row_of_the_dial_rises_from_act_to_act() {
    // §9.1, §9.2, §9.4: the VP rise as the game goes on
    let rows = list("/dial/segments");
    for round in 0..6 {
        let (now, later) = (&rows[round], &rows[round + 3]);
        assert!(now["lead_vp"].as_u64() < later["lead_vp"].as_u64());
        for (row, first) in [("places", 0), ("rewards", 0)] {
            let (Some(now), Some(later)) = (now[row].as_array(), later[row].as_array()) else { continue };
            let vp = |v: &Value| v.as_u64().or_else(|| v[first].as_u64()).expect("VP");
            assert!(now.iter().zip(later).all(|(a, b)| vp(a) < vp(b)), "{row} of round {}", round + 1);
        }
    }
}

#[test]
fn an_owner_of_the_box_corrects_a_figure() {
    // §1.11: the other split of the labels that fits the blockers
    let mended = Edition::editions().patched(r#"{"queue": {"labels": [0, 0, 0, 0, 3, 3, 4]}}"#).expect("a good patch");
    assert_eq!(mended.id, "florence-1+");
    let mut game = Florence::new(mended, &Setup::of::<Florence>(3).expect("three seats"));
    game.start(&mut Silent);
    assert_eq!(game.view(Viewer::Public).open_places, 6);
}

#[test]
fn an_edition_that_cannot_be_played_is_refused_by_name() {
    let refused = |patch: &str| Edition::editions().patched(patch).expect_err("a broken edition").path;
    assert_eq!(refused(r#"{"rounds": 8}"#), "rounds");
    assert_eq!(refused(r#"{"queue": {"labels": [3, 3, 3, 3, 3, 4, 4]}}"#), "queue.labels");
    assert_eq!(refused(r#"{"board": {"route": [1, 5, 2, 3, 6, 9, 8, 7, 7]}}"#), "board.route");
    assert_eq!(refused(r#"{"scandal": {"kinds": {"teleport": {"copies": 0}}}}"#), "scandal.kinds");
    assert_eq!(refused(r#"{"solo": {"human_colour": "blue"}}"#), "solo.human_colour");
    assert_eq!(refused(r#"{"end": {"time_per_vp": 0}}"#), "end.time_per_vp");
}
