//! Types and names as text, spelled as the reference spells them.

use crate::lex::Symbol;
use crate::sema::Sema;
use crate::tree::types::{ArrayLen, FnType, IntKind, Placeholder, QualType, RefQual, TypeKind};
use crate::tree::value::{MemberPointer, Pointer, PointerBase};
use crate::tree::{
    ConstValue, DeclContext, DeclName, EnumId, FunctionId, NamespaceId, OperatorName, RecordId, TemplateArg,
    TemplateId, TemplateParamInfo, VarId,
};

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

/// An integer as a template argument shows it: its spelling tells the type.
fn integer_text(kind: IntKind, value: i128) -> String {
    match kind {
        IntKind::Char | IntKind::UnsignedChar => char_text(value),
        IntKind::SChar | IntKind::UChar => format!("({}){}", kind.spelling(), char_text(value)),
        IntKind::WChar => format!("L'\\x{value:x}'"),
        IntKind::Char8 => format!("u8'\\x{value:x}'"),
        IntKind::Char16 => format!("u'\\x{value:x}'"),
        IntKind::Char32 => format!("U'\\x{value:x}'"),
        IntKind::Short => format!("(short){value}"),
        IntKind::UShort => format!("(unsigned short){value}U"),
        IntKind::UInt => format!("{value}U"),
        IntKind::Long => format!("{value}L"),
        IntKind::ULong => format!("{value}UL"),
        IntKind::LongLong => format!("{value}LL"),
        IntKind::ULongLong => format!("{value}ULL"),
        _ => value.to_string(),
    }
}

fn char_text(value: i128) -> String {
    match value as u8 {
        c @ (b'\'' | b'\\' | b'\n' | b'\t' | b'\r') => format!("'{}'", c.escape_ascii()),
        c @ b' '..=b'~' => format!("'{}'", char::from(c)),
        c => format!("'\\{c:03o}'"),
    }
}

