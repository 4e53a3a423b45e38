//! Cubins as tests of debug information see them: relocated, so that tools which do not know the machine can read them.

/// A cubin in memory.
pub struct Cubin {
    bytes: Vec<u8>,
    sections: Vec<Section>,
}

struct Section {
    name: String,
    header: usize,
    kind: u32,
    offset: usize,
    size: usize,
    link: usize,
    info: usize,
}

struct Relocation {
    at: usize,
    symbol: usize,
    /// 1 is four bytes, others are eight.
    kind: u32,
    addend: Option<u64>,
}

const RELA: u32 = 4;
const REL: u32 = 9;
const PROGBITS: u32 = 1;

impl Cubin {
    /// Reads the headers of an ELF file of 64 bits.
    pub fn read(bytes: Vec<u8>) -> Option<Cubin> {
        let table = usize::try_from(number(&bytes, 0x28, 8)?).ok()?;
        let entry = number(&bytes, 0x3a, 2)? as usize;
        let count = number(&bytes, 0x3c, 2)? as usize;
        let names = number(&bytes, 0x3e, 2)? as usize;
        let field = |i: usize, at: usize, width: usize| number(&bytes, table + i * entry + at, width);
        let strings = field(names, 0x18, 8)? as usize;
        let mut sections = Vec::new();
        for i in 0..count {
            let name = bytes.get(strings + field(i, 0, 4)? as usize..)?;
            let name = name.split(|b| *b == 0).next()?;
            sections.push(Section {
                name: String::from_utf8_lossy(name).into_owned(),
                header: table + i * entry,
                kind: field(i, 4, 4)? as u32,
                offset: field(i, 0x18, 8)? as usize,
                size: field(i, 0x20, 8)? as usize,
                link: field(i, 0x28, 4)? as usize,
                info: field(i, 0x2c, 4)? as usize,
            });
        }
        Some(Cubin { bytes, sections })
    }

    fn relocations(&self, section: &Section) -> Option<Vec<Relocation>> {
        let width = if section.kind == RELA { 24 } else { 16 };
        let entry = |i: usize| {
            let at = section.offset + i * width;
            let info = number(&self.bytes, at + 8, 8)?;
            Some(Relocation {
                at: number(&self.bytes, at, 8)? as usize,
                symbol: (info >> 32) as usize,
                kind: info as u32,
                addend: if section.kind == RELA { Some(number(&self.bytes, at + 16, 8)?) } else { None },
            })
        };
        (0..section.size / width).map(entry).collect()
    }

    fn relocation_sections(&self) -> impl Iterator<Item = (&Section, &Section)> {
        let all = self.sections.iter().filter(|s| matches!(s.kind, RELA | REL));
        all.filter_map(|s| Some((s, self.sections.get(s.info)?)))
    }

    /// Bytes of machine code.
    pub fn code_bytes(&self) -> usize {
        self.sections.iter().filter(|s| s.name.starts_with(".text.")).map(|s| s.size).sum()
    }

    /// Offsets in a section that have a relocation.
    pub fn relocated(&self, name: &str) -> Option<Vec<usize>> {
        let mut out = Vec::new();
        for (section, target) in self.relocation_sections() {
            if target.name == name {
                out.extend(self.relocations(section)?.iter().map(|r| r.at));
            }
        }
        Some(out)
    }

    /// The file with addresses of its own in the debug sections: every section of code and data begins at another address.
    pub fn relocate(mut self) -> Option<Vec<u8>> {
        let mut bases = vec![0u64; self.sections.len()];
        let mut next = 0x10000;
        for (base, section) in bases.iter_mut().zip(&self.sections) {
            let prefixes = [".text.", ".nv.global", ".nv.constant", ".nv.shared"];
            if prefixes.iter().any(|p| section.name.starts_with(p)) {
                *base = next;
                next += (section.size as u64).next_multiple_of(0x10000).max(0x10000);
            }
        }
        let mut changes: Vec<(usize, usize, u64)> = Vec::new();
        for (section, target) in self.relocation_sections() {
            if !target.name.starts_with(".debug_") {
                continue;
            }
            let symbols = self.sections.get(section.link)?;
            for r in self.relocations(section)? {
                let width = if r.kind == 1 { 4 } else { 8 };
                let at = target.offset + r.at;
                let symbol = symbols.offset + r.symbol * 24;
                let base = bases.get(number(&self.bytes, symbol + 6, 2)? as usize).copied().unwrap_or(0);
                let addend = match r.addend {
                    Some(addend) => addend,
                    None => number(&self.bytes, at, width)?,
                };
                let value = base.wrapping_add(number(&self.bytes, symbol + 8, 8)?).wrapping_add(addend);
                changes.push((at, width, value));
            }
            changes.push((section.header + 4, 4, u64::from(PROGBITS)));
        }
        for (at, width, value) in changes {
            self.bytes.get_mut(at..at + width)?.copy_from_slice(&value.to_le_bytes()[..width]);
        }
        Some(self.bytes)
    }
}

/// A little-endian number.
fn number(bytes: &[u8], at: usize, width: usize) -> Option<u64> {
    let part = bytes.get(at..at.checked_add(width)?)?;
    Some(part.iter().rev().fold(0, |v, b| v << 8 | u64::from(*b)))
}

/// Offsets in a section of PTX, `.debug_info` or `.debug_loc`, where code labels are, with their names.
pub fn labels(ptx: &str, section: &str) -> Vec<(usize, String)> {
    let mut out = Vec::new();
    let mut offset = 0;
    let Some((_, info)) = ptx.split_once(&format!("\t.section\t{section}\n")) else { return out };
    for line in info.lines().take_while(|l| l.trim() != "}") {
        let Some((ty, values)) = line.trim().split_once(' ') else { continue };
        let width = match ty {
            ".b8" => 1,
            ".b16" => 2,
            ".b32" => 4,
            ".b64" => 8,
            _ => continue,
        };
        for value in values.split(',') {
            if value.starts_with("$L") {
                out.push((offset, value.to_owned()));
            }
            offset += width;
        }
    }
    out
}
