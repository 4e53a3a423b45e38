//! Checks of what nothing used.

use oxicc_source::Span;
use rustc_hash::FxHashSet;

use crate::sema::unit::Work;
use crate::sema::{Scoped, Sema};
use crate::tree::body::Use;
use crate::tree::{
    BodyState, DeclContext, FnFlags, Function, FunctionId, Linkage, RecordFlags, RecordId, VarId,
};

impl Sema<'_> {
    /// Reads the device functions of the user's files that nothing uses, for their errors, with the instances of templates
    /// and the members of local classes of these files that they use. What else they use stays unread.
    pub(crate) fn check_unused_device_functions(&mut self) {
        let map = self.map;
        let toolkit = crate::sema::lookup::demand::toolkit_directory(map);
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
    pub(crate) fn report_late_errors(&mut self, functions: &[FunctionId]) {
        if self.late_errors.is_empty() {
            return;
        }
        let generated = |f: &FunctionId| {
            let data = &self.tree.functions[*f];
            let shared = data.linkage == Linkage::External && !data.flags.contains(FnFlags::INLINE);
            let plain = shared && data.instance_of.is_none() && !self.in_template_instance(*f);
            data.is_kernel() || data.spaces.on_device() && plain || self.explicit.is_root(*f)
        };
        let mut todo: Vec<FunctionId> = functions.iter().copied().filter(generated).collect();
        let mut seen: FxHashSet<FunctionId> = todo.iter().copied().collect();
        while let Some(f) = todo.pop() {
            if let Some(late) = self.late_errors.take(f) {
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
    pub(crate) fn check_everything(&mut self) {
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
        if let crate::sema::decl::declarator::NoexceptSpec::Tokens(range) = self.fn_info[function].noexcept
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

    /// Puts the late errors of a body aside until code is generated for the function.
    pub(crate) fn keep_late_errors(&mut self, function: FunctionId, checkpoint: oxicc_source::Checkpoint) {
        let late = self.diags.take_late_errors(checkpoint);
        if !late.is_empty() {
            self.late_errors.keep(function, late);
        }
    }
}
