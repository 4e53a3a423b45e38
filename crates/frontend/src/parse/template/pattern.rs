//! Template arguments and expressions in patterns: read as far as deduction needs them, skipped otherwise.

use crate::lex::TokenKind;
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::lookup::scope::Decl;
use crate::tree::dependent::{DependentId, Role};
use crate::tree::types::{Placeholder, TypeKind};
use crate::tree::{TemplateArg, TemplateId, TokenRange};

impl Parser<'_, '_> {
    /// One element of a template argument list in a pattern.
    pub fn parse_pattern_arg(&mut self, hint: Option<TemplateId>, out: &mut Vec<TemplateArg>) {
        let element = self.scan_element(true);
        let start = self.pos();
        let end = element.ellipsis.unwrap_or(element.end);
        let range = TokenRange { start, end };
        match element.ellipsis {
            None => {
                if let Some(arg) = self.parse_pattern_element(range) {
                    out.push(self.open_overload(arg, range, hint, out.len()));
                }
            }
            Some(_) if !self.unexpanded_packs(range).is_empty() => {
                // Packs of an enclosing instance are known.
                self.expand_range(range, |s, _| {
                    if let Some(arg) = s.parse_pattern_element(range) {
                        out.push(arg);
                    }
                });
            }
            Some(_) => {
                if let Some(arg) = self.parse_pattern_element(range) {
                    out.push(TemplateArg::Expansion(Box::new(arg)));
                }
            }
        }
        self.seek(element.end);
    }

    fn parse_pattern_element(&mut self, range: TokenRange) -> Option<TemplateArg> {
        let single = range.end == range.start + 1;
        if single && let Some(name) = self.ident() {
            match self.lookup_unqualified(name).first() {
                Some(Decl::ParamValue { index, pack }) => {
                    self.bump();
                    return Some(TemplateArg::ParamValue { depth: 0, index, pack });
                }
                Some(Decl::ParamExpr(id)) => {
                    self.bump();
                    return Some(TemplateArg::Expr(id));
                }
                Some(Decl::Pack(p)) => {
                    if let Some(arg) = self.pack_current(p) {
                        self.bump();
                        return Some(arg);
                    }
                }
                Some(Decl::ParamTemplate { index, pack }) => {
                    self.bump();
                    return Some(TemplateArg::ParamTemplate { depth: 0, index, pack });
                }
                Some(Decl::Template(t))
                    if matches!(
                        self.tree.templates[t].kind,
                        crate::tree::TemplateKind::Class | crate::tree::TemplateKind::Alias
                    ) =>
                {
                    self.bump();
                    return Some(TemplateArg::Template(t));
                }
                _ => {}
            }
        }
        if self.at_type_start() {
            let ty = self.trap(|s| {
                let ty = s.parse_argument_type();
                (s.pos() == range.end).then_some(ty)
            });
            match ty {
                Ok(Some(ty)) => {
                    // The name of a class template alone is the template here, and no class to deduce.
                    return Some(match *self.tree.types.get(ty) {
                        TypeKind::Deduced(Placeholder::Template(t)) => TemplateArg::Template(t),
                        _ => TemplateArg::Type(ty),
                    });
                }
                Ok(None) => self.seek(range.start),
                Err(_) => {}
            }
        }
        if self.names_proto_param(range) {
            self.declare_proto_params();
        }
        if self.range_is_dependent(range) {
            let canonical = match self.qualified_value(range) {
                Some(same) => same,
                None => self.dependent(range, Role::Value),
            };
            self.seek(range.end);
            return Some(TemplateArg::Expr(canonical));
        }
        // A qualified template name.
        let last = range.end.saturating_sub(1);
        if self.tokens.get(last as usize).kind == TokenKind::Ident {
            let template = self.trap(|s| {
                let qualifier = s.parse_qualifier();
                let said = s.eat_kw(crate::lex::kw::TEMPLATE);
                let name = s.ident()?;
                if s.pos() != last {
                    return None;
                }
                match s
                    .lookup_qualified(qualifier, name.into(), crate::sema::lookup::scope::LookupMode::Any)
                    .first()
                {
                    Some(Decl::Template(t)) => Some(t),
                    // The injected class name.
                    Some(Decl::Record(r)) if said => s.tree.records[r].instance_of.as_ref().map(|i| i.0),
                    _ => None,
                }
            });
            if let Ok(Some(t)) = template
                && matches!(
                    self.tree.templates[t].kind,
                    crate::tree::TemplateKind::Class | crate::tree::TemplateKind::Alias
                )
            {
                self.seek(range.end);
                return Some(TemplateArg::Template(t));
            }
            self.seek(range.start);
        }
        let value = self.parse_template_arg_value();
        self.seek(range.end);
        value.map(|(ty, v)| TemplateArg::Value(ty, v))
    }

    /// For `X<T>::name`: a range that stands for all spellings with the same class, aliases looked through.
    fn qualified_value(&mut self, range: TokenRange) -> Option<DependentId> {
        let last = range.end.checked_sub(1)?;
        let name = self.tokens.get(last as usize);
        if name.kind != TokenKind::Ident || last <= range.start {
            return None;
        }
        let scope = self.trap(|s| match s.parse_qualifier() {
            Some(crate::sema::lookup::name::Qualifier::Type(ty)) if s.pos() == last => Some(ty),
            _ => None,
        });
        self.seek(range.start);
        let ty = scope.ok().flatten().filter(|ty| self.tree.types.is_dependent(*ty))?;
        let key = vec![u64::MAX, ty.ty().as_u32() as u64, name.symbol().as_u32() as u64];
        Some(self.dependent_of_key(key, range, Role::Value))
    }
}