impl Sema<'_> {
    pub fn text(&self, name: Symbol) -> &str {
        self.interner.get(name)
    }

    /// A type as the user would write it.
    pub fn show_type(&self, ty: QualType) -> String {
        self.type_text(ty, String::new(), &[])
    }

    /// A type of a template, whose parameters are called by their names.
    pub fn show_pattern(&self, ty: QualType, params: &[TemplateParamInfo]) -> String {
        self.type_text(ty, String::new(), params)
    }

    /// The declaration of a name with this type.
    pub fn show_declaration(&self, ty: QualType, name: &str) -> String {
        self.type_text(ty, name.to_string(), &[])
    }

    /// The type with a declarator inside.
    fn type_text(&self, ty: QualType, inner: String, params: &[TemplateParamInfo]) -> String {
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
            TypeKind::Pointer(to) => self.indirection(*to, "*", &quals, inner, params),
            TypeKind::LValueRef(to) => self.indirection(*to, "&", "", inner, params),
            TypeKind::RValueRef(to) => self.indirection(*to, "&&", "", inner, params),
            TypeKind::MemberPointer { class, pointee } => {
                let class = self.show_pattern(QualType::from(*class), params);
                self.indirection(*pointee, &format!("{class}::*"), &quals, inner, params)
            }
            TypeKind::Array { elem, len } => {
                let len = match len {
                    ArrayLen::Known(n) => format!("[{n}]"),
                    ArrayLen::Param { index, .. } => format!("[{}]", self.param_text(*index, params, "N")),
                    _ => "[]".to_string(),
                };
                self.type_text(*elem, format!("{inner}{len}"), params)
            }
            TypeKind::Function(f) => self.function_text(f, inner, params),
            TypeKind::Vector { elem, len } => {
                base(&format!("__vector({len}) {}", self.show_pattern(*elem, params)))
            }
            TypeKind::TemplateParam { index, .. } => base(&self.param_text(*index, params, "T")),
            TypeKind::TemplateSpec { template, args } => {
                base(&format!("{}<{}>", self.show_template(*template), self.args_text(args, params)))
            }
            TypeKind::TemplateParamSpec { index, args, .. } => {
                base(&format!("{}<{}>", self.param_text(*index, params, "TT"), self.args_text(args, params)))
            }
            TypeKind::DependentName { scope, name, .. } => {
                base(&format!("{}::{}", self.show_pattern(QualType::from(*scope), params), self.text(*name)))
            }
            TypeKind::DependentTokens(id) => {
                let range = self.tree.dependents[*id].range;
                let text: Vec<String> = (range.start..range.end.min(range.start + 40))
                    .map(|i| self.tokens.get(i as usize).text(self.interner).to_string())
                    .collect();
                base(&text.join(" "))
            }
            TypeKind::PackExpansion(p) => base(&format!("{}...", self.show_pattern(*p, params))),
        }
    }

    fn indirection(
        &self,
        to: QualType,
        symbol: &str,
        quals: &str,
        inner: String,
        params: &[TemplateParamInfo],
    ) -> String {
        let mut declarator = symbol.to_string();
        if !quals.is_empty() {
            declarator.push_str(quals);
            if !inner.is_empty() {
                declarator.push(' ');
            }
        }
        declarator.push_str(&inner);
        match self.tree.types.get(to) {
            TypeKind::Array { .. } | TypeKind::Function(_) => {
                self.type_text(to, format!("({declarator})"), params)
            }
            _ => self.type_text(to, declarator, params),
        }
    }

    fn function_text(&self, f: &FnType, inner: String, params: &[TemplateParamInfo]) -> String {
        let mut text = inner + &self.parameters_text(f, params);
        if f.noexcept {
            text.push_str(" noexcept");
        }
        self.type_text(f.ret, text, params)
    }

    /// The parameters of a function in parentheses, and the qualifiers of its object.
    fn parameters_text(&self, f: &FnType, params: &[TemplateParamInfo]) -> String {
        let mut list: Vec<String> = f.params.iter().map(|p| self.show_pattern(*p, params)).collect();
        if f.variadic {
            list.push("...".to_string());
        }
        let mut text = format!("({})", list.join(", "));
        if !f.quals.is_empty() {
            text.push(' ');
            text.push_str(&f.quals.spelling());
        }
        match f.ref_qual {
            RefQual::None => {}
            RefQual::LValue => text.push_str(" &"),
            RefQual::RValue => text.push_str(" &&"),
        }
        text
    }

    /// A template parameter's name, where the template is known and names it.
    fn param_text(&self, index: u16, params: &[TemplateParamInfo], kind: &str) -> String {
        match params.get(usize::from(index)).and_then(|p| p.name) {
            Some(name) => self.text(name).to_string(),
            None => format!("{kind}{}", index + 1),
        }
    }

    pub fn show_args(&self, args: &[TemplateArg]) -> String {
        self.args_text(args, &[])
    }

    fn args_text(&self, args: &[TemplateArg], params: &[TemplateParamInfo]) -> String {
        let mut out: Vec<String> = Vec::new();
        for arg in args {
            match arg {
                TemplateArg::Type(t) => out.push(self.show_pattern(*t, params)),
                TemplateArg::Value(ty, value) => out.push(self.show_value(*ty, value)),
                TemplateArg::Template(t) => out.push(self.show_template(*t)),
                TemplateArg::Pack(inner) => {
                    if !inner.is_empty() {
                        out.push(self.args_text(inner, params));
                    }
                }
                TemplateArg::ParamValue { index, .. } => out.push(self.param_text(*index, params, "N")),
                TemplateArg::ParamTemplate { index, .. } => out.push(self.param_text(*index, params, "TT")),
                TemplateArg::Expr(_) => out.push("<expression>".to_string()),
                TemplateArg::Expansion(inner) => {
                    out.push(format!("{}...", self.args_text(std::slice::from_ref(&**inner), params)))
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
                TypeKind::Int(k) => integer_text(k, *v),
                TypeKind::NullPtr => "nullptr".to_string(),
                _ => v.to_string(),
            },
            ConstValue::Pointer(to) => self.show_address(ty, to),
            ConstValue::MemberPointer(MemberPointer::Null) => "nullptr".to_string(),
            ConstValue::MemberPointer(MemberPointer::Field(field, _)) => {
                let name = self.tree.records[field.record].fields[field.index as usize].name;
                format!("&{}::{}", self.show_record(field.record), name.map_or("<unnamed>", |n| self.text(n)))
            }
            ConstValue::MemberPointer(MemberPointer::Function(f, _)) => {
                format!("&{}", self.show_function(*f))
            }
            _ => "<value>".to_string(),
        }
    }

    /// A pointer or reference as a template argument: the object's name, with `&` before that of a variable.
    fn show_address(&self, ty: QualType, to: &Pointer) -> String {
        let name = match to.base {
            PointerBase::Null => return "nullptr".to_string(),
            PointerBase::Function(f) => return self.show_function(f),
            PointerBase::Var(v) if to.path.is_empty() => self.show_var(v),
            _ => return "<value>".to_string(),
        };
        if self.tree.types.is_reference(ty) { name } else { format!("&{name}") }
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
        self.signature_text(f, self.tree.functions[f].ty, &[])
    }

    /// Qualified name with the parameter types of `ty`: the function's own, or its template's.
    pub fn signature_text(&self, f: FunctionId, ty: QualType, params: &[TemplateParamInfo]) -> String {
        let name = self.show_function(f);
        match self.tree.types.as_function(ty) {
            Some(ty) => name + &self.parameters_text(ty, params),
            None => name,
        }
    }

    /// A function template with the parameters it is declared with.
    pub fn show_template_signature(&self, t: TemplateId) -> String {
        let data = &self.tree.templates[t];
        let name = self.show_template(t);
        match data.pattern.and_then(|ty| self.tree.types.as_function(ty)) {
            Some(ty) => name + &self.parameters_text(ty, &data.params),
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
