//! In a game: what may be answered, answers, views, undo, scores, bots.

use super::commands::object;
use super::{Answer, BotSeat, Fault, Playing, Request, lang};
use bots::{Budget, Level};
use kit::{Seat, Turn, Viewer};
use serde_json::{Map, Value, json};
use shelf::{Event, Outcome, Reason, Refused};
use std::sync::Arc;
use std::time::Duration;
use words::{Lang, Words};

/// What a bot may think at most when a caller names a time.
const LONGEST_THOUGHT: u64 = 600_000;

/// What a bot may look at when a caller names a number of positions: some minutes, and a tree that fits into memory.
const MOST_NODES: u64 = 50_000_000;

impl Playing {
    fn seats(&self) -> u8 {
        self.table.setup().seats
    }

    /// The driver's ply limit ends aimless play.
    fn aborted(&self) -> bool {
        self.table.turn() != Turn::Over && self.table.ply() >= self.max_plies
    }

    /// Gives chance's answers from the seed and, with `auto`, the answers that have no alternative.
    pub fn answer_unasked(&mut self) {
        while !self.aborted() {
            let answered = match (self.table.turn(), self.seed) {
                (Turn::Chance, Some(seed)) => self.table.answer_chance(seed),
                (Turn::Ask(_), _) if self.auto => self.table.answer_forced(true),
                _ => false,
            };
            if !answered {
                return;
            }
        }
    }

    pub fn turn(&self) -> Map<String, Value> {
        let mut answer = Map::new();
        let turn = match self.table.turn() {
            _ if self.aborted() => json!("over"),
            Turn::Over => json!("over"),
            Turn::Chance => json!({"chance": true}),
            Turn::Ask(seats) => json!({"ask": seats.iter().collect::<Vec<_>>()}),
        };
        answer.insert("turn".to_string(), turn);
        answer.insert("ply".to_string(), json!(self.table.ply()));
        if self.aborted() {
            answer.insert("aborted".to_string(), json!(true));
        }
        answer
    }

    /// The messages of a language, read when they are first needed.
    fn words(&mut self, lang: Lang) -> Result<Arc<Words>, Fault> {
        if let Some(words) = self.words.get(&lang) {
            return Ok(Arc::clone(words));
        }
        let title = shelf::title(self.table.game_id()).map_err(|e| e.0)?;
        let words = Arc::new(Words::new(lang, Some(&title.texts))?);
        self.words.insert(lang, Arc::clone(&words));
        Ok(words)
    }

    /// The bot of a seat keeps its thinking between the answers of a turn for as long as it is asked for with the same level and budget.
    fn think(&mut self, seat: Seat, level: Level, budget: Budget, seed: u64) -> Option<Outcome> {
        let wanted = BotSeat { seat, level, budget };
        let kept = self.bots.iter().position(|(bot, _)| *bot == wanted);
        let at = kept.unwrap_or_else(|| {
            self.bots.retain(|(bot, _)| bot.seat != seat);
            self.bots.push((wanted, self.table.thinker(seat, level, budget)));
            self.bots.len() - 1
        });
        self.bots[at].1.think(self.table.as_ref(), seed)
    }
}

fn reason(words: &Words, refused: &Refused) -> String {
    match &refused.reason {
        Reason::Phrase(phrase) => words.tell(phrase),
        Reason::NotationError(text) => text.clone(),
    }
}

pub fn legal(playing: &Playing, request: &Request) -> Answer {
    let who = request.who(playing.seats())?;
    let choices = if playing.aborted() { Vec::new() } else { playing.table.legal(who) };
    Ok(object(json!({"choices": choices})))
}

pub fn why(playing: &mut Playing, request: &Request) -> Answer {
    let seat = request.seat(playing.seats())?;
    let words = playing.words(lang(request)?)?;
    let refused = |choice: &str, refused: &Refused| json!({"choice": choice, "rule": refused.rule, "text": reason(&words, refused)});
    let list: Vec<Value> = match request.maybe_word("choice")? {
        Some(choice) => match playing.table.check(seat.into(), choice) {
            Ok(()) => Vec::new(),
            Err(Refused { reason: Reason::NotationError(text), .. }) => return Err(Fault::from(text)),
            Err(why) => vec![refused(choice, &why)],
        },
        None => {
            let limit = request.number("limit")?.unwrap_or(200).min(10_000) as usize;
            let offers = playing.table.offers(seat).into_iter();
            offers.filter_map(|offer| offer.refused.map(|why| refused(&offer.text, &why))).take(limit).collect()
        }
    };
    Ok(object(json!({"refused": list})))
}

