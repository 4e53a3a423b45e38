//! Type-ids.

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::decl::declarator::{Declarator, NameMode};
use crate::sema::decl::specifiers::{DeclSpecs, SpecContext};
use crate::tree::types::QualType;

/// Type-ids.
impl Parser<'_, '_> {
    /// A type-id: specifiers and an abstract declarator.
    pub fn parse_type_id(&mut self) -> QualType {
        let specs = self.parse_decl_specifiers(SpecContext::TypeOnly);
        let base = self.specs_type(&specs);
        let declarator = self.parse_declarator(&specs, base, NameMode::Forbidden);
        self.note_type_id_align(&specs, base, &declarator);
        declarator.ty
    }

    /// Remembers the alignment that the type-id just read has in place of its type's.
    pub(crate) fn note_type_id_align(&mut self, specs: &DeclSpecs, base: QualType, declarator: &Declarator) {
        self.context.type_id_align = match specs.attrs.align {
            0 => declarator.attrs.name_align(),
            align if self.declares_object_of(base, declarator.ty) => align,
            _ => declarator.attrs.align,
        };
    }

    /// The type of `new T`, conversion functions: no function or array parts.
    pub fn parse_conversion_type(&mut self) -> QualType {
        let specs = self.parse_decl_specifiers(SpecContext::TypeOnly);
        let mut ty = self.specs_type(&specs);
        let mut chunks = Vec::new();
        self.parse_pointer_operators(&mut chunks);
        for chunk in chunks.iter() {
            ty = self.apply_indirection(ty, chunk);
        }
        ty
    }

    /// The declared base type; reports if there is none.
    pub fn specs_type(&mut self, specs: &DeclSpecs) -> QualType {
        match specs.ty {
            Some(ty) => ty,
            None => {
                self.report_missing_type();
                QualType::ERROR
            }
        }
    }

    pub fn report_missing_type(&mut self) {
        let span = self.span();
        if let Some(name) = self.ident() {
            let found = self.lookup_unqualified(name);
            if found.is_empty() {
                // A typo in a type name: say so, and step over it so that the rest can be read.
                let text = diag::identifier_is_undefined(&self.text(name));
                self.report(text, span);
                self.bump();
                if self.at(TokenKind::Less)
                    && let Some(after) = self.sema.scan_template_args(self.pos())
                {
                    self.seek(after);
                }
                return;
            }
            let mark = self.mark();
            if self.peek(1).kind == TokenKind::ColonColon
                && let Some((span, message)) = self.missing_member()
            {
                self.report(message, span);
                self.skip_qualified_name();
                return;
            }
            self.rewind(mark);
            let text = diag::is_not_type_name(&self.text(name));
            self.report(text, span);
            return;
        }
        self.report(diag::expected_type_specifier(), span);
    }

    /// A simple-type-specifier or typename-specifier, for functional casts: no declarator follows.
    pub(crate) fn parse_simple_type(&mut self) -> QualType {
        if self.at_kw(kw::TYPENAME) {
            self.bump();
            return self.parse_typename_specifier();
        }
        if self.at(TokenKind::Keyword) && !self.at_kw(kw::DECLTYPE) && !self.at_kw(kw::GNU_DECLTYPE) {
            let specs = self.parse_decl_specifiers(crate::sema::decl::specifiers::SpecContext::TypeOnly);
            return self.specs_type(&specs);
        }
        match self.parse_type_name() {
            Some(ty) => ty,
            None => {
                let specs = self.parse_decl_specifiers(crate::sema::decl::specifiers::SpecContext::TypeOnly);
                self.specs_type(&specs)
            }
        }
    }
}
