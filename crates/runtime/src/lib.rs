//! The runtime library that programs are linked with.
//!
//! `cargo install` installs one file: the command. So the command carries the archive (`libcudart_static.a`) inside, packed, and writes
//! it where the linker can read it when a program is built. The archive is built by `build.rs`.

/// The archive as it is carried; a name for it is made of these bytes.
pub static PACKED: &[u8] = include_bytes!(env!("OXICC_CUDART_PACKED"));

/// The bytes of `libcudart_static.a`; none where the command was built without its sources.
pub fn archive() -> Vec<u8> {
    // What build.rs has packed can be unpacked.
    miniz_oxide::inflate::decompress_to_vec(PACKED).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    #[test]
    fn it_is_an_archive() {
        assert!(super::archive().starts_with(b"!<arch>\n"));
    }
}
