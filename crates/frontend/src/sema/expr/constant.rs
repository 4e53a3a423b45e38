//! Constant expressions as the parser meets them, and whether an expression can throw.

use oxicc_source::Span;

use crate::constexpr::Reason;
use crate::diag;
use crate::lex::TokenKind;
use crate::sema::convert::{Init, Purpose};
use crate::sema::overload::OverloadSet;
use crate::sema::{EvalError, Parser, Scoped, Sema};
use crate::tree::expr::{Callee, CastKind, Category, ExprKind};
use crate::tree::types::{ArrayLen, QualType, TypeKind};
use crate::tree::{ConstValue, ExprId, FnFlags, FunctionId};

impl Sema<'_> {}

impl Parser<'_, '_> {
    /// A constant-expression and its type, promoted no further. Reports if it is not constant.
    pub fn parse_constant_expr(&mut self) -> Option<(QualType, ConstValue)> {
        let e = self.constant_evaluated(|s| {
            let e = s.parse_conditional_expr();
            s.rvalue(e)
        });
        let value = self.require_constant(e)?;
        Some((self.ety(e), value))
    }

    /// A constant-expression that a class may be converted for: case labels.
    pub fn parse_constant_label(&mut self) -> Option<(QualType, ConstValue)> {
        let e = self.constant_evaluated(|s| {
            let e = s.parse_conditional_expr();
            match s.tree.types.as_record(s.ety(e)) {
                Some(_) => s.integer_operand(e),
                None => s.rvalue(e),
            }
        });
        let value = self.require_constant(e)?;
        Some((self.ety(e), value))
    }

    /// An integral constant expression.
    pub fn parse_constant_int(&mut self) -> Option<i128> {
        let e = self.constant_evaluated(|s| {
            let e = s.parse_conditional_expr();
            s.integer_operand(e)
        });
        self.require_constant(e)?.as_int()
    }

    /// A converted constant expression of a type: enumerator values, template arguments, case labels.
    pub fn parse_converted_constant(&mut self, to: QualType) -> Option<ConstValue> {
        let e = self.constant_evaluated(|s| {
            let init = s.parse_initializer_clause();
            let done = s.copy_init(to, &init, Purpose::Init);
            if let Init::Expr(e) = init
                && !s.is_error_expr(done)
            {
                // Integers become `bool` without narrowing, as the reference compiler has it.
                if to.unqualified() != QualType::BOOL || !s.tree.types.is_integral(s.ety(e)) {
                    s.check_narrowing(e, to);
                }
                // Members of a base are no members of the class there ([expr.const]/4).
                if done != e
                    && let ExprKind::Cast { kind: CastKind::MemberPointerBaseToDerived, .. } = s.ekind(done)
                {
                    let (from, to) = (s.show_type(s.ety(e)), s.show_type(to));
                    let text = diag::argument_of_type_is_incompatible_with_template(&from, &to);
                    s.sema.report(text, s.espan(e));
                }
                // `0` is no pointer there ([temp.arg.nontype]/2).
                let pointer = s.tree.types.is_pointer(to) || s.tree.types.is_member_pointer(to);
                if pointer && s.tree.types.is_integral(s.ety(e)) {
                    s.sema.report(diag::integer_cannot_be_used_as_constant(), s.espan(e));
                }
            }
            done
        });
        self.require_constant(e)
    }
}

impl Sema<'_> {
    /// String literals, what `typeid` denotes and, before C++20, parts of objects are no template arguments ([temp.arg.nontype]/3).
    pub fn check_template_constant(&mut self, value: &ConstValue, span: Span) {
        use crate::tree::value::PointerBase;
        let ConstValue::Pointer(p) = value else { return };
        let whole = matches!(*p.path, [] | [crate::tree::value::PathStep::Element(0)]);
        let part = !whole && matches!(p.base, PointerBase::Var(_));
        if matches!(p.base, PointerBase::String(_) | PointerBase::TypeInfo(_))
            || part && self.options.standard < crate::lex::Standard::Cxx20
        {
            self.report(diag::constant_cannot_be_template_argument(), span);
        }
    }
}

