//! The server: waits for clients, and forks.

use std::collections::HashMap;
use std::fmt;
use std::fs;
use std::io::{self, Read, Write};
use std::os::fd::{AsFd, AsRawFd};
use std::os::unix::fs::MetadataExt;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::time::Duration;

use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::sys::stat::{Mode, umask};
use nix::unistd::Pid;

use crate::Compiler;
use crate::beginnings::{Beginnings, Id, Route};
use crate::child::{Job, fork_template, reap, wait_for_all};
use crate::client::is_ours;
use crate::wire::{ACCEPTED, Request, identity};

/// Beginnings that are kept at once.
const MAX_TEMPLATES: usize = 8;

/// How often a server looks whether its command has ended.
const WAIT_FOR_COMMAND: Duration = Duration::from_millis(20);

/// How long a client may take to say what it wants, and a template to take a request.
const PATIENCE: Duration = Duration::from_secs(2);

/// Why there is no server.
#[derive(Debug)]
pub enum ServerError {
    /// There is one at the socket.
    Running,
    Socket(io::Error),
}

impl fmt::Display for ServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServerError::Running => f.write_str("another server has this socket"),
            ServerError::Socket(e) => e.fmt(f),
        }
    }
}

/// What was done with a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Served {
    /// It was compiled from its first line.
    Whole,
    /// So many bytes that units begin with were read once for all.
    Read(u64),
    /// It was compiled from behind so many bytes.
    Behind(u64),
    /// It came from another version of the compiler, and nothing was done.
    Stranger,
}

/// How long a server serves.
#[derive(Clone, Copy, Debug)]
pub enum Until {
    /// Until nobody has come for so long.
    Idle(Duration),
    /// As long as this child of the process runs.
    Exit(u32),
}

/// Why a server stopped waiting.
struct Woken {
    /// The time was over.
    idle: bool,
    /// A client is there.
    requested: bool,
    /// These have something to say, or ended.
    templates: Vec<Id>,
}

/// A server that has its socket.
pub struct Server {
    listener: UnixListener,
    path: PathBuf,
    /// The socket's file.
    file: Option<(u64, u64)>,
    identity: String,
    beginnings: Beginnings,
    templates: HashMap<Id, UnixStream>,
}

/// Which file is at a path.
fn file_of(path: &Path) -> Option<(u64, u64)> {
    fs::metadata(path).ok().map(|data| (data.dev(), data.ino()))
}

impl Server {
    /// Makes a socket that only this user can connect to. One that a server left behind is replaced.
    pub fn new(path: &Path) -> Result<Server, ServerError> {
        if UnixStream::connect(path).is_ok() {
            return Err(ServerError::Running);
        }
        if let Err(e) = fs::remove_file(path)
            && e.kind() != io::ErrorKind::NotFound
        {
            return Err(ServerError::Socket(e));
        }
        let old = umask(Mode::from_bits_truncate(0o177));
        let listener = UnixListener::bind(path);
        umask(old);
        Ok(Server {
            listener: listener.map_err(ServerError::Socket)?,
            path: path.to_owned(),
            file: file_of(path),
            identity: identity(),
            beginnings: Beginnings::default(),
            templates: HashMap::new(),
        })
    }

    /// Serves until nobody has come for a while, or as long as a process that was started here runs; its exit status then, as shells
    /// report it. The process must have one thread. `report` is told what is done with each request.
    pub fn run<C: Compiler>(
        mut self,
        compiler: &C,
        until: Until,
        report: &mut dyn FnMut(Served),
    ) -> Option<i32> {
        let (timeout, command) = match until {
            Until::Idle(time) => (time, None),
            Until::Exit(process) => (WAIT_FOR_COMMAND, Some(Pid::from_raw(process as i32))),
        };
        let timeout = PollTimeout::try_from(timeout).unwrap_or(PollTimeout::MAX);
        let status = loop {
            let Some(woken) = self.wait(timeout) else { break None };
            for id in woken.templates {
                self.end_template(id);
            }
            if woken.requested
                && let Ok((client, _)) = self.listener.accept()
            {
                self.serve(compiler, client, report);
            }
            let status = reap(command);
            if status.is_some() {
                break status;
            }
            if command.is_none() && woken.idle {
                break None;
            }
        };
        // Another server may have taken the place.
        if file_of(&self.path) == self.file {
            let _ = fs::remove_file(&self.path);
        }
        drop(self);
        wait_for_all();
        status
    }

    /// Waits for a client, or for templates that have something to say. `None` when the socket has gone.
    fn wait(&self, timeout: PollTimeout) -> Option<Woken> {
        let ids: Vec<Id> = self.templates.keys().copied().collect();
        let mut places = vec![PollFd::new(self.listener.as_fd(), PollFlags::POLLIN)];
        places.extend(ids.iter().map(|id| PollFd::new(self.templates[id].as_fd(), PollFlags::POLLIN)));
        let ready = loop {
            match poll(&mut places, timeout) {
                Err(nix::errno::Errno::EINTR) => {}
                ready => break ready.ok()?,
            }
        };
        let is_ready = |place: &PollFd<'_>| place.any().unwrap_or(true);
        let said = ids.iter().zip(&places[1..]).filter(|(_, place)| is_ready(place)).map(|(id, _)| *id);
        Some(Woken { idle: ready == 0, requested: is_ready(&places[0]), templates: said.collect() })
    }

    fn serve<C: Compiler>(&mut self, compiler: &C, mut client: UnixStream, report: &mut dyn FnMut(Served)) {
        let timeouts = client.set_read_timeout(Some(PATIENCE));
        if timeouts.is_err() || !is_ours(&client) {
            return;
        }
        let Ok(Some((request, descriptors))) = Request::receive(&mut client) else { return };
        if request.identity != self.identity || self.identity.is_empty() {
            return report(Served::Stranger);
        }
        if client.set_read_timeout(None).is_err() || client.write_all(&[ACCEPTED]).is_err() {
            return;
        }
        let Some(job) = Job::new(request, descriptors, Some(client)) else { return };
        let id = match self.beginnings.route(&job.request) {
            Route::Plain => {
                report(Served::Whole);
                return job.fork(compiler, &mut None);
            }
            Route::Known(id) => id,
            Route::New(id) => {
                report(Served::Read(id.1));
                self.add_template(compiler, &job, id);
                id
            }
        };
        let sent = self.templates.get_mut(&id).is_some_and(|template| job.send(template).is_ok());
        if sent {
            report(Served::Behind(id.1));
        } else {
            report(Served::Whole);
            self.templates.remove(&id);
            self.beginnings.forget(id, false);
            job.fork(compiler, &mut None);
        }
    }

    fn add_template<C: Compiler>(&mut self, compiler: &C, job: &Job, id: Id) {
        if let Some(old) = self.beginnings.surplus(MAX_TEMPLATES) {
            self.templates.remove(&old);
            self.beginnings.forget(old, false);
        }
        let (listener, others) = (&self.listener, &mut self.templates);
        let close = || {
            // With a copy of their sockets the others would not notice when this server ends.
            others.clear();
            let _ = nix::unistd::close(listener.as_raw_fd());
        };
        let template = fork_template(compiler, job, id.1, close);
        if let Some(template) = template
            && template.set_write_timeout(Some(PATIENCE)).is_ok()
        {
            self.templates.insert(id, template);
        }
    }

    /// A template has ended, or has no beginning: it finishes what it has been given.
    fn end_template(&mut self, id: Id) {
        if let Some(mut template) = self.templates.remove(&id) {
            let useless = template.read(&mut [0]).is_ok();
            self.beginnings.forget(id, useless);
        }
    }
}
