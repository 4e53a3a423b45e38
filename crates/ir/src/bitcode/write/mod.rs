//! The writer of LLVM bitcode.
//!
//! Two forms: [`Form::Latest`] has opaque pointers and records that LLVM 15 and later read (14 with `-opaque-pointers`);
//! what newer versions have is written in their form only where the module uses it. [`Form::Llvm7`] has typed pointers
//! and the records of LLVM 7: a pointer is `i8*`, and instructions that use it cast it first.
//!
//! Function bodies are written first, each to its own bytes; the tables they add to (types, attributes, kinds) follow
//! and stand in front of them in the file. Equal modules give equal bytes.
//!
//! - `stream`: bits, blocks and records; `abbreviations`: the shapes of records that are written short
//! - `types`, `attrs`, `consts`, `metadata`: tables
//! - `function`: bodies; `address`: their typed pointers; `debug`: their locations, records and names

mod abbreviations;
mod address;
mod attrs;
mod consts;
mod debug;
mod function;
mod metadata;
mod stream;
mod types;

use super::{BResult, MAGIC, fail};
use crate::attributes::{AttrKind, AttrList};
use crate::function::DbgRecordKind;
use crate::global::{ComdatKind, GlobalId, GlobalKind, Linkage, TlsModel, UnnamedAddr, Visibility};
use crate::inst::Block;
use crate::metadata::MdKind;
use crate::module::Module;
use crate::ops::{Align, SyncScope};
use crate::types::Type;
use attrs::AttrTable;
use consts::Consts;
use cranelift_entity::SecondaryMap;
use metadata::MdTable;
use rustc_hash::{FxHashMap, FxHashSet};
use stream::{BitWriter, blob_abbreviation};
use types::{TypeId, TypeTable};

/// Which readers a file is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// Opaque pointers, LLVM 15 and later.
    Latest,
    /// Typed pointers, LLVM 7 and later.
    Llvm7,
}

/// What a file holds besides the meaning of the module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WriteOptions {
    /// Which readers it is for.
    pub form: Form,
    /// Whether names of values and blocks are kept.
    pub names: bool,
    /// Leaves attributes out that LLVM 19 does not know: promises that a reader would refuse the file for.
    pub portable: bool,
}

impl Default for WriteOptions {
    fn default() -> Self {
        WriteOptions { form: Form::Latest, names: true, portable: false }
    }
}

/// Writes a module. An error is something that bitcode of this form has no record for.
pub fn write(module: &Module, options: WriteOptions) -> BResult<Vec<u8>> {
    let mut writer = Writer::new(module, options);
    writer.number_globals();
    let mut consts = Consts::new(writer.num_values);
    writer.initialisers(&mut consts)?;
    writer.metadata_constants(&mut consts)?;
    writer.num_values += consts.len();
    let mut bodies = Vec::new();
    for (_, func) in module.defined_functions() {
        bodies.push(function::write(&mut writer, func)?);
    }
    writer.file(&mut consts, &bodies)
}

/// The intrinsics of debug records: kind, name, number of arguments.
const DEBUG_INTRINSICS: &[(&str, usize)] =
    &[("llvm.dbg.value", 3), ("llvm.dbg.declare", 3), ("llvm.dbg.assign", 6), ("llvm.dbg.label", 1)];

fn debug_intrinsic(kind: DbgRecordKind) -> usize {
    match kind {
        DbgRecordKind::Value => 0,
        DbgRecordKind::Declare => 1,
        DbgRecordKind::Assign { .. } => 2,
        DbgRecordKind::Label => 3,
    }
}

struct Writer<'m> {
    module: &'m Module,
    form: Form,
    names: bool,
    types: TypeTable<'m>,
    attrs: AttrTable<'m>,
    md: MdTable,
    /// Numbers of globals.
    ids: SecondaryMap<GlobalId, u32>,
    order: Vec<GlobalId>,
    /// Number of globals and constants of the module: where the numbers of a function begin.
    num_values: u32,
    /// Numbers of the debug intrinsics that records need.
    debug: [Option<u32>; DEBUG_INTRINSICS.len()],
    debug_declared: bool,
    used_kinds: FxHashSet<MdKind>,
    bundle_tags: Vec<Box<str>>,
    scopes: Vec<String>,
    block_numbers: FxHashMap<GlobalId, SecondaryMap<Block, u32>>,
    strtab: Vec<u8>,
}

const UNKNOWN: u32 = u32::MAX;