impl Parser<'_, '_> {
    /// A constant of a class whose template arguments are deduced from it.
    pub fn parse_deduced_constant(
        &mut self,
        class: crate::tree::TemplateId,
    ) -> Option<(QualType, ConstValue)> {
        let span = self.span();
        let init = self.constant_evaluated(|s| s.parse_initializer_clause());
        self.deduced_class_constant(class, init, span)
    }
}

impl Sema<'_> {
    fn deduced_class_constant(
        &mut self,
        class: crate::tree::TemplateId,
        init: Init,
        span: Span,
    ) -> Option<(QualType, ConstValue)> {
        let e = self.constant_evaluated(|s| {
            let (args, how) = match &init {
                Init::List(list) => (list.inits(), super::Deducing::CopyList),
                init => (vec![init.clone()], super::Deducing::Copy),
            };
            let ty = s.deduce_class_template(class, &args, how, span)?;
            Some(s.copy_init(ty, &init, Purpose::Init))
        })?;
        let value = self.require_constant(e)?;
        Some((self.ety(e), value))
    }

    /// A string literal as the argument of a parameter of class type: of a literal operator template.
    pub fn string_as_class(
        &mut self,
        param: QualType,
        literal: ExprId,
        span: Span,
    ) -> Option<(QualType, ConstValue)> {
        match *self.tree.types.get(param) {
            TypeKind::Deduced(crate::tree::types::Placeholder::Template(t)) => {
                self.deduced_class_constant(t, Init::Expr(literal), span)
            }
            _ => self.class_constant(Init::Expr(literal), param).map(|value| (param, value)),
        }
    }

    fn class_constant(&mut self, init: Init, to: QualType) -> Option<ConstValue> {
        let e = self.constant_evaluated(|s| s.copy_init(to, &init, Purpose::Init));
        self.require_constant(e)
    }

    /// Converts a constant to a parameter of class type, whose template arguments may have to be deduced.
    pub fn constant_to_class(
        &mut self,
        from: QualType,
        value: ConstValue,
        to: QualType,
        span: Span,
    ) -> Option<(QualType, ConstValue)> {
        let e = self.build_value(from, value, span);
        match *self.tree.types.get(to) {
            TypeKind::Deduced(crate::tree::types::Placeholder::Template(t)) => {
                self.deduced_class_constant(t, Init::Expr(e), span)
            }
            _ => self.class_constant(Init::Expr(e), to).map(|value| (to.unqualified(), value)),
        }
    }
}

impl Parser<'_, '_> {
    /// A condition that must be constant: `static_assert`, `noexcept`, `explicit`, `if constexpr`.
    pub fn parse_constant_condition(&mut self) -> Option<bool> {
        let e = self.constant_evaluated(|s| {
            let e = s.parse_conditional_expr();
            s.contextual_bool(e)
        });
        self.require_constant(e)?.as_int().map(|v| v != 0)
    }

    /// A template argument that is not a type: its type as written, and value. Conversion to the parameter's type is up
    /// to the template machinery.
    pub fn parse_template_arg_value(&mut self) -> Option<(QualType, ConstValue)> {
        let e = self.constant_evaluated(|s| match s.parse_initializer_clause() {
            Init::Expr(e) => {
                let e = match s.resolve_single(e) {
                    Some(e) => e,
                    // The parameter decides which function it is.
                    None if s.overload_set(e).is_some_and(|set| set.object.is_none()) => return e,
                    None => {
                        s.unresolved_overload(e);
                        return s.sema.error_expr(s.espan(e));
                    }
                };
                // Lvalues of class type and arrays may be bound by reference parameters: give their address.
                s.rvalue(e)
            }
            Init::List(list) => {
                s.report(diag::expected_expression(), list.span);
                s.error_expr(list.span)
            }
        });
        if self.is_error_expr(e) {
            return None;
        }
        if let Some(set) = self.overload_set(e) {
            let set = set.clone();
            // The same functions are the same argument.
            let same = |old: &OverloadSet| {
                old.decls == set.decls && old.explicit == set.explicit && old.address == set.address
            };
            let index = self.overload_args.iter().position(same).unwrap_or(self.overload_args.len());
            if index == self.overload_args.len() {
                self.overload_args.push(set);
            }
            return Some((QualType::OVERLOAD, ConstValue::Int(index as i128)));
        }
        if self.tree.types.as_record(self.ety(e)).is_some()
            && self.ecat(e) != crate::tree::expr::Category::PRValue
        {
            let ty = self.ety(e).unqualified();
            let copy = self.constant_evaluated(|s| s.copy_class(e, ty));
            let value = self.require_constant(copy)?;
            return Some((ty, value));
        }
        let value = self.require_constant(e)?;
        Some((self.ety(e), value))
    }
}

