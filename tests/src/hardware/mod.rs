//! Answers of real hardware: instructions with their types and modifiers, executed on a GPU once, compared with the simulator
//! in every test run.
//!
//! - [`combinations`] lists what is executed: one [`Combination`] per instruction, type and modifiers.
//! - [`inputs`] gives every operand of every lane its value: edges of its format, and random ones.
//! - [`experiments`] lists whole kernels, for tensor cores of warp groups, tensor tiles, textures and surfaces.
//! - [`answers`] is the file the GPU's results are kept in, `hardware/sm_90.txt`.
//!
//! The program `gpu-answers` writes the file on a machine with a GPU; the test target `hardware` reads it.

pub mod answers;
pub mod combinations;
pub mod experiments;
pub mod inputs;

use std::fmt::Write;

use inputs::Kind;

/// Threads that execute each combination: two warps.
pub const LANES: usize = 64;

/// How a result is compared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Compare {
    /// Bit for bit.
    Exact,
    /// Floats: within a relative error, or an absolute one near zero.
    Near { relative: f64, absolute: f64 },
}

/// An instruction (or a few that belong together) with the registers it works on.
#[derive(Clone, Debug)]
pub struct Combination {
    /// PTX over the registers `%d0`.. (results), `%a0`.. (operands), `%p`, `%q`, `%addr` (a word of memory of its own).
    pub body: String,
    pub inputs: Vec<Kind>,
    pub outputs: Vec<Kind>,
    pub compare: Compare,
}

impl Combination {
    /// Names the combination in the file: its text, and the formats of its operands and results.
    pub fn name(&self) -> String {
        format!("{} ({} -> {})", self.body, names(&self.inputs), names(&self.outputs))
    }

    /// The kernel: operand `n` of a lane is at `in + 8 * (lane * inputs + n)`, results lie alike.
    pub fn kernel(&self, entry: &str) -> String {
        let mut text =
            format!(".visible .entry {entry}(.param .u64 out, .param .u64 in, .param .u64 scratch)\n{{\n");
        text.push_str("\t.reg .pred %p, %q;\n\t.reg .b32 %lane;\n\t.reg .b64 %to, %from, %addr, %off;\n");
        let registers = |letter: char, kinds: &[Kind], text: &mut String| {
            for (n, kind) in kinds.iter().enumerate() {
                let _ = writeln!(text, "\t.reg .b{} %{letter}{n};", kind.bits());
            }
        };
        registers('d', &self.outputs, &mut text);
        registers('a', &self.inputs, &mut text);
        text.push_str(
            "\tld.param.u64 %to, [out];\n\tld.param.u64 %from, [in];\n\tld.param.u64 %addr, [scratch];\n",
        );
        text.push_str("\tmov.u32 %lane, %tid.x;\n");
        let step = |register: &str, bytes: usize, text: &mut String| {
            let _ = writeln!(
                text,
                "\tmul.wide.u32 %off, %lane, {bytes};\n\tadd.s64 {register}, {register}, %off;"
            );
        };
        step("%to", 8 * self.outputs.len(), &mut text);
        step("%from", 8 * self.inputs.len(), &mut text);
        step("%addr", 16, &mut text);
        for (n, kind) in self.inputs.iter().enumerate() {
            let _ = writeln!(text, "\tld.global.b{} %a{n}, [%from+{}];", kind.bits(), 8 * n);
        }
        let _ = writeln!(text, "\t{}", self.body);
        for (n, kind) in self.outputs.iter().enumerate() {
            let _ = writeln!(text, "\tst.global.b{} [%to+{}], %d{n};", kind.bits(), 8 * n);
        }
        text.push_str("\tret;\n}\n");
        text
    }

    /// The operands of all lanes, as the kernel reads them.
    pub fn operands(&self) -> Vec<u8> {
        let seed = format!("{} ({})", self.body, names(&self.inputs));
        let lane = |lane: usize| self.inputs.iter().enumerate().map(move |(n, kind)| (lane, n, *kind));
        (0..LANES)
            .flat_map(lane)
            .flat_map(|(lane, n, kind)| inputs::value(kind, &seed, n, lane).to_le_bytes())
            .collect()
    }

    /// Whether a result is what the hardware gave.
    pub fn agrees(&self, output: usize, ours: u64, theirs: u64) -> bool {
        let Some(kind) = self.outputs.get(output) else { return false };
        let Compare::Near { relative, absolute } = self.compare else { return ours == theirs };
        kind.floats(ours).into_iter().zip(kind.floats(theirs)).all(|(x, y)| {
            x == y || x.is_nan() && y.is_nan() || (x - y).abs() <= absolute.max(relative * y.abs())
        })
    }
}

fn names(kinds: &[Kind]) -> String {
    kinds.iter().map(|k| k.name()).collect::<Vec<_>>().join(" ")
}

/// One PTX module with several kernels, `k0` and on.
pub fn module(combinations: &[Combination]) -> String {
    let mut text = ".version 8.6\n.target sm_90a\n.address_size 64\n".to_owned();
    for (n, combination) in combinations.iter().enumerate() {
        text.push_str(&combination.kernel(&format!("k{n}")));
    }
    text
}
