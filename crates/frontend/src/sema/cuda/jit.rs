//! The rules of run-time compilation, where there is no host: what belongs to the host is an error, and programs ask for the symbols of
//! what they declare.

use oxicc_source::{Message, Span};

use crate::diag;
use crate::lex::{Token, TokenKind, kw};
use crate::sema::unit::Work;
use crate::sema::{Scoped, Sema};
use crate::tree::types::{FnType, QualType};
use crate::tree::value::{PathStep, PointerBase};
use crate::tree::{
    ConstValue, DeclContext, DeclName, FnFlags, FunctionId, Linkage, MemorySpace, NamedEntity, Spaces,
    TemplateId, TemplateKind, TokenRange, TypeKind, VarFlags,
};

/// What run-time compilation is told about the language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Jit {
    /// `__int128` is a type.
    pub int128: bool,
    /// The device runtime is there without relocatable code: kernels may launch kernels.
    pub device_runtime: bool,
}

impl Sema<'_> {
    /// Reports what belongs to the host, once all declarations have been read.
    pub(crate) fn check_jit(&mut self) {
        if self.options.jit.is_none() {
            return;
        }
        let mut found: Vec<(Span, Message)> = Vec::new();
        let host = |spaces: Spaces| match spaces.on_device() {
            true => None,
            false if spaces.contains(Spaces::EXPLICIT) => Some(diag::jit_host_function()),
            false => Some(diag::jit_unmarked_function()),
        };
        for (_, f) in &self.tree.functions {
            let made = FnFlags::IMPLICIT | FnFlags::DEFAULTED | FnFlags::DELETED;
            if f.flags.intersects(made) || matches!(f.name, DeclName::Guide(_)) || f.instance_of.is_some() {
                continue;
            }
            if self.lacks_int128(f.ty) {
                found.push((f.span, diag::jit_without_int128()));
            }
            match host(f.spaces) {
                Some(_) if f.flags.contains(FnFlags::LAMBDA_CALL) => {
                    found.push((f.span, diag::jit_host_lambda()))
                }
                Some(text) => found.push((f.span, text)),
                None => {}
            }
        }
        for (id, t) in &self.tree.templates {
            let data = &self.templates[id];
            let made = data.deleted || data.lambda.is_some() || data.guide_for.is_some();
            if t.kind != TemplateKind::Function || made || matches!(t.name, DeclName::Guide(_)) {
                continue;
            }
            found.extend(host(data.spaces).map(|text| (t.span, text)));
        }
        for (_, v) in &self.tree.vars {
            if v.space != MemorySpace::Host || v.special.is_some() || v.instance_of.is_some() {
                continue;
            }
            let is_const = v.ty.is_const()
                || matches!(self.tree.types.get(v.ty), TypeKind::Array { elem, .. } if elem.is_const())
                || v.flags.contains(VarFlags::CONSTEXPR);
            match v.context {
                DeclContext::Namespace(_) if !is_const => found.push((v.span, diag::jit_unmarked_variable())),
                DeclContext::Record(_) if !is_const => found.push((v.span, diag::jit_static_member())),
                _ => {}
            }
        }
        found.retain(|(span, _)| !self.map.in_system_header(span.lo));
        // Members of instances of one class template stand in one place.
        found.sort_by_key(|(span, _)| span.lo);
        found.dedup();
        for (span, message) in found {
            self.report(message, span);
        }
    }

    /// Whether a variable of a namespace that says nothing is the device's: constants are.
    pub(crate) fn is_jit_constant(&self, is_const: bool, context: DeclContext, span: Span) -> bool {
        self.options.jit.is_some()
            && is_const
            && matches!(context, DeclContext::Namespace(_))
            && !self.map.in_system_header(span.lo)
    }

    /// Whether a function is declared without any include: a program may define it once more.
    pub(crate) fn is_jit_builtin(&self, f: FunctionId) -> bool {
        self.options.jit.is_some() && self.map.in_system_header(self.tree.functions[f].span.lo)
    }

    /// The same of a function template; the one that is there counts.
    pub(crate) fn is_jit_builtin_template(&self, t: TemplateId) -> bool {
        self.options.jit.is_some() && self.map.in_system_header(self.tree.templates[t].span.lo)
    }

    /// Makes the functions internal that NVRTC has built in and a toolkit's headers define for us: each module has its own.
    /// Members become inline ones.
    pub(crate) fn keep_jit_builtins(&mut self) {
        if self.options.jit.is_none() {
            return;
        }
        let map = self.map;
        let is_builtin = |span: Span| {
            let file = map.presumed_file(span.lo).map_or("", |(name, ..)| name);
            file.ends_with("cuda_fp16.hpp") || file.ends_with("cuda_bf16.hpp")
        };
        for f in self.tree.functions.values_mut() {
            if f.linkage == Linkage::External && is_builtin(f.span) {
                f.linkage = if f.record().is_some() { Linkage::Odr } else { Linkage::Internal };
            }
        }
    }

    /// Whether a signature has a 128-bit integer that was not asked for.
    fn lacks_int128(&self, ty: QualType) -> bool {
        let wide = |ty: &QualType| matches!(ty.unqualified(), QualType::INT128 | QualType::UINT128);
        let has = |f: &FnType| wide(&f.ret) || f.params.iter().any(wide);
        self.options.jit.is_some_and(|jit| !jit.int128) && self.tree.types.as_function(ty).is_some_and(has)
    }

    /// Reads the name expressions, which stand in pragmas after the program, and remembers what they name.
    pub(crate) fn read_name_expressions(&mut self) {
        let is_wanted = |p: &&crate::lex::Pragma| p.name == Some(kw::NV_MANGLED_NAME);
        let wanted: Vec<(Option<u32>, Span, String)> = self
            .tokens
            .pragmas()
            .iter()
            .filter(is_wanted)
            .map(|p| {
                let all = self.tokens.pragma_tokens(p);
                let (name, tokens) = all.split_first().unzip();
                let tokens: &[Token] = tokens.unwrap_or_default();
                let mut text = String::new();
                for t in tokens {
                    if !matches!(t.kind, TokenKind::Comma | TokenKind::Semi) {
                        text.push(' ');
                    }
                    text.push_str(t.text(self.interner));
                }
                // One blank behind the name of the pragma.
                let after_name = name.map_or(Span::at(p.pos), |t: &Token| Span::at(t.span().hi.offset(1)));
                (p.argument, tokens.first().map_or(after_name, |t| t.span()), text)
            })
            .collect();
        for (argument, span, text) in wanted {
            if let Some(entity) = self.named_entity(argument, span, &text) {
                self.tree.named.push(entity);
            }
        }
    }

    fn named_entity(&mut self, argument: Option<u32>, span: Span, text: &str) -> Option<NamedEntity> {
        let Some(start) = argument else {
            self.report(diag::expected_expression(), span);
            self.report(diag::name_expression_is_unreadable(&text), span);
            return None;
        };
        let errors = self.diags.error_count();
        let (e, extra) = self.replay_here(TokenRange { start, end: start }, |s| {
            let e = s.constant_evaluated(|s| {
                let e = s.parse_conditional_expr();
                s.rvalue(e)
            });
            (e, !s.at(TokenKind::Eof))
        });
        if self.is_error_expr(e) || self.diags.error_count() > errors {
            if self.diags.error_count() == errors {
                self.report(diag::expected_expression(), span);
            }
            self.report(diag::name_expression_is_unreadable(&text), span);
            return None;
        }
        if extra {
            self.report(diag::name_expression_goes_on(&text), span);
            return None;
        }
        let value = self.require_constant(e);
        let Some(ConstValue::Pointer(pointer)) = value else {
            self.report(diag::name_expression_has_no_address(&text), span);
            return None;
        };
        let whole = matches!(*pointer.path, [] | [PathStep::Element(0)]) && pointer.offset == 0;
        match pointer.base {
            PointerBase::Function(f) if self.tree.functions[f].is_kernel() => {
                self.queue(Work::Function(f));
                Some(NamedEntity::Kernel(f))
            }
            PointerBase::Function(_) => {
                self.report(diag::name_expression_is_no_kernel(&text), span);
                None
            }
            PointerBase::Var(v) if whole && self.is_device_variable(v) => {
                self.queue(Work::Var(v));
                Some(NamedEntity::Variable(v))
            }
            _ => {
                self.report(diag::name_expression_has_no_address(&text), span);
                None
            }
        }
    }

    fn is_device_variable(&self, v: crate::tree::VarId) -> bool {
        let data = &self.tree.vars[v];
        matches!(data.space, MemorySpace::Device | MemorySpace::Constant)
            && data.linkage != Linkage::None
            && data.special.is_none()
    }
}
