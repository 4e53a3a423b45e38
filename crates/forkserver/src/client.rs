//! The client: hands a compilation over and waits for its exit status.

use std::env;
use std::fs::{self, File};
use std::io::{self, Read};
use std::os::fd::AsRawFd;
use std::os::unix::fs::{FileTypeExt, MetadataExt};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::time::Duration;

use nix::sys::socket::{getsockopt, sockopt};
use nix::sys::stat::{Mode, umask};
use nix::unistd::Uid;

use crate::wire::{ACCEPTED, FINISHED, Request, identity};

/// How long a server may take to notice a request.
const PATIENCE: Duration = Duration::from_secs(5);

/// Asks the server at a socket to do what a request says here: with this environment, in this directory, with these streams. The exit
/// status; `None` if nobody did it, and it is to be done here.
pub fn hand_over(socket: &Path, request: Request) -> Option<u8> {
    let mut stream = UnixStream::connect(socket).ok()?;
    if !is_ours(&stream) {
        return None;
    }
    let old = umask(Mode::empty());
    umask(old);
    let request =
        Request { identity: identity(), umask: old.bits(), environment: env::vars_os().collect(), ..request };
    let directory = File::open(".").ok()?;
    let streams = [directory.as_raw_fd(), io::stdout().as_raw_fd(), io::stderr().as_raw_fd()];
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    request.send(&mut stream, &streams).ok()?;
    let mut answer = [0];
    stream.read_exact(&mut answer).ok()?;
    if answer != [ACCEPTED] {
        return None;
    }
    stream.set_read_timeout(None).ok()?;
    let mut finished = [0; 2];
    stream.read_exact(&mut finished).ok()?;
    (finished[0] == FINISHED).then_some(finished[1])
}

/// The socket of this name in a directory or in one around it, if a server of this user has it. Directories of others are not searched,
/// and end the search.
pub fn find(directory: &Path, name: &str) -> Option<PathBuf> {
    let user = Uid::effective().as_raw();
    for directory in directory.ancestors() {
        let place = directory.join(name);
        match fs::symlink_metadata(&place) {
            Ok(data) if data.file_type().is_socket() => {
                let is_private = data.uid() == user && data.mode() & 0o077 == 0;
                return is_private.then_some(place);
            }
            // Nobody else's directory has something that we made; what is above was not made for us either.
            _ if fs::symlink_metadata(directory).ok()?.uid() != user => return None,
            _ => {}
        }
    }
    None
}

/// Whether the process at the other end belongs to the same user.
pub fn is_ours(stream: &UnixStream) -> bool {
    getsockopt(stream, sockopt::PeerCredentials).is_ok_and(|peer| peer.uid() == Uid::effective().as_raw())
}