impl Sema<'_> {
    /// The function of an overloaded template argument that a parameter of type `to` means.
    pub fn overloaded_arg(&mut self, index: i128, to: QualType, span: Span) -> Option<ConstValue> {
        let set = self.overload_args.get(usize::try_from(index).ok()?)?.clone();
        let e = self.constant_evaluated(|s| {
            let e = s.push_overload(set, span);
            if s.contains_auto(to) {
                s.unresolved_overload(e);
                return s.error_expr(span);
            }
            s.copy_init(to, &Init::Expr(e), Purpose::Init)
        });
        self.require_constant(e)
    }

    /// What a constant object of class type converts to as a template argument.
    pub fn convert_constant_object(
        &mut self,
        from: QualType,
        value: ConstValue,
        to: QualType,
    ) -> Option<ConstValue> {
        let span = self.prev_span();
        let converted = self.trap(|s| {
            let e = s.constant_evaluated(|s| {
                let object = s.push_expr(ExprKind::Const(value), from, Category::PRValue, span);
                s.copy_init(to, &Init::Expr(object), Purpose::Init)
            });
            if s.is_error_expr(e) { None } else { s.evaluate_required(e).ok() }
        });
        converted.ok().flatten()
    }
}

impl Parser<'_, '_> {
    /// The bound of an array.
    pub fn parse_array_len(&mut self, span: Span) -> ArrayLen {
        let e = self.constant_evaluated(|s| {
            let e = s.parse_conditional_expr();
            if s.tree.types.is_floating(s.ety(e)) {
                let text = diag::case_label_has_wrong_type(&s.show_type(s.ety(e)), &"unsigned long");
                s.report(text, span);
                return s.error_expr(span);
            }
            s.integer_operand(e)
        });
        if self.is_error_expr(e) {
            return ArrayLen::Known(1);
        }
        match self.evaluate_required(e) {
            Ok(value) => match value.as_int() {
                // [temp.deduct.general]/11: in a substitution an array of no elements is a failure, elsewhere an extension.
                Some(n) if n < 0 || n == 0 && self.trap_depth > 0 && !self.around.protos.is_empty() => {
                    self.report(diag::size_of_array_must_be_greater(), span);
                    ArrayLen::Known(1)
                }
                Some(n) if n >= 1 << 61 => {
                    self.report(diag::array_is_too_large(), span);
                    ArrayLen::Known(1)
                }
                Some(n) => ArrayLen::Known(n as u64),
                None => ArrayLen::Known(1),
            },
            Err(error) => {
                // GNU variable-length arrays exist in host functions only.
                if self.cx.function.is_some()
                    && !self.in_device_code()
                    && self.trap_depth == self.variable_bounds_at
                {
                    return ArrayLen::Variable;
                }
                self.report_not_constant(&error, span);
                ArrayLen::Known(1)
            }
        }
    }

    /// An atomic constraint: a constant expression of type `bool`, as it is.
    pub fn parse_atomic_constraint(&mut self, primary: bool) -> Option<bool> {
        let e = self.constant_evaluated(|s| {
            let start = s.span();
            // Nothing is applied to a primary expression: in `requires C<T> [[nodiscard]] void f();` the bracket starts
            // an attribute, in `requires (C) (T x)` the second parenthesis the parameters of a lambda.
            let e = if primary {
                s.context.atom_at = s.pos();
                s.parse_primary()
            } else {
                s.parse_and_operand()
            };
            let ty = s.tree.types.strip_ref(s.ety(e)).unqualified();
            if ty != QualType::BOOL && !s.is_error_expr(e) {
                s.sema.error_plain(s.espan(e), "an atomic constraint must have type \"bool\"");
                return s.error_expr(start);
            }
            s.contextual_bool(e)
        });
        self.require_constant(e)?.as_int().map(|v| v != 0)
    }

