//! Reading the body of a function when it is needed.

use oxicc_source::Span;
use oxicc_source::timeline::Begun;
use smallvec::SmallVec;

use crate::diag;
use crate::sema::Sema;
use crate::sema::cuda::host::HostWork;
use crate::sema::lookup::scope::{Decl, LocalPack, LocalPackId, ScopeKind};
use crate::sema::unit::MAX_INSTANCES;
use crate::tree::body::{Local, LocalKind};
use crate::tree::{Body, BodyState, DeclName, FnFlags, FunctionId};

impl Sema<'_> {
    /// Reads the body of a function if that has not happened. Whether it has a body now.
    pub fn ensure_body(&mut self, function: FunctionId) -> bool {
        match self.tree.functions[function].body {
            BodyState::Parsed(_) => return true,
            BodyState::InProgress | BodyState::Failed => return false,
            BodyState::None => self.find_definition(function),
            BodyState::Tokens { .. } => {}
        }
        let begun = self.options.timeline.begin();
        let parsed = self.read_body(function);
        self.note_body(function, begun);
        parsed
    }

    /// Notes how long it took to read a body.
    fn note_body(&self, function: FunctionId, begun: Begun) {
        let timeline = &self.options.timeline;
        match &self.tree.functions[function].instance_of {
            Some((template, args)) => timeline.end(begun, "Instantiating Template Function", || {
                let (name, args) = (self.show_function(function), self.show_args(args));
                let template = self.show_template(*template);
                let parameters = self.show_signature(function)[name.len()..].to_owned();
                format!("{template} [{name}<{args}>{parameters}]")
            }),
            None => timeline.end(begun, "Scanning Function Body", || self.show_signature(function)),
        }
    }

    fn read_body(&mut self, function: FunctionId) -> bool {
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
        self.instantiations.push((crate::sema::Frame::Function(function), used_at));
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
        let instances = self.queue.instances_of_body.entry(range.start).or_insert(0);
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
            .map(|user| (crate::sema::Frame::Function(user), self.fn_info[user].used_at.unwrap_or(used_at)));
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
            self.queue.work.clear();
            self.host.forget_work();
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
}
