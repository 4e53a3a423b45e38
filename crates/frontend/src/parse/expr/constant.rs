//! Expressions that must be constant: bounds, labels, template arguments, conditions.

use oxicc_source::Span;

use crate::diag;
use crate::lex::TokenKind;
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::convert::{Init, Purpose};
use crate::sema::overload::OverloadSet;
use crate::tree::ConstValue;
use crate::tree::expr::{CastKind, ExprKind};
use crate::tree::types::{ArrayLen, QualType};

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

    /// A constant of a class whose template arguments are deduced from it.
    pub fn parse_deduced_constant(
        &mut self,
        class: crate::tree::TemplateId,
    ) -> Option<(QualType, ConstValue)> {
        let span = self.span();
        let init = self.constant_evaluated(|s| s.parse_initializer_clause());
        self.deduced_class_constant(class, init, span)
    }

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
                s.sema.report(diag::atomic_constraint_must_be_bool(), s.espan(e));
                return s.error_expr(start);
            }
            s.contextual_bool(e)
        });
        self.require_constant(e)?.as_int().map(|v| v != 0)
    }

    /// The operand of `decltype`: the cursor behind `(`.
    pub fn parse_decltype_operand(&mut self) -> QualType {
        let parenthesised = self.at(TokenKind::LParen) && {
            let close = self.matching();
            self.tokens.get(close as usize + 1).kind == TokenKind::RParen
        };
        let read = |s: &mut Self| s.unevaluated(|s| s.parse_expression());
        let e = self.setting(|s| &mut s.cx.ex.in_decltype, true, read);
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
