//! Experiments: whole kernels with buffers, textures or tensor maps, for what one instruction on registers cannot show.
//!
//! An experiment is PTX and a launch in the words of `oxicc run`; the answer is what its output buffers hold afterwards. They are
//! kept in `hardware/sm_90_experiments.txt`, one name and one line of answers for each.

mod matrix;
mod tensor;
mod texture;
mod wgmma;

use std::fmt::Write;
use std::path::Path;

use oxicc_launch::{Launch, Outcome};

use super::Compare;
use super::inputs::hash;

/// A kernel and its launch.
#[derive(Clone, Debug)]
pub struct Experiment {
    pub name: String,
    pub ptx: String,
    /// `k<<<GRID, BLOCK>>>(ARG, ...)`
    pub launch: String,
    /// How the words of the outputs are compared: bits, or singles.
    pub compare: Compare,
}

/// What the GPU made of an experiment.
#[derive(Clone, Debug)]
pub enum Answer {
    /// What it left in the outputs.
    Outputs { count: usize, digest: u64, words: Vec<u32> },
    /// It stopped the kernel.
    Fault,
}

/// So many words of an answer are written down.
const KEPT: usize = 64;

fn digest(words: &[u32]) -> u64 {
    hash(words.iter().map(|w| *w as u64))
}

/// Every experiment, in a fixed order.
pub fn all() -> Vec<Experiment> {
    let mut list = Vec::new();
    matrix::add(&mut list);
    wgmma::add(&mut list);
    texture::add(&mut list);
    tensor::add(&mut list);
    list
}

impl Experiment {
    pub fn parse_launch(&self) -> Result<Launch, String> {
        let mut launch = Launch::parse(&self.launch, Path::new("."))?;
        launch.threads = 1;
        launch.max_instructions = Some(100_000_000);
        Ok(launch)
    }

    /// Of the kernel and its launch: when they change, the answers are made again.
    pub fn checksum(&self) -> u64 {
        hash(self.ptx.bytes().chain(self.launch.bytes()).map(u64::from))
    }

    /// The outputs as words, one after the other.
    pub fn words(launch: &Launch, outcome: &Outcome) -> Vec<u32> {
        let outputs = launch.buffers.iter().zip(&outcome.buffers).filter(|(b, _)| b.is_output);
        let word = |c: &[u8]| c.iter().rev().fold(0, |v, b| v << 8 | *b as u32);
        outputs.flat_map(|(_, bytes)| bytes.chunks(4).map(word)).collect()
    }

