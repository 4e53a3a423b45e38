//! Template argument deduction ([temp.deduct]).
//!
//! Deduction matches a pattern P with a type A. What cannot be deduced from (qualified dependent names, `decltype`,
//! expressions) is skipped; replaying the declaration with the deduced arguments checks it afterwards.

use smallvec::SmallVec;

use crate::sema::Sema;
use crate::sema::template::{ParamKind, TemplateParam};
use crate::tree::types::{ArrayLen, FnType, NoexceptPattern, QualType, TypeKind};
use crate::tree::{ConstValue, RecordId, TemplateArg, TemplateArgs, TemplateId, TemplateKind};

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
#[derive(Clone)]
pub struct Deduced {
    pub args: Vec<Option<TemplateArg>>,
    /// Explicitly given prefix of packs; empty if no parameter is a pack.
    pub(crate) pack_elements: Vec<Vec<Option<TemplateArg>>>,
    /// Index inside the expansion being matched.
    pub(crate) expanding: Option<usize>,
    is_pack: Flags,
    /// Packs with an explicit prefix, which may grow.
    pub(crate) fixed: Flags,
    /// Parameters with an explicit argument.
    pub(crate) explicit: Flags,
    /// Template template parameters whose own parameters have default arguments.
    inner_defaults: Flags,
    /// Ordering two partial specialisations: what is not deduced must not meet a parameter, which is not the same.
    ordering: bool,
}

/// One flag for each parameter.
pub(crate) type Flags = SmallVec<[bool; 16]>;

impl Deduced {
    pub fn new(params: &[TemplateParam]) -> Deduced {
        let none = || Flags::from_elem(false, params.len());
        let (mut is_pack, mut inner_defaults) = (none(), none());
        let mut packs = 0;
        for (i, param) in params.iter().enumerate() {
            if param.pack {
                (is_pack[i], packs) = (true, params.len());
            }
            inner_defaults[i] = param.inner.iter().any(|i| i.default);
        }
        let mut args = Vec::with_capacity(params.len());
        args.resize_with(params.len(), || None);
        let mut pack_elements = Vec::new();
        pack_elements.resize_with(packs, Vec::new);
        let (fixed, explicit) = (none(), none());
        Deduced {
            args,
            pack_elements,
            expanding: None,
            is_pack,
            fixed,
            explicit,
            inner_defaults,
            ordering: false,
        }
    }

    /// How many elements of a pack are written; more may be deduced.
    pub(crate) fn explicit_elements(&self, pack: u16) -> usize {
        match self.args.get(pack as usize) {
            Some(Some(TemplateArg::Pack(list))) if self.fixed[pack as usize] => list.len(),
            _ => 0,
        }
    }

