//! Types and names as text, spelled as the reference spells them.

use crate::lex::Symbol;
use crate::tree::types::{ArrayLen, FnType, IntKind, Placeholder, QualType, RefQual, TypeKind};
use crate::tree::{
    ConstValue, DeclContext, DeclName, EnumId, FunctionId, NamespaceId, OperatorName, RecordId, TemplateArg,
    TemplateId, VarId,
};

use super::Sema;

/// The spelling of an operator after `operator`.
pub fn operator_text(op: OperatorName) -> &'static str {
    use OperatorName::*;
    match op {
        New => " new",
        NewArray => " new[]",
        Delete => " delete",
        DeleteArray => " delete[]",
        CoAwait => " co_await",
        Plus => "+",
        Minus => "-",
        Star => "*",
        Slash => "/",
        Percent => "%",
        Caret => "^",
        Amp => "&",
        Pipe => "|",
        Tilde => "~",
        Not => "!",
        Assign => "=",
        Less => "<",
        Greater => ">",
        PlusAssign => "+=",
        MinusAssign => "-=",
        StarAssign => "*=",
        SlashAssign => "/=",
        PercentAssign => "%=",
        CaretAssign => "^=",
        AmpAssign => "&=",
        PipeAssign => "|=",
        Shl => "<<",
        Shr => ">>",
        ShlAssign => "<<=",
        ShrAssign => ">>=",
        Eq => "==",
        Ne => "!=",
        Le => "<=",
        Ge => ">=",
        Spaceship => "<=>",
        AndAnd => "&&",
        OrOr => "||",
        PlusPlus => "++",
        MinusMinus => "--",
        Comma => ",",
        ArrowStar => "->*",
        Arrow => "->",
        Call => "()",
        Subscript => "[]",
    }
}

