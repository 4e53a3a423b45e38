//! Structured bindings ([dcl.struct.bind]).

use oxicc_source::Span;
use smallvec::SmallVec;

use crate::lex::{Symbol, TokenKind};
use crate::parse::Parser;
use crate::sema::decl::specifiers::DeclSpecs;
use crate::tree::MemorySpace;
use crate::tree::body::LocalKind;
use crate::tree::stmt::LocalDecl;
use crate::tree::types::QualType;

/// Structured bindings ([dcl.struct.bind]).
impl Parser<'_, '_> {
    /// `auto [`, `auto& [`, `auto&& [`.
    pub fn at_structured_binding(&mut self, specs: &DeclSpecs) -> bool {
        let Some(ty) = specs.ty else { return false };
        if !self.is_plain_auto(ty) {
            return false;
        }
        match self.kind() {
            TokenKind::LBracket => !self.at_std_attribute(),
            TokenKind::Amp | TokenKind::AmpAmp => self.peek(1).kind == TokenKind::LBracket,
            _ => false,
        }
    }

    /// Names between the brackets; the cursor ends behind `]`.
    fn parse_binding_names(&mut self) -> SmallVec<[(Symbol, Span); 4]> {
        self.expect(TokenKind::LBracket);
        let mut names = SmallVec::new();
        while let Some(name) = self.ident() {
            names.push((name, self.span()));
            self.bump();
            let mut attrs = Default::default();
            self.parse_attributes(&mut attrs);
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.expect(TokenKind::RBracket);
        names
    }

    pub(crate) fn parse_local_binding(&mut self, specs: &DeclSpecs, out: &mut Vec<LocalDecl>) {
        let start = self.span();
        let mut ty = specs.ty.unwrap_or(QualType::AUTO);
        if self.eat(TokenKind::Amp) {
            ty = self.tree.types.lvalue_ref(ty);
        } else if self.eat(TokenKind::AmpAmp) {
            ty = self.tree.types.rvalue_ref(ty);
        }
        let names = self.parse_binding_names();
        self.check_binding_specifiers(specs, start);
        self.check_new_names(&names);
        let local = self.new_local(None, ty, LocalKind::Hidden, 0, start);
        // In a range-for the initialiser comes later.
        if self.at(TokenKind::Colon) {
            self.pending_binding = Some((local, names));
            out.push(LocalDecl { local, init: None.into() });
            return;
        }
        let init = self.parse_local_initializer(local, false);
        let deduced = self.tree.types.strip_ref(self.cx.body.locals[local].ty).unqualified();
        self.check_auto_constraint(specs.constraint, deduced, start);
        out.push(LocalDecl { local, init: init.into() });
        let span = self.span_from(start);
        self.bind_names(local, &names, span, out);
    }

    /// A structured binding with static storage: the names are parts of a hidden variable.
    pub fn parse_namespace_binding(&mut self, specs: &DeclSpecs) {
        let start = self.span();
        let mut ty = specs.ty.unwrap_or(QualType::AUTO);
        if self.eat(TokenKind::Amp) {
            ty = self.tree.types.lvalue_ref(ty);
        } else if self.eat(TokenKind::AmpAmp) {
            ty = self.tree.types.rvalue_ref(ty);
        }
        let names = self.parse_binding_names();
        self.check_binding_specifiers(specs, start);
        self.check_new_names(&names);
        let context = self.context_of(self.declaration_scope(self.cx.scope));
        let declarator = self.hidden_declarator(ty, start);
        let var = self.new_variable(None, ty, context, specs, &declarator);
        if self.tree.vars[var].space != MemorySpace::Host {
            self.unsupported(start, "a structured binding in device memory");
        }
        let inner = self.cx.scope;
        self.take_initializer(var, specs, inner);
        self.bind_static_names(var, &names, start);
        if !self.expect(TokenKind::Semi) {
            self.skip_declaration();
        }
    }
}
