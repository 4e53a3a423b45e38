//! What a punctuator means as an operator: one table for expressions, folds and names of operators.
//!
//! `>>` is two tokens, since it may close two template argument lists; whoever reads `>` looks for the second.

use crate::lex::TokenKind;
use crate::tree::OperatorName;

/// Binding strength of binary operators, loosest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Level {
    Or,
    And,
    BitOr,
    BitXor,
    BitAnd,
    Equality,
    Relational,
    Spaceship,
    Shift,
    Additive,
    Multiplicative,
    MemberPointer,
    /// Above all binary operators.
    Cast,
}

impl Level {
    /// The level that binds one step more.
    pub(crate) fn next(self) -> Level {
        use Level::*;
        match self {
            Or => And,
            And => BitOr,
            BitOr => BitXor,
            BitXor => BitAnd,
            BitAnd => Equality,
            Equality => Relational,
            Relational => Spaceship,
            Spaceship => Shift,
            Shift => Additive,
            Additive => Multiplicative,
            Multiplicative => MemberPointer,
            MemberPointer | Cast => Cast,
        }
    }
}

/// What an operator does between two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Infix {
    /// It does not stand there, or is no binary operator of the grammar (`->`).
    None,
    Assignment,
    Comma,
    Binary(Level),
}

/// A token as an operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OperatorToken {
    pub name: OperatorName,
    /// Whether it may stand before an operand.
    pub prefix: bool,
    pub infix: Infix,
}

const fn infix(name: OperatorName, infix: Infix) -> OperatorToken {
    OperatorToken { name, prefix: false, infix }
}

const fn binary(name: OperatorName, level: Level) -> OperatorToken {
    infix(name, Infix::Binary(level))
}

const fn prefix(name: OperatorName) -> OperatorToken {
    OperatorToken { name, prefix: true, infix: Infix::None }
}

/// An operator that may stand before an operand and between two.
const fn either(name: OperatorName, level: Level) -> OperatorToken {
    OperatorToken { prefix: true, ..binary(name, level) }
}

impl OperatorToken {
    #[inline]
    pub(crate) fn of(kind: TokenKind) -> Option<OperatorToken> {
        use OperatorName as O;
        Some(match kind {
            TokenKind::Plus => either(O::Plus, Level::Additive),
            TokenKind::Minus => either(O::Minus, Level::Additive),
            TokenKind::Star => either(O::Star, Level::Multiplicative),
            TokenKind::Slash => binary(O::Slash, Level::Multiplicative),
            TokenKind::Percent => binary(O::Percent, Level::Multiplicative),
            TokenKind::Caret => binary(O::Caret, Level::BitXor),
            TokenKind::Amp => either(O::Amp, Level::BitAnd),
            TokenKind::Pipe => binary(O::Pipe, Level::BitOr),
            TokenKind::Tilde => prefix(O::Tilde),
            TokenKind::Exclaim => prefix(O::Not),
            TokenKind::PlusPlus => prefix(O::PlusPlus),
            TokenKind::MinusMinus => prefix(O::MinusMinus),
            TokenKind::LessLess => binary(O::Shl, Level::Shift),
            TokenKind::Less => binary(O::Less, Level::Relational),
            TokenKind::Greater => binary(O::Greater, Level::Relational),
            TokenKind::LessEqual => binary(O::Le, Level::Relational),
            TokenKind::GreaterEqual => binary(O::Ge, Level::Relational),
            TokenKind::EqualEqual => binary(O::Eq, Level::Equality),
            TokenKind::ExclaimEqual => binary(O::Ne, Level::Equality),
            TokenKind::Spaceship => binary(O::Spaceship, Level::Spaceship),
            TokenKind::AmpAmp => binary(O::AndAnd, Level::And),
            TokenKind::PipePipe => binary(O::OrOr, Level::Or),
            TokenKind::DotStar => binary(O::ArrowStar, Level::MemberPointer),
            TokenKind::ArrowStar => binary(O::ArrowStar, Level::MemberPointer),
            TokenKind::Comma => infix(O::Comma, Infix::Comma),
            TokenKind::Arrow => infix(O::Arrow, Infix::None),
            TokenKind::Equal => infix(O::Assign, Infix::Assignment),
            TokenKind::PlusEqual => infix(O::PlusAssign, Infix::Assignment),
            TokenKind::MinusEqual => infix(O::MinusAssign, Infix::Assignment),
            TokenKind::StarEqual => infix(O::StarAssign, Infix::Assignment),
            TokenKind::SlashEqual => infix(O::SlashAssign, Infix::Assignment),
            TokenKind::PercentEqual => infix(O::PercentAssign, Infix::Assignment),
            TokenKind::CaretEqual => infix(O::CaretAssign, Infix::Assignment),
            TokenKind::AmpEqual => infix(O::AmpAssign, Infix::Assignment),
            TokenKind::PipeEqual => infix(O::PipeAssign, Infix::Assignment),
            TokenKind::LessLessEqual => infix(O::ShlAssign, Infix::Assignment),
            TokenKind::GreaterGreaterEqual => infix(O::ShrAssign, Infix::Assignment),
            _ => return None,
        })
    }

    /// Whether `(pack op ...)` may be written with it ([expr.prim.fold]).
    pub(crate) fn folds(self) -> bool {
        self.infix != Infix::None && self.name != OperatorName::Spaceship
    }
}
