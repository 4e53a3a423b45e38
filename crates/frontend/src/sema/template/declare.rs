//! Template declarations: what all kinds have in common.

use std::rc::Rc;

use oxicc_source::Span;
use rustc_hash::FxHashMap;

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::sema::Sema;
use crate::sema::template::{Deductions, Header, TemplateData, TemplateParam};
use crate::tree::{DeclContext, DeclName, RecordKind, ScopeId, Template, TemplateId, TemplateKind};

impl Sema<'_> {
    /// Whether something qualified may be declared here: further headers are those of the templates around it.
    pub(crate) fn names_member_of_template(&self) -> bool {
        let mut at = self.pos();
        loop {
            match self.tokens.get(at as usize).kind {
                TokenKind::ColonColon => return true,
                TokenKind::Semi | TokenKind::LBrace | TokenKind::Equal | TokenKind::Eof => return false,
                _ => at += 1,
            }
        }
    }

    /// Whether a class-key starts a class template declaration, as against a return type.
    pub(crate) fn at_class_template(&mut self) -> bool {
        let mut at = self.pos() + 1;
        loop {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Keyword
                    if matches!(t.symbol(), kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2 | kw::ALIGNAS) =>
                {
                    at = self.matching_at(at + 1) + 1;
                }
                TokenKind::LBracket => at = self.matching_at(at) + 1,
                TokenKind::Ident => {
                    at += 1;
                    if self.tokens.get(at as usize).kind == TokenKind::LParen
                        && self.tokens.get(at as usize - 1).symbol() == kw::DECLSPEC
                    {
                        at = self.matching_at(at) + 1;
                        continue;
                    }
                    if self.tokens.get(at as usize).kind == TokenKind::Less {
                        match self.scan_template_args(at) {
                            Some(after) => at = after,
                            None => return false,
                        }
                    }
                    match self.tokens.get(at as usize).kind {
                        TokenKind::ColonColon => at += 1,
                        TokenKind::Semi | TokenKind::LBrace | TokenKind::Colon => return true,
                        // `struct A<N> final = {};` declares a variable of that name.
                        TokenKind::Ident => {
                            return self.tokens.get(at as usize).symbol() == kw::FINAL
                                && matches!(
                                    self.tokens.get(at as usize + 1).kind,
                                    TokenKind::LBrace | TokenKind::Colon
                                );
                        }
                        TokenKind::LBracket => {
                            return self.tokens.get(at as usize + 1).kind == TokenKind::LBracket;
                        }
                        TokenKind::Keyword => {
                            return matches!(
                                self.tokens.get(at as usize).symbol(),
                                kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2 | kw::ALIGNAS
                            );
                        }
                        _ => return false,
                    }
                }
                TokenKind::ColonColon => at += 1,
                TokenKind::Keyword if t.symbol() == kw::TEMPLATE => at += 1,
                _ => return false,
            }
        }
    }

    pub fn new_template(
        &mut self,
        name: DeclName,
        symbol: Option<Symbol>,
        kind: TemplateKind,
        scope: ScopeId,
        header: Header,
        span: Span,
    ) -> TemplateId {
        let context = self.context_of(scope);
        let record = match context {
            DeclContext::Record(r) => Some(r),
            _ => None,
        };
        let params = self.param_infos(&header);
        let id = self.tree.templates.push(Template { name, kind, context, span, pattern: None, params });
        let decl = self.pos();
        let data = TemplateData {
            headers: vec![header.clone()],
            header,
            decl,
            name: symbol,
            record: record.into(),
            kind: RecordKind::Struct,
            pattern: None,
            fn_definition: None,
            class_definition: None,
            partials: Vec::new(),
            out_of_line: Vec::new(),
            adopted: 0,
            instances: FxHashMap::default(),
            deductions: Deductions::default(),
            variable: None,
            guides: Vec::new(),
            friend: false,
            access: match record {
                Some(_) => self.around.current_access,
                None => crate::tree::Access::Public,
            },
            invented: 0,
            deleted: false,
            is_explicit_guide: false,
            implicit_guide: false,
            lambda: None.into(),
            guide_for: None.into(),
            spaces: crate::tree::Spaces::empty(),
            builtin: false,
        };
        self.templates.push(data);
        id
    }

    /// Adds the defaults of a redeclaration's header, each of which is given once ([temp.param]).
    pub(crate) fn merge_header(&mut self, template: TemplateId, header: &Header) {
        let number = self.templates[template].headers.len() as u32;
        let mut any = false;
        let mut again = None;
        let params = Rc::make_mut(&mut self.templates[template].header.params);
        for (old, new) in params.iter_mut().zip(header.params.iter()) {
            // A declaration in a class template is read for each instance.
            if let (Some((old, _)), Some((new, _))) = (old.default, new.default)
                && old != new
            {
                again = Some(new);
            }
            if old.default.is_none()
                && let Some((range, _)) = new.default
            {
                old.default = Some((range, number));
                any = true;
            }
        }
        if any {
            self.templates[template].deductions = Deductions::default();
            self.templates[template].headers.push(header.clone());
        }
        if let Some(range) = again
            && !self.is_header(self.tokens.get(range.start as usize).pos)
        {
            let at = |p: &&TemplateParam| p.default.is_some_and(|(r, _)| r == range);
            let at = header.params.iter().find(at).map_or(range.start, |p| p.at);
            let span = self.tokens.get(at as usize).span();
            self.report(diag::redefinition_of_default_argument(), span);
        }
    }
}
