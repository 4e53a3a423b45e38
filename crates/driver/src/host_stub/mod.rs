//! The host's half of kernels: the file that nvcc appends to the host code, with a stub for every kernel and the registration of
//! kernels and variables at program start.
//!
//! - [`spell`]: types and names as the host compiler reads them; [`lambda`]: how it calls the closures of extended lambdas
//! - [`kernel`]: the stub of one kernel
//!
//! The text follows the reference's: cudafe++ declares what is defined here.

mod kernel;
mod lambda;
mod spell;

use std::fmt::Write;

use oxicc_arch::LaunchMacro;
use oxicc_frontend::layout;
use oxicc_frontend::lex::Interner;
use oxicc_frontend::tree::{MemorySpace, Tree, VarFlags, VarId};
use oxicc_source::{Pos, SourceMap};

use kernel::Kernel;
use spell::Speller;

/// What is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct HostStubOptions {
    /// The name of the stub file itself, for line markers.
    pub file: String,
    /// `--include_file_name`: the file with the device code.
    pub include: Option<String>,
    /// `--device-hidden-visibility`.
    pub hidden: bool,
}

/// What a stub is written from.
pub(crate) struct Unit<'a> {
    pub tree: &'a Tree,
    pub interner: &'a Interner,
    pub map: &'a SourceMap,
    pub irgen: &'a oxicc_irgen::Options,
    pub options: &'a HostStubOptions,
    pub launch: LaunchMacro,
    pub module_id: &'a str,
}

const HEAD: &str = "\
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored \"-Wunused-function\"
#pragma GCC diagnostic ignored \"-Wcast-qual\"
#pragma GCC diagnostic ignored \"-Wold-style-cast\"
";

const INTERNAL_HEADERS: &str = "\
#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include \"crt/host_runtime.h\"
";

const CALLBACK: &str = "__nv_cudaEntityRegisterCallback";

/// The text of the stub file.
pub(crate) fn text(unit: &Unit<'_>) -> String {
    let rdc = unit.irgen.relocatable;
    let mut speller = Speller::new(unit.tree, unit.interner, &unit.irgen.module);
    let kernels: Vec<Kernel> = unit
        .tree
        .device_roots
        .iter()
        .filter(|f| unit.tree.functions[**f].is_kernel())
        .map(|f| Kernel::new(unit, &mut speller, *f))
        .collect();
    let mut out = String::from(HEAD);
    if rdc {
        let _ = writeln!(out, "#define __NV_MODULE_ID {}", unit.module_id);
    }
    let storage = if rdc { "extern" } else { "static" };
    let _ = writeln!(out, "#define __NV_CUBIN_HANDLE_STORAGE__ {storage}");
    out.push_str(INTERNAL_HEADERS);
    let _ = writeln!(out, "#include \"{}\"", unit.options.include.as_deref().unwrap_or("(null)"));
    out.push_str(speller.typedefs());
    for kernel in &kernels {
        out.push_str(&kernel.prototype);
    }
    let _ = writeln!(out, "static void {CALLBACK}(void **);");
    out.push_str("static void __sti____cudaRegisterAll(void) __attribute__((__constructor__));\n");
    for kernel in &kernels {
        out.push_str(&kernel.definition);
    }
    let _ = write!(
        out,
        "static void {CALLBACK}( void **__T0) {{  __nv_dummy_param_ref(__T0); __nv_save_fatbinhandle_for_managed_rt(__T0);"
    );
    for kernel in kernels.iter().rev() {
        out.push_str(&kernel.registration);
    }
    for &var in &unit.tree.device_vars {
        register_variable(&mut out, unit, &mut speller, var);
    }
    out.push_str(" }\n");
    let register = if rdc { "____cudaRegisterLinkedBinary" } else { "__cudaRegisterBinary" };
    let _ = writeln!(out, "static void __sti____cudaRegisterAll(void) {{  {register}({CALLBACK});  }}");
    out.push_str("\n#pragma GCC diagnostic pop\n");
    out
}

fn register_variable(out: &mut String, unit: &Unit<'_>, speller: &mut Speller<'_>, id: VarId) {
    let var = &unit.tree.vars[id];
    let is_extern = var.flags.contains(VarFlags::EXTERN);
    let register = match var.space {
        MemorySpace::Device | MemorySpace::Constant => "__cudaRegisterVariable",
        MemorySpace::Managed => "__cudaRegisterManagedVariable",
        MemorySpace::Host | MemorySpace::Shared => return,
    };
    if is_extern && unit.irgen.relocatable {
        return;
    }
    let symbol = unit.irgen.variable_symbol(unit.tree, unit.interner, id);
    let size = match layout::size_align(unit.tree, var.ty) {
        Some((size, _)) => format!("{size}UL"),
        None => "((unsigned long)0UL)".to_owned(),
    };
    let _ = write!(
        out,
        " {register}(__T0, __shadow_var({symbol},{}), {}, {size}, {}, 0);",
        speller.variable(id),
        is_extern as u8,
        (var.space == MemorySpace::Constant) as u8,
    );
}

/// The presumed line and file of a position, for line markers.
fn place(unit: &Unit<'_>, pos: Pos) -> Option<(u32, String)> {
    let at = unit.map.presumed(pos)?;
    Some((at.line, at.file.replace('\\', "\\\\").replace('"', "\\\"")))
}
