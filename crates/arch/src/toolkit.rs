//! The releases of the CUDA toolkit, as data: one row per release, with what differs between them.
//!
//! nvcc does not say on cicc's command line which release it is. A unit's text does: each release's `cuda_runtime.h` declares a
//! name that no earlier one has (the fingerprint), and all later ones keep it.

use std::fmt;

use crate::target::{PtxVersion, Target};

/// The parameters of the macro `__cudaLaunch` of `crt/host_runtime.h`, which stubs call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LaunchMacro {
    /// `__cudaLaunch(function)`.
    Function,
    /// `__cudaLaunch(function, isTileKernel)`.
    FunctionAndTile,
}

/// How a release's compiler writes constants into the names of templates' instances.
///
/// Default arguments and the types behind alias templates are substituted. Since 13.1 what does not depend on a parameter is
/// computed then, and converted as the operator around it wants.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub enum SpeltConstants {
    /// A conversion hides that a variable is read: its name is written. Nothing is computed.
    #[default]
    Hidden,
    /// The value of each variable that is read is written. Everything is computed.
    Computed,
    /// Everything but binary operators.
    ComputedOperands,
    /// Nor are enumerators converted beside an operand that depends on a parameter.
    ComputedNumbers,
}

/// One row of the table.
struct Row {
    version: (u8, u8),
    /// The build number of the last nvcc of the release.
    build: u16,
    ptx: PtxVersion,
    /// Declared by `cuda_runtime.h` of this release and all later ones, and of no earlier one.
    fingerprint: &'static str,
    launch: LaunchMacro,
}

macro_rules! rows {
    ($($major:literal . $minor:literal $build:literal $ptx_major:literal . $ptx_minor:literal $launch:ident $name:literal;)*) => {
        &[$(Row {
            version: ($major, $minor),
            build: $build,
            ptx: PtxVersion::new($ptx_major, $ptx_minor),
            fingerprint: $name,
            launch: LaunchMacro::$launch,
        }),*]
    };
}

/// Oldest first. A release's compiler writes one PTX version for all its targets, and its ptxas takes nothing newer. There is
/// no public 12.7.
#[rustfmt::skip]
const TABLE: &[Row] = rows! {
    12 . 0 140 8 . 0 Function        "cudaGraphInstantiateParams";
    12 . 1 105 8 . 1 Function        "cudaErrorUnsupportedDevSideSync";
    12 . 2 140 8 . 2 Function        "cudaDeviceNumaConfig";
    12 . 3 107 8 . 3 Function        "cudaGraphConditionalHandle";
    12 . 4 131 8 . 4 Function        "cudaAsyncNotificationInfo";
    12 . 5  82 8 . 5 Function        "cudaGetDriverEntryPointByVersion";
    12 . 6  85 8 . 5 Function        "cudaErrorFunctionNotLoaded";
    12 . 8  93 8 . 7 Function        "cudaJitCacheMode";
    12 . 9  86 8 . 8 Function        "cudaGraphChildGraphNodeOwnership";
    13 . 0  88 9 . 0 FunctionAndTile "cudaAtomicOperationCapability";
    13 . 1 115 9 . 1 Function        "cudaDevSmResource";
    13 . 2  86 9 . 2 Function        "cudaHostTaskSyncMode";
    13 . 3  73 9 . 3 Function        "cudaDevAttrAtomicReductionSupported";
    13 . 4  92 9 . 4 Function        "cudaErrorFabricNotReady";
};

/// One of the releases of the table; they are ordered by age.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Toolkit {
    /// Index into `TABLE`; always in range.
    row: u8,
}

impl Toolkit {
    pub const OLDEST: Toolkit = Toolkit { row: 0 };
    pub const NEWEST: Toolkit = Toolkit { row: TABLE.len() as u8 - 1 };
    /// The release that is assumed where nothing is known.
    pub const ASSUMED: Toolkit = Toolkit { row: 9 };

