//! Forms of older versions that both readers turn into today's.

use crate::global::GlobalId;
use crate::metadata::MdData;
use crate::module::Module;
use crate::ops::CallConv;
use crate::types::{Type, TypeData, Types};

/// The functions that anything calls kernels: `!nvvm.annotations`, an old attribute, a convention.
pub fn kernels(module: &Module) -> Vec<GlobalId> {
    let mut kernels = Vec::new();
    let md = &module.metadata;
    if let Some(named) = md.find_named("nvvm.annotations") {
        for &node in &named.nodes {
            let elems = md.elems(node);
            let Some(MdData::Const(c)) = elems.first().copied().flatten().map(|m| md.get(m)) else {
                continue;
            };
            let Some(id) = module.consts.underlying_global(*c) else { continue };
            let is_kernel = elems[1..].chunks(2).any(|pair| {
                let [Some(key), Some(value)] = pair else { return false };
                md.str(*key) == Some("kernel") && md.int(*value).is_some_and(|v| v != 0)
            });
            if is_kernel {
                kernels.push(id);
            }
        }
    }
    for (id, g) in module.globals() {
        let Some(f) = g.as_function() else { continue };
        let old = matches!(f.cc, CallConv::PTX_KERNEL | CallConv::SPIR_KERNEL);
        if old || module.attrs.find_string(module.attrs.list(f.attrs).func, "nvvm.kernel").is_some() {
            kernels.push(id);
        }
    }
    kernels
}

/// Gives functions that only `!nvvm.annotations` calls kernels (or an old attribute, or another name of the convention) the calling
/// convention of kernels: what is known of kernels is known of all of them. Returns whether there were any.
pub fn mark_kernels(module: &mut Module) -> bool {
    let mut changed = false;
    for id in kernels(module) {
        let Some(f) = module.global(id).as_function() else { continue };
        // The verifier knows what kernels cannot have; code generation says it for these.
        let fits =
            matches!(module.types.get(f.ty), TypeData::Function { ret: Type::VOID, vararg: false, .. });
        if let (true, Some(f)) = (fits, module.global_mut(id).as_function_mut()) {
            changed |= f.cc != CallConv::PTX_KERNEL;
            f.cc = CallConv::PTX_KERNEL;
        }
    }
    changed
}

/// The debug intrinsics that debug records replace.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum DebugIntrinsic {
    Value,
    Declare,
    Assign,
    Label,
}

pub(crate) fn debug_intrinsic(name: &str) -> Option<DebugIntrinsic> {
    Some(match name.strip_prefix("llvm.dbg.")? {
        "value" => DebugIntrinsic::Value,
        "declare" | "addr" => DebugIntrinsic::Declare,
        "assign" => DebugIntrinsic::Assign,
        "label" => DebugIntrinsic::Label,
        _ => return None,
    })
}

/// The name of an overloaded intrinsic without pointee types: `llvm.memcpy.p0i8.p1i8.i64` is
/// `llvm.memcpy.p0.p1.i64` with opaque pointers. `None` when nothing changes.
pub(crate) fn intrinsic_name(name: &str) -> Option<String> {
    if !name.starts_with("llvm.") || !name.contains(".p") {
        return None;
    }
    let mut out = String::with_capacity(name.len());
    let mut rest = name;
    let mut changed = false;
    while let Some(at) = rest.find(".p") {
        let (before, tail) = rest.split_at(at);
        out.push_str(before);
        let digits = tail[2..].bytes().take_while(u8::is_ascii_digit).count();
        let after = &tail[2 + digits..];
        let pointee = if digits == 0 { None } else { pointee_len(after) };
        match pointee {
            Some(len) => {
                out.push_str(&tail[..2 + digits]);
                rest = &after[len..];
                changed = true;
            }
            None => {
                out.push_str(".p");
                rest = &tail[2..];
            }
        }
    }
    out.push_str(rest);
    changed.then_some(out)
}

/// Intrinsics overloaded on types, and which ones make up the name: `r` is the result, a digit an argument.
const OVERLOADS: &[(&str, &str)] = &[
    ("abs smax smin umax umin sadd.sat uadd.sat ssub.sat usub.sat sshl.sat ushl.sat", "r"),
    ("ctlz cttz ctpop bswap bitreverse fshl fshr fabs sqrt sin cos exp exp2 exp10 log log2 log10 pow", "r"),
    ("floor ceil trunc rint nearbyint round roundeven copysign minnum maxnum minimum maximum", "r"),
    ("minimumnum maximumnum fma fmuladd canonicalize smul.fix umul.fix bitreverse expect", "r"),
    ("sadd.with.overflow uadd.with.overflow ssub.with.overflow usub.with.overflow", "0"),
    ("smul.with.overflow umul.with.overflow is.fpclass", "0"),
    ("vector.reduce.add vector.reduce.mul vector.reduce.and vector.reduce.or vector.reduce.xor", "0"),
    ("vector.reduce.smax vector.reduce.smin vector.reduce.umax vector.reduce.umin", "0"),
    ("vector.reduce.fmax vector.reduce.fmin", "0"),
    ("scmp ucmp fptosi.sat fptoui.sat lround llround lrint llrint", "r0"),
    ("powi ldexp ptrmask", "r1"),
    ("memcpy memmove", "012"),
    ("memset", "02"),
    ("lifetime.start lifetime.end", "1"),
];

