//! Making a table: at one click against bots, or by the form.

use super::{Reply, Site, page, see};
use crate::app::App;
use crate::cookies::{self, CookieKind};
use crate::fault::Fault;
use crate::limits;
use crate::pages;
use crate::visitor::{self, Visitor};
use axum::extract::{Form, Path, Query, State};
use axum::http::{HeaderValue, header};
use axum::response::Response;
use bots::Level;
use kit::OptionKind;
use serde::Deserialize;
use shelf::Title;
use store::TurnEnd;
use tables::{Guest, NewTable, SeatPlan};

#[derive(Deserialize)]
pub struct Wanted {
    game: Option<String>,
    seats: Option<u8>,
}

pub fn title(id: &str) -> Result<&'static Title, Fault> {
    shelf::title(id).map_err(|_| Fault::no_page())
}

/// The table one gets without asking for anything: three people, or as near as the game allows.
pub fn usual_seats(title: &Title) -> u8 {
    title.seats.iter().copied().min_by_key(|n| n.abs_diff(3)).unwrap_or(2)
}

/// A fair opponent for a first game, and one that answers at once.
pub const fn usual_level() -> Level {
    Level::Apprentice
}

pub async fn play_now(State(app): Site, Path(game): Path<String>, visitor: Visitor) -> Reply {
    Ok(see(&against(&app, &visitor, title(&game)?, usual_level()).await?))
}

/// The address of a new table with bots of that level.
pub async fn against(app: &App, visitor: &Visitor, title: &'static Title, level: Level) -> Result<String, Fault> {
    let mut guests = vec![Guest::Bot(level); usize::from(usual_seats(title))];
    if let Some(first) = guests.first_mut() {
        *first = Guest::Here(name(&visitor.name, app.words(visitor.lang, None).text("site-guest")));
    }
    app.limits.new_table(visitor.address)?;
    let plan = SeatPlan { guests: &guests, turn_end: TurnEnd::Said };
    let wanted = NewTable { title, options: &[], edition: None, plan };
    let id = app.tables.create(&visitor.person(), &wanted).await?;
    Ok(format!("/t/{id}"))
}

fn name(typed: &str, otherwise: String) -> String {
    let typed = limits::tidy(typed, limits::NAME);
    if typed.is_empty() { otherwise } else { typed }
}

pub async fn form(State(app): Site, visitor: Visitor, wanted: Query<Wanted>) -> Reply {
    let first = shelf::TITLES.first().map_or("", |title| title.id);
    let title = title(wanted.game.as_deref().unwrap_or(first))?;
    let seats = wanted.seats.filter(|n| title.seats.contains(n)).unwrap_or_else(|| usual_seats(title));
    Ok(page(pages::new_table(&app, &visitor, title, seats)))
}

pub async fn make(State(app): Site, visitor: Visitor, Form(fields): Form<Vec<(String, String)>>) -> Reply {
    let field = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    let title = title(field("game").unwrap_or(""))?;
    let seats: u8 = field("seats").and_then(|n| n.parse().ok()).filter(|n| title.seats.contains(n)).ok_or_else(Fault::bad_form)?;
    let words = app.words(visitor.lang, None);
    let own = name(field("name").unwrap_or(&visitor.name), words.text("site-guest"));
    let mut guests = Vec::new();
    for seat in 0..seats {
        guests.push(match field(&format!("seat-{seat}")).unwrap_or("") {
            "me" => Guest::Here(own.clone()),
            "here" => {
                let typed = field(&format!("name-{seat}")).unwrap_or("");
                Guest::Here(name(typed, words.tell(&kit::Phrase::new("seat").with("n", seat + 1))))
            }
            "friend" => Guest::Friend,
            "anybody" => Guest::Anybody,
            other => Guest::Bot(other.strip_prefix("bot-").and_then(Level::from_id).ok_or_else(Fault::bad_form)?),
        });
    }
    if !guests.iter().any(|guest| matches!(guest, Guest::Here(_))) {
        return Err(Fault::new("fault-nobody-here"));
    }
    let asked = title.options().iter().filter(|option| option.seats.contains(&seats));
    let options: Vec<(String, String)> = asked
        .map(|option| {
            let picked = field(&format!("option-{}", option.id)).map(str::to_string);
            // A box that is not ticked is not sent at all.
            let otherwise = || if let OptionKind::Bool { .. } = option.kind { "off".to_string() } else { option.default().to_string() };
            (option.id.to_string(), picked.unwrap_or_else(otherwise))
        })
        .collect();
    // Only editions that the keeper of the site has put out can be asked for.
    let edition = match field("edition").filter(|id| !id.is_empty()) {
        Some(id) => Some(app.settings.editions.iter().find(|e| e.game == title.id && e.id == id).ok_or_else(Fault::bad_form)?),
        None => None,
    };
    app.limits.new_table(visitor.address)?;
    // A box that is not ticked is not sent at all.
    let turn_end = if field("end-turn").is_some() { TurnEnd::Said } else { TurnEnd::ByItself };
    let plan = SeatPlan { guests: &guests, turn_end };
    let wanted = NewTable { title, options: &options, edition: edition.map(|e| e.text.as_str()), plan };
    let id = app.tables.create(&visitor.person(), &wanted).await?;
    Ok(with_name(see(&format!("/t/{id}")), &own, visitor.cookies))
}

/// The browser remembers what one is called.
pub fn with_name(mut response: Response, name: &str, cookies: CookieKind) -> Response {
    let cookie = cookies.set(cookies::NAME, &visitor::encode(name));
    if let Ok(value) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
    response
}
