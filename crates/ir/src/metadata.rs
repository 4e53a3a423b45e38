//! Metadata: the nodes, strings and attachments of a module.
//!
//! Nodes live in one append-only arena, so a function pass can add a `!range` or `!prof` node through a shared
//! reference. Specialised nodes (`!DISubprogram(...)`) are kept generically as a kind and named fields: every
//! debug-info node of every LLVM version round-trips without this crate knowing its meaning. Source locations
//! of instructions are not nodes but [`crate::DebugLoc`]s of the function.

use crate::arena::AppendArena;
use crate::consts::{Const, mask};
use crate::types::Type;
use cranelift_entity::entity_impl;
use hashbrown::HashTable;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::borrow::Cow;
use std::hash::BuildHasher;
use std::sync::{OnceLock, RwLock};

/// Handle of a metadata node or string.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Md(u32);
entity_impl!(Md, "md");

/// What a piece of metadata is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum MdData {
    /// `!"text"`; bytes because LLVM allows any.
    String(Box<[u8]>),
    /// An integer constant of at most 64 bits, zero-extended: `i32 7`.
    Int(Type, u64),
    /// Any other constant, in the module's pool: `ptr @f`.
    Const(Const),
    /// `!{...}`; `None` is `null`.
    Tuple {
        /// Whether equal nodes stay apart.
        distinct: bool,
        /// The operands.
        elems: Box<[Option<Md>]>,
    },
    /// `!DIThing(field: value, ...)`.
    Special(Box<SpecialNode>),
    /// `!DIExpression(...)`: operation and operand keywords or numbers.
    Expression(Box<[ExprOp]>),
    /// `!DIArgList(...)` of constants; with local values it only occurs in debug records.
    ArgList(Box<[Md]>),
}

/// The name of a node kind or field; known ones take no memory, see [`md_name`].
pub type MdName = Cow<'static, str>;

/// A name of specialised metadata.
pub fn md_name(text: &str) -> MdName {
    static TABLE: OnceLock<FxHashMap<&'static str, ()>> = OnceLock::new();
    let table = TABLE.get_or_init(|| KNOWN_NAMES.iter().map(|n| (*n, ())).collect());
    match table.get_key_value(text) {
        Some((known, ())) => Cow::Borrowed(known),
        None => Cow::Owned(text.to_string()),
    }
}

/// Kinds and fields of LLVM's specialised nodes.
const KNOWN_NAMES: &[&str] = &[
    "DILocation",
    "DISubprogram",
    "DILexicalBlock",
    "DILexicalBlockFile",
    "DILocalVariable",
    "DIFile",
    "DICompileUnit",
    "DIBasicType",
    "DIDerivedType",
    "DICompositeType",
    "DISubroutineType",
    "DIEnumerator",
    "DITemplateTypeParameter",
    "DITemplateValueParameter",
    "DINamespace",
    "DIImportedEntity",
    "DISubrange",
    "DIGlobalVariable",
    "DIGlobalVariableExpression",
    "DILabel",
    "DIAssignID",
    "DIStringType",
    "DIModule",
    "DIMacro",
    "DIMacroFile",
    "DICommonBlock",
    "DIGenericSubrange",
    "DIObjCProperty",
    "GenericDINode",
    "line",
    "column",
    "scope",
    "inlinedAt",
    "isImplicitCode",
    "name",
    "linkageName",
    "file",
    "type",
    "scopeLine",
    "flags",
    "spFlags",
    "unit",
    "retainedNodes",
    "declaration",
    "templateParams",
    "containingType",
    "virtualIndex",
    "thisAdjustment",
    "thrownTypes",
    "annotations",
    "targetFuncName",
    "isLocal",
    "isDefinition",
    "isOptimized",
    "variables",
    "elements",
    "arg",
    "align",
    "filename",
    "directory",
    "checksumkind",
    "checksum",
    "source",
    "language",
    "producer",
    "runtimeVersion",
    "splitDebugFilename",
    "emissionKind",
    "enums",
    "retainedTypes",
    "globals",
    "imports",
    "macros",
    "dwoId",
    "splitDebugInlining",
    "debugInfoForProfiling",
    "nameTableKind",
    "rangesBaseAddress",
    "sysroot",
    "sdk",
    "tag",
    "baseType",
    "size",
    "encoding",
    "offset",
    "extraData",
    "dwarfAddressSpace",
    "ptrAuthKey",
    "identifier",
    "vtableHolder",
    "runtimeLang",
    "discriminator",
    "dataLocation",
    "associated",
    "allocated",
    "rank",
    "cc",
    "types",
    "value",
    "isUnsigned",
    "defaulted",
    "exportSymbols",
    "entity",
    "count",
    "lowerBound",
    "upperBound",
    "stride",
    "var",
    "expr",
    "nodes",
    "header",
    "operands",
    "configMacros",
    "includePath",
    "apinotes",
    "isDecl",
    "getter",
    "setter",
    "attributes",
    "stringLength",
    "stringLengthExpression",
    "stringLocationExpression",
];

