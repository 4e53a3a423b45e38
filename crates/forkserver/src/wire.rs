//! Requests: bytes with their length before them, and descriptors beside the first of them.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, IoSlice, IoSliceMut, Read, Write};
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::os::unix::fs::MetadataExt;
use std::os::unix::net::UnixStream;

use nix::cmsg_space;
use nix::sys::socket::{ControlMessage, ControlMessageOwned, MsgFlags, recvmsg, sendmsg};

/// Command lines and environments are smaller.
const MAX_BYTES: usize = 16 << 20;

/// Directory, standard output, standard error, and the client's socket where a template gets a request.
const MAX_DESCRIPTORS: usize = 4;

/// The server has taken the request.
pub const ACCEPTED: u8 = b'A';
/// The exit status follows.
pub const FINISHED: u8 = b'S';

/// What a client asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// The compiler that the client is; see `identity`.
    pub identity: String,
    /// Equal for command lines that read equal text in the same way, as far as a look at them tells.
    pub key: u64,
    /// Lengths and hashes of what the unit begins with, ascending.
    pub beginnings: Vec<(u64, u64)>,
    /// Permissions that new files do not get.
    pub umask: u32,
    pub args: Vec<OsString>,
    pub environment: Vec<(OsString, OsString)>,
}

/// Which file a process runs: a server of another build is not asked.
pub fn identity() -> String {
    let Ok(data) = fs::metadata("/proc/self/exe") else { return String::new() };
    let version = env!("CARGO_PKG_VERSION");
    format!("{version} {} {} {} {} {}", data.dev(), data.ino(), data.size(), data.mtime(), data.mtime_nsec())
}

impl Request {
    fn encode(&self) -> Vec<u8> {
        let mut out = vec![0; 4];
        put(&mut out, self.identity.as_bytes());
        out.extend(self.key.to_le_bytes());
        out.extend(self.umask.to_le_bytes());
        put_number(&mut out, self.beginnings.len());
        for (len, hash) in &self.beginnings {
            out.extend(len.to_le_bytes());
            out.extend(hash.to_le_bytes());
        }
        put_number(&mut out, self.args.len());
        self.args.iter().for_each(|arg| put(&mut out, arg.as_bytes()));
        put_number(&mut out, self.environment.len());
        for (name, value) in &self.environment {
            put(&mut out, name.as_bytes());
            put(&mut out, value.as_bytes());
        }
        let len = (out.len() - 4) as u32;
        out[..4].copy_from_slice(&len.to_le_bytes());
        out
    }

    fn decode(bytes: &[u8]) -> Option<Request> {
        let mut input = Decoder(bytes);
        let identity = String::from_utf8(input.bytes()?.to_vec()).ok()?;
        let (key, umask) = (input.u64()?, input.u32()?);
        let beginnings =
            (0..input.u32()?).map(|_| Some((input.u64()?, input.u64()?))).collect::<Option<_>>()?;
        let text = |bytes: &[u8]| OsString::from_vec(bytes.to_vec());
        let args = (0..input.u32()?).map(|_| input.bytes().map(text)).collect::<Option<_>>()?;
        let variable = |input: &mut Decoder<'_>| Some((text(input.bytes()?), text(input.bytes()?)));
        let environment = (0..input.u32()?).map(|_| variable(&mut input)).collect::<Option<_>>()?;
        input.0.is_empty().then_some(Request { identity, key, beginnings, umask, args, environment })
    }

    pub fn send(&self, to: &mut UnixStream, descriptors: &[RawFd]) -> io::Result<()> {
        let bytes = self.encode();
        let rights = [ControlMessage::ScmRights(descriptors)];
        let sent =
            sendmsg::<()>(to.as_raw_fd(), &[IoSlice::new(&bytes)], &rights, MsgFlags::MSG_NOSIGNAL, None)?;
        to.write_all(&bytes[sent..])
    }

    /// `None` at the end of the stream.
    pub fn receive(from: &mut UnixStream) -> io::Result<Option<(Request, Vec<OwnedFd>)>> {
        let mut len = [0; 4];
        let mut space = cmsg_space!([RawFd; MAX_DESCRIPTORS]);
        let mut descriptors = Vec::new();
        let read = {
            let mut parts = [IoSliceMut::new(&mut len)];
            let flags = MsgFlags::MSG_CMSG_CLOEXEC;
            let message = recvmsg::<()>(from.as_raw_fd(), &mut parts, Some(&mut space), flags)?;
            for part in message.cmsgs()? {
                if let ControlMessageOwned::ScmRights(raw) = part {
                    // SAFETY: the kernel has just made these descriptors for us, and nobody else knows them.
                    descriptors.extend(raw.into_iter().map(|fd| unsafe { OwnedFd::from_raw_fd(fd) }));
                }
            }
            message.bytes
        };
        if read == 0 {
            return Ok(None);
        }
        from.read_exact(&mut len[read..])?;
        let len = u32::from_le_bytes(len) as usize;
        let bad = || io::Error::from(io::ErrorKind::InvalidData);
        if len > MAX_BYTES {
            return Err(bad());
        }
        let mut bytes = vec![0; len];
        from.read_exact(&mut bytes)?;
        Ok(Some((Request::decode(&bytes).ok_or_else(bad)?, descriptors)))
    }

    pub fn variable(&self, name: &str) -> Option<&OsStr> {
        self.environment.iter().find(|(n, _)| n == name).map(|(_, value)| &**value)
    }
}

fn put_number(out: &mut Vec<u8>, number: usize) {
    out.extend((number as u32).to_le_bytes());
}

fn put(out: &mut Vec<u8>, bytes: &[u8]) {
    put_number(out, bytes.len());
    out.extend_from_slice(bytes);
}

struct Decoder<'a>(&'a [u8]);

impl<'a> Decoder<'a> {
    fn take(&mut self, len: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(len)?;
        self.0 = rest;
        Some(taken)
    }

    fn u32(&mut self) -> Option<u32> {
        Some(u32::from_le_bytes(self.take(4)?.try_into().ok()?))
    }

    fn u64(&mut self) -> Option<u64> {
        Some(u64::from_le_bytes(self.take(8)?.try_into().ok()?))
    }

    fn bytes(&mut self) -> Option<&'a [u8]> {
        let len = self.u32()?;
        self.take(len as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request() -> Request {
        Request {
            identity: identity(),
            key: 7,
            beginnings: vec![(1, 2), (u64::MAX, 3)],
            umask: 0o22,
            args: vec!["--cicc".into(), OsString::from_vec(vec![0xff, 1])],
            environment: vec![("A".into(), "".into())],
        }
    }

    #[test]
    fn requests_travel_with_descriptors() {
        let (mut here, mut there) = UnixStream::pair().unwrap();
        let request = request();
        request.send(&mut here, &[1, 2]).unwrap();
        drop(here);
        let (received, descriptors) = Request::receive(&mut there).unwrap().unwrap();
        assert_eq!((received, descriptors.len()), (request, 2));
        assert!(Request::receive(&mut there).unwrap().is_none());
    }

    #[test]
    fn damaged_requests_are_errors() {
        let whole = request().encode();
        for len in 4..whole.len() {
            assert_eq!(Request::decode(&whole[4..len]), None);
        }
        assert!(Request::decode(&whole[4..]).is_some());
    }
}
