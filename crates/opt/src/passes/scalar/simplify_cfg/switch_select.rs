//! A switch between values becomes selects.
//!
//! ```text
//! switch i32 %x, label %d [0 -> a, 1 -> b]            %c = icmp eq i32 %x, 1
//! a: %u = fadd %p, %q   br label %j                   %v = select %c, %w, %z
//! b: %w = fsub %p, %q   br label %j            ->     %e = icmp eq i32 %x, 0
//! d: br label %j                                      %r = select %e, %u, %v
//! j: %r = phi [ %u, a ], [ %w, b ], [ %z, d ]
//! ```
//!
//! Threads of a warp that take different cases run one after the other, with a jump or two for each: computing every case
//! is cheaper while all of them together are a few instructions per case. When the cases are all numbers of `k` bits, `k`
//! tests of single bits choose among them. What moves must be free of effects and unable to fault.

use oxicc_ir::{BinOp, Block, Builder, Context, Function, Inst, InstData, IntPred, Op, Type, Value};
use smallvec::SmallVec;

use super::if_convert::{hoist, speculation_cost};
use crate::ranges::range;

/// Cases of a switch that are looked at.
const MAX_CASES: usize = 16;
/// Cost of all arms and selects, for each case.
const COST_PER_CASE: usize = 4;
/// Bits that choose among values by themselves.
const MAX_BITS: u32 = 4;
/// Phis at the join.
const MAX_PHIS: usize = 3;

/// Where an edge of the switch leads.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// The block that the values come from.
    Values(Block),
    Unreachable,
}

/// Replaces the switch at the end of `block`; gives the join.
pub fn convert(ctx: &Context, func: &mut Function, block: Block) -> Option<Block> {
    let terminator = func.terminator(block)?;
    let InstData::Switch { value, default, cases, dests } = func.inst(terminator) else { return None };
    if !(2..=MAX_CASES).contains(&cases.len()) || !func.attachments(terminator).is_empty() {
        return None;
    }
    let cases: SmallVec<[u64; MAX_CASES]> = cases.iter().map(|c| func.as_u64(*c)).collect::<Option<_>>()?;
    let dests: SmallVec<[Block; MAX_CASES]> = dests.into();
    let limit = COST_PER_CASE * cases.len();
    let join = dests.iter().chain([&default]).find_map(|d| leads_to(func, block, *d))?;
    if join == block {
        return None;
    }
    let mut arms: SmallVec<[Block; MAX_CASES]> = SmallVec::new();
    let mut cost = 0;
    let mut ways: SmallVec<[Way; MAX_CASES]> = SmallVec::new();
    for &dest in dests.iter().chain([&default]) {
        ways.push(if dest == join {
            Way::Values(block)
        } else if dest == default && is_unreachable(func, dest) {
            Way::Unreachable
        } else if leads_to(func, block, dest) == Some(join) {
            if !arms.contains(&dest) {
                cost += speculation_cost(ctx, func, dest, limit as u32)? as usize;
                arms.push(dest);
            }
            Way::Values(dest)
        } else {
            return None;
        });
    }
    let phis: SmallVec<[Inst; 4]> = func.phis(join).collect();
    let scalar = |phi: &Inst| {
        let ty = func.inst_type(*phi);
        !ctx.types.is_aggregate(ty) && !ctx.types.is_vector(ty)
    };
    cost += phis.len() * cases.len();
    if cost > limit || !(1..=MAX_PHIS).contains(&phis.len()) || !phis.iter().all(scalar) {
        return None;
    }
    // For each phi the value of every case, and that of the default at the end.
    let mut rows: SmallVec<[SmallVec<[Option<Value>; MAX_CASES]>; 4]> = SmallVec::new();
    for &phi in &phis {
        let mut row = SmallVec::new();
        for way in &ways {
            row.push(match way {
                Way::Values(from) => Some(func.incoming_from(phi, *from)?),
                Way::Unreachable => None,
            });
        }
        rows.push(row);
    }
    for &arm in &arms {
        hoist(func, arm, terminator, None);
    }
    let bits = bits_of_cases(ctx, func, value, &cases);
    let mut chosen: SmallVec<[Value; 4]> = SmallVec::new();
    let mut b = Builder::before(ctx, func, terminator);
    let mut tests = Tests { value, ty: b.func.value_type(value), made: SmallVec::new() };
    for row in &rows {
        chosen.push(match bits {
            Some(k) => by_bits(&mut b, &mut tests, &cases, row, k),
            None => one_by_one(&mut b, &mut tests, &cases, row),
        });
    }
    for (&phi, value) in phis.iter().zip(chosen) {
        while let Some(i) = func.block_operands(phi).iter().position(|p| *p == block || arms.contains(p)) {
            func.remove_incoming(phi, i);
        }
        func.add_incoming(phi, value, block);
    }
    if ways.last() == Some(&Way::Unreachable) {
        func.remove_phi_edge(default, block);
    }
    func.replace_inst(terminator, Op::Br, &[], &[join]);
    for arm in arms {
        // Its entries in the phis are gone: without an edge nothing more is removed.
        func.make_unreachable(arm);
        func.remove_block(arm);
    }
    Some(join)
}

