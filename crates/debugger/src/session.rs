//! A launch under a debugger: where it stops, and how it goes on.
//!
//! [`Session`] watches the simulator. Where it stops it hands a [`Stop`] to its [`Client`], a terminal or an editor, and the
//! client's answer says how the launch goes on.

use std::collections::HashMap;

use oxicc_sim::{Control, Fault, Inspection, Observer, ThreadId, ThreadState};

use crate::expression::Expression;
use crate::model::{Model, SourceLine, body};
use crate::value::Value;
use crate::view::View;

/// Who is asked where a launch stops.
pub trait Client: Send {
    /// The launch stands still until this returns.
    fn stopped(&mut self, stop: &mut Stop<'_, '_>) -> Resume;

    /// Asked now and then while the launch runs.
    fn poll(&mut self) -> Option<Interrupt> {
        None
    }
}

impl<C: Client + ?Sized> Client for Box<C> {
    fn stopped(&mut self, stop: &mut Stop<'_, '_>) -> Resume {
        (**self).stopped(stop)
    }

    fn poll(&mut self) -> Option<Interrupt> {
        (**self).poll()
    }
}

/// What a client may want of a launch that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Interrupt {
    Pause,
    Quit,
}

/// Why a launch stopped.
#[derive(Clone, PartialEq, Debug)]
pub enum Reason {
    /// Nothing has run yet.
    Entry,
    Breakpoint(u32),
    /// The expression, its old and its new value.
    Watchpoint {
        id: u32,
        expression: String,
        old: String,
        new: String,
    },
    /// The frame of a watched variable has ended, and the watchpoint with it.
    WatchEnded {
        id: u32,
        expression: String,
    },
    Step,
    Pause,
    /// The kernel ends here.
    Fault(String),
}

/// How far a step goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepKind {
    /// To the next line, also of a function that is called.
    Into,
    /// To the next line of this function or its caller.
    Over,
    /// Out of the function.
    Out,
    /// One instruction.
    Instruction,
}

/// Whose step it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    Thread,
    Warp,
    Block,
}

/// How a launch goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resume {
    Continue,
    Step(StepKind, Unit),
    Quit,
}

/// Where the launch stops.
#[derive(Clone, Debug)]
pub struct Breakpoint {
    pub id: u32,
    /// What the user wrote, with the file of a line.
    pub wanted: String,
    pub line: Option<SourceLine>,
    /// Functions and instructions.
    pub places: Vec<(u32, u32)>,
    pub condition: Option<(String, Expression)>,
    pub is_enabled: bool,
    pub is_temporary: bool,
    pub hits: u32,
}

/// Memory whose changes stop the launch.
#[derive(Clone, Debug)]
pub struct Watchpoint {
    pub id: u32,
    pub expression: String,
    thread: ThreadId,
    last: Value,
    /// For variables of a call: how many calls there are on the stack while it runs.
    calls: Option<usize>,
    block: [u32; 3],
}

/// Where a thread was when a step began.
#[derive(Clone, PartialEq, Debug)]
struct Mark {
    line: Option<SourceLine>,
    frames: usize,
}

enum Mode {
    Run,
    /// One thread steps; the others run as they are scheduled.
    Thread(StepKind, ThreadId, Mark),
    /// Many step together; those that have arrived wait for the others.
    Together {
        kind: StepKind,
        marks: HashMap<ThreadId, Mark>,
        others_run: bool,
    },
}

/// What a debugger remembers between stops.
pub struct State {
    pub breakpoints: Vec<Breakpoint>,
    pub watchpoints: Vec<Watchpoint>,
    next_id: u32,
    mode: Mode,
    /// The thread that the user looks at.
    pub focus: ThreadId,
    has_started: bool,
    block: Option<[u32; 3]>,
    /// Whose instruction ran last.
    last: Option<ThreadId>,
    asked: u32,
}

/// The launch stands still.
pub struct Stop<'s, 'a> {
    pub reason: Reason,
    pub model: &'s Model,
    pub seen: &'s mut Inspection<'a>,
    pub state: &'s mut State,
    /// The frame that the user looks at.
    pub frame: usize,
    faulted: Option<ThreadId>,
}

impl Stop<'_, '_> {
    /// What a frame of a thread sees.
    pub fn view(&self) -> View<'_, '_> {
        self.view_of(self.state.focus, self.frame)
    }

    pub fn view_of(&self, thread: ThreadId, frame: usize) -> View<'_, '_> {
        View { model: self.model, seen: self.seen, thread, frame, faulted: self.faulted }
    }