pub fn play(playing: &mut Playing, request: &Request) -> Answer {
    let who = request.who(playing.seats())?;
    let choice = request.word("choice")?;
    let viewer = request.viewer("viewer", playing.seats())?.unwrap_or(Viewer::Referee);
    let words = playing.words(lang(request)?)?;
    if let Some(ply) = request.number("ply")?.filter(|ply| *ply != playing.table.ply() as u64) {
        return Err(Fault::from(format!("this answers ply {ply}; the table is at ply {}", playing.table.ply())));
    }
    if playing.aborted() {
        return Err(Fault::from("the game was ended by max_plies"));
    }
    let before = playing.table.ply();
    playing.table.submit(who, choice).map_err(|why| Fault { text: reason(&words, &why), rule: Some(why.rule) })?;
    playing.answer_unasked();
    let told = (before..playing.table.ply()).flat_map(|ply| playing.table.events(ply, viewer));
    let events: Vec<Value> = told.map(|told| event(&words, told)).collect();
    let mut answer = playing.turn();
    answer.insert("events".to_string(), Value::Array(events));
    Ok(answer)
}

/// The typed event with its sentence.
fn event(words: &Words, told: Event) -> Value {
    let mut fields = object(told.json);
    fields.insert("text".to_string(), Value::String(words.tell(&told.phrase)));
    Value::Object(fields)
}

pub fn view(playing: &Playing, request: &Request) -> Answer {
    let viewer = request.viewer("seat", playing.seats())?.ok_or_else(|| Fault::from("`seat` is missing"))?;
    Ok(object(json!({"view": playing.table.view(viewer)})))
}

pub fn position(playing: &Playing) -> Answer {
    Ok(object(json!({"position": playing.table.position()})))
}

pub fn undo(playing: &mut Playing, request: &Request) -> Answer {
    let seat = request.seat(playing.seats())?;
    let words = playing.words(lang(request)?)?;
    let undone = playing.table.undo(seat, request.flag("turn")?).map_err(|why| words.tell(&why.phrase()))?;
    let mut answer = playing.turn();
    answer.insert("undone".to_string(), json!(undone));
    Ok(answer)
}

pub fn record(playing: &Playing) -> Answer {
    Ok(object(json!({"record": playing.table.record().write()})))
}

pub fn scores(playing: &Playing, request: &Request) -> Answer {
    let viewer = request.viewer("viewer", playing.seats())?.unwrap_or(Viewer::Referee);
    let mut answer = object(serde_json::to_value(playing.table.scores(viewer)).map_err(|e| e.to_string())?);
    if playing.aborted() {
        answer.insert("over".to_string(), json!(true));
        answer.insert("aborted".to_string(), json!(true));
    }
    Ok(answer)
}

pub fn bot(playing: &mut Playing, request: &Request) -> Answer {
    let seat = request.seat(playing.seats())?;
    let id = request.word("level")?;
    let level = Level::from_id(id).ok_or_else(|| {
        let known: Vec<_> = Level::ALL.iter().map(|level| level.id()).collect();
        let shown: String = id.chars().take(40).collect();
        Fault::from(format!("there is no level `{shown}`; there are: {}", known.join(", ")))
    })?;
    let budget = match (request.number("ms")?, request.number("nodes")?) {
        (None, None) => Budget::Usual,
        (Some(ms), None) => Budget::Time(Duration::from_millis(ms.min(LONGEST_THOUGHT))),
        (None, Some(nodes)) if nodes > MOST_NODES => return Err(Fault::from(format!("`nodes` is at most {MOST_NODES}"))),
        (None, Some(nodes)) => Budget::Nodes(nodes),
        (Some(_), Some(_)) => return Err(Fault::from("give `ms` or `nodes`, not both")),
    };
    let seed = request.number("seed")?.unwrap_or(playing.table.ply() as u64);
    let thought = playing.think(seat, level, budget, seed).ok_or_else(|| Fault::from(format!("seat {seat} is not asked now")))?;
    let considered: Vec<Value> = thought
        .considered
        .iter()
        .zip(&thought.expected)
        .map(|((choice, visits, value), scores)| json!({"choice": choice, "visits": visits, "value": value, "scores": scores}))
        .collect();
    let line: Vec<Value> = thought.line.iter().map(|(seat, choice)| json!({"seat": seat, "choice": choice})).collect();
    Ok(object(json!({"choice": thought.choice, "value": thought.value, "considered": considered, "line": line})))
}

pub fn playout(playing: &Playing, request: &Request) -> Answer {
    let seed = request.number("seed")?.unwrap_or(0);
    let max_plies = request.number("max_plies")?.unwrap_or(20_000).min(10_000_000);
    let playout = playing.table.playout(seed, max_plies);
    let scores = playout.scores;
    Ok(object(json!({"scores": scores.scores, "winners": scores.winners, "plies": playout.plies, "ended": playout.ended})))
}
