//! The module block: types, attributes, globals, names.

use super::consts::RawConst;
use super::metadata::RawMd;
use super::stream::{Entry, Record, Stream};
use super::{BResult, attrs, fail};
use crate::attributes::{Attr, AttrList, AttrListData, AttrSet};
use crate::datalayout::DataLayout;
use crate::global::{
    ComdatId, ComdatKind, Global, GlobalId, GlobalKind, Linkage, TlsModel, UnnamedAddr, Visibility,
};
use crate::metadata::{Md, MdKind};
use crate::module::Module;
use crate::ops::{Align, CallConv, SyncScope};
use crate::types::{AddrSpace, StructBody, Type, TypeData};
use rustc_hash::FxHashMap;

/// Nesting of types and constants deeper than this is refused.
pub(super) const MAX_DEPTH: u32 = 100;

/// What a value number means at module level.
#[derive(Clone, Copy, Debug)]
pub(super) enum Slot {
    Global(GlobalId),
    /// Index into [`Reader::raw_consts`].
    Const(u32),
}

struct RawType {
    code: u32,
    ops: Vec<u64>,
    name: Option<String>,
}

pub(super) struct Reader<'a> {
    pub stream: Stream<'a>,
    pub module: Module,
    version: u64,
    strtab: &'a [u8],
    raw_types: Vec<RawType>,
    pub types: Vec<Type>,
    groups: Vec<Vec<u64>>,
    group_attrs: FxHashMap<u64, (u64, Vec<Attr>)>,
    attr_lists: Vec<Vec<u64>>,
    list_memo: FxHashMap<(u64, Type), AttrList>,
    global_records: Vec<(u32, Vec<u64>)>,
    sections: Vec<String>,
    gcs: Vec<String>,
    comdats: Vec<ComdatId>,
    pub slots: Vec<Slot>,
    pub raw_consts: Vec<RawConst>,
    pub module_consts: FxHashMap<u32, crate::Const>,
    symbols: Vec<(u64, String)>,
    pub bodies: Vec<GlobalId>,
    pub body_places: Vec<(usize, u32, u32)>,
    pub md_kinds: FxHashMap<u64, MdKind>,
    pub raw_md: Vec<RawMd>,
    pub named_md: Vec<(String, Vec<u64>)>,
    pub decl_attachments: Vec<Vec<u64>>,
    pub md: Vec<Md>,
    pub bundle_tags: Vec<String>,
    scopes: Vec<SyncScope>,
    /// The function being read.
    pub state: Option<Box<super::function::State>>,
}

pub(super) fn read(bytes: &[u8]) -> BResult<Module> {
    let mut reader = Reader {
        stream: Stream::new(bytes, 4),
        module: Module::new(),
        version: 0,
        strtab: &[],
        raw_types: Vec::new(),
        types: Vec::new(),
        groups: Vec::new(),
        group_attrs: FxHashMap::default(),
        attr_lists: Vec::new(),
        list_memo: FxHashMap::default(),
        global_records: Vec::new(),
        sections: Vec::new(),
        gcs: Vec::new(),
        comdats: Vec::new(),
        slots: Vec::new(),
        raw_consts: Vec::new(),
        module_consts: FxHashMap::default(),
        symbols: Vec::new(),
        bodies: Vec::new(),
        body_places: Vec::new(),
        md_kinds: FxHashMap::default(),
        raw_md: Vec::new(),
        named_md: Vec::new(),
        decl_attachments: Vec::new(),
        md: Vec::new(),
        bundle_tags: Vec::new(),
        scopes: Vec::new(),
        state: None,
    };
    reader.run()?;
    Ok(reader.module)
}

