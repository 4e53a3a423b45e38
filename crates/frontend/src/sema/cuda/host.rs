//! Host code in a compilation for the device: what of it is looked at, and what it leads to.
//!
//! An instance of a kernel template exists because host code names it. Where that starts are functions and variables that
//! every program has: functions that are not templates, and variables of namespaces and classes with initialisers, which run
//! before `main` (tests register themselves like that). From there everything in the user's files is followed, and of headers
//! the [launchers](crate::sema::cuda::launchers); errors are thrown away: the host compiler reports them.

use std::collections::VecDeque;

use oxicc_source::Span;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::diag;
use crate::lex::{Symbol, TokenKind};
use crate::sema::Sema;
use crate::sema::unit::Work;
use crate::sema::unit::used::{body_uses, constant_uses};
use crate::tree::body::Use;
use crate::tree::types::QualType;
use crate::tree::{
    Body, BodyState, DeclContext, DeclName, FnFlags, FunctionId, InitState, MemorySpace, RecordId, Spaces,
    TokenRange, VarFlags, VarId,
};

/// Host code that may lead to kernels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HostWork {
    Function(FunctionId),
    Var(VarId),
}

/// What is known of the host code of a unit.
#[derive(Default)]
pub(crate) struct HostCode {
    /// To be looked at.
    work: VecDeque<HostWork>,
    /// Looked at, or to be.
    seen: FxHashSet<HostWork>,
    /// What code uses that could not be read to its end.
    partial_uses: FxHashMap<HostWork, Vec<Use>>,
    /// What of the function being read is the device's business: its lambdas for the device and its launches.
    device_parts: Vec<Span>,
    /// The classes that functions define, closures among them.
    local_classes: FxHashMap<FunctionId, Vec<RecordId>>,
}

impl HostCode {
    /// What to look at next.
    pub fn next(&mut self) -> Option<HostWork> {
        self.work.pop_front()
    }

    pub fn forget_work(&mut self) {
        self.work.clear();
    }

    pub fn note_device_part(&mut self, part: Span) {
        self.device_parts.push(part);
    }

    pub fn note_local_class(&mut self, function: FunctionId, record: RecordId) {
        self.local_classes.entry(function).or_default().push(record);
    }
}

