//! The table of architectures and the [`Target`] handle into it.

use std::fmt;

use crate::feature::Feature;

/// The PTX text layout (and diagnostics flavour) of one of the two back ends of the reference compiler.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Dialect {
    /// "Based on NVVM 7.0.1": everything below sm_100.
    N7,
    /// "Based on NVVM 20.0.0": sm_100 and up.
    N20,
}

impl Dialect {
    /// The version as it appears in the header comment of a PTX file.
    pub fn nvvm_version(self) -> &'static str {
        match self {
            Dialect::N7 => "7.0.1",
            Dialect::N20 => "20.0.0",
        }
    }

    /// The spelling of `-nvvm-version=`.
    pub fn option_name(self) -> &'static str {
        match self {
            Dialect::N7 => "nvvm70",
            Dialect::N20 => "nvvm-latest",
        }
    }

    pub fn parse_option(value: &str) -> Option<Dialect> {
        [Dialect::N7, Dialect::N20].into_iter().find(|d| d.option_name() == value)
    }
}

/// What the suffix of an architecture name says about portability.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Variant {
    /// `sm_100`: runs on this and every later architecture.
    Base,
    /// `sm_100a`: runs on exactly this architecture, all of its instructions available.
    ArchSpecific,
    /// `sm_100f`: runs on the members of this architecture's family.
    FamilySpecific,
}

impl Variant {
    pub fn suffix(self) -> &'static str {
        match self {
            Variant::Base => "",
            Variant::ArchSpecific => "a",
            Variant::FamilySpecific => "f",
        }
    }
}

/// Marketing generation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Generation {
    Maxwell,
    Pascal,
    Volta,
    Turing,
    Ampere,
    Ada,
    Hopper,
    Blackwell,
    Rubin,
}

/// A version of the PTX language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct PtxVersion {
    pub major: u8,
    pub minor: u8,
}

impl PtxVersion {
    /// The version that CUDA 13.0 writes for every target.
    pub const V9_0: PtxVersion = PtxVersion::new(9, 0);
    /// The version that CUDA 12.9 writes, the last release with targets that 13.0 dropped.
    pub const V8_8: PtxVersion = PtxVersion::new(8, 8);

    pub const fn new(major: u8, minor: u8) -> Self {
        PtxVersion { major, minor }
    }
}

impl fmt::Display for PtxVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// Releases of the CUDA toolkit as major and minor number, from 12.0 on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Releases {
    first: (u8, u8),
    /// The last one of those that dropped the target.
    last: Option<(u8, u8)>,
}

impl Releases {
    const ALL: Releases = Releases::from(12, 0);
    const ALL_12: Releases = Releases { first: (12, 0), last: Some((12, 9)) };

    const fn from(major: u8, minor: u8) -> Releases {
        Releases { first: (major, minor), last: None }
    }

    const fn only_12_from(minor: u8) -> Releases {
        Releases { first: (12, minor), last: Some((12, 9)) }
    }

    fn contains(self, release: (u8, u8)) -> bool {
        self.first <= release && self.last.is_none_or(|last| release <= last)
    }
}

/// One row of the table.
struct Row {
    /// `sm_90a`; also the text after `.target`.
    name: &'static str,
    /// `compute_90a`.
    compute: &'static str,
    sm: u16,
    variant: Variant,
    generation: Generation,
    dialect: Dialect,
    /// The SM number that names the family whose `f` code runs here (100 for sm_103).
    family: u16,
    /// First PTX version that knows the target.
    since: PtxVersion,
    /// The releases of the CUDA toolkit that know it.
    releases: Releases,
    /// `__CUDA_ARCH_FEAT_SM90_ALL`: the macro of the arch-specific variant.
    feature_macro: Option<&'static str>,
}

