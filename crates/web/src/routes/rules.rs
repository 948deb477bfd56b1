//! What can be read about a game: its summary, its rules, its cards. They are the same for everybody who reads that language by that light, so each page is made once.

use super::new_table::title;
use super::{Reply, Site};
use crate::app::App;
use crate::fault::Fault;
use crate::packed::Packed;
use crate::pages;
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};
use words::Lang;

/// What is read about a game.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
enum Reading {
    Summary,
    Rules,
    Cards,
}

/// What of which game, in which language and theme.
type Which = (Reading, &'static str, Lang, &'static str);

/// All that can ever be in here is a few dozen pages of some 30 kB.
static PAGES: LazyLock<Mutex<HashMap<Which, Arc<OnceLock<Packed>>>>> = LazyLock::new(Mutex::default);

pub async fn show(State(app): Site, Path(game): Path<String>, visitor: Visitor, headers: HeaderMap) -> Reply {
    send(Reading::Rules, app, &game, visitor, &headers).await
}

/// Every component by name; there is no such page for a game whose board does not list them.
pub async fn cards(State(app): Site, Path(game): Path<String>, visitor: Visitor, headers: HeaderMap) -> Reply {
    let words = app.words(visitor.lang, Some(title(&game)?));
    if shelf::components(title(&game)?, words).is_empty() {
        return Err(Fault::no_page());
    }
    send(Reading::Cards, app, &game, visitor, &headers).await
}

/// The game on one page; there is none for a game without a summary.
pub async fn summary(State(app): Site, Path(game): Path<String>, visitor: Visitor, headers: HeaderMap) -> Reply {
    lessons::summary(title(&game)?).ok_or_else(Fault::no_page)?;
    send(Reading::Summary, app, &game, visitor, &headers).await
}

async fn send(what: Reading, app: Arc<App>, game: &str, visitor: Visitor, headers: &HeaderMap) -> Reply {
    let title = title(game)?;
    let page = page_of((what, title.id, visitor.lang, visitor.theme));
    if page.get().is_none() {
        // Making it takes a while: not on a thread that others wait for, and not twice.
        let (made, site) = (Arc::clone(&page), Arc::clone(&app));
        let make = move || match what {
            Reading::Summary => lessons::summary(title).map(|summary| pages::summary(&site, &visitor, summary)),
            Reading::Rules => Some(pages::rules(&site, &visitor, title)),
            Reading::Cards => Some(pages::cards(&site, &visitor, title)),
        };
        let making = app.drawing.run(move || {
            made.get_or_init(|| Packed::new("text/html; charset=utf-8", &make().map_or_else(String::new, maud::Markup::into_string)));
        });
        making.await.map_err(|_| Fault::broken())?;
    }
    let packed = page.get().ok_or_else(Fault::no_page)?;
    // The address is the same in every language and light: a browser asks each time whether its copy still stands.
    Ok(packed.reply(headers, "private, no-cache"))
}

fn page_of(which: Which) -> Arc<OnceLock<Packed>> {
    Arc::clone(PAGES.lock().unwrap_or_else(PoisonError::into_inner).entry(which).or_default())
}