    /// The value of an expression in the chosen frame.
    pub fn evaluate(&self, text: &str) -> Result<Value, String> {
        self.view().evaluate(&Expression::parse(text)?)
    }

    /// Assigns to something in memory.
    pub fn assign(&mut self, target: &str, value: &str) -> Result<Value, String> {
        let to = self.evaluate(target)?;
        let from = self.evaluate(value)?;
        let types = &self.model.types;
        let address = to.address.ok_or("it is not in memory")?;
        if to.bits.is_some() {
            return Err("a bit-field cannot be assigned".into());
        }
        let bytes = to.assigned(types, &from)?;
        let thread = self.state.focus;
        self.seen.write(thread, address, &bytes).map_err(|e| e.to_string())?;
        self.evaluate(target)
    }

    /// Stops at `FILE:LINE`, `LINE` (of the file of the current line) or a function.
    pub fn break_at(&mut self, wanted: &str, condition: Option<&str>) -> Result<u32, String> {
        let condition = match condition {
            Some(text) => Some((text.to_owned(), Expression::parse(text)?)),
            None => None,
        };
        let wanted = match (wanted.parse::<u32>(), self.current_file()) {
            (Ok(line), Some(file)) => format!("{file}:{line}"),
            _ => wanted.to_owned(),
        };
        let (line, places) = places_of(self.model, &wanted)?;
        let id = self.state.new_id();
        self.state.breakpoints.push(Breakpoint {
            id,
            wanted,
            line,
            places,
            condition,
            is_enabled: true,
            is_temporary: false,
            hits: 0,
        });
        Ok(id)
    }

    /// The file of the line that the user looks at, or of the kernel.
    pub fn current_file(&self) -> Option<String> {
        let frames = self.view().frames();
        frames.get(self.frame).and_then(|f| f.line.clone()).map(|l| l.file)
    }

    /// Stops when something in memory changes.
    pub fn watch(&mut self, expression: &str) -> Result<u32, String> {
        let value = self.evaluate(expression)?;
        let address = value.address.ok_or("only what is in memory can be watched")?;
        let thread = self.state.focus;
        let local = self.seen.program().local_base();
        let is_local = (local..local + (1 << 32)).contains(&address);
        let calls = is_local.then(|| {
            let all = self.seen.calls(thread);
            // The call whose frame holds the address: frames of inner calls are higher.
            let inner = all.iter().take_while(|c| u64::from(c.frame) > address - local).count();
            all.len() - inner.min(all.len())
        });
        let id = self.state.new_id();
        self.state.watchpoints.push(Watchpoint {
            id,
            expression: expression.to_owned(),
            thread,
            last: value,
            calls,
            block: self.seen.block_id(),
        });
        Ok(id)
    }

    /// Removes a breakpoint or watchpoint.
    pub fn delete(&mut self, id: u32) -> bool {
        let before = self.state.breakpoints.len() + self.state.watchpoints.len();
        self.state.breakpoints.retain(|b| b.id != id);
        self.state.watchpoints.retain(|w| w.id != id);
        before != self.state.breakpoints.len() + self.state.watchpoints.len()
    }

    /// All threads of the block that have not ended.
    pub fn threads(&self) -> Vec<ThreadId> {
        let mut out = Vec::new();
        for warp in 0..self.seen.warps() {
            let live = self.seen.groups(warp).iter().fold(0, |m, g| m | g.mask);
            out.extend((0..32).filter(|l| live >> l & 1 != 0).map(|lane| ThreadId { warp, lane }));
        }
        out
    }
}

impl State {
    fn new() -> State {
        State {
            breakpoints: Vec::new(),
            watchpoints: Vec::new(),
            next_id: 1,
            mode: Mode::Run,
            focus: ThreadId { warp: 0, lane: 0 },
            has_started: false,
            block: None,
            last: None,
            asked: 0,
        }
    }

    fn new_id(&mut self) -> u32 {
        self.next_id += 1;
        self.next_id - 1
    }

