//! The stub of one kernel: a function that puts the arguments into a launch, and the kernel's own host entry that calls it.

use std::fmt::Write;

use oxicc_frontend::layout;
use oxicc_frontend::mangle::{self, Variant};
use oxicc_frontend::tree::types::Quals;
use oxicc_frontend::tree::{
    BodyState, DeclContext, DeclName, FnFlags, Function, FunctionId, Linkage, QualType, TypeKind,
};

use oxicc_arch::LaunchMacro;
use oxicc_source::{Pos, Span};

use super::spell::{Place, Speller};
use super::{Unit, place};

pub(super) struct Kernel {
    pub prototype: String,
    pub definition: String,
    pub registration: String,
}

/// One parameter of the stub.
struct Param {
    /// The declared type.
    ty: QualType,
    /// Its offset in the parameter buffer.
    offset: u64,
    pass: Pass,
}

/// How the stub takes an argument.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    Value,
    /// Objects of class type: the stub takes a reference.
    Object,
    /// References: the stub takes a pointer.
    Address,
}

impl Kernel {
    pub fn new(unit: &Unit<'_>, speller: &mut Speller<'_>, id: FunctionId) -> Kernel {
        let f = &unit.tree.functions[id];
        let params = params(unit, f);
        let stub = stub_name(unit, f, id);
        let expr = speller.function(id);
        let signature = signature(speller, &params);
        let is_template = f.instance_of.is_some();
        let internal = is_template || f.linkage == Linkage::Internal && !is_anonymous(unit, f);
        let hidden = if unit.options.hidden || is_anonymous(unit, f) {
            "__attribute__((visibility(\"hidden\"))) "
        } else {
            ""
        };
        let inline = f.flags.intersects(FnFlags::INLINE | FnFlags::INLINE_KERNEL);
        let (declared, defined) = match (internal, inline) {
            (true, _) => ("static ".to_owned(), "static ".to_owned()),
            (false, true) => (format!("extern __inline__ {hidden}"), format!("__inline__ {hidden}")),
            (false, false) => (format!("extern {hidden}"), hidden.to_owned()),
        };
        let types: Vec<String> = params.iter().map(|p| speller.stub_param(p, "")).collect();
        let prototype = format!("{declared}void {stub}({});\n", list_or_void(&types));

        let mut definition = String::new();
        let named: Vec<String> =
            params.iter().enumerate().map(|(i, p)| speller.stub_param(p, &format!("__par{i}"))).collect();
        let _ = write!(
            definition,
            "{defined}void {stub}({}) {{  __cudaLaunchPrologue({});",
            list_or_void(&named),
            params.len().max(1)
        );
        for (i, p) in params.iter().enumerate() {
            let setup = if p.pass == Pass::Object { "__cudaSetupArg" } else { "__cudaSetupArgSimple" };
            let _ = write!(definition, " {setup}(__par{i}, {}UL);", p.offset);
        }
        let tile = match unit.launch {
            LaunchMacro::Function => "",
            LaunchMacro::FunctionAndTile => ", 0U",
        };
        let _ = write!(definition, " __cudaLaunch(((char *)((void ( *)({signature})){expr})){tile}); }}");
        if is_template {
            definition.push_str(&wrapper(unit, speller, f, id, &params, &stub));
        } else {
            definition.push_str(&entry(unit, speller, f, id, &params, &stub));
        }
        let symbol = unit.irgen.kernel_symbol(unit.tree, unit.interner, id);
        let threads = f.kernel.as_ref().and_then(|k| k.max_threads);
        let threads = threads.map_or_else(|| "(-1)".to_owned(), |n| n.to_string());
        let registration =
            format!(" __cudaRegisterEntry(__T0, ((void ( *)({signature})){expr}), {symbol}, {threads});");
        Kernel { prototype, definition, registration }
    }
}

fn params(unit: &Unit<'_>, f: &Function) -> Vec<Param> {
    let mut end = 0u64;
    let param = |p: &oxicc_frontend::tree::Param| {
        let is_ref = unit.tree.types.is_reference(p.ty);
        let (size, align) =
            if is_ref { (8, 8) } else { layout::size_align(unit.tree, p.ty).unwrap_or((1, 1)) };
        let offset = end.next_multiple_of(align.max(1));
        end = offset + size;
        let pass = match unit.tree.types.get(p.ty) {
            TypeKind::LValueRef(_) | TypeKind::RValueRef(_) => Pass::Address,
            TypeKind::Record(_) => Pass::Object,
            _ => Pass::Value,
        };
        Param { ty: p.ty, offset, pass }
    };
    f.params.iter().map(param).collect()
}

/// The name of the stub: made from the mangled name even for C linkage.
fn stub_name(unit: &Unit<'_>, f: &Function, id: FunctionId) -> String {
    let names = unit.irgen.module.names(unit.tree, unit.interner);
    if f.flags.contains(FnFlags::EXTERN_C) || f.asm_label.is_some() {
        return format!("__device_stub__Z{}", mangle::encoding(names, id));
    }
    format!("__device_stub_{}", mangle::function(names, id, Variant::Complete))
}

