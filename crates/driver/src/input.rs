//! What is compiled.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use oxicc_source::SourceText;

/// The language of an input, decided by its extension unless somebody says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum InputKind {
    /// CUDA C++ before preprocessing.
    Cuda,
    /// C++ that has nothing to do with CUDA, before preprocessing: it sees none of the names of the runtime.
    Cxx,
    /// C++ that may be CUDA C++: it is if it uses any of its names.
    CxxOrCuda,
    /// CUDA C++ as nvcc hands it over, preprocessed.
    Preprocessed,
    /// NVVM or LLVM IR, as text or bitcode.
    Ir,
    /// PTX (`.ptx`).
    Ptx,
}

const EXTENSIONS: &[(&str, InputKind)] = &[
    ("cu", InputKind::Cuda),
    ("cuh", InputKind::Cuda),
    ("cc", InputKind::CxxOrCuda),
    ("cpp", InputKind::CxxOrCuda),
    ("cxx", InputKind::CxxOrCuda),
    ("ii", InputKind::Preprocessed),
    ("i", InputKind::Preprocessed),
    ("cup", InputKind::Preprocessed),
    ("ll", InputKind::Ir),
    ("bc", InputKind::Ir),
    ("ptx", InputKind::Ptx),
];

impl InputKind {
    /// The kind that a file's extension tells.
    pub fn from_path(path: &Path) -> Option<InputKind> {
        let extension = path.extension()?.to_str()?;
        EXTENSIONS.iter().find(|(e, _)| *e == extension).map(|(_, kind)| *kind)
    }
}

/// One input with its text.
#[derive(Clone, Debug)]
pub struct Input {
    /// The name that diagnostics show.
    pub name: String,
    /// Its language.
    pub kind: InputKind,
    /// Its text.
    pub text: SourceText,
}

impl Input {
    /// Text with a name for messages.
    pub fn new(name: impl Into<String>, kind: InputKind, text: impl Into<SourceText>) -> Input {
        Input { name: name.into(), kind, text: text.into() }
    }

    /// Reads a file; `-` is standard input, taken as CUDA C++.
    pub fn read(path: &Path) -> Result<Input, String> {
        Input::read_as(path, None)
    }

    /// Reads a file in a given language, or in that of its extension.
    pub fn read_as(path: &Path, language: Option<InputKind>) -> Result<Input, String> {
        let name = path.display().to_string();
        if name == "-" {
            let mut text = Vec::new();
            io::stdin().read_to_end(&mut text).map_err(|e| format!("standard input: {e}"))?;
            return Ok(Input::new("<stdin>", language.unwrap_or(InputKind::Cuda), text));
        }
        let Some(kind) = language.or_else(|| InputKind::from_path(path)) else {
            if path.is_dir() {
                return Err(format!("{name}: is a directory"));
            }
            if !path.exists() {
                return Err(format!("{name}: no such file"));
            }
            let known: Vec<String> = EXTENSIONS.iter().map(|(e, _)| format!(".{e}")).collect();
            return Err(format!("{name}: unknown kind of file; known: {}", known.join(" ")));
        };
        let text = fs::read(path).map_err(|e| format!("{name}: {}", plain(&e)))?;
        Ok(Input::new(name, kind, text))
    }

    /// The directory of the file, where `#include "..."` looks first.
    pub fn dir(&self) -> PathBuf {
        Path::new(&self.name).parent().map(Path::to_path_buf).unwrap_or_default()
    }
}

/// The usual errors without the operating system's number.
fn plain(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "no such file".to_owned(),
        io::ErrorKind::PermissionDenied => "permission denied".to_owned(),
        io::ErrorKind::IsADirectory => "is a directory".to_owned(),
        _ => error.to_string(),
    }
}
