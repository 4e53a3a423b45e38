//! CUDA's runtime API (`libcudart`) in Rust, under its standard names.
//!
//! ```text
//! program -- cudaMalloc, k<<<>>> --> api --> work on streams --> backend: simulator | libcuda
//! ```
//!
//! - [`registry`] holds what the program registers before `main`: device code, kernels, variables.
//! - [`api`] holds the functions, one file per area; [`error`] the statuses.
//! - [`driver`] has the driver's API (`cu*`) for programs that call it.
//! - [`work`] is what a stream executes and a graph records: kernels, copies, fills, host functions.
//! - [`backend`] is where it happens; [`debugger`] watches the simulator if the environment asks for it.
//!
//! Rules: handles are numbers that look like pointers and are looked up, never followed; a function that is not there yet returns
//! `cudaErrorNotSupported` (`api::unsupported`); nothing unwinds into C++: the library is built with `panic = "abort"`.

#![allow(non_snake_case)]

mod api;
mod backend;
mod debugger;
mod driver;
mod error;
mod graph;
mod handles;
mod profile;
mod registry;
mod runtime;
mod thread;
mod types;
mod work;

pub use api::unsupported::UNSUPPORTED;
