//! Addresses and indices as polynomials.
//!
//! An index like `row * n + k - 1` is a sum of products of values the function does not take apart further. Written that
//! way, two addresses can be subtracted, and the part that changes with a loop's counter can be split off. Polynomials are
//! over the integers: a 32-bit operation is taken apart only when it promises not to wrap, so that its extension to 64
//! bits is the same sum of extended parts; 64-bit operations wrap as addresses do.

use oxicc_ir::{BinOp, Builder, CastOp, Context, Function, InstData, IntFlags, Type, Value};
use smallvec::SmallVec;

use crate::ranges::{is_non_negative, range_without_promises};

/// Operations whose ranges are combined.
const MAX_RANGES: u32 = 6;
/// How far back operands are followed.
const MAX_DEPTH: u32 = 12;
/// Terms of a polynomial; a larger one is taken as a value.
const MAX_TERMS: usize = 8;

/// Whether promises of operations not to wrap are believed. They are when the address is used for sure: a broken promise
/// is then undefined behaviour.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Trust {
    Flags,
    Ranges,
}

/// Values of a product.
const MAX_FACTORS: usize = 3;

/// A product of one to three values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Product {
    /// Sorted; behind the last one, the first of all values stands in.
    values: [Value; MAX_FACTORS],
    len: u8,
}

impl Product {
    pub fn of(v: Value) -> Product {
        let mut values = [Value::from_u32(0); MAX_FACTORS];
        values[0] = v;
        Product { values, len: 1 }
    }

    pub fn values(&self) -> &[Value] {
        &self.values[..usize::from(self.len)]
    }

    /// The product of both, where it has not too many values.
    fn times(self, other: Product) -> Option<Product> {
        let mut all: SmallVec<[Value; 2 * MAX_FACTORS]> = self.values().into();
        all.extend_from_slice(other.values());
        Product::from_values(&mut all)
    }

    fn from_values(all: &mut [Value]) -> Option<Product> {
        if all.len() > MAX_FACTORS {
            return None;
        }
        all.sort_unstable();
        let mut values = [Value::from_u32(0); MAX_FACTORS];
        values[..all.len()].copy_from_slice(all);
        Some(Product { values, len: all.len() as u8 })
    }

    /// What is left without one of the values: nothing is a product of none.
    pub fn without(&self, at: usize) -> Option<Product> {
        let mut rest: SmallVec<[Value; MAX_FACTORS]> = self.values().into();
        rest.remove(at);
        if rest.is_empty() { None } else { Product::from_values(&mut rest) }
    }
}

/// A sum of products with constant factors, and a constant.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Poly {
    pub constant: i64,
    /// Sorted by product; no factor is zero.
    pub terms: SmallVec<[(Product, i64); 4]>,
}

impl Poly {
    pub fn constant(c: i64) -> Poly {
        Poly { constant: c, terms: SmallVec::new() }
    }

    pub fn value(v: Value) -> Poly {
        Poly::product(Product::of(v))
    }

    pub fn product(product: Product) -> Poly {
        Poly { constant: 0, terms: SmallVec::from_iter([(product, 1)]) }
    }

    pub fn is_constant(&self) -> bool {
        self.terms.is_empty()
    }

    /// `self + factor * other`, wrapping as 64-bit addresses do.
    pub fn add_scaled(&self, other: &Poly, factor: i64) -> Poly {
        let mut out = self.clone();
        out.constant = out.constant.wrapping_add(other.constant.wrapping_mul(factor));
        for (product, f) in &other.terms {
            out.add_term(*product, f.wrapping_mul(factor));
        }
        out
    }

    pub fn sub(&self, other: &Poly) -> Poly {
        self.add_scaled(other, -1)
    }

    pub fn scaled(&self, factor: i64) -> Poly {
        Poly::default().add_scaled(self, factor)
    }

    pub fn add_term(&mut self, product: Product, factor: i64) {
        if factor == 0 {
            return;
        }
        match self.terms.binary_search_by(|t| t.0.cmp(&product)) {
            Ok(at) => {
                self.terms[at].1 = self.terms[at].1.wrapping_add(factor);
                if self.terms[at].1 == 0 {
                    self.terms.remove(at);
                }
            }
            Err(at) => self.terms.insert(at, (product, factor)),
        }
    }

    /// The product, where no term would be of too many values.
    pub fn times(&self, other: &Poly) -> Option<Poly> {
        let mut out = Poly::constant(self.constant.wrapping_mul(other.constant));
        for (p, f) in &self.terms {
            out.add_term(*p, f.wrapping_mul(other.constant));
        }
        for (p, f) in &other.terms {
            out.add_term(*p, f.wrapping_mul(self.constant));
        }
        for (a, f) in &self.terms {
            for (b, g) in &other.terms {
                out.add_term(a.times(*b)?, f.wrapping_mul(*g));
            }
        }
        (out.terms.len() <= MAX_TERMS).then_some(out)
    }

