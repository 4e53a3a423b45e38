//! Names in dependent expressions: template and function parameters, entities that are known, names left open.

use super::Operand;
use crate::lex::{Symbol, TokenKind, kw};
use crate::sema::name::{IdName, Qualifier};
use crate::sema::scope::{Decl, Found, LookupMode};
use crate::sema::{Parser, Scoped, Sema};
use crate::tree::dependent::{Arity, Piece};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{
    ConstValue, DeclContext, DeclName, FnFlags, TemplateArg, TemplateArgs, TemplateKind, TokenRange, TypeId,
};

impl Parser<'_, '_> {
    /// An id-expression.
    pub(super) fn spell_name(&mut self, end: u32) -> Option<Operand> {
        let start = self.pos();
        if self.tok().is_name(kw::INTEGER_PACK) {
            self.bump();
            return Some(Operand::dependent(vec![Piece::Code("L_Z14__integer_packE")]));
        }
        let qualifier = self.parse_qualifier();
        let written = TokenRange { start, end: self.pos() };
        let template_kw = self.eat_kw(kw::TEMPLATE);
        let name = self.parse_unqualified_name(qualifier)?;
        match qualifier {
            Some(Qualifier::Type(ty)) if self.tree.types.is_dependent(ty) => {
                let args = self.spell_args(template_kw, None);
                let call = self.pos() < end && self.at(TokenKind::LParen);
                let mut pieces = Vec::new();
                // The reference compiler leaves the class out before template arguments.
                if args.is_none() {
                    self.spell_scope(ty, written, call, &mut pieces)?;
                }
                pieces.push(self.spell_unqualified(name)?);
                pieces.extend(args);
                Some(Operand { entity: true, ..Operand::dependent(pieces) })
            }
            _ => self.spell_known_name(qualifier, written, name, end),
        }
    }

    /// `<args>` behind a name.
    fn spell_args(&mut self, is_template: bool, found: Option<&Found>) -> Option<Piece> {
        if !is_template || !self.at(TokenKind::Less) || self.sema.scan_template_args(self.pos()).is_none() {
            return None;
        }
        let hint = match found.map(|f| f.decls.as_slice()) {
            Some([one]) => self.template_of_decl(*one),
            _ => None,
        };
        Some(Piece::Args(self.parse_template_args(hint).into()))
    }

    fn spell_unqualified(&mut self, name: IdName) -> Option<Piece> {
        match name {
            IdName::Ident(symbol) => Some(Piece::Name(symbol)),
            IdName::Operator(op) => {
                let unary = self.at(TokenKind::LParen) && self.peek(1).kind == TokenKind::RParen;
                Some(Piece::Operator(op, if unary { Arity::Unary } else { Arity::Binary }))
            }
            IdName::Conversion(_) | IdName::Literal(_) | IdName::Dtor(_) => None,
        }
    }

