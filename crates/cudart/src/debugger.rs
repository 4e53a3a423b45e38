//! The debugger of a program on the simulator, which `OXICC_DEBUG` asks for.
//!
//! `OXICC_DEBUG=terminal` takes commands from standard input, behind those of the file that `OXICC_DEBUG_COMMANDS` names;
//! `OXICC_DEBUG=unix:PATH` serves an editor that listens there. The program stops at the first instruction of its first kernel.

use std::ffi::{OsStr, c_int};
use std::fs::File;
use std::io::{self, BufReader, IsTerminal};
use std::os::fd::AsFd;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use oxicc_debugger::dap::Server;
use oxicc_debugger::{Client, Session, Terminal};
use oxicc_sim::Observer;

pub struct Debugger {
    session: Session<Box<dyn Client>>,
}

/// Set by Ctrl-C while a kernel runs.
static INTERRUPTED: OnceLock<Arc<AtomicBool>> = OnceLock::new();
static IN_KERNEL: AtomicBool = AtomicBool::new(false);
/// What shells say of a process that Ctrl-C ended.
const ENDED_BY_INTERRUPT: c_int = 130;

impl Debugger {
    /// The debugger that the environment asks for.
    pub fn asked_for() -> Option<Debugger> {
        let wanted = std::env::var_os("OXICC_DEBUG").filter(|v| !v.is_empty() && v != "0")?;
        let client: Box<dyn Client> = match wanted.as_bytes().strip_prefix(b"unix:") {
            Some(path) => editor(OsStr::from_bytes(path))?,
            None => terminal()?,
        };
        Some(Debugger { session: Session::new(client) })
    }

    /// Who watches a launch of a kernel of this module.
    pub fn begin_launch(&mut self, module: usize) -> &mut dyn Observer {
        flush_files();
        self.session.begin_launch(module);
        IN_KERNEL.store(true, Ordering::Relaxed);
        &mut self.session
    }

    pub fn end_launch(&mut self) {
        IN_KERNEL.store(false, Ordering::Relaxed);
        if self.session.has_quit() {
            end(0);
        }
    }
}

/// What the program wrote comes before what the debugger writes.
fn flush_files() {
    // SAFETY: null means all files.
    unsafe { libc::fflush(std::ptr::null_mut()) };
}

/// Ends the process as a debugger does, without the program's destructors: they would call the runtime, which launches.
fn end(status: c_int) -> ! {
    // SAFETY: ends the process.
    unsafe { libc::_exit(status) }
}

fn terminal() -> Option<Box<dyn Client>> {
    let commands = std::env::var_os("OXICC_DEBUG_COMMANDS").map(std::fs::read).transpose();
    let commands = commands.map_err(|e| eprintln!("oxicc: OXICC_DEBUG_COMMANDS: {e}")).ok()?;
    let commands =
        String::from_utf8_lossy(&commands.unwrap_or_default()).lines().map(str::to_owned).collect();
    let flag = INTERRUPTED.get_or_init(Arc::default);
    // SAFETY: the handler reads and writes atomics and ends the process, which handlers may do.
    unsafe { libc::signal(libc::SIGINT, on_interrupt as *const () as libc::sighandler_t) };
    let echo = !io::stdin().is_terminal();
    // Byte by byte: what is not a command is for the program.
    let input = File::from(io::stdin().as_fd().try_clone_to_owned().ok()?);
    let input = BufReader::with_capacity(1, input);
    let terminal = Terminal::new(input, io::stdout(), commands, echo).of_program();
    Some(Box::new(terminal.with_interrupt(Arc::clone(flag))))
}

/// Ctrl-C pauses a kernel; twice, or outside kernels, it ends the program.
extern "C" fn on_interrupt(_signal: c_int) {
    let was_asked = INTERRUPTED.get().is_none_or(|flag| flag.swap(true, Ordering::Relaxed));
    if was_asked || !IN_KERNEL.load(Ordering::Relaxed) {
        end(ENDED_BY_INTERRUPT);
    }
}

fn editor(path: &OsStr) -> Option<Box<dyn Client>> {
    let failed = |e: io::Error| eprintln!("oxicc: OXICC_DEBUG: {}: {e}", path.to_string_lossy());
    let stream = UnixStream::connect(path).map_err(failed).ok()?;
    let input = BufReader::new(stream.try_clone().map_err(failed).ok()?);
    let Some(server) = Server::connect(input, stream) else { end(0) };
    Some(Box::new(server))
}
