//! Function bodies: blocks, local names, debug records.

use super::lexer::Tok;
use super::metadata::MdOperand;
use super::{Name, PResult, Parser};
use crate::function::{DbgLocation, DbgRecord, DbgRecordKind, Function};
use crate::global::GlobalId;
use crate::inst::{Block, DebugLoc, DebugLocData, Inst, Op, Value};
use crate::metadata::{FixedMdKind, Md, MdField, MdKind};
use crate::types::Type;
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// What a local name stands for.
#[derive(Clone, Copy)]
enum Local {
    Value(Value),
    /// Used at this offset, not defined yet.
    ForwardValue(Value, usize),
    Block(Block),
    ForwardBlock(Block, usize),
}

/// What numbers stand for. Numbers grow by one from name to name, so that most are places in a list.
#[derive(Default)]
struct Numbered {
    first: Vec<Option<Local>>,
    others: FxHashMap<u32, Local>,
}

impl Numbered {
    /// Numbers up to this are in the list, however few there are.
    const LISTED: u32 = 1 << 14;

    fn get(&self, number: u32) -> Option<Local> {
        match number < Self::LISTED {
            true => self.first.get(number as usize).copied().flatten(),
            false => self.others.get(&number).copied(),
        }
    }

    fn insert(&mut self, number: u32, local: Local) {
        if number >= Self::LISTED {
            self.others.insert(number, local);
            return;
        }
        let at = number as usize;
        if at >= self.first.len() {
            self.first.resize(at + 1, None);
        }
        self.first[at] = Some(local);
    }

    fn iter(&self) -> impl Iterator<Item = (u32, Local)> + '_ {
        let first = self.first.iter().enumerate().filter_map(|(n, local)| Some((n as u32, (*local)?)));
        first.chain(self.others.iter().map(|(n, local)| (*n, *local)))
    }

    fn values_mut(&mut self) -> impl Iterator<Item = &mut Local> + '_ {
        self.first.iter_mut().flatten().chain(self.others.values_mut())
    }
}

/// The function being read.
pub(super) struct Body<'a> {
    pub func: Function,
    named: FxHashMap<Cow<'a, str>, Local>,
    numbered: Numbered,
    next_number: u32,
    /// The block instructions go to.
    pub block: Block,
    /// Debug records that wait for the next instruction.
    pending: Vec<(DbgRecord, Option<Md>)>,
    fixups: Vec<LocFixup>,
    pub operands: Vec<Value>,
    pub dests: Vec<Block>,
    /// Edges of exceptions, see `crate::unwind`.
    pub unwinds: Vec<(Block, Block)>,
}

/// A source location known by its node only.
pub(super) enum LocFixup {
    Inst(Inst, Md),
    /// The record of this number before an instruction.
    Record(Inst, u32, Md),
}

/// Blocks of a function by name, kept for block addresses.
#[derive(Default)]
pub(super) struct BlockNames<'a> {
    named: FxHashMap<Cow<'a, str>, Block>,
    numbered: FxHashMap<u32, Block>,
}

impl<'a> BlockNames<'a> {
    pub fn find(&self, name: &Name<'a>) -> Option<Block> {
        match name {
            Name::Number(n) => self.numbered.get(n).copied(),
            Name::Text(t) => self.named.get(t).copied(),
        }
    }
}

