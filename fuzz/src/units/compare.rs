//! Both compilers on one preprocessed text.

use std::collections::BTreeSet;
use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};

use oxicc_driver::{
    Emit, HostStubOptions, Input, InputKind, ModuleIdSource, Options, Target, Threads, compile,
};
use oxicc_reference::Toolchain;
use oxicc_source::render::human::Color;

/// The name of a unit, which cudafe++ makes.
const MODULE_ID: &str = "_12345678_7_unit_cu_name";

/// What can be seen of a compiled unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Kernels in the PTX.
    entries: BTreeSet<String>,
    /// What closures are on the host, and which kernels are registered by which name.
    host: BTreeSet<String>,
}

impl Seen {
    pub fn kernels(&self) -> usize {
        self.entries.len()
    }

    fn new(ptx: &str, stub: &str) -> Seen {
        let mut seen = Seen::default();
        for line in ptx.lines() {
            if let Some((_, rest)) = line.split_once(".entry ") {
                let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '$');
                seen.entries.insert(rest[..end.unwrap_or(rest.len())].to_owned());
            }
        }
        for statement in stub.split(';') {
            let text = statement.trim();
            let text = text.rfind('\n').filter(|_| text.contains("#include")).map_or(text, |at| &text[at..]);
            if text.trim_start().starts_with("typedef") && text.contains("wrapper_t<") {
                seen.host.insert(plain(text));
            }
            if let Some(at) = text.find("__cudaRegisterEntry(") {
                // The first argument is a name that means nothing.
                let entry = text[at..].split_once(',').map_or("", |(_, rest)| rest);
                seen.host.insert(plain(entry));
            }
        }
        seen
    }
}

/// A text without what means nothing: blanks that are not between words (the reference writes several where one would do), the
/// `::` before a name of the global namespace, which the reference leaves out inside of classes.
fn plain(text: &str) -> String {
    let mut text = without_spaces(text).replace("decltype(nullptr)", "std::nullptr_t");
    let mut at = 0;
    while let Some(found) = text[at..].find("::") {
        at += found;
        let before = text[..at].chars().next_back();
        match before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '>') {
            true => at += 2,
            false => text.replace_range(at..at + 2, ""),
        }
    }
    text
}

fn without_spaces(text: &str) -> String {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut out = String::with_capacity(text.len());
    let mut blank = false;
    for c in text.chars() {
        if c.is_whitespace() {
            blank = true;
            continue;
        }
        // A name of the global namespace is a word, too.
        if blank && (is_word(c) || c == ':') && out.chars().next_back().is_some_and(is_word) {
            out.push(' ');
        }
        blank = false;
        out.push(c);
    }
    out
}

/// What the compiler has seen, or what it says.
pub type Outcome = Result<Seen, String>;

/// How two compilers differ, if they do.
pub fn difference(ours: &Outcome, theirs: &Outcome) -> Option<String> {
    match (ours, theirs) {
        (Ok(ours), Ok(theirs)) => {
            let only = |who: &str, a: &BTreeSet<String>, b: &BTreeSet<String>| -> String {
                a.difference(b).map(|line| format!("only {who}: {line}\n")).collect()
            };
            let mut text = String::new();
            for (a, b) in [(&ours.entries, &theirs.entries), (&ours.host, &theirs.host)] {
                text += &only("ours", a, b);
                text += &only("theirs", b, a);
            }
            (!text.is_empty()).then_some(text)
        }
        (Err(_), Err(_)) => None,
        (Ok(_), Err(why)) => Some(format!("only the reference refuses it: {why}")),
        (Err(why), Ok(_)) => Some(format!("only oxicc refuses it: {why}")),
    }
}