impl<'m> Writer<'m> {
    fn new(module: &'m Module, options: WriteOptions) -> Self {
        Writer {
            module,
            form: options.form,
            names: options.names,
            types: TypeTable::new(&module.ctx.types, options.form),
            attrs: AttrTable::new(&module.ctx.attrs, options),
            md: metadata::collect(module),
            ids: SecondaryMap::with_default(UNKNOWN),
            order: Vec::new(),
            num_values: 0,
            debug: [None; DEBUG_INTRINSICS.len()],
            debug_declared: false,
            used_kinds: FxHashSet::default(),
            bundle_tags: Vec::new(),
            // The order of LLVM's own scopes.
            scopes: vec!["singlethread".into(), String::new()],
            block_numbers: FxHashMap::default(),
            strtab: Vec::new(),
        }
    }

    /// Records stand in the file in this order: variables, functions, aliases, ifuncs.
    fn number_globals(&mut self) {
        let module = self.module;
        let rank = |kind: &GlobalKind| match kind {
            GlobalKind::Variable(_) => 0,
            GlobalKind::Function(_) => 1,
            GlobalKind::Alias { .. } => 2,
            GlobalKind::IFunc { .. } => 3,
            GlobalKind::Removed => 4,
        };
        let mut order: Vec<(u8, GlobalId)> = module.globals().map(|(id, g)| (rank(&g.kind), id)).collect();
        order.sort_by_key(|(rank, _)| *rank);
        // Declarations of debug intrinsics come after the functions.
        let aliases = order.partition_point(|(rank, _)| *rank < 2);
        for (_, func) in module.defined_functions().filter(|(_, f)| f.has_records()) {
            for inst in func.blocks().flat_map(|b| func.block_insts(b)) {
                for r in func.records(inst) {
                    self.debug[debug_intrinsic(r.kind)] = Some(0);
                }
            }
        }
        let mut next = aliases as u32;
        for slot in self.debug.iter_mut().flatten() {
            *slot = next;
            next += 1;
        }
        for (i, (_, id)) in order.iter().enumerate() {
            let shift = if i < aliases { 0 } else { next - aliases as u32 };
            self.ids[*id] = i as u32 + shift;
        }
        self.num_values = order.len() as u32 + next - aliases as u32;
        self.order = order.into_iter().map(|(_, id)| id).collect();
    }

    fn global_id(&self, g: GlobalId) -> BResult<u32> {
        match self.ids[g] {
            UNKNOWN => fail("a global that was removed is still used"),
            id => Ok(id),
        }
    }

    /// What the address of a global points to.
    fn pointee(&mut self, g: GlobalId) -> BResult<TypeId> {
        let global = self.module.global(g);
        match &global.kind {
            GlobalKind::Function(f) => self.function_type(f.ty, f.attrs),
            _ => self.types.id(global.value_type()),
        }
    }

    /// The type of a parameter's memory that LLVM 7 reads from the type of the pointer.
    fn pointee_of_param(&self, attrs: AttrList, index: usize) -> Option<Type> {
        if self.form == Form::Latest || attrs == AttrList::EMPTY {
            return None;
        }
        let set = self.module.attrs.param(attrs, index);
        [AttrKind::ByVal, AttrKind::StructRet, AttrKind::InAlloca]
            .into_iter()
            .find_map(|kind| self.module.attrs.find_type(set, kind))
    }

    fn function_type(&mut self, ty: Type, attrs: AttrList) -> BResult<TypeId> {
        let plain = self.types.id(ty)?;
        let Some(signature) = self.module.types.signature(ty) else { return fail("no function type") };
        let mut params: Vec<TypeId> = Vec::new();
        let mut changed = false;
        for (i, &p) in signature.params.iter().enumerate() {
            let own = self.types.id(p)?;
            params.push(match self.pointee_of_param(attrs, i) {
                Some(pointee) => {
                    changed = true;
                    let pointee = self.types.id(pointee)?;
                    self.types.pointer(pointee, self.module.types.addr_space(p).unwrap_or_default().0)
                }
                None => own,
            });
        }
        if !changed {
            return Ok(plain);
        }
        let ret = self.types.id(signature.ret)?;
        Ok(self.types.function(ret, &params, signature.vararg))
    }

    fn attr_list(&mut self, list: AttrList) -> BResult<u64> {
        self.attrs.list(list, &mut self.types)
    }