/// A specialised node.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SpecialNode {
    /// Whether equal nodes stay apart.
    pub distinct: bool,
    /// Without the `!`: `DISubprogram`.
    pub kind: MdName,
    /// Fields in the order they are written.
    pub fields: Vec<(MdName, MdField)>,
}

impl SpecialNode {
    /// A field by its name.
    pub fn field(&self, name: &str) -> Option<&MdField> {
        self.fields.iter().find(|(n, _)| **n == *name).map(|(_, f)| f)
    }

    /// A field that refers to a node.
    pub fn md(&self, name: &str) -> Option<Md> {
        match self.field(name) {
            Some(MdField::Md(md)) => *md,
            _ => None,
        }
    }

    /// A numeric field.
    pub fn int(&self, name: &str) -> Option<i128> {
        match self.field(name) {
            Some(MdField::Int(v)) => Some(*v),
            _ => None,
        }
    }

    /// A string field, when it is UTF-8.
    pub fn str(&self, name: &str) -> Option<&str> {
        match self.field(name) {
            Some(MdField::String(s)) => std::str::from_utf8(s).ok(),
            _ => None,
        }
    }

    /// A keyword field such as `tag: DW_TAG_member` or `flags: DIFlagPublic | DIFlagExplicit`.
    pub fn keyword(&self, name: &str) -> Option<&str> {
        match self.field(name) {
            Some(MdField::Keyword(s)) => Some(s),
            _ => None,
        }
    }

    /// Sets a field, replacing it or adding it at the end.
    pub fn set(&mut self, name: &str, value: MdField) {
        match self.fields.iter_mut().find(|(n, _)| **n == *name) {
            Some((_, f)) => *f = value,
            None => self.fields.push((md_name(name), value)),
        }
    }
}

/// Value of a field of a specialised node.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum MdField {
    /// A node, or `null`.
    Md(Option<Md>),
    /// A number.
    Int(i128),
    /// `true` or `false`.
    Bool(bool),
    /// A string, which need not be UTF-8.
    String(Box<[u8]>),
    /// Keywords, several joined by ` | `.
    Keyword(Box<str>),
    /// `{!1, !2}`, the operands of a `GenericDINode`.
    List(Box<[Option<Md>]>),
}

/// One element of a `!DIExpression`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ExprOp {
    /// `DW_OP_deref`, `DW_ATE_signed`, ...
    Keyword(Box<str>),
    /// A number.
    Int(u64),
}

