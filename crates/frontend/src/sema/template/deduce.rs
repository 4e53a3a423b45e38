//! Template argument deduction ([temp.deduct]).
//!
//! Deduction matches a pattern P with a type A. What cannot be deduced from (qualified dependent names, `decltype`,
//! expressions) is skipped; replaying the declaration with the deduced arguments checks it afterwards.

use oxicc_source::Span;
use smallvec::{SmallVec, smallvec};

use crate::lex::TokenKind;
use crate::tree::types::{ArrayLen, FnType, QualType, TypeKind};
use crate::tree::{
    ConstValue, DeclContext, FunctionId, RecordId, ScopeId, TemplateArg, TemplateArgs, TemplateId, TokenRange,
};

use super::{ParamKind, TemplateParam};
use crate::sema::Sema;

/// Why a template is no candidate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeduceError {
    /// Too many or too few arguments.
    Arity,
    /// No or inconsistent arguments deduced.
    Deduction,
    /// The declaration with these arguments has an error, or a constraint does not hold.
    Substitution,
}

/// An argument of a call, as far as deduction looks at it.
#[derive(Clone, Debug)]
pub enum DeduceArg {
    Expr {
        ty: QualType,
        lvalue: bool,
    },
    /// A braced list.
    List(Vec<DeduceArg>),
    /// An overload set without templates: used if just one of its members fits.
    Overloads(Vec<(QualType, bool)>),
    /// Something without a type: not deduced from.
    Unknown,
}

/// How P and A may differ.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Leniency {
    /// Equal after substitution.
    Exact,
    /// A may have fewer qualifiers than P, and may be derived from P's class (calls).
    Call,
}

/// Arguments deduced so far.
pub struct Deduced {
    pub args: Vec<Option<TemplateArg>>,
    /// Explicitly given prefix of packs; empty if no parameter is a pack.
    pack_elements: Vec<Vec<Option<TemplateArg>>>,
    /// Index inside the expansion being matched.
    expanding: Option<usize>,
    is_pack: Flags,
    /// Packs with an explicit prefix, which may grow.
    fixed: Flags,
    /// Parameters with an explicit argument.
    explicit: Flags,
    /// Ordering two partial specialisations: what is not deduced must not meet a parameter, which is not the same.
    ordering: bool,
}

/// One flag for each parameter.
type Flags = SmallVec<[bool; 16]>;

impl Deduced {
    pub fn new(params: &[TemplateParam]) -> Deduced {
        let packs = if params.iter().any(|p| p.pack) { params.len() } else { 0 };
        Deduced {
            args: vec![None; params.len()],
            pack_elements: vec![Vec::new(); packs],
            expanding: None,
            is_pack: params.iter().map(|p| p.pack).collect(),
            fixed: smallvec![false; params.len()],
            explicit: smallvec![false; params.len()],
            ordering: false,
        }
    }

    /// Records an argument; false if it contradicts an earlier one.
    fn bind(&mut self, index: u16, arg: TemplateArg) -> bool {
        let i = index as usize;
        if i >= self.args.len() {
            return true;
        }
        if self.is_pack[i] {
            if matches!(arg, TemplateArg::Pack(_)) {
                return match &self.args[i] {
                    Some(old) => *old == arg,
                    None => {
                        self.args[i] = Some(arg);
                        true
                    }
                };
            }
            let Some(at) = self.expanding else {
                // A symbolic pack matched as a whole (partial ordering).
                return match &self.args[i] {
                    Some(old) => *old == arg,
                    None => {
                        self.args[i] = Some(arg);
                        true
                    }
                };
            };
            let list = &mut self.pack_elements[i];
            if list.len() <= at {
                list.resize(at + 1, None);
            }
            let given = match &self.args[i] {
                Some(TemplateArg::Pack(list)) if self.fixed[i] => list.len(),
                _ => 0,
            };
            return match &list[at] {
                // Given explicitly: conversions apply.
                Some(_) if at < given => true,
                Some(old) => same_arg(old, &arg),
                None => {
                    list[at] = Some(arg);
                    true
                }
            };
        }
        match &self.args[i] {
            Some(old) => same_arg(old, &arg),
            None => {
                self.args[i] = Some(arg);
                true
            }
        }
    }

    /// Ends the expansion of `len` elements: packs that took part are known now.
    fn close_packs(&mut self, touched: &[u16], len: usize) -> bool {
        for &p in touched {
            let i = p as usize;
            if i >= self.args.len() || !self.is_pack[i] {
                continue;
            }
            let mut list = std::mem::take(&mut self.pack_elements[i]);
            list.resize(len.max(list.len()), None);
            let Some(list) = list.into_iter().collect::<Option<Vec<_>>>() else { return false };
            let arg = TemplateArg::Pack(list.into());
            match &self.args[i] {
                Some(old) if !self.fixed[i] => {
                    if !same_arg(old, &arg) {
                        return false;
                    }
                }
                _ => self.args[i] = Some(arg),
            }
            self.fixed[i] = false;
        }
        true
    }
}

/// Values of different integer types are the same argument for deduction: the parameter's type decides.
fn same_arg(a: &TemplateArg, b: &TemplateArg) -> bool {
    match (a, b) {
        (TemplateArg::Value(_, x), TemplateArg::Value(_, y)) => x == y,
        (TemplateArg::Pack(x), TemplateArg::Pack(y)) => {
            x.len() == y.len() && x.iter().zip(y.iter()).all(|(a, b)| same_arg(a, b))
        }
        _ => a == b,
    }
}

