//! What is said when overload resolution fails.

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;
use crate::sema::convert::Init;
use crate::sema::core::print::operator_text;
use crate::sema::lookup::scope::{Decl, Key};
use crate::sema::overload::OverloadSet;
use crate::sema::overload::candidates::Given;
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{DeclName, ExprId, FnFlags, FunctionId, OperatorName, RecordId};

/// How many functions are listed that match equally well.
const MAX_LISTED: usize = 5;

impl Sema<'_> {
    /// `argument types are: (int, double)`.
    fn arg_types(&self, args: &[Init]) -> String {
        let types: Vec<String> = args
            .iter()
            .map(|arg| match arg {
                Init::Expr(e) => self.show_type(self.ety(*e)),
                Init::List(_) => "{...}".to_string(),
            })
            .collect();
        format!("argument types are: ({})", types.join(", "))
    }

    fn has_error_arg(&self, args: &[Init]) -> bool {
        args.iter().any(|a| a.as_expr().is_some_and(|e| self.is_error_expr(e)))
    }

    /// The name of an overload set as the user wrote it.
    pub(crate) fn key_text(&self, key: Key) -> String {
        match key {
            Key::Ident(name) => self.text(name).to_string(),
            Key::Operator(op) => format!("operator{}", operator_text(op)),
            Key::Literal(name) => format!("operator\"\"{}", self.text(name)),
            _ => "<unnamed>".to_string(),
        }
    }

    pub(crate) fn report_no_match(&mut self, set: &OverloadSet, decls: &[Decl], args: &[Init], span: Span) {
        if self.has_error_arg(args) {
            return;
        }
        let name = match set.naming_class {
            Some(record) => format!("{}::{}", self.show_record(record), self.key_text(set.name)),
            None => self.key_text(set.name),
        };
        // With one plain function, say what is wrong with the arguments.
        if let [Decl::Function(f)] = decls {
            if self.explain_single(*f, set.object, args, span) {
                return;
            }
        }
        let types = self.arg_types(args);
        let is_template = decls.iter().all(|d| matches!(d, Decl::Template(_)));
        let what = if is_template && decls.len() == 1 { "function template" } else { "overloaded function" };
        let notes = self.candidate_notes(decls, &Given::by(set, args));
        let mut report = self.report(diag::no_instance_of_matches_argument_list(&what, &name), span);
        report = report.detail(types);
        for note in notes {
            report = report.note_of(note.message, note.at);
        }
    }

    /// What is wrong with a call to the only candidate; false if nothing was found out.
    pub(crate) fn explain_single(
        &mut self,
        f: FunctionId,
        object: Option<ExprId>,
        args: &[Init],
        span: Span,
    ) -> bool {
        let (count, variadic) = match self.tree.types.as_function(self.tree.functions[f].ty) {
            Some(ty) => (ty.params.len(), ty.variadic),
            None => return false,
        };
        let is_call_operator = self.tree.functions[f].name == DeclName::Operator(OperatorName::Call);
        let too_few = args.len() < self.required_args(f);
        if is_call_operator && (args.len() > count && !variadic || too_few) {
            let name = self.show_function(f);
            let text = diag::function_cannot_be_called_with_given_argument(&name);
            let types = self.arg_types(args);
            self.report(text, span).detail(types);
            return true;
        }
        if args.len() > count && !variadic {
            self.report(diag::too_many_arguments_in_function_call(), span);
            return true;
        }
        if args.len() < self.required_args(f) {
            self.explain_arguments(f, args);
            self.report(diag::too_few_arguments_in_function_call(), span);
            return true;
        }
        if let Some(object) = object
            && self.tree.functions[f].has_this()
        {
            let op = self.operand(object);
            if self.member_object_ics(f, &op).is_none() {
                let ty = self.show_type(op.ty);
                let name = self.show_function(f);
                let text = diag::object_qualifiers_are_not_compatible_with_member(&name);
                self.report(text, span).detail(format!("object type is: {ty}"));
                return true;
            }
        }
        self.explain_arguments(f, args)
    }

    /// Reports the first argument that does not fit its parameter.
    fn explain_arguments(&mut self, f: FunctionId, args: &[Init]) -> bool {
        for (i, arg) in args.iter().enumerate() {
            let Some(ty) = self.param_type(f, i) else { break };
            if self.ics(arg, ty, crate::sema::convert::UserMode::Implicit).is_some() {
                continue;
            }
            match arg {
                Init::Expr(e) => self.no_conversion(*e, ty, crate::sema::convert::Purpose::Argument),
                Init::List(list) => {
                    let text = diag::braced_list_cannot_initialize_parameter_of_type(&self.show_type(ty));
                    self.report(text, list.span);
                }
            }
            return true;
        }
        false
    }

    fn ambiguous_details(&self, list: &[FunctionId]) -> Vec<String> {
        let mut seen = Vec::new();
        for f in list.iter().take(MAX_LISTED) {
            let text = format!("function \"{}\"", self.show_signature(*f));
            if !seen.contains(&text) {
                seen.push(text);
            }
        }
        seen
    }

    pub(crate) fn report_ambiguous(
        &mut self,
        set: &OverloadSet,
        list: &[FunctionId],
        args: &[Init],
        span: Span,
    ) {
        if self.has_error_arg(args) {
            return;
        }
        let name = self.key_text(set.name);
        let mut details = self.ambiguous_details(list);
        details.push(self.arg_types(args));
        let text = diag::more_than_one_instance_of_overloaded_function_308(&name);
        let mut report = self.report(text, span);
        for detail in details {
            report = report.detail(detail);
        }
    }

    pub(crate) fn report_no_ctor(&mut self, record: RecordId, ctors: &[Decl], args: &[Init], span: Span) {
        if self.has_error_arg(args) {
            return;
        }
        let name = self.show_record(record);
        if args.is_empty() {
            self.report(diag::no_default_constructor_exists_for_class(&name), span);
            return;
        }
        // A class without constructors of its own is not called with several arguments: the list is read as an expression.
        let implicit = ctors.iter().all(|d| match d {
            Decl::Function(f) => self.tree.functions[*f].flags.contains(FnFlags::IMPLICIT),
            _ => false,
        });
        if implicit
            && self.options.standard < crate::lex::Standard::Cxx20
            && let Some(Init::Expr(first)) = args.first()
        {
            let from = self.show_type(self.ety(*first));
            let text = diag::no_suitable_constructor_exists_to_convert(&from, &name);
            self.report(text, span);
            if args.len() > 1 {
                self.report(diag::expected_close_paren(), span);
            }
            return;
        }
        let types = self.arg_types(args);
        let given = Given { explicit: &[], object: None, args };
        let notes = self.candidate_notes(ctors, &given);
        let own = self.tree.records[record].name.map_or(name.as_str(), |n| self.text(n));
        let text = diag::no_instance_of_constructor_matches_argument_list(&format_args!("{name}::{own}"));
        let mut report = self.report(text, span);
        report = report.detail(types);
        for note in notes {
            report = report.note_of(note.message, note.at);
        }
    }

    pub(crate) fn report_ambiguous_ctor(
        &mut self,
        record: RecordId,
        list: &[FunctionId],
        args: &[Init],
        span: Span,
    ) {
        if self.has_error_arg(args) {
            return;
        }
        let name = self.show_record(record);
        let mut details = self.ambiguous_details(list);
        details.push(self.arg_types(args));
        let text = diag::more_than_one_instance_of_constructor_matches(&name);
        let mut report = self.report(text, span);
        for detail in details {
            report = report.detail(detail);
        }
    }

    fn operand_types(&self, lhs: ExprId, rhs: Option<ExprId>) -> String {
        match rhs {
            Some(rhs) => format!(
                "operand types are: {} {{op}} {}",
                self.show_type(self.ety(lhs)),
                self.show_type(self.ety(rhs))
            ),
            None => format!("operand types are: {{op}} {}", self.show_type(self.ety(lhs))),
        }
    }

    pub(crate) fn report_no_operator(
        &mut self,
        op: OperatorName,
        lhs: ExprId,
        rhs: Option<ExprId>,
        span: Span,
    ) {
        if self.is_error_expr(lhs) || rhs.is_some_and(|r| self.is_error_expr(r)) {
            return;
        }
        use OperatorName as Op;
        if op == Op::Assign
            && let Some(record) = self.tree.types.as_record(self.ety(lhs))
            && !self.tree.records[record].is_complete()
        {
            let text = diag::expression_must_be_modifiable_lvalue();
            self.report(text, self.espan(lhs));
            return;
        }
        if matches!(op, Op::Star | Op::Slash | Op::StarAssign | Op::SlashAssign)
            && let Some(rhs) = rhs
            && self.report_not_arithmetic(lhs, rhs)
        {
            return;
        }
        if matches!(op, Op::PlusAssign | Op::MinusAssign)
            && let Some(rhs) = rhs
        {
            let pointer = self.tree.types.pointee(self.tree.types.strip_ref(self.ety(lhs))).is_some();
            let reported = match pointer {
                true => self.report_not_integral(rhs, None),
                false => self.report_not_arithmetic(lhs, rhs),
            };
            if reported {
                return;
            }
        }
        let of_integers = matches!(
            op,
            Op::Percent
                | Op::Amp
                | Op::Pipe
                | Op::Caret
                | Op::Shl
                | Op::Shr
                | Op::Tilde
                | Op::PercentAssign
                | Op::AmpAssign
                | Op::PipeAssign
                | Op::CaretAssign
                | Op::ShlAssign
                | Op::ShrAssign
        );
        if of_integers && self.report_not_integral(lhs, rhs) {
            return;
        }
        if op == Op::Minus
            && rhs.is_none()
            && self.tree.types.pointee(self.tree.types.strip_ref(self.ety(lhs))).is_some()
        {
            self.report(diag::expression_must_have_arithmetic_or_unscoped_enum(), self.espan(lhs));
            return;
        }
        if matches!(op, Op::Plus | Op::Minus)
            && let Some(rhs) = rhs
            && self.report_pointers(op, lhs, rhs, span)
        {
            return;
        }
        let symbol = operator_text(op);
        let types = self.operand_types(lhs, rhs).replace("{op}", symbol);
        self.report(diag::no_operator_matches_these_operands(&symbol), span).detail(types);
    }

    /// Reports the operands of a built-in product that are no numbers; not where an operator of a class could be meant.
    fn report_not_integral(&mut self, lhs: ExprId, rhs: Option<ExprId>) -> bool {
        let operands = std::iter::once(lhs).chain(rhs);
        let kinds: Vec<(ExprId, QualType)> =
            operands.map(|e| (e, self.tree.types.strip_ref(self.ety(e)))).collect();
        let is_user =
            |ty: QualType| matches!(self.tree.types.get(ty), TypeKind::Record(_) | TypeKind::Enum(_));
        if kinds.iter().any(|(_, ty)| is_user(*ty)) {
            return false;
        }
        let mut any = false;
        for (operand, ty) in kinds {
            if !matches!(self.tree.types.get(ty), TypeKind::Int(_)) {
                let span = self.espan(operand);
                self.report(diag::expression_must_have_integral_or_unscoped_enum(), span);
                any = true;
            }
        }
        any
    }

    /// Reports the sum of two pointers, and the difference of pointers to different types.
    fn report_pointers(&mut self, op: OperatorName, lhs: ExprId, rhs: ExprId, span: Span) -> bool {
        let types = [lhs, rhs].map(|e| self.tree.types.decay(self.ety(e)));
        if types.iter().any(|ty| self.tree.types.pointee(*ty).is_none()) {
            return false;
        }
        if op == OperatorName::Plus {
            let span = self.espan(rhs);
            self.report(diag::expression_must_have_integral_or_unscoped_enum(), span);
        } else {
            let [a, b] = types.map(|ty| self.show_type(ty));
            self.report(diag::operand_types_are_incompatible(&a, &b), span);
        }
        true
    }

    fn report_not_arithmetic(&mut self, lhs: ExprId, rhs: ExprId) -> bool {
        let types = [lhs, rhs].map(|e| self.tree.types.strip_ref(self.ety(e)));
        let is_user =
            |ty: &QualType| matches!(self.tree.types.get(*ty), TypeKind::Record(_) | TypeKind::Enum(_));
        if types.iter().any(is_user) {
            return false;
        }
        let mut any = false;
        for (operand, ty) in [lhs, rhs].into_iter().zip(types) {
            if !matches!(
                self.tree.types.get(ty),
                TypeKind::Int(_) | TypeKind::Float(_) | TypeKind::Complex(_)
            ) {
                let span = self.espan(operand);
                self.report(diag::expression_must_have_arithmetic_or_unscoped_enum(), span);
                any = true;
            }
        }
        any
    }

    pub(crate) fn report_ambiguous_operator(
        &mut self,
        op: OperatorName,
        list: &[FunctionId],
        lhs: ExprId,
        rhs: Option<ExprId>,
        span: Span,
    ) {
        if self.is_error_expr(lhs) || rhs.is_some_and(|r| self.is_error_expr(r)) {
            return;
        }
        let symbol = operator_text(op);
        let types = self.operand_types(lhs, rhs).replace("{op}", symbol);
        let mut details = self.ambiguous_details(list);
        details.push(types);
        let mut report = self.report(diag::more_than_one_operator_matches_these_operands(&symbol), span);
        for detail in details {
            report = report.detail(detail);
        }
    }

    /// An overloaded name where one function is needed.
    pub(crate) fn unresolved_overload(&mut self, e: ExprId) {
        let span = self.espan(e);
        let Some(set) = self.overload_set(e) else { return };
        let (name, empty, key) = (self.key_text(set.name), set.decls.is_empty(), set.name);
        if empty && matches!(key, Key::Ident(_)) {
            self.report(diag::identifier_is_undefined(&name), span);
            return;
        }
        let what = match self.overload_set(e).map(|set| set.decls.as_slice()) {
            Some([Decl::Template(_)]) => "function template",
            _ => "overloaded function",
        };
        self.report(diag::cannot_determine_which_instance_of_is_intended(&what, &name), span);
    }
}
