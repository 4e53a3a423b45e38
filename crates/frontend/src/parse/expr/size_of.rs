//! Operators on types and unevaluated operands: `sizeof`, `alignof`, `noexcept`.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::tree::ExprId;
use crate::tree::expr::ExprKind;
use crate::tree::types::QualType;

impl Parser<'_, '_> {
    /// `sizeof e`, `sizeof(T)`, `sizeof...(pack)`.
    pub(crate) fn parse_sizeof(&mut self) -> ExprId {
        let start = self.span();
        self.bump();
        if self.at(TokenKind::Ellipsis) {
            return self.parse_sizeof_pack(start);
        }
        let ty = self.parse_type_or_unevaluated();
        let span = self.span_from(start);
        let Some(ty) = ty else { return self.error_expr(span) };
        let ty = self.tree.types.strip_ref(ty);
        if self.tree.types.is_error(ty) {
            return self.error_expr(span);
        }
        let value = if self.tree.types.is_void(ty) || self.tree.types.is_function(ty) {
            // GNU: one byte, but no type that a template can be used with.
            if self.trap_depth > 0 {
                let text = diag::incomplete_type_is_not_allowed(&self.show_type(ty));
                self.report(text, span);
                return self.error_expr(span);
            }
            self.lint_size_of(ty, span);
            1
        } else {
            if !self.require_complete(ty, span) {
                return self.error_expr(span);
            }
            self.ensure_type_layout(ty);
            crate::layout::size_of(&self.tree, ty)
        };
        self.int_const(value as i128, QualType::ULONG, span)
    }

    fn parse_sizeof_pack(&mut self, start: Span) -> ExprId {
        self.bump();
        self.expect(TokenKind::LParen);
        let name_span = self.span();
        let name = self.eat_ident();
        self.expect(TokenKind::RParen);
        let span = self.span_from(start);
        let Some(name) = name else { return self.error_expr(span) };
        let found = self.lookup_unqualified(name);
        match found.first() {
            Some(
                decl @ (crate::sema::lookup::scope::Decl::Pack(_)
                | crate::sema::lookup::scope::Decl::LocalPack(_)),
            ) => {
                let n = self.pack_len(decl);
                self.int_const(n as i128, QualType::ULONG, span)
            }
            _ => {
                self.report(diag::operand_of_sizeof_must_be_parameter_pack(), name_span);
                self.error_expr(span)
            }
        }
    }

    pub(crate) fn parse_alignof(&mut self) -> ExprId {
        let start = self.span();
        self.bump();
        let before = self.cx.body.exprs.len();
        self.context.type_id_align = 0;
        // The operand of `decltype` is no operand of this operator.
        let is_decltype = self.at(TokenKind::LParen) && self.peek_is_kw(1, kw::DECLTYPE);
        let ty = self.parse_type_or_unevaluated();
        let span = self.span_from(start);
        let mut exact = 0;
        // A variable may be declared with more than its type's alignment.
        let named = match self.cx.body.exprs.last() {
            _ if is_decltype => 0,
            Some((_, e)) if self.context.type_id_align == 0 && self.cx.body.exprs.len() > before => {
                match e.kind {
                    ExprKind::Var(v) => self.tree.vars[v].align,
                    ExprKind::Local(l) => self.cx.body.locals[l].align,
                    ExprKind::Field { field, .. } => {
                        let field = &self.tree.records[field.record].fields[field.index as usize];
                        exact = field.type_align;
                        field.align
                    }
                    _ => 0,
                }
            }
            // The name of a type has the alignment it says.
            _ => {
                exact = self.context.type_id_align;
                0
            }
        };
        let Some(ty) = ty else { return self.error_expr(span) };
        let ty = self.tree.types.array_base(self.tree.types.strip_ref(ty));
        if self.tree.types.is_error(ty) {
            return self.error_expr(span);
        }
        if self.tree.types.is_void(ty) || self.tree.types.is_function(ty) {
            self.lint_alignment_of(ty, span);
            return self.int_const(1, QualType::ULONG, span);
        }
        if !self.require_complete(ty, span) {
            return self.error_expr(span);
        }
        self.ensure_type_layout(ty);
        let own = if exact != 0 { exact as u64 } else { crate::layout::align_of(&self.tree, ty) };
        let value = own.max(named as u64);
        self.int_const(value as i128, QualType::ULONG, span)
    }

    /// A parenthesised type, or an unevaluated operand's type.
    fn parse_type_or_unevaluated(&mut self) -> Option<QualType> {
        let mut literal = false;
        if self.at(TokenKind::LParen) {
            let mark = self.mark();
            self.bump();
            if self.at_type_start() {
                let ty = self.trap(|s| {
                    let ty = s.parse_type_id();
                    matches!(s.kind(), TokenKind::RParen | TokenKind::Semi).then_some(ty)
                });
                if let Ok(Some(ty)) = ty {
                    if !self.expect(TokenKind::RParen) {
                        return Some(ty);
                    }
                    // `sizeof(T){..}` is the size of a compound literal.
                    literal = self.at(TokenKind::LBrace);
                    if !literal {
                        return Some(ty);
                    }
                }
            }
            self.rewind(mark);
        }
        let e = self.unevaluated(|s| if literal { s.parse_cast_expr() } else { s.parse_unary_operand() });
        // Of a type in the operand, not of its own.
        self.context.type_id_align = 0;
        let e = self.unevaluated(|s| s.resolve_single(e))?;
        if self.bits_of(e).is_some() {
            let span = self.espan(e);
            self.report(diag::sizeof_bit_field(), span);
        }
        (!self.is_error_expr(e)).then(|| self.ety(e))
    }

    fn parse_unary_operand(&mut self) -> ExprId {
        self.parse_unary()
    }

    /// `noexcept(e)`.
    pub(crate) fn parse_noexcept_expr(&mut self) -> ExprId {
        let start = self.span();
        self.bump();
        self.expect(TokenKind::LParen);
        let e = self.unevaluated(|s| s.parse_expression());
        self.expect(TokenKind::RParen);
        let span = self.span_from(start);
        if self.is_error_expr(e) {
            return self.error_expr(span);
        }
        // The value itself is destroyed, too.
        let prvalue = self.ecat(e) == crate::tree::expr::Category::PRValue;
        let dtor = if prvalue { self.sema.destructor_for(self.ety(e), span).expand() } else { None };
        let value = !self.can_throw(e) && dtor.is_none_or(|d| self.function_is_noexcept(d));
        self.bool_const(value, span)
    }
}
