//! Attributes of functions, parameters, results and calls, interned per module.
//!
//! An [`AttrSet`] is a sorted set of [`Attr`]; an [`AttrList`] has one set for the function, one for the result
//! and one per parameter. Both are handles into [`Attributes`]; handle 0 is empty. Changing a set means
//! interning a new one, which needs only `&Attributes`.

use crate::arena::AppendArena;
use crate::ops::{Align, spelled};
use crate::types::Type;
use bitflags::bitflags;
use cranelift_entity::entity_impl;
use rustc_hash::FxHashMap;
use std::sync::RwLock;

spelled! {
    /// The attributes LLVM 20 knows by keyword, those of later versions that change nothing here, plus older ones that are upgraded while reading.
    AttrKind {
        AllocAlign = "allocalign", AllocatedPointer = "allocptr", AlwaysInline = "alwaysinline", ArgMemOnly = "argmemonly", Builtin = "builtin", Cold = "cold",
        Convergent = "convergent", CoroDestroyOnlyWhenComplete = "coro_only_destroy_when_complete",
        CoroElideSafe = "coro_elide_safe", DeadOnReturn = "dead_on_return", DeadOnUnwind = "dead_on_unwind",
        DisableSanitizerInstrumentation = "disable_sanitizer_instrumentation",
        Flatten = "flatten", FnRetThunkExtern = "fn_ret_thunk_extern", Hot = "hot", HybridPatchable = "hybrid_patchable",
        ImmArg = "immarg", InReg = "inreg", InaccessibleMemOnly = "inaccessiblememonly",
        InaccessibleMemOrArgMemOnly = "inaccessiblemem_or_argmemonly", InlineHint = "inlinehint",
        JumpTable = "jumptable", MinSize = "minsize", MustProgress = "mustprogress", Naked = "naked",
        Nest = "nest", NoAlias = "noalias", NoBuiltin = "nobuiltin", NoCallback = "nocallback",
        NoCapture = "nocapture", NoCfCheck = "nocf_check", NoCreateUndefOrPoison = "nocreateundeforpoison", NoDivergenceSource = "nodivergencesource",
        NoDuplicate = "noduplicate", NoExt = "noext", NoFree = "nofree", NoImplicitFloat = "noimplicitfloat",
        NoInline = "noinline", NoMerge = "nomerge", NoOutline = "nooutline", NoProfile = "noprofile", NoRecurse = "norecurse",
        NoRedZone = "noredzone", NoReturn = "noreturn", NoSanitizeBounds = "nosanitize_bounds",
        NoSanitizeCoverage = "nosanitize_coverage", NoSync = "nosync", NoUndef = "noundef",
        NoUnwind = "nounwind", NonLazyBind = "nonlazybind", NonNull = "nonnull",
        NullPointerIsValid = "null_pointer_is_valid", OptForFuzzing = "optforfuzzing",
        OptNone = "optnone", OptSize = "optsize", OptDebug = "optdebug",
        PresplitCoroutine = "presplitcoroutine", ReadNone = "readnone", ReadOnly = "readonly",
        Returned = "returned", ReturnsTwice = "returns_twice", SExt = "signext", SafeStack = "safestack",
        SanitizeAddress = "sanitize_address", SanitizeAllocToken = "sanitize_alloc_token", SanitizeHwAddress = "sanitize_hwaddress",
        SanitizeMemTag = "sanitize_memtag", SanitizeMemory = "sanitize_memory",
        SanitizeNumericalStability = "sanitize_numerical_stability", SanitizeRealtime = "sanitize_realtime",
        SanitizeRealtimeBlocking = "sanitize_realtime_blocking", SanitizeThread = "sanitize_thread",
        SanitizeType = "sanitize_type", ShadowCallStack = "shadowcallstack", SkipProfile = "skipprofile",
        Speculatable = "speculatable", SpeculativeLoadHardening = "speculative_load_hardening",
        StackProtect = "ssp", StackProtectReq = "sspreq", StackProtectStrong = "sspstrong",
        StrictFp = "strictfp", SwiftAsync = "swiftasync", SwiftError = "swifterror",
        SwiftSelf = "swiftself", WillReturn = "willreturn", Writable = "writable", WriteOnly = "writeonly",
        ZExt = "zeroext",
        // With a type.
        ByRef = "byref", ByVal = "byval", ElementType = "elementtype", InAlloca = "inalloca",
        Preallocated = "preallocated", StructRet = "sret",
        // With a number or a structured argument.
        Alignment = "align", AllocKind = "allockind", AllocSize = "allocsize", Captures = "captures",
        Dereferenceable = "dereferenceable", DereferenceableOrNull = "dereferenceable_or_null",
        Memory = "memory", NoFpClass = "nofpclass", StackAlignment = "alignstack", UwTable = "uwtable",
        VScaleRange = "vscale_range", Range = "range", Initializes = "initializes",
    }
}

