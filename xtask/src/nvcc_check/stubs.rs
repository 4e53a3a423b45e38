//! What the two compilers register with the runtime: kernels and variables, as the stubs of a build say it.
//!
//! A kernel that is missing from our stub is the worst that can go wrong quietly: the program builds, and its launch fails or
//! does nothing. So the sets are compared for every unit.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// What one stub registers: the name of each entity for the device.
type Registered = BTreeSet<String>;

/// The first difference between the stubs below two directories, in words.
pub fn difference(ours: &Path, original: &Path) -> Option<String> {
    let (ours, original) = (stubs(ours), stubs(original));
    for (file, theirs) in &original {
        let Some(mine) = ours.get(file) else { return Some(format!("there is no {file}")) };
        if let Some(name) = theirs.difference(mine).next() {
            let missing = theirs.difference(mine).count();
            return Some(format!("{missing} of {} are not registered: {name}", theirs.len()));
        }
        if let Some(name) = mine.difference(theirs).next() {
            let more = mine.difference(theirs).count();
            return Some(format!("{more} more than {} are registered: {name}", theirs.len()));
        }
    }
    None
}

/// The stubs below a directory by their path there.
fn stubs(dir: &Path) -> BTreeMap<String, Registered> {
    let mut found = BTreeMap::new();
    let mut todo = vec![dir.to_path_buf()];
    while let Some(next) = todo.pop() {
        for path in fs::read_dir(&next).into_iter().flatten().flatten().map(|e| e.path()) {
            if path.is_dir() {
                todo.push(path);
            } else if path.to_string_lossy().ends_with(".stub.c") {
                let name = path.strip_prefix(dir).unwrap_or(&path).display().to_string();
                let read = |path: &Path| {
                    let text = fs::read(path).unwrap_or_default();
                    String::from_utf8_lossy(&text).into_owned()
                };
                let id =
                    path.to_string_lossy().strip_suffix(".cudafe1.stub.c").map(|p| format!("{p}.module_id"));
                let id = id.map(|id| read(Path::new(&id))).unwrap_or_default();
                found.insert(name, registered(&without_id(&read(&path), id.trim())));
            }
        }
    }
    found
}

/// A stub without the id of its module, which is another one each time for some units, and without the lengths that count it.
fn without_id(stub: &str, id: &str) -> String {
    // Without a file, the names stay as they are.
    if id.is_empty() {
        return stub.to_owned();
    }
    let mut out = String::with_capacity(stub.len());
    let mut parts = stub.split(id).peekable();
    while let Some(part) = parts.next() {
        if parts.peek().is_none() {
            out.push_str(part);
            break;
        }
        let word = part.trim_end_matches(|c: char| c.is_alphabetic() || c == '_');
        let prefix = &part[word.len()..];
        out.push_str(word.trim_end_matches(|c: char| c.is_ascii_digit()));
        out.push_str(prefix);
        out.push_str("ID");
    }
    out
}

/// The calls of the registration macros: `__cudaRegisterEntry(__T0, stub, name, -1)` and
/// `__cudaRegisterVariable(__T0, shadow, ...)`.
fn registered(stub: &str) -> Registered {
    let mut names = Registered::new();
    for (at, _) in stub.match_indices("__cudaRegister") {
        let call = &stub[at..];
        let Some((name, rest)) = call.split_once('(') else { continue };
        let wanted = match name {
            "__cudaRegisterEntry" => 2,
            "__cudaRegisterVariable" | "__cudaRegisterManagedVariable" => 1,
            _ => continue,
        };
        names.extend(argument(rest, wanted).map(str::to_owned));
    }
    names
}

/// An argument of a call, from the text behind the opening parenthesis.
fn argument(text: &str, index: usize) -> Option<&str> {
    let (mut depth, mut start, mut seen) = (0usize, 0, 0);
    for (at, c) in text.char_indices() {
        match c {
            '(' | '<' | '[' | '{' => depth += 1,
            ')' if depth == 0 => return (seen == index).then(|| text[start..at].trim()),
            ')' | '>' | ']' | '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                if seen == index {
                    return Some(text[start..at].trim());
                }
                (seen, start) = (seen + 1, at + 1);
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_modules_are_not_compared() {
        let stub = |id: &str, n: usize| {
            format!("f(__T0, __shadow_var(__nv_static_46__{id}__ZN{n}_INTERNAL_{id}4cuda3stdE))")
        };
        let short = without_id(&stub("c995_18_a_cu_d3_16021", 55), "c995_18_a_cu_d3_16021");
        assert_eq!(short, without_id(&stub("c995_18_a_cu_d3_21", 52), "c995_18_a_cu_d3_21"));
        assert_eq!(short, "f(__T0, __shadow_var(__nv_static___ID__ZN_INTERNAL_ID4cuda3stdE))");
    }

    #[test]
    fn names_are_found_behind_casts_and_templates() {
        let stub = "static void nv(void **__T0) { __nv_dummy_param_ref(__T0);\
             __cudaRegisterEntry(__T0, ((void ( *)(pair<int, float> *))k<int, 3>), _Z1kIiLi3EEvP4pairIifE, (-1)); \
             __cudaRegisterVariable(__T0, __shadow_var(table,::table), 0, 64UL, 1, 0); }";
        let expected = ["_Z1kIiLi3EEvP4pairIifE", "__shadow_var(table,::table)"];
        assert_eq!(registered(stub), expected.map(str::to_owned).into());
    }
}