pub(super) fn text(ops: &[u64]) -> String {
    let bytes: Vec<u8> = ops.iter().map(|&b| b as u8).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

impl<'a> Reader<'a> {
    fn run(&mut self) -> BResult<()> {
        // The string table follows the module that needs it.
        let mut record = Record::default();
        let mut module_place = None;
        loop {
            match self.stream.next(&mut record)? {
                Entry::End => break,
                Entry::Record => {}
                Entry::Block(8) if module_place.is_none() => {
                    module_place = Some(self.stream.block_place());
                    self.stream.skip_block();
                }
                Entry::Block(23) => {
                    while let Entry::Record = self.stream.next(&mut record)? {
                        if let (1, Some((from, to))) = (record.code, record.blob) {
                            self.strtab = &self.stream.bytes[from..to];
                        }
                    }
                }
                Entry::Block(_) => self.stream.skip_block(),
            }
        }
        let Some(place) = module_place else { return fail("no module in the bitcode") };
        self.stream.enter_at(place);
        self.module_block()?;
        self.resolve_types()?;
        self.decode_groups()?;
        self.globals()?;
        self.initialisers()?;
        self.module_metadata()?;
        for (index, place) in std::mem::take(&mut self.body_places).into_iter().enumerate() {
            let Some(&id) = self.bodies.get(index) else { return fail("Could not find function in stream") };
            self.stream.enter_at(place);
            self.function_block(id)?;
        }
        crate::upgrade::drop_debug_intrinsics(&mut self.module);
        Ok(())
    }

    fn module_block(&mut self) -> BResult<()> {
        let mut r = Record::default();
        let mut asm = String::new();
        loop {
            match self.stream.next(&mut r)? {
                Entry::End => break,
                Entry::Record => match r.code {
                    1 => self.version = r.ops.first().copied().unwrap_or(0),
                    2 => self.module.ctx.triple = text(&r.ops),
                    3 => {
                        let layout = text(&r.ops);
                        self.module.ctx.data_layout =
                            DataLayout::parse(&layout).map_err(super::BitcodeError)?;
                    }
                    4 => asm.push_str(&text(&r.ops)),
                    5 => self.sections.push(text(&r.ops)),
                    11 => self.gcs.push(text(&r.ops)),
                    16 => self.module.ctx.source_filename = text(&r.ops),
                    7 | 8 | 9 | 12 | 14 | 18 => {
                        self.global_records.push((r.code, std::mem::take(&mut r.ops)));
                    }
                    _ => {}
                },
                Entry::Block(id) => match id {
                    17 => self.type_block()?,
                    10 => self.for_each(|s, r| {
                        if r.code == 3 {
                            s.groups.push(std::mem::take(&mut r.ops));
                        }
                        Ok(())
                    })?,
                    9 => self.for_each(|s, r| {
                        if r.code == 2 {
                            s.attr_lists.push(std::mem::take(&mut r.ops));
                        }
                        Ok(())
                    })?,
                    11 => self.constants_block()?,
                    12 => {
                        let place = self.stream.block_place();
                        self.body_places.push(place);
                        self.stream.skip_block();
                    }
                    14 => self.for_each(|s, r| {
                        let skip = match r.code {
                            1 => 1,
                            3 => 2,
                            _ => return Ok(()),
                        };
                        if let (Some(&id), Some(name)) = (r.ops.first(), r.ops.get(skip..)) {
                            s.symbols.push((id, text(name)));
                        }
                        Ok(())
                    })?,
                    15 => {
                        let mut raw = std::mem::take(&mut self.raw_md);
                        self.metadata_block(&mut raw)?;
                        self.raw_md = raw;
                    }
                    22 => self.for_each(|s, r| {
                        if let (6, Some((&id, name))) = (r.code, r.ops.split_first()) {
                            let kind = s.module.metadata.kind(&text(name));
                            s.md_kinds.insert(id, kind);
                        }
                        Ok(())
                    })?,
                    21 => self.for_each(|s, r| {
                        s.bundle_tags.push(text(&r.ops));
                        Ok(())
                    })?,
                    26 => self.for_each(|s, r| {
                        let scope = s.module.sync_scope(&text(&r.ops));
                        s.scopes.push(scope);
                        Ok(())
                    })?,
                    _ => self.stream.skip_block(),
                },
            }
        }
        self.module.ctx.module_asm = asm.lines().map(str::to_string).collect();
        Ok(())
    }

    /// Calls `f` for the records of the block just entered.
    pub fn for_each(&mut self, mut f: impl FnMut(&mut Self, &mut Record) -> BResult<()>) -> BResult<()> {
        let mut r = Record::default();
        loop {
            match self.stream.next(&mut r)? {
                Entry::End => return Ok(()),
                Entry::Record => f(self, &mut r)?,
                Entry::Block(_) => self.stream.skip_block(),
            }
        }
    }

    pub fn scope(&self, id: u64) -> SyncScope {
        match self.scopes.get(id as usize) {
            Some(&s) => s,
            None if id == 0 => SyncScope::SingleThread,
            None => SyncScope::System,
        }
    }
}

/// Types.
impl Reader<'_> {
    fn type_block(&mut self) -> BResult<()> {
        let mut name: Option<String> = None;
        self.for_each(|s, r| {
            match r.code {
                1 => {}
                19 => name = Some(text(&r.ops)),
                code => {
                    let named = matches!(code, 6 | 20);
                    let name = if named { name.take() } else { None };
                    s.raw_types.push(RawType { code, ops: std::mem::take(&mut r.ops), name });
                }
            }
            Ok(())
        })
    }

    fn resolve_types(&mut self) -> BResult<()> {
        let mut done: Vec<Option<Type>> = vec![None; self.raw_types.len()];
        // Named structs first: their bodies may refer to anything.
        for (i, raw) in self.raw_types.iter().enumerate() {
            if matches!(raw.code, 6 | 20) {
                let name = raw.name.clone().unwrap_or_else(|| i.to_string());
                done[i] = Some(self.module.types.named_struct(&name));
            }
        }
        for i in 0..done.len() {
            self.resolve_type(i as u64, &mut done, 0)?;
        }
        for i in 0..done.len() {
            if self.raw_types[i].code == 20 {
                let packed = self.raw_types[i].ops.first() == Some(&1);
                let mut fields = Vec::new();
                for k in 1..self.raw_types[i].ops.len() {
                    fields.push(self.resolve_type(self.raw_types[i].ops[k], &mut done, 0)?);
                }
                if let Some(ty) = done[i] {
                    self.module.types.set_struct_body(ty, &fields, packed);
                }
            }
        }
        self.types = done.into_iter().flatten().collect();
        crate::types::check_finite(&self.module.types).map_err(super::BitcodeError)
    }

    fn resolve_type(&self, id: u64, done: &mut Vec<Option<Type>>, depth: u32) -> BResult<Type> {
        let Some(known) = done.get(id as usize).copied() else { return fail("Invalid type for value") };
        if let Some(ty) = known {
            return Ok(ty);
        }
        if depth > MAX_DEPTH {
            return fail("types are nested too deeply");
        }
        let raw = &self.raw_types[id as usize];
        let types = &self.module.types;
        let op = |i: usize| raw.ops.get(i).copied().ok_or(super::BitcodeError("Invalid record".into()));
        let ty = match raw.code {
            2 => Type::VOID,
            3 => Type::FLOAT,
            4 => Type::DOUBLE,
            5 => Type::LABEL,
            7 => match op(0)? {
                w @ 1..=0x80_0000 => types.int(w as u32),
                _ => return fail("Bitwidth for integer type out of range"),
            },
            8 => types.ptr(AddrSpace(raw.ops.get(1).copied().unwrap_or(0) as u32)),
            25 => types.ptr(AddrSpace(op(0)? as u32)),
            10 => Type::HALF,
            23 => Type::BFLOAT,
            13 => Type::X86_FP80,
            14 => Type::FP128,
            15 => Type::PPC_FP128,
            16 => Type::METADATA,
            22 => Type::TOKEN,
            11 => {
                let elem = self.resolve_type(op(1)?, done, depth + 1)?;
                types.array(elem, op(0)?)
            }
            12 => {
                let elem = self.resolve_type(op(1)?, done, depth + 1)?;
                let len = op(0)? as u32;
                let valid = types.is_int(elem) || types.is_float(elem) || types.is_ptr(elem);
                if len == 0 || !valid {
                    return fail("Invalid type");
                }
                let scalable = raw.ops.get(2).is_some_and(|s| *s != 0);
                types.intern(TypeData::Vector { elem, len, scalable })
            }
            18 => {
                let mut fields = Vec::new();
                for &f in raw.ops.iter().skip(1) {
                    fields.push(self.resolve_type(f, done, depth + 1)?);
                }
                types.intern(TypeData::Struct(StructBody::new(fields, op(0)? != 0)))
            }
            21 => {
                let ret = self.resolve_type(op(1)?, done, depth + 1)?;
                let mut params = Vec::new();
                for &p in raw.ops.iter().skip(2) {
                    params.push(self.resolve_type(p, done, depth + 1)?);
                }
                types.function(ret, &params, op(0)? != 0)
            }
            code => return fail(&format!("type code {code} is not supported")),
        };
        done[id as usize] = Some(ty);
        Ok(ty)
    }

    pub fn ty(&self, id: u64) -> BResult<Type> {
        match self.types.get(id as usize) {
            Some(&ty) => Ok(ty),
            None => fail("Invalid type for value"),
        }
    }

    /// Whether pointers say what they point to, as they do up to LLVM 14.
    pub fn has_typed_pointers(&self) -> bool {
        self.raw_types.iter().any(|raw| raw.code == 8)
    }

    /// What a typed pointer points to.
    pub fn pointee(&self, id: u64) -> Option<Type> {
        let raw = self.raw_types.get(id as usize).filter(|r| r.code == 8)?;
        self.types.get(*raw.ops.first()? as usize).copied()
    }

    /// A function type, also through a typed pointer to it; and what its parameters point to.
    pub fn function_type(&self, id: u64) -> BResult<(Type, Vec<Option<Type>>)> {
        let mut id = id;
        if let Some(raw) = self.raw_types.get(id as usize).filter(|r| r.code == 8) {
            id = raw.ops.first().copied().unwrap_or(id);
        }
        let ty = self.ty(id)?;
        let Some(raw) = self.raw_types.get(id as usize).filter(|r| r.code == 21) else {
            return fail("Invalid type for a function");
        };
        Ok((ty, raw.ops.iter().skip(2).map(|&p| self.pointee(p)).collect()))
    }
}

