//! Member access, subscripts, pointers to members.

use oxicc_source::Span;

use crate::diag;
use crate::lex::TokenKind;
use crate::sema::Sema;
use crate::sema::convert::{Init, UserMode};
use crate::sema::lookup::name::{IdExpr, IdName, Qualifier};
use crate::sema::lookup::scope::{Decl, Found, Key};
use crate::sema::overload::{Call, OperatorCall, OverloadSet, Resolution};
use crate::tree::BasePath;
use crate::tree::expr::{BaseStep, CastKind, Category, ExprKind};
use crate::tree::types::{QualType, Quals, TypeKind};
use crate::tree::{ExprId, FieldRef, OperatorName, RecordId};

impl Sema<'_> {
    /// The object that `p->` refers to: dereferences pointers, follows `operator->`.
    pub fn arrow_object(&mut self, e: ExprId, span: Span) -> ExprId {
        let mut e = e;
        for _ in 0..256 {
            if self.is_error_expr(e) {
                return e;
            }
            let Some(record) = self.tree.types.as_record(self.ety(e)) else { break };
            let open = self.tree.records[record].flags.contains(crate::tree::RecordFlags::BEING_DEFINED);
            if !open && !self.require_complete(self.ety(e), span) {
                return self.error_expr(span);
            }
            let found = self.lookup_member(record, Key::Operator(OperatorName::Arrow));
            if found.is_empty() {
                let text = diag::operator_or_applied_to_instead(&self.show_type(self.ety(e)));
                self.report(text, span);
                return self.error_expr(span);
            }
            let call = Call { explicit: None, object: Some(e), args: &[], mode: UserMode::Implicit };
            e = match self.resolve(&found.decls, call) {
                Resolution::Best(best) => match best.function {
                    Some(f) => self.build_member_call_with(e, f, &[], &best.convs, false, span),
                    None => self.error_expr(span),
                },
                _ => {
                    self.report_no_operator(OperatorName::Arrow, e, None, span);
                    self.error_expr(span)
                }
            };
        }
        let value = self.rvalue(e);
        if self.is_error_expr(value) {
            return value;
        }
        if self.tree.types.pointee(self.ety(value)).is_none() {
            let ty = self.show_type(self.ety(value));
            let text = diag::operator_or_applied_to_instead(&ty);
            self.report(text, span);
            return self.error_expr(span);
        }
        self.build_deref(value, span)
    }

    /// `object.name`; `object` is what `.` or the dereferenced `->` refers to.
    pub fn build_member(&mut self, object: ExprId, id: IdExpr, span: Span) -> ExprId {
        if self.is_error_expr(object) {
            return object;
        }
        let ty = self.ety(object);
        let Some(record) = self.tree.types.as_record(ty) else {
            let name = self.show_type(ty);
            self.report(diag::expression_must_have_class_type_but_has(&name), self.espan(object));
            return self.error_expr(span);
        };
        let found = id.found;
        if found.error {
            return self.error_expr(span);
        }
        if found.ambiguous {
            let text = diag::is_ambiguous(&self.key_text(id.name.key()));
            self.report(text, id.name_span);
            return self.error_expr(span);
        }
        let Some(first) = found.first() else {
            let text =
                diag::class_has_no_member(&self.show_type(ty.unqualified()), &self.key_text(id.name.key()));
            let name = self.key_text(id.name.key()).to_string();
            let record = self.tree.types.as_record(ty);
            let fix = record.and_then(|record| self.fix_of_member(record, &name, id.name_span));
            let report = self.report(text, id.name_span);
            fix.into_iter().fold(report, |report, fix| report.advise(fix));
            return self.error_expr(span);
        };
        let object = match found.record {
            Some(home) => self.qualified_object(object, id.qualifier, home),
            None => object,
        };
        match first {
            Decl::Function(_) | Decl::Template(_) if found.is_overload_set(self) => {
                let set = OverloadSet {
                    decls: found.decls,
                    name: id.name.key(),
                    explicit: id.args.map(Into::into),
                    object: Some(object),
                    naming_class: Some(record),
                    qualified: id.qualifier.is_some(),
                    adl: false,
                    address: false,
                    builtin: None,
                };
                let set = self.narrow_conversion_set(set, id.name);
                self.push_overload(set, span)
            }
            Decl::Field(field) => {
                self.check_found_access(&found, record, id.name_span);
                self.build_field(object, field, span)
            }
            Decl::Indirect(indirect) => {
                self.check_found_access(&found, record, id.name_span);
                let path = self.indirect[indirect.0 as usize].clone();
                let mut e = object;
                for field in path.iter() {
                    e = self.build_field(e, *field, span);
                }
                e
            }
            Decl::Var(_) | Decl::Enumerator(..) | Decl::Template(_) | Decl::Value(_) => {
                // A static member: the object expression is only evaluated.
                self.check_found_access(&found, record, id.name_span);
                let member = self.build_decl(first, id.args, &found, None, span);
                if self.has_side_effects(object) && !self.is_error_expr(member) {
                    let dropped = self.discard(object);
                    return self.build_comma(dropped, member, span);
                }
                member
            }
            Decl::Error => self.error_expr(span),
            _ => {
                let name = self.key_text(id.name.key());
                self.report(diag::member_cannot_be_used_here(&name), id.name_span);
                self.error_expr(span)
            }
        }
    }

    /// The object of a member named with a qualifier: where the class that declares it is an ambiguous base, the qualifier
    /// says which one is meant.
    pub(crate) fn qualified_object(
        &mut self,
        object: ExprId,
        qualifier: Option<Qualifier>,
        home: RecordId,
    ) -> ExprId {
        let Some(Qualifier::Type(named)) = qualifier else { return object };
        match (self.tree.types.as_record(self.ety(object)), self.tree.types.as_record(named)) {
            (Some(whole), Some(part))
                if whole != part && self.tree.base_path(whole, home) == BasePath::Ambiguous =>
            {
                let object = self.glvalue(object);
                self.base_glvalue(object, named)
            }
            _ => object,
        }
    }

    /// `x.operator T` names one of the conversion functions.
    pub(crate) fn narrow_conversion_set(&mut self, mut set: OverloadSet, name: IdName) -> OverloadSet {
        if let IdName::Conversion(ty) = name {
            let wanted = |s: &Self, d: &Decl| match d {
                Decl::Function(f) => {
                    s.tree.types.as_function(s.tree.functions[*f].ty).is_some_and(|t| t.ret == ty)
                }
                _ => false,
            };
            if set.decls.iter().any(|d| wanted(self, d)) {
                let keep: smallvec::SmallVec<[Decl; 4]> =
                    set.decls.iter().copied().filter(|d| wanted(self, d)).collect();
                set.decls = keep;
            } else {
                let templates: smallvec::SmallVec<[Decl; 4]> = set
                    .decls
                    .iter()
                    .filter_map(|d| match d {
                        // An instance that converts to something else has another name.
                        Decl::Template(t) => self
                            .deduce_conversion(*t, ty)
                            .ok()
                            .map(Decl::Function)
                            .filter(|d| wanted(self, d)),
                        _ => None,
                    })
                    .collect();
                if templates.is_empty() && !self.tree.types.is_error(ty) && !self.tree.types.is_dependent(ty)
                {
                    let class = set.naming_class.map_or(String::new(), |r| self.show_record(r));
                    let text =
                        diag::class_has_no_member(&class, &format_args!("operator {}", self.show_type(ty)));
                    let span = self.prev_span();
                    self.report(text, span);
                }
                set.decls = templates;
            }
        }
        set
    }

    fn build_comma(&mut self, lhs: ExprId, rhs: ExprId, span: Span) -> ExprId {
        let (ty, category) = (self.ety(rhs), self.ecat(rhs));
        let op = crate::tree::expr::BinaryOp::Comma;
        let declared = match *self.ekind(rhs) {
            ExprKind::Var(var) => Some(self.tree.vars[var].ty),
            _ => self.cx.ex.placeholder_types.get(&rhs).copied(),
        };
        let e = self.push_expr(ExprKind::Binary { op, lhs, rhs }, ty, category, span);
        // For `decltype` it is the member.
        if let Some(declared) = declared {
            self.cx.ex.placeholder_types.insert(e, declared);
        }
        e
    }

    /// A non-static data member of an object.
    pub(crate) fn build_field(&mut self, object: ExprId, field: FieldRef, span: Span) -> ExprId {
        if self.is_error_expr(object) {
            return object;
        }
        let class = self.record_type(field.record);
        let prvalue = self.ecat(object) == Category::PRValue;
        let object = self.glvalue(object);
        let object = match self.tree.types.as_record(self.ety(object)) {
            Some(r) if r == field.record => object,
            _ => self.base_glvalue(object, class),
        };
        if self.is_error_expr(object) {
            return object;
        }
        self.lint_deprecated_field(field, span);
        let data = &self.tree.records[field.record].fields[field.index as usize];
        let (ty, mutable) = (data.ty, data.mutable);
        let (ty, category) = match *self.tree.types.get(ty) {
            TypeKind::LValueRef(t) | TypeKind::RValueRef(t) => (t, Category::LValue),
            _ => {
                let mut quals = self.ety(object).quals() - Quals::RESTRICT;
                if mutable {
                    quals -= Quals::CONST;
                }
                let category = if prvalue { Category::XValue } else { self.ecat(object) };
                (self.tree.types.qualify(ty, quals), category)
            }
        };
        self.push_expr(ExprKind::Field { base: object, field }, ty, category, span)
    }

    /// `a[i, j]`, `a[]`, or one subscript.
    pub fn build_subscripts(&mut self, base: ExprId, args: Vec<Init>, span: Span) -> ExprId {
        let args = match <[Init; 1]>::try_from(args) {
            Ok([index]) => return self.build_subscript(base, index, span),
            Err(args) => args,
        };
        let wrong = |s: &Self, arg: &Init| arg.as_expr().is_some_and(|e| s.is_error_expr(e));
        if self.is_error_expr(base) || args.iter().any(|a| wrong(self, a)) {
            return self.error_expr(span);
        }
        let Some(record) = self.tree.types.as_record(self.ety(base)) else {
            match args.is_empty() {
                true => self.report(diag::expected_expression(), span),
                false => self.report(diag::too_many_array_bounds(), span),
            };
            return self.error_expr(span);
        };
        if !self.require_complete(self.ety(base), span) {
            return self.error_expr(span);
        }
        let found = self.lookup_member(record, Key::Operator(OperatorName::Subscript));
        let call = Call { explicit: None, object: Some(base), args: &args, mode: UserMode::Implicit };
        match self.resolve(&found.decls, call) {
            Resolution::Best(best) => match best.function {
                Some(f) => {
                    self.check_member_access(f, record, span);
                    self.build_member_call_with(base, f, &args, &best.convs, false, span)
                }
                None => self.error_expr(span),
            },
            Resolution::Ambiguous(list) => {
                self.report_ambiguous_operator(OperatorName::Subscript, &list, base, None, span);
                self.error_expr(span)
            }
            Resolution::None => {
                self.report_no_operator(OperatorName::Subscript, base, None, span);
                self.error_expr(span)
            }
        }
    }

    /// `a[i]`.
    pub fn build_subscript(&mut self, base: ExprId, index: Init, span: Span) -> ExprId {
        if self.is_error_expr(base) || index.as_expr().is_some_and(|e| self.is_error_expr(e)) {
            return self.error_expr(span);
        }
        let mut base = base;
        let mut index = index;
        if let Some(record) = self.tree.types.as_record(self.ety(base)) {
            if !self.require_complete(self.ety(base), span) {
                return self.error_expr(span);
            }
            let found = self.lookup_member(record, Key::Operator(OperatorName::Subscript));
            if !found.is_empty() {
                let args = [index.clone()];
                let call = Call { explicit: None, object: Some(base), args: &args, mode: UserMode::Implicit };
                match self.resolve(&found.decls, call) {
                    Resolution::Best(best) => {
                        if let Some(f) = best.function {
                            self.check_member_access(f, record, span);
                            return self.build_member_call_with(base, f, &args, &best.convs, false, span);
                        }
                    }
                    Resolution::Ambiguous(list) => {
                        self.report_ambiguous_operator(
                            OperatorName::Subscript,
                            &list,
                            base,
                            index.as_expr(),
                            span,
                        );
                        return self.error_expr(span);
                    }
                    Resolution::None => {
                        let rhs = index.as_expr();
                        if self.conversion_functions(record).is_empty() {
                            self.report_no_operator(OperatorName::Subscript, base, rhs, span);
                            return self.error_expr(span);
                        }
                    }
                }
            }
        }
        if let Some(i) = index.as_expr()
            && self.needs_overload(&[base, i])
            && (self.tree.types.as_record(self.ety(base)).is_some()
                || self.tree.types.as_record(self.ety(i)).is_some())
        {
            match self.overloaded_operator(OperatorName::Subscript, base, Some(i), span) {
                OperatorCall::Done(e) => return e,
                OperatorCall::Builtin(b, r) => {
                    base = b;
                    index = Init::Expr(r.unwrap_or(i));
                }
            }
        }
        let Init::Expr(index) = index else {
            self.report(diag::expected_expression(), span);
            return self.error_expr(span);
        };
        if self.is_error_expr(base) || self.is_error_expr(index) {
            return self.error_expr(span);
        }
        if let TypeKind::Vector { elem, .. } = *self.tree.types.get(self.ety(base)) {
            let quals = self.ety(base).quals();
            let category = self.ecat(base);
            let index = self.index_value(index, span);
            let base = self.glvalue(base);
            return self.push_expr(ExprKind::Index { base, index }, elem.with(quals), category, span);
        }
        let is_array = |s: &Self, e: ExprId| s.tree.types.is_array(s.ety(e));
        let category = match (is_array(self, base), is_array(self, index)) {
            (true, _) if self.ecat(base) != Category::LValue => Category::XValue,
            (_, true) if self.ecat(index) != Category::LValue => Category::XValue,
            _ => Category::LValue,
        };
        let (bits_b, bits_i) = (self.bits_of(base), self.bits_of(index));
        let (b, i) = (self.rvalue(base), self.rvalue(index));
        if self.is_error_expr(b) || self.is_error_expr(i) {
            return self.error_expr(span);
        }
        let (pointer, index, bits) =
            match (self.tree.types.pointee(self.ety(b)), self.tree.types.pointee(self.ety(i))) {
                (Some(_), None) => (b, i, bits_i),
                (None, Some(_)) => (i, b, bits_b),
                _ => {
                    self.report(diag::expression_must_have_pointer_to_object_type(), span);
                    return self.error_expr(span);
                }
            };
        let Some(pointee) = self.tree.types.pointee(self.ety(pointer)) else { return self.error_expr(span) };
        if self.tree.types.is_void(pointee) {
            self.report(diag::expression_must_be_pointer_to_complete_object(), span);
            return self.error_expr(span);
        }
        let why = |_: &str| diag::expression_must_be_pointer_to_complete_object();
        if !self.require_complete_for(pointee, span, why) {
            return self.error_expr(span);
        }
        let Some(promoted) = self.tree.promoted(self.ety(index), bits) else {
            self.report(diag::expression_must_have_integral_or_unscoped_enum(), self.espan(index));
            return self.error_expr(span);
        };
        let swapped = index == b;
        let index = self.arith_cast(index, promoted);
        let kind = if swapped && self.has_side_effects(index) && self.has_side_effects(pointer) {
            ExprKind::Index { base: index, index: pointer }
        } else {
            ExprKind::Index { base: pointer, index }
        };
        self.push_expr(kind, pointee, category, span)
    }

    fn index_value(&mut self, index: ExprId, span: Span) -> ExprId {
        let value = self.rvalue(index);
        match self.tree.promoted(self.ety(value), None) {
            Some(ty) => self.arith_cast(value, ty),
            None => {
                self.report(diag::expression_must_have_integral_or_unscoped_enum(), span);
                self.error_expr(span)
            }
        }
    }

    /// `object.*member` and, with the pointer dereferenced already, `pointer->*member`.
    pub fn build_member_deref(&mut self, object: ExprId, member: ExprId, span: Span) -> ExprId {
        let Some(member) = self.resolve_single(member) else {
            self.unresolved_overload(member);
            return self.error_expr(span);
        };
        let member = self.rvalue(member);
        if self.is_error_expr(object) || self.is_error_expr(member) {
            return self.error_expr(span);
        }
        let TypeKind::MemberPointer { class, pointee } = *self.tree.types.get(self.ety(member)) else {
            self.report(diag::expression_must_have_pointer_to_member_type(), span);
            return self.error_expr(span);
        };
        let prvalue = self.ecat(object) == Category::PRValue;
        let object = self.glvalue(object);
        let (Some(source), Some(target)) =
            (self.tree.types.as_record(self.ety(object)), self.tree.types.as_record(class.into()))
        else {
            self.report(diag::expression_must_have_class_type(), span);
            return self.error_expr(span);
        };
        if source != target && !self.is_derived(source, target) {
            let (a, b) = (self.show_record(source), self.show_record(target));
            self.report(diag::is_not_or_one_of_its_base(&b, &a), span);
            return self.error_expr(span);
        }
        let base = self.base_glvalue(object, class.into());
        if self.is_error_expr(base) {
            return base;
        }
        if let BasePath::Unique(path) = self.tree.base_path(source, target) {
            self.check_base_access(&path, span);
        }
        if self.tree.types.is_function(pointee) {
            return self.push_expr(ExprKind::MemberDeref { base, member }, pointee, Category::PRValue, span);
        }
        let quals = self.ety(base).quals();
        let ty = self.tree.types.qualify(pointee, quals);
        let category = if prvalue { Category::XValue } else { self.ecat(base) };
        self.push_expr(ExprKind::MemberDeref { base, member }, ty, category, span)
    }

    /// `this`, as a prvalue pointer; `None` where there is no object.
    pub fn build_this(&mut self, span: Span) -> Option<ExprId> {
        if self.cx.ex.lambda.is_some() {
            return self.captured_this(span);
        }
        let class = self.cx.this_ty?;
        let ty = self.tree.types.pointer(class);
        Some(self.push_expr(ExprKind::This, ty, Category::PRValue, span))
    }

    /// `*this` as the implicit object for members found in `record`, if the current object has such a part.
    pub(crate) fn implicit_object(&mut self, record: RecordId, span: Span) -> Option<ExprId> {
        let this = self.this_class()?;
        self.complete_record(this);
        if !self.tree.is_same_or_base(record, this) {
            return None;
        }
        let pointer = self.build_this(span)?;
        Some(self.build_deref(pointer, span))
    }

    /// The class that `this` points to here, looking through lambdas.
    pub(crate) fn this_class(&self) -> Option<RecordId> {
        if self.cx.ex.lambda.is_some() {
            return self.enclosing_this_class();
        }
        self.this_record()
    }

    /// `&C::member`.
    pub(crate) fn build_member_address(&mut self, found: &Found, span: Span) -> Option<ExprId> {
        let naming = found.record;
        match found.first()? {
            Decl::Field(field) => {
                let data = &self.tree.records[field.record].fields[field.index as usize];
                if data.bits.is_some() {
                    self.report(diag::taking_address_of_bit_field(), span);
                    return Some(self.error_expr(span));
                }
                let ty = data.ty;
                if self.tree.types.is_reference(ty) {
                    self.report(diag::pointer_to_reference_member(), span);
                    return Some(self.error_expr(span));
                }
                let class = self.record_type(field.record).ty();
                let pm: QualType =
                    self.tree.types.intern(TypeKind::MemberPointer { class, pointee: ty }).into();
                let _ = naming;
                Some(self.push_expr(ExprKind::MemberAddr(field), pm, Category::PRValue, span))
            }
            Decl::Indirect(id) => {
                // A member of an anonymous union: the offsets add up.
                let path = self.indirect[id.0 as usize].clone();
                let (first, last) = (path.first()?, path.last()?);
                let ty = self.tree.records[last.record].fields[last.index as usize].ty;
                let class = self.record_type(first.record).ty();
                let pm: QualType =
                    self.tree.types.intern(TypeKind::MemberPointer { class, pointee: ty }).into();
                let mut offset = 0i64;
                for field in &path[..path.len() - 1] {
                    self.ensure_layout(field.record);
                    offset +=
                        (crate::layout::field_bit_offset(&self.tree, field.record, field.index) / 8) as i64;
                }
                let value = crate::tree::ConstValue::MemberPointer(crate::tree::value::MemberPointer::Field(
                    *last, offset,
                ));
                Some(self.push_expr(ExprKind::Const(value), pm, Category::PRValue, span))
            }
            _ => None,
        }
    }

    /// The base subobject of an object at the end of some steps.
    pub(crate) fn along_path(&mut self, e: ExprId, base: RecordId, path: &[BaseStep]) -> ExprId {
        let ty = self.record_type(base).with(self.ety(e).quals());
        let category = self.ecat(e);
        self.push_path_cast(CastKind::DerivedToBase, e, ty, category, path)
    }

    /// The scope in which the name after `.` or `->` is looked up.
    pub(crate) fn lookup_in_object(
        &mut self,
        object: QualType,
        qualifier: Option<Qualifier>,
        name: IdName,
    ) -> Found {
        let Some(record) = self.tree.types.as_record(object) else { return Found::default() };
        self.complete_record(record);
        match qualifier {
            Some(q @ Qualifier::Type(_)) => {
                self.lookup_qualified(Some(q), name.key(), crate::sema::lookup::scope::LookupMode::Any)
            }
            _ => {
                self.demand_special(record, name.key());
                self.lookup_member(record, name.key())
            }
        }
    }

    /// What `->*` gives of a member function can only be called ([expr.mptr.oper]/6): behind the parentheses around it
    /// arguments follow.
    pub(crate) fn check_bound_function(&mut self, e: ExprId) {
        if !matches!(self.ekind(e), ExprKind::MemberDeref { .. }) || !self.tree.types.is_function(self.ety(e))
        {
            return;
        }
        let mut at = self.pos();
        while self.tokens.get(at as usize).kind == TokenKind::RParen {
            at += 1;
        }
        let calls = at > self.pos() && self.tokens.get(at as usize).kind == TokenKind::LParen;
        if !calls && !self.is_cast_operand(at) {
            let span = self.espan(e);
            self.report(diag::pointer_to_bound_function_may_only(), span);
        }
    }

    pub(crate) fn build_pointer_to_member(
        &mut self,
        lhs: ExprId,
        rhs: ExprId,
        dot: bool,
        span: Span,
    ) -> ExprId {
        if self.is_error_expr(lhs) || self.is_error_expr(rhs) {
            return self.error_expr(span);
        }
        if dot {
            return self.build_member_deref(lhs, rhs, span);
        }
        if self.needs_overload(&[lhs, rhs]) {
            match self.overloaded_operator(OperatorName::ArrowStar, lhs, Some(rhs), span) {
                crate::sema::overload::OperatorCall::Done(e) => return e,
                crate::sema::overload::OperatorCall::Builtin(l, r) => {
                    let object = self.build_deref(l, span);
                    return self.build_member_deref(object, r.unwrap_or(rhs), span);
                }
            }
        }
        let object = self.build_deref(lhs, span);
        self.build_member_deref(object, rhs, span)
    }
}

impl Sema<'_> {
    /// Whether the parentheses that close right before `end` are behind others: GNU C++ makes pointers of bound functions
    /// by casts.
    fn is_cast_operand(&self, end: u32) -> bool {
        let mut depth = 0;
        for at in (0..end as usize).rev() {
            match self.tokens.get(at).kind {
                TokenKind::RParen => depth += 1,
                TokenKind::LParen => depth -= 1,
                TokenKind::Semi | TokenKind::Eof => return false,
                _ => {}
            }
            if depth == 0 {
                return at > 0
                    && self.tokens.get(at).kind == TokenKind::LParen
                    && self.tokens.get(at - 1).kind == TokenKind::RParen;
            }
        }
        false
    }
}
