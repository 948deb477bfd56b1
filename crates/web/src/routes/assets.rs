//! Our own few files, inside the binary, named by their content so that a browser fetches each once.

use super::Reply;
use crate::fault::Fault;
use crate::packed::{Packed, hash};
use crate::share_picture::SharePicture;
use axum::extract::Path;
use axum::http::HeaderMap;
use shelf::{TITLES, Title};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::{Arc, LazyLock, OnceLock};

const STYLE: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const PICTURE: &str = "image/svg+xml";
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// The files that every page needs, and their addresses.
#[derive(Default)]
pub struct Assets {
    /// The palette, the type, the site's own rules, icons, arms, the faces of the games.
    pub style: String,
    pub script: String,
    pub icon: String,
    /// The icon while it is the visitor's turn.
    pub icon_at_turn: String,
    share_picture: String,
    files: Files,
    /// In the order of the shelf; composed when a page of the game is first asked for.
    games: Vec<OnceLock<GameAssets>>,
}

/// What the pages of a game need besides.
#[derive(Default)]
struct GameAssets {
    /// Its board's rules and its pictures.
    style: String,
    share_picture: String,
    files: Files,
}

static ASSETS: LazyLock<Assets> = LazyLock::new(|| {
    let mut files = Files::default();
    let shared = drawing::art::shared_sheet();
    let faces: String = TITLES.iter().map(|title| drawing::art::rule(&format!(".face-{}", title.id), &shelf::face(title))).collect();
    let rules = concat!(
        include_str!("../../assets/site.css"),
        include_str!("../../assets/table.css"),
        include_str!("../../assets/lesson.css"),
        include_str!("../../assets/rules.css")
    );
    // Pictures come last: the rules before them say only how they lie.
    let style = [&type_faces(&mut files), drawing::theme::css(), rules, &shared.css, &faces].join("\n");
    let icon = |id| Packed::new(PICTURE, &drawing::art::picture(id).unwrap_or_default());
    Assets {
        style: files.add("site", "css", Packed::new(STYLE, &style)),
        script: files.add("site", "js", Packed::new(SCRIPT, crate::script::SCRIPT)),
        icon: files.add("icon", "svg", icon("sigil")),
        icon_at_turn: files.add("icon-turn", "svg", icon("sigil-turn")),
        share_picture: files.add_share_picture("site", shared.face.unwrap_or_default()),
        files,
        games: TITLES.iter().map(|_| OnceLock::new()).collect(),
    }
});

impl Assets {
    pub fn get() -> &'static Assets {
        &ASSETS
    }

    /// The style sheet of a game.
    pub fn style_of(&self, game: &Title) -> Option<&str> {
        self.of(game).map(|assets| assets.style.as_str())
    }

    /// What is shown where a link is shared to a page about that game, or about none.
    pub fn share_picture_of(&self, game: Option<&Title>) -> &str {
        game.and_then(|game| self.of(game)).map_or(&self.share_picture, |assets| &assets.share_picture)
    }

    fn of(&self, game: &Title) -> Option<&GameAssets> {
        let nth = TITLES.iter().position(|title| title.id == game.id)?;
        Some(self.games.get(nth)?.get_or_init(|| GameAssets::of(&TITLES[nth])))
    }

    fn file(&self, name: &str) -> Option<&File> {
        let of_a_game = || TITLES.iter().filter_map(|title| self.of(title)).find_map(|assets| assets.files.0.get(name));
        self.files.0.get(name).or_else(of_a_game)
    }
}

impl GameAssets {
    fn of(title: &Title) -> GameAssets {
        let mut files = Files::default();
        let style = files.add(title.id, "css", Packed::new(STYLE, &shelf::table_css(title)));
        let share_picture = files.add_share_picture(title.id, shelf::face(title));
        GameAssets { style, share_picture, files }
    }
}

/// Files by name.
#[derive(Default)]
struct Files(BTreeMap<String, File>);

#[derive(Clone)]
enum File {
    Ready(Arc<Packed>),
    Painted(Arc<SharePicture>),
}

impl Files {
    /// Keeps a file under a name that changes with its content, and tells its address.
    fn add(&mut self, stem: &str, ending: &str, packed: Packed) -> String {
        let name = format!("{stem}-{}.{ending}", packed.hash);
        self.keep(name, File::Ready(Arc::new(packed)))
    }

    /// Keeps a picture that is painted when it is first asked for. Its name changes with the drawing.
    fn add_share_picture(&mut self, stem: &str, svg: String) -> String {
        let name = format!("share-{stem}-{}.png", hash(svg.as_bytes()));
        self.keep(name, File::Painted(Arc::new(SharePicture::new(svg))))
    }

    fn keep(&mut self, name: String, file: File) -> String {
        let address = format!("/assets/{name}");
        self.0.insert(name, file);
        address
    }
}

/// Keeps the cuts of our type; what comes back tells a style sheet where they are.
fn type_faces(files: &mut Files) -> String {
    let mut rules = String::new();
    for cut in &fonts::CUTS {
        let address = files.add(cut.name, "woff2", Packed::as_it_is("font/woff2", cut.woff2));
        let (weight, style) = (cut.weight, cut.style);
        let _ = writeln!(
            rules,
            "@font-face {{ font-family: Libertinus; src: url({address}) format(\"woff2\"); font-weight: {weight}; font-style: {style}; font-display: swap; }}"
        );
    }
    rules
}

pub async fn send(Path(name): Path<String>, headers: HeaderMap) -> Reply {
    match ASSETS.file(&name).cloned().ok_or_else(Fault::no_page)? {
        File::Ready(packed) => Ok(packed.reply(&headers, FOR_EVER)),
        // The first time it is painted, which would keep others waiting here.
        File::Painted(picture) => {
            let painted = tokio::task::spawn_blocking(move || picture.painted().map(|packed| packed.reply(&headers, FOR_EVER)));
            painted.await.ok().flatten().ok_or_else(Fault::no_page)
        }
    }
}