impl AttrKind {
    /// Attributes whose argument is a type.
    pub fn has_type(self) -> bool {
        use AttrKind::*;
        matches!(self, ByRef | ByVal | ElementType | InAlloca | Preallocated | StructRet)
    }

    /// Attributes whose argument is one number.
    pub fn has_int(self) -> bool {
        use AttrKind::*;
        matches!(self, Alignment | Dereferenceable | DereferenceableOrNull | StackAlignment)
    }

    /// What an old memory attribute of a function means as `memory(...)`.
    pub(crate) fn legacy_memory(self) -> Option<MemoryEffects> {
        let none = MemoryEffects::NONE;
        let all = ModRef::all();
        Some(match self {
            AttrKind::ReadNone => none,
            AttrKind::ReadOnly => MemoryEffects::READ,
            AttrKind::WriteOnly => MemoryEffects::WRITE,
            AttrKind::ArgMemOnly => MemoryEffects { arg: all, ..none },
            AttrKind::InaccessibleMemOnly => MemoryEffects { inaccessible: all, ..none },
            AttrKind::InaccessibleMemOrArgMemOnly => MemoryEffects { arg: all, inaccessible: all, ..none },
            _ => return None,
        })
    }

    /// Attributes with another kind of argument, see [`Attr`].
    pub fn has_text(self) -> bool {
        use AttrKind::*;
        matches!(self, AllocKind | AllocSize | Captures | NoFpClass | UwTable | VScaleRange | Initializes)
    }
}

bitflags! {
    /// Whether memory is read or written.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
    pub struct ModRef: u8 {
        /// It may be read.
        const REF = 1;
        /// It may be written.
        const MOD = 2;
    }
}

/// `memory(...)`: what a function may do to each kind of memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct MemoryEffects {
    /// Memory reached through pointer arguments.
    pub arg: ModRef,
    /// Memory that the module cannot see.
    pub inaccessible: ModRef,
    /// Everything else.
    pub other: ModRef,
}

impl MemoryEffects {
    /// Touches no memory.
    pub const NONE: MemoryEffects = MemoryEffects::all(ModRef::empty());
    /// Reads any memory and writes none.
    pub const READ: MemoryEffects = MemoryEffects::all(ModRef::REF);
    /// Writes any memory and reads none.
    pub const WRITE: MemoryEffects = MemoryEffects::all(ModRef::MOD);
    /// May read and write anything.
    pub const UNKNOWN: MemoryEffects = MemoryEffects::all(ModRef::all());

    /// The same effect on all memory.
    pub const fn all(m: ModRef) -> MemoryEffects {
        MemoryEffects { arg: m, inaccessible: m, other: m }
    }

    /// What both allow.
    pub fn intersect(self, o: MemoryEffects) -> MemoryEffects {
        MemoryEffects {
            arg: self.arg & o.arg,
            inaccessible: self.inaccessible & o.inaccessible,
            other: self.other & o.other,
        }
    }

    /// What either allows.
    pub fn union(self, o: MemoryEffects) -> MemoryEffects {
        MemoryEffects {
            arg: self.arg | o.arg,
            inaccessible: self.inaccessible | o.inaccessible,
            other: self.other | o.other,
        }
    }