    /// Every release, oldest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Toolkit> + ExactSizeIterator {
        (0..TABLE.len() as u8).map(|row| Toolkit { row })
    }

    /// Reads `12.9`, or `12.9.86`.
    pub fn parse(text: &str) -> Result<Toolkit, UnknownToolkit> {
        let mut parts = text.split('.').map(|part| part.parse::<u8>().ok());
        let version = parts.next().flatten().zip(parts.next().flatten());
        let found = version.and_then(|(major, minor)| Toolkit::from_version(major, minor));
        found.ok_or_else(|| UnknownToolkit { text: text.to_owned() })
    }

    pub fn from_version(major: u8, minor: u8) -> Option<Toolkit> {
        Toolkit::all().find(|t| t.row().version == (major, minor))
    }

    /// The release of a `CUDART_VERSION`, such as 12090. A newer one than the table knows is taken for the newest; one older
    /// than the table is not known.
    pub fn from_cudart_version(number: u32) -> Option<Toolkit> {
        let numbered = Toolkit::all().rev().find(|t| t.cudart_version() <= number);
        numbered.filter(|t| t.cudart_version() / 1000 == number / 1000 || *t == Toolkit::NEWEST)
    }

    /// The release whose text declares these names.
    pub fn from_names(mut declares: impl FnMut(&str) -> bool) -> Option<Toolkit> {
        Toolkit::all().rev().find(|t| declares(t.row().fingerprint))
    }

    fn row(self) -> &'static Row {
        &TABLE[self.row as usize]
    }

    pub fn major(self) -> u8 {
        self.row().version.0
    }

    pub fn minor(self) -> u8 {
        self.row().version.1
    }

    /// The build number of its nvcc, `__CUDACC_VER_BUILD__`.
    pub fn build(self) -> u16 {
        self.row().build
    }

    /// `CUDART_VERSION`.
    pub fn cudart_version(self) -> u32 {
        u32::from(self.major()) * 1000 + u32::from(self.minor()) * 10
    }

    /// Whether its compiler and its ptxas have a target.
    pub fn knows(self, target: Target) -> bool {
        target.is_in_release(self.major(), self.minor())
    }

    /// The newest PTX that its ptxas takes.
    pub fn ptx_version(self) -> PtxVersion {
        self.row().ptx
    }

    /// Whether its compiler warns of marks of CUDA Tile where Tile was not asked for.
    pub fn warns_of_tile(self) -> bool {
        self.row().version >= (13, 3)
    }

    pub fn spelt_constants(self) -> SpeltConstants {
        match self.row().version {
            (..13, _) | (13, 0) => SpeltConstants::Hidden,
            (13, 1 | 2) => SpeltConstants::Computed,
            (13, 3) => SpeltConstants::ComputedOperands,
            _ => SpeltConstants::ComputedNumbers,
        }
    }

    pub fn launch_macro(self) -> LaunchMacro {
        self.row().launch
    }
}

impl fmt::Display for Toolkit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major(), self.minor())
    }
}

impl fmt::Debug for Toolkit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A release that is not in the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownToolkit {
    pub text: String,
}

impl fmt::Display for UnknownToolkit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<String> = Toolkit::all().map(|t| t.to_string()).collect();
        write!(f, "unknown CUDA toolkit '{}'; known: {}", self.text, known.join(" "))
    }
}

impl std::error::Error for UnknownToolkit {}

#[cfg(test)]
mod tests {
    use super::*;

    fn toolkit(text: &str) -> Toolkit {
        Toolkit::parse(text).unwrap()
    }

    #[test]
    fn rows_are_in_order() {
        let all: Vec<Toolkit> = Toolkit::all().collect();
        for pair in all.windows(2) {
            assert!(pair[0].row().version < pair[1].row().version);
            assert!(pair[0].ptx_version() <= pair[1].ptx_version());
        }
        assert_eq!(Toolkit::ASSUMED.to_string(), "13.0");
        assert_eq!(
            (Toolkit::OLDEST.to_string(), Toolkit::NEWEST.to_string()),
            ("12.0".into(), "13.4".into())
        );
    }

    #[test]
    fn only_one_release_launches_with_two_arguments() {
        let two = Toolkit::all().filter(|t| t.launch_macro() == LaunchMacro::FunctionAndTile);
        assert_eq!(two.map(|t| t.to_string()).collect::<Vec<_>>(), ["13.0"]);
    }

    #[test]
    fn spellings() {
        assert_eq!(toolkit("12.9"), toolkit("12.9.86"));
        for text in ["12.7", "13.5", "13", "", "x.y", "11.8"] {
            let error = Toolkit::parse(text).unwrap_err().to_string();
            assert!(error.starts_with(&format!("unknown CUDA toolkit '{text}'; known: 12.0 ")), "{error}");
        }
    }

    #[test]
    fn versions_of_headers() {
        let of = |number| Toolkit::from_cudart_version(number).map(|t| t.to_string());
        assert_eq!(of(12080).as_deref(), Some("12.8"));
        assert_eq!(of(12070).as_deref(), Some("12.6"));
        assert_eq!(of(13050).as_deref(), Some("13.4"));
        assert_eq!(of(14000).as_deref(), Some("13.4"));
        assert_eq!(of(11080), None);
    }

    #[test]
    fn the_newest_name_decides() {
        let names = ["cudaGraphInstantiateParams", "cudaDeviceNumaConfig", "cudaErrorUnsupportedDevSideSync"];
        assert_eq!(Toolkit::from_names(|n| names.contains(&n)), Some(toolkit("12.2")));
        assert_eq!(Toolkit::from_names(|_| false), None);
    }
}
