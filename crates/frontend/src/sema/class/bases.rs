//! Base classes.

use oxicc_source::Span;

use crate::diag;
use crate::lex::TokenKind;
use crate::sema::Sema;
use crate::sema::lookup::scope::ScopeKind;
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{Access, Base, RecordFlags, RecordId, RecordKind, TokenRange};

impl Sema<'_> {
    pub(crate) fn colon_starts_bases(&self) -> bool {
        // A bit-field of class type does not exist, so a colon after a class name starts bases.
        true
    }

    /// Whether tokens name a template parameter.
    pub(crate) fn mentions_parameters(&mut self, range: TokenRange) -> bool {
        (range.start..range.end).any(|at| {
            let t = self.tokens.get(at as usize);
            t.kind == TokenKind::Ident
                && (at == 0 || self.tokens.get(at as usize - 1).kind != TokenKind::ColonColon)
                && self
                    .lookup_unqualified(t.symbol())
                    .scope
                    .is_some_and(|s| self.scopes[s].kind == ScopeKind::Template)
        })
    }

    /// Index of the `,` or `{` that ends a base-specifier.
    pub(crate) fn scan_base(&mut self, from: u32) -> u32 {
        self.first_outside(from, |t| matches!(t.kind, TokenKind::Comma | TokenKind::Semi | TokenKind::LBrace))
    }

    pub(crate) fn add_base(
        &mut self,
        record: RecordId,
        ty: QualType,
        access: Access,
        is_virtual: bool,
        span: Span,
    ) {
        let ty = ty.unqualified();
        match *self.tree.types.get(ty) {
            TypeKind::Record(base) => {
                if !self.require_complete(ty, span) {
                    return;
                }
                let union = |r: RecordId| self.tree.records[r].kind == RecordKind::Union;
                if union(base) || union(record) {
                    if union(record) {
                        self.report(diag::union_is_not_allowed_to_have_base(), span);
                    } else {
                        self.report(diag::class_cannot_not_derive_from_union(), span);
                    }
                    return;
                }
                if self.tree.records[base].flags.contains(RecordFlags::FINAL) {
                    self.report(diag::final_class_type_cannot_be_used(), span);
                }
                if self.tree.records[record].bases.iter().any(|b| b.record == base) {
                    self.report(diag::duplicate_base_class_name(), span);
                    return;
                }
                let scope = self.record_scope(record);
                self.scopes[scope].derived = true;
                self.names_version += 1;
                self.tree.records[record].bases.push(Base { record: base, access, is_virtual, span });
            }
            TypeKind::Error => {}
            _ => {
                self.report(diag::not_class_or_struct_name(), span);
            }
        }
    }

    /// Whether `derived` is a class derived from `base` (not the same class), completing `derived` if need be.
    pub fn is_derived(&mut self, derived: RecordId, base: RecordId) -> bool {
        if derived == base {
            return false;
        }
        self.complete_record(derived);
        self.tree.is_same_or_base(base, derived)
    }
}
