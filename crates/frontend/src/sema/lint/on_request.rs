//! Warnings that only options ask for (`-Wreorder`, `-Wmissing-launch-bounds` and so on).

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;
use crate::tree::body::CtorTarget;
use crate::tree::{FunctionId, RecordId};

impl Sema<'_> {
    /// Members and bases that a constructor names in another order than they are initialised in.
    pub(crate) fn lint_order_of_initializers(
        &mut self,
        record: RecordId,
        written: &[CtorTarget],
        span: Span,
    ) {
        if written.len() < 2 || !self.diags.may_show(diag::initialization_will_be_done_before::ENTRY.code) {
            return;
        }
        let place = |target: &CtorTarget| match *target {
            CtorTarget::VirtualBase(i) => (0, i),
            CtorTarget::Base(i) => (1, i),
            CtorTarget::Field(field) => (2, field.index),
            CtorTarget::Delegate => (3, 0),
        };
        if let Some(pair) = written.windows(2).find(|pair| place(&pair[0]) > place(&pair[1])) {
            let (first, then) = (self.show_target(record, pair[1]), self.show_target(record, pair[0]));
            self.lint_on_request(diag::initialization_will_be_done_before(&first, &then), span);
        }
    }

    /// `member "S::a"`, `base class "B"`.
    fn show_target(&self, record: RecordId, target: CtorTarget) -> String {
        let data = &self.tree.records[record];
        let base = match target {
            CtorTarget::Base(i) => data.bases.get(i as usize).map(|b| b.record),
            CtorTarget::VirtualBase(i) => {
                data.layout.as_ref().and_then(|l| l.virtual_bases.get(i as usize)).map(|b| b.0)
            }
            CtorTarget::Field(_) | CtorTarget::Delegate => None,
        };
        if let Some(base) = base {
            return format!("base class \"{}\"", self.show_record(base));
        }
        let CtorTarget::Field(field) = target else { return "the object".to_owned() };
        let name = data.fields.get(field.index as usize).and_then(|f| f.name);
        let name = name.map_or("unnamed member".to_owned(), |name| self.text(name).to_string());
        format!("member \"{}::{name}\"", self.show_record(record))
    }

    /// A kernel that does not say how many threads its blocks have.
    pub(crate) fn lint_launch_bounds(&mut self, function: FunctionId) {
        let data = &self.tree.functions[function];
        let is_bound =
            data.kernel.as_ref().is_some_and(|k| k.max_threads.is_some() || k.block_size.is_some());
        let span = data.span;
        let message = diag::no_launch_bounds_specified();
        if data.is_kernel() && !is_bound && self.diags.may_show(message.code()) {
            self.lint_on_request(message, span);
        }
    }

    /// A launch with so many values in its configuration.
    pub(crate) fn lint_default_stream(&mut self, values: usize, span: Span) {
        /// The grid, the block, the shared memory and the stream.
        const ALL: usize = 4;
        let message = diag::explicit_stream_argument_not_provided();
        if values < ALL && self.diags.may_show(message.code()) {
            self.lint_on_request(message, span);
        }
    }

    /// A lambda of the host for the device that captures `this` without saying so.
    pub(crate) fn lint_capture_of_this(&mut self, span: Span) {
        let message = diag::implicit_capture_of_this_in_extended_lambda();
        if self.diags.may_show(message.code()) {
            self.lint_on_request(message, span);
        }
    }
}
