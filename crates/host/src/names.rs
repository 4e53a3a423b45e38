//! Names of kernel instances as host compilers and oxicc write them.
//!
//! They differ in: internal linkage (`_ZL1kv` on the host, `_Z1kv` on the device); the numbers of closures (counted per function or per
//! signature); clang's closures, which have no signature at all (`3$_1`); expanded packs, which stand for the parameter of an enclosing
//! template with the same number (`DpS3_`) or do not (`DpT1_`); and types of parameters, where g++ writes `typename Alias<T>::Type *` with
//! the alias, and `S3_` for the `T0_` of the kernel where an argument of its template has named another `T0_` before.

/// A name without what differs, and the numbers of its closures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Normal {
    pub text: String,
    pub closures: Vec<u32>,
}

impl Normal {
    /// The same without the numbers of template parameters and of what was named before: `T_` and the `S3_` that stands for it are alike.
    pub fn without_indices(self) -> Normal {
        let mut text = String::with_capacity(self.text.len());
        let mut rest = self.text.as_str();
        while let Some(first) = rest.chars().next() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let length = if digits > 0 {
                (digits + rest[..digits].parse::<usize>().unwrap_or(0)).min(rest.len())
            } else if let Some(length) = index_length(rest).or_else(|| rest.starts_with("Dp_").then_some(3)) {
                text.push('_');
                rest = &rest[length..];
                continue;
            } else {
                first.len_utf8()
            };
            let Some(piece) = rest.get(..length) else { break };
            text.push_str(piece);
            rest = &rest[length..];
        }
        Normal { text, closures: self.closures }
    }
}

/// How closures are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Closures {
    /// By signature; the number tells those of one signature apart.
    BySignature,
    /// All alike.
    Unnamed,
}

/// The normal form of a mangled name.
pub(crate) fn normal(name: &str, closures: Closures) -> Normal {
    let name = without_unit(name);
    let mut out = Normal { text: String::with_capacity(name.len()), closures: Vec::new() };
    let bytes = name.as_bytes();
    let mut i = 0;
    while i < bytes.len() {
        let rest = &name[i..];
        if bytes[i].is_ascii_digit() {
            // A name with its length.
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let length: usize = rest[..digits].parse().unwrap_or(0);
            let end = (i + digits + length).min(bytes.len());
            let Some(text) = name.get(i + digits..end) else { break };
            match text.strip_prefix("$_") {
                Some(number) => {
                    out.closures.push(number.parse().unwrap_or(0));
                    out.text.push('$');
                }
                None => out.text.push_str(&name[i..end]),
            }
            i = end;
        } else if rest.starts_with("Ul")
            && let Some((end, number)) = closure_end(rest)
        {
            out.closures.push(number);
            match closures {
                Closures::BySignature => out.text.push_str(&rest[..signature_end(&rest[..end])]),
                Closures::Unnamed => {}
            }
            out.text.push('$');
            i += end;
        } else if let Some(length) = index_length(rest) {
            out.text.push_str(&rest[..length]);
            i += length;
        } else if bytes[i] == b'L'
            && bytes.get(i + 1).is_some_and(u8::is_ascii_lowercase)
            && let Some(end) = rest.find('E')
        {
            // A number, which is no length.
            out.text.push_str(&rest[..=end]);
            i += end + 1;
        } else if let Some(length) = pack_length(rest) {
            out.text.push_str("Dp_");
            i += length;
        } else if bytes[i] == b'L' && bytes.get(i + 1).is_some_and(u8::is_ascii_digit) {
            i += 1;
        } else {
            out.text.push(char::from(bytes[i]));
            i += 1;
        }
    }
    out
}

/// An instance of the template `base` without the types of its parameters: the beginning of its name, with the arguments.
pub(crate) fn without_parameters<'a>(name: &'a str, base: &str) -> Option<&'a str> {
    let base = format!("{}{base}I", base.len());
    let arguments = name.find(&base)? + base.len();
    let bytes = name.as_bytes();
    let (mut i, mut depth) = (arguments, 1);
    while depth > 0 {
        let rest = &name[i..];
        if rest.starts_with(|c: char| c.is_ascii_digit()) {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            // Behind `L` and a type it is the value of an argument.
            let is_value = bytes[i - 1].is_ascii_lowercase() && bytes[i - 2] == b'L';
            i += digits + if is_value { 0 } else { rest[..digits].parse::<usize>().ok()? };
        } else if let Some(length) = index_length(rest) {
            i += length;
        } else {
            let mut length = 1;
            match bytes.get(i)? {
                b'U' if rest.starts_with("Ul") => length = closure_end(rest)?.0,
                b'D' if rest.starts_with("DT") || rest.starts_with("Dt") => (length, depth) = (2, depth + 1),
                b'D' => length = 2,
                b'I' | b'J' | b'N' | b'L' | b'F' | b'X' | b'Z' => depth += 1,
                b'E' => depth -= 1,
                _ => {}
            }
            i += length;
        }
        name.get(i..)?;
    }
    Some(&name[..i])
}

/// The length of an expanded pack: of a template's parameter, or of what was named before.
fn pack_length(text: &str) -> Option<usize> {
    Some(2 + index_length(text.strip_prefix("Dp")?)?)
}

