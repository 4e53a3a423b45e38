//! The end of a function body: `return`, deduced return types, and what is checked.

use oxicc_source::Span;

use crate::diag;
use crate::lex::Standard;
use crate::sema::Sema;
use crate::sema::convert::{Init, Purpose, UserMode};
use crate::tree::body::{LocalKind, Use};
use crate::tree::expr::{Category, ExprKind};
use crate::tree::types::{Placeholder, QualType, TypeKind};
use crate::tree::{DeclName, ExprId, FunctionId, RecordFlags, RecordId, RecordKind};

impl Sema<'_> {
    /// Parameters of class type are destroyed at the end.
    pub(crate) fn settle_params(&mut self) {
        if let Some(function) = self.cx.function {
            self.check_abstract_signature(function);
            self.check_constexpr_signature(function);
        }
        for local in self.cx.body.params.clone() {
            let (ty, span) = (self.cx.body.locals[local].ty, self.cx.body.locals[local].span);
            if self.tree.types.is_reference(ty) || self.tree.types.is_error(ty) {
                continue;
            }
            if self.tree.types.as_record(ty).is_some() && !self.require_complete(ty, span) {
                self.cx.body.locals[local].ty = QualType::ERROR;
                continue;
            }
            // The arguments of a kernel are destroyed where it is launched.
            if !self.cx.function.is_some_and(|f| self.tree.functions[f].is_kernel()) {
                self.cx.body.locals[local].dtor = self.parameter_destructor(ty, span);
            }
        }
    }

    /// What is checked and recorded when all statements are known.
    pub(crate) fn finish_function_body(&mut self, function: FunctionId) {
        if let Some(ret) = self.cx.return_type
            && self.has_placeholder(ret)
        {
            // No return statement with a value.
            if matches!(
                self.tree.types.get(ret),
                TypeKind::Deduced(Placeholder::Auto | Placeholder::DecltypeAuto)
            ) {
                self.set_return_type(function, QualType::VOID);
            } else {
                let span = self.tree.functions[function].span;
                self.report(diag::return_type_needs_return_statement(), span);
                self.set_return_type(function, QualType::ERROR);
            }
        }
        let text = crate::tree::TokenRange { start: self.cx.ex.text.start, end: self.pos() };
        self.lint_body(function, text);
        let labels = std::mem::take(&mut self.cx.ex.labels);
        for (label, span) in &labels.used {
            if !labels.defined.contains_key(label) {
                let text = diag::label_was_referenced_but_not_defined(&self.label_text(*label));
                self.report(text, *span);
            }
        }
        self.lint_labels(&labels);
        for (span, barrier) in labels.bad_jumps() {
            let message = barrier.mistake();
            self.report(message, span);
        }
        let data = &self.tree.functions[function];
        let (name, home) = (data.name, data.record());
        if matches!(name, DeclName::Ctor | DeclName::Dtor)
            && let Some(record) = home
            && self.tree.records[record].flags.contains(RecordFlags::POLYMORPHIC)
        {
            self.cx.body.uses.push(Use::VTable(record));
            self.mark_used_vtable(record);
        }
        if name == DeclName::Dtor
            && let Some(record) = home
        {
            self.use_member_destructors(record);
            self.find_deleting(function, record);
        }
        self.finish_var_uses();
        self.cx.body.result = self.cx.ex.returned.flatten().into();
        self.count_finished_body();
    }

    /// A destructor also runs those of members and bases.
    fn use_member_destructors(&mut self, record: RecordId) {
        let span = self.record_span(record);
        let is_union = |t: QualType| {
            self.tree.types.as_record(t).is_some_and(|r| self.tree.records[r].kind == RecordKind::Union)
        };
        // The members of an anonymous union are left to the program.
        let fields = self.tree.records[record].fields.iter().filter(|f| f.name.is_some() || !is_union(f.ty));
        let types: Vec<QualType> = fields.map(|f| f.ty).collect();
        if self.tree.records[record].kind != RecordKind::Union {
            for ty in types {
                if !self.tree.types.is_reference(ty) {
                    let _ = self.destructor_for(ty, span);
                }
            }
        }
        // The virtual bases of an abstract class are left to the class of the whole object ([class.dtor]/13).
        let is_abstract = self.tree.records[record].flags.contains(RecordFlags::ABSTRACT);
        let bases = self.tree.records[record].bases.iter().filter(|b| !(is_abstract && b.is_virtual));
        let bases: Vec<RecordId> = bases.map(|b| b.record).collect();
        for base in bases {
            let ty = self.record_type(base);
            let _ = self.destructor_for(ty, span);
        }
    }

    /// Records the variables that the body uses: those not replaced by their value.
    pub(crate) fn finish_var_uses(&mut self) {
        let uses = std::mem::take(&mut self.cx.ex.var_uses);
        let mut seen = rustc_hash::FxHashSet::default();
        for (e, var) in uses {
            if self.cx.ex.folded.contains(&e) {
                continue;
            }
            let span = self.espan(e);
            self.check_host_variable(e, var, span);
            if seen.insert(var) {
                self.use_var(var, span);
            }
        }
    }

    /// Sets the return type that was deduced.
    pub(crate) fn set_return_type(&mut self, function: FunctionId, ret: QualType) {
        self.cx.return_type = Some(ret);
        if let TypeKind::Function(f) = self.tree.types.get(self.tree.functions[function].ty) {
            let mut f = f.clone();
            f.ret = ret;
            let ty = self.tree.types.function(f);
            self.tree.functions[function].ty = ty;
        }
    }

    pub(crate) fn build_return(&mut self, init: Option<Init>, span: Span) -> Option<ExprId> {
        let Some(mut ret) = self.cx.return_type else {
            // Constructors and the like: no value.
            let e = init?.as_expr()?;
            return Some(self.discard(e));
        };
        let is_special = self
            .cx
            .function
            .is_some_and(|f| matches!(self.tree.functions[f].name, DeclName::Ctor | DeclName::Dtor));
        if is_special {
            ret = QualType::VOID;
        }
        if init.as_ref().and_then(Init::as_expr).is_some_and(|e| self.is_error_expr(e)) {
            // A type that cannot be deduced because of an error silences the callers.
            if self.has_placeholder(ret) {
                self.cx.return_type = Some(QualType::ERROR);
                if let Some(f) = self.cx.function {
                    self.set_return_type(f, QualType::ERROR);
                }
            }
            return None;
        }
        if self.tree.types.is_error(ret) {
            return None;
        }
        if self.has_placeholder(ret) {
            ret = self.deduce_return(ret, init.as_ref(), span)?;
        } else if let Some(declared) = self.cx.ex.deduced_return
            && let Some(again) = self.deduced_type(declared, init.as_ref(), span)
            && again != ret
        {
            let (a, b) = (self.show_type(ret), self.show_type(again));
            let text = diag::deduced_return_type_conflicts_with_previously_deduced(&b, &a);
            self.report(text, span);
            return None;
        }
        let Some(init) = init else {
            if !self.tree.types.is_void(ret) {
                let name = self.cx.function.map_or(String::new(), |f| self.show_function(f));
                self.report(diag::non_void_function_should_return_value(&name), span);
            }
            return None;
        };
        if self.tree.types.is_void(ret) {
            return match init {
                Init::Expr(e) => {
                    let e = self.discard(e);
                    if !self.tree.types.is_void(self.ety(e)) && !self.is_error_expr(e) {
                        self.report(diag::return_value_type_does_not_match_function(), span);
                        return None;
                    }
                    Some(e)
                }
                Init::List(list) => {
                    self.report(diag::void_function_may_not_return_value(), list.span);
                    None
                }
            };
        }
        self.note_returned(&init, ret);
        let value = match &init {
            Init::Expr(e) => {
                let moved = self.implicitly_moved(*e, ret);
                self.copy_init(ret, &Init::Expr(moved), Purpose::Return)
            }
            Init::List(_) => self.copy_init(ret, &init, Purpose::Return),
        };
        self.lint_returned(value, ret, span);
        (!self.is_error_expr(value)).then_some(value)
    }

    /// [class.copy.elision]/1: whether the result and a local can be one object.
    fn note_returned(&mut self, init: &Init, ret: QualType) {
        let local = match init.as_expr().map(|e| self.ekind(e)) {
            Some(&ExprKind::Local(local)) => {
                let data = &self.cx.body.locals[local];
                let same = data.ty.unqualified() == ret.unqualified() && !data.ty.is_volatile();
                (same && data.kind == LocalKind::Var).then_some(local)
            }
            _ => None,
        };
        let before = self.cx.ex.returned.unwrap_or(local);
        self.cx.ex.returned = Some(local.filter(|_| before == local));
    }

    /// [expr.prim.id.unqual]/4: whether an expression names a local that may be moved out of when it is returned.
    fn is_move_eligible(&self, e: ExprId) -> bool {
        let ExprKind::Local(local) = *self.ekind(e) else { return false };
        let ty = self.cx.body.locals[local].ty;
        match *self.tree.types.get(ty) {
            TypeKind::RValueRef(_) => {
                self.options.standard >= Standard::Cxx20 && !self.cx.ex.binding_types.contains_key(&local)
            }
            TypeKind::LValueRef(_) => false,
            _ => !ty.is_volatile(),
        }
    }

    /// A returned local is tried as an rvalue first; from C++23 on it is one.
    pub(crate) fn implicitly_moved(&mut self, e: ExprId, ret: QualType) -> ExprId {
        if !self.is_move_eligible(e) {
            return e;
        }
        if self.tree.types.is_reference(ret) {
            return self.moved_by_name(e);
        }
        if self.tree.types.as_record(self.ety(e)).is_none() {
            return e;
        }
        let moved = self.with_category(e, Category::XValue);
        // A class is copied by a constructor that takes an lvalue only if there is no other.
        if let Some(record) = self.tree.types.as_record(ret)
            && self.tree.types.as_record(self.ety(e)) == Some(record)
        {
            use crate::sema::overload::{ArgShape, Resolution};
            let ctors = self.constructors(record);
            let args = [Init::Expr(moved)];
            let found = self.resolve_constructor(&ctors, &args, ArgShape::Copy, UserMode::Implicit);
            return if matches!(found, Resolution::None) { e } else { moved };
        }
        if self.expr_ics(moved, ret, UserMode::Implicit).is_some() { moved } else { e }
    }

    /// From C++23 on the name of a local is an xvalue where it is returned.
    fn moved_by_name(&mut self, e: ExprId) -> ExprId {
        if self.options.standard < Standard::Cxx23 || !self.is_move_eligible(e) {
            return e;
        }
        self.with_category(e, Category::XValue)
    }

    fn deduced_type(&mut self, declared: QualType, init: Option<&Init>, span: Span) -> Option<QualType> {
        match init {
            None => Some(QualType::VOID),
            Some(Init::Expr(e)) if self.tree.types.is_void(self.ety(*e)) => Some(QualType::VOID),
            Some(Init::Expr(e)) if declared.ty() == crate::tree::TypeId::DECLTYPE_AUTO => {
                // Without parentheses it is the declared type that counts.
                let e = match self.cx.ex.parenthesised.contains(e) {
                    true => self.moved_by_name(*e),
                    false => *e,
                };
                Some(self.decltype_of(e))
            }
            Some(Init::List(list)) => {
                self.report(diag::return_type_cannot_be_deduced_from_braced(), list.span);
                None
            }
            Some(Init::Expr(e)) if self.tree.types.is_reference(declared) => {
                let moved = self.moved_by_name(*e);
                self.deduce_auto(declared, &Init::Expr(moved), span)
            }
            Some(init) => self.deduce_auto(declared, init, span),
        }
    }

    fn deduce_return(&mut self, declared: QualType, init: Option<&Init>, span: Span) -> Option<QualType> {
        let Some(ty) = self.deduced_type(declared, init, span) else {
            if let Some(f) = self.cx.function {
                self.set_return_type(f, QualType::ERROR);
            }
            self.cx.return_type = Some(QualType::ERROR);
            return None;
        };
        self.cx.ex.deduced_return = Some(declared);
        if let Some(f) = self.cx.function {
            self.set_return_type(f, ty);
        }
        self.cx.return_type = Some(ty);
        Some(ty)
    }
}
