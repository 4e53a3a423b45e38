//! The `llvm.nvvm.*` functions as one table: name pattern, PTX form, gate. What they do besides is said by the table of
//! intrinsics of the IR (`oxicc_ir::intrinsic`).
//!
//! A row covers a family. In a name, `{a|b=B|}` stands for one of the alternatives; the text after `=` (or the
//! alternative itself) is captured. What follows the matched name may only be overload suffixes (`.p3`, `.i32`).
//!
//! The PTX form is a mnemonic and operands:
//!
//! | text | meaning |
//! | --- | --- |
//! | `$1`..`$9` | captured alternative |
//! | `@0` in the mnemonic | space of pointer argument 0 (`.global`, or nothing) |
//! | `@c0` in the mnemonic | the same, with shared memory written `.shared::cta` |
//! | `<2:a:b>` in the mnemonic | `a` when constant argument 2 is nonzero, else `b` |
//! | `d` | the result: a register, or `{...}` of all its registers |
//! | `d0`, `d1`, `d0\|d1` | one register of the result, a pair |
//! | `0`, `1` | an argument (`{...}` when it has several registers) |
//! | `{d}`, `{d,_}`, `{0,1}`, `{1..}` | a vector of results, arguments, all arguments from 1 |
//! | `[0]` | memory at pointer argument 0 |
//! | `t[0]` | tensor memory at argument 0 |
//! | `#0` | argument 0, which must be a constant |
//! | `=7` | the number 7 |
//! | `%x` | a special register |
//! | `am` | the mask of active threads |
//!
//! A row without a form is a function that LLVM knows and PTX has no instruction for.

mod rows;
mod rows_async;
mod rows_math;

use std::sync::LazyLock;

use oxicc_arch::Feature;

/// One family of intrinsics.
pub struct Row {
    /// After `llvm.nvvm.`.
    pub name: &'static str,
    pub ptx: &'static str,
    pub gate: Option<Feature>,
}

/// A function that is one instruction.
const fn row(name: &'static str, ptx: &'static str) -> Row {
    Row { name, ptx, gate: None }
}

/// A function that PTX has nothing for.
const fn none(name: &'static str) -> Row {
    row(name, "")
}

/// A row that needs a feature.
const fn on(gate: Feature, row: Row) -> Row {
    Row { gate: Some(gate), ..row }
}

/// A match: the row and what its alternatives were.
#[derive(Clone)]
pub struct Match {
    pub row: &'static Row,
    pub captures: Captures,
}

