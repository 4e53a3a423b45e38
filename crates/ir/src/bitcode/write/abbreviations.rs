//! The abbreviations our files define, by block; the first of a block has number 4.

use super::stream::{BitWriter, Encoding};
use Encoding::{Array, Char6, Fixed, Literal, Vbr};

/// How the records of one shape are written.
pub(super) struct Abbreviation(&'static [Encoding]);

impl Abbreviation {
    /// Whether operands fit their places: a forward reference shifts the others.
    pub fn fits(&self, ops: &[u64]) -> bool {
        self.0[1..].iter().zip(ops).all(|(e, &op)| match e {
            Fixed(w) => op >> w == 0,
            _ => true,
        })
    }

    pub fn write(&self, out: &mut BitWriter, number: u32, ops: &[u64]) {
        out.abbreviated(number, self.0, ops);
    }
}

/// Names: values of ASCII, values of the six-bit alphabet, blocks of it.
pub(super) const NAMES: &[Abbreviation] = &[
    Abbreviation(&[Literal(1), Vbr(8), Array, Fixed(7)]),
    Abbreviation(&[Literal(1), Vbr(8), Array, Char6]),
    Abbreviation(&[Literal(2), Vbr(8), Array, Char6]),
];

/// Constants: type, integer, zero, bytes, text, text of the six-bit alphabet.
pub(super) const CONSTANTS: &[Abbreviation] = &[
    Abbreviation(&[Literal(1), Vbr(6)]),
    Abbreviation(&[Literal(4), Vbr(8)]),
    Abbreviation(&[Literal(2)]),
    Abbreviation(&[Literal(8), Array, Fixed(8)]),
    Abbreviation(&[Literal(9), Array, Fixed(7)]),
    Abbreviation(&[Literal(9), Array, Char6]),
];

/// Instructions by record code and number of operands.
pub(super) const INSTRUCTIONS: &[(u32, usize, Abbreviation)] = &[
    // load: address, type, alignment, volatile
    (20, 4, Abbreviation(&[Literal(20), Vbr(6), Vbr(6), Vbr(4), Fixed(1)])),
    // store: address, value, alignment, volatile
    (44, 4, Abbreviation(&[Literal(44), Vbr(6), Vbr(6), Vbr(4), Fixed(1)])),
    // binary operation, without and with flags
    (2, 3, Abbreviation(&[Literal(2), Vbr(6), Vbr(6), Fixed(4)])),
    (2, 4, Abbreviation(&[Literal(2), Vbr(6), Vbr(6), Fixed(4), Fixed(8)])),
    // cast: value, type, operation
    (3, 3, Abbreviation(&[Literal(3), Vbr(6), Vbr(6), Fixed(4)])),
    // getelementptr of one and two indices
    (43, 4, Abbreviation(&[Literal(43), Fixed(3), Vbr(6), Vbr(6), Vbr(6)])),
    (43, 5, Abbreviation(&[Literal(43), Fixed(3), Vbr(6), Vbr(6), Vbr(6), Vbr(6)])),
    (10, 0, Abbreviation(&[Literal(10)])),
    (11, 1, Abbreviation(&[Literal(11), Vbr(6)])),
    (11, 3, Abbreviation(&[Literal(11), Vbr(6), Vbr(6), Vbr(6)])),
    (28, 3, Abbreviation(&[Literal(28), Vbr(6), Vbr(6), Vbr(6)])),
    (33, 0, Abbreviation(&[Literal(33)])),
];

/// The block that defines them for all blocks.
pub(super) fn write(out: &mut BitWriter) {
    out.enter(0, 2);
    let blocks: [(u64, Vec<&Abbreviation>); 3] = [
        (14, NAMES.iter().collect()),
        (11, CONSTANTS.iter().collect()),
        (12, INSTRUCTIONS.iter().map(|i| &i.2).collect()),
    ];
    for (block, list) in blocks {
        out.record(1, &[block]);
        for a in list {
            out.define(a.0);
        }
    }
    out.end();
}
