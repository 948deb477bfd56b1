//! `signoria play GAME`: a game in the terminal, with bots in the other seats.

use super::replay::{names, print_scores};
use crate::error::CliError;
use crate::game_args::GameArgs;
use crate::outline::outline;
use bots::{Budget, Level};
use clap::Args;
use kit::{Seat, Turn, Viewer};
use shelf::{Offer, Reason, Refused, Start, TITLES, Table, Thinker};
use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use words::{Lang, Words};

#[derive(Args, Debug)]
pub struct Play {
    /// The game (asked for when left out)
    game: Option<String>,
    #[command(flatten)]
    game_args: GameArgs,
    /// How many people sit at this terminal, from the first seat on; bots take the others
    #[arg(long, default_value_t = 1, value_name = "N")]
    people: u8,
    /// The bots' level
    #[arg(long, default_value = "apprentice", value_parser = level, value_name = "LEVEL")]
    bots: Level,
    /// Makes chance the same every time
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The language: en, fr or nl
    #[arg(long, default_value = "en", value_parser = super::lang)]
    lang: Lang,
    /// Where the record is kept at the end
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// What happens when the program is started without a word.
impl Default for Play {
    fn default() -> Play {
        Play { game: None, game_args: GameArgs::default(), people: 1, bots: Level::Apprentice, seed: None, lang: Lang::En, record: None }
    }
}

fn level(id: &str) -> Result<Level, String> {
    let known: Vec<_> = Level::ALL.iter().map(|level| level.id()).collect();
    Level::from_id(id).ok_or_else(|| format!("there are: {}", known.join(", ")))
}

/// What a line that was typed asks for.
enum Wish {
    Answer(String),
    Undo,
    Why,
    View,
    Help,
    Quit,
    Nonsense,
}

impl Play {
    pub fn run(self) -> Result<(), CliError> {
        let Some(id) = self.game.clone().or_else(ask_for_game) else { return Ok(()) };
        let title = shelf::title(&id)?;
        let edition = self.game_args.edition_text()?;
        let table = title.new_table(&self.game_args.seating(title, edition.as_deref()), Start::Beginning)?;
        let words = Words::new(self.lang, Some(&title.texts))?;
        let seed = self.seed.unwrap_or_else(cli::fresh_seed);
        println!("{}: {}", words.text("title"), words.text("tagline"));
        println!("{}", words.text("play-help"));
        let bots = Seat::all(table.setup().seats).map(|seat| table.thinker(seat, self.bots, Budget::Usual)).collect();
        let names = names(table.setup().seats, &words);
        let mut evening = Evening { table, words, names, seed, people: self.people, bots };
        evening.play()?;
        print_scores(evening.table.as_ref(), &evening.words, &evening.names);
        if let Some(path) = self.record {
            let text = evening.table.record().write();
            std::fs::write(&path, text).map_err(|e| CliError(format!("{}: {e}", path.display())))?;
        }
        Ok(())
    }
}

fn ask_for_game() -> Option<String> {
    for (n, title) in TITLES.iter().enumerate() {
        println!("{:>3}  {}", n + 1, title.id);
    }
    let typed = typed("> ")?;
    let by_number = typed.parse::<usize>().ok().and_then(|n| TITLES.get(n.checked_sub(1)?)).map(|title| title.id.to_string());
    by_number.or(Some(typed))
}

/// One line from the person; `None` when there are no more.
fn typed(prompt: &str) -> Option<String> {
    print!("{prompt}");
    io::stdout().flush().ok()?;
    let mut line = String::new();
    let read = io::stdin().lock().read_line(&mut line).ok()?;
    (read > 0).then(|| line.trim().to_string())
}

/// A game at this terminal.
struct Evening {
    table: Box<dyn Table>,
    words: Words,
    /// What people are called, by seat.
    names: Vec<String>,
    seed: u64,
    people: u8,
    /// One for each seat; people answer for themselves.
    bots: Vec<Box<dyn Thinker>>,
}

impl Evening {
    fn play(&mut self) -> Result<(), CliError> {
        loop {
            let watcher = self.watcher();
            match self.table.turn() {
                Turn::Over => return Ok(()),
                Turn::Chance => {
                    if self.table.answer_chance(self.seed) {
                        self.tell(watcher);
                    }
                }
                Turn::Ask(seats) => {
                    // Nobody is spared the last click of a choice he is in the middle of.
                    let person = seats.iter().any(|seat| seat.0 < self.people);
                    if self.table.answer_forced(!person) {
                        self.tell(watcher);
                        continue;
                    }
                    let bot = seats.iter().find(|seat| seat.0 >= self.people);
                    let person = seats.iter().find(|seat| seat.0 < self.people);
                    match (bot, person) {
                        (Some(seat), _) => self.bot(seat)?,
                        (None, Some(seat)) => {
                            if !self.person(seat) {
                                return Ok(());
                            }
                        }
                        (None, None) => return Ok(()),
                    }
                }
            }
        }
    }

