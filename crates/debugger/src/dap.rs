//! The debugger for editors: a server of the Debug Adapter Protocol.
//!
//! The launch is known before the editor connects: `launch` starts it. Requests come through a channel, so that a launch that
//! runs can be paused.

use std::collections::{HashMap, VecDeque};
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, channel};

use oxicc_sim::ThreadId;
use serde_json::{Value as Json, json};

use crate::expression::Expression;
use crate::session::{Client, Interrupt, Reason, Resume, Session, StepKind, Stop, Unit};
use crate::types::Type;
use crate::value::{Format, Number, Value};

/// What a number that the editor holds stands for. Numbers are good until the launch goes on.
#[derive(Clone)]
enum Handle {
    Arguments(ThreadId, usize),
    Locals(ThreadId, usize),
    Registers(ThreadId, usize),
    /// A value with parts, how an expression names it, and where that expression holds.
    Value(Value, String, ThreadId, usize),
}

/// A connection to an editor.
pub struct Server<W> {
    requests: Receiver<Json>,
    pending: VecDeque<Json>,
    output: W,
    sequence: i64,
    handles: Vec<Handle>,
    frames: Vec<(ThreadId, usize)>,
    /// Breakpoints by the file, or by what they are.
    breakpoints: HashMap<String, Vec<u32>>,
    threads: Json,
    stop_on_entry: bool,
    fault: Option<String>,
    is_configured: bool,
}

/// Serves one editor. `run` carries out the launch with an observer and returns what is to be shown in the end, and the exit
/// status.
pub fn serve<R, W, F>(input: R, output: W, run: F) -> u8
where
    R: BufRead + Send + 'static,
    W: Write + Send,
    F: FnOnce(&mut dyn oxicc_sim::Observer) -> (String, u8),
{
    let Some(server) = Server::connect(input, output) else { return 0 };
    let mut session = Session::new(server);
    let (text, status) = run(&mut session);
    let mut server = session.client;
    let pending = std::mem::take(&mut server.pending);
    server.event("output", json!({"category": "stdout", "output": text}));
    server.event("exited", json!({"exitCode": status}));
    server.event("terminated", json!({}));
    let mut pending = pending.into_iter();
    while let Some(request) = pending.next().or_else(|| server.requests.recv().ok()) {
        let is_last = command(&request) == "disconnect";
        server.respond(&request, Ok(json!({})));
        if is_last {
            break;
        }
    }
    status
}

/// Messages longer than this are no requests of an editor.
const MOST_BYTES: usize = 1 << 24;

/// Writes a message under its number.
pub(crate) fn write_message(output: &mut impl Write, mut message: Json, sequence: i64) -> io::Result<()> {
    message["seq"] = json!(sequence);
    let body = message.to_string();
    write!(output, "Content-Length: {}\r\n\r\n{body}", body.len())?;
    output.flush()
}

pub(crate) fn read_message(input: &mut impl BufRead) -> Option<Json> {
    let mut length = None;
    loop {
        let mut line = String::new();
        if input.read_line(&mut line).ok()? == 0 {
            return None;
        }
        match line.trim_end() {
            "" => break,
            header => {
                if let Some(value) = header.strip_prefix("Content-Length:") {
                    length = value.trim().parse::<usize>().ok();
                }
            }
        }
    }
    let mut body = vec![0; length.filter(|n| *n <= MOST_BYTES)?];
    io::Read::read_exact(input, &mut body).ok()?;
    serde_json::from_slice(&body).ok()
}

pub(crate) fn command(request: &Json) -> &str {
    request["command"].as_str().unwrap_or("")
}

