//! `--print-cache-key`: a hash of all that the outputs of a command line depend on, for whoever keeps them.

use oxicc_driver::{CacheKey, Emit, Input, InputKind};

use super::Invocation;
use crate::native::exit;

/// Prints the key in place of compiling; the exit status.
pub fn print(invocation: &Invocation, input: &Input, emit: Emit) -> u8 {
    match key(invocation, input, emit) {
        Ok(key) => {
            println!("{key}");
            exit::SUCCESS
        }
        Err(status) => status,
    }
}

/// The names of the outputs do not count but for those that stand in them. The name of the input, which nvcc makes up, stands in IR only.
fn key(invocation: &Invocation, input: &Input, emit: Emit) -> Result<CacheKey, u8> {
    let in_ptx = emit == Emit::Ptx && invocation.lto_file.is_none() && !invocation.keep;
    let name = if in_ptx && input.kind == InputKind::Preprocessed { "" } else { &input.name };
    let input = Input::new(name, input.kind, input.text.clone());
    let key = oxicc_driver::cache_key(&input, &invocation.options).map_err(|failed| failed.exit_status())?;
    let outputs = format!(
        "{emit:?} {:?} {} {} {} {} {} {} {} {}",
        invocation.mode,
        invocation.syntax_only,
        invocation.emit_bitcode,
        invocation.link_lto,
        invocation.lto_and_ptx,
        invocation.lto,
        invocation.optix,
        invocation.gen_module_id,
        invocation.sarif,
    );
    Ok(CacheKey::of(&[key.as_bytes(), outputs.as_bytes()]))
}
