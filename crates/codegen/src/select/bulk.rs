//! Bulk asynchronous copies and tensor copies (TMA). Optional operands are chosen by constant flags at the end of
//! the argument list.

use oxicc_arch::Feature;
use oxicc_ir::Value;

use super::{Res, Sel, fail};
use crate::mir::{Class, Opnd};

/// What a tensor copy can combine with what is in memory.
const REDUCTIONS: [&str; 8] = ["add", "min", "max", "inc", "dec", "and", "or", "xor"];

impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn bulk_copy(&mut self, name: &str, args: &[Value]) -> Res<bool> {
        self.require(Feature::BulkAsync, name)?;
        let rest = &name["cp.async.bulk.".len()..];
        if let Some(tensor) = rest.strip_prefix("tensor.") {
            return self.tensor_copy(tensor, args);
        }
        let base = super::generic::base_name(rest);
        // Arguments, the place of the first flag, and the modifiers that the flags stand for with their operands.
        let (text, operands, first, optional): (&str, &[usize], usize, &[(&str, usize)]) = match base {
            "global.to.shared.cluster" => (
                "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes",
                &[0, 2, 3, 1],
                6,
                &[(".multicast::cluster", 4), (".L2::cache_hint", 5)],
            ),
            "global.to.shared.cta" => (
                "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes",
                &[0, 2, 3, 1],
                5,
                &[(".L2::cache_hint", 4)],
            ),
            "shared.cta.to.cluster" => (
                "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes",
                &[0, 2, 3, 1],
                4,
                &[],
            ),
            "shared.cta.to.global" | "shared.cta.to.global.bytemask" => {
                ("cp.async.bulk.global.shared::cta.bulk_group", &[0, 1, 2], 4, &[(".L2::cache_hint", 3)])
            }
            "prefetch.L2" => ("cp.async.bulk.prefetch.L2.global", &[0, 1], 3, &[(".L2::cache_hint", 2)]),
            _ => return Ok(false),
        };
        let bytemask = base.ends_with(".bytemask");
        if args.len() < first + optional.len() + usize::from(bytemask) {
            return fail(format!("llvm.nvvm.{name} called with too few arguments"));
        }
        let mut text = text.to_string();
        let mut uses = Vec::new();
        for &i in operands {
            let is_pointer = self.types.addr_space(self.ty(args[i])).is_some();
            uses.push(if is_pointer { self.place(args[i])? } else { self.word(args[i])? });
        }
        self.optional(args, first, optional, &mut text, &mut uses)?;
        if bytemask {
            self.require(Feature::TmaIm2colW, name)?;
            text.push_str(".cp_mask");
            uses.push(self.one_reg(args[5])?);
        }
        let operation = self.operation(&text)?;
        self.effect(operation, &[], &uses);
        Ok(true)
    }

    /// Operands that constant flags ask for.
    fn optional(
        &mut self,
        args: &[Value],
        first: usize,
        optional: &[(&str, usize)],
        text: &mut String,
        uses: &mut Vec<Opnd>,
    ) -> Res {
        for (i, &(modifier, operand)) in optional.iter().enumerate() {
            if self.flag(args, first + i)? {
                text.push_str(modifier);
                uses.push(self.one_reg(args[operand])?);
            }
        }
        Ok(())
    }

    fn flag(&self, args: &[Value], at: usize) -> Res<bool> {
        match args.get(at).and_then(|&v| self.f.as_u64(v)) {
            Some(v) => Ok(v & 1 == 1),
            None => fail("argument of an intrinsic must be a constant"),
        }
    }

    fn place(&mut self, v: Value) -> Res<Opnd> {
        let a = self.address(v)?;
        let a = self.fit(a);
        Ok(self.mem(a))
    }

    fn word(&mut self, v: Value) -> Res<Opnd> {
        let o = self.one(v)?;
        Ok(self.reg(o, Class::B32))
    }

    /// `[tensor map, {coordinates}]`
    fn coordinates(&mut self, map: Value, coords: &[Value]) -> Res<Vec<Opnd>> {
        let map = self.one_reg(map)?;
        let mut out = vec![Opnd::Tuple(2), map, Opnd::Group(coords.len() as u8)];
        for &c in coords {
            out.push(self.word(c)?);
        }
        Ok(out)
    }

    fn tensor_copy(&mut self, name: &str, args: &[Value]) -> Res<bool> {
        self.require(Feature::Tma, name)?;
        let Some((n, what)) = name.split('.').enumerate().find_map(|(i, w)| {
            let n = w.strip_suffix('d')?.parse::<usize>().ok().filter(|n| (1..=5).contains(n))?;
            Some((n, name.split('.').take(i).collect::<Vec<_>>().join(".")))
        }) else {
            return Ok(false);
        };
        let (what, mode) = match what.split_once('.') {
            Some(("reduce", rest)) => match rest.split_once('.') {
                Some((op, mode)) => (format!("reduce.{op}"), mode),
                None => return Ok(false),
            },
            Some(("g2s", rest)) => match rest.strip_prefix("cta.") {
                Some(mode) => ("g2s.cta".to_string(), mode),
                None => ("g2s".to_string(), rest),
            },
            Some((what, mode)) => (what.to_string(), mode),
            None => return Ok(false),
        };
        let store = what == "s2g" || what.starts_with("reduce.");
        let (ptx_mode, coordinates, offsets) = match mode {
            "tile" => ("tile", n, 0),
            "im2col" if store => ("im2col_no_offs", n, 0),
            "im2col" => ("im2col", n, n.saturating_sub(2)),
            "im2col.w" => ("im2col::w", n, 2),
            "im2col.w.128" => ("im2col::w::128", n, 2),
            "tile.gather4" if !store => ("tile::gather4", 5, 0),
            "tile.scatter4" if what == "s2g" => ("tile::scatter4", 5, 0),
            _ => return Ok(false),
        };
        if mode.starts_with("im2col") && n < 3 {
            return fail("NumDims should be at least 3 for Im2Col or Im2Col_W or Im2Col_W128 mode");
        }
        if ptx_mode.contains("::") {
            self.require(Feature::TmaIm2colW, name)?;
        }
        // Pointers, coordinates, offsets, what flags ask for, flags.
        let pointers = match what.as_str() {
            "g2s" | "g2s.cta" => 3,
            "prefetch" => 1,
            _ => 2,
        };
        let at = pointers + coordinates + offsets;
        let optional: &[(&str, usize)] = match what.as_str() {
            "g2s" => &[(".multicast::cluster", 0), (".L2::cache_hint", 1)],
            _ => &[(".L2::cache_hint", 0)],
        };
        if args.len() < at + 2 * optional.len() {
            return fail(format!("llvm.nvvm.cp.async.bulk.tensor.{name} called with too few arguments"));
        }
        let (mut text, map) = match what.as_str() {
            "g2s" => (
                format!(
                    "cp.async.bulk.tensor.{n}d.shared::cluster.global.{ptx_mode}.mbarrier::complete_tx::bytes"
                ),
                2,
            ),
            "g2s.cta" => (
                format!(
                    "cp.async.bulk.tensor.{n}d.shared::cta.global.{ptx_mode}.mbarrier::complete_tx::bytes"
                ),
                2,
            ),
            "prefetch" => (format!("cp.async.bulk.prefetch.tensor.{n}d.L2.global.{ptx_mode}"), 0),
            "s2g" => (format!("cp.async.bulk.tensor.{n}d.global.shared::cta.{ptx_mode}.bulk_group"), 1),
            _ => match what.strip_prefix("reduce.") {
                Some(op) if REDUCTIONS.contains(&op) => (
                    format!("cp.reduce.async.bulk.tensor.{n}d.global.shared::cta.{op}.{ptx_mode}.bulk_group"),
                    1,
                ),
                _ => return Ok(false),
            },
        };
        let mut uses = Vec::new();
        if map == 2 {
            uses.push(self.place(args[0])?);
        }
        uses.extend(self.coordinates(args[map], &args[pointers..pointers + coordinates])?);
        match map {
            2 => uses.push(self.place(args[1])?),
            1 => uses.push(self.place(args[0])?),
            _ => {}
        }
        self.push_offsets(&args[pointers + coordinates..at], &mut uses)?;
        // The group of blocks is named between the modifiers for the mask and for the hint.
        let group = match args.get(at + 4).filter(|_| what == "g2s") {
            None => "",
            Some(&v) => match self.f.as_u64(v) {
                Some(0) => "",
                Some(1) => ".cta_group::1",
                Some(2) => ".cta_group::2",
                _ => return fail("group of a tensor copy must be 0, 1 or 2"),
            },
        };
        if !group.is_empty() {
            self.require(Feature::TmaTwoCta, name)?;
        }
        for (i, &(modifier, operand)) in optional.iter().enumerate() {
            if i + 1 == optional.len() {
                text.push_str(group);
            }
            self.optional(args, at + optional.len() + i, &[(modifier, at + operand)], &mut text, &mut uses)?;
        }
        let operation = self.operation(&text)?;
        self.effect(operation, &[], &uses);
        Ok(true)
    }

    fn push_offsets(&mut self, offsets: &[Value], uses: &mut Vec<Opnd>) -> Res {
        if offsets.is_empty() {
            return Ok(());
        }
        uses.push(Opnd::Group(offsets.len() as u8));
        for &o in offsets {
            uses.push(self.one_reg(o)?);
        }
        Ok(())
    }
}
