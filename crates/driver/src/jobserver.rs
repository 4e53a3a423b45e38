//! The client's half of GNU make's jobserver protocol: a pipe with one byte for every job that may run besides ours.
//!
//! make names the pipe in `MAKEFLAGS`: `--jobserver-auth=fifo:PATH`, or `--jobserver-auth=R,W` (`--jobserver-fds` before make 4.2) with
//! two inherited file descriptors. Either is opened by a path here, so that reading does not block and the description that all
//! processes of a build share keeps its mode. (The well-known crate for this takes the descriptors as they are, which cannot be
//! done without `unsafe`.)

use std::fs::File;
use std::io::{Read, Write};
use std::sync::Arc;

pub(crate) struct Jobserver {
    read: File,
    write: Arc<File>,
}

/// The right to run one more job. Goes back when dropped: make waits for it for ever otherwise.
pub(crate) struct Token {
    byte: u8,
    to: Arc<File>,
}

impl Jobserver {
    /// The jobserver that `MAKEFLAGS` names; nothing if there is none, or if this process did not inherit it.
    pub fn open(makeflags: &str) -> Option<Jobserver> {
        let (read, write) = paths(makeflags)?;
        let (read, write) = open_pipe(&read, &write)?;
        Some(Jobserver { read, write: Arc::new(write) })
    }

    /// Takes a token if there is one now.
    pub fn try_acquire(&self) -> Option<Token> {
        let mut byte = [0];
        match (&self.read).read(&mut byte) {
            Ok(1) => Some(Token { byte: byte[0], to: self.write.clone() }),
            _ => None,
        }
    }
}

impl Drop for Token {
    fn drop(&mut self) {
        // Whoever holds the other end is gone if this fails.
        let _ = (&*self.to).write_all(&[self.byte]);
    }
}

#[cfg(unix)]
fn open_pipe(read: &str, write: &str) -> Option<(File, File)> {
    use std::fs::OpenOptions;
    use std::os::unix::fs::{FileTypeExt, OpenOptionsExt};

    /// `O_NONBLOCK` on Linux.
    const NONBLOCK: i32 = 0o4000;
    let options = |path: &str| {
        let is_pipe = std::fs::metadata(path).ok()?.file_type().is_fifo();
        is_pipe.then(OpenOptions::new)
    };
    let reader = options(read)?.read(true).custom_flags(NONBLOCK).open(read).ok()?;
    Some((reader, options(write)?.write(true).open(write).ok()?))
}

/// There is no make elsewhere that inherits its pipe to us.
#[cfg(not(unix))]
fn open_pipe(_read: &str, _write: &str) -> Option<(File, File)> {
    None
}

/// The paths to read from and to write to. The last word counts, as make says.
fn paths(makeflags: &str) -> Option<(String, String)> {
    let auth = makeflags.split_whitespace().rev().find_map(|word| {
        word.strip_prefix("--jobserver-auth=").or_else(|| word.strip_prefix("--jobserver-fds="))
    })?;
    if let Some(path) = auth.strip_prefix("fifo:") {
        return Some((path.to_owned(), path.to_owned()));
    }
    let (read, write) = auth.split_once(',')?;
    let descriptor = |n: &str| n.parse::<u32>().ok().map(|n| format!("/proc/self/fd/{n}"));
    Some((descriptor(read)?, descriptor(write)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_word_counts() {
        let flags = " -j8 --jobserver-fds=3,4 --jobserver-auth=fifo:/tmp/GMfifo12";
        assert_eq!(paths(flags), Some(("/tmp/GMfifo12".into(), "/tmp/GMfifo12".into())));
        assert_eq!(
            paths("k --jobserver-auth=5,6 -- X=1"),
            Some(("/proc/self/fd/5".into(), "/proc/self/fd/6".into()))
        );
        assert_eq!(paths("--jobserver-auth=-2,-2"), None);
        assert_eq!(paths("w"), None);
    }

    #[test]
    fn a_server_that_was_not_inherited_is_none() {
        assert!(Jobserver::open("--jobserver-auth=9999,9999").is_none());
        assert!(Jobserver::open("--jobserver-auth=fifo:/nowhere").is_none());
    }
}
