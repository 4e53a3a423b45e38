//! Random NVVM IR, well defined by construction: shifts and indices are masked, divisors made odd and positive, loops counted, no flag promises
//! what could be broken.
//!
//! A module is one kernel over one buffer of 64-bit words; thread `t` owns 16 of them. It is a structured program in SSA form: a
//! region is straight code, a diamond with phis, a switch or a counted loop, with regions inside.

use std::fmt::Write;

use oxicc_sim::{Dim3, Launch, Options};

use crate::differential::execute::Outcome;
use crate::rng::Rng;

const THREADS: u32 = 32;
const WORDS: u32 = 16;

/// The widths of integers; LLVM allows any.
const WIDTHS: [u32; 9] = [1, 7, 8, 16, 24, 32, 33, 64, 64];

struct Module {
    rng: Rng,
    out: String,
    next: u32,
    /// The block that is being written.
    block: String,
    /// Values that dominate this place: name and width.
    values: Vec<(String, u32)>,
    depth: u32,
    budget: i32,
    /// How often this place is executed at most.
    rounds: u32,
}

/// The text of the module of a seed.
pub fn module(seed: u64, size: u32) -> String {
    let mut m = Module {
        rng: Rng::new(seed),
        out: String::new(),
        next: 0,
        block: "entry".to_owned(),
        values: Vec::new(),
        depth: 0,
        budget: size as i32,
        rounds: 1,
    };
    m.line("%tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()");
    m.line("%at = mul i32 %tid, 16");
    m.line("%wide = zext i32 %at to i64");
    m.line("%own = getelementptr i64, ptr %buffer, i64 %wide");
    m.line("%local = alloca [16 x i64], align 8");
    for i in 0..WORDS {
        let (p, v) = (m.name(), m.name());
        m.line(&format!("{p} = getelementptr i64, ptr %own, i64 {i}"));
        m.line(&format!("{v} = load i64, ptr {p}, align 8"));
        let q = m.name();
        m.line(&format!("{q} = getelementptr [16 x i64], ptr %local, i64 0, i64 {i}"));
        m.line(&format!("store i64 {v}, ptr {q}, align 8"));
        if i < 4 {
            m.values.push((v, 64));
        }
    }
    m.values.push(("%tid".to_owned(), 32));
    while m.budget > 0 {
        m.region();
    }
    // Everything that is left counts.
    for i in 0..WORDS {
        let value = m.value(64);
        m.store_at(i, &value);
    }
    m.line("ret void");
    format!(
        "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\ntarget triple = \"nvptx64-nvidia-cuda\"\n\n\
         declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\n\
         define ptx_kernel void @kernel(ptr %buffer) {{\nentry:\n{}}}\n",
        m.out
    )
}

/// Runs a module's PTX.
pub fn execute(ptx: &str) -> Result<Outcome, String> {
    let mut device = oxicc_sim::Program::from_text(ptx).map_err(|e| e.to_string())?;
    let mut rng = Rng::new(77);
    let mut bytes: Vec<u8> = Vec::new();
    for _ in 0..THREADS * WORDS {
        let word = match rng.below(4) {
            0 => rng.range(-3, 3) as u64,
            1 => *rng.pick(&[u64::MAX, 1 << 63, (1 << 31) - 1, 1 << 32]),
            _ => rng.word(),
        };
        bytes.extend(word.to_le_bytes());
    }
    let buffer = device.memory_mut().alloc(bytes.len() as u64, "buffer").map_err(|e| e.to_string())?;
    device.memory_mut().write(buffer, &bytes).map_err(|e| e.to_string())?;
    let one = Dim3::new(1, 1, 1);
    let launch = Launch {
        kernel: "kernel",
        grid: one,
        block: Dim3::new(THREADS, 1, 1),
        cluster: None,
        shared: 0,
        params: vec![buffer.to_le_bytes().to_vec()],
    };
    let options = Options { max_instructions: 100_000_000, threads: 1, ..Options::default() };
    let report = device.launch(&launch, &options).map_err(|e| e.to_string())?;
    device.memory().read(buffer, &mut bytes).map_err(|e| e.to_string())?;
    Ok(match report.fault {
        Some(fault) => Outcome::Fault(fault.to_string()),
        None => Outcome::Memory(vec![bytes]),
    })
}

