//! Every flag of cicc's command line, as a table.
//!
//! The first part has the driver's own spellings, matched exactly; the second the front end's long options, which take their
//! value after `=` or as the next argument and may be abbreviated to a unique prefix. What has no meaning here is accepted as
//! [`Meaning::Ignored`]; `docs/guide/cicc.md` lists those.

use oxicc_driver::{LanguageOptions, Standard as LanguageStandard};
use oxicc_source::Action;

use super::stage_options::Stage;

/// Where a flag's value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    None,
    /// `-ftz=1`.
    Joined,
    /// `-o FILE`.
    Next,
    /// `-arch X` or `-arch=X`; the front end's way.
    Either,
}

/// The stages that can be asked for alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// C++ to PTX.
    #[default]
    Default,
    /// IR to PTX, with libNVVM's flags.
    LibNvvm,
    /// C++ to bitcode.
    FrontEnd,
    /// Bitcode to bitcode with the math library.
    Link,
    /// Bitcode to optimised bitcode.
    Optimise,
    /// Bitcode to PTX.
    Generate,
}

impl Mode {
    /// The name of the reference's tool that reads the other flags, in the stages behind the front end.
    pub fn tool(self) -> Option<&'static str> {
        match self {
            Mode::Link => Some("lnk"),
            Mode::Optimise => Some("opt"),
            Mode::Generate => Some("llc"),
            Mode::Default | Mode::LibNvvm | Mode::FrontEnd => None,
        }
    }
}

/// How a switch of the language is set.
#[derive(Clone, Copy, Debug)]
pub struct Switch(pub fn(&mut LanguageOptions));

impl PartialEq for Switch {
    fn eq(&self, other: &Switch) -> bool {
        std::ptr::fn_addr_eq(self.0, other.0)
    }
}

