//! Compiles the math library with oxicc and writes its embedded form.
//!
//! The IR text that oxicc prints is cut into its top-level entries (definitions, declarations, types, attribute groups,
//! metadata nodes). Each is written on its own with what it mentions noted in an index, so that the compiler reads only
//! what a module needs. Local names are shortened: the text is read at run time, not by people.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Makes `crates/libdevice/data/libdevice.ll` and `crates/libdevice/src/index.rs`.
pub fn run(root: &Path) -> Result<(), String> {
    let text = compile(root)?;
    let entries = entries(&text)?;
    let (data, index) = embed(&entries, hash_of_sources(&root.join("libdevice"))?);
    let write = |path: PathBuf, text: &str| {
        fs::write(&path, text).map_err(|e| format!("cannot write {}: {e}", path.display()))
    };
    write(root.join("crates/libdevice/data/libdevice.ll"), &data)?;
    write(root.join("crates/libdevice/src/index.rs"), &index)?;
    let functions =
        entries.iter().filter(|e| e.text.starts_with("define") && e.name.starts_with("__nv_")).count();
    println!("{functions} functions, {} entries, {} bytes", entries.len(), data.len());
    Ok(())
}

fn compile(root: &Path) -> Result<String, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.current_dir(root).args(["run", "--quiet", "--package", "oxicc-cli", "--"]);
    command.args(["--emit-llvm", "--rdc=true", "--libdevice=none", "-o", "-", "libdevice/libdevice.cu"]);
    let output = command.output().map_err(|e| format!("cannot start {command:?}: {e}"))?;
    if !output.status.success() {
        return Err(format!("oxicc failed:\n{}", String::from_utf8_lossy(&output.stderr)));
    }
    String::from_utf8(output.stdout).map_err(|e| e.to_string())
}

/// FNV-1a over the names and texts of the sources; a test of `oxicc-libdevice` computes the same.
fn hash_of_sources(folder: &Path) -> Result<u64, String> {
    let io = |e: std::io::Error| format!("{}: {e}", folder.display());
    let mut files = Vec::new();
    for file in fs::read_dir(folder).map_err(io)? {
        let path = file.map_err(io)?.path();
        if path.extension().is_some_and(|e| e == "cu" || e == "h") {
            files.push(path);
        }
    }
    files.sort();
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for file in files {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for byte in name.bytes().chain(fs::read(&file).map_err(io)?) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
    Ok(hash)
}

/// One top-level entity of the module.
struct Entry {
    name: String,
    text: String,
    /// Names it mentions that are entries themselves.
    uses: Vec<String>,
}

/// Cuts a module into its entries; the header and lists over the whole module are left out.
fn entries(text: &str) -> Result<Vec<Entry>, String> {
    // The library has no barriers, so that nothing in it depends on which threads run together. Fused operations follow the
    // mode of the compilation for denormals: the generic intrinsic says so, the one of the headers does not.
    let text = with_short_names(&text.replace("{ convergent ", "{ "));
    let text = format!(
        "{text}\ndeclare float @llvm.fma.f32(float, float, float)\ndeclare double @llvm.fma.f64(double, double, double)\n"
    );
    let mut entries: Vec<Entry> = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let skipped = ["source_filename", "target ", ";", "@llvm.used", "!nvvmir", "!nvvm.", "!llvm."];
        if line.is_empty() || skipped.iter().any(|s| line.starts_with(s)) {
            continue;
        }
        let mut item = format!("{line}\n");
        if line.starts_with("define ") {
            for line in lines.by_ref() {
                item.push_str(line);
                item.push('\n');
                if line == "}" {
                    break;
                }
            }
            item = shorten(&finish_definition(&item));
            if !item.contains("_ieee_") {
                item = item.replace("@llvm.nvvm.fma.rn.f(", "@llvm.fma.f32(");
                item = item.replace("@llvm.nvvm.fma.rn.d(", "@llvm.fma.f64(");
            }
        }
        let name = name_of(&item).ok_or_else(|| format!("an unexpected line of IR: {line}"))?;
        entries.push(Entry { name, text: item, uses: Vec::new() });
    }
    let names: HashSet<String> = entries.iter().map(|e| e.name.clone()).collect();
    for entry in &mut entries {
        entry.uses = mentions(&entry.text).filter(|m| *m != entry.name && names.contains(m)).collect();
    }
    entries.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(entries)
}

