//! What a debugger calls entities: names as they are written, with the arguments of templates.

use oxicc_frontend::mangle;
use oxicc_frontend::sema::operator_text;
use oxicc_frontend::tree::types::{ArrayLen, IntKind};
use oxicc_frontend::tree::value::{Pointer, PointerBase};
use oxicc_frontend::tree::{
    ConstValue, DeclContext, DeclName, Function, QualType, RecordId, TemplateArg, TypeKind,
};

use crate::module::ModuleGen;

impl ModuleGen<'_> {
    /// The name of a function without its scope.
    pub(super) fn debug_function_name(&self, f: &Function) -> String {
        let class = || f.record().and_then(|r| self.debug_record_name(r)).unwrap_or_default();
        let mut name = match f.name {
            DeclName::Ident(s) => self.names.get(s).to_string(),
            DeclName::Ctor => class(),
            DeclName::Dtor => format!("~{}", class()),
            DeclName::Operator(op) => format!("operator{}", operator_text(op)),
            DeclName::Conversion(to) => format!("operator {}", self.debug_type_name(to)),
            DeclName::Literal(s) => format!("operator\"\"{}", self.names.get(s)),
            DeclName::Guide(_) => String::new(),
        };
        if let (Some((_, args)), false) = (&f.instance_of, f.name == DeclName::Ctor) {
            name.push_str(&self.arguments(args));
        }
        name
    }

    /// The name of a class without its scope; none for what has no name.
    pub(super) fn debug_record_name(&self, id: RecordId) -> Option<String> {
        let record = &self.tree.records[id];
        if record.lambda.is_some() {
            return Some(format!("_Z{}", mangle::record(self.mangle_names(), id)));
        }
        let mut name = self.names.get(record.name.or(record.typedef_name)?).to_string();
        if let Some((_, args)) = &record.instance_of {
            name.push_str(&self.arguments(args));
        }
        Some(name)
    }

    fn arguments(&self, args: &[TemplateArg]) -> String {
        let mut out = Vec::new();
        self.push_arguments(args, &mut out);
        let close = if out.last().is_some_and(|a| a.ends_with('>')) { " >" } else { ">" };
        format!("<{}{close}", out.join(", "))
    }

    fn push_arguments(&self, args: &[TemplateArg], out: &mut Vec<String>) {
        for arg in args {
            match arg {
                TemplateArg::Type(ty) => out.push(self.debug_type_name(*ty)),
                TemplateArg::Value(ty, value) => out.push(self.debug_value_name(*ty, value)),
                TemplateArg::Template(t) => out.push(match self.tree.templates[*t].name {
                    DeclName::Ident(s) => self.names.get(s).to_string(),
                    _ => String::new(),
                }),
                TemplateArg::Pack(inner) => self.push_arguments(inner, out),
                // In patterns only.
                TemplateArg::ParamValue { .. }
                | TemplateArg::ParamTemplate { .. }
                | TemplateArg::Expr(_)
                | TemplateArg::Expansion(_) => {}
            }
        }
    }

    fn debug_value_name(&self, ty: QualType, value: &ConstValue) -> String {
        match value {
            ConstValue::Int(v) => match self.int_kind(ty) {
                Some(IntKind::Bool) => if *v != 0 { "true" } else { "false" }.to_string(),
                Some(IntKind::Char | IntKind::UnsignedChar) if (0x20..0x7f).contains(v) => {
                    format!("'{}'", *v as u8 as char)
                }
                _ => v.to_string(),
            },
            ConstValue::Pointer(Pointer { base: PointerBase::Var(var), path, .. }) if path.is_empty() => {
                let name = self.tree.vars[*var].name.map_or("", |n| self.names.get(n));
                format!("&{name}")
            }
            ConstValue::Pointer(Pointer { base: PointerBase::Function(f), .. }) => {
                format!("&{}", self.debug_function_name(&self.tree.functions[*f]))
            }
            ConstValue::Pointer(Pointer { base: PointerBase::Null, .. }) => "nullptr".to_string(),
            _ => "{...}".to_string(),
        }
    }

    /// A type as it is written, with its scope.
    pub(super) fn debug_type_name(&self, ty: QualType) -> String {
        self.declarator(ty, String::new())
    }

    fn declarator(&self, ty: QualType, inner: String) -> String {
        let quals = ty.quals().spelling();
        let base = |name: &str| {
            let parts = [quals.as_str(), name, inner.as_str()];
            parts.into_iter().filter(|p| !p.is_empty()).collect::<Vec<_>>().join(" ")
        };
        let indirect = |to: QualType, symbol: &str| {
            let own = match (symbol, quals.is_empty()) {
                ("*", false) => format!("* {quals}{inner}"),
                _ => format!("{symbol}{inner}"),
            };
            match self.tree.types.get(to) {
                TypeKind::Array { .. } | TypeKind::Function(_) => self.declarator(to, format!("({own})")),
                _ => self.declarator(to, own),
            }
        };
        match self.tree.types.get(ty) {
            TypeKind::Void => base("void"),
            TypeKind::NullPtr => base("std::nullptr_t"),
            TypeKind::Int(k) => base(k.spelling()),
            TypeKind::Float(k) => base(k.spelling()),
            TypeKind::Complex(k) => base(&format!("_Complex {}", k.spelling())),
            TypeKind::Pointer(to) => indirect(*to, "*"),
            TypeKind::LValueRef(to) => indirect(*to, "&"),
            TypeKind::RValueRef(to) => indirect(*to, "&&"),
            TypeKind::MemberPointer { class, pointee } => {
                indirect(*pointee, &format!("{}::*", self.debug_type_name(QualType::from(*class))))
            }
            TypeKind::Array { elem, len } => {
                let len = match len {
                    ArrayLen::Known(n) => format!("[{n}]"),
                    _ => "[]".to_string(),
                };
                self.declarator(*elem, format!("{inner}{len}"))
            }
            TypeKind::Function(f) => {
                let mut list: Vec<String> = f.params.iter().map(|p| self.debug_type_name(*p)).collect();
                if f.variadic {
                    list.push("...".to_string());
                }
                self.declarator(f.ret, format!("{inner}({})", list.join(", ")))
            }
            TypeKind::Record(r) => {
                let own = self.debug_record_name(*r).unwrap_or_else(|| "{unnamed}".to_string());
                base(&(self.scope_prefix(self.tree.records[*r].context) + &own))
            }
            TypeKind::Enum(e) => {
                let data = &self.tree.enums[*e];
                let own = data.name.or(data.typedef_name).map_or("{unnamed}", |n| self.names.get(n));
                base(&(self.scope_prefix(data.context) + own))
            }
            TypeKind::Vector { elem, len } => {
                base(&format!("__vector({len}) {}", self.debug_type_name(*elem)))
            }
            _ => base("auto"),
        }
    }

    fn scope_prefix(&self, context: DeclContext) -> String {
        match context {
            DeclContext::Namespace(ns) => {
                let data = &self.tree.namespaces[ns];
                let Some(parent) = data.parent.expand() else { return String::new() };
                let name = data.name.map_or("(anonymous namespace)", |n| self.names.get(n));
                format!("{}{name}::", self.scope_prefix(DeclContext::Namespace(parent)))
            }
            DeclContext::Record(r) => {
                let own = self.debug_record_name(r).unwrap_or_default();
                format!("{}{own}::", self.scope_prefix(self.tree.records[r].context))
            }
            DeclContext::Function { .. } => String::new(),
        }
    }
}
