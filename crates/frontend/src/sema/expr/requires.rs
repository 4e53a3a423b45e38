//! `requires` expressions. Requirements are checked as they are read: an error in one makes the expression false.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::sema::scope::ScopeKind;
use crate::sema::{Parser, Scoped, Sema};
use crate::tree::ExprId;

impl Parser<'_, '_> {
    /// `requires (params) { requirements }`.
    pub(in crate::sema) fn parse_requires_expr(&mut self, start: Span) -> ExprId {
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
        let mut info = crate::sema::declarator::FnDeclarator::default();
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
            Some(crate::sema::scope::Decl::Template(t))
                if self.tree.templates[t].kind == TemplateKind::Concept =>
            {
                let mut args = vec![TemplateArg::Type(ty)];
                args.extend(id.args.unwrap_or_default());
                self.concept_holds(t, args, span)
            }
            _ => {
                self.error_plain(span, "expected a concept name");
                false
            }
        }
    }
}

impl Sema<'_> {
    /// `decltype((e))`.
    pub(in crate::sema) fn decltype_parenthesised(&mut self, e: ExprId) -> crate::tree::QualType {
        use crate::tree::expr::Category;
        let Some(e) = self.resolve_single(e) else { return crate::tree::QualType::ERROR };
        // A constant that stands for a variable of a function around.
        if let (crate::tree::ExprKind::Const(_), Some(ty)) =
            (self.ekind(e), self.cx.ex.placeholder_types.get(&e).copied())
        {
            return self.tree.types.lvalue_ref(ty);
        }
        let ty = self.ety(e);
        match self.ecat(e) {
            Category::LValue => self.tree.types.lvalue_ref(ty),
            Category::XValue => self.tree.types.rvalue_ref(ty),
            Category::PRValue => ty,
        }
    }

    /// `decltype(e)`: for a name, its declared type ([dcl.type.decltype]).
    pub fn decltype_of(&mut self, e: ExprId) -> crate::tree::QualType {
        use crate::tree::expr::ExprKind;
        let Some(single) = self.resolve_single(e) else {
            self.unresolved_overload(e);
            return crate::tree::QualType::ERROR;
        };
        if self.is_error_expr(single) {
            return crate::tree::QualType::ERROR;
        }
        if !self.cx.ex.parenthesised.contains(&e) {
            if let (ExprKind::Const(_) | ExprKind::MaterializeTemp { .. }, Some(ty)) =
                (self.ekind(single), self.cx.ex.placeholder_types.get(&single))
            {
                return *ty;
            }
            if let (ExprKind::Index { .. } | ExprKind::Binary { .. }, Some(ty)) =
                (self.ekind(single), self.cx.ex.placeholder_types.get(&single))
            {
                return *ty;
            }
            match *self.ekind(single) {
                ExprKind::Local(local) => {
                    let binding = self.cx.ex.binding_types.get(&local).copied();
                    return binding.unwrap_or(self.cx.body.locals[local].ty);
                }
                ExprKind::Var(var) => {
                    let (ty, flags) = (self.tree.vars[var].ty, self.tree.vars[var].flags);
                    let param = flags.contains(crate::tree::VarFlags::TEMPLATE_PARAM);
                    return if param { ty.unqualified() } else { ty };
                }
                ExprKind::Field { field, base } => {
                    // A structured binding has the qualifiers of the object it names a part of.
                    if let ExprKind::Local(l) = *self.ekind(base)
                        && self.cx.body.locals[l].kind == crate::tree::LocalKind::Hidden
                    {
                        let mut quals = self.ety(base).quals();
                        let data = &self.tree.records[field.record].fields[field.index as usize];
                        if data.mutable {
                            quals -= crate::tree::types::Quals::CONST;
                        }
                        let ty = data.ty;
                        return self.tree.types.qualify(ty, quals);
                    }
                    // Captures stand for the captured variable.
                    if let Some(ty) = self.captured_declared_type(base, field) {
                        return ty;
                    }
                    return self.tree.records[field.record].fields[field.index as usize].ty;
                }
                ExprKind::Function(f) => return self.tree.functions[f].ty,
                ExprKind::Deref(inner) if matches!(self.ekind(inner), ExprKind::ZeroInit) => {
                    // A parameter named in its own prototype.
                    if let Some(ty) = self.cx.ex.placeholder_types.get(&single) {
                        return *ty;
                    }
                }
                _ => {}
            }
        }
        self.decltype_parenthesised(single)
    }
}
