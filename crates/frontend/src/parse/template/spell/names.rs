//! Names in dependent expressions.

use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::lookup::name::{IdName, Qualifier};
use crate::sema::lookup::scope::{Decl, Found, LookupMode};
use crate::sema::template::spell::Operand;
use crate::tree::dependent::{Arity, Piece};
use crate::tree::types::TypeKind;
use crate::tree::{ConstValue, DeclContext, FnFlags, TemplateArg, TemplateKind, TokenRange, TypeId};

impl Parser<'_, '_> {
    /// An id-expression.
    pub(crate) fn spell_name(&mut self, end: u32) -> Option<Operand> {
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

    /// What stands behind `.` or `->`.
    pub(crate) fn spell_member(&mut self, out: &mut Operand, _end: u32) -> Option<()> {
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
