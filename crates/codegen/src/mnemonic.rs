//! Interned mnemonics: selection names instructions by text, the PTX model wants an opcode and modifiers.
//!
//! The text of each distinct mnemonic is taken apart once per module, however often it is used.

use oxicc_ptx::{Interner, Modifier, Modifiers, Opcode};

use crate::mir::OpId;

/// The mnemonics of one module.
#[derive(Default)]
pub struct Mnemonics {
    names: Interner,
    /// Parallel to `names`: filled on first request.
    heads: Vec<Option<(Opcode, Modifiers)>>,
}

impl Mnemonics {
    pub fn intern(&mut self, text: &str) -> OpId {
        OpId(self.names.intern(text))
    }

    /// The text given to [`Mnemonics::intern`].
    pub fn text(&self, op: OpId) -> &str {
        self.names.name(op.0)
    }

    /// Opcode and modifiers; the error is the part that PTX does not know.
    pub fn head(&mut self, op: OpId) -> Result<(Opcode, Modifiers), String> {
        let at = op.0.index();
        if self.heads.len() <= at {
            self.heads.resize(self.names.len().max(at + 1), None);
        }
        if let Some(head) = &self.heads[at] {
            return Ok(head.clone());
        }
        let head = parse(self.names.name(op.0))?;
        self.heads[at] = Some(head.clone());
        Ok(head)
    }
}

/// Splits `ld.global.v4.f32` into `ld` and its modifiers.
pub fn parse(text: &str) -> Result<(Opcode, Modifiers), String> {
    // The longest prefix that ends at a dot and is an opcode.
    let mut end = text.len();
    let op = loop {
        if let Some(op) = Opcode::from_text(&text[..end]) {
            break op;
        }
        end = text[..end].rfind('.').ok_or_else(|| text.to_string())?;
    };
    let mut mods = Modifiers::new();
    let mut rest = text[end..].strip_prefix('.');
    while let Some(tail) = rest {
        let (word, after) = match tail.find('.') {
            Some(at) => (&tail[..at], Some(&tail[at + 1..])),
            None => (tail, None),
        };
        mods.push(Modifier::parse(word).ok_or_else(|| format!("{word} in {text}"))?);
        rest = after;
    }
    Ok((op, mods))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takes_mnemonics_apart() {
        let (op, mods) = parse("ld.global.nc.v4.f32").unwrap();
        assert_eq!((op, mods.len()), (Opcode::Ld, 4));
        assert_eq!(parse("bar.sync").unwrap().0, Opcode::BarSync);
        assert_eq!(parse("barrier.cluster.arrive.relaxed").unwrap().1.len(), 1);
        assert!(parse("nonsense.f32").is_err());
        assert!(parse("add.nonsense").is_err());
    }
}
