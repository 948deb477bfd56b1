//! Connections and requests that no honest browser would make, all from one address.

use crate::browser::{Browser, connect};
use std::io::Result;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::sleep;

/// Where attackers come from. Everybody else has another address.
pub const ATTACKER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 9);

/// Between two requests of one connection of a flood.
const BREATH: Duration = Duration::from_millis(2);

/// An attack that goes on until it is dropped.
pub struct Attack {
    going: JoinSet<()>,
    pub counts: Arc<Counts>,
}

#[derive(Default)]
pub struct Counts {
    /// Connections or requests that were begun.
    pub begun: AtomicUsize,
    /// Those the site would not have, or ended.
    pub ended: AtomicUsize,
    /// Requests that were granted.
    pub granted: AtomicUsize,
}

/// How a connection is kept busy.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Slow {
    /// A head that never ends: a letter a second.
    Head,
    /// A post that announces more than it brings.
    Body,
    /// Many pages are asked for and none is read.
    Unread,
}

impl Slow {
    pub const ALL: [Slow; 3] = [Slow::Head, Slow::Body, Slow::Unread];

    pub const fn name(self) -> &'static str {
        match self {
            Slow::Head => "half_heads",
            Slow::Body => "half_bodies",
            Slow::Unread => "unread",
        }
    }
}

impl Attack {
    fn new() -> Attack {
        Attack { going: JoinSet::new(), counts: Arc::default() }
    }

    /// So many connections are kept open and busy; one that the site closes is opened again a moment later.
    pub fn slow(to: SocketAddr, table: &str, connections: usize, kind: Slow) -> Attack {
        let mut attack = Attack::new();
        for nth in 0..connections {
            let (counts, table) = (Arc::clone(&attack.counts), table.to_string());
            attack.going.spawn(async move {
                // A thousand in a second, not in a millisecond.
                sleep(Duration::from_millis(nth as u64 % 1000)).await;
                loop {
                    counts.begun.fetch_add(1, Ordering::Relaxed);
                    let _ = hold(to, &table, kind).await;
                    counts.ended.fetch_add(1, Ordering::Relaxed);
                    sleep(Duration::from_millis(500)).await;
                }
            });
        }
        attack
    }

    /// So many connections ask again and again, each a moment after it was answered: the attacker shares the machine with the site and
    /// must not take its processors away. `request` makes the text of the nth.
    pub fn flood(to: SocketAddr, connections: usize, request: impl Fn(usize) -> String + Clone + Send + 'static) -> Attack {
        let mut attack = Attack::new();
        for _ in 0..connections {
            let (counts, request) = (Arc::clone(&attack.counts), request.clone());
            attack.going.spawn(async move {
                let mut browser = Browser::new(ATTACKER, to);
                loop {
                    let nth = counts.begun.fetch_add(1, Ordering::Relaxed);
                    // Every request is a stranger's.
                    browser.cookies.clear();
                    sleep(BREATH).await;
                    match browser.ask(request(nth)).await {
                        Ok(reply) if reply.status < 400 => drop(counts.granted.fetch_add(1, Ordering::Relaxed)),
                        Ok(_) => {}
                        Err(_) => {
                            counts.ended.fetch_add(1, Ordering::Relaxed);
                            sleep(Duration::from_millis(20)).await;
                        }
                    }
                }
            });
        }
        attack
    }
}

impl Counts {
    pub fn begun(&self) -> usize {
        self.begun.load(Ordering::Relaxed)
    }

    pub fn granted(&self) -> usize {
        self.granted.load(Ordering::Relaxed)
    }

    pub fn ended(&self) -> usize {
        self.ended.load(Ordering::Relaxed)
    }
}

/// Ends when the site closes the connection.
async fn hold(to: SocketAddr, table: &str, kind: Slow) -> Result<()> {
    let mut browser = Browser::new(ATTACKER, to);
    browser.cookies.push(("lang".to_string(), "en".to_string()));
    match kind {
        Slow::Head => {
            let mut wire = connect(ATTACKER, to).await?;
            wire.write_all(format!("GET / HTTP/1.1\r\nhost: {to}\r\nx-slow: ").as_bytes()).await?;
            trickle(wire).await
        }
        Slow::Body => {
            let mut wire = connect(ATTACKER, to).await?;
            wire.write_all(browser.post_request(&format!("{table}/chat"), "words=", 10_000).as_bytes()).await?;
            trickle(wire).await
        }
        Slow::Unread => {
            let socket = TcpSocket::new_v4()?;
            socket.set_recv_buffer_size(2048)?;
            socket.bind(SocketAddr::new(ATTACKER.into(), 0))?;
            let mut wire = socket.connect(to).await?;
            let pages = format!("GET {table} HTTP/1.1\r\nhost: {to}\r\n\r\n").repeat(20);
            let stream = format!("GET {table}/live HTTP/1.1\r\nhost: {to}\r\n\r\n");
            wire.write_all(format!("{pages}{stream}").as_bytes()).await?;
            // Nothing is read; writing tells when the site has closed the connection.
            loop {
                sleep(Duration::from_secs(1)).await;
                wire.write_all(b"G").await?;
            }
        }
    }
}

/// A letter a second, until the site has had enough of it.
async fn trickle(wire: TcpStream) -> Result<()> {
    let (mut read, mut write) = wire.into_split();
    let listen = async {
        let mut some = [0; 512];
        while read.read(&mut some).await? > 0 {}
        Ok(())
    };
    let write = async {
        loop {
            sleep(Duration::from_secs(1)).await;
            write.write_all(b"a").await?;
        }
    };
    tokio::select! {
        ended = listen => ended,
        failed = write => failed,
    }
}
