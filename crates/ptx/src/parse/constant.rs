//! Constant expressions, evaluated while reading. Integers are 64 bits, signed unless marked unsigned.

use super::lex::{Punct, Token};
use super::{MAX_DEPTH, Parser, Result2};

/// The value of a constant expression.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Value {
    Int { bits: i64, unsigned: bool },
    F32(u32),
    F64(u64),
}

impl Value {
    fn int(bits: i64, unsigned: bool) -> Value {
        Value::Int { bits, unsigned }
    }

    fn flag(condition: bool) -> Value {
        Value::int(i64::from(condition), false)
    }

    fn as_f64(self) -> f64 {
        match self {
            Value::Int { bits, unsigned: true } => bits as u64 as f64,
            Value::Int { bits, unsigned: false } => bits as f64,
            Value::F32(bits) => f64::from(f32::from_bits(bits)),
            Value::F64(bits) => f64::from_bits(bits),
        }
    }

    fn is_true(self) -> bool {
        match self {
            Value::Int { bits, .. } => bits != 0,
            float => float.as_f64() != 0.0,
        }
    }
}

/// Binding strength of a binary operator; larger binds tighter.
fn precedence(punct: Punct) -> Option<u8> {
    Some(match punct {
        Punct::OrOr => 1,
        Punct::AndAnd => 2,
        Punct::Or => 3,
        Punct::Caret => 4,
        Punct::And => 5,
        Punct::EqEq | Punct::NotEq => 6,
        Punct::Less | Punct::Greater | Punct::LessEq | Punct::GreaterEq => 7,
        Punct::Shl | Punct::Shr => 8,
        Punct::Plus | Punct::Minus => 9,
        Punct::Star | Punct::Slash | Punct::Percent => 10,
        _ => return None,
    })
}

impl Parser<'_, '_> {
    /// Any constant expression.
    pub(super) fn constant(&mut self) -> Result2<Value> {
        self.conditional(0)
    }

    /// A constant expression that must be an integer.
    pub(super) fn int_constant(&mut self) -> Result2<i64> {
        let offset = self.offset;
        match self.constant()? {
            Value::Int { bits, .. } => Ok(bits),
            _ => self.error_at(offset, "expected an integer constant"),
        }
    }

    /// A non-negative integer that fits in 32 bits.
    pub(super) fn u32_constant(&mut self) -> Result2<u32> {
        let offset = self.offset;
        let value = self.int_constant()?;
        match u32::try_from(value) {
            Ok(value) => Ok(value),
            Err(_) => self.error_at(offset, "integer constant out of range"),
        }
    }

    fn conditional(&mut self, depth: u32) -> Result2<Value> {
        let condition = self.binary(0, depth)?;
        if !self.eat(Punct::Question) {
            return Ok(condition);
        }
        let yes = self.conditional(self.deeper(depth)?)?;
        self.expect(Punct::Colon)?;
        let no = self.conditional(self.deeper(depth)?)?;
        Ok(if condition.is_true() { yes } else { no })
    }

    fn deeper(&self, depth: u32) -> Result2<u32> {
        if depth >= MAX_DEPTH { self.error("expression nested too deeply") } else { Ok(depth + 1) }
    }

    fn binary(&mut self, minimum: u8, depth: u32) -> Result2<Value> {
        let mut left = self.unary(depth)?;
        while let Token::Punct(punct) = self.token {
            let Some(level) = precedence(punct).filter(|&level| level > minimum) else { break };
            let offset = self.offset;
            self.bump();
            let right = self.binary(level, self.deeper(depth)?)?;
            left = match apply(punct, left, right) {
                Some(value) => value,
                None => return self.error_at(offset, "invalid operation in a constant expression"),
            };
        }
        Ok(left)
    }

