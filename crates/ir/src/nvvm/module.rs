//! Rules about the module, its variables and the heads of its functions.

use super::layout::{self, EXAMPLES};
use super::{Face, Finding, Place, error};
use crate::attributes::AttrKind;
use crate::consts::ConstData;
use crate::global::{Global, GlobalId, GlobalKind, Linkage};
use crate::metadata::MdData;
use crate::module::Module;
use crate::ops::CallConv;
use crate::text::print_variable;
use crate::types::{AddrSpace, Type, TypeData, Types};

/// What `!nvvmir.version` says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Version {
    /// Nothing, or a list without entries.
    Missing,
    /// One that a release of the format has.
    Known,
    /// Entries that no release of the format has: what is known of the first, as a line of text.
    Unknown(Option<String>),
}

/// The version of IR and of its debug information.
const CURRENT: (u64, u64) = (2, 0);
const CURRENT_DEBUG: (u64, u64) = (3, 2);

/// Reads the version. `check_values` is false when only the form is asked for, not the numbers.
pub fn version(module: &Module, face: Face, check_values: bool) -> Version {
    let md = &module.metadata;
    let Some(named) = md.find_named("nvvmir.version") else { return Version::Missing };
    for &node in &named.nodes {
        let numbers: Option<Vec<u64>> = md.elems(node).iter().map(|e| e.and_then(|m| md.int(m))).collect();
        let wrong = |what: &str, found: (u64, u64), current: (u64, u64)| {
            let (a, b) = found;
            let (c, d) = current;
            Version::Unknown(Some(format!(
                "{what} version {a}.{b} incompatible with current version {c}.{d}"
            )))
        };
        let (ir, debug) = match numbers.as_deref() {
            Some(&[major, minor]) => ((major, minor), None),
            Some(&[major, minor, a, b]) => ((major, minor), Some((a, b))),
            _ => return Version::Unknown(None),
        };
        if !check_values {
            continue;
        }
        // Libraries of older toolkits, which other compilers link in, are of version 1.
        let old = face == Face::Native && ir.0 == 1 && ir.1 > 0;
        if ir != CURRENT && !old {
            return wrong("IR", ir, CURRENT);
        }
        if let Some(debug) = debug
            && !old
            && (debug.0 != CURRENT_DEBUG.0 || debug.1 > CURRENT_DEBUG.1)
        {
            return wrong("DBG", debug, CURRENT_DEBUG);
        }
    }
    Version::Known
}

/// The layout as the module says it.
fn layout_text(module: &Module) -> &str {
    module.written_layout.as_deref().unwrap_or(module.data_layout.text())
}

/// Whether a triple names the device.
fn is_device(triple: &str) -> bool {
    matches!(triple.split('-').next(), Some("nvptx" | "nvptx64"))
}

pub(super) fn refused(module: &Module, face: Face, out: &mut Vec<Finding>) {
    let triple = module.triple.as_str();
    let written = layout_text(module);
    // A module for another machine is not asked for more.
    if !triple.is_empty() && !is_device(triple) {
        let message = format!(
            "the module is for another machine (target triple \"{triple}\"): compile its source for nvptx64-nvidia-cuda"
        );
        out.push(error(Place::Module, message));
        return;
    }
    if !written.is_empty() {
        let mut lines: Vec<String> =
            layout::check(written, false, face).iter().map(|l| format!("DataLayoutError: {l}")).collect();
        if !lines.is_empty() {
            let (name, text) = EXAMPLES[1];
            lines.push(format!("Example valid data layout:\n{name}: {text}"));
            out.push(error(Place::Module, lines.join("\n")));
        }
    } else if face == Face::LibNvvm {
        out.push(error(Place::Module, "DataLayoutError: Data Layout string is empty"));
    }
    if face == Face::LibNvvm {
        for (id, g) in module.globals() {
            let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.' | '@');
            let written = !g.linkage.is_local() && !module.is_declaration(id);
            if written && !g.name().chars().all(fits) {
                out.push(error(
                    Place::Global(g.name().to_owned()),
                    "Symbol name with unsupported characters",
                ));
            }
        }
    }
}

