//! The translation unit: the work list of bodies, and the entry point.
//!
//! Declarations are read first, bodies skipped. Then the roots of device code (kernels, external device functions where
//! other units may call them, explicit instantiations) are read, and from them everything they use. Host bodies are read
//! only if they lead to kernels, since a launch instantiates kernel templates (see [`launchers`](super::launchers)); with
//! [`Mode::CheckAll`] all are.

use oxicc_source::{Diagnostics, SourceMap, Span};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use crate::diag;
use crate::lex::{Interner, Symbol, TokenBuffer};
use crate::tree::body::{Local, LocalKind, Use};
use crate::tree::types::{FnType, QualType, Quals, RefQual};
use crate::tree::value::{Aggregate, MemberPointer, PointerBase};
use crate::tree::{
    Access, Body, BodyState, ConstValue, DeclContext, DeclName, DefaultArg, ExprKind, FnFlags, Function,
    FunctionId, InitState, Linkage, MemorySpace, NamespaceId, OperatorName, Param, RecordFlags, RecordId,
    Spaces, TokenRange, Tree, TypeKind, VarFlags, VarId,
};

use super::demand::Postponed;
use super::host::HostWork;
use super::scope::{Decl, Key, LocalPack, LocalPackId, ScopeKind};
use super::{Mode, Options, Scoped, Sema};

/// What has to be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    Function(FunctionId),
    Var(VarId),
    /// The virtual functions of a class, and whose body needs them first.
    VTable(RecordId, Option<FunctionId>),
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