macro_rules! rows {
    ($($sm:literal $variant:ident $generation:ident $dialect:ident $family:literal $major:literal . $minor:literal
       $releases:ident $(($($release:literal),*))?, $name:literal $compute:literal $($feat:literal)?;)*) => {
        &[$(Row {
            name: $name,
            compute: $compute,
            sm: $sm,
            variant: Variant::$variant,
            generation: Generation::$generation,
            dialect: Dialect::$dialect,
            family: $family,
            since: PtxVersion::new($major, $minor),
            releases: Releases::$releases $(($($release),*))?,
            feature_macro: rows!(@opt $($feat)?),
        }),*]
    };
    (@opt $feat:literal) => { Some($feat) };
    (@opt) => { None };
}

/// In the order of the specification; the order of `Target` values is the order of rows.
#[rustfmt::skip]
const TABLE: &[Row] = rows! {
     50 Base           Maxwell   N7   50 4 . 0 ALL_12,            "sm_50"   "compute_50";
     52 Base           Maxwell   N7   50 4 . 1 ALL_12,            "sm_52"   "compute_52";
     53 Base           Maxwell   N7   50 4 . 2 ALL_12,            "sm_53"   "compute_53";
     60 Base           Pascal    N7   60 5 . 0 ALL_12,            "sm_60"   "compute_60";
     61 Base           Pascal    N7   60 5 . 0 ALL_12,            "sm_61"   "compute_61";
     62 Base           Pascal    N7   60 5 . 0 ALL_12,            "sm_62"   "compute_62";
     70 Base           Volta     N7   70 6 . 0 ALL_12,            "sm_70"   "compute_70";
     72 Base           Volta     N7   70 6 . 1 ALL_12,            "sm_72"   "compute_72";
     75 Base           Turing    N7   75 6 . 3 ALL,               "sm_75"   "compute_75";
     80 Base           Ampere    N7   80 7 . 0 ALL,               "sm_80"   "compute_80";
     86 Base           Ampere    N7   80 7 . 1 ALL,               "sm_86"   "compute_86";
     87 Base           Ampere    N7   80 7 . 4 ALL,               "sm_87"   "compute_87";
     88 Base           Ampere    N7   80 9 . 0 from(13, 0),       "sm_88"   "compute_88";
     89 Base           Ada       N7   80 7 . 8 ALL,               "sm_89"   "compute_89";
     90 Base           Hopper    N7   90 7 . 8 ALL,               "sm_90"   "compute_90";
     90 ArchSpecific   Hopper    N7   90 8 . 0 ALL,               "sm_90a"  "compute_90a"  "__CUDA_ARCH_FEAT_SM90_ALL";
    100 Base           Blackwell N20 100 8 . 6 from(12, 8),       "sm_100"  "compute_100";
    100 ArchSpecific   Blackwell N20 100 8 . 6 from(12, 8),       "sm_100a" "compute_100a" "__CUDA_ARCH_FEAT_SM100_ALL";
    100 FamilySpecific Blackwell N20 100 8 . 8 from(12, 9),       "sm_100f" "compute_100f";
    101 Base           Blackwell N20 101 8 . 6 only_12_from(8),   "sm_101"  "compute_101";
    101 ArchSpecific   Blackwell N20 101 8 . 6 only_12_from(8),   "sm_101a" "compute_101a" "__CUDA_ARCH_FEAT_SM101_ALL";
    101 FamilySpecific Blackwell N20 101 8 . 8 only_12_from(9),   "sm_101f" "compute_101f";
    103 Base           Blackwell N20 100 8 . 8 from(12, 9),       "sm_103"  "compute_103";
    103 ArchSpecific   Blackwell N20 100 8 . 8 from(12, 9),       "sm_103a" "compute_103a" "__CUDA_ARCH_FEAT_SM103_ALL";
    103 FamilySpecific Blackwell N20 100 8 . 8 from(12, 9),       "sm_103f" "compute_103f";
    107 Base           Rubin     N20 107 9 . 4 from(13, 4),       "sm_107"  "compute_107";
    107 ArchSpecific   Rubin     N20 107 9 . 4 from(13, 4),       "sm_107a" "compute_107a" "__CUDA_ARCH_FEAT_SM107_ALL";
    107 FamilySpecific Rubin     N20 107 9 . 4 from(13, 4),       "sm_107f" "compute_107f";
    110 Base           Blackwell N20 110 9 . 0 from(13, 0),       "sm_110"  "compute_110";
    110 ArchSpecific   Blackwell N20 110 9 . 0 from(13, 0),       "sm_110a" "compute_110a" "__CUDA_ARCH_FEAT_SM110_ALL";
    110 FamilySpecific Blackwell N20 110 9 . 0 from(13, 0),       "sm_110f" "compute_110f";
    120 Base           Blackwell N20 120 8 . 7 from(12, 8),       "sm_120"  "compute_120";
    120 ArchSpecific   Blackwell N20 120 8 . 7 from(12, 8),       "sm_120a" "compute_120a" "__CUDA_ARCH_FEAT_SM120_ALL";
    120 FamilySpecific Blackwell N20 120 8 . 8 from(12, 9),       "sm_120f" "compute_120f";
    121 Base           Blackwell N20 120 8 . 8 from(12, 9),       "sm_121"  "compute_121";
    121 ArchSpecific   Blackwell N20 120 8 . 8 from(12, 9),       "sm_121a" "compute_121a" "__CUDA_ARCH_FEAT_SM121_ALL";
    121 FamilySpecific Blackwell N20 120 8 . 8 from(12, 9),       "sm_121f" "compute_121f";
};

