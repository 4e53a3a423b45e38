//! Tensor maps: the simulator has its own layout of them.

use std::ffi::{c_int, c_uint};

use oxicc_sim::{Im2col, Swizzle, TensorElement, TensorMap};

use super::driver_functions;
use crate::api::store;
use crate::error::{Error, Result};

/// `CUtensorMapDataType`
fn element(kind: c_int) -> Result<TensorElement> {
    Ok(match kind {
        0 => TensorElement::U8,
        1 => TensorElement::U16,
        2 => TensorElement::U32,
        3 => TensorElement::S32,
        4 => TensorElement::U64,
        5 => TensorElement::S64,
        6 => TensorElement::F16,
        // With and without denormals, and with the bits that tensor cores look at.
        7 | 10..=12 => TensorElement::F32,
        8 => TensorElement::F64,
        9 => TensorElement::Bf16,
        13..=15 => return Err(Error::NOT_SUPPORTED),
        _ => return Err(Error::INVALID_VALUE),
    })
}

fn swizzle(kind: c_int) -> Result<Swizzle> {
    Ok(match kind {
        0 => Swizzle::None,
        1 => Swizzle::Bytes32,
        2 => Swizzle::Bytes64,
        3 => Swizzle::Bytes128,
        4..=6 => return Err(Error::NOT_SUPPORTED),
        _ => return Err(Error::INVALID_VALUE),
    })
}

/// What both kinds of maps have.
struct Common {
    kind: c_int,
    rank: c_uint,
    address: u64,
    dims: *const u64,
    strides: *const u64,
    steps: *const c_uint,
    interleave: c_int,
    swizzle: c_int,
    fill: c_int,
}

impl Common {
    /// # Safety
    /// The pointers are null or to as many numbers as the rank says.
    unsafe fn map(&self) -> Result<TensorMap> {
        let rank = self.rank as usize;
        let is_null = self.dims.is_null() || self.steps.is_null() || rank > 1 && self.strides.is_null();
        if !(1..=5).contains(&rank) || is_null || self.address == 0 || !self.address.is_multiple_of(16) {
            return Err(Error::INVALID_VALUE);
        }
        if self.interleave != 0 {
            return Err(Error::NOT_SUPPORTED);
        }
        // SAFETY: the caller's promise.
        let (dims, strides, steps) = unsafe {
            let strides = if rank > 1 { std::slice::from_raw_parts(self.strides, rank - 1) } else { &[] };
            (
                std::slice::from_raw_parts(self.dims, rank),
                strides,
                std::slice::from_raw_parts(self.steps, rank),
            )
        };
        let dims: Vec<u32> = dims
            .iter()
            .map(|d| u32::try_from(*d))
            .collect::<std::result::Result<_, _>>()
            .map_err(|_| Error::INVALID_VALUE)?;
        if dims.contains(&0)
            || strides.iter().any(|s| !s.is_multiple_of(16))
            || steps.iter().any(|s| !(1..=8).contains(s))
        {
            return Err(Error::INVALID_VALUE);
        }
        Ok(TensorMap {
            address: self.address,
            element: element(self.kind)?,
            dims,
            strides: strides.to_vec(),
            tile: vec![1; rank],
            steps: steps.iter().map(|s| *s as u8).collect(),
            swizzle: swizzle(self.swizzle)?,
            fill_nan: self.fill != 0,
            im2col: None,
        })
    }
}

driver_functions! {
    [Nothing] fn cuTensorMapEncodeTiled(
        map: *mut [u8; 128],
        kind: c_int,
        rank: c_uint,
        address: u64,
        dims: *const u64,
        strides: *const u64,
        tile: *const c_uint,
        steps: *const c_uint,
        interleave: c_int,
        swizzle: c_int,
        _promotion: c_int,
        fill: c_int,
    ) {
        let mut made = Common { kind, rank, address, dims, strides, steps, interleave, swizzle, fill }.map()?;
        if tile.is_null() {
            return Err(Error::INVALID_VALUE);
        }
        made.tile = std::slice::from_raw_parts(tile, rank as usize).to_vec();
        let row = u64::from(made.tile[0]) * u64::from(made.element.bytes());
        let limit = [0, 32, 64, 128][made.swizzle as usize];
        if made.tile.iter().any(|n| !(1..=256).contains(n)) || !row.is_multiple_of(16) || limit > 0 && row > limit {
            return Err(Error::INVALID_VALUE);
        }
        store(map, made.encode())
    }

    [Nothing] fn cuTensorMapEncodeIm2col(
        map: *mut [u8; 128],
        kind: c_int,
        rank: c_uint,
        address: u64,
        dims: *const u64,
        strides: *const u64,
        lower: *const c_int,
        upper: *const c_int,
        channels: c_uint,
        pixels: c_uint,
        steps: *const c_uint,
        interleave: c_int,
        swizzle: c_int,
        _promotion: c_int,
        fill: c_int,
    ) {
        let mut made = Common { kind, rank, address, dims, strides, steps, interleave, swizzle, fill }.map()?;
        let corners = (rank as usize).checked_sub(2).filter(|n| *n > 0 && !lower.is_null() && !upper.is_null());
        let corners = corners.ok_or(Error::INVALID_VALUE)?;
        let corner = |at: *const c_int| {
            let mut out = [0i8; 3];
            for (to, from) in out.iter_mut().zip(std::slice::from_raw_parts(at, corners)) {
                *to = i8::try_from(*from).map_err(|_| Error::INVALID_VALUE)?;
            }
            Ok(out)
        };
        let short = |n: c_uint| u16::try_from(n).map_err(|_| Error::INVALID_VALUE);
        made.im2col = Some(Im2col {
            lower: corner(lower)?,
            upper: corner(upper)?,
            channels: short(channels)?,
            pixels: short(pixels)?,
        });
        store(map, made.encode())
    }
}
