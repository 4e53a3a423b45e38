//! `oxicc dump FILE`: containers of IR, fat binaries and objects that hold them, as text.

use std::fmt::Write as _;
use std::path::PathBuf;

use clap::{ArgMatches, Args};
use oxicc_driver::container::{Container, TAG_NAMES, is_container};
use oxicc_driver::fatbin::{self, Image};
use oxicc_driver::{ir_text, is_bitcode};

use super::{error, exit, print};

#[derive(Args)]
pub struct DumpArgs {
    /// LTO-IR, OptiX IR, bitcode, a fat binary, or an object that holds one
    #[arg(value_name = "FILE")]
    input: PathBuf,
}

impl DumpArgs {
    pub(super) fn main(self, _: &ArgMatches) -> u8 {
        let name = self.input.display().to_string();
        let bytes = match std::fs::read(&self.input) {
            Ok(bytes) => bytes,
            Err(e) => return error(format_args!("{name}: {e}")),
        };
        let mut out = String::new();
        let shown = show(&mut out, &bytes);
        if let Err(status) = print(&out) {
            return status;
        }
        match shown {
            Ok(()) => exit::SUCCESS,
            Err(e) => error(format_args!("{name}: {e}")),
        }
    }
}

fn show(out: &mut String, bytes: &[u8]) -> Result<(), String> {
    if is_container(bytes) {
        return show_container(out, bytes);
    }
    if is_bitcode(bytes) {
        return show_module(out, bytes);
    }
    let images = fatbin::images(bytes).map_err(|e| e.to_string())?;
    if images.is_empty() {
        return Err("neither IR nor a fat binary was found".to_owned());
    }
    for image in images {
        show_image(out, &image)?;
    }
    Ok(())
}

fn show_image(out: &mut String, image: &Image) -> Result<(), String> {
    let _ = write!(out, "image: {}, sm_{}, {} bytes", image.kind, image.sm, image.bytes.len());
    let _ = write!(out, ", flags {:#x}", image.flags);
    if !image.name.is_empty() {
        let _ = write!(out, ", name {:?}", image.name);
    }
    if !image.options.is_empty() {
        let _ = write!(out, ", options {:?}", image.options);
    }
    out.push('\n');
    if is_container(&image.bytes) {
        return show_container(out, &image.bytes);
    }
    Ok(())
}

fn show_container(out: &mut String, bytes: &[u8]) -> Result<(), String> {
    let c = Container::parse(bytes).map_err(|e| e.to_string())?;
    let version = |(major, minor): (u8, u8)| format!("{major}.{minor}");
    let _ = writeln!(
        out,
        "container {}: level {}, IR {}, debug information {}, LLVM {}",
        version(c.version),
        c.level,
        version(c.ir),
        version(c.debug),
        version(c.llvm)
    );
    for (tag, value) in &c.tags {
        let name = TAG_NAMES.iter().find(|(t, _)| t == tag).map_or("unknown", |(_, n)| n);
        let _ = writeln!(out, "  tag {tag} ({name}): {value}");
    }
    let _ = writeln!(out, "  module: {} bytes", c.payload.len());
    match c.module() {
        Ok(module) => show_module(out, module),
        Err(_) => {
            let _ = writeln!(out, "  scrambled by NVIDIA's compiler: it cannot be shown");
            Ok(())
        }
    }
}

fn show_module(out: &mut String, bytes: &[u8]) -> Result<(), String> {
    out.push_str(&ir_text(bytes)?);
    Ok(())
}
