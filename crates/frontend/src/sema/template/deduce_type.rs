//! Deduction from types and for `auto`: addresses, conversions, placeholders ([temp.deduct.funcaddr], [temp.deduct.conv]).

use oxicc_source::Span;

use crate::sema::Sema;
use crate::sema::template::deduce::{DeduceArg, DeduceError, Deduced, Leniency};
use crate::sema::template::{ParamKind, TemplateParam};
use crate::tree::types::{FnType, QualType, TypeKind};
use crate::tree::{FunctionId, TemplateArg, TemplateId};

impl Sema<'_> {
    /// All arguments given explicitly: `f<int, 3>` without a call.
    pub fn deduce_for_explicit(
        &mut self,
        template: TemplateId,
        explicit: &[TemplateArg],
        span: Span,
    ) -> Result<FunctionId, DeduceError> {
        let params = self.templates[template].header.params.clone();
        let mut d = Deduced::new(&params);
        self.bind_explicit(template, &params, explicit, &mut d, span)?;
        self.finish_deduction(template, &params, d, span)
    }

    /// Deduction from a function type: addresses of templates, explicit specialisations and instantiations.
    pub fn deduce_for_type(
        &mut self,
        template: TemplateId,
        explicit: &[TemplateArg],
        target: QualType,
        span: Span,
    ) -> Result<FunctionId, DeduceError> {
        let pattern = self.templates[template].pattern.as_ref().ok_or(DeduceError::Deduction)?;
        let ty = pattern.ty;
        let params = self.templates[template].header.params.clone();
        let mut d = Deduced::new(&params);
        self.bind_explicit(template, &params, explicit, &mut d, span)?;
        let p = self.tree.types.as_function(ty).cloned().ok_or(DeduceError::Deduction)?;
        let a = self.tree.types.as_function(target).cloned().ok_or(DeduceError::Deduction)?;
        // Everything is given: parameters are adjusted after substitution, `T` with an array becomes a pointer.
        if !params.is_empty() && d.explicit.iter().all(|e| *e) {
            let f = self.finish_deduction(template, &params, d, span)?;
            let same = match self.tree.types.as_function(self.tree.functions[f].ty) {
                Some(have) => {
                    let auto = self.contains_auto(have.ret) || self.contains_auto(a.ret);
                    crate::sema::decl::function_redeclare::same_signature(have, &a)
                        && (auto || have.ret == a.ret)
                }
                None => false,
            };
            return if same { Ok(f) } else { Err(DeduceError::Deduction) };
        }
        // `T &&` takes an lvalue reference as it does in calls ([temp.deduct.type]/10).
        let params_of_p: Vec<QualType> = p
            .params
            .iter()
            .zip(a.params.iter().map(Some).chain(std::iter::repeat(None)))
            .map(|(&p, a)| match (self.tree.types.get(p), a.map(|a| self.tree.types.get(*a))) {
                (TypeKind::RValueRef(t), Some(TypeKind::LValueRef(_)))
                    if t.quals().is_empty()
                        && matches!(self.tree.types.get(*t), TypeKind::TemplateParam { .. }) =>
                {
                    *t
                }
                _ => p,
            })
            .collect();
        let ret_auto = self.contains_auto(p.ret) || self.contains_auto(a.ret);
        if p.quals != a.quals
            || !ret_auto && !self.deduce_type(p.ret, a.ret, &mut d, Leniency::Exact)
            || !self.deduce_list(&params_of_p, &a.params, &mut d)
        {
            return Err(DeduceError::Deduction);
        }
        let f = self.finish_deduction(template, &params, d, span)?;
        let got = self.tree.functions[f].ty;
        let same = match (self.tree.types.as_function(got), self.tree.types.as_function(target)) {
            (Some(x), Some(y)) => {
                x.params == y.params && (x.ret == y.ret || ret_auto) && x.variadic == y.variadic
            }
            _ => false,
        };
        if same { Ok(f) } else { Err(DeduceError::Deduction) }
    }

    /// Deduction for a conversion function template ([temp.deduct.conv]).
    pub fn deduce_for_conversion(
        &mut self,
        template: TemplateId,
        target: QualType,
        span: Span,
    ) -> Result<FunctionId, DeduceError> {
        let pattern = self.templates[template].pattern.as_ref().ok_or(DeduceError::Deduction)?;
        let ty = pattern.ty;
        let p = self.tree.types.as_function(ty).cloned().ok_or(DeduceError::Deduction)?.ret;
        let params = self.templates[template].header.params.clone();
        let mut d = Deduced::new(&params);
        let a = self.tree.types.strip_ref(target);
        let (p, a) = match *self.tree.types.get(p) {
            TypeKind::LValueRef(t) | TypeKind::RValueRef(t) => (t, a),
            _ => (p.unqualified(), self.decay(a)),
        };
        // A type that is known already and never fits: its constraints are not asked for.
        let types = &self.tree.types;
        if !types.is_dependent(p) && types.as_record(p).is_some() != types.as_record(a).is_some() {
            return Err(DeduceError::Deduction);
        }
        if !self.deduce_type(p, a, &mut d, Leniency::Call) {
            // A qualification conversion may follow ([temp.deduct.conv]/4).
            let plain = self.without_pointer_quals(a);
            d = Deduced::new(&params);
            if plain == a || !self.deduce_type(p, plain, &mut d, Leniency::Call) {
                return Err(DeduceError::Deduction);
            }
        }
        self.finish_deduction(template, &params, d, span)
    }

    /// A pointer type without qualifiers on any level.
    fn without_pointer_quals(&mut self, ty: QualType) -> QualType {
        match *self.tree.types.get(ty) {
            TypeKind::Pointer(t) => {
                let inner = self.without_pointer_quals(t);
                self.tree.types.pointer(inner)
            }
            _ => ty.unqualified(),
        }
    }

    /// `auto` from the type of an initialiser: the declared type with `auto` replaced.
    pub fn deduce_auto_type(&mut self, declared: QualType, arg: &DeduceArg) -> Option<QualType> {
        let symbol: QualType =
            self.tree.types.intern(TypeKind::TemplateParam { depth: 0, index: 0, pack: false }).into();
        let p = self.replace_auto(declared, symbol);
        let param = TemplateParam {
            kind: ParamKind::Type,
            pack: false,
            name: None,
            at: 0,
            default: None,
            constraint: None,
            inner: Box::default(),
            expands: None,
        };
        let mut d = Deduced::new(std::slice::from_ref(&param));
        if !self.deduce_call_arg(p, arg, &mut d) {
            return None;
        }
        match d.args.pop()?? {
            TemplateArg::Type(ty) => Some(self.replace_auto(declared, ty)),
            _ => None,
        }
    }

    /// The type with `auto` replaced.
    pub fn replace_auto(&mut self, ty: QualType, by: QualType) -> QualType {
        let quals = ty.quals();
        match self.tree.types.get(ty).clone() {
            TypeKind::Deduced(_) => self.tree.types.qualify(by, quals),
            TypeKind::Pointer(t) => {
                let t = self.replace_auto(t, by);
                self.tree.types.pointer(t).with(quals)
            }
            TypeKind::LValueRef(t) => {
                let t = self.replace_auto(t, by);
                self.tree.types.lvalue_ref(t)
            }
            TypeKind::RValueRef(t) => {
                let t = self.replace_auto(t, by);
                self.tree.types.rvalue_ref(t)
            }
            TypeKind::Array { elem, len } => {
                let elem = self.replace_auto(elem, by);
                self.tree.types.array(elem, len)
            }
            TypeKind::Function(f) => {
                let ret = self.replace_auto(f.ret, by);
                self.tree.types.function(FnType { ret, ..f })
            }
            TypeKind::MemberPointer { class, pointee } => {
                let pointee = self.replace_auto(pointee, by);
                let p: QualType = self.tree.types.intern(TypeKind::MemberPointer { class, pointee }).into();
                p.with(quals)
            }
            _ => ty,
        }
    }

    /// Whether the first parameter of a function template is an `initializer_list` (list-initialisation).
    pub fn template_takes_initializer_list(&self, template: TemplateId) -> bool {
        let Some(pattern) = &self.templates[template].pattern else { return false };
        let Some(f) = self.tree.types.as_function(pattern.ty) else { return false };
        let Some(&p) = f.params.first() else { return false };
        if !pattern.defaults.iter().skip(1).all(|d| *d) {
            return false;
        }
        let p = self.tree.types.strip_ref(p);
        match self.tree.types.get(p) {
            TypeKind::TemplateSpec { template, .. } => self.is_initializer_list_template(*template),
            TypeKind::Record(r) => self.tree.records[*r]
                .instance_of
                .as_ref()
                .is_some_and(|i| self.is_initializer_list_template(i.0)),
            _ => false,
        }
    }
}