    fn unary(&mut self, depth: u32) -> Result2<Value> {
        let depth = self.deeper(depth)?;
        let offset = self.offset;
        match self.token {
            Token::Int { value, unsigned, .. } => {
                self.bump();
                // A literal beyond the signed range is unsigned.
                Ok(Value::int(value as i64, unsigned || value > i64::MAX as u64))
            }
            Token::F32(bits) => {
                self.bump();
                Ok(Value::F32(bits))
            }
            Token::F64(bits) => {
                self.bump();
                Ok(Value::F64(bits))
            }
            Token::Ident("WARP_SZ") => {
                self.bump();
                Ok(Value::int(32, false))
            }
            Token::Punct(Punct::Plus) => {
                self.bump();
                self.unary(depth)
            }
            Token::Punct(Punct::Minus) => {
                self.bump();
                Ok(match self.unary(depth)? {
                    Value::Int { bits, unsigned } => Value::int(bits.wrapping_neg(), unsigned),
                    Value::F32(bits) => Value::F32(bits ^ (1 << 31)),
                    Value::F64(bits) => Value::F64(bits ^ (1 << 63)),
                })
            }
            Token::Punct(Punct::Tilde) => {
                self.bump();
                match self.unary(depth)? {
                    Value::Int { bits, unsigned } => Ok(Value::int(!bits, unsigned)),
                    _ => self.error_at(offset, "'~' needs an integer"),
                }
            }
            Token::Punct(Punct::Not) => {
                self.bump();
                Ok(Value::flag(!self.unary(depth)?.is_true()))
            }
            Token::Punct(Punct::OpenParen) => {
                self.bump();
                if let Token::Dot(word @ ("s64" | "u64")) = self.token {
                    self.bump();
                    self.expect(Punct::CloseParen)?;
                    return match self.unary(depth)? {
                        Value::Int { bits, .. } => Ok(Value::int(bits, word == "u64")),
                        _ => self.error_at(offset, "a cast needs an integer"),
                    };
                }
                let value = self.conditional(depth)?;
                self.expect(Punct::CloseParen)?;
                Ok(value)
            }
            _ => self.expected("a constant"),
        }
    }
}

/// The value of an operation; `None` when it has none.
fn apply(op: Punct, a: Value, b: Value) -> Option<Value> {
    let (Value::Int { bits: x, unsigned: ux }, Value::Int { bits: y, unsigned: uy }) = (a, b) else {
        return apply_float(op, a, b);
    };
    let unsigned = ux || uy;
    let order = if unsigned { (x as u64).cmp(&(y as u64)) } else { x.cmp(&y) };
    Some(match op {
        Punct::Plus => Value::int(x.wrapping_add(y), unsigned),
        Punct::Minus => Value::int(x.wrapping_sub(y), unsigned),
        Punct::Star => Value::int(x.wrapping_mul(y), unsigned),
        Punct::Slash | Punct::Percent if y == 0 => return None,
        Punct::Slash if unsigned => Value::int(((x as u64) / (y as u64)) as i64, true),
        Punct::Slash => Value::int(x.wrapping_div(y), false),
        Punct::Percent if unsigned => Value::int(((x as u64) % (y as u64)) as i64, true),
        Punct::Percent => Value::int(x.wrapping_rem(y), false),
        Punct::And => Value::int(x & y, unsigned),
        Punct::Or => Value::int(x | y, unsigned),
        Punct::Caret => Value::int(x ^ y, unsigned),
        // Shift amounts are clamped, as the shift instructions do.
        Punct::Shl => Value::int(u32::try_from(y).ok().and_then(|y| x.checked_shl(y)).unwrap_or(0), ux),
        Punct::Shr if ux => Value::int(
            u32::try_from(y).ok().and_then(|y| (x as u64).checked_shr(y)).unwrap_or(0) as i64,
            true,
        ),
        Punct::Shr => Value::int(x >> y.clamp(0, 63), false),
        Punct::EqEq => Value::flag(x == y),
        Punct::NotEq => Value::flag(x != y),
        Punct::Less => Value::flag(order.is_lt()),
        Punct::Greater => Value::flag(order.is_gt()),
        Punct::LessEq => Value::flag(order.is_le()),
        Punct::GreaterEq => Value::flag(order.is_ge()),
        Punct::AndAnd => Value::flag(a.is_true() && b.is_true()),
        Punct::OrOr => Value::flag(a.is_true() || b.is_true()),
        _ => return None,
    })
}

fn apply_float(op: Punct, a: Value, b: Value) -> Option<Value> {
    let (x, y) = (a.as_f64(), b.as_f64());
    let float = |value: f64| Some(Value::F64(value.to_bits()));
    match op {
        Punct::Plus => float(x + y),
        Punct::Minus => float(x - y),
        Punct::Star => float(x * y),
        Punct::Slash => float(x / y),
        Punct::EqEq => Some(Value::flag(x == y)),
        Punct::NotEq => Some(Value::flag(x != y)),
        Punct::Less => Some(Value::flag(x < y)),
        Punct::Greater => Some(Value::flag(x > y)),
        Punct::LessEq => Some(Value::flag(x <= y)),
        Punct::GreaterEq => Some(Value::flag(x >= y)),
        _ => None,
    }
}