    /// The effect on any memory.
    pub fn combined(self) -> ModRef {
        self.arg | self.inaccessible | self.other
    }

    /// Whether no memory is touched.
    pub fn is_none(self) -> bool {
        self.combined().is_empty()
    }

    /// Whether nothing is written.
    pub fn only_reads(self) -> bool {
        !self.combined().contains(ModRef::MOD)
    }
}

/// One attribute.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Attr {
    /// A keyword alone.
    Flag(AttrKind),
    /// `byval(T)` and the like; `None` only while reading old text.
    Type(AttrKind, Option<Type>),
    /// `align N`, `dereferenceable(N)`, `alignstack(N)`.
    Int(AttrKind, u64),
    /// `memory(...)`.
    Memory(MemoryEffects),
    /// `range(iN lo, hi)`: half open, wrapping; zero-extended bounds.
    Range(Box<(Type, u128, u128)>),
    /// Keyword with an argument kept as text, parentheses excluded.
    Text(AttrKind, Box<str>),
    /// `"key"` or `"key"="value"`; the value is empty when absent.
    String(Box<str>, Box<str>),
}

impl Attr {
    /// The keyword of everything but string attributes.
    pub fn kind(&self) -> Option<AttrKind> {
        Some(match self {
            Attr::Flag(k) | Attr::Type(k, _) | Attr::Int(k, _) | Attr::Text(k, _) => *k,
            Attr::Memory(_) => AttrKind::Memory,
            Attr::Range(_) => AttrKind::Range,
            Attr::String(..) => return None,
        })
    }

    /// Print order: keywords in declaration order, then strings by key.
    fn sort_key(&self) -> (Option<AttrKind>, &str) {
        match self {
            Attr::String(k, _) => (None, k),
            other => (other.kind(), ""),
        }
    }

    /// A string attribute.
    pub fn string(key: &str, value: &str) -> Attr {
        Attr::String(key.into(), value.into())
    }

    /// `align N`.
    pub fn align(align: Align) -> Attr {
        Attr::Int(AttrKind::Alignment, align.bytes())
    }
}

/// Handle of a set of attributes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AttrSet(u32);
entity_impl!(AttrSet, "attrset");

impl AttrSet {
    /// No attributes.
    pub const EMPTY: AttrSet = AttrSet(0);
}

impl Default for AttrSet {
    fn default() -> Self {
        AttrSet::EMPTY
    }
}

/// Handle of the attributes of a function or call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AttrList(u32);
entity_impl!(AttrList, "attrlist");

impl AttrList {
    /// No attributes anywhere.
    pub const EMPTY: AttrList = AttrList(0);
}

impl Default for AttrList {
    fn default() -> Self {
        AttrList::EMPTY
    }
}

/// Contents of an [`AttrList`].
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct AttrListData {
    /// Of the function or call itself.
    pub func: AttrSet,
    /// Of the result.
    pub ret: AttrSet,
    /// One per parameter; trailing empty sets are dropped.
    pub params: Box<[AttrSet]>,
}

/// The attribute tables of a module.
pub struct Attributes {
    sets: AppendArena<Box<[Attr]>>,
    set_map: RwLock<FxHashMap<Box<[Attr]>, AttrSet>>,
    lists: AppendArena<AttrListData>,
    list_map: RwLock<FxHashMap<AttrListData, AttrList>>,
}

impl Clone for Attributes {
    fn clone(&self) -> Self {
        let sets = self.sets.clone();
        let lists = self.lists.clone();
        let set_map = sets.iter().map(|(i, s)| (s.clone(), AttrSet::from_u32(i))).collect();
        let list_map = lists.iter().map(|(i, s)| (s.clone(), AttrList::from_u32(i))).collect();
        Attributes { sets, set_map: RwLock::new(set_map), lists, list_map: RwLock::new(list_map) }
    }
}

impl std::fmt::Debug for Attributes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Attributes").field("sets", &self.sets).field("lists", &self.lists).finish()
    }
}

/// Queries.
impl Attributes {
    /// The attributes of a set, sorted.
    pub fn get(&self, set: AttrSet) -> &[Attr] {
        self.sets.get(set.as_u32()).map_or(&[], |s| s)
    }

