//! Where NVIDIA's tools and libraries may be: beside this library, where the environment says, in NVIDIA's Python packages.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// Directories of the objects that this process has loaded, this library's among them.
fn loaded_dirs() -> Vec<PathBuf> {
    let maps = fs::read_to_string("/proc/self/maps").unwrap_or_default();
    let mut dirs: Vec<PathBuf> = Vec::new();
    for line in maps.lines().filter(|l| l.contains(".so")) {
        let Some(start) = line.find('/') else { continue };
        let Some(dir) = Path::new(&line[start..]).parent() else { continue };
        if !dirs.iter().any(|d| d == dir) {
            dirs.push(dir.to_owned());
        }
    }
    dirs
}

/// The directory of this library, if a loaded file of its name tells.
fn own_dirs() -> Vec<PathBuf> {
    let own = |d: &PathBuf| d.join("libnvrtc.so.13").exists();
    loaded_dirs().into_iter().filter(own).collect()
}

/// The roots of NVIDIA's Python packages: `site-packages/nvidia`, beside which others are.
fn package_roots() -> Vec<PathBuf> {
    let mut roots = Vec::new();
    for dir in loaded_dirs() {
        let packages = dir.ancestors().find(|d| d.ends_with("site-packages") || d.ends_with("dist-packages"));
        if let Some(packages) = packages.map(Path::to_owned).filter(|p| !roots.contains(p)) {
            roots.push(packages);
        }
    }
    roots
}

fn toolkits() -> Vec<PathBuf> {
    let named = ["CUDA_HOME", "CUDA_PATH"].iter().filter_map(env::var_os).map(PathBuf::from);
    named.chain([PathBuf::from("/usr/local/cuda")]).collect()
}

/// Where a program may be, best first.
pub fn programs(name: &str) -> Vec<PathBuf> {
    let mut out: Vec<PathBuf> = Vec::new();
    for dir in own_dirs() {
        out.push(dir.join(name));
        out.push(dir.join("../bin").join(name));
    }
    let named = toolkits();
    let (given, usual) = named.split_at(named.len().saturating_sub(1));
    out.extend(given.iter().map(|t| t.join("bin").join(name)));
    if let Some(path) = env::var_os("PATH") {
        out.extend(env::split_paths(&path).map(|d| d.join(name)));
    }
    out.extend(usual.iter().map(|t| t.join("bin").join(name)));
    for root in package_roots() {
        let places = ["nvidia/cu13/bin", "nvidia/cuda_nvcc/bin", "triton/backends/nvidia/bin"];
        out.extend(places.iter().map(|p| root.join(p).join(name)));
    }
    out
}

/// Where a shared library may be, best first; the loader's own search is the last.
pub fn libraries(name: &str) -> Vec<PathBuf> {
    let mut out: Vec<PathBuf> = own_dirs().into_iter().map(|d| d.join(name)).collect();
    out.extend(toolkits().iter().flat_map(|t| ["lib64", "lib"].map(|l| t.join(l).join(name))));
    for root in package_roots() {
        out.extend(["nvidia/cu13/lib", "nvidia/nvjitlink/lib"].iter().map(|p| root.join(p).join(name)));
    }
    out.retain(|p| p.exists());
    out.push(PathBuf::from(name));
    out
}
