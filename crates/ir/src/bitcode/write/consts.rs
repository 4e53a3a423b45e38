//! Constants of the module or of one function, as records with numbers.

use super::abbreviations::CONSTANTS;
use super::stream::{BitWriter, char6, rotate};
use super::types::TypeId;
use super::{Form, Writer};
use crate::bitcode::{BResult, fail};
use crate::consts::{Const, ConstData, ConstExpr, ConstPool, GlobalWrapper, InRange, sign_extend};
use crate::global::GlobalId;
use crate::inst::InlineAsm;
use crate::ops::{BinOp, CastOp, FloatPred, GepFlags, IntFlags, IntPred};
use crate::types::{Type, TypeData};
use rustc_hash::FxHashMap;

/// A constant record and the type it needs set before it.
type Record = (TypeId, u32, Vec<u64>);

/// A table of constants under construction: equal records are one.
pub(super) struct Consts {
    /// Number of the first.
    first: u32,
    records: Vec<Record>,
    ids: FxHashMap<Record, u32>,
    by_const: FxHashMap<Const, u32>,
}

impl Consts {
    pub fn new(first: u32) -> Self {
        Consts { first, records: Vec::new(), ids: FxHashMap::default(), by_const: FxHashMap::default() }
    }

    pub fn len(&self) -> u32 {
        self.records.len() as u32
    }

    /// The number of a record.
    pub fn record(&mut self, ty: TypeId, code: u32, ops: Vec<u64>) -> u32 {
        let record = (ty, code, ops);
        if let Some(&id) = self.ids.get(&record) {
            return id;
        }
        let id = self.first + self.records.len() as u32;
        self.records.push(record.clone());
        self.ids.insert(record, id);
        id
    }

    pub fn write(&self, out: &mut BitWriter) {
        if self.records.is_empty() {
            return;
        }
        out.enter(11, 4);
        let mut current = None;
        for (ty, code, ops) in &self.records {
            if current != Some(*ty) {
                CONSTANTS[0].write(out, 4, &[u64::from(*ty)]);
                current = Some(*ty);
            }
            match code {
                2 => CONSTANTS[2].write(out, 6, &[]),
                4 => CONSTANTS[1].write(out, 5, ops),
                8 => CONSTANTS[3].write(out, 7, ops),
                9 if ops.iter().all(|&b| char6(b as u8).is_some()) => CONSTANTS[5].write(out, 9, ops),
                9 if ops.iter().all(|&b| b < 128) => CONSTANTS[4].write(out, 8, ops),
                _ => out.record(*code, ops),
            }
        }
        out.end();
    }
}

/// The number of an operation; integer and float forms share it.
pub(super) fn bin_op(op: BinOp) -> u64 {
    match op {
        BinOp::Add | BinOp::FAdd => 0,
        BinOp::Sub | BinOp::FSub => 1,
        BinOp::Mul | BinOp::FMul => 2,
        BinOp::UDiv => 3,
        BinOp::SDiv | BinOp::FDiv => 4,
        BinOp::URem => 5,
        BinOp::SRem | BinOp::FRem => 6,
        BinOp::Shl => 7,
        BinOp::LShr => 8,
        BinOp::AShr => 9,
        BinOp::And => 10,
        BinOp::Or => 11,
        BinOp::Xor => 12,
    }
}

pub(super) fn bin_flags(op: BinOp, flags: IntFlags, form: Form) -> u64 {
    let bit = |flag, n: u64| if flags.contains(flag) { 1u64 << n } else { 0 };
    match op {
        BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Shl => bit(IntFlags::NUW, 0) | bit(IntFlags::NSW, 1),
        BinOp::UDiv | BinOp::SDiv | BinOp::LShr | BinOp::AShr => bit(IntFlags::EXACT, 0),
        BinOp::Or if form == Form::Latest => bit(IntFlags::DISJOINT, 0),
        _ => 0,
    }
}

pub(super) fn cast_op(op: CastOp) -> u64 {
    op as u64
}

pub(super) fn int_pred(pred: IntPred) -> u64 {
    32 + pred as u64
}

pub(super) fn float_pred(pred: FloatPred) -> u64 {
    pred as u64
}

