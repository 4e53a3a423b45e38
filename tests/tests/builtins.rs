//! Every function the compiler knows by name (`builtins.txt`): it is in the table, a kernel can call it with its signature, nothing is
//! left to link, ptxas accepts the code where the architecture has it, and where not, the call is an error.

use oxicc::{Emit, Input, InputKind, OptLevel, Options, Target, compile};
use oxicc_frontend::builtins::{BaseType, Builtin, Lowering, SigType, lookup};
use oxicc_tests::{nvlink, tools};

/// Known to the reference as functions of the host.
const HOST_ONLY: &[&str] = &["__ceilf", "__floorf", "__roundf", "__truncf"];

/// The reference emits an instruction for these that PTX does not have.
const NOT_IN_PTX: &[&str] = &["__nvvm_ex2_approx_d", "__nvvm_lg2_approx_d"];

/// What a module may leave to the driver.
const SYSTEM: &[&str] = &["malloc", "free", "vprintf", "__assertfail"];

/// The names of the list, braces expanded.
fn names() -> Vec<String> {
    let text = include_str!("../builtins.txt");
    text.lines().filter(|l| !l.starts_with('#')).flat_map(expand).collect()
}

fn expand(pattern: &str) -> Vec<String> {
    let Some((before, rest)) = pattern.split_once('{') else { return vec![pattern.to_owned()] };
    let (choices, after) = rest.split_once('}').expect("a brace is closed");
    choices.split(',').flat_map(|c| expand(&format!("{before}{c}{after}"))).collect()
}

fn builtin(name: &str) -> Option<&'static Builtin> {
    if HOST_ONLY.contains(&name) {
        return None;
    }
    Some(lookup(name).unwrap_or_else(|| panic!("{name} is not in the table")))
}

fn spelling(ty: SigType) -> String {
    let base = match ty.base {
        BaseType::Void => "void",
        BaseType::Bool => "bool",
        BaseType::Char => "char",
        BaseType::SChar => "signed char",
        BaseType::UChar => "unsigned char",
        BaseType::Short => "short",
        BaseType::UShort => "unsigned short",
        BaseType::Int | BaseType::Pointee | BaseType::Any => "int",
        BaseType::UInt => "unsigned int",
        BaseType::Long => "long",
        BaseType::ULong => "unsigned long",
        BaseType::LongLong => "long long",
        BaseType::ULongLong => "unsigned long long",
        BaseType::Int128 => "__int128",
        BaseType::UInt128 => "unsigned __int128",
        BaseType::WChar => "wchar_t",
        BaseType::Float => "float",
        BaseType::Double => "double",
        BaseType::LongDouble => "long double",
        BaseType::Float128 => "__float128",
    };
    let qualifiers = match (ty.is_const, ty.is_volatile) {
        (true, true) => "const volatile ",
        (true, false) => "const ",
        (false, true) => "volatile ",
        (false, false) => "",
    };
    format!("{qualifiers}{base}{}", if ty.pointer { " *" } else { "" })
}

/// A kernel on one line that calls the function with arguments of its parameter types.
fn kernel(b: &Builtin) -> String {
    let signature = b.signature();
    // Operands that choose the instruction are constants.
    let constants = matches!(
        b.lowering,
        Lowering::MmaLoad(_)
            | Lowering::MmaStore(_)
            | Lowering::Mma(_)
            | Lowering::NvAtomic(_)
            | Lowering::NvFence
    );
    let memory = matches!(b.name, "__nvvm_memcpy" | "__nvvm_memset");
    let last = signature.params.len().saturating_sub(1);
    let argument = |(i, p): (usize, &SigType)| match (p.pointer, p.base) {
        (true, _) if i == 0 && matches!(b.lowering, Lowering::CopyAsync(_)) => "(void *)room".to_owned(),
        (true, _) => format!("({})(p + {})", spelling(*p), 64 * i),
        (false, BaseType::Pointee) => "i".to_owned(),
        _ if constants || (memory && i == last) => format!("({})1", spelling(*p)),
        (false, BaseType::Float) => "f".to_owned(),
        (false, BaseType::Double) => "(double)f".to_owned(),
        _ => format!("({})i", spelling(*p)),
    };
    let mut args: Vec<String> = signature.params.iter().enumerate().map(argument).collect();
    if let Lowering::NvAtomic(_) | Lowering::NvFence = b.lowering {
        // Orders and scopes: relaxed, device.
        let ints = signature.params.iter().enumerate().filter(|(_, p)| !p.pointer && p.base == BaseType::Int);
        for (i, _) in ints {
            args[i] = "0".to_owned();
        }
        if let Some(scope) = args.last_mut() {
            *scope = "3".to_owned();
        }
    }
    if let (Lowering::MmaLoad(fragment), Some(layout)) = (b.lowering, args.last_mut())
        && fragment.frag == "a"
    {
        // Narrow elements are in rows only.
        *layout = "0".to_owned();
    }
    let args = match b.name {
        "__wgmma_mma_async_f16" => "64, 16, 16, 0, 0, 0, 0, 1, 0, (void *)p, x, x".to_owned(),
        "__wgmma_mma_async_bf16" => "64, 16, 16, 0, 0, 0, 0, 1, (void *)p, x, x".to_owned(),
        "__wgmma_mma_async_tf32" => "64, 16, 8, 0, 0, 1, (void *)p, x, x".to_owned(),
        "__wgmma_mma_async_f8" => "64, 16, 32, 0, 0, 1, 1, 1, 0, (void *)p, x, x".to_owned(),
        "__nv_tex_surf_handler" => "\"__itex2D\", (float *)p, x, f, f".to_owned(),
        _ => args.join(", "),
    };
    let call = format!("{}({args})", b.name);
    let result = spelling(signature.ret);
    let body = if result == "void" { format!("{call};") } else { format!("*({result} *)p = {call};") };
    format!(
        "extern \"C\" __global__ void k{}(char *p, int i, float f, unsigned long long x) {{ __shared__ int room[16]; room[0] = i; {body} }}\n",
        b.name
    )
}

