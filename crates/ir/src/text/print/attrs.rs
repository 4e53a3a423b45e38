//! Attributes and attribute groups.

use super::Printer;
use super::names::push_escaped;
use crate::attributes::{Attr, AttrKind, AttrSet, MemoryEffects, ModRef};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// Numbers of attribute groups in order of first use.
#[derive(Default)]
pub(super) struct Groups {
    order: Vec<AttrSet>,
    numbers: FxHashMap<AttrSet, u32>,
}

impl Groups {
    /// The number of a set, given on first use. The empty set has none and must not be asked for.
    pub fn number(&mut self, set: AttrSet) -> u32 {
        if set == AttrSet::EMPTY {
            return 0;
        }
        let order = &mut self.order;
        *self.numbers.entry(set).or_insert_with(|| {
            order.push(set);
            order.len() as u32 - 1
        })
    }
}

fn mod_ref(m: ModRef) -> &'static str {
    match (m.contains(ModRef::REF), m.contains(ModRef::MOD)) {
        (false, false) => "none",
        (true, false) => "read",
        (false, true) => "write",
        (true, true) => "readwrite",
    }
}

fn push_memory(out: &mut String, m: MemoryEffects) {
    out.push_str("memory(");
    let mut separator = "";
    // The effect on other memory is the default that the exceptions follow.
    if !m.other.is_empty() || m.combined() == m.other {
        out.push_str(mod_ref(m.other));
        separator = ", ";
    }
    for (name, effect) in [("argmem", m.arg), ("inaccessiblemem", m.inaccessible)] {
        if effect != m.other {
            let _ = write!(out, "{separator}{name}: {}", mod_ref(effect));
            separator = ", ";
        }
    }
    out.push(')');
}

impl Printer<'_> {
    /// Attributes of a parameter or result, each followed by a space.
    pub(super) fn inline_attrs(&mut self, set: AttrSet) {
        let module = self.module;
        for attr in module.attrs.get(set) {
            self.attr(attr, false);
            self.out.push(' ');
        }
    }

    /// One attribute; `in_group` selects the `align=4` spelling of attribute groups.
    fn attr(&mut self, attr: &Attr, in_group: bool) {
        match attr {
            Attr::Flag(kind) => self.out.push_str(kind.name()),
            Attr::Type(kind, ty) => {
                self.out.push_str(kind.name());
                if let Some(ty) = ty {
                    self.out.push('(');
                    self.ty(*ty);
                    self.out.push(')');
                }
            }
            Attr::Int(kind, n)
                if in_group && matches!(kind, AttrKind::Alignment | AttrKind::StackAlignment) =>
            {
                let _ = write!(self.out, "{}={n}", kind.name());
            }
            Attr::Int(AttrKind::Alignment, n) => {
                let _ = write!(self.out, "align {n}");
            }
            Attr::Int(kind, n) => {
                let _ = write!(self.out, "{}({n})", kind.name());
            }
            Attr::Memory(m) => push_memory(&mut self.out, *m),
            Attr::Range(range) => {
                let (ty, lo, hi) = **range;
                self.out.push_str("range(");
                self.ty(ty);
                let width = self.module.types.int_width(ty).unwrap_or(64).clamp(1, 128);
                for (separator, v) in [(" ", lo), (", ", hi)] {
                    self.out.push_str(separator);
                    let limbs = [v as u64, (v >> 64) as u64];
                    super::consts::push_wide(&mut self.out, &limbs[..width.div_ceil(64) as usize], width);
                }
                self.out.push(')');
            }
            Attr::Text(kind, text) if text.is_empty() => self.out.push_str(kind.name()),
            Attr::Text(kind, text) => {
                let _ = write!(self.out, "{}({text})", kind.name());
            }
            Attr::String(key, value) => {
                self.out.push('"');
                push_escaped(&mut self.out, key.as_bytes());
                self.out.push('"');
                if !value.is_empty() {
                    self.out.push_str("=\"");
                    push_escaped(&mut self.out, value.as_bytes());
                    self.out.push('"');
                }
            }
        }
    }

    /// Keyword attributes of a function, for the comment above it.
    pub(super) fn function_attr_comment(&mut self, set: AttrSet) {
        let module = self.module;
        let mut keywords = module.attrs.get(set).iter().filter(|a| a.kind().is_some()).peekable();
        if keywords.peek().is_none() {
            return;
        }
        self.out.push_str("; Function Attrs:");
        for attr in keywords {
            self.out.push(' ');
            self.attr(attr, false);
        }
        self.out.push('\n');
    }

    /// The groups at the end of the module.
    pub(super) fn attribute_groups(&mut self) {
        let order = std::mem::take(&mut self.groups.order);
        if !order.is_empty() {
            self.blank_line();
        }
        for (n, set) in order.into_iter().enumerate() {
            let _ = write!(self.out, "attributes #{n} = {{");
            for attr in self.module.attrs.get(set) {
                self.out.push(' ');
                self.attr(attr, true);
            }
            self.out.push_str(" }\n");
        }
    }
}
