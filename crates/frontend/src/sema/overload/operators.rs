//! Operators on class and enumeration operands ([over.match.oper]).

use oxicc_source::Span;
use smallvec::{SmallVec, smallvec};

use crate::sema::Sema;
use crate::sema::convert::{Ics, IcsKind, Init, Purpose, UserMode};
use crate::sema::lookup::scope::{Decl, Key};
use crate::sema::overload::{Call, Candidate, Candidates, Resolution, Rewritten};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{ExprId, OperatorName, RecordFlags};

/// What became of an operator with class or enumeration operands.
#[derive(Clone, Copy, Debug)]
pub enum OperatorCall {
    /// A function was called (or an error reported).
    Done(ExprId),
    /// A built-in operator on these converted operands.
    Builtin(ExprId, Option<ExprId>),
}

impl Sema<'_> {
    /// Whether an operator on these operands looks for functions.
    pub fn needs_overload(&self, operands: &[ExprId]) -> bool {
        operands
            .iter()
            .any(|e| matches!(self.tree.types.get(self.ety(*e)), TypeKind::Record(_) | TypeKind::Enum(_)))
    }

    /// Resolves an operator with one or two operands. Without user functions that fit, class operands are converted for
    /// the built-in operator.
    pub fn overloaded_operator(
        &mut self,
        op: OperatorName,
        lhs: ExprId,
        rhs: Option<ExprId>,
        span: Span,
    ) -> OperatorCall {
        let mut candidates = Candidates::new();
        self.operator_candidates(op, op, lhs, rhs, Rewritten::No, &mut candidates);
        if let Some(rhs) = rhs
            && self.options.standard >= crate::lex::Standard::Cxx20
        {
            self.rewritten_candidates(op, lhs, rhs, &mut candidates);
        }
        let has_class = self.tree.types.as_record(self.ety(lhs)).is_some()
            || rhs.is_some_and(|r| self.tree.types.as_record(self.ety(r)).is_some());
        if candidates.is_empty() && !has_class {
            return OperatorCall::Builtin(lhs, rhs);
        }
        self.builtin_candidates(op, lhs, rhs, &mut candidates);
        let mut resolution = self.best_candidate(&candidates);
        if let Resolution::Ambiguous(_) = resolution
            && candidates.iter().any(|c| c.rewritten == Rewritten::Reversed)
        {
            // Operators written for C++17 are often ambiguous with themselves, operands exchanged: compilers take them as they
            // are written.
            let written = candidates.iter().filter(|c| c.rewritten != Rewritten::Reversed).cloned();
            let written: Candidates = written.collect();
            if let Resolution::Best(i) = self.best_candidate(&written) {
                candidates = written;
                resolution = Resolution::Best(i);
            }
        }
        match resolution {
            Resolution::Best(i) => {
                let best = candidates.swap_remove(i);
                self.call_operator(op, best, lhs, rhs, span)
            }
            Resolution::Ambiguous(list) => {
                self.report_ambiguous_operator(op, &list, lhs, rhs, span);
                OperatorCall::Done(self.error_expr(span))
            }
            Resolution::None => {
                if self.has_default_meaning(op, lhs) {
                    return OperatorCall::Builtin(lhs, rhs);
                }
                self.report_no_operator(op, lhs, rhs, span);
                OperatorCall::Done(self.error_expr(span))
            }
        }
    }

    /// The lvalues of scalar type that conversion functions of a class give, as reference types: what a built-in
    /// operator that writes its left operand can take ([over.built]/3 to 5, 18 to 22).
    fn written_types(&mut self, record: crate::tree::RecordId) -> SmallVec<[QualType; 4]> {
        let mut out = SmallVec::new();
        for decl in self.conversion_functions(record) {
            let Decl::Function(f) = decl else { continue };
            let Some(ret) = self.return_type_of(f) else { continue };
            let TypeKind::LValueRef(t) = *self.tree.types.get(ret) else { continue };
            let explicit = self.tree.functions[f].flags.contains(crate::tree::FnFlags::EXPLICIT);
            if !t.is_const() && !explicit && self.tree.is_scalar(t) && !out.contains(&ret) {
                out.push(ret);
            }
        }
        out
    }

    /// `,`, unary `&` and `->` mean something on every operand; `!`, `&&`, `||` convert to `bool` by themselves.
    fn has_default_meaning(&self, op: OperatorName, _lhs: ExprId) -> bool {
        matches!(
            op,
            OperatorName::Comma
                | OperatorName::Amp
                | OperatorName::Not
                | OperatorName::AndAnd
                | OperatorName::OrOr
        )
    }

    /// Adds the member and non-member functions named `name` that fit `lhs op rhs`.
    fn operator_candidates(
        &mut self,
        op: OperatorName,
        name: OperatorName,
        lhs: ExprId,
        rhs: Option<ExprId>,
        rewritten: Rewritten,
        out: &mut Candidates,
    ) {
        let key = Key::Operator(name);
        let mut add = |s: &mut Self, decl: Decl, call: Call, swap: bool| {
            if let Some(mut candidate) = s.candidate(decl, call) {
                candidate.rewritten = rewritten;
                if swap && candidate.convs.len() == 2 {
                    candidate.convs.swap(0, 1);
                }
                out.push(candidate);
            }
        };
        let swap = rewritten == Rewritten::Reversed;
        if let Some(record) = self.tree.types.as_record(self.ety(lhs)) {
            self.complete_record(record);
            let flags = self.tree.records[record].flags;
            if op == OperatorName::Assign
                && flags.intersects(RecordFlags::COMPLETE | RecordFlags::BEING_DEFINED)
            {
                self.declare_special_members(record);
            }
            let found = self.lookup_member(record, key);
            let args: SmallVec<[Init; 1]> = rhs.map(Init::Expr).into_iter().collect();
            for decl in found.decls {
                let call = Call { explicit: None, object: Some(lhs), args: &args, mode: UserMode::Implicit };
                add(self, decl, call, swap);
            }
        }
        // These can only be members.
        if matches!(
            name,
            OperatorName::Assign | OperatorName::Subscript | OperatorName::Call | OperatorName::Arrow
        ) {
            return;
        }
        let mut types: SmallVec<[QualType; 2]> = smallvec![self.ety(lhs)];
        types.extend(rhs.map(|r| self.ety(r)));
        let args: SmallVec<[Init; 2]> = std::iter::once(lhs).chain(rhs).map(Init::Expr).collect();
        let decls = self.nonmember_operators(key, &types);
        for decl in decls {
            let call = Call { explicit: None, object: None, args: &args, mode: UserMode::Implicit };
            add(self, decl, call, swap);
        }
    }

    /// Unqualified lookup that ignores members, and argument-dependent lookup.
    fn nonmember_operators(&mut self, key: Key, types: &[QualType]) -> SmallVec<[Decl; 8]> {
        let mut decls: SmallVec<[Decl; 8]> = SmallVec::new();
        let found = self.lookup_nonmember(key);
        for decl in found.decls {
            if self.is_function_decl(decl) {
                decls.push(decl);
            }
        }
        for decl in self.adl(key, types) {
            if !decls.contains(&decl) {
                decls.push(decl);
            }
        }
        decls
    }

    /// C++20 rewritten candidates: `==` for `!=`, `<=>` for the relations, and both with operands exchanged.
    fn rewritten_candidates(&mut self, op: OperatorName, lhs: ExprId, rhs: ExprId, out: &mut Candidates) {
        use OperatorName as O;
        match op {
            O::Eq => {
                self.operator_candidates(op, O::Eq, rhs, Some(lhs), Rewritten::Reversed, out);
            }
            O::Ne => {
                self.operator_candidates(op, O::Eq, lhs, Some(rhs), Rewritten::Synthesized, out);
                self.operator_candidates(op, O::Eq, rhs, Some(lhs), Rewritten::Reversed, out);
            }
            O::Less | O::Greater | O::Le | O::Ge => {
                self.operator_candidates(op, O::Spaceship, lhs, Some(rhs), Rewritten::Synthesized, out);
                self.operator_candidates(op, O::Spaceship, rhs, Some(lhs), Rewritten::Reversed, out);
            }
            O::Spaceship => {
                self.operator_candidates(op, O::Spaceship, rhs, Some(lhs), Rewritten::Reversed, out);
            }
            _ => {}
        }
        // A reversed == is not considered where a matching != exists ([over.match.oper]/4); libraries that predate
        // C++20 rely on it.
        if op == O::Eq || op == O::Ne {
            self.drop_reversed_with_ne(lhs, rhs, out);
        }
    }

    fn drop_reversed_with_ne(&mut self, lhs: ExprId, rhs: ExprId, out: &mut Candidates) {
        // The reference compiler does not know this rule: where nothing else is left, the reversed one is taken.
        if !out.iter().any(|c| c.rewritten == Rewritten::Reversed)
            || out.iter().all(|c| c.rewritten == Rewritten::Reversed)
        {
            return;
        }
        let mut ne = Candidates::new();
        self.operator_candidates(OperatorName::Ne, OperatorName::Ne, rhs, Some(lhs), Rewritten::No, &mut ne);
        if ne.is_empty() {
            return;
        }
        let matching: Vec<_> = ne
            .iter()
            .filter_map(|c| c.function.map(|f| (self.tree.functions[f].context, self.tree.functions[f].ty)))
            .collect();
        out.retain(|c| match (c.rewritten, c.function) {
            (Rewritten::Reversed, Some(f)) => {
                let f = &self.tree.functions[f];
                !matching.iter().any(|(context, ty)| {
                    *context == f.context
                        && self.tree.types.as_function(*ty).map(|t| &t.params)
                            == self.tree.types.as_function(f.ty).map(|t| &t.params)
                })
            }
            _ => true,
        });
    }

    /// Built-in candidates for the types that the operands can be converted to. For a class operand these are the
    /// results of its conversion functions: any other built-in candidate would need one of them and a further
    /// conversion, and lose.
    fn builtin_candidates(
        &mut self,
        op: OperatorName,
        lhs: ExprId,
        rhs: Option<ExprId>,
        out: &mut Candidates,
    ) {
        if matches!(
            op,
            OperatorName::Assign
                | OperatorName::Call
                | OperatorName::Subscript
                | OperatorName::Arrow
                | OperatorName::Comma
                | OperatorName::Not
                | OperatorName::AndAnd
                | OperatorName::OrOr
        ) && op != OperatorName::Subscript
        {
            return;
        }
        let writes = is_assignment(op);
        let written = match self.tree.types.as_record(self.ety(lhs)) {
            Some(record) if writes => Some(self.written_types(record)),
            _ => None,
        };
        let refers = written.is_some();
        let mut left = match written {
            Some(types) => types,
            None => self.builtin_types(lhs),
        };
        // The second operand of a postfix increment only tells it from the prefix one.
        let steps = matches!(op, OperatorName::PlusPlus | OperatorName::MinusMinus);
        let mut right = match rhs {
            Some(r) if !steps => self.builtin_types(r),
            _ => smallvec![QualType::VOID],
        };
        if let Some(rhs) = rhs.filter(|_| !steps) {
            if !writes {
                self.add_types_of_other(lhs, &mut left, &right);
            }
            self.add_types_of_other(rhs, &mut right, &left);
        }
        let mut seen: SmallVec<[[QualType; 2]; 4]> = SmallVec::new();
        for &l in &left {
            for &r in &right {
                let mut pair = [l, r];
                if rhs.is_some() && !steps && !refers {
                    self.meet(op, lhs, rhs, &mut pair);
                }
                let operands = [self.tree.types.strip_ref(pair[0]), pair[1]];
                if seen.contains(&pair) || !self.builtin_applies(op, operands, rhs.is_some() && !steps) {
                    continue;
                }
                seen.push(pair);
                // What is added to a pointer is a ptrdiff_t.
                let offset = |s: &Self, i: usize| {
                    let shift =
                        s.tree.types.is_pointer(operands[1 - i]) && s.tree.types.is_integral(operands[i]);
                    if shift { QualType::LONG } else { pair[i] }
                };
                let lhs_conv = if refers {
                    self.expr_ics(lhs, pair[0], UserMode::Implicit)
                } else if writes {
                    self.expr_ics(lhs, self.ety(lhs).unqualified(), UserMode::Forbidden)
                } else {
                    let to = offset(self, 0);
                    self.expr_ics(lhs, to, UserMode::Implicit)
                };
                let Some(lhs_conv) = lhs_conv else { continue };
                let mut convs = smallvec![Some(lhs_conv)];
                if let Some(rhs) = rhs {
                    let to = if steps { QualType::INT } else { offset(self, 1) };
                    let Some(conv) = self.expr_ics(rhs, to, UserMode::Implicit) else { continue };
                    convs.push(Some(conv));
                }
                out.push(Candidate { convs, builtin: Some(pair), ..Candidate::default() });
            }
        }
    }

    /// A template of conversion functions gives the type that is asked for: that of the other operand, or the one to move a
    /// pointer by.
    fn add_types_of_other(&mut self, e: ExprId, types: &mut SmallVec<[QualType; 4]>, other: &[QualType]) {
        let Some(record) = self.tree.types.as_record(self.ety(e)) else { return };
        if !self.conversion_functions(record).iter().any(|d| matches!(d, Decl::Template(_))) {
            return;
        }
        for &ty in other {
            let offset = self.tree.types.is_pointer(ty).then_some(QualType::LONG);
            for ty in [ty].into_iter().chain(offset) {
                if !types.contains(&ty) {
                    types.push(ty);
                }
            }
        }
    }

    /// Brings the operands of a comparison or difference to the one type the built-in operator takes for both: a null
    /// pointer constant becomes the pointer of the other side, pointers to differently qualified types the one to both
    /// qualifications.
    fn meet(&mut self, op: OperatorName, lhs: ExprId, rhs: Option<ExprId>, [l, r]: &mut [QualType; 2]) {
        use OperatorName as O;
        if op != O::Minus && !compares(op) {
            return;
        }
        if op != O::Minus {
            self.adapt_null(lhs, rhs, l, r);
        }
        if let (&TypeKind::Pointer(a), &TypeKind::Pointer(b)) =
            (self.tree.types.get(*l), self.tree.types.get(*r))
            && a.ty() == b.ty()
            && a != b
        {
            let both = self.tree.types.pointer(a.with(b.quals()));
            (*l, *r) = (both, both);
        }
    }

    /// A null pointer constant takes the pointer type of the other side.
    fn adapt_null(&self, lhs: ExprId, rhs: Option<ExprId>, l: &mut QualType, r: &mut QualType) {
        let pointer = |t: QualType| {
            matches!(self.tree.types.get(t), TypeKind::Pointer(_) | TypeKind::MemberPointer { .. })
        };
        if self.is_null_constant(lhs) && pointer(*r) {
            *l = *r;
        }
        if rhs.is_some_and(|e| self.is_null_constant(e)) && pointer(*l) {
            *r = *l;
        }
    }

    /// The types that an operand offers to built-in operators.
    pub(crate) fn builtin_types(&mut self, e: ExprId) -> SmallVec<[QualType; 4]> {
        let ty = self.ety(e);
        let mut out: SmallVec<[QualType; 4]> = SmallVec::new();
        match *self.tree.types.get(ty) {
            TypeKind::Record(record) => {
                for decl in self.conversion_functions(record) {
                    let Decl::Function(f) = decl else { continue };
                    if self.tree.functions[f].flags.contains(crate::tree::FnFlags::EXPLICIT) {
                        continue;
                    }
                    let Some(ret) = self.return_type_of(f) else { continue };
                    let target = self.tree.types.decay(ret);
                    let target = self.tree.promoted(target, None).unwrap_or(target);
                    if self.tree.is_scalar(target) && !out.contains(&target) {
                        out.push(target);
                    }
                }
            }
            TypeKind::Enum(_) => {
                out.push(ty.unqualified());
                if let Some(promoted) = self.tree.promoted(ty, None) {
                    out.push(promoted);
                }
            }
            // A function or member function that is the only one of its name.
            TypeKind::Overload => {
                if let Some(f) = self.resolve_single(e).filter(|f| !self.is_overload_expr(*f)) {
                    out.push(self.tree.types.decay(self.ety(f)));
                }
            }
            TypeKind::Error | TypeKind::Void => {}
            _ => {
                let decayed = self.tree.types.decay(ty);
                let bits = self.bits_of(e);
                out.push(self.tree.promoted(decayed, bits).unwrap_or(decayed));
            }
        }
        out
    }

    /// Whether the built-in operator takes operands of these types.
    fn builtin_applies(&mut self, op: OperatorName, [l, r]: [QualType; 2], binary: bool) -> bool {
        use OperatorName as O;
        let t = &self.tree;
        let arith =
            |ty: QualType| t.types.is_arithmetic(ty) || matches!(t.types.get(ty), TypeKind::Complex(_));
        let integral = |ty: QualType| t.types.is_integral(ty);
        let pointer = |ty: QualType| t.types.is_pointer(ty);
        let object = |ty: QualType| t.types.pointee(ty).is_some_and(|p| !t.types.is_void(p));
        if !binary {
            return match op {
                O::Plus => arith(l) || pointer(l),
                O::Minus => arith(l),
                O::Tilde => integral(l),
                O::Star => object(l),
                O::PlusPlus | O::MinusMinus => arith(l) && l.ty() != QualType::BOOL.ty() || object(l),
                _ => false,
            };
        }
        match op {
            O::Star | O::Slash | O::StarAssign | O::SlashAssign => arith(l) && arith(r),
            O::Percent | O::Amp | O::Pipe | O::Caret | O::Shl | O::Shr => integral(l) && integral(r),
            O::PercentAssign
            | O::AmpAssign
            | O::PipeAssign
            | O::CaretAssign
            | O::ShlAssign
            | O::ShrAssign => (integral(l) || t.is_unscoped_enum(l)) && integral(r),
            O::Plus => arith(l) && arith(r) || object(l) && integral(r) || integral(l) && object(r),
            O::Minus => arith(l) && arith(r) || object(l) && (integral(r) || r.ty() == l.ty()),
            O::PlusAssign | O::MinusAssign => arith(l) && arith(r) || object(l) && integral(r),
            O::Subscript => object(l) && integral(r) || integral(l) && object(r),
            O::ArrowStar => {
                let class = match *t.types.get(r) {
                    TypeKind::MemberPointer { class, .. } => t.types.as_record(class.into()),
                    _ => return false,
                };
                match (t.types.pointee(l).and_then(|p| t.types.as_record(p)), class) {
                    (Some(object), Some(class)) => t.is_same_or_base(class, object),
                    _ => false,
                }
            }
            O::Less | O::Greater | O::Le | O::Ge | O::Eq | O::Ne | O::Spaceship => {
                arith(l) && arith(r)
                    || l.ty() == r.ty() && matches!(t.types.get(l), TypeKind::Enum(_) | TypeKind::NullPtr)
                    || pointer(l) && pointer(r)
                    || matches!(op, O::Eq | O::Ne)
                        && t.types.is_member_pointer(l)
                        && t.types.is_member_pointer(r)
            }
            _ => false,
        }
    }

    fn call_operator(
        &mut self,
        op: OperatorName,
        best: Candidate,
        lhs: ExprId,
        rhs: Option<ExprId>,
        span: Span,
    ) -> OperatorCall {
        let Some(function) = best.function else {
            let Some([l, r]) = best.builtin else { return OperatorCall::Builtin(lhs, rhs) };
            if is_assignment(op) {
                let lhs = match best.convs.first() {
                    Some(Some(Ics { kind: IcsKind::User(conv), .. })) => match conv.function {
                        Some(f) => self.call_conversion(lhs, f, span),
                        None => lhs,
                    },
                    _ => lhs,
                };
                let rhs = rhs.map(|e| self.convert_class_operand(e, r));
                return OperatorCall::Builtin(lhs, rhs);
            }
            let lhs = self.convert_class_operand(lhs, l);
            let rhs = rhs.map(|e| self.convert_class_operand(e, r));
            return OperatorCall::Builtin(lhs, rhs);
        };
        let mut convs = best.convs;
        let (first, second) = match best.rewritten {
            Rewritten::Reversed => {
                convs.reverse();
                (rhs.unwrap_or(lhs), Some(lhs))
            }
            _ => (lhs, rhs),
        };
        let result = self.build_operator_call(function, first, second, &convs, span);
        if self.is_error_expr(result) || best.rewritten == Rewritten::No {
            return OperatorCall::Done(result);
        }
        OperatorCall::Done(self.finish_rewritten(op, best.rewritten, result, span))
    }

    /// Only class operands are converted; others take the usual conversions of the operator.
    fn convert_class_operand(&mut self, e: ExprId, to: QualType) -> ExprId {
        if self.tree.types.as_record(self.ety(e)).is_some() {
            self.implicit_conversion(e, to, Purpose::Operand)
        } else {
            e
        }
    }

    /// `!(x == y)`, `(x <=> y) @ 0`, `0 @ (y <=> x)`.
    fn finish_rewritten(&mut self, op: OperatorName, how: Rewritten, result: ExprId, span: Span) -> ExprId {
        use OperatorName as O;
        match op {
            O::Eq => self.contextual_bool(result),
            O::Ne => {
                let value = self.contextual_bool(result);
                self.build_not(value, span)
            }
            O::Spaceship if how == Rewritten::Reversed => {
                let zero = self.zero_literal(span);
                self.build_binary(O::Spaceship, zero, result, span)
            }
            O::Spaceship => result,
            _ => {
                let zero = self.zero_literal(span);
                if how == Rewritten::Reversed {
                    self.build_binary(op, zero, result, span)
                } else {
                    self.build_binary(op, result, zero, span)
                }
            }
        }
    }
}

/// Whether the operator writes its left operand.
fn is_assignment(op: OperatorName) -> bool {
    use OperatorName::*;
    matches!(
        op,
        Assign
            | PlusAssign
            | MinusAssign
            | StarAssign
            | SlashAssign
            | PercentAssign
            | CaretAssign
            | AmpAssign
            | PipeAssign
            | ShlAssign
            | ShrAssign
            | PlusPlus
            | MinusMinus
    )
}

/// Whether an operator compares its operands.
fn compares(op: OperatorName) -> bool {
    use OperatorName as O;
    matches!(op, O::Less | O::Greater | O::Le | O::Ge | O::Eq | O::Ne | O::Spaceship)
}
