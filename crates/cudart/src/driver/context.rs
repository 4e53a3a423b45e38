//! Initialisation, the device, and contexts. The simulated device has one memory, which all contexts share; a thread that uses the
//! runtime has its context.

use std::cell::RefCell;
use std::ffi::{c_char, c_int, c_uint, c_void};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use super::{FOUND, Needs, SYMBOL_NOT_FOUND, done, driver_functions};
use crate::api::device;
use crate::api::store;
use crate::backend::{Patience, Wait};
use crate::error::{Error, Result};
use crate::handles::Handles;
use crate::registry::text;
use crate::runtime;
use crate::thread;

struct Context {
    flags: u32,
}

/// The context that the runtime uses.
const PRIMARY: usize = 0x5a00_0040;
/// The attributes of devices that there are, and those that the simulated device has while the runtime has no name for them.
const ATTRIBUTES: std::ops::RangeInclusive<c_int> = 1..=147;
const CAN_GATHER: c_int = 44;
const VIRTUAL_MEMORY_MANAGEMENT: c_int = 102;

static INITIALISED: AtomicBool = AtomicBool::new(false);
static CONTEXTS: Mutex<Option<Handles<Context>>> = Mutex::new(None);

thread_local! {
    /// The contexts that the thread has pushed; 0 where it wants none.
    static STACK: RefCell<Vec<usize>> = const { RefCell::new(Vec::new()) };
}

fn contexts<T>(f: impl FnOnce(&mut Handles<Context>) -> T) -> T {
    let mut guard = CONTEXTS.lock().unwrap_or_else(|e| e.into_inner());
    f(guard.get_or_insert_with(|| Handles::new(0x5a01_0000)))
}

/// The context of the calling thread, or 0.
fn current() -> usize {
    let top = STACK.with_borrow(|stack| stack.last().copied());
    top.unwrap_or(if thread::uses_runtime() { PRIMARY } else { 0 })
}

fn set_current(context: usize) {
    STACK.with_borrow_mut(|stack| {
        stack.pop();
        stack.push(context);
    });
}

fn push(context: usize) {
    STACK.with_borrow_mut(|stack| stack.push(context));
}

/// Checks that a handle is that of a context.
fn known(context: usize) -> Result<()> {
    if context == PRIMARY {
        return Ok(());
    }
    contexts(|c| c.get(context).map(|_| ())).map_err(|_| Error::INVALID_CONTEXT)
}

/// Whether what a function needs has happened.
pub fn check(needs: Needs) -> Result<()> {
    if needs != Needs::Nothing && !INITIALISED.load(Ordering::Relaxed) && !runtime::is_there() {
        return Err(Error::INITIALIZATION_ERROR);
    }
    if needs == Needs::Context && current() == 0 {
        return Err(Error::INVALID_CONTEXT);
    }
    Ok(())
}

unsafe fn create(context: *mut usize, flags: c_uint, ordinal: c_int) -> Result<()> {
    device::check(ordinal)?;
    let handle = contexts(|c| c.add(Context { flags }));
    push(handle);
    // SAFETY: the program's own pointer.
    unsafe { store(context, handle) }
}

