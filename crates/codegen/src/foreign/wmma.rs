//! Instructions on fragments of matrices for NVIDIA's reader for architectures before sm_100. It has LLVM's functions of the time when
//! the instructions had no `.aligned`, without which they are no longer assembled. Accesses become its own functions where it has
//! them, so that it can find out in which space they are; all else is inline PTX.

use super::assembly::{self, Assembly};
use super::{before, put, replace};
use crate::select::matrix::{WmmaKind, wmma};
use oxicc_ir::{AddrSpace, CastOp, Context, Function, GlobalId, Inst, Module, Type, TypeData, Value};
use rustc_hash::FxHashMap;

/// Functions that lowered code calls, by the rest of LLVM's name.
pub(super) type Accesses = FxHashMap<Box<str>, GlobalId>;

/// What NVIDIA's compilers call `llvm.nvvm.NAME`, if it has a stride.
fn own_name(name: &str) -> Option<String> {
    let words: Vec<&str> = name.split('.').collect();
    let family = |ty: &str| match ty {
        "f16" | "f32" => Some("hmma"),
        "s8" | "u8" | "s4" | "u4" => Some("imma"),
        "b1" => Some("bmma"),
        _ => None,
    };
    Some(match *words {
        ["wmma", "m16n16k8", ..] => return None,
        ["wmma", geom, operation, frag, _, "stride", ty, space] => {
            let sums = if geom == "m8n8k128" { "bmma" } else { "imma" };
            match (operation, frag, ty) {
                ("load", "a" | "b", "f16") => format!("llvm.nvvm.hmma.{geom}.ld.{frag}.{space}"),
                ("load", "c", "s32") => format!("llvm.nvvm.{sums}.{geom}.ld.c.{space}"),
                ("load", ..) => format!("llvm.nvvm.{}.{geom}.ld.{frag}.{ty}.{space}", family(ty)?),
                ("store", "d", "s32") => format!("llvm.nvvm.{sums}.{geom}.st.c.i32.{space}"),
                ("store", "d", _) => format!("llvm.nvvm.{}.{geom}.st.c.{ty}.{space}", family(ty)?),
                _ => return None,
            }
        }
        _ => return None,
    })
}

/// Declares what the accesses of a module become.
pub(super) fn declare(module: &mut Module) -> Accesses {
    let mut out = Accesses::default();
    let all: Vec<GlobalId> = module.functions().filter(|id| module.global(*id).is_intrinsic()).collect();
    for id in all {
        let name = module.global(id).name().strip_prefix("llvm.nvvm.").unwrap_or("").to_string();
        let Some(own) = own_name(&name) else { continue };
        let Some(ty) = module.global(id).as_function().map(|f| f.ty) else { continue };
        let TypeData::Function { ret, params, .. } = module.types.get(ty) else { continue };
        let (ret, params) = (*ret, params.to_vec());
        let held = |ty: Type| if module.types.is_vector(ty) { Type::I32 } else { ty };
        let result = match module.types.struct_body(ret) {
            Some(body) => {
                let fields: Vec<Type> = body.fields.iter().map(|&f| held(f)).collect();
                module.types.structure(&fields)
            }
            None => held(ret),
        };
        // Address, stride, layout, values.
        let Some((&ptr, values)) = params.split_first() else { continue };
        let values = &values[..values.len().saturating_sub(1)];
        let mut own_params = vec![ptr, Type::I32, Type::I32];
        own_params.extend(values.iter().map(|&v| held(v)));
        let own_ty = module.types.function(result, &own_params, false);
        out.insert(name.into(), module.ctx.declare_function(&own, own_ty));
    }
    out
}

/// The access as a call of NVIDIA's function.
pub(super) fn access(
    ctx: &Context,
    func: &mut Function,
    inst: Inst,
    name: &str,
    callee: GlobalId,
    args: &[Value],
) -> Option<()> {
    let (&ptr, rest) = args.split_first()?;
    let (&stride, values) = rest.split_last()?;
    let layout = u64::from(name.contains(".col."));
    let result = func.inst_type(inst);
    let mut b = before(ctx, func, inst);
    let layout = b.func.const_int(&ctx.types, Type::I32, layout);
    let mut operands = vec![ptr, stride, layout];
    for &v in values {
        let packed = ctx.types.is_vector(b.func.value_type(v));
        operands.push(if packed { b.cast(CastOp::Bitcast, v, Type::I32) } else { v });
    }
    let Some(loaded) = b.call_value(callee, &operands) else {
        func.remove_inst(inst);
        return Some(());
    };
    let Some(body) = ctx.types.struct_body(result) else {
        replace(func, inst, loaded);
        return Some(());
    };
    let mut parts = Vec::new();
    for (i, &ty) in body.fields.iter().enumerate() {
        let part = b.extract_value(loaded, &[i as u32])?;
        parts.push(if ctx.types.is_vector(ty) { b.cast(CastOp::Bitcast, part, ty) } else { part });
    }
    put(ctx, func, inst, &parts);
    Some(())
}

/// The call of `llvm.nvvm.NAME` as inline PTX.
pub(super) fn as_assembly(
    ctx: &Context,
    func: &mut Function,
    inst: Inst,
    name: &str,
    args: &[Value],
) -> Result<(), String> {
    let refused = || format!("llvm.nvvm.{name} cannot be put into LTO-IR for this architecture");
    let form = wmma(name)?;
    let result = func.inst_type(inst);
    let results: Vec<Type> = match (result, ctx.types.struct_body(result)) {
        (Type::VOID, _) => Vec::new(),
        (_, Some(body)) => body.fields.to_vec(),
        (ty, None) => vec![ty],
    };
    let list = |from: usize, len: usize| {
        let names: Vec<String> = (from..from + len).map(|i| format!("${i}")).collect();
        format!("{{{}}}", names.join(","))
    };
    let first = results.len();
    let rest = |used: usize| args.len().checked_sub(used).ok_or_else(refused);
    let stride = |is_there: bool, at: usize| if is_there { format!(", ${at}") } else { String::new() };
    let operands = match form.kind {
        WmmaKind::Load { stride: s } => {
            format!("{}, [${first}]{}", list(0, first), stride(s, first + 1))
        }
        WmmaKind::Store { stride: s } => {
            let len = rest(1 + usize::from(s))?;
            format!("[$0], {}{}", list(1, len), stride(s, 1 + len))
        }
        WmmaKind::Product { a, b } => {
            let c = rest(a + b)?;
            let lists = [list(0, first), list(first, a), list(first + a, b), list(first + a + b, c)];
            lists.join(", ")
        }
    };
    let space = match args.first().and_then(|&a| ctx.types.addr_space(func.value_type(a))) {
        Some(AddrSpace::GLOBAL) => ".global",
        Some(AddrSpace::SHARED) => ".shared",
        _ => "",
    };
    let text = format!("{} {operands};", form.opcode.replace("@0", space));
    let memory = !matches!(form.kind, WmmaKind::Product { .. });
    let asm = Assembly { text: &text, effect: true, memory, convergent: true };
    let mut b = before(ctx, func, inst);
    let values = assembly::call(&mut b, &asm, &results, args).ok_or_else(refused)?;
    put(ctx, func, inst, &values);
    Ok(())
}