pub(super) fn gep_flags(flags: GepFlags, form: Form) -> u64 {
    let bit = |flag, value| if flags.contains(flag) { value } else { 0 };
    let newer = bit(GepFlags::NUSW, 2) | bit(GepFlags::NUW, 4);
    bit(GepFlags::INBOUNDS, 1) | if form == Form::Latest { newer } else { 0 }
}

impl<'m> Writer<'m> {
    /// The number of a constant. In the LLVM 7 form an address is the `i8*` view of what it is the address of.
    pub fn constant(&mut self, pool: &ConstPool, table: &mut Consts, c: Const) -> BResult<u32> {
        if let Some(&id) = table.by_const.get(&c) {
            return Ok(id);
        }
        let id = match pool.get(c) {
            ConstData::Global(g) => self.address(table, *g)?,
            _ => self.new_constant(pool, table, c)?,
        };
        table.by_const.insert(c, id);
        Ok(id)
    }

    /// The address of a global as the value of type `ptr`.
    pub fn address(&mut self, table: &mut Consts, g: GlobalId) -> BResult<u32> {
        let id = self.global_id(g)?;
        if self.form == Form::Latest {
            return Ok(id);
        }
        let byte = self.types.id(Type::I8)?;
        self.address_as(table, g, byte)
    }

    /// The address of a global as a pointer to something: its own number when it points to that.
    pub fn address_as(&mut self, table: &mut Consts, g: GlobalId, pointee: TypeId) -> BResult<u32> {
        let id = self.global_id(g)?;
        let own = self.pointee(g)?;
        if self.form == Form::Latest || own == pointee {
            return Ok(id);
        }
        let space = self.module.global(g).addr_space.0;
        let from = self.types.pointer(own, space);
        let to = self.types.pointer(pointee, space);
        Ok(table.record(to, 11, vec![cast_op(CastOp::Bitcast), u64::from(from), u64::from(id)]))
    }

    fn new_constant(&mut self, pool: &ConstPool, table: &mut Consts, c: Const) -> BResult<u32> {
        let ir_ty = pool.ty(c);
        let types = &self.module.types;
        let ty = self.types.id(ir_ty)?;
        Ok(match pool.get(c) {
            ConstData::Int(v) => self.int(table, ir_ty, *v)?,
            ConstData::WideInt(limbs) if limbs.iter().all(|&l| l == 0) => table.record(ty, 2, vec![]),
            ConstData::WideInt(limbs) => {
                let used = limbs.iter().rposition(|&l| l != 0).map_or(1, |i| i + 1);
                table.record(ty, 5, limbs[..used].iter().map(|&l| rotate(l as i64)).collect())
            }
            ConstData::Float(bits) => self.float(table, ir_ty, *bits)?,
            ConstData::WideFloat([0, 0]) => table.record(ty, 2, vec![]),
            ConstData::WideFloat([lo, hi]) => match types.get(ir_ty) {
                TypeData::X86Fp80 => table.record(ty, 6, vec![hi << 48 | lo >> 16, lo & 0xffff]),
                _ => table.record(ty, 6, vec![*lo, *hi]),
            },
            ConstData::Null | ConstData::Zero | ConstData::TokenNone => table.record(ty, 2, vec![]),
            ConstData::Undef => table.record(ty, 3, vec![]),
            ConstData::Poison => table.record(ty, if self.form == Form::Latest { 26 } else { 3 }, vec![]),
            ConstData::Aggregate(elems) => match types.elem(ir_ty).and_then(|_| self.data(pool, elems)) {
                Some(values) => table.record(ty, 22, values),
                None => {
                    let mut ids = Vec::with_capacity(elems.len());
                    for &e in elems {
                        ids.push(u64::from(self.constant(pool, table, e)?));
                    }
                    table.record(ty, 7, ids)
                }
            },
            ConstData::Splat(elem) => {
                let len = types.vector_len(ir_ty).unwrap_or(1) as usize;
                if matches!(types.get(ir_ty), TypeData::Vector { scalable: true, .. }) {
                    return fail("a splat of a scalable vector cannot be written");
                }
                match self.data(pool, &[*elem]) {
                    Some(values) => table.record(ty, 22, vec![values[0]; len]),
                    None => {
                        let id = u64::from(self.constant(pool, table, *elem)?);
                        table.record(ty, 7, vec![id; len])
                    }
                }
            }
            ConstData::Bytes(bytes) => match bytes.split_last() {
                Some((0, text)) => table.record(ty, 9, text.iter().map(|&b| u64::from(b)).collect()),
                _ => table.record(ty, 8, bytes.iter().map(|&b| u64::from(b)).collect()),
            },
            ConstData::Global(g) => self.address(table, *g)?,
            ConstData::BlockAddress(g, block) => {
                let fn_ty = match self.form {
                    Form::Latest => self.types.id(self.module.global_ptr_type(*g))?,
                    Form::Llvm7 => {
                        let own = self.pointee(*g)?;
                        self.types.pointer(own, 0)
                    }
                };
                let index = self.block_index(*g, *block)?;
                let id = self.global_id(*g)?;
                table.record(ty, 21, vec![u64::from(fn_ty), u64::from(id), index])
            }
            ConstData::Wrapped(wrapper, g) => {
                let code = match wrapper {
                    GlobalWrapper::DsoLocalEquivalent => 27,
                    GlobalWrapper::NoCfi => 29,
                };
                if self.form == Form::Llvm7 {
                    return self.address(table, *g);
                }
                let g_ty = self.types.id(self.module.global_ptr_type(*g))?;
                let id = self.global_id(*g)?;
                table.record(ty, code, vec![u64::from(g_ty), u64::from(id)])
            }
            ConstData::Expr(e) => self.expr(pool, table, ir_ty, ty, e)?,
        })
    }