crate::ops::spelled! {
    /// Kinds of metadata attachments that LLVM knows, in its order (which is the print order).
    FixedMdKind {
        Dbg = "dbg", Tbaa = "tbaa", Prof = "prof", FpMath = "fpmath", Range = "range",
        TbaaStruct = "tbaa.struct", InvariantLoad = "invariant.load", AliasScope = "alias.scope",
        NoAlias = "noalias", NonTemporal = "nontemporal",
        MemParallelLoopAccess = "llvm.mem.parallel_loop_access", NonNull = "nonnull",
        Dereferenceable = "dereferenceable", DereferenceableOrNull = "dereferenceable_or_null",
        MakeImplicit = "make.implicit", Unpredictable = "unpredictable",
        InvariantGroup = "invariant.group", Align = "align", Loop = "llvm.loop", Type = "type",
        SectionPrefix = "section_prefix", AbsoluteSymbol = "absolute_symbol", Associated = "associated",
        Callees = "callees", IrrLoop = "irr_loop", AccessGroup = "llvm.access.group",
        Callback = "callback", PreserveAccessIndex = "llvm.preserve.access.index",
        VCallVisibility = "vcall_visibility", NoUndef = "noundef", Annotation = "annotation",
        NoSanitize = "nosanitize", FuncSanitize = "func_sanitize", Exclude = "exclude",
        MemProf = "memprof", CallSite = "callsite", KcfiType = "kcfi_type", PcSections = "pcsections",
        DiAssignId = "DIAssignID", CoroOutsideFrame = "coro.outside.frame", Mmra = "mmra",
        NoAliasAddrspace = "noalias.addrspace",
    }
}

/// The kind of `!{class, offset}` on a load or store of a member of a class. Objects of one class do not overlap in part: accesses to
/// members at different offsets of it are apart. LLVM's tools keep it and do not read it.
pub const MEMBER_KIND: &str = "oxicc.member";

/// The kind of `!{pointer, other...}` on a load or store through a restricted pointer: pointers are distinct nodes, and the access is
/// through the first and does not depend on the others. Two accesses of which one is through a pointer that the other does not depend on
/// are apart. Each pointer has one value in a call of the function: its declaration is in no loop. LLVM's tools keep it and do not
/// read it.
pub const RESTRICT_KIND: &str = "oxicc.restrict";

/// Kind of a metadata attachment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum MdKind {
    /// One that LLVM knows.
    Fixed(FixedMdKind),
    /// Any other name: index into [`Metadata::kind_name`].
    Other(u16),
}

impl From<FixedMdKind> for MdKind {
    fn from(k: FixedMdKind) -> Self {
        MdKind::Fixed(k)
    }
}

/// A named node `!name = !{...}`.
#[derive(Clone, Debug)]
pub struct NamedMd {
    /// The name without `!`.
    pub name: Box<str>,
    /// Its operands.
    pub nodes: Vec<Md>,
}

/// The metadata of a module.
pub struct Metadata {
    nodes: AppendArena<MdData>,
    /// Finds a node that is not distinct by its contents, which only `nodes` holds.
    map: RwLock<HashTable<Md>>,
    kinds: AppendArena<Box<str>>,
    kind_lock: RwLock<()>,
    /// Named nodes in order.
    pub named: Vec<NamedMd>,
}

impl Clone for Metadata {
    fn clone(&self) -> Self {
        let nodes = self.nodes.clone();
        let map = self.map.read().unwrap_or_else(|e| e.into_inner()).clone();
        Metadata {
            nodes,
            map: RwLock::new(map),
            kinds: self.kinds.clone(),
            kind_lock: RwLock::new(()),
            named: self.named.clone(),
        }
    }
}

impl std::fmt::Debug for Metadata {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Metadata").field("nodes", &self.nodes).field("named", &self.named).finish()
    }
}

/// Queries.
impl Metadata {
    /// The contents of a node. A node that was reserved and never defined reads as an empty tuple.
    pub fn get(&self, md: Md) -> &MdData {
        static EMPTY: std::sync::OnceLock<MdData> = std::sync::OnceLock::new();
        self.nodes
            .get(md.as_u32())
            .unwrap_or_else(|| EMPTY.get_or_init(|| MdData::Tuple { distinct: false, elems: Box::default() }))
    }