impl<W: Write + Send> Server<W> {
    /// Answers an editor until it asks for the launch; nothing if it never does.
    pub fn connect<R: BufRead + Send + 'static>(input: R, output: W) -> Option<Server<W>> {
        let (send, requests) = channel();
        // Ends with the input.
        std::thread::spawn(move || {
            let mut input = input;
            while let Some(message) = read_message(&mut input) {
                if send.send(message).is_err() {
                    return;
                }
            }
        });
        let mut server = Server {
            requests,
            pending: VecDeque::new(),
            output,
            sequence: 0,
            handles: Vec::new(),
            frames: Vec::new(),
            breakpoints: HashMap::new(),
            threads: json!([]),
            stop_on_entry: false,
            fault: None,
            is_configured: false,
        };
        server.wait_for_launch().then_some(server)
    }

    /// Sends a message. When the editor is gone there is nobody to tell.
    fn send(&mut self, message: Json) {
        self.sequence += 1;
        let _ = write_message(&mut self.output, message, self.sequence);
    }

    fn event(&mut self, name: &str, body: Json) {
        self.send(json!({"type": "event", "event": name, "body": body}));
    }

    fn respond(&mut self, request: &Json, answer: Result<Json, String>) {
        let mut message = json!({
            "type": "response",
            "request_seq": request["seq"],
            "command": request["command"],
            "success": answer.is_ok(),
        });
        match answer {
            Ok(body) => message["body"] = body,
            Err(text) => {
                message["message"] = json!(text);
                message["body"] = json!({"error": {"id": 1, "format": text}});
            }
        }
        self.send(message);
    }

    /// Answers until the launch is asked for; false if it never is.
    fn wait_for_launch(&mut self) -> bool {
        while let Ok(request) = self.requests.recv() {
            match command(&request) {
                "initialize" => {
                    let capabilities = json!({
                        "supportsConfigurationDoneRequest": true,
                        "supportsConditionalBreakpoints": true,
                        "supportsFunctionBreakpoints": true,
                        "supportsDataBreakpoints": true,
                        "supportsEvaluateForHovers": true,
                        "supportsReadMemoryRequest": true,
                        "supportsExceptionInfoRequest": true,
                        "supportsSteppingGranularity": true,
                        "supportsTerminateRequest": true,
                    });
                    self.respond(&request, Ok(capabilities));
                }
                "launch" | "attach" => {
                    self.stop_on_entry = request["arguments"]["stopOnEntry"].as_bool().unwrap_or(false);
                    self.respond(&request, Ok(json!({})));
                    return true;
                }
                "disconnect" | "terminate" => {
                    self.respond(&request, Ok(json!({})));
                    return false;
                }
                other => {
                    let text = format!("`{other}` comes after `launch`");
                    self.respond(&request, Err(text));
                }
            }
        }
        false
    }

    fn handle(&mut self, handle: Handle) -> usize {
        self.handles.push(handle);
        self.handles.len()
    }

    /// Answers a request while the launch stands still; how it goes on, if the request says so.
    fn answer(&mut self, request: &Json, stop: &mut Stop<'_, '_>) -> Option<Resume> {
        let arguments = &request["arguments"];
        let step = |kind| {
            let is_instruction = arguments["granularity"] == "instruction";
            Resume::Step(if is_instruction { StepKind::Instruction } else { kind }, Unit::Thread)
        };
        let mut resume = None;
        let answer = match command(request) {
            "configurationDone" => {
                self.is_configured = true;
                Ok(json!({}))
            }
            "threads" => Ok(json!({"threads": self.threads})),
            "setBreakpoints" => self.set_breakpoints(arguments, stop),
            "setFunctionBreakpoints" => {
                let wanted = arguments["breakpoints"].as_array().cloned().unwrap_or_default();
                let set = wanted.iter().map(|b| {
                    (b["name"].as_str().unwrap_or("").to_owned(), b["condition"].as_str().map(str::to_owned))
                });
                Ok(self.replace_breakpoints("functions", set.collect(), stop))
            }
            "setExceptionBreakpoints" => Ok(json!({})),
            "setDataBreakpoints" => Ok(self.set_data_breakpoints(arguments, stop)),
            "dataBreakpointInfo" => self.data_breakpoint_info(arguments, stop),
            "stackTrace" => self.stack_trace(arguments, stop),
            "scopes" => self.scopes(arguments),
            "variables" => self.variables(arguments, stop),
            "evaluate" => self.evaluate(arguments, stop),
            "readMemory" => read_memory(arguments, stop),
            "exceptionInfo" => match &self.fault {
                Some(text) => Ok(json!({"exceptionId": "fault", "description": text, "breakMode": "always"})),
                None => Err("there was no fault".into()),
            },
            "continue" => {
                resume = Some(Resume::Continue);
                Ok(json!({"allThreadsContinued": true}))
            }
            "next" | "stepIn" | "stepOut" => {
                resume = Some(step(match command(request) {
                    "next" => StepKind::Over,
                    "stepIn" => StepKind::Into,
                    _ => StepKind::Out,
                }));
                if let Some(thread) = thread_of(arguments) {
                    stop.state.focus = thread;
                }
                Ok(json!({}))
            }
            "pause" => Ok(json!({})),
            "disconnect" | "terminate" => {
                resume = Some(Resume::Quit);
                // Answered when the launch has ended.
                if command(request) == "disconnect" {
                    self.pending.push_back(request.clone());
                    return resume;
                }
                Ok(json!({}))
            }
            other => Err(format!("`{other}` is not supported")),
        };
        self.respond(request, answer);
        resume
    }

    fn set_breakpoints(&mut self, arguments: &Json, stop: &mut Stop<'_, '_>) -> Result<Json, String> {
        let path = arguments["source"]["path"].as_str().ok_or("the source has no path")?.to_owned();
        let wanted = arguments["breakpoints"].as_array().cloned().unwrap_or_default();
        let set = wanted.iter().map(|b| {
            let line = b["line"].as_u64().unwrap_or(0);
            (format!("{path}:{line}"), b["condition"].as_str().map(str::to_owned))
        });
        Ok(self.replace_breakpoints(&path, set.collect(), stop))
    }

    /// Sets the breakpoints of a file in place of those it had.
    fn replace_breakpoints(
        &mut self,
        key: &str,
        wanted: Vec<(String, Option<String>)>,
        stop: &mut Stop<'_, '_>,
    ) -> Json {
        for id in self.breakpoints.remove(key).unwrap_or_default() {
            stop.delete(id);
        }
        let mut ids = Vec::new();
        let mut out = Vec::new();
        for (place, condition) in wanted {
            let condition = condition.filter(|c| !c.trim().is_empty());
            out.push(match stop.break_at(&place, condition.as_deref()) {
                Ok(id) => {
                    ids.push(id);
                    let made = stop.state.breakpoints.iter().find(|b| b.id == id);
                    let line = made.and_then(|b| b.line.as_ref()).map(|l| l.line);
                    json!({"id": id, "verified": true, "line": line})
                }
                Err(message) => json!({"verified": false, "message": message}),
            });
        }
        self.breakpoints.insert(key.to_owned(), ids);
        json!({"breakpoints": out})
    }

    fn set_data_breakpoints(&mut self, arguments: &Json, stop: &mut Stop<'_, '_>) -> Json {
        for id in self.breakpoints.remove("data").unwrap_or_default() {
            stop.delete(id);
        }
        let mut ids = Vec::new();
        let mut out = Vec::new();
        for b in arguments["breakpoints"].as_array().cloned().unwrap_or_default() {
            out.push(match stop.watch(b["dataId"].as_str().unwrap_or("")) {
                Ok(id) => {
                    ids.push(id);
                    json!({"id": id, "verified": true})
                }
                Err(message) => json!({"verified": false, "message": message}),
            });
        }
        self.breakpoints.insert("data".to_owned(), ids);
        json!({"breakpoints": out})
    }

    fn data_breakpoint_info(&mut self, arguments: &Json, stop: &Stop<'_, '_>) -> Result<Json, String> {
        let name = arguments["name"].as_str().ok_or("which variable?")?;
        let expression = match self.handle_of(arguments) {
            Some(Handle::Value(_, parent, ..)) => part_name(&parent, name),
            _ => name.to_owned(),
        };
        let value = stop.evaluate(&expression);
        Ok(match value.map(|v| v.address) {
            Ok(Some(_)) => {
                json!({"dataId": expression, "description": expression, "accessTypes": ["write"]})
            }
            _ => json!({"dataId": null, "description": "it is not in memory"}),
        })
    }

    fn handle_of(&self, arguments: &Json) -> Option<Handle> {
        let reference = arguments["variablesReference"].as_u64()?;
        self.handles.get(usize::try_from(reference.checked_sub(1)?).ok()?).cloned()
    }

    fn frame_of(&self, arguments: &Json) -> Option<(ThreadId, usize)> {
        let frame = arguments["frameId"].as_u64()?;
        self.frames.get(usize::try_from(frame.checked_sub(1)?).ok()?).copied()
    }

    fn stack_trace(&mut self, arguments: &Json, stop: &Stop<'_, '_>) -> Result<Json, String> {
        let thread = thread_of(arguments).ok_or("which thread?")?;
        let frames = stop.view_of(thread, 0).frames();
        let mut out = Vec::new();
        for (i, frame) in frames.iter().enumerate() {
            self.frames.push((thread, i));
            let mut entry = json!({
                "id": self.frames.len(),
                "name": frame.function,
                "line": frame.line.as_ref().map_or(0, |l| l.line),
                "column": 0,
            });
            if let Some(line) = &frame.line {
                let name = line.file.rsplit('/').next().unwrap_or(&line.file);
                entry["source"] = json!({"name": name, "path": line.file});
            }
            out.push(entry);
        }
        let first = arguments["startFrame"].as_u64().unwrap_or(0) as usize;
        let count = arguments["levels"].as_u64().filter(|n| *n > 0).unwrap_or(u64::MAX);
        let total = out.len();
        let shown: Vec<Json> = out.into_iter().skip(first).take(count.min(1 << 20) as usize).collect();
        Ok(json!({"stackFrames": shown, "totalFrames": total}))
    }

    fn scopes(&mut self, arguments: &Json) -> Result<Json, String> {
        let (thread, frame) = self.frame_of(arguments).ok_or("which frame?")?;
        let arguments = self.handle(Handle::Arguments(thread, frame));
        let locals = self.handle(Handle::Locals(thread, frame));
        let registers = self.handle(Handle::Registers(thread, frame));
        let scope = |name: &str, hint: &str, reference: usize, expensive: bool| json!({"name": name, "presentationHint": hint, "variablesReference": reference, "expensive": expensive});
        Ok(json!({"scopes": [
            scope("Locals", "locals", locals, false),
            scope("Arguments", "arguments", arguments, false),
            scope("PTX registers", "registers", registers, true),
        ]}))
    }

    fn variables(&mut self, arguments: &Json, stop: &Stop<'_, '_>) -> Result<Json, String> {
        let handle = self.handle_of(arguments).ok_or("these variables are gone")?;
        let mut out = Vec::new();
        match handle {
            Handle::Arguments(thread, frame) | Handle::Locals(thread, frame) => {
                let wants_arguments = matches!(handle, Handle::Arguments(..));
                let view = stop.view_of(thread, frame);
                let frames = view.frames();
                let found = frames.get(frame).ok_or("the frame is gone")?;
                let mut names: Vec<String> = Vec::new();
                for variable in view.variables(found) {
                    if variable.is_parameter != wants_arguments || names.contains(&variable.name) {
                        continue;
                    }
                    let value = view.value(found, &variable);
                    let name = variable.name.clone();
                    out.push(self.variable(&name, name.clone(), value, (thread, frame), stop));
                    names.push(name);
                }
            }
            Handle::Registers(thread, frame) => {
                for (name, value) in stop.view_of(thread, frame).registers() {
                    out.push(self.variable(&name, name.clone(), Ok(value), (thread, frame), stop));
                }
            }
            Handle::Value(value, expression, thread, frame) => {
                let view = stop.view_of(thread, frame);
                if let (Type::Pointer(to), Some(Number::Int(at))) =
                    (&value.ty, value.number(&stop.model.types))
                {
                    let target = view.load((**to).clone(), at as u64);
                    let name = format!("*{expression}");
                    out.push(self.variable(&name, name.clone(), target, (thread, frame), stop));
                }
                for (name, part) in value.children(&stop.model.types) {
                    let expression = part_name(&expression, &name);
                    let part = view.follow_reference(part);
                    out.push(self.variable(&name, expression, part, (thread, frame), stop));
                }
            }
        }
        let first = arguments["start"].as_u64().unwrap_or(0) as usize;
        let count = arguments["count"].as_u64().filter(|n| *n > 0).unwrap_or(1 << 20) as usize;
        let shown: Vec<Json> = out.into_iter().skip(first).take(count).collect();
        Ok(json!({"variables": shown}))
    }

    /// A variable for the editor.
    fn variable(
        &mut self,
        name: &str,
        expression: String,
        value: Result<Value, String>,
        (thread, frame): (ThreadId, usize),
        stop: &Stop<'_, '_>,
    ) -> Json {
        let types = &stop.model.types;
        let value = match value {
            Ok(value) => value,
            Err(text) => return json!({"name": name, "value": text, "variablesReference": 0}),
        };
        let is_pointer =
            matches!(&value.ty, Type::Pointer(to) if !matches!(**to, Type::Void | Type::Function));
        let has_parts = is_pointer || !value.children(types).is_empty();
        let memory = match (is_pointer, value.number(types)) {
            (true, Some(Number::Int(at))) => Some(at as u64),
            _ => value.address,
        };
        let mut out = json!({
            "name": name,
            "value": value.show(types, Format::Natural),
            "type": types.name(&value.ty),
            "evaluateName": expression,
        });
        if let Some(address) = memory {
            out["memoryReference"] = json!(format!("{address:#x}"));
        }
        out["variablesReference"] = match has_parts {
            true => json!(self.handle(Handle::Value(value, expression, thread, frame))),
            false => json!(0),
        };
        out
    }

    fn evaluate(&mut self, arguments: &Json, stop: &Stop<'_, '_>) -> Result<Json, String> {
        let text = arguments["expression"].as_str().ok_or("what?")?;
        let at = self.frame_of(arguments).unwrap_or((stop.state.focus, 0));
        let value = stop.view_of(at.0, at.1).evaluate(&Expression::parse(text)?)?;
        let mut out = self.variable(text, text.to_owned(), Ok(value), at, stop);
        out["result"] = out["value"].take();
        Ok(out)
    }

    fn tell_stop(&mut self, stop: &Stop<'_, '_>) {
        let mut body = match &stop.reason {
            Reason::Entry => json!({"reason": "entry"}),
            Reason::Breakpoint(id) => json!({"reason": "breakpoint", "hitBreakpointIds": [id]}),
            Reason::Watchpoint { id, expression, old, new } => json!({
                "reason": "data breakpoint",
                "description": format!("{expression}: {old} became {new}"),
                "hitBreakpointIds": [id],
            }),
            Reason::WatchEnded { expression, .. } => json!({
                "reason": "data breakpoint",
                "description": format!("the frame of {expression} has ended"),
            }),
            Reason::Step => json!({"reason": "step"}),
            Reason::Pause => json!({"reason": "pause"}),
            Reason::Fault(text) => {
                self.fault = Some(text.clone());
                json!({"reason": "exception", "description": "The kernel had a fault", "text": text})
            }
        };
        body["threadId"] = json!(number_of(stop.state.focus));
        body["allThreadsStopped"] = json!(true);
        self.event("stopped", body);
    }
}