    /// The polynomial that this one is a multiple of, and the factor.
    pub fn unit(&self) -> Option<(Poly, i64)> {
        let all = self.terms.iter().map(|t| t.1).chain([self.constant]);
        let divisor = all.fold(0u64, |a, f| gcd(a, f.unsigned_abs()));
        let sign = self.terms.first()?.1.signum();
        let factor = i64::try_from(divisor).ok().filter(|d| *d != 0)? * sign;
        let terms = self.terms.iter().map(|(p, f)| (*p, f / factor)).collect();
        Some((Poly { constant: self.constant / factor, terms }, factor))
    }

    /// The values in it.
    pub fn values(&self) -> impl Iterator<Item = Value> + '_ {
        self.terms.iter().flat_map(|(p, _)| p.values().iter().copied())
    }

    /// The integer an index stands for, read as signed.
    pub fn of_index(ctx: &Context, func: &Function, v: Value) -> Poly {
        index(ctx, func, v, MAX_DEPTH, Trust::Flags)
    }

    /// Instructions that compute it with 64 bits.
    pub fn emit(&self, b: &mut Builder<'_>) -> Value {
        let mut sum: Option<Value> = None;
        let constant = |b: &mut Builder<'_>, c: i64| b.func.const_i64(c);
        for (values, factor) in &self.terms {
            let mut product = wide(b, values.values[0]);
            for v in &values.values()[1..] {
                let v = wide(b, *v);
                product = b.binary(BinOp::Mul, product, v);
            }
            if *factor != 1 {
                let f = constant(b, *factor);
                product = b.binary(BinOp::Mul, product, f);
            }
            sum = Some(match sum {
                Some(s) => b.binary(BinOp::Add, s, product),
                None => product,
            });
        }
        let c = constant(b, self.constant);
        match sum {
            Some(s) if self.constant == 0 => s,
            Some(s) => b.binary(BinOp::Add, s, c),
            None => c,
        }
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

fn wide(b: &mut Builder<'_>, v: Value) -> Value {
    if b.func.value_type(v) == Type::I64 { v } else { b.cast(CastOp::SExt, v, Type::I64) }
}

fn index(ctx: &Context, func: &Function, v: Value, depth: u32, trust: Trust) -> Poly {
    if let Some(c) = func.as_i64(&ctx.types, v) {
        return Poly::constant(c);
    }
    taken_apart(ctx, func, v, depth, trust)
        .filter(|p| p.terms.len() <= MAX_TERMS)
        .unwrap_or_else(|| Poly::value(v))
}

fn taken_apart(ctx: &Context, func: &Function, v: Value, depth: u32, trust: Trust) -> Option<Poly> {
    let depth = depth.checked_sub(1)?;
    let ty = func.value_type(v);
    if ty != Type::I32 && ty != Type::I64 {
        return None;
    }
    let of = |v| index(ctx, func, v, depth, trust);
    match func.value_inst_data(v)? {
        // Without a carry, a union is a sum that stays in its range.
        InstData::Binary { op: BinOp::Or, flags, lhs, rhs, .. }
            if trust == Trust::Flags && flags.contains(IntFlags::DISJOINT) =>
        {
            Some(of(lhs).add_scaled(&of(rhs), 1))
        }
        InstData::Binary { op, flags, lhs, rhs, .. } => {
            let promised = trust == Trust::Flags && flags.contains(IntFlags::NSW);
            if ty != Type::I64 && !promised && !stays_small(ctx, func, op, lhs, rhs) {
                return None;
            }
            match op {
                BinOp::Add => Some(of(lhs).add_scaled(&of(rhs), 1)),
                BinOp::Sub => Some(of(lhs).sub(&of(rhs))),
                BinOp::Mul => of(lhs).times(&of(rhs)),
                BinOp::Shl => {
                    let amount = func.as_u64(rhs).filter(|a| *a < 31)?;
                    Some(of(lhs).scaled(1 << amount))
                }
                _ => None,
            }
        }
        InstData::Cast { op: CastOp::SExt, value, .. } if func.value_type(value) == Type::I32 => {
            Some(of(value))
        }
        InstData::Cast { op: CastOp::ZExt, value, .. }
            if func.value_type(value) == Type::I32
                && match trust {
                    Trust::Flags => is_non_negative(ctx, func, value),
                    Trust::Ranges => {
                        range_without_promises(ctx, func, value).is_some_and(|r| r.high <= i32::MAX as u64)
                    }
                } =>
        {
            Some(of(value))
        }
        _ => None,
    }
}

/// Whether the ranges of the operands of a 32-bit operation say that it gives no number beyond the signed ones.
fn stays_small(ctx: &Context, func: &Function, op: BinOp, lhs: Value, rhs: Value) -> bool {
    let of = |v| signed_range(ctx, func, v, MAX_RANGES);
    of(lhs).zip(of(rhs)).and_then(|(a, b)| combined(op, a, b)).is_some()
}

/// The least and the largest number that a value of 32 bits can be, where that is known: `16 - threadIdx.x` can be negative.
fn signed_range(ctx: &Context, func: &Function, v: Value, depth: u32) -> Option<(i64, i64)> {
    if let Some(c) = func.as_i64(&ctx.types, v) {
        return Some((c, c));
    }
    let range = range_without_promises(ctx, func, v)?;
    if range.high <= i32::MAX as u64 {
        return Some((range.low as i64, range.high as i64));
    }
    let depth = depth.checked_sub(1)?;
    match func.value_inst_data(v)? {
        InstData::Binary { op, lhs, rhs, .. } => {
            combined(op, signed_range(ctx, func, lhs, depth)?, signed_range(ctx, func, rhs, depth)?)
        }
        _ => None,
    }
}

/// What an operation gives for operands between these numbers, if none of it is beyond the signed numbers of 32 bits.
fn combined(op: BinOp, a: (i64, i64), b: (i64, i64)) -> Option<(i64, i64)> {
    let (low, high) = match op {
        BinOp::Add => (a.0 + b.0, a.1 + b.1),
        BinOp::Sub => (a.0 - b.1, a.1 - b.0),
        BinOp::Mul => {
            let all = [a.0 * b.0, a.0 * b.1, a.1 * b.0, a.1 * b.1];
            (all.into_iter().min()?, all.into_iter().max()?)
        }
        BinOp::Shl if a.0 >= 0 && b.0 >= 0 && b.1 < 31 => (a.0 << b.0, a.1 << b.1),
        _ => return None,
    };
    (low >= i32::MIN.into() && high <= i32::MAX.into()).then_some((low, high))
}

/// An address: what it is based on, and the distance in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    pub base: Value,
    pub offset: Poly,
}

