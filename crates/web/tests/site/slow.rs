//! Clients that are slow, silent or many: they hold what is theirs for a short while, and nobody else notices.

use crate::test_site::TestSite;
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};
use web::{Allowance, Patience};

/// Long enough for any machine; what is tested is that the end comes at all.
const AT_LAST: Duration = Duration::from_secs(60);

fn impatient() -> TestSite {
    let second = Duration::from_secs(1);
    TestSite::set(|settings| settings.patience = Patience { head: second, body: second, read: second })
}

fn connect(address: SocketAddr) -> TcpStream {
    let wire = TcpStream::connect(address).unwrap();
    wire.set_read_timeout(Some(AT_LAST)).unwrap();
    wire
}

/// As another computer of this machine's loopback network.
fn connect_from(last: u8, address: SocketAddr) -> TcpStream {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let wire = runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.bind(([127, 0, 0, last], 0).into()).unwrap();
        socket.connect(address).await.unwrap().into_std().unwrap()
    });
    wire.set_nonblocking(false).unwrap();
    wire.set_read_timeout(Some(AT_LAST)).unwrap();
    wire
}

/// What comes until the other side closes; a reset is an end too.
fn rest(wire: &mut TcpStream) -> String {
    let mut heard = Vec::new();
    match wire.read_to_end(&mut heard) {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::ConnectionReset => {}
        Err(error) => panic!("the connection is still open: {error}"),
    }
    String::from_utf8_lossy(&heard).into_owned()
}

fn visit(mut wire: TcpStream) -> String {
    // Whoever is refused may be cut off in the middle of this line.
    let _ = wire.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    rest(&mut wire)
}

#[test]
fn half_a_head_and_an_idle_connection_are_not_waited_for() {
    let site = impatient();
    let mut half = connect(site.address);
    half.write_all(b"GET / HTTP/1.1\r\nhost: x\r\naccept: ").unwrap();
    let mut silent = connect(site.address);
    let mut idle = connect(site.address);
    idle.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
    assert!(!rest(&mut half).contains("200 OK"));
    assert_eq!(rest(&mut silent), "");
    assert!(rest(&mut idle).ends_with("well\n"), "its request was answered, and then it was closed");
}

#[test]
fn half_a_body_is_not_waited_for_even_if_it_trickles() {
    let site = impatient();
    let origin = format!("http://{}", site.address);
    let head = format!(
        "POST /taste HTTP/1.1\r\nhost: {}\r\norigin: {origin}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 10000\r\n\r\n",
        site.address
    );
    let mut wire = connect(site.address);
    wire.write_all(head.as_bytes()).unwrap();
    wire.set_read_timeout(Some(Duration::from_millis(100))).unwrap();
    let begun = Instant::now();
    let mut heard = Vec::new();
    let mut part = [0; 4096];
    loop {
        assert!(begun.elapsed() < AT_LAST, "the site waits for ever");
        let _ = wire.write_all(b"x");
        match wire.read(&mut part) {
            Ok(0) => break,
            Ok(count) => heard.extend_from_slice(&part[..count]),
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
            Err(_) => break,
        }
    }
    let heard = String::from_utf8_lossy(&heard);
    assert!(heard.starts_with("HTTP/1.1 408") && heard.contains("too slowly"), "{heard}");
}

#[test]
fn a_client_that_does_not_read_is_cut_off() {
    let site = TestSite::set(|settings| {
        settings.patience.read = Duration::from_secs(1);
        settings.allowance = Allowance { connections: 1, streams: 0, requests: 1e6, ..Allowance::default() };
    });
    let mut deaf = connect(site.address);
    // Some 100 MB if it were read: more than any buffer in between holds.
    for _ in 0..1000 {
        deaf.write_all(b"GET /rules/princes HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
    }
    // It has the only connection its address may have.
    let begun = Instant::now();
    while !visit(connect(site.address)).ends_with("well\n") {
        assert!(begun.elapsed() < AT_LAST, "it still holds its connection");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn an_address_with_too_many_connections_shuts_out_only_itself() {
    let site = TestSite::set(|settings| settings.allowance = Allowance { connections: 3, streams: 2, ..Allowance::default() });
    let half: Vec<TcpStream> = (0..5)
        .map(|_| {
            let mut wire = connect(site.address);
            wire.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n").unwrap();
            wire
        })
        .collect();
    let refused = rest(&mut connect(site.address));
    assert!(refused.starts_with("HTTP/1.1 429") && refused.contains("Too many connections from your address"), "{refused}");
    assert!(visit(connect_from(2, site.address)).ends_with("well\n"), "others come in");
    drop(half);
    let begun = Instant::now();
    while !visit(connect(site.address)).ends_with("well\n") {
        assert!(begun.elapsed() < AT_LAST, "its connections are closed, and it is still shut out");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_full_site_says_so() {
    let site = TestSite::set(|settings| settings.allowance.all_connections = 2);
    let held = [connect_from(3, site.address), connect_from(4, site.address)];
    let refused = rest(&mut connect_from(5, site.address));
    assert!(refused.starts_with("HTTP/1.1 503") && refused.contains("full just now"), "{refused}");
    drop(held);
}

#[test]
fn a_live_page_is_not_cut_off_for_being_quiet() {
    let site = impatient();
    let mut anna = site.guest();
    let table = anna.table_of_two("lorenzo", "friend");
    let mut watching = anna.follow(&table);
    watching.next();
    // Longer than every limit of this site.
    std::thread::sleep(Duration::from_secs(3));
    assert_eq!(anna.post(&format!("{table}/chat"), &[("words", "still there?")]).status, 303);
    watching.until("still there?");
}

#[test]
fn a_head_that_is_far_too_long_is_refused() {
    let site = TestSite::open();
    let mut wire = connect(site.address);
    let _ = wire.write_all(format!("GET / HTTP/1.1\r\nhost: x\r\ncookie: {}\r\n\r\n", "x".repeat(200_000)).as_bytes());
    let refused = rest(&mut wire);
    assert!(refused.is_empty() || refused.starts_with("HTTP/1.1 431"), "{refused}");
    assert!(visit(connect(site.address)).ends_with("well\n"));
}
