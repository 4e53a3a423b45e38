//! The releases of the CUDA toolkit on PyPI, as data.
//!
//! Up to CUDA 12.9 there are only parts: ptxas, libNVVM, libdevice and headers, in packages named after the major version. From
//! 13.0 on there is the whole compiler.

/// The packages of one release.
#[derive(Debug)]
pub struct Release {
    /// `12.4`
    pub version: &'static str,
    /// The versions of the packages: the compiler's, the runtime's, those of CUB, Thrust and libcu++, and cuRAND's.
    nvcc: &'static str,
    runtime: &'static str,
    cccl: &'static str,
    curand: &'static str,
}

const fn release(
    version: &'static str,
    nvcc: &'static str,
    runtime: &'static str,
    cccl: &'static str,
    curand: &'static str,
) -> Release {
    Release { version, nvcc, runtime, cccl, curand }
}

/// Oldest first. The libraries of 12.0 to 12.2 lack a header that `cuda_fp16.h` includes: they get those of 12.4.
pub static RELEASES: &[Release] = &[
    release("12.0", "12.0.140", "12.0.146", "12.4.127.post1", "10.3.1.124"),
    release("12.1", "12.1.105", "12.1.105", "12.4.127.post1", "10.3.2.106"),
    release("12.2", "12.2.140", "12.2.140", "12.4.127.post1", "10.3.3.141"),
    release("12.3", "12.3.107", "12.3.101", "12.3.101.post1", "10.3.4.107"),
    release("12.4", "12.4.131", "12.4.127", "12.4.127.post1", "10.3.5.147"),
    release("12.5", "12.5.82", "12.5.82", "12.5.39.post1", "10.3.6.82"),
    release("12.6", "12.6.85", "12.6.77", "12.6.77", "10.3.7.77"),
    release("12.8", "12.8.93", "12.8.90", "12.8.90", "10.3.9.90"),
    release("12.9", "12.9.86", "12.9.79", "12.9.27", "10.3.10.19"),
    release("13.0", "13.0.88", "13.0.96", "13.0.85", "10.4.0.35"),
    release("13.1", "13.1.115", "13.1.80", "13.1.115", "10.4.1.81"),
    release("13.2", "13.2.86", "13.2.86", "13.2.86", "10.4.2.66"),
    release("13.3", "13.3.73", "13.3.29", "13.3.3.3.1", "10.4.3.29"),
    release("13.4", "13.4.92", "13.4.92", "13.3.5.0.6", "10.4.4.72"),
];

/// The release that tests compare with unless they name another one.
pub const DEFAULT: &str = "13.0";

impl Release {
    pub fn find(version: &str) -> Option<&'static Release> {
        RELEASES.iter().find(|r| r.version == version)
    }

    /// Whether nvcc, cicc and cudafe++ are there.
    pub fn has_compiler(&self) -> bool {
        !self.version.starts_with("12.")
    }

    /// What pip is asked for.
    pub fn packages(&self) -> Vec<String> {
        let Release { nvcc, runtime, cccl, .. } = self;
        let mut packages = match self.has_compiler() {
            true => vec![
                format!("nvidia-cuda-nvcc=={nvcc}"),
                format!("nvidia-nvvm=={nvcc}"),
                format!("nvidia-cuda-crt=={nvcc}"),
                format!("nvidia-cuda-runtime=={runtime}"),
                format!("nvidia-cuda-cccl=={cccl}"),
            ],
            false => vec![
                format!("nvidia-cuda-nvcc-cu12=={nvcc}"),
                format!("nvidia-cuda-runtime-cu12=={runtime}"),
                format!("nvidia-cuda-cccl-cu12=={cccl}"),
            ],
        };
        if self.version == DEFAULT {
            packages.insert(3, format!("nvidia-cuda-nvrtc=={nvcc}"));
        }
        packages
    }

    /// The package with cuRAND, of which only the headers are wanted.
    pub(crate) fn curand(&self) -> String {
        let suffix = if self.has_compiler() { "" } else { "-cu12" };
        format!("nvidia-curand{suffix}=={}", self.curand)
    }

    /// Where pip puts cuRAND's headers.
    pub(crate) fn curand_headers(&self) -> &'static str {
        if self.has_compiler() { "nvidia/cu13/include" } else { "nvidia/curand/include" }
    }

    /// The directories of pip's target that together are the toolkit.
    pub(crate) fn parts(&self) -> &'static [&'static str] {
        match self.has_compiler() {
            true => &["nvidia/cu13"],
            false => &["nvidia/cuda_nvcc", "nvidia/cuda_runtime", "nvidia/cuda_cccl"],
        }
    }

    /// What must be there for the installation to be of use.
    pub(crate) fn essentials(&self) -> &'static [&'static str] {
        match self.has_compiler() {
            true => &["bin/nvcc", "bin/ptxas", "nvvm/bin/cicc", "include/cuda_runtime.h"],
            false => &["bin/ptxas", "include/cuda_runtime.h", "include/crt/host_runtime.h"],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_release_has_packages() {
        for r in RELEASES {
            assert!(std::ptr::eq(Release::find(r.version).unwrap(), r));
            assert!(r.packages().iter().all(|p| p.split_once("==").is_some_and(|(_, v)| !v.is_empty())));
        }
        assert!(Release::find(DEFAULT).is_some_and(Release::has_compiler));
        assert!(Release::find("12.7").is_none());
    }
}
