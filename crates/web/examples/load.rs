//! Many tables in play at once: how long people wait for the reply to an answer.
//!
//! Start a site with room for it, then this program, both on the machine to be measured:
//!
//! ```text
//! signoria serve --port 8090 --data DIR --requests 100000 --streams 1000 --tables 1000 --quiet
//! cargo run --release -p web --example load -- 127.0.0.1:8090 200 60
//! ```
//!
//! Each table is one person (an open live stream, and answers after one to three seconds of thought) against two bots at their usual
//! pace. The time is taken from the first byte of the post to the last of the reply.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use base64::Engine;
use std::io::Read;
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

type Fault = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Fault> {
    let mut given = std::env::args().skip(1);
    let address = given.next().ok_or("give the site's address, such as 127.0.0.1:8090")?;
    let tables: u64 = given.next().map_or(Ok(200), |n| n.parse())?;
    let seconds: u64 = given.next().map_or(Ok(60), |n| n.parse())?;
    let end = Instant::now() + Duration::from_secs(seconds + tables / 20);
    let mut people = Vec::new();
    for n in 0..tables {
        people.push(tokio::spawn(person(address.clone(), n, end)));
        // People do not all come in the same millisecond.
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let mut waits = Vec::new();
    let (mut late, mut largest) = (0, 0);
    for one in people {
        let told = one.await??;
        waits.extend(told.waits);
        late += told.late;
        largest = largest.max(told.largest);
    }
    waits.sort_unstable();
    let at = |share: f64| waits.get(((waits.len() as f64 - 1.0) * share) as usize).copied().unwrap_or_default().as_secs_f64() * 1000.0;
    println!("tables {tables}, answers {}, late {late}, largest update {largest} bytes on the wire", waits.len());
    println!("reply: p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, max {:.1} ms", at(0.5), at(0.9), at(0.99), at(1.0));
    Ok(())
}

#[derive(Default)]
struct Told {
    waits: Vec<Duration>,
    late: usize,
    largest: usize,
}

async fn person(address: String, n: u64, end: Instant) -> Result<Told, Fault> {
    let mut told = Told::default();
    let mut wire = BufReader::new(TcpStream::connect(&address).await?);
    while Instant::now() < end {
        let (_, head) = post(&mut wire, &address, "", "/play/lorenzo", "").await?;
        let table = header(&head, "location").ok_or("no table")?;
        let cookie = header(&head, "set-cookie").and_then(|c| c.split(';').next().map(str::to_string)).ok_or("no cookie")?;
        game(&address, &table, &cookie, n, end, &mut wire, &mut told).await?;
    }
    Ok(told)
}

/// Follows the table's stream and answers whenever it is asked.
async fn game(
    address: &str,
    table: &str,
    cookie: &str,
    n: u64,
    end: Instant,
    wire: &mut BufReader<TcpStream>,
    told: &mut Told,
) -> Result<(), Fault> {
    let mut live = BufReader::new(TcpStream::connect(address).await?);
    let request = format!("GET {table}/live HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\n\r\n");
    live.write_all(request.as_bytes()).await?;
    let mut line = String::new();
    let mut answered = String::new();
    let mut nth = n as usize;
    loop {
        line.clear();
        let left = end.saturating_duration_since(Instant::now());
        match tokio::time::timeout(left, live.read_line(&mut line)).await {
            Err(_) => return Ok(()),
            Ok(Ok(0)) => return Err("the stream ended".into()),
            Ok(read) => drop(read?),
        }
        let Some(packed) = line.trim_end().strip_prefix("data: ") else { continue };
        told.largest = told.largest.max(line.len());
        let page = unpack(packed)?;
        if page.contains("status over") {
            return Ok(());
        }
        let Some((ply, answers)) = question(&page) else { continue };
        if ply == answered || answers.is_empty() {
            continue;
        }
        tokio::time::sleep(Duration::from_millis(1000 + (n * 7919 + nth as u64 * 104_729) % 2000)).await;
        nth += 1;
        let answer = answers[nth % answers.len()].replace(' ', "+");
        let body = format!("seat=0&ply={ply}&answer={answer}");
        let begun = Instant::now();
        let (status, _) = post(wire, address, cookie, &format!("{table}/answer"), &body).await?;
        match status {
            204 => told.waits.push(begun.elapsed()),
            409 => told.late += 1,
            other => return Err(format!("status {other}").into()),
        }
        answered = ply;
    }
}

async fn post(wire: &mut BufReader<TcpStream>, address: &str, cookie: &str, path: &str, body: &str) -> Result<(u16, String), Fault> {
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\naccept: application/json\r\ncookie: {cookie}\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    wire.write_all(request.as_bytes()).await?;
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if wire.read_line(&mut head).await? == 0 {
            return Err("the connection was closed".into());
        }
    }
    let length: usize = header(&head, "content-length").and_then(|n| n.parse().ok()).unwrap_or(0);
    wire.read_exact(&mut vec![0; length]).await?;
    let status = head.split(' ').nth(1).and_then(|n| n.parse().ok()).ok_or("no status")?;
    Ok((status, head))
}

fn header(head: &str, name: &str) -> Option<String> {
    head.lines().find_map(|line| line.split_once(": ").filter(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, v)| v.to_string()))
}

fn unpack(packed: &str) -> Result<String, Fault> {
    let bytes = base64::engine::general_purpose::STANDARD.decode(packed)?;
    let mut page = String::new();
    flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut page)?;
    Ok(page)
}

fn question(page: &str) -> Option<(String, Vec<String>)> {
    let form = page.split_once("<form class=\"answers\"")?.1.split_once("</form>")?.0;
    let ply = form.split_once("name=\"ply\" value=\"")?.1.split('"').next()?.to_string();
    let answers = form.split("name=\"answer\" value=\"").skip(1).filter_map(|rest| rest.split('"').next().map(str::to_string)).collect();
    Some((ply, answers))
}