/// Everything the verifier asks of a module but its functions' bodies.
pub(super) fn verify(module: &Module, out: &mut Vec<Finding>) {
    head(module, out);
    for (id, g) in module.globals() {
        if g.as_function().is_some() && !module.is_declaration(id) {
            name(g, out);
        }
    }
    for (id, g) in module.globals() {
        variable(module, id, g, out);
    }
}

fn head(module: &Module, out: &mut Vec<Finding>) {
    let written = layout_text(module);
    if written.is_empty() {
        out.push(error(Place::Module, "Empty target data layout, must exist"));
    } else {
        let lines = layout::check(written, true, Face::LibNvvm);
        if !lines.is_empty() {
            let lines: Vec<String> = lines.iter().map(|l| format!("DataLayoutError: {l}")).collect();
            let examples: String = EXAMPLES.iter().map(|(n, t)| format!("\nError: {n}: {t}")).collect();
            let message = format!("{}Error: \nExample valid data layout:{examples}", lines.join("\n"));
            out.push(error(Place::Module, message));
        }
    }
    let parts: Vec<&str> = module.triple.split('-').collect();
    // The system is the third part; a triple of two parts leaves the vendor out.
    let system = parts.get(2).or(parts.get(1)).copied().unwrap_or_default();
    if !is_device(&module.triple) || !system.starts_with("cuda") {
        let message = format!(
            "Invalid target triple ({}), must be one of:\nError: 32-bit: nvptx-*-cuda\nError: 64-bit: nvptx64-*-cuda",
            module.triple
        );
        out.push(error(Place::Module, message));
    }
}

/// Names of definitions: of external ones letters, digits, `_` and `$`; internal ones are made so, from `.` and `-` too.
fn name(g: &Global, out: &mut Vec<Finding>) {
    let name = g.name();
    let special = name.starts_with("llvm.") || name.is_empty();
    let local = g.linkage.is_local();
    let fits =
        |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$') || (local && matches!(c, '.' | '-'));
    let valid = !name.starts_with(|c: char| c.is_ascii_digit()) && name.chars().all(fits);
    if !special && !valid {
        let message = format!("Invalid identifier name: {name}  Must match [a-zA-Z$_][a-zA-Z$_0-9]*");
        out.push(error(Place::Global(name.to_owned()), message));
    }
}

fn variable(module: &Module, id: GlobalId, g: &Global, out: &mut Vec<Finding>) {
    let GlobalKind::Variable(v) = &g.kind else { return };
    let mut broken = |message: String, is_warning: bool| {
        let text = print_variable(module, id);
        let place = Place::Variable { name: g.name().to_owned(), text };
        out.push(Finding { place, is_warning, message });
    };
    if matches!(g.name(), "llvm.global_ctors" | "llvm.global_dtors") {
        broken(format!("{} is not supported.", g.name()), true);
    }
    if let Some(ty) = foreign_float(&module.types, v.ty) {
        broken(format!("{ty} type is not supported"), false);
    }
    if let Some(section) = &g.section
        && **section != *"llvm.metadata"
    {
        broken("Explicit section marker other than llvm.metadata is not allowed".into(), false);
    }
    if v.init.is_some() {
        let known = matches!(
            g.addr_space,
            AddrSpace::GENERIC | AddrSpace::GLOBAL | AddrSpace::SHARED | AddrSpace::CONST
        );
        if !known {
            broken("Invalid address space for global variable".into(), false);
        }
    }
    if let Some(init) = v.init {
        let undefined = is_undefined(module, init);
        if g.addr_space == AddrSpace::SHARED && !undefined {
            broken("Shared variables can't be initialized".into(), false);
        }
        if let Some(used) = module.consts.underlying_global(init) {
            let space = module.global(used).addr_space;
            if !matches!(space, AddrSpace::GENERIC | AddrSpace::GLOBAL | AddrSpace::CONST) {
                broken("Invalid address space for global constant initializer".into(), false);
            }
        }
    }
    let is_list = matches!(g.name(), "llvm.used" | "llvm.compiler.used");
    if g.linkage == Linkage::Appending && !is_list {
        out.push(error(Place::Global(g.name().to_owned()), "appending linkage is not supported."));
    }
    if v.init.is_some() {
        name(g, out);
    }
}

