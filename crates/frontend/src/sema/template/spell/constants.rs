//! What the compilers of some releases compute before they write a name; see [`SpeltConstants`].

use oxicc_arch::SpeltConstants;

use crate::lex::TokenKind;
use crate::sema::convert::{Init, Purpose};
use crate::sema::core::operator_token::OperatorToken;
use crate::sema::template::spell::Operand;
use crate::sema::{Scoped, Sema};
use crate::tree::dependent::Piece;
use crate::tree::expr::{Category, ExprKind};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{ConstValue, ExprId, OperatorName};

impl Operand {
    /// Its type and its value, if it is nothing but that.
    pub(crate) fn constant(&self) -> Option<(QualType, &ConstValue)> {
        match self.pieces.as_slice() {
            [Piece::Literal(ty, value)] => Some((*ty, value)),
            _ => None,
        }
    }
}

impl Sema<'_> {
    /// Whether known operands are computed and converted here.
    pub(crate) fn computes(&self) -> bool {
        self.spelling_constant && self.scopes[self.cx.scope].substituted
    }

    /// Whether operators with two operands are among what is computed.
    pub(crate) fn computes_operators(&self) -> bool {
        self.computes() && self.options.spelt_constants == SpeltConstants::Computed
    }

    /// Whether an operator with these operands converts those that are known.
    pub(crate) fn converts_beside(&self, left: &Operand, right: &Operand) -> bool {
        let is_enum =
            |o: &Operand| o.ty.is_some_and(|ty| matches!(self.tree.types.get(ty), TypeKind::Enum(_)));
        self.options.spelt_constants != SpeltConstants::ComputedNumbers
            || !left.depends && !right.depends
            || !is_enum(left) && !is_enum(right)
    }

    /// A known operand as a value of another type.
    pub(crate) fn spell_as(&mut self, operand: &mut Operand, to: Option<QualType>) {
        let (Some(to), Some((from, value))) = (to, operand.constant()) else { return };
        if !self.computes() || from == to {
            return;
        }
        let value = value.clone();
        let converted = self.spell_value(|s| {
            let e = s.spell_constant_expr(from, value);
            s.copy_init(to, &Init::Expr(e), Purpose::Init)
        });
        if let Some(known) = converted {
            *operand = known;
        }
    }

    /// The result of an operator with two known operands.
    pub(crate) fn spell_computed(
        &mut self,
        operator: TokenKind,
        left: &Operand,
        right: &Operand,
    ) -> Option<Operand> {
        if !self.computes_operators() {
            return None;
        }
        let operator = match operator {
            TokenKind::GreaterGreater => OperatorName::Shr,
            kind => OperatorToken::of(kind)?.name,
        };
        let ((a, x), (b, y)) = (left.constant()?, right.constant()?);
        let (x, y) = (x.clone(), y.clone());
        self.spell_value(|s| {
            let (left, right) = (s.spell_constant_expr(a, x), s.spell_constant_expr(b, y));
            let span = s.prev_span();
            s.build_binary(operator, left, right, span)
        })
    }

    /// A number that is converted to an enumeration.
    pub(crate) fn spell_as_enumerator(&mut self, to: QualType, operand: &Operand) -> Option<Operand> {
        let (from, value @ ConstValue::Int(_)) = operand.constant()? else { return None };
        let integer = matches!(self.tree.types.get(from), TypeKind::Int(_));
        let enumeration = matches!(self.tree.types.get(to), TypeKind::Enum(_));
        (integer && enumeration)
            .then(|| Operand::known(vec![Piece::Literal(to.unqualified(), value.clone())]))
    }

    fn spell_constant_expr(&mut self, ty: QualType, value: ConstValue) -> ExprId {
        let span = self.prev_span();
        self.push_expr(ExprKind::Const(value), ty, Category::PRValue, span)
    }

    /// The value of an expression, if it is a number.
    fn spell_value(&mut self, build: impl FnOnce(&mut Self) -> ExprId) -> Option<Operand> {
        let value = self.trap(|s| {
            let e = s.constant_evaluated(build);
            s.spell_value_of_expr(e)
        });
        value.ok().flatten()
    }

    pub(crate) fn spell_value_of_expr(&mut self, e: ExprId) -> Option<Operand> {
        if self.is_error_expr(e) {
            return None;
        }
        let (ty, value) = (self.ety(e).unqualified(), self.evaluate(e).ok()?);
        matches!(value, ConstValue::Int(_) | ConstValue::Float(_))
            .then(|| Operand::known(vec![Piece::Literal(ty, value)]))
    }
}
