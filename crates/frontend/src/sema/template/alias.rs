//! Instances of alias templates.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{Symbol, TokenKind};
use crate::sema::lookup::scope::LookupMode;
use crate::sema::template::{Instance, ParamKind};
use crate::sema::{Scoped, Sema};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{TemplateArg, TemplateArgs, TemplateId, TemplateKind};

/// Names with arguments.
impl Sema<'_> {
    /// The type of an alias template with arguments.
    pub fn alias_instance(&mut self, template: TemplateId, args: TemplateArgs, span: Span) -> QualType {
        if let Some(Instance::Type(ty)) = self.templates[template].instances.get(&args) {
            return *ty;
        }
        let data = &self.templates[template];
        if data.header.params.len() != args.len() {
            // An unmatched expansion: opaque.
            return self.tree.types.intern(TypeKind::TemplateSpec { template, args }).into();
        }
        let (params, outer, decl) = (data.header.params.clone(), data.header.outer, data.decl);
        // An expansion among other arguments can be put into the tokens of the alias only where the pack is passed on as it is.
        let opaque = args.iter().zip(params.iter()).any(|(a, p)| match a {
            TemplateArg::Pack(list) => {
                p.pack
                    && list.iter().any(|x| matches!(x, TemplateArg::Expansion(_)))
                    && !(list.len() == 1
                        && matches!(&list[0], TemplateArg::Expansion(inner) if self.is_symbol(inner)))
                    && !p.name.is_some_and(|name| self.alias_passes_on(decl, name))
            }
            // `T::template U`, of which nothing is known yet.
            TemplateArg::Expr(_) => p.kind == ParamKind::Template,
            _ => false,
        });
        if opaque {
            return self.tree.types.intern(TypeKind::TemplateSpec { template, args }).into();
        }
        if !self.enter_instantiation(span) {
            return QualType::ERROR;
        }
        // A class that the alias instantiates may name the alias again, which is no recursion: it finds the class begun.
        let scope = self.bind_params(&params, &args, outer);
        self.mark_substituted(scope);
        let (ty, failed) = self.had_errors(|s| {
            if !s.check_requires(template, &args, scope) {
                let text = diag::constraints_of_are_not_satisfied(&s.show_template(template));
                s.report(text, span);
                return QualType::ERROR;
            }
            s.replay(decl, scope, |s| {
                let (ty, _) = s.parse_alias_type();
                ty
            })
        });
        self.leave_instantiation();
        if failed {
            self.templates[template].instances.remove(&args);
            return QualType::ERROR;
        }
        self.templates[template].instances.insert(args, Instance::Type(ty));
        ty
    }

    /// The template that an alias template only gives another name: `template <class T> using B = A<T>;` is `A` as a
    /// template argument (CWG 1286).
    pub(crate) fn behind_alias(&mut self, template: TemplateId, span: Span) -> TemplateId {
        let header = &self.templates[template].header;
        if self.tree.templates[template].kind != TemplateKind::Alias || header.is_constrained() {
            return template;
        }
        let params = header.params.clone();
        let args: std::sync::Arc<[TemplateArg]> = self.identity_args(&params).into();
        let target = match self.alias_behind(template, &args, span) {
            Some(alias) => alias,
            None => {
                let Ok(ty) = self.trap(|s| s.alias_instance(template, args.clone(), span)) else {
                    return template;
                };
                match self.tree.types.get(ty) {
                    TypeKind::TemplateSpec { template: target, args: passed }
                        if *passed == args && ty.quals().is_empty() =>
                    {
                        *target
                    }
                    _ => return template,
                }
            }
        };
        let others = &self.templates[target].header.params;
        let alike = others.len() == params.len()
            && others.iter().zip(params.iter()).all(|(a, b)| {
                a.pack == b.pack
                    && crate::sema::template::InnerParam::of(a) == crate::sema::template::InnerParam::of(b)
            });
        if alike && target != template && self.same_defaults(template, target, &args) {
            self.behind_alias(target, span)
        } else {
            template
        }
    }

    /// The alias template that another one names with its own parameters `args`.
    fn alias_behind(&mut self, template: TemplateId, args: &[TemplateArg], span: Span) -> Option<TemplateId> {
        let data = &self.templates[template];
        let (params, outer, decl) = (data.header.params.clone(), data.header.outer, data.decl);
        let scope = self.bind_params(&params, args, outer);
        let target = self.trap(|s| {
            s.replay(decl, scope, |s| {
                if !matches!(s.kind(), TokenKind::Ident | TokenKind::ColonColon) {
                    return None;
                }
                let qualifier = s.parse_qualifier();
                let name = s.eat_ident()?;
                let found = s.lookup_qualified(qualifier, name.into(), LookupMode::Any);
                let target = found.first().and_then(|d| s.template_of_decl(d))?;
                if s.tree.templates[target].kind != TemplateKind::Alias || !s.at(TokenKind::Less) {
                    return None;
                }
                let given = s.parse_template_args(Some(target));
                let given = s.check_args(target, given, span)?;
                (s.at(TokenKind::Semi) && *given == *args).then_some(target)
            })
        });
        target.ok().flatten()
    }

    /// Whether two templates have the same default arguments, for parameters `args` that are those of both.
    fn same_defaults(&mut self, a: TemplateId, b: TemplateId, args: &[TemplateArg]) -> bool {
        (0..args.len()).all(|i| {
            let default = |s: &mut Self, t: TemplateId| {
                s.templates[t].header.params.get(i)?.default?;
                Some(s.trap(|s| s.default_arg(t, i, &args[..i])).ok().flatten().map(|d| d.0))
            };
            default(self, a) == default(self, b)
        })
    }

    /// Whether the type of an alias template has a pack only as `X<..., pack..., ...>`.
    fn alias_passes_on(&self, decl: u32, pack: Symbol) -> bool {
        let kind = |at: usize| self.tokens.get(at).kind;
        let (mut at, mut depth) = (decl as usize, 0);
        while !matches!(kind(at), TokenKind::Semi | TokenKind::Eof) {
            let t = self.tokens.get(at);
            if t.kind == TokenKind::Ident && t.symbol() == pack {
                let alone = depth == 0
                    && matches!(kind(at - 1), TokenKind::Less | TokenKind::Comma)
                    && kind(at + 1) == TokenKind::Ellipsis
                    && matches!(kind(at + 2), TokenKind::Comma | TokenKind::Greater);
                if !alone {
                    return false;
                }
            }
            depth += i32::from(t.kind == TokenKind::LParen) - i32::from(t.kind == TokenKind::RParen);
            at += 1;
        }
        true
    }

    fn is_symbol(&self, arg: &TemplateArg) -> bool {
        match arg {
            TemplateArg::Type(ty) => matches!(self.tree.types.get(*ty), TypeKind::TemplateParam { .. }),
            TemplateArg::ParamValue { .. } | TemplateArg::ParamTemplate { .. } => true,
            _ => false,
        }
    }
}