    /// One person sees what the seat sees; several share one screen, so only what is open is told.
    fn watcher(&self) -> Viewer {
        if self.people == 1 { Viewer::Seat(Seat(0)) } else { Viewer::Public }
    }

    /// What the viewer learns of the last answer.
    fn tell(&self, viewer: Viewer) {
        for said in self.table.sentences(self.table.ply().saturating_sub(1), viewer) {
            println!("  {}", self.words.say(&said, &self.names));
        }
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    fn bot(&mut self, seat: Seat) -> Result<(), CliError> {
        let seed = self.seed ^ self.table.ply() as u64;
        let thought = self.bots.get_mut(seat.index()).and_then(|bot| bot.think(self.table.as_ref(), seed));
        let choice = thought.ok_or_else(|| CliError(format!("the bot of {} has no answer", self.name(seat))))?.choice;
        self.table.submit(seat.into(), &choice).map_err(|r| CliError(self.reason(&r)))?;
        self.tell(self.watcher());
        Ok(())
    }

    /// Asks until there is an answer; false when the person leaves.
    fn person(&mut self, seat: Seat) -> bool {
        println!("\n{}", outline(&self.table.view(Viewer::Seat(seat)), &self.words, &self.names));
        let start = self.table.ply();
        while self.table.ply() == start {
            let offers = self.table.offers(seat);
            let open: Vec<&Offer> = offers.iter().filter(|offer| offer.refused.is_none()).collect();
            let question = self.table.question(seat).map(|q| self.words.say(&q, &self.names)).unwrap_or_default();
            println!("{}: {question}", self.name(seat));
            for (n, offer) in open.iter().enumerate() {
                println!("{:>4}  {}  [{}]", n + 1, self.words.say(&offer.phrase, &self.names), offer.text);
            }
            let Some(line) = typed("> ") else { return false };
            match wish(&line, &open) {
                Wish::Answer(text) => match self.table.submit(seat.into(), &text) {
                    Ok(()) => self.tell(Viewer::Seat(seat)),
                    Err(refused) => println!("{}", self.reason(&refused)),
                },
                Wish::Undo => match self.table.undo(seat, false) {
                    Ok(_) => break,
                    Err(no) => println!("{}", self.words.say(&no.phrase(), &self.names)),
                },
                Wish::Why => self.refusals(&offers),
                Wish::View => println!("{}", outline(&self.table.view(Viewer::Seat(seat)), &self.words, &self.names)),
                Wish::Help => println!("{}", self.words.text("play-help")),
                Wish::Quit => return false,
                Wish::Nonsense => println!("{}", self.words.text("play-nonsense")),
            }
        }
        true
    }

    fn refusals(&self, offers: &[Offer]) {
        let refused: Vec<_> = offers.iter().filter_map(|offer| offer.refused.as_ref().map(|why| (offer, why))).collect();
        if refused.is_empty() {
            println!("{}", self.words.text("play-nothing-refused"));
        }
        for (offer, why) in refused {
            println!("   -  {}  [{}]: {}", self.words.say(&offer.phrase, &self.names), offer.text, self.reason(why));
        }
    }

    fn reason(&self, refused: &Refused) -> String {
        match &refused.reason {
            Reason::Phrase(phrase) if refused.rule.is_empty() => self.words.say(phrase, &self.names),
            Reason::Phrase(phrase) => format!("{} (§{})", self.words.say(phrase, &self.names), refused.rule),
            Reason::NotationError(text) => text.clone(),
        }
    }
}

fn wish(line: &str, open: &[&Offer]) -> Wish {
    match line {
        "u" => Wish::Undo,
        "?" => Wish::Why,
        "v" => Wish::View,
        "h" => Wish::Help,
        "q" => Wish::Quit,
        "" => Wish::Nonsense,
        _ => match line.parse::<usize>() {
            Ok(n) => n.checked_sub(1).and_then(|i| open.get(i)).map_or(Wish::Nonsense, |offer| Wish::Answer(offer.text.clone())),
            Err(_) => Wish::Answer(line.to_string()),
        },
    }
}
