//! Tables at which somebody sits down just when the site dies.
//!
//! The last seat that is taken begins the game. A table with all seats taken that still waits for players would wait for ever.

use crate::browser::Browser;
use crate::party::Company;
use std::io::{Error, Result};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::sleep;

#[derive(Clone, Default)]
pub struct Gathering {
    /// The newest table of each maker of tables.
    newest: Arc<Mutex<Vec<String>>>,
    pub made: usize,
}

const MAKERS: usize = 3;
/// Not so many that the store is full of them.
const PAUSE: Duration = Duration::from_millis(5);

impl Gathering {
    /// Makes tables and sits down at them, again and again, until the site is dead or the set is dropped.
    pub fn go_on(&self, to: SocketAddr) -> JoinSet<()> {
        let mut makers = JoinSet::new();
        for _ in 0..MAKERS {
            let newest = Arc::clone(&self.newest);
            makers.spawn(async move {
                loop {
                    let Ok(table) = host(to).await else { break };
                    newest.lock().unwrap_or_else(PoisonError::into_inner).push(table.clone());
                    let Ok(()) = sit_down(to, &table).await else { break };
                    newest.lock().unwrap_or_else(PoisonError::into_inner).retain(|one| *one != table);
                    sleep(PAUSE).await;
                }
            });
        }
        makers
    }

    /// Looks at the tables at which somebody was sitting down when the site died. Gives those that wait although nobody can come.
    pub async fn stuck(&mut self, to: SocketAddr) -> Result<Vec<String>> {
        let tables = std::mem::take(&mut *self.newest.lock().unwrap_or_else(PoisonError::into_inner));
        let mut stuck = Vec::new();
        for table in tables {
            self.made += 1;
            let page = Browser::new(Ipv4Addr::LOCALHOST, to).get(&table).await?;
            let waits = page.body.contains("class=\"gathering\"");
            let has_room = page.body.contains(&format!("action=\"{table}/sit\""));
            if page.status != 200 {
                stuck.push(format!("table {table}, at which somebody was sitting down: {}", page.status));
            } else if waits && !has_room {
                stuck.push(format!("table {table} waits for players, and all its seats are taken"));
            }
        }
        Ok(stuck)
    }
}

async fn host(to: SocketAddr) -> Result<String> {
    let title = shelf::TITLES.first().ok_or_else(|| Error::other("there is no game"))?;
    let seats = Company::people(title).seats.max(2).to_string();
    let mut host = Browser::new(Ipv4Addr::LOCALHOST, to);
    let mut form = vec![("game", title.id), ("seats", seats.as_str()), ("seat-0", "me"), ("seat-1", "anybody")];
    form.extend([("seat-2", "bot-novice"), ("seat-3", "bot-novice"), ("seat-4", "bot-novice")]);
    let made = host.post("/new", &form).await?;
    if made.status == 303 { Ok(made.location) } else { Err(Error::other("no table")) }
}

async fn sit_down(to: SocketAddr, table: &str) -> Result<()> {
    let mut guest = Browser::new(Ipv4Addr::LOCALHOST, to);
    guest.post(&format!("{table}/sit"), &[("seat", "1"), ("name", "Berto")]).await.map(drop)
}
