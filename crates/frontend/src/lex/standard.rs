//! The language standard, which decides a few tokens and most keywords.

/// A version of C++.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Standard {
    /// C++98 with the corrections of 2003.
    Cxx03,
    /// C++11.
    Cxx11,
    /// C++14.
    Cxx14,
    /// C++17.
    #[default]
    Cxx17,
    /// C++20.
    Cxx20,
    /// C++23.
    Cxx23,
}

impl Standard {
    /// The standard of `-std=c++YEAR`.
    pub const fn from_year(year: u32) -> Option<Standard> {
        match year {
            3 => Some(Standard::Cxx03),
            11 => Some(Standard::Cxx11),
            14 => Some(Standard::Cxx14),
            17 => Some(Standard::Cxx17),
            20 => Some(Standard::Cxx20),
            23 => Some(Standard::Cxx23),
            _ => None,
        }
    }

    /// The year in `-std=c++YEAR`.
    pub const fn year(self) -> u32 {
        match self {
            Standard::Cxx03 => 3,
            Standard::Cxx11 => 11,
            Standard::Cxx14 => 14,
            Standard::Cxx17 => 17,
            Standard::Cxx20 => 20,
            Standard::Cxx23 => 23,
        }
    }

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
