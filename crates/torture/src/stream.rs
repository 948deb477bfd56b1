//! A page that is being updated live.

use crate::browser::{Browser, connect};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::read::GzDecoder;
use std::io::{Error, ErrorKind, Read, Result};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

pub struct Stream {
    wire: BufReader<TcpStream>,
    line: Vec<u8>,
}

impl Stream {
    pub async fn open(browser: &Browser, table: &str) -> Result<Stream> {
        let mut wire = BufReader::new(connect(browser.from, browser.to).await?);
        let request =
            format!("GET {table}/live HTTP/1.1\r\nhost: {}\r\naccept-language: en\r\ncookie: {}\r\n\r\n", browser.to, browser.cookie());
        wire.write_all(request.as_bytes()).await?;
        let mut line = String::new();
        wire.read_line(&mut line).await?;
        match line.split(' ').nth(1) {
            Some("200") => Ok(Stream { wire, line: Vec::new() }),
            Some(status) => Err(Error::other(format!("a stream was refused with {status}"))),
            None => Err(Error::from(ErrorKind::UnexpectedEof)),
        }
    }

    /// The next update as it comes over the wire. It may be given up in the middle: what was read of a line is kept.
    pub async fn next(&mut self) -> Result<String> {
        loop {
            self.wire.read_until(b'\n', &mut self.line).await?;
            if self.line.last() != Some(&b'\n') {
                return Err(Error::from(ErrorKind::UnexpectedEof));
            }
            let line = std::mem::take(&mut self.line);
            if let Some(packed) = line.trim_ascii_end().strip_prefix(b"data: ") {
                return Ok(String::from_utf8_lossy(packed).into_owned());
            }
        }
    }
}

/// The HTML of an update.
pub fn unpack(packed: &str) -> Result<String> {
    let bytes = STANDARD.decode(packed).map_err(Error::other)?;
    let mut page = String::new();
    GzDecoder::new(&bytes[..]).read_to_string(&mut page)?;
    Ok(page)
}