    /// The sets of a list.
    pub fn list(&self, list: AttrList) -> &AttrListData {
        static EMPTY: std::sync::OnceLock<AttrListData> = std::sync::OnceLock::new();
        self.lists.get(list.as_u32()).unwrap_or_else(|| EMPTY.get_or_init(AttrListData::default))
    }

    /// The attribute of this kind in a set.
    pub fn find(&self, set: AttrSet, kind: AttrKind) -> Option<&Attr> {
        self.get(set).iter().find(|a| a.kind() == Some(kind))
    }

    /// Whether a set has an attribute of this kind.
    pub fn has(&self, set: AttrSet, kind: AttrKind) -> bool {
        self.find(set, kind).is_some()
    }

    /// Value of the string attribute `key`.
    pub fn find_string(&self, set: AttrSet, key: &str) -> Option<&str> {
        self.get(set).iter().find_map(|a| match a {
            Attr::String(k, v) if **k == *key => Some(&**v),
            _ => None,
        })
    }

    /// Type argument of `byval`, `sret`, ...
    pub fn find_type(&self, set: AttrSet, kind: AttrKind) -> Option<Type> {
        match self.find(set, kind) {
            Some(Attr::Type(_, ty)) => *ty,
            _ => None,
        }
    }

    /// Numeric argument of `align`, `dereferenceable`, ...
    pub fn find_int(&self, set: AttrSet, kind: AttrKind) -> Option<u64> {
        match self.find(set, kind) {
            Some(Attr::Int(_, n)) => Some(*n),
            _ => None,
        }
    }

    /// What `memory(...)` in this set allows; unknown effects when absent.
    pub fn memory(&self, set: AttrSet) -> MemoryEffects {
        match self.find(set, AttrKind::Memory) {
            Some(Attr::Memory(m)) => *m,
            _ => MemoryEffects::UNKNOWN,
        }
    }

    /// Set of parameter `index`.
    pub fn param(&self, list: AttrList, index: usize) -> AttrSet {
        self.list(list).params.get(index).copied().unwrap_or_default()
    }

    /// Whether the function or call itself has an attribute of this kind.
    pub fn func_has(&self, list: AttrList, kind: AttrKind) -> bool {
        self.has(self.list(list).func, kind)
    }

    /// Whether a parameter has an attribute of this kind.
    pub fn param_has(&self, list: AttrList, index: usize, kind: AttrKind) -> bool {
        self.has(self.param(list, index), kind)
    }

    /// Value of the string attribute `key` of the function.
    pub fn func_string(&self, list: AttrList, key: &str) -> Option<&str> {
        self.find_string(self.list(list).func, key)
    }
}

/// Creation.
impl Attributes {
    /// Tables with the empty set and the empty list.
    pub fn new() -> Self {
        let a = Attributes {
            sets: AppendArena::new(),
            set_map: RwLock::default(),
            lists: AppendArena::new(),
            list_map: RwLock::default(),
        };
        a.set(Vec::new());
        a.intern_list(AttrListData::default());
        a
    }

    /// The set of these attributes. Of two with the same kind or key, the later stays.
    pub fn set(&self, mut attrs: Vec<Attr>) -> AttrSet {
        // Strings sort after keywords: `None` kinds last.
        attrs.sort_by(|a, b| {
            let (ka, sa) = a.sort_key();
            let (kb, sb) = b.sort_key();
            ka.is_none().cmp(&kb.is_none()).then(ka.cmp(&kb)).then(sa.cmp(sb))
        });
        attrs.reverse();
        attrs.dedup_by(|a, b| a.sort_key() == b.sort_key());
        attrs.reverse();
        let attrs: Box<[Attr]> = attrs.into();
        if let Some(&s) = self.set_map.read().unwrap_or_else(|e| e.into_inner()).get(&attrs) {
            return s;
        }
        let mut map = self.set_map.write().unwrap_or_else(|e| e.into_inner());
        if let Some(&s) = map.get(&attrs) {
            return s;
        }
        let s = AttrSet::from_u32(self.sets.push(attrs.clone()));
        map.insert(attrs, s);
        s
    }

