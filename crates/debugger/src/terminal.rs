//! The debugger in a terminal: commands in the manner of GDB, from a person or from a file.

use std::collections::{HashMap, VecDeque};
use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use oxicc_sim::{Group, ThreadId, ThreadState};

use crate::model::SourceLine;
use crate::session::{Client, Interrupt, Reason, Resume, StepKind, Stop, Unit};
use crate::value::Format;

/// Reads commands and writes answers.
pub struct Terminal<R, W> {
    input: R,
    output: W,
    /// Commands that come before those of the input.
    queued: VecDeque<String>,
    /// Whether nobody sees what is typed: commands are written as well, so that the output can be read alone.
    echo: bool,
    last: String,
    listed: Option<SourceLine>,
    sources: HashMap<String, Option<Vec<String>>>,
    here: Option<PathBuf>,
    interrupted: Option<Arc<AtomicBool>>,
    /// Whether the launch is one of a program, which goes on after a fault of a kernel.
    is_of_program: bool,
}

const PROMPT: &str = "(oxicc) ";

const HELP: &str = "\
break FILE:LINE|LINE|FUNCTION [if EXPR]  stop there; tbreak: once
watch EXPR                  stop when the memory of EXPR changes
condition N EXPR            let breakpoint N depend on EXPR
delete|enable|disable [N]   breakpoints and watchpoints
run, continue               go on
step|next|finish [thread|warp|block]   to the next line, over calls, out of the function
stepi                       one instruction
print[/xducbf] EXPR         EXPR as in C++, also threadIdx.x, $r5, p[3].x, *p@8
set EXPR = EXPR             assign
whatis EXPR                 the type
x[/N] EXPR                  N bytes from that address on
backtrace, frame N, up, down
thread X[,Y,Z]|warp N       look at another thread
info threads|warps|barriers|locals|args|registers|breakpoints|line
list [LINE]                 the source
quit                        end the launch
";

/// What a command leads to.
enum Then {
    Stay,
    Go(Resume),
}

impl<R: BufRead + Send, W: Write + Send> Terminal<R, W> {
    pub fn new(input: R, output: W, queued: Vec<String>, echo: bool) -> Terminal<R, W> {
        Terminal {
            input,
            output,
            queued: queued.into(),
            echo,
            last: String::new(),
            listed: None,
            sources: HashMap::new(),
            here: std::env::current_dir().ok(),
            interrupted: None,
            is_of_program: false,
        }
    }

    /// The terminal of a program, which launches kernels itself.
    pub fn of_program(self) -> Terminal<R, W> {
        Terminal { is_of_program: true, ..self }
    }

    /// A flag that pauses the launch when somebody sets it.
    pub fn with_interrupt(self, flag: Arc<AtomicBool>) -> Terminal<R, W> {
        Terminal { interrupted: Some(flag), ..self }
    }

    /// Writes text. When nobody reads any more there is nobody to tell.
    fn say(&mut self, text: impl AsRef<str>) {
        let _ = self.output.write_all(text.as_ref().as_bytes());
    }

    fn next_command(&mut self) -> Option<String> {
        let queued = self.queued.pop_front();
        let is_queued = queued.is_some();
        if !is_queued {
            self.say(PROMPT);
            let _ = self.output.flush();
        }
        let line = match queued {
            Some(line) => line,
            None => {
                let mut line = String::new();
                match self.input.read_line(&mut line) {
                    Ok(n) if n > 0 => line,
                    _ => {
                        self.say("\n");
                        return None;
                    }
                }
            }
        };
        let line = line.trim().to_owned();
        match (is_queued, self.echo) {
            (true, _) => self.say(format!("{PROMPT}{line}\n")),
            (false, true) => self.say(format!("{line}\n")),
            _ => {}
        }
        Some(line)
    }

    /// A path as the user would write it.
    fn path(&self, path: &str) -> String {
        let here = self.here.as_ref().and_then(|here| path.strip_prefix(here.to_str()?)?.strip_prefix('/'));
        here.unwrap_or(path).to_owned()
    }

