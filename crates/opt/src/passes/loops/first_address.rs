//! Where a walking pointer starts: the address of an access in the first iteration of its loop.
//!
//! The polynomial of the address would do, but takes more operations, and wider ones, than the program did. So the program's own
//! computation is copied before the loop, with the first values of the counters. Its promises not to wrap hold if the access
//! happens in the first iteration; if that is not known, the part that depends on counters is computed with 64 bits.

use oxicc_ir::{BinOp, Block, Builder, CastOp, Context, Function, Inst, InstData, IntFlags, Type, Value};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::util::is_speculatable;

/// Instructions copied for one address.
const MAX_COPIED: usize = 24;
/// How far back operands are followed.
const MAX_DEPTH: u32 = 12;

/// The way into a loop.
pub struct Entry {
    pub header: Block,
    pub preheader: Block,
    /// The end of the preheader.
    pub enter: Inst,
}

impl Entry {
    /// The address as the program computes it, for an access in the header.
    pub fn copy(&self, ctx: &Context, func: &mut Function, ptr: Value) -> Option<Value> {
        let mut order: Vec<Inst> = Vec::new();
        let mut work = vec![(ptr, false)];
        while let Some((v, done)) = work.pop() {
            let here = |i: &Inst| func.inst_block(*i) == Some(self.header);
            let Some(inst) = func.value_inst(v).filter(here) else { continue };
            if func.is_phi(inst) || order.contains(&inst) {
                continue;
            }
            if done {
                order.push(inst);
                continue;
            }
            if order.len() + work.len() > MAX_COPIED || !is_speculatable(ctx, func, inst) {
                return None;
            }
            work.push((v, true));
            work.extend(func.operands(inst).iter().map(|o| (*o, false)));
        }
        let mut copies: FxHashMap<Value, Value> = FxHashMap::default();
        for inst in order {
            let mut operands: SmallVec<[Value; 4]> = func.operands(inst).into();
            for o in &mut operands {
                *o = match copies.get(o) {
                    Some(copy) => *copy,
                    None => self.first(func, *o)?,
                };
            }
            let (op, ty) = (func.op(inst), func.inst_type(inst));
            let copy = func.create_inst(op, ty, &operands, &[]);
            func.insert_before(copy, self.enter);
            copies.insert(func.result(inst)?, func.result(copy)?);
        }
        match copies.get(&ptr) {
            Some(copy) => Some(*copy),
            None => self.first(func, ptr),
        }
    }

    /// The value on entry.
    fn first(&self, func: &Function, v: Value) -> Option<Value> {
        match func.value_inst(v).filter(|i| func.is_phi(*i) && func.inst_block(*i) == Some(self.header)) {
            Some(phi) => func.incoming_from(phi, self.preheader),
            None => Some(v),
        }
    }

    /// The address with 64 bits: right in every iteration that the access happens in, counted from here. What does not
    /// change in the loop is taken as it is.
    pub fn widen(
        &self,
        ctx: &Context,
        func: &mut Function,
        ptr: Value,
        inside: &dyn Fn(&Function, Value) -> bool,
    ) -> Option<Value> {
        let wide = Wide { entry: self, ctx, inside };
        // First see whether all of it is known: nothing is made in vain.
        wide.address(func, ptr, MAX_DEPTH, false)?;
        wide.address(func, ptr, MAX_DEPTH, true)
    }
}

/// [`Entry::widen`]. Every function here gives its own argument when it only looks.
struct Wide<'a> {
    entry: &'a Entry,
    ctx: &'a Context,
    inside: &'a dyn Fn(&Function, Value) -> bool,
}

impl Wide<'_> {
    fn address(&self, func: &mut Function, ptr: Value, depth: u32, make: bool) -> Option<Value> {
        let depth = depth.checked_sub(1)?;
        if !(self.inside)(func, ptr) {
            return Some(ptr);
        }
        let InstData::Gep { elem, base, indices, .. } = func.value_inst_data(ptr)? else { return None };
        // One index that is scaled; others would need the layout of the type.
        let &[index] = indices else { return None };
        let size = self.ctx.data_layout.alloc_size(&self.ctx.types, elem);
        let size = i64::try_from(size).ok()?;
        if func.value_type(base) != func.value_type(ptr) {
            return None;
        }
        let base = self.address(func, base, depth, make)?;
        let index = self.index(func, index, depth, make)?;
        if !make {
            return Some(ptr);
        }
        let mut b = Builder::before(self.ctx, func, self.entry.enter);
        let scale = b.func.const_i64(size);
        let offset = b.binary(BinOp::Mul, index, scale);
        Some(b.ptr_add(base, offset))
    }

    fn index(&self, func: &mut Function, v: Value, depth: u32, make: bool) -> Option<Value> {
        let depth = depth.checked_sub(1)?;
        let ty = func.value_type(v);
        if ty != Type::I32 && ty != Type::I64 {
            return None;
        }
        if !(self.inside)(func, v) {
            return Some(self.extended(func, v, make));
        }
        match func.value_inst_data(v)? {
            InstData::Phi { .. } => {
                let inst = func.value_inst(v).filter(|i| func.inst_block(*i) == Some(self.entry.header))?;
                let start = func.incoming_from(inst, self.entry.preheader)?;
                Some(self.extended(func, start, make))
            }
            InstData::Cast { op: CastOp::SExt, value, .. } if func.value_type(value) == Type::I32 => {
                self.index(func, value, depth, make)
            }
            InstData::Binary { op, flags, lhs, rhs, .. }
                if matches!(op, BinOp::Add | BinOp::Sub | BinOp::Mul)
                    && (ty == Type::I64 || flags.contains(IntFlags::NSW)) =>
            {
                let a = self.index(func, lhs, depth, make)?;
                let b = self.index(func, rhs, depth, make)?;
                if !make {
                    return Some(v);
                }
                Some(Builder::before(self.ctx, func, self.entry.enter).binary(op, a, b))
            }
            _ => None,
        }
    }

    fn extended(&self, func: &mut Function, v: Value, make: bool) -> Value {
        if !make || func.value_type(v) == Type::I64 {
            return v;
        }
        Builder::before(self.ctx, func, self.entry.enter).cast(CastOp::SExt, v, Type::I64)
    }
}