    /// An integer of at most 64 bits.
    pub fn int(&mut self, table: &mut Consts, ty: Type, value: u64) -> BResult<u32> {
        let width = self.module.types.int_width(ty).unwrap_or(64);
        let id = self.types.id(ty)?;
        Ok(match value {
            0 => table.record(id, 2, vec![]),
            _ => table.record(id, 4, vec![rotate(sign_extend(value, width))]),
        })
    }

    /// A half, bfloat, float or double.
    pub fn float(&mut self, table: &mut Consts, ty: Type, bits: u64) -> BResult<u32> {
        let id = self.types.id(ty)?;
        Ok(match bits {
            0 => table.record(id, 2, vec![]),
            _ if ty == Type::BFLOAT && self.form == Form::Llvm7 => {
                table.record(id, 4, vec![rotate(sign_extend(bits, 16))])
            }
            _ => table.record(id, 6, vec![bits]),
        })
    }

    /// Elements that can stand in a record themselves.
    fn data(&self, pool: &ConstPool, elems: &[Const]) -> Option<Vec<u64>> {
        let types = &self.module.types;
        elems
            .iter()
            .map(|&e| match (pool.get(e), types.get(pool.ty(e))) {
                (ConstData::Int(v), TypeData::Int(8 | 16 | 32 | 64)) => Some(*v),
                (ConstData::Float(v), TypeData::Half | TypeData::Float | TypeData::Double) => Some(*v),
                (ConstData::Float(v), TypeData::BFloat) => Some(*v),
                _ => None,
            })
            .collect()
    }