    fn debug_intrinsic(&mut self, kind: DbgRecordKind) -> BResult<(u32, TypeId)> {
        let index = debug_intrinsic(kind);
        let metadata = self.types.id(Type::METADATA)?;
        let void = self.types.id(Type::VOID)?;
        let ty = self.types.function(void, &vec![metadata; DEBUG_INTRINSICS[index].1], false);
        match self.debug[index] {
            Some(id) => Ok((id, ty)),
            None => fail("a debug record that was not counted"),
        }
    }

    fn bundle_tag(&mut self, tag: &str) -> u64 {
        let at = self.bundle_tags.iter().position(|t| **t == *tag).unwrap_or_else(|| {
            self.bundle_tags.push(tag.into());
            self.bundle_tags.len() - 1
        });
        at as u64
    }

    fn scope(&mut self, scope: SyncScope) -> u64 {
        let name = self.module.sync_scope_name(scope);
        let at = self.scopes.iter().position(|s| *s == name).unwrap_or_else(|| {
            self.scopes.push(name);
            self.scopes.len() - 1
        });
        at as u64
    }

    /// The place of a block in its function.
    fn block_index(&mut self, g: GlobalId, block: Block) -> BResult<u64> {
        let Some(func) = self.module.body(g) else { return fail("the address of a block of no function") };
        let numbers = self.block_numbers.entry(g).or_insert_with(|| {
            let mut numbers = SecondaryMap::with_default(UNKNOWN);
            for (i, b) in func.blocks().enumerate() {
                numbers[b] = i as u32;
            }
            numbers
        });
        match numbers[block] {
            UNKNOWN => fail("the address of a block that was removed"),
            n => Ok(u64::from(n)),
        }
    }

    /// Constants of initialisers and aliases.
    fn initialisers(&mut self, table: &mut Consts) -> BResult<()> {
        let module = self.module;
        for &id in &self.order.clone() {
            let roots = match &module.global(id).kind {
                GlobalKind::Function(f) => [f.prefix, f.prologue, f.personality],
                GlobalKind::Variable(v) => [v.init, None, None],
                GlobalKind::Alias { aliasee: c, .. } | GlobalKind::IFunc { resolver: c, .. } => {
                    [Some(*c), None, None]
                }
                GlobalKind::Removed => [None; 3],
            };
            for c in roots.into_iter().flatten() {
                self.constant(&module.consts, table, c)?;
            }
        }
        Ok(())
    }
}

