//! The module under construction: which entities are in it, under which names and linkage, and what is still to be
//! generated. Everything is emitted because something reachable mentions it.

use std::rc::Rc;

use oxicc_frontend::lex::Interner;
use oxicc_frontend::mangle::{self, Names, Variant};
use oxicc_frontend::tree::{
    BodyState, DeclContext, DeclName, FnFlags, Function, FunctionId, Linkage as TreeLinkage, NamespaceId,
    NvAbi, RecordId, StringId, Tree, VarId,
};
use oxicc_ir::{
    Align, Attr, AttrKind, AttrList, AttrListData, AttrSet, CallConv, DataLayout, Global, GlobalId, Linkage,
    MEMBER_KIND, Md, MdKind, MemoryEffects, Module, RESTRICT_KIND, Type,
};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::abi::Signature;
use crate::builtins::runtime;
use crate::debug::Debug;
use crate::effects::Effects;
use crate::function::FnGen;
use crate::metadata::Annotations;
use crate::types::TypeMap;
use crate::vtable::{Table, Thunk, VtableOf};
use crate::{Error, Options, Res};

/// A function whose body is still to be generated.
pub(crate) enum Pending {
    Function(FunctionId, Variant, GlobalId),
    Thunk(Thunk, GlobalId),
    /// A function of the host that device code calls.
    Trap(FunctionId, GlobalId),
}

/// The state of generating one module.
pub(crate) struct ModuleGen<'t> {
    pub tree: &'t Tree,
    pub names: &'t Interner,
    pub options: &'t Options,
    pub module: Module,
    pub types: TypeMap,
    pub annotations: Annotations,
    functions: FxHashMap<(FunctionId, VariantKey), GlobalId>,
    /// Those of them that have a body.
    bodies: FxHashSet<GlobalId>,
    signatures: FxHashMap<(FunctionId, bool), Rc<Signature>>,
    pub vars: FxHashMap<VarId, GlobalId>,
    pub strings: FxHashMap<StringId, GlobalId>,
    pub vtables: FxHashMap<VtableOf, GlobalId>,
    pub tables: FxHashMap<VtableOf, Rc<Table>>,
    /// What must survive although nothing in the module uses it, in order of finalisation.
    pub used_vars: Vec<GlobalId>,
    pub used_functions: Vec<GlobalId>,
    pub kernels: Vec<GlobalId>,
    queue: Vec<Pending>,
    pub errors: Vec<Error>,
    nounwind: Option<AttrList>,
    /// The kind of metadata that says which member of a class an access is to.
    pub member_kind: MdKind,
    pub restrict_kind: MdKind,
    /// What stands for a class there.
    classes: FxHashMap<RecordId, Md>,
    pub debug: Option<Debug<'t>>,
    pub effects: Effects,
}

/// [`Variant`] as a key.
type VariantKey = u8;

fn variant_key(v: Variant) -> VariantKey {
    match v {
        Variant::Complete => 0,
        Variant::Base => 1,
        Variant::Deleting => 2,
    }
}