fn is_anonymous(unit: &Unit<'_>, f: &Function) -> bool {
    let mut at = f.context;
    while let DeclContext::Namespace(n) = at {
        let namespace = &unit.tree.namespaces[n];
        if namespace.is_anonymous {
            return true;
        }
        let Some(parent) = namespace.parent.expand() else { break };
        at = DeclContext::Namespace(parent);
    }
    false
}

fn list_or_void(items: &[String]) -> String {
    if items.is_empty() { "void".to_owned() } else { items.join(", ") }
}

/// The parameter types as the host declared them.
fn signature(speller: &mut Speller<'_>, params: &[Param]) -> String {
    let types: Vec<String> = params.iter().map(|p| speller.ty(p.ty, String::new(), Place::Stub)).collect();
    list_or_void(&types)
}

impl Speller<'_> {
    /// A parameter of the stub function.
    fn stub_param(&mut self, p: &Param, name: &str) -> String {
        match p.pass {
            Pass::Value => self.ty(p.ty.without(Quals::RESTRICT), name.to_owned(), Place::Stub),
            Pass::Object => self.ty(p.ty, format!("&{name}"), Place::Stub),
            Pass::Address => {
                let to = self.tree.types.strip_ref(p.ty);
                self.pointer_to(to, name, Place::Stub)
            }
        }
    }
}

/// The definition of the kernel itself on the host.
fn entry(
    unit: &Unit<'_>,
    speller: &mut Speller<'_>,
    f: &Function,
    id: FunctionId,
    params: &[Param],
    stub: &str,
) -> String {
    let mut out = String::from("\n");
    let mark = |out: &mut String, at: Pos| {
        if let Some((line, file)) = place(unit, at) {
            let _ = writeln!(out, "# {line} \"{file}\"");
        }
    };
    // Debuggers stop at lines of the kernel, not of what follows it on the host: the braces are where its own are.
    let braces = match &f.body {
        BodyState::Parsed(body) => body.block.expand().map(|block| body.stmts[block].span),
        _ => None,
    };
    let braces = braces.unwrap_or(Span { lo: f.span.lo, hi: f.span.lo });
    mark(&mut out, f.span.lo);
    let is_static = f.linkage == Linkage::Internal && !is_anonymous(unit, f);
    let declared: Vec<String> = params
        .iter()
        .enumerate()
        .map(|(i, p)| speller.ty(p.ty, format!("__cuda_{i}"), Place::Host))
        .collect();
    let passed: Vec<String> = params
        .iter()
        .enumerate()
        .map(|(i, p)| match p.pass {
            Pass::Address => format!("__cudaAddressOf(__cuda_{i})"),
            _ => format!("__cuda_{i}"),
        })
        .collect();
    let list = if declared.is_empty() { "void".to_owned() } else { format!(" {}", declared.join(",")) };
    let noexcept = unit.tree.types.as_function(f.ty).is_some_and(|t| t.noexcept);
    let _ = writeln!(
        out,
        "{}void {}({list}){}",
        if is_static { "static " } else { "" },
        speller.function(id),
        if noexcept { " noexcept" } else { "" }
    );
    mark(&mut out, braces.lo);
    let _ = writeln!(out, "{{{stub}( {});", passed.join(","));
    mark(&mut out, braces.hi);
    out.push_str("}\n");
    let _ = writeln!(out, "# 1 \"{}\"", unit.options.file);
    out
}

/// A template instance: the specialisation that the host's template calls.
fn wrapper(
    unit: &Unit<'_>,
    speller: &mut Speller<'_>,
    f: &Function,
    id: FunctionId,
    params: &[Param],
    stub: &str,
) -> String {
    let scopes = speller.namespaces(f.context);
    let mut out = String::new();
    for scope in &scopes {
        let _ = writeln!(out, "namespace {scope}{{");
    }
    out.push('\n');
    let declared: Vec<String> = params
        .iter()
        .enumerate()
        .map(|(i, p)| match p.pass {
            Pass::Address => speller.ty(p.ty, format!("__cuda_{i}"), Place::Host),
            _ => speller.reference_to(p.ty, &format!("__cuda_{i}"), Place::Host),
        })
        .collect();
    let passed: Vec<String> = params
        .iter()
        .enumerate()
        .map(|(i, p)| match p.pass {
            Pass::Address => {
                format!("__cudaAddressOf(({})__cuda_{i})", speller.ty(p.ty, String::new(), Place::Host))
            }
            _ => format!("({})__cuda_{i}", speller.reference_to(p.ty, "", Place::Host)),
        })
        .collect();
    let name = match f.name {
        DeclName::Ident(name) => unit.interner.get(name),
        _ => "",
    };
    let _ = write!(
        out,
        "template<> __specialization_static void __wrapper__device_stub_{name}{}( {}){{{stub}( {});}}",
        speller.instance_args(id),
        declared.join(","),
        passed.join(",")
    );
    scopes.iter().for_each(|_| out.push('}'));
    out.push('\n');
    out
}
