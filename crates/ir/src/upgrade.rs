//! Forms of older versions that both readers turn into today's.

use crate::module::Module;

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
}
