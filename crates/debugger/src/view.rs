//! A thread that stands still: its calls, its variables, its memory.

use oxicc_sim::{Call, Inspection, ThreadId, ThreadState};

use crate::entries::Piece;
use crate::model::{Location, Model, ScopeKind, SourceLine, Variable};
use crate::types::Type;
use crate::value::{Number, Value};

/// A call, or a call that was inlined.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The function as the source calls it.
    pub function: String,
    pub line: Option<SourceLine>,
    pub is_inlined: bool,
    /// The instruction whose scopes hold: in callers the call itself.
    pub pc: u32,
    call: Call,
    /// Which of the scopes around the instruction are its own.
    scopes: (usize, usize),
}

/// What one frame of one thread sees.
pub struct View<'v, 'a> {
    pub model: &'v Model,
    pub seen: &'v Inspection<'a>,
    pub thread: ThreadId,
    /// The innermost is 0.
    pub frame: usize,
    /// The thread that had a fault: its instruction is already counted as done.
    pub faulted: Option<ThreadId>,
}

/// Where the value of a variable is.
enum Place {
    Address(u64),
    Value(u64),
}

/// Values larger than this are not read.
const MOST_BYTES: u64 = 1 << 20;

impl View<'_, '_> {
    /// The calls of the thread, the innermost first.
    pub fn frames(&self) -> Vec<Frame> {
        let mut out = Vec::new();
        // Whoever waits at a barrier is shown there, although its instruction counts as done.
        let state = self.seen.place(self.thread).map(|p| p.state);
        let is_waiting = matches!(state, Some(ThreadState::Barrier(_) | ThreadState::Cluster));
        for (i, call) in self.seen.calls(self.thread).into_iter().enumerate() {
            let is_done = i > 0 || is_waiting || self.faulted == Some(self.thread);
            let pc = call.pc.saturating_sub(is_done.into());
            let Some(function) = self.model.functions.get(call.function as usize) else { continue };
            let chain = function.scope.as_ref().map_or_else(Vec::new, |s| s.chain(pc));
            let mut line = self.model.line(call.function, pc);
            let mut end = chain.len();
            for (at, scope) in chain.iter().enumerate().rev() {
                let ScopeKind::Inlined { function: name, call: site } = &scope.kind else { continue };
                let scopes = (at, end);
                out.push(Frame { function: name.clone(), line, is_inlined: true, pc, call, scopes });
                end = at;
                line = site.and_then(|(file, line)| {
                    let file = self.model.file(function.names.module, file)?.to_owned();
                    Some(SourceLine { file, line })
                });
            }
            let name = function.name.clone();
            out.push(Frame { function: name, line, is_inlined: false, pc, call, scopes: (0, end) });
        }
        out
    }

    /// Variables of a frame, those of inner scopes first.
    pub fn variables(&self, frame: &Frame) -> Vec<Variable> {
        let function = self.model.functions.get(frame.call.function as usize);
        let chain = function.and_then(|f| f.scope.as_ref()).map_or_else(Vec::new, |s| s.chain(frame.pc));
        let own = chain.get(frame.scopes.0..frame.scopes.1).unwrap_or(&[]);
        own.iter().rev().flat_map(|s| s.variables.iter().cloned()).collect()
    }

    /// The value of a variable of a frame.
    pub fn value(&self, frame: &Frame, variable: &Variable) -> Result<Value, String> {
        let module = self.model.functions.get(frame.call.function as usize).map_or(0, |f| f.names.module);
        self.value_in(module, Some(frame), variable)
    }

    fn value_in(&self, module: usize, frame: Option<&Frame>, variable: &Variable) -> Result<Value, String> {
        let gone = || "<optimized out>".to_owned();
        let code = match &variable.location {
            Location::Constant(value) => return Ok(Value::of(variable.ty.clone(), *value as u64)),
            Location::Gone => return Err(gone()),
            Location::Expression(code) => code,
            Location::List(list) => {
                let pc = frame.map_or(0, |f| f.pc);
                let holds = list.iter().find(|(from, to, _)| *from <= pc && pc < *to);
                &holds.ok_or_else(gone)?.2
            }
        };
        let value = match self.place(module, frame, code).ok_or_else(gone)? {
            Place::Address(at) => self.load(variable.ty.clone(), at)?,
            Place::Value(bits) => {
                let mut value = Value::of(variable.ty.clone(), bits);
                value.bytes.truncate(self.model.types.size(&value.ty).clamp(1, 8) as usize);
                value
            }
        };
        self.follow_reference(value)
    }

