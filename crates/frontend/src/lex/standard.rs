//! The language standard, which decides a few tokens and most keywords.

/// A version of C++.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Standard {
    Cxx03,
    Cxx11,
    Cxx14,
    #[default]
    Cxx17,
    Cxx20,
    Cxx23,
}

impl Standard {
    /// The value of `__cplusplus`, as g++ 12 has it.
    pub const fn cplusplus(self) -> u32 {
        match self {
            Standard::Cxx03 => 199711,
            Standard::Cxx11 => 201103,
            Standard::Cxx14 => 201402,
            Standard::Cxx17 => 201703,
            Standard::Cxx20 => 202002,
            Standard::Cxx23 => 202100,
        }
    }
}
