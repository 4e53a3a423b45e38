//! The file of answers: for each combination its name, a checksum of its operands, and the results of all lanes in
//! hexadecimal digits.

use std::fmt::Write;

use super::inputs::hash;
use super::{Combination, LANES};

/// What the GPU computed for one combination.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    pub name: String,
    /// Of the operands: when the way they are made changes, the answers are made again.
    pub checksum: u64,
    /// Results lane by lane, each lane's in order.
    pub results: Vec<u64>,
}

impl Answer {
    /// From the memory a kernel wrote its results to.
    pub fn new(combination: &Combination, memory: &[u8]) -> Answer {
        let results = memory.chunks_exact(8).map(|c| c.iter().rev().fold(0, |v, b| v << 8 | *b as u64));
        Answer { name: combination.name(), checksum: checksum(combination), results: results.collect() }
    }

    /// The lines of this answer in the file.
    pub fn write(&self, combination: &Combination, text: &mut String) {
        let _ = writeln!(text, "{}", self.name);
        let _ = write!(text, "{:016x} ", self.checksum);
        for (n, value) in self.results.iter().enumerate() {
            let kind = combination.outputs[n % combination.outputs.len().max(1)];
            let _ = write!(text, "{value:0width$x}", width = kind.bits() as usize / 4);
        }
        text.push('\n');
    }

    /// Reads the line under a name.
    pub fn read(combination: &Combination, line: &str) -> Option<Answer> {
        let (checksum, mut digits) = line.split_once(' ')?;
        let mut results = Vec::new();
        for _ in 0..LANES {
            for kind in &combination.outputs {
                let (value, rest) = digits.split_at_checked(kind.bits() as usize / 4)?;
                results.push(u64::from_str_radix(value, 16).ok()?);
                digits = rest;
            }
        }
        let checksum = u64::from_str_radix(checksum, 16).ok()?;
        Some(Answer { name: combination.name(), checksum, results })
    }
}

/// The checksum of a combination's operands.
pub fn checksum(combination: &Combination) -> u64 {
    hash(combination.operands().into_iter().map(u64::from))
}
