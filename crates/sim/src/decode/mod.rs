//! From a PTX function to its decoded form.
//!
//! - [`scope`]: names of registers and labels, which nest in braces.
//! - [`operand`]: operands to slots, constants, predicates, addresses.
//! - [`inst`], [`arith`], [`convert`], [`mem`], [`control`], [`matrix`], [`tensor_memory`], [`async_copy`], [`video`], [`texture`]: one
//!   function per group of opcodes.
//!
//! An instruction that cannot be decoded does not stop loading: it becomes [`Op::Unsupported`], which faults when it is
//! executed.

mod arith;
mod async_copy;
mod control;
mod convert;
mod inst;
mod matrix;
mod mem;
mod operand;
mod scope;
mod tensor_memory;
mod texture;
mod video;

use oxicc_ptx::{FuncDirective, Function, FunctionKind, Label, Module, Stmt, Sym};
use rustc_hash::FxHashMap;

use crate::code::{CONST, Code, Group, Instr, Op, Passing, PredRef, Slot};
use crate::fault::LoadError;
use scope::Scopes;

/// Frames start at multiples of this at least.
const MIN_FRAME_ALIGN: u32 = 16;

pub(crate) use operand::function_address;
pub use scope::{Names, RegInfo};

/// Where the linker put a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A generic address: global and constant variables.
    Global(u64),
    /// An offset in the block's shared memory.
    Shared(u64),
    /// Index of a function.
    Function(u32),
}

/// Why an instruction was not decoded.
pub(crate) type Decoded<T> = Result<T, String>;

pub struct Decoder<'m> {
    module: &'m Module,
    places: &'m FxHashMap<Sym, Place>,
    scopes: Scopes,
    instrs: Vec<Instr>,
    consts: Vec<[u64; 32]>,
    const_index: FxHashMap<u64, Slot>,
    /// Bytes of the frame in local memory.
    frame: u32,
    /// The greatest alignment of anything in it.
    frame_align: u32,
    /// Kernel parameters by name: offset in the buffer.
    kernel_params: FxHashMap<Sym, u32>,
    is_entry: bool,
    unsupported: Vec<String>,
    /// Branches to be resolved: instruction, which of its targets, scope, label.
    fixups: Vec<(usize, usize, u32, Label)>,
    /// `.branchtargets` lists by name.
    branch_tables: FxHashMap<Sym, Vec<Label>>,
}

/// Decodes a function with a body.
pub fn decode(
    module: &Module,
    places: &FxHashMap<Sym, Place>,
    function: &Function,
    origin: (usize, usize),
) -> Result<Code, LoadError> {
    let mut decoder = Decoder::new(module, places, function);
    let name = module.name(function.name).to_string();
    decoder
        .function(function, origin)
        .map_err(|message| LoadError::new(format!("in function {name}: {message}")))
}

/// What is named in a function: registers, labels, variables of its frame. Nothing of it is kept by [`decode`].
pub fn names(
    module: &Module,
    places: &FxHashMap<Sym, Place>,
    function: &Function,
    origin: (usize, usize),
) -> Option<Names> {
    let mut decoder = Decoder::new(module, places, function);
    decoder.function(function, origin).ok()?;
    let mut names = decoder.scopes.names(&module.symbols);
    let parameters = decoder.kernel_params.iter();
    names.parameters = parameters.map(|(name, offset)| (module.name(*name).to_owned(), *offset)).collect();
    Some(names)
}

impl<'m> Decoder<'m> {
    fn new(module: &'m Module, places: &'m FxHashMap<Sym, Place>, function: &Function) -> Decoder<'m> {
        Decoder {
            module,
            places,
            scopes: Scopes::new(),
            instrs: Vec::new(),
            consts: Vec::new(),
            const_index: FxHashMap::default(),
            frame: 0,
            frame_align: MIN_FRAME_ALIGN,
            kernel_params: FxHashMap::default(),
            is_entry: function.kind == FunctionKind::Entry,
            unsupported: Vec::new(),
            fixups: Vec::new(),
            branch_tables: FxHashMap::default(),
        }
    }
}