/// Names.
impl<'a> Parser<'a> {
    pub(super) fn body(&mut self) -> &mut Body<'a> {
        // Only called between `function_body`'s setup and its end.
        self.body.as_mut().expect("a function is being read")
    }

    pub(super) fn func(&mut self) -> &mut Function {
        &mut self.body().func
    }

    /// An operand of a known type.
    pub(super) fn value(&mut self, ty: Type) -> PResult<Value> {
        if self.tok == Tok::Local {
            return self.local(ty);
        }
        if ty == Type::METADATA {
            let operand = self.md_operand()?;
            return Ok(match operand {
                MdOperand::Md(md) => self.func().metadata(md),
                MdOperand::Value(v) => self.func().local_metadata(v),
                MdOperand::List(_) => return self.err("DIArgList is only allowed in debug records"),
            });
        }
        let c = self.constant(ty)?;
        Ok(self.func().const_value(c))
    }

    /// An operand with its type in front.
    pub(super) fn typed_value(&mut self) -> PResult<Value> {
        let ty = self.ty()?;
        self.value(ty)
    }

    fn local(&mut self, ty: Type) -> PResult<Value> {
        let offset = self.offset();
        let name = self.sigil_name()?;
        let body = self.body();
        let known = match &name {
            Name::Number(n) => body.numbered.get(*n),
            Name::Text(t) => body.named.get(t).copied(),
        };
        let v = match known {
            Some(Local::Value(v) | Local::ForwardValue(v, _)) => v,
            Some(Local::Block(_) | Local::ForwardBlock(..)) if ty == Type::LABEL => {
                return self.err("a label cannot be a value");
            }
            Some(Local::Block(_) | Local::ForwardBlock(..)) => return self.err("a block is not a value"),
            None => {
                if !matches!(
                    self.module.types.get(ty),
                    crate::TypeData::Void | crate::TypeData::Label | crate::TypeData::Function { .. }
                ) {
                    let body = self.body();
                    let v = body.func.forward_value(ty);
                    let local = Local::ForwardValue(v, offset);
                    match name {
                        Name::Number(n) => body.numbered.insert(n, local),
                        Name::Text(t) => drop(body.named.insert(t, local)),
                    };
                    self.bump();
                    return Ok(v);
                }
                return self.err("invalid use of a non-first-class type");
            }
        };
        let found = self.body().func.value_type(v);
        if found != ty {
            let shown = String::from_utf8_lossy(self.text()).into_owned();
            let (found, wanted) = (
                super::super::type_name(&self.module.types, found),
                super::super::type_name(&self.module.types, ty),
            );
            return self.err(format!("'{shown}' defined with type '{found}' but expected '{wanted}'"));
        }
        self.bump();
        Ok(v)
    }

    /// `label %b`.
    pub(super) fn label(&mut self) -> PResult<Block> {
        self.expect_word("label")?;
        self.block_ref()
    }

    /// `%b` where a block is meant.
    pub(super) fn block_ref(&mut self) -> PResult<Block> {
        if self.tok != Tok::Local {
            return self.expected("a block");
        }
        let offset = self.offset();
        let name = self.sigil_name()?;
        let body = self.body();
        let known = match &name {
            Name::Number(n) => body.numbered.get(*n),
            Name::Text(t) => body.named.get(t).copied(),
        };
        let block = match known {
            Some(Local::Block(b) | Local::ForwardBlock(b, _)) => b,
            Some(_) => return self.err("a value is not a block"),
            None => {
                let b = body.func.create_block();
                let local = Local::ForwardBlock(b, offset);
                match name {
                    Name::Number(n) => body.numbered.insert(n, local),
                    Name::Text(t) => drop(body.named.insert(t, local)),
                };
                b
            }
        };
        self.bump();
        Ok(block)
    }

    /// The placeholder of a name that is being defined, if it was used before. Also checks for redefinition.
    fn forward_of(&mut self, at: usize, name: &Name<'a>, ty: Type) -> PResult<Option<Value>> {
        let body = self.body();
        let known = match name {
            Name::Number(n) => body.numbered.get(*n),
            Name::Text(t) => body.named.get(t).copied(),
        };
        match known {
            None => Ok(None),
            Some(Local::ForwardValue(v, used)) => {
                let wanted = body.func.value_type(v);
                if wanted != ty {
                    let types = &self.module.types;
                    let (wanted, ty) =
                        (super::super::type_name(types, wanted), super::super::type_name(types, ty));
                    return self
                        .err_at(used, format!("value used with type '{wanted}' but defined with '{ty}'"));
                }
                Ok(Some(v))
            }
            Some(_) => match name {
                Name::Number(n) => self.err_at(at, format!("redefinition of value '%{n}'")),
                Name::Text(t) => self.err_at(at, format!("redefinition of value '%{t}'")),
            },
        }
    }

    /// The number an unnamed value or block gets.
    fn take_number(&mut self, at: usize, written: Option<u32>) -> PResult<u32> {
        let body = self.body();
        let next = body.next_number;
        let n = written.unwrap_or(next);
        if n < next || n > u32::MAX - 2 {
            return self.err_at(at, format!("value expected to be numbered '%{next}' or greater"));
        }
        body.next_number = n + 1;
        Ok(n)
    }

    fn set_local(&mut self, name: Name<'a>, local: Local) {
        let body = self.body();
        match name {
            Name::Number(n) => body.numbered.insert(n, local),
            Name::Text(t) => drop(body.named.insert(t, local)),
        }
    }

    /// Creates an instruction at the end of the block and gives its result the written name.
    pub(super) fn emit(
        &mut self,
        at: usize,
        name: Option<Name<'a>>,
        op: Op,
        ty: Type,
        operands: &[Value],
        dests: &[Block],
    ) -> PResult<Inst> {
        if ty == Type::VOID {
            if name.is_some() {
                return self.err_at(at, "instructions returning void cannot have a name");
            }
            let body = self.body();
            let inst = body.func.create_inst(op, ty, operands, dests);
            body.func.append_inst(body.block, inst);
            self.flush_records(inst);
            self.note_place(at, inst);
            return Ok(inst);
        }
        let name = match name {
            Some(Name::Text(t)) => Name::Text(t),
            Some(Name::Number(n)) => Name::Number(self.take_number(at, Some(n))?),
            None => Name::Number(self.take_number(at, None)?),
        };
        let forward = self.forward_of(at, &name, ty)?;
        let body = self.body();
        let inst = body.func.create_inst_as(op, ty, operands, dests, forward);
        body.func.append_inst(body.block, inst);
        if let Some(v) = body.func.result(inst) {
            if let Name::Text(t) = &name {
                body.func.set_value_name(v, t);
            }
            self.set_local(name, Local::Value(v));
        }
        self.flush_records(inst);
        self.note_place(at, inst);
        Ok(inst)
    }

    fn note_place(&mut self, at: usize, inst: Inst) {
        if let (Some(places), Some(body)) = (&mut self.places, &self.body) {
            places.insts.entry(body.func.id()).or_default().insert(inst, at as u32);
        }
    }

    /// Gives a name to an existing value: for casts of typed pointers, which vanish.
    pub(super) fn alias_value(&mut self, at: usize, name: Option<Name<'a>>, value: Value) -> PResult<()> {
        let name = match name {
            Some(Name::Text(t)) => Name::Text(t),
            Some(Name::Number(n)) => Name::Number(self.take_number(at, Some(n))?),
            None => Name::Number(self.take_number(at, None)?),
        };
        let ty = self.body().func.value_type(value);
        if let Some(forward) = self.forward_of(at, &name, ty)? {
            if forward == value {
                return self.err_at(at, "instruction refers to its own result");
            }
            let body = self.body();
            body.func.replace_all_uses(forward, value);
            // Names that stood for the placeholder (through other vanished casts) now mean the value.
            for local in body.named.values_mut().chain(body.numbered.values_mut()) {
                if let Local::Value(v) | Local::ForwardValue(v, _) = local {
                    if *v == forward {
                        *local = Local::Value(value);
                    }
                }
            }
            for (record, _) in &mut body.pending {
                record.replace_value(forward, value);
            }
        }
        // The value may itself be a placeholder: it keeps its handle when it is defined.
        self.set_local(name, Local::Value(value));
        Ok(())
    }

    fn flush_records(&mut self, inst: Inst) {
        let body = self.body();
        if body.pending.is_empty() {
            return;
        }
        for (record, loc) in std::mem::take(&mut body.pending) {
            let index = body.func.records(inst).len() as u32;
            body.func.add_record(inst, record);
            if let Some(md) = loc {
                body.fixups.push(LocFixup::Record(inst, index, md));
            }
        }
    }

    /// Adds a debug record before the next instruction.
    pub(super) fn add_record(&mut self, record: DbgRecord, loc: Option<Md>) {
        self.body().pending.push((record, loc));
    }

    /// `, !kind !5`* after an instruction; the comma is current if there are any.
    pub(super) fn inst_attachments(&mut self, inst: Inst) -> PResult<()> {
        let mut list: smallvec::SmallVec<[(MdKind, Md); 4]> = smallvec::SmallVec::new();
        while self.at(b',') {
            self.bump();
            if self.tok != Tok::MdName {
                return self.expected("metadata");
            }
            let (kind, md) = self.attachment()?;
            if kind == MdKind::Fixed(FixedMdKind::Dbg) {
                self.body().fixups.push(LocFixup::Inst(inst, md));
            } else {
                list.retain(|(k, _)| *k != kind);
                list.push((kind, md));
            }
        }
        if !list.is_empty() {
            list.sort_by_key(|(k, _)| *k);
            self.func().set_attachments(inst, &list);
        }
        Ok(())
    }
}

