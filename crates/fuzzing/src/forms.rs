//! The site answers every form with a page, and never with a fault of ours.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::{OnceLock, mpsc};
use web::{Allowance, Settings};

/// Input: requests, one a line, such as `POST @/answer seat=0&ply=3&answer=pass`; `@` stands for a table of two at one screen, made for this
/// input. Whatever is sent, the site says what was wrong with it, and goes on.
pub fn forms(data: &[u8]) {
    let mut visitor = Visitor { address: site(), cookie: String::new() };
    let game = shelf::TITLES[data.len() % shelf::TITLES.len()].id;
    let made = visitor.send("POST", "/new", format!("game={game}&seats=2&name=A&seat-0=me&seat-1=here").as_bytes());
    assert_eq!(made.status, 303, "no table of {game}");
    for line in data.split(|byte| *byte == b'\n').take(30) {
        let mut parts = line.splitn(3, |byte| *byte == b' ');
        let method = if parts.next() == Some(b"GET") { "GET" } else { "POST" };
        let path: String =
            parts.next().unwrap_or_default().iter().filter(|byte| byte.is_ascii_graphic()).map(|byte| char::from(*byte)).collect();
        let path = path.replace('@', &made.location);
        // A page that is updated for ever has no end to wait for.
        if !path.starts_with('/') || path.contains("/live") {
            continue;
        }
        let reply = visitor.send(method, &path, parts.next().unwrap_or_default());
        assert!(reply.status < 500, "{method} {path} is answered with {}", reply.status);
    }
    assert_eq!(visitor.send("GET", &made.location, b"").status, 200, "the table can still be looked at");
}

/// A site of this process, started when first asked for.
fn site() -> SocketAddr {
    static SITE: OnceLock<SocketAddr> = OnceLock::new();
    *SITE.get_or_init(|| {
        let data = std::env::temp_dir().join(format!("signoria-forms-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&data);
        let allowance = Allowance { requests: 1e9, tables: 1_000_000, new_tables: 1e9, ..Allowance::default() };
        let settings = Settings { port: 0, allowance, ..Settings::new(data) };
        let (ready, told) = mpsc::channel();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
            runtime.block_on(web::serve(settings, move |address| ready.send(address).expect("somebody waits for it"))).expect("a site");
        });
        told.recv().expect("a site that opens")
    })
}

/// A browser that keeps its cookie.
struct Visitor {
    address: SocketAddr,
    cookie: String,
}

#[derive(Default)]
struct Reply {
    status: u16,
    location: String,
}

impl Visitor {
    /// Whatever is no HTTP at all is answered by closing the door: status 0.
    fn send(&mut self, method: &str, path: &str, body: &[u8]) -> Reply {
        let (address, cookie, length) = (self.address, &self.cookie, body.len());
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\ncookie: {cookie}\r\nconnection: close\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {length}\r\n\r\n"
        );
        let mut stream = TcpStream::connect(address).expect("the site listens");
        let mut told = Vec::new();
        if stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body)).and_then(|()| stream.read_to_end(&mut told)).is_err() {
            return Reply::default();
        }
        let told = String::from_utf8_lossy(&told);
        let header = |name: &str| told.split("\r\n").find_map(|line| line.strip_prefix(name)).unwrap_or_default().trim().to_string();
        let cookie = header("set-cookie:");
        if let Some(cookie) = cookie.split(';').next().filter(|cookie| !cookie.is_empty()) {
            self.cookie = cookie.to_string();
        }
        Reply { status: told.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default(), location: header("location:") }
    }
}