impl Address {
    /// Takes a chain of address computations apart.
    pub fn of(ctx: &Context, func: &Function, ptr: Value) -> Address {
        Address::trusting(ctx, func, ptr, Trust::Flags)
    }

    /// Whether an address is the sum it is taken for even where nothing is accessed there.
    pub fn is_exact(ctx: &Context, func: &Function, ptr: Value) -> bool {
        Address::of(ctx, func, ptr) == Address::trusting(ctx, func, ptr, Trust::Ranges)
    }

    fn trusting(ctx: &Context, func: &Function, ptr: Value, trust: Trust) -> Address {
        let mut out = Address { base: ptr, offset: Poly::default() };
        for _ in 0..MAX_DEPTH {
            let Some(InstData::Gep { elem, base, indices, .. }) = func.value_inst_data(out.base) else {
                break;
            };
            if func.value_type(base) != func.value_type(out.base) {
                break;
            }
            let Some(offset) = gep_offset(ctx, func, elem, indices, trust) else { break };
            let sum = out.offset.add_scaled(&offset, 1);
            if sum.terms.len() > MAX_TERMS {
                break;
            }
            out = Address { base, offset: sum };
        }
        out
    }
}

fn gep_offset(ctx: &Context, func: &Function, elem: Type, indices: &[Value], trust: Trust) -> Option<Poly> {
    let layout = &ctx.data_layout;
    let (first, rest) = indices.split_first()?;
    let read = |v: Value| {
        let ty = func.value_type(v);
        (ty == Type::I32 || ty == Type::I64).then(|| index(ctx, func, v, MAX_DEPTH, trust))
    };
    let size = |ty| layout.alloc_size(&ctx.types, ty) as i64;
    let mut offset = read(*first)?.scaled(size(elem));
    let mut ty = elem;
    for index in rest {
        match ctx.types.struct_body(ty) {
            Some(_) => {
                let i = func.as_u64(*index)?;
                let at = layout.struct_layout(&ctx.types, ty)?.offsets.get(i as usize).copied()?;
                offset.constant = offset.constant.checked_add(at as i64)?;
                ty = ctx.types.element(ty, i)?;
            }
            None => {
                ty = ctx.types.elem(ty)?;
                offset = offset.add_scaled(&read(*index)?, size(ty));
            }
        }
    }
    Some(offset)
}

#[cfg(test)]
mod tests {
    use super::*;
    use oxicc_ir::Value;

    #[test]
    fn polynomials_add_and_multiply() {
        let (x, y) = (Poly::value(Value::from_u32(1)), Poly::value(Value::from_u32(2)));
        let sum = x.add_scaled(&y, 3).add_scaled(&Poly::constant(5), 1);
        assert_eq!(sum.sub(&x).sub(&y.scaled(3)), Poly::constant(5));
        let square = sum.times(&x).unwrap();
        assert_eq!(square.terms.len(), 3);
        assert_eq!(square.times(&x).unwrap().times(&x), None);
        assert_eq!(square.sub(&square), Poly::default());
        assert!(x.sub(&x).is_constant());
        let distance = y.scaled(-12).add_scaled(&x, 8);
        assert_eq!(distance.unit(), Some((x.scaled(2).add_scaled(&y, -3), 4)));
        assert_eq!(x.scaled(-4).unit(), Some((x.clone(), -4)));
        assert_eq!(Poly::constant(4).unit(), None);
    }
}
