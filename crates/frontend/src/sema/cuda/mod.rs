//! What CUDA adds: two sides of one program, kernels and their launches.
//!
//! * `checks`, `generation_checks`: rules for device code. `jit`: run-time compilation.
//! * `host`, `host_calls`, `host_errors`: host code: what of it leads to kernels, what device code may use of it, whose errors count.
//! * `launchers`: functions of headers that launch kernels. `constant_calls`: calls that name constants of the host.
//! * `device_addresses`: constants of the host that hold addresses of the device.

mod abi_pragma;
mod checks;
pub(crate) mod constant_calls;
mod device_addresses;
mod generation_checks;
pub(crate) mod host;
mod host_calls;
pub(crate) mod host_errors;
pub(crate) mod jit;
pub(crate) mod launchers;
