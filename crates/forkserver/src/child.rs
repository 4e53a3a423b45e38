//! The processes that the server forks: children, which compile one unit each, and templates, which fork children.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::os::unix::net::UnixStream;
use std::{env, process, thread};

use nix::sys::stat::{Mode, umask};
use nix::sys::wait::{WaitPidFlag, WaitStatus, wait, waitpid};
use nix::unistd::{ForkResult, Pid, close, dup2_stderr, dup2_stdin, dup2_stdout, fchdir, fork};

use crate::Compiler;
use crate::wire::{FINISHED, Request};

/// What a template says when it has no beginning after all.
pub const USELESS: u8 = b'X';

/// A request that was received, with where it is to be done and who waits for it.
pub struct Job {
    pub request: Request,
    pub directory: OwnedFd,
    pub stdout: OwnedFd,
    pub stderr: OwnedFd,
    pub client: UnixStream,
}

impl Job {
    /// Puts together what came over a socket: the client is the last descriptor, unless it is known.
    pub fn new(request: Request, descriptors: Vec<OwnedFd>, client: Option<UnixStream>) -> Option<Job> {
        let mut descriptors = descriptors.into_iter();
        let (directory, stdout, stderr) = (descriptors.next()?, descriptors.next()?, descriptors.next()?);
        let client = client.or_else(|| descriptors.next().map(UnixStream::from))?;
        Some(Job { request, directory, stdout, stderr, client })
    }

    /// Hands the job on to a template.
    pub fn send(&self, template: &mut UnixStream) -> io::Result<()> {
        self.request.send(template, &self.descriptors())
    }

    fn descriptors(&self) -> [RawFd; 4] {
        let [directory, stdout, stderr] =
            [&self.directory, &self.stdout, &self.stderr].map(AsRawFd::as_raw_fd);
        [directory, stdout, stderr, self.client.as_raw_fd()]
    }

    /// Forks a child that compiles. Only the child does not come back.
    pub fn fork<C: Compiler>(self, compiler: &C, beginning: &mut Option<C::Beginning>) {
        // When there is no other process, the client notices that nobody has its request.
        if is_child() {
            self.run(compiler, beginning.take());
        }
    }

    fn run<C: Compiler>(mut self, compiler: &C, beginning: Option<C::Beginning>) -> ! {
        let streams = dup2_stdout(&self.stdout).and_then(|()| dup2_stderr(&self.stderr));
        if streams.is_err() || !self.enter() {
            process::exit(1);
        }
        if let Ok(mut client) = self.client.try_clone() {
            // It says nothing more, but ends: with it, what is done for it.
            thread::spawn(move || {
                let _ = client.read(&mut [0]);
                process::exit(1);
            });
        }
        let status = compiler.run(&self.request.args, beginning);
        let _ = io::stdout().flush();
        let _ = self.client.write_all(&[FINISHED, status]);
        process::exit(status.into())
    }

    /// Makes the environment and the directory those of the client.
    fn enter(&self) -> bool {
        if let Ok(nothing) = File::open("/dev/null") {
            let _ = dup2_stdin(nothing);
        }
        // SAFETY: a forked process has one thread, and it does nothing else meanwhile.
        unsafe {
            for (name, _) in env::vars_os() {
                env::remove_var(name);
            }
            for (name, value) in &self.request.environment {
                if !is_foreign(name, value) {
                    env::set_var(name, value);
                }
            }
        }
        umask(Mode::from_bits_truncate(self.request.umask));
        fchdir(&self.directory).is_ok()
    }
}

/// Whether a variable speaks of descriptors of the client: make's tokens, unless they are in a file.
fn is_foreign(name: &OsStr, value: &OsStr) -> bool {
    let value = value.to_string_lossy();
    name == "MAKEFLAGS" && value.contains("--jobserver-") && !value.contains("--jobserver-auth=fifo:")
}

/// Forks; whether this is the child.
fn is_child() -> bool {
    // SAFETY: the server and its templates have one thread, so no lock is held by one that the child does not have.
    matches!(unsafe { fork() }, Ok(ForkResult::Child))
}

/// Takes note of the children that have ended; the exit status of the one that is asked for.
pub fn reap(command: Option<Pid>) -> Option<i32> {
    loop {
        match waitpid(None, Some(WaitPidFlag::WNOHANG)) {
            Ok(WaitStatus::Exited(pid, status)) if Some(pid) == command => return Some(status),
            Ok(WaitStatus::Signaled(pid, by, _)) if Some(pid) == command => return Some(128 + by as i32),
            Ok(WaitStatus::StillAlive) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}

/// Waits until no child is left.
pub fn wait_for_all() {
    while wait().is_ok() {}
}

/// Forks a template, which reads the first `len` bytes of a job's unit; the socket it gets jobs by.
pub fn fork_template<C: Compiler>(
    compiler: &C,
    job: &Job,
    len: u64,
    close: impl FnOnce(),
) -> Option<UnixStream> {
    let (ours, theirs) = UnixStream::pair().ok()?;
    if is_child() {
        drop(ours);
        close();
        template(compiler, job, len, theirs);
    }
    Some(ours)
}

fn template<C: Compiler>(compiler: &C, job: &Job, len: u64, mut jobs: UnixStream) -> ! {
    if let Ok(nothing) = File::options().write(true).open("/dev/null") {
        let _ = dup2_stdout(&nothing).and_then(|()| dup2_stderr(&nothing));
    }
    let entered = job.enter();
    // The job is sent here as well. Whoever reads the client's streams waits until nobody has them any more.
    for descriptor in job.descriptors() {
        let _ = close(descriptor);
    }
    let mut beginning = if entered { compiler.begin(&job.request.args, len) } else { None };
    if beginning.is_none() {
        let _ = jobs.write_all(&[USELESS]);
    }
    while let Ok(Some((request, descriptors))) = Request::receive(&mut jobs) {
        if let Some(job) = Job::new(request, descriptors, None) {
            job.fork(compiler, &mut beginning);
        }
        reap(None);
    }
    wait_for_all();
    process::exit(0)
}
