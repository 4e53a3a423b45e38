//! Intrinsics that the reader of the IR does not know.

use super::assembly::{self, Assembly};
use super::{Lowering, before, generic, put, replace, wmma};
use crate::Precision;
use crate::intrinsics;
use crate::select::is_droppable;
use oxicc_arch::Dialect;
use oxicc_ir::intrinsic::Intrinsic;
use oxicc_ir::{AddrSpace, Context, Function, Inst, InstData, Type, Value};

/// Beginnings of the names, after `llvm.nvvm.`, that no reader of LTO-IR knows.
const UNKNOWN: &[&str] = &[
    "activemask",
    "bar.sync",
    "barrier.cta",
    "dp2a",
    "dp4a",
    "fence.proxy",
    "rcp.approx.ftz.f",
    "rsqrt.approx.ftz.d",
];

/// Those that the reader of LLVM 7 does not know besides.
const UNKNOWN_TO_LLVM_7: &[&str] = &[
    "barrier.cluster",
    "cluster.",
    "cp.async",
    "discard",
    "elect.sync",
    "ex2.approx.f16",
    "exit",
    "fence.",
    "fmax.bf16",
    "fmax.f16",
    "fmax.ftz.f16",
    "fmin.bf16",
    "fmin.f16",
    "fmin.ftz.f16",
    "fshl.clamp",
    "fshr.clamp",
    "getctarank",
    "ldmatrix",
    "griddepcontrol",
    "idp2a",
    "idp4a",
    "is_explicit_cluster",
    "isspacep.shared.cluster",
    "mapa",
    "mbarrier",
    "nanosleep",
    "prefetch.tensormap",
    "read.ptx.sreg.cluster",
    "read.ptx.sreg.globaltimer",
    "read.ptx.sreg.nclusterid",
    "redux.sync",
    "setmaxnreg",
    "tanh.approx",
];

impl Lowering<'_> {
    pub(super) fn intrinsic(
        &self,
        ctx: &Context,
        func: &mut Function,
        inst: Inst,
        name: &str,
    ) -> Result<(), String> {
        let InstData::Call { args, .. } = func.inst(inst) else { return Ok(()) };
        let args: Vec<Value> = args.to_vec();
        let old = self.dialect == Dialect::N7;
        if let Some(rest) = name.strip_prefix("llvm.nvvm.") {
            if self.square_root(ctx, func, inst, rest, &args) {
                return Ok(());
            }
            if old && self.shuffle(ctx, func, inst, rest, &args) {
                return Ok(());
            }
            if old && rest.starts_with("wmma.") {
                let own = self.helpers.accesses.get(rest);
                if own.is_some_and(|&own| wmma::access(ctx, func, inst, rest, own, &args).is_some()) {
                    return Ok(());
                }
                return wmma::as_assembly(ctx, func, inst, rest, &args);
            }
            let starts = |list: &[&str]| list.iter().any(|p| rest.starts_with(p));
            if starts(UNKNOWN) || old && starts(UNKNOWN_TO_LLVM_7) {
                return as_assembly(ctx, func, inst, name, rest, &args);
            }
            return Ok(());
        }
        // Lifetimes have a size for both readers; without them variables only live longer.
        if name.starts_with("llvm.lifetime.") && args.len() == 1 {
            func.remove_inst(inst);
            return Ok(());
        }
        if old {
            if let Some(&flushing) = self.helpers.flushing.get(name)
                && self.flushes()
            {
                let mut b = before(ctx, func, inst);
                if let Some(v) = b.call_value(flushing, &args) {
                    replace(func, inst, v);
                }
                return Ok(());
            }
            generic::expand(ctx, func, inst, name, &args);
        }
        Ok(())
    }

    /// `shfl.sync.MODE.i32p` by the intrinsic that has the mode as an argument.
    fn shuffle(&self, ctx: &Context, func: &mut Function, inst: Inst, name: &str, args: &[Value]) -> bool {
        let modes = ["idx.i32p", "up.i32p", "down.i32p", "bfly.i32p"];
        let mode = name.strip_prefix("shfl.sync.").and_then(|m| modes.iter().position(|k| *k == m));
        let (Some(mode), &[mask, value, lane, clamp]) = (mode, args) else { return false };
        let mut b = before(ctx, func, inst);
        let mode = b.func.const_int(&ctx.types, Type::I32, mode as u64);
        match b.call_value(self.helpers.shuffle, &[mask, mode, value, lane, clamp]) {
            Some(v) => replace(func, inst, v),
            None => return false,
        }
        true
    }

    /// Square roots whose mode nvlink would forget.
    fn square_root(
        &self,
        ctx: &Context,
        func: &mut Function,
        inst: Inst,
        name: &str,
        args: &[Value],
    ) -> bool {
        let ("sqrt.f", &[x]) = (name, args) else { return false };
        let text = match (self.options.sqrt, self.options.ftz) {
            (Precision::Ieee, _) if self.flushes() => "sqrt.rn.ftz.f32 $0, $1;",
            (Precision::Ieee, _) => return false,
            (_, true) => "sqrt.approx.ftz.f32 $0, $1;",
            (_, false) => "sqrt.approx.f32 $0, $1;",
        };
        let mut b = before(ctx, func, inst);
        let asm = Assembly::pure(text);
        match assembly::call(&mut b, &asm, &[Type::FLOAT], &[x]).and_then(|v| v.first().copied()) {
            Some(v) => replace(func, inst, v),
            None => return false,
        }
        true
    }
}