impl Eq for Switch {}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    Mode(Mode),
    IrVersion,
    DryRun,
    /// Ours: a hash of all that the outputs depend on, in place of them.
    PrintCacheKey,
    Output,
    Arch,
    /// `--nv_arch`: checked, but the target is `-arch`'s.
    FrontEndArch,
    NvvmVersion,
    Bits32,
    Ftz,
    PrecDiv,
    PrecSqrt,
    Fmad,
    FastMath,
    /// libNVVM's: denormals become zero, and products may be contracted unless a later flag says otherwise.
    UnsafeMath,
    ApproximateDiv,
    OptLevel(u8),
    FastCompile,
    DeviceDebug,
    LineInfo,
    NoInlinedAt,
    ShowSource,
    NoWarnings,
    WarningsAsErrors,
    Restrict,
    /// A limit that the assembler keeps.
    MaxRegisters,
    DeviceC,
    KeepDeviceFunctions,
    /// Asks for the work of a link-time optimizer on one module.
    LinkLto,
    /// LTO-IR beside the PTX, in the file of `-olto`.
    LtoAndPtx,
    /// The front end alone writes bitcode.
    EmitBitcode,
    /// An answer to `__nvvm_reflect`.
    Reflect,
    /// Divisions of the back end: 2 is IEEE's.
    DivPrecision,
    /// Contraction of the back end: 0 is none.
    FmaLevel,
    FlushDenormals,
    /// LTO-IR in place of PTX.
    Lto,
    /// LTO-IR in a file of its own.
    LtoFile,
    /// LTO-IR is optimised.
    OptimisedLto,
    /// OptiX IR in place of PTX.
    Optix,
    ToFrontEnd,
    ToLibNvvm,
    /// A value that nothing here depends on.
    IgnoredValue,
    /// An argument of a stage behind the front end.
    ToStage(Stage),
    /// A knob of the optimizer or of the code generator.
    Knob(&'static str),
    /// A knob that takes the flag's value.
    KnobValue(&'static str),
    /// `-inline-info`: all remarks of inlining.
    InlineInfo,
    /// Passes in place of the level's.
    OptPasses,
    /// OpenCL's precision of divisions and square roots.
    ClMode,
    /// Accesses to a kind of memory happen as written.
    ForceVolatile,
    DisableOptimisation,
    /// Which of the reference's two ways to compute values again.
    NewRemat(bool),
    /// The IR between the phases, beside the input.
    Keep,
    Verbose,
    /// Another math library.
    Library,
    SplitCompile,
    Jobserver,
    /// A Chrome trace: its file, the number of this process in it, and the variable that says when it began.
    TraceFile,
    TracePid,
    TraceStart,

    Standard(LanguageStandard),
    GnuVersion,
    ErrorNumbers,
    OutputMode,
    SourceFile,
    SourcePath,
    HiddenVisibility,
    IncludeFile,
    GenC,
    Stub,
    GenDevice,
    GenModuleId,
    ModuleIdFile,
    RandomSeed,
    /// Sets a switch of the language.
    Language(Switch),
    SyntaxOnly,
    Diag(Action),
    Remarks,
    Brief,
    ErrorLimit,
    ContextLimit,
    TemplateDepth,
    ConstexprDepth,
    ConstexprSteps,
    PackAlignment,
    /// `long` has 32 bits.
    ShortLongs,
    Define,
    Undefine,
    IncludeDir,
    SystemDir,
    Preinclude,
    /// Ours: the toolkit the output is for.
    ToolkitVersion,
    /// Another fat binary, for tile code.
    IncludeAltFile,
    /// Tile code may be asked for: with its file, or without.
    EnableTile,
    TileFile,
    TileOnly,
    SimtOnly,
    /// A later standard than is known: read as the newest, with a note.
    LaterStandard,
    /// Accepted; nothing here depends on it.
    Ignored,
}

#[derive(Debug)]
pub struct Flag {
    pub name: &'static str,
    pub value: Value,
    pub meaning: Meaning,
    /// The first toolkit whose cicc knows it; the oldest that is supported unless told. No release has dropped one.
    pub since: (u8, u8),
}

/// A switch of the language without a value.
const fn switch(name: &'static str, set: fn(&mut LanguageOptions)) -> Flag {
    flag(name, Value::None, Language(Switch(set)))
}

const fn flag(name: &'static str, value: Value, meaning: Meaning) -> Flag {
    flag_since(name, value, meaning, (12, 0))
}

const fn flag_since(name: &'static str, value: Value, meaning: Meaning, since: (u8, u8)) -> Flag {
    Flag { name, value, meaning, since }
}

use Meaning::*;
use Value::{Either, Joined, Next, None as NoValue};

/// The driver's spellings.
pub const DRIVER: &[Flag] = &[
    flag("-libnvvm", NoValue, Mode(self::Mode::LibNvvm)),
    flag("-lgenfe", NoValue, Mode(self::Mode::FrontEnd)),
    flag("-lnk", NoValue, Mode(self::Mode::Link)),
    flag("-opt", NoValue, Mode(self::Mode::Optimise)),
    flag("-llc", NoValue, Mode(self::Mode::Generate)),
    flag("-irversion", NoValue, IrVersion),
    flag("-dryrun", NoValue, DryRun),
    flag("--print-cache-key", NoValue, PrintCacheKey),
    flag("-keep", NoValue, Keep),
    flag("-v", NoValue, Verbose),
    flag("-o", Next, Output),
    flag("-arch", Either, Arch),
    flag("--toolkit", Either, ToolkitVersion),
    flag("-m64", NoValue, Ignored),
    flag("-m32", NoValue, Bits32),
    flag("-ftz", Joined, Ftz),
    flag("-prec_div", Joined, PrecDiv),
    flag("-prec_sqrt", Joined, PrecSqrt),
    flag("-fmad", Joined, Fmad),
    flag("-fast-math", NoValue, FastMath),
    flag("-O0", NoValue, OptLevel(0)),
    flag("-O1", NoValue, OptLevel(1)),
    flag("-O2", NoValue, OptLevel(2)),
    flag("-O3", NoValue, OptLevel(3)),
    flag("-Osize", NoValue, Ignored),
    flag("-Om", NoValue, Ignored),
    flag("--Ofast-compile", Joined, FastCompile),
    flag("-Ofc", Joined, FastCompile),
    flag("-g", NoValue, DeviceDebug),
    flag("-generate-line-info", NoValue, LineInfo),
    flag("-no-lineinfo-inlined-at", NoValue, NoInlinedAt),
    flag("-show-src", NoValue, ShowSource),
    flag("-w", NoValue, NoWarnings),
    flag("-kernel-params-are-restrict", NoValue, Restrict),
    flag("-enable-opt-byval", NoValue, Ignored),
    flag("--device-c", NoValue, DeviceC),
    flag("--emit-optix-ir", NoValue, Optix),
    flag("-maxreg", Either, MaxRegisters),
    flag("-split-compile", Either, SplitCompile),
    flag("-lto", NoValue, Lto),
    flag("-olto", Next, LtoFile),
    flag("-gen-opt-lto", NoValue, OptimisedLto),
    flag("-discard-value-names", NoValue, Ignored),
    flag("-jobserver", NoValue, Jobserver),
    flag("-jump-table-density", Joined, KnobValue("jump-table-density")),
    flag("-opt-passes", Joined, OptPasses),
    flag("-opt-fdiv", Joined, KnobValue("opt-fdiv")),
    flag("-disable-allopts", NoValue, DisableOptimisation),
    flag("-disable-inlining", NoValue, Knob("-disable-inlining")),
    flag("-aggressive-inline", NoValue, Knob("-inline-threshold=4000")),
    flag("-new-nvvm-remat", NoValue, NewRemat(true)),
    flag("-disable-new-nvvm-remat", NoValue, NewRemat(false)),
    flag("-disable-nvvm-remat", NoValue, Knob("-remat-registers=0")),
    flag("-inline-info", NoValue, InlineInfo),
    flag("-covinfo", Next, IgnoredValue),
    flag("-profinfo", Next, IgnoredValue),
    flag("-profile-instr-use", Next, IgnoredValue),
    flag("--Xlgenfe", Next, ToFrontEnd),
    flag("--Xlibnvvm", Next, ToLibNvvm),
    flag("--Xlnk", Next, ToStage(Stage::Link)),
    flag("--Xopt", Next, ToStage(Stage::Optimise)),
    flag("--Xllc", Next, ToStage(Stage::Generate)),
    flag("-nvvmir-library", Either, Library),
    flag("--device-time-trace", Next, TraceFile),
    flag("--use-trace-pid", Next, TracePid),
    flag("--trace-env", Next, TraceStart),
    flag("-extra-device-vectorization", NoValue, Ignored),
    flag("-nvvm-version", Joined, NvvmVersion),
    flag("-tused", NoValue, Ignored),
    flag("-tnone", NoValue, Ignored),
    flag("-tall", NoValue, Ignored),
    flag("-tlocal", NoValue, Ignored),
];

/// libNVVM's flags: what `-libnvvm` mode and `--Xlibnvvm` take.
pub const LIBNVVM: &[Flag] = &[
    flag("-arch", Joined, Arch),
    flag("-ftz", Joined, Ftz),
    flag("-prec-div", Joined, PrecDiv),
    flag("-prec-sqrt", Joined, PrecSqrt),
    flag("-fma", Joined, Fmad),
    flag("-fast-math", NoValue, FastMath),
    flag("-opt=0", NoValue, OptLevel(0)),
    flag("-opt=1", NoValue, OptLevel(1)),
    flag("-opt=2", NoValue, OptLevel(2)),
    flag("-opt=3", NoValue, OptLevel(3)),
    flag("-Ofast-compile", Joined, FastCompile),
    flag("-g", NoValue, DeviceDebug),
    flag("-generate-line-info", NoValue, LineInfo),
    flag("-no-lineinfo-inlined-at", NoValue, NoInlinedAt),
    flag("-w", NoValue, NoWarnings),
    flag("-Werror", NoValue, WarningsAsErrors),
    flag("-restrict", NoValue, Restrict),
    flag("-maxreg", Joined, MaxRegisters),
    flag("-split-compile", Joined, SplitCompile),
    flag("-split-compile-extended", Joined, SplitCompile),
    flag("-jump-table-density", Joined, KnobValue("jump-table-density")),
    flag("-discard-value-names", Joined, IgnoredValue),
    flag("-opt-passes", Joined, OptPasses),
    flag("-opt-fdiv", Joined, KnobValue("opt-fdiv")),
    flag("-jobserver", NoValue, Jobserver),
    flag("-Osize", NoValue, Ignored),
    flag("-Om", NoValue, Ignored),
    flag("-enable-mad", NoValue, Ignored),
    flag("-unsafe-math", NoValue, UnsafeMath),
    flag("-no-signed-zeros", NoValue, Ignored),
    flag("-show-src", NoValue, ShowSource),
    flag("-enable-verbose-asm", NoValue, Knob("-asm-verbose")),
    flag("-disable-inlining", NoValue, Knob("-disable-inlining")),
    flag("-aggressive-inline", NoValue, Knob("-inline-threshold=4000")),
    flag("-allow-restrict-in-struct", NoValue, Ignored),
    flag("-enable-opt-byval", NoValue, Ignored),
    flag("-disable-allopts", NoValue, DisableOptimisation),
    flag("-disable-llc-opts", NoValue, Knob("-disable-llc-opts")),
    flag("-vasp-fix", NoValue, Ignored),
    flag("-new-nvvm-remat", NoValue, NewRemat(true)),
    flag("-disable-new-nvvm-remat", NoValue, NewRemat(false)),
    flag("-disable-nvvm-remat", NoValue, Knob("-remat-registers=0")),
    flag("-no-aggressive-positive-stride-analysis", NoValue, Ignored),
    flag("-cl-mode", NoValue, ClMode),
    flag("-gen-lto", NoValue, Lto),
    flag("-gen-lto-and-llc", NoValue, LtoAndPtx),
    flag("-gen-opt-lto", NoValue, OptimisedLto),
    flag("-link-lto", NoValue, LinkLto),
    flag("-lto", NoValue, LinkLto),
    flag("-olto", Next, LtoFile),
    flag("--emit-optix-ir", NoValue, Optix),
    flag("--device-c", NoValue, DeviceC),
    flag("--force-device-c", NoValue, DeviceC),
    flag("--partial-link", NoValue, Ignored),
    flag("-has-global-host-info", NoValue, Ignored),
    flag("-optimize-unused-variables", NoValue, Ignored),
    flag("-Xlnk", Next, ToStage(Stage::Link)),
    flag("-Xopt", Next, ToStage(Stage::Optimise)),
    flag("-Xllc", Next, ToStage(Stage::Generate)),
    flag("-Xlto", Next, IgnoredValue),
    flag("-nvvm-version", Joined, NvvmVersion),
];

/// The flags of the linker, the optimizer and the code generator alone. The passes that the optimizer is told of are its own
/// affair here.
pub const STAGES: &[Flag] = &[
    flag("-R", Next, Reflect),
    flag("-opt-arch", Joined, Arch),
    flag("-mcpu", Joined, Arch),
    flag("-march", Joined, IgnoredValue),
    flag("-nvptx-f32ftz", NoValue, FlushDenormals),
    flag("-opt-use-prec-div", Joined, IgnoredValue),
    flag("-nvptx-prec-divf32", Joined, DivPrecision),
    flag("-nvptx-prec-sqrtf32", Joined, PrecSqrt),
    flag("-nvptx-fma-level", Joined, FmaLevel),
    flag("-generate-line-info", NoValue, LineInfo),
    flag("-g", NoValue, LineInfo),
    flag("-O0", NoValue, OptLevel(0)),
    flag("-O1", NoValue, OptLevel(1)),
    flag("-O2", NoValue, OptLevel(2)),
    flag("-O3", NoValue, OptLevel(3)),
    flag("-nvvm-version", Joined, NvvmVersion),
    flag("-opt-fdiv", Joined, KnobValue("opt-fdiv")),
    flag("-memory-space-opt", Joined, IgnoredValue),
    flag("-nvptx-rsqrt-approx-opt", Joined, IgnoredValue),
    flag("-lnk-discard-value-names", Joined, IgnoredValue),
    flag("-opt-discard-value-names", Joined, IgnoredValue),
    flag("-disable-sroa-padding-check", NoValue, Ignored),
    flag("-nvvm-pretreat", NoValue, Ignored),
    flag("-generic-to-nvvm", NoValue, Ignored),
    flag("-nv-inline-must", NoValue, Ignored),
    flag("-inline", NoValue, Ignored),
    flag("-globaldce", NoValue, Ignored),
    flag("-byval-mem2reg", NoValue, Ignored),
    flag("-optO0", NoValue, Ignored),
    flag("-optO1", NoValue, Ignored),
    flag("-optO2", NoValue, Ignored),
    flag("-optO3", NoValue, Ignored),
    flag("-llcO0", NoValue, Ignored),
    flag("-llcO2", NoValue, Ignored),
];

/// The front end's long options that mean something here.
pub const FRONT_END: &[Flag] = &[
    flag("--nv_arch", Either, FrontEndArch),
    flag("--c++03", NoValue, Standard(LanguageStandard::Cxx03)),
    flag("--c++11", NoValue, Standard(LanguageStandard::Cxx11)),
    flag("--c++14", NoValue, Standard(LanguageStandard::Cxx14)),
    flag("--c++17", NoValue, Standard(LanguageStandard::Cxx17)),
    flag("--c++20", NoValue, Standard(LanguageStandard::Cxx20)),
    flag("--c++23", NoValue, Standard(LanguageStandard::Cxx23)),
    flag_since("--c++26", NoValue, LaterStandard, (13, 1)),
    flag("--gnu_version", Either, GnuVersion),
    flag("--display_error_number", NoValue, ErrorNumbers),
    flag("--output_mode", Either, OutputMode),
    flag("--orig_src_file_name", Either, SourceFile),
    flag("--orig_src_path_name", Either, SourcePath),
    flag("--device-c", NoValue, DeviceC),
    flag("--device-debug", NoValue, Ignored),
    flag("--generate-line-info", NoValue, Ignored),
    flag("--device-hidden-visibility", NoValue, HiddenVisibility),
    flag("--include_file_name", Either, IncludeFile),
    flag_since("--include_alt_file_name", Either, IncludeAltFile, (13, 2)),
    flag_since("--simt-only", NoValue, SimtOnly, (13, 2)),
    flag_since("--enable-tile", NoValue, EnableTile, (13, 2)),
    flag("--tile-only", NoValue, TileOnly),
    flag("--tile_bc_file_name", Either, TileFile),
    flag("--gen_c_file_name", Either, GenC),
    flag("--stub_file_name", Either, Stub),
    flag("--gen_device_file_name", Either, GenDevice),
    flag("--gen_module_id_file", NoValue, GenModuleId),
    flag("--module_id_file_name", Either, ModuleIdFile),
    flag("--frandom-seed", Either, RandomSeed),
    switch("--extended-lambda", |l| l.extended_lambda = true),
    switch("--relaxed_constexpr", |l| l.relaxed_constexpr = true),
    switch("--clang", |l| l.clang_host = true),
    flag("--kernel-params-are-restrict", NoValue, Restrict),
    flag("--keep-device-functions", NoValue, KeepDeviceFunctions),
    flag("--device-syntax-only", NoValue, SyntaxOnly),
    flag("--diag_suppress", Either, Diag(Action::Suppress)),
    flag("--diag_remark", Either, Diag(Action::Remark)),
    flag("--diag_warning", Either, Diag(Action::Warning)),
    flag("--diag_error", Either, Diag(Action::Error)),
    flag("--diag_once", Either, Diag(Action::Once)),
    flag("--promote_warnings", NoValue, WarningsAsErrors),
    flag("--gen_div_approx_ftz", NoValue, ApproximateDiv),
    flag("--gen_div_approx_no_ftz", NoValue, ApproximateDiv),
    flag("--force-volatile", Either, ForceVolatile),
    flag("--no_warnings", NoValue, NoWarnings),
    flag("--remarks", NoValue, Remarks),
    flag("--brief_diagnostics", NoValue, Brief),
    flag("--error_limit", Either, ErrorLimit),
    flag("--context_limit", Either, ContextLimit),
    flag("--pending_instantiations", Either, TemplateDepth),
    flag("--max_depth_constexpr_call", Either, ConstexprDepth),
    flag("--max_cost_constexpr_call", Either, ConstexprSteps),
    switch("--unsigned_chars", |l| l.unsigned_chars = true),
    switch("--signed_chars", |l| l.unsigned_chars = false),
    switch("--short_enums", |l| l.short_enums = true),
    switch("--no_short_enums", |l| l.short_enums = false),
    flag("--pack_alignment", Either, PackAlignment),
    flag("--force-llp64", NoValue, ShortLongs),
    flag("--define_macro", Either, Define),
    flag("--undefine_macro", Either, Undefine),
    flag("--include_directory", Either, IncludeDir),
    flag("--sys_include", Either, SystemDir),
    flag("--preinclude", Either, Preinclude),
    flag("--emit-optix-ir", NoValue, Optix),
    flag("--emit-llvm-bc", NoValue, EmitBitcode),
    flag("--m32", NoValue, Bits32),
];

/// The front end's long options without a meaning here that take a value.
pub const FRONT_END_IGNORED_VALUES: &[&str] = &[
    "clang_version",
    "unicode_source_kind",
    "device-O",
    "discard_value_names",
    "error_output",
    "list",
    "xref",
    "create_pch",
    "use_pch",
    "pch_dir",
    "instantiate",
    "set_flag",
    "clear_flag",
    "modules_directory",
];

/// The front end's switches without a meaning here; those that can be turned off also have a `no_` form.
pub const FRONT_END_IGNORED: &[&str] = &[
    "m64",
    "allow_managed",
    "debug_mode",
    "static-host-stub",
    "host-stub-linkage-explicit",
    "no-version-ident",
    "no_host_device_initializer_list",
    "no_host_device_move_forward",
    "emit-lifetime-intrinsics",
    "no-device-int128",
    "no-device-float128",
    "partial-link",
    "enable-opt-byval",
    "gcc",
    "no_gcc",
    "no-line-numbers",
    "version",
    "timing",
    "dump_configuration",
    "no_wrap_diagnostics",
    "wrap_diagnostics",
    "pch",
    "pch_messages",
    "no_pch_messages",
    "pch_verbose",
    "exceptions",
    "no_exceptions",
    "rtti",
    "no_rtti",
    "wchar_t_keyword",
    "no_wchar_t_keyword",
    "bool",
    "char8_t",
    "no_char8_t",
    "concepts",
    "no_concepts",
    "modules",
    "no_modules",
    "trigraphs",
    "no_trigraphs",
    "parse_templates",
    "no_parse_templates",
    "ignore_std",
    "vla",
    "no_vla",
    "strict",
    "strict_warnings",
    "alternative_tokens",
    "no_alternative_tokens",
    "array_new_and_delete",
    "no_array_new_and_delete",
    "anachronisms",
    "no_anachronisms",
    "arg_dep_lookup",
    "no_arg_dep_lookup",
    "implicit_include",
    "no_implicit_include",
    "auto_type",
    "no_auto_type",
    "base_assign_op_is_default",
    "no_base_assign_op_is_default",
    "class_name_injection",
    "no_class_name_injection",
    "const_string_literals",
    "no_const_string_literals",
    "defer_parse_function_templates",
    "no_defer_parse_function_templates",
    "delegating_constructors",
    "no_delegating_constructors",
    "dep_name",
    "no_dep_name",
    "distinct_template_signatures",
    "no_distinct_template_signatures",
    "early_tiebreaker",
    "late_tiebreaker",
    "enum_overloading",
    "no_enum_overloading",
    "explicit",
    "no_explicit",
    "extern_inline",
    "no_extern_inline",
    "friend_injection",
    "no_friend_injection",
    "no_func_prototype_tags",
    "guiding_decls",
    "no_guiding_decls",
    "implicit_extern_c_type_conversion",
    "no_implicit_extern_c_type_conversion",
    "implicit_typename",
    "no_implicit_typename",
    "inlining",
    "no_inlining",
    "lambdas",
    "no_lambdas",
    "short_lifetime_temps",
    "long_preserving_rules",
    "no_long_preserving_rules",
    "multibyte_chars",
    "no_multibyte_chars",
    "namespaces",
    "no_namespaces",
    "new_for_init",
    "old_for_init",
    "nonconst_ref_anachronism",
    "no_nonconst_ref_anachronism",
    "nonstd_qualifier_deduction",
    "no_nonstd_qualifier_deduction",
    "nonstd_using_decl",
    "no_nonstd_using_decl",
    "nullptr",
    "no_nullptr",
    "old_specializations",
    "no_old_specializations",
    "old_style_preprocessing",
    "remove_unneeded_entities",
    "no_remove_unneeded_entities",
    "restrict",
    "no_restrict",
    "special_subscript_cost",
    "no_special_subscript_cost",
    "stdc_zero_in_system_headers",
    "no_stdc_zero_in_system_headers",
    "thread_local_storage",
    "no_thread_local_storage",
    "type_traits_helpers",
    "no_type_traits_helpers",
    "typename",
    "no_typename",
    "unrestricted_unions",
    "no_unrestricted_unions",
    "user_defined_literals",
    "no_user_defined_literals",
    "using_std",
    "no_using_std",
    "uliterals",
    "no_uliterals",
    "variadic_templates",
    "no_variadic_templates",
    "device-time-trace",
    "no_code_gen",
    "no_use_before_set_warnings",
];

/// A front-end option that was recognised: its full name without the dashes.
pub enum FrontEndMatch {
    Known(&'static Flag),
    Ignored { takes_value: bool },
    Ambiguous(Vec<&'static str>),
    Unknown,
}

/// Finds a front-end option by its name or a unique abbreviation of it.
pub fn front_end(name: &str) -> FrontEndMatch {
    let known = FRONT_END.iter().map(|f| (&f.name[2..], FrontEndMatch::Known(f)));
    let values = FRONT_END_IGNORED_VALUES.iter().map(|n| (*n, FrontEndMatch::Ignored { takes_value: true }));
    let switches = FRONT_END_IGNORED.iter().map(|n| (*n, FrontEndMatch::Ignored { takes_value: false }));
    let mut matches = Vec::new();
    for (full, found) in known.chain(values).chain(switches) {
        if full == name {
            return found;
        }
        if full.starts_with(name) {
            matches.push((full, found));
        }
    }
    if matches.len() > 1 {
        return FrontEndMatch::Ambiguous(matches.into_iter().map(|(name, _)| name).collect());
    }
    matches.pop().map_or(FrontEndMatch::Unknown, |(_, found)| found)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_option_is_there_once() {
        let mut names: Vec<&str> = FRONT_END.iter().map(|f| &f.name[2..]).collect();
        names.extend(FRONT_END_IGNORED_VALUES);
        names.extend(FRONT_END_IGNORED);
        let unique: BTreeSet<&&str> = names.iter().collect();
        assert_eq!(unique.len(), names.len());
        for table in [DRIVER, LIBNVVM] {
            let unique: BTreeSet<&str> = table.iter().map(|f| f.name).collect();
            assert_eq!(unique.len(), table.len());
        }
    }

    #[test]
    fn every_knob_of_the_tables_is_one() {
        for flag in DRIVER.iter().chain(LIBNVVM).chain(STAGES) {
            match flag.meaning {
                Knob(knob) => oxicc_driver::Knobs::default().set(knob).unwrap(),
                KnobValue(name) => oxicc_driver::Knobs::default().set(&format!("{name}=1")).unwrap(),
                _ => {}
            }
        }
    }

    #[test]
    fn abbreviations() {
        assert!(matches!(front_end("diag_warn"), FrontEndMatch::Known(f) if f.name == "--diag_warning"));
        assert!(matches!(front_end("orig"), FrontEndMatch::Ambiguous(names) if names.len() == 2));
        assert!(matches!(front_end("frobnicate"), FrontEndMatch::Unknown));
    }
}