    fn source(&mut self, line: &SourceLine) -> Option<String> {
        let read = |path: &String| {
            let text = std::fs::read(path).ok()?;
            Some(String::from_utf8_lossy(&text).lines().map(str::to_owned).collect())
        };
        let lines = self.sources.entry(line.file.clone()).or_insert_with_key(read);
        lines.as_ref()?.get(line.line as usize - 1).cloned()
    }

    fn show_place(&mut self, stop: &Stop<'_, '_>) {
        let (frame, mut text) = {
            let view = stop.view();
            let frames = view.frames();
            let Some(frame) = frames.get(stop.frame).cloned() else { return };
            let arguments = view.shown(&frame, |v| v.is_parameter);
            let arguments: Vec<String> = arguments.into_iter().map(|(n, v)| format!("{n}={v}")).collect();
            let text = format!("{} ({})", frame.function, arguments.join(", "));
            (frame, text)
        };
        if let Some(line) = &frame.line {
            text += &format!(" at {}:{}", self.path(&line.file), line.line);
        }
        self.say(text + "\n");
        if let Some(line) = frame.line {
            if let Some(source) = self.source(&line) {
                self.say(format!("{}\t{source}\n", line.line));
            }
            self.listed = Some(SourceLine { line: line.line.saturating_sub(6), ..line });
        }
    }

    fn show_thread(&mut self, stop: &Stop<'_, '_>) {
        let thread = stop.state.focus;
        let group = stop.seen.place(thread);
        let here = group.map_or(0, |g| g.mask);
        let live = stop.seen.groups(thread.warp).iter().fold(0, |m, g| m | g.mask);
        self.say(format!(
            "[thread {} of block {}, warp {}, lanes {here:#010x} of {live:#010x}]\n",
            triple(stop.seen.thread_index(thread)),
            triple(stop.seen.block_id()),
            thread.warp,
        ));
    }

