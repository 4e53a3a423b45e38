//! The translation unit: the work list of bodies, and the entry point.
//!
//! Declarations are read first, bodies skipped. Then the roots of device code (kernels, external device functions where
//! other units may call them, explicit instantiations) are read, and from them everything they use. Host bodies are read
//! only if they lead to kernels, since a launch instantiates kernel templates (see [`launchers`](crate::sema::cuda::launchers)); with
//! [`Mode::CheckAll`] all are.

pub(super) mod beginning;
mod body;
mod checks;
pub(crate) mod used;

use std::collections::VecDeque;

use oxicc_source::{Diagnostics, SourceMap, Span};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::diag;
use crate::lex::{Interner, Symbol, TokenBuffer, TokenKind};
use crate::sema::cuda::host::HostWork;
use crate::sema::lookup::demand::Postponed;
use crate::sema::lookup::scope::{Decl, Key};
use crate::sema::unit::used::{body_uses, constant_uses};
use crate::sema::{Mode, Options, Scoped, Sema};
use crate::tree::body::Use;
use crate::tree::types::{FnType, QualType, Quals, RefQual, TypeKind};
use crate::tree::{
    Access, BodyState, DeclContext, DeclName, DefaultArg, FnFlags, Function, FunctionId, InitState, Linkage,
    MemorySpace, NamespaceId, OperatorName, Param, RecordId, Spaces, TokenRange, Tree, VarFlags, VarId,
};

/// What has to be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    Function(FunctionId),
    Var(VarId),
    /// The virtual functions of a class, and whose body needs them first.
    VTable(RecordId, Option<FunctionId>),
}

/// The work list of a unit.
#[derive(Default)]
pub(crate) struct Queue {
    work: VecDeque<Work>,
    /// What was put on it once. Functions have a flag of their own.
    vars: FxHashSet<VarId>,
    vtables: FxHashSet<RecordId>,
    /// How often the body at a token was instantiated.
    instances_of_body: FxHashMap<u32, u32>,
}

/// More instances of one function than any program has: they would never end.
const MAX_INSTANCES: u32 = 1 << 15;

/// Analyses a unit. Errors are in `diags`; the tree is complete if there are none.
pub fn analyze(
    tokens: &TokenBuffer,
    interner: &mut Interner,
    map: &SourceMap,
    diags: &mut Diagnostics,
    options: &Options,
) -> Tree {
    let mut sema = Sema::new(tokens, interner, map, diags, options);
    sema.run();
    sema.tree
}

/// Reports the errors in the declarations and kernels of a unit whose text ends before its end, since a header is missing there. What is
/// wrong with the declaration that the text ends in, or only because it ends there, is not told.
pub fn check_declarations(
    tokens: &TokenBuffer,
    interner: &mut Interner,
    map: &SourceMap,
    diags: &mut Diagnostics,
    options: &Options,
) {
    let mut sema = Sema::new(tokens, interner, map, diags, options);
    sema.start();
    // Nothing waits for somebody to need it: nobody will.
    sema.postponed = Postponed::nothing(map);
    let end = tokens.len() as u32 - 1;
    sema.replay_here(TokenRange { start: 0, end }, |s| {
        while !s.at_eof() && !s.diags.should_stop() {
            let (before, at) = (s.diags.checkpoint(), s.pos());
            s.parse_external_declaration();
            if s.pos() == at {
                s.bump();
            }
            if s.at_eof() {
                let cut = s.span().lo;
                let errors = s.diags.take_errors(before);
                s.diags.restore(errors.into_iter().filter(|e| e.primary.lo < cut).collect());
            }
        }
    });
    // Kernels see what is declared before the end.
    if !sema.diags.has_errors() {
        (sema.point, sema.all_declared) = (end, true);
        sema.add_roots();
        sema.drain_work();
        sema.diags.settle_late_errors();
    }
}

