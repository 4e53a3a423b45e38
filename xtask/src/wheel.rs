//! `wheel`: a Python package with the C libraries, in the place where Python programs look for NVIDIA's.
//!
//! A wheel is a zip archive with a list of its files and their hashes. Nothing is compressed: installers unpack it at once.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::libs;

/// Where NVIDIA's own packages have their libraries.
const LIBRARIES: &str = "nvidia/cu13/lib";
const NAME: &str = "oxicc_nvrtc";
const PYTHON: &str = "crates/nvrtc-capi/python/oxicc";

pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    let debug = match args {
        [] => false,
        [flag] if flag == "--debug" => true,
        _ => return Err("usage: cargo xtask wheel [--debug]".to_owned()),
    };
    let version = env!("CARGO_PKG_VERSION");
    let tag = format!("py3-none-linux_{}", std::env::consts::ARCH);
    let info = format!("{NAME}-{version}.dist-info");
    let mut wheel = Wheel::default();
    let built = libs::build(debug, root)?;
    for file in &built {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        wheel.add(&format!("{LIBRARIES}/{name}"), read(file)?, Mode::Program);
    }
    for name in ["__init__.py", "__main__.py"] {
        wheel.add(&format!("oxicc/{name}"), read(&root.join(PYTHON).join(name))?, Mode::Text);
    }
    let metadata = format!(
        "Metadata-Version: 2.1\nName: oxicc-nvrtc\nVersion: {version}\nSummary: libnvrtc.so.13 and libnvvm.so.4 by oxicc\nLicense: Apache-2.0 OR MIT\n"
    );
    let description =
        format!("Wheel-Version: 1.0\nGenerator: oxicc xtask\nRoot-Is-Purelib: false\nTag: {tag}\n");
    wheel.add(&format!("{info}/METADATA"), metadata.into_bytes(), Mode::Text);
    wheel.add(&format!("{info}/WHEEL"), description.into_bytes(), Mode::Text);
    let record = wheel.record(&format!("{info}/RECORD"));
    wheel.add(&format!("{info}/RECORD"), record.into_bytes(), Mode::Text);
    let dir = built.first().and_then(|f| f.parent()).map_or_else(|| PathBuf::from("."), Path::to_path_buf);
    let path = dir.join(format!("{NAME}-{version}-{tag}.whl"));
    fs::write(&path, wheel.zip()).map_err(|e| format!("{}: {e}", path.display()))?;
    println!("{}", path.display());
    Ok(())
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// Permissions of a file.
#[derive(Clone, Copy)]
enum Mode {
    Text = 0o644,
    Program = 0o755,
}

struct Member {
    name: String,
    bytes: Vec<u8>,
    mode: Mode,
}

#[derive(Default)]
struct Wheel {
    members: Vec<Member>,
}

impl Wheel {
    fn add(&mut self, name: &str, bytes: Vec<u8>, mode: Mode) {
        self.members.push(Member { name: name.to_owned(), bytes, mode });
    }

    /// The list of all files with their hashes; it is in the list itself, without one.
    fn record(&self, own: &str) -> String {
        let mut text = String::new();
        for member in &self.members {
            let hash = base64(&Sha256::digest(&member.bytes));
            let _ = writeln!(text, "{},sha256={hash},{}", member.name, member.bytes.len());
        }
        let _ = writeln!(text, "{own},,");
        text
    }

    /// The archive: the files, then a directory of them. All of it is far below 4 GB.
    fn zip(&self) -> Vec<u8> {
        let mut out = Vec::new();
        let mut directory = Vec::new();
        for member in &self.members {
            let start = out.len() as u32;
            let (size, crc) = (member.bytes.len() as u32, crc32(&member.bytes));
            let mut header = Vec::new();
            // Version 2.0, no flags, stored; midnight of the first day there is, so that equal contents give equal archives.
            for half in [20u16, 0, 0, 0, 0x21] {
                header.extend(half.to_le_bytes());
            }
            for word in [crc, size, size] {
                header.extend(word.to_le_bytes());
            }
            header.extend((member.name.len() as u16).to_le_bytes());
            header.extend(0u16.to_le_bytes());
            out.extend(b"PK\x03\x04");
            out.extend(&header);
            out.extend(member.name.as_bytes());
            out.extend(&member.bytes);
            directory.extend(b"PK\x01\x02");
            // Made on Unix, where the attributes are permissions.
            directory.extend((3u16 << 8 | 20).to_le_bytes());
            directory.extend(&header);
            directory.extend([0; 6]);
            directory.extend(((0o100_000 | member.mode as u32) << 16).to_le_bytes());
            directory.extend(start.to_le_bytes());
            directory.extend(member.name.as_bytes());
        }
        let (start, size) = (out.len() as u32, directory.len() as u32);
        out.extend(directory);
        out.extend(b"PK\x05\x06\0\0\0\0");
        let count = (self.members.len() as u16).to_le_bytes();
        out.extend(count);
        out.extend(count);
        out.extend(size.to_le_bytes());
        out.extend(start.to_le_bytes());
        out.extend([0; 2]);
        out
    }
}

/// CRC-32 as zip has it, a byte at a time.
fn crc32(bytes: &[u8]) -> u32 {
    let table: [u32; 256] = std::array::from_fn(|n| {
        (0..8).fold(n as u32, |c, _| if c & 1 == 1 { c >> 1 ^ 0xedb8_8320 } else { c >> 1 })
    });
    !bytes.iter().fold(!0u32, |crc, b| crc >> 8 ^ table[((crc ^ u32::from(*b)) & 255) as usize])
}

/// Base64 for URLs, without padding.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut out = String::new();
    for chunk in bytes.chunks(3) {
        let at = |i: usize| u32::from(chunk.get(i).copied().unwrap_or(0));
        let bits = at(0) << 16 | at(1) << 8 | at(2);
        for i in 0..=chunk.len() {
            out.push(DIGITS[(bits >> (18 - 6 * i) & 63) as usize] as char);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_and_digits() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
        assert_eq!(
            [base64(b""), base64(b"f"), base64(b"fo"), base64(b"foobar")],
            ["", "Zg", "Zm8", "Zm9vYmFy"]
        );
    }

    #[test]
    fn an_archive_lists_its_files() {
        let mut wheel = Wheel::default();
        wheel.add("a/b.txt", b"hello".to_vec(), Mode::Text);
        let record = wheel.record("RECORD");
        assert_eq!(record, "a/b.txt,sha256=LPJNul-wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ,5\nRECORD,,\n");
        let zip = wheel.zip();
        assert!(zip.starts_with(b"PK\x03\x04") && zip.windows(4).any(|w| w == b"PK\x01\x02"));
        assert_eq!(&zip[30..42], b"a/b.txthello");
    }
}