type Captures = smallvec::SmallVec<[&'static str; 6]>;

/// A row and what its name begins with before any alternative.
struct Candidate {
    row: &'static Row,
    head: &'static str,
}

/// The rows that a name may match by its first letter, in the order of the tables; the last list is that of all other characters.
static BY_LETTER: LazyLock<[Vec<Candidate>; 27]> = LazyLock::new(|| {
    let mut lists: [Vec<Candidate>; 27] = Default::default();
    for row in [rows_math::ROWS, rows::ROWS, rows_async::ROWS].into_iter().flatten() {
        let head = row.name.split('{').next().unwrap_or("");
        match head.bytes().next() {
            Some(first) => lists[letter(first)].push(Candidate { row, head }),
            // It begins with an alternative.
            None => lists.iter_mut().for_each(|list| list.push(Candidate { row, head })),
        }
    }
    lists
});

fn letter(c: u8) -> usize {
    if c.is_ascii_lowercase() { usize::from(c - b'a') } else { 26 }
}

/// Finds the row of an intrinsic by the name after `llvm.nvvm.`.
pub fn find(name: &str) -> Option<Match> {
    let list = &BY_LETTER[letter(name.bytes().next().unwrap_or(0))];
    for &Candidate { row, head } in list {
        let mut captures = Captures::new();
        if name.starts_with(head) && matches(row.name, name, &mut captures) {
            return Some(Match { row, captures });
        }
    }
    None
}

fn matches(pattern: &'static str, name: &str, captures: &mut Captures) -> bool {
    match pattern.find('{') {
        None => name.strip_prefix(pattern).is_some_and(is_overload_tail),
        Some(at) => {
            let Some(rest) = name.strip_prefix(&pattern[..at]) else { return false };
            let Some(end) = pattern[at..].find('}') else { return false };
            let (choices, tail) = (&pattern[at + 1..at + end], &pattern[at + end + 1..]);
            for choice in choices.split('|') {
                let (text, out) = choice.split_once('=').unwrap_or((choice, choice));
                if let Some(after) = rest.strip_prefix(text) {
                    captures.push(out);
                    if matches(tail, after, captures) {
                        return true;
                    }
                    captures.pop();
                }
            }
            false
        }
    }
}

/// Whether what is left of a name are type suffixes of overloads.
fn is_overload_tail(tail: &str) -> bool {
    tail.is_empty()
        || tail.strip_prefix('.').is_some_and(|rest| {
            rest.split('.').all(|part| {
                let b = part.as_bytes();
                match b.first() {
                    Some(b'p' | b'v' | b'i' | b'f') => b.len() > 1 && b[1].is_ascii_digit(),
                    _ => part == "bf16",
                }
            })
        })
}

/// The register that `llvm.nvvm.read.ptx.sreg.NAME` reads, as PTX spells it.
pub fn special_register(name: &str) -> String {
    if let Some(kind) = name.strip_prefix("lanemask.") {
        format!("%lanemask_{kind}")
    } else if let Some(rest) = name.strip_prefix("cluster.") {
        format!("%cluster_{rest}")
    } else if let Some(rest) = name.strip_prefix("globaltimer.") {
        format!("%globaltimer_{rest}")
    } else {
        format!("%{name}")
    }
}

/// Puts captures into a form.
pub fn fill(form: &str, captures: &[&str]) -> String {
    let mut out = String::with_capacity(form.len() + 16);
    let mut chars = form.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, chars.peek().and_then(|d| d.to_digit(10))) {
            ('$', Some(n)) => {
                chars.next();
                out.push_str(captures.get((n as usize).wrapping_sub(1)).copied().unwrap_or(""));
            }
            _ => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use oxicc_ir::intrinsic::Intrinsic;

    use super::*;

    fn form(name: &str) -> Option<String> {
        find(name).map(|m| fill(m.row.ptx, &m.captures))
    }

    #[test]
    fn finds_families() {
        assert_eq!(form("add.rz.ftz.f").as_deref(), Some("add.rz.ftz.f32 d, 0, 1"));
        assert_eq!(form("fma.rn.f16x2").as_deref(), Some("fma.rn.f16x2 d, 0, 1, 2"));
        assert_eq!(form("shfl.sync.idx.i32p").as_deref(), Some("shfl.sync.idx.b32 d0|d1, 1, 2, 3, 0"));
        assert_eq!(form("ui2d.rn").as_deref(), Some("cvt.rn.f64.u32 d, 0"));
        assert_eq!(
            form("ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3").as_deref(),
            Some("ldmatrix.sync.aligned.m8n8.x4.trans@0.b16 {d}, [0]")
        );
        assert!(form("no.such.thing").is_none());
    }

    /// Every function of the table has a row in the table of the IR.
    #[test]
    fn every_function_is_known_to_the_ir() {
        for row in [rows_math::ROWS, rows::ROWS, rows_async::ROWS].into_iter().flatten() {
            for name in names(row.name) {
                let known = Intrinsic::of(&format!("llvm.nvvm.{name}"));
                assert!(known.is_some(), "{name}");
            }
        }
    }

    /// The names that a pattern stands for.
    fn names(pattern: &str) -> Vec<String> {
        let Some((head, rest)) = pattern.split_once('{') else { return vec![pattern.to_owned()] };
        let (choices, tail) = rest.split_once('}').unwrap_or((rest, ""));
        let choices = choices.split('|').map(|choice| choice.split_once('=').map_or(choice, |c| c.0));
        choices.flat_map(|c| names(tail).into_iter().map(move |t| format!("{head}{c}{t}"))).collect()
    }

    /// Every mnemonic of the table, with every combination of alternatives, is one that the PTX model knows.
    #[test]
    fn every_form_is_ptx() {
        for row in [rows_math::ROWS, rows::ROWS, rows_async::ROWS].into_iter().flatten() {
            let choices: Vec<Vec<&str>> = row
                .name
                .split('{')
                .skip(1)
                .filter_map(|s| s.split_once('}'))
                .map(|(c, _)| c.split('|').map(|x| x.split_once('=').map_or(x, |y| y.1)).collect())
                .collect();
            let total: usize = choices.iter().map(Vec::len).product();
            for mut n in 0..total {
                let mut captures = Vec::new();
                for c in &choices {
                    captures.push(c[n % c.len()]);
                    n /= c.len();
                }
                let form = fill(row.ptx, &captures);
                if form.is_empty() {
                    continue;
                }
                let mnemonic = form.split(' ').next().unwrap_or("");
                let mnemonic =
                    mnemonic.replace("@0", ".shared").replace("@1", ".shared").replace("@c0", ".shared::cta");
                let mnemonic = match (mnemonic.find('<'), mnemonic.find('>')) {
                    (Some(a), Some(b)) => {
                        let inner: Vec<&str> = mnemonic[a + 1..b].split(':').collect();
                        format!("{}{}{}", &mnemonic[..a], inner[1].replace(';', ":"), &mnemonic[b + 1..])
                    }
                    _ => mnemonic,
                };
                if let Err(part) = crate::op::Operation::parse(&mnemonic) {
                    panic!("row {}: {part} of {mnemonic}", row.name);
                }
            }
        }
    }
}
