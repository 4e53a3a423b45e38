//! Constants: kept raw, made on demand in the pool that wants them.
//!
//! A constant may refer to later ones, and a constant of the module may be used in any function, whose pool then
//! gets its own copy.

use super::attrs::rotated;
use super::module::{MAX_DEPTH, Reader, Slot};
use super::{BResult, fail};
use crate::consts::{Const, ConstData, ConstExpr, ConstPool, GlobalWrapper, InRange};
use crate::inst::{Block, InlineAsm};
use crate::ops::{BinOp, CastOp, FloatPred, GepFlags, IntFlags, IntPred};
use crate::types::{Type, TypeData};

/// A record of a constants block with the type set before it.
pub(super) struct RawConst {
    pub ty: u64,
    pub code: u32,
    pub ops: Vec<u64>,
}

/// Which pool a constant goes to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pool {
    Module,
    /// That of the function being read.
    Function,
}

pub(super) fn bin_op(code: u64, float: bool) -> Option<BinOp> {
    Some(match (code, float) {
        (0, false) => BinOp::Add,
        (0, true) => BinOp::FAdd,
        (1, false) => BinOp::Sub,
        (1, true) => BinOp::FSub,
        (2, false) => BinOp::Mul,
        (2, true) => BinOp::FMul,
        (3, false) => BinOp::UDiv,
        (4, false) => BinOp::SDiv,
        (4, true) => BinOp::FDiv,
        (5, false) => BinOp::URem,
        (6, false) => BinOp::SRem,
        (6, true) => BinOp::FRem,
        (7, false) => BinOp::Shl,
        (8, false) => BinOp::LShr,
        (9, false) => BinOp::AShr,
        (10, false) => BinOp::And,
        (11, false) => BinOp::Or,
        (12, false) => BinOp::Xor,
        _ => return None,
    })
}

pub(super) fn bin_flags(op: BinOp, bits: u64) -> IntFlags {
    let mut flags = IntFlags::empty();
    match op {
        BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Shl => {
            flags.set(IntFlags::NUW, bits & 1 != 0);
            flags.set(IntFlags::NSW, bits & 2 != 0);
        }
        BinOp::UDiv | BinOp::SDiv | BinOp::LShr | BinOp::AShr => flags.set(IntFlags::EXACT, bits & 1 != 0),
        BinOp::Or => flags.set(IntFlags::DISJOINT, bits & 1 != 0),
        _ => {}
    }
    flags
}

pub(super) fn cast_op(code: u64) -> Option<CastOp> {
    CastOp::ALL.get(usize::try_from(code).ok()?).copied()
}

pub(super) fn int_pred(code: u64) -> Option<IntPred> {
    IntPred::ALL.get(usize::try_from(code.checked_sub(32)?).ok()?).copied()
}

pub(super) fn float_pred(code: u64) -> Option<FloatPred> {
    FloatPred::ALL.get(usize::try_from(code).ok()?).copied()
}

pub(super) fn gep_flags(bits: u64) -> GepFlags {
    let mut flags = GepFlags::empty();
    flags.set(GepFlags::INBOUNDS, bits & 1 != 0);
    flags.set(GepFlags::NUSW, bits & 2 != 0 && bits & 1 == 0);
    flags.set(GepFlags::NUW, bits & 4 != 0);
    flags
}

/// The inside of an inline assembly record, flags first.
fn asm_parts(ops: &[u64]) -> Option<(u64, String, String)> {
    let (&flags, rest) = ops.split_first()?;
    let (&len, rest) = rest.split_first()?;
    let text = rest.get(..usize::try_from(len).ok()?)?;
    let rest = &rest[text.len()..];
    let (&len, rest) = rest.split_first()?;
    let constraints = rest.get(..usize::try_from(len).ok()?)?;
    Some((flags, super::module::text(text), super::module::text(constraints)))
}

