//! Bulk asynchronous copies and tensor copies (TMA). Optional operands are chosen by constant flags at the end of
//! the argument list.

use oxicc_ir::Value;
use oxicc_target::Feature;

use super::{Res, Sel, fail};
use crate::mir::{Class, Opnd};

impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn bulk_copy(&mut self, name: &str, args: &[Value]) -> Res<bool> {
        self.require(Feature::BulkAsync, name)?;
        let rest = &name["cp.async.bulk.".len()..];
        if let Some(tensor) = rest.strip_prefix("tensor.") {
            return self.tensor_copy(tensor, args);
        }
        let base = super::generic::base_name(rest);
        match base {
            "global.to.shared.cluster" | "global.to.shared.cta" => {
                let (mask, hint) = (self.flag(args, 6)?, self.flag(args, 7)?);
                let to = if base.ends_with("cta") { "shared::cta" } else { "shared::cluster" };
                let mut text = format!("cp.async.bulk.{to}.global.mbarrier::complete_tx::bytes");
                let mut uses = vec![
                    self.place(args[0])?,
                    self.place(args[2])?,
                    self.word(args[3])?,
                    self.place(args[1])?,
                ];
                if mask {
                    text.push_str(".multicast::cluster");
                    uses.push(self.one_reg(args[4])?);
                }
                if hint {
                    text.push_str(".L2::cache_hint");
                    uses.push(self.one_reg(args[5])?);
                }
                self.effect(&text, &[], &uses);
            }
            "shared.cta.to.cluster" => {
                let uses =
                    [self.place(args[0])?, self.place(args[2])?, self.word(args[3])?, self.place(args[1])?];
                self.effect(
                    "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes",
                    &[],
                    &uses,
                );
            }
            "shared.cta.to.global" => {
                let hint = self.flag(args, 4)?;
                let mut uses = vec![self.place(args[0])?, self.place(args[1])?, self.word(args[2])?];
                let mut text = "cp.async.bulk.global.shared::cta.bulk_group".to_string();
                if hint {
                    text.push_str(".L2::cache_hint");
                    uses.push(self.one_reg(args[3])?);
                }
                self.effect(&text, &[], &uses);
            }
            "prefetch.L2" => {
                let hint = self.flag(args, 3)?;
                let mut uses = vec![self.place(args[0])?, self.word(args[1])?];
                let mut text = "cp.async.bulk.prefetch.L2.global".to_string();
                if hint {
                    text.push_str(".L2::cache_hint");
                    uses.push(self.one_reg(args[2])?);
                }
                self.effect(&text, &[], &uses);
            }
            _ => return Ok(false),
        }
        Ok(true)
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
        let words: Vec<&str> = name.split('.').collect();
        let dims = |w: &str| {
            w.strip_suffix('d').and_then(|n| n.parse::<usize>().ok()).filter(|n| (1..=5).contains(n))
        };
        match words[..] {
            ["g2s", mode @ ("tile" | "im2col"), nd, ..] => {
                let Some(n) = dims(nd) else { return Ok(false) };
                if mode == "im2col" && n < 3 {
                    return fail("NumDims should be at least 3 for Im2Col or Im2Col_W or Im2Col_W128 mode");
                }
                let offsets = if mode == "im2col" { n - 2 } else { 0 };
                let at = 3 + n + offsets;
                let (mask, hint) = (self.flag(args, at + 2)?, self.flag(args, at + 3)?);
                let mut text = format!(
                    "cp.async.bulk.tensor.{n}d.shared::cluster.global.{mode}.mbarrier::complete_tx::bytes"
                );
                let mut uses = vec![self.place(args[0])?];
                uses.extend(self.coordinates(args[2], &args[3..3 + n])?);
                uses.push(self.place(args[1])?);
                self.push_offsets(&args[3 + n..at], &mut uses)?;
                if mask {
                    text.push_str(".multicast::cluster");
                    uses.push(self.one_reg(args[at])?);
                }
                if hint {
                    text.push_str(".L2::cache_hint");
                    uses.push(self.one_reg(args[at + 1])?);
                }
                self.effect(&text, &[], &uses);
            }
            ["s2g", mode @ ("tile" | "im2col"), nd, ..] => {
                let Some(n) = dims(nd) else { return Ok(false) };
                let hint = self.flag(args, 2 + n + 1)?;
                let mode = if mode == "im2col" { "im2col_no_offs" } else { mode };
                let mut text = format!("cp.async.bulk.tensor.{n}d.global.shared::cta.{mode}.bulk_group");
                let mut uses = self.coordinates(args[1], &args[2..2 + n])?;
                uses.push(self.place(args[0])?);
                if hint {
                    text.push_str(".L2::cache_hint");
                    uses.push(self.one_reg(args[2 + n])?);
                }
                self.effect(&text, &[], &uses);
            }
            ["prefetch", mode @ ("tile" | "im2col"), nd, ..] => {
                let Some(n) = dims(nd) else { return Ok(false) };
                let offsets = if mode == "im2col" { n.saturating_sub(2) } else { 0 };
                let at = 1 + n + offsets;
                let hint = self.flag(args, at + 1)?;
                let mut text = format!("cp.async.bulk.prefetch.tensor.{n}d.L2.global.{mode}");
                let mut uses = self.coordinates(args[0], &args[1..1 + n])?;
                self.push_offsets(&args[1 + n..at], &mut uses)?;
                if hint {
                    text.push_str(".L2::cache_hint");
                    uses.push(self.one_reg(args[at])?);
                }
                self.effect(&text, &[], &uses);
            }
            ["reduce", op, mode @ ("tile" | "im2col"), nd, ..] => {
                let Some(n) = dims(nd) else { return Ok(false) };
                let hint = self.flag(args, 2 + n + 1)?;
                let mode = if mode == "im2col" { "im2col_no_offs" } else { mode };
                let mut text =
                    format!("cp.reduce.async.bulk.tensor.{n}d.global.shared::cta.{op}.{mode}.bulk_group");
                let mut uses = self.coordinates(args[1], &args[2..2 + n])?;
                uses.push(self.place(args[0])?);
                if hint {
                    text.push_str(".L2::cache_hint");
                    uses.push(self.one_reg(args[2 + n])?);
                }
                self.effect(&text, &[], &uses);
            }
            _ => return Ok(false),
        }
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
