//! Types and names as the host compiler reads them.
//!
//! Classes that are not at global scope, template instances and closures get a typedef at the head of the file, named after
//! their mangled name: the text is the same then wherever it stands.

use std::fmt::Write;

use oxicc_frontend::lex::Interner;
use oxicc_frontend::mangle;
use oxicc_frontend::sema::operator_text;
use oxicc_frontend::tree::types::{ArrayLen, FloatKind, FnType, IntKind, RefQual};
use oxicc_frontend::tree::value::{MemberPointer, PointerBase};
use oxicc_frontend::tree::{
    ConstValue, DeclContext, DeclName, EnumId, FunctionId, NamespaceId, QualType, RecordId, RecordKind,
    TemplateArg, TemplateId, Tree, TypeKind, VarId,
};
use oxicc_irgen::ModuleNames;
use rustc_hash::{FxHashMap, FxHashSet};

/// How cudafe++ calls the unnamed namespace.
const ANONYMOUS: &str = "_NV_ANON_NAMESPACE";

/// Where a type is written, which decides how its classes are named.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// In the stub's own declarations: `struct S`.
    Stub,
    /// In definitions of what the host declared, where any scope may be open: `struct ::S`.
    Host,
    /// In template arguments: ` ::N::S`.
    Args,
}

pub(super) struct Speller<'a> {
    pub tree: &'a Tree,
    pub interner: &'a Interner,
    module: &'a ModuleNames,
    /// The extended lambdas of every function.
    pub lambdas: FxHashMap<FunctionId, Vec<RecordId>>,
    typedefs: String,
    seen: FxHashSet<String>,
}

/// Entities.
impl<'a> Speller<'a> {
    pub fn new(tree: &'a Tree, interner: &'a Interner, module: &'a ModuleNames) -> Speller<'a> {
        let lambdas = super::lambda::extended_lambdas(tree);
        Speller { tree, interner, module, lambdas, typedefs: String::new(), seen: FxHashSet::default() }
    }

    /// The typedefs that the text so far relies on.
    pub fn typedefs(&self) -> &str {
        &self.typedefs
    }

    /// A function as an expression: `N::k<int, (int)3> `.
    pub fn function(&mut self, id: FunctionId) -> String {
        let f = &self.tree.functions[id];
        let name = match f.name {
            DeclName::Ident(name) => self.interner.get(name).to_owned(),
            DeclName::Operator(op) => format!("operator {}", operator_text(op)),
            DeclName::Conversion(to) => format!("operator {}", self.ty(to, String::new(), Place::Args)),
            DeclName::Literal(suffix) => format!("operator \"\"{}", self.interner.get(suffix)),
            // Nothing else can be named.
            DeclName::Ctor | DeclName::Dtor | DeclName::Guide(_) => String::new(),
        };
        let path = self.path(f.context);
        let args = match f.instance_of {
            Some(_) => self.instance_args(id) + " ",
            None => String::new(),
        };
        format!("{path}{name}{args}")
    }

    /// The template arguments of an instance: `<int, (int)3>`.
    pub fn instance_args(&mut self, id: FunctionId) -> String {
        match &self.tree.functions[id].instance_of {
            Some((_, args)) => self.args(args),
            None => String::new(),
        }
    }

    pub fn variable(&mut self, id: VarId) -> String {
        let var = &self.tree.vars[id];
        let name = var.name.map_or("", |n| self.interner.get(n));
        let path = self.path(var.context);
        match &var.instance_of {
            Some((_, args)) => {
                let args = self.args(args);
                format!("(::{path}{name}{args} )")
            }
            None => format!("::{path}{name}"),
        }
    }

    /// The namespaces around an entity, outermost first.
    pub fn namespaces(&self, context: DeclContext) -> Vec<&'a str> {
        let mut out = Vec::new();
        let mut at = match context {
            DeclContext::Namespace(n) => Some(n),
            _ => None,
        };
        while let Some(n) = at.filter(|n| *n != NamespaceId::GLOBAL) {
            let namespace = &self.tree.namespaces[n];
            out.push(namespace.name.map_or(ANONYMOUS, |name| self.interner.get(name)));
            at = namespace.parent.expand();
        }
        out.reverse();
        out
    }