impl Sema<'_> {
    pub fn text(&self, name: Symbol) -> &str {
        self.interner.get(name)
    }

    /// A type as the user would write it.
    pub fn show_type(&self, ty: QualType) -> String {
        self.type_text(ty, String::new())
    }

    /// The type with a declarator inside.
    fn type_text(&self, ty: QualType, inner: String) -> String {
        let quals = ty.quals().spelling();
        let base = |name: &str| {
            let mut out = String::new();
            out.push_str(&quals);
            if !quals.is_empty() {
                out.push(' ');
            }
            out.push_str(name);
            if !inner.is_empty() {
                out.push(' ');
                out.push_str(&inner);
            }
            out
        };
        match self.tree.types.get(ty) {
            TypeKind::Void => base("void"),
            TypeKind::NullPtr => base("std::nullptr_t"),
            TypeKind::Error => base("<error-type>"),
            TypeKind::Overload => base("<overloaded function>"),
            TypeKind::Int(k) => base(k.spelling()),
            TypeKind::Float(k) => base(k.spelling()),
            TypeKind::Complex(k) => base(&format!("_Complex {}", k.spelling())),
            TypeKind::Record(r) => base(&self.show_record(*r)),
            TypeKind::Enum(e) => base(&self.show_enum(*e)),
            TypeKind::Deduced(Placeholder::Auto) => base("auto"),
            TypeKind::Deduced(Placeholder::Template(t)) => base(&self.show_template(*t)),
            TypeKind::Deduced(Placeholder::DecltypeAuto) => base("decltype(auto)"),
            TypeKind::Pointer(to) => self.indirection(*to, "*", &quals, inner),
            TypeKind::LValueRef(to) => self.indirection(*to, "&", "", inner),
            TypeKind::RValueRef(to) => self.indirection(*to, "&&", "", inner),
            TypeKind::MemberPointer { class, pointee } => {
                let class = self.show_type(QualType::from(*class));
                self.indirection(*pointee, &format!("{class}::*"), &quals, inner)
            }
            TypeKind::Array { elem, len } => {
                let len = match len {
                    ArrayLen::Known(n) => format!("[{n}]"),
                    _ => "[]".to_string(),
                };
                self.type_text(*elem, format!("{inner}{len}"))
            }
            TypeKind::Function(f) => self.function_text(f, inner),
            TypeKind::Vector { elem, len } => base(&format!("__vector({len}) {}", self.show_type(*elem))),
            TypeKind::TemplateParam { index, .. } => base(&format!("T{}", index + 1)),
            TypeKind::TemplateSpec { template, args } => {
                base(&format!("{}<{}>", self.show_template(*template), self.show_args(args)))
            }
            TypeKind::TemplateParamSpec { index, args, .. } => {
                base(&format!("TT{}<{}>", index + 1, self.show_args(args)))
            }
            TypeKind::DependentName { scope, name, .. } => {
                base(&format!("{}::{}", self.show_type(QualType::from(*scope)), self.text(*name)))
            }
            TypeKind::DependentTokens(id) => {
                let range = self.tree.dependents[*id].range;
                let text: Vec<String> = (range.start..range.end.min(range.start + 40))
                    .map(|i| self.tokens.get(i as usize).text(self.interner).to_string())
                    .collect();
                base(&text.join(" "))
            }
            TypeKind::PackExpansion(p) => base(&format!("{}...", self.show_type(*p))),
        }
    }

    fn indirection(&self, to: QualType, symbol: &str, quals: &str, inner: String) -> String {
        let mut declarator = symbol.to_string();
        if !quals.is_empty() {
            declarator.push_str(quals);
            if !inner.is_empty() {
                declarator.push(' ');
            }
        }
        declarator.push_str(&inner);
        match self.tree.types.get(to) {
            TypeKind::Array { .. } | TypeKind::Function(_) => self.type_text(to, format!("({declarator})")),
            _ => self.type_text(to, declarator),
        }
    }

    fn function_text(&self, f: &FnType, inner: String) -> String {
        let mut params: Vec<String> = f.params.iter().map(|p| self.show_type(*p)).collect();
        if f.variadic {
            params.push("...".to_string());
        }
        let mut text = format!("{inner}({})", params.join(", "));
        if !f.quals.is_empty() {
            text.push(' ');
            text.push_str(&f.quals.spelling());
        }
        match f.ref_qual {
            RefQual::None => {}
            RefQual::LValue => text.push_str(" &"),
            RefQual::RValue => text.push_str(" &&"),
        }
        if f.noexcept {
            text.push_str(" noexcept");
        }
        self.type_text(f.ret, text)
    }

    pub fn show_args(&self, args: &[TemplateArg]) -> String {
        let mut out: Vec<String> = Vec::new();
        for arg in args {
            match arg {
                TemplateArg::Type(t) => out.push(self.show_type(*t)),
                TemplateArg::Value(ty, value) => out.push(self.show_value(*ty, value)),
                TemplateArg::Template(t) => out.push(self.show_template(*t)),
                TemplateArg::Pack(inner) => {
                    if !inner.is_empty() {
                        out.push(self.show_args(inner));
                    }
                }
                TemplateArg::ParamValue { index, .. } => out.push(format!("N{}", index + 1)),
                TemplateArg::ParamTemplate { index, .. } => out.push(format!("TT{}", index + 1)),
                TemplateArg::Expr(_) => out.push("<expression>".to_string()),
                TemplateArg::Expansion(inner) => {
                    out.push(format!("{}...", self.show_args(std::slice::from_ref(&**inner))))
                }
            }
        }
        out.join(", ")
    }

    pub fn show_value(&self, ty: QualType, value: &ConstValue) -> String {
        match value {
            ConstValue::Int(v) => match *self.tree.types.get(ty) {
                TypeKind::Int(IntKind::Bool) => if *v != 0 { "true" } else { "false" }.to_string(),
                TypeKind::Enum(e) => match self.tree.enums[e].enumerators.iter().find(|x| x.value == *v) {
                    Some(found) if self.tree.enums[e].scoped => {
                        format!("{}::{}", self.show_enum(e), self.text(found.name))
                    }
                    Some(found) => self.context_prefix(self.tree.enums[e].context) + self.text(found.name),
                    None => format!("({}){v}", self.show_type(ty)),
                },
                TypeKind::Int(IntKind::Char) if (32..127).contains(v) && *v != 39 && *v != 92 => {
                    format!("'{}'", *v as u8 as char)
                }
                TypeKind::Int(IntKind::Long) => format!("{v}L"),
                TypeKind::Int(IntKind::LongLong) => format!("{v}LL"),
                TypeKind::Int(k) if k.is_signed() => v.to_string(),
                TypeKind::Int(IntKind::UInt) => format!("{v}U"),
                TypeKind::Int(IntKind::ULong) => format!("{v}UL"),
                TypeKind::Int(IntKind::ULongLong) => format!("{v}ULL"),
                _ => v.to_string(),
            },
            _ => "<value>".to_string(),
        }
    }

    fn context_prefix(&self, context: DeclContext) -> String {
        match context {
            DeclContext::Namespace(ns) => {
                let name = self.show_namespace(ns);
                if name.is_empty() { name } else { name + "::" }
            }
            DeclContext::Record(r) => self.show_record(r) + "::",
            DeclContext::Function { .. } => String::new(),
        }
    }

    pub fn show_namespace(&self, ns: NamespaceId) -> String {
        let data = &self.tree.namespaces[ns];
        let Some(parent) = data.parent.expand() else { return String::new() };
        let prefix = self.context_prefix(DeclContext::Namespace(parent));
        match data.name {
            Some(name) => prefix + self.text(name),
            None => prefix + "<unnamed>",
        }
    }

    pub fn show_record(&self, r: RecordId) -> String {
        let data = &self.tree.records[r];
        let mut text = self.context_prefix(data.context);
        match data.name.or(data.typedef_name) {
            Some(name) => text.push_str(self.text(name)),
            None if data.lambda.is_some() => text.push_str("lambda []"),
            None => text.push_str("<unnamed>"),
        }
        if let Some((_, args)) = &data.instance_of {
            text.push_str(&format!("<{}>", self.show_args(args)));
        }
        text
    }

    pub fn show_enum(&self, e: EnumId) -> String {
        let data = &self.tree.enums[e];
        let prefix = self.context_prefix(data.context);
        match data.name.or(data.typedef_name) {
            Some(name) => prefix + self.text(name),
            None => "enum ".to_string() + &prefix + "<unnamed>",
        }
    }

    pub fn show_template(&self, t: TemplateId) -> String {
        let data = &self.tree.templates[t];
        let prefix = self.context_prefix(data.context);
        prefix + &self.show_name(data.name, data.context)
    }

    pub fn show_name(&self, name: DeclName, context: DeclContext) -> String {
        let class = || match context {
            DeclContext::Record(r) => match self.tree.records[r].name {
                Some(name) => self.text(name).to_string(),
                None => "<unnamed>".to_string(),
            },
            _ => String::new(),
        };
        match name {
            DeclName::Ident(s) => self.text(s).to_string(),
            DeclName::Ctor => class(),
            DeclName::Dtor => format!("~{}", class()),
            DeclName::Operator(op) => format!("operator{}", operator_text(op)),
            DeclName::Conversion(ty) => format!("operator {}", self.show_type(ty)),
            DeclName::Literal(s) => format!("operator\"\"{}", self.text(s)),
            DeclName::Guide(t) => self.show_template(t),
        }
    }

    /// Qualified name, without parameters.
    pub fn show_function(&self, f: FunctionId) -> String {
        let data = &self.tree.functions[f];
        self.context_prefix(data.context) + &self.show_name(data.name, data.context)
    }

    /// Qualified name with parameter types.
    pub fn show_signature(&self, f: FunctionId) -> String {
        let data = &self.tree.functions[f];
        let name = self.show_function(f);
        match self.tree.types.as_function(data.ty) {
            Some(ty) => {
                let params: Vec<String> = ty.params.iter().map(|p| self.show_type(*p)).collect();
                let dots = match (ty.variadic, params.is_empty()) {
                    (true, true) => "...",
                    (true, false) => ", ...",
                    _ => "",
                };
                let tail =
                    if ty.quals.is_empty() { String::new() } else { format!(" {}", ty.quals.spelling()) };
                format!("{name}({}{dots}){tail}", params.join(", "))
            }
            None => name,
        }
    }

    pub fn show_var(&self, v: VarId) -> String {
        let data = &self.tree.vars[v];
        let prefix = self.context_prefix(data.context);
        match data.name {
            Some(name) => prefix + self.text(name),
            None => prefix + "<unnamed>",
        }
    }
}