    /// A name that is not a member of a dependent class.
    fn spell_known_name(
        &mut self,
        qualifier: Option<Qualifier>,
        written: TokenRange,
        name: IdName,
        end: u32,
    ) -> Option<Operand> {
        let found = self.lookup_qualified(qualifier, name.key(), LookupMode::Any);
        let is_template = found.decls.iter().any(|d| matches!(d, Decl::Template(_)));
        let by_argument = found.is_empty() && self.options.standard >= crate::lex::Standard::Cxx20;
        let args = self.spell_args(is_template || by_argument, Some(&found));
        let call = self.pos() < end && self.at(TokenKind::LParen);
        let entity = |operand: Operand| Some(Operand { entity: true, ..operand });
        let symbol = match name {
            IdName::Ident(symbol) => symbol,
            _ => {
                let mut pieces = Vec::new();
                self.spell_qualifier(qualifier, written, &mut pieces);
                pieces.push(self.spell_unqualified(name)?);
                pieces.extend(args);
                return Some(Operand::known(pieces));
            }
        };
        match found.first() {
            Some(Decl::ParamValue { index, .. }) => {
                let declared = found.scope.and_then(|s| self.proto_params.get(&(s, symbol))).map(|p| p.1);
                let ty = declared.filter(|ty| {
                    matches!(
                        self.tree.types.get(*ty),
                        TypeKind::Int(_) | TypeKind::Enum(_) | TypeKind::Float(_)
                    )
                });
                entity(Operand { pieces: vec![Piece::Param(index)], depends: true, ty, ..Operand::default() })
            }
            Some(Decl::ParamExpr(id)) => {
                Some(Operand { pieces: vec![Piece::Inner(id)], depends: true, ..Operand::default() })
            }
            Some(Decl::Value(v)) => {
                let bound = &self.param_values[v.0 as usize];
                Some(Operand::known(vec![Piece::Literal(bound.ty.unqualified(), bound.value.clone())]))
            }
            Some(Decl::Pack(p)) => match self.pack_current(p)? {
                TemplateArg::Value(ty, value) => Some(Operand::known(vec![Piece::Literal(ty, value)])),
                TemplateArg::ParamValue { index, .. } => {
                    Some(Operand { pieces: vec![Piece::Param(index)], depends: true, ..Operand::default() })
                }
                TemplateArg::Expr(id) => {
                    Some(Operand { pieces: vec![Piece::Inner(id)], depends: true, ..Operand::default() })
                }
                _ => None,
            },
            Some(Decl::Local(_) | Decl::LocalPack(_)) => {
                let (piece, ty) = self.spell_parameter(symbol, &found)?;
                let type_depends = self.tree.types.is_dependent(ty);
                let ty = (!type_depends).then(|| self.tree.types.strip_ref(ty));
                entity(Operand { pieces: vec![piece], depends: true, type_depends, ty, ..Operand::default() })
            }
            Some(Decl::Enumerator(e, i)) => {
                let value = self.tree.enums[e].enumerators.get(i as usize)?.value;
                let ty = self.enum_type(e);
                Some(Operand::known(vec![Piece::Literal(ty, ConstValue::Int(value))]))
            }
            Some(Decl::Var(var)) => {
                let ty = Some(self.tree.vars[var].ty.unqualified());
                entity(Operand { pieces: vec![Piece::Var(var)], var: Some(var), ty, ..Operand::default() })
            }
            Some(Decl::Template(t)) if self.tree.templates[t].kind == TemplateKind::Variable => {
                let args = match args {
                    Some(Piece::Args(args)) => args.to_vec(),
                    _ => Vec::new(),
                };
                let depends = self.are_dependent_args(&args);
                let span = self.prev_span();
                let instance = match depends {
                    true => None,
                    false => self.trap(|s| s.variable_instance(t, args, span)).ok().flatten(),
                };
                let ty = instance.map(|var| self.tree.vars[var].ty.unqualified());
                let pieces = vec![Piece::VarTemplate(t)];
                entity(Operand { pieces, depends, var: instance, ty, ..Operand::default() })
            }
            Some(Decl::Function(f)) if !call && args.is_none() && found.decls.len() == 1 => {
                entity(Operand::known(vec![Piece::Function(f)]))
            }
            Some(Decl::Field(field)) if qualifier.is_some() => {
                Some(Operand::known(vec![Piece::Field(field)]))
            }
            first => {
                let mut pieces = Vec::new();
                let concept = matches!(first, Some(Decl::Template(t))
                    if self.tree.templates[t].kind == TemplateKind::Concept);
                if !concept {
                    self.spell_qualifier(qualifier, written, &mut pieces);
                }
                let member = match first {
                    Some(Decl::Function(f)) => {
                        let f = &self.tree.functions[f];
                        matches!(f.context, DeclContext::Record(_))
                            && !f.flags.contains(FnFlags::STATIC_MEMBER)
                    }
                    _ => false,
                };
                if member && pieces.is_empty() {
                    pieces.extend([Piece::Code("pt"), Piece::Code("fpT")]);
                }
                pieces.push(Piece::Name(symbol));
                let depends = matches!(&args, Some(Piece::Args(a)) if self.are_dependent_args(a));
                pieces.extend(args);
                Some(Operand { pieces, depends, type_depends: depends, entity: !call, ..Operand::default() })
            }
        }
    }
}