/// Matching P with A.
impl Sema<'_> {
    pub fn deduce_type(&mut self, p: QualType, a: QualType, d: &mut Deduced, how: Leniency) -> bool {
        if !self.tree.types.is_dependent(p) {
            return match how {
                Leniency::Exact => p == a,
                // A conversion will be found or not.
                Leniency::Call => true,
            };
        }
        if !self.enter() {
            self.leave();
            return false;
        }
        let result = self.deduce_kind(p, a, d, how);
        self.leave();
        result
    }

    fn deduce_kind(&mut self, p: QualType, a: QualType, d: &mut Deduced, how: Leniency) -> bool {
        let kind = self.tree.types.get(p).clone();
        match kind {
            TypeKind::TemplateParam { index, .. } => {
                // An array's qualifiers are on its element type.
                let quals = p.quals();
                let have = match *self.tree.types.get(a) {
                    TypeKind::Array { .. } => self.tree.types.array_base(a).quals(),
                    _ => a.quals(),
                };
                if how == Leniency::Exact && !have.contains(quals) {
                    return false;
                }
                if !quals.is_empty()
                    && matches!(
                        self.tree.types.get(a),
                        TypeKind::LValueRef(_) | TypeKind::RValueRef(_) | TypeKind::Function(_)
                    )
                    && how == Leniency::Exact
                {
                    return false;
                }
                let bound = match *self.tree.types.get(a) {
                    TypeKind::Array { .. } if !quals.is_empty() => self.without_elem_quals(a, quals),
                    _ => a.without(quals),
                };
                d.bind(index, TemplateArg::Type(bound))
            }
            TypeKind::DependentName { .. } | TypeKind::DependentTokens(_) => {
                !(d.ordering && matches!(self.tree.types.get(a), TypeKind::TemplateParam { .. }))
            }
            TypeKind::PackExpansion(_) => true,
            TypeKind::Pointer(pt) => {
                if !self.quals_fit(p, a, how) {
                    return false;
                }
                match *self.tree.types.get(a) {
                    TypeKind::Pointer(at) => self.deduce_type(pt, at, d, how),
                    _ => false,
                }
            }
            TypeKind::LValueRef(pt) => match *self.tree.types.get(a) {
                TypeKind::LValueRef(at) => self.deduce_type(pt, at, d, Leniency::Exact),
                _ => false,
            },
            TypeKind::RValueRef(pt) => match *self.tree.types.get(a) {
                TypeKind::RValueRef(at) => self.deduce_type(pt, at, d, Leniency::Exact),
                _ => false,
            },
            TypeKind::MemberPointer { class, pointee } => match *self.tree.types.get(a) {
                TypeKind::MemberPointer { class: ac, pointee: ap } => {
                    self.quals_fit(p, a, how)
                        && self.member_function_fits(pointee, ap)
                        && self.deduce_type(class.into(), ac.into(), d, Leniency::Exact)
                        && self.deduce_type(
                            pointee,
                            ap,
                            d,
                            if how == Leniency::Call { how } else { Leniency::Exact },
                        )
                }
                _ => false,
            },
            TypeKind::Array { elem, len } => match *self.tree.types.get(a) {
                TypeKind::Array { elem: ae, len: al } => {
                    self.deduce_len(len, al, d)
                        && self.deduce_type(
                            elem,
                            ae,
                            d,
                            if how == Leniency::Call { how } else { Leniency::Exact },
                        )
                }
                _ => false,
            },
            TypeKind::Function(pf) => match self.tree.types.get(a).clone() {
                TypeKind::Function(af) => self.deduce_function(&pf, &af, d, how),
                _ => false,
            },
            TypeKind::TemplateSpec { template, args } => {
                if !self.quals_fit(p, a, how) {
                    return false;
                }
                self.deduce_spec(Some(template), None, &args, a, d, how)
            }
            TypeKind::TemplateParamSpec { index, args, .. } => {
                if !self.quals_fit(p, a, how) {
                    return false;
                }
                self.deduce_spec(None, Some(index), &args, a, d, how)
            }
            TypeKind::Vector { elem, len } => match *self.tree.types.get(a) {
                TypeKind::Vector { elem: ae, len: al } => {
                    len == al && self.deduce_type(elem, ae, d, Leniency::Exact)
                }
                _ => false,
            },
            _ => p == a,
        }
    }

    /// Whether a member of type `a` can be what a pointer to members of type `p`, if that depends on nothing, points to:
    /// functions differ in `noexcept` at most.
    fn member_function_fits(&self, p: QualType, a: QualType) -> bool {
        if self.tree.types.is_dependent(p) {
            return true;
        }
        let (Some(x), Some(y)) = (self.tree.types.as_function(p), self.tree.types.as_function(a)) else {
            return self.tree.types.is_function(p) == self.tree.types.is_function(a);
        };
        let plain =
            |f: &crate::tree::types::FnType| crate::tree::types::FnType { noexcept: false, ..f.clone() };
        plain(x) == plain(y)
    }

    fn without_elem_quals(&mut self, ty: QualType, quals: crate::tree::types::Quals) -> QualType {
        match *self.tree.types.get(ty) {
            TypeKind::Array { elem, len } => {
                let elem = self.without_elem_quals(elem, quals);
                self.tree.types.array(elem, len)
            }
            _ => ty.without(quals),
        }
    }

    fn quals_fit(&self, p: QualType, a: QualType, how: Leniency) -> bool {
        match how {
            Leniency::Exact => p.quals() == a.quals(),
            Leniency::Call => p.quals().contains(a.quals()),
        }
    }

    fn deduce_len(&mut self, p: ArrayLen, a: ArrayLen, d: &mut Deduced) -> bool {
        match (p, a) {
            (ArrayLen::Param { index, .. }, ArrayLen::Known(n)) => {
                d.bind(index, TemplateArg::Value(QualType::ULONG, ConstValue::Int(n as i128)))
            }
            (ArrayLen::Param { index, .. }, ArrayLen::Param { index: ai, pack, .. }) => {
                d.bind(index, TemplateArg::ParamValue { depth: 0, index: ai, pack })
            }
            (ArrayLen::Dependent(_), ArrayLen::Known(_)) => true,
            (x, y) => x == y,
        }
    }

    fn deduce_function(&mut self, p: &FnType, a: &FnType, d: &mut Deduced, how: Leniency) -> bool {
        let noexcept = match p.noexcept_param {
            Some(index) => match a.noexcept_param {
                Some(other) => d.bind(index, TemplateArg::ParamValue { depth: 0, index: other, pack: false }),
                None => {
                    let value = ConstValue::bool(a.noexcept);
                    d.bind(index, TemplateArg::Value(QualType::BOOL, value))
                }
            },
            // A pointer to a function that does not throw converts to one that may.
            None => p.noexcept == a.noexcept || how == Leniency::Call && a.noexcept,
        };
        noexcept
            && p.quals == a.quals
            && p.ref_qual == a.ref_qual
            && p.variadic == a.variadic
            && self.deduce_type(p.ret, a.ret, d, Leniency::Exact)
            && self.deduce_list(&p.params, &a.params, d)
    }

    /// Parameter type lists; the last of `p` may be an expansion.
    fn deduce_list(&mut self, p: &[QualType], a: &[QualType], d: &mut Deduced) -> bool {
        let mut rest = a;
        for (i, &pt) in p.iter().enumerate() {
            if let TypeKind::PackExpansion(pattern) = *self.tree.types.get(pt) {
                if let [one] = rest
                    && let TypeKind::PackExpansion(inner) = *self.tree.types.get(*one)
                {
                    return self.deduce_type(pattern, inner, d, Leniency::Exact);
                }
                if i + 1 != p.len() {
                    return true;
                }
                let touched = self.packs_of_type(pattern);
                let outer = d.expanding;
                for (n, &at) in rest.iter().enumerate() {
                    d.expanding = Some(n);
                    if !self.deduce_type(pattern, at, d, Leniency::Exact) {
                        return false;
                    }
                }
                d.expanding = outer;
                return d.close_packs(&touched, rest.len());
            }
            let Some((&at, tail)) = rest.split_first() else { return false };
            if matches!(self.tree.types.get(at), TypeKind::PackExpansion(_)) {
                return false;
            }
            if !self.deduce_type(pt, at, d, Leniency::Exact) {
                return false;
            }
            rest = tail;
        }
        rest.is_empty()
    }

    /// `TT<args>` or `template<args>` against a class (or, in calls, one of its bases).
    fn deduce_spec(
        &mut self,
        template: Option<TemplateId>,
        param: Option<u16>,
        args: &[TemplateArg],
        a: QualType,
        d: &mut Deduced,
        how: Leniency,
    ) -> bool {
        if let Some(t) = template
            && self.tree.templates[t].kind != crate::tree::TemplateKind::Class
        {
            // An alias that could not be looked through.
            return true;
        }
        match self.tree.types.get(a).clone() {
            TypeKind::Record(record) => {
                if let Some(result) = self.deduce_spec_record(template, param, args, record, d) {
                    if result || how == Leniency::Exact {
                        return result;
                    }
                }
                if how == Leniency::Exact {
                    return false;
                }
                self.complete_record(record);
                self.deduce_from_bases(template, param, args, record, d)
            }
            TypeKind::TemplateSpec { template: at, args: aargs } => match (template, param) {
                (Some(t), _) => t == at && self.deduce_args(args, &aargs, d),
                (None, Some(index)) => {
                    d.bind(index, TemplateArg::Template(at)) && self.deduce_args(args, &aargs, d)
                }
                _ => false,
            },
            TypeKind::TemplateParamSpec { index: ai, args: aargs, .. } => match param {
                Some(index) => {
                    d.bind(index, TemplateArg::ParamTemplate { depth: 0, index: ai, pack: false })
                        && self.deduce_args(args, &aargs, d)
                }
                None => false,
            },
            _ => false,
        }
    }

    /// None if the class is not an instance of the right template.
    fn deduce_spec_record(
        &mut self,
        template: Option<TemplateId>,
        param: Option<u16>,
        args: &[TemplateArg],
        record: RecordId,
        d: &mut Deduced,
    ) -> Option<bool> {
        let (at, aargs) = self.tree.records[record].instance_of.clone()?;
        match (template, param) {
            (Some(t), _) if t == at => Some(self.deduce_args(args, &aargs, d)),
            (Some(_), _) => None,
            (None, Some(index)) => {
                // Default arguments of the class template need not be matched by the parameter's arguments.
                let snapshot = (d.args.clone(), d.pack_elements.clone());
                if d.bind(index, TemplateArg::Template(at)) && self.deduce_args(args, &aargs, d) {
                    return Some(true);
                }
                (d.args, d.pack_elements) = snapshot;
                let flat = flatten(&aargs);
                let plain = flatten(args);
                if flat.len() > plain.len()
                    && !plain.iter().any(|p| matches!(p, TemplateArg::Expansion(_)))
                    && d.bind(index, TemplateArg::Template(at))
                {
                    return Some(self.deduce_flat(&plain, &flat[..plain.len()], d));
                }
                Some(false)
            }
            _ => None,
        }
    }

    fn deduce_from_bases(
        &mut self,
        template: Option<TemplateId>,
        param: Option<u16>,
        args: &[TemplateArg],
        record: RecordId,
        d: &mut Deduced,
    ) -> bool {
        let before = (d.args.clone(), d.pack_elements.clone());
        let mut found: Option<(Vec<Option<TemplateArg>>, Vec<Vec<Option<TemplateArg>>>)> = None;
        let mut seen = Vec::new();
        let mut level: Vec<RecordId> = self.tree.records[record].bases.iter().map(|b| b.record).collect();
        while let Some(base) = level.pop() {
            if seen.contains(&base) {
                continue;
            }
            seen.push(base);
            (d.args, d.pack_elements) = before.clone();
            if self.deduce_spec_record(template, param, args, base, d) == Some(true) {
                let result = (d.args.clone(), d.pack_elements.clone());
                // Different answers from different bases: deduction fails ([temp.deduct.call]/5).
                if found.as_ref().is_some_and(|f| *f != result) {
                    (d.args, d.pack_elements) = before;
                    return false;
                }
                found = Some(result);
                // What this base itself derives from is hidden behind it.
                continue;
            }
            level.extend(self.tree.records[base].bases.iter().map(|b| b.record));
        }
        let any = found.is_some();
        (d.args, d.pack_elements) = found.unwrap_or(before);
        any
    }

    /// Template argument lists.
    pub fn deduce_args(&mut self, p: &[TemplateArg], a: &[TemplateArg], d: &mut Deduced) -> bool {
        self.deduce_flat(&flatten(p), &flatten(a), d)
    }

    fn deduce_flat(&mut self, p: &[&TemplateArg], a: &[&TemplateArg], d: &mut Deduced) -> bool {
        let mut rest = a;
        for (i, arg) in p.iter().enumerate() {
            if let TemplateArg::Expansion(pattern) = arg {
                if let [TemplateArg::Expansion(inner)] = rest {
                    return self.deduce_arg(pattern, inner, d);
                }
                if i + 1 != p.len() {
                    return true;
                }
                let touched = self.packs_of_arg(pattern);
                let outer = d.expanding;
                for (n, at) in rest.iter().enumerate() {
                    d.expanding = Some(n);
                    if !self.deduce_arg(pattern, at, d) {
                        d.expanding = outer;
                        return false;
                    }
                }
                d.expanding = outer;
                return d.close_packs(&touched, rest.len());
            }
            let Some((at, tail)) = rest.split_first() else { return false };
            if matches!(at, TemplateArg::Expansion(_)) {
                return false;
            }
            if !self.deduce_arg(arg, at, d) {
                return false;
            }
            rest = tail;
        }
        rest.is_empty()
    }

    fn deduce_arg(&mut self, p: &TemplateArg, a: &TemplateArg, d: &mut Deduced) -> bool {
        // An expansion among the arguments (partial ordering) is one element of the pack that takes it.
        if let TemplateArg::Expansion(inner) = a
            && d.expanding.is_some()
        {
            return match p {
                TemplateArg::Type(ty) => match *self.tree.types.get(*ty) {
                    TypeKind::TemplateParam { index, .. } => d.bind(index, a.clone()),
                    _ => self.deduce_arg(p, inner, d),
                },
                TemplateArg::ParamValue { index, .. } | TemplateArg::ParamTemplate { index, .. } => {
                    d.bind(*index, a.clone())
                }
                _ => self.deduce_arg(p, inner, d),
            };
        }
        match (p, a) {
            (TemplateArg::Type(pt), TemplateArg::Type(at)) => self.deduce_type(*pt, *at, d, Leniency::Exact),
            (
                TemplateArg::ParamValue { index, .. },
                TemplateArg::Value(..) | TemplateArg::ParamValue { .. },
            ) => d.bind(*index, a.clone()),
            (TemplateArg::ParamValue { index, .. }, TemplateArg::Expr(_)) => d.bind(*index, a.clone()),
            (
                TemplateArg::ParamTemplate { index, .. },
                TemplateArg::Template(_) | TemplateArg::ParamTemplate { .. },
            ) => d.bind(*index, a.clone()),
            (TemplateArg::Expr(_), TemplateArg::ParamValue { .. }) if d.ordering => false,
            (TemplateArg::Expr(_), _) => true,
            (TemplateArg::Value(_, x), TemplateArg::Value(_, y)) => x == y,
            (TemplateArg::Expansion(x), TemplateArg::Expansion(y)) => self.deduce_arg(x, y, d),
            _ => p == a,
        }
    }

    /// Indices of the packs that a pattern mentions.
    fn packs_of_type(&self, ty: QualType) -> Vec<u16> {
        let mut out = Vec::new();
        self.collect_type_packs(ty, &mut out);
        out
    }

    fn packs_of_arg(&self, arg: &TemplateArg) -> Vec<u16> {
        let mut out = Vec::new();
        self.collect_arg_packs(arg, &mut out);
        out
    }

    fn collect_arg_packs(&self, arg: &TemplateArg, out: &mut Vec<u16>) {
        match arg {
            TemplateArg::Type(t) => self.collect_type_packs(*t, out),
            TemplateArg::ParamValue { index, pack: true, .. }
            | TemplateArg::ParamTemplate { index, pack: true, .. } => out.push(*index),
            TemplateArg::Pack(list) => list.iter().for_each(|a| self.collect_arg_packs(a, out)),
            // Inner expansions are complete in themselves.
            _ => {}
        }
    }

    fn collect_type_packs(&self, ty: QualType, out: &mut Vec<u16>) {
        if !self.tree.types.is_dependent(ty) {
            return;
        }
        match self.tree.types.get(ty) {
            TypeKind::TemplateParam { index, pack: true, .. } => out.push(*index),
            TypeKind::Pointer(t) | TypeKind::LValueRef(t) | TypeKind::RValueRef(t) => {
                self.collect_type_packs(*t, out)
            }
            TypeKind::Array { elem, len } => {
                self.collect_type_packs(*elem, out);
                if let ArrayLen::Param { index, pack: true, .. } = len {
                    out.push(*index);
                }
            }
            TypeKind::MemberPointer { class, pointee } => {
                self.collect_type_packs(QualType::from(*class), out);
                self.collect_type_packs(*pointee, out);
            }
            TypeKind::Function(f) => {
                self.collect_type_packs(f.ret, out);
                f.params.iter().for_each(|p| self.collect_type_packs(*p, out));
            }
            TypeKind::TemplateSpec { args, .. } | TypeKind::TemplateParamSpec { args, .. } => {
                args.iter().for_each(|a| self.collect_arg_packs(a, out))
            }
            _ => {}
        }
    }

    /// Arguments for `params` that turn the patterns `p` into `a`; used for partial specialisations and members
    /// defined outside their class.
    pub fn deduce_from_args(
        &mut self,
        params: &[TemplateParam],
        p: &[TemplateArg],
        a: &[TemplateArg],
    ) -> Option<TemplateArgs> {
        let mut d = Deduced::new(params);
        if !self.deduce_args(p, a, &mut d) || !self.deduce_value_types(params, &mut d) {
            return None;
        }
        self.finish_plain(params, d)
    }

    /// Whether the patterns `p` of one partial specialisation take the patterns `a` of another.
    pub fn takes_pattern(&mut self, params: &[TemplateParam], p: &[TemplateArg], a: &[TemplateArg]) -> bool {
        let mut d = Deduced::new(params);
        d.ordering = true;
        self.deduce_args(p, a, &mut d) && self.finish_plain(params, d).is_some()
    }

    /// The types of deduced values deduce what the types of their parameters mention, and must fit them
    /// ([temp.deduct.type]/13); deduced templates must fit their parameters.
    fn deduce_value_types(&mut self, params: &[TemplateParam], d: &mut Deduced) -> bool {
        for (i, param) in params.iter().enumerate() {
            if let (ParamKind::Template, Some(TemplateArg::Template(t))) = (param.kind, &d.args[i])
                && !self.template_fits(&param.inner, *t)
            {
                return false;
            }
            let ParamKind::Value { ty: wanted, .. } = param.kind else { continue };
            if param.pack || d.explicit[i] {
                continue;
            }
            let Some(TemplateArg::Value(have, _)) = d.args[i] else { continue };
            if self.contains_auto(wanted) && !self.placeholder_fits(wanted, have) {
                return false;
            }
            if !self.tree.types.is_dependent(wanted) || self.contains_auto(wanted) {
                continue;
            }
            let open = self.mentions_unbound(wanted, d);
            if open && !self.deduce_type(wanted, have, d, Leniency::Call) {
                return false;
            }
        }
        true
    }

    /// Whether a pattern mentions a parameter that nothing is known of yet.
    fn mentions_unbound(&self, ty: QualType, d: &Deduced) -> bool {
        let known: Flags = d.args.iter().map(Option::is_some).collect();
        self.mentions_open(ty, &known)
    }

    /// Whether a type has the shape of one with a placeholder: `int*` that of `auto*`.
    fn placeholder_fits(&self, wanted: QualType, have: QualType) -> bool {
        match (self.tree.types.get(wanted), self.tree.types.get(have)) {
            (TypeKind::Deduced(_), _) => true,
            (TypeKind::Pointer(p), TypeKind::Pointer(a))
            | (TypeKind::LValueRef(p), TypeKind::LValueRef(a))
            | (TypeKind::RValueRef(p), TypeKind::RValueRef(a)) => self.placeholder_fits(*p, *a),
            (TypeKind::Function(p), TypeKind::Function(a)) => {
                let same = |x: QualType, y: QualType| self.tree.types.is_dependent(x) || x == y;
                p.params.len() == a.params.len()
                    && p.params.iter().zip(&a.params).all(|(x, y)| same(*x, *y))
                    && self.placeholder_fits(p.ret, a.ret)
            }
            (TypeKind::Pointer(_) | TypeKind::Function(_), _) => false,
            _ => true,
        }
    }

    /// All parameters deduced; packs without a match are empty.
    fn finish_plain(&mut self, params: &[TemplateParam], d: Deduced) -> Option<TemplateArgs> {
        let mut out = Vec::with_capacity(params.len());
        for (param, arg) in params.iter().zip(d.args) {
            match arg {
                Some(arg) => out.push(arg),
                None if param.pack => out.push(TemplateArg::Pack([].into())),
                None => return None,
            }
        }
        Some(out.into())
    }
}