/// The only successor of a block that only `block` leads to.
fn leads_to(func: &Function, block: Block, arm: Block) -> Option<Block> {
    if func.unique_predecessor(arm) != Some(block) || arm == block || func.phis(arm).next().is_some() {
        return None;
    }
    match func.inst(func.terminator(arm)?) {
        InstData::Br { target } if func.attachments(func.terminator(arm)?).is_empty() => Some(target),
        _ => None,
    }
}

fn is_unreachable(func: &Function, block: Block) -> bool {
    func.first_inst(block).is_some_and(|i| matches!(func.inst(i), InstData::Unreachable))
}

/// The number of bits when the cases are most numbers of that many bits, and the value is one of these numbers.
fn bits_of_cases(ctx: &Context, func: &Function, value: Value, cases: &[u64]) -> Option<u32> {
    let high = range(ctx, func, value)?.high;
    let bits = 64 - high.leading_zeros();
    let fits = (1..=MAX_BITS).contains(&bits) && cases.iter().all(|c| *c <= high);
    (fits && 4 * cases.len() >= 3 * (1 << bits)).then_some(bits)
}

/// The comparisons made so far, shared by the phis.
struct Tests {
    value: Value,
    ty: Type,
    made: SmallVec<[((bool, u64), Value); 8]>,
}

impl Tests {
    fn get(&mut self, b: &mut Builder<'_>, is_bit: bool, number: u64) -> Value {
        if let Some((_, v)) = self.made.iter().find(|(k, _)| *k == (is_bit, number)) {
            return *v;
        }
        let int = |b: &mut Builder<'_>, n: u64| {
            let types = &b.ctx.types;
            b.func.const_int(types, self.ty, n)
        };
        let test = if is_bit {
            let mask = int(b, 1 << number);
            let zero = int(b, 0);
            let bit = b.binary(BinOp::And, self.value, mask);
            b.icmp(IntPred::Ne, bit, zero)
        } else {
            let c = int(b, number);
            b.icmp(IntPred::Eq, self.value, c)
        };
        self.made.push(((is_bit, number), test));
        test
    }
}

/// Pairs of neighbours by the lowest bit, pairs of these by the next.
fn by_bits(b: &mut Builder<'_>, tests: &mut Tests, cases: &[u64], row: &[Option<Value>], bits: u32) -> Value {
    let other = row.last().copied().flatten();
    let mut level: Vec<Option<Value>> =
        (0..1u64 << bits).map(|n| cases.iter().position(|c| *c == n).map_or(other, |i| row[i])).collect();
    for bit in 0..bits {
        level = level
            .chunks(2)
            .map(|pair| match *pair {
                [Some(x), Some(y)] if x != y => {
                    let test = tests.get(b, true, u64::from(bit));
                    Some(b.select(test, y, x))
                }
                [x, y] => x.or(y),
                _ => None,
            })
            .collect();
    }
    let ty = row.iter().flatten().next().map_or(Type::I32, |v| b.func.value_type(*v));
    level.first().copied().flatten().unwrap_or_else(|| b.func.poison(ty))
}

fn one_by_one(b: &mut Builder<'_>, tests: &mut Tests, cases: &[u64], row: &[Option<Value>]) -> Value {
    let mut result = row.last().copied().flatten();
    for (i, &case) in cases.iter().enumerate().rev() {
        result = match (row[i], result) {
            (Some(v), Some(r)) if v != r => {
                let test = tests.get(b, false, case);
                Some(b.select(test, v, r))
            }
            (v, r) => r.or(v),
        };
    }
    let ty = row.iter().flatten().next().map_or(Type::I32, |v| b.func.value_type(*v));
    result.unwrap_or_else(|| b.func.poison(ty))
}
