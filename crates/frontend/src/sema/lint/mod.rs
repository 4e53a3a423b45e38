//! Warnings about code that is valid and probably not meant.
//!
//! * `constant`: arithmetic and conversions whose value is known and changes: 61, 62, 63, 68, 69, 173.
//! * `expression`: expressions without effect, `=` in conditions, comparisons that are always the same: 174, 186, 187.
//! * `flow`: functions that end without a value: 940.
//! * `variables`: what a body does with its variables: 177, 549, 550.
//! * `format`: arguments of `printf`: 181, 224, 225, 226.
//! * `returns`: addresses of what dies with the function: 430, 836, 1056.
//! * `declarations`: what nobody refers to, and variables that should be elsewhere: 177, 20044.
//! * `hidden`: member functions that hide virtual ones: 611, 997.
//! * `on_request`: what only options ask for: 1719, 3635, 3655, 3695.
//! * `deprecated`: uses of what says that it is: 1215, 1444.
//!
//! Rules: nothing is said about headers of the system or the toolkit; a warning that several instances of a template share is given
//! once, and so is one about what is read twice; where the analysis cannot see every mention of a name, it says nothing.

mod constant;
mod declarations;
mod deprecated;
mod expression;
mod flow;
mod format;
mod hidden;
mod on_request;
mod returns;
#[cfg(test)]
mod tests;
mod variables;

use oxicc_source::{Message, Pos, Span};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::diag;
use crate::sema::Sema;
use crate::sema::decl::attribute::{AttrFlags, Attrs};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{FnFlags, FunctionId};

/// What declarations say about warnings, by the places of the declared names.
#[derive(Default)]
pub struct Lints {
    /// `[[maybe_unused]]`.
    maybe_unused: FxHashSet<Pos>,
    /// `[[deprecated]]`, with its text or an empty one.
    deprecated: FxHashMap<Pos, Box<str>>,
    /// `[[nodiscard]]`, with its text or an empty one.
    nodiscard: FxHashMap<Pos, Box<str>>,
    /// How often functions that only their unit can use are declared beyond the first time.
    redeclared: FxHashMap<FunctionId, u32>,
}

impl Sema<'_> {
    /// Notes what the attributes of a declaration say about warnings. `span` is where the name is declared.
    pub(crate) fn note_lint_attributes(&mut self, attrs: &Attrs, span: Span) {
        if attrs.flags.contains(AttrFlags::MAYBE_UNUSED) {
            self.lints.maybe_unused.insert(span.lo);
        }
        if let Some(text) = &attrs.deprecated {
            self.lints.deprecated.insert(span.lo, text.clone());
        }
        if let Some(text) = &attrs.nodiscard {
            self.lints.nodiscard.insert(span.lo, text.clone());
        }
    }

    /// Nothing more is said about a variable declared there: the declaration was a mistake.
    pub(crate) fn silence(&mut self, declared: Span) {
        self.lints.maybe_unused.insert(declared.lo);
    }

    /// The name of a function; of an instance of a template with what its parameters stand for.
    fn show_instance(&self, function: FunctionId) -> String {
        let data = &self.tree.functions[function];
        let Some((template, args)) = &data.instance_of else { return self.show_function(function) };
        let template = &self.tree.templates[*template];
        let text = self.signature_text(function, template.pattern.unwrap_or(data.ty), &template.params);
        let mut with = Vec::new();
        self.bindings(template.params.iter().map(|p| p.name), args, &mut with);
        let with: Vec<String> = with.iter().map(|b| b.replacen(" = ", "=", 1)).collect();
        format!("{text} [with {}]", with.join(", "))
    }

    /// Warns of a value that a call gives and that must not be ignored.
    pub(crate) fn lint_discarded(&mut self, function: FunctionId, ret: QualType, span: Span) {
        let data = &self.tree.functions[function];
        if data.flags.contains(FnFlags::NODISCARD) {
            let text = self.lints.nodiscard.get(&data.span.lo).cloned().unwrap_or_default();
            match &*text {
                "" => self.report(diag::ignoring_return_value_from_routine_declared(), span),
                text => self.report(diag::ignoring_return_value_with_reason(&text), span),
            };
            return;
        }
        let declared = match *self.tree.types.get(ret) {
            TypeKind::Record(record) => self.tree.records[record].span.lo,
            _ => return,
        };
        if self.lints.nodiscard.contains_key(&declared) {
            self.lint(diag::ignoring_value_of_nodiscard_type(), span);
        }
    }

    /// Gives a warning that nobody sees who has not asked for it.
    fn lint_on_request(&mut self, message: Message, span: Span) {
        let same = |d: &oxicc_source::Diagnostic| d.code == message.code() && d.primary == span;
        if !self.is_header(span.lo) && !self.diags.iter().any(same) {
            self.report(message, span);
        }
    }

    /// Gives a warning, unless it is about a header or was given for another instance.
    fn lint(&mut self, message: Message, span: Span) {
        if self.is_header(span.lo) {
            return;
        }
        let context = self.context_lines(span);
        let same = |d: &oxicc_source::Diagnostic| d.code == message.code() && d.primary == span;
        if self.diags.iter().any(same) {
            return;
        }
        let mut builder = self.report(message.as_warning(), span);
        for line in context {
            builder = builder.context(line);
        }
    }
}
