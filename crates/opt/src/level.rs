//! How hard to optimise.

/// How hard the optimizer works.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum OptLevel {
    /// `-O0`: only what the code generator needs.
    O0,
    /// `-O1`.
    O1,
    /// `-O2`.
    O2,
    /// `-O3`, nvcc's default.
    #[default]
    O3,
    /// `-Ofc=max`: compile as fast as possible.
    FastMax,
    /// `-Ofc=mid`.
    FastMid,
    /// `-Ofc=min`.
    FastMin,
}

impl OptLevel {
    /// Every level with its name in `nvopt<NAME>`.
    const NAMES: [(&'static str, OptLevel); 7] = [
        ("O0", OptLevel::O0),
        ("O1", OptLevel::O1),
        ("O2", OptLevel::O2),
        ("O3", OptLevel::O3),
        ("Ofcmax", OptLevel::FastMax),
        ("Ofcmid", OptLevel::FastMid),
        ("Ofcmin", OptLevel::FastMin),
    ];

    /// Every level.
    pub const ALL: [OptLevel; 7] = [
        OptLevel::O0,
        OptLevel::O1,
        OptLevel::O2,
        OptLevel::O3,
        OptLevel::FastMax,
        OptLevel::FastMid,
        OptLevel::FastMin,
    ];

    /// The level of `-O`N.
    pub fn from_number(n: u32) -> Option<OptLevel> {
        OptLevel::ALL[..4].get(n as usize).copied()
    }

    /// The level of `-Ofc=NAME`; `0` is the usual one and none of these.
    pub fn from_fast_compile(name: &str) -> Option<OptLevel> {
        match name {
            "max" => Some(OptLevel::FastMax),
            "mid" => Some(OptLevel::FastMid),
            "min" => Some(OptLevel::FastMin),
            _ => None,
        }
    }

    /// The level of a pipeline's name.
    pub(crate) fn from_pipeline_name(name: &str) -> Option<OptLevel> {
        OptLevel::NAMES.iter().find(|(n, _)| *n == name).map(|(_, level)| *level)
    }
}