    /// The scopes of an entity with their `::`, without a leading one.
    fn path(&mut self, context: DeclContext) -> String {
        match context {
            DeclContext::Namespace(_) => {
                self.namespaces(context).into_iter().flat_map(|n| [n, "::"]).collect()
            }
            DeclContext::Record(r) => self.record_path(r) + "::",
            DeclContext::Function { .. } => String::new(),
        }
    }

    /// A class by its qualified name: `N::W<float> `.
    pub(super) fn record_path(&mut self, id: RecordId) -> String {
        if let Some(wrapper) = self.extended_lambda(id) {
            return wrapper;
        }
        let record = &self.tree.records[id];
        let path = self.path(record.context);
        let name = record.name.or(record.typedef_name).map_or("", |n| self.interner.get(n));
        match &record.instance_of {
            Some((_, args)) => {
                let args = self.args(args);
                format!("{path}{name}{args} ")
            }
            None => format!("{path}{name}"),
        }
    }

    fn enum_path(&mut self, id: EnumId) -> String {
        let e = &self.tree.enums[id];
        let path = self.path(e.context);
        path + e.name.or(e.typedef_name).map_or("", |n| self.interner.get(n))
    }

    fn template_path(&mut self, id: TemplateId) -> String {
        let template = &self.tree.templates[id];
        let path = self.path(template.context);
        match template.name {
            DeclName::Ident(name) => path + self.interner.get(name),
            _ => path,
        }
    }
}

