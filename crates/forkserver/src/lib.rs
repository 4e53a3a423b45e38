//! A compiler that stays: a server that forks itself for each compilation, and clients that hand theirs over.
//!
//! - `wire`: requests, as bytes and descriptors. `client`: handing a compilation over. `server`: whom it goes to.
//! - `beginnings`: which units begin alike. `child`: the process that compiles.
//!
//! The server compiles nothing. For a request it forks a child with the client's environment, directory and streams, so that the child does what
//! the client would have done. Where units begin alike, a *template* is forked that reads the beginning and then forks a child for each of them,
//! whose memory has the beginning already. A child that crashes takes nobody along, and none leaves anything behind for the next one.
//!
//! A client that gets no answer compiles by itself: there may be no server, another version of it, or it died. A child ends when its client does.

#![cfg(target_os = "linux")]

mod beginnings;
mod child;
mod client;
mod server;
mod wire;

use std::ffi::OsString;

pub use client::{find, hand_over};
pub use server::{Served, Server, ServerError, Until};
pub use wire::Request;

/// What the server does for its clients.
pub trait Compiler {
    /// What several units begin with.
    type Beginning;

    /// Reads the first `len` bytes of the unit that a command line compiles. `None` if that cannot be used.
    fn begin(&self, args: &[OsString], len: u64) -> Option<Self::Beginning>;

    /// Does what a command line says and returns the exit status. The unit may have the beginning.
    fn run(&self, args: &[OsString], beginning: Option<Self::Beginning>) -> u8;
}