/// Attributes.
impl Reader<'_> {
    fn decode_groups(&mut self) -> BResult<()> {
        for ops in std::mem::take(&mut self.groups) {
            let [id, param, rest @ ..] = &ops[..] else { return fail("Invalid grp record") };
            let on_function = *param == 0xffff_ffff;
            match attrs::group(rest, on_function, &self.module.types, &self.types) {
                Some(list) => self.group_attrs.insert(*id, (*param, list)),
                None => return fail("Invalid attribute group"),
            };
        }
        Ok(())
    }

    /// The attribute list of a number; `pointees` give the types of old type attributes.
    pub fn attr_list(&mut self, number: u64, ty: Type, pointees: &[Option<Type>]) -> AttrList {
        if number == 0 {
            return AttrList::EMPTY;
        }
        if let Some(&done) = self.list_memo.get(&(number, ty)) {
            return done;
        }
        let Some(groups) = self.attr_lists.get(number as usize - 1) else { return AttrList::EMPTY };
        let mut data = AttrListData::default();
        let mut params: Vec<AttrSet> = Vec::new();
        for g in groups {
            let Some((param, list)) = self.group_attrs.get(g) else { continue };
            let index = (*param as usize).wrapping_sub(1);
            let list = list
                .iter()
                .filter_map(|a| match a {
                    Attr::Type(k, None) => {
                        let ty = pointees.get(index).copied().flatten()?;
                        Some(Attr::Type(*k, Some(ty)))
                    }
                    other => Some(other.clone()),
                })
                .collect();
            let set = self.module.attrs.set(list);
            match *param {
                0 => data.ret = set,
                0xffff_ffff => data.func = set,
                _ if index < 65536 => {
                    if params.len() <= index {
                        params.resize(index + 1, AttrSet::EMPTY);
                    }
                    params[index] = set;
                }
                _ => {}
            }
        }
        data.params = params.into();
        let list = self.module.attrs.intern_list(data);
        self.list_memo.insert((number, ty), list);
        list
    }
}