    /// The set with one attribute added or replaced.
    pub fn with(&self, set: AttrSet, attr: Attr) -> AttrSet {
        let mut attrs = self.get(set).to_vec();
        attrs.push(attr);
        self.set(attrs)
    }

    /// The set without the attribute of this kind.
    pub fn without(&self, set: AttrSet, kind: AttrKind) -> AttrSet {
        if !self.has(set, kind) {
            return set;
        }
        self.set(self.get(set).iter().filter(|a| a.kind() != Some(kind)).cloned().collect())
    }

    /// The set without the string attribute `key`.
    pub fn without_string(&self, set: AttrSet, key: &str) -> AttrSet {
        let keep = |a: &&Attr| !matches!(a, Attr::String(k, _) if **k == *key);
        self.set(self.get(set).iter().filter(keep).cloned().collect())
    }

    /// The list with these contents.
    pub fn intern_list(&self, mut data: AttrListData) -> AttrList {
        if data.params.last() == Some(&AttrSet::EMPTY) {
            let mut params = std::mem::take(&mut data.params).into_vec();
            while params.last() == Some(&AttrSet::EMPTY) {
                params.pop();
            }
            data.params = params.into();
        }
        if let Some(&l) = self.list_map.read().unwrap_or_else(|e| e.into_inner()).get(&data) {
            return l;
        }
        let mut map = self.list_map.write().unwrap_or_else(|e| e.into_inner());
        if let Some(&l) = map.get(&data) {
            return l;
        }
        let l = AttrList::from_u32(self.lists.push(data.clone()));
        map.insert(data, l);
        l
    }

    /// The list with another function set.
    pub fn with_func(&self, list: AttrList, func: AttrSet) -> AttrList {
        self.intern_list(AttrListData { func, ..self.list(list).clone() })
    }

    /// The list with one more function attribute.
    pub fn add_func(&self, list: AttrList, attr: Attr) -> AttrList {
        self.with_func(list, self.with(self.list(list).func, attr))
    }

    /// The list with another result set.
    pub fn with_ret(&self, list: AttrList, ret: AttrSet) -> AttrList {
        self.intern_list(AttrListData { ret, ..self.list(list).clone() })
    }

    /// The list with another set for parameter `index`.
    pub fn with_param(&self, list: AttrList, index: usize, set: AttrSet) -> AttrList {
        let data = self.list(list);
        let mut params = data.params.to_vec();
        if params.len() <= index {
            params.resize(index + 1, AttrSet::EMPTY);
        }
        params[index] = set;
        self.intern_list(AttrListData { func: data.func, ret: data.ret, params: params.into() })
    }

    /// The list with one more attribute on parameter `index`.
    pub fn add_param(&self, list: AttrList, index: usize, attr: Attr) -> AttrList {
        self.with_param(list, index, self.with(self.param(list, index), attr))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_sorted_and_shared() {
        let a = Attributes::new();
        let s1 = a.set(vec![
            Attr::string("k", "v"),
            Attr::Flag(AttrKind::NoUnwind),
            Attr::Int(AttrKind::Alignment, 4),
            Attr::Int(AttrKind::Alignment, 8),
        ]);
        let s2 = a.set(vec![
            Attr::Int(AttrKind::Alignment, 8),
            Attr::Flag(AttrKind::NoUnwind),
            Attr::string("k", "v"),
        ]);
        assert_eq!(s1, s2);
        assert_eq!(a.find_int(s1, AttrKind::Alignment), Some(8));
        assert_eq!(a.find_string(s1, "k"), Some("v"));
        let l = a.add_param(AttrList::EMPTY, 2, Attr::Flag(AttrKind::NoAlias));
        assert!(a.param_has(l, 2, AttrKind::NoAlias) && !a.param_has(l, 1, AttrKind::NoAlias));
        assert_eq!(a.with_param(l, 2, AttrSet::EMPTY), AttrList::EMPTY);
    }
}
