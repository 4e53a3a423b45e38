//! Pack expansions: reading a range of tokens once for each element of its packs.

use smallvec::SmallVec;

use crate::diag;
use crate::parse::Parser;
use crate::tree::TokenRange;

impl Parser<'_, '_> {
    /// Reads one list element; if it is a pack expansion, once per element of its packs.
    pub fn parse_expanded<R>(&mut self, angle: bool, mut f: impl FnMut(&mut Self) -> R) -> SmallVec<[R; 1]> {
        let mut out = SmallVec::new();
        if !self.scopes[self.cx.scope].sees_packs || !self.may_be_expansion(angle) {
            out.push(f(self));
            return out;
        }
        let element = self.scan_element(angle);
        let Some(dots) = element.ellipsis else {
            out.push(f(self));
            return out;
        };
        self.expand_range(TokenRange { start: self.pos(), end: dots }, |s, _| out.push(f(s)));
        self.seek(element.end);
        out
    }

    /// Reads `pattern` once per element of the packs in it.
    pub fn expand_range(&mut self, pattern: TokenRange, mut f: impl FnMut(&mut Self, u32)) {
        let packs = self.unexpanded_packs(pattern);
        let mut len: Option<u32> = None;
        for &pack in &packs {
            let n = self.pack_len(pack);
            if len.is_some_and(|l| l != n) {
                let span = self.tokens.get(pattern.start as usize).span();
                self.report(diag::pack_expansion_with_packs_of_different_lengths(), span);
                return;
            }
            len = Some(n);
        }
        let Some(len) = len else {
            let span = self.tokens.get(pattern.start as usize).span();
            self.report(diag::operand_of_pack_expansion_contains_no_parameter(), span);
            return;
        };
        let saved: SmallVec<[Option<u32>; 4]> = packs.iter().map(|p| self.pack_selection(*p)).collect();
        let epoch = self.pack_epoch;
        for i in 0..len {
            for &pack in &packs {
                self.select_pack(pack, Some(i));
            }
            self.seek(pattern.start);
            f(self, i);
        }
        for (&pack, old) in packs.iter().zip(saved) {
            self.select_pack(pack, old);
        }
        // Everything is selected as before.
        self.pack_epoch = epoch;
    }
}