/// Exported functions are inlined wherever they are called; helpers that are not stay local to the library.
fn finish_definition(item: &str) -> String {
    let (head, body) = item.split_once('\n').unwrap_or((item, ""));
    let head = if head.contains("@__nv_") {
        let end = head.rfind(')').map_or(head.len(), |at| at + 1);
        format!("{} alwaysinline mustprogress nounwind {{", &head[..end])
    } else if head.starts_with("define internal ") {
        head.to_owned()
    } else {
        head.replacen("define ", "define internal ", 1)
    };
    format!("{head}\n{body}")
}

/// Variables of the library get names that are unique among modules by their length, which nobody needs:
/// `__nv_static_21_<21 characters>_NAME` becomes `__internal_NAME`.
fn with_short_names(text: &str) -> String {
    const PREFIX: &str = "__nv_static_";
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(PREFIX) {
        out.push_str(&rest[..at]);
        let name = &rest[at + PREFIX.len()..];
        let digits = name.chars().take_while(char::is_ascii_digit).count();
        let skipped = digits + 1 + name[..digits].parse::<usize>().unwrap_or(0) + 1;
        out.push_str("__internal_");
        rest = name.get(skipped..).unwrap_or(name);
    }
    out.push_str(rest);
    out
}

fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-')
}

/// The name an entry defines: functions and variables without `@`, others with their sigil.
fn name_of(item: &str) -> Option<String> {
    if item.starts_with("define ") || item.starts_with("declare ") {
        let at = item.find('@')?;
        return Some(item[at + 1..].chars().take_while(|c| is_name(*c)).collect());
    }
    if let Some(rest) = item.strip_prefix("attributes ") {
        return Some(rest.chars().take_while(|c| is_name(*c) || *c == '#').collect());
    }
    let sigil = item.chars().next().filter(|c| matches!(c, '@' | '!' | '%'))?;
    let name: String = item[1..].chars().take_while(|c| is_name(*c)).collect();
    Some(if sigil == '@' { name } else { format!("{sigil}{name}") })
}

/// Everything that looks like a mention of another entry; local values are filtered out by not being entries.
fn mentions(text: &str) -> impl Iterator<Item = String> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['@', '#', '!', '%', '"']) {
        let sigil = rest.as_bytes()[at] as char;
        rest = &rest[at + 1..];
        if sigil == '"' {
            rest = rest.find('"').map_or("", |end| &rest[end + 1..]);
            continue;
        }
        let name: String = rest.chars().take_while(|c| is_name(*c)).collect();
        rest = &rest[name.len()..];
        if !name.is_empty() {
            found.push(if sigil == '@' { name } else { format!("{sigil}{name}") });
        }
    }
    found.sort();
    found.dedup();
    found.into_iter()
}

/// Gives local values and blocks the shortest names.
fn shorten(function: &str) -> String {
    let mut names: HashMap<String, String> = HashMap::new();
    let mut short = |name: &str| -> String {
        let next = names.len();
        names.entry(name.to_owned()).or_insert_with(|| letters(next)).clone()
    };
    let mut out = String::with_capacity(function.len());
    let entry = unnamed_entry(function);
    for line in function.lines() {
        let label: String = line.chars().take_while(|c| is_name(*c)).collect();
        let mut rest = line;
        if !label.is_empty() && line[label.len()..].starts_with(':') {
            out.push_str(&short(&label));
            out.push_str(":\n");
            continue;
        }
        if let Some(trimmed) = line.strip_prefix("  ") {
            out.push(' ');
            rest = trimmed.trim_start();
        }
        while let Some(at) = rest.find('%') {
            out.push_str(&rest[..=at]);
            rest = &rest[at + 1..];
            let name: String = rest.chars().take_while(|c| is_name(*c)).collect();
            rest = &rest[name.len()..];
            if is_type(&name) {
                out.push_str(&name);
            } else {
                out.push_str(&short(&name));
            }
        }
        out.push_str(rest);
        out.push('\n');
        if let (true, Some(entry)) = (line.starts_with("define "), &entry) {
            out.push_str(&short(entry));
            out.push_str(":\n");
        }
    }
    out
}

