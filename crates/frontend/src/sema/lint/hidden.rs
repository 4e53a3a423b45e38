//! Member functions that hide virtual functions of a base without overriding them.

use rustc_hash::FxHashSet;

use crate::diag;
use crate::sema::Sema;
use crate::tree::{DeclName, FnFlags, FunctionId, RecordId};

impl Sema<'_> {
    /// Warns about a polymorphic class whose functions have been numbered.
    pub(crate) fn lint_hidden(&mut self, record: RecordId) {
        let data = &self.tree.records[record];
        if data.bases.is_empty() || self.is_header(data.span.lo) {
            return;
        }
        let names: FxHashSet<DeclName> = data
            .methods
            .iter()
            .map(|f| self.tree.functions[*f].name)
            .filter(|name| matches!(name, DeclName::Ident(_)))
            .collect();
        let methods: Vec<FunctionId> = data.methods.clone();
        let mut seen: Vec<FunctionId> = Vec::new();
        let mut bases: Vec<RecordId> = data.bases.iter().map(|b| b.record).collect();
        while let Some(base) = bases.pop() {
            bases.extend(self.tree.records[base].bases.iter().map(|b| b.record));
            for f in self.tree.records[base].methods.clone() {
                let function = &self.tree.functions[f];
                if !function.flags.contains(FnFlags::VIRTUAL) || !names.contains(&function.name) {
                    continue;
                }
                let overridden = |g: &FunctionId| self.overrides(*g, f);
                if !methods.iter().any(overridden) && !seen.iter().any(|g| self.overrides(*g, f)) {
                    self.lint_hidden_function(record, f);
                }
                seen.push(f);
            }
        }
    }

    /// Whether a using-declaration of the class has the name.
    fn is_brought_in(&mut self, record: RecordId, name: DeclName) -> bool {
        let DeclName::Ident(name) = name else { return false };
        let scope = self.record_scope(record);
        self.entries(scope, name.into()).iter().any(|e| e.using)
    }

    /// One function of a base that no function of the class overrides, although one has its name.
    fn lint_hidden_function(&mut self, record: RecordId, hidden: FunctionId) {
        let name = self.tree.functions[hidden].name;
        let named = |s: &Self, f: &FunctionId| s.tree.functions[*f].name == name;
        let mine: Vec<FunctionId> =
            self.tree.records[record].methods.iter().copied().filter(|f| named(self, f)).collect();
        let Some(&first) = mine.first() else { return };
        if self.is_brought_in(record, name) {
            return;
        }
        let overrides_other = mine.iter().any(|f| self.tree.functions[*f].flags.contains(FnFlags::VIRTUAL))
            && mine.iter().any(|f| {
                let base = self.tree.functions[hidden].record();
                base.is_some_and(|b| {
                    self.tree.records[b].methods.iter().any(|g| *g != hidden && self.overrides(*f, *g))
                })
            });
        if overrides_other {
            let (name, class) = (self.show_function(hidden), self.show_record(record));
            self.lint(
                diag::virtual_function_is_partially_overridden(&name, &class),
                self.tree.records[record].span,
            );
        } else {
            let (name, by) = (self.show_signature(hidden), self.show_function(first));
            self.lint(diag::virtual_function_is_hidden(&name, &by), self.tree.functions[first].span);
        }
    }
}