impl Sema<'_> {
    pub(crate) fn kernel_name(&self, f: FunctionId) -> Option<Symbol> {
        match self.tree.functions[f].name {
            DeclName::Ident(name) if self.tree.functions[f].is_kernel() => Some(name),
            _ => None,
        }
    }

    /// Whether a range of tokens calls something by the name of a kernel: perhaps a launch that lacks its configuration.
    fn calls_one_of(&self, kernels: &FxHashSet<Symbol>, range: TokenRange) -> bool {
        !kernels.is_empty()
            && (range.start..range.end).any(|at| {
                let t = self.tokens.get(at as usize);
                t.kind == TokenKind::Ident
                    && kernels.contains(&t.symbol())
                    && self.tokens.get(at as usize + 1).kind == TokenKind::LParen
            })
    }

    /// Whether a host function is looked at without anybody using it: it launches kernels, or leads to launches.
    pub(crate) fn is_host_root(&self, f: FunctionId, kernels: &FxHashSet<Symbol>) -> bool {
        let data = &self.tree.functions[f];
        let BodyState::Tokens { range, .. } = data.body else { return false };
        let instance = data.instance_of.is_some() && !self.fn_info[f].specialized;
        if !data.spaces.contains(Spaces::HOST) || instance || self.in_template_instance(f) {
            return false;
        }
        let inline = data.flags.contains(FnFlags::INLINE);
        let may_lead_to_kernels = match (inline, self.is_header(data.span.lo)) {
            (false, false) => !self.launchers.is_empty(),
            (true, true) => self.mentions_kernel_template(range),
            _ => self.mentions_launcher(range),
        };
        may_lead_to_kernels || self.has_launch(range) || self.calls_one_of(kernels, range)
    }

    /// Whether the initialiser or the class of a host variable leads to kernels, and nobody has to use the variable for that.
    pub(crate) fn is_host_var_root(&self, v: VarId) -> bool {
        let data = &self.tree.vars[v];
        let in_function = matches!(data.context, DeclContext::Function { .. });
        !self.launchers.is_empty()
            && !in_function
            && !data.flags.contains(VarFlags::EXTERN)
            && !self.is_instance(v)
            && self.var_leads_to_kernels(v)
    }

    fn var_leads_to_kernels(&self, v: VarId) -> bool {
        let data = &self.tree.vars[v];
        match data.init {
            InitState::Tokens { range, .. } => {
                self.mentions_launcher(range)
                    || self.has_launch(range)
                    || self.launches_type(data.ty, 0)
                    || !self.is_header(data.span.lo) && self.may_call(data.ty, range)
            }
            InitState::None => {
                self.launches_type(data.ty, 0) || self.is_instance(v) && self.launches_member(data)
            }
            // Read already, for its type or its value.
            InitState::Dynamic(_) | InitState::Constant(_) => true,
            InitState::InProgress | InitState::Failed => false,
        }
    }

    /// Whether an initialiser may call a function or name one: no number alone does.
    fn may_call(&self, ty: QualType, range: TokenRange) -> bool {
        let calls = |t: TokenKind| matches!(t, TokenKind::LParen | TokenKind::LBrace);
        !self.tree.types.is_arithmetic(ty)
            || (range.start..range.end).any(|at| calls(self.tokens.get(at as usize).kind))
    }

    pub(crate) fn queue_host(&mut self, work: HostWork) {
        let elsewhere = matches!(work, HostWork::Function(f) if self.is_instantiated_elsewhere(f));
        if !elsewhere && self.host.seen.insert(work) {
            self.host.work.push_back(work);
        }
    }

    /// Notes what host code uses that could not be read to its end.
    pub(crate) fn keep_partial_uses(&mut self, work: HostWork, body: Body) {
        if self.host.seen.contains(&work) {
            self.host.partial_uses.insert(work, body.uses);
        }
    }

    /// Looks for the kernels that host code leads to.
    pub(crate) fn analyze_host(&mut self, work: HostWork) {
        let first_closure = self.closures.len();
        let uses = match work {
            HostWork::Function(f) => self.uses_of_host_function(f),
            HostWork::Var(v) => self.uses_of_host_var(v),
        };
        for used in uses {
            match used {
                Use::Function(g) if self.tree.functions[g].is_kernel() => self.queue(Work::Function(g)),
                Use::Function(g) if self.is_launcher(g) => self.queue_host(HostWork::Function(g)),
                // Instances, and those of functions; the others are looked at anyway.
                Use::Var(v)
                    if self.tree.vars[v].space == MemorySpace::Host && self.var_leads_to_kernels(v) =>
                {
                    self.queue_host(HostWork::Var(v))
                }
                Use::VTable(r) => {
                    for g in self.tree.records[r].vtable.clone() {
                        if self.is_launcher(g) {
                            self.queue_host(HostWork::Function(g));
                        }
                    }
                }
                Use::Function(_) | Use::Var(_) => {}
            }
        }
        if let HostWork::Function(f) = work {
            self.queue_local_classes(f);
        }
        self.queue_closures(first_closure);
    }

    /// A closure is called by whoever it is given to, which may be out of sight.
    pub(crate) fn queue_closures(&mut self, first: usize) {
        for i in first..self.closures.len() {
            let lambda = self.closures.get(i).and_then(|r| self.tree.records[r].lambda.as_ref());
            if let Some(call) = lambda.and_then(|l| l.call.expand()) {
                self.queue_host(HostWork::Function(call));
            }
        }
    }

    fn uses_of_host_function(&mut self, f: FunctionId) -> Vec<Use> {
        let launches = match self.tree.functions[f].body {
            BodyState::Tokens { range, .. } => self.has_launch(range),
            _ => false,
        };
        if launches && !self.options.language.trust_host {
            self.ensure_body(f);
        } else {
            self.quietly(|s| _ = s.ensure_body(f));
        }
        match &self.tree.functions[f].body {
            BodyState::Parsed(body) => {
                let mut uses = body_uses(body);
                uses.extend(body.statics.iter().map(|v| Use::Var(*v)));
                uses
            }
            _ => self.host.partial_uses.remove(&HostWork::Function(f)).unwrap_or_default(),
        }
    }

    fn uses_of_host_var(&mut self, v: VarId) -> Vec<Use> {
        self.quietly(|s| {
            s.ensure_init(v);
            if matches!(s.tree.vars[v].init, InitState::None)
                && !s.tree.vars[v].flags.contains(VarFlags::EXTERN)
            {
                s.default_init_static(v);
            }
        });
        let mut uses = match &self.tree.vars[v].init {
            InitState::Dynamic(body) => body_uses(body),
            InitState::Constant(value) => {
                let mut uses = Vec::new();
                constant_uses(value, &mut uses);
                self.vtable_uses(self.tree.vars[v].ty, &mut uses);
                uses
            }
            _ => self.host.partial_uses.remove(&HostWork::Var(v)).unwrap_or_default(),
        };
        let class = self.tree.types.as_record(self.tree.types.array_base(self.tree.vars[v].ty));
        let destructor = class.and_then(|r| self.tree.records[r].dtor.expand());
        let runs = |f: &FunctionId| !self.tree.functions[*f].flags.contains(FnFlags::TRIVIAL);
        uses.extend(destructor.filter(runs).map(Use::Function));
        uses
    }

    /// Reads host code; of its errors only those about the device remain.
    fn quietly(&mut self, read: impl FnOnce(&mut Self)) {
        let checkpoint = self.diags.checkpoint();
        self.host.device_parts.clear();
        self.trap_depth += 1;
        read(self);
        self.trap_depth -= 1;
        let parts = &self.host.device_parts;
        // A kernel that is called without a configuration is not the host compiler's to find.
        self.diags.rollback_except(checkpoint, |d| {
            d.code == Some(diag::global_function_call_must_be_configured::CODE)
                || parts.iter().any(|part| part.contains(d.primary.lo))
        });
    }

    /// The members of a local class are instantiated with the function around it, called or not.
    pub(crate) fn queue_local_classes(&mut self, f: FunctionId) {
        for record in self.host.local_classes.remove(&f).unwrap_or_default() {
            if self.tree.records[record].lambda.is_some() {
                continue;
            }
            for g in self.tree.records[record].methods.clone() {
                let leads_to_kernels = match self.tree.functions[g].body {
                    BodyState::Tokens { range, .. } => {
                        self.has_launch(range) || self.mentions_launcher(range)
                    }
                    // Read already, for its return type.
                    BodyState::Parsed(_) => !self.launchers.is_empty(),
                    _ => false,
                };
                if leads_to_kernels && self.tree.functions[g].spaces.contains(Spaces::HOST) {
                    self.queue_host(HostWork::Function(g));
                }
            }
        }
    }
}
