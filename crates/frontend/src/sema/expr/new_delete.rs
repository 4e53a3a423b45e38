//! `new` and `delete`.

use oxicc_source::Span;
use smallvec::SmallVec;

use crate::diag;
use crate::sema::convert::{Init, Purpose, UserMode};
use crate::sema::lookup::scope::Key;
use crate::sema::overload::{Call, Resolution};
use crate::sema::{Scoped, Sema};
use crate::tree::expr::{Category, DeleteExpr, ExprKind, NewExpr};
use crate::tree::types::{ArrayLen, QualType, TypeKind};
use crate::tree::{ConstValue, ExprId, FunctionId, OperatorName};

/// Alignment that plain `operator new` guarantees.
const DEFAULT_NEW_ALIGN: u64 = 16;

impl Sema<'_> {
    pub(crate) fn build_new(
        &mut self,
        global: bool,
        placement: Vec<Init>,
        ty: QualType,
        count: Option<ExprId>,
        init: Option<NewInit>,
        span: Span,
    ) -> ExprId {
        let mut ty = ty;
        if self.tree.types.is_error(ty) || count.is_some_and(|c| self.is_error_expr(c)) {
            return self.error_expr(span);
        }
        if self.has_placeholder(ty) {
            let Some(deduced) = self.deduce_new_type(ty, &init, span) else { return self.error_expr(span) };
            ty = deduced;
        }
        if self.tree.types.is_reference(self.tree.types.array_base(ty)) {
            match count {
                Some(_) => self.report(diag::array_of_reference_is_not_allowed(), span),
                None => self.report(diag::type_must_be_object_type(), span),
            };
            return self.error_expr(span);
        }
        if let Some(c) = count
            && let ExprKind::Const(ConstValue::Int(n)) = *self.ekind(c)
            && n < 0
        {
            self.report(diag::size_of_array_in_new(), span);
            return self.error_expr(span);
        }
        let mut count = count;
        let mut elem = ty;
        if count.is_none()
            && let TypeKind::Array { elem: e, len } = *self.tree.types.get(ty)
        {
            let cxx20 = self.options.standard >= crate::lex::Standard::Cxx20;
            let n = match (len, &init) {
                (ArrayLen::Known(n), _) => n,
                (ArrayLen::Unknown, Some(init)) if cxx20 || matches!(init, NewInit::List(_)) => {
                    match self.initialised_elements(e, init, span) {
                        Some(n) => n,
                        None => return self.error_expr(span),
                    }
                }
                _ => {
                    self.report(diag::number_of_elements_of_array(), span);
                    return self.error_expr(span);
                }
            };
            count = Some(self.int_const(n as i128, QualType::ULONG, span));
            elem = e;
        }
        if matches!(self.tree.types.get(elem), TypeKind::Function(_)) {
            self.report(diag::function_cannot_be_allocated(), span);
            return self.error_expr(span);
        }
        if !self.require_complete(elem, span) {
            return self.error_expr(span);
        }
        self.ensure_type_layout(elem);
        let count = match count {
            Some(c) => {
                let c = self.implicit_conversion(c, QualType::ULONG, Purpose::Init);
                if self.is_error_expr(c) {
                    return c;
                }
                Some(c)
            }
            None => None,
        };
        let array = count.is_some();
        let over_aligned = self.is_over_aligned(elem);
        let Some((operator_new, placement, aligned)) =
            self.find_operator_new(global, array, elem, over_aligned, placement, span)
        else {
            return self.error_expr(span);
        };
        if !global && placement.is_empty() {
            self.check_delete_access(elem, array, span);
        }
        let mut rest = None;
        let value = self.build_new_init(elem, count, init, &mut rest, span);
        if value.is_some_and(|v| self.is_error_expr(v)) {
            return self.error_expr(span);
        }
        // The reserved placement new keeps no count.
        let function = self.tree.types.as_function(self.tree.functions[operator_new].ty);
        let reserved = function.is_some_and(|f| {
            let void = |t: QualType| matches!(*self.tree.types.get(t), TypeKind::Pointer(to) if to == QualType::VOID);
            matches!(f.params[..], [_, p] if void(p))
        });
        let cookie = if array && !reserved { self.array_cookie(elem, global, span) } else { 0 };
        let pointer = self.tree.types.pointer(elem);
        let new = NewExpr {
            operator_new,
            placement: placement.into_boxed_slice(),
            object: elem,
            count,
            cookie,
            init: value,
            rest,
            aligned,
        };
        self.push_expr(ExprKind::New(Box::new(new)), pointer, Category::PRValue, span)
    }

    /// The deallocation function that a new-expression calls when the constructor throws ([class.free]).
    fn check_delete_access(&mut self, elem: QualType, array: bool, span: Span) {
        let Some(record) = self.tree.types.as_record(self.tree.types.array_base(elem)) else { return };
        let key = Key::Operator(if array { OperatorName::DeleteArray } else { OperatorName::Delete });
        let decls = self.member_deallocations(elem, key);
        let over_aligned = self.is_over_aligned(elem);
        if let Some(found) = self.pick_operator_delete(&decls, over_aligned) {
            self.check_member_access(found.function, record, span);
        }
    }

    /// Bytes before an array that hold its element count: where elements have destructors, or a deallocation function
    /// that wants to know the size.
    fn array_cookie(&mut self, elem: QualType, global: bool, span: Span) -> u64 {
        let key = Key::Operator(OperatorName::DeleteArray);
        let decls = if global { Default::default() } else { self.member_deallocations(elem, key) };
        let over_aligned = self.is_over_aligned(elem);
        let sized = self.pick_operator_delete(&decls, over_aligned).is_some_and(|found| found.sized);
        if !sized && !self.has_deleted_destructor(elem) && self.destructor_for(elem, span).is_none() {
            return 0;
        }
        8.max(crate::layout::align_of(&self.tree, elem))
    }

    /// Whether objects of a complete type need more alignment than plain `operator new` gives.
    pub(crate) fn is_over_aligned(&self, ty: QualType) -> bool {
        crate::layout::align_of(&self.tree, ty) > DEFAULT_NEW_ALIGN
    }

    /// Objects that are never destroyed may be made.
    fn has_deleted_destructor(&mut self, ty: QualType) -> bool {
        let Some(record) = self.tree.types.as_record(self.tree.types.array_base(ty)) else { return false };
        self.declare_special_members(record);
        self.tree.records[record].dtor.expand().is_some_and(|f| self.is_deleted(f))
    }

    fn build_new_init(
        &mut self,
        elem: QualType,
        count: Option<ExprId>,
        init: Option<NewInit>,
        rest: &mut Option<ExprId>,
        span: Span,
    ) -> Option<ExprId> {
        let base = self.tree.types.array_base(elem);
        if init.is_none() && base.is_const() && self.complete_if_possible(base) && self.needs_const_init(base)
        {
            self.report(diag::const_object_requires_initializer(), span);
        }
        if count.is_none() {
            return match init {
                None => self.default_init(elem, span),
                Some(NewInit::Args(args)) => Some(self.direct_init(elem, &args, span)),
                Some(NewInit::List(list)) => Some(self.direct_list_init(elem, &list, span)),
            };
        }
        match init {
            None => self.default_init(elem, span),
            Some(NewInit::Args(args)) if args.is_empty() => Some(self.value_init(elem, span)),
            // Each element as by `{}`, which may be a call of a constructor that takes a list.
            Some(NewInit::List(list)) if list.items.is_empty() => match self.tree.types.as_record(elem) {
                Some(_) => Some(self.direct_list_init(elem, &list, span)),
                None => Some(self.value_init(elem, span)),
            },
            Some(NewInit::Args(args)) if self.options.standard >= crate::lex::Standard::Cxx20 => {
                let list = list_of_args(args, span);
                self.build_new_init(elem, count, Some(NewInit::List(list)), rest, span)
            }
            Some(NewInit::List(list)) => {
                // An aggregate for the whole array, or for its beginning where its length is known only at run time.
                let len = match self.fold_int(count?) {
                    Some(n) => ArrayLen::Known(u64::try_from(n).unwrap_or(0)),
                    None => {
                        *rest = Some(self.value_init(elem, span));
                        ArrayLen::Unknown
                    }
                };
                let array = self.tree.types.array(elem, len);
                if let Some(e) = list.single_expr()
                    && let Some(string) = self.string_init(e, array)
                {
                    return Some(string);
                }
                Some(self.aggregate_init(array, &list))
            }
            Some(NewInit::Args(_)) => {
                self.report(diag::array_cannot_be_initialized_with_parenthesized_list(), span);
                Some(self.error_expr(span))
            }
        }
    }

    /// How many elements an initialiser gives an array without a bound: braces of elements may be left out, and a string is
    /// one initialiser.
    fn initialised_elements(&mut self, elem: QualType, init: &NewInit, span: Span) -> Option<u64> {
        let list = match init {
            NewInit::List(list) => list.clone(),
            NewInit::Args(args) => list_of_args(args.clone(), span),
        };
        if list.items.is_empty() {
            return Some(0);
        }
        if !self.require_complete(elem, span) {
            return None;
        }
        let array = self.tree.types.array(elem, ArrayLen::Unknown);
        let string = list.single_expr().and_then(|e| self.string_init(e, array));
        // Only its length is asked for; what is wrong with it is reported when it is built for good.
        let value = match string {
            Some(string) => Ok(string),
            None => self.trap(|s| s.aggregate_init(array, &list)),
        };
        match value.map(|e| self.tree.types.get(self.ety(e)).clone()) {
            Ok(TypeKind::Array { len: ArrayLen::Known(n), .. }) => Some(n),
            _ => Some(list.items.len() as u64),
        }
    }

    fn deduce_new_type(&mut self, ty: QualType, init: &Option<NewInit>, span: Span) -> Option<QualType> {
        let args = match init {
            Some(NewInit::Args(args)) => args.clone(),
            Some(NewInit::List(list)) => list.inits(),
            None => Vec::new(),
        };
        if let TypeKind::Deduced(crate::tree::types::Placeholder::Template(t)) = *self.tree.types.get(ty) {
            let how = match init {
                Some(NewInit::List(_)) => crate::sema::expr::Deducing::List,
                _ => crate::sema::expr::Deducing::Direct,
            };
            return self.deduce_class_template(t, &args, how, span);
        }
        let [arg] = args.as_slice() else {
            self.report(diag::new_auto_needs_one_initializer(), span);
            return None;
        };
        self.deduce_auto(ty, arg, span)
    }

    /// The allocation function, the converted placement arguments, and whether it takes the alignment.
    fn find_operator_new(
        &mut self,
        global: bool,
        array: bool,
        elem: QualType,
        over_aligned: bool,
        placement: Vec<Init>,
        span: Span,
    ) -> Option<(FunctionId, Vec<ExprId>, bool)> {
        let key = Key::Operator(if array { OperatorName::NewArray } else { OperatorName::New });
        let mut decls = Default::default();
        if !global && let Some(record) = self.tree.types.as_record(self.tree.types.array_base(elem)) {
            decls = self.lookup_member(record, key).decls;
        }
        if decls.is_empty() {
            // In templates those count that are declared when they are instantiated.
            let limit = match self.inside_template(Some(self.cx.scope)) {
                true => self.around.lookup_limit.replace(u32::MAX),
                false => self.around.lookup_limit,
            };
            decls = self.lookup_in_scope(self.global_scope(), key).decls;
            self.around.lookup_limit = limit;
        }
        let size = self.int_const(0, QualType::ULONG, span);
        let mut args = vec![Init::Expr(size)];
        args.extend(placement);
        if over_aligned && let Some(align_val) = self.std_enum("align_val_t") {
            let mut with_align = args.clone();
            let value = self.int_const(0, align_val, span);
            with_align.insert(1, Init::Expr(value));
            let call = Call { explicit: None, object: None, args: &with_align, mode: UserMode::Implicit };
            if let Resolution::Best(best) = self.resolve(&decls, call)
                && let Some(f) = best.function
            {
                self.use_function(f, span);
                let converted = self.convert_args(f, &with_align, &best.convs, span)?;
                return Some((f, converted[2..].to_vec(), true));
            }
        }
        let call = Call { explicit: None, object: None, args: &args, mode: UserMode::Implicit };
        match self.resolve(&decls, call) {
            Resolution::Best(best) => {
                let f = best.function?;
                if self.is_deleted(f) {
                    self.report_deleted(f, span);
                    return None;
                }
                if let Some(record) = self.tree.functions[f].record() {
                    self.check_member_access(f, record, span);
                }
                self.use_function(f, span);
                let converted = self.convert_args(f, &args, &best.convs, span)?;
                Some((f, converted[1..].to_vec(), false))
            }
            _ => {
                self.report(diag::no_instance_of_matches_argument_list(&"overloaded", &"operator new"), span);
                None
            }
        }
    }

    pub(crate) fn build_delete(&mut self, global: bool, array: bool, e: ExprId, span: Span) -> ExprId {
        if self.is_error_expr(e) {
            return e;
        }
        let mut operand = e;
        if let Some(record) = self.tree.types.as_record(self.ety(e)) {
            // The one conversion function to a pointer.
            let target = self
                .conversion_functions(record)
                .iter()
                .filter_map(|d| match d {
                    crate::sema::lookup::scope::Decl::Function(f) => {
                        let ret = self.tree.types.as_function(self.tree.functions[*f].ty)?.ret;
                        self.tree.types.is_pointer(self.tree.types.strip_ref(ret)).then_some(ret)
                    }
                    _ => None,
                })
                .next();
            match target {
                Some(ty) => {
                    let ty = self.tree.types.strip_ref(ty);
                    operand = self.implicit_conversion(e, ty, Purpose::Operand);
                }
                None => {
                    self.report(diag::expression_must_be_pointer_to_complete_object(), span);
                    return self.error_expr(span);
                }
            }
        }
        let operand = self.rvalue(operand);
        let Some(object) = self.tree.types.pointee(self.ety(operand)) else {
            if !self.is_error_expr(operand) {
                self.report(diag::expression_must_be_pointer_to_complete_object(), span);
            }
            return self.error_expr(span);
        };
        if self.tree.types.is_function(object) {
            self.report(diag::pointer_to_function_may_not_be_deleted(), span);
            return self.error_expr(span);
        }
        let mut dtor = None.into();
        let mut cookie = 0;
        let mut over_aligned = false;
        let mut decls: SmallVec<[crate::sema::lookup::scope::Decl; 4]> = SmallVec::new();
        let key = Key::Operator(if array { OperatorName::DeleteArray } else { OperatorName::Delete });
        if !self.tree.types.is_void(object) && self.complete_if_possible(object) {
            self.ensure_type_layout(object);
            dtor = self.destructor_for(object, span);
            if !self.is_evaluated() && self.has_deleted_destructor(object) {
                self.report(diag::destructor_is_deleted_function(), span);
            }
            if !global {
                decls = self.member_deallocations(object, key);
            }
            over_aligned = !decls.is_empty() && self.is_over_aligned(object);
            let sized = self.pick_operator_delete(&decls, over_aligned).is_some_and(|found| found.sized);
            if array && (sized || dtor.is_some()) {
                cookie = 8.max(crate::layout::align_of(&self.tree, object));
            }
        }
        if decls.is_empty() {
            decls = self.lookup_in_scope(self.global_scope(), key).decls.iter().copied().collect();
        }
        let Some(found) = self.pick_operator_delete(&decls, over_aligned) else {
            self.report(diag::no_suitable_operator_delete(), span);
            return self.error_expr(span);
        };
        let function = found.function;
        if self.is_deleted(function) {
            self.report_deleted(function, span);
        }
        // A virtual destructor looks for it where it is defined.
        let is_virtual = dtor
            .expand()
            .is_some_and(|f| self.tree.functions[f].flags.contains(crate::tree::FnFlags::VIRTUAL));
        if let Some(record) = self.tree.functions[function].record().filter(|_| !is_virtual) {
            self.check_member_access(function, record, span);
        }
        if found.destroying && !is_virtual {
            return self.destroying_delete(found, operand, object, span);
        }
        self.use_function(function, span);
        let (sized, aligned) = (found.sized, found.aligned);
        let delete = DeleteExpr {
            operator_delete: function,
            operand,
            object,
            array,
            global,
            cookie,
            dtor,
            sized,
            aligned,
        };
        self.push_expr(ExprKind::Delete(Box::new(delete)), QualType::VOID, Category::PRValue, span)
    }
}

/// Arguments in parentheses as the list that initialises an array.
fn list_of_args(args: Vec<Init>, span: Span) -> crate::sema::init::InitList {
    let item = |init| crate::sema::init::InitItem { designators: Default::default(), init, span };
    crate::sema::init::InitList { items: args.into_iter().map(item).collect(), span }
}

pub(crate) enum NewInit {
    Args(Vec<Init>),
    List(crate::sema::init::InitList),
}
