//! Template parameter lists.

use oxicc_arch::SpeltConstants;

use crate::diag;
use crate::lex::{Symbol, TokenKind};
use crate::sema::Sema;
use crate::sema::lookup::scope::{Decl, Pack, PackId, ParamValue, ParamValueId, ScopeKind};
use crate::sema::template::{Header, ParamKind, TemplateParam};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{ScopeId, TemplateArg, TemplateParamInfo, TemplateParamKind, TokenRange};

impl Sema<'_> {
    /// What the parameters of a class, alias or variable template must fulfil beyond those of functions
    /// ([temp.param]): defaults and packs come last.
    pub fn check_primary_header(&mut self, header: &Header, span: oxicc_source::Span) {
        let packs = header.params.iter().rev().skip(1).any(|p| p.pack && p.expands.is_none());
        if packs {
            self.report(diag::template_parameter_pack_not_at_end(), span);
            return;
        }
        let first = header.params.iter().position(|p| p.default.is_some());
        let missing =
            first.is_some_and(|i| header.params[i..].iter().any(|p| p.default.is_none() && !p.pack));
        if missing {
            self.report(diag::default_argument_not_at_end_of_parameter(), span);
        }
    }

    /// Declares a parameter as a symbol in the current scope.
    pub fn declare_pattern_param(&mut self, name: Symbol, index: u16, param: &TemplateParam) {
        let scope = self.cx.scope;
        let pack = param.pack;
        let decl = match param.kind {
            ParamKind::Type => {
                let kind = TypeKind::TemplateParam { depth: 0, index, pack };
                Decl::Type(self.tree.types.intern(kind).into())
            }
            ParamKind::Value { ty, .. } => {
                self.proto_params.insert((scope, name), (index as u32, ty, 0));
                Decl::ParamValue { index, pack }
            }
            ParamKind::Template => Decl::ParamTemplate { index, pack },
        };
        self.declare(scope, name, decl);
    }

    /// Whether values of a type can be template arguments ([temp.param]/7).
    pub(crate) fn is_structural(&self, ty: QualType) -> bool {
        match *self.tree.types.get(ty) {
            TypeKind::Array { elem, .. } => self.is_structural(elem),
            TypeKind::RValueRef(_) => false,
            TypeKind::Record(r) => {
                let data = &self.tree.records[r];
                data.bases.iter().all(|b| {
                    b.access == crate::tree::Access::Public
                        && self.record_types[b.record].is_none_or(|t| self.is_structural(t))
                }) && data.fields.iter().all(|f| {
                    f.access == crate::tree::Access::Public && !f.mutable && self.is_structural(f.ty)
                })
            }
            _ => true,
        }
    }

    /// The header of a template template parameter pack that expands packs of the template around, and their length.
    pub(crate) fn expanding_header(&mut self) -> Option<(TokenRange, u32)> {
        if !self.scopes[self.cx.scope].sees_packs {
            return None;
        }
        let start = self.pos();
        let end = self.scan_template_args(start)?;
        if self.tokens.get(end as usize + 1).kind != TokenKind::Ellipsis {
            return None;
        }
        // `template <T...> class... C` uses up the pack in its own list.
        let packs = self.unexpanded_in_list(TokenRange { start: start + 1, end: end - 1 });
        let count = self.pack_len(*packs.first()?);
        Some((TokenRange { start, end }, count))
    }

    /// What the tree keeps of the parameters.
    pub fn param_infos(&self, header: &Header) -> smallvec::SmallVec<[TemplateParamInfo; 4]> {
        header
            .params
            .iter()
            .map(|p| TemplateParamInfo {
                kind: match p.kind {
                    ParamKind::Type => TemplateParamKind::Type,
                    ParamKind::Value { ty, .. } => TemplateParamKind::Value(ty),
                    ParamKind::Template => {
                        let pack = p.inner.iter().position(|i| i.pack).map(|i| i as u16);
                        TemplateParamKind::Template { pack }
                    }
                },
                pack: p.pack,
                name: p.name,
            })
            .collect()
    }

    /// A scope inside `parent` in which the parameters are bound to arguments, one per parameter (packs as packs).
    /// Missing arguments leave their parameters undeclared.
    pub fn bind_params(
        &mut self,
        params: &[TemplateParam],
        args: &[TemplateArg],
        parent: ScopeId,
    ) -> ScopeId {
        let scope = self.new_scope(ScopeKind::Template, Some(parent));
        for (param, arg) in params.iter().zip(args) {
            self.bind_param(scope, param, arg);
        }
        scope
    }

    /// A scope with bound parameters is that of an alias template or a default argument. A release that computes nothing there
    /// need not know.
    pub fn mark_substituted(&mut self, scope: ScopeId) {
        let computes = self.options.spelt_constants != SpeltConstants::Hidden;
        self.scopes[scope].substituted = computes && self.scopes[scope].pattern;
    }

    pub fn bind_param(&mut self, scope: ScopeId, param: &TemplateParam, arg: &TemplateArg) {
        if self.is_dependent_arg(arg) {
            self.scopes[scope].pattern = true;
        }
        if param.pack {
            self.scopes[scope].sees_packs = true;
        }
        let Some(name) = param.name else { return };
        let decl = match arg {
            TemplateArg::Pack(args) => {
                // A pack that consists of one symbolic expansion is a symbolic pack again.
                if let [TemplateArg::Expansion(inner)] = &**args
                    && let Some(decl) = self.symbol_decl(inner)
                {
                    decl
                } else {
                    let id = PackId(self.packs.len() as u32);
                    let is_type = param.kind == ParamKind::Type;
                    let is_template = matches!(param.kind, ParamKind::Template);
                    self.packs.push(Pack { args: args.clone(), is_type, is_template, current: None });
                    Decl::Pack(id)
                }
            }
            TemplateArg::Type(ty) => Decl::Type(*ty),
            TemplateArg::Value(ty, value) => {
                let id = ParamValueId(self.param_values.len() as u32);
                self.param_values.push(ParamValue { ty: *ty, value: value.clone() });
                Decl::Value(id)
            }
            TemplateArg::Template(t) => Decl::Template(*t),
            other => match self.symbol_decl(other) {
                Some(decl) => decl,
                None => return,
            },
        };
        // The type decides how names are mangled.
        if let (Decl::ParamValue { index, .. }, ParamKind::Value { ty, .. }) = (decl, param.kind)
            && !self.tree.types.is_dependent(ty)
        {
            self.proto_params.insert((scope, name), (index.into(), ty, 0));
        }
        let pos = 0;
        self.declare_entry(
            scope,
            name.into(),
            crate::sema::lookup::scope::Entry {
                decl,
                pos,
                access: crate::tree::Access::Public,
                hidden: false,
                using: false,
            },
        );
    }

    /// A symbolic argument as a declaration.
    fn symbol_decl(&self, arg: &TemplateArg) -> Option<Decl> {
        Some(match arg {
            TemplateArg::ParamValue { index, pack, .. } => Decl::ParamValue { index: *index, pack: *pack },
            TemplateArg::ParamTemplate { index, pack, .. } => {
                Decl::ParamTemplate { index: *index, pack: *pack }
            }
            TemplateArg::Type(ty) if matches!(self.tree.types.get(*ty), TypeKind::TemplateParam { .. }) => {
                Decl::Type(*ty)
            }
            TemplateArg::Expr(id) => Decl::ParamExpr(*id),
            _ => return None,
        })
    }

    /// Whether an argument mentions a template parameter.
    pub fn is_dependent_arg(&self, arg: &TemplateArg) -> bool {
        match arg {
            TemplateArg::Type(ty) => self.tree.types.is_dependent(*ty),
            TemplateArg::Value(ty, _) => self.tree.types.is_dependent(*ty),
            TemplateArg::Template(_) => false,
            TemplateArg::Pack(args) => args.iter().any(|a| self.is_dependent_arg(a)),
            _ => true,
        }
    }

    pub fn are_dependent_args(&self, args: &[TemplateArg]) -> bool {
        args.iter().any(|a| self.is_dependent_arg(a))
    }

    /// The parameters as arguments: what the template's own name means inside a pattern.
    pub fn identity_args(&mut self, params: &[TemplateParam]) -> Vec<TemplateArg> {
        let mut out = Vec::new();
        for (i, p) in params.iter().enumerate() {
            let index = i as u16;
            let arg = match p.kind {
                ParamKind::Type => {
                    let kind = TypeKind::TemplateParam { depth: 0, index, pack: p.pack };
                    TemplateArg::Type(QualType::from(self.tree.types.intern(kind)))
                }
                ParamKind::Value { .. } => TemplateArg::ParamValue { depth: 0, index, pack: p.pack },
                ParamKind::Template => TemplateArg::ParamTemplate { depth: 0, index, pack: p.pack },
            };
            out.push(if p.pack {
                TemplateArg::Pack([TemplateArg::Expansion(Box::new(arg))].into())
            } else {
                arg
            });
        }
        out
    }
}
