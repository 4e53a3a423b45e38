//! The reference toolchain: where it is, and how it gets there.
//!
//! Tests and benchmarks compare oxicc with NVIDIA's published tools. They are a black box: run, compare outputs and times,
//! nothing else. The product itself never depends on this crate.
//!
//! Layout of an installation, which is the layout of a CUDA toolkit:
//!
//! ```text
//! .reference/
//!   PACKAGES            the pinned package list; an installation without it, or with another one, is not complete
//!   bin/                nvcc ptxas nvlink fatbinary cudafe++
//!   nvvm/bin/cicc
//!   nvvm/libdevice/libdevice.10.bc
//!   include/            CUDA headers
//!   lib/                libnvrtc, libnvvm, libcudart
//! ```
//!
//! The directory is `$OXICC_REFERENCE`, or `.reference` in the workspace root. Other releases than the default one lie beside
//! it, as `.reference-12.4`; those before 13.0 are only parts of a toolkit (`releases`).
//! cuRAND's headers lie in `.reference-curand`, `.reference-12.4-curand`, where they were asked for.

pub mod cubin;
pub mod inspect;
mod install;
mod paths;
mod releases;
mod skip;
pub mod variables;

pub use install::{InstallError, ensure_curand, ensure_file_of, ensure_installed, ensure_release};
pub use paths::{
    Toolchain, is_required, llvm_tool, ptxas, ptxas_of_release, root_dir, root_of, workspace_root,
};
pub use releases::{RELEASES, Release};
pub use skip::{SKIPPED, skip};
