//! The device math library.
