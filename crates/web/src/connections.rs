//! Connections: how many there may be, how slow one may be, how they end.
//!
//! `axum::serve` has no limits of this kind, so the site takes connections itself. A client that sends half a request, or does not read what it
//! asked for, holds one of its few connections for a short while and nothing else.

use crate::limits::network;
use crate::metrics::Metrics;
use crate::proxies::Proxies;
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use std::collections::HashMap;
use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

/// How long the site waits for a client.
#[derive(Copy, Clone, Debug)]
pub struct Patience {
    /// For the whole head of a request, from when the connection has nothing else to do: so a connection may also be idle for so long.
    pub head: Duration,
    /// For the whole body of a request.
    pub body: Duration,
    /// For the client to take anything at all of what is sent to it.
    pub read: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Patience { head: Duration::from_secs(15), body: Duration::from_secs(15), read: Duration::from_secs(30) }
    }
}

/// Open streams are ended at once; other requests have this long to finish.
const LAST_CALL: Duration = Duration::from_secs(5);

/// A proxy keeps connections to us for its next visitor, and must be the one who closes them: a request that crosses our closing is lost.
const IDLE_PROXY: Duration = Duration::from_secs(180);

/// The largest head of a request. Ours have a kilobyte.
const HEAD: usize = 32 * 1024;

/// Files the site keeps open beside connections: the store, its log, what libraries need.
const OTHER_FILES: u64 = 64;

/// Refused connections are told in the log once in so long, with their number.
const LOG_EVERY: Duration = Duration::from_secs(10);

/// Raises the limit of open files as far as the system lets us, and says how many connections there is room for.
pub fn room_for(wanted: usize) -> usize {
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(1024);
    let most = usize::try_from(files.saturating_sub(OTHER_FILES)).unwrap_or(usize::MAX);
    if wanted > most {
        tracing::warn!(
            files,
            wanted,
            most,
            "fewer connections than wanted: raise the limit of open files (ulimit -n), or lower --all-connections"
        );
    }
    wanted.min(most)
}

/// Who may come in.
pub struct Doors {
    all: usize,
    by_address: usize,
    proxies: Proxies,
    metrics: Arc<Metrics>,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
    refused: u64,
    told: Option<Instant>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Full {
    ByAddress,
    All,
}

impl Doors {
    /// Connections that come by a proxy of ours count only in all: the limit by address is about visitors.
    pub fn new(all: usize, by_address: usize, proxies: Proxies, metrics: Arc<Metrics>) -> Arc<Doors> {
        Arc::new(Doors { all, by_address, proxies, metrics, open: Mutex::default() })
    }

    /// For the keeper's own door, where only the keeper comes.
    pub fn for_keeper(metrics: Arc<Metrics>) -> Arc<Doors> {
        Doors::new(64, 64, Proxies::default(), metrics)
    }

