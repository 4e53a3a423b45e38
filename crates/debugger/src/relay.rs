//! The debugger of a whole program for an editor: stands between the editor and the server inside the program.
//!
//! ```text
//! editor <── requests, answers, events ──> relay <── a socket ──> server in the program (`crates/cudart`)
//!                                            └── output, exit status ── the program
//! ```

use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, ExitStatus};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use serde_json::{Value as Json, json};

use crate::dap::{command, read_message, write_message};

/// How often the relay looks whether the program still runs.
const TURN: Duration = Duration::from_millis(10);

/// What goes to the editor, from several threads.
struct Editor<W> {
    output: W,
    sequence: i64,
}

type Shared<W> = Arc<Mutex<Editor<W>>>;

/// Sends a message to the editor under the next number. When the editor is gone there is nobody to tell.
fn send<W: Write>(editor: &Shared<W>, message: Json) {
    let mut editor = editor.lock().unwrap_or_else(PoisonError::into_inner);
    editor.sequence += 1;
    let sequence = editor.sequence;
    let _ = write_message(&mut editor.output, message, sequence);
}

fn send_event<W: Write>(editor: &Shared<W>, name: &str, body: Json) {
    send(editor, json!({"type": "event", "event": name, "body": body}));
}

fn acknowledge<W: Write>(editor: &Shared<W>, request: &Json) {
    let (seq, command) = (&request["seq"], &request["command"]);
    let answer =
        json!({"type": "response", "request_seq": seq, "command": command, "success": true, "body": {}});
    send(editor, answer);
}

/// Serves an editor until it leaves; the exit status of the program. The program's output is piped, and its server connects to
/// the listener.
pub fn relay<R, W>(input: R, output: W, mut program: Child, listener: UnixListener) -> io::Result<u8>
where
    R: BufRead + Send + 'static,
    W: Write + Send + 'static,
{
    let editor: Shared<W> = Arc::new(Mutex::new(Editor { output, sequence: 0 }));
    let mut threads: Vec<JoinHandle<()>> = Vec::new();
    threads.extend(program.stdout.take().map(|text| forward_text(text, "stdout", &editor)));
    threads.extend(program.stderr.take().map(|text| forward_text(text, "stderr", &editor)));
    let (to_us, requests) = channel();
    // Ends with the input.
    thread::spawn(move || {
        let mut input = input;
        while let Some(message) = read_message(&mut input) {
            if to_us.send(message).is_err() {
                return;
            }
        }
    });
    let server = accept(&mut program, &listener)?;
    if let Some(stream) = &server {
        threads.push(forward_answers(stream.try_clone()?, &editor));
    }
    let has_left = forward_requests(&requests, server, &mut program, &editor)?;
    let status = program.wait()?;
    for thread in threads {
        let _ = thread.join();
    }
    let code = exit_code(status);
    send_event(&editor, "exited", json!({"exitCode": code}));
    send_event(&editor, "terminated", json!({}));
    if !has_left {
        for request in requests {
            acknowledge(&editor, &request);
            if command(&request) == "disconnect" {
                break;
            }
        }
    }
    Ok(code)
}

/// Waits for the server in the program; none if the program ends without one.
fn accept(program: &mut Child, listener: &UnixListener) -> io::Result<Option<UnixStream>> {
    listener.set_nonblocking(true)?;
    loop {
        match listener.accept() {
            Ok((stream, _)) => {
                stream.set_nonblocking(false)?;
                return Ok(Some(stream));
            }
            Err(e) if e.kind() == io::ErrorKind::WouldBlock => {}
            Err(e) => return Err(e),
        }
        if program.try_wait()?.is_some() {
            return Ok(None);
        }
        thread::sleep(TURN);
    }
}

/// Hands requests on until the program ends or the editor wants it to; whether the editor has left.
fn forward_requests<W: Write>(
    requests: &Receiver<Json>,
    mut server: Option<UnixStream>,
    program: &mut Child,
    editor: &Shared<W>,
) -> io::Result<bool> {
    loop {
        match requests.recv_timeout(TURN) {
            Ok(request) if matches!(command(&request), "disconnect" | "terminate") => {
                // It may have ended by itself in the meantime.
                let _ = program.kill();
                acknowledge(editor, &request);
                return Ok(command(&request) == "disconnect");
            }
            Ok(request) => {
                let sequence = request["seq"].as_i64().unwrap_or(0);
                let sent = server.as_mut().map(|s| write_message(s, request.clone(), sequence));
                if !matches!(sent, Some(Ok(()))) {
                    acknowledge(editor, &request);
                }
            }
            Err(RecvTimeoutError::Timeout) => {
                if program.try_wait()?.is_some() {
                    return Ok(false);
                }
            }
            Err(RecvTimeoutError::Disconnected) => {
                let _ = program.kill();
                return Ok(true);
            }
        }
    }
}

fn forward_answers<W: Write + Send + 'static>(stream: UnixStream, editor: &Shared<W>) -> JoinHandle<()> {
    let editor = Arc::clone(editor);
    thread::spawn(move || {
        let mut stream = BufReader::new(stream);
        while let Some(message) = read_message(&mut stream) {
            send(&editor, message);
        }
    })
}

/// What the program writes, line by line.
fn forward_text<T, W>(text: T, category: &'static str, editor: &Shared<W>) -> JoinHandle<()>
where
    T: Read + Send + 'static,
    W: Write + Send + 'static,
{
    let editor = Arc::clone(editor);
    thread::spawn(move || {
        let mut text = BufReader::new(text);
        let mut line = Vec::new();
        while text.read_until(b'\n', &mut line).is_ok_and(|n| n > 0) {
            let output = String::from_utf8_lossy(&line).into_owned();
            send_event(&editor, "output", json!({"category": category, "output": output}));
            line.clear();
        }
    })
}

/// The status as shells have it.
fn exit_code(status: ExitStatus) -> u8 {
    status.code().map_or_else(|| 128u8.wrapping_add(status.signal().unwrap_or(0) as u8), |code| code as u8)
}