/// Types.
impl Speller<'_> {
    /// A type around a declarator.
    pub fn ty(&mut self, ty: QualType, inner: String, place: Place) -> String {
        let quals = ty.quals().spelling();
        let tree = self.tree;
        match tree.types.get(ty) {
            TypeKind::Pointer(to) => self.indirection(*to, "*", &quals, inner, place),
            TypeKind::LValueRef(to) => self.indirection(*to, "&", "", inner, place),
            TypeKind::RValueRef(to) => self.indirection(*to, "&&", "", inner, place),
            TypeKind::MemberPointer { class, pointee } => {
                let class = match tree.types.as_record(QualType::from(*class)) {
                    Some(r) => format!(" ::{}", self.record_path(r)),
                    None => String::new(),
                };
                self.indirection(*pointee, &format!("{class}::*"), &quals, inner, place)
            }
            TypeKind::Array { elem, len } => {
                let len = match len {
                    ArrayLen::Known(n) => format!("[{n}]"),
                    _ => "[]".to_owned(),
                };
                self.ty(*elem, format!("{inner}{len}"), place)
            }
            TypeKind::Function(f) => self.function_type(f, inner, place),
            _ => {
                let base = self.base(ty, place);
                let space =
                    if inner.is_empty() || inner.starts_with('[') && quals.is_empty() { "" } else { " " };
                let quals = if quals.is_empty() { quals } else { quals + " " };
                format!("{quals}{base}{space}{inner}")
            }
        }
    }

    pub fn pointer_to(&mut self, to: QualType, name: &str, place: Place) -> String {
        self.indirection(to, "*", "", name.to_owned(), place)
    }

    pub fn reference_to(&mut self, to: QualType, name: &str, place: Place) -> String {
        self.indirection(to, "&", "", name.to_owned(), place)
    }

    fn indirection(
        &mut self,
        to: QualType,
        symbol: &str,
        quals: &str,
        inner: String,
        place: Place,
    ) -> String {
        let mut declarator = symbol.to_owned();
        declarator.push_str(quals);
        if !quals.is_empty() && !inner.is_empty() {
            declarator.push(' ');
        }
        declarator.push_str(&inner);
        match self.tree.types.get(to) {
            TypeKind::Array { .. } | TypeKind::Function(_) => self.ty(to, format!("({declarator})"), place),
            _ => self.ty(to, declarator, place),
        }
    }

    pub fn function_type(&mut self, f: &FnType, inner: String, place: Place) -> String {
        let mut params: Vec<String> = f.params.iter().map(|p| self.ty(*p, String::new(), place)).collect();
        if f.variadic {
            params.push("...".to_owned());
        }
        let mut text = format!("{inner}({})", params.join(", "));
        if !f.quals.is_empty() {
            let _ = write!(text, " {}", f.quals.spelling());
        }
        match f.ref_qual {
            RefQual::None => {}
            RefQual::LValue => text.push_str(" &"),
            RefQual::RValue => text.push_str(" &&"),
        }
        if f.noexcept {
            text.push_str(" noexcept");
        }
        self.ty(f.ret, text, place)
    }

    /// A type that is no declarator, without its qualifiers.
    fn base(&mut self, ty: QualType, place: Place) -> String {
        let tree = self.tree;
        match tree.types.get(ty) {
            TypeKind::Void => "void".to_owned(),
            TypeKind::NullPtr => "decltype(nullptr)".to_owned(),
            TypeKind::Int(k) => k.spelling().to_owned(),
            TypeKind::Float(k) => k.spelling().to_owned(),
            TypeKind::Complex(k) => format!("_Complex {}", k.spelling()),
            TypeKind::Vector { elem, len } => {
                let (size, _) = oxicc_frontend::layout::size_align(tree, *elem).unwrap_or((1, 1));
                let elem = self.ty(*elem, String::new(), place);
                format!("__attribute__((vector_size({}))) {elem}", size * u64::from(*len))
            }
            TypeKind::Record(r) => self.record(*r, ty.unqualified(), place),
            TypeKind::Enum(e) => self.enumeration(*e, ty.unqualified(), place),
            // Nothing else is the type of a parameter or a template argument of something instantiated.
            _ => "void".to_owned(),
        }
    }

    fn record(&mut self, id: RecordId, ty: QualType, place: Place) -> String {
        let record = &self.tree.records[id];
        let plain = is_global(record.context) && record.instance_of.is_none() && record.lambda.is_none();
        let key = match record.kind {
            RecordKind::Union => "union ",
            RecordKind::Struct | RecordKind::Class => "struct ",
        };
        // Unnamed classes are known by their typedef, which takes no keyword.
        let key = if record.name.is_some() { key } else { "" };
        match place {
            Place::Args => format!(" ::{}", self.record_path(id)),
            Place::Stub if plain => format!("{key}{}", self.record_path(id)),
            Place::Host if plain => format!("{key}::{}", self.record_path(id)),
            Place::Stub | Place::Host => {
                let path = self.record_path(id);
                self.typedef(ty, path)
            }
        }
    }

    fn enumeration(&mut self, id: EnumId, ty: QualType, place: Place) -> String {
        let e = &self.tree.enums[id];
        let plain = is_global(e.context);
        let key = if e.name.is_some() { "enum " } else { "" };
        match place {
            Place::Args => format!(" ::{}", self.enum_path(id)),
            Place::Stub if plain => format!("{key}{}", self.enum_path(id)),
            Place::Host if plain => format!("{key}::{}", self.enum_path(id)),
            Place::Stub | Place::Host => {
                let path = self.enum_path(id);
                self.typedef(ty, path)
            }
        }
    }

    /// The typedef that stands for a class, made on first use.
    fn typedef(&mut self, ty: QualType, path: String) -> String {
        let name = format!("_Z{}", mangle::type_name(self.module.names(self.tree, self.interner), ty));
        if self.seen.insert(name.clone()) {
            let _ = writeln!(self.typedefs, "typedef {path} {name};");
        }
        format!(" {name}")
    }
}