    /// Number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len() as usize
    }

    /// Whether there is no metadata.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// All defined nodes in creation order.
    pub fn iter(&self) -> impl Iterator<Item = (Md, &MdData)> {
        self.nodes.iter().map(|(i, d)| (Md::from_u32(i), d))
    }

    /// The nodes of `!name`.
    pub fn find_named(&self, name: &str) -> Option<&NamedMd> {
        self.named.iter().find(|n| *n.name == *name)
    }

    /// Elements of a tuple; empty for anything else.
    pub fn elems(&self, md: Md) -> &[Option<Md>] {
        match self.get(md) {
            MdData::Tuple { elems, .. } => elems,
            _ => &[],
        }
    }

    /// Text of a string node.
    pub fn str(&self, md: Md) -> Option<&str> {
        match self.get(md) {
            MdData::String(s) => std::str::from_utf8(s).ok(),
            _ => None,
        }
    }

    /// Value of an integer node, zero-extended.
    pub fn int(&self, md: Md) -> Option<u64> {
        match self.get(md) {
            MdData::Int(_, v) => Some(*v),
            _ => None,
        }
    }

    /// A specialised node.
    pub fn special(&self, md: Md) -> Option<&SpecialNode> {
        match self.get(md) {
            MdData::Special(node) => Some(node),
            _ => None,
        }
    }

    /// Name of an attachment kind.
    pub fn kind_name(&self, kind: MdKind) -> &str {
        match kind {
            MdKind::Fixed(k) => k.name(),
            MdKind::Other(i) => self.kinds.get(u32::from(i)).map_or("", |s| s),
        }
    }
}

/// Creation and change.
impl Metadata {
    /// Tables without any node.
    pub fn new() -> Self {
        Metadata {
            nodes: AppendArena::new(),
            map: RwLock::default(),
            kinds: AppendArena::new(),
            kind_lock: RwLock::new(()),
            named: Vec::new(),
        }
    }

    /// The node with this contents; distinct nodes are always new.
    pub fn intern(&self, data: MdData) -> Md {
        if is_distinct(&data) {
            return Md::from_u32(self.nodes.push(data));
        }
        let key = hash(&data);
        let same = |md: &Md| self.nodes.get(md.as_u32()) == Some(&data);
        if let Some(&md) = self.map.read().unwrap_or_else(|e| e.into_inner()).find(key, same) {
            return md;
        }
        let mut map = self.map.write().unwrap_or_else(|e| e.into_inner());
        if let Some(&md) = map.find(key, same) {
            return md;
        }
        let md = Md::from_u32(self.nodes.push(data));
        map.insert_unique(key, md, |md| self.rehash(*md));
        md
    }

    /// A node to be defined later by [`Metadata::define`]: for cycles and forward references.
    pub fn reserve(&self) -> Md {
        Md::from_u32(self.nodes.reserve())
    }

    /// Defines a reserved node; false when it is defined already.
    pub fn define(&self, md: Md, data: MdData) -> bool {
        if is_distinct(&data) {
            return self.nodes.fill(md.as_u32(), data).is_ok();
        }
        let key = hash(&data);
        let mut map = self.map.write().unwrap_or_else(|e| e.into_inner());
        let known = map.find(key, |md| self.nodes.get(md.as_u32()) == Some(&data)).is_some();
        if self.nodes.fill(md.as_u32(), data).is_err() {
            return false;
        }
        if !known {
            map.insert_unique(key, md, |md| self.rehash(*md));
        }
        true
    }

    fn rehash(&self, md: Md) -> u64 {
        self.nodes.get(md.as_u32()).map_or(0, hash)
    }

    /// Whether a reserved node was defined.
    pub fn is_defined(&self, md: Md) -> bool {
        self.nodes.get(md.as_u32()).is_some()
    }

    /// Replaces the contents of a node, for everyone who refers to it.
    pub fn replace(&mut self, md: Md, data: MdData) {
        let map = self.map.get_mut().unwrap_or_else(|e| e.into_inner());
        if let Some(slot) = self.nodes.get_mut(md.as_u32()) {
            if let Ok(entry) = map.find_entry(hash(slot), |m| *m == md) {
                entry.remove();
            }
            *slot = data;
        }
    }

    /// A string.
    pub fn string(&self, text: &str) -> Md {
        self.intern(MdData::String(text.as_bytes().into()))
    }

    /// An integer constant of at most 64 bits; `width` is that of `ty`.
    pub fn const_int(&self, ty: Type, width: u32, value: u64) -> Md {
        self.intern(MdData::Int(ty, value & mask(width)))
    }