/// Whether a constant is undefined in all its parts.
fn is_undefined(module: &Module, c: crate::Const) -> bool {
    match module.consts.get(c) {
        ConstData::Undef | ConstData::Poison => true,
        ConstData::Aggregate(elems) => elems.iter().all(|&e| is_undefined(module, e)),
        _ => false,
    }
}

/// A floating-point type of another machine inside a type.
pub(super) fn foreign_float(types: &Types, ty: Type) -> Option<&'static str> {
    // Structs that contain themselves do so through pointers, which end the walk.
    match types.get(ty) {
        TypeData::Fp128 => Some("fp128"),
        TypeData::X86Fp80 => Some("x86_fp80"),
        TypeData::PpcFp128 => Some("ppc_fp128"),
        TypeData::Vector { elem, .. } | TypeData::Array { elem, .. } => foreign_float(types, *elem),
        TypeData::Struct(_) | TypeData::Named(_) => {
            types.struct_body(ty)?.fields.iter().find_map(|&f| foreign_float(types, f))
        }
        _ => None,
    }
}

/// Whether anything calls the function a kernel: its convention, an attribute, or an annotation of any value.
fn is_kernel(module: &Module, id: GlobalId) -> bool {
    let Some(f) = module.global(id).as_function() else { return false };
    if f.cc == CallConv::PTX_KERNEL || module.attrs.func_string(f.attrs, "nvvm.kernel").is_some() {
        return true;
    }
    let md = &module.metadata;
    let Some(named) = md.find_named("nvvm.annotations") else { return false };
    named.nodes.iter().any(|&node| {
        let elems = md.elems(node);
        let Some(MdData::Const(c)) = elems.first().copied().flatten().map(|m| md.get(m)) else {
            return false;
        };
        module.consts.underlying_global(*c) == Some(id)
            && elems[1..].chunks(2).any(|pair| pair[0].is_some_and(|k| md.str(k) == Some("kernel")))
    })
}

/// Attributes that only have a meaning on a CPU.
const FOREIGN_ATTRIBUTES: &[AttrKind] = &[
    AttrKind::Builtin,
    AttrKind::JumpTable,
    AttrKind::Naked,
    AttrKind::NoBuiltin,
    AttrKind::NoImplicitFloat,
    AttrKind::NoRedZone,
    AttrKind::NonLazyBind,
    AttrKind::ReturnsTwice,
    AttrKind::SafeStack,
    AttrKind::SanitizeAddress,
    AttrKind::SanitizeMemory,
    AttrKind::SanitizeThread,
    AttrKind::StackProtect,
    AttrKind::StackProtectReq,
    AttrKind::StackProtectStrong,
    AttrKind::StackAlignment,
    AttrKind::UwTable,
];

/// The head of a function that is defined.
pub(super) fn function(module: &Module, id: GlobalId, out: &mut Vec<Finding>) {
    let g = module.global(id);
    let Some(f) = g.as_function() else { return };
    let mut broken = |message: String| out.push(error(Place::Function(g.name().to_owned()), message));
    for kind in FOREIGN_ATTRIBUTES {
        if module.attrs.func_has(f.attrs, *kind) {
            broken(format!("{} function attribute is not supported.", kind.name()));
        }
    }
    if let Some(section) = &g.section {
        broken(format!("Explicit section marker {section} is not allowed."));
    }
    if g.align.is_some() {
        broken("Explicit alignment is not allowed.".into());
    }
    if f.gc.is_some() {
        broken("GC names are not supported.".into());
    }
    if f.prefix.is_some() {
        broken("Prefix data is not allowed.".into());
    }
    if f.prologue.is_some() {
        broken("Prologue data is not allowed.".into());
    }
    if f.personality.is_some() {
        broken("Personality function is not allowed.".into());
    }
    let returns = module.types.signature(f.ty).is_some_and(|s| s.ret != Type::VOID);
    if returns && is_kernel(module, id) {
        broken("non-void entry function.".into());
    }
}
