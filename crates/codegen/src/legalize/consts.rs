//! Constant expressions that selection does not know become instructions before their users.
//!
//! What is left for selection are addresses (casts and getelementptr of a global) and arithmetic on single
//! registers; vectors, wide integers, floats and parts of aggregates go the way of ordinary instructions.

use oxicc_ir::{
    BinOp, CastOp, Const, ConstData, ConstExpr, ConstPool, FastMath, Function, GlobalId, Inst, IntFlags,
    Module, Op, Type, TypeData, Value, ValueDef,
};
use rustc_hash::FxHashSet;

/// Constants nested deeper than this are left to selection, which refuses them.
const MAX_DEPTH: u32 = 64;

/// The constants of a function that are such expressions or contain them.
pub(super) fn hard(module: &Module, body: &Function) -> FxHashSet<Const> {
    let pool = body.consts();
    pool.iter().map(|(c, ..)| c).filter(|&c| is_hard(module, pool, c, 0)).collect()
}

/// Writes code for these constants where they are used.
pub(super) fn expand(module: &Module, func: &mut Function, hard: &FxHashSet<Const>) {
    let insts: Vec<Inst> = func.blocks().flat_map(|b| func.block_insts(b)).collect();
    for user in insts {
        for i in 0..func.operands(user).len() {
            let v = func.operands(user)[i];
            let ValueDef::Const(c) = func.value_def(v) else { continue };
            if !hard.contains(&c) {
                continue;
            }
            // The value of a phi is computed at the end of the block it comes from.
            let at = if func.is_phi(user) {
                func.block_operands(user).get(i).and_then(|&b| func.terminator(b))
            } else {
                Some(user)
            };
            let Some(at) = at else { continue };
            let new = write(module, func, hard, c, at);
            func.set_operand(user, i, new);
        }
    }
}

/// Whether a type is held in one register that arithmetic can use.
fn is_single(module: &Module, ty: Type) -> bool {
    match module.types.get(ty) {
        TypeData::Int(n) => *n <= 64,
        TypeData::Ptr(_) => true,
        _ => false,
    }
}

fn is_hard(module: &Module, pool: &ConstPool, c: Const, depth: u32) -> bool {
    if depth > MAX_DEPTH {
        return false;
    }
    let inner = |c: Const| is_hard(module, pool, c, depth + 1);
    let single = |c: Const| is_single(module, pool.ty(c));
    match pool.get(c) {
        ConstData::Aggregate(elems) => elems.iter().any(|&e| inner(e)),
        ConstData::Splat(e) => inner(*e),
        ConstData::Expr(e) => {
            let known = single(c)
                && match &**e {
                    ConstExpr::Cast { op, value } => {
                        single(*value)
                            && matches!(
                                op,
                                CastOp::AddrSpaceCast
                                    | CastOp::Bitcast
                                    | CastOp::PtrToInt
                                    | CastOp::IntToPtr
                                    | CastOp::Trunc
                                    | CastOp::ZExt
                                    | CastOp::SExt
                            )
                    }
                    ConstExpr::Gep { base, indices, .. } => {
                        single(*base) && indices.iter().all(|&i| pool.as_i64(&module.types, i).is_some())
                    }
                    ConstExpr::Binary { op, .. } => matches!(
                        op,
                        BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::And | BinOp::Or | BinOp::Xor
                    ),
                    ConstExpr::ICmp { lhs, .. } => single(*lhs),
                    _ => false,
                };
            !known || e.operands().into_iter().any(inner)
        }
        _ => false,
    }
}

