//! Learning a game. Nothing of a lesson is kept on the server: a page posts the right answers so far and the one that is tried.

use super::new_table::{against, title};
use super::{Reply, Site, page, see};
use crate::app::App;
use crate::cookies;
use crate::drawing_threads::NotDrawn;
use crate::fault::Fault;
use crate::lesson_progress::LessonProgress;
use crate::pages::{self, Remark};
use crate::visitor::Visitor;
use axum::extract::{Form, Path, Query, State};
use axum::http::HeaderMap;
use bots::Level;
use lessons::{Course, END, Lesson, LessonError, Reply as Verdict, Walk};
use serde::Deserialize;
use std::sync::Arc;

#[derive(Deserialize)]
pub struct Look {
    /// Only what changes with an answer, for our script.
    part: Option<u8>,
}

/// What the game is about, its lessons, and where one left off.
pub async fn start(State(app): Site, Path(game): Path<String>, visitor: Visitor, headers: HeaderMap) -> Reply {
    let course = course(&game)?;
    Ok(page(pages::learn(&app, &visitor, course, &progress(&headers))))
}

/// A station as it opens, or what stands after the last.
pub async fn show(
    State(app): Site,
    Path((game, id, station)): Path<(String, String, String)>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Reply {
    let (course, lesson) = lesson(&game, &id)?;
    if station == END {
        return Ok(page(pages::lesson_end(&app, &visitor, course, lesson)));
    }
    let nth = lesson.station(&station).ok_or_else(Fault::no_page)?;
    let progress = progress(&headers);
    let drawn = draw(&app, move |app| {
        let walk = Walk::resume(lesson, nth, &[])?;
        Ok(pages::station(app, &visitor, course, &walk, &Remark::Nothing, &progress))
    });
    Ok(page(drawn.await?))
}

/// Tries an answer, or several in a row as far as they are right.
pub async fn answer(
    State(app): Site,
    Path((game, id, station)): Path<(String, String, String)>,
    visitor: Visitor,
    headers: HeaderMap,
    look: Query<Look>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Reply {
    let (course, lesson) = lesson(&game, &id)?;
    let nth = lesson.station(&station).ok_or_else(Fault::no_page)?;
    let all = |name: &str| fields.iter().filter(|(key, _)| key == name).map(|(_, value)| value.clone()).collect::<Vec<_>>();
    let (given, tried) = (all("given"), all("answer").join("\n"));
    let mut done = progress(&headers);
    let (person, part_only) = (visitor.clone(), look.part.is_some());
    let drawn = draw(&app, move |app| {
        let mut walk = Walk::resume(lesson, nth, &given)?;
        let remark = try_answers(&mut walk, &tried)?;
        let is_done = walk.task().is_none();
        if is_done {
            done.add(lesson, nth);
        }
        let shown = if part_only {
            pages::station_parts(app, &person, course, &walk, &remark, &done)
        } else {
            pages::station(app, &person, course, &walk, &remark, &done)
        };
        Ok((shown, is_done.then(|| done.write())))
    });
    let (shown, kept) = drawn.await?;
    let mut response = page(shown);
    if let Some(cookie) = kept {
        visitor.remember(&mut response, cookies::LESSONS, &cookie);
    }
    Ok(response)
}

/// The lesson's last button: a whole game against novices, with the coach on (the script reads the end of the address).
pub async fn play(State(app): Site, Path(game): Path<String>, visitor: Visitor) -> Reply {
    let table = against(&app, &visitor, title(&game)?, Level::Novice).await?;
    Ok(see(&format!("{table}#coach")))
}

fn try_answers(walk: &mut Walk<'_>, tried: &str) -> Result<Remark, LessonError> {
    let mut remark = Remark::Nothing;
    for text in tried.lines().map(str::trim).filter(|text| !text.is_empty()) {
        if walk.task().is_none() {
            break;
        }
        remark = match walk.answer(text)? {
            Verdict::Right => Remark::Right,
            // What a click goes on with by itself is no mistake of the person's.
            Verdict::Wrong(_) | Verdict::Refused(..) if remark == Remark::Right => break,
            Verdict::Wrong(key) => Remark::Wrong(key),
            Verdict::Refused(Some(key), refused) => Remark::Refused { own: Some(key), refused },
            Verdict::Refused(None, refused) => Remark::Refused { own: None, refused },
        };
    }
    Ok(remark)
}

fn course(game: &str) -> Result<&'static Course, Fault> {
    lessons::course(title(game)?).ok_or_else(Fault::no_page)
}

fn lesson(game: &str, id: &str) -> Result<(&'static Course, &'static Lesson), Fault> {
    let course = course(game)?;
    Ok((course, course.lesson(id).ok_or_else(Fault::no_page)?))
}

fn progress(headers: &HeaderMap) -> LessonProgress {
    LessonProgress::read(cookies::read(headers, cookies::LESSONS))
}

/// Plays and draws beside the requests. A lesson that cannot be played is a fault of ours.
async fn draw<T: Send + 'static>(app: &Arc<App>, make: impl FnOnce(&App) -> Result<T, LessonError> + Send + 'static) -> Result<T, Fault> {
    let drawing = Arc::clone(app);
    match app.drawing.run(move || make(&drawing)).await {
        Ok(Ok(drawn)) => Ok(drawn),
        Ok(Err(error)) => {
            tracing::error!(%error, "a lesson cannot be played");
            Err(Fault::broken())
        }
        Err(NotDrawn(error)) => {
            app.metrics.panics.inc();
            tracing::error!(error, "a lesson was not drawn");
            Err(Fault::broken())
        }
    }
}
