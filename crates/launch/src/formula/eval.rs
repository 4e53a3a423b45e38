//! Evaluating formulas.

use std::fmt;

use super::functions::less;
use super::{BinaryOp, Formula, NameId, Node, NodeId, ReduceOp, UnaryOp};
use crate::Value;

/// What a formula reads: arguments by their [`NameId`], before and after a launch.
pub trait Memory {
    fn scalar(&self, name: NameId) -> Value;
    fn len(&self, buffer: NameId) -> usize;
    /// Element of a buffer as it is now; `None` outside the buffer.
    fn element(&self, buffer: NameId, index: usize) -> Option<Value>;
    /// Element as it was before the launch.
    fn old_element(&self, buffer: NameId, index: usize) -> Option<Value>;
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EvalError {
    OutOfBounds { index: i128, len: usize },
    DivisionByZero,
}

impl fmt::Display for EvalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EvalError::OutOfBounds { index, len } => {
                write!(f, "the formula reads index {index} of a buffer of {len} elements")
            }
            EvalError::DivisionByZero => write!(f, "the formula divides by zero"),
        }
    }
}

struct Evaluator<'a, M> {
    nodes: &'a [Node],
    memory: &'a M,
    locals: Vec<i128>,
    old: bool,
}

impl Formula {
    /// The value for one `i`.
    pub fn eval(&self, memory: &impl Memory, i: usize) -> Result<Value, EvalError> {
        let mut locals = vec![0; self.locals];
        locals[0] = i as i128;
        Evaluator { nodes: &self.nodes, memory, locals, old: false }.eval(self.root)
    }
}

impl<M: Memory> Evaluator<'_, M> {
    fn eval(&mut self, id: NodeId) -> Result<Value, EvalError> {
        let nodes = self.nodes;
        Ok(match &nodes[id as usize] {
            Node::Const(v) => *v,
            Node::Local(l) => Value::Int(self.locals[*l as usize]),
            Node::Scalar(name) => self.memory.scalar(*name),
            Node::Length(name) => Value::Int(self.memory.len(*name) as i128),
            Node::Element { buffer, index } => {
                let index = self.eval(*index)?.as_int();
                let at = usize::try_from(index).ok();
                let value = if self.old {
                    at.and_then(|at| self.memory.old_element(*buffer, at))
                } else {
                    at.and_then(|at| self.memory.element(*buffer, at))
                };
                value.ok_or(EvalError::OutOfBounds { index, len: self.memory.len(*buffer) })?
            }
            Node::Old(inner) => {
                let saved = std::mem::replace(&mut self.old, true);
                let value = self.eval(*inner);
                self.old = saved;
                value?
            }
            Node::Unary(op, operand) => unary(*op, self.eval(*operand)?),
            Node::Binary(BinaryOp::And, a, b) => {
                Value::Int((self.eval(*a)?.is_true() && self.eval(*b)?.is_true()).into())
            }
            Node::Binary(BinaryOp::Or, a, b) => {
                Value::Int((self.eval(*a)?.is_true() || self.eval(*b)?.is_true()).into())
            }
            Node::Binary(op, a, b) => binary(*op, self.eval(*a)?, self.eval(*b)?)?,
            Node::Select { cond, then, otherwise } => {
                let taken = if self.eval(*cond)?.is_true() { *then } else { *otherwise };
                self.eval(taken)?
            }
            Node::Call { function, args } => {
                let mut values = [Value::Int(0); 3];
                for (slot, arg) in values.iter_mut().zip(args) {
                    *slot = self.eval(*arg)?;
                }
                (function.apply)(&values[..args.len()])
            }
            Node::Reduce { op, local, low, high, body } => {
                let (low, high) = (self.eval(*low)?.as_int(), self.eval(*high)?.as_int());
                let mut result = None;
                for k in low..high {
                    self.locals[*local as usize] = k;
                    let value = self.eval(*body)?;
                    result = Some(combine(*op, result, value)?);
                }
                result.unwrap_or(Value::Int(if *op == ReduceOp::Prod { 1 } else { 0 }))
            }
        })
    }
}

fn combine(op: ReduceOp, so_far: Option<Value>, value: Value) -> Result<Value, EvalError> {
    let value = if op == ReduceOp::Count { Value::Int(value.is_true().into()) } else { value };
    let Some(so_far) = so_far else { return Ok(value) };
    match op {
        ReduceOp::Sum | ReduceOp::Count => binary(BinaryOp::Add, so_far, value),
        ReduceOp::Prod => binary(BinaryOp::Mul, so_far, value),
        ReduceOp::Min => Ok(if less(value, so_far) { value } else { so_far }),
        ReduceOp::Max => Ok(if less(so_far, value) { value } else { so_far }),
    }
}

fn unary(op: UnaryOp, v: Value) -> Value {
    match (op, v) {
        (UnaryOp::Neg, Value::Int(v)) => Value::Int(v.wrapping_neg()),
        (UnaryOp::Neg, Value::Float(v)) => Value::Float(-v),
        (UnaryOp::Not, v) => Value::Int((!v.is_true()).into()),
        (UnaryOp::BitNot, v) => Value::Int(!v.as_int()),
    }
}