    /// What a reference refers to.
    pub fn follow_reference(&self, value: Value) -> Result<Value, String> {
        let Type::Reference(to) = &value.ty else { return Ok(value) };
        let mut bytes = [0; 8];
        bytes[..value.bytes.len().min(8)].copy_from_slice(&value.bytes[..value.bytes.len().min(8)]);
        self.load((**to).clone(), u64::from_le_bytes(bytes))
    }

    /// Runs a location expression.
    fn place(&self, module: usize, frame: Option<&Frame>, code: &[Piece]) -> Option<Place> {
        let mut stack: Vec<u64> = Vec::new();
        let mut is_value = false;
        let mut at = 0;
        let byte = |at: &mut usize| match code.get(*at)? {
            Piece::Byte(b) => {
                *at += 1;
                Some(*b)
            }
            Piece::Symbol(_) => None,
        };
        let leb = |at: &mut usize, signed: bool| {
            let (mut v, mut shift) = (0u64, 0u32);
            loop {
                let b = byte(at)?;
                v |= u64::from(b & 0x7f).checked_shl(shift).unwrap_or(0);
                shift += 7;
                if b & 0x80 == 0 {
                    let negative = signed && b & 0x40 != 0 && shift < 64;
                    return Some(if negative { v | u64::MAX << shift } else { v });
                }
            }
        };
        while at < code.len() {
            match byte(&mut at)? {
                // addr
                0x03 => {
                    let Piece::Symbol(name) = code.get(at)? else { return None };
                    at += 1;
                    stack.push(self.symbol(module, frame, name)?);
                }
                // deref
                0x06 => {
                    let mut bytes = [0; 8];
                    self.seen.read(self.thread, stack.pop()?, &mut bytes).ok()?;
                    stack.push(u64::from_le_bytes(bytes));
                }
                // constu, consts
                op @ (0x10 | 0x11) => stack.push(leb(&mut at, op == 0x11)?),
                // plus
                0x22 => {
                    let (b, a) = (stack.pop()?, stack.pop()?);
                    stack.push(a.wrapping_add(b));
                }
                0x23 => {
                    let a = stack.pop()?;
                    stack.push(a.wrapping_add(leb(&mut at, false)?));
                }
                // lit0 to lit31
                op @ 0x30..=0x4f => stack.push(u64::from(op - 0x30)),
                // regx: the number is the register's name
                0x90 => {
                    stack.push(self.raw_register(frame?, &register_name(leb(&mut at, false)?))?);
                    is_value = true;
                }
                // bregx
                0x92 => {
                    let base = self.raw_register(frame?, &register_name(leb(&mut at, false)?))?;
                    stack.push(base.wrapping_add(leb(&mut at, true)?));
                }
                // nop
                0x96 => {}
                // stack_value
                0x9f => is_value = true,
                _ => return None,
            }
        }
        let top = stack.pop()?;
        Some(if is_value { Place::Value(top) } else { Place::Address(top) })
    }

    fn symbol(&self, module: usize, frame: Option<&Frame>, name: &str) -> Option<u64> {
        let program = self.seen.program();
        if let Some(frame) = frame {
            let names = &self.model.functions.get(frame.call.function as usize)?.names;
            if let Some(offset) = names.frame.get(name) {
                return Some(program.local_base() + u64::from(frame.call.frame + offset));
            }
            if let Some(address) = names.parameters.get(name) {
                return Some(*address);
            }
        }
        program.symbol_address(module, name)
    }

    fn raw_register(&self, frame: &Frame, name: &str) -> Option<u64> {
        let names = &self.model.functions.get(frame.call.function as usize)?.names;
        let register = names.registers.get(name)?;
        match register.ty {
            oxicc_ptx::ScalarType::Pred => {
                self.seen.predicate(self.thread, &frame.call, register.slot).map(u64::from)
            }
            _ => self.seen.register(self.thread, &frame.call, register.slot),
        }
    }