impl Sema<'_> {
    pub fn run(&mut self) {
        self.start();
        self.read_declarations(0);
        self.finish();
    }

    /// What comes before the first token.
    fn start(&mut self) {
        self.collect_pack_pragmas();
        self.declare_builtins();
        let roots_have_names = self.options.rdc || self.options.keep_device_functions;
        self.postponed = match self.options.mode == Mode::DeviceLazy && !roots_have_names {
            true => Postponed::new(self.interner, self.map),
            false => Postponed::nothing(self.map),
        };
    }

    /// Reads the declarations from a token to the end of the unit.
    fn read_declarations(&mut self, start: u32) {
        let end = self.tokens.len() as u32 - 1;
        let outline = self.tokens.outline();
        if let Some(known) = outline.and_then(|outline| outline.get()) {
            self.postponed.make_room(known);
        }
        self.replay_here(TokenRange { start, end }, |s| {
            s.parse_declarations();
            if s.gave_up() && !s.diags.has_errors() {
                let span = s.span();
                s.report(diag::nesting_is_too_deep(), span);
            }
        });
        let found = std::mem::take(&mut self.postponed.found);
        if let Some(outline) = outline
            && !self.diags.should_stop()
            && !found.is_empty()
        {
            // Another thread may have been as fast, with the same.
            let _ = outline.set(found);
        }
    }

    /// What is behind the declarations: bodies and instances.
    fn finish(&mut self) {
        let end = self.tokens.len() as u32 - 1;
        if self.diags.has_fatal() {
            return;
        }
        // Bodies see everything the unit declares before them; see `scope` for how.
        self.point = end;
        self.all_declared = true;
        self.check_instantiated();
        self.check_jit();
        self.find_launchers();
        self.add_roots();
        self.read_name_expressions();
        self.drain_work();
        if self.options.mode == Mode::CheckAll {
            self.check_everything();
            let all: Vec<FunctionId> = self.tree.functions.keys().collect();
            self.report_late_errors(&all);
        } else if self.options.language.check_unused {
            self.check_unused_device_functions();
        }
        self.lint_declarations();
        self.read_device_initializers();
        if self.options.names_types {
            self.read_constants_of_classes();
        }
        self.report_needed_host_errors();
        self.settle_conditional_errors();
        self.check_late_rules();
        // Code is generated for units without errors only.
        self.diags.settle_late_errors();
        self.spell_signatures();
        self.collect_outputs();
    }

    /// Instances of variable templates that only the host names are the device's as well, and so are static members of classes
    /// that function bodies have made or were the first to need.
    fn read_device_initializers(&mut self) {
        let unread = |s: &Self, v: VarId| {
            let data = &s.tree.vars[v];
            data.space != MemorySpace::Host
                && matches!(data.init, InitState::Tokens { .. })
                && (data.instance_of.is_some() || matches!(data.context, DeclContext::Record(_)))
        };
        let mut read = 0;
        // An initialiser may make more of them.
        loop {
            let vars: Vec<VarId> = self.tree.vars.keys().skip(read).collect();
            if vars.is_empty() {
                return;
            }
            read += vars.len();
            for v in vars {
                if unread(self, v) {
                    self.queue(Work::Var(v));
                }
            }
            self.drain_work();
        }
    }

    /// Constants of classes that nothing uses have values for a debugger. Initialisers that call something stay unread.
    fn read_constants_of_classes(&mut self) {
        let wanted = |s: &Self, v: VarId| {
            let data = &s.tree.vars[v];
            let InitState::Tokens { range, .. } = data.init else { return false };
            let calls = (range.start..range.end).any(|i| s.tokens.get(i as usize).kind == TokenKind::LParen);
            data.flags.contains(VarFlags::STATIC_MEMBER)
                && data.ty.is_const()
                && matches!(s.tree.types.get(data.ty), TypeKind::Int(_) | TypeKind::Enum(_))
                && !s.is_instance(v)
                && !calls
        };
        let vars: Vec<VarId> = self.tree.vars.keys().filter(|v| wanted(self, *v)).collect();
        for v in vars {
            let InitState::Tokens { range, scope, env } = self.tree.vars[v].init else { continue };
            if self.trap(|s| s.ensure_init(v)).is_err() {
                self.tree.vars[v].init = InitState::Tokens { range, scope, env };
            }
        }
    }

    /// Whether a range of tokens launches a kernel.
    pub fn has_launch(&self, range: TokenRange) -> bool {
        let launches = self.tokens.launches();
        let i = launches.partition_point(|p| *p < range.start);
        launches.get(i).is_some_and(|p| *p < range.end)
    }

    fn add_roots(&mut self) {
        let functions: Vec<FunctionId> = self.tree.functions.keys().collect();
        let kernels: FxHashSet<Symbol> = functions.iter().filter_map(|f| self.kernel_name(*f)).collect();
        for f in functions {
            if self.is_root(f) {
                self.queue(Work::Function(f));
            } else if self.is_host_root(f, &kernels) {
                self.queue_host(HostWork::Function(f));
            }
        }
        for f in self.explicit.take_functions() {
            if self.tree.functions[f].spaces.on_device() {
                self.explicit.add_root(f);
                self.queue(Work::Function(f));
            } else if self.options.mode == Mode::CheckAll {
                self.queue(Work::Function(f));
            }
            if self.is_launcher(f) {
                self.queue_host(HostWork::Function(f));
            }
        }
        for r in self.explicit.take_records() {
            for f in self.tree.records[r].methods.clone() {
                let data = &self.tree.functions[f];
                let wanted = data.spaces.on_device() || self.options.mode == Mode::CheckAll;
                if wanted && !data.flags.intersects(FnFlags::IMPLICIT | FnFlags::DELETED) {
                    if self.options.rdc || self.options.keep_device_functions {
                        self.explicit.add_root(f);
                    }
                    self.queue(Work::Function(f));
                }
                if self.is_launcher(f) {
                    self.queue_host(HostWork::Function(f));
                }
            }
        }
        let vars: Vec<VarId> = self.tree.vars.keys().collect();
        for v in vars {
            if self.tree.vars[v].special.is_some() {
                continue;
            }
            if self.tree.vars[v].space != MemorySpace::Host {
                self.queue(Work::Var(v));
            } else if self.is_host_var_root(v) {
                self.queue_host(HostWork::Var(v));
            }
        }
        // Those that were read for the type of a variable.
        if !self.launchers.is_empty() {
            self.queue_closures(0);
        }
    }

    /// Whether a function is analysed without anybody using it.
    fn is_root(&self, f: FunctionId) -> bool {
        let data = &self.tree.functions[f];
        if !matches!(data.body, BodyState::Tokens { .. }) {
            return false;
        }
        if self.fn_info[f].specialized && data.is_kernel() {
            return true;
        }
        if data.instance_of.is_some() || self.in_template_instance(f) {
            return false;
        }
        if data.is_kernel() {
            return true;
        }
        let external = data.linkage == Linkage::External;
        data.spaces.contains(Spaces::DEVICE)
            && external
            && (self.options.rdc || self.options.keep_device_functions)
    }

    /// Whether a function is a member of a class-template instance: analysed on use only.
    pub(crate) fn in_template_instance(&self, f: FunctionId) -> bool {
        let mut at = match self.fn_info[f].friend_of.expand() {
            Some(record) => DeclContext::Record(record),
            None => self.tree.functions[f].context,
        };
        loop {
            match at {
                DeclContext::Record(r) => {
                    if self.tree.records[r].instance_of.is_some() && !self.specialized_records.contains(&r) {
                        return true;
                    }
                    at = self.tree.records[r].context;
                }
                DeclContext::Function { function, .. } => {
                    return self.tree.functions[function].instance_of.is_some()
                        || self.in_template_instance(function);
                }
                DeclContext::Namespace(_) => return false,
            }
        }
    }

    /// Whether another unit has the body of an instance: `extern template` names it, or the class that it is a member of, and
    /// it is not inline ([temp.explicit]). One whose return type had to be deduced has been read already.
    pub(crate) fn is_instantiated_elsewhere(&mut self, f: FunctionId) -> bool {
        let in_class = self.tree.functions[f].record().is_some_and(|r| self.explicit.is_extern_record(r));
        if !(self.explicit.is_extern_function(f) || in_class && self.tree.functions[f].instance_of.is_none())
        {
            return false;
        }
        // Where a member is defined says whether it is inline.
        self.find_definition(f);
        let data = &self.tree.functions[f];
        matches!(data.body, BodyState::Tokens { .. })
            && !data.flags.contains(FnFlags::INLINE)
            && !self.fn_info[f].specialized
    }

    pub(crate) fn queue(&mut self, work: Work) {
        match work {
            Work::Function(f) => {
                // A device function of another unit can be called only where units are linked; those of the host are.
                let data = &self.tree.functions[f];
                let linked = self.options.rdc || data.is_kernel() || !data.spaces.contains(Spaces::DEVICE);
                if linked && self.is_instantiated_elsewhere(f) {
                    return;
                }
                if std::mem::replace(&mut self.fn_info[f].queued, true) {
                    return;
                }
            }
            Work::Var(v) => {
                if !self.queue.vars.insert(v) {
                    return;
                }
            }
            Work::VTable(r, _) => {
                if !self.queue.vtables.insert(r) {
                    return;
                }
            }
        }
        self.queue.work.push_back(work);
    }

    /// Device code first: what host code leads to is read without reporting its errors, so that nothing is read that way
    /// which must be right.
    fn drain_work(&mut self) {
        loop {
            if self.diags.should_stop() {
                return;
            }
            let Some(work) = self.queue.work.pop_front() else {
                match self.host.next() {
                    Some(work) => self.analyze_host(work),
                    None => return,
                }
                continue;
            };
            match work {
                Work::Function(f) => self.analyze_function(f),
                Work::Var(v) => self.analyze_var(v),
                Work::VTable(r, user) => {
                    for f in self.tree.records[r].vtable.clone() {
                        if !self.tree.functions[f].flags.contains(FnFlags::PURE)
                            && self.tree.functions[f].spaces.on_device()
                        {
                            if let Some(user) = user {
                                self.fn_info[f].used_by.get_or_insert(user);
                            }
                            self.queue(Work::Function(f));
                        }
                    }
                }
            }
        }
    }

    fn analyze_function(&mut self, f: FunctionId) {
        self.ensure_body(f);
        if self.options.mode != Mode::CheckAll {
            self.take_late_errors(f);
        }
        let BodyState::Parsed(body) = &self.tree.functions[f].body else { return };
        let uses = body_uses(body);
        // What host code uses is host code's business, except the kernels it launches.
        // Defaulted members and, if asked for, constexpr functions of the host become device code by being used there.
        let on_device = self.runs_on_device(f);
        let all = on_device || self.options.mode == Mode::CheckAll;
        for used in uses {
            match used {
                Use::Function(g) if on_device && !self.runs_on_device(g) => {
                    self.tree.functions[g].flags |= FnFlags::HOST_ONLY;
                    if self.options.mode == Mode::CheckAll {
                        self.queue(Work::Function(g));
                    }
                }
                Use::Function(g) if all || self.tree.functions[g].is_kernel() => {
                    self.queue(Work::Function(g))
                }
                Use::Var(v) if all => {
                    if on_device {
                        self.tree.vars[v].flags |= VarFlags::DEVICE_USED;
                    }
                    self.queue(Work::Var(v));
                }
                Use::VTable(r) if all => self.queue(Work::VTable(r, Some(f))),
                _ => {}
            }
        }
        self.queue_local_classes(f);
    }

    fn analyze_var(&mut self, v: VarId) {
        self.ensure_init(v);
        self.check_device_destructor(v);
        let uses = match &self.tree.vars[v].init {
            InitState::Dynamic(body) => body.uses.clone(),
            InitState::Constant(value) if self.tree.vars[v].space != MemorySpace::Host => {
                let mut uses = Vec::new();
                constant_uses(value, &mut uses);
                uses
            }
            InitState::None
                if self.tree.vars[v].space != MemorySpace::Host || self.options.mode == Mode::CheckAll =>
            {
                let in_function = matches!(self.tree.vars[v].context, DeclContext::Function { .. });
                let declared_only = self.tree.vars[v].space == MemorySpace::Host
                    && self.tree.vars[v].flags.contains(VarFlags::STATIC_MEMBER);
                if !in_function && !declared_only && !self.tree.vars[v].flags.contains(VarFlags::EXTERN) {
                    self.default_init_static(v);
                }
                match &self.tree.vars[v].init {
                    InitState::Dynamic(body) => body.uses.clone(),
                    _ => Vec::new(),
                }
            }
            _ => Vec::new(),
        };
        for used in uses {
            match used {
                Use::Function(f) => self.queue(Work::Function(f)),
                Use::Var(v) => self.queue(Work::Var(v)),
                Use::VTable(_) => {}
            }
        }
        if let InitState::Constant(_) = self.tree.vars[v].init
            && self.tree.vars[v].space != MemorySpace::Host
        {
            self.queue_vtables(self.tree.vars[v].ty);
        }
    }

    /// Fills the lists of what must be emitted.
    fn collect_outputs(&mut self) {
        self.keep_jit_builtins();
        let roots_have_names = self.options.rdc || self.options.keep_device_functions;
        for f in self.tree.functions.keys() {
            let data = &self.tree.functions[f];
            if !matches!(data.body, BodyState::Parsed(_)) || !data.spaces.on_device() {
                continue;
            }
            let external = data.linkage == Linkage::External && data.instance_of.is_none();
            let root = data.is_kernel()
                || self.options.rdc && matches!(data.linkage, Linkage::External | Linkage::Odr) && external
                || self.options.keep_device_functions && external
                || roots_have_names && self.explicit.is_root(f);
            if root {
                self.tree.device_roots.push(f);
            }
        }
        for v in self.tree.vars.keys() {
            let data = &self.tree.vars[v];
            if data.space == MemorySpace::Host || data.special.is_some() {
                continue;
            }
            if matches!(data.context, DeclContext::Function { .. }) {
                continue;
            }
            self.tree.device_vars.push(v);
        }
    }

    /// Names that exist without a declaration.
    fn declare_builtins(&mut self) {
        // Older versions of GCC leave these to the C library, which then declares them.
        if self.options.language.gnu_version() >= 130_000 {
            use crate::tree::types::FloatKind::{Ieee32, Ieee32x, Ieee64, Ieee64x, Ieee128};
            for kind in [Ieee32, Ieee32x, Ieee64, Ieee64x, Ieee128] {
                let ty = self.tree.types.intern(crate::tree::TypeKind::Float(kind));
                let name = self.interner.intern(kind.spelling().as_bytes());
                self.declare(self.global_scope(), name, Decl::Type(ty.into()));
            }
        }
        let pointer = self.tree.types.pointer(QualType::VOID);
        let allocations: [(OperatorName, QualType, &[QualType]); 6] = [
            (OperatorName::New, pointer, &[QualType::ULONG]),
            (OperatorName::NewArray, pointer, &[QualType::ULONG]),
            (OperatorName::Delete, QualType::VOID, &[pointer]),
            (OperatorName::DeleteArray, QualType::VOID, &[pointer]),
            (OperatorName::Delete, QualType::VOID, &[pointer, QualType::ULONG]),
            (OperatorName::DeleteArray, QualType::VOID, &[pointer, QualType::ULONG]),
        ];
        for (name, ret, params) in allocations {
            let is_delete = ret == QualType::VOID;
            let ty = self.tree.types.function(FnType {
                ret,
                params: params.into(),
                variadic: false,
                quals: Quals::empty(),
                ref_qual: RefQual::None,
                noexcept: is_delete,
                noexcept_pattern: None,
            });
            let param = |&ty: &QualType| Param {
                name: None,
                ty,
                span: Span::NONE,
                default: DefaultArg::None,
                grid_constant: false,
                align: 0,
            };
            let function = self.tree.functions.push(Function {
                name: DeclName::Operator(name),
                context: DeclContext::Namespace(NamespaceId::GLOBAL),
                ty,
                params: params.iter().map(param).collect(),
                span: Span::NONE,
                linkage: Linkage::External,
                access: Access::Public,
                flags: FnFlags::IMPLICIT,
                spaces: Spaces::HOST | Spaces::DEVICE,
                kernel: None,
                instance_of: None,
                asm_label: None,
                vtable_slot: None,
                body: BodyState::None,
            });
            self.declare(self.global_scope(), Key::Operator(name), Decl::Function(function));
        }
    }
}
