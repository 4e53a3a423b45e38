//! Declarations of the host are read with their errors put aside; see [`host_errors`](crate::sema::cuda::host_errors).

use crate::parse::Parser;
use crate::tree::{RecordId, TokenRange};

impl Parser<'_, '_> {
    /// Reads a declaration; if it is the host's, its errors are put aside.
    pub(crate) fn forgive_host_errors(&mut self, read: impl FnOnce(&mut Self)) {
        if !self.options.language.trust_host || self.trap_depth > 0 {
            return read(self);
        }
        let checkpoint = self.diags.checkpoint();
        let open = std::mem::take(&mut self.host_errors.open);
        let tainted = self.host_errors.tainted.take();
        let start = self.pos();
        read(self);
        let range = TokenRange { start, end: self.pos() };
        let failed = self.diags.has_errors_since(checkpoint);
        let taint = std::mem::replace(&mut self.host_errors.tainted, tainted);
        if failed && !self.diags.has_fatal() && !self.is_for_device(range) {
            let errors = self.diags.take_errors(checkpoint);
            self.drop_errors(range, errors);
        } else if let Some(cause) = taint.filter(|_| !failed) {
            let errors = self.host_errors.dropped[cause].errors.clone();
            match self.is_for_device(range) {
                true => self.host_errors.unknown += 1,
                false => self.drop_errors(range, errors),
            }
        }
        self.host_errors.open = open;
    }

    /// The same for a member of a class.
    pub(crate) fn forgive_member_errors(&mut self, record: RecordId, read: impl FnOnce(&mut Self)) {
        if !self.options.language.trust_host || self.trap_depth > 0 {
            return read(self);
        }
        let checkpoint = self.diags.checkpoint();
        let start = self.pos();
        let fields = self.tree.records[record].fields.len();
        read(self);
        let range = TokenRange { start, end: self.pos() };
        if self.diags.has_errors_since(checkpoint)
            && !self.diags.has_fatal()
            && self.tree.records[record].fields.len() == fields
            && self.is_function_member(range)
            && !self.is_for_device(range)
        {
            let errors = self.diags.take_errors(checkpoint);
            self.drop_errors(range, errors);
        }
    }
}
