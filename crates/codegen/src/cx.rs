//! What is known of the whole module while its functions are compiled.

use std::cell::RefCell;
use std::ops::Deref;
use std::rc::Rc;

use cranelift_entity::SecondaryMap;
use oxicc_arch::{Dialect, Feature, Target};
use oxicc_ir::{AddrSpace, AttrKind, CallConv, ConstData, GlobalId, GlobalKind, Linkage, Md, MdData, Module};
use oxicc_ptx::{Added, Adopted, Fork, Interner, StateSpace, Sym};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::leaf::Leaves;
use crate::{Error, Options};

/// A memory of the machine, as loads and stores name it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Space {
    Generic,
    Global,
    Shared,
    Const,
    Local,
    Param,
    SharedCluster,
    /// Tensor memory and numbers without a meaning: no loads or stores.
    Other(u32),
}

impl Space {
    pub fn from_ir(space: AddrSpace) -> Space {
        match space {
            AddrSpace::GENERIC => Space::Generic,
            AddrSpace::GLOBAL => Space::Global,
            AddrSpace::SHARED => Space::Shared,
            AddrSpace::CONST => Space::Const,
            AddrSpace::LOCAL => Space::Local,
            AddrSpace::PARAM => Space::Param,
            AddrSpace::SHARED_CLUSTER => Space::SharedCluster,
            AddrSpace(n) => Space::Other(n),
        }
    }

    pub fn to_ir(self) -> AddrSpace {
        match self {
            Space::Generic => AddrSpace::GENERIC,
            Space::Global => AddrSpace::GLOBAL,
            Space::Shared => AddrSpace::SHARED,
            Space::Const => AddrSpace::CONST,
            Space::Local => AddrSpace::LOCAL,
            Space::Param => AddrSpace::PARAM,
            Space::SharedCluster => AddrSpace::SHARED_CLUSTER,
            Space::Other(n) => AddrSpace(n),
        }
    }

    /// The modifier of loads and stores; none for generic.
    pub fn modifier(self) -> Option<StateSpace> {
        Some(match self {
            Space::Generic | Space::Other(_) => return None,
            Space::Global => StateSpace::Global,
            Space::Shared => StateSpace::Shared,
            Space::Const => StateSpace::Const,
            Space::Local => StateSpace::Local,
            Space::Param => StateSpace::Param,
            Space::SharedCluster => StateSpace::SharedCluster,
        })
    }
}

/// What `!nvvm.annotations` and the `nvvm.*` attributes say of a global.
#[derive(Clone, Default, Debug)]
pub struct Notes {
    pub kernel: bool,
    pub maxntid: [Option<u32>; 3],
    pub reqntid: [Option<u32>; 3],
    pub minctasm: Option<u32>,
    pub maxnreg: Option<u32>,
    pub cluster_dim: [Option<u32>; 3],
    pub max_cluster_rank: Option<u32>,
    pub blocks_are_clusters: bool,
    /// Parameters, 1-based, that are not copied.
    pub grid_constant: Vec<u32>,
    /// (index, alignment): 0 is the result.
    pub align: Vec<(u32, u32)>,
    pub managed: bool,
    pub texture: bool,
    pub surface: bool,
    pub sampler: bool,
    /// Parameters, 0-based, that are images or samplers.
    pub image_params: Vec<(u32, ImageKind)>,
}

/// An intrinsic function.
pub struct Intrinsic {
    /// Its row of the table, if it has one.
    pub row: Option<crate::intrinsics::Match>,
    /// Computes its result and nothing else.
    pub pure: bool,
}

/// What an image parameter is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ImageKind {
    Texture,
    Surface,
    Sampler,
}

/// The module context.
pub struct Cx<'m> {
    pub module: &'m Module,
    pub target: Target,
    pub dialect: Dialect,
    pub options: &'m Options,
    /// Names of the output.
    pub symbols: Interner,
    names: SecondaryMap<GlobalId, Option<Sym>>,
    /// `_`, the name of what has none.
    blank: Sym,
    /// Intrinsics without a lowering: called like any external function.
    pub called_intrinsics: FxHashSet<GlobalId>,
    notes: FxHashMap<GlobalId, Notes>,
    /// Next call sequence number.
    pub call_ids: u32,
    pub errors: Vec<Error>,
    pub warnings: Vec<Error>,
    /// Functions of [`crate::helpers`] that the code calls.
    pub helpers: crate::helpers::Needed,
    pub debug: crate::debug::Files,
}

impl<'m> Cx<'m> {
    /// Whether there is a choice to use the feature: the target has it, and the assembler takes it.
    pub fn may_use(&self, feature: Feature) -> bool {
        self.target.has(feature) && feature.since_ptx() <= self.options.toolkit.ptx_version()
    }