/// The full name of an overloaded intrinsic that is written without types: `llvm.umin` called with `i32` is
/// `llvm.umin.i32`. `None` for every other name.
pub(crate) fn overload(types: &Types, name: &str, ty: Type) -> Option<String> {
    // NVIDIA's functions are most of those that are called, and none of them is in the table.
    let base = name.strip_prefix("llvm.").filter(|base| !base.starts_with("nvvm."))?;
    let (_, parts) = OVERLOADS.iter().find(|(names, _)| names.split(' ').any(|n| n == base))?;
    let sig = types.signature(ty)?;
    let mut out = name.to_string();
    for part in parts.chars() {
        let ty = match part.to_digit(10) {
            Some(n) => *sig.params.get(n as usize)?,
            None => sig.ret,
        };
        out.push('.');
        suffix(types, ty, &mut out)?;
    }
    Some(out)
}

/// The name of an intrinsic without the types it is overloaded on.
pub(crate) fn without_types(name: &str) -> &str {
    let mut base = name;
    while let Some((head, last)) = base.rsplit_once('.') {
        let digit = |at: usize| last.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
        let is_type = last == "bf16" || (last.starts_with(['i', 'f', 'v', 'p']) && digit(1));
        if !is_type {
            break;
        }
        base = head;
    }
    base
}

fn suffix(types: &Types, ty: Type, out: &mut String) -> Option<()> {
    match *types.get(ty) {
        TypeData::Int(bits) => out.push_str(&format!("i{bits}")),
        TypeData::Half => out.push_str("f16"),
        TypeData::BFloat => out.push_str("bf16"),
        TypeData::Float => out.push_str("f32"),
        TypeData::Double => out.push_str("f64"),
        TypeData::Ptr(space) => out.push_str(&format!("p{}", space.0)),
        TypeData::Vector { elem, len, scalable } => {
            out.push_str(&format!("{}v{len}", if scalable { "nx" } else { "" }));
            suffix(types, elem, out)?;
        }
        _ => return None,
    }
    Some(())
}

/// Length of a mangled pointee type that reaches to the next `.` or the end.
fn pointee_len(text: &str) -> Option<usize> {
    let ends = |n: usize| (n == text.len() || text[n..].starts_with('.')).then_some(n);
    match text.as_bytes().first()? {
        // Struct names contain dots; the mangling ends in `s` before the next component.
        b's' if text.starts_with("s_") => {
            (2..text.len()).find(|&n| text.as_bytes()[n] == b's' && ends(n + 1).is_some()).map(|n| n + 1)
        }
        b'i' | b'f' | b'v' | b'a' | b'p' | b's' => {
            let n = text.find('.').unwrap_or(text.len());
            let mangled = &text[..n];
            mangled.bytes().any(|b| b.is_ascii_digit()).then_some(n)
        }
        _ => None,
    }
}

/// The debug intrinsics became records: their declarations go.
pub(crate) fn drop_debug_intrinsics(module: &mut Module) {
    for name in ["value", "declare", "addr", "assign", "label"] {
        if let Some(id) = module.find_global(&format!("llvm.dbg.{name}")) {
            if module.is_declaration(id) {
                module.remove_global(id);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pointees_leave_intrinsic_names() {
        let up = |n| intrinsic_name(n);
        assert_eq!(up("llvm.memcpy.p0i8.p1i8.i64").as_deref(), Some("llvm.memcpy.p0.p1.i64"));
        assert_eq!(up("llvm.nvvm.ldg.global.f.f32.p0f32").as_deref(), Some("llvm.nvvm.ldg.global.f.f32.p0"));
        assert_eq!(up("llvm.x.p0s_struct.foos.i8").as_deref(), Some("llvm.x.p0.i8"));
        assert_eq!(up("llvm.memcpy.p0.p1.i64"), None);
        assert_eq!(up("llvm.nvvm.prmt"), None);
        assert_eq!(up("llvm.nvvm.read.ptx.sreg.pm0"), None);
        assert_eq!(up("llvm.nvvm.popc.i"), None);
        assert_eq!(
            up("llvm.nvvm.ptr.gen.to.global.p1i8.p0i8").as_deref(),
            Some("llvm.nvvm.ptr.gen.to.global.p1.p0")
        );
    }

    #[test]
    fn annotated_functions_become_kernels() {
        let text = "define void @k() {\n  ret void\n}\ndefine void @f() {\n  ret void\n}\ndefine i32 @r() {\n  ret i32 0\n}\n\
                    define spir_kernel void @s() {\n  ret void\n}\n\
                    !nvvm.annotations = !{!0, !1, !2}\n!0 = !{ptr @k, !\"maxntidx\", i32 8, !\"kernel\", i32 1}\n\
                    !1 = !{ptr @f, !\"kernel\", i32 0}\n!2 = !{ptr @r, !\"kernel\", i32 1}\n";
        let mut module = crate::text::parse(text).unwrap();
        mark_kernels(&mut module);
        let kernel = |name| {
            let id = module.find_global(name).unwrap();
            module.global(id).as_function().unwrap().cc == CallConv::PTX_KERNEL
        };
        assert!(kernel("k") && kernel("s"));
        assert!(!kernel("f") && !kernel("r"));
    }
}
