//! The runtime library that programs are linked with.
//!
//! `cargo install` installs one file: the command. So the command carries the archive (`libcudart_static.a`) inside and writes it
//! where the linker can read it when a program is built. The archive is built by `build.rs`.

/// The bytes of `libcudart_static.a`; none where the command was built without its sources.
pub static ARCHIVE: &[u8] = include_bytes!(env!("OXICC_CUDART_ARCHIVE"));

#[cfg(test)]
mod tests {
    #[test]
    fn it_is_an_archive() {
        assert!(super::ARCHIVE.starts_with(b"!<arch>\n"));
    }
}
