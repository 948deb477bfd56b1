//! Every game is told on one page, and a summary that no longer fits its game is told by file.

use lessons::{Summary, check_summary};
use shelf::{TITLES, Title};
use words::Lang;

#[test]
fn every_game_has_a_summary_in_three_languages_with_pictures_figures_and_rules_that_exist() {
    let mut complaints = Vec::new();
    for title in TITLES {
        let summary = Summary::of(title).unwrap_or_else(|error| panic!("{}: {error}", title.id));
        complaints.extend(check_summary(&summary));
        assert!((3..=6).contains(&summary.form.station.len()), "{}: {} stations", title.id, summary.form.station.len());
    }
    assert!(complaints.is_empty(), "{}", complaints.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
}

/// The files of Lorenzo's folder, with one passage of one file changed: what is said of it.
fn told(file: &str, from: &str, to: &str) -> String {
    let title: &'static Title = shelf::title("lorenzo").unwrap();
    let mut files: Vec<(String, String)> = title.summary_files().map(|file| (file.name.to_string(), file.text.to_string())).collect();
    let text = &mut files.iter_mut().find(|(name, _)| name == file).unwrap().1;
    assert!(text.contains(from), "{file} does not have `{from}` any more");
    *text = text.replacen(from, to, 1);
    match Summary::read(title, &files) {
        Ok(summary) => check_summary(&summary).iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_picture_a_rule_or_a_figure_that_does_not_exist_is_told() {
    assert_eq!(
        told("summary.toml", "s-cathedral", "s-cathedra"),
        "lorenzo, summary/summary.toml: there is no picture `s-cathedra` in the art of the game"
    );
    assert_eq!(told("summary.toml", "rules = [\"2.2\"", "rules = [\"2.99\""), "lorenzo, summary/summary.toml: there is no rule §2.99");
    assert_eq!(
        told("summary.toml", "board.tower_fee.coin", "board.tower_fee.coins"),
        "summary.toml: figure `fee`: the edition has no number at `board.tower_fee.coins`"
    );
    assert!(
        told("summary.toml", "scoring.territories", "scoring.lands")
            .contains("points `territories`: the edition has no scale at `scoring.lands`")
    );
    assert!(told("summary.toml", "13 = ", "14 = ").contains("chapter 13 of the rules has no picture"));
}

#[test]
fn a_text_that_is_missing_or_said_by_nobody_and_a_figure_of_its_own_are_told() {
    let missing = told("nl.ftl", "summary-missed-fee = ", "summary-missed-fees = ");
    assert!(missing.contains("lorenzo, summary/nl.ftl: `summary-missed-fee` is missing"), "{missing}");
    assert!(missing.contains("lorenzo, summary/nl.ftl: nothing says `summary-missed-fees`"), "{missing}");
    let copied = told("en.ftl", "pay { figure-fee } coins", "pay 3 coins");
    assert!(copied.contains("summary/en.ftl: line ") && copied.contains("a figure comes from the edition"), "{copied}");
    assert!(copied.contains("nothing says `{ figure-fee }`"), "{copied}");
}

#[test]
fn figures_scales_and_tables_are_those_of_the_edition() {
    let lorenzo = Summary::of(shelf::title("lorenzo").unwrap()).unwrap();
    assert!(lorenzo.words(Lang::En).text("summary-missed-fee-text").contains("you pay 3 coins"));
    let territories = lorenzo.form.points[0].scale.as_ref().unwrap();
    let worth: Vec<String> = lorenzo.steps(territories).into_iter().map(|step| step.worth).collect();
    assert_eq!(worth, ["1", "4", "10", "20"], "§11.4");
    let florence = Summary::of(shelf::title("florence").unwrap()).unwrap();
    let dial = florence.rows(&florence.form.table[0], Lang::Fr);
    assert_eq!(dial[0], ["1", "Cosme", "1", "11, 7, 4, 2", "–", "0"]);
    assert_eq!(dial[2][4], "20 / 4, 12 / 2, 6 / 1");
    let firenze = Summary::of(shelf::title("firenze").unwrap()).unwrap();
    assert_eq!(firenze.rows(&firenze.form.table[0], Lang::En).last().unwrap(), &["6", "10"], "§6.5");
}