impl Decoder<'_> {
    fn function(&mut self, function: &Function, origin: (usize, usize)) -> Decoded<Code> {
        let mut kernel_params = Vec::new();
        let mut params = Vec::new();
        let mut returns = Vec::new();
        if self.is_entry {
            let mut offset = 0u64;
            for p in &function.params {
                let size = p.size().ok_or("a kernel parameter has no size")?;
                offset = offset.next_multiple_of(p.alignment().max(1));
                let end = offset
                    .checked_add(size)
                    .filter(|e| *e < 1 << 20)
                    .ok_or("the parameters are too large")?;
                self.kernel_params.insert(p.name, offset as u32);
                kernel_params.push((offset as u32, size as u32));
                offset = end;
            }
        } else {
            for p in &function.returns {
                returns.push(self.formal(p)?);
            }
            for p in &function.params {
                params.push(self.formal(p)?);
            }
        }
        let body = function.body.as_deref().unwrap_or(&[]);
        let mut lines = Vec::new();
        let mut stmts = Vec::new();
        self.declare_all(body)?;
        self.scopes.rewind();
        for (index, stmt) in body.iter().enumerate() {
            match stmt {
                Stmt::Open => self.scopes.enter(),
                Stmt::Close => self.scopes.leave()?,
                Stmt::Label(label) => self.scopes.place_label(*label, self.instrs.len() as u32),
                Stmt::Loc(loc) => lines.push((self.instrs.len() as u32, loc.file, loc.line)),
                Stmt::Inst(inst) => {
                    let start = self.instrs.len();
                    let decoded = self.guard(inst).and_then(|guard| {
                        self.inst(inst)?;
                        Ok(guard)
                    });
                    match decoded {
                        Ok(guard) => {
                            self.instrs[start..].iter_mut().for_each(|i| i.guard = guard);
                        }
                        Err(why) => {
                            self.instrs.truncate(start);
                            let guard = self.guard(inst).unwrap_or(PredRef::TRUE);
                            self.unsupported.push(why);
                            let op = Op::Unsupported(self.unsupported.len() as u32 - 1);
                            self.instrs.push(Instr { op, guard, group: Group::Other });
                        }
                    }
                    stmts.resize(self.instrs.len(), index as u32);
                }
                Stmt::Raw(text) => return Err(format!("inline assembly that cannot be parsed: {text}")),
                _ => {}
            }
        }
        // Falling off the end returns.
        self.push(Op::Ret);
        stmts.resize(self.instrs.len(), body.len() as u32);
        self.resolve_branches()?;
        let mut code = Code {
            name: self.module.name(function.name).to_string(),
            instrs: std::mem::take(&mut self.instrs),
            consts: std::mem::take(&mut self.consts),
            slots: self.scopes.slots(),
            preds: self.scopes.preds(),
            frame: self.frame.next_multiple_of(MIN_FRAME_ALIGN),
            frame_align: self.frame_align,
            params,
            returns,
            is_entry: self.is_entry,
            kernel_params,
            required_ntid: None,
            max_threads: None,
            cluster: None,
            lines,
            origin,
            stmts,
            first_site: 0,
            unsupported: std::mem::take(&mut self.unsupported),
        };
        for directive in &function.directives {
            match directive {
                FuncDirective::ReqNtid(n) => code.required_ntid = Some(extents(n)),
                FuncDirective::MaxNtid(n) => code.max_threads = Some(extents(n).iter().product()),
                FuncDirective::ReqNctaPerCluster(n) => code.cluster = Some(extents(n)),
                _ => {}
            }
        }
        Ok(code)
    }

    /// Declares registers, local variables, call parameters and labels of the whole body, scope by scope.
    fn declare_all(&mut self, body: &[Stmt]) -> Decoded<()> {
        for stmt in body {
            match stmt {
                Stmt::Open => self.scopes.open(),
                Stmt::Close => self.scopes.close()?,
                Stmt::Reg(decl) => self.scopes.declare_regs(decl, self.module)?,
                Stmt::Variable(v) => self.declare_variable(v)?,
                Stmt::BranchTargets(list) => {
                    self.branch_tables.insert(list.label, list.targets.clone());
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn resolve_branches(&mut self) -> Decoded<()> {
        for (at, which, scope, label) in std::mem::take(&mut self.fixups) {
            let found = self.scopes.find_label(scope, label);
            let target = found.ok_or_else(|| format!("no label {}", label.to_text(&self.module.symbols)))?;
            match &mut self.instrs[at].op {
                Op::Bra { target: t } => *t = target,
                Op::BrxIdx { targets, .. } => targets[which] = target,
                _ => {}
            }
        }
        Ok(())
    }

    pub(crate) fn push(&mut self, op: Op) {
        let group = op.group();
        self.instrs.push(Instr { op, guard: PredRef::TRUE, group });
    }

    /// The slot of a constant.
    pub(crate) fn constant(&mut self, value: u64) -> Slot {
        let consts = &mut self.consts;
        *self.const_index.entry(value).or_insert_with(|| {
            consts.push([value; 32]);
            (consts.len() as u32 - 1) | CONST
        })
    }

    /// Room in the frame.
    pub(crate) fn reserve(&mut self, size: u64, align: u64) -> Decoded<u32> {
        let start = (self.frame as u64).next_multiple_of(align.max(1));
        let end = start
            .checked_add(size)
            .filter(|e| *e < 1 << 24)
            .ok_or("a function needs too much local memory")?;
        self.frame = end as u32;
        self.frame_align = self.frame_align.max(align as u32);
        Ok(start as u32)
    }

    fn formal(&mut self, p: &oxicc_ptx::Param) -> Decoded<Passing> {
        if p.space == oxicc_ptx::StateSpace::Reg {
            let reg = oxicc_ptx::Reg::from_text(self.module.name(p.name), &mut self.module.symbols.clone());
            self.scopes.declare(reg, p.ty, 1);
            let info = self.scopes.lookup(reg).ok_or("a parameter register is not declared")?;
            return Ok(Passing::Reg(info.slot));
        }
        let size = p.size().unwrap_or(MOST_VARIADIC);
        let offset = self.reserve(size, p.alignment())?;
        self.scopes.declare_frame(p.name, offset, size as u32);
        Ok(Passing::Frame { offset, size: size as u32 })
    }
}

/// Room for what a call passes behind the last parameter: the most that parameters may take.
const MOST_VARIADIC: u64 = 4096;

fn extents(n: &[u32]) -> [u32; 3] {
    [0, 1, 2].map(|i| n.get(i).copied().unwrap_or(1))
}
