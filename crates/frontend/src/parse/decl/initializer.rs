//! Initialisers of declared entities, as written after a declarator.

use crate::lex::TokenKind;
use crate::parse::Parser;
use crate::sema::init::entity::Written;
use crate::tree::expr::{Category, ExprKind};
use crate::tree::value::Aggregate;
use crate::tree::{ConstValue, ExprId, LocalId, VarId};

impl Parser<'_, '_> {
    pub(crate) fn parse_written(&mut self) -> Written {
        match self.kind() {
            TokenKind::Equal => {
                self.bump();
                Written::Copy(self.parse_initializer_clause())
            }
            TokenKind::LParen => Written::Direct(self.parse_call_args()),
            TokenKind::LBrace => Written::List(self.parse_braced_list()),
            _ => Written::None,
        }
    }

    /// Reads the initialiser of an automatic variable and settles its type. `constant`: declared constexpr.
    pub fn parse_local_initializer(&mut self, local: LocalId, constant: bool) -> Option<ExprId> {
        if self.cx.ex.range_declaration && self.at(TokenKind::Colon) {
            return None;
        }
        let (uses, vars) = (self.cx.body.uses.len(), self.cx.ex.var_uses.len());
        let written = self.parse_written();
        let span = self.cx.body.locals[local].span;
        let init = self.init_local(local, written, constant, span)?;
        // A constant needs nothing of what its initialiser mentions.
        let ty = self.ety(init);
        if !self.tree.types.is_reference(self.cx.body.locals[local].ty)
            && let Some(value) = self.cx.ex.constants.get(&local).filter(|value| is_plain(value))
        {
            let value = value.clone();
            self.cx.body.uses.truncate(uses);
            self.cx.ex.var_uses.truncate(vars);
            return Some(self.push_expr(ExprKind::Const(value), ty, Category::PRValue, span));
        }
        Some(init)
    }

    /// Reads the initialiser of a static variable (the cursor at `=`, `(` or `{`), in a body of its own.
    pub fn parse_static_initializer(&mut self, var: VarId) {
        let written = self.parse_written();
        self.init_static(var, written);
    }
}

/// Whether a constant is made of numbers only: no addresses, nothing uninitialised.
fn is_plain(value: &ConstValue) -> bool {
    match value {
        ConstValue::Int(_) | ConstValue::Float(_) => true,
        ConstValue::Aggregate(aggregate) => match &**aggregate {
            Aggregate::Array { elems, filler } => elems.iter().chain(filler).all(is_plain),
            Aggregate::Struct { bases, fields } => bases.iter().chain(fields).all(is_plain),
            Aggregate::Union { active } => active.as_ref().is_some_and(|(_, value)| is_plain(value)),
        },
        _ => false,
    }
}