/// Writes the instructions that compute a constant before `at`.
fn write(module: &Module, func: &mut Function, hard: &FxHashSet<Const>, c: Const, at: Inst) -> Value {
    if !hard.contains(&c) {
        return func.const_value(c);
    }
    let ty = func.consts().ty(c);
    let data = func.consts().get(c).clone();
    let mut value = |func: &mut Function, c: Const| write(module, func, hard, c, at);
    let (flags, fmf) = (IntFlags::empty(), FastMath::empty());
    let (op, operands): (Op, Vec<Value>) = match data {
        ConstData::Expr(e) => {
            let operands = e.operands().iter().map(|&o| value(func, o)).collect();
            let op = match *e {
                ConstExpr::Cast { op, .. } => Op::Cast(op, flags, fmf),
                ConstExpr::Gep { elem, flags, .. } => Op::Gep { elem, flags },
                ConstExpr::Binary { op, flags, .. } => Op::Binary(op, flags, fmf),
                ConstExpr::ICmp { pred, .. } => Op::ICmp(pred, flags),
                ConstExpr::FCmp { pred, .. } => Op::FCmp(pred, fmf),
                ConstExpr::Select { .. } => Op::Select(fmf),
                ConstExpr::ExtractElement { .. } => Op::ExtractElement,
                ConstExpr::InsertElement { .. } => Op::InsertElement,
                ConstExpr::Shuffle { mask, .. } => {
                    // A negative lane is an undefined one.
                    let lanes: Vec<u32> =
                        mask.iter().map(|&m| u32::try_from(m).unwrap_or(oxicc_ir::POISON_LANE)).collect();
                    Op::Shuffle(func.index_list(&lanes))
                }
                ConstExpr::ExtractValue { indices, .. } => Op::ExtractValue(func.index_list(&indices)),
                ConstExpr::InsertValue { indices, .. } => Op::InsertValue(func.index_list(&indices)),
            };
            (op, operands)
        }
        ConstData::Aggregate(elems) => return build(module, func, ty, &elems, at, &mut value),
        ConstData::Splat(e) => {
            let n = module.types.vector_len(ty).unwrap_or(0) as usize;
            return build(module, func, ty, &vec![e; n], at, &mut value);
        }
        _ => return func.const_value(c),
    };
    emit(func, op, ty, &operands, at)
}

/// An aggregate or vector, element by element.
fn build(
    module: &Module,
    func: &mut Function,
    ty: Type,
    elems: &[Const],
    at: Inst,
    value: &mut impl FnMut(&mut Function, Const) -> Value,
) -> Value {
    let mut whole = func.poison(ty);
    for (i, &e) in elems.iter().enumerate() {
        let elem = value(func, e);
        whole = if module.types.is_vector(ty) {
            let index = func.const_i32(i as i32);
            emit(func, Op::InsertElement, ty, &[whole, elem, index], at)
        } else {
            let list = func.index_list(&[i as u32]);
            emit(func, Op::InsertValue(list), ty, &[whole, elem], at)
        };
    }
    whole
}

fn emit(func: &mut Function, op: Op, ty: Type, operands: &[Value], at: Inst) -> Value {
    let inst = func.create_inst(op, ty, operands, &[]);
    func.insert_before(inst, at);
    match func.result(inst) {
        Some(v) => v,
        None => func.poison(ty),
    }
}

/// The global and byte offset a constant address is made of, through casts and getelementptr.
pub fn base(module: &Module, pool: &ConstPool, mut c: Const) -> Option<(GlobalId, i64)> {
    let mut offset = 0i64;
    for _ in 0..MAX_DEPTH {
        match pool.get(c) {
            ConstData::Global(g) => return Some((*g, offset)),
            ConstData::Expr(e) => match &**e {
                ConstExpr::Cast { op: CastOp::AddrSpaceCast | CastOp::Bitcast, value } => c = *value,
                ConstExpr::Gep { elem, base, indices, .. } => {
                    offset = offset.checked_add(gep_offset(module, pool, *elem, indices)?)?;
                    c = *base;
                }
                _ => return None,
            },
            _ => return None,
        }
    }
    None
}

/// The bytes a getelementptr with constant indices adds.
pub fn gep_offset(module: &Module, pool: &ConstPool, elem: Type, indices: &[Const]) -> Option<i64> {
    let (types, dl) = (&module.types, &module.data_layout);
    let mut ty = elem;
    let mut offset = 0i64;
    for (n, &index) in indices.iter().enumerate() {
        let i = pool.as_i64(types, index)?;
        if n > 0 {
            match types.elem(ty) {
                Some(e) => ty = e,
                None => {
                    offset = offset.wrapping_add(dl.element_offset(types, ty, i as u64)? as i64);
                    ty = types.element(ty, i as u64)?;
                    continue;
                }
            }
        }
        offset = offset.wrapping_add((dl.alloc_size(types, ty) as i64).wrapping_mul(i));
    }
    Some(offset)
}
