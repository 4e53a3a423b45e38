//! Template arguments.

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::lookup::name::CachedTemplateId;
use crate::sema::lookup::scope::{Decl, LookupMode};
use crate::tree::types::{Placeholder, QualType, TypeKind};
use crate::tree::{TemplateArg, TemplateId, TemplateKind};

impl Parser<'_, '_> {
    /// Reads a template argument list, the cursor at `<`. Arguments are not matched with parameters yet; a known
    /// template helps to read them.
    pub fn parse_template_args(&mut self, hint: Option<TemplateId>) -> Vec<TemplateArg> {
        let less = self.pos();
        let scope = self.cx.scope;
        if let Some(read) = self.template_id_cache.get(less, scope, self.pack_epoch) {
            let (args, end) = (read.args.clone(), read.end);
            self.seek(end);
            return args;
        }
        self.bump();
        let mut args = Vec::new();
        if !self.enter() {
            self.leave();
            return args;
        }
        let stop = std::mem::replace(&mut self.context.greater_closes, true);
        let checkpoint = self.diags.checkpoint();
        let mut ok = true;
        while !self.at(TokenKind::Greater) && !self.at_eof() {
            let before = self.pos();
            if self.in_pattern() {
                self.parse_pattern_arg(hint, &mut args);
            } else if self.tok().is_name(kw::INTEGER_PACK) {
                ok &= self.parse_integer_pack(&mut args);
            } else {
                let list = self.parse_expanded(true, |s| s.parse_template_arg(hint, &args));
                for arg in list {
                    match arg {
                        Some(arg) => args.push(arg),
                        None => {
                            ok = false;
                            // Takes the place of the one that failed, so that it is not missed as well.
                            if self.trap_depth == 0 {
                                args.push(TemplateArg::Type(QualType::ERROR));
                            }
                        }
                    }
                }
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
            if self.pos() == before {
                break;
            }
        }
        self.context.greater_closes = stop;
        self.leave();
        if !self.at(TokenKind::Greater) {
            if let Some(after) = self.scan_template_args(less) {
                if ok {
                    let span = self.span();
                    self.report(diag::expected_comma_or_greater_in_arguments(), span);
                }
                self.seek(after);
            } else {
                self.expect(TokenKind::Greater);
            }
            return args;
        }
        self.bump();
        if !ok || self.diags.has_errors_since(checkpoint) {
            // Reading it again must report again.
            return args;
        }
        let (epoch, end) = (self.pack_epoch, self.pos());
        self.template_id_cache.put(CachedTemplateId { less, scope, epoch, end, args: args.clone() });
        args
    }

    /// A literal where a class template wants a type.
    fn at_value_for_type(&self, hint: Option<TemplateId>, index: usize) -> bool {
        let literal = matches!(self.kind(), TokenKind::Number | TokenKind::Char | TokenKind::String);
        literal
            && hint.is_some_and(|t| {
                let param = crate::sema::template::param_for(&self.templates[t].header.params, index);
                self.tree.templates[t].kind == TemplateKind::Class
                    && param.is_some_and(|p| !p.pack && p.kind == crate::sema::template::ParamKind::Type)
            })
    }

    /// One template argument with everything concrete. None after an error.
    fn parse_template_arg(
        &mut self,
        hint: Option<TemplateId>,
        before: &[TemplateArg],
    ) -> Option<TemplateArg> {
        if self.at_value_for_type(hint, before.len()) {
            let (at, element) = (self.span(), self.scan_element(true));
            self.report(diag::expected_type_specifier(), at);
            self.seek(element.end);
            return None;
        }
        let ty = self.value_param_type(hint, before.len()).or_else(|| self.bound_param_type(hint, before));
        // A function template may be one of several, of which another takes this argument.
        let guess = ty
            .is_some_and(|ty| self.tree.types.pointee(ty).is_some_and(|t| self.tree.types.is_function(t)))
            && hint.is_some_and(|t| self.tree.templates[t].kind == TemplateKind::Function);
        if let (true, Some(ty)) = (guess, ty) {
            if let Some(value) = self.tentative_value(ty) {
                return Some(TemplateArg::Value(ty.unqualified(), value));
            }
        } else if let Some(ty) = ty {
            let mark = self.mark();
            let (value, failed) = self.had_errors(|s| match *s.tree.types.get(ty) {
                TypeKind::Deduced(Placeholder::Template(t)) => s.parse_deduced_constant(t),
                _ => {
                    let at = s.span();
                    let ty = if s.contains_auto(ty) { s.referent_ahead()? } else { ty };
                    let value = s.parse_converted_constant(ty)?;
                    s.check_template_constant(&value, at);
                    Some((ty, value))
                }
            });
            if let Some((ty, value)) = value {
                return Some(TemplateArg::Value(ty.unqualified(), value));
            }
            if !failed {
                let span = self.prev_span();
                self.report(diag::expression_must_have_constant_value(), span);
            }
            self.rewind(mark);
            let range = self.scan_element(true);
            self.seek(range.ellipsis.unwrap_or(range.end));
            return None;
        }
        if let Some(template) = self.parse_template_name_arg() {
            return Some(template);
        }
        let mark = self.mark();
        // Mostly a type, and read once then. Placeholders are counted where they are read.
        if self.around.auto_params.is_none() && self.at_type_start() {
            let deferred = self.deferred_access.as_ref().map(Vec::len);
            let ty = self.trap(|s| {
                let ty = s.parse_argument_type();
                s.at_arg_end().then_some(ty)
            });
            if let Ok(Some(ty)) = ty {
                let span = self.prev_span();
                let ty = if self.check_no_auto(ty, span) { ty } else { QualType::ERROR };
                return Some(TemplateArg::Type(ty));
            }
            self.rewind(mark);
            self.truncate_deferred(deferred);
        }
        if self.at_type_id(true) {
            let ty = self.parse_argument_type();
            if self.at_arg_end() {
                return Some(TemplateArg::Type(ty));
            }
            self.rewind(mark);
        }
        let (value, failed) = self.had_errors(|s| s.parse_template_arg_value());
        match value {
            Some((ty, value)) => Some(TemplateArg::Value(ty, value)),
            None => {
                if !failed {
                    let span = self.tokens.get(self.pos() as usize).span();
                    self.report(diag::expression_must_have_constant_value(), span);
                }
                None
            }
        }
    }

    /// The argument here as a constant of type `ty`, if it is one.
    fn tentative_value(&mut self, ty: QualType) -> Option<crate::tree::ConstValue> {
        let mark = self.mark();
        let value = self.trap(|s| s.parse_converted_constant(ty).filter(|_| s.at_arg_end())).ok().flatten();
        if value.is_none() {
            self.rewind(mark);
        }
        value
    }

    /// `__integer_pack(N)...`: the values 0 to N-1.
    fn parse_integer_pack(&mut self, args: &mut Vec<TemplateArg>) -> bool {
        let span = self.span();
        self.bump();
        let close = self.matching();
        self.expect(TokenKind::LParen);
        let value = self.bracketed(|s| s.parse_constant_expr());
        self.finish_parens(close);
        self.expect(TokenKind::Ellipsis);
        let Some((ty, crate::tree::ConstValue::Int(count))) = value else { return false };
        if !(0..=1 << 20).contains(&count) {
            self.report(diag::integer_pack_out_of_range(), span);
            return false;
        }
        args.extend(
            (0..count).map(|i| TemplateArg::Value(ty.unqualified(), crate::tree::ConstValue::Int(i))),
        );
        true
    }

    /// A reference to the object that the expression here names.
    fn referent_ahead(&mut self) -> Option<QualType> {
        let ty = self.tentative(|s| {
            s.unevaluated(|s| {
                s.context.greater_closes = true;
                let e = s.parse_conditional_expr();
                let e = s.resolve_single(e)?;
                (!s.is_error_expr(e)).then(|| s.ety(e))
            })
        });
        ty.ok().flatten().map(|ty| self.tree.types.lvalue_ref(ty))
    }

    fn at_arg_end(&self) -> bool {
        matches!(
            self.kind(),
            TokenKind::Comma
                | TokenKind::Greater
                | TokenKind::Ellipsis
                | TokenKind::Eof
                | TokenKind::GreaterEqual
        )
    }

    /// A template name as argument: `A` or `N::A` followed by `,` or `>`.
    fn parse_template_name_arg(&mut self) -> Option<TemplateArg> {
        let mut at = self.pos();
        if self.tokens.get(at as usize).kind == TokenKind::ColonColon {
            at += 1;
        }
        // Only plain and qualified names can be templates; find the end of the name cheaply.
        if self.tokens.get(at as usize).kind != TokenKind::Ident {
            return None;
        }
        let end = self.tokens.get(at as usize + 1).kind;
        let simple = matches!(end, TokenKind::Comma | TokenKind::Greater | TokenKind::Ellipsis);
        if !simple && !matches!(end, TokenKind::ColonColon | TokenKind::Less) {
            return None;
        }
        if simple && at == self.pos() {
            return match self.sema.peek_name(self.tok().symbol(), |_, found| found.first())? {
                Decl::Template(t) if self.is_template_argument(t) => {
                    self.bump();
                    Some(TemplateArg::Template(t))
                }
                Decl::Pack(p) => match self.pack_current(p)? {
                    TemplateArg::Template(t) => {
                        self.bump();
                        Some(TemplateArg::Template(t))
                    }
                    _ => None,
                },
                _ => None,
            };
        }
        // Qualified: the last component must be directly before the end of the argument.
        let last = self.scan_element(true).end.saturating_sub(1);
        let last = if self.tokens.get(last as usize).kind == TokenKind::Ellipsis { last - 1 } else { last };
        if self.tokens.get(last as usize).kind != TokenKind::Ident
            || self.tokens.get(last as usize - 1).kind != TokenKind::ColonColon
                && !(self.tokens.get(last as usize - 1).kind == TokenKind::Keyword
                    && self.tokens.get(last as usize - 1).symbol() == kw::TEMPLATE)
        {
            return None;
        }
        let mark = self.mark();
        let result = self.trap(|s| {
            let qualifier = s.parse_qualifier();
            let said = s.eat_kw(kw::TEMPLATE);
            if s.pos() != last {
                return None;
            }
            let name = s.ident()?;
            match s.lookup_qualified(qualifier, name.into(), LookupMode::Any).first()? {
                Decl::Template(t) if s.is_template_argument(t) => {
                    s.bump();
                    Some(TemplateArg::Template(t))
                }
                // The injected class name.
                Decl::Record(r) if said => {
                    let template = s.tree.records[r].instance_of.as_ref()?.0;
                    s.bump();
                    Some(TemplateArg::Template(template))
                }
                _ => None,
            }
        });
        match result {
            Ok(Some(arg)) => Some(arg),
            _ => {
                self.rewind(mark);
                None
            }
        }
    }
}
