//! Warnings about local variables that nothing refers to.
//!
//! A variable counts as referred to if its name occurs anywhere else in the body, whatever is meant there: so a warning is never wrong.
//! Instances of templates are left alone.

use super::Sema;
use crate::lex::TokenKind;
use crate::tree::body::LocalKind;
use crate::tree::{BodyState, FunctionId, TokenRange, TypeKind};

impl Sema<'_> {
    /// Warns about the locals of a function whose body has just been read from `range`.
    pub(super) fn warn_of_unreferenced(&mut self, function: FunctionId, range: TokenRange) {
        let f = &self.tree.functions[function];
        let BodyState::Parsed(body) = &f.body else { return };
        if f.instance_of.is_some() {
            return;
        }
        let mut unused = Vec::new();
        for local in body.locals.values().filter(|l| l.kind == LocalKind::Var && l.dtor.is_none()) {
            let Some(name) = local.name else { continue };
            let base = self.tree.types.array_base(local.ty);
            let plain = matches!(
                self.tree.types.get(base),
                TypeKind::Int(_) | TypeKind::Float(_) | TypeKind::Pointer(_) | TypeKind::Enum(_)
            );
            let mentions = (range.start..range.end).map(|at| self.tokens.get(at as usize));
            let count = mentions.filter(|t| t.kind == TokenKind::Ident && t.symbol() == name).count();
            if plain && count == 1 {
                unused.push((local.span, name));
            }
        }
        for (span, name) in unused {
            let text = format!("variable \"{}\" was declared but never referenced", self.text(name));
            self.warning(177, span, text);
        }
    }
}