fn binary(op: BinaryOp, a: Value, b: Value) -> Result<Value, EvalError> {
    use BinaryOp::*;
    let truth = |v: bool| Ok(Value::Int(v.into()));
    if let (Value::Int(x), Value::Int(y)) = (a, b) {
        return match op {
            Add => Ok(Value::Int(x.wrapping_add(y))),
            Sub => Ok(Value::Int(x.wrapping_sub(y))),
            Mul => Ok(Value::Int(x.wrapping_mul(y))),
            Div => x.checked_div(y).map(Value::Int).ok_or(EvalError::DivisionByZero),
            Rem => x.checked_rem(y).map(Value::Int).ok_or(EvalError::DivisionByZero),
            Shl => Ok(Value::Int(shift_amount(y).map_or(0, |s| x << s))),
            Shr => Ok(Value::Int(x >> shift_amount(y).unwrap_or(127))),
            BitAnd => Ok(Value::Int(x & y)),
            BitXor => Ok(Value::Int(x ^ y)),
            BitOr => Ok(Value::Int(x | y)),
            And => truth(x != 0 && y != 0),
            Or => truth(x != 0 || y != 0),
            Lt => truth(x < y),
            Le => truth(x <= y),
            Gt => truth(x > y),
            Ge => truth(x >= y),
            Eq => truth(x == y),
            Ne => truth(x != y),
        };
    }
    let (x, y) = (a.as_f64(), b.as_f64());
    match op {
        Add => Ok(Value::Float(x + y)),
        Sub => Ok(Value::Float(x - y)),
        Mul => Ok(Value::Float(x * y)),
        Div => Ok(Value::Float(x / y)),
        Rem => Ok(Value::Float(x % y)),
        Lt => truth(x < y),
        Le => truth(x <= y),
        Gt => truth(x > y),
        Ge => truth(x >= y),
        Eq => truth(x == y),
        Ne => truth(x != y),
        // Bit operations on a float operand truncate it, as a C cast would.
        Shl | Shr | BitAnd | BitXor | BitOr | And | Or => {
            binary(op, Value::Int(a.as_int()), Value::Int(b.as_int()))
        }
    }
}

/// Amounts outside 0..=127 shift everything out.
fn shift_amount(y: i128) -> Option<u32> {
    u32::try_from(y).ok().filter(|s| *s < 128)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formula::Scope;

    struct Fixed;

    impl Memory for Fixed {
        fn scalar(&self, _: NameId) -> Value {
            Value::Int(4)
        }
        fn len(&self, _: NameId) -> usize {
            4
        }
        fn element(&self, _: NameId, index: usize) -> Option<Value> {
            (index < 4).then_some(Value::Float(index as f64 + 0.5))
        }
        fn old_element(&self, _: NameId, index: usize) -> Option<Value> {
            (index < 4).then_some(Value::Int(index as i128))
        }
    }

    fn eval(text: &str, i: usize) -> Result<Value, EvalError> {
        let mut scope = Scope::default();
        scope.add_buffer("x");
        scope.add_scalar("n");
        Formula::parse(text, &scope).unwrap().eval(&Fixed, i)
    }

    #[test]
    fn values() {
        let cases = [
            ("1 + 2 * 3 - 4 / 2", Value::Int(5)),
            ("-7 / 2", Value::Int(-3)),
            ("-7 % 4", Value::Int(-3)),
            ("1 << 40", Value::Int(1 << 40)),
            ("0xff & ~0xf | 1 ^ 3", Value::Int(0xf2)),
            ("7.0 / 2", Value::Float(3.5)),
            ("1e-3f * 1000", Value::Float(1.0)),
            ("x[i] * 2", Value::Float(5.0)),
            ("old(x[i]) + x[i]", Value::Float(4.5)),
            ("i > 1 ? n : -n", Value::Int(4)),
            ("i < 1 && x[99] > 0", Value::Int(0)),
            ("sum(k, 0, n, old(x[k]))", Value::Int(6)),
            ("sum(a, 0, 3, sum(b, 0, a, 1))", Value::Int(3)),
            ("maxof(k, 0, len(x), x[k])", Value::Float(3.5)),
            ("count(k, 0, n, x[k] > 1)", Value::Int(3)),
            ("u32(-1)", Value::Int(0xffff_ffff)),
            ("min(3, 2.5)", Value::Float(2.5)),
            ("bits_of_f32(1.0)", Value::Int(0x3f80_0000)),
            ("clz(1) + popc(0xf0)", Value::Int(35)),
            ("fma(2.0, 3.0, 1.0) == 7", Value::Int(1)),
        ];
        for (text, expected) in cases {
            assert_eq!(eval(text, 2), Ok(expected), "{text}");
        }
    }

    #[test]
    fn errors_are_values() {
        assert_eq!(eval("x[i+2]", 2), Err(EvalError::OutOfBounds { index: 4, len: 4 }));
        assert_eq!(eval("x[-1]", 0), Err(EvalError::OutOfBounds { index: -1, len: 4 }));
        assert_eq!(eval("1 / (n - 4)", 0), Err(EvalError::DivisionByZero));
    }
}
