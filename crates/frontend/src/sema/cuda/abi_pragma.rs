//! `#pragma nv_abi` before the declaration of a function.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{Pragma, TokenKind, kw};
use crate::sema::Sema;
use crate::tree::{FunctionId, NvAbi, Spaces};

impl Sema<'_> {
    /// Reads the pragma that stands before the declaration whose name is the token `at`, if there is one.
    pub(crate) fn note_abi_pragma(&mut self, function: FunctionId, at: u32) {
        let pragmas = self.tokens.pragmas();
        let end = pragmas.partition_point(|p| p.before <= at);
        let Some(pragma) = end.checked_sub(1).map(|last| pragmas[last].clone()) else { return };
        if pragma.name != Some(kw::NV_ABI) || !self.begins_between(pragma.before, at) {
            return;
        }
        let tokens = self.tokens.pragma_tokens(&pragma).to_vec();
        let Some(name) = tokens.first().map(|t| t.span()) else { return };
        let spaces = self.tree.functions[function].spaces;
        if !spaces.contains(Spaces::DEVICE) || spaces.contains(Spaces::KERNEL) {
            self.report(diag::nv_abi_must_be_applied_to_device_functions(), name);
            return;
        }
        if let Some(abi) = self.read_abi_pragma(&pragma, name) {
            self.tree.nv_abi.insert(function, abi);
        }
    }

    /// Reads the pragma that stands right before the token `at`, with which an expression statement begins.
    pub(crate) fn abi_pragma_of_statement(&mut self, at: u32) -> Option<NvAbi> {
        let mut before = self.tokens.pragmas_before(at as usize).iter();
        let pragma = before.rfind(|p| p.name == Some(kw::NV_ABI))?.clone();
        let name = self.tokens.pragma_tokens(&pragma).first()?.span();
        self.read_abi_pragma(&pragma, name)
    }

    /// Whether the tokens between a pragma and a name belong to one declaration.
    fn begins_between(&self, first: u32, name: u32) -> bool {
        let mut at = first;
        while at < name {
            let closes = match self.tokens.get(at as usize).kind {
                TokenKind::Semi | TokenKind::LBrace | TokenKind::RBrace => return false,
                TokenKind::LParen | TokenKind::LBracket => self.tokens.matching(at as usize),
                _ => None,
            };
            at = closes.map_or(at, |end| end as u32) + 1;
        }
        true
    }

    /// `preserve_n_data(8) preserve_n_control(2)`
    fn read_abi_pragma(&mut self, pragma: &Pragma, name: Span) -> Option<NvAbi> {
        let tokens = self.tokens.pragma_tokens(pragma).to_vec();
        let mut abi = NvAbi::default();
        let mut rest = &tokens[1..];
        while let [option, tail @ ..] = rest {
            let place = match option.text(self.interner) {
                "preserve_n_data" => &mut abi.data,
                "preserve_n_control" => &mut abi.control,
                "preserve_n_after" => &mut abi.after,
                _ => {
                    self.report(diag::nv_abi_contains_invalid_option(), option.span());
                    return None;
                }
            };
            let [open, value, close, tail @ ..] = tail else {
                self.report(diag::nv_abi_contains_invalid_option(), option.span());
                return None;
            };
            if place.is_some() {
                self.report(diag::nv_abi_contains_duplicate_argument(), option.span());
                return None;
            }
            if open.kind != TokenKind::LParen || close.kind != TokenKind::RParen {
                self.report(diag::nv_abi_contains_invalid_option(), name);
                return None;
            }
            match value.text(self.interner).parse::<u32>() {
                Ok(n) if n > 0 => *place = Some(n),
                _ => {
                    self.report(diag::nv_abi_argument_must_be_positive(), value.span());
                    return None;
                }
            }
            rest = tail;
        }
        Some(abi)
    }
}
