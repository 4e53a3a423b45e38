//! The instruction and the questions one asks it.

use smallvec::SmallVec;

use super::modifier::{CacheOp, CmpOp, Flag, MemOrder, MmaShape, Modifier, ReduceOp, Rounding, Scope};
use super::opcode::Opcode;
use super::operand::{Operand, Reg};
use super::types::{ScalarType, StateSpace, VectorSize};

/// `@%p1` or `@!%p1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Guard {
    /// The predicate register.
    pub pred: Reg,
    /// Whether the instruction is executed where it is false: `@!p`.
    pub negated: bool,
}

/// Modifiers in the order they are written.
pub type Modifiers = SmallVec<[Modifier; 6]>;
/// Operands in the order they are written, results first.
pub type Operands = SmallVec<[Operand; 4]>;

/// One instruction.
#[derive(Clone, PartialEq, Debug)]
pub struct Inst {
    /// What it does.
    pub op: Opcode,
    /// The predicate that decides whether a thread executes it.
    pub guard: Option<Guard>,
    /// In textual order.
    pub mods: Modifiers,
    /// In textual order, destinations first. For `call` see [`Inst::call_parts`].
    pub operands: Operands,
}

/// The pieces of a call instruction.
#[derive(Clone, Copy, Debug)]
pub struct CallParts<'a> {
    /// Names of the return parameters.
    pub returns: &'a [Operand],
    /// `Operand::Symbol` for a direct call, `Operand::Reg` for an indirect one.
    pub callee: &'a Operand,
    /// The arguments.
    pub args: &'a [Operand],
    /// The `.callprototype` or `.calltargets` label of an indirect call.
    pub prototype: Option<&'a Operand>,
}

impl Inst {
    /// An instruction without modifiers and operands.
    pub fn new(op: Opcode) -> Inst {
        Inst { op, guard: None, mods: Modifiers::new(), operands: Operands::new() }
    }

    /// Adds a modifier.
    pub fn with(mut self, modifier: impl Into<Modifier>) -> Inst {
        self.mods.push(modifier.into());
        self
    }

    /// Adds a modifier if there is one.
    pub fn with_opt(mut self, modifier: Option<impl Into<Modifier>>) -> Inst {
        if let Some(modifier) = modifier {
            self.mods.push(modifier.into());
        }
        self
    }

    /// Adds a flag if the condition holds.
    pub fn with_if(mut self, condition: bool, flag: Flag) -> Inst {
        if condition {
            self.mods.push(Modifier::Flag(flag));
        }
        self
    }

    /// Adds an operand.
    pub fn arg(mut self, operand: impl Into<Operand>) -> Inst {
        self.operands.push(operand.into());
        self
    }

    /// Adds operands.
    pub fn args(mut self, operands: impl IntoIterator<Item = Operand>) -> Inst {
        self.operands.extend(operands);
        self
    }

    /// Executes only where the predicate holds.
    pub fn guarded(mut self, pred: Reg) -> Inst {
        self.guard = Some(Guard { pred, negated: false });
        self
    }

    /// Executes only where the predicate does not hold.
    pub fn guarded_not(mut self, pred: Reg) -> Inst {
        self.guard = Some(Guard { pred, negated: true });
        self
    }

    /// Whether it has a modifier.
    pub fn has(&self, modifier: impl Into<Modifier>) -> bool {
        self.mods.contains(&modifier.into())
    }

    fn find<T>(&self, select: impl Fn(Modifier) -> Option<T>) -> Option<T> {
        self.mods.iter().copied().find_map(select)
    }

    /// The type modifiers in order.
    pub fn types(&self) -> impl DoubleEndedIterator<Item = ScalarType> + '_ {
        self.mods.iter().filter_map(|m| match *m {
            Modifier::Type(ty) => Some(ty),
            _ => None,
        })
    }

    /// The first type modifier: the destination type of `cvt`, the only one of most instructions.
    pub fn ty(&self) -> Option<ScalarType> {
        self.types().next()
    }

    /// The last type modifier: the source type of `cvt`.
    pub fn last_type(&self) -> Option<ScalarType> {
        self.types().next_back()
    }

    /// The state-space modifiers in order (`cp.async` has two).
    pub fn spaces(&self) -> impl Iterator<Item = StateSpace> + '_ {
        self.mods.iter().filter_map(|m| match *m {
            Modifier::Space(space) => Some(space),
            _ => None,
        })
    }

    /// The first state space; `None` means generic addressing.
    pub fn space(&self) -> Option<StateSpace> {
        self.spaces().next()
    }

    /// The rounding modifier, if there is one.
    pub fn rounding(&self) -> Option<Rounding> {
        self.find(|m| if let Modifier::Rounding(x) = m { Some(x) } else { None })
    }

    /// The comparison of `setp`, `set`, `vset`.
    pub fn cmp(&self) -> Option<CmpOp> {
        self.find(|m| match m {
            Modifier::Cmp(x) => Some(x),
            Modifier::Flag(Flag::Lo) => Some(CmpOp::Lo),
            Modifier::Flag(Flag::Hi) => Some(CmpOp::Hi),
            _ => None,
        })
    }

    /// The operation of atomics and reductions; the boolean operation of `setp`.
    pub fn reduce_op(&self) -> Option<ReduceOp> {
        self.find(|m| if let Modifier::Op(x) = m { Some(x) } else { None })
    }

    /// The vector modifier of a load, store or atomic, if there is one.
    pub fn vector(&self) -> Option<VectorSize> {
        self.find(|m| if let Modifier::Vec(x) = m { Some(x) } else { None })
    }

    /// The cache operator, if there is one.
    pub fn cache_op(&self) -> Option<CacheOp> {
        self.find(|m| if let Modifier::Cache(x) = m { Some(x) } else { None })
    }

    /// The scope, if there is one.
    pub fn scope(&self) -> Option<Scope> {
        self.find(|m| if let Modifier::Scope(x) = m { Some(x) } else { None })
    }

    /// The memory order, if there is one.
    pub fn order(&self) -> Option<MemOrder> {
        self.find(|m| if let Modifier::Order(x) = m { Some(x) } else { None })
    }

    /// The shape of a matrix operation, if there is one.
    pub fn shape(&self) -> Option<MmaShape> {
        self.find(|m| if let Modifier::Shape(x) = m { Some(x) } else { None })
    }

    /// The `.x4` of `ldmatrix`, `tcgen05.ld` and relatives.
    pub fn count(&self) -> Option<u8> {
        self.find(|m| if let Modifier::Count(x) = m { Some(x) } else { None })
    }

    /// The pieces of a call; `None` for another opcode or a call without a callee.
    pub fn call_parts(&self) -> Option<CallParts<'_>> {
        if self.op != Opcode::Call {
            return None;
        }
        let mut rest = self.operands.as_slice();
        let mut returns: &[Operand] = &[];
        if let [Operand::Paren(group), tail @ ..] = rest {
            returns = group;
            rest = tail;
        }
        let (callee, tail) = rest.split_first()?;
        rest = tail;
        let mut args: &[Operand] = &[];
        if let [Operand::Paren(group), tail @ ..] = rest {
            args = group;
            rest = tail;
        }
        Some(CallParts { returns, callee, args, prototype: rest.first() })
    }
}
