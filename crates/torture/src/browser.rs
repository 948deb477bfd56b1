//! One visitor's browser: its cookies, its own loopback address, one connection that is kept open.
//!
//! Written on a plain socket, because two thousand of these share the machine with the site they measure.

use std::io::{Error, ErrorKind, Result};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

pub struct Browser {
    pub to: SocketAddr,
    /// The address the visitor comes from.
    pub from: Ipv4Addr,
    /// Name and value, as the site set them.
    pub cookies: Vec<(String, String)>,
    wire: Option<BufReader<TcpStream>>,
    /// How long the visitor waits for a reply.
    pub patience: Duration,
}

#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub location: String,
    pub body: String,
    /// From the first byte of the request to the last of the reply.
    pub took: Duration,
}

struct Head {
    status: u16,
    lines: Vec<(String, String)>,
}

const PATIENCE: Duration = Duration::from_secs(30);

/// Opens a connection from one loopback address to the site.
pub async fn connect(from: Ipv4Addr, to: SocketAddr) -> Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(IpAddr::V4(from), 0))?;
    let stream = socket.connect(to).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

impl Browser {
    pub fn new(from: Ipv4Addr, to: SocketAddr) -> Browser {
        Browser { to, from, cookies: Vec::new(), wire: None, patience: PATIENCE }
    }

    /// The site is now somewhere else, or the visitor opens a new connection to it.
    pub fn move_to(&mut self, to: SocketAddr) {
        self.to = to;
        self.wire = None;
    }

    pub async fn get(&mut self, path: &str) -> Result<Reply> {
        let request = format!("GET {path} HTTP/1.1\r\nhost: {}\r\naccept-language: en\r\ncookie: {}\r\n\r\n", self.to, self.cookie());
        self.ask(request).await
    }

    /// Posts a form as the site's own script does.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Reply> {
        let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        self.post_body(path, &body).await
    }

    pub async fn post_body(&mut self, path: &str, body: &str) -> Result<Reply> {
        let request = self.post_request(path, body, body.len());
        self.ask(request).await
    }

    /// The text of a post. It may announce more than it brings.
    pub fn post_request(&self, path: &str, body: &str, announced: usize) -> String {
        format!(
            "POST {path} HTTP/1.1\r\nhost: {0}\r\norigin: http://{0}\r\naccept: application/json\r\naccept-language: en\r\ncookie: {1}\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {announced}\r\n\r\n{body}",
            self.to,
            self.cookie(),
        )
    }

    pub fn cookie(&self) -> String {
        self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    pub async fn ask(&mut self, request: String) -> Result<Reply> {
        let asked = timeout(self.patience, self.exchange(request)).await;
        let reply = asked.unwrap_or_else(|_| Err(Error::from(ErrorKind::TimedOut)));
        if reply.is_err() {
            self.wire = None;
        }
        reply
    }

    async fn exchange(&mut self, request: String) -> Result<Reply> {
        let begun = Instant::now();
        let mut wire = match self.wire.take().filter(|wire| !has_ended(wire)) {
            Some(wire) => wire,
            None => BufReader::new(connect(self.from, self.to).await?),
        };
        wire.write_all(request.as_bytes()).await?;
        let head = Head::read(&mut wire).await?;
        let body = head.body(&mut wire).await?;
        let took = begun.elapsed();
        for (_, set) in head.lines.iter().filter(|(name, _)| name == "set-cookie") {
            let pair = set.split(';').next().and_then(|pair| pair.split_once('='));
            if let Some((name, value)) = pair {
                self.cookies.retain(|(have, _)| have != name);
                self.cookies.push((name.to_string(), value.to_string()));
            }
        }
        if head.line("connection") != Some("close") {
            self.wire = Some(wire);
        }
        let location = head.line("location").unwrap_or("").to_string();
        Ok(Reply { status: head.status, location, body: String::from_utf8_lossy(&body).into_owned(), took })
    }
}

/// The site may close a connection that was quiet for long; that is no fault, and a browser opens another.
fn has_ended(wire: &BufReader<TcpStream>) -> bool {
    let mut byte = [0; 1];
    !matches!(wire.get_ref().try_read(&mut byte), Err(error) if error.kind() == ErrorKind::WouldBlock)
}

impl Head {
    async fn read(wire: &mut BufReader<TcpStream>) -> Result<Head> {
        let mut line = String::new();
        read_line(wire, &mut line).await?;
        let status = line.split(' ').nth(1).and_then(|n| n.parse().ok()).ok_or_else(|| Error::other(format!("no status in {line:?}")))?;
        let mut lines = Vec::new();
        loop {
            line.clear();
            read_line(wire, &mut line).await?;
            let Some((name, value)) = line.trim_end().split_once(':') else { break };
            lines.push((name.to_ascii_lowercase(), value.trim().to_string()));
        }
        Ok(Head { status, lines })
    }

    fn line(&self, name: &str) -> Option<&str> {
        self.lines.iter().find(|(have, _)| have == name).map(|(_, value)| value.as_str())
    }

    async fn body(&self, wire: &mut BufReader<TcpStream>) -> Result<Vec<u8>> {
        let mut body = Vec::new();
        if let Some(length) = self.line("content-length").and_then(|n| n.parse().ok()) {
            body.resize(length, 0);
            wire.read_exact(&mut body).await?;
        } else if self.line("transfer-encoding") == Some("chunked") {
            let mut line = String::new();
            loop {
                line.clear();
                read_line(wire, &mut line).await?;
                let length = usize::from_str_radix(line.trim(), 16).map_err(|_| Error::other(format!("no chunk length in {line:?}")))?;
                let begin = body.len();
                // The line that ends a chunk is read with it and cut off again.
                body.resize(begin + length + 2, 0);
                wire.read_exact(&mut body[begin..]).await?;
                body.truncate(begin + length);
                if length == 0 {
                    break;
                }
            }
        }
        Ok(body)
    }
}

async fn read_line(wire: &mut BufReader<TcpStream>, line: &mut String) -> Result<()> {
    if wire.read_line(line).await? == 0 {
        return Err(Error::from(ErrorKind::UnexpectedEof));
    }
    Ok(())
}