    fn command(&mut self, line: &str, stop: &mut Stop<'_, '_>) -> Result<Then, String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let (word, suffix) = word.split_once('/').unwrap_or((word, ""));
        match word {
            "" => {}
            "help" | "h" => self.say(HELP),
            "break" | "b" | "tbreak" | "tb" => self.set_breakpoint(rest, word.starts_with('t'), stop)?,
            "watch" => {
                let id = stop.watch(rest)?;
                self.say(format!("Watchpoint {id}: {rest}\n"));
            }
            "condition" => {
                let (id, condition) = rest.split_once(' ').unwrap_or((rest, ""));
                let id: u32 = id.parse().map_err(|_| "which breakpoint?")?;
                let parsed = match condition.trim() {
                    "" => None,
                    text => Some((text.to_owned(), crate::Expression::parse(text)?)),
                };
                let found = stop.state.breakpoints.iter_mut().find(|b| b.id == id);
                found.ok_or_else(|| format!("there is no breakpoint {id}"))?.condition = parsed;
            }
            "delete" | "d" | "enable" | "disable" => self.change_breakpoints(word, rest, stop)?,
            "run" | "r" | "continue" | "c" => return Ok(Then::Go(Resume::Continue)),
            "step" | "s" => return unit(rest).map(|u| Then::Go(Resume::Step(StepKind::Into, u))),
            "next" | "n" => return unit(rest).map(|u| Then::Go(Resume::Step(StepKind::Over, u))),
            "finish" => return unit(rest).map(|u| Then::Go(Resume::Step(StepKind::Out, u))),
            "stepi" | "si" => return unit(rest).map(|u| Then::Go(Resume::Step(StepKind::Instruction, u))),
            "quit" | "q" | "kill" => return Ok(Then::Go(Resume::Quit)),
            "print" | "p" => {
                let value = stop.evaluate(rest)?;
                let text = value.show(&stop.model.types, format_of(suffix)?);
                self.say(format!("{text}\n"));
            }
            "whatis" | "ptype" => {
                let value = stop.evaluate(rest)?;
                self.say(format!("type = {}\n", stop.model.types.name(&value.ty)));
            }
            "set" => {
                let rest = rest.strip_prefix("var ").unwrap_or(rest);
                let (target, value) = rest.split_once('=').ok_or("expected: set EXPR = EXPR")?;
                stop.assign(target, value)?;
            }
            "x" => self.memory(suffix, rest, stop)?,
            "backtrace" | "bt" | "where" => self.backtrace(stop),
            "frame" | "f" | "up" | "down" => {
                let frames = stop.view().frames().len();
                let wanted = match word {
                    "up" => stop.frame + 1,
                    "down" => stop.frame.checked_sub(1).ok_or("this is the innermost frame")?,
                    _ if rest.is_empty() => stop.frame,
                    _ => rest.parse().map_err(|_| "which frame?")?,
                };
                if wanted >= frames {
                    return Err(format!("there is no frame {wanted}"));
                }
                stop.frame = wanted;
                self.show_place(stop);
            }
            "thread" | "t" if rest.is_empty() => self.show_thread(stop),
            "thread" | "t" | "warp" => {
                let numbers = rest.trim_matches(['(', ')']).split([',', ' ']).filter(|w| !w.is_empty());
                let numbers: Vec<u32> =
                    numbers.map(str::parse).collect::<Result<_, _>>().map_err(|_| "which one?")?;
                let at = |i: usize| numbers.get(i).copied().unwrap_or(0);
                let thread = match word {
                    "warp" => {
                        let live = stop.seen.groups(at(0)).iter().fold(0, |m, g| m | g.mask);
                        (live != 0).then(|| ThreadId { warp: at(0), lane: live.trailing_zeros() })
                    }
                    _ => stop.seen.thread_at([at(0), at(1), at(2)]),
                };
                let thread = thread.filter(|t| stop.seen.place(*t).is_some());
                stop.state.focus = thread.ok_or("it is not there or has ended")?;
                stop.frame = 0;
                self.show_thread(stop);
                self.show_place(stop);
            }
            "info" | "i" => self.info(rest, stop)?,
            "list" | "l" => self.list(rest, stop)?,
            _ => return Err(format!("there is no command `{word}`; try help")),
        }
        Ok(Then::Stay)
    }

    fn set_breakpoint(&mut self, rest: &str, once: bool, stop: &mut Stop<'_, '_>) -> Result<(), String> {
        let (place, condition) = match rest.split_once(" if ") {
            Some((place, condition)) => (place.trim(), Some(condition.trim())),
            None => (rest, None),
        };
        let id = stop.break_at(place, condition)?;
        let Some(b) = stop.state.breakpoints.iter_mut().find(|b| b.id == id) else { return Ok(()) };
        b.is_temporary = once;
        let places = match b.places.len() {
            1 => String::new(),
            n => format!(" ({n} places)"),
        };
        let at =
            b.line.clone().map_or_else(|| place.to_owned(), |l| format!("{}:{}", self.path(&l.file), l.line));
        self.say(format!("Breakpoint {id} at {at}{places}\n"));
        Ok(())
    }

    fn change_breakpoints(&mut self, word: &str, rest: &str, stop: &mut Stop<'_, '_>) -> Result<(), String> {
        let all =
            stop.state.breakpoints.iter().map(|b| b.id).chain(stop.state.watchpoints.iter().map(|w| w.id));
        let ids: Vec<u32> = match rest {
            "" => all.collect(),
            _ => rest
                .split_whitespace()
                .map(|w| w.parse().map_err(|_| format!("`{w}` is no number of a breakpoint")))
                .collect::<Result<_, _>>()?,
        };
        for id in ids {
            let known = match word {
                "delete" | "d" => stop.delete(id),
                _ => {
                    let found = stop.state.breakpoints.iter_mut().find(|b| b.id == id);
                    found.map(|b| b.is_enabled = word == "enable").is_some()
                }
            };
            if !known {
                return Err(format!("there is no breakpoint {id}"));
            }
        }
        Ok(())
    }

    fn memory(&mut self, suffix: &str, rest: &str, stop: &mut Stop<'_, '_>) -> Result<(), String> {
        let count: usize =
            if suffix.is_empty() { 16 } else { suffix.parse().map_err(|_| "how many bytes?")? };
        let value = stop.evaluate(rest)?;
        let address = match (&value.ty, value.number(&stop.model.types), value.address) {
            (crate::types::Type::Array(..), _, Some(address)) => address,
            (_, Some(crate::value::Number::Int(v)), _) => v as u64,
            _ => return Err("an address is an integer or a pointer".into()),
        };
        let mut bytes = vec![0; count.min(1 << 16)];
        stop.seen.read(stop.state.focus, address, &mut bytes).map_err(|e| e.to_string())?;
        for (i, row) in bytes.chunks(16).enumerate() {
            let row: Vec<String> = row.iter().map(|b| format!("{b:02x}")).collect();
            self.say(format!("{:#x}: {}\n", address + 16 * i as u64, row.join(" ")));
        }
        Ok(())
    }

    fn backtrace(&mut self, stop: &Stop<'_, '_>) {
        let view = stop.view();
        let lines: Vec<String> = view
            .frames()
            .iter()
            .enumerate()
            .map(|(i, frame)| {
                let arguments = view.shown(frame, |v| v.is_parameter);
                let arguments: Vec<String> = arguments.iter().map(|(n, v)| format!("{n}={v}")).collect();
                let at = frame
                    .line
                    .as_ref()
                    .map_or(String::new(), |l| format!(" at {}:{}", self.path(&l.file), l.line));
                let inlined = if frame.is_inlined { " (inlined)" } else { "" };
                format!("#{i}  {} ({}){at}{inlined}\n", frame.function, arguments.join(", "))
            })
            .collect();
        self.say(lines.concat());
    }

    fn info(&mut self, what: &str, stop: &mut Stop<'_, '_>) -> Result<(), String> {
        match what {
            "locals" | "args" => {
                let lines: Vec<String> = {
                    let view = stop.view();
                    let frames = view.frames();
                    let frame = frames.get(stop.frame).ok_or("the thread has ended")?;
                    let wanted = view.shown(frame, |v| v.is_parameter == (what == "args"));
                    wanted.into_iter().map(|(name, value)| format!("{name} = {value}\n")).collect()
                };
                self.say(if lines.is_empty() { format!("No {what}.\n") } else { lines.concat() });
            }
            "registers" => {
                let registers = stop.view().registers();
                for (name, value) in registers {
                    let types = &stop.model.types;
                    let (hex, natural) =
                        (value.show(types, Format::Hexadecimal), value.show(types, Format::Natural));
                    self.say(format!("{name:<8} {hex:<20} {natural}\n"));
                }
            }
            "threads" | "warps" => self.info_threads(what == "warps", stop),
            "barriers" => {
                let barriers = stop.seen.barriers();
                if barriers.is_empty() {
                    self.say("No thread waits at a barrier.\n");
                }
                for (id, waiting, live) in barriers {
                    self.say(format!("barrier {id}: {waiting} of {live} threads wait\n"));
                    for warp in 0..stop.seen.warps() {
                        for g in stop.seen.groups(warp) {
                            if g.state == ThreadState::Barrier(id) {
                                let at = self.place_of(&g, stop);
                                self.say(format!("  warp {warp}, lanes {:#010x}: {at}\n", g.mask));
                            }
                        }
                    }
                }
            }
            "breakpoints" | "break" | "watchpoints" => {
                let mut lines = Vec::new();
                for b in &stop.state.breakpoints {
                    let at = b.line.as_ref();
                    let at = at.map_or(b.wanted.clone(), |l| format!("{}:{}", self.path(&l.file), l.line));
                    let condition =
                        b.condition.as_ref().map_or(String::new(), |(text, _)| format!(" if {text}"));
                    let state = if b.is_enabled { "" } else { ", disabled" };
                    let times = if b.hits == 1 { "once".to_owned() } else { format!("{} times", b.hits) };
                    lines.push(format!("{}: {at}{condition}, hit {times}{state}\n", b.id));
                }
                lines.extend(
                    stop.state.watchpoints.iter().map(|w| format!("{}: watch {}\n", w.id, w.expression)),
                );
                self.say(if lines.is_empty() { "No breakpoints.\n".to_owned() } else { lines.concat() });
            }
            "line" | "source" | "frame" => {
                self.show_place(stop);
                let text = stop
                    .seen
                    .place(stop.state.focus)
                    .and_then(|g| stop.seen.program().instruction_text(g.function, g.pc));
                self.say(format!("next: {}\n", text.unwrap_or_default()));
            }
            _ => return Err("info threads|warps|barriers|locals|args|registers|breakpoints|line".into()),
        }
        Ok(())
    }

    fn place_of(&self, group: &Group, stop: &Stop<'_, '_>) -> String {
        let name = stop.model.functions.get(group.function as usize).map_or("?", |f| &f.name);
        // Whoever waits has its instruction behind it.
        let waits = matches!(group.state, ThreadState::Barrier(_) | ThreadState::Cluster);
        let line = stop.model.line(group.function, group.pc.saturating_sub(waits.into()));
        match line {
            Some(line) => format!("{name} at {}:{}", self.path(&line.file), line.line),
            None => name.to_owned(),
        }
    }

    fn info_threads(&mut self, by_warp: bool, stop: &Stop<'_, '_>) {
        for warp in 0..stop.seen.warps() {
            let groups = stop.seen.groups(warp);
            if groups.is_empty() {
                if by_warp {
                    self.say(format!("  warp {warp}: ended\n"));
                }
                continue;
            }
            if by_warp && groups.len() > 1 {
                self.say(format!("  warp {warp}: divergent\n"));
            }
            for g in groups {
                let state = match g.state {
                    ThreadState::Ready => "",
                    ThreadState::Barrier(_) => ", waits at a barrier",
                    ThreadState::Lanes => ", waits for lanes of its warp",
                    ThreadState::Cluster => ", waits for its cluster",
                    ThreadState::TensorMemory => ", waits for tensor memory",
                };
                let has_focus = stop.state.focus.warp == warp && g.mask >> stop.state.focus.lane & 1 != 0;
                let mark = if has_focus { '*' } else { ' ' };
                let at = self.place_of(&g, stop);
                if by_warp {
                    self.say(format!("{mark} warp {warp}: lanes {:#010x} in {at}{state}\n", g.mask));
                    continue;
                }
                let lanes: Vec<u32> = (0..32).filter(|l| g.mask >> l & 1 != 0).collect();
                let name = |lane: u32| triple(stop.seen.thread_index(ThreadId { warp, lane }));
                // Neighbours that are at the same place are one line.
                let mut i = 0;
                while i < lanes.len() {
                    let mut j = i;
                    while j + 1 < lanes.len() && lanes[j + 1] == lanes[j] + 1 {
                        j += 1;
                    }
                    let span = match i == j {
                        true => name(lanes[i]),
                        false => format!("{} to {}", name(lanes[i]), name(lanes[j])),
                    };
                    let focus = stop.state.focus;
                    let inside = focus.warp == warp && (lanes[i]..=lanes[j]).contains(&focus.lane);
                    let mark = if inside { '*' } else { ' ' };
                    self.say(format!("{mark} {span} in {at}{state}\n"));
                    i = j + 1;
                }
            }
        }
    }

    fn list(&mut self, rest: &str, stop: &Stop<'_, '_>) -> Result<(), String> {
        let first = match (rest.parse::<u32>(), self.listed.clone(), stop.current_file()) {
            (Ok(line), listed, file) => {
                let file = file.or(listed.map(|l| l.file)).ok_or("the file is not known")?;
                SourceLine { file, line: line.saturating_sub(6) }
            }
            (Err(_), Some(listed), _) if rest.is_empty() => listed,
            (Err(_), None, Some(file)) if rest.is_empty() => SourceLine { file, line: 0 },
            _ => {
                let places = stop.model.places_of_function(rest);
                let line = places.first().and_then(|(f, pc)| stop.model.line(*f, *pc));
                let line = line.ok_or_else(|| format!("there is no function `{rest}`"))?;
                SourceLine { line: line.line.saturating_sub(6), ..line }
            }
        };
        let mut shown = 0;
        for number in first.line + 1..first.line + 11 {
            let line = SourceLine { file: first.file.clone(), line: number };
            let Some(text) = self.source(&line) else { break };
            self.say(format!("{number}\t{text}\n"));
            shown += 1;
        }
        if shown == 0 {
            return Err("there are no more lines".into());
        }
        self.listed = Some(SourceLine { line: first.line + shown, ..first });
        Ok(())
    }
}

