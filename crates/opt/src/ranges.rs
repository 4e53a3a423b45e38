//! Between which values an integer lies, as far as its operands and the hardware say.
//!
//! Special registers have known limits: a block has at most 1024 threads along x and y and 64 along z, a grid at most
//! 2^31 - 1 blocks along x and 65535 along y and z. Ranges are of the value read as unsigned, both ends included.

use oxicc_ir::{BinOp, CastOp, Context, Function, Inst, InstData, IntFlags, Type, Value};

/// How far back operands are followed.
const MAX_DEPTH: u32 = 6;
/// Values of a phi that are looked at.
const MAX_INCOMING: usize = 4;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    pub low: u64,
    pub high: u64,
}

impl Range {
    fn new(low: u64, high: u64) -> Range {
        Range { low, high }
    }
}

/// Limits of the special registers, by the name of the intrinsic after `llvm.nvvm.read.ptx.sreg.`.
const REGISTERS: &[(&str, u64, u64)] = &[
    ("tid.x", 0, 1023),
    ("tid.y", 0, 1023),
    ("tid.z", 0, 63),
    ("ntid.x", 1, 1024),
    ("ntid.y", 1, 1024),
    ("ntid.z", 1, 64),
    ("ctaid.x", 0, 0x7fff_fffe),
    ("ctaid.y", 0, 65534),
    ("ctaid.z", 0, 65534),
    ("nctaid.x", 1, 0x7fff_ffff),
    ("nctaid.y", 1, 65535),
    ("nctaid.z", 1, 65535),
    ("laneid", 0, 31),
    ("warpsize", 32, 32),
];

/// The range of what an intrinsic reads from a special register, in this function: kernels can promise the size of their blocks.
pub fn register_range(ctx: &Context, func: &Function, intrinsic: &str) -> Option<Range> {
    let name = intrinsic.strip_prefix("llvm.nvvm.read.ptx.sreg.")?;
    let (_, low, high) = *REGISTERS.iter().find(|r| r.0 == name)?;
    if !name.starts_with("tid") && !name.starts_with("ntid") {
        return Some(Range::new(low, high));
    }
    let attrs = ctx.global(func.id()).as_function().map(|h| h.attrs).unwrap_or_default();
    let extents = |key| -> Option<[u64; 3]> {
        let mut list = ctx.attrs.func_string(attrs, key)?.split(',').map(|s| s.trim().parse::<u64>().ok());
        Some(std::array::from_fn(|_| list.next().flatten().unwrap_or(1).max(1)))
    };
    let (register, axis) = name.split_once('.').unwrap_or((name, ""));
    let axis = ["x", "y", "z"].iter().position(|a| *a == axis).unwrap_or(0);
    let required = extents("nvvm.reqntid").map(|e| e[axis]);
    // Only the number of threads is limited, not how they are arranged.
    let most = extents("nvvm.maxntid").map(|e| e.iter().fold(1, |p: u64, n| p.saturating_mul(*n)));
    Some(match (register, required, most) {
        ("ntid", Some(n), _) => Range::new(n, n),
        ("tid", Some(n), _) => Range::new(0, n - 1),
        ("ntid", None, Some(n)) => Range::new(low, high.min(n)),
        ("tid", None, Some(n)) => Range::new(low, high.min(n - 1)),
        _ => Range::new(low, high),
    })
}

