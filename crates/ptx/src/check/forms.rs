//! The table of instruction forms, read from `forms.txt` on first use.

use std::sync::OnceLock;

use oxicc_arch::{Feature, PtxVersion};
use rustc_hash::FxHashMap;

use crate::model::{Modifier, Opcode, ScalarType};

/// What a place in the modifier list accepts.
#[derive(Debug)]
pub(super) enum Choice {
    Words(Vec<Modifier>),
    /// `m16n8k16`
    Shape,
    /// `x4`
    Count,
}

impl Choice {
    pub(super) fn accepts(&self, modifier: Modifier) -> bool {
        match self {
            Choice::Words(words) => words.contains(&modifier),
            Choice::Shape => matches!(modifier, Modifier::Shape(_)),
            Choice::Count => matches!(modifier, Modifier::Count(_)),
        }
    }
}

/// A place in the modifier list.
#[derive(Debug)]
pub(super) struct Slot {
    pub choice: Choice,
    pub optional: bool,
}

/// What an operand may be; the letters are explained in `forms.txt`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Dest,
    DestPair,
    PredDest,
    Value,
    Reg,
    AnyValue,
    Pred,
    Int,
    Address,
    Coordinates,
    AddressOrReg,
    Vector,
    VectorOrReg,
    Source,
    SourceDest,
    Label,
    /// A pair d|p.
    PairOnly,
    SpecialReg,
    /// There if and only if the instruction has `.L2::cache_hint`.
    CachePolicy,
}

/// The type an operand must have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TypeRule {
    Unchecked,
    /// That of the n-th type modifier.
    Modifier(u8),
    Fixed(ScalarType),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct OperandForm {
    pub kind: Kind,
    pub ty: TypeRule,
    /// Wider registers will do.
    pub relaxed: bool,
    pub optional: bool,
}

/// One line of the table.
#[derive(Debug)]
pub(super) struct Form {
    pub slots: Vec<Slot>,
    /// Any modifiers at all.
    pub any_modifiers: bool,
    pub operands: Vec<OperandForm>,
    /// Any operands may follow.
    pub any_operands: bool,
    pub feature: Option<Feature>,
    pub since: Option<PtxVersion>,
}

/// The whole table.
#[derive(Debug, Default)]
pub(super) struct Table {
    forms: FxHashMap<Opcode, Vec<Form>>,
    gates: FxHashMap<Modifier, Vec<Need>>,
}

/// What a modifier needs.
#[derive(Debug)]
struct Need {
    feature: Feature,
    /// Only of these instructions; of all if empty.
    of: Vec<Opcode>,
}

impl Table {
    /// The table. A line that cannot be read is left out; a test makes sure that there is none.
    pub(super) fn get() -> &'static Table {
        static TABLE: OnceLock<Table> = OnceLock::new();
        TABLE.get_or_init(|| read(include_str!("forms.txt")).0)
    }

    pub(super) fn forms(&self, op: Opcode) -> &[Form] {
        self.forms.get(&op).map_or(&[], Vec::as_slice)
    }

    /// What a modifier of an instruction needs, whatever the form.
    pub(super) fn gates(&self, op: Opcode, modifier: Modifier) -> impl Iterator<Item = Feature> {
        let needs = self.gates.get(&modifier).into_iter().flatten();
        needs.filter(move |need| need.of.is_empty() || need.of.contains(&op)).map(|need| need.feature)
    }
}

type Classes<'a> = FxHashMap<&'a str, Vec<Modifier>>;

/// The table and the lines that make no sense.
fn read(text: &str) -> (Table, Vec<&str>) {
    let mut table = Table::default();
    let mut classes = Classes::default();
    let mut bad = Vec::new();
    for line in text.lines() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let read = if let Some(class) = line.strip_prefix('@') {
            class.split_once('=').and_then(|(name, words)| {
                let words = choice(words.trim(), &classes)?;
                classes.insert(name.trim(), words);
                Some(())
            })
        } else if let Some(gate) = line.strip_prefix('!') {
            read_gate(gate).map(|(modifier, need)| table.gates.entry(modifier).or_default().push(need))
        } else {
            read_form(line, &classes).map(|(op, form)| table.forms.entry(op).or_default().push(form))
        };
        if read.is_none() {
            bad.push(line);
        }
    }
    (table, bad)
}

