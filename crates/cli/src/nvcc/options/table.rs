//! The options of nvcc, one row each.

use std::ffi::OsString;

use super::{Invocation, Product, list, split};
use crate::native::split_words;

/// Whether an option has a value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Takes {
    Nothing,
    /// `--name VALUE`, `--name=VALUE`, `-name VALUE`.
    Value,
    /// The letter takes what follows it, too: `-lm`.
    Joined,
}

/// What an option is for.
#[derive(Clone, Copy)]
pub(super) enum Meaning {
    /// The whole command makes this.
    Makes(Product),
    /// A flag of our own compiler; a value follows it after `=`.
    Device(&'static str),
    /// A flag of the host's compiler.
    Host(&'static str),
    /// The last value counts.
    Set(fn(&mut Invocation, String)),
    /// The same for one of these values.
    Choose(&'static [&'static str], fn(&mut Invocation, String)),
    /// The same for a number.
    Number(fn(&mut Invocation, usize)),
    /// Nothing is lost without it: it is for steps that do not exist here, or names the default. `-v` says so.
    Nothing(&'static str),
    /// It asks for something beside the product, which is not made here: a warning says so.
    Left(&'static str),
    /// What it asks for is not made here.
    Refused(&'static str),
}

pub(super) struct Flag {
    pub long: &'static str,
    pub short: &'static str,
    pub takes: Takes,
    pub meaning: Meaning,
}

const fn flag(long: &'static str, short: &'static str, takes: Takes, meaning: Meaning) -> Flag {
    Flag { long, short, takes, meaning }
}

const LTO: Meaning = Meaning::Refused("link-time optimisation of programs is not supported");

const HOST_WARNING: Meaning =
    Meaning::Left("host code is left to its compiler here; `oxicc check` reads it, with the same option");

/// Values of a switch.
pub(super) const BOOL: &[&str] = &["true", "false"];

/// One row per option.
pub(super) const FLAGS: &[Flag] = {
    use Meaning::{Choose, Device, Host, Left, Makes, Nothing, Number, Refused, Set};
    use Takes::{Joined, Nothing as No, Value};
    &[
        flag("cuda", "cuda", No, Makes(Product::HostText)),
        flag("cubin", "cubin", No, Makes(Product::Cubin)),
        flag("fatbin", "fatbin", No, Makes(Product::Fatbin)),
        flag("ptx", "ptx", No, Makes(Product::Ptx)),
        flag("preprocess", "E", No, Makes(Product::Preprocessed)),
        flag("generate-dependencies", "M", No, Makes(Product::Rule)),
        flag("generate-nonsystem-dependencies", "MM", No, Makes(Product::UserRule)),
        flag("compile", "c", No, Makes(Product::Object)),
        flag("device-c", "dc", No, Set(|i, _| (i.product, i.relocatable) = (Product::Object, true))),
        flag("device-w", "dw", No, Set(|i, _| (i.product, i.relocatable) = (Product::Object, false))),
        flag("device-link", "dlink", No, Makes(Product::DeviceLink)),
        flag("link", "link", No, Makes(Product::Program)),
        flag("lib", "lib", No, Makes(Product::Archive)),
        flag("relocatable-link", "r", No, Refused("`ld -r` makes one object of several")),
        flag("run", "run", No, Set(|i, _| i.run = true)),
        flag("run-args", "run-args", Value, Set(|i, v| i.run_args.extend(split_words(&v)))),
        flag("optix-ir", "optix-ir", No, Refused("OptiX IR is written by `oxicc --emit-optix-ir`")),
        flag("ltoir", "ltoir", No, LTO),
        flag("lto", "lto", No, LTO),
        flag(
            "dlink-time-opt",
            "dlto",
            No,
            Left("units are optimised one by one; `oxicc link` optimises LTO-IR as one program"),
        ),
        flag("gen-opt-lto", "gen-opt-lto", No, LTO),
        flag("output-file", "o", Value, Set(|i, v| i.output = Some(v.into()))),
        flag("output-directory", "odir", Value, Set(|i, v| i.output_dir = Some(v.into()))),
        flag("pre-include", "include", Value, Device("--include")),
        flag("library", "l", Joined, Set(|i, v| i.link_flag(format!("-l{v}")))),
        flag("library-path", "L", Joined, Set(|i, v| i.link_flag(format!("-L{v}")))),
        flag("define-macro", "D", Joined, Device("-D")),
        flag("undefine-macro", "U", Joined, Device("-U")),
        flag("include-path", "I", Joined, Device("-I")),
        flag("system-include", "isystem", Value, Device("--isystem")),
        flag("generate-dependencies-with-compile", "MD", No, Set(|i, _| i.rule = Some(Product::Rule))),
        flag(
            "generate-nonsystem-dependencies-with-compile",
            "MMD",
            No,
            Set(|i, _| i.rule = Some(Product::UserRule)),
        ),
        flag("dependency-output", "MF", Value, Set(|i, v| i.rule_file = Some(v.into()))),
        flag("dependency-target-name", "MT", Value, Set(|i, v| i.rule_targets.push(v))),
        flag("generate-dependency-targets", "MP", No, Set(|i, _| i.rule_phony = true)),
        flag("objdir-as-tempdir", "objtemp", No, Nothing("intermediate files have a directory of their own")),
        flag("compiler-bindir", "ccbin", Value, Set(|i, v| i.ccbin = Some(v.into()))),
        flag(
            "allow-unsupported-compiler",
            "allow-unsupported-compiler",
            No,
            Nothing("any compiler of the host may be used"),
        ),
        flag("archiver-binary", "arbin", Value, Set(|i, v| i.archiver_program = Some(v.into()))),
        flag("cudart", "cudart", Value, Choose(&["static", "shared", "none"], Invocation::set_cudart)),
        flag(
            "cudadevrt",
            "cudadevrt",
            Value,
            Choose(&["static", "none"], |i, _| {
                i.without_effect("cudadevrt", "the runtime library has what kernels call");
            }),
        ),
        flag("libdevice-directory", "ldir", Value, Nothing("the math library is inside oxicc")),
        flag("target-directory", "target-dir", Value, Nothing("there is one directory for all targets")),
        flag("use-local-env", "use-local-env", No, Nothing("it is for compilers of Windows")),
        flag("force-cl-env-setup", "force-cl-env-setup", No, Nothing("it is for compilers of Windows")),
        flag("profile", "pg", No, Host("-pg")),
        flag("debug", "g", No, Host("-g")),
        flag("device-debug", "G", No, Device("-G")),
        flag("generate-line-info", "lineinfo", No, Device("--lineinfo")),
        flag("optimization-info", "opt-info", Value, Choose(&["inline"], Invocation::tell_inlining)),
        flag("optimize", "O", Joined, Number(|i, n| i.level = Some(n.to_string()))),
        flag("Ofast-compile", "Ofc", Value, Device("--Ofast-compile")),
        flag("dopt", "dopt", Value, Choose(&["on"], Invocation::optimise_for_debugger)),
        flag(
            "ftemplate-backtrace-limit",
            "ftemplate-backtrace-limit",
            Value,
            Nothing("messages show the first and the last instantiation"),
        ),
        flag("ftemplate-depth", "ftemplate-depth", Value, Device("--ftemplate-depth")),
        flag("no-exceptions", "noeh", No, Host("-fno-exceptions")),
        flag("shared", "shared", No, Set(|i, _| i.shared = true)),
        flag("x", "x", Value, Choose(&["c", "c++", "cu"], |i, v| i.language = Some(v))),
        flag("std", "std", Value, Device("--std")),
        flag(
            "no-host-device-initializer-list",
            "nohdinitlist",
            No,
            Nothing("it is for headers of the toolkit"),
        ),
        flag(
            "no-host-device-move-forward",
            "nohdmoveforward",
            No,
            Nothing("it is for headers of the toolkit"),
        ),
        flag("expt-relaxed-constexpr", "expt-relaxed-constexpr", No, Device("--expt-relaxed-constexpr")),
        flag("extended-lambda", "extended-lambda", No, Device("--extended-lambda")),
        flag("expt-extended-lambda", "expt-extended-lambda", No, Device("--extended-lambda")),
        flag("machine", "m", Value, Choose(&["64"], |i, _| i.without_effect("machine", "it is the default"))),
        flag("m64", "m64", No, Nothing("it is the default")),
        flag("compiler-options", "Xcompiler", Value, Set(|i, v| i.host.extend(split(&v)))),
        flag("linker-options", "Xlinker", Value, Set(|i, v| i.linker_options(&v))),
        flag("archive-options", "Xarchive", Value, Set(|i, v| i.archiver.extend(split(&v)))),
        flag("ptxas-options", "Xptxas", Value, Set(|i, v| i.ptxas.extend(split(&v)))),
        flag(
            "nvlink-options",
            "Xnvlink",
            Value,
            Nothing("there is no nvlink: the runtime library links device code"),
        ),
        flag("fatbin-options", "Xfatbin", Value, Nothing("oxicc writes fat binaries itself")),
        flag("cudafe-options", "Xcudafe", Value, Set(Invocation::front_end_options)),
        flag("cicc-options", "Xcicc", Value, Set(Invocation::device_stage_options)),
        flag(
            "static-global-template-stub",
            "static-global-template-stub",
            Value,
            Nothing("kernels have no stub that others could see"),
        ),
        flag(
            "device-entity-has-hidden-visibility",
            "device-entity-has-hidden-visibility",
            Value,
            Nothing("the host sees kernels by their handles only"),
        ),
        flag(
            "forward-unknown-to-host-compiler",
            "forward-unknown-to-host-compiler",
            No,
            Set(|i, _| i.forward_to_compiler = true),
        ),
        flag(
            "forward-unknown-to-host-linker",
            "forward-unknown-to-host-linker",
            No,
            Set(|i, _| i.forward_to_linker = true),
        ),
        flag(
            "forward-unknown-opts",
            "forward-unknown-opts",
            No,
            Set(|i, _| (i.forward_to_compiler, i.forward_to_linker) = (true, true)),
        ),
        flag("dont-use-profile", "noprof", No, Nothing("there is no nvcc.profile")),
        flag("print-cache-key", "print-cache-key", No, Set(|i, _| i.print_cache_key = true)),
        flag("dryrun", "dryrun", No, Set(|i, _| i.dry_run = true)),
        flag("verbose", "v", No, Set(|i, _| i.verbose = true)),
        flag("threads", "t", Joined, Number(Invocation::set_threads)),
        flag("split-compile", "split-compile", Value, Device("--opt-threads")),
        flag(
            "split-compile-extended",
            "split-compile-extended",
            Value,
            Nothing("there is no link-time optimisation"),
        ),
        flag("jobserver", "jobserver", No, Nothing("what is compiled at once is `--threads`")),
        flag("fdevice-syntax-only", "fdevice-syntax-only", No, Refused("that is `oxicc check FILE`")),
        flag("fdevice-time-trace", "fdevice-time-trace", Value, Device("--time-trace")),
        flag("keep", "keep", No, Set(|i, _| i.keep = true)),
        flag("save-temps", "save-temps", No, Set(|i, _| i.keep = true)),
        flag("keep-dir", "keep-dir", Value, Set(|i, v| i.keep_dir = Some(v.into()))),
        flag("clean-targets", "clean", No, Refused("nothing is deleted: remove the outputs yourself")),
        flag("time", "time", Value, Left("`oxicc --time-passes` shows where time goes")),
        flag("gpu-architecture", "arch", Value, Set(|i, v| i.arch = Some(v))),
        flag("gpu-code", "code", Value, Set(|i, v| i.codes.extend(list(&v)))),
        flag("generate-code", "gencode", Value, Set(Invocation::add_generate)),
        flag("relocatable-device-code", "rdc", Value, Choose(BOOL, |i, v| i.relocatable = v == "true")),
        flag("entries", "e", Value, Set(|i, v| i.ptxas.extend(["-e".into(), OsString::from(v)]))),
        flag("maxrregcount", "maxrregcount", Value, Set(Invocation::limit_registers)),
        flag("use_fast_math", "use_fast_math", No, Device("--use_fast_math")),
        flag("ftz", "ftz", Value, Device("--ftz")),
        flag("prec-div", "prec-div", Value, Device("--prec-div")),
        flag("prec-sqrt", "prec-sqrt", Value, Device("--prec-sqrt")),
        flag("fmad", "fmad", Value, Device("--fmad")),
        flag("restrict", "restrict", No, Device("--restrict")),
        flag(
            "extra-device-vectorization",
            "extra-device-vectorization",
            No,
            Nothing("accesses are joined at all levels but -O0"),
        ),
        flag("keep-device-functions", "keep-device-functions", No, Device("--keep-device-functions")),
        flag(
            "device-as-default-execution-space",
            "default-device",
            No,
            Device("--device-as-default-execution-space"),
        ),
        flag(
            "default-stream",
            "default-stream",
            Value,
            Choose(&["legacy", "null", "per-thread"], Invocation::set_default_stream),
        ),
        flag("disable-warnings", "w", No, Set(|i, _| i.both("-w", "-w"))),
        flag("source-in-ptx", "src-in-ptx", No, Device("--source-in-ptx")),
        flag("Wreorder", "Wreorder", No, Device("-Wreorder")),
        flag(
            "Wno-deprecated-declarations",
            "Wno-deprecated-declarations",
            No,
            Set(|i, _| i.both("-Wno-deprecated-declarations", "-Wno-deprecated-declarations")),
        ),
        flag(
            "Wno-deprecated-gpu-targets",
            "Wno-deprecated-gpu-targets",
            No,
            Nothing("there is no such warning"),
        ),
        flag("Wdefault-stream-launch", "Wdefault-stream-launch", No, HOST_WARNING),
        flag("Wmissing-launch-bounds", "Wmissing-launch-bounds", No, Device("-Wmissing-launch-bounds")),
        flag("Wext-lambda-captures-this", "Wext-lambda-captures-this", No, HOST_WARNING),
        flag("Werror", "Werror", Value, Set(Invocation::warnings_as_errors)),
        flag("diag-error", "diag-error", Value, Device("--diag-error")),
        flag("diag-suppress", "diag-suppress", Value, Device("--diag-suppress")),
        flag("diag-warn", "diag-warn", Value, Device("--diag-warn")),
        flag("display-error-number", "err-no", No, Nothing("it is the default")),
        flag(
            "no-display-error-number",
            "no-err-no",
            No,
            Nothing("messages have their numbers, so that they can be suppressed"),
        ),
        flag("resource-usage", "res-usage", No, Set(|i, _| i.ptxas.push("-v".into()))),
        flag("extensible-whole-program", "ewp", No, Nothing("the runtime library links device code")),
        flag("no-compress", "no-compress", No, Nothing("fat binaries are not compressed")),
        flag("compress-mode", "compress-mode", Value, Nothing("fat binaries are not compressed")),
        flag("no-device-link", "nodlink", No, Nothing("the runtime library links device code")),
        flag("no-align-double", "no-align-double", No, Nothing("it is for 32 bits")),
        flag("input-drive-prefix", "idp", Value, Nothing("it is for Windows")),
        flag("dependency-drive-prefix", "ddp", Value, Nothing("it is for Windows")),
        flag("drive-prefix", "dp", Value, Nothing("it is for Windows")),
        flag("relocatable-ptx", "reloc-ptx", No, Nothing("the runtime library links any PTX")),
        flag("sanitize", "sanitize", Value, Left("`oxicc run --check` looks for mistakes of kernels")),
        flag("compile-as-tools-patch", "astoolspatch", No, Refused("patches of NVIDIA's tools are not made")),
        flag("qpp-config", "qpp-config", Value, Nothing("it is for QNX")),
        flag("frandom-seed", "frandom-seed", Value, Nothing("outputs depend on nothing but the inputs")),
        flag("brief-diagnostics", "brief-diag", Value, Choose(BOOL, |i, v| i.brief = v == "true")),
        flag("jump-table-density", "jtd", Value, Device("--Xopt=jump-table-density")),
        flag("host-linker-script", "hls", Value, Left("no linker script is made")),
        flag("augment-host-linker-script", "aug-hls", No, Left("no linker script is made")),
        flag(
            "device-stack-protector",
            "device-stack-protector",
            Value,
            Choose(BOOL, Invocation::protect_stack),
        ),
    ]
};

/// The long names of all options, for the test that each acts or says that it does not.
pub fn names() -> impl Iterator<Item = &'static str> {
    FLAGS.iter().map(|f| f.long)
}
