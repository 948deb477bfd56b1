//! The lessons of all games can be taught, and one that cannot is told by file and station.

use lessons::{Complaint, Course, Reply, Walk, check};
use shelf::{TITLES, Title};
use words::Lang;

#[test]
fn every_lesson_can_be_taught_in_three_languages() {
    let mut complaints = Vec::new();
    for title in TITLES {
        let course = Course::of(title).unwrap_or_else(|error| panic!("{}: {error}", title.id));
        complaints.extend(check(&course));
    }
    assert!(complaints.is_empty(), "{}", complaints.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
}

#[test]
fn every_game_has_a_first_lesson_that_is_no_course_of_study() {
    for title in TITLES {
        let course = Course::of(title).unwrap();
        let first = course.lesson("first").unwrap_or_else(|| panic!("{} has no first lesson", title.id));
        assert!((2..=14).contains(&first.stations.len()), "{}: {} stations", title.id, first.stations.len());
        assert!(first.minutes <= 15, "{}: {} minutes", title.id, first.minutes);
        let about = course.words(Lang::En).text("first-about");
        assert_eq!(about.matches(". ").count() + about.matches(".\n").count() + 1, 3, "{}: three sentences, not {about}", title.id);
    }
}

const LORENZO: &str = "lorenzo";

/// The files of a game's folder, with one passage of one file changed.
fn changed(title: &'static Title, file: &str, from: &str, to: &str) -> Result<Vec<Complaint>, String> {
    let mut files: Vec<(String, String)> = title.lesson_files().map(|file| (file.name.to_string(), file.text.to_string())).collect();
    let text = &mut files.iter_mut().find(|(name, _)| name == file).unwrap().1;
    assert!(text.contains(from), "{file} does not have `{from}` any more");
    *text = text.replacen(from, to, 1);
    Course::read(title, &files).map(|course| check(&course)).map_err(|error| error.to_string())
}

/// What is said of such a change.
fn told(file: &str, from: &str, to: &str) -> String {
    let complaints = changed(shelf::title(LORENZO).unwrap(), file, from, to).unwrap();
    complaints.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn an_accepted_answer_that_is_not_legal_is_told_by_file_and_station() {
    let told = told("first.toml", "accept = [\"place territory-3\"]", "accept = [\"place market-3\"]");
    assert!(
        told.contains("lorenzo, first.toml, station `tower`: task ``: none of the accepted answers (place market-3) is legal"),
        "{told}"
    );
}

#[test]
fn a_script_that_cannot_be_played_is_told_with_its_line_and_the_rule() {
    let told = told("first.toml", "1 place building-2", "1 place building-3");
    assert!(
        told.contains("station `tower`: task ``: after `place territory-3`, then, line 2: seat 1 cannot answer `place building-3`: §5.2"),
        "{told}"
    );
}

#[test]
fn a_refusal_that_is_none_and_a_wrong_answer_that_cannot_be_given_are_told() {
    let allowed = told("first.toml", "refused.taken = [\"place market-2\"]", "refused.taken = [\"place council\"]");
    assert!(allowed.contains("station `market`: task ``: `place council` (refused.taken) is not refused"), "{allowed}");
    let impossible = told("first.toml", "wrong.high = [\"place territory-4\"]", "wrong.high = [\"place market-4\"]");
    assert!(impossible.contains("`place market-4` (wrong.high) is not a legal answer"), "{impossible}");
}

#[test]
fn a_light_that_is_not_in_the_drawing_is_told() {
    let answer = told("first.toml", "light = [\"servants *\"]", "light = [\"bishops *\"]");
    assert!(answer.contains("station `servants`") && answer.contains("is not in the drawing"), "{answer}");
    let element = told("first.toml", "light = [\"servants *\"]", "light = [\"#no-such-thing\"]");
    assert!(element.contains("Element(\"no-such-thing\") is not in the drawing (fr)"), "{element}");
}

#[test]
fn a_text_that_is_missing_or_said_by_nobody_is_told() {
    let missing = told("nl.ftl", "first-tower-no-low = ", "first-tower-no-lower = ");
    assert!(missing.contains("station `tower`: nl.ftl: `first-tower-no-low` is missing"), "{missing}");
    assert!(missing.contains("lorenzo, nl.ftl: nothing says `first-tower-no-lower`"), "{missing}");
    let unknown = told("fr.ftl", "{ card-forest }", "{ card-no-such-card }");
    assert!(unknown.contains("fr.ftl") && unknown.contains("card-no-such-card"), "{unknown}");
}

#[test]
fn a_file_that_cannot_be_read_says_where() {
    let title = shelf::title(LORENZO).unwrap();
    let field = changed(title, "first.toml", "accept =", "accepts =").unwrap_err();
    assert!(field.contains("first.toml: ") && field.contains("line ") && field.contains("unknown field `accepts`"), "{field}");
    let twice = changed(title, "first.toml", "id = \"tower\"", "id = \"member\"").unwrap_err();
    assert_eq!(twice, "first.toml: station `member`: there are two of this name");
    let end = changed(title, "first.toml", "id = \"tower\"", "id = \"end\"").unwrap_err();
    assert_eq!(end, "first.toml: station `end`: that name is the lesson's own");
    let record = changed(title, "first.toml", "from = \"opening\"", "from = \"no-such.game\"").unwrap_err();
    assert!(record.contains("there is no no-such.game in the folder"), "{record}");
}

#[test]
fn the_table_moves_on_by_a_right_answer_only() {
    let course = Course::of(shelf::title(LORENZO).unwrap()).unwrap();
    let lesson = course.lesson("first").unwrap();
    let mut walk = Walk::resume(lesson, 0, &[]).unwrap();
    let ply = walk.table.ply();
    assert_eq!(walk.answer("member white").unwrap(), Reply::Wrong("first-member-no-weaker".to_string()));
    assert!(matches!(walk.answer("place council").unwrap(), Reply::Refused(None, _)), "not an answer to this question");
    assert!(matches!(walk.answer("nonsense").unwrap(), Reply::Refused(None, _)));
    assert_eq!((walk.table.ply(), walk.given.len()), (ply, 0));
    assert_eq!(walk.answer("member black").unwrap(), Reply::Right);
    assert!(walk.table.ply() > ply && walk.task().is_none());
    assert!(walk.answer("member white").is_err(), "the station is done");
    // Answers that were right in an older lesson are passed over.
    let given = ["member white".to_string(), "member black".to_string()];
    assert!(Walk::resume(lesson, 0, &given).unwrap().given.is_empty());
}
