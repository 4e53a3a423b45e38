//! Switches of the language.

/// Which language is meant, where CUDA C++ has variants. The defaults are nvcc's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct LanguageOptions {
    /// `--expt-relaxed-constexpr`: `constexpr` host functions may be called from device code.
    pub relaxed_constexpr: bool,
    /// The host's compiler is clang, whose templates without a declaration the text may use.
    pub clang_host: bool,
    /// `--extended-lambda`: lambdas of host code may be device code.
    pub extended_lambda: bool,
    /// Closures have their captures and nothing else, where nvcc's wrapper of host-device lambdas adds a pointer: the host
    /// compiles the same text.
    pub plain_closures: bool,
    /// `--device-as-default-execution-space`: functions and variables without a space are those of the device.
    pub default_device: bool,
    /// Somebody else checks host code: errors in it are not reported.
    pub trust_host: bool,
    /// Integer operations out of range wrap in constant expressions outside functions, as cicc has it; the standard makes them
    /// errors.
    pub wrap_constants: bool,
    /// Types that nobody declared are reported with all that follows from them, as cicc does.
    pub cascade_errors: bool,
    /// Device functions that nothing uses are read too, for their errors; those of the toolkit's headers are not.
    pub check_unused: bool,
    /// Tile code may be asked for as well: its marks are no surprise.
    pub tile: bool,
    /// The version of GCC whose headers are read, as `MMmmpp`; that of the headers found on the disk, or 12.2, unless told.
    pub gnu_version: Option<u32>,
    /// How deep instantiations may nest; 200 unless told.
    pub template_depth: Option<u32>,
    /// How deep calls in constant expressions may nest; 512 unless told.
    pub constexpr_depth: Option<u32>,
    /// Steps of a constant expression; 2,000,000 unless told.
    pub constexpr_steps: Option<u64>,
    /// `char` is unsigned.
    pub unsigned_chars: bool,
    /// Enumerations without a type of their own are as small as their values allow.
    pub short_enums: bool,
    /// The alignment that members of classes have at most, as if the text began with `#pragma pack`; 0 for any.
    pub pack_alignment: u32,
}

impl LanguageOptions {
    /// The macros that tell a program which variants were asked for.
    pub fn macros(&self) -> Vec<&'static str> {
        let all = [
            (self.extended_lambda, "__CUDACC_EXTENDED_LAMBDA__"),
            (self.relaxed_constexpr, "__CUDACC_RELAXED_CONSTEXPR__"),
        ];
        all.into_iter().filter(|(set, _)| *set).map(|(_, name)| name).collect()
    }

    /// [`LanguageOptions::gnu_version`] with its default.
    pub fn gnu_version(&self) -> u32 {
        self.gnu_version.unwrap_or(120_200)
    }

    /// [`LanguageOptions::template_depth`] with its default.
    pub fn template_depth(&self) -> u32 {
        self.template_depth.unwrap_or(200)
    }

    /// [`LanguageOptions::constexpr_depth`] with its default; more would need more stack than there may be.
    pub fn constexpr_depth(&self) -> u32 {
        self.constexpr_depth.unwrap_or(512).min(1 << 16)
    }

    /// [`LanguageOptions::constexpr_steps`] with its default.
    pub fn constexpr_steps(&self) -> u64 {
        self.constexpr_steps.unwrap_or(2_000_000)
    }
}
