//! Pack expansions: which packs a range of tokens expands, and selecting their elements.

use smallvec::SmallVec;

use crate::lex::{TokenKind, kw};
use crate::sema::Scoped;
use crate::sema::Sema;
use crate::sema::lookup::scope::Decl;
use crate::tree::TokenRange;
use crate::tree::types::TypeKind;

impl Sema<'_> {
    pub fn pack_len(&self, decl: Decl) -> u32 {
        match decl {
            Decl::Pack(p) => self.packs[p.0 as usize].args.len() as u32,
            Decl::LocalPack(p) => self.local_packs[p.0 as usize].types.len() as u32,
            _ => 0,
        }
    }

    pub fn pack_selection(&self, decl: Decl) -> Option<u32> {
        match decl {
            Decl::Pack(p) => self.packs[p.0 as usize].current,
            Decl::LocalPack(p) => self.local_packs[p.0 as usize].current,
            _ => None,
        }
    }

    pub fn select_pack(&mut self, decl: Decl, index: Option<u32>) {
        self.pack_epochs += 1;
        self.pack_epoch = self.pack_epochs;
        match decl {
            Decl::Pack(p) => self.packs[p.0 as usize].current = index,
            Decl::LocalPack(p) => self.local_packs[p.0 as usize].current = index,
            _ => {}
        }
    }

    /// The packs that an expansion of these tokens expands: those not inside an inner expansion.
    pub fn unexpanded_packs(&mut self, range: TokenRange) -> SmallVec<[Decl; 4]> {
        let mut out = SmallVec::new();
        self.collect_packs(range.start, range.end, &mut out);
        out
    }

    /// The same in a list between angle brackets, where elements may be expanded.
    pub fn unexpanded_in_list(&mut self, range: TokenRange) -> SmallVec<[Decl; 4]> {
        let mut out = SmallVec::new();
        self.collect_list(range.start, range.end, true, &mut out);
        out
    }

    fn collect_packs(&mut self, from: u32, to: u32, out: &mut SmallVec<[Decl; 4]>) {
        let mut at = from;
        while at < to {
            let t = self.tokens.get(at as usize);
            let next = self.tokens.get(at as usize + 1).kind;
            match t.kind {
                TokenKind::Keyword if t.symbol() == kw::SIZEOF && next == TokenKind::Ellipsis => {
                    at = self.matching_at(at + 2) + 1;
                    continue;
                }
                TokenKind::LParen | TokenKind::LBracket | TokenKind::LBrace => {
                    let close = self.matching_at(at).min(to);
                    self.collect_list(at + 1, close, false, out);
                    at = close + 1;
                    continue;
                }
                TokenKind::Ident => {
                    let prev =
                        if at == from { TokenKind::Semi } else { self.tokens.get(at as usize - 1).kind };
                    let qualified = matches!(prev, TokenKind::ColonColon | TokenKind::Dot | TokenKind::Arrow);
                    if !qualified {
                        let found = self.lookup_unqualified(t.symbol());
                        // Those that an expansion around this one walks, too: inside, they are whole again.
                        if let Some(decl) = found.first()
                            && match decl {
                                Decl::Pack(_) | Decl::LocalPack(_) => !self.pattern_packs,
                                Decl::ParamValue { pack, .. } | Decl::ParamTemplate { pack, .. } => {
                                    self.pattern_packs && pack
                                }
                                Decl::Type(ty) => {
                                    self.pattern_packs
                                        && matches!(
                                            self.tree.types.get(ty),
                                            TypeKind::TemplateParam { pack: true, .. }
                                        )
                                }
                                _ => false,
                            }
                            && !out.contains(&decl)
                        {
                            out.push(decl);
                        }
                    }
                    if next == TokenKind::Less
                        && self.opens_args(at)
                        && let Some(after) = self.scan_template_args(at + 1)
                    {
                        self.collect_list(at + 2, after - 1, true, out);
                        at = after;
                        continue;
                    }
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// Whether template arguments as written, without the angle brackets, name a pack of the template around that they do not
    /// expand. Parameters are symbols here.
    pub fn leaves_pack(&mut self, args: TokenRange) -> bool {
        let mut packs = SmallVec::new();
        self.setting(
            |s| &mut s.pattern_packs,
            true,
            |s| s.collect_list(args.start, args.end, true, &mut packs),
        );
        !packs.is_empty()
    }

    /// Packs in a bracketed list, not those of its own expansions and fold expressions.
    fn collect_list(&mut self, from: u32, to: u32, angle: bool, out: &mut SmallVec<[Decl; 4]>) {
        let mut at = from;
        while at < to {
            let end = self.scan_until_comma(at, angle).min(to);
            let ends_in_dots = end > at && self.tokens.get(end as usize - 1).kind == TokenKind::Ellipsis;
            // A fold, or the declaration of a pack.
            let inside = self.has_top_level_ellipsis(at, end);
            if !ends_in_dots && !inside {
                self.collect_packs(at, end, out);
            }
            at = end + 1;
            if !matches!(self.tokens.get(end as usize).kind, TokenKind::Comma | TokenKind::Semi) {
                // A closing bracket that is not ours: unbalanced source.
                if end < to {
                    continue;
                }
                break;
            }
        }
    }

    /// The token after the name at `at`, and after its template arguments: dots among them are of their own expansions.
    pub(crate) fn after_template_args(&mut self, at: u32) -> u32 {
        if self.tokens.get(at as usize + 1).kind == TokenKind::Less
            && self.opens_args(at)
            && let Some(after) = self.scan_template_args(at + 1)
        {
            return after;
        }
        at + 1
    }

    fn has_top_level_ellipsis(&mut self, from: u32, to: u32) -> bool {
        let mut at = from;
        while at < to {
            let t = self.tokens.get(at as usize);
            match t.kind {
                // The dots of `sizeof...` are its own.
                TokenKind::Keyword if t.symbol() == kw::SIZEOF => at += 2,
                TokenKind::Ellipsis => return true,
                TokenKind::LParen | TokenKind::LBracket | TokenKind::LBrace => at = self.matching_at(at) + 1,
                TokenKind::Ident => at = self.after_template_args(at),
                _ => at += 1,
            }
        }
        false
    }
}
