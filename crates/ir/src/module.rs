//! The module: a shared [`Context`] and the function bodies beside it.

use crate::attributes::Attributes;
use crate::consts::ConstPool;
use crate::datalayout::DataLayout;
use crate::function::Function;
use crate::global::{Comdat, ComdatId, ComdatKind, Global, GlobalId, GlobalKind};
use crate::metadata::{Md, MdData, Metadata};
use crate::ops::SyncScope;
use crate::types::{Type, Types};
use cranelift_entity::{PrimaryMap, SecondaryMap};
use rustc_hash::FxHashMap;
use std::sync::RwLock;

/// Everything of a module except the bodies of its functions. Function passes that run in parallel share it by
/// reference: types, attributes, metadata and sync scopes can still be added then.
#[derive(Debug)]
pub struct Context {
    /// The types.
    pub types: Types,
    /// The attributes.
    pub attrs: Attributes,
    /// The metadata.
    pub metadata: Metadata,
    /// Constants of initialisers, aliases and metadata.
    pub consts: ConstPool,
    globals: PrimaryMap<GlobalId, Global>,
    /// Order of printing and iteration: readers meet globals before their definitions.
    order: Vec<GlobalId>,
    symbols: FxHashMap<Box<str>, GlobalId>,
    /// The groups of globals that are kept or dropped together.
    pub comdats: PrimaryMap<ComdatId, Comdat>,
    /// Sizes and alignments.
    pub data_layout: DataLayout,
    /// What the module says as its layout, where another one takes its place.
    pub written_layout: Option<String>,
    /// The machine: `nvptx64-nvidia-cuda`.
    pub triple: String,
    /// The name of the source file, as `source_filename` says it.
    pub source_filename: String,
    /// Lines of `module asm`.
    pub module_asm: Vec<String>,
    scopes: RwLock<Vec<Box<str>>>,
}

impl Clone for Context {
    fn clone(&self) -> Self {
        Context {
            types: self.types.clone(),
            attrs: self.attrs.clone(),
            metadata: self.metadata.clone(),
            consts: self.consts.clone(),
            globals: self.globals.clone(),
            order: self.order.clone(),
            symbols: self.symbols.clone(),
            comdats: self.comdats.clone(),
            data_layout: self.data_layout.clone(),
            written_layout: self.written_layout.clone(),
            triple: self.triple.clone(),
            source_filename: self.source_filename.clone(),
            module_asm: self.module_asm.clone(),
            scopes: RwLock::new(self.sync_scopes()),
        }
    }
}

impl Context {
    /// An empty context: no triple, LLVM's default layout.
    pub fn new() -> Self {
        Context {
            types: Types::new(),
            attrs: Attributes::new(),
            metadata: Metadata::new(),
            consts: ConstPool::default(),
            globals: PrimaryMap::new(),
            order: Vec::new(),
            symbols: FxHashMap::default(),
            comdats: PrimaryMap::new(),
            data_layout: DataLayout::default(),
            written_layout: None,
            triple: String::new(),
            source_filename: String::new(),
            module_asm: Vec::new(),
            scopes: RwLock::default(),
        }
    }

    /// A global.
    pub fn global(&self, id: GlobalId) -> &Global {
        &self.globals[id]
    }

    /// A global by its number, for changes.
    pub fn global_mut(&mut self, id: GlobalId) -> &mut Global {
        &mut self.globals[id]
    }

    /// Gives a module that says no layout, or that of another machine, one of the device.
    pub(crate) fn use_device_layout(&mut self) {
        if let Some(layout) = self.data_layout.for_device(&self.triple) {
            let written = std::mem::replace(&mut self.data_layout, layout);
            self.written_layout = Some(written.text().to_owned());
        }
    }

    /// All globals that were not removed, in creation order.
    pub fn globals(&self) -> impl Iterator<Item = (GlobalId, &Global)> {
        self.order.iter().map(|&id| (id, &self.globals[id])).filter(|(_, g)| !g.is_removed())
    }

    /// One more than the largest global number: the size of a table indexed by [`GlobalId`].
    pub fn num_globals(&self) -> usize {
        self.globals.len()
    }

    /// The global with this name.
    pub fn find_global(&self, name: &str) -> Option<GlobalId> {
        self.symbols.get(name).copied()
    }

    /// Adds a global. A name that is taken gets a suffix `.N`; an empty name stays empty.
    pub fn add_global(&mut self, mut global: Global) -> GlobalId {
        let name = self.free_name(global.name());
        if *name != *global.name() {
            global.set_name(name.clone());
        }
        let id = self.globals.push(global);
        if !name.is_empty() {
            self.symbols.insert(name, id);
        }
        self.order.push(id);
        id
    }

    /// A global that is mentioned before its definition: not part of the module until
    /// [`Context::define_forward`].
    pub(crate) fn forward_global(&mut self) -> GlobalId {
        self.globals.push(Global::removed())
    }

