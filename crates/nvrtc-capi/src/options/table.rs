//! Every option: its two spellings, its value, and what it means.

/// What an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Nothing.
    Flag,
    /// `true` or `false`, behind `=` or as the next string.
    Bool,
    /// A text, behind `=` or as the next string.
    Text,
    /// A text, behind `=` only.
    Joined,
    /// A text, behind the short spelling, with or without `=` or a blank, or as the next string.
    Glued,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    Architecture,
    DeviceC,
    DeviceW,
    Relocatable,
    ExtensibleWholeProgram,
    DeviceDebug,
    LineInfo,
    Dopt,
    FastCompile,
    Ptxas,
    MaxRegisters,
    Ftz,
    PrecSqrt,
    PrecDiv,
    Fmad,
    FastMath,
    Restrict,
    Minimal,
    SyntaxOnly,
    StackProtector,
    Lto,
    OptimisedLto,
    OptixIr,
    JumpTableDensity,
    RandomSeed,
    Define,
    Undefine,
    IncludeDir,
    PreInclude,
    NoSourceInclude,
    Standard,
    MoveForward,
    InitializerList,
    Pch,
    CreatePch,
    UsePch,
    PchDir,
    PchVerbose,
    PchMessages,
    NoWarnings,
    DefaultDevice,
    Int128,
    Float128,
    OptimizationInfo,
    Numbers,
    NoNumbers,
    DiagError,
    DiagSuppress,
    DiagWarn,
    Brief,
    Time,
    SplitCompile,
    TimeTrace,
    NvvmVersion,
    Nvvm,
    WarningsAsErrors,
    MaxErrors,
    NoCache,
    /// It concerns a stage that works the same way with and without.
    Nothing,
}

/// One option. `long` is written with two dashes, `short` with one; an empty spelling does not exist.
#[derive(Debug)]
pub struct Row {
    pub long: &'static str,
    pub short: &'static str,
    pub form: Form,
    pub meaning: Meaning,
}

const fn row(long: &'static str, short: &'static str, form: Form, meaning: Meaning) -> Row {
    Row { long, short, form, meaning }
}

use Form::*;
use Meaning::*;

pub static OPTIONS: &[Row] = &[
    row("gpu-architecture", "arch", Text, Architecture),
    row("device-c", "dc", Flag, DeviceC),
    row("device-w", "dw", Flag, DeviceW),
    row("relocatable-device-code", "rdc", Bool, Relocatable),
    row("extensible-whole-program", "ewp", Flag, ExtensibleWholeProgram),
    row("device-debug", "G", Flag, DeviceDebug),
    row("generate-line-info", "lineinfo", Flag, LineInfo),
    row("dopt", "dopt", Text, Dopt),
    row("Ofast-compile", "Ofc", Text, FastCompile),
    row("ptxas-options", "Xptxas", Text, Ptxas),
    row("maxrregcount", "maxrregcount", Text, MaxRegisters),
    row("ftz", "ftz", Bool, Ftz),
    row("prec-sqrt", "prec-sqrt", Bool, PrecSqrt),
    row("prec-div", "prec-div", Bool, PrecDiv),
    row("fmad", "fmad", Bool, Fmad),
    row("use_fast_math", "use_fast_math", Flag, FastMath),
    row("extra-device-vectorization", "extra-device-vectorization", Flag, Nothing),
    row("modify-stack-limit", "modify-stack-limit", Bool, Nothing),
    row("dlink-time-opt", "dlto", Flag, Lto),
    row("gen-opt-lto", "gen-opt-lto", Flag, OptimisedLto),
    row("optix-ir", "optix-ir", Flag, OptixIr),
    row("jump-table-density", "jtd", Text, JumpTableDensity),
    row("device-stack-protector", "device-stack-protector", Bool, StackProtector),
    row("no-cache", "no-cache", Flag, NoCache),
    row("frandom-seed", "frandom-seed", Joined, RandomSeed),
    row("define-macro", "D", Glued, Define),
    row("undefine-macro", "U", Glued, Undefine),
    row("include-path", "I", Glued, IncludeDir),
    row("pre-include", "include", Text, PreInclude),
    row("no-source-include", "no-source-include", Flag, NoSourceInclude),
    row("std", "std", Joined, Standard),
    row("builtin-move-forward", "builtin-move-forward", Bool, MoveForward),
    row("builtin-initializer-list", "builtin-initializer-list", Bool, InitializerList),
    row("pch", "pch", Flag, Pch),
    row("create-pch", "create-pch", Joined, CreatePch),
    row("use-pch", "use-pch", Joined, UsePch),
    row("pch-dir", "pch-dir", Joined, PchDir),
    row("pch-verbose", "pch-verbose", Bool, PchVerbose),
    row("pch-messages", "pch-messages", Bool, PchMessages),
    row("instantiate-templates-in-pch", "instantiate-templates-in-pch", Bool, Nothing),
    row("disable-warnings", "w", Flag, NoWarnings),
    row("restrict", "restrict", Flag, Restrict),
    row("device-as-default-execution-space", "default-device", Flag, DefaultDevice),
    row("device-int128", "device-int128", Flag, Int128),
    row("device-float128", "device-float128", Flag, Float128),
    row("optimization-info", "opt-info", Joined, OptimizationInfo),
    row("display-error-number", "err-no", Flag, Numbers),
    row("no-display-error-number", "no-err-no", Flag, NoNumbers),
    row("diag-error", "diag-error", Text, DiagError),
    row("diag-suppress", "diag-suppress", Text, DiagSuppress),
    row("diag-warn", "diag-warn", Text, DiagWarn),
    row("brief-diagnostics", "brief-diag", Bool, Brief),
    row("time", "time", Joined, Time),
    row("split-compile", "split-compile", Text, SplitCompile),
    row("fdevice-syntax-only", "fdevice-syntax-only", Flag, SyntaxOnly),
    row("minimal", "minimal", Flag, Minimal),
    row("fdevice-time-trace", "fdevice-time-trace", Joined, TimeTrace),
    // Not in NVIDIA's list of options, and accepted by it.
    row("version-ident", "version-ident", Bool, Nothing),
    row("nvvm-version", "nvvm-version", Joined, NvvmVersion),
    row("Xnvvm", "Xnvvm", Text, Nvvm),
    row("uumn", "uumn", Flag, Nothing),
];

/// Options of later releases that can be followed. They are looked for where the reference has none.
pub static LATER_OPTIONS: &[Row] = &[
    row("warning-as-error", "Werror", Flag, WarningsAsErrors),
    row("fmax-errors", "fmax-errors", Joined, MaxErrors),
];