    fn expr(
        &mut self,
        pool: &ConstPool,
        table: &mut Consts,
        ir_ty: Type,
        ty: TypeId,
        expr: &ConstExpr,
    ) -> BResult<u32> {
        Ok(match expr {
            ConstExpr::Cast { op, value } => {
                let from = self.types.id(pool.ty(*value))?;
                let id = self.constant(pool, table, *value)?;
                table.record(ty, 11, vec![cast_op(*op), u64::from(from), u64::from(id)])
            }
            ConstExpr::Gep { elem, flags, inrange, base, indices } => {
                let mut operands = Vec::with_capacity(indices.len() * 2);
                for &i in indices {
                    operands.push(u64::from(self.types.id(pool.ty(i))?));
                    operands.push(u64::from(self.constant(pool, table, i)?));
                }
                let elem_id = self.types.id(*elem)?;
                let mut ops = vec![u64::from(elem_id)];
                if self.form == Form::Llvm7 {
                    return self.typed_gep(pool, table, ir_ty, expr, operands);
                }
                // The newest form is only known to LLVM 19 and later.
                let code = match (inrange, gep_flags(*flags, self.form)) {
                    (None, 0) => 12,
                    (None, 1) => 20,
                    (range, bits) => {
                        ops.push(bits);
                        match range {
                            None => 32,
                            Some(InRange::Bytes(lo, hi)) => {
                                ops.extend([64, rotate(*lo), rotate(*hi)]);
                                31
                            }
                        }
                    }
                };
                ops.push(u64::from(self.types.id(pool.ty(*base))?));
                ops.push(u64::from(self.constant(pool, table, *base)?));
                ops.append(&mut operands);
                table.record(ty, code, ops)
            }
            ConstExpr::Binary { op, flags, lhs, rhs } => {
                let (lhs, rhs) = (self.constant(pool, table, *lhs)?, self.constant(pool, table, *rhs)?);
                let mut ops = vec![bin_op(*op), u64::from(lhs), u64::from(rhs)];
                match bin_flags(*op, *flags, self.form) {
                    0 => {}
                    bits => ops.push(bits),
                }
                table.record(ty, 10, ops)
            }
            ConstExpr::ICmp { lhs, rhs, .. } | ConstExpr::FCmp { lhs, rhs, .. } => {
                let pred = match expr {
                    ConstExpr::FCmp { pred, .. } => float_pred(*pred),
                    ConstExpr::ICmp { pred, .. } => int_pred(*pred),
                    _ => 0,
                };
                let of = self.types.id(pool.ty(*lhs))?;
                let (lhs, rhs) = (self.constant(pool, table, *lhs)?, self.constant(pool, table, *rhs)?);
                table.record(ty, 17, vec![u64::from(of), u64::from(lhs), u64::from(rhs), pred])
            }
            ConstExpr::Select { cond, then, otherwise } => {
                let mut ops = Vec::new();
                for &c in [cond, then, otherwise] {
                    ops.push(u64::from(self.constant(pool, table, c)?));
                }
                table.record(ty, 13, ops)
            }
            ConstExpr::ExtractElement { vector, index } => {
                let of = self.types.id(pool.ty(*vector))?;
                let index_ty = self.types.id(pool.ty(*index))?;
                let (v, i) = (self.constant(pool, table, *vector)?, self.constant(pool, table, *index)?);
                table.record(ty, 14, vec![u64::from(of), u64::from(v), u64::from(index_ty), u64::from(i)])
            }
            ConstExpr::InsertElement { vector, elem, index } => {
                let index_ty = self.types.id(pool.ty(*index))?;
                let v = self.constant(pool, table, *vector)?;
                let e = self.constant(pool, table, *elem)?;
                let i = self.constant(pool, table, *index)?;
                table.record(ty, 15, vec![u64::from(v), u64::from(e), u64::from(index_ty), u64::from(i)])
            }
            ConstExpr::Shuffle { lhs, rhs, mask } => {
                let of = pool.ty(*lhs);
                let (l, r) = (self.constant(pool, table, *lhs)?, self.constant(pool, table, *rhs)?);
                let lanes: Vec<u32> = mask.iter().map(|&m| m as u32).collect();
                let mask = self.mask(table, &lanes)?;
                let of = self.types.id(of)?;
                table.record(ty, 19, vec![u64::from(of), u64::from(l), u64::from(r), u64::from(mask)])
            }
            ConstExpr::ExtractValue { .. } | ConstExpr::InsertValue { .. } => {
                return fail("a constant extractvalue or insertvalue cannot be written as bitcode");
            }
        })
    }

    /// The mask of a shuffle as a vector of i32.
    pub fn mask(&mut self, table: &mut Consts, lanes: &[u32]) -> BResult<u32> {
        let vector = self.module.types.vector(Type::I32, lanes.len() as u32);
        let ty = self.types.id(vector)?;
        if lanes.iter().all(|&l| l == 0) {
            return Ok(table.record(ty, 2, vec![]));
        }
        if !lanes.contains(&crate::POISON_LANE) {
            return Ok(table.record(ty, 22, lanes.iter().map(|&l| u64::from(l)).collect()));
        }
        let elem = self.types.id(Type::I32)?;
        // Poison in a mask has been written as undef before LLVM 17 and is read alike.
        if lanes.iter().all(|&l| l == crate::POISON_LANE) {
            return Ok(table.record(ty, 3, vec![]));
        }
        let mut ids = Vec::with_capacity(lanes.len());
        for &l in lanes {
            ids.push(u64::from(match l {
                crate::POISON_LANE => table.record(elem, 3, vec![]),
                l => self.int(table, Type::I32, u64::from(l))?,
            }));
        }
        Ok(table.record(ty, 7, ids))
    }