    /// Gives a forward global its contents and its place. The name must be free.
    pub(crate) fn define_forward(&mut self, id: GlobalId, global: Global) {
        if !global.name().is_empty() {
            self.symbols.insert(global.name().into(), id);
        }
        self.globals[id] = global;
        self.order.push(id);
    }

    /// The function of this name and type, declared if the name is free. When the name is taken by something
    /// else, that is returned: the caller sees from its type that it is not what was asked for.
    pub fn declare_function(&mut self, name: &str, ty: Type) -> GlobalId {
        match self.find_global(name) {
            Some(id) => id,
            None => self.add_global(Global::function(name, ty)),
        }
    }

    /// Changes a name; the new one gets a suffix when taken.
    pub fn rename_global(&mut self, id: GlobalId, name: &str) {
        let old = self.globals[id].name();
        if self.symbols.get(old) == Some(&id) {
            self.symbols.remove(old);
        }
        let name = self.free_name(name);
        if !name.is_empty() {
            self.symbols.insert(name.clone(), id);
        }
        self.globals[id].set_name(name);
    }

    fn free_name(&self, wanted: &str) -> Box<str> {
        if wanted.is_empty() || !self.symbols.contains_key(wanted) {
            return wanted.into();
        }
        let mut n = 1u32;
        loop {
            let name = format!("{wanted}.{n}");
            if !self.symbols.contains_key(&*name) {
                return name.into();
            }
            n += 1;
        }
    }

    /// The type of the address of a global.
    pub fn global_ptr_type(&self, id: GlobalId) -> Type {
        self.types.ptr(self.globals[id].addr_space)
    }

    /// The comdat of this name, created on first use.
    pub fn comdat(&mut self, name: &str, kind: ComdatKind) -> ComdatId {
        match self.comdats.iter().find(|(_, c)| *c.name == *name) {
            Some((id, _)) => id,
            None => self.comdats.push(Comdat { name: name.into(), kind }),
        }
    }

    /// The sync scope of this name.
    pub fn sync_scope(&self, name: &str) -> SyncScope {
        if let Some(scope) = SyncScope::from_fixed_name(name) {
            return scope;
        }
        let mut scopes = self.scopes.write().unwrap_or_else(|e| e.into_inner());
        let at = scopes.iter().position(|s| **s == *name).unwrap_or_else(|| {
            scopes.push(name.into());
            scopes.len() - 1
        });
        SyncScope::Other(at as u8)
    }

    /// Names of the scopes [`SyncScope::Other`] counts.
    pub fn sync_scopes(&self) -> Vec<Box<str>> {
        self.scopes.read().unwrap_or_else(|e| e.into_inner()).clone()
    }

    /// Name of a sync scope.
    pub fn sync_scope_name(&self, scope: SyncScope) -> String {
        match (scope.fixed_name(), scope) {
            (Some(name), _) => name.into(),
            (None, SyncScope::Other(i)) => {
                let scopes = self.scopes.read().unwrap_or_else(|e| e.into_inner());
                scopes.get(usize::from(i)).map(|s| s.to_string()).unwrap_or_default()
            }
            (None, _) => String::new(),
        }
    }

    /// Metadata for the address of a global, as `!nvvm.annotations` uses it.
    pub fn global_md(&mut self, id: GlobalId) -> Md {
        let ty = self.global_ptr_type(id);
        let c = self.consts.global(ty, id);
        self.metadata.constant(c)
    }

    /// Whether a metadata node still means something: removed globals make their `ptr @g` constant dead.
    pub fn md_is_live(&self, md: Md) -> bool {
        match self.metadata.get(md) {
            MdData::Const(c) => {
                let mut live = true;
                self.consts.visit_globals(*c, &mut |g| live &= !self.global(g).is_removed());
                live
            }
            _ => true,
        }
    }

    /// Value of a module flag (`!llvm.module.flags`).
    pub fn module_flag(&self, key: &str) -> Option<Md> {
        let flags = self.metadata.find_named("llvm.module.flags")?;
        flags.nodes.iter().find_map(|&n| match self.metadata.elems(n) {
            [_, Some(k), v] if self.metadata.str(*k) == Some(key) => *v,
            _ => None,
        })
    }

    /// Adds a module flag with an i32 value.
    pub fn add_module_flag(&mut self, behavior: u32, key: &str, value: u32) {
        let md = &self.metadata;
        let node = md.node(&[md.const_i32(behavior), md.string(key), md.const_i32(value)]);
        self.metadata.add_named("llvm.module.flags", node);
    }
}

/// A module of NVVM IR.
#[derive(Clone, Debug)]
pub struct Module {
    /// Everything but the bodies.
    pub ctx: Context,
    /// Bodies of the defined functions; a function without one is a declaration.
    pub bodies: SecondaryMap<GlobalId, Option<Box<Function>>>,
}

