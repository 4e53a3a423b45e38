//! What can go wrong with a GPU.

use std::fmt;

#[derive(Debug)]
pub enum GpuError {
    /// libcuda could not be opened: there is no GPU driver on this machine.
    NoDriver(libloading::Error),
    /// libcuda is there but lacks a function: the driver is too old.
    MissingFunction(&'static str, libloading::Error),
    /// There is no GPU with this number.
    NoDevice { ordinal: u32, count: u32 },
    /// A call of the driver API failed.
    Call { function: &'static str, code: u32, name: String, description: String },
    /// The driver refused the PTX; its log says why.
    Load { cause: Box<GpuError>, log: String },
    /// More bytes than the device memory holds.
    TooLong { have: usize, want: usize },
    /// A name or PTX text contains a zero byte.
    NulInName,
}

impl fmt::Display for GpuError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GpuError::NoDriver(e) => write!(f, "no NVIDIA GPU driver on this machine ({e})"),
            GpuError::MissingFunction(name, e) => {
                write!(f, "the GPU driver is too old: it lacks {name} ({e})")
            }
            GpuError::NoDevice { count: 0, .. } => write!(f, "there is no GPU on this machine"),
            GpuError::NoDevice { ordinal, count } => {
                write!(f, "there is no GPU {ordinal}; there are {count}")
            }
            GpuError::Call { function, code, name, description } => {
                write!(f, "{function}: {description} ({name}, {code})")
            }
            GpuError::Load { cause, log } if log.is_empty() => write!(f, "{cause}"),
            GpuError::Load { cause, log } => write!(f, "{cause}\n{log}"),
            GpuError::TooLong { have, want } => {
                write!(f, "{want} bytes do not fit into {have} bytes of device memory")
            }
            GpuError::NulInName => write!(f, "the text contains a zero byte"),
        }
    }
}

impl std::error::Error for GpuError {}
