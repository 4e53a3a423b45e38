//! Copies of tensor tiles between global and shared memory.

use oxicc_ptx::ReduceOp;

use super::access::{combine, resolve};
use super::check::{Side, Until};
use super::cluster::RANK_SHIFT;
use super::int::mask;
use super::{Block, Context, Issue};
use crate::code::{AtomTy, BarrierOp, CopyKind, IntTy, Space, TensorCopy, TensorReplace, TensorWay};
use crate::fault::{Fault, FaultKind};
use crate::tensor_map::{MAP_BYTES, TensorElement, TensorMap};

/// A tile may have so many elements: shared memory has no room for more.
const MAX_TILE: u64 = 1 << 20;

impl Block {
    pub(super) fn tensor_copy(&mut self, issue: &Issue<'_>, copy: &TensorCopy) -> Result<(), Fault> {
        let &Issue { cx, me, code, .. } = issue;
        let (w, at) = me;
        let maps = *self.reg(w, at, code, copy.map);
        let shared = self.addresses(me, code, copy.shared.1);
        let coords: Vec<[u64; 32]> = copy.coords.iter().map(|c| *self.reg(w, at, code, *c)).collect();
        let offsets: Vec<[u64; 32]> = copy.offsets.iter().map(|c| *self.reg(w, at, code, *c)).collect();
        let barriers = copy.barrier.map(|(space, address)| (space, self.addresses(me, code, address)));
        let targets = copy.multicast.map(|slot| *self.reg(w, at, code, slot));
        self.for_lanes(issue, |block, l| {
            let map = block.tensor_map(cx, w, l, maps[l])?;
            let at: Vec<i64> = coords.iter().map(|c| c[l] as u32 as i32 as i64).collect();
            let offsets: Vec<i64> = offsets.iter().map(|c| c[l] as u16 as i64).collect();
            let targets = targets.map(|t| t[l] as u16);
            let ranks: Vec<Option<u32>> = match targets {
                None => vec![None],
                Some(mask) => (0..16).filter(|r| mask >> r & 1 != 0).map(Some).collect(),
            };
            for rank in ranks {
                let place = |address: u64| match rank {
                    None => address,
                    Some(rank) => address & ((1 << RANK_SHIFT) - 1) | (rank as u64 + 1) << RANK_SHIFT,
                };
                let bytes = block.copy_tile(cx, w, l, copy, &map, (&at, &offsets), place(shared[l]))?;
                let side = if copy.way == TensorWay::Load { Side::To } else { Side::From };
                let until = match &barriers {
                    Some((space, addresses)) => Until::Barrier(resolve(*space, place(addresses[l])).1),
                    None => Until::Group(CopyKind::Bulk),
                };
                block.check_copy((w, l), copy.shared.0, place(shared[l]), bytes, side, until);
                if let Some((space, addresses)) = &barriers {
                    let space = if rank.is_some() { Space::SharedCluster } else { *space };
                    let done = BarrierOp::CompleteTx;
                    block.mbarrier_lane(cx, w, l, space, place(addresses[l]), done, bytes)?;
                }
            }
            Ok(())
        })
    }

    fn tensor_map(
        &mut self,
        cx: &Context<'_>,
        w: usize,
        lane: usize,
        address: u64,
    ) -> Result<TensorMap, FaultKind> {
        let mut bytes = [0u8; MAP_BYTES as usize];
        for (i, chunk) in bytes.chunks_exact_mut(8).enumerate() {
            let word = self.load_lane(cx, w, lane, Space::Generic, address.wrapping_add(8 * i as u64), 8)?;
            chunk.copy_from_slice(&word.to_le_bytes());
        }
        let map = TensorMap::decode(&bytes);
        map.ok_or_else(|| FaultKind::Unsupported {
            what: "a copy through something that is no tensor map".into(),
        })
    }

