//! NVIDIA's container of IR for link-time optimizers and OptiX: a head, numbers by tag, and a module.
//!
//! ```text
//! 0   magic ED 43 4E 7F
//! 4   versions, major and minor: container, IR, debug information, LLVM
//! 12  u16 size of the head, u16 level
//! 16  u32 start of the blobs, u32 start of the module
//! 24  pairs of u16 tag and u16 value (FFFF: a u32 follows), ended by a pair of zeros
//! ```
//!
//! NVIDIA's own compilers scramble the module by a key in the blobs, which tag 99 tells. Readers take plain modules
//! too; only those can be read here.

use std::fmt;

use oxicc_arch::{Dialect, Target, Variant};

const MAGIC: [u8; 4] = [0xED, 0x43, 0x4E, 0x7F];
const HEAD: u32 = 24;

/// What the numbers of a container are about.
pub mod tag {
    /// Ten times the number of the architecture.
    pub const ARCH: u16 = 1;
    /// 0 whole program, 2 separate compilation.
    pub const MODE: u16 = 2;
    /// 0 or 3.
    pub const LEVEL: u16 = 3;
    /// 1 lines, 2 full debug information.
    pub const DEBUG: u16 = 4;
    /// 1: denormals become zero.
    pub const FTZ: u16 = 13;
    /// 1: square roots are approximations.
    pub const SQRT: u16 = 14;
    /// 1: products are contracted with sums.
    pub const FMAD: u16 = 15;
    /// 1 precise divisions, 2 approximations.
    pub const DIV: u16 = 18;
    /// An architecture with suffix `a`.
    pub const ACCELERATED: u16 = 32;
    /// Place of the key that the module is scrambled by.
    pub const SCRAMBLED: u16 = 99;
}

/// The names of the tags, for people.
pub const TAG_NAMES: &[(u16, &str)] = &[
    (tag::ARCH, "architecture"),
    (tag::MODE, "mode"),
    (tag::LEVEL, "optimization level"),
    (tag::DEBUG, "debug information"),
    (tag::FTZ, "ftz"),
    (tag::SQRT, "approximate square root"),
    (tag::FMAD, "fmad"),
    (tag::DIV, "division"),
    (tag::ACCELERATED, "accelerated"),
    (tag::SCRAMBLED, "scrambled"),
];

/// What the module of a container is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// For any use.
    Unified,
    /// For a link-time optimizer.
    Lto,
    /// For OptiX.
    Optix,
    /// A number that nobody has been seen to write.
    Other(u16),
}

impl Level {
    fn number(self) -> u16 {
        match self {
            Level::Unified => 0,
            Level::Lto => 1,
            Level::Optix => 2,
            Level::Other(n) => n,
        }
    }

    fn from_number(n: u16) -> Level {
        match n {
            0 => Level::Unified,
            1 => Level::Lto,
            2 => Level::Optix,
            n => Level::Other(n),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Unified => f.write_str("unified"),
            Level::Lto => f.write_str("LTO"),
            Level::Optix => f.write_str("OptiX"),
            Level::Other(n) => write!(f, "{n}"),
        }
    }
}

/// Major and minor number.
pub type Version = (u8, u8);

/// A container, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Container {
    /// Of the container.
    pub version: Version,
    /// Of NVVM IR.
    pub ir: Version,
    /// Of debug information.
    pub debug: Version,
    /// Of the LLVM whose bitcode it is.
    pub llvm: Version,
    /// What it is for.
    pub level: Level,
    /// Tags and values in order.
    pub tags: Vec<(u16, u32)>,
    /// What tags point to.
    pub blobs: Vec<u8>,
    /// The module: bitcode or text, or bytes that only NVIDIA's readers understand.
    pub payload: Vec<u8>,
}

/// Why bytes are no container that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContainerError {
    /// It begins otherwise.
    Magic,
    /// It ends too early.
    Truncated,
    /// A version that this reader does not know.
    Newer(Version),
    /// The module is scrambled.
    Scrambled,
}

impl fmt::Display for ContainerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContainerError::Magic => f.write_str("this is not a container of NVVM IR"),
            ContainerError::Truncated => f.write_str("the container of NVVM IR ends too early"),
            ContainerError::Newer((major, minor)) => {
                write!(f, "containers of version {major}.{minor} are not known")
            }
            ContainerError::Scrambled => f.write_str(
                "LTO-IR of NVIDIA's compiler cannot be read; link with NVIDIA's libnvvm, or compile the unit with oxicc",
            ),
        }
    }
}

impl std::error::Error for ContainerError {}