/// The file.
impl Writer<'_> {
    fn file(&mut self, consts: &mut Consts, bodies: &[Vec<u8>]) -> BResult<Vec<u8>> {
        let globals = self.globals(consts)?;
        // Metadata may need types, so it is written before the table of types, to its own bytes.
        let mut md = BitWriter::inside(3);
        self.write_metadata(&mut md, consts)?;
        let md = md.finish();

        let mut out = BitWriter::default();
        out.enter(13, 5);
        out.text_record(1, &[], concat!("oxicc", env!("CARGO_PKG_VERSION")).as_bytes());
        out.record(2, &[0]);
        out.end();

        out.enter(8, 3);
        out.record(1, &[2]);
        abbreviations::write(&mut out);
        // A group may mention types; before LLVM 16 types stood behind the attributes, which mentioned none.
        self.types.write(&mut out);
        self.attrs.write(&mut out);
        self.header(&mut out);
        for (code, ops) in globals {
            out.record(code, &ops);
        }
        // From here on there are blocks only, which end at a multiple of 32 bits: bytes can be put together.
        names_block(&mut out, 26, 1, self.scopes.iter().map(String::as_str));
        consts.write(&mut out);
        self.write_kinds(&mut out);
        out.append_blocks(&md);
        if !self.bundle_tags.is_empty() {
            names_block(&mut out, 21, 1, self.bundle_tags.iter().map(|t| &**t));
        }
        for body in bodies {
            out.append_blocks(body);
        }
        out.end();

        out.enter(23, 3);
        out.define(&blob_abbreviation(1, 0));
        out.blob(4, &[], &self.strtab);
        out.end();
        let mut bytes = MAGIC.to_vec();
        bytes.append(&mut out.finish());
        Ok(bytes)
    }

    fn header(&self, out: &mut BitWriter) {
        let module = self.module;
        let layout = module.written_layout.as_deref().unwrap_or(module.data_layout.text());
        out.text_record(2, &[], module.triple.as_bytes());
        out.text_record(3, &[], layout.as_bytes());
        if !module.module_asm.is_empty() {
            let mut text = module.module_asm.join("\n");
            text.push('\n');
            out.text_record(4, &[], text.as_bytes());
        }
        for section in self.sections() {
            out.text_record(5, &[], section.as_bytes());
        }
        for gc in self.gcs() {
            out.text_record(11, &[], gc.as_bytes());
        }
        if !module.source_filename.is_empty() {
            out.text_record(16, &[], module.source_filename.as_bytes());
        }
    }

    /// Names of sections in order of first use.
    fn sections(&self) -> Vec<&str> {
        let all = self.order.iter().filter_map(|&id| self.module.global(id).section.as_deref());
        unique(all)
    }

    fn gcs(&self) -> Vec<&str> {
        let all = self.order.iter().filter_map(|&id| self.module.global(id).as_function()?.gc.as_deref());
        unique(all)
    }

    fn string(&mut self, text: &str) -> [u64; 2] {
        let at = self.strtab.len() as u64;
        self.strtab.extend_from_slice(text.as_bytes());
        [at, text.len() as u64]
    }

    /// Records of comdats and globals.
    fn globals(&mut self, consts: &mut Consts) -> BResult<Vec<(u32, Vec<u64>)>> {
        let module = self.module;
        let mut out = Vec::new();
        for comdat in module.comdats.values() {
            let kind = match comdat.kind {
                ComdatKind::Any => 1,
                ComdatKind::ExactMatch => 2,
                ComdatKind::Largest => 3,
                ComdatKind::NoDeduplicate => 4,
                ComdatKind::SameSize => 5,
            };
            let [at, len] = self.string(&comdat.name);
            out.push((12, vec![at, len, kind]));
        }
        let sections: Vec<String> = self.sections().into_iter().map(str::to_string).collect();
        let gcs: Vec<String> = self.gcs().into_iter().map(str::to_string).collect();
        let place = |list: &[String], text: Option<&str>| {
            text.and_then(|t| list.iter().position(|s| s == t)).map_or(0, |i| i as u64 + 1)
        };
        for id in self.order.clone() {
            let g = module.global(id);
            if matches!(g.kind, GlobalKind::Alias { .. } | GlobalKind::IFunc { .. }) {
                self.debug_declarations(&mut out)?;
            }
            let name = match (&g.kind, self.form) {
                (GlobalKind::Function(_), Form::Llvm7) => typed_name(g.name()),
                _ => g.name().to_string(),
            };
            let mut ops = self.string(&name).to_vec();
            let common = Common {
                linkage: linkage(g.linkage),
                visibility: visibility(g.visibility),
                unnamed_addr: unnamed_addr(g.unnamed_addr),
                section: place(&sections, g.section.as_deref()),
                align: g.align.map_or(0, |a: Align| u64::from(a.log2()) + 1),
                comdat: g.comdat.map_or(0, |c| u64::from(c.as_u32()) + 1),
                dso_local: u64::from(g.dso_local),
                tls: tls(g.tls),
            };
            let constant = |w: &mut Self, table: &mut Consts, c: Option<crate::Const>| -> BResult<u64> {
                Ok(match c {
                    Some(c) => u64::from(w.constant(&module.consts, table, c)?) + 1,
                    None => 0,
                })
            };
            let code = match &g.kind {
                GlobalKind::Variable(v) => {
                    let init = constant(self, consts, v.init)?;
                    let ty = u64::from(self.types.id(v.ty)?);
                    let attrs = self.attrs.set(v.attrs, &mut self.types)?;
                    let kind = u64::from(g.addr_space.0) << 2 | 2 | u64::from(v.is_const);
                    ops.extend([ty, kind, init, common.linkage, common.align, common.section]);
                    ops.extend([common.visibility, common.tls, common.unnamed_addr]);
                    ops.extend([u64::from(v.externally_initialized), 0, common.comdat]);
                    ops.extend([attrs, common.dso_local]);
                    7
                }
                GlobalKind::Function(f) => {
                    if self.form == Form::Llvm7 && g.addr_space.0 != 0 {
                        let text = "a function in an address space cannot be written for LLVM 7";
                        return fail(&format!("{}: {text}", g.name()));
                    }
                    let ty = u64::from(self.function_type(f.ty, f.attrs)?);
                    let attrs = self.attr_list(f.attrs)?;
                    let declaration = u64::from(module.body(id).is_none());
                    let prologue = constant(self, consts, f.prologue)?;
                    let prefix = constant(self, consts, f.prefix)?;
                    let personality = constant(self, consts, f.personality)?;
                    ops.extend([ty, u64::from(f.cc.0), declaration, common.linkage, attrs]);
                    ops.extend([common.align, common.section, common.visibility]);
                    ops.extend([place(&gcs, f.gc.as_deref()), common.unnamed_addr, prologue, 0]);
                    ops.extend([common.comdat, prefix, personality, common.dso_local]);
                    if self.form == Form::Latest {
                        ops.push(u64::from(g.addr_space.0));
                    }
                    8
                }
                GlobalKind::Alias { ty, aliasee: c } | GlobalKind::IFunc { ty, resolver: c } => {
                    let ty = u64::from(self.types.id(*ty)?);
                    let target = constant(self, consts, Some(*c))? - 1;
                    ops.extend([ty, u64::from(g.addr_space.0), target, common.linkage, common.visibility]);
                    if matches!(g.kind, GlobalKind::IFunc { .. }) {
                        18
                    } else {
                        ops.extend([0, common.tls, common.unnamed_addr, common.dso_local]);
                        14
                    }
                }
                GlobalKind::Removed => continue,
            };
            // Function records have had no place for a partition in LLVM 7.
            if let (Some(partition), Form::Latest, 7 | 8 | 14) = (&g.partition, self.form, code) {
                ops.extend(self.string(partition));
            }
            out.push((code, ops));
        }
        self.debug_declarations(&mut out)?;
        Ok(out)
    }

    /// Declarations of the intrinsics that debug records call, once.
    fn debug_declarations(&mut self, out: &mut Vec<(u32, Vec<u64>)>) -> BResult<()> {
        if self.debug_declared {
            return Ok(());
        }
        self.debug_declared = true;
        for (index, (name, args)) in DEBUG_INTRINSICS.iter().enumerate() {
            if self.debug[index].is_none() {
                continue;
            }
            let metadata = self.types.id(Type::METADATA)?;
            let void = self.types.id(Type::VOID)?;
            let ty = self.types.function(void, &vec![metadata; *args], false);
            let mut ops = self.string(name).to_vec();
            ops.extend([u64::from(ty), 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
            out.push((8, ops));
        }
        Ok(())
    }
}

fn names_block<'a>(out: &mut BitWriter, block: u64, code: u32, names: impl Iterator<Item = &'a str>) {
    out.enter(block, 3);
    for name in names {
        out.text_record(code, &[], name.as_bytes());
    }
    out.end();
}