impl Module {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "  {text}");
    }

    fn label(&mut self, name: &str) {
        let _ = writeln!(self.out, "{name}:");
        self.block = name.to_owned();
    }

    fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    fn block_name(&mut self) -> String {
        self.next += 1;
        format!("b{}", self.next)
    }

    /// `name = text`, remembered.
    fn define(&mut self, width: u32, text: &str) -> String {
        let name = self.name();
        self.line(&format!("{name} = {text}"));
        self.values.push((name.clone(), width));
        name
    }

    fn constant(&mut self, width: u32) -> String {
        let bits = match self.rng.below(5) {
            0 => 0,
            1 => 1,
            2 => u64::MAX,
            3 => 1 << self.rng.below(width as usize),
            _ => self.rng.word() >> self.rng.below(64),
        };
        let value = if width == 64 { bits } else { bits & ((1 << width) - 1) };
        if width == 1 { (value == 1).to_string() } else { format!("{}", value as i64) }
    }

    /// A value of a width: a constant, one that is there, or one converted.
    fn value(&mut self, width: u32) -> String {
        if self.rng.percent(15) {
            return self.constant(width);
        }
        let (name, have) = {
            let n = self.values.len();
            let at = self.rng.below(n).max(self.rng.below(n));
            self.values[at].clone()
        };
        if have == width {
            return name;
        }
        let op = match have > width {
            true => "trunc",
            false if self.rng.percent(50) => "zext",
            false => "sext",
        };
        self.define(width, &format!("{op} i{have} {name} to i{width}"))
    }

    fn width(&mut self) -> u32 {
        *self.rng.pick(&WIDTHS)
    }

    fn region(&mut self) {
        self.budget -= 1;
        let nested = self.depth < 3;
        let weights = [
            60,
            12,
            10,
            8,
            if nested { 8 } else { 0 },
            if nested { 5 } else { 0 },
            if nested && self.rounds < 60 { 8 } else { 0 },
        ];
        match self.rng.weighted(&weights) {
            0 => self.arithmetic(),
            1 => self.compare(),
            2 => self.load(),
            3 => {
                let value = self.value(64);
                let at = self.rng.below(WORDS as usize) as u32;
                if self.rng.percent(50) { self.store_at(at, &value) } else { self.store_local(&value) }
            }
            4 => self.diamond(),
            5 => self.switch(),
            _ => self.loop_(),
        }
    }

    fn arithmetic(&mut self) {
        let w = self.width();
        let (a, b) = (self.value(w), self.value(w));
        const OPS: [&str; 13] =
            ["add", "sub", "mul", "and", "or", "xor", "add", "shl", "lshr", "ashr", "udiv", "urem", "sdiv"];
        let op = *self.rng.pick(&OPS);
        let b = match op {
            "shl" | "lshr" | "ashr" => {
                if self.rng.percent(50) {
                    self.rng.below(w as usize).to_string()
                } else if w.is_power_of_two() && w > 1 {
                    self.define(w, &format!("and i{w} {b}, {}", w - 1))
                } else {
                    "0".to_owned()
                }
            }
            // Odd and, for signed division, positive: neither zero nor minus one.
            "udiv" | "urem" => {
                if w == 1 {
                    "true".to_owned()
                } else {
                    self.define(w, &format!("or i{w} {b}, 1"))
                }
            }
            "sdiv" => {
                if w < 7 {
                    return;
                }
                let odd = self.define(w, &format!("or i{w} {b}, 1"));
                let mask = (1u64 << (w - 1)) - 1;
                self.define(w, &format!("and i{w} {odd}, {mask}"))
            }
            _ => b,
        };
        let b = if w == 1 && b == "0" { "false".to_owned() } else { b };
        if self.rng.percent(8) {
            self.define(w, &format!("freeze i{w} {a}"));
        }
        self.define(w, &format!("{op} i{w} {a}, {b}"));
    }

    fn compare(&mut self) {
        let w = self.width();
        let (a, b) = (self.value(w), self.value(w));
        const OPS: [&str; 10] = ["eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"];
        let op = *self.rng.pick(&OPS);
        let c = self.define(1, &format!("icmp {op} i{w} {a}, {b}"));
        if self.rng.percent(50) {
            let w = self.width();
            let (a, b) = (self.value(w), self.value(w));
            self.define(w, &format!("select i1 {c}, i{w} {a}, i{w} {b}"));
        }
    }

    /// A place in the thread's words or in its local copy.
    fn address(&mut self) -> String {
        let p = self.name();
        let index = if self.rng.percent(50) {
            self.rng.below(WORDS as usize).to_string()
        } else {
            let v = self.value(64);
            self.define(64, &format!("and i64 {v}, 15"))
        };
        if self.rng.percent(50) {
            self.line(&format!("{p} = getelementptr i64, ptr %own, i64 {index}"));
        } else {
            self.line(&format!("{p} = getelementptr [16 x i64], ptr %local, i64 0, i64 {index}"));
        }
        p
    }

    fn load(&mut self) {
        let p = self.address();
        // Narrow loads read the low bytes.
        let w = *self.rng.pick(&[8, 16, 32, 64, 64, 64]);
        self.define(w, &format!("load i{w}, ptr {p}, align 8"));
    }

    fn store_local(&mut self, value: &str) {
        let p = self.address();
        self.line(&format!("store i64 {value}, ptr {p}, align 8"));
    }

    fn store_at(&mut self, index: u32, value: &str) {
        let p = self.name();
        self.line(&format!("{p} = getelementptr i64, ptr %own, i64 {index}"));
        self.line(&format!("store i64 {value}, ptr {p}, align 8"));
    }

    /// Some regions in a block of their own; what they define is not seen outside. The last block and a value of a width.
    fn inside(&mut self, width: u32) -> (String, String) {
        let seen = self.values.len();
        self.depth += 1;
        for _ in 0..1 + self.rng.below(4) {
            self.region();
        }
        self.depth -= 1;
        let value = self.value(width);
        self.values.truncate(seen);
        (self.block.clone(), value)
    }

    fn diamond(&mut self) {
        let c = self.value(1);
        let (then, other, join) = (self.block_name(), self.block_name(), self.block_name());
        let w = self.width();
        self.line(&format!("br i1 {c}, label %{then}, label %{other}"));
        self.label(&then);
        let (then_end, a) = self.inside(w);
        self.line(&format!("br label %{join}"));
        self.label(&other);
        let (other_end, b) = self.inside(w);
        self.line(&format!("br label %{join}"));
        self.label(&join);
        self.define(w, &format!("phi i{w} [ {a}, %{then_end} ], [ {b}, %{other_end} ]"));
    }

    fn switch(&mut self) {
        let e = self.value(8);
        let count = 2 + self.rng.below(4);
        let w = self.width();
        let blocks: Vec<String> = (0..count).map(|_| self.block_name()).collect();
        let join = self.block_name();
        let mut cases = String::new();
        let mut label = 0;
        for block in blocks.iter().skip(1) {
            for _ in 0..1 + self.rng.below(2) {
                let _ = write!(cases, " i8 {label}, label %{block}");
                label += 1 + self.rng.below(3);
            }
        }
        self.line(&format!("switch i8 {e}, label %{} [{cases} ]", blocks[0]));
        let mut incoming = Vec::new();
        for block in &blocks {
            self.label(block);
            let (end, value) = self.inside(w);
            self.line(&format!("br label %{join}"));
            incoming.push(format!("[ {value}, %{end} ]"));
        }
        self.label(&join);
        self.define(w, &format!("phi i{w} {}", incoming.join(", ")));
    }

    fn loop_(&mut self) {
        let most = *self.rng.pick(&[1u32, 2, 3, 4, 7, 8, 17]);
        let w = self.width();
        let start = self.value(w);
        let bound = if self.rng.percent(50) {
            most.to_string()
        } else {
            let v = self.value(32);
            let r = self.define(32, &format!("urem i32 {v}, {most}"));
            self.define(32, &format!("add i32 {r}, 1"))
        };
        let (head, exit) = (self.block_name(), self.block_name());
        let before = self.block.clone();
        let (i, acc, next) = (self.name(), self.name(), self.name());
        self.line(&format!("br label %{head}"));
        self.label(&head);
        // The phis name what the end of the body defines: they are put in afterwards.
        let place = self.out.len();
        let seen = self.values.len();
        self.values.push((i.clone(), 32));
        self.values.push((acc.clone(), w));
        self.rounds *= most;
        let (end, value) = self.inside(w);
        self.rounds /= most;
        self.values.truncate(seen);
        let more = self.name();
        self.line(&format!("{next} = add i32 {i}, 1"));
        self.line(&format!("{more} = icmp ult i32 {next}, {bound}"));
        // `value` may be a value of before the loop: it is fine in the phi.
        self.line(&format!("br i1 {more}, label %{head}, label %{exit}"));
        let phis = format!(
            "  {i} = phi i32 [ 0, %{before} ], [ {next}, %{end} ]\n  {acc} = phi i{w} [ {start}, %{before} ], [ {value}, %{end} ]\n"
        );
        self.out.insert_str(place, &phis);
        self.label(&exit);
        // Values of the loop are seen after it.
        self.values.push((acc, w));
        self.values.push((next, 32));
    }
}