    /// Records an argument; false if it contradicts an earlier one.
    pub(crate) fn bind(&mut self, index: u16, arg: TemplateArg) -> bool {
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
            let given = self.explicit_elements(index);
            let list = &mut self.pack_elements[i];
            if list.len() <= at {
                list.resize(at + 1, None);
            }
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
    pub(crate) fn close_packs(&mut self, touched: &[u16], len: usize) -> bool {
        for &p in touched {
            let i = p as usize;
            if i >= self.args.len() || !self.is_pack[i] {
                continue;
            }
            let mut list = std::mem::take(&mut self.pack_elements[i]);
            list.resize(len.max(list.len()), None);
            let Some(list) = list.into_iter().collect::<Option<Vec<_>>>() else { return false };
            // Nothing but what is written: it stays so for further parameters.
            if self.fixed[i] && list.len() == self.explicit_elements(p) {
                self.pack_elements[i] = list.into_iter().map(Some).collect();
                continue;
            }
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
                    TypeKind::Pointer(at) => {
                        !self.qualifies_function(pt, at) && self.deduce_type(pt, at, d, how)
                    }
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
                        && !self.qualifies_function(pointee, ap)
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
                // An alias whose meaning is not known yet.
                if self.tree.templates[template].kind == TemplateKind::Alias {
                    return !(d.ordering && matches!(self.tree.types.get(a), TypeKind::TemplateParam { .. }));
                }
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

    /// Whether `p` is `const T` and `a` a function, which no `T` makes constant: nothing but a reference ignores that.
    fn qualifies_function(&self, p: QualType, a: QualType) -> bool {
        !p.quals().is_empty()
            && matches!(self.tree.types.get(p), TypeKind::TemplateParam { .. })
            && self.tree.types.is_function(a)
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
        let noexcept = match p.noexcept_pattern {
            Some(NoexceptPattern::Param(index)) => match a.noexcept_pattern {
                Some(NoexceptPattern::Param(other)) => {
                    d.bind(index, TemplateArg::ParamValue { depth: 0, index: other, pack: false })
                }
                Some(NoexceptPattern::Expr(id)) => d.bind(index, TemplateArg::Expr(id)),
                None => {
                    let value = ConstValue::bool(a.noexcept);
                    d.bind(index, TemplateArg::Value(QualType::BOOL, value))
                }
            },
            // Nothing is deduced from an expression.
            Some(NoexceptPattern::Expr(_)) => true,
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
    pub(crate) fn deduce_list(&mut self, p: &[QualType], a: &[QualType], d: &mut Deduced) -> bool {
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
                let may_derive = how != Leniency::Exact && !self.is_complete_without_bases(record);
                let before = may_derive.then(|| (d.args.clone(), d.pack_elements.clone()));
                let result = self.deduce_spec_record(template, param, args, record, d) == Some(true);
                let Some(before) = before.filter(|_| !result) else { return result };
                // What the class itself was found to fit says nothing about its bases.
                (d.args, d.pack_elements) = before;
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
            TypeKind::TemplateParamSpec { index: ai, args: aargs, pack, .. } => match param {
                Some(index) => {
                    let (plain, mut flat) = (flatten(args), flatten(&aargs));
                    // A parameter with fewer arguments takes templates with default arguments for the others, too: the one
                    // with all of them is more specialised.
                    let expands =
                        |list: &[&TemplateArg]| list.iter().any(|a| matches!(a, TemplateArg::Expansion(_)));
                    let own = d.inner_defaults.get(index as usize) == Some(&true);
                    if !own && !expands(&plain) && !expands(&flat) {
                        flat.truncate(plain.len());
                    }
                    d.bind(index, TemplateArg::ParamTemplate { depth: 0, index: ai, pack })
                        && self.deduce_flat(&plain, &flat, d)
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
                let rest = self.templates[at].header.params.get(plain.len()..).unwrap_or_default();
                if flat.len() > plain.len()
                    && rest.iter().all(|p| p.pack || p.default.is_some())
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

    fn is_complete_without_bases(&self, record: RecordId) -> bool {
        let r = &self.tree.records[record];
        r.is_complete() && r.bases.is_empty()
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
        let mut found = Vec::new();
        let mut seen = Vec::new();
        let mut level: Vec<RecordId> = self.tree.records[record].bases.iter().map(|b| b.record).collect();
        while let Some(base) = level.pop() {
            if seen.contains(&base) {
                continue;
            }
            seen.push(base);
            (d.args, d.pack_elements) = before.clone();
            if self.deduce_spec_record(template, param, args, base, d) == Some(true) {
                found.push((base, (d.args.clone(), d.pack_elements.clone())));
                // What this base itself derives from is hidden behind it.
                continue;
            }
            level.extend(self.tree.records[base].bases.iter().map(|b| b.record));
        }
        // Also on another path ([temp.deduct.call]/4.3).
        let hidden =
            |r: RecordId| found.iter().any(|(other, _)| *other != r && self.tree.is_same_or_base(r, *other));
        let mut answers = found.iter().filter(|(base, _)| !hidden(*base)).map(|(_, answer)| answer);
        let first = answers.next();
        // Different answers from different bases: deduction fails.
        let same = answers.all(|answer| Some(answer) == first);
        (d.args, d.pack_elements) = first.filter(|_| same).cloned().unwrap_or(before);
        same && !found.is_empty()
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

    pub(crate) fn deduce_arg(&mut self, p: &TemplateArg, a: &TemplateArg, d: &mut Deduced) -> bool {
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
            // Which function it is depends on the type of the parameter.
            (TemplateArg::Value(QualType::OVERLOAD, _), _) => true,
            (TemplateArg::Value(_, x), TemplateArg::Value(_, y)) => x == y,
            (TemplateArg::Expansion(x), TemplateArg::Expansion(y)) => self.deduce_arg(x, y, d),
            _ => p == a,
        }
    }

    /// Indices of the packs that a pattern mentions.
    pub(crate) fn packs_of_type(&self, ty: QualType) -> Vec<u16> {
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
            TypeKind::TemplateParamSpec { index, pack, args, .. } => {
                if *pack {
                    out.push(*index);
                }
                args.iter().for_each(|a| self.collect_arg_packs(a, out))
            }
            TypeKind::TemplateSpec { args, .. } => args.iter().for_each(|a| self.collect_arg_packs(a, out)),
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
    pub(crate) fn deduce_value_types(&mut self, params: &[TemplateParam], d: &mut Deduced) -> bool {
        for (i, param) in params.iter().enumerate() {
            if param.kind == ParamKind::Template {
                let fits = |arg: &TemplateArg| match arg {
                    TemplateArg::Template(t) => self.template_fits(&param.inner, *t),
                    _ => true,
                };
                let fit = match &d.args[i] {
                    Some(TemplateArg::Pack(list)) => list.iter().all(fits),
                    Some(arg) => fits(arg),
                    None => true,
                };
                if !fit {
                    return false;
                }
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
    pub(crate) fn placeholder_fits(&self, wanted: QualType, have: QualType) -> bool {
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