impl<R: BufRead + Send, W: Write + Send> Client for Terminal<R, W> {
    fn poll(&mut self) -> Option<Interrupt> {
        let is_set = self.interrupted.as_ref().is_some_and(|flag| flag.swap(false, Ordering::Relaxed));
        is_set.then_some(Interrupt::Pause)
    }

    fn stopped(&mut self, stop: &mut Stop<'_, '_>) -> Resume {
        let printed = stop.seen.take_printed();
        self.say(printed);
        match stop.reason.clone() {
            Reason::Entry => {
                let (grid, block) = stop.seen.shape();
                let name = crate::model::demangled(stop.seen.kernel());
                let shape = |d: oxicc_sim::Dim3| triple([d.x, d.y, d.z]);
                self.say(format!("Kernel {name}, grid {}, block {}\n", shape(grid), shape(block)));
            }
            Reason::Breakpoint(id) => self.say(format!("\nBreakpoint {id}, ")),
            Reason::Watchpoint { id, expression, old, new } => {
                self.say(format!("\nWatchpoint {id}: {expression}\nOld value = {old}\nNew value = {new}\n"))
            }
            Reason::WatchEnded { id, expression } => {
                self.say(format!("\nWatchpoint {id} deleted: the frame of {expression} has ended\n"));
            }
            Reason::Fault(text) => self.say(format!("\nFault: {text}\n")),
            Reason::Pause => self.say("\nPaused\n"),
            Reason::Step => {}
        }
        if stop.reason != Reason::Entry {
            self.show_place(stop);
            self.show_thread(stop);
        }
        let is_over = matches!(stop.reason, Reason::Fault(_)) && !self.is_of_program;
        loop {
            let Some(mut line) = self.next_command() else { return Resume::Quit };
            // An empty line repeats the last command, for people.
            if line.is_empty() && !self.echo {
                line = self.last.clone();
            }
            self.last = line.clone();
            match self.command(&line, stop) {
                Ok(Then::Stay) => {}
                Ok(Then::Go(_)) if is_over && !line.starts_with('q') => {
                    self.say("The kernel had a fault and cannot go on.\n");
                }
                Ok(Then::Go(resume)) => return resume,
                Err(message) => self.say(format!("{message}\n")),
            }
        }
    }
}

fn triple([x, y, z]: [u32; 3]) -> String {
    format!("({x},{y},{z})")
}

fn unit(text: &str) -> Result<Unit, String> {
    match text {
        "" | "thread" => Ok(Unit::Thread),
        "warp" => Ok(Unit::Warp),
        "block" => Ok(Unit::Block),
        _ => Err(format!("`{text}` cannot step: thread, warp or block")),
    }
}

fn format_of(suffix: &str) -> Result<Format, String> {
    Ok(match suffix {
        "" => Format::Natural,
        "x" => Format::Hexadecimal,
        "d" => Format::Decimal,
        "u" => Format::Unsigned,
        "t" | "b" => Format::Binary,
        "c" => Format::Character,
        "f" => Format::Float,
        _ => return Err(format!("there is no format `{suffix}`")),
    })
}