fn linkage(code: u64) -> Linkage {
    match code {
        1 | 10 | 16 => {
            if code == 10 {
                Linkage::WeakOdr
            } else {
                Linkage::WeakAny
            }
        }
        2 => Linkage::Appending,
        3 => Linkage::Internal,
        4 | 18 => Linkage::LinkOnceAny,
        7 => Linkage::ExternWeak,
        8 => Linkage::Common,
        9 | 13 | 14 => Linkage::Private,
        11 | 19 => Linkage::LinkOnceOdr,
        12 => Linkage::AvailableExternally,
        17 => Linkage::WeakOdr,
        _ => Linkage::External,
    }
}

fn visibility(code: u64) -> Visibility {
    match code {
        1 => Visibility::Hidden,
        2 => Visibility::Protected,
        _ => Visibility::Default,
    }
}

fn unnamed_addr(code: u64) -> UnnamedAddr {
    match code {
        1 => UnnamedAddr::Global,
        2 => UnnamedAddr::Local,
        _ => UnnamedAddr::None,
    }
}

/// log2 plus one, zero for none.
pub(super) fn align(code: u64) -> Option<Align> {
    (1..=33).contains(&code).then(|| Align::from_log2(code as u8 - 1))
}

/// Globals.
impl Reader<'_> {
    fn globals(&mut self) -> BResult<()> {
        let names: FxHashMap<u64, String> = self.symbols.drain(..).collect();
        let consts: Vec<Slot> = std::mem::take(&mut self.slots);
        let mut value_id = 0u64;
        for (code, ops) in std::mem::take(&mut self.global_records) {
            let mut ops = &ops[..];
            let mut name = String::new();
            if self.version >= 2 {
                let [offset, size, rest @ ..] = ops else { return fail("Invalid record") };
                let bytes = self
                    .strtab
                    .get(*offset as usize..(*offset as usize).saturating_add(*size as usize))
                    .unwrap_or(&[]);
                name = String::from_utf8_lossy(bytes).into_owned();
                ops = rest;
            }
            if code == 12 {
                self.comdat_record(name, ops)?;
                continue;
            }
            if self.version < 2 {
                name = names.get(&value_id).cloned().unwrap_or_default();
            }
            value_id += 1;
            let op = |i: usize| ops.get(i).copied().unwrap_or(0);
            if ops.len() < 2 {
                return fail("Invalid record");
            }
            let global = match code {
                7 => self.variable(&name, &op)?,
                8 => {
                    let name = crate::upgrade::intrinsic_name(&name).unwrap_or(name);
                    self.function_header(&name, &op)?
                }
                _ => self.alias(code, &name, &op)?,
            };
            if !global.name().is_empty() && self.module.find_global(global.name()).is_some() {
                return fail(&format!("redefinition of global '@{}'", global.name()));
            }
            let is_body = code == 8 && op(2) == 0;
            let id = self.module.ctx.add_global(global);
            self.slots.push(Slot::Global(id));
            if is_body {
                self.bodies.push(id);
            }
        }
        self.slots.extend(consts);
        Ok(())
    }

    fn comdat_record(&mut self, name: String, ops: &[u64]) -> BResult<()> {
        let (name, kind) = match (self.version >= 2, ops) {
            (true, [kind, ..]) => (name, *kind),
            (false, [kind, _, rest @ ..]) => (text(rest), *kind),
            _ => return fail("Invalid record"),
        };
        let kind = match kind {
            2 => ComdatKind::ExactMatch,
            3 => ComdatKind::Largest,
            4 => ComdatKind::NoDeduplicate,
            5 => ComdatKind::SameSize,
            _ => ComdatKind::Any,
        };
        let id = self.module.ctx.comdats.push(crate::Comdat { name: name.into(), kind });
        self.comdats.push(id);
        Ok(())
    }

    fn section(&self, number: u64) -> Option<Box<str>> {
        let index = (number as usize).checked_sub(1)?;
        self.sections.get(index).map(|s| s.as_str().into())
    }

    fn variable(&mut self, name: &str, op: &dyn Fn(usize) -> u64) -> BResult<Global> {
        let explicit = op(1) & 2 != 0;
        let (ty, space) = if explicit {
            (self.ty(op(0))?, AddrSpace((op(1) >> 2) as u32))
        } else {
            let ptr = self.ty(op(0))?;
            let Some(pointee) = self.pointee(op(0)) else { return fail("Invalid type for value") };
            (pointee, self.module.types.addr_space(ptr).unwrap_or_default())
        };
        let mut g = Global::variable(name, ty, space, None);
        g.linkage = linkage(op(3));
        g.align = align(op(4));
        g.section = self.section(op(5));
        g.visibility = visibility(op(6));
        g.tls = match op(7) {
            0 => None,
            2 => Some(TlsModel::LocalDynamic),
            3 => Some(TlsModel::InitialExec),
            4 => Some(TlsModel::LocalExec),
            _ => Some(TlsModel::GeneralDynamic),
        };
        g.unnamed_addr = unnamed_addr(op(8));
        g.comdat = (op(11) as usize).checked_sub(1).and_then(|i| self.comdats.get(i).copied());
        g.dso_local = op(13) != 0 || g.linkage.is_local();
        if let GlobalKind::Variable(v) = &mut g.kind {
            v.is_const = op(1) & 1 != 0;
            v.externally_initialized = op(9) != 0;
            // Filled in when constants are known: the number of the initialiser waits here.
            v.init = u32::try_from(op(2)).ok().filter(|n| *n != 0).map(crate::Const::from_u32);
        }
        Ok(g)
    }

    fn function_header(&mut self, name: &str, op: &dyn Fn(usize) -> u64) -> BResult<Global> {
        let (ty, pointees) = self.function_type(op(0))?;
        let mut g = Global::function(name, ty);
        let attrs = self.attr_list(op(4), ty, &pointees);
        g.linkage = linkage(op(3));
        g.align = align(op(5));
        g.section = self.section(op(6));
        g.visibility = visibility(op(7));
        g.unnamed_addr = unnamed_addr(op(9));
        g.comdat = (op(12) as usize).checked_sub(1).and_then(|i| self.comdats.get(i).copied());
        g.dso_local = op(15) != 0 || g.linkage.is_local();
        g.addr_space = AddrSpace(op(16) as u32);
        let gc = (op(8) as usize).checked_sub(1).and_then(|i| self.gcs.get(i)).map(|s| s.as_str().into());
        let waiting = |n: u64| u32::try_from(n).ok().filter(|n| *n != 0).map(crate::Const::from_u32);
        if let Some(f) = g.as_function_mut() {
            f.cc = CallConv((op(1) & 0x3ff) as u16);
            f.attrs = attrs;
            f.gc = gc;
            f.prologue = waiting(op(10));
            f.prefix = waiting(op(13));
            f.personality = waiting(op(14));
        }
        Ok(g)
    }

    fn alias(&mut self, code: u32, name: &str, op: &dyn Fn(usize) -> u64) -> BResult<Global> {
        // Old: [type, aliasee, linkage, ...]; new: [type, space, aliasee, linkage, ...].
        let (ty, space, target, rest) = if code == 9 {
            let Some(pointee) = self.pointee(op(0)) else { return fail("Invalid type for value") };
            let space = self.module.types.addr_space(self.ty(op(0))?).unwrap_or_default();
            (pointee, space, op(1), 2)
        } else {
            (self.ty(op(0))?, AddrSpace(op(1) as u32), op(2), 3)
        };
        let Ok(target) = u32::try_from(target) else { return fail("Invalid record") };
        let target = crate::Const::from_u32(target.wrapping_add(1).max(1));
        let mut g = if code == 18 {
            Global::ifunc(name, ty, space, target)
        } else {
            Global::alias(name, ty, space, target)
        };
        g.linkage = linkage(op(rest));
        g.visibility = visibility(op(rest + 1));
        g.unnamed_addr = if code == 14 { unnamed_addr(op(7)) } else { UnnamedAddr::None };
        g.dso_local = g.linkage.is_local();
        Ok(g)
    }

    /// Puts the real constants where the numbers of initialisers wait.
    fn initialisers(&mut self) -> BResult<()> {
        let ids: Vec<GlobalId> = self.module.globals().map(|(id, _)| id).collect();
        for id in ids {
            let mut kind = self.module.global(id).kind.clone();
            let real = |s: &mut Self, c: crate::Const| s.module_const(u64::from(c.as_u32()) - 1);
            match &mut kind {
                GlobalKind::Variable(v) => {
                    if let Some(c) = v.init {
                        v.init = Some(real(self, c)?);
                    }
                }
                GlobalKind::Function(f) => {
                    for c in [&mut f.prefix, &mut f.prologue, &mut f.personality] {
                        if let Some(n) = *c {
                            *c = Some(real(self, n)?);
                        }
                    }
                }
                GlobalKind::Alias { aliasee: c, .. } | GlobalKind::IFunc { resolver: c, .. } => {
                    *c = real(self, *c)?;
                }
                GlobalKind::Removed => {}
            }
            self.module.ctx.global_mut(id).kind = kind;
        }
        Ok(())
    }
}