impl<W: Write + Send> Client for Server<W> {
    fn stopped(&mut self, stop: &mut Stop<'_, '_>) -> Resume {
        self.handles.clear();
        self.frames.clear();
        let threads = stop.threads().into_iter().map(|thread| {
            let [x, y, z] = stop.seen.thread_index(thread);
            json!({"id": number_of(thread), "name": format!("thread ({x},{y},{z})")})
        });
        self.threads = threads.collect();
        let printed = stop.seen.take_printed();
        if !printed.is_empty() {
            self.event("output", json!({"category": "stdout", "output": printed}));
        }
        let mut is_wanted = true;
        if stop.reason == Reason::Entry {
            self.event("initialized", json!({}));
            while !self.is_configured {
                let Ok(request) = self.requests.recv() else { return Resume::Quit };
                if let Some(resume) = self.answer(&request, stop) {
                    return resume;
                }
            }
            is_wanted = self.stop_on_entry;
        } else if stop.reason == Reason::Pause {
            // The launch paused because there are requests; only one of them may want it to.
            is_wanted = self.pending.iter().any(|r| command(r) == "pause");
            while let Some(request) = self.pending.pop_front() {
                if let Some(resume) = self.answer(&request, stop) {
                    return resume;
                }
            }
        }
        if !is_wanted {
            return Resume::Continue;
        }
        self.tell_stop(stop);
        loop {
            let Ok(request) = self.requests.recv() else { return Resume::Quit };
            if let Some(resume) = self.answer(&request, stop) {
                return resume;
            }
        }
    }