    /// Looks for a reason to stop before an instruction of some lanes.
    fn reason(&mut self, model: &Model, seen: &Inspection<'_>) -> Option<Reason> {
        let (warp, mask) = seen.current()?;
        let first = ThreadId { warp, lane: mask.trailing_zeros() };
        if let Some(reason) = self.changed(model, seen) {
            return Some(reason);
        }
        let place = seen.place(first)?;
        let at = (place.function, place.pc);
        for b in &mut self.breakpoints {
            if !b.is_enabled || !b.places.contains(&at) {
                continue;
            }
            let lanes = (0..32).filter(|l| mask >> l & 1 != 0).map(|lane| ThreadId { warp, lane });
            let holds = |thread: &ThreadId| match &b.condition {
                // What cannot be evaluated stops, so that the user sees it.
                Some((_, condition)) => View { model, seen, thread: *thread, frame: 0, faulted: None }
                    .holds(condition)
                    .unwrap_or(true),
                None => true,
            };
            let hit: Vec<ThreadId> = lanes.filter(holds).collect();
            let Some(thread) = hit.iter().find(|t| **t == self.focus).or(hit.first()) else { continue };
            b.hits += 1;
            self.focus = *thread;
            let id = b.id;
            if b.is_temporary {
                self.breakpoints.retain(|b| b.id != id);
            }
            return Some(Reason::Breakpoint(id));
        }
        if let Mode::Thread(kind, thread, mark) = &mut self.mode {
            let is_here = thread.warp == warp && mask >> thread.lane & 1 != 0;
            if is_here && arrived(model, seen, *thread, *kind, mark) {
                self.focus = *thread;
                return Some(Reason::Step);
            }
        }
        None
    }

    /// Watched memory that is not what it was.
    fn changed(&mut self, model: &Model, seen: &Inspection<'_>) -> Option<Reason> {
        for i in 0..self.watchpoints.len() {
            let w = &self.watchpoints[i];
            let ended =
                w.calls.is_some_and(|calls| w.block != seen.block_id() || seen.calls(w.thread).len() < calls);
            if ended {
                let w = self.watchpoints.remove(i);
                return Some(Reason::WatchEnded { id: w.id, expression: w.expression });
            }
            let address = w.last.address.unwrap_or(0);
            let view = View { model, seen, thread: w.thread, frame: 0, faulted: None };
            let Ok(mut now) = view.load(w.last.ty.clone(), address) else { continue };
            now.bits = w.last.bits;
            if now.bytes != w.last.bytes {
                let show = |v: &Value| v.show(&model.types, Default::default());
                let (old, new) = (show(&w.last), show(&now));
                let (id, expression) = (w.id, w.expression.clone());
                self.watchpoints[i].last = now;
                self.focus = self.last.unwrap_or(self.focus);
                return Some(Reason::Watchpoint { id, expression, old, new });
            }
        }
        None
    }

    /// Whether lanes that step together have arrived, so that they wait for the others.
    fn holds_back(&mut self, model: &Model, seen: &Inspection<'_>) -> bool {
        let Mode::Together { kind, marks, others_run } = &mut self.mode else { return false };
        let Some((warp, mask)) = seen.current() else { return false };
        let mut is_other = true;
        for lane in (0..32).filter(|l| mask >> l & 1 != 0) {
            let thread = ThreadId { warp, lane };
            let Some(mark) = marks.get_mut(&thread) else { continue };
            is_other = false;
            if arrived(model, seen, thread, *kind, mark) {
                return true;
            }
        }
        // Others run only for as long as somebody who steps needs them.
        let is_over = |(thread, mark): (&ThreadId, &mut Mark)| {
            seen.place(*thread).is_none() || arrived(model, seen, *thread, *kind, mark)
        };
        is_other && (!*others_run || marks.iter_mut().all(is_over))
    }

    /// Prepares the way on.
    fn resume(&mut self, resume: Resume, model: &Model, seen: &mut Inspection<'_>) -> Control {
        seen.release();
        let mark = |thread: ThreadId, seen: &Inspection<'_>| {
            let view = View { model, seen, thread, frame: 0, faulted: None };
            let frames = view.frames();
            Mark { line: frames.first().and_then(|f| f.line.clone()), frames: frames.len() }
        };
        self.mode = match resume {
            Resume::Quit => return Control::Quit,
            Resume::Continue => Mode::Run,
            Resume::Step(kind, Unit::Thread) => Mode::Thread(kind, self.focus, mark(self.focus, seen)),
            Resume::Step(kind, unit) => {
                let mut marks = HashMap::new();
                for warp in 0..seen.warps() {
                    if unit == Unit::Warp && warp != self.focus.warp {
                        continue;
                    }
                    for group in seen.groups(warp) {
                        for lane in (0..32).filter(|l| group.mask >> l & 1 != 0) {
                            let thread = ThreadId { warp, lane };
                            marks.insert(thread, mark(thread, seen));
                        }
                    }
                }
                Mode::Together { kind, marks, others_run: false }
            }
        };
        Control::Go
    }

    /// Keeps the focus on a thread that is there.
    fn refocus(&mut self, seen: &Inspection<'_>) {
        if seen.place(self.focus).is_some() {
            return;
        }
        let first = (0..seen.warps()).find_map(|warp| {
            let mask = seen.groups(warp).iter().fold(0, |m, g| m | g.mask);
            (mask != 0).then(|| ThreadId { warp, lane: mask.trailing_zeros() })
        });
        self.focus = first.unwrap_or(self.focus);
    }
}

