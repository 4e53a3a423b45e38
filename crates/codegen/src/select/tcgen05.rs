//! `tcgen05.mma`: the name says what the operation is, constant arguments at the end choose kind, group and collector.
//!
//! | arguments of the intrinsic | operands in PTX |
//! | --- | --- |
//! | D, A, B, description, input D?, [metadata] | [D], A or [A], B, [metadata], description, ..., input D?, ... |

use oxicc_arch::Feature;
use oxicc_ir::Value;

use super::{Res, Sel, fail};
use crate::mir::{Class, Opnd};

/// Kinds by number.
const KINDS: [&str; 4] = ["kind::f16", "kind::tf32", "kind::f8f6f4", "kind::i8"];
/// What happens to the collector, by number.
const COLLECTOR: [&str; 4] = ["discard", "lastuse", "fill", "use"];

/// The words of a name after `tcgen05.mma.`.
#[derive(Default)]
struct Name<'n> {
    ws: bool,
    sparse: bool,
    /// A lies in tensor memory.
    tensor: bool,
    scaled: Option<&'n str>,
    scale_vector: Option<&'n str>,
    scale_d: bool,
    ashift: bool,
    /// `disable_output_lane`, and the group it is for.
    lanes: Option<u64>,
    zero_column_mask: bool,
}

impl<'n> Name<'n> {
    fn parse(words: &[&'n str]) -> Option<Name<'n>> {
        let mut n = Name::default();
        let mut space = false;
        for word in words {
            match *word {
                "ws" => n.ws = true,
                "sp" => n.sparse = true,
                "tensor" | "shared" => (n.tensor, space) = (*word == "tensor", true),
                "mxf8f6f4" | "mxf4" | "mxf4nvf4" => n.scaled = Some(word),
                "block_scale" => {}
                "block16" | "block32" => n.scale_vector = Some(word),
                "scale_d" => n.scale_d = true,
                "ashift" => n.ashift = true,
                "disable_output_lane" | "cg1" => n.lanes = Some(1),
                "cg2" => n.lanes = Some(2),
                "zero_col_mask" => n.zero_column_mask = true,
                _ => return None,
            }
        }
        space.then_some(n)
    }

    /// Number of arguments.
    fn arity(&self) -> usize {
        let common = 5 + usize::from(self.sparse);
        common
            + if self.ws {
                usize::from(self.zero_column_mask) + 3
            } else if self.scaled.is_some() {
                4
            } else {
                usize::from(self.scale_d) + 3
            }
    }
}

impl<'a, 'm> Sel<'a, 'm> {
    /// `llvm.nvvm.tcgen05.mma.*`; the name comes without `tcgen05.mma.`.
    pub(super) fn tcgen05_mma(&mut self, name: &str, args: &[Value]) -> Res<bool> {
        let words: Vec<&str> = name.split('.').collect();
        let Some(n) = Name::parse(&words) else { return Ok(false) };
        let full = format!("llvm.nvvm.tcgen05.mma.{name}");
        self.require(Feature::Tcgen05, &full)?;
        if args.len() < n.arity() {
            return fail(format!("{full} called with too few arguments"));
        }
        // Common operands first.
        let d = self.tensor_place(args[0])?;
        let a = if n.tensor { self.tensor_place(args[1])? } else { self.one_reg(args[1])? };
        let (b, description, input) =
            (self.one_reg(args[2])?, self.one_reg(args[3])?, self.one_reg(args[4])?);
        let mut uses = vec![d, a, b];
        let mut at = 5;
        if n.sparse {
            uses.push(self.tensor_place(args[at])?);
            at += 1;
        }
        uses.push(description);
        let sp = if n.sparse { ".sp" } else { "" };
        let text = if n.ws {
            let mask = if n.zero_column_mask {
                at += 1;
                Some(self.one_reg(args[at - 1])?)
            } else {
                None
            };
            let kind = self.choice(&full, args, at, &KINDS)?;
            let buffer = self.choice(&full, args, at + 1, &["b0", "b1", "b2", "b3"])?;
            let usage = self.choice(&full, args, at + 2, &COLLECTOR)?;
            self.kind_gate(kind, &full)?;
            uses.push(input);
            uses.extend(mask);
            format!("tcgen05.mma.ws{sp}.cta_group::1.{kind}.collector::{buffer}::{usage}")
        } else if let Some(kind) = n.scaled {
            uses.push(self.tensor_place(args[at])?);
            uses.push(self.tensor_place(args[at + 1])?);
            uses.push(input);
            let group = self.choice(&full, args, at + 2, &["", "1", "2"])?;
            let usage = self.choice(&full, args, at + 3, &COLLECTOR)?;
            let vector = n.scale_vector.map(|v| format!(".{v}")).unwrap_or_default();
            format!(
                "tcgen05.mma{sp}.cta_group::{group}.kind::{kind}.block_scale{vector}.collector::a::{usage}"
            )
        } else {
            let scale = if n.scale_d {
                self.require(Feature::Tcgen05ScaleInputD, &full)?;
                at += 1;
                match self.f.as_u64(args[at - 1]) {
                    Some(n @ 0..=15) => Some(Opnd::Imm(n as i64)),
                    _ => return fail(format!("scale of {full} must be a constant from 0 to 15")),
                }
            } else {
                None
            };
            let lanes = match n.lanes {
                Some(_) => {
                    at += 1;
                    Some(self.form_value(args[at - 1])?)
                }
                None => None,
            };
            let kind = self.choice(&full, args, at, &KINDS)?;
            self.kind_gate(kind, &full)?;
            let (group, usage_at) = match n.lanes {
                Some(1) => ("1", at + 1),
                Some(_) => ("2", at + 1),
                None => (self.choice(&full, args, at + 1, &["", "1", "2"])?, at + 2),
            };
            let usage = self.choice(&full, args, usage_at, &COLLECTOR)?;
            if let Some(lanes) = lanes {
                uses.push(Opnd::Group(lanes.len() as u8));
                for l in lanes {
                    uses.push(self.reg(l, Class::B32));
                }
            }
            uses.push(input);
            uses.extend(scale);
            let ashift = if n.ashift { ".ashift" } else { "" };
            format!("tcgen05.mma{sp}.cta_group::{group}.{kind}{ashift}.collector::a::{usage}")
        };
        let operation = self.operation(&text)?;
        self.effect(operation, &[], &uses);
        Ok(true)
    }

    fn kind_gate(&self, kind: &str, name: &str) -> Res {
        if kind == "kind::i8" { self.require(Feature::Tcgen05I8, name) } else { Ok(()) }
    }

    /// A word chosen by a constant argument.
    fn choice(&self, name: &str, args: &[Value], at: usize, words: &[&'static str]) -> Res<&'static str> {
        match args.get(at).and_then(|&v| self.f.as_u64(v)).and_then(|n| words.get(n as usize)) {
            Some(word) if !word.is_empty() => Ok(word),
            _ => fail(format!("argument {at} of {name} must be a constant in its range")),
        }
    }

    /// `[address]` in tensor memory.
    fn tensor_place(&mut self, v: Value) -> Res<Opnd> {
        match self.tensor_address(v)? {
            Opnd::Reg(r) => Ok(Opnd::Mem(r, 0)),
            _ => fail("tensor memory address of an unsupported type"),
        }
    }
}
