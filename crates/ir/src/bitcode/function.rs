//! Function bodies.

use rustc_hash::FxHashMap;

use super::metadata::RawMd;
use super::module::{Reader, Slot};
use super::stream::{Entry, Record};
use super::{BResult, fail};
use crate::function::{DbgRecord, Function};
use crate::global::GlobalId;
use crate::inst::{Block, DebugLoc, Inst, Value};
use crate::metadata::{FixedMdKind, Md, MdKind};
use crate::types::Type;

/// What a local value number means.
#[derive(Clone, Copy)]
pub(super) enum Local {
    /// Index into the raw constants.
    Const(u32),
    Value(Value),
    /// Not defined yet.
    Forward(Value),
    /// Not even mentioned.
    Unknown,
}

/// The function being read.
pub(super) struct State {
    pub func: Function,
    /// Local values by number minus that of the first.
    pub(super) locals: Vec<Local>,
    /// Number of the next instruction result.
    pub(super) next: usize,
    pub consts: FxHashMap<u32, crate::Const>,
    pub(super) blocks: Vec<Block>,
    pub(super) block: usize,
    /// Instructions in order, for attachments; `None` for those that vanished.
    pub(super) insts: Vec<Option<Inst>>,
    pub(super) pending: Vec<DbgRecord>,
    pub(super) loc: Option<DebugLoc>,
    pub(super) loc_memo: FxHashMap<Md, DebugLoc>,
    pub(super) bundles: Vec<(String, Vec<Value>)>,
    /// Local values in function-level metadata, by metadata number.
    pub(super) md_locals: FxHashMap<u64, (Type, u64)>,
    /// `DIArgList`s of the function: metadata numbers of the elements, by metadata number.
    pub(super) md_lists: FxHashMap<u64, Vec<u64>>,
    /// Edges of exceptions, see `crate::unwind`.
    pub(super) unwinds: Vec<(Block, Block)>,
}

impl State {
    pub fn const_slot(&self, index: usize) -> Option<Slot> {
        match self.locals.get(index) {
            Some(Local::Const(c)) => Some(Slot::Const(*c)),
            _ => None,
        }
    }
}

impl Reader<'_> {
    pub(super) fn st(&mut self) -> &mut State {
        // Set by `function_block` for the time a body is read.
        self.state.as_mut().expect("a function is being read")
    }

    fn base(&self) -> usize {
        self.slots.len()
    }

    /// Number of the next value.
    pub(super) fn next_id(&mut self) -> u64 {
        (self.base() + self.st().next) as u64
    }

    pub(super) fn relative(&mut self, op: u64) -> u64 {
        u64::from((self.next_id() as u32).wrapping_sub(op as u32))
    }

    pub fn function_block(&mut self, id: GlobalId) -> BResult<()> {
        let func = Function::new(&self.module.ctx, id);
        let locals: Vec<Local> = func.params().iter().map(|&p| Local::Value(p)).collect();
        let next = locals.len();
        self.state = Some(Box::new(State {
            func,
            locals,
            next,
            consts: FxHashMap::default(),
            blocks: Vec::new(),
            block: 0,
            insts: Vec::new(),
            pending: Vec::new(),
            loc: None,
            loc_memo: FxHashMap::default(),
            bundles: Vec::new(),
            md_locals: FxHashMap::default(),
            md_lists: FxHashMap::default(),
            unwinds: Vec::new(),
        }));
        let (md_len, const_len) = (self.md.len(), self.raw_consts.len());
        let result = self.function_records();
        let state = self.state.take();
        self.md.truncate(md_len);
        self.raw_consts.truncate(const_len);
        result?;
        let Some(mut state) = state else { return Ok(()) };
        if state.locals.iter().any(|l| matches!(l, Local::Forward(_))) {
            return fail("Never resolved value found in function");
        }
        if state.block < state.blocks.len() {
            return fail("a block without a terminator");
        }
        crate::unwind::drop_unwind_edges(&mut state.func, &state.unwinds);
        self.module.set_body(id, state.func);
        Ok(())
    }

    fn function_records(&mut self) -> BResult<()> {
        let mut r = Record::default();
        loop {
            match self.stream.next(&mut r)? {
                Entry::End => return Ok(()),
                Entry::Record => self.inst_record(&r)?,
                Entry::Block(11) => {
                    let added = self.read_constants()?;
                    let st = self.st();
                    st.locals.truncate(st.next);
                    st.locals.extend(added.into_iter().map(Local::Const));
                    st.next = st.locals.len();
                }
                Entry::Block(14) => self.local_names()?,
                Entry::Block(15) => self.local_metadata()?,
                Entry::Block(16) => self.attachment_block()?,
                Entry::Block(_) => self.stream.skip_block(),
            }
        }
    }

    fn local_names(&mut self) -> BResult<()> {
        self.for_each(|s, r| {
            let Some((&id, name)) = r.ops.split_first() else { return Ok(()) };
            let name = super::module::text(name);
            let base = s.base();
            let st = s.st();
            match r.code {
                1 => {
                    if let Some(Local::Value(v) | Local::Forward(v)) =
                        (id as usize).checked_sub(base).and_then(|i| st.locals.get(i)).copied()
                    {
                        st.func.set_value_name(v, &name);
                    }
                }
                2 => {
                    if let Some(&b) = st.blocks.get(id as usize) {
                        st.func.set_block_name(b, &name);
                    }
                }
                _ => {}
            }
            Ok(())
        })
    }

    fn local_metadata(&mut self) -> BResult<()> {
        let mut raw = Vec::new();
        self.metadata_block(&mut raw)?;
        let first = self.md.len() as u64;
        for (i, r) in raw.iter().enumerate() {
            if let RawMd::Record { code: 46, ops } = r {
                self.st().md_lists.insert(first + i as u64, ops.clone());
            }
            if let RawMd::Record { code: 2, ops } = r {
                if let &[ty, id, ..] = &ops[..] {
                    if self.slot(id).is_none() {
                        let ty = self.ty(ty)?;
                        self.st().md_locals.insert(first + i as u64, (ty, id));
                    }
                }
            }
        }
        self.add_metadata(&raw)
    }

    fn attachment_block(&mut self) -> BResult<()> {
        self.for_each(|s, r| {
            if r.code != 11 {
                return Ok(());
            }
            let (inst, pairs) = match r.ops.len() % 2 {
                1 => {
                    let inst = s.st().insts.get(r.ops[0] as usize).copied().flatten();
                    (inst, &r.ops[1..])
                }
                _ => (None, &r.ops[..]),
            };
            for pair in pairs.chunks_exact(2) {
                let Some(&kind) = s.md_kinds.get(&pair[0]) else { continue };
                let md = s.md_at(pair[1])?;
                if r.ops.len() % 2 == 0 {
                    let id = s.st().func.id();
                    s.module.ctx.global_mut(id).metadata.push((kind, md));
                } else if let Some(inst) = inst {
                    if kind == MdKind::Fixed(FixedMdKind::Dbg) {
                        let loc = s.loc_of(md)?;
                        s.st().func.set_loc(inst, Some(loc));
                    } else {
                        s.st().func.set_attachment(inst, kind, Some(md));
                    }
                }
            }
            Ok(())
        })
    }
}