/// Whether a thread has done its step. Where it returned into the middle of a line, the step goes on to the end of that line.
fn arrived(model: &Model, seen: &Inspection<'_>, thread: ThreadId, kind: StepKind, mark: &mut Mark) -> bool {
    if kind == StepKind::Instruction {
        let is_first = mark.frames != usize::MAX;
        // The instruction that the step begins at is not counted.
        mark.frames = usize::MAX;
        return !is_first;
    }
    let Some(place) = seen.place(thread) else { return false };
    let starts = model.starts_line(place.function, place.pc);
    if !starts && kind != StepKind::Out && place.depth + 1 >= mark.frames {
        return false;
    }
    let frames = View { model, seen, thread, frame: 0, faulted: None }.frames();
    let (depth, line) = (frames.len(), frames.first().and_then(|f| f.line.clone()));
    if kind == StepKind::Out {
        return depth < mark.frames;
    }
    if depth < mark.frames && !starts {
        *mark = Mark { line, frames: depth };
        return false;
    }
    // Code without lines and the code that stores arguments are passed over.
    let function = &model.functions[place.function as usize];
    if !starts || line.is_none() || function.scope.is_none() || place.pc < body(&function.names) {
        return false;
    }
    match kind {
        StepKind::Over if depth > mark.frames => false,
        _ => line != mark.line || depth != mark.frames,
    }
}

/// Where to stop for `FILE:LINE` or a function.
fn places_of(model: &Model, wanted: &str) -> Result<(Option<SourceLine>, Vec<(u32, u32)>), String> {
    let line = wanted.rsplit_once(':').filter(|(file, _)| !file.ends_with(':'));
    if let Some((file, Ok(number))) = line.map(|(file, line)| (file, line.parse())) {
        let found = model.places_of_line(file, number);
        let (line, places) =
            found.ok_or_else(|| format!("there is no code at line {number} of {file} or behind"))?;
        return Ok((Some(line), places));
    }
    let places = model.places_of_function(wanted);
    let line = places.first().and_then(|(f, pc)| model.line(*f, *pc));
    if places.is_empty() {
        return Err(format!("there is no function `{wanted}`"));
    }
    Ok((line, places))
}

/// One launch after the other, with a client.
pub struct Session<C> {
    pub client: C,
    model: Option<Model>,
    state: State,
    /// Which program the model is of, where the launches are of several.
    program: usize,
    has_quit: bool,
}

/// No grid has it.
const NO_BLOCK: [u32; 3] = [u32::MAX; 3];
/// Instructions between two questions to the client.
const POLL: u32 = 4096;

impl<C: Client> Session<C> {
    pub fn new(client: C) -> Session<C> {
        Session { client, model: None, state: State::new(), program: 0, has_quit: false }
    }

    /// Prepares for another launch, of a program that the caller has a number for. Breakpoints stay; variables of calls are no
    /// longer watched.
    pub fn begin_launch(&mut self, program: usize) {
        if program != self.program {
            self.model = None;
        }
        self.program = program;
        self.state.block = None;
        for w in self.state.watchpoints.iter_mut().filter(|w| w.calls.is_some()) {
            w.block = NO_BLOCK;
        }
    }

    /// Whether the client wanted no more of it.
    pub fn has_quit(&self) -> bool {
        self.has_quit
    }

    /// Reads the program that runs, where another one ran before.
    fn prepare_model(&mut self, seen: &Inspection<'_>) {
        if self.model.is_some() {
            return;
        }
        let model = Model::new(seen.program());
        for b in &mut self.state.breakpoints {
            // What this program does not have waits for one that does.
            (b.line, b.places) = places_of(&model, &b.wanted).unwrap_or_else(|_| (b.line.take(), Vec::new()));
        }
        self.model = Some(model);
    }

    fn stop(&mut self, seen: &mut Inspection<'_>, reason: Reason, faulted: Option<ThreadId>) -> Control {
        let model = self.model.get_or_insert_with(|| Model::new(seen.program()));
        self.state.refocus(seen);
        let mut stop = Stop { reason, model, seen, state: &mut self.state, frame: 0, faulted };
        let resume = self.client.stopped(&mut stop);
        self.has_quit |= resume == Resume::Quit;
        self.state.resume(resume, model, seen)
    }
}

impl<C: Client> Observer for Session<C> {
    fn observes_instructions(&self) -> bool {
        true
    }