    /// Inline assembly: a constant to bitcode.
    pub fn asm(&mut self, table: &mut Consts, asm: &InlineAsm) -> BResult<u32> {
        let function = self.types.id(asm.ty)?;
        let bits = [(asm.side_effect, 1), (asm.align_stack, 2), (asm.intel_dialect, 4), (asm.unwind, 8)];
        let flags: u64 = bits.iter().filter(|(on, _)| *on).map(|(_, b)| b).sum();
        let mut ops = Vec::with_capacity(asm.text.len() + asm.constraints.len() + 4);
        let (ty, code) = match self.form {
            Form::Latest => {
                ops.push(u64::from(function));
                (self.types.id(Type::PTR)?, 30)
            }
            Form::Llvm7 => (self.types.pointer(function, 0), 23),
        };
        ops.push(if self.form == Form::Latest { flags } else { flags & 7 });
        for text in [&asm.text, &asm.constraints] {
            ops.push(text.len() as u64);
            ops.extend(text.bytes().map(u64::from));
        }
        Ok(table.record(ty, code, ops))
    }
}

/// The LLVM 7 form.
impl Writer<'_> {
    /// A getelementptr over the typed view of its base, seen as `i8*` again.
    fn typed_gep(
        &mut self,
        pool: &ConstPool,
        table: &mut Consts,
        ir_ty: Type,
        expr: &ConstExpr,
        operands: Vec<u64>,
    ) -> BResult<u32> {
        let ConstExpr::Gep { elem, flags, base, indices, .. } = expr else { return fail("Invalid record") };
        let base_ty = pool.ty(*base);
        if self.module.types.is_vector(ir_ty) || self.module.types.is_vector(base_ty) {
            return fail("a constant getelementptr of vectors cannot be written for LLVM 7");
        }
        let space = self.module.types.addr_space(base_ty).unwrap_or_default().0;
        let elem_id = self.types.id(*elem)?;
        let typed = self.types.pointer(elem_id, space);
        let base_id = match pool.get(*base) {
            ConstData::Global(g) => self.address_as(table, *g, elem_id)?,
            _ => {
                let from = self.types.id(base_ty)?;
                let id = self.constant(pool, table, *base)?;
                self.recast(table, id, from, typed)
            }
        };
        let values: Vec<Option<u64>> = indices.iter().map(|&i| pool.as_u64(i)).collect();
        let Some(pointee) = self.indexed(*elem, &values) else {
            return fail("a constant getelementptr with an index that is not known");
        };
        let pointee = self.types.id(pointee)?;
        let result = self.types.pointer(pointee, space);
        let mut ops = vec![u64::from(elem_id), u64::from(typed), u64::from(base_id)];
        ops.extend(operands);
        let code = if flags.contains(GepFlags::INBOUNDS) { 20 } else { 12 };
        let id = table.record(result, code, ops);
        let to = self.types.id(ir_ty)?;
        Ok(self.recast(table, id, result, to))
    }

    /// A constant of one pointer type as one of another.
    fn recast(&mut self, table: &mut Consts, id: u32, from: TypeId, to: TypeId) -> u32 {
        if from == to {
            return id;
        }
        table.record(to, 11, vec![cast_op(CastOp::Bitcast), u64::from(from), u64::from(id)])
    }

    /// What indices after the first lead to.
    pub fn indexed(&self, elem: Type, indices: &[Option<u64>]) -> Option<Type> {
        let types = &self.module.types;
        indices.iter().skip(1).try_fold(elem, |ty, index| match types.get(ty) {
            TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => Some(*elem),
            _ => types.element(ty, (*index)?),
        })
    }
}