driver_functions! {
    [Nothing] fn cuInit(flags: c_uint) {
        if flags != 0 {
            return Err(Error::INVALID_VALUE);
        }
        INITIALISED.store(true, Ordering::Relaxed);
        Ok(())
    }

    [Nothing] fn cuDriverGetVersion(version: *mut c_int) {
        done(device::cudaDriverGetVersion(version))
    }

    [Nothing] fn cuGetProcAddress_v2(
        symbol: *const c_char,
        function: *mut *const c_void,
        _version: c_int,
        _flags: u64,
        status: *mut c_int,
    ) {
        let found = super::find(&text(symbol));
        store(function, found.unwrap_or(std::ptr::null()))?;
        // Who asks for the status looks at it.
        let told = store(status, if found.is_some() { FOUND } else { SYMBOL_NOT_FOUND });
        if found.is_some() || told.is_ok() { Ok(()) } else { Err(Error::NOT_FOUND) }
    }

    [Init] fn cuDeviceGet(device: *mut c_int, ordinal: c_int) {
        device::check(ordinal)?;
        store(device, ordinal)
    }

    [Init] fn cuDeviceGetCount(count: *mut c_int) {
        done(device::cudaGetDeviceCount(count))
    }

    [Init] fn cuDeviceGetName(name: *mut c_char, length: c_int, device: c_int) {
        device::check(device)?;
        let room = usize::try_from(length).ok().filter(|n| *n > 0 && !name.is_null()).ok_or(Error::INVALID_VALUE)?;
        let known = runtime::with(|r| Ok(r.backend.properties().name))?;
        let length = known.iter().position(|c| *c == 0).unwrap_or(known.len()).min(room - 1);
        std::ptr::copy_nonoverlapping(known.as_ptr(), name, length);
        name.add(length).write(0);
        Ok(())
    }

    [Init] fn cuDeviceTotalMem_v2(bytes: *mut usize, device: c_int) {
        device::check(device)?;
        store(bytes, runtime::with(|r| Ok(r.backend.properties().total_global_mem))?)
    }

    [Init] fn cuDeviceGetAttribute(value: *mut c_int, which: c_int, device: c_int) {
        device::check(device)?;
        let known = device::cudaDeviceGetAttribute(value, which, device);
        if known != Error::INVALID_VALUE || !ATTRIBUTES.contains(&which) {
            return done(known);
        }
        store(value, c_int::from(matches!(which, CAN_GATHER | VIRTUAL_MEMORY_MANAGEMENT)))
    }

    [Init] fn cuDeviceGetUuid_v2(uuid: *mut [u8; 16], device: c_int) {
        device::check(device)?;
        store(uuid, runtime::with(|r| Ok(r.backend.properties().uuid))?)
    }

    [Init] fn cuDeviceCanAccessPeer(can: *mut c_int, device: c_int, peer: c_int) {
        done(device::cudaDeviceCanAccessPeer(can, device, peer))
    }

    [Init] fn cuDeviceGetP2PAttribute(value: *mut c_int, which: c_int, from: c_int, to: c_int) {
        done(device::cudaDeviceGetP2PAttribute(value, which, from, to))
    }

    [Init] fn cuDeviceGetPCIBusId(id: *mut c_char, length: c_int, device: c_int) {
        done(device::cudaDeviceGetPCIBusId(id, length, device))
    }

    [Init] fn cuDeviceGetByPCIBusId(device: *mut c_int, id: *const c_char) {
        done(device::cudaDeviceGetByPCIBusId(device, id))
    }

    [Init] fn cuDevicePrimaryCtxRetain(context: *mut usize, device: c_int) {
        device::check(device)?;
        store(context, PRIMARY)
    }

    [Init] fn cuDevicePrimaryCtxRelease_v2(device: c_int) {
        device::check(device)
    }

    [Init] fn cuDevicePrimaryCtxReset_v2(device: c_int) {
        device::check(device)?;
        done(device::cudaDeviceReset())
    }

    [Init] fn cuDevicePrimaryCtxGetState(device: c_int, flags: *mut c_uint, active: *mut c_int) {
        device::check(device)?;
        let is_active = runtime::is_there();
        store(flags, if is_active { runtime::with(|r| Ok(r.device_flags))? } else { 0 })?;
        store(active, c_int::from(is_active))
    }

    [Init] fn cuDevicePrimaryCtxSetFlags_v2(device: c_int, flags: c_uint) {
        device::check(device)?;
        done(device::cudaSetDeviceFlags(flags))
    }

    [Init] fn cuCtxCreate_v2(context: *mut usize, flags: c_uint, device: c_int) {
        create(context, flags, device)
    }

    [Init] fn cuCtxCreate_v4(context: *mut usize, _parameters: *mut c_void, flags: c_uint, device: c_int) {
        create(context, flags, device)
    }

    [Init] fn cuCtxDestroy_v2(context: usize) {
        contexts(|c| c.remove(context)).map_err(|_| Error::INVALID_CONTEXT)?;
        STACK.with_borrow_mut(|stack| stack.pop_if(|top| *top == context));
        // What the context's kernels did has happened when it is gone.
        runtime::wait(Wait::Device, Patience::Wait)
    }

    [Init] fn cuCtxGetCurrent(context: *mut usize) {
        store(context, current())
    }

    [Init] fn cuCtxSetCurrent(context: usize) {
        if context != 0 {
            known(context)?;
        }
        set_current(context);
        Ok(())
    }

    [Init] fn cuCtxPushCurrent_v2(context: usize) {
        known(context)?;
        push(context);
        Ok(())
    }

    [Init] fn cuCtxPopCurrent_v2(context: *mut usize) {
        let top = STACK.with_borrow_mut(Vec::pop).ok_or(Error::INVALID_CONTEXT)?;
        // Who does not want to know passes null.
        let _ = store(context, top);
        Ok(())
    }

    [Context] fn cuCtxGetDevice(device: *mut c_int) {
        store(device, 0)
    }

    [Context] fn cuCtxGetFlags(flags: *mut c_uint) {
        let own = contexts(|c| c.get(current()).map(|c| c.flags));
        store(flags, own.or_else(|_| runtime::with(|r| Ok(r.device_flags)))?)
    }

    [Init] fn cuCtxGetApiVersion(context: usize, version: *mut c_uint) {
        known(if context == 0 { current() } else { context })?;
        store(version, device::VERSION as c_uint)
    }

    [Context] fn cuCtxSynchronize() {
        runtime::wait(Wait::Device, Patience::Wait)
    }

    [Context] fn cuCtxGetLimit(value: *mut usize, which: c_int) {
        done(device::cudaDeviceGetLimit(value, which))
    }

    [Context] fn cuCtxSetLimit(which: c_int, value: usize) {
        done(device::cudaDeviceSetLimit(which, value))
    }

    [Context] fn cuCtxGetStreamPriorityRange(least: *mut c_int, greatest: *mut c_int) {
        done(device::cudaDeviceGetStreamPriorityRange(least, greatest))
    }

    [Context] fn cuCtxEnablePeerAccess(peer: usize, _flags: c_uint) {
        known(peer)?;
        Err(Error::INVALID_DEVICE)
    }

    [Context] fn cuCtxDisablePeerAccess(peer: usize) {
        known(peer)?;
        Err(Error::PEER_ACCESS_NOT_ENABLED)
    }
}