    /// `i32 N` as an operand of a node.
    pub fn const_i32(&self, value: u32) -> Md {
        self.const_int(Type::I32, 32, u64::from(value))
    }

    /// `i64 N` as an operand of a node.
    pub fn const_i64(&self, value: u64) -> Md {
        self.const_int(Type::I64, 64, value)
    }

    /// A constant of the module's pool as an operand of a node.
    pub fn constant(&self, c: Const) -> Md {
        self.intern(MdData::Const(c))
    }

    /// `!{...}`; equal tuples are the same node.
    pub fn tuple(&self, elems: &[Option<Md>]) -> Md {
        self.intern(MdData::Tuple { distinct: false, elems: elems.into() })
    }

    /// A tuple without null elements.
    pub fn node(&self, elems: &[Md]) -> Md {
        self.intern(MdData::Tuple { distinct: false, elems: elems.iter().map(|&e| Some(e)).collect() })
    }

    /// `distinct !{...}`: a node of its own, such as the id of a loop.
    pub fn distinct_tuple(&self, elems: &[Option<Md>]) -> Md {
        self.intern(MdData::Tuple { distinct: true, elems: elems.into() })
    }

    /// A specialised node: `special(false, "DIFile", vec![("filename", ...)])`.
    pub fn special_node(&self, distinct: bool, kind: &str, fields: Vec<(&str, MdField)>) -> Md {
        let fields = fields.into_iter().map(|(n, f)| (md_name(n), f)).collect();
        self.intern(MdData::Special(Box::new(SpecialNode { distinct, kind: md_name(kind), fields })))
    }

    /// `!DIExpression()` with numeric and keyword operations.
    pub fn expression(&self, ops: &[ExprOp]) -> Md {
        self.intern(MdData::Expression(ops.into()))
    }

    /// A loop id: a distinct tuple whose first element is itself.
    pub fn loop_id(&self, properties: &[Md]) -> Md {
        let md = self.reserve();
        let elems = std::iter::once(md).chain(properties.iter().copied()).map(Some).collect();
        self.define(md, MdData::Tuple { distinct: true, elems });
        md
    }

    /// The kind of this name.
    pub fn kind(&self, name: &str) -> MdKind {
        if let Some(k) = FixedMdKind::from_name(name) {
            return MdKind::Fixed(k);
        }
        let _guard = self.kind_lock.write().unwrap_or_else(|e| e.into_inner());
        if let Some((i, _)) = self.kinds.iter().find(|(_, n)| ***n == *name) {
            return MdKind::Other(i as u16);
        }
        MdKind::Other(self.kinds.push(name.into()) as u16)
    }

    /// Appends a node to `!name`, which is created at the end of the list on first use.
    pub fn add_named(&mut self, name: &str, node: Md) {
        self.named_mut(name).nodes.push(node);
    }

    /// `!name`, created empty on first use.
    pub fn named_mut(&mut self, name: &str) -> &mut NamedMd {
        let at = match self.named.iter().position(|n| *n.name == *name) {
            Some(at) => at,
            None => {
                self.named.push(NamedMd { name: name.into(), nodes: Vec::new() });
                self.named.len() - 1
            }
        };
        &mut self.named[at]
    }
}

fn hash(data: &MdData) -> u64 {
    FxBuildHasher.hash_one(data)
}

fn is_distinct(data: &MdData) -> bool {
    match data {
        MdData::Tuple { distinct, .. } => *distinct,
        MdData::Special(node) => node.distinct,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_are_uniqued_unless_distinct() {
        let m = Metadata::new();
        let a = m.node(&[m.string("x"), m.const_i32(1)]);
        assert_eq!(a, m.node(&[m.string("x"), m.const_i32(1)]));
        assert_ne!(m.distinct_tuple(&[]), m.distinct_tuple(&[]));
        let l = m.loop_id(&[a]);
        assert_eq!(m.elems(l), &[Some(l), Some(a)]);
        assert_eq!(m.kind("range"), FixedMdKind::Range.into());
        let k = m.kind("nvvm.x");
        assert_eq!(m.kind("nvvm.x"), k);
        assert_eq!(m.kind_name(k), "nvvm.x");
    }
}
