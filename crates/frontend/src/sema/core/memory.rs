//! How much memory the analysis holds, for callers who bound it.

use std::mem::size_of;

use crate::lex::Token;
use crate::sema::Sema;
use crate::tree::body::Body;
use crate::tree::expr::Expr;
use crate::tree::stmt::Stmt;
use crate::tree::types::TypeKind;
use crate::tree::{Dependent, Function, Record, Template, Variable};

impl Sema<'_> {
    /// Bytes of the tokens and of the tree so far. What hangs on a declaration (its members, its scope) is part of the row
    /// through its size; an estimate within a small factor is all that a bound needs.
    pub(crate) fn held_bytes(&self) -> usize {
        let tree = &self.tree;
        self.tokens.len() * size_of::<Token>()
            + tree.types.len() * size_of::<TypeKind>()
            + tree.records.len() * size_of::<Record>()
            + tree.functions.len() * size_of::<Function>()
            + tree.vars.len() * size_of::<Variable>()
            + tree.templates.len() * size_of::<Template>()
            + tree.dependents.len() * size_of::<Dependent>()
            + self.finished_bodies
            + body_bytes(&self.cx.body)
    }

    /// Counts the body that is complete now.
    pub(crate) fn count_finished_body(&mut self) {
        self.finished_bodies += body_bytes(&self.cx.body);
    }
}

fn body_bytes(body: &Body) -> usize {
    body.exprs.len() * size_of::<Expr>() + body.stmts.len() * size_of::<Stmt>()
}
