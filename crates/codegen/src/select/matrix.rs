//! Tensor-core intrinsics: `mma` and `wmma`. The name says shape, layouts and types; the number of registers of
//! each fragment follows from them.

use oxicc_arch::Feature;
use oxicc_ir::{Inst, Value};

use super::{Fail, Parts, Res, Sel, fail};
use crate::mir::Opnd;

/// `m16n8k16`
fn shape(text: &str) -> Option<(u32, u32, u32)> {
    let rest = text.strip_prefix('m')?;
    let (m, rest) = rest.split_once('n')?;
    let (n, k) = rest.split_once('k')?;
    Some((m.parse().ok()?, n.parse().ok()?, k.parse().ok()?))
}

/// Bits of an element type.
fn bits(ty: &str) -> Option<u32> {
    Some(match ty {
        "b1" => 1,
        "s4" | "u4" => 4,
        "s8" | "u8" | "e4m3" | "e5m2" | "e3m2" | "e2m3" | "e2m1" => 8,
        "f16" | "bf16" => 16,
        "tf32" | "f32" | "s32" => 32,
        "f64" => 64,
        _ => return None,
    })
}

/// Registers per thread of a `rows x cols` fragment.
fn registers(rows: u32, cols: u32, ty: &str) -> Option<usize> {
    let elements = rows * cols / 32;
    Some(match ty {
        "f64" => elements as usize,
        _ => ((rows * cols * bits(ty)?) / 1024).max(1) as usize,
    })
}

/// Types of a signature: D, A, B, C.
fn types<'s>(sig: &[&'s str]) -> Option<[&'s str; 4]> {
    Some(match *sig {
        [d, a, b, c] => [d, a, b, c],
        [d @ ("f16" | "f32"), c @ ("f16" | "f32")] => [d, "f16", "f16", c],
        [a, b] => ["s32", a, b, "s32"],
        [a @ ("bf16" | "tf32")] => ["f32", a, a, "f32"],
        ["f64"] => ["f64"; 4],
        [a] => ["s32", a, a, "s32"],
        _ => return None,
    })
}

/// Sizes of the operands after the matrices.
#[derive(Default)]
struct Tail {
    sizes: smallvec::SmallVec<[u8; 6]>,
    /// Arguments in all of them.
    len: usize,
}

impl Tail {
    fn push(&mut self, sizes: &[u8]) {
        self.sizes.extend_from_slice(sizes);
        self.len += sizes.iter().map(|n| usize::from(*n)).sum::<usize>();
    }
}

/// An instruction on fragments of matrices, without its operands.
pub(crate) struct Wmma<'n> {
    /// `@0` is where the space of the address goes.
    pub opcode: String,
    pub kind: WmmaKind,
    /// Type of the elements that decides what has the instruction.
    element: &'n str,
    /// Products of bits by AND.
    and: bool,
}

/// What an instruction on fragments takes besides them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WmmaKind {
    Load {
        stride: bool,
    },
    Store {
        stride: bool,
    },
    /// Registers of the first two matrices.
    Product {
        a: usize,
        b: usize,
    },
}

impl Wmma<'_> {
    fn features(&self) -> impl Iterator<Item = Feature> + use<> {
        let element = match self.element {
            "bf16" | "tf32" | "f64" => Feature::WmmaAmpere,
            "s8" | "u8" | "s32" => Feature::WmmaInt8,
            "s4" | "u4" | "b1" => Feature::WmmaSubByte,
            _ => Feature::Wmma,
        };
        let operation = match self.kind {
            WmmaKind::Product { .. } if self.and => Feature::WmmaAmpere,
            WmmaKind::Product { .. } => Feature::Wmma,
            _ => element,
        };
        [operation, element].into_iter()
    }
}

/// The instruction of `wmma.SHAPE.OPERATION...`, or why there is none.
pub(crate) fn wmma(name: &str) -> Result<Wmma<'_>, String> {
    let unsupported = || format!(" Error: unsupported operation: llvm.nvvm.{name}");
    let words: Vec<&str> = name.split('.').filter(|w| !is_pointer_suffix(w)).collect();
    let strided = |rest: &[&str]| match *rest {
        ["stride"] => Ok(true),
        [] => Ok(false),
        _ => Err(unsupported()),
    };
    match words[..] {
        ["wmma", geom, "load", frag, layout, ref rest @ .., element] => {
            let stride = strided(rest)?;
            let opcode = format!("wmma.load.{frag}.sync.aligned.{layout}.{geom}@0.{element}");
            Ok(Wmma { opcode, kind: WmmaKind::Load { stride }, element, and: false })
        }
        ["wmma", geom, "store", "d", layout, ref rest @ .., element] => {
            let stride = strided(rest)?;
            let opcode = format!("wmma.store.d.sync.aligned.{layout}.{geom}@0.{element}");
            Ok(Wmma { opcode, kind: WmmaKind::Store { stride }, element, and: false })
        }
        ["wmma", geom, "mma", ref rest @ ..] => wmma_product(name, geom, rest),
        _ => Err(unsupported()),
    }
}