/// Blocks.
impl<'a> Parser<'a> {
    pub(super) fn function_body(
        &mut self,
        id: GlobalId,
        params: Vec<Option<(usize, Name<'a>)>>,
        start: usize,
    ) -> PResult<()> {
        self.check_types()?;
        let func = Function::new(&self.module.ctx, id);
        self.body = Some(Body {
            func,
            named: FxHashMap::default(),
            numbered: Numbered::default(),
            next_number: 0,
            block: Block::from_u32(0),
            pending: Vec::new(),
            fixups: Vec::new(),
            operands: Vec::new(),
            dests: Vec::new(),
            unwinds: Vec::new(),
        });
        let result = self.function_body_inner(params, start);
        let Some(mut body) = self.body.take() else { return result };
        result?;
        crate::unwind::drop_unwind_edges(&mut body.func, &body.unwinds);
        if !body.fixups.is_empty() {
            self.loc_fixups.push((id, body.fixups));
        }
        if self.wants_blocks {
            let block = |l: &Local| match l {
                Local::Block(b) => Some(*b),
                _ => None,
            };
            let names = BlockNames {
                named: body.named.iter().filter_map(|(n, l)| Some((n.clone(), block(l)?))).collect(),
                numbered: body.numbered.iter().filter_map(|(n, l)| Some((n, block(&l)?))).collect(),
            };
            self.done_blocks.insert(id, names);
        }
        self.module.set_body(id, body.func);
        Ok(())
    }

    fn function_body_inner(&mut self, params: Vec<Option<(usize, Name<'a>)>>, start: usize) -> PResult<()> {
        for (i, name) in params.into_iter().enumerate() {
            let v = self.body().func.params()[i];
            let (at, name) = match name {
                Some((at, Name::Text(t))) => (at, Name::Text(t)),
                Some((at, Name::Number(n))) => (at, Name::Number(self.take_number(at, Some(n))?)),
                None => (start, Name::Number(self.take_number(start, None)?)),
            };
            self.forward_of(at, &name, Type::VOID)?;
            if let Name::Text(t) = &name {
                self.func().set_value_name(v, t);
            }
            self.set_local(name, Local::Value(v));
        }
        self.expect(b'{')?;
        if self.at(b'}') {
            return self.err("function body requires at least one basic block");
        }
        while !self.at(b'}') {
            if self.at_word("uselistorder") || self.at_word("uselistorder_bb") {
                self.skip_use_list_order()?;
                continue;
            }
            self.basic_block()?;
        }
        self.bump();
        let body = self.body();
        let undefined = body
            .named
            .iter()
            .map(|(n, l)| (n.to_string(), *l))
            .chain(body.numbered.iter().map(|(n, l)| (n.to_string(), l)))
            .filter_map(|(n, l)| match l {
                Local::ForwardValue(_, at) | Local::ForwardBlock(_, at) => Some((at, n)),
                _ => None,
            })
            .min();
        if let Some((at, name)) = undefined {
            return self.err_at(at, format!("use of undefined value '%{name}'"));
        }
        Ok(())
    }

    fn basic_block(&mut self) -> PResult<()> {
        let at = self.offset();
        let name = if self.tok == Tok::Label {
            let text = self.text();
            let text = &text[..text.len() - 1];
            let name = if text.first() == Some(&b'"') {
                match super::consts::quoted_text(&text[1..text.len() - 1]) {
                    Some(t) => Name::Text(Cow::Owned(t)),
                    None => return self.err("name is not UTF-8"),
                }
            } else {
                let text = std::str::from_utf8(text).unwrap_or("");
                match text.parse::<u32>() {
                    Ok(n) if text.bytes().all(|b| b.is_ascii_digit()) => Name::Number(n),
                    _ => Name::Text(Cow::Borrowed(text)),
                }
            };
            self.bump();
            Some(name)
        } else {
            None
        };
        let name = match name {
            Some(Name::Text(t)) => Name::Text(t),
            Some(Name::Number(n)) => Name::Number(self.take_number(at, Some(n))?),
            None => Name::Number(self.take_number(at, None)?),
        };
        let body = self.body();
        let known = match &name {
            Name::Number(n) => body.numbered.get(*n),
            Name::Text(t) => body.named.get(t).copied(),
        };
        let block = match known {
            None => body.func.create_block(),
            Some(Local::ForwardBlock(b, _)) => b,
            Some(_) => return self.err_at(at, "redefinition of a block"),
        };
        body.func.append_block(block);
        body.block = block;
        if let Name::Text(t) = &name {
            body.func.set_block_name(block, t);
        }
        self.set_local(name, Local::Block(block));
        loop {
            while self.at(b'#') {
                self.debug_record()?;
            }
            if self.instruction()? {
                break;
            }
        }
        // Records after the terminator have no place.
        self.body().pending.clear();
        Ok(())
    }

    /// `#dbg_value(...)` and the like; the current token is `#`.
    fn debug_record(&mut self) -> PResult<()> {
        self.bump();
        let at = self.offset();
        let what = self.word();
        self.bump();
        self.expect(b'(')?;
        let record = match what {
            "dbg_label" => {
                let variable = self.md_node_ref()?;
                DbgRecord {
                    kind: DbgRecordKind::Label,
                    location: DbgLocation::None,
                    address: DbgLocation::None,
                    variable,
                    expr: None,
                    loc: None,
                }
            }
            "dbg_value" | "dbg_declare" | "dbg_assign" => {
                let location = self.record_location()?;
                self.expect(b',')?;
                let variable = self.md_node_ref()?;
                self.expect(b',')?;
                let expr = Some(self.md_node_ref()?);
                let (mut kind, mut address) = (DbgRecordKind::Value, DbgLocation::None);
                if what == "dbg_declare" {
                    kind = DbgRecordKind::Declare;
                } else if what == "dbg_assign" {
                    self.expect(b',')?;
                    let id = self.md_node_ref()?;
                    self.expect(b',')?;
                    address = self.record_location()?;
                    self.expect(b',')?;
                    let address_expr = self.md_node_ref()?;
                    kind = DbgRecordKind::Assign { id, address_expr };
                }
                DbgRecord { kind, location, address, variable, expr, loc: None }
            }
            _ => return self.err_at(at, "unknown debug record"),
        };
        self.expect(b',')?;
        let loc = self.md_node_ref()?;
        self.expect(b')')?;
        self.add_record(record, Some(loc));
        Ok(())
    }

    pub(super) fn record_location(&mut self) -> PResult<DbgLocation> {
        Ok(match self.md_operand()? {
            MdOperand::Value(v) => DbgLocation::Value(v),
            MdOperand::List(list) => DbgLocation::List(list),
            MdOperand::Md(md) => self.md_location(md),
        })
    }

    /// Constants become values again, so that a record treats all values alike.
    pub(super) fn md_location(&mut self, md: Md) -> DbgLocation {
        match *self.module.metadata.get(md) {
            crate::MdData::Int(ty, v) => {
                let types = &self.module.ctx.types;
                match &mut self.body {
                    Some(b) => DbgLocation::Value(b.func.const_int(types, ty, v)),
                    None => DbgLocation::Md(md),
                }
            }
            crate::MdData::Const(c) => match &mut self.body {
                Some(b) => {
                    let c = b.func.consts_mut().import(&self.module.ctx.consts, c);
                    DbgLocation::Value(b.func.const_value(c))
                }
                None => DbgLocation::Md(md),
            },
            _ => DbgLocation::Md(md),
        }
    }
}

/// Source locations.
impl Parser<'_> {
    /// Turns `!DILocation` nodes into the functions' own locations.
    pub(super) fn resolve_locs(&mut self) {
        for (id, fixups) in std::mem::take(&mut self.loc_fixups) {
            let Some(func) = self.module.bodies[id].as_deref_mut() else { continue };
            let metadata = &self.module.ctx.metadata;
            let mut memo: FxHashMap<Md, DebugLoc> = FxHashMap::default();
            let mut homeless = Vec::new();
            for fixup in fixups {
                let (LocFixup::Inst(_, md) | LocFixup::Record(_, _, md)) = fixup;
                // Debug information that is wrong is dropped, as LLVM does; the code is still right.
                let Some(loc) = location(metadata, func, &mut memo, md) else {
                    if let LocFixup::Record(inst, ..) = fixup {
                        homeless.push(inst);
                    }
                    continue;
                };
                match fixup {
                    LocFixup::Inst(inst, _) => func.set_loc(inst, Some(loc)),
                    LocFixup::Record(inst, index, _) => func.set_record_loc(inst, index as usize, loc),
                }
            }
            for inst in homeless {
                let mut records = func.take_records(inst);
                records.retain(|r| r.loc.is_some());
                func.prepend_records(inst, records);
            }
        }
    }
}

fn location(
    metadata: &crate::Metadata,
    func: &mut Function,
    memo: &mut FxHashMap<Md, DebugLoc>,
    md: Md,
) -> Option<DebugLoc> {
    // Innermost to outermost; a cycle would never end.
    let mut chain = vec![];
    let mut at = Some(md);
    while let Some(md) = at {
        if memo.contains_key(&md) {
            break;
        }
        if chain.len() > 10_000 {
            return None;
        }
        chain.push(md);
        let node = metadata.special(md).filter(|n| &*n.kind == "DILocation")?;
        at = node.md("inlinedAt");
    }
    for md in chain.into_iter().rev() {
        let node = metadata.special(md)?;
        let small = |name| node.int(name).map_or(Some(0), |n| u32::try_from(n).ok());
        let data = DebugLocData {
            line: small("line")?,
            col: small("column")?,
            scope: node.md("scope")?,
            inlined_at: node.md("inlinedAt").and_then(|m| memo.get(&m).copied()).into(),
            implicit_code: matches!(node.field("isImplicitCode"), Some(MdField::Bool(true))),
            distinct: node.distinct,
        };
        let loc = func.debug_loc(data);
        if node.distinct {
            func.set_loc_origin(loc, md);
        }
        memo.insert(md, loc);
    }
    memo.get(&md).copied()
}