impl<'t> ModuleGen<'t> {
    pub(crate) fn new(tree: &'t Tree, names: &'t Interner, options: &'t Options) -> ModuleGen<'t> {
        let mut module = Module::new();
        module.ctx.triple = "nvptx64-nvidia-cuda".into();
        module.ctx.source_filename = options.source_filename.clone();
        module.ctx.data_layout = DataLayout::parse(DataLayout::NVPTX64).unwrap_or_default();
        let member_kind = module.ctx.metadata.kind(MEMBER_KIND);
        let restrict_kind = module.ctx.metadata.kind(RESTRICT_KIND);
        ModuleGen {
            tree,
            names,
            options,
            module,
            types: TypeMap::default(),
            annotations: Annotations::default(),
            functions: FxHashMap::default(),
            bodies: FxHashSet::default(),
            signatures: FxHashMap::default(),
            vars: FxHashMap::default(),
            strings: FxHashMap::default(),
            vtables: FxHashMap::default(),
            tables: FxHashMap::default(),
            used_vars: Vec::new(),
            used_functions: Vec::new(),
            kernels: Vec::new(),
            queue: Vec::new(),
            errors: Vec::new(),
            nounwind: None,
            member_kind,
            restrict_kind,
            classes: FxHashMap::default(),
            debug: None,
            effects: Effects::default(),
        }
    }

    pub(crate) fn run(mut self) -> Result<Module, Vec<Error>> {
        let tree = self.tree;
        for &var in &tree.device_vars {
            if let Err(e) = self.variable(var) {
                self.errors.push(e);
            }
        }
        // The queue is a stack; roots are pushed one by one so that functions come out in source order.
        for &root in &tree.device_roots {
            let structor = matches!(tree.functions[root].name, DeclName::Ctor | DeclName::Dtor);
            let base = (structor && self.options.names_matter()).then_some(Variant::Base);
            for variant in [Variant::Complete].into_iter().chain(base) {
                if let Err(e) = self.function(root, variant) {
                    self.errors.push(e);
                }
                self.drain();
            }
        }
        self.drain();
        if !self.errors.is_empty() {
            return Err(self.errors);
        }
        self.finish_debug();
        self.finish_metadata();
        Ok(self.module)
    }

    fn drain(&mut self) {
        while let Some(pending) = self.queue.pop() {
            let result = match pending {
                Pending::Function(id, variant, global) => {
                    let begun = self.options.timeline.begin();
                    let result = FnGen::define(self, id, variant, global);
                    let name = || self.module.global(global).name().to_owned();
                    self.options.timeline.end(begun, "Generating Function IR", name);
                    result
                }
                Pending::Thunk(thunk, global) => FnGen::define_thunk(self, thunk, global),
                Pending::Trap(id, global) => {
                    FnGen::define_trap(self, id, global);
                    Ok(())
                }
            };
            if let Err(e) = result {
                self.errors.push(e);
            }
        }
    }

    pub(crate) fn later(&mut self, pending: Pending) {
        self.queue.push(pending);
    }

    pub(crate) fn mangle_names(&self) -> Names<'t> {
        self.options.module.names(self.tree, self.names)
    }

