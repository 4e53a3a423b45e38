//! Implicit deduction guides: one per constructor of a class template ([over.match.class.deduct]).
//!
//! The constructors are found by reading the class body once as a pattern: member types are declared with the class's
//! parameters as symbols, constructors are read as function templates with those parameters in front of their own, and
//! everything else is skipped.

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::sema::lookup::scope::{Decl, Entry, ScopeKind};
use crate::sema::{Scoped, Sema};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{ScopeId, TemplateArg, TemplateId};

impl Sema<'_> {
    /// Written guides, then those made from constructors.
    pub fn all_guides(&mut self, class: TemplateId) -> Vec<Decl> {
        if !self.guides_made.contains_key(&class) {
            self.guides_made.insert(class, Vec::new());
            let implicit = self.make_guides(class);
            self.guides_made.insert(class, implicit);
        }
        let mut out = self.templates[class].guides.clone();
        if let Some(implicit) = self.guides_made.get(&class) {
            out.extend(implicit.iter().copied());
        }
        out
    }

    fn make_guides(&mut self, class: TemplateId) -> Vec<Decl> {
        let Some(definition) = self.templates[class].class_definition.clone() else { return Vec::new() };
        let Some(name) = self.templates[class].name else { return Vec::new() };
        let args = self.identity_args(&definition.header.params);
        let scope = self.bind_params(&definition.header.params, &args, definition.header.outer);
        self.scopes[scope].pattern = true;
        // A scope for the member types; it belongs to no class.
        let members = self.new_scope(ScopeKind::Template, Some(scope));
        let ty = self.class_instance(class, args.into());
        self.declare_entry(
            members,
            name.into(),
            Entry {
                decl: Decl::Type(ty),
                pos: 0,
                access: crate::tree::Access::Public,
                hidden: false,
                using: false,
            },
        );
        let mut guides = Vec::new();
        let Some(outline) = self.tokens.class_outline(definition.body) else { return guides };
        self.setting(
            |s| &mut s.making_guides,
            true,
            |s| {
                s.replay(outline.members.start, members, |s| {
                    for member in s.tokens.members(outline.members) {
                        s.seek(member.start);
                        s.guide_member(class, name, &definition.header, ty, &mut guides);
                    }
                });
            },
        );
        guides
    }

    /// CTAD by the name of an alias template: the class is deduced as if by its own name, and must be what the alias
    /// can stand for.
    pub(crate) fn deduce_through_alias(
        &mut self,
        alias: TemplateId,
        args: &[crate::sema::convert::Init],
        how: crate::sema::expr::Deducing,
        span: oxicc_source::Span,
    ) -> Option<QualType> {
        let data = &self.templates[alias];
        let (params, scope, decl) = (data.header.params.clone(), data.header.scope, data.decl);
        let pattern = self.replay(decl, scope, |s| s.trap(|s| s.parse_alias_type().0).ok());
        let spec = pattern.map(|ty| self.tree.types.get(ty).clone());
        let instance = match spec {
            Some(TypeKind::TemplateSpec { template, args }) => Some((template, args)),
            Some(TypeKind::Record(r)) => self.tree.records[r].instance_of.clone(),
            _ => None,
        };
        let Some((template, wanted)) = instance else {
            let name = self.show_template(alias);
            self.report(diag::no_instance_of_constructor_matches_argument_list(&name), span);
            return None;
        };
        let known = |s: &Self, arg: &TemplateArg| {
            (!s.are_dependent_args(std::slice::from_ref(arg))).then(|| arg.clone())
        };
        let fixed: Box<[_]> = wanted.iter().map(|a| known(self, a)).collect();
        let ty = self.setting(
            |s| &mut s.alias_args,
            Some((template, fixed)),
            |s| s.deduce_class_template(template, args, how, span),
        )?;
        let record = self.tree.types.as_record(ty)?;
        let have = self.tree.records[record].instance_of.clone()?.1;
        // Parameters of the alias that it does not use have nothing to be deduced from.
        let used = self.are_dependent_args(&wanted);
        if used && self.deduce_from_args(&params, &wanted, &have).is_none() || !used && have != wanted {
            let name = self.show_template(alias);
            self.report(diag::no_instance_of_constructor_matches_argument_list(&name), span);
            return None;
        }
        Some(ty)
    }

    /// The types of the bases and members of a class template that may be an aggregate, with its parameters as symbols;
    /// and which of them are expansions of packs.
    pub fn aggregate_pattern(&mut self, class: TemplateId) -> Option<Vec<(QualType, bool)>> {
        let definition = self.templates[class].class_definition.clone()?;
        let args = self.identity_args(&definition.header.params);
        let scope = self.bind_params(&definition.header.params, &args, definition.header.outer);
        self.scopes[scope].pattern = true;
        let members = self.new_scope(ScopeKind::Template, Some(scope));
        let outline = self.tokens.class_outline(definition.body)?;
        let mut fields = Vec::new();
        self.replay(definition.body.start, members, |s| {
            if s.tok().is_name(kw::FINAL) {
                s.bump();
            }
            if s.eat(TokenKind::Colon) {
                loop {
                    let base = s.trap(|s| s.parse_base().0).ok()?;
                    fields.push((base, s.eat(TokenKind::Ellipsis)));
                    if !s.eat(TokenKind::Comma) {
                        break;
                    }
                }
            }
            if !s.at(TokenKind::LBrace) {
                return None;
            }
            for member in s.tokens.members(outline.members) {
                s.seek(member.start);
                let outer = s.cx.scope;
                if s.at_kw(kw::USING) || s.at_kw(kw::TYPEDEF) {
                    let _ = s.trap(|s| {
                        if s.at_kw(kw::USING) { s.parse_using() } else { s.parse_simple_declaration() }
                    });
                } else if !s.at_kw(kw::TEMPLATE) && !s.at_kw(kw::STATIC_ASSERT) {
                    let types = s.trap(|s| s.member_types(member.end)).ok()?;
                    fields.extend(types.into_iter().map(|ty| (ty, false)));
                }
                s.cx.scope = outer;
            }
            Some(())
        })?;
        Some(fields)
    }

    /// Declares the name of a member class or enumeration, which stands for that of whatever instance is deduced.
    pub(crate) fn declare_member_type(&mut self, class: QualType) {
        let mut at = self.pos() as usize;
        let is_keyword = |s: &Self, at: usize, words: &[Symbol]| {
            let t = s.tokens.get(at);
            t.kind == TokenKind::Keyword && words.contains(&t.symbol())
        };
        if !is_keyword(self, at, &[kw::STRUCT, kw::CLASS, kw::UNION, kw::ENUM]) {
            return;
        }
        at += 1;
        if is_keyword(self, at, &[kw::STRUCT, kw::CLASS]) {
            at += 1;
        }
        let follows = self.tokens.get(at + 1).kind;
        let name = self.tokens.get(at);
        if name.kind == TokenKind::Ident
            && matches!(follows, TokenKind::LBrace | TokenKind::Colon | TokenKind::Semi)
        {
            let kind = TypeKind::DependentName { scope: class.ty(), name: name.symbol(), args: None };
            let ty: QualType = self.tree.types.intern(kind).into();
            self.declare(self.cx.scope, name.symbol(), Decl::Type(ty));
        }
    }

    /// For an implicit guide whose class is known: a scope that finds the members of the class, too.
    pub(crate) fn guide_members_scope(
        &mut self,
        guide: TemplateId,
        args: &[TemplateArg],
        scope: ScopeId,
    ) -> Option<ScopeId> {
        let class = self.templates[guide].guide_for.expand()?;
        let count = self.templates[class].header.params.len();
        let args = args.get(..count).filter(|args| !self.are_dependent_args(args))?;
        let ty = self.class_instance(class, args.into());
        let record = self.tree.types.as_record(ty)?;
        self.complete_record(record).then(|| self.reenter_record(record, scope))
    }
}