    fn before(&mut self, seen: &mut Inspection<'_>) -> Control {
        self.prepare_model(seen);
        let is_new = self.state.block != Some(seen.block_id());
        let is_first = !std::mem::replace(&mut self.state.has_started, true);
        self.state.block = Some(seen.block_id());
        if is_first {
            if self.stop(seen, Reason::Entry, None) == Control::Quit {
                return Control::Quit;
            }
        } else if is_new {
            // A step that reached the end of its block is over.
            self.state.mode = Mode::Run;
            self.state.focus = ThreadId { warp: 0, lane: 0 };
        }
        self.state.asked = self.state.asked.wrapping_add(1);
        if self.state.asked.is_multiple_of(POLL) {
            let interrupt = self.client.poll();
            let is_over = match interrupt {
                Some(Interrupt::Quit) => true,
                Some(Interrupt::Pause) => self.stop(seen, Reason::Pause, None) == Control::Quit,
                None => false,
            };
            if is_over {
                return Control::Quit;
            }
        }
        let model = self.model.get_or_insert_with(|| Model::new(seen.program()));
        if let Some(reason) = self.state.reason(model, seen) {
            if self.stop(seen, reason, None) == Control::Quit {
                return Control::Quit;
            }
            // The mark of a step that begins at this instruction counts it.
            if let Mode::Thread(StepKind::Instruction, _, mark) = &mut self.state.mode {
                mark.frames = usize::MAX;
            }
        }
        let model = self.model.get_or_insert_with(|| Model::new(seen.program()));
        if self.state.holds_back(model, seen) {
            return Control::Hold;
        }
        self.state.last = seen.current().map(|(warp, mask)| ThreadId { warp, lane: mask.trailing_zeros() });
        Control::Go
    }

    fn stalled(&mut self, seen: &mut Inspection<'_>) -> Control {
        let Mode::Together { kind, marks, others_run } = &mut self.state.mode else {
            seen.release();
            return Control::Go;
        };
        let model = self.model.get_or_insert_with(|| Model::new(seen.program()));
        // Threads that wait for others of the block cannot arrive before those have run.
        let waits = marks.iter_mut().any(|(thread, mark)| {
            let waits = seen.place(*thread).is_some_and(|p| p.state != ThreadState::Ready);
            waits && !arrived(model, seen, *thread, *kind, mark)
        });
        if waits && !*others_run && marks.len() < seen.shape().1.count() as usize {
            *others_run = true;
            seen.release();
            return Control::Go;
        }
        self.stop(seen, Reason::Step, None)
    }

    fn faulted(&mut self, seen: &mut Inspection<'_>, fault: &Fault) -> Vec<String> {
        let model = self.model.get_or_insert_with(|| Model::new(seen.program()));
        let thread = faulted_thread(seen, fault);
        let values = fault_values(model, seen, thread);
        if let Some(thread) = thread {
            self.state.focus = thread;
        }
        // Whatever the client answers, the launch ends.
        let _ = self.stop(seen, Reason::Fault(fault.kind.to_string()), thread);
        values
    }
}

fn faulted_thread(seen: &Inspection<'_>, fault: &Fault) -> Option<ThreadId> {
    let thread = seen.thread_at(fault.at.as_ref()?.thread)?;
    seen.place(thread).map(|_| thread)
}

/// The variables of the function in which a thread had its fault.
fn fault_values(model: &Model, seen: &Inspection<'_>, thread: Option<ThreadId>) -> Vec<String> {
    let Some(thread) = thread else { return Vec::new() };
    let view = View { model, seen, thread, frame: 0, faulted: Some(thread) };
    let mut out = Vec::new();
    for frame in view.frames() {
        let values = view.shown(&frame, |_| true);
        let values: Vec<String> =
            values.into_iter().map(|(name, value)| format!("{name} = {value}")).collect();
        if !values.is_empty() {
            out.push(format!("in {}: {}", frame.function, values.join(", ")));
        }
    }
    out
}

/// Tells the values of variables where a kernel has a fault; takes no part otherwise.
pub struct FaultValues;

impl Observer for FaultValues {
    fn observes_instructions(&self) -> bool {
        false
    }

    fn before(&mut self, _: &mut Inspection<'_>) -> Control {
        Control::Go
    }

    fn stalled(&mut self, _: &mut Inspection<'_>) -> Control {
        Control::Hold
    }

    fn faulted(&mut self, seen: &mut Inspection<'_>, fault: &Fault) -> Vec<String> {
        let model = Model::new(seen.program());
        fault_values(&model, seen, faulted_thread(seen, fault))
    }
}