/// The row of an intrinsic as inline PTX.
fn as_assembly(
    ctx: &Context,
    func: &mut Function,
    inst: Inst,
    name: &str,
    rest: &str,
    args: &[Value],
) -> Result<(), String> {
    let refused = || format!("{name} cannot be put into LTO-IR for this architecture");
    let form = if let Some(register) = rest.strip_prefix("read.ptx.sreg.") {
        let ty = if func.inst_type(inst) == Type::I64 { "u64" } else { "u32" };
        format!("mov.{ty} d, {}", intrinsics::special_register(register))
    } else {
        let found = intrinsics::find(rest).ok_or_else(refused)?;
        intrinsics::fill(found.row.ptx, &found.captures)
    };
    let (mnemonic, operands) = form.split_once(' ').unwrap_or((&form, ""));
    let mnemonic = with_space(ctx, func, mnemonic, args).ok_or_else(refused)?;
    let mnemonic = constant_choice(func, &mnemonic, args).ok_or_else(refused)?;
    let result = func.inst_type(inst);
    let results: Vec<Type> = match (result, ctx.types.struct_body(result)) {
        (Type::VOID, _) => Vec::new(),
        (_, Some(body)) => body.fields.to_vec(),
        (ty, None) => vec![ty],
    };
    // Predicates are registers that inline assembly has no letter for.
    let mut head = String::new();
    let mut tail = String::new();
    let mut text = format!("{mnemonic} ");
    let mut used: Vec<Value> = Vec::new();
    let mut place = |n: usize, head: &mut String| -> Option<String> {
        let v = *args.get(n)?;
        let at = results.len() + used.len();
        used.push(v);
        if func.value_type(v) == Type::I1 {
            head.push_str(&format!(".reg .pred q{at}; setp.ne.u32 q{at}, ${at}, 0; "));
            return Some(format!("q{at}"));
        }
        Some(format!("${at}"))
    };
    let mut output = |i: usize, head: &mut String| -> Option<String> {
        if *results.get(i)? == Type::I1 {
            head.push_str(&format!(".reg .pred p{i}; "));
            tail.push_str(&format!(" selp.u32 ${i}, 1, 0, p{i};"));
            return Some(format!("p{i}"));
        }
        Some(format!("${i}"))
    };
    let mut parts = Vec::new();
    for operand in operands.split(", ").filter(|o| !o.is_empty()) {
        let part = match operand.as_bytes() {
            b"{d}" => {
                let all: Option<Vec<String>> = (0..results.len()).map(|i| output(i, &mut head)).collect();
                all.map(|all| format!("{{{}}}", all.join(",")))
            }
            b"d" | b"d0" => output(0, &mut head),
            b"d1" => output(1, &mut head),
            b"d0|d1" => match (output(0, &mut head), output(1, &mut head)) {
                (Some(a), Some(b)) => Some(format!("{a}|{b}")),
                _ => None,
            },
            [b'0'..=b'9'] => place(usize::from(operand.as_bytes()[0] - b'0'), &mut head),
            [b'[', n @ b'0'..=b'9', b']'] => {
                place(usize::from(n - b'0'), &mut head).map(|p| format!("[{p}]"))
            }
            [b'#', n @ b'0'..=b'9'] => {
                let constant = args.get(usize::from(n - b'0')).and_then(|&v| func.as_u64(v));
                constant.map(|c| c.to_string())
            }
            [b'=', ..] => Some(operand[1..].to_string()),
            [b'%', ..] => Some(operand.to_string()),
            _ => None,
        };
        parts.push(part.ok_or_else(refused)?);
    }
    text.push_str(&parts.join(", "));
    text.push(';');
    let text = match head.is_empty() && tail.is_empty() {
        true => text,
        false => format!("{{ {head}{text}{tail} }}"),
    };
    let effect = !Intrinsic::of(name).is_some_and(is_droppable);
    let convergent = Intrinsic::of(name).is_some_and(|i| i.is_convergent());
    let asm = Assembly { text: &text, effect, memory: effect, convergent };
    let mut b = before(ctx, func, inst);
    let values = assembly::call(&mut b, &asm, &results, &used).ok_or_else(refused)?;
    put(ctx, func, inst, &values);
    Ok(())
}

/// `a@0b`: the space that argument 0 points to.
fn with_space(ctx: &Context, func: &Function, mnemonic: &str, args: &[Value]) -> Option<String> {
    let Some((head, rest)) = mnemonic.split_once('@') else { return Some(mnemonic.to_string()) };
    let argument = rest.chars().next()?.to_digit(10)?;
    let pointer = func.value_type(*args.get(argument as usize)?);
    let space = match ctx.types.addr_space(pointer)? {
        AddrSpace::GENERIC => "",
        AddrSpace::GLOBAL => ".global",
        AddrSpace::SHARED => ".shared",
        _ => return None,
    };
    Some(format!("{head}{space}{}", &rest[1..]))
}

/// `a<2:hi:lo>b`: the alternative that constant argument 2 chooses.
fn constant_choice(func: &Function, mnemonic: &str, args: &[Value]) -> Option<String> {
    let (Some(from), Some(to)) = (mnemonic.find('<'), mnemonic.find('>')) else {
        return Some(mnemonic.to_string());
    };
    let mut parts = mnemonic[from + 1..to].split(':');
    let index: usize = parts.next()?.parse().ok()?;
    let (yes, no) = (parts.next()?, parts.next()?);
    let chosen = if func.as_u64(*args.get(index)?)? != 0 { yes } else { no };
    Some(format!("{}{chosen}{}", &mnemonic[..from], &mnemonic[to + 1..]))
}
