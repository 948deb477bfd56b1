//! What every page has: the head, the bar on top, the choice of language and light.

use crate::app::App;
use crate::routes::Assets;
use crate::share_picture;
use crate::visitor::Appearance;
use maud::{DOCTYPE, Markup, html};
use shelf::Title;
use words::{Lang, Words};

pub struct Frame<'a> {
    pub app: &'a App,
    pub appearance: Appearance,
    pub title: String,
    /// Where one comes back to after choosing a language.
    pub address: String,
    /// The game the page is about.
    pub game: Option<&'static Title>,
    /// A class of `<body>`: how wide the page is.
    pub kind: &'static str,
}

impl<'a> Frame<'a> {
    pub fn words(&self) -> &'a Words {
        self.app.words(self.appearance.lang, self.game)
    }

    /// `bar` stands in the bar on top, `body` below it.
    pub fn around(&self, bar: Markup, body: Markup) -> Markup {
        let words = self.words();
        self.bare(html! {
            header.bar {
                a.home href="/" aria-label="Signoria" { (lily()) span { "Signoria" } }
                (bar)
                (self.preferences(words))
            }
            (body)
        })
    }

    /// The same without a bar: the page has one of its own.
    pub fn bare(&self, body: Markup) -> Markup {
        let words = self.words();
        let assets = Assets::get();
        html! {
            (DOCTYPE)
            html lang=(self.appearance.lang.code()) data-theme=[(!self.appearance.theme.is_empty()).then_some(self.appearance.theme)] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (self.title) " · Signoria" }
                    link rel="icon" type="image/svg+xml" href=(assets.icon) data-turn=(assets.icon_at_turn);
                    (self.shared_as())
                    link rel="stylesheet" href=(assets.style);
                    @if let Some(sheet) = self.game.and_then(|game| assets.style_of(game)) { link rel="stylesheet" href=(sheet); }
                    script type="module" src=(assets.script) {}
                }
                body class=(self.kind) {
                    a.skip href="#main" { (words.text("site-skip")) }
                    (body)
                    div #word role="alert" hidden {}
                }
            }
        }
    }

    /// What others show where a link to the page is shared. They want whole addresses; a site that does not know its own tells none.
    fn shared_as(&self) -> Markup {
        let words = self.words();
        let about = words.text(if self.game.is_some() { "tagline" } else { "site-about" });
        let picture = Assets::get().share_picture_of(self.game);
        html! {
            meta name="description" content=(about);
            meta property="og:site_name" content="Signoria";
            meta property="og:type" content="website";
            meta property="og:title" content=(self.title);
            meta property="og:description" content=(about);
            @if let Some(site) = &self.app.settings.public_url {
                meta property="og:image" content={ (site) (picture) };
                meta property="og:image:width" content=(share_picture::WIDTH);
                meta property="og:image:height" content=(share_picture::HEIGHT);
                meta name="twitter:card" content="summary_large_image";
            }
        }
    }

    /// Our mark and the game's name, as a table shows them.
    pub fn brand(&self, game: &str, edition: Option<&str>) -> Markup {
        html! {
            a.brand href="/" { (lily()) span { b { "Signoria" } " " span.game { (game) } @if let Some(edition) = edition { " " small.edition { (edition) } } } }
        }
    }

    /// Language and light, folded: a table has little room on top.
    pub fn tools(&self, words: &Words) -> Markup {
        html! {
            details.tools id="tools" {
                summary title=(words.text("site-language")) aria-label={ (self.appearance.lang.code().to_uppercase()) " · " (words.text("site-language")) } { (self.appearance.lang.code().to_uppercase()) }
                (self.preferences(words))
            }
        }
    }

    pub fn preferences(&self, words: &Words) -> Markup {
        let theme = match self.appearance.theme {
            "light" => "dark",
            "dark" => "auto",
            _ => "light",
        };
        html! {
            form.preferences method="post" action="/preferences" {
                input type="hidden" name="back" value=(self.address);
                span.langs role="group" aria-label=(words.text("site-language")) {
                    @for lang in Lang::ALL {
                        button name="lang" value=(lang.code()) lang=(lang.code()) aria-pressed=(if lang == self.appearance.lang { "true" } else { "false" })
                            title=(own_name(lang)) { (lang.code()) }
                    }
                }
                button.theme name="theme" value=(theme) title=(words.text(&format!("site-theme-{theme}"))) aria-label=(words.text(&format!("site-theme-{theme}"))) {
                    svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" {
                        circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" stroke-width="1.5" {}
                        path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor" {}
                    }
                }
            }
        }
    }
}

/// What stands for a game: its picture, which is in the site's style sheet.
pub fn face(title: &Title) -> Markup {
    html! { i class={ "art face face-" (title.id) } {} }
}

fn own_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Fr => "Français",
        Lang::Nl => "Nederlands",
    }
}

/// Our mark: a lily drawn with three strokes.
fn lily() -> Markup {
    html! {
        svg.lily viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" {
            path d="M12 2c3 4 3.4 7 1.6 11h-3.2C8.6 9 9 6 12 2z" {}
            path d="M10 13C9 8 5 6.500 3 9c-1.400 2 .2 4.600 2.600 3.800-.2-1.300.4-2 1.300-1.800C8 11.300 8.300 12.400 8.400 13z" {}
            path d="M14 13c1-5 5-6.500 7-4 1.400 2-.2 4.600-2.600 3.800.2-1.300-.4-2-1.300-1.800-1.100.3-1.400 1.400-1.500 2z" {}
            path d="M7 14h10v2H7z" {}
            path d="M10.500 16.500h3c0 2 .8 3.500 2.500 4.500-2 .6-3.200.2-4-1-.8 1.200-2 1.600-4 1 1.700-1 2.500-2.500 2.500-4.500z" {}
        }
    }
}
