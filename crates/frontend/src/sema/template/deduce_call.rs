//! Deducing the arguments of function templates for calls ([temp.deduct.call]) and of class templates without arguments
//! ([over.match.class.deduct]).
//!
//! Arguments that are written are bound first, parameters are [matched](super::deduce) with arguments then, and what remains
//! takes its default.

use oxicc_source::Span;
use smallvec::SmallVec;

use crate::lex::TokenKind;
use crate::sema::template::deduce::{DeduceArg, DeduceError, Deduced, Flags, Leniency};
use crate::sema::template::{ParamKind, TemplateParam};
use crate::sema::{Scoped, Sema};
use crate::tree::types::{ArrayLen, NoexceptPattern, QualType, TypeKind};
use crate::tree::{
    ConstValue, DeclContext, FunctionId, RecordId, ScopeId, TemplateArg, TemplateArgs, TemplateId, TokenRange,
};

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
        let is_pack = |p: QualType| matches!(self.tree.types.get(p), TypeKind::PackExpansion(_));
        let any_pack = f.params.iter().any(|p| is_pack(*p));
        if args.len() > f.params.len() && !f.variadic && !any_pack {
            return Err(DeduceError::Arity);
        }
        let defaults = |i: usize| pattern.defaults.get(i).copied().unwrap_or(false);
        let required = f.params.iter().enumerate().filter(|(i, p)| !is_pack(**p) && !defaults(*i)).count();
        if args.len() < required {
            return Err(DeduceError::Arity);
        }
        let (ret, patterns): (_, SmallVec<[QualType; 8]>) = (f.ret, SmallVec::from_slice(&f.params));
        let params = self.templates[template].header.params.clone();
        if self.is_other_template(&patterns, args, &params, explicit.len()) {
            return Err(DeduceError::Deduction);
        }
        let mut d = Deduced::new(&params);
        self.bind_explicit(template, &params, explicit, &mut d, span)?;
        if !self.bind_alias_args(template, ret, &mut d) {
            return Err(DeduceError::Deduction);
        }
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
                let given = d.explicit.clone();
                for (n, arg) in rest.iter().enumerate() {
                    d.expanding = Some(n);
                    // Elements of a pack that are written are not deduced.
                    for &pack in &touched {
                        d.explicit[pack as usize] |= d.explicit_elements(pack) > n;
                    }
                    let fits = self.deduce_call_arg(pattern, arg, &mut d);
                    d.explicit.clone_from(&given);
                    if !fits {
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
    /// known ([over.match.class.deduct]/3). False if it makes classes that the alias does not stand for.
    fn bind_alias_args(&mut self, guide: TemplateId, ret: QualType, d: &mut Deduced) -> bool {
        let Some((class, fixed)) = &self.alias_args else { return true };
        if self.tree.templates[guide].name != crate::tree::DeclName::Guide(*class) {
            return true;
        }
        let TypeKind::TemplateSpec { args, .. } = self.tree.types.get(ret).clone() else { return true };
        let fixed = fixed.clone();
        for (pattern, arg) in args.iter().zip(fixed.iter()) {
            let Some(arg) = arg else { continue };
            if pattern != arg && !self.are_dependent_args(std::slice::from_ref(pattern)) {
                return false;
            }
            let before = d.args.clone();
            if !self.deduce_arg(pattern, arg, d) {
                d.args = before;
                continue;
            }
            for (i, old) in before.iter().enumerate() {
                d.explicit[i] |= old.is_none() && d.args[i].is_some();
            }
        }
        true
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
    pub(crate) fn deduce_call_arg(&mut self, p: QualType, arg: &DeduceArg, d: &mut Deduced) -> bool {
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
    pub(crate) fn mentions_open(&self, ty: QualType, explicit: &[bool]) -> bool {
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
                    || matches!(f.noexcept_pattern, Some(NoexceptPattern::Param(index)) if open(index))
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
    pub(crate) fn bind_explicit(
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
    pub(crate) fn finish_deduction(
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
            true => (self.new_scope(crate::sema::lookup::scope::ScopeKind::Template, Some(outer)), true),
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
        // Only a string initialises an array from an array.
        if self.tree.types.is_array(field)
            && let DeduceArg::Expr { ty, .. } = arg
            && let TypeKind::Array { elem, len } = *self.tree.types.get(*ty)
        {
            let text = self.tree.types.array(elem.unqualified(), len);
            return self.deduce_type(field, text, d, Leniency::Call);
        }
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
}
