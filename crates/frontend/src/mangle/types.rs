//! `<type>`.

use std::fmt::Write;

use super::Mangler;
use super::substitution::Sub;
use crate::lex::Symbol;
use crate::tree::types::{
    ArrayLen, FloatKind, FnType, IntKind, NoexceptPattern, Placeholder, Quals, RefQual,
};
use crate::tree::{QualType, TemplateArg, TemplateParamKind, TypeKind};

impl Mangler<'_> {
    pub(super) fn ty(&mut self, ty: QualType) {
        if !ty.quals().is_empty() {
            if self.substitute(Sub::Type(ty)) {
                return;
            }
            self.quals(ty.quals());
            self.ty(ty.unqualified());
            self.remember(Sub::Type(ty));
            return;
        }
        match self.tree().types.get(ty) {
            TypeKind::Void => self.out.push('v'),
            TypeKind::NullPtr => self.out.push_str("Dn"),
            TypeKind::Int(kind) => self.out.push_str(int_code(*kind)),
            TypeKind::Float(kind) => self.out.push_str(float_code(*kind)),
            TypeKind::Deduced(Placeholder::Auto) => self.out.push_str("Da"),
            TypeKind::Deduced(Placeholder::Template(_)) => self.out.push_str("Da"),
            TypeKind::Deduced(Placeholder::DecltypeAuto) => self.out.push_str("Dc"),
            TypeKind::Error => {}
            TypeKind::PackExpansion(pattern) => self.expansion(*pattern),
            TypeKind::Record(r) => self.record_name(*r),
            TypeKind::Enum(e) => self.enum_name(*e),
            _ => {
                if self.substitute(Sub::Type(ty)) {
                    return;
                }
                self.compound(ty);
                self.remember(Sub::Type(ty));
            }
        }
    }

    /// `r V K`, the order the ABI wants.
    pub(super) fn quals(&mut self, quals: Quals) {
        for (flag, code) in [(Quals::RESTRICT, 'r'), (Quals::VOLATILE, 'V'), (Quals::CONST, 'K')] {
            if quals.contains(flag) {
                self.out.push(code);
            }
        }
    }

    fn compound(&mut self, ty: QualType) {
        match self.tree().types.get(ty) {
            TypeKind::Pointer(to) => {
                self.out.push('P');
                self.ty(*to);
            }
            TypeKind::LValueRef(to) => {
                self.out.push('R');
                self.ty(*to);
            }
            TypeKind::RValueRef(to) => {
                self.out.push('O');
                self.ty(*to);
            }
            TypeKind::Complex(kind) => {
                self.out.push('C');
                self.out.push_str(float_code(*kind));
            }
            TypeKind::MemberPointer { class, pointee } => {
                self.out.push('M');
                self.ty((*class).into());
                match self.tree().types.get(*pointee) {
                    // The type of a member function is none of a function, nor that of another class's: it counts, but nothing
                    // stands for it. Its qualifiers are its own.
                    TypeKind::Function(f) => {
                        self.function_type(f);
                        self.remember(Sub::MemberFunction);
                    }
                    _ => self.ty(*pointee),
                }
            }
            TypeKind::Array { elem, len } => {
                self.out.push('A');
                match len {
                    ArrayLen::Known(n) => {
                        let _ = write!(self.out, "{n}");
                    }
                    ArrayLen::Param { depth, index, .. } => self.template_param(*depth, *index),
                    ArrayLen::Dependent(id) => self.dependent(*id),
                    ArrayLen::Unknown | ArrayLen::Variable => {}
                }
                self.out.push('_');
                self.ty(*elem);
            }
            TypeKind::Vector { elem, len } => {
                let _ = write!(self.out, "Dv{len}_");
                self.ty(*elem);
            }
            TypeKind::Function(f) => self.function_type(f),
            TypeKind::TemplateParam { depth, index, .. } => self.template_param(*depth, *index),
            TypeKind::TemplateSpec { template, args } => {
                let (template, args) = (*template, args.clone());
                self.template_spec(template, &args);
            }
            TypeKind::TemplateParamSpec { depth, index, args, .. } => {
                self.template_template_param(*depth, *index);
                self.param_spec_args(*index, args);
            }
            TypeKind::DependentName { scope, name, args } => {
                self.out.push('N');
                self.dependent_member((*scope).into(), *name, args.as_deref());
                self.out.push('E');
            }
            TypeKind::DependentTokens(id) => self.dependent(*id),
            _ => {}
        }
    }

    /// `pattern...`.
    pub(super) fn expansion(&mut self, pattern: QualType) {
        if self.substitute(Sub::Expansion(pattern)) {
            return;
        }
        self.out.push_str("Dp");
        self.ty(pattern);
        self.remember(Sub::Expansion(pattern));
    }

    pub(super) fn template_template_param(&mut self, depth: u16, index: u16) {
        let key = Sub::TemplateTemplateParam(depth, index);
        if !self.substitute(key) {
            self.template_param(depth, index);
            self.remember(key);
        }
    }

    /// The arguments of `TT<args>`: those for a pack of the parameter `TT` are one argument.
    fn param_spec_args(&mut self, index: u16, args: &[TemplateArg]) {
        let template = self.template.map(|t| &self.tree().templates[t]);
        let kind = template.and_then(|t| t.params.get(index as usize)).map(|p| p.kind);
        match kind {
            Some(TemplateParamKind::Template { pack: Some(first) }) if first as usize <= args.len() => {
                let (single, pack) = args.split_at(first as usize);
                self.out.push('I');
                single.iter().for_each(|arg| self.template_arg(arg));
                self.template_arg(&TemplateArg::Pack(pack.into()));
                self.out.push('E');
            }
            _ => self.template_args(args),
        }
    }

    fn template_spec(&mut self, template: crate::tree::TemplateId, args: &[crate::tree::TemplateArg]) {
        let context = self.tree().templates[template].context;
        let nested = match context {
            crate::tree::DeclContext::Namespace(ns) => !self.is_unscoped(ns),
            _ => true,
        };
        if nested {
            self.out.push('N');
            if !self.substitute(Sub::Template(template)) {
                self.prefix(context, None);
                if let crate::tree::DeclName::Ident(name) = self.tree().templates[template].name {
                    self.symbol(name);
                    self.template_tags(template);
                }
                self.remember(Sub::Template(template));
            }
            self.template_args(args);
            self.out.push('E');
        } else {
            self.template_name(template);
            self.template_args(args);
        }
    }

    /// `scope::name` and `scope::template name<args>` inside `N...E`.
    fn dependent_member(&mut self, scope: QualType, name: Symbol, args: Option<&[TemplateArg]>) {
        let key = Sub::DependentTemplate(scope, name);
        if args.is_none() || !self.substitute(key) {
            self.dependent_prefix(scope);
            self.symbol(name);
            if args.is_some() {
                self.remember(key);
            }
        }
        if let Some(args) = args {
            self.template_args(args);
        }
    }

    /// The scope of `typename scope::name` inside `N...E`.
    fn dependent_prefix(&mut self, scope: QualType) {
        match self.tree().types.get(scope) {
            TypeKind::Record(r) => self.record_prefix(*r, None),
            TypeKind::TemplateSpec { template, args } => {
                if self.substitute(Sub::Type(scope)) {
                    return;
                }
                if !self.substitute(Sub::Template(*template)) {
                    self.prefix(self.tree().templates[*template].context, None);
                    if let crate::tree::DeclName::Ident(name) = self.tree().templates[*template].name {
                        self.symbol(name);
                        self.template_tags(*template);
                    }
                    self.remember(Sub::Template(*template));
                }
                self.template_args(args);
                self.remember(Sub::Type(scope));
            }
            TypeKind::DependentName { scope: outer, name, args } => {
                if self.substitute(Sub::Type(scope)) {
                    return;
                }
                self.dependent_member((*outer).into(), *name, args.as_deref());
                self.remember(Sub::Type(scope));
            }
            _ => self.ty(scope),
        }
    }

    fn function_type(&mut self, f: &FnType) {
        self.quals(f.quals);
        match f.noexcept_pattern {
            Some(NoexceptPattern::Param(index)) => {
                self.out.push_str("DO");
                self.template_param(0, index);
                self.out.push('E');
            }
            Some(NoexceptPattern::Expr(id)) => {
                self.out.push_str("DO");
                self.dependent(id);
                self.out.push('E');
            }
            None if f.noexcept => self.out.push_str("Do"),
            None => {}
        }
        self.out.push('F');
        self.ty(f.ret);
        self.bare_params(&f.params, f.variadic);
        match f.ref_qual {
            RefQual::None => {}
            RefQual::LValue => self.out.push('R'),
            RefQual::RValue => self.out.push('O'),
        }
        self.out.push('E');
    }

    /// `T_`, `T0_`, ...; parameters of inner templates are numbered with their depth (`TL0__`).
    pub(super) fn template_param(&mut self, depth: u16, index: u16) {
        self.out.push('T');
        if depth > 0 {
            let _ = write!(self.out, "L{}_", depth - 1);
        }
        if index > 0 {
            let _ = write!(self.out, "{}", index - 1);
        }
        self.out.push('_');
    }
}