/// The target when none is named.
pub const DEFAULT_TARGET: Target = Target { row: 8 };

/// What nvcc 13.0 compiles for with `-arch=all`.
pub const NVCC_ALL: &[u16] = &[75, 80, 86, 87, 88, 89, 90, 100, 103, 110, 120, 121];
/// What nvcc 13.0 compiles for with `-arch=all-major`.
pub const NVCC_ALL_MAJOR: &[u16] = &[75, 80, 90, 100, 110, 120];

/// One of the targets of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Target {
    /// Index into `TABLE`; always in range.
    row: u8,
}

/// Which of the two prefixes a target was named with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spelling {
    /// `sm_90`
    Sm,
    /// `compute_90`
    Compute,
}

/// A preprocessor macro that a target defines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Macro {
    pub name: &'static str,
    pub value: u32,
}

impl Target {
    /// Reads `sm_90a` or `compute_90a`.
    pub fn parse(text: &str) -> Result<Target, UnknownTarget> {
        Target::parse_spelled(text).map(|(target, _)| target)
    }

    /// As [`Target::parse`], and says which prefix was used (libNVVM accepts only one of them).
    pub fn parse_spelled(text: &str) -> Result<(Target, Spelling), UnknownTarget> {
        for (target, row) in Target::all().zip(TABLE) {
            if row.name == text {
                return Ok((target, Spelling::Sm));
            }
            if row.compute == text {
                return Ok((target, Spelling::Compute));
            }
        }
        Err(UnknownTarget { text: text.to_string() })
    }

    /// Every target, oldest first.
    pub fn all() -> impl ExactSizeIterator<Item = Target> {
        (0..TABLE.len() as u8).map(|row| Target { row })
    }