    fn poll(&mut self) -> Option<Interrupt> {
        let request = self.requests.try_recv().ok()?;
        if command(&request) == "threads" {
            let threads = self.threads.clone();
            self.respond(&request, Ok(json!({"threads": threads})));
            return None;
        }
        self.pending.push_back(request);
        Some(Interrupt::Pause)
    }
}

fn read_memory(arguments: &Json, stop: &Stop<'_, '_>) -> Result<Json, String> {
    let reference = arguments["memoryReference"].as_str().unwrap_or("");
    let address =
        u64::from_str_radix(reference.trim_start_matches("0x"), 16).map_err(|_| "which address?")?;
    let offset = arguments["offset"].as_i64().unwrap_or(0);
    let count = arguments["count"].as_u64().unwrap_or(0).min(1 << 20) as usize;
    let start = address.wrapping_add_signed(offset);
    let mut bytes = vec![0; count];
    // As much as there is from the beginning on.
    while !bytes.is_empty() && stop.seen.read(stop.state.focus, start, &mut bytes).is_err() {
        bytes.truncate(bytes.len() / 2);
    }
    let missing = count - bytes.len();
    Ok(json!({"address": format!("{start:#x}"), "data": base64(&bytes), "unreadableBytes": missing}))
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::new();
    for chunk in bytes.chunks(3) {
        let word = (0..3).fold(0u32, |w, i| w << 8 | u32::from(chunk.get(i).copied().unwrap_or(0)));
        for i in 0..4 {
            let digit = DIGITS[(word >> (18 - 6 * i) & 63) as usize];
            out.push(if i <= chunk.len() { char::from(digit) } else { '=' });
        }
    }
    out
}

/// How a part of a value is written.
fn part_name(whole: &str, part: &str) -> String {
    match part {
        _ if part.starts_with('[') => format!("{whole}{part}"),
        // Members of bases and of unions without a name are members of the whole.
        _ if part.starts_with('<') => whole.to_owned(),
        _ if whole.starts_with('*') => format!("({whole}).{part}"),
        _ => format!("{whole}.{part}"),
    }
}

fn number_of(thread: ThreadId) -> u32 {
    thread.warp * 32 + thread.lane + 1
}

fn thread_of(arguments: &Json) -> Option<ThreadId> {
    let number = u32::try_from(arguments["threadId"].as_u64()?.checked_sub(1)?).ok()?;
    Some(ThreadId { warp: number / 32, lane: number % 32 })
}

#[cfg(test)]
mod tests {
    use super::base64;

    #[test]
    fn bytes_in_base64() {
        assert_eq!(base64(b""), "");
        assert_eq!(base64(b"M"), "TQ==");
        assert_eq!(base64(b"Ma"), "TWE=");
        assert_eq!(base64(b"Man"), "TWFu");
    }
}
