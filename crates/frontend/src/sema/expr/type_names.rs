//! Types inside of expressions: casts, `new`, and qualifiers behind `.` and `->`.

use crate::lex::{TokenKind, kw};
use crate::sema::Parser;
use crate::sema::name::Qualifier;
use crate::tree::RecordId;
use crate::tree::types::QualType;

impl Parser<'_, '_> {
    /// A qualifier after `.` or `->`: its first component may be a name that members of the class see.
    pub(in crate::sema) fn parse_qualifier_in(&mut self, record: RecordId) -> Option<Qualifier> {
        let scope = self.cx.scope;
        let inner = self.reenter_record(record, scope);
        self.cx.scope = inner;
        let qualifier = self.parse_qualifier();
        self.cx.scope = scope;
        qualifier
    }

    /// A simple-type-specifier or typename-specifier, for functional casts: no declarator follows.
    pub(in crate::sema) fn parse_simple_type(&mut self) -> QualType {
        if self.at_kw(kw::TYPENAME) {
            self.bump();
            return self.parse_typename_specifier();
        }
        if self.at(TokenKind::Keyword) && !self.at_kw(kw::DECLTYPE) && !self.at_kw(kw::GNU_DECLTYPE) {
            let specs = self.parse_decl_specifiers(crate::sema::decl_spec::SpecContext::TypeOnly);
            return self.specs_type(&specs);
        }
        match self.parse_type_name() {
            Some(ty) => ty,
            None => {
                let specs = self.parse_decl_specifiers(crate::sema::decl_spec::SpecContext::TypeOnly);
                self.specs_type(&specs)
            }
        }
    }

    /// The type of a new-expression without its array bounds: specifiers and pointer operators.
    pub(in crate::sema) fn parse_new_type_id(&mut self) -> QualType {
        let specs = self.parse_decl_specifiers(crate::sema::decl_spec::SpecContext::TypeOnly);
        let mut ty = self.specs_type(&specs);
        while self.at(TokenKind::Star) {
            self.bump();
            ty = self.tree.types.pointer(ty);
            loop {
                if self.eat_kw(kw::CONST) || self.eat_kw(kw::GNU_CONST) || self.eat_kw(kw::GNU_CONST2) {
                    ty = ty.with(crate::tree::types::Quals::CONST);
                } else if self.eat_kw(kw::VOLATILE) {
                    ty = ty.with(crate::tree::types::Quals::VOLATILE);
                } else if self.eat_kw(kw::GNU_RESTRICT) || self.eat_kw(kw::GNU_RESTRICT2) {
                    ty = ty.with(crate::tree::types::Quals::RESTRICT);
                } else {
                    break;
                }
            }
        }
        ty
    }
}