    fn row(self) -> &'static Row {
        &TABLE[self.row as usize]
    }

    /// `sm_90a`
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// `compute_90a`
    pub fn compute_name(self) -> &'static str {
        self.row().compute
    }

    /// The text after `.target`.
    pub fn ptx_target(self) -> &'static str {
        self.row().name
    }

    /// The `.version` written for this target when the toolkit is not known: that of CUDA 13.0, or of the nearest release that
    /// knows the target.
    pub fn ptx_version(self) -> PtxVersion {
        let written = if self.row().releases.last.is_some() { PtxVersion::V8_8 } else { PtxVersion::V9_0 };
        written.max(self.since_ptx())
    }

    /// The first release of the CUDA toolkit from 12.0 on that knows this target, as major and minor number.
    pub fn first_release(self) -> (u8, u8) {
        self.row().releases.first
    }

    /// The last release that knows it, if newer ones dropped it.
    pub fn last_release(self) -> Option<(u8, u8)> {
        self.row().releases.last
    }

    /// Whether a release of the CUDA toolkit (12.0 or later) knows this target.
    pub fn is_in_release(self, major: u8, minor: u8) -> bool {
        self.row().releases.contains((major, minor))
    }

    /// The first PTX version that knows this target.
    pub fn since_ptx(self) -> PtxVersion {
        self.row().since
    }

    /// The number in the name, without suffix: 90 for `sm_90a`. For names and messages; what the GPU can do
    /// is asked through [`Target::has`].
    pub fn sm(self) -> u16 {
        self.row().sm
    }

    pub fn variant(self) -> Variant {
        self.row().variant
    }

    pub fn generation(self) -> Generation {
        self.row().generation
    }

    /// The SM number naming the family (100 for `sm_103f`).
    pub fn family(self) -> u16 {
        self.row().family
    }

    /// Bytes of shared memory that a block may have, with a kernel that opts in for more than 48 KiB.
    pub fn max_shared_per_block(self) -> u32 {
        let kib = match self.sm() {
            ..70 => 48,
            70..75 => 96,
            75..80 => 64,
            86 | 89 | 120.. => 99,
            80..90 => 163,
            90..120 => 227,
        };
        kib << 10
    }

    pub fn dialect(self) -> Dialect {
        self.row().dialect
    }

    /// Value of `__CUDA_ARCH__` and of `__nvvm_reflect("__CUDA_ARCH")`.
    pub fn cuda_arch(self) -> u32 {
        u32::from(self.row().sm) * 10
    }

    /// 10 times the SM number plus 1 for `a`, 2 for `f`: the back end's number of a processor.
    pub fn sm_version_code(self) -> u32 {
        self.cuda_arch()
            + match self.variant() {
                Variant::Base => 0,
                Variant::ArchSpecific => 1,
                Variant::FamilySpecific => 2,
            }
    }

    /// The macros that nvcc's preprocessor line defines for a device pass, `__CUDA_ARCH__` first.
    pub fn macros(self) -> Vec<Macro> {
        let arch = self.cuda_arch();
        let mut out = vec![Macro { name: "__CUDA_ARCH__", value: arch }];
        if let Some(name) = self.row().feature_macro {
            out.push(Macro { name, value: 1 });
            out.push(Macro { name: "__CUDA_ARCH_SPECIFIC__", value: arch });
        }
        if self.variant() != Variant::Base {
            out.push(Macro { name: "__CUDA_ARCH_FAMILY_SPECIFIC__", value: arch });
        }
        out
    }

    /// Whether the feature exists on this target.
    pub fn has(self, feature: Feature) -> bool {
        feature.gate().admits(self)
    }
}

impl Default for Target {
    fn default() -> Self {
        DEFAULT_TARGET
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is not in the table. `Display` is the text that nvcc prints after `nvcc fatal   : `.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownTarget {
    pub text: String,
}

impl UnknownTarget {
    /// What the compiler prints when started as cicc; exit status 1.
    pub fn cicc_message(&self) -> &'static str {
        "Command-line error: invalid or no value specified with --nv_arch flag\n\n\
         1 catastrophic error detected in this compilation.\nCompilation terminated."
    }

    /// What libNVVM writes to its log; result code 7.
    pub fn libnvvm_message(&self) -> String {
        format!("libnvvm : error: -arch={} is an unsupported option", self.text)
    }
}

impl fmt::Display for UnknownTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Unsupported gpu architecture '{}'", self.text)
    }
}

impl std::error::Error for UnknownTarget {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_consistent() {
        assert_eq!(Target::all().len(), 37);
        for t in Target::all() {
            let suffix = t.variant().suffix();
            assert_eq!(t.name(), format!("sm_{}{suffix}", t.sm()));
            assert_eq!(t.compute_name(), format!("compute_{}{suffix}", t.sm()));
            assert_eq!(Target::parse(t.name()), Ok(t));
            assert_eq!(Target::parse_spelled(t.compute_name()), Ok((t, Spelling::Compute)));
            assert!(t.since_ptx() <= t.ptx_version());
            assert_eq!(t.dialect() == Dialect::N20, t.generation() >= Generation::Blackwell);
        }
        for sm in NVCC_ALL {
            assert!(Target::parse(&format!("sm_{sm}")).is_ok());
        }
        assert_eq!(DEFAULT_TARGET.name(), "sm_75");
    }