impl Sema<'_> {
    pub fn run(&mut self) {
        self.collect_pack_pragmas();
        self.declare_builtins();
        let roots_have_names = self.options.rdc || self.options.keep_device_functions;
        self.postponed = match self.options.mode == Mode::DeviceLazy && !roots_have_names {
            true => Postponed::new(self.interner, self.map),
            false => Postponed::nothing(self.map),
        };
        let end = self.tokens.len() as u32 - 1;
        self.replay_here(TokenRange { start: 0, end }, |s| {
            s.parse_declarations();
            if s.gave_up() && !s.diags.has_errors() {
                let span = s.span();
                s.error_plain(span, "nesting is too deep");
            }
        });
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
        self.report_needed_host_errors();
        self.settle_conditional_errors();
        self.check_late_rules();
        // Code is generated for units without errors only.
        self.diags.settle_late_errors();
        self.spell_signatures();
        self.collect_outputs();
    }

    /// Instances of variable templates that only the host names are the device's as well.
    fn read_device_initializers(&mut self) {
        let unread = |s: &Self, v: VarId| {
            let data = &s.tree.vars[v];
            data.space != MemorySpace::Host
                && data.instance_of.is_some()
                && matches!(data.init, InitState::Tokens { .. })
        };
        let vars: Vec<VarId> = self.tree.vars.keys().filter(|v| unread(self, *v)).collect();
        for v in vars {
            self.queue(Work::Var(v));
        }
        self.drain_work();
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
        for f in std::mem::take(&mut self.explicit_functions) {
            if self.tree.functions[f].spaces.on_device() {
                self.explicit_roots.push(f);
                self.queue(Work::Function(f));
            } else if self.options.mode == Mode::CheckAll {
                self.queue(Work::Function(f));
            }
            if self.is_launcher(f) {
                self.queue_host(HostWork::Function(f));
            }
        }
        for r in std::mem::take(&mut self.explicit_records) {
            for f in self.tree.records[r].methods.clone() {
                let data = &self.tree.functions[f];
                let wanted = data.spaces.on_device() || self.options.mode == Mode::CheckAll;
                if wanted && !data.flags.intersects(FnFlags::IMPLICIT | FnFlags::DELETED) {
                    if self.options.rdc || self.options.keep_device_functions {
                        self.explicit_roots.push(f);
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
    pub(in crate::sema) fn in_template_instance(&self, f: FunctionId) -> bool {
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
    pub(super) fn is_instantiated_elsewhere(&mut self, f: FunctionId) -> bool {
        let in_class = self.tree.functions[f].record().is_some_and(|r| self.extern_records.contains(&r));
        if !(self.extern_functions.contains(&f) || in_class && self.tree.functions[f].instance_of.is_none()) {
            return false;
        }
        // Where a member is defined says whether it is inline.
        self.find_definition(f);
        let data = &self.tree.functions[f];
        matches!(data.body, BodyState::Tokens { .. })
            && !data.flags.contains(FnFlags::INLINE)
            && !self.fn_info[f].specialized
    }

    pub(super) fn queue(&mut self, work: Work) {
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
                if !self.queued_vars.insert(v) {
                    return;
                }
            }
            Work::VTable(r, _) => {
                if !self.queued_vtables.insert(r) {
                    return;
                }
            }
        }
        self.work.push_back(work);
    }

    /// Device code first: what host code leads to is read without reporting its errors, so that nothing is read that way
    /// which must be right.
    fn drain_work(&mut self) {
        loop {
            if self.diags.should_stop() {
                return;
            }
            let Some(work) = self.work.pop_front() else {
                match self.host_work.pop_front() {
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

    /// A constant object comes with the vtables of its classes, though no constructor runs.
    fn queue_vtables(&mut self, ty: QualType) {
        let mut uses = Vec::new();
        self.vtable_uses(ty, &mut uses);
        for used in uses {
            if let Use::VTable(record) = used {
                self.queue(Work::VTable(record, None));
            }
        }
    }

    /// The vtables that objects of a type point to.
    pub(super) fn vtable_uses(&self, ty: QualType, uses: &mut Vec<Use>) {
        match *self.tree.types.get(ty) {
            TypeKind::Array { elem, .. } => self.vtable_uses(elem, uses),
            TypeKind::Record(record) => {
                if self.tree.records[record].flags.contains(RecordFlags::POLYMORPHIC) {
                    uses.push(Use::VTable(record));
                }
                self.member_vtable_uses(record, uses);
            }
            _ => {}
        }
    }

    fn member_vtable_uses(&self, record: RecordId, uses: &mut Vec<Use>) {
        for field in &self.tree.records[record].fields {
            self.vtable_uses(field.ty, uses);
        }
        // The table of a class has parts for its bases, with their functions.
        for base in &self.tree.records[record].bases {
            if self.tree.records[base.record].flags.contains(RecordFlags::POLYMORPHIC) {
                uses.push(Use::VTable(base.record));
            }
            self.member_vtable_uses(base.record, uses);
        }
    }

    /// Reads the device functions of the user's files that nothing uses, for their errors, with the instances of templates
    /// and the members of local classes of these files that they use. What else they use stays unread.
    fn check_unused_device_functions(&mut self) {
        let map = self.map;
        let toolkit = super::demand::toolkit_directory(map);
        let jit = self.options.jit.is_some();
        let is_users = |span: Span| {
            if jit {
                return !map.in_system_header(span.lo) && !map.is_in_header(span.lo);
            }
            let file = map.presumed_file(span.lo).map_or("", |(name, ..)| name);
            !map.in_system_header(span.lo) && !toolkit.is_some_and(|dir| file.starts_with(dir))
        };
        let unread = |f: &Function| f.spaces.on_device() && matches!(f.body, BodyState::Tokens { .. });
        let candidates = self.tree.functions.iter().filter(|(_, f)| unread(f) && f.instance_of.is_none());
        let mut todo: Vec<FunctionId> =
            candidates.filter(|(_, f)| is_users(f.span)).map(|(id, _)| id).rev().collect();
        todo.retain(|f| !self.in_template_instance(*f));
        let unused = todo.clone();
        while let Some(f) = todo.pop() {
            if self.diags.should_stop() {
                return;
            }
            self.ensure_body(f);
            let BodyState::Parsed(body) = &self.tree.functions[f].body else { continue };
            let instances = body.uses.iter().filter_map(|u| match u {
                Use::Function(g) => Some(*g),
                _ => None,
            });
            todo.extend(instances.filter(|g| {
                let data = &self.tree.functions[*g];
                unread(data) && is_users(data.span)
            }));
        }
        self.report_late_errors(&unused);
    }

    /// The reference generates code for kernels and for functions that other units could call, and drops what nobody needs
    /// at the end: errors that it finds on the way are reported, also those of what these functions use.
    fn report_late_errors(&mut self, functions: &[FunctionId]) {
        if self.late_errors.is_empty() {
            return;
        }
        let generated = |f: &FunctionId| {
            let data = &self.tree.functions[*f];
            let shared = data.linkage == Linkage::External && !data.flags.contains(FnFlags::INLINE);
            let plain = shared && data.instance_of.is_none() && !self.in_template_instance(*f);
            data.is_kernel() || data.spaces.on_device() && plain || self.explicit_roots.contains(f)
        };
        let mut todo: Vec<FunctionId> = functions.iter().copied().filter(generated).collect();
        let mut seen: FxHashSet<FunctionId> = todo.iter().copied().collect();
        while let Some(f) = todo.pop() {
            if let Some(late) = self.late_errors.remove(&f) {
                self.diags.restore(late);
            }
            let BodyState::Parsed(body) = &self.tree.functions[f].body else { continue };
            for used in &body.uses {
                match *used {
                    Use::Function(g) if seen.insert(g) => todo.push(g),
                    Use::VTable(r) => {
                        todo.extend(self.tree.records[r].vtable.iter().filter(|g| seen.insert(**g)));
                    }
                    _ => {}
                }
            }
        }
    }

    /// `oxicc check`: every body and initialiser of the unit that is not a template.
    fn check_everything(&mut self) {
        let mut next = 0;
        loop {
            let functions: Vec<FunctionId> = self.tree.functions.keys().skip(next).collect();
            if functions.is_empty() {
                break;
            }
            next += functions.len();
            for f in functions {
                if self.diags.should_stop() {
                    return;
                }
                self.check_unused_parts(f);
                let has_body = matches!(self.tree.functions[f].body, BodyState::Tokens { .. });
                if has_body && self.tree.functions[f].instance_of.is_none() && !self.in_template_instance(f) {
                    self.queue(Work::Function(f));
                }
            }
            self.drain_work();
        }
        let vars: Vec<VarId> = self.tree.vars.keys().collect();
        for v in vars {
            self.queue(Work::Var(v));
        }
        self.drain_work();
        let records: Vec<RecordId> = self.tree.records.keys().collect();
        for r in records {
            self.check_unused_initializers(r);
        }
    }

    /// Default member initialisers that no constructor has asked for.
    fn check_unused_initializers(&mut self, record: RecordId) {
        let data = &self.tree.records[record];
        let mut at = DeclContext::Record(record);
        while let DeclContext::Record(r) = at {
            if self.tree.records[r].instance_of.is_some() {
                return;
            }
            at = self.tree.records[r].context;
        }
        let local = matches!(at, DeclContext::Function { .. });
        let anonymous = data.flags.contains(RecordFlags::ANONYMOUS_MEMBER);
        if local || anonymous || !data.is_complete() || self.map.in_system_header(data.span.lo) {
            return;
        }
        let span = data.span;
        let given: Vec<u32> = (0..data.fields.len())
            .filter(|i| matches!(data.fields[*i].default, crate::tree::DefaultArg::Tokens { .. }))
            .map(|i| i as u32)
            .collect();
        let (global, class) = (self.global_scope(), self.record_type(record));
        for i in given {
            if self.diags.error_count() == 0 {
                self.with_body(global, |s| {
                    s.cx.this_ty = Some(class);
                    s.default_member_init(record, i, span)
                });
            }
        }
    }

    /// Default arguments and exception specifications that nothing has asked for.
    fn check_unused_parts(&mut self, function: FunctionId) {
        let data = &self.tree.functions[function];
        if data.instance_of.is_some()
            || data.flags.intersects(FnFlags::IMPLICIT | FnFlags::LAMBDA_CALL)
            || self.in_template_instance(function)
            || self.map.in_system_header(data.span.lo)
            || self.inside_template(self.fn_info[function].scope.expand())
        {
            return;
        }
        let span = data.span;
        let given: Vec<usize> = (0..data.params.len())
            .filter(|i| matches!(data.params[*i].default, crate::tree::DefaultArg::Tokens { .. }))
            .collect();
        let global = self.global_scope();
        for i in given {
            // An error that a call has met already is not repeated.
            if self.diags.error_count() == 0 {
                self.with_body(global, |s| s.default_argument(function, i, span));
            }
        }
        if let super::declarator::NoexceptSpec::Tokens(range) = self.fn_info[function].noexcept
            && let Some(scope) = self.fn_info[function].scope.expand()
            && self.diags.error_count() == 0
        {
            self.replay(self.pos(), scope, |s| {
                s.open_function(function);
                s.seek(range.start);
                s.parse_constant_condition();
            });
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
                || roots_have_names && self.explicit_roots.contains(&f);
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

    /// A function is odr-used.
    pub fn mark_used_function(&mut self, function: FunctionId) {
        let span = self.prev_span();
        if self.fn_info[function].used_at.is_none() {
            self.fn_info[function].used_at = Some(span);
            // One that is read already was there without this user: users must not stand in a circle.
            let read = matches!(
                self.tree.functions[function].body,
                BodyState::Parsed(_) | BodyState::InProgress | BodyState::Failed
            );
            self.fn_info[function].used_by = self.cx.function.filter(|_| !read);
        }
        // A function of another module is called through its signature.
        if matches!(self.tree.functions[function].body, BodyState::None)
            && let Some(f) = self.tree.types.as_function(self.tree.functions[function].ty)
        {
            let classes: SmallVec<[RecordId; 4]> = std::iter::once(&f.ret)
                .chain(f.params.iter())
                .filter_map(|ty| self.tree.types.as_record(*ty))
                .collect();
            for record in classes {
                self.complete_record(record);
            }
        }
        let at = self.fn_info[function].specialized_at;
        if at > self.pos() && self.around.lookup_limit.is_none() && !self.inside_template(Some(self.cx.scope))
        {
            let text = self.late_specialization("function", &self.show_function(function), span);
            let place = self.tree.functions[function].span;
            self.report(text, place);
        }
    }

    /// A static variable is odr-used.
    pub fn mark_used_var(&mut self, var: VarId) {
        if matches!(self.tree.vars[var].init, InitState::None) {
            self.instantiate_static_member(var);
        }
    }

    pub fn mark_used_vtable(&mut self, record: RecordId) {
        let _ = record;
    }

    /// Puts the late errors of a body aside until code is generated for the function.
    pub(in crate::sema) fn keep_late_errors(
        &mut self,
        function: FunctionId,
        checkpoint: oxicc_source::Checkpoint,
    ) {
        let late = self.diags.take_late_errors(checkpoint);
        if !late.is_empty() {
            self.late_errors.insert(function, late);
        }
    }

    /// Reads the body of a function if that has not happened. Whether it has a body now.
    pub fn ensure_body(&mut self, function: FunctionId) -> bool {
        match self.tree.functions[function].body {
            BodyState::Parsed(_) => return true,
            BodyState::InProgress | BodyState::Failed => return false,
            BodyState::None => self.find_definition(function),
            BodyState::Tokens { .. } => {}
        }
        let span = self.tree.functions[function].span;
        if !self.enter_instantiation(span) {
            return false;
        }
        let used_at = self.fn_info[function].used_at.unwrap_or_else(|| self.span());
        if self.instantiates_without_end(function) {
            self.leave_instantiation();
            self.refuse_endless(function, used_at);
            return false;
        }
        self.instantiations.push((super::Frame::Function(function), used_at));
        let state = match self.tree.functions[function].body {
            BodyState::Tokens { range, scope, env } => {
                self.tree.functions[function].body = BodyState::InProgress;
                self.fn_info[function].body_at = range.start;
                let checkpoint = self.diags.checkpoint();
                let body = self.replay(self.pos(), scope, |s| {
                    s.open_function(function);
                    s.seek(range.start);
                    let selected = s.select_lambda_packs(function);
                    s.parse_function_body(function);
                    s.restore_packs(selected);
                    std::mem::replace(&mut s.cx.body, Body::new())
                });
                self.keep_late_errors(function, checkpoint);
                let failed = self.diags.has_errors_since(checkpoint);
                match failed {
                    false => BodyState::Parsed(std::sync::Arc::new(body)),
                    // The errors are thrown away: read it again when it matters.
                    true if self.trap_depth > 0 => {
                        self.keep_partial_uses(HostWork::Function(function), body);
                        BodyState::Tokens { range, scope, env }
                    }
                    true => BodyState::Failed,
                }
            }
            BodyState::None if self.is_synthesized(function) => {
                self.tree.functions[function].body = BodyState::InProgress;
                let scope = self.global_scope();
                let checkpoint = self.diags.checkpoint();
                let body = self.replay(self.pos(), scope, |s| {
                    s.open_function(function);
                    s.synthesize_body(function);
                    std::mem::replace(&mut s.cx.body, Body::new())
                });
                self.keep_late_errors(function, checkpoint);
                let failed = self.diags.has_errors_since(checkpoint);
                match failed {
                    false => BodyState::Parsed(std::sync::Arc::new(body)),
                    true if self.trap_depth > 0 => {
                        self.keep_partial_uses(HostWork::Function(function), body);
                        BodyState::None
                    }
                    true => BodyState::Failed,
                }
            }
            _ => {
                self.instantiations.pop();
                self.leave_instantiation();
                return false;
            }
        };
        self.instantiations.pop();
        self.leave_instantiation();
        let parsed = matches!(state, BodyState::Parsed(_));
        self.tree.functions[function].body = state;
        parsed
    }

    /// Bodies wait their turn on a list, so that functions which use ever new instances of themselves do not nest: they
    /// are found by who used whom.
    fn instantiates_without_end(&mut self, function: FunctionId) -> bool {
        let BodyState::Tokens { range, .. } = self.tree.functions[function].body else { return false };
        let limit = self.options.language.template_depth();
        let user = self.fn_info[function].used_by.filter(|user| *user != function);
        let depth = user.map_or(0, |user| self.fn_info[user].depth + 1);
        self.fn_info[function].depth = depth;
        if self.tree.functions[function].instance_of.is_none() && !self.is_member_of_instance(function) {
            return false;
        }
        let instances = self.instances_of_body.entry(range.start).or_insert(0);
        *instances += 1;
        if *instances > MAX_INSTANCES {
            return true;
        }
        if depth < limit {
            return false;
        }
        let users = std::iter::successors(user, |f| self.fn_info[*f].used_by).take(depth as usize);
        users.filter(|f| self.fn_info[*f].body_at == range.start).count() >= limit as usize
    }

    fn is_member_of_instance(&self, function: FunctionId) -> bool {
        self.tree.functions[function].record().is_some_and(|r| self.tree.records[r].instance_of.is_some())
    }

    /// Nothing else is looked at after this error: what uses itself without end would be found again and again.
    fn refuse_endless(&mut self, function: FunctionId, used_at: Span) {
        let frame = self.fn_info[function]
            .used_by
            .map(|user| (super::Frame::Function(user), self.fn_info[user].used_at.unwrap_or(used_at)));
        self.instantiations.extend(frame);
        let data = &self.tree.functions[function];
        let with = match &data.instance_of {
            Some((_, args)) => format!(" [with {}]", self.show_args(args)),
            None => String::new(),
        };
        let name = self.show_signature(function);
        self.report(diag::excessive_recursion_at_instantiation_of_function(&name, &with), used_at);
        if frame.is_some() {
            self.instantiations.pop();
        }
        if self.trap_depth == 0 {
            self.tree.functions[function].body = BodyState::Failed;
            self.work.clear();
            self.host_work.clear();
        }
    }

    /// Whether the compiler writes the body: defaulted members, inherited constructors.
    pub fn is_synthesized(&self, function: FunctionId) -> bool {
        let data = &self.tree.functions[function];
        !data.flags.contains(FnFlags::DELETED)
            && (data.flags.contains(FnFlags::DEFAULTED) || self.fn_info[function].inherits.is_some())
    }

    /// Makes the context that of a function's body: parameters are locals in a scope of their own.
    pub fn open_function(&mut self, function: FunctionId) {
        self.cx.function = Some(function);
        self.cx.this_ty = self.this_type_of(function);
        self.cx.return_type = match self.tree.functions[function].name {
            DeclName::Ctor | DeclName::Dtor => None,
            _ => self.tree.types.as_function(self.tree.functions[function].ty).map(|f| f.ret),
        };
        let scope = self.push_scope(ScopeKind::Prototype);
        let params: SmallVec<[_; 8]> =
            self.tree.functions[function].params.iter().map(|p| (p.name, p.ty, p.span)).collect();
        let mut locals = Vec::with_capacity(params.len());
        for (i, &(name, ty, span)) in params.iter().enumerate() {
            let local = self.cx.body.locals.push(Local {
                name,
                ty,
                kind: LocalKind::Param(i as u32),
                align: 0,
                span,
                dtor: None.into(),
            });
            locals.push(local);
        }
        let packs = self.fn_info[function].packs.clone();
        for pack in &packs {
            let Some(name) = pack.name else { continue };
            let range = pack.start as usize..(pack.start + pack.len) as usize;
            let members = locals.get(range.clone()).unwrap_or(&[]).to_vec();
            let types = params.get(range).unwrap_or(&[]).iter().map(|p| p.1).collect();
            let id = LocalPackId(self.local_packs.len() as u32);
            self.local_packs.push(LocalPack { locals: members, bindings: Vec::new(), types, current: None });
            self.scopes[scope].sees_packs = true;
            self.declare(scope, name, Decl::LocalPack(id));
        }
        for (i, &(name, _, _)) in params.iter().enumerate() {
            let in_pack = packs.iter().any(|p| (p.start..p.start + p.len).contains(&(i as u32)));
            if let Some(name) = name
                && !in_pack
            {
                self.declare(scope, name, Decl::Local(locals[i]));
            }
        }
        self.cx.body.params = locals;
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

/// What a body uses, the values it was folded to included.
pub(super) fn body_uses(body: &Body) -> Vec<Use> {
    let mut uses = body.uses.clone();
    for expr in body.exprs.values() {
        if let ExprKind::Const(value) = &expr.kind {
            constant_uses(value, &mut uses);
        }
    }
    uses
}

/// Functions and variables whose address is in a constant.
pub(super) fn constant_uses(value: &ConstValue, uses: &mut Vec<Use>) {
    match value {
        ConstValue::Pointer(p) => match p.base {
            PointerBase::Function(f) => uses.push(Use::Function(f)),
            PointerBase::Var(v) => uses.push(Use::Var(v)),
            _ => {}
        },
        ConstValue::MemberPointer(MemberPointer::Function(f, _)) => uses.push(Use::Function(*f)),
        ConstValue::Aggregate(aggregate) => match &**aggregate {
            Aggregate::Array { elems, filler } => {
                elems.iter().chain(filler).for_each(|v| constant_uses(v, uses));
            }
            Aggregate::Struct { bases, fields } => {
                bases.iter().chain(fields).for_each(|v| constant_uses(v, uses));
            }
            Aggregate::Union { active } => {
                if let Some((_, v)) = active {
                    constant_uses(v, uses);
                }
            }
        },
        _ => {}
    }
}