/// Flattens packs into one list.
fn flatten(args: &[TemplateArg]) -> SmallVec<[&TemplateArg; 8]> {
    let mut out = SmallVec::with_capacity(args.len());
    for a in args {
        match a {
            TemplateArg::Pack(inner) => out.extend(inner.iter()),
            other => out.push(other),
        }
    }
    out
}

/// Function templates.
impl Sema<'_> {
    /// Deduction for a call. `args` are the written arguments.
    pub fn deduce_for_call(
        &mut self,
        template: TemplateId,
        explicit: &[TemplateArg],
        args: &[DeduceArg],
        span: Span,
    ) -> Result<FunctionId, DeduceError> {
        let data = &self.templates[template];
        let pattern = data.pattern.as_ref().ok_or(DeduceError::Deduction)?;
        let f = self.tree.types.as_function(pattern.ty).ok_or(DeduceError::Deduction)?;
        let last_pack =
            f.params.last().is_some_and(|p| matches!(self.tree.types.get(*p), TypeKind::PackExpansion(_)));
        let fixed = f.params.len() - usize::from(last_pack);
        let any_pack = f.params.iter().any(|p| matches!(self.tree.types.get(*p), TypeKind::PackExpansion(_)));
        if args.len() > f.params.len() && !f.variadic && !any_pack {
            return Err(DeduceError::Arity);
        }
        if args.len() < fixed && !pattern.defaults.get(args.len()).copied().unwrap_or(false) && !any_pack {
            return Err(DeduceError::Arity);
        }
        let (ret, patterns): (_, SmallVec<[QualType; 8]>) = (f.ret, SmallVec::from_slice(&f.params));
        let params = self.templates[template].header.params.clone();
        if self.is_other_template(&patterns, args, &params, explicit.len()) {
            return Err(DeduceError::Deduction);
        }
        let mut d = Deduced::new(&params);
        self.bind_explicit(template, &params, explicit, &mut d, span)?;
        self.bind_alias_args(template, ret, &mut d);
        let mut next = 0;
        for (i, &p) in patterns.iter().enumerate() {
            if let TypeKind::PackExpansion(pattern) = *self.tree.types.get(p) {
                if i + 1 != patterns.len() {
                    // A pack that is not last is not deduced; explicit arguments say how long it is.
                    let len = self.explicit_pack_len(pattern, &d);
                    next += len;
                    continue;
                }
                let touched = self.packs_of_type(pattern);
                let rest = args.get(next..).unwrap_or(&[]);
                for (n, arg) in rest.iter().enumerate() {
                    d.expanding = Some(n);
                    if !self.deduce_call_arg(pattern, arg, &mut d) {
                        return Err(DeduceError::Deduction);
                    }
                }
                d.expanding = None;
                // Packs with explicit elements may be longer than the arguments only in error.
                if !touched.is_empty() && !self.close_call_packs(&mut d, &touched, rest) {
                    return Err(DeduceError::Deduction);
                }
                next = args.len();
                continue;
            }
            let Some(arg) = args.get(next) else { break };
            next += 1;
            if !self.deduce_call_arg(p, arg, &mut d) {
                return Err(DeduceError::Deduction);
            }
        }
        self.finish_deduction(template, &params, d, span)
    }

    /// Whether some argument is plainly no instance of the class template that its parameter is one of, nor derived from
    /// one. Most candidates of the large overload sets of template libraries end here, before anything is built for them.
    fn is_other_template(
        &self,
        patterns: &[QualType],
        args: &[DeduceArg],
        params: &[TemplateParam],
        explicit: usize,
    ) -> bool {
        // Too many explicit arguments are another mistake; what an alias fixes is not known here.
        if explicit > params.len() || self.alias_args.is_some() {
            return false;
        }
        for (&p, arg) in patterns.iter().zip(args) {
            let p = self.tree.types.strip_ref(p);
            let (template, DeduceArg::Expr { ty, .. }) = (
                match self.tree.types.get(p) {
                    TypeKind::PackExpansion(_) => return false,
                    TypeKind::TemplateSpec { template, .. } => *template,
                    _ => continue,
                },
                arg,
            ) else {
                continue;
            };
            if self.tree.templates[template].kind != crate::tree::TemplateKind::Class
                || self.tree.types.is_error(*ty)
                || self.tree.types.is_dependent(*ty)
            {
                continue;
            }
            let other = match *self.tree.types.get(*ty) {
                TypeKind::Record(r) => self.tree.records[r].is_complete() && !self.comes_from(r, template),
                _ => true,
            };
            // Where the parameter mentions only what is given, the argument may be converted to it.
            if other {
                let known: Flags = (0..params.len()).map(|i| i < explicit).collect();
                if self.mentions_open(p, &known) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a class or one of its bases is an instance of a template.
    fn comes_from(&self, record: RecordId, template: TemplateId) -> bool {
        let r = &self.tree.records[record];
        r.instance_of.as_ref().is_some_and(|i| i.0 == template)
            || r.bases.iter().any(|b| self.comes_from(b.record, template))
    }

    /// Arguments that the alias by whose name a class is deduced fixes: a guide's own parameters that stand for them are
    /// known ([over.match.class.deduct]/3).
    fn bind_alias_args(&mut self, guide: TemplateId, ret: QualType, d: &mut Deduced) {
        let Some((class, fixed)) = &self.alias_args else { return };
        if self.tree.templates[guide].name != crate::tree::DeclName::Guide(*class) {
            return;
        }
        let TypeKind::TemplateSpec { args, .. } = self.tree.types.get(ret).clone() else { return };
        let fixed = fixed.clone();
        for (pattern, arg) in args.iter().zip(fixed.iter()) {
            let Some(arg) = arg else { continue };
            let before = d.args.clone();
            if !self.deduce_arg(pattern, arg, d) {
                d.args = before;
                continue;
            }
            for (i, old) in before.iter().enumerate() {
                d.explicit[i] |= old.is_none() && d.args[i].is_some();
            }
        }
    }

    /// The same for the parameters of the class itself.
    fn bind_class_args(&self, class: TemplateId, d: &mut Deduced) {
        let Some((of, fixed)) = &self.alias_args else { return };
        if *of != class {
            return;
        }
        for (i, arg) in fixed.iter().enumerate().take(d.args.len()) {
            if arg.is_some() {
                d.args[i] = arg.clone();
                d.explicit[i] = true;
            }
        }
    }

    fn close_call_packs(&mut self, d: &mut Deduced, touched: &[u16], rest: &[DeduceArg]) -> bool {
        // Unknown arguments (overload sets) cannot be deduced but may be given explicitly.
        let unknown = rest
            .iter()
            .any(|a| matches!(a, DeduceArg::Unknown | DeduceArg::Overloads(_) | DeduceArg::List(_)));
        if unknown {
            for &p in touched {
                let complete = d
                    .pack_elements
                    .get(p as usize)
                    .is_some_and(|l| l.len() == rest.len() && l.iter().all(Option::is_some));
                if !complete {
                    return false;
                }
            }
        }
        d.close_packs(touched, rest.len())
    }

    fn explicit_pack_len(&self, pattern: QualType, d: &Deduced) -> usize {
        self.packs_of_type(pattern)
            .iter()
            .filter_map(|i| match d.args.get(*i as usize)? {
                Some(TemplateArg::Pack(list)) => Some(list.len()),
                _ => None,
            })
            .max()
            .unwrap_or(0)
    }

    /// [temp.deduct.call]: one parameter and its argument.
    fn deduce_call_arg(&mut self, p: QualType, arg: &DeduceArg, d: &mut Deduced) -> bool {
        // Where nothing is to be deduced, because all parameters are given explicitly or stand in non-deduced contexts,
        // conversions apply ([temp.arg.explicit]/6, [temp.deduct.call]/4).
        if !self.mentions_open(p, &d.explicit) {
            return true;
        }
        match arg {
            DeduceArg::Unknown => true,
            DeduceArg::Overloads(list) => self.deduce_overloads(p, list, d),
            DeduceArg::List(list) => self.deduce_list_arg(p, list, d),
            DeduceArg::Expr { ty, lvalue } => {
                let mut a = *ty;
                if self.tree.types.is_error(a) {
                    return true;
                }
                let mut p = p;
                match *self.tree.types.get(p) {
                    TypeKind::LValueRef(t) => {
                        p = t;
                    }
                    TypeKind::RValueRef(t) => {
                        // A forwarding reference deduces an lvalue reference from an lvalue.
                        let forwarding = t.quals().is_empty()
                            && matches!(self.tree.types.get(t), TypeKind::TemplateParam { index, .. }
                                if *index != u16::MAX);
                        if forwarding && *lvalue {
                            a = self.tree.types.lvalue_ref(a);
                        }
                        p = t;
                    }
                    _ => {
                        a = self.decay(a);
                        p = p.unqualified();
                    }
                }
                self.deduce_type(p, a, d, Leniency::Call)
            }
        }
    }

    /// [temp.deduct.call]/6: each member is tried; if several fit, the parameter is a non-deduced context.
    fn deduce_overloads(&mut self, p: QualType, list: &[(QualType, bool)], d: &mut Deduced) -> bool {
        let before = (d.args.clone(), d.pack_elements.clone());
        let mut fits = Vec::new();
        for &(ty, lvalue) in list {
            if self.deduce_call_arg(p, &DeduceArg::Expr { ty, lvalue }, d) {
                fits.push((d.args.clone(), d.pack_elements.clone()));
            }
            (d.args, d.pack_elements) = before.clone();
        }
        if let [_] = fits.as_slice()
            && let Some(one) = fits.pop()
        {
            (d.args, d.pack_elements) = one;
        }
        true
    }

    /// Whether a pattern mentions a parameter without an explicit argument.
    fn mentions_open(&self, ty: QualType, explicit: &[bool]) -> bool {
        let open = |index: u16| !explicit.get(index as usize).copied().unwrap_or(true);
        if !self.tree.types.is_dependent(ty) {
            return false;
        }
        match self.tree.types.get(ty) {
            TypeKind::TemplateParam { index, .. } => open(*index),
            TypeKind::Pointer(t)
            | TypeKind::LValueRef(t)
            | TypeKind::RValueRef(t)
            | TypeKind::PackExpansion(t) => self.mentions_open(*t, explicit),
            TypeKind::Array { elem, len } => {
                self.mentions_open(*elem, explicit)
                    || matches!(len, ArrayLen::Param { index, .. } if open(*index))
            }
            TypeKind::MemberPointer { class, pointee } => {
                self.mentions_open(QualType::from(*class), explicit) || self.mentions_open(*pointee, explicit)
            }
            TypeKind::Function(f) => {
                self.mentions_open(f.ret, explicit)
                    || f.params.iter().any(|p| self.mentions_open(*p, explicit))
                    || f.noexcept_param.is_some_and(open)
            }
            TypeKind::TemplateSpec { args, .. } => args.iter().any(|a| self.arg_mentions_open(a, explicit)),
            TypeKind::TemplateParamSpec { index, args, .. } => {
                open(*index) || args.iter().any(|a| self.arg_mentions_open(a, explicit))
            }
            _ => false,
        }
    }

    fn arg_mentions_open(&self, arg: &TemplateArg, explicit: &[bool]) -> bool {
        let open = |index: u16| !explicit.get(index as usize).copied().unwrap_or(true);
        match arg {
            TemplateArg::Type(t) => self.mentions_open(*t, explicit),
            TemplateArg::ParamValue { index, .. } | TemplateArg::ParamTemplate { index, .. } => open(*index),
            TemplateArg::Pack(list) => list.iter().any(|a| self.arg_mentions_open(a, explicit)),
            TemplateArg::Expansion(inner) => self.arg_mentions_open(inner, explicit),
            _ => false,
        }
    }

    /// A braced list: deduces from `initializer_list<P'>`, `P'[N]`; otherwise nothing.
    fn deduce_list_arg(&mut self, p: QualType, list: &[DeduceArg], d: &mut Deduced) -> bool {
        let p = self.tree.types.strip_ref(p);
        match self.tree.types.get(p).clone() {
            TypeKind::TemplateSpec { template, args } if self.is_initializer_list_template(template) => {
                let Some(TemplateArg::Type(elem)) = args.first().cloned() else { return true };
                list.iter().all(|a| self.deduce_call_arg(elem, a, d))
            }
            TypeKind::Array { elem, len } => {
                if let ArrayLen::Param { index, .. } = len
                    && !d
                        .bind(index, TemplateArg::Value(QualType::ULONG, ConstValue::Int(list.len() as i128)))
                {
                    return false;
                }
                list.iter().all(|a| self.deduce_call_arg(elem, a, d))
            }
            _ => true,
        }
    }

    pub fn is_initializer_list_template(&self, template: TemplateId) -> bool {
        let data = &self.tree.templates[template];
        let named =
            matches!(data.name, crate::tree::DeclName::Ident(s) if self.text(s) == "initializer_list");
        named
            && match data.context {
                DeclContext::Namespace(ns) => {
                    self.tree.namespaces[ns].name.is_some_and(|n| self.text(n) == "std")
                        || self.tree.namespaces[ns].is_inline
                }
                _ => false,
            }
    }

    /// Array and function decay, and no top-level qualifiers.
    pub fn decay(&mut self, ty: QualType) -> QualType {
        match *self.tree.types.get(ty) {
            TypeKind::Array { elem, .. } => self.tree.types.pointer(elem),
            TypeKind::Function(_) => self.tree.types.pointer(ty),
            _ => ty.unqualified(),
        }
    }

    /// Binds explicitly given arguments.
    fn bind_explicit(
        &mut self,
        template: TemplateId,
        params: &[TemplateParam],
        explicit: &[TemplateArg],
        d: &mut Deduced,
        span: Span,
    ) -> Result<(), DeduceError> {
        if explicit.is_empty() {
            return Ok(());
        }
        let (scope, depends) = self.value_scope(template, params);
        let mut given = explicit.iter().cloned();
        for (i, param) in params.iter().enumerate() {
            if param.pack {
                let mut list = Vec::new();
                let most = param.expands.map_or(usize::MAX, |e| e.count as usize);
                while list.len() < most
                    && let Some(arg) = given.next()
                {
                    let param = param.at_element(list.len());
                    let arg = self
                        .trap(|s| s.check_arg(&param, arg, scope, span))
                        .ok()
                        .flatten()
                        .ok_or(DeduceError::Deduction)?;
                    list.push(arg);
                }
                d.pack_elements[i] = list.iter().cloned().map(Some).collect();
                d.args[i] = Some(TemplateArg::Pack(list.into()));
                // More elements may be deduced.
                d.fixed[i] = true;
                if param.expands.is_some() {
                    continue;
                }
                break;
            }
            let Some(arg) = given.next() else { return Ok(()) };
            let arg = self
                .trap(|s| s.check_arg(param, arg, scope, span))
                .ok()
                .flatten()
                .ok_or(DeduceError::Deduction)?;
            if depends {
                self.bind_param(scope, param, &arg);
            }
            d.args[i] = Some(arg);
            d.explicit[i] = true;
        }
        if given.next().is_some() { Err(DeduceError::Arity) } else { Ok(()) }
    }

    /// Fills in default arguments, then substitutes.
    fn finish_deduction(
        &mut self,
        template: TemplateId,
        params: &[TemplateParam],
        d: Deduced,
        span: Span,
    ) -> Result<FunctionId, DeduceError> {
        let mut d = d;
        if !self.deduce_value_types(params, &mut d) {
            return Err(DeduceError::Deduction);
        }
        if let Some(known) = self.templates[template].deductions.known.get(d.args.as_slice()) {
            return known.clone();
        }
        let key = self.is_deduced_once(template).then(|| d.args.clone());
        let early = (self.asked_too_early, self.failed_instances.circular);
        let result = self.complete_args(template, params, d).and_then(|args| {
            match self.trap(|s| s.function_instance(template, args, span)) {
                Ok(Some(f)) => Ok(f),
                _ => Err(DeduceError::Substitution),
            }
        });
        // What failed because something is being analysed just now, or is not declared yet, may not fail later.
        let lasting = result.is_ok()
            || self.all_declared && early == (self.asked_too_early, self.failed_instances.circular);
        if let (true, Some(key)) = (lasting, key) {
            self.templates[template].deductions.known.insert(key, result.clone());
        }
        result
    }

    /// Whether the arguments deduced for a template always lead to the same function: not where a default argument
    /// makes a closure, which is another one each time.
    fn is_deduced_once(&mut self, template: TemplateId) -> bool {
        if let Some(answer) = self.templates[template].deductions.once {
            return answer;
        }
        let params = self.templates[template].header.params.clone();
        let makes_closure = |range: TokenRange| {
            (range.start..range.end).any(|at| self.tokens.get(at as usize).kind == TokenKind::LBracket)
        };
        let answer = !params.iter().any(|p| p.default.is_some_and(|(range, _)| makes_closure(range)));
        self.templates[template].deductions.once = Some(answer);
        answer
    }

    fn complete_args(
        &mut self,
        template: TemplateId,
        params: &[TemplateParam],
        d: Deduced,
    ) -> Result<TemplateArgs, DeduceError> {
        let (scope, depends) = self.value_scope(template, params);
        let mut out: Vec<TemplateArg> = Vec::with_capacity(params.len());
        for (i, (param, arg)) in params.iter().zip(d.args).enumerate() {
            if let (Some(expands), Some(TemplateArg::Pack(list))) = (param.expands, &arg)
                && list.len() as u32 != expands.count
            {
                return Err(DeduceError::Deduction);
            }
            let (arg, settled) = match arg {
                Some(arg) => (arg, false),
                None if param.pack => (TemplateArg::Pack([].into()), false),
                None if param.default.is_some() => self
                    .trap(|s| s.default_arg(template, i, &out))
                    .ok()
                    .flatten()
                    .ok_or(DeduceError::Substitution)?,
                None => return Err(DeduceError::Deduction),
            };
            // Values take the type of their parameter.
            let arg = match (&param.kind, arg) {
                (_, arg) if settled => arg,
                (ParamKind::Value { .. }, TemplateArg::Value(ty, v)) => {
                    let value = TemplateArg::Value(ty, v);
                    self.trap(|s| s.check_deduced_value(param, value, scope))
                        .ok()
                        .flatten()
                        .ok_or(DeduceError::Deduction)?
                }
                (ParamKind::Value { .. }, TemplateArg::Pack(list)) => {
                    let mut converted = Vec::with_capacity(list.len());
                    for v in list.iter().cloned() {
                        converted.push(
                            self.trap(|s| s.check_deduced_value(param, v, scope))
                                .ok()
                                .flatten()
                                .ok_or(DeduceError::Deduction)?,
                        );
                    }
                    TemplateArg::Pack(converted.into())
                }
                (_, TemplateArg::Type(ty)) if self.tree.types.is_error(ty) => {
                    return Err(DeduceError::Deduction);
                }
                (_, arg) => arg,
            };
            if depends {
                self.bind_param(scope, param, &arg);
            }
            out.push(arg);
        }
        Ok(out.into())
    }

    /// Where the types of value parameters are read, and whether the parameters are to be bound there: only the type of a
    /// value can depend on the arguments before it.
    fn value_scope(&mut self, template: TemplateId, params: &[TemplateParam]) -> (ScopeId, bool) {
        let outer = self.templates[template].header.outer;
        let types = &self.tree.types;
        let depends = params.iter().any(|p| {
            p.expands.is_some() || matches!(p.kind, ParamKind::Value { ty, .. } if types.is_dependent(ty))
        });
        match depends {
            true => (self.new_scope(crate::sema::scope::ScopeKind::Template, Some(outer)), true),
            false => (outer, false),
        }
    }

    fn check_deduced_value(
        &mut self,
        param: &TemplateParam,
        arg: TemplateArg,
        scope: ScopeId,
    ) -> Option<TemplateArg> {
        let TemplateArg::Value(ty, value) = arg else { return Some(arg) };
        let to = self.param_value_type(param, scope)?;
        if self.contains_auto(to) {
            return self.placeholder_fits(to, ty).then(|| TemplateArg::Value(ty.unqualified(), value));
        }
        // Array bounds deduce as `size_t`; the parameter may have any integral type.
        match self.convert_constant(ty, value.clone(), to) {
            Some(v) => Some(TemplateArg::Value(to.unqualified(), v)),
            None if ty.unqualified() == to.unqualified() => Some(TemplateArg::Value(to.unqualified(), value)),
            None => None,
        }
    }

    /// An aggregate whose template arguments follow from the initialisers of its members ([over.match.class.deduct]).
    pub fn deduce_aggregate(&mut self, class: TemplateId, args: &[DeduceArg]) -> Option<QualType> {
        let fields = self.aggregate_pattern(class)?;
        if args.is_empty() {
            return None;
        }
        let params = self.templates[class].header.params.clone();
        let mut d = Deduced::new(&params);
        self.bind_class_args(class, &mut d);
        let mut rest = args;
        for (i, &(field, pack)) in fields.iter().enumerate() {
            // What follows a pack of bases gets its arguments, one each.
            let count = if pack { rest.len().saturating_sub(fields.len() - i - 1) } else { 1 };
            if pack {
                let touched = self.packs_of_type(field);
                for (n, arg) in rest[..count].iter().enumerate() {
                    d.expanding = Some(n);
                    if !self.deduce_call_arg(field, arg, &mut d) {
                        return None;
                    }
                }
                d.expanding = None;
                if !d.close_packs(&touched, count) {
                    return None;
                }
                rest = &rest[count..];
            } else if !self.deduce_element(field, &mut rest, &mut d) {
                return None;
            }
        }
        if !rest.is_empty() {
            return None;
        }
        let args = self.complete_args(class, &params, d).ok()?;
        let ty = self.class_instance(class, args);
        let record = self.tree.types.as_record(ty)?;
        let aggregate = self.complete_record(record)
            && self.tree.records[record].flags.contains(crate::tree::RecordFlags::AGGREGATE);
        aggregate.then_some(ty)
    }

    /// One element of an aggregate from the next arguments; an array takes several where their braces are left out.
    fn deduce_element(&mut self, field: QualType, rest: &mut &[DeduceArg], d: &mut Deduced) -> bool {
        let Some((arg, after)) = rest.split_first() else { return true };
        if let TypeKind::Array { elem, len: ArrayLen::Known(n) } = *self.tree.types.get(field)
            && let DeduceArg::Expr { ty, .. } = arg
            && !self.tree.types.is_array(*ty)
        {
            return (0..n).all(|_| rest.is_empty() || self.deduce_element(elem, rest, d));
        }
        *rest = after;
        self.deduce_call_arg(field, arg, d)
    }

    /// The class whose template arguments are all defaults: the guide of an implicit default constructor.
    pub fn deduce_defaults(&mut self, class: TemplateId) -> Option<QualType> {
        let params = self.templates[class].header.params.clone();
        let mut d = Deduced::new(&params);
        self.bind_class_args(class, &mut d);
        let args = self.complete_args(class, &params, d).ok()?;
        Some(self.class_instance(class, args))
    }

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
                    crate::sema::function::same_signature(have, &a) && (auto || have.ret == a.ret)
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
