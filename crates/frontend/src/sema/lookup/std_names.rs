//! Names of namespace `std` that the language itself knows, and tuple-like types.

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;
use crate::sema::convert::Init;
use crate::sema::lookup::scope::{Decl, Key};
use crate::sema::template::ParamKind;
use crate::tree::types::QualType;
use crate::tree::{ConstValue, ExprId, NamespaceId, RecordId, TemplateArg, TemplateId, TemplateKind};

/// Names.
impl Sema<'_> {
    fn std_namespace(&mut self) -> Option<NamespaceId> {
        let std = self.interner.find(b"std")?;
        match self.lookup_in_scope(self.global_scope(), Key::Ident(std)).first()? {
            Decl::Namespace(ns) => Some(ns),
            _ => None,
        }
    }

    fn std_member(&mut self, name: &str) -> Option<Decl> {
        let ns = self.std_namespace()?;
        let name = self.interner.find(name.as_bytes())?;
        self.lookup_in_scope(self.namespace_scope(ns), Key::Ident(name)).first()
    }

    pub(crate) fn std_template(&mut self, name: &str) -> Option<TemplateId> {
        match self.std_member(name)? {
            Decl::Template(t) => Some(t),
            _ => None,
        }
    }

    pub(crate) fn std_class(&mut self, name: &str) -> Option<QualType> {
        match self.std_member(name)? {
            Decl::Record(r) => Some(self.record_type(r)),
            Decl::Type(t) => Some(t),
            _ => None,
        }
    }

    pub(crate) fn std_enum(&mut self, name: &str) -> Option<QualType> {
        match self.std_member(name)? {
            Decl::Enum(e) => Some(self.enum_type(e)),
            _ => None,
        }
    }
}

/// Tuple-like types ([dcl.struct.bind]/4).
impl Sema<'_> {
    /// `std::tuple_size<T>::value`, if that is a complete class.
    pub(crate) fn tuple_size(&mut self, ty: QualType) -> Option<u64> {
        let plain = ty.unqualified();
        if plain != ty {
            // Libraries define it for const types by that of the type itself, in ways that are an error if there is none.
            self.std_trait("tuple_size", vec![TemplateArg::Type(plain)])?;
        }
        let record = self.std_trait("tuple_size", vec![TemplateArg::Type(ty)])?;
        let name = self.interner.intern(b"value");
        let found = self.lookup_member(record, name);
        let value = match found.first()? {
            Decl::Var(var) => self.constant_var(var)?,
            Decl::Enumerator(e, i) => ConstValue::Int(self.tree.enums[e].enumerators.get(i as usize)?.value),
            _ => return None,
        };
        match value {
            ConstValue::Int(n) => u64::try_from(n).ok(),
            _ => None,
        }
    }

    /// `std::tuple_element<i, T>::type`.
    pub(crate) fn tuple_element(&mut self, ty: QualType, index: u64, span: Span) -> Option<QualType> {
        // Libraries count in `size_t`; a program that declares the template itself may count in another type.
        let counted = self.std_template("tuple_element").and_then(|t| {
            match self.templates[t].header.params.first()?.kind {
                ParamKind::Value { ty, .. } => self.tree.types.is_integral(ty).then_some(ty.unqualified()),
                _ => None,
            }
        });
        let counted = counted.unwrap_or(QualType::ULONG);
        let args = vec![TemplateArg::Value(counted, ConstValue::Int(index as i128)), TemplateArg::Type(ty)];
        let record = self.std_trait("tuple_element", args);
        let name = self.interner.intern(b"type");
        let element =
            record.and_then(|r| self.lookup_member(r, name).first()).and_then(|d| self.decl_as_type(d));
        if element.is_none() {
            self.report(diag::tuple_element_has_no_type(), span);
        }
        element
    }

    /// A class template of namespace std with arguments, completed.
    fn std_trait(&mut self, name: &str, args: Vec<TemplateArg>) -> Option<RecordId> {
        let template = self.std_template(name)?;
        if self.tree.templates[template].kind != TemplateKind::Class {
            return None;
        }
        let ty = self.class_instance(template, args.into());
        let record = self.tree.types.as_record(ty)?;
        // Bodies are read late: what is specialised behind one does not count in it.
        let later = self.late_specializations.get(&record).is_some_and(|(at, _)| *at > self.pos())
            && !self.inside_template(Some(self.cx.scope));
        (!later && self.complete_record(record)).then_some(record)
    }

    /// `e.get<i>()`, or `get<i>(e)` by argument-dependent lookup.
    pub(crate) fn tuple_get(&mut self, object: ExprId, index: u64, span: Span) -> Option<ExprId> {
        use crate::sema::convert::UserMode;
        use crate::sema::overload::{Call, Resolution};
        let explicit = [TemplateArg::Value(QualType::ULONG, ConstValue::Int(index as i128))];
        let get = self.interner.intern(b"get");
        let ty = self.ety(object);
        let record = self.tree.types.as_record(ty)?;
        let members = self.lookup_member(record, get);
        if members.decls.iter().any(|d| matches!(d, Decl::Template(_))) {
            let call =
                Call { explicit: Some(&explicit), object: Some(object), args: &[], mode: UserMode::Implicit };
            if let Resolution::Best(best) = self.resolve(&members.decls, call)
                && let Some(f) = best.function
            {
                return Some(self.build_member_call_with(object, f, &[], &best.convs, false, span));
            }
        }
        let decls = self.adl(Key::Ident(get), &[ty]);
        let args = [Init::Expr(object)];
        let call = Call { explicit: Some(&explicit), object: None, args: &args, mode: UserMode::Implicit };
        match self.resolve(&decls, call) {
            Resolution::Best(best) => {
                let f = best.function?;
                Some(self.build_direct_call(f, &args, &best.convs, span))
            }
            _ => {
                self.report(diag::no_get_for_structured_binding(), span);
                None
            }
        }
    }
}