/// What records of all globals have.
struct Common {
    linkage: u64,
    visibility: u64,
    unnamed_addr: u64,
    section: u64,
    align: u64,
    comdat: u64,
    dso_local: u64,
    tls: u64,
}

fn unique<'a>(all: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut seen = FxHashSet::default();
    all.filter(|s| seen.insert(*s)).collect()
}

fn linkage(linkage: Linkage) -> u64 {
    match linkage {
        Linkage::External => 0,
        Linkage::Appending => 2,
        Linkage::Internal => 3,
        Linkage::ExternWeak => 7,
        Linkage::Common => 8,
        Linkage::Private => 9,
        Linkage::AvailableExternally => 12,
        Linkage::WeakAny => 16,
        Linkage::WeakOdr => 17,
        Linkage::LinkOnceAny => 18,
        Linkage::LinkOnceOdr => 19,
    }
}

fn visibility(visibility: Visibility) -> u64 {
    match visibility {
        Visibility::Default => 0,
        Visibility::Hidden => 1,
        Visibility::Protected => 2,
    }
}

fn unnamed_addr(unnamed: UnnamedAddr) -> u64 {
    match unnamed {
        UnnamedAddr::None => 0,
        UnnamedAddr::Global => 1,
        UnnamedAddr::Local => 2,
    }
}

fn tls(tls: Option<TlsModel>) -> u64 {
    match tls {
        None => 0,
        Some(TlsModel::GeneralDynamic) => 1,
        Some(TlsModel::LocalDynamic) => 2,
        Some(TlsModel::InitialExec) => 3,
        Some(TlsModel::LocalExec) => 4,
    }
}

/// The name of an intrinsic over `i8*`: `llvm.memcpy.p0.p1.i64` is `llvm.memcpy.p0i8.p1i8.i64` with typed pointers.
fn typed_name(name: &str) -> String {
    if !name.starts_with("llvm.") {
        return name.to_string();
    }
    if let Some(base) =
        ["llvm.va_start", "llvm.va_end", "llvm.va_copy"].iter().find(|b| name.starts_with(**b))
    {
        return (*base).to_string();
    }
    let part = |part: &str| match part.strip_prefix('p') {
        Some(digits) if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) => {
            format!("{part}i8")
        }
        _ => part.to_string(),
    };
    name.split('.').map(part).collect::<Vec<_>>().join(".")
}