impl std::ops::Deref for Module {
    type Target = Context;
    fn deref(&self) -> &Context {
        &self.ctx
    }
}

impl std::ops::DerefMut for Module {
    fn deref_mut(&mut self) -> &mut Context {
        &mut self.ctx
    }
}

impl Module {
    /// An empty module: no triple, LLVM's default layout.
    pub fn new() -> Self {
        Module { ctx: Context::new(), bodies: SecondaryMap::new() }
    }

    /// Bytes that the bodies hold, roughly: what a caller who bounds memory asks.
    pub fn bytes(&self) -> usize {
        self.bodies.values().flatten().map(|body| body.bytes()).sum()
    }

    /// The body of a function; `None` for declarations and other globals.
    pub fn body(&self, id: GlobalId) -> Option<&Function> {
        self.bodies[id].as_deref()
    }

    /// The body of a function for changes; `None` for declarations and other globals.
    pub fn body_mut(&mut self, id: GlobalId) -> Option<&mut Function> {
        self.bodies[id].as_deref_mut()
    }

    /// Takes a body out, for code that reads it while it changes others; [`Module::put_body`] brings it back.
    pub fn take_body(&mut self, id: GlobalId) -> Option<Box<Function>> {
        self.bodies[id].take()
    }

    /// Gives a function its body, in place of the one it has.
    pub fn put_body(&mut self, body: Box<Function>) {
        let id = body.id();
        self.bodies[id] = Some(body);
    }

    /// The context and one body, for code that changes the body and reads the rest.
    pub fn split(&mut self, id: GlobalId) -> (&Context, Option<&mut Function>) {
        (&self.ctx, self.bodies[id].as_deref_mut())
    }

    /// The context and all bodies with their functions, to hand out to threads.
    pub fn split_all(&mut self) -> (&Context, Vec<(GlobalId, &mut Function)>) {
        let ctx = &self.ctx;
        let bodies = self.bodies.iter_mut().filter_map(|(id, b)| Some((id, b.as_deref_mut()?))).collect();
        (ctx, bodies)
    }

    /// Gives a function an empty body and returns it.
    pub fn define(&mut self, id: GlobalId) -> &mut Function {
        let function = Function::new(&self.ctx, id);
        self.bodies[id].insert(Box::new(function))
    }

    /// Sets a body built apart.
    pub fn set_body(&mut self, id: GlobalId, body: Function) {
        self.bodies[id] = Some(Box::new(body));
    }

    /// Whether a function has no body or a variable no initialiser.
    pub fn is_declaration(&self, id: GlobalId) -> bool {
        match &self.global(id).kind {
            GlobalKind::Function(_) => self.bodies[id].is_none(),
            GlobalKind::Variable(v) => v.init.is_none(),
            _ => false,
        }
    }

    /// Functions in order, declarations included.
    pub fn functions(&self) -> impl Iterator<Item = GlobalId> {
        self.ctx.globals().filter(|(_, g)| g.as_function().is_some()).map(|(id, _)| id)
    }

    /// Functions with a body, in order.
    pub fn defined_functions(&self) -> impl Iterator<Item = (GlobalId, &Function)> {
        self.ctx.globals().filter_map(|(id, _)| Some((id, self.body(id)?)))
    }

    /// Removes a global that nothing uses any more. Metadata that mentions it loses the mention.
    pub fn remove_global(&mut self, id: GlobalId) {
        self.bodies[id] = None;
        let global = &mut self.ctx.globals[id];
        global.kind = GlobalKind::Removed;
        if self.ctx.symbols.get(global.name()) == Some(&id) {
            self.ctx.symbols.remove(global.name());
        }
        global.set_name("".into());
    }

    /// For every global, how many constants, initialisers, aliases and live function constants mention it.
    /// Metadata does not count.
    pub fn global_use_counts(&self) -> SecondaryMap<GlobalId, u32> {
        let mut counts: SecondaryMap<GlobalId, u32> = SecondaryMap::with_capacity(self.num_globals());
        let pool = &self.ctx.consts;
        for (_, g) in self.ctx.globals() {
            let roots = match &g.kind {
                GlobalKind::Function(f) => [f.prefix, f.prologue, f.personality],
                GlobalKind::Variable(v) => [v.init, None, None],
                GlobalKind::Alias { aliasee: c, .. } | GlobalKind::IFunc { resolver: c, .. } => {
                    [Some(*c), None, None]
                }
                GlobalKind::Removed => [None; 3],
            };
            for c in roots.into_iter().flatten() {
                pool.visit_globals(c, &mut |g| counts[g] += 1);
            }
        }
        for body in self.bodies.values().flatten() {
            body.visit_used_globals(&mut |g| counts[g] += 1);
        }
        counts
    }
}