    /// The operand of `decltype`: the cursor behind `(`.
    pub fn parse_decltype_operand(&mut self) -> QualType {
        let outer = std::mem::replace(&mut self.cx.ex.in_decltype, true);
        let parenthesised = self.at(TokenKind::LParen) && {
            let close = self.matching();
            self.tokens.get(close as usize + 1).kind == TokenKind::RParen
        };
        let e = self.unevaluated(|s| s.parse_expression());
        self.cx.ex.in_decltype = outer;
        if parenthesised {
            if self.is_error_expr(e) {
                return QualType::ERROR;
            }
            return self.unevaluated(|s| s.decltype_parenthesised(e));
        }
        self.unevaluated(|s| s.decltype_of(e))
    }

    /// The operand of GNU `typeof`.
    pub fn parse_typeof_operand(&mut self) -> QualType {
        let e = self.unevaluated(|s| s.parse_expression());
        match self.unevaluated(|s| s.resolve_single(e)) {
            Some(e) => self.ety(e),
            None => {
                self.unresolved_overload(e);
                QualType::ERROR
            }
        }
    }
}

impl Sema<'_> {
    /// conditional-expression: what constant expressions are; an assignment is not read.
    /// An operand as an integer prvalue: class types convert by their one conversion function.
    pub(in crate::sema) fn integer_operand(&mut self, e: ExprId) -> ExprId {
        if self.is_error_expr(e) {
            return e;
        }
        let span = self.espan(e);
        if let Some(record) = self.tree.types.as_record(self.ety(e)) {
            let mut targets: Vec<QualType> = Vec::new();
            for decl in self.conversion_functions(record) {
                if let crate::sema::scope::Decl::Function(f) = decl
                    && !self.tree.functions[f].flags.contains(FnFlags::EXPLICIT)
                    && let Some(ret) = self.return_type_of(f)
                {
                    let ty = self.tree.types.decay(ret);
                    if self.tree.int_kind(ty).is_some() && !targets.contains(&ty) {
                        targets.push(ty);
                    }
                }
            }
            if let [ty] = targets[..] {
                return self.implicit_conversion(e, ty, Purpose::Operand);
            }
        }
        let value = self.rvalue(e);
        if self.is_error_expr(value) || self.tree.is_integral_or_enum(self.ety(value)) {
            return value;
        }
        if self.tree.is_scoped_enum(self.ety(value)) {
            return value;
        }
        let ty = self.show_type(self.ety(value));
        self.report(diag::constant_expression_needs_integral_or_enum_type(&ty), span);
        self.error_expr(span)
    }

    /// The value of an expression, or a report that it is not constant.
    pub fn require_constant(&mut self, e: ExprId) -> Option<ConstValue> {
        if self.is_error_expr(e) {
            return None;
        }
        if let ExprKind::Const(value) = self.ekind(e) {
            return Some(value.clone());
        }
        match self.evaluate_required(e) {
            Ok(value) => Some(value),
            Err(error) => {
                let span = self.espan(e);
                self.report_not_constant(&error, span);
                None
            }
        }
    }

    /// Error 28, with the evaluator's notes.
    pub fn report_not_constant(&mut self, error: &EvalError, span: Span) {
        let (at, text) = (error.span, error.reason.text());
        let own = match error.reason {
            Reason::DivisionByZero => Some(diag::division_by_zero()),
            Reason::RemainderByZero => Some(diag::right_operand_is_zero()),
            Reason::NegativeShift => Some(diag::shift_count_is_negative()),
            _ => None,
        };
        if let Some(message) = own.filter(|_| error.stack.is_empty()) {
            self.report(message.as_error(), at);
            return;
        }
        let mut notes = vec![(at, text)];
        for (function, call) in error.stack.iter().take(8) {
            notes.push((*call, format!("called from: \"{}\"", self.show_function(*function))));
        }
        let mut report = self.report(diag::expression_must_have_constant_value(), span);
        for (at, text) in notes {
            report = report.note(at, text);
        }
    }

    /// Whether evaluating the expression might throw ([expr.unary.noexcept]).
    pub fn can_throw(&mut self, e: ExprId) -> bool {
        let kind = self.ekind(e).clone();
        let mut children: Vec<ExprId> = Vec::new();
        let throws = match &kind {
            ExprKind::Throw(_) => true,
            ExprKind::New(new) => {
                children.extend(new.placement.iter());
                children.extend(new.init);
                children.extend(new.rest);
                !self.function_is_noexcept(new.operator_new)
            }
            ExprKind::Delete(d) => {
                children.push(d.operand);
                false
            }
            // Of an object whose class only the object knows.
            ExprKind::TypeId(operand) => !matches!(self.ekind(*operand), ExprKind::ZeroInit),
            ExprKind::DynamicCast { operand } => {
                children.push(*operand);
                self.ecat(e) != crate::tree::expr::Category::PRValue
            }
            ExprKind::Call { callee, object, args, .. } => {
                children.extend(object.expand());
                children.extend(args.iter());
                match callee {
                    Callee::Direct(f) | Callee::Virtual(f) => self.call_can_throw(*f),
                    Callee::Indirect(p) => {
                        children.push(*p);
                        let ty = self.tree.types.pointee(self.ety(*p));
                        !ty.and_then(|t| self.tree.types.as_function(t)).is_some_and(|f| f.noexcept)
                    }
                    Callee::MemberPointer(p) => match *self.tree.types.get(self.ety(*p)) {
                        TypeKind::MemberPointer { pointee, .. } => {
                            !self.tree.types.as_function(pointee).is_some_and(|f| f.noexcept)
                        }
                        _ => true,
                    },
                    Callee::Builtin(_) => false,
                }
            }
            ExprKind::Construct { ctor, args } => {
                children.extend(args.iter());
                self.call_can_throw(*ctor)
            }
            ExprKind::ZeroThenConstruct { ctor } => self.call_can_throw(*ctor),
            ExprKind::MaterializeTemp { value, dtor, .. } => {
                children.push(*value);
                dtor.expand().is_some_and(|d| self.call_can_throw(d))
            }
            ExprKind::Field { base, .. } => {
                children.push(*base);
                false
            }
            ExprKind::Deref(x)
            | ExprKind::AddrOf(x)
            | ExprKind::PseudoDtor(x)
            | ExprKind::Unary { operand: x, .. }
            | ExprKind::Cast { operand: x, .. } => {
                children.push(*x);
                false
            }
            ExprKind::VaArg { list } => {
                children.push(*list);
                false
            }
            ExprKind::MemberDeref { base, member } => {
                children.extend([*base, *member]);
                false
            }
            ExprKind::Index { base, index } => {
                children.extend([*base, *index]);
                false
            }
            ExprKind::Binary { lhs, rhs, .. }
            | ExprKind::Assign { lhs, rhs }
            | ExprKind::CompoundAssign { lhs, rhs, .. } => {
                children.extend([*lhs, *rhs]);
                false
            }
            ExprKind::Conditional { cond, then, otherwise } => {
                children.extend([*cond, *then, *otherwise]);
                false
            }
            ExprKind::Aggregate { inits, filler, .. } => {
                children.extend(inits.iter().map(|(_, e)| *e));
                children.extend(filler.expand());
                false
            }
            ExprKind::ArrayInit { elem } => {
                children.push(*elem);
                false
            }
            ExprKind::Bind { common, value } => {
                children.extend([*common, *value]);
                false
            }
            ExprKind::StmtExpr(_) | ExprKind::KernelLaunch { .. } => true,
            _ => false,
        };
        throws || children.into_iter().any(|c| self.can_throw(c))
    }

    fn call_can_throw(&mut self, f: FunctionId) -> bool {
        !self.function_is_noexcept(f)
    }
}
