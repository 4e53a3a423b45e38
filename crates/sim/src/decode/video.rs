//! Video instructions.

use oxicc_ptx::{Component, Flag, Inst, Opcode, Operand, ReduceOp, ScalarType};

use super::arith::cmp;
use super::inst::arg;
use super::{Decoded, Decoder};
use crate::code::{Op, SINK, Second, Video, VideoMad, VideoOp, VideoSource};

impl Decoder<'_> {
    pub(super) fn video(&mut self, i: &Inst) -> Decoded<()> {
        use Opcode::*;
        let ways = match i.op {
            Vadd2 | Vsub2 | Vabsdiff2 | Vmin2 | Vmax2 | Vavrg2 | Vset2 => 2,
            Vadd4 | Vsub4 | Vabsdiff4 | Vmin4 | Vmax4 | Vavrg4 | Vset4 => 4,
            _ => 1,
        };
        let wrap = i.has(Flag::Wrap);
        let op = match i.op {
            Vadd | Vadd2 | Vadd4 => VideoOp::Add,
            Vsub | Vsub2 | Vsub4 => VideoOp::Sub,
            Vabsdiff | Vabsdiff2 | Vabsdiff4 => VideoOp::AbsDiff,
            Vmin | Vmin2 | Vmin4 => VideoOp::Min,
            Vmax | Vmax2 | Vmax4 => VideoOp::Max,
            Vavrg2 | Vavrg4 => VideoOp::Average,
            Vshl => VideoOp::Shl(wrap),
            Vshr => VideoOp::Shr(wrap),
            _ => VideoOp::Set(cmp(i)?),
        };
        let types: Vec<ScalarType> = i.types().collect();
        // Comparisons have no type of the result.
        let (dt, at, bt) = match types[..] {
            [d, a, b] => (d, a, b),
            [a, b] => (ScalarType::U32, a, b),
            _ => return Err("a video instruction with this list of types".into()),
        };
        let a = self.video_source(arg(i, 1)?, at, ways, 0)?;
        let b = self.video_source(arg(i, 2)?, bt, ways, 1)?;
        let c = match i.operands.get(3) {
            Some(c) => self.src(c, ScalarType::U32)?,
            None => SINK,
        };
        let (d, dest_bits, mask) = self.video_dest(arg(i, 0)?, ways)?;
        let second = match i.reduce_op() {
            Some(ReduceOp::Add) => Second::Add,
            Some(ReduceOp::Min) => Second::Min,
            Some(ReduceOp::Max) => Second::Max,
            _ if ways > 1 || dest_bits < 32 => Second::Merge,
            _ => Second::None,
        };
        if second != Second::None && c == SINK {
            return Err("a video instruction without its third operand".into());
        }
        let video = Video {
            op,
            ways,
            signed: dt.is_signed(),
            sat: i.has(Flag::Sat),
            second,
            mask,
            dest_bits,
            d,
            a,
            b,
            c,
        };
        self.op(Op::Video(Box::new(video)))
    }

    pub(super) fn vmad(&mut self, i: &Inst) -> Decoded<()> {
        let types: Vec<ScalarType> = i.types().collect();
        let [_, at, bt] = types[..] else { return Err("vmad with this list of types".into()) };
        let negation = |operand: &Operand| match operand {
            Operand::Neg(inner) => (true, (**inner).clone()),
            other => (false, other.clone()),
        };
        let (negate_a, a) = negation(arg(i, 1)?);
        let (negate_b, b) = negation(arg(i, 2)?);
        let (negate_addend, c) = negation(arg(i, 3)?);
        let mad = VideoMad {
            sat: i.has(Flag::Sat),
            shift: if i.has(Flag::Shr7) {
                7
            } else if i.has(Flag::Shr15) {
                15
            } else {
                0
            },
            plus_one: i.has(Flag::Po),
            negate_product: negate_a != negate_b,
            negate_addend,
            d: self.dest(arg(i, 0)?)?,
            a: self.video_source(&a, at, 1, 0)?,
            b: self.video_source(&b, bt, 1, 1)?,
            c: self.src(&c, ScalarType::U32)?,
        };
        self.op(Op::VideoMad(Box::new(mad)))
    }

    /// A source and the parts it selects.
    fn video_source(
        &mut self,
        operand: &Operand,
        ty: ScalarType,
        ways: u8,
        position: u8,
    ) -> Decoded<VideoSource> {
        let signed = ty.is_signed();
        let first = position * ways;
        // Lane n takes part n of its own operand.
        let mut parts = [0, 1, 2, 3].map(|n| first + n);
        match operand {
            Operand::Part(reg, part) if ways == 1 => {
                let (bits, n) = part_of(*part)?;
                Ok(VideoSource { slot: self.reg(*reg)?.slot, signed, bits, parts: [n; 4] })
            }
            Operand::Lanes(reg, text) if ways > 1 => {
                let text = self.module.name(*text);
                let digits = text.trim_start_matches(['b', 'h']);
                // The first digit is the highest lane.
                for (lane, digit) in digits.bytes().rev().enumerate().take(4) {
                    parts[lane] = digit.wrapping_sub(b'0') & 7;
                }
                Ok(VideoSource { slot: self.reg(*reg)?.slot, signed, bits: 32 / ways, parts })
            }
            other => {
                let slot = self.src(other, ScalarType::U32)?;
                let parts = if ways == 1 { [0; 4] } else { parts };
                Ok(VideoSource { slot, signed, bits: 32 / ways, parts })
            }
        }
    }

    /// The destination: register, bits of a part, and which parts.
    fn video_dest(&mut self, operand: &Operand, ways: u8) -> Decoded<(u32, u8, u8)> {
        match operand {
            Operand::Part(reg, part) => {
                let (bits, n) = part_of(*part)?;
                Ok((self.reg(*reg)?.slot, bits, 1 << n))
            }
            Operand::Lanes(reg, text) => {
                let text = self.module.name(*text);
                let digits = text.trim_start_matches(['b', 'h']);
                let mask = digits.bytes().fold(0u8, |m, d| m | 1 << (d.wrapping_sub(b'0') & 7));
                Ok((self.reg(*reg)?.slot, 32 / ways, mask))
            }
            other => Ok((self.dest(other)?, 32 / ways, (1 << ways) - 1)),
        }
    }
}

/// Width and number of a part.
fn part_of(part: Component) -> Decoded<(u8, u8)> {
    Ok(match part {
        Component::B0 => (8, 0),
        Component::B1 => (8, 1),
        Component::B2 => (8, 2),
        Component::B3 => (8, 3),
        Component::H0 => (16, 0),
        Component::H1 => (16, 1),
        _ => return Err("a part of a register".into()),
    })
}
