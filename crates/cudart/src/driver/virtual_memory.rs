//! Addresses and memory apart from each other. The simulated device gives a range of addresses its memory when it is reserved, and
//! the pages behind it when they are used: a piece of memory can be mapped once.

use std::ffi::{c_int, c_void};
use std::sync::Mutex;

use rustc_hash::FxHashMap;

use super::driver_functions;
use crate::api::{fetch, store};
use crate::backend::MemoryKind;
use crate::error::{Error, Result};
use crate::handles::Handles;
use crate::runtime;
use crate::types::MemLocation;

const GRANULARITY: usize = 2 << 20;

/// `CUmemAllocationProp`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Properties {
    kind: c_int,
    handle_types: c_int,
    location: MemLocation,
    meta_data: *const c_void,
    /// What pages are compressed with, and whether others can reach them: nothing here.
    flags: [u8; 8],
}

// SAFETY: the pointer is not followed.
unsafe impl Send for Properties {}

struct Piece {
    size: usize,
    properties: Properties,
    /// It has been in a range, which keeps what was written there.
    was_mapped: bool,
}

struct State {
    pieces: Handles<Piece>,
    /// Sizes of reserved ranges.
    ranges: FxHashMap<u64, usize>,
}

static STATE: Mutex<Option<State>> = Mutex::new(None);

fn with<T>(f: impl FnOnce(&mut State) -> Result<T>) -> Result<T> {
    let mut guard = STATE.lock().unwrap_or_else(|e| e.into_inner());
    f(guard.get_or_insert_with(|| State { pieces: Handles::new(0x5e00_0000), ranges: FxHashMap::default() }))
}

/// Whether a reserved range has all these addresses.
fn is_reserved(s: &State, address: u64, size: usize) -> bool {
    let inside = |(base, length): (&u64, &usize)| {
        address
            .checked_sub(*base)
            .is_some_and(|at| (at as usize).checked_add(size).is_some_and(|end| end <= *length))
    };
    s.ranges.iter().any(inside)
}

fn is_aligned(size: usize) -> bool {
    size != 0 && size.is_multiple_of(GRANULARITY)
}

driver_functions! {
    [Init] fn cuMemGetAllocationGranularity(granularity: *mut usize, properties: *const c_void, _option: i32) {
        if properties.is_null() {
            return Err(Error::INVALID_VALUE);
        }
        store(granularity, GRANULARITY)
    }

    [Context] fn cuMemAddressReserve(address: *mut u64, size: usize, _alignment: usize, _wish: u64, _flags: u64) {
        if !is_aligned(size) {
            return Err(Error::INVALID_VALUE);
        }
        let base = runtime::with_context(|r| r.backend.alloc(size, MemoryKind::Device))?;
        with(|s| {
            s.ranges.insert(base, size);
            Ok(())
        })?;
        store(address, base)
    }

    [Context] fn cuMemAddressFree(address: u64, size: usize) {
        with(|s| match s.ranges.get(&address) {
            Some(known) if *known == size => {
                s.ranges.remove(&address);
                Ok(())
            }
            _ => Err(Error::INVALID_VALUE),
        })?;
        runtime::with_context(|r| r.backend.free(address))
    }

    [Context] fn cuMemCreate(piece: *mut u64, size: usize, properties: *const Properties, _flags: u64) {
        let properties = Properties { flags: [0; 8], ..fetch(properties)? };
        if !is_aligned(size) {
            return Err(Error::INVALID_VALUE);
        }
        let handle = with(|s| Ok(s.pieces.add(Piece { size, properties, was_mapped: false })))?;
        store(piece, handle as u64)
    }

    [Context] fn cuMemRelease(piece: u64) {
        with(|s| s.pieces.remove(piece as usize).map(|_| ())).map_err(|_| Error::INVALID_VALUE)
    }

    [Context] fn cuMemMap(address: u64, size: usize, offset: usize, piece: u64, _flags: u64) {
        with(|s| {
            if !is_reserved(s, address, size) {
                return Err(Error::INVALID_VALUE);
            }
            let piece = s.pieces.get_mut(piece as usize).map_err(|_| Error::INVALID_VALUE)?;
            if offset != 0 || size != piece.size {
                return Err(Error::INVALID_VALUE);
            }
            if std::mem::replace(&mut piece.was_mapped, true) {
                eprintln!("oxicc: the simulator maps a piece of memory once");
                return Err(Error::NOT_SUPPORTED);
            }
            Ok(())
        })
    }

    [Context] fn cuMemUnmap(address: u64, size: usize) {
        with(|s| if is_reserved(s, address, size) { Ok(()) } else { Err(Error::INVALID_VALUE) })
    }

    [Context] fn cuMemSetAccess(address: u64, size: usize, descriptors: *const c_void, _count: usize) {
        if descriptors.is_null() {
            return Err(Error::INVALID_VALUE);
        }
        with(|s| if is_reserved(s, address, size) { Ok(()) } else { Err(Error::INVALID_VALUE) })
    }

    [Context] fn cuMemGetAllocationPropertiesFromHandle(properties: *mut Properties, piece: u64) {
        let known = with(|s| s.pieces.get(piece as usize).map(|p| p.properties));
        store(properties, known.map_err(|_| Error::INVALID_VALUE)?)
    }

    [Context] fn cuMemExportToShareableHandle(_handle: *mut c_void, _piece: u64, _kind: i32, _flags: u64) {
        Err(Error::NOT_SUPPORTED)
    }

    [Context] fn cuMemImportFromShareableHandle(_piece: *mut u64, _handle: *mut c_void, _kind: i32) {
        Err(Error::NOT_SUPPORTED)
    }
}