fn wmma_product<'n>(name: &'n str, geom: &str, words: &[&'n str]) -> Result<Wmma<'n>, String> {
    let wrong = || "Wrong MMA element type".to_string();
    let (op, rest) = match words {
        [op @ ("xor" | "and"), "popc", rest @ ..] => (format!(".{op}.popc"), rest),
        _ => (String::new(), words),
    };
    let [al, bl, rest @ ..] = rest else { return Err(wrong()) };
    let (sat, rest) = match rest {
        [head @ .., "satfinite"] => (".satfinite", head),
        _ => ("", rest),
    };
    let (rnd, sig) = match rest {
        [r @ ("rn" | "rz" | "rm" | "rp"), sig @ ..] => (format!(".{r}"), sig),
        _ => (String::new(), rest),
    };
    let (Some((m, n, k)), Some([d, a, b, c])) = (shape(geom), types(sig)) else { return Err(wrong()) };
    if a == "f16" && !sat.is_empty() {
        return Err(format!(
            " Error: unsupported operation: PTX has no instruction for llvm.nvvm.{name} since version 6.5"
        ));
    }
    let (Some(mut na), Some(mut nb)) = (registers(m, k, a), registers(k, n, b)) else { return Err(wrong()) };
    if a == "f16" {
        (na, nb) = (8, 8);
    }
    let types = if a == "f16" { format!(".{d}.{c}") } else { format!(".{d}.{a}.{b}.{c}") };
    let rnd = if a == "f64" && rnd.is_empty() { ".rn".to_string() } else { rnd };
    let rnd = if a == "f64" { rnd } else { String::new() };
    let opcode = format!("wmma.mma{op}.sync.aligned.{al}.{bl}.{geom}{types}{rnd}{sat}");
    Ok(Wmma { opcode, kind: WmmaKind::Product { a: na, b: nb }, element: a, and: op == ".and.popc" })
}

/// A function of NVIDIA's compilers on fragments, whose layout is an argument, as LLVM's function of the same meaning.
struct Named {
    name: String,
    kind: NamedKind,
}

enum NamedKind {
    Load,
    Store,
    Product { constants: usize },
}

impl Named {
    /// From the words of the name and the constant arguments.
    fn read(words: &[&str], constant: impl Fn(usize) -> Option<u64>) -> Option<Named> {
        let layout = |bit: u64| if bit & 1 == 0 { "row" } else { "col" };
        let (named, kind) = match *words {
            [kind, geom, "ld", frag, ref rest @ ..] => {
                let ty = match (kind, frag, rest) {
                    ("hmma", "a" | "b", []) => "f16",
                    ("imma" | "bmma", "c", []) => "s32",
                    (_, _, &[ty]) => ty,
                    _ => return None,
                };
                let layout = layout(constant(2)?);
                (format!("wmma.{geom}.load.{frag}.{layout}.stride.{ty}"), NamedKind::Load)
            }
            [_, geom, "st", "c", ty] => {
                let ty = if ty == "i32" { "s32" } else { ty };
                let layout = layout(constant(2)?);
                (format!("wmma.{geom}.store.d.{layout}.stride.{ty}"), NamedKind::Store)
            }
            [kind, geom, "mma", ref rest @ ..] => {
                let layouts = constant(0)?;
                let layouts = format!("{}.{}", layout(layouts >> 1), layout(layouts));
                match *rest {
                    [op, "popc", ty] if kind == "bmma" => (
                        format!("wmma.{geom}.mma.{op}.popc.{layouts}.{ty}"),
                        NamedKind::Product { constants: 1 },
                    ),
                    _ => {
                        let sat = if constant(1)? != 0 { ".satfinite" } else { "" };
                        let types = rest.join(".");
                        (
                            format!("wmma.{geom}.mma.{layouts}.{types}{sat}"),
                            NamedKind::Product { constants: 2 },
                        )
                    }
                }
            }
            _ => return None,
        };
        Some(Named { name: named, kind })
    }

    /// The arguments of LLVM's function: which ones of these.
    fn order(&self, len: usize) -> impl Iterator<Item = usize> + use<> {
        let (head, middle, last) = match self.kind {
            NamedKind::Load => (0..2, 0..0, None),
            NamedKind::Store => (0..1, 3..len, Some(1)),
            NamedKind::Product { constants } => (constants..len, 0..0, None),
        };
        head.chain(middle).chain(last)
    }
}

impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn matrix_intrinsic(&mut self, inst: Inst, name: &str, args: &[Value]) -> Res<bool> {
        let words: Vec<&str> = name.split('.').filter(|w| !is_pointer_suffix(w)).collect();
        match words[..] {
            ["mma", ref rest @ ..] => self.mma(inst, rest, args),
            ["hmma" | "imma" | "bmma", ..] => {
                let named = Named::read(&words, |i| args.get(i).and_then(|&v| self.f.as_u64(v)));
                let Some(named) = named else {
                    return fail(format!(" Error: unsupported operation: llvm.nvvm.{name}"));
                };
                let args: Vec<Value> = named.order(args.len()).filter_map(|i| args.get(i).copied()).collect();
                let form = wmma(&named.name).map_err(Fail)?;
                self.fragments(inst, name, &form, &args)
            }
            ["wmma", ..] => {
                let form = wmma(name).map_err(Fail)?;
                self.fragments(inst, name, &form, args)
            }
            _ => fail(format!(" Error: unsupported operation: llvm.nvvm.{name}")),
        }
    }

    /// `mma[.sp[.ordered.metadata]][.block.scale]...`
    fn mma(&mut self, inst: Inst, words: &[&str], args: &[Value]) -> Res<bool> {
        let wrong = || fail("Wrong MMA element type");
        let (opcode, words) = match words {
            ["sp", "ordered", "metadata", rest @ ..] => ("mma.sp::ordered_metadata", rest),
            ["sp", rest @ ..] => ("mma.sp", rest),
            rest => ("mma", rest),
        };
        let sparse = opcode != "mma";
        let (scaled, words) = match words {
            ["block", "scale", rest @ ..] => (true, rest),
            rest => (false, rest),
        };
        let (op, rest) = match words {
            [op @ ("xor" | "and"), "popc", rest @ ..] => (format!(".{op}.popc"), rest),
            _ => (String::new(), words),
        };
        let [geom, al, bl, rest @ ..] = rest else { return wrong() };
        let (kind, rest) = match rest {
            ["kind", kind, rest @ ..] => (format!(".kind::{kind}"), rest),
            [kind, "scale", size, rest @ ..] if scaled => {
                (format!(".kind::{kind}.block_scale.scale_vec::{}", size.to_uppercase()), rest)
            }
            [kind, rest @ ..] if scaled => (format!(".kind::{kind}.block_scale"), rest),
            rest => (String::new(), rest),
        };
        let (scale_type, rest) = match rest {
            [head @ .., last] if scaled => (format!(".{last}"), head),
            rest => (String::new(), rest),
        };
        let (sat, sig) = match rest {
            ["satfinite", sig @ ..] => (".satfinite", sig),
            sig => ("", sig),
        };
        let (Some((m, n, k)), Some([d, a, b, c])) = (shape(geom), types(sig)) else { return wrong() };
        let same = d == c || matches!((*geom, d, c), ("m8n8k4", "f32", "f16") | ("m8n8k4", "f16", "f16"));
        if !same {
            return fail(format!(
                " Error: unsupported operation: PTX has no instruction for llvm.nvvm.mma.{geom} with {c} accumulators and {d} results"
            ));
        }
        if scale_type == ".ue8m0" && kind.ends_with("4X") {
            return fail(" Error: unsupported operation: PTX has no mma with four ue8m0 scales per vector");
        }
        let feature = match (a, *geom) {
            _ if scaled || kind == ".kind::f8f6f4" => Feature::MmaBlockScale,
            ("e4m3" | "e5m2", _) => Feature::MmaFp8,
            _ if sparse => Feature::MmaSparse,
            ("f16", "m8n8k4") => Feature::MmaVolta,
            ("f16", "m16n8k8") => Feature::MmaTuring,
            ("s8" | "u8", "m8n8k16") | ("s4" | "u4", "m8n8k32") => Feature::MmaTuring,
            ("b1", "m8n8k128") if op == ".xor.popc" => Feature::MmaTuring,
            ("f64", "m8n8k4") => Feature::MmaAmpere,
            ("f64", _) => Feature::MmaF64Wide,
            _ => Feature::MmaAmpere,
        };
        self.require(feature, &format!("llvm.nvvm.{}", opcode.replace("::", ".").replace('_', ".")))?;
        // Pairs of 4-bit elements share a byte in the kinds for them only.
        let packed = |ty: &str| scaled && kind.starts_with(".kind::mxf4") && ty == "e2m1";
        let count = |rows: u32, cols: u32, ty: &str| {
            registers(rows, cols, ty).map(|r| if packed(ty) { r.div_ceil(2) } else { r })
        };
        let (Some(mut na), Some(mut nb)) = (count(m, k, a), count(k, n, b)) else { return wrong() };
        if sparse {
            // Half of the elements of A are there.
            na /= 2;
        }
        if *geom == "m8n8k4" && a == "f16" {
            // Four independent products: each thread holds a row or column of one of them.
            (na, nb) = (2, 2);
        }
        let text =
            format!("{opcode}.sync.aligned.{geom}.{al}.{bl}{kind}{sat}.{d}.{a}.{b}.{c}{op}{scale_type}");
        // Metadata and selector; scale and its byte and thread for either side.
        let mut tail = Tail::default();
        if sparse {
            tail.push(&[1, 1]);
        }
        if scaled {
            tail.push(&[1, 2, 1, 2]);
        }
        self.mma_operands(inst, &text, args, na, nb, &tail)?;
        Ok(true)
    }

    /// An instruction on fragments.
    fn fragments(&mut self, inst: Inst, name: &str, form: &Wmma, args: &[Value]) -> Res<bool> {
        for feature in form.features() {
            self.require(feature, name)?;
        }
        let opcode = &form.opcode;
        match form.kind {
            WmmaKind::Load { stride } => {
                let tail = if stride { ", 1" } else { "" };
                self.expand_form(inst, &format!("{opcode} {{d}}, [0]{tail}"), args, false)?;
            }
            WmmaKind::Store { stride } => {
                let last = args.len().saturating_sub(usize::from(stride));
                let list: Vec<String> = (1..last).map(|i| i.to_string()).collect();
                let tail = if stride { format!(", {last}") } else { String::new() };
                self.expand_form(inst, &format!("{opcode} [0], {{{}}}{tail}", list.join(",")), args, false)?;
            }
            WmmaKind::Product { a, b } => self.mma_operands(inst, opcode, args, a, b, &Tail::default())?,
        }
        Ok(true)
    }

    /// D, A, B and C as four groups, then what sparse and scaled products need.
    fn mma_operands(
        &mut self,
        inst: Inst,
        text: &str,
        args: &[Value],
        na: usize,
        nb: usize,
        tail: &Tail,
    ) -> Res {
        let Some(r) = self.f.result(inst) else { return Ok(()) };
        let Some(first) = args.len().checked_sub(tail.len) else {
            return fail("matrix intrinsic with too few arguments");
        };
        let (args, last) = args.split_at(first);
        let mut flat = Parts::new();
        for &a in args {
            for p in self.form_value(a)? {
                let class = match p {
                    Opnd::F32(_) => Some(crate::mir::Class::F32),
                    Opnd::F64(_) => Some(crate::mir::Class::F64),
                    Opnd::Imm(_) => Some(crate::mir::Class::B32),
                    _ => None,
                };
                flat.push(match class {
                    Some(c) => self.reg(p, c),
                    None => p,
                });
            }
        }
        if flat.len() < na + nb {
            return fail("matrix intrinsic with too few arguments");
        }
        let leaves = self.raw_leaves(r)?;
        let results: Parts = leaves
            .iter()
            .map(|&l| {
                let class = self.class(l);
                Opnd::Reg(self.m.new_reg(class))
            })
            .collect();
        let mut defs = vec![Opnd::Group(results.len() as u8)];
        defs.extend_from_slice(&results);
        let mut uses = Vec::new();
        for part in [&flat[..na], &flat[na..na + nb], &flat[na + nb..]] {
            uses.push(Opnd::Group(part.len() as u8));
            uses.extend_from_slice(part);
        }
        let mut last = last.iter();
        for &size in &tail.sizes {
            if size > 1 {
                uses.push(Opnd::Group(size));
            }
            for &v in last.by_ref().take(usize::from(size)) {
                // Constants stay: some of these must be.
                uses.push(match self.f.as_i64(self.types, v) {
                    Some(n) => Opnd::Imm(n),
                    None => self.one_reg(v)?,
                });
            }
        }
        let operation = self.operation(text)?;
        self.effect(operation, &defs, &uses);
        if self.is_demanded(r) { self.set(r, &results) } else { Ok(()) }
    }
}

fn is_pointer_suffix(word: &str) -> bool {
    word.strip_prefix('p').is_some_and(|d| d.starts_with(|c: char| c.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fragment_sizes() {
        assert_eq!(shape("m16n8k16"), Some((16, 8, 16)));
        assert_eq!(registers(16, 16, "f16"), Some(4));
        assert_eq!(registers(16, 8, "f16"), Some(2));
        assert_eq!(registers(8, 4, "f64"), Some(1));
        assert_eq!(registers(8, 128, "b1"), Some(1));
        assert_eq!(registers(16, 256, "b1"), Some(4));
        assert_eq!(types(&["f32", "f16"]), Some(["f32", "f16", "f16", "f16"]));
        assert_eq!(types(&["s8", "u8"]), Some(["s32", "s8", "u8", "s32"]));
    }
}
