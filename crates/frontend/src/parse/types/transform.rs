//! Types made of types by the compiler: `__underlying_type(T)`, `__remove_cv(T)` and the like.

use crate::lex::TokenKind;
use crate::parse::Parser;
use crate::tree::dependent::Role;
use crate::tree::types::{QualType, TypeKind};

impl Parser<'_, '_> {
    /// Whether a transformation starts here: libraries have templates with some of the names.
    pub(crate) fn at_type_transform(&self) -> bool {
        crate::lex::symbols::is_type_transform(self.tok().symbol()) && self.peek(1).kind == TokenKind::LParen
    }

    /// A transformation with its argument, the cursor at its name.
    pub(crate) fn parse_type_transform(&mut self) -> QualType {
        let start = self.pos();
        let name = self.tok().symbol();
        self.bump();
        let close = self.matching();
        self.bump();
        let span = self.span();
        let ty = self.parse_type_id();
        self.finish_parens(close);
        if self.tree.types.is_dependent(ty) {
            let id = self.dependent(crate::tree::TokenRange { start, end: close + 1 }, Role::Type);
            return self.tree.types.intern(TypeKind::DependentTokens(id)).into();
        }
        if self.tree.types.is_error(ty) {
            return ty;
        }
        self.transformed(name, ty, span)
    }
}
