//! Initialisers of declared entities, as written after a declarator.

use std::sync::Arc;

use crate::lex::TokenKind;
use crate::lex::literal::{self, NumberLiteral};
use crate::parse::Parser;
use crate::sema::init::entity::Written;
use crate::tree::expr::{Category, ExprKind};
use crate::tree::types::{ArrayLen, IntKind, TypeKind};
use crate::tree::value::Aggregate;
use crate::tree::{ConstValue, ExprId, InitState, LocalId, QualType, VarId};

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
        if let Some(table) = self.table_of_integers(self.tree.vars[var].ty) {
            self.tree.vars[var].init = InitState::Constant(table);
            return;
        }
        let written = self.parse_written();
        self.init_static(var, written);
    }
}

/// Tables of integers: headers have tens of thousands of them, which need not be expressions.
impl Parser<'_, '_> {
    /// The value of `= {{1, 2}, {3, 4}}` for an array of just so many integers, none of which is converted with a loss. None for
    /// everything else, which is read as usual.
    fn table_of_integers(&self, ty: QualType) -> Option<ConstValue> {
        let mut at = self.pos();
        if self.tokens.get(at as usize).kind == TokenKind::Equal {
            at += 1;
        }
        let table = self.integers_of(ty, &mut at)?;
        (self.tokens.get(at as usize).kind == TokenKind::Semi).then_some(table)
    }

    fn integers_of(&self, ty: QualType, at: &mut u32) -> Option<ConstValue> {
        let TypeKind::Array { elem, len: ArrayLen::Known(len) } = *self.tree.types.get(ty) else {
            return None;
        };
        let kind = |at: u32| self.tokens.get(at as usize).kind;
        if kind(*at) != TokenKind::LBrace {
            return None;
        }
        *at += 1;
        let integer = match self.tree.types.get(elem) {
            TypeKind::Int(kind) if *kind != IntKind::Bool => Some(*kind),
            _ => None,
        };
        let mut elems = Vec::new();
        while kind(*at) != TokenKind::RBrace {
            elems.push(match integer {
                Some(integer) => {
                    let token = self.tokens.get(*at as usize);
                    let TokenKind::Number = token.kind else { return None };
                    *at += 1;
                    ConstValue::Int(plain_integer(self.interner.bytes(token.symbol()), integer)?)
                }
                None => self.integers_of(elem, at)?,
            });
            match kind(*at) {
                TokenKind::Comma => *at += 1,
                TokenKind::RBrace => {}
                _ => return None,
            }
        }
        *at += 1;
        let whole = !elems.is_empty() && elems.len() as u64 == len;
        whole.then(|| ConstValue::Aggregate(Arc::new(Aggregate::Array { elems, filler: None })))
    }
}

/// The value of an integer literal that a type holds.
fn plain_integer(spelling: &[u8], kind: IntKind) -> Option<i128> {
    let Ok(NumberLiteral::Integer(integer)) = literal::number(spelling) else { return None };
    let value = i128::from(integer.value);
    (integer.ud_suffix.is_none() && !integer.too_large && kind.holds(value)).then_some(value)
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