/// Whether bytes begin like a container.
pub fn is_container(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

impl Container {
    /// A container for a module. The versions are the lowest, which all readers since CUDA 12.4 take.
    pub fn new(target: Target, level: Level, payload: Vec<u8>) -> Container {
        let mut tags = vec![(tag::ARCH, u32::from(target.sm()) * 10), (tag::MODE, 2)];
        if target.variant() == Variant::ArchSpecific && level == Level::Lto {
            tags.push((tag::ACCELERATED, 1));
        }
        let llvm = match target.dialect() {
            Dialect::N20 if level != Level::Optix => 20,
            _ => 7,
        };
        Container {
            version: (1, 0),
            ir: (2, 0),
            debug: (3, 0),
            llvm: (llvm, 0),
            level,
            tags,
            blobs: Vec::new(),
            payload,
        }
    }

    /// Takes a container apart.
    pub fn parse(bytes: &[u8]) -> Result<Container, ContainerError> {
        if !is_container(bytes) {
            return Err(ContainerError::Magic);
        }
        let half = |at: usize| {
            let b = bytes.get(at..at + 2).ok_or(ContainerError::Truncated)?;
            Ok(u16::from_le_bytes([b[0], b[1]]))
        };
        let word = |at: usize| Ok(u32::from(half(at)?) | u32::from(half(at + 2)?) << 16);
        let version = |at: usize| match bytes.get(at..at + 2) {
            Some(b) => Ok((b[0], b[1])),
            None => Err(ContainerError::Truncated),
        };
        let own = version(4)?;
        if own.0 != 1 {
            return Err(ContainerError::Newer(own));
        }
        let (blobs_at, payload_at) = (word(16)? as usize, word(20)? as usize);
        let mut tags = Vec::new();
        let mut at = HEAD as usize;
        loop {
            let (tag, value) = (half(at)?, half(at + 2)?);
            at += 4;
            match (tag, value) {
                (0, 0) => break,
                (tag, 0xffff) => {
                    tags.push((tag, word(at)?));
                    at += 4;
                }
                (tag, value) => tags.push((tag, u32::from(value))),
            }
        }
        let payload = bytes.get(payload_at..).ok_or(ContainerError::Truncated)?;
        let blobs = bytes.get(blobs_at..payload_at).unwrap_or_default();
        Ok(Container {
            version: own,
            ir: version(6)?,
            debug: version(8)?,
            llvm: version(10)?,
            level: Level::from_number(half(14)?),
            tags,
            blobs: blobs.to_vec(),
            payload: payload.to_vec(),
        })
    }

    /// The value of a tag.
    pub fn tag(&self, tag: u16) -> Option<u32> {
        self.tags.iter().find(|(t, _)| *t == tag).map(|(_, v)| *v)
    }

    /// Whether only NVIDIA's readers understand the module.
    pub fn is_scrambled(&self) -> bool {
        self.tag(tag::SCRAMBLED).is_some()
    }

    /// The module, if it is a plain one.
    pub fn module(&self) -> Result<&[u8], ContainerError> {
        if self.is_scrambled() { Err(ContainerError::Scrambled) } else { Ok(&self.payload) }
    }

    /// The file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut tags = Vec::new();
        for &(tag, value) in &self.tags {
            tags.extend(tag.to_le_bytes());
            match u16::try_from(value) {
                Ok(value) if value != 0xffff => tags.extend(value.to_le_bytes()),
                _ => {
                    tags.extend([0xff, 0xff]);
                    tags.extend(value.to_le_bytes());
                }
            }
        }
        tags.extend([0; 4]);
        let blobs = HEAD + tags.len() as u32;
        let payload = blobs + self.blobs.len() as u32;
        let mut out = MAGIC.to_vec();
        for (major, minor) in [self.version, self.ir, self.debug, self.llvm] {
            out.extend([major, minor]);
        }
        out.extend((HEAD as u16).to_le_bytes());
        out.extend(self.level.number().to_le_bytes());
        out.extend(blobs.to_le_bytes());
        out.extend(payload.to_le_bytes());
        out.extend(tags);
        out.extend(&self.blobs);
        out.extend(&self.payload);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads() {
        let container = Container::new(Target::parse("sm_90").unwrap(), Level::Lto, b"BC".to_vec());
        let bytes = [
            0xED, 0x43, 0x4E, 0x7F, 1, 0, 2, 0, 3, 0, 7, 0, 24, 0, 1, 0, 36, 0, 0, 0, 36, 0, 0, 0, 1, 0,
            0x84, 3, 2, 0, 2, 0, 0, 0, 0, 0, b'B', b'C',
        ];
        assert_eq!(container.to_bytes(), bytes);
        assert_eq!(Container::parse(&bytes), Ok(container));
        let accelerated = Container::new(Target::parse("sm_100a").unwrap(), Level::Lto, Vec::new());
        assert_eq!(accelerated.to_bytes()[24..], [1, 0, 0xE8, 3, 2, 0, 2, 0, 32, 0, 1, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn what_is_written_reads_the_same() {
        let mut container = Container::new(Target::parse("sm_120").unwrap(), Level::Optix, vec![1, 2, 3]);
        container.tags.extend([(7, 0xffff), (8, 0x12345), (tag::SCRAMBLED, 0)]);
        container.blobs = vec![9, 8, 7, 6];
        assert_eq!(Container::parse(&container.to_bytes()), Ok(container.clone()));
        assert_eq!(container.module(), Err(ContainerError::Scrambled));
        let bytes = container.to_bytes();
        for len in 0..bytes.len() {
            let _ = Container::parse(&bytes[..len]);
        }
        assert_eq!(Container::parse(&bytes[..30]), Err(ContainerError::Truncated));
        assert_eq!(Container::parse(b"BC\xc0\xde"), Err(ContainerError::Magic));
    }
}
