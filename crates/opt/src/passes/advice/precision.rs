//! Arithmetic that is in double precision because a literal is.

use oxicc_ir::{BinOp, CastOp, Context, Function, Inst, InstData, Type, Value};

use super::Finding;

/// How long a chain of operations is followed.
const MAX_DEPTH: u32 = 8;

/// Operations on a `float` and a constant `double` whose result is rounded to `float` again and used for nothing else.
pub fn find(_: &Context, func: &Function, findings: &mut Vec<Finding>) {
    for (_, inst) in func.all_insts() {
        let InstData::Binary { op, lhs, rhs, .. } = func.inst(inst) else { continue };
        if func.inst_type(inst) != Type::DOUBLE || !(func.is_const(lhs) || func.is_const(rhs)) {
            continue;
        }
        let float = if func.is_const(lhs) { rhs } else { lhs };
        if is_from_float(func, float, MAX_DEPTH) && becomes_float(func, inst, MAX_DEPTH) {
            findings.push(Finding {
                at: inst,
                subject: "double",
                message: format!(
                    "this {} of a float is in double precision because a literal is a double, and its result is rounded to float again: \
                     write the literal with an f",
                    match op {
                        BinOp::FMul => "multiplication",
                        BinOp::FDiv => "division",
                        BinOp::FSub => "subtraction",
                        _ => "addition",
                    }
                ),
            });
        }
    }
}

fn is_from_float(func: &Function, v: Value, depth: u32) -> bool {
    let Some(depth) = depth.checked_sub(1) else { return false };
    match func.value_inst_data(v) {
        Some(InstData::Cast { op: CastOp::FpExt, value, .. }) => func.value_type(value) == Type::FLOAT,
        Some(InstData::Binary { lhs, rhs, .. }) => {
            let is_float = |v| func.is_const(v) || is_from_float(func, v, depth);
            is_float(lhs) && is_float(rhs)
        }
        _ => false,
    }
}

fn becomes_float(func: &Function, inst: Inst, depth: u32) -> bool {
    let (Some(result), Some(depth)) = (func.result(inst), depth.checked_sub(1)) else { return false };
    let mut users = func.users(result).peekable();
    users.peek().is_some()
        && users.all(|user| match func.inst(user) {
            InstData::Cast { op: CastOp::FpTrunc, .. } => func.inst_type(user) == Type::FLOAT,
            InstData::Binary { .. } => becomes_float(func, user, depth),
            _ => false,
        })
}
