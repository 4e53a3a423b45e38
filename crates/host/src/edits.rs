//! The list of edits and their application.

use crate::kernel::KernelStub;
use crate::tokens::Tokens;
use crate::variable::{DeclaredVariable, HostVariable};
use crate::{attributes, preamble};

/// Replaces a range of the text; an empty range inserts.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Edit {
    start: usize,
    end: usize,
    text: String,
}

/// The text for the host compiler, and what is in it.
#[derive(Clone, Debug)]
pub struct HostText {
    /// C++; begins with a preamble on one line and ends with the registration.
    pub text: String,
    /// Kernels and kernel templates; a marker in the assembly names one by its index.
    pub kernels: Vec<KernelStub>,
    /// Variables in device memory, in the order of the table of the registration.
    pub variables: Vec<HostVariable>,
    /// Whether there are templates of such variables; their instances are found in the assembly.
    pub has_variable_templates: bool,
    pub linking: Linking,
}

/// How the device code of a file comes together with that of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Linking {
    /// It needs no other.
    None,
    /// Separate compilation: the runtime links all such code of the program when it loads it.
    AtLoad,
}

/// The pass over the text.
pub(crate) struct Editor<'a> {
    pub tokens: Tokens<'a>,
    edits: Vec<Edit>,
    pub kernels: Vec<KernelStub>,
    pub variables: Vec<HostVariable>,
    pub has_variable_templates: bool,
    /// Variables of namespaces, edited when all of them are known.
    pub declared: Vec<DeclaredVariable>,
    /// Names of the namespaces around, empty for one without a name.
    pub namespaces: Vec<String>,
    /// Tells this file from others of the program.
    pub unit: String,
    linking: Linking,
}

/// Edits the preprocessed host text of a CUDA file. `unit` tells it from other files of the program; letters and digits.
pub fn edit(text: &str, unit: &str, linking: Linking) -> HostText {
    let tokens = Tokens::new(text);
    let mut editor = Editor {
        tokens,
        edits: Vec::new(),
        kernels: Vec::new(),
        variables: Vec::new(),
        has_variable_templates: false,
        declared: Vec::new(),
        namespaces: Vec::new(),
        unit: unit.to_owned(),
        linking,
    };
    editor.remove_pragmas();
    editor.remove_lambda_traits();
    let end = editor.tokens.len();
    editor.scope(0, end, false);
    editor.finish_variables();
    let text = editor.apply();
    HostText {
        text,
        kernels: editor.kernels,
        variables: editor.variables,
        has_variable_templates: editor.has_variable_templates,
        linking,
    }
}

impl Editor<'_> {
    pub fn replace(&mut self, start: usize, end: usize, text: impl Into<String>) {
        self.edits.push(Edit { start, end, text: text.into() });
    }

    pub fn insert(&mut self, at: usize, text: impl Into<String>) {
        self.replace(at, at, text);
    }

    /// Replaces tokens, both included.
    pub fn replace_tokens(&mut self, first: usize, last: usize, text: impl Into<String>) {
        self.replace(self.tokens.start(first), self.tokens.end(last), text);
    }

    /// Removes a CUDA attribute at `i`; returns its name and the token after it.
    pub fn take_attribute(&mut self, i: usize) -> Option<(String, usize)> {
        let (name, next) = attributes::at(&self.tokens, i)?;
        let name = name.to_owned();
        self.replace_tokens(i, next - 1, "");
        Some((name, next))
    }

    /// Removes the CUDA attributes between two tokens.
    pub fn remove_attributes(&mut self, first: usize, end: usize) {
        let mut i = first;
        while i < end {
            i = self.take_attribute(i).map_or(i + 1, |(_, next)| next);
        }
    }

    /// The host compiler does not know these, and says so.
    fn remove_pragmas(&mut self) {
        for (start, end) in std::mem::take(&mut self.tokens.directives) {
            let line = self.tokens.text[start + 1..end].trim_start();
            let Some(name) = line.strip_prefix("pragma").map(str::trim_start) else { continue };
            let is_ours = ["nv_", "hd_warning", "unroll", "nounroll"].iter().any(|p| name.starts_with(p));
            if is_ours {
                self.replace(start, end, "");
            }
        }
    }

    /// A closure is always an ordinary one here.
    fn remove_lambda_traits(&mut self) {
        for i in 0..self.tokens.len() {
            if self.tokens.at(i).starts_with("__nv_is_extended_") && self.tokens.is(i + 1, "(") {
                self.replace_tokens(i, self.tokens.mate(i + 1), "false");
            }
        }
    }

    fn apply(&mut self) -> String {
        // Insertions come before a replacement at the same place; the longest replacement wins over those inside it.
        self.edits.sort_by_key(|e| (e.start, e.end > e.start, std::cmp::Reverse(e.end)));
        let source = self.tokens.text;
        let registration = preamble::registration(&self.variables, &self.unit, self.linking);
        let mut out = String::with_capacity(source.len() + source.len() / 8 + registration.len());
        out.push_str(preamble::PREAMBLE);
        let mut at = 0;
        for edit in &self.edits {
            if edit.start < at {
                continue;
            }
            out.push_str(&source[at..edit.start]);
            out.push_str(&edit.text);
            // Line breaks and line markers stay, so that what follows is where it was.
            for line in source[edit.start..edit.end].split('\n').skip(1) {
                out.push('\n');
                if is_line_marker(line) {
                    out.push_str(line);
                }
            }
            at = edit.end;
        }
        out.push_str(&source[at..]);
        out.push_str(&registration);
        out
    }
}

/// `# 12 "file"`, as preprocessors write it.
fn is_line_marker(line: &str) -> bool {
    let number = line.trim_start().strip_prefix('#').map(str::trim_start);
    number.is_some_and(|n| n.starts_with(|c: char| c.is_ascii_digit()) || n.starts_with("line "))
}