fn ones(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// The range of an integer of at most 64 bits; everything its type holds when nothing is known.
pub fn range(ctx: &Context, func: &Function, v: Value) -> Option<Range> {
    bounded(ctx, func, v, MAX_DEPTH, true)
}

/// The same without believing promises not to wrap.
pub fn range_without_promises(ctx: &Context, func: &Function, v: Value) -> Option<Range> {
    bounded(ctx, func, v, MAX_DEPTH, false)
}

/// Whether the value, read as signed, is not negative.
pub fn is_non_negative(ctx: &Context, func: &Function, v: Value) -> bool {
    let width = ctx.types.int_width(func.value_type(v)).unwrap_or(0);
    (1..=64).contains(&width) && range(ctx, func, v).is_some_and(|r| r.high <= ones(width) >> 1)
}

fn bounded(ctx: &Context, func: &Function, v: Value, depth: u32, promises: bool) -> Option<Range> {
    let width = ctx.types.int_width(func.value_type(v)).filter(|w| *w <= 64)?;
    let full = Range::new(0, ones(width));
    if let Some(c) = func.as_u64(v) {
        return Some(Range::new(c & full.high, c & full.high));
    }
    let (Some(inst), true) = (func.value_inst(v), depth > 0) else { return Some(full) };
    let of = |v| bounded(ctx, func, v, depth - 1, promises);
    let known = match func.inst(inst) {
        InstData::Binary { op, flags, lhs, rhs, .. } => {
            if !BOUNDED.contains(&op) {
                return Some(full);
            }
            let a = of(lhs)?;
            // The other operand is not worth a search when this one can be anything.
            if a == full && matches!(op, BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Shl) {
                return Some(full);
            }
            let b = of(rhs)?;
            computed(op, promises && flags.contains(IntFlags::NSW), a, b, full)
        }
        InstData::Phi { .. } if promises => counted(ctx, func, inst, full.high >> 1, depth),
        InstData::Cast { op: CastOp::ZExt, value, .. } => of(value),
        InstData::Cast { op: CastOp::SExt, value, .. } => {
            let from = ctx.types.int_width(func.value_type(value))?;
            of(value).filter(|r| r.high <= ones(from) >> 1)
        }
        InstData::Cast { op: CastOp::Trunc, value, .. } => of(value).filter(|r| r.high <= full.high),
        InstData::Cast { op: CastOp::Bitcast, value, .. } => bits_of_integer(ctx, func, value),
        InstData::Select { then_value, else_value, .. } => {
            // c ? x + 1 : x, as a count of flags is written, is as deep as one operation.
            let grown = |v: Value, by: Value| match func.value_inst_data(v) {
                Some(InstData::Binary { op: BinOp::Add, flags, lhs, rhs, .. }) if lhs == by => {
                    let step = func.as_u64(rhs)? & full.high;
                    let (x, step) = (of(by)?, Range::new(step, step));
                    let never_wraps = promises && flags.contains(IntFlags::NSW);
                    let sum = computed(BinOp::Add, never_wraps, x, step, full)?;
                    Some(Range::new(x.low.min(sum.low), x.high.max(sum.high)))
                }
                _ => None,
            };
            if let Some(known) = grown(then_value, else_value).or_else(|| grown(else_value, then_value)) {
                return Some(known);
            }
            let (a, b) = (of(then_value)?, of(else_value)?);
            Some(Range::new(a.low.min(b.low), a.high.max(b.high)))
        }
        InstData::Call { .. } => {
            func.direct_callee(inst).and_then(|callee| register_range(ctx, func, ctx.global(callee).name()))
        }
        _ => None,
    };
    Some(known.filter(|r| r.high <= full.high).unwrap_or(full))
}

/// What an operation gives. A sum or product of positive numbers that does not wrap is positive.
fn computed(op: BinOp, never_wraps: bool, a: Range, b: Range, full: Range) -> Option<Range> {
    let most = full.high >> 1;
    if never_wraps && matches!(op, BinOp::Add | BinOp::Mul) && a.high <= most && b.high <= most {
        let exact = binary(op, a, b, full.high).unwrap_or(full);
        return Some(Range::new(exact.low.min(most), exact.high.min(most)));
    }
    binary(op, a, b, full.high)
}

/// The bits of an unsigned integer that was made a float: they grow with it.
fn bits_of_integer(ctx: &Context, func: &Function, v: Value) -> Option<Range> {
    let Some(InstData::Cast { op: CastOp::UiToFp, value, .. }) = func.value_inst_data(v) else { return None };
    let most = (1u128 << ctx.types.int_width(func.value_type(value)).filter(|w| *w <= 64)?) as f64;
    match func.value_type(v) {
        Type::FLOAT => Some(Range::new(0, u64::from((most as f32).to_bits()))),
        Type::DOUBLE => Some(Range::new(0, most.to_bits())),
        _ => None,
    }
}

/// A phi that starts with something positive and grows by a constant without wrapping: it stays positive.
fn counted(ctx: &Context, func: &Function, phi: Inst, most: u64, depth: u32) -> Option<Range> {
    let me = func.result(phi)?;
    if func.operands(phi).len() > MAX_INCOMING {
        return None;
    }
    let mut start = None;
    let mut grows = false;
    for (v, _) in func.incoming(phi) {
        match func.value_inst_data(v) {
            Some(InstData::Binary { op: BinOp::Add, flags, lhs, rhs, .. })
                if lhs == me
                    && flags.contains(IntFlags::NSW)
                    && func.as_u64(rhs).is_some_and(|c| c != 0 && c <= most) =>
            {
                grows = true;
            }
            _ if start.is_none() || start == Some(v) => start = Some(v),
            _ => return None,
        }
    }
    let first = bounded(ctx, func, start.filter(|_| grows)?, depth - 1, true)?;
    (first.high <= most).then(|| Range::new(first.low, most))
}

/// What [`binary`] knows something about.
const BOUNDED: [BinOp; 10] = [
    BinOp::Add,
    BinOp::Sub,
    BinOp::Mul,
    BinOp::And,
    BinOp::Or,
    BinOp::Xor,
    BinOp::UDiv,
    BinOp::URem,
    BinOp::LShr,
    BinOp::Shl,
];

fn binary(op: BinOp, a: Range, b: Range, ones: u64) -> Option<Range> {
    let fits = |low: Option<u64>, high: Option<u64>| Some(Range::new(low?, high.filter(|h| *h <= ones)?));
    match op {
        BinOp::Add => fits(a.low.checked_add(b.low), a.high.checked_add(b.high)),
        BinOp::Sub => fits(a.low.checked_sub(b.high), a.high.checked_sub(b.low)),
        BinOp::Mul => fits(a.low.checked_mul(b.low), a.high.checked_mul(b.high)),
        BinOp::And => Some(Range::new(0, a.high.min(b.high))),
        BinOp::Or | BinOp::Xor => {
            let bits = 64 - (a.high | b.high).leading_zeros();
            Some(Range::new(0, if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }))
        }
        BinOp::UDiv if b.low > 0 => Some(Range::new(a.low / b.high, a.high / b.low)),
        BinOp::URem if b.low > 0 => Some(Range::new(0, a.high.min(b.high - 1))),
        BinOp::LShr if b.high < 64 => Some(Range::new(a.low >> b.high, a.high >> b.low)),
        BinOp::Shl if b.high < 64 => {
            let high = a.high.checked_mul(1 << b.high);
            fits(a.low.checked_mul(1 << b.low), high)
        }
        _ => None,
    }
}