/// Template arguments.
impl Speller<'_> {
    fn args(&mut self, args: &[TemplateArg]) -> String {
        let mut out = Vec::new();
        self.flatten_args(args, &mut out);
        let text = out.join(", ");
        // `<:` is a digraph for `[` to old compilers, `>>` a shift.
        let open = if text.starts_with(':') { "< " } else { "<" };
        let close = if text.ends_with('>') { " >" } else { ">" };
        format!("{open}{text}{close}")
    }

    fn flatten_args(&mut self, args: &[TemplateArg], out: &mut Vec<String>) {
        for arg in args {
            match arg {
                TemplateArg::Type(ty) => out.push(self.ty(*ty, String::new(), Place::Args)),
                TemplateArg::Value(ty, value) => out.push(self.value(*ty, value)),
                TemplateArg::Template(t) => out.push(format!(" ::{}", self.template_path(*t))),
                TemplateArg::Pack(inner) => self.flatten_args(inner, out),
                TemplateArg::ParamValue { .. }
                | TemplateArg::ParamTemplate { .. }
                | TemplateArg::Expr(_)
                | TemplateArg::Expansion(_) => {}
            }
        }
    }

    fn value(&mut self, ty: QualType, value: &ConstValue) -> String {
        let spelled = self.ty(ty, String::new(), Place::Args);
        match value {
            ConstValue::Int(n) if self.is_enum(ty) && i64::try_from(*n).is_ok_and(|n| n != i64::MIN) => {
                format!("({spelled}){n}")
            }
            ConstValue::Int(n) => format!("({spelled}){}", int_literal(*n, self.int_kind(ty))),
            ConstValue::Pointer(p) => match p.base {
                PointerBase::Null => format!("({spelled}){}", p.offset),
                PointerBase::Function(f) => {
                    let address = if self.tree.types.is_reference(ty) { "" } else { "& " };
                    format!("{address}::{}", self.function(f))
                }
                PointerBase::Var(v) => {
                    let address = if self.tree.types.is_reference(ty) { "" } else { "& " };
                    format!("{address}{}", self.variable(v))
                }
                PointerBase::String(_) | PointerBase::TypeInfo(_) | PointerBase::Temp(_) => {
                    format!("({spelled})0")
                }
            },
            ConstValue::MemberPointer(MemberPointer::Function(f, _)) => {
                format!("& ::{}", self.function(*f))
            }
            ConstValue::MemberPointer(MemberPointer::Field(field, _)) => {
                let class = self.record_path(field.record);
                let name = self.tree.records[field.record].fields[field.index as usize].name;
                format!("& ::{class}::{}", name.map_or("", |n| self.interner.get(n)))
            }
            ConstValue::MemberPointer(MemberPointer::Null) => format!("({spelled})0"),
            ConstValue::Float(bits) => float_literal(*bits, self.tree.types.get(ty)),
            ConstValue::Aggregate(_) | ConstValue::Uninit | ConstValue::Complex(..) => {
                format!("{spelled}{{}}")
            }
        }
    }

    fn is_enum(&self, ty: QualType) -> bool {
        matches!(self.tree.types.get(ty), TypeKind::Enum(_))
    }

    fn int_kind(&self, ty: QualType) -> IntKind {
        match *self.tree.types.get(ty) {
            TypeKind::Int(k) => k,
            TypeKind::Enum(e) => self.int_kind(self.tree.enums[e].underlying),
            _ => IntKind::Int,
        }
    }
}

fn is_global(context: DeclContext) -> bool {
    context == DeclContext::Namespace(NamespaceId::GLOBAL)
}

/// A literal wide enough for the value; the cast before it gives the type.
fn int_literal(n: i128, kind: IntKind) -> String {
    match kind {
        IntKind::UInt => format!("{n}u"),
        IntKind::ULong | IntKind::ULongLong => format!("{n}ul"),
        // The smallest value has no literal of its own sign.
        _ if n == i64::MIN as i128 => format!("{}ul", i64::MIN.unsigned_abs()),
        IntKind::Long | IntKind::LongLong => format!("{n}l"),
        _ => n.to_string(),
    }
}

fn float_literal(bits: u128, kind: &TypeKind) -> String {
    match kind {
        TypeKind::Float(FloatKind::Float) => format!("__builtin_bit_cast(float, {}u)", bits as u32),
        TypeKind::Float(FloatKind::LongDouble) => {
            let sign = if bits >> 79 & 1 == 1 { "-" } else { "" };
            format!("{sign}0x{:x}p{}L", bits as u64, (bits >> 64 & 0x7fff) as i32 - 16383 - 63)
        }
        _ => format!("__builtin_bit_cast(double, {}ul)", bits as u64),
    }
}