/// The number of the first block when it has no label and is mentioned.
fn unnamed_entry(function: &str) -> Option<String> {
    let mut defined = HashSet::new();
    for line in function.lines() {
        let word: String = line.trim_start().chars().take_while(|c| is_name(*c) || *c == '%').collect();
        defined.insert(format!("%{}", word.trim_start_matches('%')));
        if line.starts_with("define ") {
            defined.extend(mentions(line));
        }
    }
    let is_local = |m: &String| m.starts_with('%') && !is_type(&m[1..]) && !defined.contains(m);
    mentions(function).find(is_local).map(|m| m[1..].to_owned())
}

fn is_type(name: &str) -> bool {
    name.starts_with("struct.") || name.starts_with("class.") || name.starts_with("union.")
}

/// `a`, `b`, ..., `z`, `aa`, ...
fn letters(mut n: usize) -> String {
    let mut text = Vec::new();
    loop {
        text.push(b'a' + (n % 26) as u8);
        if n < 26 {
            break;
        }
        n = n / 26 - 1;
    }
    text.reverse();
    String::from_utf8_lossy(&text).into_owned()
}

/// The data and the index over it.
fn embed(entries: &[Entry], hash: u64) -> (String, String) {
    let place: HashMap<&str, usize> = entries.iter().enumerate().map(|(i, e)| (e.name.as_str(), i)).collect();
    let mut data = format!("; sources {hash:016x}\ntarget triple = \"nvptx64-nvidia-cuda\"\n\n");
    let mut index = "//! Where the entries of the library are. Written by `cargo xtask libdevice`.\n\nuse crate::Entry;\n\n\
                     #[rustfmt::skip]\npub(crate) static INDEX: &[Entry] = &[\n"
        .to_owned();
    for entry in entries {
        let uses: Vec<String> =
            entry.uses.iter().filter_map(|u| place.get(u.as_str())).map(ToString::to_string).collect();
        let (name, start, length, uses) = (&entry.name, data.len(), entry.text.len(), uses.join(", "));
        let _ = writeln!(
            index,
            "    Entry {{ name: \"{name}\", start: {start}, length: {length}, uses: &[{uses}] }},"
        );
        data.push_str(&entry.text);
    }
    index.push_str("];\n");
    (data, index)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_is_taken_apart() {
        let text = "target triple = \"x\"\n\n@t = internal constant i32 1, align 4\n\n\
                    define float @__nv_f(float %x) #0 {\nentry:\n  %call = call float @g(float %x, ptr @t)\n  ret float %call\n}\n\
                    declare float @g(float, ptr)\n\nattributes #0 = { nounwind }\n";
        let entries = entries(text).unwrap();
        let names: Vec<&str> = entries.iter().map(|e| e.name.as_str()).collect();
        assert_eq!(names, ["#0", "__nv_f", "g", "llvm.fma.f32", "llvm.fma.f64", "t"]);
        assert_eq!(entries[1].uses, ["g", "t"].map(str::to_owned).to_vec());
        assert!(entries[1].text.contains(" %c = call float @g(float %a, ptr @t)"), "{}", entries[1].text);
        assert!(entries[1].text.contains(") alwaysinline mustprogress nounwind {"), "{}", entries[1].text);
    }

    #[test]
    fn names_of_variables_are_short() {
        assert_eq!(with_short_names("a @__nv_static_4__xyz_TABLE b"), "a @__internal_TABLE b");
    }

    #[test]
    fn names_are_distinct() {
        let names: std::collections::HashSet<String> = (0..2000).map(letters).collect();
        assert_eq!(names.len(), 2000);
    }
}
