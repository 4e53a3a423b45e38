//! Uses of what is declared `[[deprecated]]`.

use oxicc_source::{Pos, Span};

use crate::diag;
use crate::sema::Sema;
use crate::tree::types::QualType;
use crate::tree::{EnumId, FieldRef, FnFlags, FunctionId, VarId};

impl Sema<'_> {
    /// The text of the attribute of what is declared there, if a use of it counts, which it does not in a header. What is deprecated itself may use it.
    fn deprecation(&self, declared: Pos, used: Span) -> Option<Box<str>> {
        if self.lints.deprecated.is_empty() || !self.is_evaluated() {
            return None;
        }
        let text = self.lints.deprecated.get(&declared)?;
        if self.is_header(used.lo) {
            return None;
        }
        let user = self.cx.function.map(|f| self.tree.functions[f].span.lo);
        (!user.is_some_and(|at| self.lints.deprecated.contains_key(&at))).then(|| text.clone())
    }

    fn lint_deprecated(&mut self, what: String, text: &str, span: Span) {
        match text {
            "" => self.lint(diag::was_declared_deprecated(&what), span),
            _ => self.lint(diag::was_declared_deprecated_with_text(&what, &text), span),
        }
    }

    pub(crate) fn lint_deprecated_function(&mut self, function: FunctionId, span: Span) {
        let data = &self.tree.functions[function];
        // What the compiler declares for a class stands where the class does.
        if data.flags.contains(FnFlags::IMPLICIT) {
            return;
        }
        if let Some(text) = self.deprecation(data.span.lo, span) {
            let name = self.show_instance(function);
            self.lint_deprecated(format!("function \"{name}\""), &text, span);
        }
    }

    pub(crate) fn lint_deprecated_variable(&mut self, var: VarId, span: Span) {
        if let Some(text) = self.deprecation(self.tree.vars[var].span.lo, span) {
            self.lint_deprecated(format!("variable \"{}\"", self.show_var(var)), &text, span);
        }
    }

    pub(crate) fn lint_deprecated_field(&mut self, field: FieldRef, span: Span) {
        let data = &self.tree.records[field.record].fields[field.index as usize];
        if let (Some(text), Some(name)) = (self.deprecation(data.span.lo, span), data.name) {
            let name = format!("{}::{}", self.show_record(field.record), self.text(name));
            self.lint_deprecated(format!("member \"{name}\""), &text, span);
        }
    }

    pub(crate) fn lint_deprecated_enumerator(&mut self, id: EnumId, index: u32, span: Span) {
        let Some(enumerator) = self.tree.enums[id].enumerators.get(index as usize) else { return };
        let name = enumerator.name;
        if let Some(text) = self.deprecation(enumerator.span.lo, span) {
            self.lint_deprecated(format!("constant \"{}\"", self.text(name)), &text, span);
        }
    }

    pub(crate) fn lint_deprecated_class(&mut self, ty: QualType, span: Span) {
        if self.lints.deprecated.is_empty() {
            return;
        }
        let Some(record) = self.tree.types.as_record(ty) else { return };
        if let Some(text) = self.deprecation(self.tree.records[record].span.lo, span) {
            self.lint_deprecated(format!("class \"{}\"", self.show_record(record)), &text, span);
        }
    }
}
