//! `aggressive-instcombine`: whole trees of operations that are one instruction.
//!
//! ```text
//! (x << 24) | ((x & 0xff00) << 8) | ((x >> 8) & 0xff00) | (x >> 24)     ->     llvm.bswap(x)
//! five rounds of exchanging neighbours, pairs, ... of bits              ->     llvm.bitreverse(x)
//! x - ((x >> 1) & 0x55555555) ... * 0x01010101 >> 24                    ->     llvm.ctpop(x)
//! ```
//!
//! Where every bit of a tree comes from is followed through shifts, masks and disjunctions; only a tree all of whose bits come from one
//! number of the same width is replaced. A tree that others use as well in parts stays where nothing would be saved.

use oxicc_ir::{BinOp, Builder, CastOp, Function, GlobalId, Inst, InstData, Module, Type, Value};
use rustc_hash::FxHashMap;

use crate::pass::{Changed, ModulePass};
use crate::passes::scalar::dce::remove_if_dead;
use crate::remarks::Log;

pub struct AggressiveInstCombine;

/// Operations of one tree.
const MAX_NODES: usize = 64;
/// How deep a tree is.
const MAX_DEPTH: u32 = 24;

impl ModulePass for AggressiveInstCombine {
    fn name(&self) -> &'static str {
        "aggressive-instcombine"
    }

    fn run(&self, module: &mut Module, log: &mut Log) -> Changed {
        let ids: Vec<GlobalId> = module.defined_functions().map(|(id, _)| id).collect();
        let mut replaced = 0;
        for id in ids {
            let (ctx, Some(func)) = module.split(id) else { continue };
            let found: Vec<Inst> = func
                .all_insts()
                .filter(|(_, inst)| idiom(&ctx.types, func, *inst).is_some())
                .map(|(_, inst)| inst)
                .collect();
            for inst in found {
                // What was replaced before may be what this one starts from, or all that used it.
                let (ctx, Some(func)) = module.split(id) else { continue };
                if func.is_detached(inst) {
                    continue;
                }
                let Some(idiom) = idiom(&ctx.types, func, inst) else { continue };
                let callee = declaration(module, &idiom);
                let (ctx, Some(func)) = module.split(id) else { continue };
                let Some(value) = Builder::before(ctx, func, idiom.inst).call_value(callee, &[idiom.source])
                else {
                    continue;
                };
                let mut dead: Vec<Inst> =
                    func.operands(idiom.inst).iter().filter_map(|v| func.value_inst(*v)).collect();
                func.replace_with_value(idiom.inst, value);
                while let Some(inst) = dead.pop() {
                    remove_if_dead(ctx, func, inst, &mut dead);
                }
                replaced += 1;
            }
        }
        log.count("aggressive-instcombine", "trees replaced by instructions", replaced);
        Changed::instructions_if(replaced > 0)
    }
}

/// A tree that ends with an instruction, and what does the same to a number.
struct Idiom {
    inst: Inst,
    source: Value,
    ty: Type,
    name: &'static str,
}

fn declaration(module: &mut Module, idiom: &Idiom) -> GlobalId {
    let ctx = &mut module.ctx;
    let name = format!("llvm.{}.{}", idiom.name, if idiom.ty == Type::I32 { "i32" } else { "i64" });
    match ctx.find_global(&name) {
        Some(id) => id,
        None => {
            let ty = ctx.types.function(idiom.ty, &[idiom.ty], false);
            ctx.declare_function(&name, ty)
        }
    }
}

fn idiom(types: &oxicc_ir::Types, func: &Function, inst: Inst) -> Option<Idiom> {
    let ty = func.inst_type(inst);
    let width = match ty {
        Type::I32 => 32,
        Type::I64 => 64,
        _ => return None,
    };
    let InstData::Binary { op, lhs, rhs, .. } = func.inst(inst) else { return None };
    match op {
        BinOp::LShr => {
            let source = counted_bits(func, lhs, rhs, width)?;
            Some(Idiom { inst, source, ty, name: "ctpop" })
        }
        BinOp::Or => {
            // The top of the tree.
            let result = func.result(inst)?;
            let part = |user: Inst| matches!(func.inst(user), InstData::Binary { op: BinOp::Or, .. });
            if !joins_more(func, lhs) && !joins_more(func, rhs) || func.users(result).any(part) {
                return None;
            }
            let mut tree = Tree { types, func, known: FxHashMap::default() };
            let bits = tree.bits(result, MAX_DEPTH)?;
            let source = bits.source?;
            if func.value_type(source) != ty {
                return None;
            }
            let is = |from: &dyn Fn(u8) -> u8| (0..width).all(|i| bits.from[i as usize] == Some(from(i)));
            let name = if is(&|i| width - 8 - (i & !7) + (i & 7)) {
                "bswap"
            } else if is(&|i| width - 1 - i) {
                "bitreverse"
            } else {
                return None;
            };
            Some(Idiom { inst, source, ty, name })
        }
        _ => None,
    }
}

