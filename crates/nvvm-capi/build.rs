//! The name that programs ask the loader for.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libnvvm.so.4");
    // Threads that used the library run code of it when they end: it stays once it is there.
    println!("cargo:rustc-cdylib-link-arg=-Wl,-z,nodelete");
}