    /// The plain name of a function at global scope or with C linkage.
    pub(crate) fn plain_name(&self, f: &Function) -> Option<&'t str> {
        let DeclName::Ident(name) = f.name else { return None };
        let global =
            matches!(f.context, DeclContext::Namespace(NamespaceId::GLOBAL) | DeclContext::Function { .. });
        (global || f.flags.contains(FnFlags::EXTERN_C)).then(|| self.names.get(name))
    }

    pub(crate) fn signature_of(&mut self, id: FunctionId) -> Res<Rc<Signature>> {
        self.signature_of_variant(id, Variant::Complete)
    }

    /// Constructors and destructors of bases with virtual bases get a VTT.
    pub(crate) fn signature_of_variant(&mut self, id: FunctionId, variant: Variant) -> Res<Rc<Signature>> {
        let has_vtt = variant == Variant::Base
            && self.tree.functions[id].record().is_some_and(|r| self.has_virtual_bases(r));
        if let Some(s) = self.signatures.get(&(id, has_vtt)) {
            return Ok(s.clone());
        }
        let s = Rc::new(self.function_signature(id, has_vtt)?);
        self.signatures.insert((id, has_vtt), s.clone());
        Ok(s)
    }

    /// The IR function of a function, declared on first use; its body follows if it has one.
    pub(crate) fn function(&mut self, id: FunctionId, variant: Variant) -> Res<GlobalId> {
        // Base and complete-object variants differ only for classes with virtual bases. Other modules know them by two
        // names, though.
        let variant = match (variant, self.tree.functions[id].record()) {
            (Variant::Base, Some(r)) if !self.options.names_matter() && !self.has_virtual_bases(r) => {
                Variant::Complete
            }
            (v, _) => v,
        };
        if let Some(&done) = self.functions.get(&(id, variant_key(variant))) {
            return Ok(done);
        }
        let tree = self.tree;
        let f = &tree.functions[id];
        let signature = self.signature_of_variant(id, variant)?;
        // Functions with C linkage may be the runtime's or the math library's, whatever their declaration says.
        let has_body = !matches!(f.body, BodyState::None);
        let traps =
            f.flags.contains(FnFlags::HOST_ONLY) && (has_body || !f.flags.contains(FnFlags::EXTERN_C));
        let defined = match &f.body {
            _ if traps => true,
            BodyState::Parsed(_) => true,
            BodyState::None => variant == Variant::Deleting,
            _ => {
                let message =
                    format!("the definition of \"{}\" is not available in device code", self.display(f));
                return Err(Error::new(f.span, message));
            }
        };
        let mut name = self.symbol(id, f, variant, defined);
        let shared = f.is_kernel() || self.options.relocatable && f.linkage != TreeLinkage::Internal;
        let has_no_name =
            shared && f.instance_of.is_some() && mangle::unreadable(self.mangle_names(), id).is_some();
        if has_no_name && (f.is_kernel() || !defined) {
            let message = format!(
                "the name of \"{}\" cannot be mangled: an expression in its signature is not supported",
                self.display(f)
            );
            return Err(Error::new(f.span, message));
        }
        let linkage = match defined {
            // Each unit that needs an instance has one of its own, where no other could find it by its name.
            true if traps || has_no_name => Linkage::Internal,
            true => self.function_linkage(id, f),
            false => Linkage::External,
        };
        // Two entities never share a body because their names are the same: where nobody else knows the name, it is made
        // another one.
        if defined && linkage == Linkage::Internal {
            let plain = name.len();
            let mut number = 0;
            while self.module.ctx.find_global(&name).is_some_and(|g| self.bodies.contains(&g)) {
                number += 1;
                name.truncate(plain);
                name.push_str(&format!("__{number}"));
            }
        }
        let global = match self.module.ctx.find_global(&name) {
            // Redeclarations with C linkage are one function.
            Some(found) if !defined || self.module.ctx.global(found).as_function().is_some() => found,
            _ => self.module.ctx.add_global(Global::function(&name, signature.ty)),
        };
        self.functions.insert((id, variant_key(variant)), global);
        if defined {
            self.bodies.insert(global);
        }
        let attrs = self.function_attrs((id, f), signature.attrs);
        let is_kernel = f.is_kernel();
        let g = self.module.ctx.global_mut(global);
        g.linkage = linkage;
        if let Some(header) = g.as_function_mut() {
            header.attrs = attrs;
            if is_kernel {
                header.cc = CallConv::PTX_KERNEL;
            }
        }
        if defined {
            self.annotate_function(global, f, &signature)?;
            if is_kernel {
                self.kernels.push(global);
            } else if f.flags.contains(FnFlags::USED) {
                self.used_functions.push(global);
            }
            let pending = match traps {
                true => Pending::Trap(id, global),
                false => Pending::Function(id, variant, global),
            };
            self.later(pending);
        }
        Ok(global)
    }

    /// What the user calls a function.
    pub(crate) fn display(&self, f: &Function) -> String {
        match f.name {
            DeclName::Ident(s) | DeclName::Literal(s) => self.names.get(s).to_string(),
            DeclName::Ctor => "constructor".into(),
            DeclName::Dtor => "destructor".into(),
            _ => "operator".into(),
        }
    }

    fn symbol(&self, id: FunctionId, f: &Function, variant: Variant, defined: bool) -> String {
        if !defined {
            if let Some(plain) = self.plain_name(f) {
                // Functions of the runtime and the math library are known by their plain names, however they were declared.
                let library = runtime::library_symbol(plain);
                let known = FnFlags::EXTERN_C | FnFlags::DEVICE_BUILTIN;
                if f.flags.intersects(known) || library != plain {
                    return library.into_owned();
                }
            }
        }
        if f.is_kernel() {
            return self.options.kernel_symbol(self.tree, self.names, id);
        }
        mangle::function(self.mangle_names(), id, variant)
    }

    fn function_linkage(&self, id: FunctionId, f: &Function) -> Linkage {
        let rdc = self.options.relocatable;
        match (f.is_kernel(), f.linkage) {
            (_, TreeLinkage::Internal) => Linkage::Internal,
            // An explicit specialisation is a function like any other.
            (true, linkage)
                if (rdc || self.options.weak_kernels)
                    && (linkage == TreeLinkage::Odr || f.flags.contains(FnFlags::INLINE)) =>
            {
                Linkage::WeakOdr
            }
            (true, _) => Linkage::External,
            (false, TreeLinkage::Odr | TreeLinkage::External)
                if !rdc && self.options.keep_device_functions =>
            {
                Linkage::External
            }
            (false, _) if !rdc => Linkage::Internal,
            // Explicit instantiations are there for other modules; the roots are in order.
            (false, TreeLinkage::Odr) if self.tree.device_roots.binary_search(&id).is_ok() => {
                Linkage::WeakOdr
            }
            (false, TreeLinkage::Odr) => Linkage::LinkOnceOdr,
            (false, TreeLinkage::None) => Linkage::Internal,
            (false, _) if f.flags.contains(FnFlags::INLINE) => Linkage::LinkOnceOdr,
            (false, _) => Linkage::External,
        }
    }

    fn function_attrs(&self, (id, f): (FunctionId, &Function), signature: AttrList) -> AttrList {
        let mut attrs = self.default_attrs(f.flags.contains(FnFlags::NORETURN));
        let flags: &[(FnFlags, AttrKind)] = &[
            (FnFlags::NOINLINE, AttrKind::NoInline),
            (FnFlags::FORCE_INLINE, AttrKind::AlwaysInline),
            (FnFlags::INLINE, AttrKind::InlineHint),
            (FnFlags::FORCE_INLINE, AttrKind::InlineHint),
            (FnFlags::NORETURN, AttrKind::NoReturn),
        ];
        attrs.extend(
            flags.iter().filter(|(flag, _)| f.flags.contains(*flag)).map(|(_, kind)| Attr::Flag(*kind)),
        );
        if f.flags.contains(FnFlags::PURE_NONE) {
            attrs.push(Attr::Memory(MemoryEffects::NONE));
        } else if f.flags.contains(FnFlags::PURE_READ) {
            attrs.push(Attr::Memory(MemoryEffects::READ));
        }
        if let Some(abi) = self.tree.nv_abi.get(&id) {
            attrs.extend(kept_registers(*abi));
        }
        if let Some(k) = f.kernel.as_ref()
            && let (Some(block), Some(cluster)) = (k.block_size, k.cluster_shape())
        {
            let text = |d: [u32; 3]| format!("{},{},{}", d[0], d[1], d[2]);
            attrs.push(Attr::string("nvvm.blocksareclusters", ""));
            attrs.push(Attr::string("nvvm.reqntid", &text(block)));
            attrs.push(Attr::string("nvvm.cluster_dim", &text(cluster)));
        }
        let func = self.attr_set(attrs);
        let list = self.module.ctx.attrs.list(signature).clone();
        self.module.ctx.attrs.intern_list(AttrListData { func, ..list })
    }

    /// Attributes every function has.
    fn default_attrs(&self, noreturn: bool) -> Vec<Attr> {
        let mut attrs = vec![Attr::Flag(AttrKind::Convergent), Attr::Flag(AttrKind::MustProgress)];
        if !noreturn {
            attrs.push(Attr::Flag(AttrKind::WillReturn));
        }
        attrs
    }

    /// Declares a function of the runtime, the math library or an intrinsic by name.
    pub(crate) fn declare_named(&mut self, name: &str, ty: Type) -> GlobalId {
        if let Some(found) = self.module.ctx.find_global(name) {
            return found;
        }
        let id = self.module.ctx.declare_function(name, ty);
        if !name.starts_with("llvm.") {
            let func = self.attr_set(self.default_attrs(false));
            let attrs = self.module.ctx.attrs.intern_list(AttrListData { func, ..Default::default() });
            if let Some(header) = self.module.ctx.global_mut(id).as_function_mut() {
                header.attrs = attrs;
            }
        }
        id
    }

    /// The node `!{class, offset}` of a member.
    pub(crate) fn member_node(&mut self, record: RecordId, offset: u64) -> Md {
        let metadata = &self.module.ctx.metadata;
        let class = *self.classes.entry(record).or_insert_with(|| metadata.distinct_tuple(&[]));
        metadata.node(&[class, metadata.const_i64(offset)])
    }

    /// `nounwind` on a call.
    pub(crate) fn nounwind_call_attrs(&mut self) -> AttrList {
        if let Some(list) = self.nounwind {
            return list;
        }
        let func = self.attr_set(vec![Attr::Flag(AttrKind::NoUnwind)]);
        let list = self.module.ctx.attrs.intern_list(AttrListData { func, ..Default::default() });
        self.nounwind = Some(list);
        list
    }

    /// Alignments of the first one or two pointer parameters of a call.
    pub(crate) fn param_align_attrs(&self, first: Align, second: Option<Align>) -> AttrList {
        let one = |a: Align| self.attr_set(vec![Attr::align(a)]);
        let params = match second {
            Some(s) => vec![one(first), one(s)],
            None => vec![one(first)],
        };
        let data = AttrListData { func: AttrSet::EMPTY, ret: AttrSet::EMPTY, params: params.into() };
        self.module.ctx.attrs.intern_list(data)
    }

    pub(crate) fn has_virtual_bases(&self, record: RecordId) -> bool {
        self.tree.records[record].layout.as_ref().is_some_and(|l| !l.virtual_bases.is_empty())
    }
}

/// The registers that calls keep, as attributes of a function or of an indirect call.
pub(crate) fn kept_registers(abi: NvAbi) -> impl Iterator<Item = Attr> {
    let kept = [
        ("nvvm.abi_preserve", abi.data),
        ("nvvm.abi_preserve_control", abi.control),
        ("nvvm.abi_preserve_after", abi.after),
    ];
    kept.into_iter().filter_map(|(key, n)| Some(Attr::string(key, &n?.to_string())))
}