/// oxicc as cicc.
pub fn oxicc(text: &str) -> Outcome {
    let input = Input::new("unit.cpp1.ii", InputKind::Preprocessed, text.to_owned());
    let mut options = Options::default();
    options.target = Target::parse("sm_90").unwrap_or_default();
    options.threads = Threads::AtMost(NonZeroUsize::MIN);
    let language = &mut options.language;
    language.extended_lambda = true;
    language.trust_host = true;
    language.wrap_constants = true;
    language.cascade_errors = true;
    language.check_unused = true;
    language.gnu_version = Some(120_200);
    let stub = options.host_stub.insert(HostStubOptions::default());
    stub.file = "unit.stub.c".to_owned();
    stub.include = Some("unit.fatbin.c".to_owned());
    stub.hidden = true;
    options.module_id = ModuleIdSource::Given(MODULE_ID.to_owned());
    options.module_id_input.file = "unit.cu".to_owned();
    options.module_id_input.path = "/unit.cu".to_owned();
    options.diagnostics.no_warnings = true;
    let compilation = compile(&input, &options, Emit::Ptx);
    if let Some(error) = &compilation.internal_error {
        return Err(format!("internal error: {}", error.message));
    }
    match (&compilation.output, &compilation.host.stub) {
        (Some(ptx), Some(stub)) => Ok(Seen::new(ptx, stub)),
        (Some(_), None) => Err("there is no stub".to_owned()),
        _ => Err(compilation.render(Color::Never)),
    }
}

/// The reference compiler.
pub struct Reference {
    toolchain: Toolchain,
    dir: PathBuf,
    next: AtomicU64,
}

impl Reference {
    pub fn new(dir: &Path) -> Result<Reference, String> {
        let toolchain = Toolchain::find()
            .ok_or("there is no reference toolchain: `cargo xtask reference` installs it")?;
        fs::create_dir_all(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
        Ok(Reference { toolchain, dir: dir.to_path_buf(), next: AtomicU64::new(0) })
    }

    pub fn look(&self, text: &str) -> Outcome {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let dir = self.dir.join(format!("u{}-{number}", std::process::id()));
        let outcome = self.look_in(&dir, text);
        // What stays behind is in the way of nobody.
        let _ = fs::remove_dir_all(&dir);
        outcome
    }

    fn look_in(&self, dir: &Path, text: &str) -> Outcome {
        let failed = |e: std::io::Error| format!("{}: {e}", dir.display());
        fs::create_dir_all(dir).map_err(failed)?;
        fs::write(dir.join("unit.cpp1.ii"), text).map_err(failed)?;
        fs::write(dir.join("unit.module_id"), MODULE_ID).map_err(failed)?;
        let flags = "--c++17 --static-host-stub --device-hidden-visibility --gnu_version=120200 -w --display_error_number \
                     --orig_src_file_name unit.cu --orig_src_path_name /unit.cu --allow_managed --extended-lambda \
                     -arch compute_90 -m64 -ftz=0 -prec_div=1 -prec_sqrt=1 -fmad=1 --include_file_name unit.fatbin.c -tused \
                     --module_id_file_name unit.module_id --gen_c_file_name unit.c \
                     --stub_file_name unit.stub.c --gen_device_file_name unit.gpu unit.cpp1.ii -o unit.ptx";
        let result = Command::new(self.toolchain.cicc())
            .args(flags.split_whitespace())
            .current_dir(dir)
            .stdin(Stdio::null())
            .output()
            .map_err(|e| format!("cicc: {e}"))?;
        if !result.status.success() {
            let text = format!(
                "{}{}",
                String::from_utf8_lossy(&result.stdout),
                String::from_utf8_lossy(&result.stderr)
            );
            return Err(text.lines().take(12).collect::<Vec<_>>().join("\n"));
        }
        let read = |name: &str| fs::read_to_string(dir.join(name)).map_err(failed);
        Ok(Seen::new(&read("unit.ptx")?, &read("unit.stub.c")?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_seen() {
        let text = |converts: bool| {
            format!("typedef __nv_hdl_wrapper_t<false,{converts},false, ::T>   _Zx;\nvoid f();")
        };
        let seen = |stub: &str, ptx: &str| Ok(Seen::new(ptx, stub));
        let (a, b) = (seen(&text(true), ".visible .entry k("), seen(&text(false), ".entry k("));
        assert_eq!(difference(&a, &a.clone()), None);
        assert!(difference(&a, &b).is_some_and(
            |d| d.contains("only ours: typedef__nv_hdl") || d.contains("only ours: typedef __nv_hdl")
        ));
        assert!(difference(&a, &seen(&text(true), ".entry q(")).is_some());
        assert_eq!(plain("a< ::b ,const   int, const  ::C, ns::D> "), "a<b,const int,const C,ns::D>");
    }
}