    pub fn new(module: &'m Module, target: Target, options: &'m Options, mut symbols: Interner) -> Cx<'m> {
        let blank = symbols.intern("_");
        let mut cx = Cx {
            module,
            target,
            dialect: target.dialect(),
            options,
            symbols,
            names: SecondaryMap::new(),
            blank,
            called_intrinsics: FxHashSet::default(),
            notes: FxHashMap::default(),
            call_ids: 0,
            errors: Vec::new(),
            warnings: Vec::new(),
            helpers: Default::default(),
            debug: Default::default(),
        };
        cx.name_globals();
        cx.read_notes();
        cx
    }

    pub fn is_new(&self) -> bool {
        self.dialect == Dialect::N20
    }

    pub fn error(&mut self, function: &str, message: impl Into<String>) {
        self.errors.push(Error { function: function.to_string(), inst: None, message: message.into() });
    }

    /// The printed name of a global.
    pub fn symbol(&self, id: GlobalId) -> Sym {
        self.names[id].unwrap_or(self.blank)
    }

    /// The name of a parameter of the function that is printed with this name.
    pub fn param_name(&self, function: &str, index: usize) -> String {
        let mut text = format!("{function}_param_{index}");
        while self.module.find_global(&text).is_some() {
            text.push('_');
        }
        text
    }

    /// The symbol of [`Cx::param_name`].
    pub fn param_symbol(&mut self, function: &str, index: usize) -> Sym {
        let name = self.param_name(function, index);
        self.symbols.intern(&name)
    }

    /// Takes over what was found while a function was compiled.
    pub fn add(&mut self, findings: Findings) -> Adopted {
        self.errors.extend(findings.errors);
        self.warnings.extend(findings.warnings);
        self.called_intrinsics.extend(findings.called_intrinsics);
        self.helpers.divrem128 |= findings.helpers.divrem128;
        self.symbols.adopt(&findings.symbols)
    }

    pub fn notes(&self, id: GlobalId) -> Option<&Notes> {
        self.notes.get(&id)
    }

    pub fn is_kernel(&self, id: GlobalId) -> bool {
        let cc = self.module.global(id).as_function().map(|f| f.cc);
        matches!(cc, Some(CallConv::PTX_KERNEL | CallConv::SPIR_KERNEL | CallConv(42) | CallConv(43)))
            || self.notes.get(&id).is_some_and(|n| n.kernel)
    }

    /// The function an alias stands for.
    pub fn aliased_function(&self, id: GlobalId) -> Option<GlobalId> {
        let GlobalKind::Alias { aliasee, .. } = &self.module.global(id).kind else { return None };
        let to = self.module.consts.underlying_global(*aliasee)?;
        self.module.global(to).as_function().map(|_| to)
    }

    /// The variable and offset behind a global: PTX has aliases of functions only.
    pub fn resolve(&self, mut id: GlobalId) -> (GlobalId, i64) {
        let mut offset = 0i64;
        for _ in 0..64 {
            let GlobalKind::Alias { aliasee, .. } = &self.module.global(id).kind else { break };
            let Some((to, by)) = crate::legalize::consts::base(self.module, &self.module.consts, *aliasee)
            else {
                break;
            };
            if self.module.global(to).as_function().is_some() {
                break;
            }
            id = to;
            offset = offset.wrapping_add(by);
        }
        (id, offset)
    }

    /// Where a global lives: variables of the generic space are placed in global memory.
    pub fn global_space(&self, id: GlobalId) -> Space {
        match Space::from_ir(self.module.global(id).addr_space) {
            Space::Generic if self.module.global(id).as_variable().is_some() => Space::Global,
            space => space,
        }
    }

    /// Width of an address of a space.
    pub fn pointer_bits(&self, space: Space) -> u32 {
        self.module.data_layout.pointer_bits(space.to_ir()).min(64)
    }

    fn name_globals(&mut self) {
        let mut taken: FxHashMap<String, ()> = FxHashMap::default();
        for (_, g) in self.module.globals() {
            if !g.linkage.is_local() && !g.name().is_empty() {
                taken.insert(g.name().to_string(), ());
            }
        }
        let mut unnamed = 0;
        for (id, g) in self.module.globals() {
            let mut name = if g.name().is_empty() {
                unnamed += 1;
                format!("__unnamed_{unnamed}")
            } else if matches!(g.linkage, Linkage::Internal | Linkage::Private) || !is_identifier(g.name()) {
                sanitize(g.name())
            } else {
                self.names[id] = Some(self.symbols.intern(g.name()));
                continue;
            };
            let base = name.len();
            let mut n = 0;
            while taken.contains_key(&name) {
                n += 1;
                name.truncate(base);
                name.push_str(&format!("${n}"));
            }
            self.names[id] = Some(self.symbols.intern(&name));
            taken.insert(name, ());
        }
    }

    fn read_notes(&mut self) {
        let md = &self.module.metadata;
        let mut notes: FxHashMap<GlobalId, Notes> = FxHashMap::default();
        if let Some(named) = md.find_named("nvvm.annotations") {
            for &node in &named.nodes {
                let elems = md.elems(node);
                let Some(Some(first)) = elems.first() else { continue };
                let Some(id) = self.md_global(*first) else { continue };
                let note = notes.entry(id).or_default();
                for pair in elems[1..].chunks(2) {
                    let [Some(key), Some(value)] = pair else { continue };
                    if let Some(key) = md.str(*key) {
                        self.apply_note(note, key, *value);
                    }
                }
            }
        }
        for (id, g) in self.module.globals() {
            let Some(f) = g.as_function() else { continue };
            let set = self.module.attrs.list(f.attrs).func;
            let get = |key: &str| self.module.attrs.find_string(set, key);
            let dims = |text: &str| -> [Option<u32>; 3] {
                let mut it = text.split(',').map(|s| s.trim().parse().ok());
                [it.next().flatten(), it.next().flatten(), it.next().flatten()]
            };
            let mut note = notes.get(&id).cloned().unwrap_or_default();
            let mut changed = false;
            let mut set_dims = |slot: &mut [Option<u32>; 3], key: &str| {
                if let Some(text) = get(key) {
                    *slot = dims(text);
                    changed = true;
                }
            };
            set_dims(&mut note.maxntid, "nvvm.maxntid");
            set_dims(&mut note.reqntid, "nvvm.reqntid");
            set_dims(&mut note.cluster_dim, "nvvm.cluster_dim");
            for (slot, key) in [
                (&mut note.minctasm, "nvvm.minctasm"),
                (&mut note.maxnreg, "nvvm.maxnreg"),
                (&mut note.max_cluster_rank, "nvvm.maxclusterrank"),
            ] {
                if let Some(text) = get(key) {
                    *slot = text.parse().ok();
                    changed = true;
                }
            }
            if get("nvvm.kernel").is_some() {
                note.kernel = true;
                changed = true;
            }
            if get("nvvm.blocksareclusters").is_some() {
                note.blocks_are_clusters = true;
                changed = true;
            }
            let params = self.module.attrs.list(f.attrs).params.clone();
            for (i, &set) in params.iter().enumerate() {
                if self.module.attrs.find_string(set, "nvvm.grid_constant").is_some() {
                    note.grid_constant.push(i as u32 + 1);
                    changed = true;
                }
            }
            if changed {
                notes.insert(id, note);
            }
        }
        self.notes = notes;
    }

    fn md_global(&self, md: Md) -> Option<GlobalId> {
        match self.module.metadata.get(md) {
            MdData::Const(c) => match self.module.consts.get(*c) {
                ConstData::Global(g) => Some(*g),
                _ => self.module.consts.underlying_global(*c),
            },
            _ => None,
        }
    }

    fn apply_note(&self, note: &mut Notes, key: &str, value: Md) {
        let md = &self.module.metadata;
        let int = md.int(value).map(|v| v as u32);
        let dim = |c: Option<char>| match c {
            Some('y') => 1,
            Some('z') => 2,
            _ => 0,
        };
        let axis = dim(key.chars().last());
        match key {
            "kernel" => note.kernel = int != Some(0),
            "maxntidx" | "maxntidy" | "maxntidz" => note.maxntid[axis] = int,
            "reqntidx" | "reqntidy" | "reqntidz" => note.reqntid[axis] = int,
            "cluster_dim_x" | "cluster_dim_y" | "cluster_dim_z" | "cluster_dimx" | "cluster_dimy"
            | "cluster_dimz" => note.cluster_dim[axis] = int,
            "minctasm" => note.minctasm = int,
            "maxnreg" => note.maxnreg = int,
            "maxclusterrank" | "cluster_max_blocks" => note.max_cluster_rank = int,
            "grid_constant" => {
                note.grid_constant
                    .extend(md.elems(value).iter().flatten().filter_map(|&m| md.int(m)).map(|v| v as u32));
            }
            "align" => {
                let v = int.unwrap_or(0);
                note.align.push((v >> 16, v & 0xffff));
            }
            "managed" => note.managed = int == Some(1),
            "texture" => note.texture = int == Some(1),
            "surface" => note.surface = int == Some(1),
            "sampler" => match int {
                Some(1) if note.kernel => note.image_params.push((1, ImageKind::Sampler)),
                _ => note.sampler = int == Some(1),
            },
            "rdoimage" => note.image_params.push((int.unwrap_or(0), ImageKind::Texture)),
            "wroimage" | "rdwrimage" => note.image_params.push((int.unwrap_or(0), ImageKind::Surface)),
            _ => {}
        }
    }

    /// Whether a function never returns.
    pub fn is_noreturn(&self, id: GlobalId) -> bool {
        self.module
            .global(id)
            .as_function()
            .is_some_and(|f| self.module.attrs.func_has(f.attrs, AttrKind::NoReturn))
    }
}

