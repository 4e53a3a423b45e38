//! Fat binaries: the images for several architectures that nvcc puts into an object.
//!
//! A fat binary is found by its magic, in a file of its own or anywhere in an object. Its images are PTX, cubins or
//! containers of IR. Images that fatbinary compressed are told but not shown.

use std::fmt;

const MAGIC: [u8; 4] = [0x50, 0xED, 0x55, 0xBA];
const COMPRESSED_LZ4: u64 = 0x2000;
const COMPRESSED_ZSTD: u64 = 0x8000;

/// What an image is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImageKind {
    /// PTX text.
    Ptx,
    /// Machine code.
    Cubin,
    /// IR for a link-time optimizer.
    Nvvm,
    /// Another number.
    Other(u16),
}

impl fmt::Display for ImageKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImageKind::Ptx => f.write_str("PTX"),
            ImageKind::Cubin => f.write_str("cubin"),
            ImageKind::Nvvm => f.write_str("LTO-IR"),
            ImageKind::Other(n) => write!(f, "kind {n}"),
        }
    }
}

/// One image of a fat binary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// What it is.
    pub kind: ImageKind,
    /// Number of the architecture.
    pub sm: u32,
    /// How it is stored.
    pub flags: u64,
    /// What fatbinary was told to call it.
    pub name: String,
    /// What the compiler was told, for the linker.
    pub options: String,
    /// As they stand in the file.
    pub bytes: Vec<u8>,
}

impl Image {
    /// Whether the bytes must be uncompressed before use.
    pub fn is_compressed(&self) -> bool {
        self.flags & (COMPRESSED_LZ4 | COMPRESSED_ZSTD) != 0
    }
}

/// Why a fat binary cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Truncated;

impl fmt::Display for Truncated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the fat binary ends too early")
    }
}

impl std::error::Error for Truncated {}

struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn number(&self, at: usize, len: usize) -> Result<u64, Truncated> {
        let bytes = at.checked_add(len).and_then(|end| self.0.get(at..end)).ok_or(Truncated)?;
        Ok(bytes.iter().rev().fold(0, |n, b| n << 8 | u64::from(*b)))
    }

    fn text(&self, at: u64, len: u64) -> String {
        let range = usize::try_from(at).ok().zip(usize::try_from(len).ok());
        let bytes = range.and_then(|(at, len)| self.0.get(at..at.checked_add(len)?));
        let text = String::from_utf8_lossy(bytes.unwrap_or_default());
        text.trim_end_matches('\0').to_owned()
    }
}

/// All images of the fat binaries in a file.
pub fn images(file: &[u8]) -> Result<Vec<Image>, Truncated> {
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(found) = file.get(at..).and_then(|rest| rest.windows(4).position(|w| w == MAGIC)) {
        let start = at + found;
        let bytes = Bytes(&file[start..]);
        let (head, size) = (bytes.number(6, 2)?, bytes.number(8, 8)?);
        let end = head.checked_add(size).filter(|e| *e <= bytes.0.len() as u64).ok_or(Truncated)?;
        let mut entry = head as usize;
        while (entry as u64) < end {
            let bytes = Bytes(&bytes.0[entry..end as usize]);
            let (image, len) = read_image(&bytes)?;
            out.push(image);
            entry += len;
        }
        at = start + (end as usize).max(4);
    }
    Ok(out)
}

/// One entry: a head, the name and the options behind it, the image.
fn read_image(bytes: &Bytes) -> Result<(Image, usize), Truncated> {
    let kind = match bytes.number(0, 2)? as u16 {
        1 => ImageKind::Ptx,
        2 => ImageKind::Cubin,
        8 => ImageKind::Nvvm,
        n => ImageKind::Other(n),
    };
    let (head, size) = (bytes.number(4, 4)?, bytes.number(8, 8)?);
    let stored = match bytes.number(16, 4)? {
        0 => size,
        n => n,
    };
    let record = bytes.number(20, 4)?;
    let options = match record {
        0 => String::new(),
        at => bytes.text(bytes.number(at as usize, 4)?, bytes.number(at as usize + 4, 4)?),
    };
    let name = bytes.text(bytes.number(32, 4)?, bytes.number(36, 4)?);
    let from = usize::try_from(head).map_err(|_| Truncated)?;
    let len = usize::try_from(stored.min(size.max(stored))).map_err(|_| Truncated)?;
    let end = from.checked_add(len).ok_or(Truncated)?;
    let image = bytes.0.get(from..end).ok_or(Truncated)?;
    let whole = from.checked_add(usize::try_from(size).map_err(|_| Truncated)?).ok_or(Truncated)?;
    let image = Image {
        kind,
        sm: bytes.number(28, 4)? as u32,
        flags: bytes.number(40, 8)?,
        name,
        options,
        bytes: image.to_vec(),
    };
    Ok((image, whole.max(64)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_fatbinary_writes() {
        let payload = b"BC\xc0\xde....";
        let mut entry = vec![0u8; 64];
        entry[0] = 8;
        entry[4] = 64;
        entry[8] = payload.len() as u8;
        entry[28] = 90;
        entry[40] = 0x11;
        entry.extend(payload);
        let mut file = b"ELF...".to_vec();
        file.extend(MAGIC);
        file.extend([1, 0, 16, 0]);
        file.extend((entry.len() as u64).to_le_bytes());
        file.extend(&entry);
        let found = images(&file).unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].kind, found[0].sm, found[0].flags), (ImageKind::Nvvm, 90, 0x11));
        assert_eq!(found[0].bytes, payload);
        for len in 0..file.len() {
            let _ = images(&file[..len]);
        }
        assert_eq!(images(&file[..40]), Err(Truncated));
    }
}
