//! Forms that look like calls but take types: `__builtin_offsetof`, `__builtin_va_arg` and the like.

use oxicc_source::Span;

use crate::lex::{Symbol, TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::tree::ExprId;
use crate::tree::expr::{Callee, Category, ExprKind};
use crate::tree::types::{QualType, TypeKind};
use crate::{builtins, diag};

impl Parser<'_, '_> {
    /// `__builtin_offsetof(T, m)`, `__builtin_va_arg(list, T)` and the like, the cursor at the name.
    pub(crate) fn parse_special_builtin(&mut self, name: Symbol, start: Span) -> ExprId {
        self.bump();
        let close = self.matching();
        self.bump();
        let closes = std::mem::replace(&mut self.context.greater_closes, false);
        let e = match name {
            kw::BUILTIN_OFFSETOF => self.parse_offsetof(start),
            kw::BUILTIN_VA_ARG => {
                let list = self.parse_assignment_expr();
                self.expect(TokenKind::Comma);
                let ty = self.parse_type_id();
                self.build_va_arg(list, ty, start)
            }
            kw::BUILTIN_BIT_CAST => {
                let ty = self.parse_type_id();
                self.expect(TokenKind::Comma);
                let e = self.parse_assignment_expr();
                self.build_bit_cast(ty, e, start)
            }
            kw::BUILTIN_CONVERTVECTOR => {
                let e = self.parse_assignment_expr();
                self.expect(TokenKind::Comma);
                let ty = self.parse_type_id();
                self.build_convert_vector(e, ty, start)
            }
            kw::BUILTIN_ADDRESSOF => {
                let e = self.parse_assignment_expr();
                let span = self.span_from(start);
                if self.is_error_expr(e) { e } else { self.build_address_of(e, span) }
            }
            kw::BUILTIN_CHOOSE_EXPR => {
                let cond = self.parse_constant_condition().unwrap_or(false);
                self.expect(TokenKind::Comma);
                let a = self.parse_assignment_expr();
                self.expect(TokenKind::Comma);
                let b = self.parse_assignment_expr();
                if cond { a } else { b }
            }
            _ => {
                // __builtin_constant_p
                let e = self.unevaluated(|s| s.parse_assignment_expr());
                let span = self.span_from(start);
                let constant = !self.is_error_expr(e) && {
                    let value = self.rvalue(e);
                    self.tree.is_scalar(self.ety(value)) && self.evaluate(value).is_ok()
                };
                let open = !constant
                    && !self.is_error_expr(e)
                    && self.tree.is_scalar(self.tree.types.strip_ref(self.ety(e)))
                    && self.cx.function.is_some_and(|f| self.is_constexpr_function(f))
                    && !self.has_side_effects(e);
                if open {
                    // The arguments of a call that is evaluated may make it one.
                    let args = Box::new([self.rvalue(e)]);
                    let callee = Callee::Builtin(&builtins::CONSTANT_P);
                    let call = ExprKind::Call { callee, object: None.into(), args, right_first: false };
                    self.push_expr(call, QualType::INT, Category::PRValue, span)
                } else {
                    self.int_const(constant as i128, QualType::INT, span)
                }
            }
        };
        self.context.greater_closes = closes;
        if self.pos() != close {
            self.expect(TokenKind::RParen);
            self.seek(close);
        }
        self.eat(TokenKind::RParen);
        e
    }

    fn parse_offsetof(&mut self, start: Span) -> ExprId {
        let ty = self.parse_type_id();
        self.expect(TokenKind::Comma);
        let span = start;
        if self.tree.types.is_error(ty) || !self.require_complete(ty, span) {
            self.skip_expression();
            return self.error_expr(span);
        }
        let mut at = ty;
        let mut offset = 0u64;
        let mut index: Option<ExprId> = None;
        loop {
            if self.at(TokenKind::Ident) {
                let name = self.tok().symbol();
                let name_span = self.span();
                self.bump();
                let Some(record) = self.tree.types.as_record(at) else {
                    self.report(diag::expression_must_have_class_type(), name_span);
                    return self.error_expr(span);
                };
                self.complete_record(record);
                let found = self.lookup_member(record, name);
                let fields: Vec<crate::tree::FieldRef> = match found.first() {
                    Some(crate::sema::lookup::scope::Decl::Field(f)) => vec![f],
                    Some(crate::sema::lookup::scope::Decl::Indirect(id)) => {
                        self.indirect[id.0 as usize].to_vec()
                    }
                    _ => {
                        let text = diag::class_has_no_member(&self.show_record(record), &self.text(name));
                        self.report(text, name_span);
                        return self.error_expr(span);
                    }
                };
                let mut current = record;
                for field in fields {
                    for step in match self.tree.base_path(current, field.record) {
                        crate::tree::BasePath::Unique(path) => path,
                        _ => Default::default(),
                    } {
                        self.ensure_layout(step.derived);
                        offset += crate::layout::base_offset(&self.tree, step.derived, step.base);
                    }
                    self.ensure_layout(field.record);
                    offset += crate::layout::field_bit_offset(&self.tree, field.record, field.index) / 8;
                    at = self.tree.records[field.record].fields[field.index as usize].ty;
                    if let Some(r) = self.tree.types.as_record(at) {
                        current = r;
                    }
                }
            } else if self.eat(TokenKind::LBracket) {
                let i = self.parse_expression();
                self.expect(TokenKind::RBracket);
                let TypeKind::Array { elem, .. } = *self.tree.types.get(at) else {
                    return self.error_expr(span);
                };
                at = elem;
                self.ensure_type_layout(elem);
                let size = crate::layout::size_of(&self.tree, elem);
                match self.fold_int(i) {
                    Some(n) if n >= 0 => offset += n as u64 * size,
                    _ => {
                        let scale = self.int_const(size as i128, QualType::ULONG, span);
                        let term = self.build_binary(crate::tree::OperatorName::Star, i, scale, span);
                        index = Some(match index {
                            Some(sum) => self.build_binary(crate::tree::OperatorName::Plus, sum, term, span),
                            None => term,
                        });
                    }
                }
            } else {
                break;
            }
            if !self.eat(TokenKind::Dot) && !self.at(TokenKind::LBracket) {
                break;
            }
        }
        let constant = self.int_const(offset as i128, QualType::ULONG, span);
        match index {
            Some(i) => self.build_binary(crate::tree::OperatorName::Plus, constant, i, span),
            None => constant,
        }
    }
}