impl Reader<'_> {
    /// Reads a constants block and returns its constants in order.
    pub fn read_constants(&mut self) -> BResult<Vec<u32>> {
        let mut ty = 0;
        let mut added = Vec::new();
        self.for_each(|s, r| {
            if r.code == 1 {
                ty = r.ops.first().copied().unwrap_or(0);
            } else {
                added.push(s.raw_consts.len() as u32);
                s.raw_consts.push(RawConst { ty, code: r.code, ops: std::mem::take(&mut r.ops) });
            }
            Ok(())
        })?;
        Ok(added)
    }

    /// A constants block of the module: its constants get the next value numbers.
    pub fn constants_block(&mut self) -> BResult<()> {
        let added = self.read_constants()?;
        self.slots.extend(added.into_iter().map(Slot::Const));
        Ok(())
    }

    /// A value number as a constant of the module.
    pub fn module_const(&mut self, id: u64) -> BResult<Const> {
        self.const_by_id(id, Pool::Module, 0)
    }

    fn pool(&mut self, pool: Pool) -> &mut ConstPool {
        match (pool, &mut self.state) {
            (Pool::Function, Some(state)) => state.func.consts_mut(),
            _ => &mut self.module.ctx.consts,
        }
    }

    fn with_pool<T>(&mut self, pool: Pool, f: impl FnOnce(&mut ConstPool, &crate::Types) -> T) -> T {
        let types = &self.module.ctx.types;
        match (pool, &mut self.state) {
            (Pool::Function, Some(state)) => f(state.func.consts_mut(), types),
            _ => f(&mut self.module.ctx.consts, types),
        }
    }

    /// A value number as a constant.
    pub fn const_by_id(&mut self, id: u64, pool: Pool, depth: u32) -> BResult<Const> {
        match self.slot(id) {
            Some(Slot::Global(g)) => {
                let ty = self.module.ctx.global_ptr_type(g);
                Ok(self.pool(pool).global(ty, g))
            }
            Some(Slot::Const(raw)) => self.build(raw, pool, depth),
            None => fail("Invalid constant reference"),
        }
    }

    /// A slot that is a constant or global, at module level or in the current function.
    pub fn slot(&self, id: u64) -> Option<Slot> {
        let index = usize::try_from(id).ok()?;
        match self.slots.get(index) {
            Some(&s) => Some(s),
            None => self.state.as_ref()?.const_slot(index - self.slots.len()),
        }
    }

    /// The inline assembly of a raw constant, if it is one.
    pub fn asm_const(&self, raw: u32) -> BResult<Option<InlineAsm>> {
        let Some(c) = self.raw_consts.get(raw as usize) else { return Ok(None) };
        let (ty, ops) = match c.code {
            // The type is that of the value: a pointer to the function type.
            18 | 23 | 28 => (self.function_type(c.ty)?.0, &c.ops[..]),
            30 => {
                let Some((&ty, rest)) = c.ops.split_first() else { return fail("Invalid record") };
                (self.function_type(ty)?.0, rest)
            }
            _ => return Ok(None),
        };
        let Some((flags, text, constraints)) = asm_parts(ops) else { return fail("Invalid record") };
        Ok(Some(InlineAsm {
            ty,
            text: text.into(),
            constraints: constraints.into(),
            side_effect: flags & 1 != 0,
            align_stack: flags & 2 != 0,
            intel_dialect: flags & 4 != 0,
            unwind: flags & 8 != 0,
        }))
    }

    pub fn build(&mut self, raw: u32, pool: Pool, depth: u32) -> BResult<Const> {
        let memo = match (pool, &self.state) {
            (Pool::Function, Some(state)) => state.consts.get(&raw),
            _ => self.module_consts.get(&raw),
        };
        if let Some(&done) = memo {
            return Ok(done);
        }
        if depth > MAX_DEPTH {
            return fail("constants are nested too deeply");
        }
        let Some(c) = self.raw_consts.get(raw as usize) else { return fail("Invalid constant reference") };
        let (ty_id, code, ops) = (c.ty, c.code, c.ops.clone());
        let ty = self.ty(ty_id)?;
        let out = self.build_new(ty, code, &ops, pool, depth)?;
        if self.pool(pool).ty(out) != ty {
            return fail("Invalid type for a constant");
        }
        match (pool, &mut self.state) {
            (Pool::Function, Some(state)) => state.consts.insert(raw, out),
            _ => self.module_consts.insert(raw, out),
        };
        Ok(out)
    }

    // One arm for each record.
    fn build_new(&mut self, ty: Type, code: u32, ops: &[u64], pool: Pool, depth: u32) -> BResult<Const> {
        let first_class = self.module.types.is_first_class(ty) && ty != Type::LABEL && ty != Type::METADATA;
        if !first_class {
            return fail("Invalid type for a constant");
        }
        let op = |i: usize| ops.get(i).copied().ok_or(super::BitcodeError("Invalid record".into()));
        let next = depth + 1;
        Ok(match code {
            2 => self.with_pool(pool, |p, t| p.zero(t, ty)),
            3 => self.pool(pool).undef(ty),
            26 => self.pool(pool).poison(ty),
            4 => {
                let v = rotated(op(0)?);
                self.int_type(ty)?;
                self.with_pool(pool, |p, t| p.int_signed(t, ty, v))
            }
            5 => {
                self.int_type(ty)?;
                let limbs = ops.iter().map(|&w| rotated(w) as u64).collect();
                self.with_pool(pool, |p, t| p.int_limbs(t, ty, limbs))
            }
            6 => self.float(ty, ops, pool)?,
            7 => {
                if self.module.types.num_elements(ty) != Some(ops.len() as u64) {
                    return fail("Invalid record");
                }
                let mut elems = Vec::with_capacity(ops.len());
                for (i, &id) in ops.iter().enumerate() {
                    let e = self.const_by_id(id, pool, next)?;
                    if self.module.types.element(ty, i as u64) != Some(self.pool(pool).ty(e)) {
                        return fail("Invalid type for an element");
                    }
                    elems.push(e);
                }
                self.with_pool(pool, |p, t| p.aggregate(t, ty, &elems))
            }
            8 | 9 => {
                let mut bytes: Vec<u8> = ops.iter().map(|&b| b as u8).collect();
                if code == 9 {
                    bytes.push(0);
                }
                self.with_pool(pool, |p, t| p.bytes(t, &bytes))
            }
            22 => self.data(ty, ops, pool)?,
            10 | 25 => {
                if code == 25 {
                    return fail("unary constant expressions are not supported");
                }
                let types = &self.module.types;
                let float = types.is_float_or_float_vector(ty);
                if !float && !types.is_int(types.scalar(ty)) {
                    return fail("Invalid type for an operation of constants");
                }
                let Some(bin) = bin_op(op(0)?, float) else { return fail("Invalid record") };
                let lhs = self.typed(op(1)?, ty, pool, next)?;
                let rhs = self.typed(op(2)?, ty, pool, next)?;
                let flags = bin_flags(bin, ops.get(3).copied().unwrap_or(0));
                self.pool(pool).expr(ty, ConstExpr::Binary { op: bin, flags, lhs, rhs })
            }
            11 => {
                let Some(cast) = cast_op(op(0)?) else { return fail("Invalid record") };
                let value = self.const_by_id(op(2)?, pool, next)?;
                let from = self.pool(pool).ty(value);
                if cast == CastOp::Bitcast && from == ty {
                    return Ok(value);
                }
                let layout = &self.module.data_layout;
                if !crate::verify::cast_is_valid(&self.module.types, layout, cast, from, ty) {
                    return fail("Invalid cast of a constant");
                }
                self.pool(pool).cast(cast, value, ty)
            }
            12 | 20 | 24 | 31 | 32 => self.const_gep(ty, code, ops, pool, next)?,
            13 => {
                let cond = self.const_by_id(op(0)?, pool, next)?;
                let of_cond = self.pool(pool).ty(cond);
                self.truth_value(of_cond, ty)?;
                let then = self.typed(op(1)?, ty, pool, next)?;
                let otherwise = self.typed(op(2)?, ty, pool, next)?;
                self.pool(pool).expr(ty, ConstExpr::Select { cond, then, otherwise })
            }
            14 => {
                let vector = self.const_by_id(op(1)?, pool, next)?;
                let index = self.const_by_id(op(3).or(op(2))?, pool, next)?;
                let (of_vector, of_index) = (self.pool(pool).ty(vector), self.pool(pool).ty(index));
                self.vector_parts(of_vector, ty, of_index)?;
                self.pool(pool).expr(ty, ConstExpr::ExtractElement { vector, index })
            }
            15 => {
                let vector = self.typed(op(0)?, ty, pool, next)?;
                let elem = self.const_by_id(op(1)?, pool, next)?;
                let index = self.const_by_id(op(3).or(op(2))?, pool, next)?;
                let (of_elem, of_index) = (self.pool(pool).ty(elem), self.pool(pool).ty(index));
                self.vector_parts(ty, of_elem, of_index)?;
                self.pool(pool).expr(ty, ConstExpr::InsertElement { vector, elem, index })
            }
            17 => {
                let lhs = self.const_by_id(op(1)?, pool, next)?;
                let operands = self.pool(pool).ty(lhs);
                let rhs = self.typed(op(2)?, operands, pool, next)?;
                self.truth_value(ty, operands)?;
                let expr = match (int_pred(op(3)?), float_pred(op(3)?)) {
                    (Some(pred), _) => ConstExpr::ICmp { pred, lhs, rhs },
                    (_, Some(pred)) => ConstExpr::FCmp { pred, lhs, rhs },
                    _ => return fail("Invalid record"),
                };
                self.pool(pool).expr(ty, expr)
            }
            21 => {
                let Some(Slot::Global(g)) = self.slot(op(1)?) else { return fail("Invalid record") };
                let block = Block::from_u32(u32::try_from(op(2)?).unwrap_or(u32::MAX - 1).min(u32::MAX - 1));
                self.pool(pool).intern(ty, ConstData::BlockAddress(g, block))
            }
            27 | 29 => {
                let Some(Slot::Global(g)) = self.slot(op(1)?) else { return fail("Invalid record") };
                let wrapper =
                    if code == 27 { GlobalWrapper::DsoLocalEquivalent } else { GlobalWrapper::NoCfi };
                self.pool(pool).intern(ty, ConstData::Wrapped(wrapper, g))
            }
            18 | 23 | 28 | 30 => return fail("inline assembly can only be called"),
            code => return fail(&format!("constant code {code} is not supported")),
        })
    }

    /// A vector, one of its elements, and what tells which one.
    fn vector_parts(&self, vector: Type, elem: Type, index: Type) -> BResult<()> {
        let types = &self.module.types;
        let fit = types.is_vector(vector) && types.scalar(vector) == elem && types.is_int(index);
        if fit { Ok(()) } else { fail("Invalid element of a constant vector") }
    }

    /// `i1`, or a vector of as many of them as the values it is about.
    fn truth_value(&self, ty: Type, about: Type) -> BResult<()> {
        let types = &self.module.types;
        let lanes = types.vector_len(ty);
        let fits = types.int_width(types.scalar(ty)) == Some(1)
            && (lanes.is_none() || lanes == types.vector_len(about));
        if fits { Ok(()) } else { fail("Invalid type for a truth value") }
    }

    fn int_type(&self, ty: Type) -> BResult<()> {
        if self.module.types.is_int(ty) { Ok(()) } else { fail("Invalid type for an integer") }
    }

    fn typed(&mut self, id: u64, ty: Type, pool: Pool, depth: u32) -> BResult<Const> {
        let c = self.const_by_id(id, pool, depth)?;
        if self.pool(pool).ty(c) != ty {
            return fail("Invalid type for a constant");
        }
        Ok(c)
    }

    fn float(&mut self, ty: Type, ops: &[u64], pool: Pool) -> BResult<Const> {
        let word = |i: usize| ops.get(i).copied().unwrap_or(0);
        let data = match self.module.types.get(ty) {
            TypeData::Half | TypeData::BFloat => ConstData::Float(word(0) & 0xffff),
            TypeData::Float => ConstData::Float(word(0) & 0xffff_ffff),
            TypeData::Double => ConstData::Float(word(0)),
            TypeData::Fp128 | TypeData::PpcFp128 => ConstData::WideFloat([word(0), word(1)]),
            // Stored with the words turned: exponent and high bits first.
            TypeData::X86Fp80 => ConstData::WideFloat([word(1) & 0xffff | word(0) << 16, word(0) >> 48]),
            _ => return fail("Invalid type for a float"),
        };
        Ok(self.pool(pool).intern(ty, data))
    }

    /// Elements of an array or vector of integers or floats.
    fn data(&mut self, ty: Type, ops: &[u64], pool: Pool) -> BResult<Const> {
        let Some(elem) = self.module.types.elem(ty) else { return fail("Invalid type for data") };
        if self.module.types.num_elements(ty) != Some(ops.len() as u64) {
            return fail("Invalid record");
        }
        let width = match self.module.types.get(elem) {
            TypeData::Int(w) if *w <= 64 => Some(*w),
            TypeData::Half | TypeData::BFloat | TypeData::Float | TypeData::Double => None,
            _ => return fail("Invalid type for data"),
        };
        let p = self.pool(pool);
        let elems: Vec<Const> = ops
            .iter()
            .map(|&v| match width {
                Some(w) => p.intern(elem, ConstData::Int(v & crate::consts::mask(w))),
                None => p.intern(elem, ConstData::Float(v)),
            })
            .collect();
        Ok(self.with_pool(pool, |p, t| p.aggregate(t, ty, &elems)))
    }

    fn const_gep(&mut self, ty: Type, code: u32, ops: &[u64], pool: Pool, depth: u32) -> BResult<Const> {
        let mut at = 0;
        let mut take = || {
            let v = ops.get(at).copied();
            at += 1;
            v.ok_or(super::BitcodeError("Invalid record".into()))
        };
        // A type in front when the number of operands is odd; the newer codes always have it.
        let mut elem = None;
        if matches!(code, 24 | 31 | 32) || ops.len() % 2 == 1 {
            elem = Some(take()?);
        }
        let mut flags = if code == 20 { GepFlags::INBOUNDS } else { GepFlags::empty() };
        let mut inrange = None;
        if matches!(code, 24 | 31 | 32) {
            let bits = take()?;
            flags = if code == 24 { gep_flags(bits & 1) } else { gep_flags(bits) };
            if code == 31 {
                let width = take()?;
                if width > 64 {
                    return fail("Invalid record");
                }
                inrange = Some(InRange::Bytes(rotated(take()?), rotated(take()?)));
            }
        }
        let mut operands = Vec::new();
        let mut base_type = None;
        while at < ops.len() {
            let (Some(&type_id), Some(&id)) = (ops.get(at), ops.get(at + 1)) else {
                return fail("Invalid record");
            };
            base_type.get_or_insert(type_id);
            at += 2;
            operands.push(self.const_by_id(id, pool, depth)?);
        }
        let Some((&base, indices)) = operands.split_first() else { return fail("Invalid record") };
        let scalars: Vec<Type> = operands.iter().map(|o| self.pool(pool).ty(*o)).collect();
        let types = &self.module.types;
        let scalar = |t: &Type| types.scalar(*t);
        if !types.is_ptr(scalar(&ty))
            || scalar(&scalars[0]) != scalar(&ty)
            || !scalars[1..].iter().all(|t| types.is_int(scalar(t)))
        {
            return fail("Invalid type for an address of constants");
        }
        let elem = match elem {
            Some(id) => self.ty(id)?,
            None => match base_type.and_then(|t| self.pointee(t)) {
                Some(ty) => ty,
                None => return fail("Missing element type of a getelementptr"),
            },
        };
        let expr = ConstExpr::Gep { elem, flags, inrange, base, indices: indices.into() };
        Ok(self.pool(pool).expr(ty, expr))
    }
}