    fn enter(self: &Arc<Self>, peer: IpAddr) -> Result<Pass, Full> {
        let from = network(peer);
        let is_proxy = self.proxies.is_trusted(peer);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let held = open.by_address.get(&from).copied().unwrap_or(0);
        let full = if held >= self.by_address && !is_proxy { Some(Full::ByAddress) } else { (open.all >= self.all).then_some(Full::All) };
        if let Some(full) = full {
            self.metrics.connections_turned_away.inc();
            open.refused += 1;
            if open.told.is_none_or(|told| told.elapsed() >= LOG_EVERY) {
                tracing::warn!(address = %from, ?full, refused = open.refused, open = open.all, "too many connections");
                open.told = Some(Instant::now());
                open.refused = 0;
            }
            return Err(full);
        }
        open.all += 1;
        open.by_address.insert(from, held + 1);
        self.metrics.connections.inc();
        Ok(Pass { doors: Arc::clone(self), from })
    }
}

/// One open connection.
struct Pass {
    doors: Arc<Doors>,
    from: IpAddr,
}

impl Drop for Pass {
    fn drop(&mut self) {
        self.doors.metrics.connections.dec();
        let mut open = self.doors.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all -= 1;
        if let Some(held) = open.by_address.get_mut(&self.from) {
            *held -= 1;
            if *held == 0 {
                open.by_address.remove(&self.from);
            }
        }
    }
}

/// Takes connections until the site stops, and then waits for those in the middle of something.
pub async fn serve(listener: TcpListener, app: Router, doors: Arc<Doors>, patience: Patience, mut stopping: watch::Receiver<bool>) {
    let with = |head: Duration| {
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(head).max_buf_size(HEAD);
        http
    };
    let (visitors, proxies) = (with(patience.head), with(patience.head.max(IDLE_PROXY)));
    let open = GracefulShutdown::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.wait_for(|stopping| *stopping) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                wait_after(&error).await;
                continue;
            }
        };
        let pass = match doors.enter(peer.ip()) {
            Ok(pass) => pass,
            Err(full) => {
                turn_away(stream, full);
                continue;
            }
        };
        // An update is one small write: it must not wait for the next.
        let _ = stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(patience.read));
        let app = app.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo::<SocketAddr>(peer));
            app.clone().oneshot(request)
        });
        let http = if doors.proxies.is_trusted(peer.ip()) { &proxies } else { &visitors };
        let connection = open.watch(http.serve_connection(TokioIo::new(Box::pin(stream)), service));
        tokio::spawn(async move {
            // How a connection ends is the client's affair.
            let _ = connection.await;
            drop(pass);
        });
    }
    drop(listener);
    tokio::select! {
        () = open.shutdown() => {}
        () = tokio::time::sleep(LAST_CALL) => tracing::warn!("some requests were cut off"),
    }
}

/// A client that is gone already costs nothing; without files, others have to end first.
async fn wait_after(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::warn!(%error, "no connection can be taken just now");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// A word that fits into any socket, without waiting for anybody.
fn turn_away(stream: TcpStream, full: Full) {
    let (status, words) = match full {
        Full::ByAddress => ("429 Too Many Requests", "Too many connections from your address. Close some pages, or wait a minute.\n"),
        Full::All => ("503 Service Unavailable", "The site is full just now. Try again in a minute.\n"),
    };
    let length = words.len();
    let reply = format!(
        "HTTP/1.1 {status}\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: {length}\r\nretry-after: 60\r\nconnection: close\r\n\r\n{words}"
    );
    if let Ok(mut stream) = stream.into_std() {
        let _ = stream.write(reply.as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::proxies;

    fn doors(all: usize, by_address: usize) -> Arc<Doors> {
        let trusted = Proxies { trusted: vec![proxies::network("10.0.0.1").unwrap()], ..Proxies::default() };
        Doors::new(all, by_address, trusted, Arc::new(Metrics::new().unwrap()))
    }

    #[test]
    fn an_address_that_is_full_shuts_out_nobody_else() {
        let doors = doors(4, 2);
        let (one, other) = (IpAddr::from([203, 0, 113, 1]), IpAddr::from([203, 0, 113, 2]));
        let held = [doors.enter(one), doors.enter(one)];
        assert_eq!(doors.enter(one).err(), Some(Full::ByAddress));
        let others = [doors.enter(other), doors.enter(other)];
        assert!(others.iter().all(Result::is_ok));
        assert_eq!(doors.enter(IpAddr::from([203, 0, 113, 3])).err(), Some(Full::All));
        drop(held);
        assert!(doors.enter(one).is_ok());
        drop(others);
        assert!(doors.open.lock().unwrap().by_address.is_empty(), "nothing is kept of who has gone");
    }

    #[test]
    fn a_proxy_of_ours_brings_many_visitors() {
        let doors = doors(4, 2);
        let passes: Vec<_> = (0..5).map(|_| doors.enter([10, 0, 0, 1].into())).collect();
        assert_eq!(passes.iter().filter(|pass| pass.is_ok()).count(), 4);
    }
}