impl Sema<'_> {
    /// The qualifier of a name left open: namespaces as they were written, classes by their own names.
    fn spell_qualifier(&mut self, qualifier: Option<Qualifier>, written: TokenRange, out: &mut Vec<Piece>) {
        let mut names = Vec::new();
        let mut at = written.start;
        while at < written.end {
            let t = self.tokens.get(at as usize);
            at += 1;
            match t.kind {
                TokenKind::ColonColon if at == written.start + 1 => out.push(Piece::Code("gs")),
                TokenKind::ColonColon => {}
                TokenKind::Ident => names.push(t.symbol()),
                TokenKind::Less => at = self.scan_template_args(at - 1).unwrap_or(at),
                TokenKind::Keyword if t.symbol() == kw::TEMPLATE => {}
                _ => return,
            }
        }
        let mut classes = Vec::new();
        let mut class = match qualifier {
            Some(Qualifier::Type(ty)) => self.tree.types.as_record(ty),
            _ => None,
        };
        while let Some(record) = class.map(|r| &self.tree.records[r])
            && let (Some(_), Some(name)) = (names.last(), record.name)
        {
            names.pop();
            classes.extend(record.instance_of.as_ref().map(|i| Piece::Args(i.1.clone())));
            classes.push(Piece::Name(name));
            class = match record.context {
                DeclContext::Record(around) => Some(around),
                _ => None,
            };
        }
        if !names.is_empty() || !classes.is_empty() {
            out.push(Piece::Code("sr"));
            out.extend(names.into_iter().map(Piece::Name));
            out.extend(classes.into_iter().rev());
            out.push(Piece::Code("E"));
        }
    }

    /// A dependent class before `::name`: a type where a template parameter comes first, else its names one by one. Of a
    /// function that is called, those namespaces only that were written.
    fn spell_scope(
        &mut self,
        ty: QualType,
        written: TokenRange,
        called: bool,
        out: &mut Vec<Piece>,
    ) -> Option<()> {
        let mut levels: Vec<(Symbol, Option<TemplateArgs>)> = Vec::new();
        let mut at = ty;
        let context = loop {
            match self.tree.types.get(at) {
                TypeKind::DependentName { scope, name, args } => {
                    levels.push((*name, args.clone()));
                    at = QualType::from(*scope);
                }
                TypeKind::TemplateSpec { template, args } => {
                    let DeclName::Ident(name) = self.tree.templates[*template].name else { return None };
                    levels.push((name, Some(args.clone())));
                    break Some(self.tree.templates[*template].context);
                }
                // By the name of the parameter.
                TypeKind::TemplateParamSpec { args, index, .. } => {
                    let (index, args) = (*index, args.clone());
                    let name = self.spell_param_name(index, written)?;
                    levels.push((name, Some(args)));
                    break None;
                }
                _ if levels.is_empty() => {
                    out.extend([Piece::Code("sr"), Piece::Type(ty)]);
                    return Some(());
                }
                _ => {
                    out.extend([Piece::Code("srN"), Piece::Type(at)]);
                    for (name, args) in levels.into_iter().rev() {
                        out.push(Piece::Name(name));
                        out.extend(args.map(Piece::Args));
                    }
                    out.push(Piece::Code("E"));
                    return Some(());
                }
            }
        };
        out.push(Piece::Code("sr"));
        let mut context = context;
        let mut classes = Vec::new();
        while let Some(DeclContext::Record(r)) = context {
            let record = &self.tree.records[r];
            classes.push((record.name?, record.instance_of.as_ref().map(|i| i.1.clone())));
            context = Some(record.context);
        }
        match (called, context) {
            (true, _) => {
                for at in written.start..written.end {
                    let (t, next) = (self.tokens.get(at as usize), self.tokens.get(at as usize + 1).kind);
                    match (t.kind, next) {
                        (TokenKind::Ident, TokenKind::ColonColon) if classes.is_empty() => {
                            if let Some(Decl::Namespace(_)) = self.spell_written_namespace(written.start, at)
                            {
                                out.push(Piece::Name(t.symbol()));
                            }
                        }
                        (TokenKind::ColonColon, _) => {}
                        _ => break,
                    }
                }
            }
            (false, Some(DeclContext::Namespace(ns))) => out.push(Piece::Namespaces(ns)),
            _ => {}
        }
        for (name, args) in classes.into_iter().rev().chain(levels.into_iter().rev()) {
            out.push(Piece::Name(name));
            out.extend(args.map(Piece::Args));
        }
        out.push(Piece::Code("E"));
        Some(())
    }

    /// What the component at `at` of a qualifier that starts at `start` means.
    fn spell_written_namespace(&mut self, start: u32, at: u32) -> Option<Decl> {
        let name = self.tokens.get(at as usize).symbol();
        if at == start {
            return self.lookup_unqualified_mode(name.into(), LookupMode::Nested).first();
        }
        // Behind another namespace: its members that are followed by `::` and have no arguments.
        Some(Decl::Namespace(crate::tree::NamespaceId::GLOBAL))
    }

    /// The name of the template template parameter with this position, among the tokens of a qualifier.
    fn spell_param_name(&mut self, index: u16, written: TokenRange) -> Option<Symbol> {
        for at in written.start..written.end {
            let t = self.tokens.get(at as usize);
            if t.kind == TokenKind::Ident
                && let Some(Decl::ParamTemplate { index: i, .. }) =
                    self.lookup_unqualified(t.symbol()).first()
                && i == index
            {
                return Some(t.symbol());
            }
        }
        None
    }

    /// A parameter of the function, with its type.
    fn spell_parameter(&mut self, name: Symbol, found: &Found) -> Option<(Piece, QualType)> {
        let (mut index, ty, depth) = *self.proto_params.get(&(found.scope?, name))?;
        if let Some(Decl::LocalPack(p)) = found.first() {
            index += self.local_packs[p.0 as usize].current.unwrap_or(0);
        }
        let level = self.spelling_at.level(depth);
        let piece = Piece::FnParam { index, level, quals: ty.quals() };
        Some((piece, ty))
    }

    /// The operand of `sizeof...`.
    pub(super) fn spell_pack_size(&mut self, name: Symbol) -> Option<Operand> {
        let found = self.lookup_unqualified(name);
        let symbolic = |piece: Piece| Some(Operand::value(vec![Piece::Code("sZ"), piece], QualType::ULONG));
        let known = |n: usize| {
            let value = ConstValue::Int(n as i128);
            Some(Operand::known(vec![Piece::Literal(QualType::ULONG, value)]))
        };
        match found.first()? {
            Decl::ParamValue { index, .. } | Decl::ParamTemplate { index, .. } => {
                symbolic(Piece::Param(index))
            }
            Decl::Type(ty) => match self.tree.types.get(ty) {
                TypeKind::TemplateParam { index, .. } => symbolic(Piece::Param(*index)),
                _ => None,
            },
            Decl::Local(_) => {
                let (piece, _) = self.spell_parameter(name, &found)?;
                symbolic(piece)
            }
            Decl::LocalPack(p) => known(self.local_packs[p.0 as usize].types.len()),
            Decl::Pack(p) => {
                let args = &self.packs[p.0 as usize].args;
                // A pack that was passed on to an alias.
                if let [TemplateArg::Expansion(inner)] = &**args {
                    return match &**inner {
                        TemplateArg::Type(ty) => match self.tree.types.get(*ty) {
                            TypeKind::TemplateParam { index, .. } => symbolic(Piece::Param(*index)),
                            _ => None,
                        },
                        TemplateArg::ParamValue { index, .. } => symbolic(Piece::Param(*index)),
                        _ => None,
                    };
                }
                known(args.len())
            }
            _ => None,
        }
    }

    /// Whether tokens name a pack that is not known yet.
    pub(super) fn has_symbolic_pack(&mut self, range: TokenRange) -> bool {
        for at in range.start..range.end {
            let t = self.tokens.get(at as usize);
            if t.kind != TokenKind::Ident {
                continue;
            }
            let found = self.lookup_unqualified(t.symbol());
            let pack = match found.first() {
                Some(Decl::ParamValue { pack, .. } | Decl::ParamTemplate { pack, .. }) => pack,
                Some(Decl::Type(ty)) => {
                    matches!(self.tree.types.get(ty), TypeKind::TemplateParam { pack: true, .. })
                }
                Some(Decl::Local(_)) => {
                    let known = found.scope.and_then(|s| self.proto_params.get(&(s, t.symbol())));
                    known.is_some_and(|(_, ty, _)| {
                        matches!(self.tree.types.get(*ty), TypeKind::PackExpansion(_))
                    })
                }
                Some(Decl::Pack(_) | Decl::LocalPack(_)) => true,
                _ => false,
            };
            if pack {
                return true;
            }
        }
        false
    }
}

impl Parser<'_, '_> {
    /// What stands behind `.` or `->`.
    pub(super) fn spell_member(&mut self, out: &mut Operand, _end: u32) -> Option<()> {
        let template_kw = self.eat_kw(kw::TEMPLATE);
        if self.at(TokenKind::Tilde) {
            self.bump();
            let ty = self.parse_type_name()?;
            out.pieces.extend([Piece::Code("dn"), Piece::Type(ty)]);
            return Some(());
        }
        if self.at(TokenKind::Ident) && self.peek(1).kind == TokenKind::ColonColon {
            match self.parse_qualifier()? {
                Qualifier::Type(ty) if ty.ty() != TypeId::ERROR => {
                    out.pieces.extend([Piece::Code("sr"), Piece::Type(ty)]);
                }
                _ => return None,
            }
        }
        let name = self.parse_unqualified_name(None)?;
        out.pieces.push(self.spell_unqualified(name)?);
        out.pieces.extend(self.spell_args(template_kw, None));
        Some(())
    }
}