/// Whether there is another disjunction behind shifts and masks. Without one it is a rotation at most, of which there are many.
fn joins_more(func: &Function, mut v: Value) -> bool {
    for _ in 0..3 {
        match func.value_inst_data(v) {
            Some(InstData::Binary { op: BinOp::Or, .. }) => return true,
            Some(InstData::Binary { op: BinOp::Shl | BinOp::LShr | BinOp::And, lhs, .. }) => v = lhs,
            _ => return false,
        }
    }
    false
}

/// Where the bits of a number come from: from bits of another one, or they are clear.
#[derive(Clone, Copy)]
struct Bits {
    source: Option<Value>,
    from: [Option<u8>; 64],
}

struct Tree<'a> {
    types: &'a oxicc_ir::Types,
    func: &'a Function,
    known: FxHashMap<Value, Bits>,
}

impl Tree<'_> {
    fn bits(&mut self, v: Value, depth: u32) -> Option<Bits> {
        if let Some(known) = self.known.get(&v) {
            return Some(*known);
        }
        let width = self.types.int_width(self.func.value_type(v)).filter(|w| *w <= 64)? as usize;
        if depth == 0 || self.known.len() >= MAX_NODES {
            return None;
        }
        let below = |this: &mut Self, x: Value| this.bits(x, depth - 1);
        let constant = |c: Value| self.func.as_u64(c);
        let bits = match self.func.value_inst_data(v) {
            Some(InstData::Binary { op: BinOp::Or, lhs, rhs, .. }) => {
                let (a, b) = (below(self, lhs)?, below(self, rhs)?);
                if a.source.is_some() && b.source.is_some() && a.source != b.source {
                    return None;
                }
                let mut out = Bits { source: a.source.or(b.source), ..a };
                for (to, from) in out.from.iter_mut().zip(b.from) {
                    match (*to, from) {
                        (Some(x), Some(y)) if x != y => return None,
                        (None, _) => *to = from,
                        _ => {}
                    }
                }
                out
            }
            Some(InstData::Binary { op: op @ (BinOp::Shl | BinOp::LShr), lhs, rhs, .. })
                if constant(rhs).is_some_and(|n| n < width as u64) =>
            {
                let by = constant(rhs)? as usize;
                let x = below(self, lhs)?;
                let mut from = [None; 64];
                match op {
                    BinOp::Shl => from[by..width].copy_from_slice(&x.from[..width - by]),
                    _ => from[..width - by].copy_from_slice(&x.from[by..width]),
                }
                Bits { from, ..x }
            }
            Some(InstData::Binary { op: BinOp::And, lhs, rhs, .. }) if constant(rhs).is_some() => {
                let mask = constant(rhs)?;
                let mut x = below(self, lhs)?;
                for (i, from) in x.from.iter_mut().enumerate() {
                    if mask >> i & 1 == 0 {
                        *from = None;
                    }
                }
                x
            }
            Some(InstData::Cast { op: CastOp::ZExt, value, .. }) => below(self, value)?,
            Some(InstData::Cast { op: CastOp::Trunc, value, .. }) => {
                let mut x = below(self, value)?;
                x.from[width..].fill(None);
                x
            }
            _ => {
                let mut from = [None; 64];
                for (i, bit) in from.iter_mut().enumerate().take(width) {
                    *bit = Some(i as u8);
                }
                Bits { source: Some(v), from }
            }
        };
        self.known.insert(v, bits);
        Some(bits)
    }
}

/// x of the sum of its bits, counted in pairs, in fours, in bytes, and by a product: `(bytes * 0x01010101) >> 24`.
fn counted_bits(func: &Function, product: Value, amount: Value, width: u8) -> Option<Value> {
    let ones = u64::MAX >> (64 - width);
    if func.as_u64(amount) != Some(u64::from(width) - 8) {
        return None;
    }
    let parts = |v: Value, wanted: BinOp| match func.value_inst_data(v)? {
        InstData::Binary { op, lhs, rhs, .. } if op == wanted => Some((lhs, rhs)),
        _ => None,
    };
    let with = |v: Value, op: BinOp, c: u64| {
        let (x, k) = parts(v, op)?;
        (func.as_u64(k) == Some(c & ones)).then_some(x)
    };
    // x and `x >> n`, in either order.
    let shifted = |v: Value, n: u64| {
        let (a, b) = parts(v, BinOp::Add)?;
        let is = |x: Value, y: Value| with(y, BinOp::LShr, n) == Some(x);
        if is(a, b) { Some(a) } else { is(b, a).then_some(b) }
    };
    let every = |byte: u64| 0x0101_0101_0101_0101 * byte;
    let bytes = with(product, BinOp::Mul, every(1))?;
    let fours = shifted(with(bytes, BinOp::And, every(0x0f))?, 4)?;
    let (a, b) = parts(fours, BinOp::Add)?;
    let (a, b) = (with(a, BinOp::And, every(0x33))?, with(b, BinOp::And, every(0x33))?);
    let pairs = if with(b, BinOp::LShr, 2) == Some(a) {
        a
    } else {
        (with(a, BinOp::LShr, 2) == Some(b)).then_some(b)?
    };
    let (x, odd) = parts(pairs, BinOp::Sub)?;
    let halved = with(odd, BinOp::And, every(0x55))?;
    (with(halved, BinOp::LShr, 1)? == x).then_some(x)
}