    /// Copies one tile; returns its bytes.
    fn copy_tile(
        &mut self,
        cx: &Context<'_>,
        w: usize,
        lane: usize,
        copy: &TensorCopy,
        map: &TensorMap,
        (at, offsets): (&[i64], &[i64]),
        shared: u64,
    ) -> Result<u64, FaultKind> {
        if copy.rows && (at.len() != 5 || map.dims.len() != 2 || map.im2col.is_some()) {
            let what = "four rows of something that is no matrix".into();
            return Err(FaultKind::Unsupported { what });
        }
        if !copy.rows && at.len() != map.dims.len() {
            let what = format!("{} coordinates in a tensor of {} dimensions", at.len(), map.dims.len());
            return Err(FaultKind::Unsupported { what });
        }
        let positions = match (&map.im2col, copy.im2col) {
            (Some(_), true) => pixels(map, at, offsets),
            (None, false) if copy.rows => {
                let width = map.tile.first().copied().unwrap_or(0).min(256) as i64;
                let row = |r: &i64| (0..width).map(|c| vec![at[0] + c, *r]).collect::<Vec<_>>();
                Ok(at[1..].iter().flat_map(row).collect())
            }
            (None, false) => tile(map, at),
            _ => {
                Err(FaultKind::Unsupported { what: "a tensor map of the other mode, tile or im2col".into() })
            }
        }?;
        let bytes = map.element.bytes();
        // Hardware traps on these.
        let start = at.first().copied().unwrap_or(0).wrapping_mul(bytes as i64);
        if start % 16 != 0 {
            return Err(FaultKind::Misaligned { address: start as u64, bytes: 16 });
        }
        if copy.way != TensorWay::Load && !copy.rows && at.iter().any(|c| *c < 0) {
            return Err(FaultKind::OutOfBounds {
                space: "tensor",
                address: start as u64,
                bytes,
                note: format!("a store at the coordinates {at:?}"),
            });
        }
        // Rows of a swizzled tile are as far apart as the swizzle is wide.
        let inner = match &map.im2col {
            Some(i) => i.channels as u64,
            None => map.tile.first().copied().unwrap_or(1) as u64,
        };
        let inner = inner.max(1);
        let pitch = (inner * bytes as u64).max(map.swizzle.width());
        for (n, position) in positions.iter().enumerate() {
            let inside = position.iter().zip(&map.dims).all(|(p, d)| (0..*d as i64).contains(p));
            let steps = position.iter().skip(1).zip(&map.strides);
            let start = map.address.wrapping_add((position[0] * bytes as i64) as u64);
            let global =
                steps.fold(start, |a, (p, stride)| a.wrapping_add((*p as u64).wrapping_mul(*stride)));
            let n = n as u64;
            let local = map.swizzle.apply(shared + n / inner * pitch + n % inner * bytes as u64);
            match copy.way {
                TensorWay::Load => {
                    let value = match (inside, map.fill_nan) {
                        (true, _) => self.load_lane(cx, w, lane, Space::Global, global, bytes)?,
                        (false, true) => NAN & mask(bytes as u8 * 8),
                        (false, false) => 0,
                    };
                    self.store_lane(cx, w, lane, copy.shared.0, local, bytes, value)?;
                }
                TensorWay::Store if inside => {
                    let value = self.load_lane(cx, w, lane, copy.shared.0, local, bytes)?;
                    self.store_lane(cx, w, lane, Space::Global, global, bytes, value)?;
                }
                TensorWay::Reduce(op) if inside => {
                    let value = self.load_lane(cx, w, lane, copy.shared.0, local, bytes)?;
                    let ty = atom_type(map.element);
                    let change = |old| reduce(op, ty, old, value);
                    self.update_lane(cx, w, lane, Space::Global, global, bytes, change)?;
                }
                TensorWay::Store | TensorWay::Reduce(_) => {}
            }
        }
        Ok(positions.len() as u64 * bytes as u64)
    }

    /// `tensormap.replace`: a field of a map in memory.
    pub(super) fn tensor_replace(&mut self, issue: &Issue<'_>, replace: &TensorReplace) -> Result<(), Fault> {
        let &Issue { cx, me, code, .. } = issue;
        let addresses = self.addresses(me, code, replace.address);
        let values = *self.reg(me.0, me.1, code, replace.value);
        self.for_lanes(issue, |block, l| {
            let address = addresses[l].wrapping_add(replace.offset);
            block.store_lane(cx, me.0, l, replace.space, address, replace.bytes, values[l])
        })
    }
}

fn reduce(op: ReduceOp, ty: AtomTy, old: u64, value: u64) -> u64 {
    combine(op, ty, Space::Global, old, value, 0)
}

fn atom_type(element: TensorElement) -> AtomTy {
    match element.float() {
        Some(fmt) => AtomTy::Float(fmt),
        None => AtomTy::Int(IntTy { bits: element.bytes() as u8 * 8, signed: element.is_signed() }),
    }
}

/// What lies outside a tensor that is filled with NaNs: the same sixteen bits again and again, in every format.
const NAN: u64 = 0x7ff7_7ff7_7ff7_7ff7;

fn too_large() -> FaultKind {
    FaultKind::Unsupported { what: "a tensor tile of this size".into() }
}

/// Positions of a tile's elements, innermost dimension first. Steps skip elements of the tile, except along the rows.
fn tile(map: &TensorMap, at: &[i64]) -> Result<Vec<Vec<i64>>, FaultKind> {
    let step = |n: usize| if n == 0 { 1 } else { map.steps.get(n).copied().unwrap_or(1).max(1) as u64 };
    let extents: Vec<u64> =
        map.tile.iter().enumerate().map(|(n, d)| (*d as u64).div_ceil(step(n)).max(1)).collect();
    let count = extents.iter().try_fold(1u64, |n, d| n.checked_mul(*d).filter(|n| *n <= MAX_TILE));
    let count = count.ok_or_else(too_large)?;
    let position = |index: u64| {
        let mut rest = index;
        let one = |(n, (start, extent)): (usize, (&i64, &u64))| {
            let along = rest % extent;
            rest /= extent;
            start + (along * step(n)) as i64
        };
        at.iter().zip(&extents).enumerate().map(one).collect()
    };
    Ok((0..count).map(position).collect())
}

/// Positions of an `im2col` tile: channels of pixels that walk through the bounding box, width first.
fn pixels(map: &TensorMap, at: &[i64], offsets: &[i64]) -> Result<Vec<Vec<i64>>, FaultKind> {
    let Some(i) = &map.im2col else { return Err(too_large()) };
    let space = at.len().saturating_sub(2).min(3);
    if i.channels as u64 * i.pixels as u64 > MAX_TILE || at.len() < 3 {
        return Err(too_large());
    }
    let mut walker = at.to_vec();
    let mut out = Vec::new();
    for _ in 0..i.pixels {
        for c in 0..i.channels as i64 {
            let mut position = walker.clone();
            position[0] += c;
            for d in 0..space {
                position[d + 1] += offsets.get(d).copied().unwrap_or(0);
            }
            out.push(position);
        }
        // On to the next pixel: a dimension that leaves its box starts again and the next one advances.
        for d in 0..=space {
            let place = d + 1;
            if d == space {
                walker[place] += 1;
                break;
            }
            walker[place] += map.steps.get(place).copied().unwrap_or(1) as i64;
            if walker[place] < map.dims[place] as i64 + i.upper[d] as i64 {
                break;
            }
            walker[place] = i.lower[d] as i64;
        }
    }
    Ok(out)
}