    /// A register of the PTX.
    pub fn register(&self, name: &str) -> Result<Value, String> {
        let frames = self.frames();
        let frame = frames.get(self.frame).ok_or("the thread has ended")?;
        let names = self.model.functions.get(frame.call.function as usize).map(|f| &f.names);
        let found = names.and_then(|n| n.registers.get(name)).zip(self.raw_register(frame, name));
        let (register, bits) = found.ok_or_else(|| format!("there is no register `{name}`"))?;
        let bytes = register.ty.bytes().clamp(1, 8) as u8;
        Ok(match register.ty {
            oxicc_ptx::ScalarType::Pred => Value::bool(bits != 0),
            oxicc_ptx::ScalarType::F32 => Value::of(Type::Float { name: "float".into(), bytes: 4 }, bits),
            oxicc_ptx::ScalarType::F64 => Value::of(Type::Float { name: "double".into(), bytes: 8 }, bits),
            _ => Value::of(Type::Int { name: format!("b{}", 8 * bytes).into(), bytes, signed: true }, bits),
        })
    }

    /// The registers of the frame with their values, in order.
    pub fn registers(&self) -> Vec<(String, Value)> {
        let frames = self.frames();
        let Some(frame) = frames.get(self.frame) else { return Vec::new() };
        let Some(function) = self.model.functions.get(frame.call.function as usize) else {
            return Vec::new();
        };
        let mut names: Vec<&String> = function.names.registers.keys().collect();
        let key = |name: &str| {
            let digits = name.trim_start_matches(|c: char| !c.is_ascii_digit());
            (name[..name.len() - digits.len()].to_owned(), digits.parse::<u32>().unwrap_or(0))
        };
        names.sort_by_key(|name| key(name));
        names.into_iter().filter_map(|name| Some((name.clone(), self.register(name).ok()?))).collect()
    }

    /// A variable, static variable or enumerator.
    pub fn named(&self, name: &str) -> Result<Value, String> {
        let frames = self.frames();
        if let Some(frame) = frames.get(self.frame)
            && let Some(variable) = self.variables(frame).into_iter().find(|v| v.name == name)
        {
            return self.value(frame, &variable);
        }
        if let Some((module, variable)) = self.model.global(name) {
            return self.value_in(*module, None, variable);
        }
        // Members of the object that a method was called on.
        if name != "this"
            && let Ok(this) = self.named("this")
            && let (Type::Pointer(class), Some(Number::Int(at))) = (&this.ty, this.number(&self.model.types))
            && let Ok(object) = self.load((**class).clone(), at as u64)
            && let Some(member) = object.member(&self.model.types, name)
        {
            return self.follow_reference(member);
        }
        self.enumerator(name).ok_or_else(|| format!("there is no `{name}` here"))
    }

    /// Reads a value of a type from memory.
    pub fn load(&self, ty: Type, address: u64) -> Result<Value, String> {
        let size = self.model.types.size(&ty);
        if size > MOST_BYTES {
            return Err(format!("a value of {size} bytes is too large to be shown"));
        }
        let mut bytes = vec![0; size as usize];
        self.seen
            .read(self.thread, address, &mut bytes)
            .map_err(|_| format!("there is no memory at address {address:#x}"))?;
        Ok(Value { ty, bytes, address: Some(address), bits: None })
    }

    /// `name = value` for every variable of a frame; a name that hides another comes once.
    pub fn shown(&self, frame: &Frame, wants: impl Fn(&Variable) -> bool) -> Vec<(String, String)> {
        let mut out: Vec<(String, String)> = Vec::new();
        for variable in self.variables(frame) {
            if wants(&variable) && !out.iter().any(|(name, _)| *name == variable.name) {
                let value = self.value(frame, &variable);
                let text = value.map_or_else(|e| e, |v| v.show(&self.model.types, Default::default()));
                out.push((variable.name, text));
            }
        }
        out
    }
}

/// Registers are numbered by the characters of their names.
fn register_name(number: u64) -> String {
    number.to_be_bytes().iter().skip_while(|b| **b == 0).map(|b| char::from(*b)).collect()
}
