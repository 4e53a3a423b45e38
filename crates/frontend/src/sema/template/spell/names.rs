//! Names in dependent expressions: template and function parameters, entities that are known, names left open.

use crate::lex::{Symbol, TokenKind, kw};
use crate::sema::Sema;
use crate::sema::lookup::name::Qualifier;
use crate::sema::lookup::scope::{Decl, Found, LookupMode};
use crate::sema::template::spell::Operand;
use crate::tree::dependent::Piece;
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{ConstValue, DeclContext, DeclName, TemplateArg, TemplateArgs, TokenRange};

impl Sema<'_> {
    /// The qualifier of a name left open: namespaces as they were written, classes by their own names.
    pub(crate) fn spell_qualifier(
        &mut self,
        qualifier: Option<Qualifier>,
        written: TokenRange,
        out: &mut Vec<Piece>,
    ) {
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
    pub(crate) fn spell_scope(
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
    pub(crate) fn spell_parameter(&mut self, name: Symbol, found: &Found) -> Option<(Piece, QualType)> {
        let (mut index, ty, depth) = *self.proto_params.get(&(found.scope?, name))?;
        if let Some(Decl::LocalPack(p)) = found.first() {
            index += self.local_packs[p.0 as usize].current.unwrap_or(0);
        }
        let level = self.spelling_at.level(depth);
        let piece = Piece::FnParam { index, level, quals: ty.quals() };
        Some((piece, ty))
    }

    /// The operand of `sizeof...`.
    pub(crate) fn spell_pack_size(&mut self, name: Symbol) -> Option<Operand> {
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
    pub(crate) fn has_symbolic_pack(&mut self, range: TokenRange) -> bool {
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
