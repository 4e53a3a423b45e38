//! Links the command at a fixed address on Linux.
//!
//! The compiler is full of tables of strings. In a position-independent executable each pointer in them is written by the
//! dynamic linker at every start, which touches a hundred pages: a third of the time of a small compile.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|os| os == "linux") {
        println!("cargo:rustc-link-arg-bins=-no-pie");
    }
}
