//! Functions of CUDA's headers by their C names.
//!
//! The reference front end leaves calls of `sinf` or `__popc` in its IR and has a library with these names behind it. Here they
//! become calls of the math library: `sinf` is `__nv_sinf`, `__popc` is `__nv_popc`, `__sinf` is `__nv_fast_sinf`. Only
//! declarations of the very type are taken: something else by that name is somebody else's.

use oxicc_ir::text::type_name;
use oxicc_ir::{GlobalId, Module};
use rustc_hash::FxHashMap;

/// Names whose two underscores stand for the approximations of the hardware.
const FAST: &[&str] = &[
    "__cosf",
    "__exp10f",
    "__expf",
    "__fdividef",
    "__log10f",
    "__log2f",
    "__logf",
    "__powf",
    "__sincosf",
    "__sinf",
    "__tanf",
];

/// The name that the math library has for a function.
fn library_name(name: &str) -> String {
    // `long` has 64 bits.
    if let "lrint" | "lrintf" | "lround" | "lroundf" = name {
        return format!("__nv_l{name}");
    }
    match name.strip_prefix("__") {
        Some(rest) if FAST.contains(&name) => format!("__nv_fast_{rest}"),
        Some(rest) => format!("__nv_{rest}"),
        None => format!("__nv_{name}"),
    }
}

/// Whether nobody but the headers can mean anything by a name: no mangled C++, nothing of LLVM or of the math library.
fn is_candidate(name: &str) -> bool {
    let c_like = name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    c_like && !name.is_empty() && !name.starts_with("_Z") && !name.starts_with(oxicc_libdevice::PREFIX)
}

/// Gives undefined functions of the headers the names that the math library defines.
pub(crate) fn resolve(module: &mut Module) {
    let wanted: Vec<(GlobalId, String)> = module
        .globals()
        .filter(|(id, g)| g.as_function().is_some() && is_candidate(g.name()) && module.is_declaration(*id))
        .map(|(id, g)| (id, library_name(g.name())))
        .filter(|(_, name)| oxicc_libdevice::has(name))
        .collect();
    if wanted.is_empty() {
        return;
    }
    let Some(text) = oxicc_libdevice::definitions(wanted.iter().map(|(_, n)| n.as_str())) else { return };
    let library = match oxicc_ir::text::parse(&text) {
        Ok(library) => library,
        Err(e) => panic!("the embedded math library does not parse: line {}: {}", e.line, e.message),
    };
    let mut replaced = FxHashMap::default();
    for (id, name) in wanted {
        let ty = |m: &Module, id: GlobalId| type_name(&m.types, m.global(id).value_type());
        let Some(there) = library.find_global(&name) else { continue };
        if ty(&library, there) != ty(module, id) {
            continue;
        }
        match module.find_global(&name) {
            None => module.rename_global(id, &name),
            Some(other) => {
                replaced.insert(id, other);
            }
        }
    }
    if replaced.is_empty() {
        return;
    }
    // The module has the function by both names.
    module.consts.replace_globals(&replaced);
    let bodies: Vec<GlobalId> = module.defined_functions().map(|(id, _)| id).collect();
    for id in bodies {
        if let Some(body) = module.body_mut(id) {
            body.consts_mut().replace_globals(&replaced);
        }
    }
    for id in replaced.into_keys() {
        module.remove_global(id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn functions(text: &str) -> Vec<String> {
        let mut module = oxicc_ir::text::parse(text).unwrap();
        resolve(&mut module);
        module.globals().map(|(_, g)| g.name().to_owned()).collect()
    }

    #[test]
    fn names_of_the_headers_are_those_of_the_library() {
        let text = "declare float @sinf(float)\ndeclare i32 @__popc(i32)\ndeclare float @__sinf(float)\ndeclare i64 @lrintf(float)\n\
                    declare double @sinf2(double)\ndeclare i32 @cosf(i32)\ndeclare void @_Z3powv()\n";
        assert_eq!(
            functions(text),
            ["__nv_sinf", "__nv_popc", "__nv_fast_sinf", "__nv_llrintf", "sinf2", "cosf", "_Z3powv"]
        );
    }

    #[test]
    fn definitions_stay() {
        let text = "define float @sinf(float %x) {\n  ret float %x\n}\n";
        assert_eq!(functions(text), ["sinf"]);
    }

    #[test]
    fn both_names_are_one_function() {
        let text = "declare float @sinf(float)\ndeclare float @__nv_sinf(float)\ndefine float @f(float %x) {\n  \
                    %a = call float @sinf(float %x)\n  %b = call float @__nv_sinf(float %a)\n  ret float %b\n}\n";
        assert_eq!(functions(text), ["__nv_sinf", "f"]);
    }
}