    /// The lines of an answer in the file: how many words, their checksum, and the words; of many only the first ones, since for those
    /// that are compared bit for bit the checksum says the rest.
    pub fn write(&self, words: &[u32], text: &mut String) {
        let _ =
            write!(text, "{}\n{:016x} {} {:016x} ", self.name, self.checksum(), words.len(), digest(words));
        let kept = if self.compare == Compare::Exact { words.len().min(KEPT) } else { words.len() };
        // Most words are small or repeat: a run of equal words is written once with its length.
        let mut rest = &words[..kept];
        while let Some(first) = rest.first() {
            let count = rest.iter().take_while(|w| *w == first).count();
            let _ = if count > 1 { write!(text, "{count}*{first:x} ") } else { write!(text, "{first:x} ") };
            rest = &rest[count..];
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }

    /// The answer in a line, if it belongs to this experiment as it is now.
    pub fn read(&self, line: &str) -> Option<Answer> {
        let mut parts = line.split_whitespace();
        let mut hexadecimal = || u64::from_str_radix(parts.next()?, 16).ok();
        if hexadecimal()? != self.checksum() {
            return None;
        }
        let count = match parts.next()? {
            "fault" => return Some(Answer::Fault),
            count => count.parse().ok()?,
        };
        let digest = u64::from_str_radix(parts.next()?, 16).ok()?;
        let mut words = Vec::new();
        for part in parts {
            let (count, word) = part.split_once('*').unwrap_or(("1", part));
            let word = u32::from_str_radix(word, 16).ok()?;
            words.extend(std::iter::repeat_n(word, count.parse().ok().filter(|n| *n < 1 << 24)?));
        }
        Some(Answer::Outputs { count, digest, words })
    }

    /// The lines of a fault in the file.
    pub fn write_fault(&self, text: &mut String) {
        let _ = writeln!(text, "{}\n{:016x} fault", self.name, self.checksum());
    }

    /// What is wrong with our words, if anything.
    pub fn compare(&self, ours: &[u32], answer: &Answer) -> Result<(), String> {
        let Answer::Outputs { count, digest: theirs, words } = answer else {
            return Err("no fault, but the GPU has one".to_owned());
        };
        if ours.len() != *count {
            return Err(format!("{} words, the GPU has {count}", ours.len()));
        }
        let pairs = ours.iter().zip(words).enumerate();
        let wrong: Vec<String> = pairs
            .filter(|(_, (ours, theirs))| !self.agrees(**ours, **theirs))
            .map(|(i, (ours, theirs))| format!("word {i}: {ours:x}, the GPU {theirs:x}"))
            .collect();
        if let Some(first) = wrong.get(..wrong.len().min(12)).filter(|w| !w.is_empty()) {
            return Err(format!("{} of {} words differ\n{}", wrong.len(), words.len(), first.join("\n")));
        }
        if self.compare == Compare::Exact && digest(ours) != *theirs {
            return Err(format!("words after the first {} differ", words.len()));
        }
        Ok(())
    }

    fn agrees(&self, ours: u32, theirs: u32) -> bool {
        let Compare::Near { relative, absolute } = self.compare else { return ours == theirs };
        let (x, y) = (f32::from_bits(ours) as f64, f32::from_bits(theirs) as f64);
        ours == theirs || (x - y).abs() <= absolute.max(relative * y.abs())
    }
}

/// A module with one kernel `k`. Parameters are 64-bit unless they say otherwise; registers `%r`, `%rd`, `%f`, `%fd`, `%h`, `%p` are there.
fn kernel(params: &[&str], body: &str) -> String {
    let list: Vec<String> = params
        .iter()
        .map(|p| if p.starts_with('.') { format!(".param {p}") } else { format!(".param .u64 {p}") })
        .collect();
    format!(
        ".version 8.6\n.target sm_90a\n.address_size 64\n.visible .entry k({})\n{{\n\t.reg .pred %p<8>;\n\t.reg .b16 %h<16>;\n\
         \t.reg .b32 %r<300>;\n\t.reg .b64 %rd<64>;\n\t.reg .f32 %f<64>;\n\t.reg .f64 %fd<32>;\n{body}\tret;\n}}\n",
        list.join(", ")
    )
}

/// Loads the pointer parameter into a register.
fn pointer(register: &str, parameter: &str) -> String {
    format!("\tld.param.u64 {register}, [{parameter}];\n")
}

/// `register = base + index * size`, with `%rd60` in between.
fn element(register: &str, base: &str, index: &str, size: usize) -> String {
    format!("\tmul.wide.u32 %rd60, {index}, {size};\n\tadd.s64 {register}, {base}, %rd60;\n")
}

/// `{%r4, %r5}`
fn group(letters: &str, from: usize, count: usize) -> String {
    let names: Vec<String> = (from..from + count).map(|n| format!("%{letters}{n}")).collect();
    format!("{{{}}}", names.join(", "))
}

/// The contents of a buffer of matrix elements: small numbers, so that the order of sums does not matter.
fn contents(ty: &str, bytes: usize, seed: usize) -> String {
    let number = format!("(i*i*7+i*13+{seed})%11-5");
    match ty {
        "f16" | "bf16" => format!("{ty}:{}:{number}", bytes / 2),
        "tf32" | "f32" => format!("f32:{}:{number}", bytes / 4),
        "f64" => format!("f64:{}:{number}", bytes / 8),
        "e4m3" => format!("u8:{bytes}:56+8*((i*i+3*i+{seed})%3)+128*((i*i*3+i)%5%2)"),
        "e5m2" => format!("u8:{bytes}:60+4*((i*i+3*i+{seed})%3)+128*((i*i*3+i)%5%2)"),
        _ => format!("u32:{}:rand={}", bytes / 4, seed + 1),
    }
}
