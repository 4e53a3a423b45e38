//! `requires` expressions. Requirements are checked as they are read: an error in one makes the expression false.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::lookup::scope::ScopeKind;
use crate::tree::ExprId;

impl Parser<'_, '_> {
    /// `requires (params) { requirements }`.
    pub(crate) fn parse_requires_expr(&mut self, start: Span) -> ExprId {
        self.bump();
        let has_params = self.at(TokenKind::LParen);
        let body = if has_params { self.matching() + 1 } else { self.pos() };
        if self.tokens.get(body as usize).kind != TokenKind::LBrace {
            self.seek(body);
            self.expect(TokenKind::LBrace);
            return self.error_expr(start);
        }
        let end = self.matching_at(body);
        let params = self.pos();
        let outer_scope = self.cx.scope;
        let result = self.trap(|s| {
            s.push_scope(ScopeKind::Prototype);
            if has_params {
                s.seek(params);
                s.parse_requires_params();
            }
            s.seek(body + 1);
            s.unevaluated(|s| s.parse_requirements(end))
        });
        self.cx.scope = outer_scope;
        self.seek(end);
        self.expect(TokenKind::RBrace);
        let span = self.span_from(start);
        self.bool_const(matches!(result, Ok(true)), span)
    }

    fn parse_requirements(&mut self, end: u32) -> bool {
        while self.pos() < end && !self.at_eof() {
            let before = self.pos();
            if !self.parse_requirement() {
                return false;
            }
            if self.pos() == before {
                return false;
            }
        }
        true
    }

    fn parse_requirement(&mut self) -> bool {
        let errors = self.diags.error_count();
        if self.at_kw(kw::TYPENAME) {
            // `typename T::x;`
            self.bump();
            let ty = self.parse_type_requirement();
            self.expect(TokenKind::Semi);
            return !self.tree.types.is_error(ty) && self.diags.error_count() == errors;
        }
        if self.at_kw(kw::REQUIRES)
            && self.peek(1).kind != TokenKind::LBrace
            && !self.peek_is_params_then_brace()
        {
            self.bump();
            let holds = self.nested_requirement_holds();
            self.expect(TokenKind::Semi);
            return holds;
        }
        if self.at(TokenKind::LBrace) {
            return self.parse_compound_requirement(errors);
        }
        let e = self.parse_expression();
        self.expect(TokenKind::Semi);
        !self.is_error_expr(e) && self.resolve_single(e).is_some() && self.diags.error_count() == errors
    }

    /// `requires (..) {` begins an expression, not a nested requirement.
    fn peek_is_params_then_brace(&self) -> bool {
        if self.peek(1).kind != TokenKind::LParen {
            return false;
        }
        let close = self.matching_at(self.pos() + 1);
        self.tokens.get(close as usize + 1).kind == TokenKind::LBrace
    }

    /// `{ e } noexcept -> Concept<args>;`
    fn parse_compound_requirement(&mut self, errors: u32) -> bool {
        self.bump();
        let e = self.parse_expression();
        self.expect(TokenKind::RBrace);
        if self.is_error_expr(e) || self.diags.error_count() != errors {
            return false;
        }
        if self.eat_kw(kw::NOEXCEPT) && self.can_throw(e) {
            return false;
        }
        let mut ok = true;
        if self.eat(TokenKind::Arrow) {
            let ty = self.decltype_parenthesised(e);
            if self.tree.types.is_error(ty) {
                return false;
            }
            ok = self.parse_type_constraint(ty);
        }
        self.expect(TokenKind::Semi);
        ok && self.diags.error_count() == errors
    }

    /// The parameter list of a requires-expression: names for values that exist only for their types.
    fn parse_requires_params(&mut self) {
        self.around.protos.push(Default::default());
        let mut info = crate::sema::decl::declarator::FnDeclarator::default();
        self.parse_parameters(&mut info);
        self.declare_proto_params();
        self.around.protos.pop();
    }

    /// `Concept` or `Concept<args>` with `ty` as its first argument.
    fn parse_type_constraint(&mut self, ty: crate::tree::QualType) -> bool {
        use crate::tree::{TemplateArg, TemplateKind};
        let span = self.span();
        let Some(id) = self.parse_id_expression() else {
            self.report(diag::expected_identifier(), span);
            return false;
        };
        match id.found.first() {
            Some(crate::sema::lookup::scope::Decl::Template(t))
                if self.tree.templates[t].kind == TemplateKind::Concept =>
            {
                let mut args = vec![TemplateArg::Type(ty)];
                args.extend(id.args.unwrap_or_default());
                self.concept_holds(t, args, span)
            }
            _ => {
                self.report(diag::expected_concept_name(), span);
                false
            }
        }
    }
}