fn int_code(kind: IntKind) -> &'static str {
    match kind {
        IntKind::Bool => "b",
        IntKind::Char | IntKind::UnsignedChar => "c",
        IntKind::SChar => "a",
        IntKind::UChar => "h",
        IntKind::WChar => "w",
        IntKind::Char8 => "Du",
        IntKind::Char16 => "Ds",
        IntKind::Char32 => "Di",
        IntKind::Short => "s",
        IntKind::UShort => "t",
        IntKind::Int => "i",
        IntKind::UInt => "j",
        IntKind::Long => "l",
        IntKind::ULong => "m",
        IntKind::LongLong => "x",
        IntKind::ULongLong => "y",
        IntKind::Int128 => "n",
        IntKind::UInt128 => "o",
    }
}

fn float_code(kind: FloatKind) -> &'static str {
    match kind {
        FloatKind::Half => "DF16_",
        FloatKind::BFloat16 => "DF16b",
        FloatKind::Float => "f",
        FloatKind::Double => "d",
        FloatKind::LongDouble => "e",
        FloatKind::Float128 => "g",
        FloatKind::Ieee32 => "DF32_",
        FloatKind::Ieee32x => "DF32x",
        FloatKind::Ieee64 => "DF64_",
        FloatKind::Ieee64x => "DF64x",
        FloatKind::Ieee128 => "DF128_",
    }
}