    #[test]
    fn rejects_what_the_reference_rejects() {
        for bad in [
            "sm_35", "sm_51", "sm_73", "sm_75a", "sm_75f", "sm_80a", "sm_89a", "sm_90f", "sm_99", "sm_102f",
            "sm_104", "sm_122", "sm_130", "90", "native", "lto_90", "", "sm_", "SM_90",
        ] {
            let error = Target::parse(bad).unwrap_err();
            assert_eq!(error.to_string(), format!("Unsupported gpu architecture '{bad}'"));
        }
        let error = Target::parse("sm_102").unwrap_err();
        assert_eq!(error.libnvvm_message(), "libnvvm : error: -arch=sm_102 is an unsupported option");
    }

    #[test]
    fn releases_know_their_targets() {
        let names = |major, minor| {
            let known = Target::all().filter(|t| t.is_in_release(major, minor));
            known.map(|t| t.name().trim_start_matches("sm_")).collect::<Vec<_>>().join(" ")
        };
        let old = "50 52 53 60 61 62 70 72 75 80 86 87 89 90 90a";
        assert_eq!(names(12, 0), old);
        assert_eq!(names(12, 6), old);
        assert_eq!(names(12, 8), format!("{old} 100 100a 101 101a 120 120a"));
        assert_eq!(
            names(12, 9),
            format!("{old} 100 100a 100f 101 101a 101f 103 103a 103f 120 120a 120f 121 121a 121f")
        );
        let new = "75 80 86 87 88 89 90 90a 100 100a 100f 103 103a 103f";
        let newest = "110 110a 110f 120 120a 120f 121 121a 121f";
        assert_eq!(names(13, 0), format!("{new} {newest}"));
        assert_eq!(names(13, 3), format!("{new} {newest}"));
        assert_eq!(names(13, 4), format!("{new} 107 107a 107f {newest}"));
    }

    #[test]
    fn versions_without_a_known_toolkit() {
        let version = |name| Target::parse(name).unwrap().ptx_version().to_string();
        assert_eq!(version("sm_52"), "8.8");
        assert_eq!(version("sm_101a"), "8.8");
        assert_eq!(version("sm_90"), "9.0");
        assert_eq!(version("sm_107f"), "9.4");
    }

    fn macro_text(name: &str) -> String {
        let t = Target::parse(name).unwrap();
        t.macros().iter().map(|m| format!("{}={}", m.name, m.value)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn macros_follow_the_suffix() {
        assert_eq!(macro_text("sm_90"), "__CUDA_ARCH__=900");
        assert_eq!(
            macro_text("sm_103a"),
            "__CUDA_ARCH__=1030 __CUDA_ARCH_FEAT_SM103_ALL=1 __CUDA_ARCH_SPECIFIC__=1030 \
             __CUDA_ARCH_FAMILY_SPECIFIC__=1030"
        );
        assert_eq!(macro_text("sm_52"), "__CUDA_ARCH__=520");
        assert_eq!(
            macro_text("sm_107a"),
            "__CUDA_ARCH__=1070 __CUDA_ARCH_FEAT_SM107_ALL=1 __CUDA_ARCH_SPECIFIC__=1070 \
             __CUDA_ARCH_FAMILY_SPECIFIC__=1070"
        );
        assert_eq!(macro_text("sm_120f"), "__CUDA_ARCH__=1200 __CUDA_ARCH_FAMILY_SPECIFIC__=1200");
    }

    #[test]
    fn version_codes() {
        assert_eq!(Target::parse("sm_100a").unwrap().sm_version_code(), 1001);
        assert_eq!(Target::parse("sm_110f").unwrap().sm_version_code(), 1102);
        assert_eq!(Target::parse("sm_75").unwrap().sm_version_code(), 750);
    }
}