/// What a thread keeps from one function to the next.
pub struct Caches<'m> {
    leaves: Leaves<'m>,
    /// What is known of each intrinsic that was looked up.
    intrinsics: RefCell<FxHashMap<GlobalId, Rc<Intrinsic>>>,
}

impl<'m> Caches<'m> {
    pub fn new(module: &'m Module) -> Caches<'m> {
        Caches { leaves: Leaves::new(&module.types, &module.data_layout), intrinsics: RefCell::default() }
    }
}

/// The module while one of its functions is compiled, and what that adds to it.
pub struct FnCx<'a, 'm> {
    cx: &'a Cx<'m>,
    /// Names of the output, with those of this function.
    pub symbols: Fork<'a>,
    pub leaves: &'a mut Leaves<'m>,
    intrinsics: &'a RefCell<FxHashMap<GlobalId, Rc<Intrinsic>>>,
    pub called_intrinsics: FxHashSet<GlobalId>,
    pub errors: Vec<Error>,
    pub warnings: Vec<Error>,
    pub helpers: crate::helpers::Needed,
}

/// What the compilation of a function adds to its module.
pub struct Findings {
    symbols: Added,
    called_intrinsics: FxHashSet<GlobalId>,
    errors: Vec<Error>,
    warnings: Vec<Error>,
    helpers: crate::helpers::Needed,
}

impl<'m> Deref for FnCx<'_, 'm> {
    type Target = Cx<'m>;

