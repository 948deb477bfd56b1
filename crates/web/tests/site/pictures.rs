//! Pictures as the world outside gets them.

use crate::test_site::{Guest, TestSite};

fn share_picture(page: &str) -> Option<&str> {
    page.split_once("\"og:image\" content=\"")?.1.split('"').next()
}

/// The width and the height that a PNG tells.
fn size_of_png(anna: &mut Guest, path: &str) -> Option<(u32, u32)> {
    let png = anna.bytes(path);
    let number = |at: usize| Some(u32::from_be_bytes(png.get(at..at + 4)?.try_into().ok()?));
    png.starts_with(b"\x89PNG\r\n\x1a\n").then(|| Some((number(16)?, number(20)?)))?
}

#[test]
fn a_shared_link_shows_a_picture_of_its_game() {
    let site = TestSite::set(|settings| settings.public_url = Some("https://games.example".parse().unwrap()));
    let mut anna = site.guest();
    let mut pictures = vec![];
    for path in ["/".to_string()].into_iter().chain(shelf::TITLES.iter().map(|title| format!("/rules/{}", title.id))) {
        let page = anna.get(&path).body;
        let picture = share_picture(&page).unwrap_or_else(|| panic!("{path} has no picture")).to_string();
        let file = picture.strip_prefix("https://games.example").expect("a whole address");
        // Painting takes a moment: that they all can be painted is seen by the test below.
        if pictures.len() < 2 {
            assert_eq!(size_of_png(&mut anna, file), Some((1200, 630)), "{picture}");
        }
        pictures.push(picture);
    }
    pictures.sort();
    pictures.dedup();
    assert_eq!(pictures.len(), shelf::TITLES.len() + 1, "each has its own");
}

#[test]
fn a_site_that_does_not_know_its_address_promises_no_picture() {
    let site = TestSite::open();
    assert_eq!(share_picture(&site.guest().get("/").body), None);
}

#[test]
fn the_style_sheets_hold_every_icon_and_every_scene_and_the_policy_lets_browsers_show_them() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let page = anna.get("/rules/lorenzo");
    let policy = page.headers.iter().find(|(name, _)| name == "content-security-policy").map(|(_, value)| value.as_str());
    assert!(policy.is_some_and(|policy| policy.contains("img-src 'self' data:;") && policy.contains("font-src 'self';")), "{policy:?}");
    let sheets = page.body.split("stylesheet\" href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let style: String = sheets.map(|sheet| anna.get(sheet).body).collect();
    for class in
        [".i-coin{", ".m-black.violet{", ".shield.red{", ".face-lorenzo{", ".s-gold-mine{", ".s-leonardo-da-vinci{", ".place-council{"]
    {
        assert!(style.contains(class), "{class} is missing");
    }
}

#[test]
fn every_picture_of_every_game_is_sound_and_shows_something() {
    let site = TestSite::open();
    let mut anna = site.guest();
    for title in shelf::TITLES {
        let page = anna.get(&format!("/rules/{}", title.id)).body;
        let sheets = page.split("stylesheet\" href=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let style: String = sheets.map(|sheet| anna.get(sheet).body).collect();
        let pictures = style.split("url(\"data:image/svg+xml,").skip(1).filter_map(|rest| rest.split('"').next());
        for picture in pictures {
            let svg = [("%3C", "<"), ("%3E", ">"), ("%23", "#"), ("%25", "%")]
                .iter()
                .fold(picture.to_string(), |svg, (from, to)| svg.replace(from, to));
            let drawing = resvg::usvg::Tree::from_str(&svg, &resvg::usvg::Options::default());
            let drawn = drawing.unwrap_or_else(|e| panic!("{}: {e} in {svg}", title.id));
            assert!(drawn.root().has_children(), "{}: nothing is drawn in {svg}", title.id);
        }
    }
}
