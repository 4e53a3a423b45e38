//! Partial ordering: which template, or which specialisation, is more specialised.

use std::cmp::Ordering;

use oxicc_source::Span;

use crate::diag;
use crate::sema::template::deduce::{Deduced, Leniency};
use crate::sema::template::{Header, ParamKind, TemplateParam};
use crate::sema::{Scoped, Sema};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{TemplateArg, TemplateArgs, TemplateId};

impl Sema<'_> {
    /// The partial specialisation that fits arguments best, with its own arguments. None for the primary template.
    /// Reports an ambiguity.
    pub fn choose_partial(
        &mut self,
        template: TemplateId,
        args: &[TemplateArg],
        span: Span,
    ) -> Option<(usize, TemplateArgs)> {
        let count = self.templates[template].partials.len();
        let mut best: Option<(usize, TemplateArgs)> = None;
        let mut ambiguous = false;
        for index in 0..count {
            let Some(deduced) = self.match_partial(template, index, args) else { continue };
            match &best {
                None => best = Some((index, deduced)),
                Some((old, _)) => {
                    let old = *old;
                    match self.compare_partials(template, index, old) {
                        Ordering::Greater => {
                            best = Some((index, deduced));
                            ambiguous = false;
                        }
                        Ordering::Less => {}
                        Ordering::Equal => ambiguous = true,
                    }
                }
            }
        }
        if ambiguous {
            let text = diag::more_than_one_partial_specialization_matches_template(
                &self.show_template(template),
                &self.show_args(args),
            );
            self.report(text, span);
        }
        best
    }

    /// Arguments of a partial specialisation that match `args`, if it matches.
    fn match_partial(
        &mut self,
        template: TemplateId,
        index: usize,
        args: &[TemplateArg],
    ) -> Option<TemplateArgs> {
        let partial = &self.templates[template].partials[index];
        if self.differ_plainly(&partial.args, args) {
            return None;
        }
        let (header, pattern, tokens) = (partial.header.clone(), partial.args.clone(), partial.arg_tokens);
        let deduced = self.deduce_from_args(&header.params, &pattern, args)?;
        let plain = self.partial_is_plain(&header, &pattern);
        if plain && !header.is_constrained() {
            return Some(deduced);
        }
        // What deduction skipped is checked by reading the argument list with the parameters bound: SFINAE.
        let scope = self.bind_params(&header.params, &deduced, header.outer);
        if !plain {
            let same = self.replay(self.pos(), scope, |s| {
                s.trap(|s| {
                    s.seek(tokens.start);
                    let span = s.span();
                    let list = s.parse_template_args(Some(template));
                    s.check_args(template, list, span)
                })
                .ok()
                .flatten()
            })?;
            if *same != *args {
                return None;
            }
        }
        if !self.header_holds(&header, scope) {
            return None;
        }
        Some(deduced)
    }

    /// Whether some argument is plainly not what the pattern in its place takes. Most partial specialisations end here, before
    /// anything is built for them. Deduction says no to all that this says no to.
    fn differ_plainly(&self, pattern: &[TemplateArg], args: &[TemplateArg]) -> bool {
        for pair in pattern.iter().zip(args) {
            let differ = match pair {
                (TemplateArg::Type(p), TemplateArg::Type(a)) => self.types_differ_plainly(*p, *a),
                (TemplateArg::Value(_, x), TemplateArg::Value(_, y)) => x != y,
                // Behind them the places may not be the same.
                (TemplateArg::Pack(_) | TemplateArg::Expansion(_), _)
                | (_, TemplateArg::Pack(_) | TemplateArg::Expansion(_)) => return false,
                _ => false,
            };
            if differ {
                return true;
            }
        }
        false
    }

    fn types_differ_plainly(&self, pattern: QualType, ty: QualType) -> bool {
        let types = &self.tree.types;
        if !types.is_dependent(pattern) {
            return pattern != ty;
        }
        match (types.get(pattern), types.get(ty)) {
            (TypeKind::TemplateSpec { template, .. }, kind) => {
                self.tree.templates[*template].kind == crate::tree::TemplateKind::Class
                    && match kind {
                        TypeKind::Record(r) => {
                            self.tree.records[*r].instance_of.as_ref().is_none_or(|i| i.0 != *template)
                        }
                        TypeKind::TemplateSpec { .. } => false,
                        _ => true,
                    }
            }
            (TypeKind::Pointer(_), kind) => !matches!(kind, TypeKind::Pointer(_)),
            (TypeKind::LValueRef(_), kind) => !matches!(kind, TypeKind::LValueRef(_)),
            (TypeKind::RValueRef(_), kind) => !matches!(kind, TypeKind::RValueRef(_)),
            (TypeKind::Array { .. }, kind) => !matches!(kind, TypeKind::Array { .. }),
            (TypeKind::Function(_), kind) => !matches!(kind, TypeKind::Function(_)),
            (TypeKind::MemberPointer { .. }, kind) => !matches!(kind, TypeKind::MemberPointer { .. }),
            _ => false,
        }
    }

    /// Whether deduction alone decides: nothing in the pattern is a non-deduced context or may have vanished.
    fn partial_is_plain(&self, header: &Header, args: &[TemplateArg]) -> bool {
        args.iter().all(|a| match a {
            TemplateArg::Type(t) => self.type_is_plain(*t) || self.spec_is_plain(header, *t),
            TemplateArg::Value(..) => true,
            TemplateArg::ParamValue { .. } => true,
            TemplateArg::Pack(list) => self.partial_is_plain(header, list),
            TemplateArg::Expansion(inner) => self.partial_is_plain(header, std::slice::from_ref(&**inner)),
            TemplateArg::Template(_) | TemplateArg::ParamTemplate { .. } => true,
            TemplateArg::Expr(_) => false,
        })
    }

    fn type_is_plain(&self, ty: QualType) -> bool {
        match self.tree.types.get(ty) {
            // `void` may be what is left of `void_t<...>`.
            TypeKind::Void => false,
            TypeKind::TemplateParam { .. } => true,
            TypeKind::Pointer(t) | TypeKind::LValueRef(t) | TypeKind::RValueRef(t) => {
                matches!(self.tree.types.get(*t), TypeKind::TemplateParam { .. })
            }
            TypeKind::Int(_) | TypeKind::Float(_) => true,
            _ => false,
        }
    }

    /// Whether deduction alone decides for `X<...>`: each argument is a parameter of the same kind and type, or such a
    /// class again, and only the last may be an expansion.
    fn spec_is_plain(&self, header: &Header, ty: QualType) -> bool {
        let TypeKind::TemplateSpec { template, args } = self.tree.types.get(ty) else { return false };
        let wanted = &self.templates[*template].header.params;
        let is_class = self.tree.templates[*template].kind == crate::tree::TemplateKind::Class;
        if !is_class || wanted.len() != args.len() {
            return false;
        }
        let plain = |param: &TemplateParam, arg: &TemplateArg| match (param.kind, arg) {
            (ParamKind::Type, TemplateArg::Type(t)) => {
                matches!(self.tree.types.get(*t), TypeKind::TemplateParam { .. } | TypeKind::Int(_))
                    || self.spec_is_plain(header, *t)
            }
            (ParamKind::Value { ty, .. }, TemplateArg::ParamValue { index, .. }) => {
                let own = header.params.get(*index as usize).map(|p| p.kind);
                matches!(own, Some(ParamKind::Value { ty: own, .. }) if own == ty) && self.is_plain_scalar(ty)
            }
            (ParamKind::Value { ty, .. }, TemplateArg::Value(have, _)) => {
                *have == ty && self.is_plain_scalar(ty)
            }
            _ => false,
        };
        let last = args.len().saturating_sub(1);
        wanted.iter().zip(args.iter()).enumerate().all(|(i, (param, arg))| match arg {
            TemplateArg::Pack(list) if param.pack && param.expands.is_none() && i == last => {
                let end = list.len().saturating_sub(1);
                list.iter().enumerate().all(|(n, element)| match element {
                    TemplateArg::Expansion(inner) => n == end && plain(param, inner),
                    element => plain(param, element),
                })
            }
            arg => !param.pack && plain(param, arg),
        })
    }

    /// `Greater` if `a` is more specialised than `b`.
    fn compare_partials(&mut self, template: TemplateId, a: usize, b: usize) -> Ordering {
        let (pa, pb) = (&self.templates[template].partials[a], &self.templates[template].partials[b]);
        let (ha, aa) = (pa.header.clone(), pa.args.clone());
        let (hb, ab) = (pb.header.clone(), pb.args.clone());
        let a_from_b = self.takes_pattern(&ha.params, &aa, &ab);
        let b_from_a = self.takes_pattern(&hb.params, &ab, &aa);
        match (b_from_a, a_from_b) {
            (true, false) => Ordering::Greater,
            (false, true) => Ordering::Less,
            _ => match self.variadic_order(&aa, &ab) {
                Ordering::Equal => match self.placeholder_order(&ha, &hb) {
                    Ordering::Equal => self.compare_headers(&ha, &hb),
                    other => other,
                },
                other => other,
            },
        }
    }

    /// `auto**` is more specialised than `auto*`, and that more than `auto`.
    fn placeholder_order(&self, a: &Header, b: &Header) -> Ordering {
        let depth = |mut ty: QualType| {
            let mut n = 0;
            loop {
                ty = match *self.tree.types.get(ty) {
                    TypeKind::Pointer(t) | TypeKind::LValueRef(t) | TypeKind::RValueRef(t) => t,
                    TypeKind::Deduced(_) => return Some(n),
                    _ => return None,
                };
                n += 1;
            }
        };
        let mut order = Ordering::Equal;
        for (x, y) in a.params.iter().zip(b.params.iter()) {
            let (ParamKind::Value { ty: x, .. }, ParamKind::Value { ty: y, .. }) = (x.kind, y.kind) else {
                continue;
            };
            let (Some(x), Some(y)) = (depth(x), depth(y)) else { continue };
            match (order, x.cmp(&y)) {
                (Ordering::Equal, other) => order = other,
                (_, Ordering::Equal) => {}
                (old, new) if old == new => {}
                _ => return Ordering::Equal,
            }
        }
        order
    }

    /// Fewer expansions are more specialised, all else equal.
    fn variadic_order(&self, a: &[TemplateArg], b: &[TemplateArg]) -> Ordering {
        let count = |args: &[TemplateArg]| {
            let mut n = 0;
            for arg in args {
                match arg {
                    TemplateArg::Pack(list) => {
                        n += list.iter().filter(|a| matches!(a, TemplateArg::Expansion(_))).count()
                    }
                    TemplateArg::Expansion(_) => n += 1,
                    _ => {}
                }
            }
            n
        };
        count(b).cmp(&count(a))
    }

    fn compare_headers(&mut self, a: &Header, b: &Header) -> Ordering {
        self.compare_constraint_lists(a, b)
    }

    /// `Greater` if function template `a` is more specialised than `b` for a call with `count` arguments
    /// ([temp.func.order]).
    pub fn order_templates(&mut self, a: TemplateId, b: TemplateId, count: usize) -> Ordering {
        if a == b {
            return Ordering::Equal;
        }
        let (Some(pa), Some(pb)) = (&self.templates[a].pattern, &self.templates[b].pattern) else {
            return Ordering::Equal;
        };
        let (ta, tb) = (pa.ty, pb.ty);
        let (Some(fa), Some(fb)) =
            (self.tree.types.as_function(ta).cloned(), self.tree.types.as_function(tb).cloned())
        else {
            return Ordering::Equal;
        };
        let ha = self.templates[a].header.clone();
        let hb = self.templates[b].header.clone();
        let conversion = matches!(self.tree.templates[a].name, crate::tree::DeclName::Conversion(_));
        let (la, lb) = if conversion {
            (vec![fa.ret], vec![fb.ret])
        } else {
            let (object_a, object_b) = self.object_params(a, b);
            let mut la: Vec<QualType> = object_a.into_iter().collect();
            let mut lb: Vec<QualType> = object_b.into_iter().collect();
            la.extend(fa.params.iter().copied());
            lb.extend(fb.params.iter().copied());
            (la, lb)
        };
        let limit = if conversion { 1 } else { count };
        let b_at_least = self.at_least(&ha.params, &la, &lb, limit);
        let a_at_least = self.at_least(&hb.params, &lb, &la, limit);
        match (a_at_least, b_at_least) {
            (true, false) => return Ordering::Greater,
            (false, true) => return Ordering::Less,
            (false, false) => return Ordering::Equal,
            (true, true) => {}
        }
        // Reference tie-breaker ([temp.deduct.partial]/9).
        let (mut better_a, mut better_b) = (false, false);
        for (x, y) in la.iter().zip(&lb).take(limit.max(1)) {
            let (x, y) = match (self.tree.types.get(*x), self.tree.types.get(*y)) {
                (TypeKind::PackExpansion(p), TypeKind::PackExpansion(q)) => (*p, *q),
                _ => (*x, *y),
            };
            match self.reference_order(x, y) {
                Ordering::Greater => better_a = true,
                Ordering::Less => better_b = true,
                Ordering::Equal => {}
            }
        }
        if better_a != better_b {
            return if better_a { Ordering::Greater } else { Ordering::Less };
        }
        let pack = |s: &Self, list: &[QualType]| {
            list.iter().any(|t| matches!(s.tree.types.get(*t), TypeKind::PackExpansion(_)))
        };
        match (pack(self, &la), pack(self, &lb)) {
            (false, true) => return Ordering::Greater,
            (true, false) => return Ordering::Less,
            _ => {}
        }
        // Parameters that are used and not deduced make deduction fail, so that the other template is not more specialised
        // ([temp.deduct.partial]/12).
        let used = |list: &[QualType]| list.len().min(limit.max(1));
        let open_a = self.deduces_nothing(&ha.params, &la[..used(&la)]);
        let open_b = self.deduces_nothing(&hb.params, &lb[..used(&lb)]);
        match (open_a, open_b) {
            (true, false) => return Ordering::Greater,
            (false, true) => return Ordering::Less,
            _ => {}
        }
        match self.placeholder_order(&ha, &hb) {
            Ordering::Equal => self.compare_template_constraints(a, b),
            other => other,
        }
    }

    /// Whether patterns depend on parameters, none of which can be deduced from them.
    fn deduces_nothing(&self, params: &[TemplateParam], patterns: &[QualType]) -> bool {
        let given: crate::sema::template::deduce::Flags = params.iter().map(|_| false).collect();
        patterns.iter().any(|p| self.tree.types.is_dependent(*p))
            && !patterns.iter().any(|p| self.mentions_open(*p, &given))
    }

    /// Object parameters, where one of two is a member and the other is not.
    fn object_params(&mut self, a: TemplateId, b: TemplateId) -> (Option<QualType>, Option<QualType>) {
        let (ra, rb) = (self.templates[a].record.expand(), self.templates[b].record.expand());
        match (ra, rb) {
            (Some(x), None) => {
                let ty = self.record_type(x);
                (Some(self.tree.types.lvalue_ref(ty)), None)
            }
            (None, Some(y)) => {
                let ty = self.record_type(y);
                (None, Some(self.tree.types.lvalue_ref(ty)))
            }
            _ => (None, None),
        }
    }

    /// Whether each type of `args` can be deduced by the corresponding pattern of `patterns`.
    fn at_least(
        &mut self,
        params: &[TemplateParam],
        patterns: &[QualType],
        args: &[QualType],
        limit: usize,
    ) -> bool {
        let mut d = Deduced::new(params);
        let mut pi = 0;
        for (i, &a) in args.iter().enumerate() {
            if i >= limit.max(1) && i > 0 {
                break;
            }
            let Some(&p) = patterns.get(pi) else { break };
            let (p, is_expansion) = match *self.tree.types.get(p) {
                TypeKind::PackExpansion(inner) => (inner, true),
                _ => (p, false),
            };
            let (a, a_expansion) = match *self.tree.types.get(a) {
                TypeKind::PackExpansion(inner) => (inner, true),
                _ => (a, false),
            };
            if a_expansion && !is_expansion {
                return false;
            }
            let (p, a) = (self.strip_for_order(p), self.strip_for_order(a));
            if is_expansion && !a_expansion {
                // Each argument deduces the pack anew.
                let mut fresh = Deduced::new(params);
                if !self.deduce_type(p, a, &mut fresh, Leniency::Exact) {
                    return false;
                }
            } else if !self.deduce_type(p, a, &mut d, Leniency::Exact) {
                return false;
            }
            if !is_expansion {
                pi += 1;
            }
        }
        true
    }

    fn strip_for_order(&self, ty: QualType) -> QualType {
        self.tree.types.strip_ref(ty).unqualified()
    }

    fn reference_order(&self, a: QualType, b: QualType) -> Ordering {
        let types = &self.tree.types;
        // `A &&...` is ordered as what it expands to.
        let inner = |ty: QualType| match *types.get(ty) {
            TypeKind::PackExpansion(pattern) => pattern,
            _ => ty,
        };
        let (ra, rb) = match (types.get(inner(a)), types.get(inner(b))) {
            (TypeKind::LValueRef(_), TypeKind::RValueRef(_)) => return Ordering::Greater,
            (TypeKind::RValueRef(_), TypeKind::LValueRef(_)) => return Ordering::Less,
            (TypeKind::LValueRef(x), TypeKind::LValueRef(y))
            | (TypeKind::RValueRef(x), TypeKind::RValueRef(y)) => (*x, *y),
            _ => return Ordering::Equal,
        };
        let (qa, qb) = (ra.quals(), rb.quals());
        if qa != qb && qa.contains(qb) {
            Ordering::Greater
        } else if qa != qb && qb.contains(qa) {
            Ordering::Less
        } else {
            Ordering::Equal
        }
    }
}