    fn deref(&self) -> &Cx<'m> {
        self.cx
    }
}

impl<'a, 'm> FnCx<'a, 'm> {
    pub fn new(cx: &'a Cx<'m>, caches: &'a mut Caches<'m>) -> FnCx<'a, 'm> {
        FnCx {
            cx,
            symbols: Fork::new(&cx.symbols),
            leaves: &mut caches.leaves,
            intrinsics: &caches.intrinsics,
            called_intrinsics: FxHashSet::default(),
            errors: Vec::new(),
            warnings: Vec::new(),
            helpers: Default::default(),
        }
    }

    pub fn finish(self) -> Findings {
        Findings {
            symbols: self.symbols.finish(),
            called_intrinsics: self.called_intrinsics,
            errors: self.errors,
            warnings: self.warnings,
            helpers: self.helpers,
        }
    }

    pub fn error(&mut self, function: &str, message: impl Into<String>) {
        self.errors.push(Error { function: function.to_string(), inst: None, message: message.into() });
    }

    /// What kind of intrinsic a function is; looked up once.
    pub fn intrinsic(&self, id: GlobalId) -> Rc<Intrinsic> {
        if let Some(known) = self.intrinsics.borrow().get(&id) {
            return known.clone();
        }
        let name = self.module.global(id).name();
        let row = name.strip_prefix("llvm.nvvm.").and_then(crate::intrinsics::find);
        let pure = self.module.global(id).intrinsic().is_some_and(crate::select::is_droppable);
        let made = Rc::new(Intrinsic { row, pure });
        self.intrinsics.borrow_mut().insert(id, made.clone());
        made
    }
}

fn is_identifier(name: &str) -> bool {
    let ok = |b: u8| b.is_ascii_alphanumeric() || b == b'_' || b == b'$';
    name.bytes().all(ok) && !name.starts_with(|c: char| c.is_ascii_digit()) && !is_reserved(name)
}

/// Names that mean something to PTX, and those of our labels.
fn is_reserved(name: &str) -> bool {
    matches!(name, "WARP_SZ" | "_" | "$") || name.starts_with("$L__")
}

/// A PTX identifier for any name: characters PTX does not allow become `$`.
fn sanitize(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for c in name.chars() {
        out.push(if c.is_ascii_alphanumeric() || c == '_' { c } else { '$' });
    }
    if out.starts_with(|c: char| c.is_ascii_digit()) || is_reserved(&out) {
        out.insert(0, '_');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        assert_eq!(sanitize(".str.1"), "$str$1");
        assert_eq!(sanitize("a::b"), "a$$b");
        assert_eq!(sanitize("1x"), "_1x");
        assert_eq!(sanitize("WARP_SZ"), "_WARP_SZ");
        assert_eq!(sanitize("_"), "__");
        assert!(!is_identifier("_") && !is_identifier("$L__BB0_1") && is_identifier("$L"));
        assert!(is_identifier("_Z1kPf") && !is_identifier("a.b") && !is_identifier("9"));
    }
}
