//! `try` blocks and their handlers.

use cranelift_entity::packed_option::PackedOption;
use oxicc_source::Span;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::lookup::scope::ScopeKind;
use crate::sema::stmt::Barrier;
use crate::tree::stmt::StmtKind;
use crate::tree::{LocalId, StmtId};

impl Parser<'_, '_> {
    pub(crate) fn parse_try(&mut self, start: Span) -> StmtId {
        self.check_no_exceptions(start);
        self.bump();
        let region = self.cx.ex.labels.region;
        self.cx.ex.labels.protect(Barrier::Try);
        let first = Some(self.cx.body.locals.len() as u32);
        let block = self.setting(|s| &mut s.cx.ex.first_in_try, first, |s| s.parse_compound_statement());
        self.cx.ex.labels.region = region;
        let handlers = self.parse_handlers();
        let span = self.span_from(start);
        self.push_stmt(StmtKind::Try { block, handlers: handlers.into_boxed_slice() }, span)
    }

    pub(crate) fn parse_handlers(&mut self) -> Vec<(PackedOption<LocalId>, StmtId)> {
        let region = self.cx.ex.labels.region;
        let mut handlers = Vec::new();
        if !self.at_kw(kw::CATCH) {
            let span = self.span();
            self.report(diag::try_block_requires_at_least_one_handler(), span);
        }
        let mut all_caught = false;
        while self.at_kw(kw::CATCH) {
            if all_caught {
                let span = self.span();
                self.report(diag::handler_is_masked_by_default_handler(), span);
            }
            self.bump();
            let scope = self.cx.scope;
            self.push_scope(ScopeKind::Block);
            let mut local = None;
            if self.expect(TokenKind::LParen) {
                let close = self.matching_at(self.pos() - 1);
                if self.at(TokenKind::RParen) {
                    let span = self.span();
                    self.report(diag::handler_requires_exception_declaration(), span);
                } else if !self.eat(TokenKind::Ellipsis) {
                    local = self.parse_exception_declaration();
                } else {
                    all_caught = true;
                }
                self.close_paren(close);
            }
            self.cx.ex.labels.protect(Barrier::Try);
            let body = self.parse_compound_statement();
            self.cx.ex.labels.region = region;
            self.cx.scope = scope;
            handlers.push((local.into(), body));
        }
        handlers
    }

    fn parse_exception_declaration(&mut self) -> Option<LocalId> {
        pub(crate) use crate::sema::decl::declarator::NameMode;
        let specs = self.parse_decl_specifiers(crate::sema::decl::specifiers::SpecContext::Declaration);
        let base = specs.ty?;
        self.check_no_definition(&specs);
        let declarator = self.parse_declarator(&specs, base, NameMode::Optional);
        let ty = self.tree.types.strip_ref(declarator.ty);
        let reference = self.tree.types.is_reference(declarator.ty);
        let object = match *self.tree.types.get(ty) {
            crate::tree::types::TypeKind::Pointer(t) => t,
            _ => ty,
        };
        if matches!(self.tree.types.get(declarator.ty), crate::tree::types::TypeKind::RValueRef(_)) {
            self.report(diag::rvalue_reference_as_catch_type(), declarator.span);
        } else if self.tree.types.as_record(object).is_some()
            && self.require_complete(object, declarator.span)
        {
            self.check_caught(ty, reference, declarator.span);
        }
        let ty = if reference { declarator.ty } else { ty };
        let name = match declarator.name {
            Some(crate::sema::lookup::name::IdName::Ident(name)) => Some(name),
            _ => None,
        };
        let local = self.new_local(name, ty, crate::tree::body::LocalKind::Var, 0, declarator.span);
        if let Some(name) = name {
            let scope = self.declaration_scope(self.cx.scope);
            self.declare(scope, name, crate::sema::lookup::scope::Decl::Local(local));
        }
        Some(local)
    }
}