fn target(name: &str) -> Target {
    Target::parse(name).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn is_there(b: &Builtin, target: Target) -> bool {
    match b.lowering {
        Lowering::Unsupported => false,
        // Their error has its own words.
        Lowering::Wgmma(_) => target.name() == "sm_90a",
        _ => b.gate.is_none_or(|f| target.has(f)),
    }
}

fn options(target: Target) -> Options {
    let mut options = Options::default();
    options.target = target;
    options.opt_level = OptLevel::O0;
    options
}

#[test]
fn every_builtin_compiles_where_the_architecture_has_it() {
    for arch in ["sm_75", "sm_80", "sm_90a", "sm_100a", "sm_120"] {
        let target = target(arch);
        let there = |b: &&Builtin| is_there(b, target);
        let names = names();
        let builtins = names.iter().filter_map(|n| builtin(n)).filter(there);
        let source: String = builtins.filter(|b| !NOT_IN_PTX.contains(&b.name)).map(kernel).collect();
        let input = Input::new("builtins.cu", InputKind::Cuda, source.as_bytes());
        let compilation = compile(&input, &options(target), Emit::Ptx);
        let Some(ptx) = &compilation.output else {
            panic!("{arch}: {}", compilation.render(oxicc::Color::Never));
        };
        for line in ptx.lines().filter(|l| l.trim_start().starts_with(".extern .func")) {
            let known = SYSTEM
                .iter()
                .any(|s| line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|w| w == *s));
            assert!(known, "{arch}: {line}");
        }
        if let Some(tool) = oxicc_reference::ptxas() {
            tools::ptxas(&tool, ptx, target).unwrap_or_else(|e| panic!("{arch}: {e}"));
        }
    }
}

/// The functions of an architecture in one unit for the link: NVIDIA's nvlink compiles it to what ptxas accepts.
#[test]
fn every_builtin_is_linked() {
    let (Some(linker), Some(tool)) = (nvlink::Linker::find(), oxicc_reference::ptxas()) else {
        return oxicc_reference::skip("no nvlink");
    };
    // nvlink compiles for no architecture with a letter: what needs one is left out.
    for arch in ["sm_75", "sm_80", "sm_90", "sm_100", "sm_120"] {
        let target = target(arch);
        let names = names();
        let builtins = names.iter().filter_map(|n| builtin(n)).filter(|b| is_there(b, target));
        let source: String = builtins.filter(|b| !NOT_IN_PTX.contains(&b.name)).map(kernel).collect();
        let input = Input::new("builtins.cu", InputKind::Cuda, source.as_bytes());
        let levels = if arch == "sm_90" { [OptLevel::O0, OptLevel::O3].as_slice() } else { &[OptLevel::O0] };
        for &level in levels {
            let mut options = options(target);
            options.opt_level = level;
            let unit = nvlink::unit(&input, options).unwrap_or_else(|e| panic!("{arch}: {e}"));
            let ptx = linker.ptx(&unit, target).unwrap_or_else(|e| panic!("{arch}: {e}"));
            tools::ptxas(&tool, &ptx, target).unwrap_or_else(|e| panic!("{arch}: {e}"));
        }
    }
}

#[test]
fn a_builtin_that_the_architecture_lacks_is_an_error() {
    for name in names() {
        let Some(b) = builtin(&name) else { continue };
        let lacking = ["sm_75", "sm_80", "sm_90"].into_iter().rev().find(|a| !is_there(b, target(a)));
        let Some(arch) = lacking else { continue };
        let source = kernel(b);
        let input = Input::new("one.cu", InputKind::Cuda, source.as_bytes());
        let compilation = compile(&input, &options(target(arch)), Emit::Ptx);
        assert!(compilation.output.is_none(), "{arch}: {source}");
        let text = compilation.render(oxicc::Color::Never);
        assert!(text.contains("one.cu:1:"), "{arch}: {source}{text}");
    }
}

#[test]
fn functions_of_the_host_are_not_callable() {
    for name in HOST_ONLY {
        assert!(lookup(name).is_none_or(|b| b.host), "{name}");
    }
}