/// The length of a parameter of a template (`T1_`), or of what was named before (`S3_`): their numbers are no lengths.
fn index_length(text: &str) -> Option<usize> {
    let number = text.strip_prefix(['T', 'S'])?;
    let digits = number.bytes().take_while(|b| b.is_ascii_digit() || b.is_ascii_uppercase()).count();
    number[digits..].starts_with('_').then_some(1 + digits + 1)
}

/// A name without the unit that separate compilation puts before internal ones: `__nv_static_LENGTH_ID_NAME`.
pub fn without_unit(name: &str) -> &str {
    let inner = || {
        let (length, rest) = name.strip_prefix("__nv_static_")?.split_once('_')?;
        rest.get(length.parse().ok()?..)?.strip_prefix('_')
    };
    inner().unwrap_or(name)
}

/// Where a closure type `Ul...E3_` ends, and its number: that without one is the first.
fn closure_end(text: &str) -> Option<(usize, u32)> {
    let bytes = text.as_bytes();
    let mut at = 2;
    while let Some(e) = text[at..].find('E') {
        let digits = at + e + 1;
        let count = bytes[digits..].iter().take_while(|b| b.is_ascii_digit()).count();
        if bytes.get(digits + count) == Some(&b'_') {
            let number = text[digits..digits + count].parse::<u32>().map_or(0, |n| n + 1);
            return Some((digits + count + 1, number));
        }
        at = digits;
    }
    None
}

/// The length of `Ul...` up to its number.
fn signature_end(closure: &str) -> usize {
    closure.trim_end_matches('_').trim_end_matches(|c: char| c.is_ascii_digit()).len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(name: &str) -> String {
        normal(name, Closures::BySignature).text
    }

    #[test]
    fn linkage() {
        assert_eq!(text("_ZL6sscalePffi"), text("_Z6sscalePffi"));
        assert_eq!(text("_ZN2nsL1kEv"), text("_ZN2ns1kEv"));
        assert_ne!(text("_Z2ovPii"), text("_Z2ovPff"));
        assert_eq!(text("__nv_static_4__x_0__Z1kPi"), text("_ZL1kPi"));
        assert_ne!(text("__nv_static_99_short"), text("short"));
    }

    #[test]
    fn packs() {
        assert_eq!(text("_Z1kIJiEEvDpT_"), text("_Z1kIJiEEvDpS0_"));
        assert_ne!(text("_Z1kIJiEEvDpT_"), text("_Z1kIJfEEvDpT_"));
        assert_eq!(text("_Z1kILi10EJiEEvDpT0_"), text("_Z1kILi10EJiEEvDpS0_"));
        assert_ne!(text("_Z1kIJSt4pairEEvDpSt4pair"), text("_Z1kIJSt4pairEEvDpT_"));
    }

    #[test]
    fn names_without_parameters() {
        let short = |name| without_parameters(name, "write");
        let nodes = "_ZN2nb1r5writeIfLi3EEEvPNS_5bvh_tIT_XT0_EE4NodeEi";
        assert_eq!(short(nodes), Some("_ZN2nb1r5writeIfLi3EE"));
        assert_eq!(short("_Z5writeIN1n1AIiEELi12EEvT_"), Some("_Z5writeIN1n1AIiEELi12EE"));
        assert_eq!(short("_Z5writeIJifEEvDpT_"), Some("_Z5writeIJifEE"));
        let closure = "_Z5writeIZN1a4sortILb1EPiEEvT0_iEUliiE0_JEEEvSM_iDpT1_";
        assert_eq!(short(closure), Some("_Z5writeIZN1a4sortILb1EPiEEvT0_iEUliiE0_JEE"));
        assert_eq!(short("_Z5writePi"), None);
        assert_eq!(short("_Z5writeIiLi3"), None);
    }

    #[test]
    fn indices() {
        let rough = |name| normal(name, Closures::BySignature).without_indices().text;
        assert_eq!(
            rough("_Z1kIZ1fIiENS_1aET_T0_EUlS1_E_EvT_"),
            rough("_Z1kIZ1fIiENS_1aESJ_SK_EUlT_E0_EvSM_")
        );
        assert_eq!(rough("_Z1kI2T_EvDpT_"), rough("_Z1kI2T_EvS3_"));
        assert_ne!(rough("_Z1kI2T_Ev"), rough("_Z1kI2S_Ev"));
    }

    #[test]
    fn closures() {
        let device = normal("_Z5applyIZ4mainEUliE0_EvT_Pi", Closures::BySignature);
        let host = normal("_Z5applyIZ4mainEUliE2_EvT_Pi", Closures::BySignature);
        assert_eq!(device.text, host.text);
        assert_eq!((device.closures, host.closures), (vec![1], vec![3]));
        assert_ne!(text("_Z5applyIZ4mainEUlT_E_EvS0_Pi"), text("_Z5applyIZ4mainEUliE_EvT_Pi"));
        let clang = normal("_Z5applyIZ4mainE3$_1EvT_Pi", Closures::Unnamed);
        assert_eq!(clang.text, normal("_Z5applyIZ4mainEUliE0_EvT_Pi", Closures::Unnamed).text);
    }
}
