//! Building calls.

use oxicc_source::Span;
use smallvec::SmallVec;

use crate::diag;
use crate::sema::convert::{Ics, Init, Purpose, UserMode};
use crate::sema::lookup::DistinctDecls;
use crate::sema::lookup::scope::{Decl, Key};
use crate::sema::overload::{Call, Candidate, Candidates, OverloadSet, Resolution, with_object};
use crate::sema::{Scoped, Sema};
use crate::tree::expr::{Callee, CastKind, Category, ExprKind};
use crate::tree::types::{QualType, Quals, RefQual, TypeKind};
use crate::tree::{ClosureOwner, DefaultArg, ExprId, FnFlags, FunctionId, OperatorName, TemplateArg};

impl Sema<'_> {
    /// `callee(args)`.
    pub fn build_call(&mut self, callee: ExprId, args: Vec<Init>, span: Span) -> ExprId {
        if self.is_error_expr(callee)
            || args.iter().any(|a| a.as_expr().is_some_and(|e| self.is_error_expr(e)))
        {
            // Whatever is wrong with the arguments, nobody declares the function.
            let unknown = self.overload_set(callee).filter(|s| s.decls.is_empty() && s.builtin.is_none());
            if let Some(set) = unknown.cloned() {
                self.report_undefined_function(set.name, span);
            }
            return self.error_expr(span);
        }
        if let Some(set) = self.overload_set(callee) {
            let set = set.clone();
            return self.call_set(set, args, span);
        }
        let ty = self.ety(callee);
        if self.tree.types.as_record(ty).is_some() {
            return self.call_object(callee, args, span);
        }
        // `(object.*member)(..)`.
        if let ExprKind::MemberDeref { base, member } = *self.ekind(callee)
            && let TypeKind::Function(_) = self.tree.types.get(ty)
        {
            let (quals, ref_qual) = self
                .tree
                .types
                .as_function(ty)
                .map_or((Quals::empty(), RefQual::None), |f| (f.quals, f.ref_qual));
            let lvalue = self.ecat(base) == Category::LValue;
            let binds = match ref_qual {
                RefQual::None => true,
                RefQual::LValue => {
                    lvalue || quals == Quals::CONST && self.options.standard >= crate::lex::Standard::Cxx20
                }
                RefQual::RValue => !lvalue,
            };
            if !binds {
                self.report(diag::objects_value_category_is_not_of_member(), span);
                return self.error_expr(span);
            }
            let object = self.ety(base).quals() & (Quals::CONST | Quals::VOLATILE);
            if !quals.contains(object) {
                self.report(diag::object_qualifiers_are_not_compatible(), span);
                return self.error_expr(span);
            }
            let Some(converted) = self.convert_indirect_args(ty, &args, span) else {
                return self.error_expr(span);
            };
            return self.push_call(Callee::MemberPointer(member), Some(base), converted, ty, span);
        }
        // A named function (through a reference to it, or `*f`) is called directly.
        if let ExprKind::Function(f) = *self.ekind(callee)
            && !self.tree.functions[f].has_this()
        {
            let set = OverloadSet {
                decls: smallvec::smallvec![Decl::Function(f)],
                name: Key::Ctor,
                explicit: None,
                object: None,
                naming_class: None,
                qualified: true,
                adl: false,
                address: false,
                builtin: None,
            };
            return self.call_set(set, args, span);
        }
        let value = self.rvalue(callee);
        if self.is_error_expr(value) {
            return value;
        }
        let function = match self.tree.types.pointee(self.ety(value)) {
            Some(t) if self.tree.types.is_function(t) => t,
            _ => {
                self.report(diag::expression_preceding_parentheses_of_apparent_call(), self.espan(callee));
                return self.error_expr(span);
            }
        };
        let Some(converted) = self.convert_indirect_args(function, &args, span) else {
            return self.error_expr(span);
        };
        self.check_indirect_call_space(value, span);
        self.push_call(Callee::Indirect(value), None, converted, function, span)
    }

    /// Arguments for a call through a pointer, where only the type is known.
    fn convert_indirect_args(
        &mut self,
        function: QualType,
        args: &[Init],
        span: Span,
    ) -> Option<Vec<ExprId>> {
        let TypeKind::Function(f) = self.tree.types.get(function) else { return None };
        let (params, variadic) = (f.params.clone(), f.variadic);
        if args.len() > params.len() && !variadic {
            self.report(diag::too_many_arguments_in_function_call(), span);
            return None;
        }
        if args.len() < params.len() {
            self.report(diag::too_few_arguments_in_function_call(), span);
            return None;
        }
        let mut out = Vec::with_capacity(args.len());
        let mut failed = false;
        for (i, arg) in args.iter().enumerate() {
            let done = match (params.get(i), arg) {
                (Some(ty), arg) => self.copy_init(*ty, arg, Purpose::Argument),
                (None, Init::Expr(e)) => self.variadic_argument(*e),
                (None, Init::List(list)) => {
                    self.report(diag::expected_expression(), list.span);
                    self.error_expr(list.span)
                }
            };
            failed |= self.is_error_expr(done);
            out.push(done);
        }
        (!failed).then_some(out)
    }

    /// A call of an overloaded name.
    fn call_set(&mut self, set: OverloadSet, args: Vec<Init>, span: Span) -> ExprId {
        let mut decls: Vec<Decl> = set.decls.to_vec();
        if set.adl && self.adl_applies(&decls) {
            let mut types: SmallVec<[QualType; 8]> = SmallVec::new();
            for arg in &args {
                if let Init::Expr(e) = arg {
                    self.associated_types(*e, &mut types);
                }
            }
            let mut candidates = DistinctDecls::default();
            let found = self.adl(set.name, &types);
            decls.drain(..).for_each(|decl| candidates.push(decl));
            for decl in found {
                let is_other = |seen: &Decl| *seen == decl || !self.same_entity(*seen, decl);
                if !self.is_extern_c(decl) || candidates.decls.iter().all(is_other) {
                    candidates.push(decl);
                }
            }
            decls = candidates.decls;
        }
        if decls.is_empty() {
            if let Some(name) = set.builtin {
                return self.build_builtin_call(name, args, span);
            }
            self.report_undefined_function(set.name, span);
            return self.error_expr(span);
        }
        let call = Call {
            explicit: set.explicit.as_deref(),
            object: set.object,
            args: &args,
            mode: UserMode::Implicit,
        };
        match self.resolve(&decls, call) {
            Resolution::Best(best) => self.call_best(&set, best, &args, span),
            Resolution::Ambiguous(list) => {
                self.report_ambiguous(&set, &list, &args, span);
                self.error_expr(span)
            }
            Resolution::None => {
                self.report_no_match(&set, &decls, &args, span);
                self.error_expr(span)
            }
        }
    }

    fn report_undefined_function(&mut self, key: Key, span: Span) {
        let name = self.key_text(key);
        if !self.is_host_instruction(&name) {
            self.report(diag::identifier_is_undefined(&name), span);
            if let Key::Ident(name) = key {
                self.note_undefined(name);
            }
        }
    }

    /// Argument-dependent lookup is off where ordinary lookup found a class member or a block-scope declaration.
    fn adl_applies(&self, decls: &[Decl]) -> bool {
        !decls.iter().any(|d| match d {
            Decl::Function(f) => self.tree.functions[*f].record().is_some(),
            Decl::Template(t) => {
                matches!(self.tree.templates[*t].context, crate::tree::DeclContext::Record(_))
            }
            _ => false,
        })
    }

    /// Types whose namespaces an argument brings in; for overloaded names those of all its functions and function
    /// templates.
    fn associated_types(&mut self, e: ExprId, out: &mut SmallVec<[QualType; 8]>) {
        match self.overload_set(e) {
            Some(set) => {
                for decl in set.decls.clone() {
                    match decl {
                        Decl::Function(f) => out.push(self.tree.functions[f].ty),
                        Decl::Template(t) => {
                            out.extend(self.templates[t].pattern.as_ref().map(|pattern| pattern.ty));
                        }
                        _ => {}
                    }
                }
                // Those of the arguments that are written too (CWG 1149).
                let written = set.explicit.iter().flat_map(|args| args.iter());
                out.extend(written.filter_map(|arg| match arg {
                    TemplateArg::Type(ty) => Some(*ty),
                    _ => None,
                }));
            }
            None => out.push(self.ety(e)),
        }
    }

    fn call_best(&mut self, set: &OverloadSet, best: Candidate, args: &[Init], span: Span) -> ExprId {
        let Some(function) = best.function else { return self.error_expr(span) };
        let public = |f: &crate::tree::Function| {
            f.access == crate::tree::Access::Public && f.record() == set.naming_class
        };
        if let Some(record) = set.naming_class.filter(|_| !public(&self.tree.functions[function])) {
            // The class of the object counts, which a qualified name does not tell.
            let object = set.object.map(|o| match *self.ekind(o) {
                ExprKind::Cast { kind: CastKind::DerivedToBase, operand, .. } => operand,
                _ => o,
            });
            let object = object.and_then(|o| self.tree.types.as_record(self.ety(o)));
            let naming = match object {
                Some(object) if self.tree.is_same_or_base(record, object) => object,
                Some(_) => record,
                None => self.nearest_derived(record),
            };
            // `object.A::f()` does not see using-declarations in the class of the object.
            let found = match (set.qualified && set.object.is_some(), self.tree.functions[function].record())
            {
                (true, Some(own)) => own,
                _ => record,
            };
            self.check_access_of(function, found, naming, span);
        }
        if self.tree.functions[function].has_this() {
            let Some(object) = set.object else {
                self.report(diag::nonstatic_member_reference_must_be_relative(), span);
                return self.error_expr(span);
            };
            return self.build_member_call_with(object, function, args, &best.convs, set.qualified, span);
        }
        if let Some(object) = set.object
            && self.tree.functions[function].has_explicit_object()
        {
            let args = with_object(object, args);
            return self.build_direct_call(function, &args, &best.convs, span);
        }
        // A static member function, or no member: the object (if any) is only evaluated.
        let convs = if set.object.is_some() { &best.convs[1..] } else { &best.convs[..] };
        let call = self.build_direct_call(function, args, convs, span);
        match set.object {
            Some(object) if !self.is_error_expr(call) && self.has_side_effects(object) => {
                let dropped = self.discard(object);
                let (ty, category) = (self.ety(call), self.ecat(call));
                let op = crate::tree::expr::BinaryOp::Comma;
                self.push_expr(ExprKind::Binary { op, lhs: dropped, rhs: call }, ty, category, span)
            }
            _ => call,
        }
    }

    /// A call of a function that takes no object.
    pub(crate) fn build_direct_call(
        &mut self,
        function: FunctionId,
        args: &[Init],
        convs: &[Option<Ics>],
        span: Span,
    ) -> ExprId {
        if !self.check_callable(function, span) {
            return self.error_expr(span);
        }
        let Some(converted) = self.convert_args(function, args, convs, span) else {
            return self.error_expr(span);
        };
        self.use_function(function, span);
        self.lint_format(function, &converted);
        let ty = self.resolved_function_type(function);
        let call = self.push_call(Callee::Direct(function), None, converted, ty, span);
        self.finish_call(function, call, span)
    }

    /// Deleted functions, and kernels, cannot be called.
    fn check_callable(&mut self, function: FunctionId, span: Span) -> bool {
        if self.is_deleted(function) {
            self.report_deleted(function, span);
            return false;
        }
        if self.tree.functions[function].is_kernel() && self.is_evaluated() && !self.cx.ex.launching {
            self.report(diag::global_function_call_must_be_configured(), span);
            return false;
        }
        true
    }

    /// A `consteval` call is replaced by its value.
    pub(crate) fn finish_call(&mut self, function: FunctionId, call: ExprId, span: Span) -> ExprId {
        let flags = self.tree.functions[function].flags;
        if !flags.contains(FnFlags::CONSTEVAL) {
            return self.fold_host_call(function, call, span);
        }
        if self.is_error_expr(call) || !self.is_evaluated() || self.in_immediate_context() {
            return call;
        }
        match self.evaluate_required(call) {
            Ok(value) => {
                let (ty, category) = (self.ety(call), self.ecat(call));
                if category != Category::PRValue {
                    return call;
                }
                self.push_expr(ExprKind::Const(value), ty, category, span)
            }
            Err(_) => {
                let name = self.show_function(function);
                let text = diag::call_to_consteval_function_did_not_produce(&name);
                self.report(text, span);
                self.error_expr(span)
            }
        }
    }

    pub(crate) fn is_constexpr_function(&self, function: FunctionId) -> bool {
        self.tree.functions[function].flags.contains(FnFlags::CONSTEXPR)
    }

    /// Whether calls of consteval functions need not be constant here: who evaluates this evaluates them.
    pub(crate) fn in_immediate_context(&self) -> bool {
        self.cx.immediate
            || self.cx.function.is_some_and(|f| self.tree.functions[f].flags.contains(FnFlags::CONSTEVAL))
    }

    /// A call of a member function on an object whose conversions are not known yet.
    pub(crate) fn build_member_call(
        &mut self,
        object: ExprId,
        function: FunctionId,
        args: &[Init],
        qualified: bool,
        span: Span,
    ) -> ExprId {
        let call = Call { explicit: None, object: Some(object), args, mode: UserMode::Implicit };
        match self.candidate_convs(function, call) {
            Some(convs) => self.build_member_call_with(object, function, args, &convs, qualified, span),
            None => {
                let name = self.show_function(function);
                self.report(diag::function_does_not_match_argument_list(&name), span);
                self.error_expr(span)
            }
        }
    }

    /// A call of a non-static member function; `convs[0]` is that of the object.
    pub(crate) fn build_member_call_with(
        &mut self,
        object: ExprId,
        function: FunctionId,
        args: &[Init],
        convs: &[Option<Ics>],
        qualified: bool,
        span: Span,
    ) -> ExprId {
        if !self.check_callable(function, span) {
            return self.error_expr(span);
        }
        if self.tree.functions[function].has_explicit_object() {
            return self.build_direct_call(function, &with_object(object, args), convs, span);
        }
        let rest = convs.get(1..).unwrap_or(&[]);
        if !self.tree.functions[function].has_this() {
            let call = self.build_direct_call(function, args, rest, span);
            if self.has_side_effects(object) && !self.is_error_expr(call) {
                let dropped = self.discard(object);
                let (ty, category) = (self.ety(call), self.ecat(call));
                let op = crate::tree::expr::BinaryOp::Comma;
                return self.push_expr(ExprKind::Binary { op, lhs: dropped, rhs: call }, ty, category, span);
            }
            return call;
        }
        let Some(record) = self.tree.functions[function].record() else { return self.error_expr(span) };
        let class = self.record_type(record);
        let object = self.glvalue(object);
        // Another class than that of the object may have the function that a call means.
        let exact_object = self.is_complete_object(object)
            && self
                .tree
                .types
                .as_record(self.ety(object))
                .is_some_and(|r| r == record || self.tree.records[r].vtable.contains(&function));
        let object = self.base_glvalue(object, class);
        if self.is_error_expr(object) {
            return object;
        }
        let Some(converted) = self.convert_args(function, args, rest, span) else {
            return self.error_expr(span);
        };
        let flags = self.tree.functions[function].flags;
        let is_virtual = flags.contains(FnFlags::VIRTUAL)
            && !qualified
            && !exact_object
            && !flags.contains(FnFlags::FINAL)
            && !self.tree.records[record].flags.contains(crate::tree::RecordFlags::FINAL);
        self.use_function(function, span);
        let ty = self.resolved_function_type(function);
        let callee = if is_virtual { Callee::Virtual(function) } else { Callee::Direct(function) };
        let call = self.push_call(callee, Some(object), converted, ty, span);
        self.finish_call(function, call, span)
    }

    /// Whether a glvalue is known to denote a complete object of its static type, so that virtual calls are direct.
    fn is_complete_object(&self, object: ExprId) -> bool {
        match *self.ekind(object) {
            ExprKind::Local(local) => !self.tree.types.is_reference(self.cx.body.locals[local].ty),
            ExprKind::Var(var) => !self.tree.types.is_reference(self.tree.vars[var].ty),
            ExprKind::MaterializeTemp { .. } => true,
            ExprKind::Field { base, field } => {
                let _ = base;
                let ty = self.tree.records[field.record].fields[field.index as usize].ty;
                !self.tree.types.is_reference(ty)
            }
            _ => false,
        }
    }

    /// The call node: its type and category come from the function type.
    pub(crate) fn push_call(
        &mut self,
        callee: Callee,
        object: Option<ExprId>,
        args: Vec<ExprId>,
        function: QualType,
        span: Span,
    ) -> ExprId {
        let ret = match self.tree.types.as_function(function) {
            Some(f) => f.ret,
            None => return self.error_expr(span),
        };
        if self.has_placeholder(ret) {
            let name = self.callee_name(&callee).unwrap_or_default();
            let text = diag::cannot_deduce_return_type_of_function(&name);
            self.report(text, span);
            return self.error_expr(span);
        }
        let (ty, category) = match *self.tree.types.get(ret) {
            TypeKind::LValueRef(t) => (t, Category::LValue),
            TypeKind::RValueRef(t) if self.tree.types.is_function(t) => (t, Category::LValue),
            TypeKind::RValueRef(t) => (t, Category::XValue),
            _ => (self.tree.types.rvalue_type(ret), Category::PRValue),
        };
        if category == Category::PRValue
            && self.tree.types.as_record(ty).is_some()
            && !self.cx.ex.in_decltype
            && !self.complete_if_possible(ty)
        {
            let shown = self.show_type(ty);
            match self.callee_name(&callee) {
                Some(name) => {
                    let text = diag::function_returns_incomplete_type(&name, &shown);
                    self.report(text, span)
                }
                None => self.report(diag::incomplete_type_is_not_allowed(&shown), span),
            };
            return self.error_expr(span);
        }
        if category == Category::PRValue
            && self.tree.types.as_record(ty).is_some()
            && !self.cx.ex.in_decltype
            && !self.require_complete(ty, span)
        {
            return self.error_expr(span);
        }
        let args = args.into_boxed_slice();
        let kind = ExprKind::Call { callee, object: object.into(), args, right_first: false };
        self.push_expr(kind, ty, category, span)
    }

    fn callee_name(&self, callee: &Callee) -> Option<String> {
        match *callee {
            Callee::Direct(f) | Callee::Virtual(f) => Some(self.show_signature(f)),
            _ => None,
        }
    }

    /// `object(args)`: `operator()`, or a conversion to a function pointer ([over.call.object]).
    fn call_object(&mut self, object: ExprId, args: Vec<Init>, span: Span) -> ExprId {
        let ty = self.ety(object);
        if !self.require_complete(ty, span) {
            return self.error_expr(span);
        }
        let Some(record) = self.tree.types.as_record(ty) else { return self.error_expr(span) };
        let found = self.lookup_member(record, Key::Operator(OperatorName::Call));
        if found.ambiguous {
            self.report(diag::is_ambiguous(&"operator()"), span);
            return self.error_expr(span);
        }
        let call = Call { explicit: None, object: Some(object), args: &args, mode: UserMode::Implicit };
        let mut candidates: Candidates = self.viable(&found.decls, call);
        let surrogates = self.surrogate_calls(object, record, &args, &mut candidates);
        match self.best_candidate(&candidates) {
            Resolution::Best(i) => {
                let best = candidates.swap_remove(i);
                if let Some(function) = best.function
                    && surrogates.contains(&function)
                {
                    let pointer = self.call_conversion(object, function, span);
                    return self.build_call(pointer, args, span);
                }
                match best.function {
                    Some(f) => {
                        // The reference compiler minds access here only in substitutions.
                        if self.trap_depth > 0 {
                            self.check_member_access(f, record, span);
                        }
                        self.build_member_call_with(object, f, &args, &best.convs, false, span)
                    }
                    None => self.error_expr(span),
                }
            }
            Resolution::Ambiguous(list) => {
                let set = self.operator_set(found.decls, Some(object), Some(record));
                self.report_ambiguous(&set, &list, &args, span);
                self.error_expr(span)
            }
            Resolution::None => {
                if found.decls.is_empty() {
                    let text = diag::call_of_object_of_class_type_without();
                    self.report(text, span);
                } else {
                    let decls = found.decls.clone();
                    let set = self.operator_set(found.decls, Some(object), Some(record));
                    self.report_no_match(&set, &decls, &args, span);
                }
                self.error_expr(span)
            }
        }
    }

    fn operator_set(
        &self,
        decls: SmallVec<[Decl; 4]>,
        object: Option<ExprId>,
        record: Option<crate::tree::RecordId>,
    ) -> OverloadSet {
        OverloadSet {
            decls,
            name: Key::Operator(OperatorName::Call),
            explicit: None,
            object,
            naming_class: record,
            qualified: false,
            adl: false,
            address: false,
            builtin: None,
        }
    }

    /// Conversion functions to function pointers, as candidates for a call of the object.
    fn surrogate_calls(
        &mut self,
        object: ExprId,
        record: crate::tree::RecordId,
        args: &[Init],
        out: &mut Candidates,
    ) -> Vec<FunctionId> {
        let mut surrogates = Vec::new();
        // A static operator(), as a lambda may have, takes any object: no conversion of the object is worse than that.
        if out.iter().any(|c| {
            c.function.is_some_and(|f| {
                let f = &self.tree.functions[f];
                f.flags.contains(FnFlags::STATIC_MEMBER) && !f.has_explicit_object()
            })
        }) {
            return surrogates;
        }
        let op = self.operand(object);
        for decl in self.conversion_functions(record) {
            let Decl::Function(function) = decl else { continue };
            if self.tree.functions[function].flags.contains(FnFlags::EXPLICIT) {
                continue;
            }
            let Some(ret) = self.return_type_of(function) else { continue };
            let target = self.tree.types.strip_ref(ret);
            let Some(callee) = self.tree.types.pointee(target).or(Some(target)) else { continue };
            let TypeKind::Function(f) = self.tree.types.get(callee) else { continue };
            let (params, variadic) = (f.params.clone(), f.variadic);
            if args.len() < params.len() || args.len() > params.len() && !variadic {
                continue;
            }
            let Some(object_conv) = self.member_object_ics(function, &op) else { continue };
            // As if the object were converted by a user-defined conversion: worse than any operator().
            let after = crate::sema::convert::StdConv::identity(target);
            let before = match object_conv.kind {
                crate::sema::convert::IcsKind::Standard(c) => c,
                _ => continue,
            };
            let user = crate::sema::convert::UserConv { function: Some(function), before, after };
            let mut convs: SmallVec<[Option<Ics>; 3]> = SmallVec::new();
            convs.push(Some(Ics::user(user)));
            let mut fits = true;
            for (i, arg) in args.iter().enumerate() {
                let ics = match params.get(i) {
                    Some(ty) => self.ics(arg, *ty, UserMode::Implicit),
                    None => Some(Ics::ellipsis()),
                };
                match ics {
                    Some(ics) => convs.push(Some(ics)),
                    None => fits = false,
                }
            }
            if fits {
                out.push(Candidate { function: Some(function), convs, ..Candidate::default() });
                surrogates.push(function);
            }
        }
        surrogates
    }

    /// A call of an operator function found for `first op second`.
    pub(crate) fn build_operator_call(
        &mut self,
        function: FunctionId,
        first: ExprId,
        second: Option<ExprId>,
        convs: &[Option<Ics>],
        span: Span,
    ) -> ExprId {
        if self.tree.functions[function].record().is_some() {
            let args: SmallVec<[Init; 1]> = second.map(Init::Expr).into_iter().collect();
            if let Some(record) = self.tree.types.as_record(self.ety(first)) {
                self.check_member_access(function, record, span);
            }
            let call = self.build_member_call_with(first, function, &args, convs, false, span);
            self.fold_assigned_host_object(call, function);
            return self.right_operand_first(call, function);
        }
        let args: SmallVec<[Init; 2]> = std::iter::once(first).chain(second).map(Init::Expr).collect();
        let call = self.build_direct_call(function, &args, convs, span);
        self.right_operand_first(call, function)
    }

    /// Since C++17 the right operand of an assignment comes first, also where a function does it ([expr.ass]/1).
    pub(crate) fn right_operand_first(&mut self, call: ExprId, function: FunctionId) -> ExprId {
        use OperatorName::*;
        let assigns = matches!(
            self.tree.functions[function].name,
            crate::tree::DeclName::Operator(
                Assign
                    | PlusAssign
                    | MinusAssign
                    | StarAssign
                    | SlashAssign
                    | PercentAssign
                    | CaretAssign
                    | AmpAssign
                    | PipeAssign
                    | ShlAssign
                    | ShrAssign
            )
        );
        if assigns
            && self.options.standard >= crate::lex::Standard::Cxx17
            && let ExprKind::Call { right_first, .. } = &mut self.cx.body.exprs[call].kind
        {
            *right_first = true;
        }
        call
    }

    /// The default argument of a parameter, read afresh in the context of the function's declaration.
    pub(crate) fn default_argument(&mut self, function: FunctionId, index: usize, span: Span) -> ExprId {
        let Some(param) = self.tree.functions[function].params.get(index) else {
            return self.error_expr(span);
        };
        let ty = param.ty;
        let behind = (self.tree.functions[function].params.len() - index - 1) as u32;
        let DefaultArg::Tokens { range, scope, env } = param.default else {
            self.report(diag::too_few_arguments_in_function_call(), span);
            return self.error_expr(span);
        };
        if self.active_default_args.contains(&(function, index)) {
            self.report(diag::default_argument_needs_itself(), span);
            return self.error_expr(span);
        }
        if !self.enter() {
            self.leave();
            return self.error_expr(span);
        }
        self.active_default_args.push((function, index));
        let read = |s: &mut Self| {
            s.with_closure_owner(ClosureOwner::DefaultArgument(function, behind), |s| {
                s.replay_in(range, scope, env.expand(), |s| {
                    s.reading_default(|s| {
                        let init = s.parse_initializer_clause();
                        s.copy_init(ty, &init, Purpose::Argument)
                    })
                })
            })
        };
        let site = self.default_arg_site.or(Some(span));
        // [expr.const]/13: the default arguments of an immediate function are evaluated with its calls.
        let immediate = self.cx.immediate || self.tree.functions[function].flags.contains(FnFlags::CONSTEVAL);
        let value = self.setting(
            |s| &mut s.default_arg_site,
            site,
            |s| s.setting(|s| &mut s.cx.immediate, immediate, read),
        );
        self.active_default_args.pop();
        self.leave();
        value
    }
}