/// `modifier Feature opcode...`
fn read_gate(line: &str) -> Option<(Modifier, Need)> {
    let mut words = line.split(' ');
    let modifier = Modifier::parse(words.next()?)?;
    let feature = feature_named(words.next()?)?;
    let of = words.map(opcode_named).collect::<Option<Vec<_>>>()?;
    Some((modifier, Need { feature, of }))
}

fn opcode_named(name: &str) -> Option<Opcode> {
    Opcode::ALL.iter().copied().find(|op| op.text() == name)
}

fn feature_named(name: &str) -> Option<Feature> {
    Feature::ALL.iter().copied().find(|f| format!("{f:?}") == name)
}

/// `a|b|@c`
fn choice(text: &str, classes: &Classes<'_>) -> Option<Vec<Modifier>> {
    let mut words = Vec::new();
    for word in text.split('|') {
        match word.strip_prefix('@') {
            Some(class) => words.extend(classes.get(class)?),
            None => words.push(Modifier::parse(word)?),
        }
    }
    Some(words)
}

fn read_form(line: &str, classes: &Classes<'_>) -> Option<(Opcode, Form)> {
    // Columns are separated by a colon with spaces (or the end) around it; `::` is part of words.
    let mut columns = line.split(' ').fold(vec![Vec::new()], |mut columns, word| {
        match word {
            ":" => columns.push(Vec::new()),
            "" => {}
            word => {
                if let Some(column) = columns.last_mut() {
                    column.push(word);
                }
            }
        }
        columns
    });
    columns.resize(5, Vec::new());
    let [name, modifiers, operands, feature, since] = columns.try_into().ok()?;
    let [name] = name[..] else { return None };
    let op = opcode_named(name)?;
    let mut form = Form {
        slots: Vec::new(),
        any_modifiers: modifiers == ["*"],
        operands: Vec::new(),
        any_operands: operands.last() == Some(&"*"),
        feature: None,
        since: None,
    };
    for word in modifiers.iter().filter(|word| **word != "*") {
        let (word, optional) = match word.strip_suffix('?') {
            Some(word) => (word, true),
            None => (*word, false),
        };
        let choice = match word {
            "#shape" => Choice::Shape,
            "#count" => Choice::Count,
            words => Choice::Words(choice(words, classes)?),
        };
        form.slots.push(Slot { choice, optional });
    }
    for word in operands.iter().filter(|word| **word != "*") {
        form.operands.push(read_operand(word)?);
    }
    if let [name] = feature[..] {
        form.feature = Some(feature_named(name)?);
    }
    if let [version] = since[..] {
        let (major, minor) = version.split_once('.')?;
        form.since = Some(PtxVersion::new(major.parse().ok()?, minor.parse().ok()?));
    }
    Some((op, form))
}

fn read_operand(word: &str) -> Option<OperandForm> {
    let (word, optional) = word.strip_suffix('?').map_or((word, false), |word| (word, true));
    let (word, relaxed) = word.strip_suffix('~').map_or((word, false), |word| (word, true));
    let mut chars = word.chars();
    let kind = match chars.next()? {
        'd' => Kind::Dest,
        'D' => Kind::DestPair,
        'P' => Kind::PredDest,
        'a' => Kind::Value,
        'r' => Kind::Reg,
        'x' => Kind::AnyValue,
        'p' => Kind::Pred,
        'i' => Kind::Int,
        'm' => Kind::Address,
        't' => Kind::Coordinates,
        'A' => Kind::AddressOrReg,
        'v' => Kind::Vector,
        'w' => Kind::VectorOrReg,
        's' => Kind::Source,
        'S' => Kind::SourceDest,
        'L' => Kind::Label,
        'E' => Kind::PairOnly,
        'o' => Kind::SpecialReg,
        'h' => Kind::CachePolicy,
        _ => return None,
    };
    let rest = chars.as_str();
    let ty = if rest.is_empty() {
        TypeRule::Unchecked
    } else if let Some(name) = rest.strip_prefix(':') {
        match Modifier::parse(name)? {
            Modifier::Type(ty) => TypeRule::Fixed(ty),
            _ => return None,
        }
    } else {
        TypeRule::Modifier(rest.parse().ok()?)
    };
    Some(OperandForm { kind, ty, relaxed, optional })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_makes_sense_and_every_opcode_has_one() {
        let (table, bad) = read(include_str!("forms.txt"));
        assert!(bad.is_empty(), "{bad:#?}");
        for &op in Opcode::ALL {
            assert!(!table.forms(op).is_empty(), "no form of {}", op.text());
        }
    }
}
