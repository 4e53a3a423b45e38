//! Rules about calls of `llvm.*` functions.

use crate::function::Function;
use crate::inst::{Inst, Value};
use crate::module::Context;
use crate::ops::FastMath;
use crate::types::{AddrSpace, Type, TypeData};
use crate::upgrade::without_types;

/// Functions of LLVM that NVVM IR does not have, without the types they are overloaded on.
const UNSUPPORTED: &[&str] = &[
    "llvm.adjust.trampoline",
    "llvm.cos",
    "llvm.eh.sjlj.callsite",
    "llvm.eh.sjlj.functioncontext",
    "llvm.eh.sjlj.longjmp",
    "llvm.eh.sjlj.lsda",
    "llvm.eh.sjlj.setjmp",
    "llvm.eh.typeid.for",
    "llvm.exp",
    "llvm.exp2",
    "llvm.fabs",
    "llvm.frameaddress",
    "llvm.gcread",
    "llvm.gcroot",
    "llvm.gcwrite",
    "llvm.init.trampoline",
    "llvm.log",
    "llvm.log10",
    "llvm.log2",
    "llvm.nearbyint",
    "llvm.objectsize",
    "llvm.pcmarker",
    "llvm.pow",
    "llvm.powi",
    "llvm.prefetch",
    "llvm.readcyclecounter",
    "llvm.returnaddress",
    "llvm.rint",
    "llvm.round",
    "llvm.sin",
    "llvm.stackrestore",
    "llvm.stacksave",
    "llvm.trunc",
];

/// Whether libNVVM has no code for an intrinsic: the functions that only exist as approximations of the hardware.
pub(super) fn has_no_code(name: &str, fmf: FastMath) -> bool {
    if !name.starts_with("llvm.") {
        return false;
    }
    match without_types(name) {
        "llvm.sin" | "llvm.cos" => !fmf.contains(FastMath::AFN),
        "llvm.pow" => true,
        _ => false,
    }
}

pub(super) fn verify(
    ctx: &Context,
    func: &Function,
    inst: Inst,
    name: &str,
    args: &[Value],
) -> Option<String> {
    let tail = name.strip_prefix("llvm.")?;
    let base = without_types(name);
    if UNSUPPORTED.binary_search(&base).is_ok() {
        return Some(format!("Unsupported intrinsic: {name}"));
    }
    let types = &ctx.types;
    let first = args.first().map(|&a| func.value_type(a));
    let space = |at: usize| {
        args.get(at).and_then(|&a| types.addr_space(func.value_type(a))).unwrap_or(AddrSpace::GENERIC)
    };
    let message = match base {
        "llvm.memcpy" | "llvm.memmove" | "llvm.memcpy.inline" if space(0) == AddrSpace::CONST => {
            "memmove/memcpy cannot target constant address space"
        }
        "llvm.memset" if space(0) == AddrSpace::CONST => "memset cannot point to constant address space",
        "llvm.bswap" => match first.map(|t| types.get(t)) {
            Some(TypeData::Int(16 | 32 | 64)) => return None,
            Some(TypeData::Int(_)) => "Invalid type for bswap, need i16, i32, or i64",
            _ => "bswap operand 0 not an integer?",
        },
        "llvm.ctpop" | "llvm.ctlz" | "llvm.cttz" => {
            let width = first.and_then(|t: Type| types.int_width(types.scalar(t)));
            if matches!(width, Some(8 | 16 | 32 | 64)) {
                return None;
            }
            "Invalid type for ctpop/ctlz/cttz, need i8, i16, i32, i64, or vector of these"
        }
        _ if tail.contains(".with.overflow.") => match first.map(|t| types.get(t)) {
            Some(TypeData::Int(16 | 32 | 64)) => return None,
            Some(TypeData::Int(_)) => "Invalid type for arithmetic overflow intrinsic, need i16, i32, or i64",
            _ => "arithmetic overflow operand 0 not an integer?",
        },
        "llvm.nvvm.branch.if.convergent" | "llvm.nvvm.branch.if.all.convergent" => {
            let once = func
                .result(inst)
                .is_none_or(|r| func.has_one_use(r) && func.users(r).all(|user| func.is_terminator(user)));
            if once {
                return None;
            }
            "result of llvm.nvvm.branch.if.convergent and llvm.nvvm.branch.if.all.convergent can only be used by exactly one branch instruction"
        }
        _ => return None,
    };
    Some(message.to_owned())
}

#[cfg(test)]
mod tests {
    #[test]
    fn names_are_sorted() {
        assert!(super::UNSUPPORTED.is_sorted());
    }
}
