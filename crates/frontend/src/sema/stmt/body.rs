//! Function bodies: constructor initialisers, `return`, deduced return types, and what is checked at the end.

use oxicc_source::Span;
use rustc_hash::FxHashMap;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::sema::convert::{Init, Purpose, UserMode};
use crate::sema::init::InitList;
use crate::sema::scope::Decl;
use crate::sema::{Parser, Sema};
use crate::tree::body::{CtorInit, CtorTarget, LocalKind, Use};
use crate::tree::expr::{Category, ExprKind, InitTarget, Lifetime};
use crate::tree::stmt::StmtKind;
use crate::tree::types::{Placeholder, QualType, TypeKind};
use crate::tree::{
    ClosureOwner, DeclName, DefaultArg, ExprId, FieldRef, FunctionId, RecordFlags, RecordId, RecordKind,
    StmtId,
};

/// One written mem-initialiser.
pub(in crate::sema) enum MemInit {
    Args(Vec<Init>, Span),
    List(InitList),
}

impl Parser<'_, '_> {
    /// Reads the definition of a function, the cursor at `:`, `{` or `try`. Parameters are declared in the current scope
    /// and are locals of the body.
    pub fn parse_function_body(&mut self, function: FunctionId) {
        let inner = match self.closure_owner {
            Some(ClosureOwner::Field(field) | ClosureOwner::FieldBody(field)) => {
                let record = self.tree.functions[function].record();
                let lambda = record.and_then(|r| self.tree.records[r].lambda.as_ref());
                let plain = lambda.is_some_and(|l| l.call.expand() == Some(function));
                plain.then_some(ClosureOwner::FieldBody(field))
            }
            _ => None,
        };
        let owner = std::mem::replace(&mut self.closure_owner, inner);
        self.parse_definition(function);
        self.closure_owner = owner;
    }

    fn parse_definition(&mut self, function: FunctionId) {
        self.options.watch.poll_holding(|| self.held_bytes());
        let start = self.span();
        self.cx.function = Some(function);
        let end = match self.at(TokenKind::LBrace) {
            true => self.tokens.matching(self.pos() as usize).map_or(u32::MAX, |end| end as u32),
            false => u32::MAX,
        };
        self.cx.ex.text = self.pos()..end;
        self.cx.return_type = self.tree.types.as_function(self.tree.functions[function].ty).map(|f| f.ret);
        self.enter_generic_lambda(function);
        self.settle_params();
        let has_handlers = self.eat_kw(kw::TRY);
        if has_handlers {
            self.check_no_exceptions(start);
            self.cx.ex.first_in_try = Some(self.cx.body.locals.len() as u32);
        }
        let is_ctor = self.tree.functions[function].name == DeclName::Ctor;
        if is_ctor {
            if let Some(record) = self.tree.functions[function].record() {
                let written =
                    if self.at(TokenKind::Colon) { Some(self.parse_mem_initializers(record)) } else { None };
                let named: Vec<CtorTarget> = written.iter().flatten().map(|w| w.0).collect();
                let errors = self.diags.error_count();
                self.complete_ctor_inits(record, written, start);
                if self.diags.error_count() == errors {
                    self.sema.check_constexpr_ctor(function, record, &named, self.span());
                }
            }
        } else if self.at(TokenKind::Colon) {
            self.report(diag::constructor_initializer_list_is_not_allowed_here(), start);
            while !self.at(TokenKind::LBrace) && !self.at_eof() {
                self.bump();
            }
        }
        if !self.at(TokenKind::LBrace) {
            self.expect(TokenKind::LBrace);
            return;
        }
        if !self.sema.check_keywords(self.pos()) {
            if self.cx.return_type.is_some_and(|ret| self.has_placeholder(ret)) {
                self.set_return_type(function, QualType::ERROR);
            }
            self.skip_brackets();
            return;
        }
        let block = self.parse_compound_statement();
        self.cx.body.block = block.into();
        if has_handlers {
            // Never run on the device, but they may launch kernels.
            self.cx.ex.first_in_try = None;
            self.parse_handlers();
        }
        self.finish_function_body(function);
    }
}

impl Sema<'_> {
    /// Parameters of class type are destroyed at the end.
    fn settle_params(&mut self) {
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
    pub(in crate::sema) fn finish_function_body(&mut self, function: FunctionId) {
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
                self.error_plain(span, "the return type cannot be deduced: there is no return statement");
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
    pub(in crate::sema) fn finish_var_uses(&mut self) {
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
    pub(in crate::sema) fn set_return_type(&mut self, function: FunctionId, ret: QualType) {
        self.cx.return_type = Some(ret);
        if let TypeKind::Function(f) = self.tree.types.get(self.tree.functions[function].ty) {
            let mut f = f.clone();
            f.ret = ret;
            let ty = self.tree.types.function(f);
            self.tree.functions[function].ty = ty;
        }
    }
}

impl Parser<'_, '_> {
    pub(in crate::sema) fn parse_return(&mut self, start: Span) -> StmtId {
        self.bump();
        let init = match self.kind() {
            TokenKind::Semi => None,
            TokenKind::LBrace => Some(Init::List(Box::new(self.parse_braced_list()))),
            _ => Some(Init::Expr(self.parse_expression())),
        };
        self.expect_semi();
        let span = self.span_from(start);
        let value = self.build_return(init, span);
        self.push_stmt(StmtKind::Return(value.into()), span)
    }
}

impl Sema<'_> {
    fn build_return(&mut self, init: Option<Init>, span: Span) -> Option<ExprId> {
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
                self.report(diag::non_void_function_should_return_value(), span);
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

    /// [class.copy.elision]/3: a returned local is tried as an rvalue first.
    pub(in crate::sema) fn implicitly_moved(&mut self, e: ExprId, ret: QualType) -> ExprId {
        let ExprKind::Local(local) = *self.ekind(e) else { return e };
        let ty = self.cx.body.locals[local].ty;
        let movable = match *self.tree.types.get(ty) {
            TypeKind::RValueRef(_) => self.options.standard >= crate::lex::Standard::Cxx20,
            TypeKind::LValueRef(_) => false,
            _ => !ty.is_volatile(),
        };
        if !movable || self.tree.types.is_reference(ret) {
            return e;
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

    fn deduced_type(&mut self, declared: QualType, init: Option<&Init>, span: Span) -> Option<QualType> {
        match init {
            None => Some(QualType::VOID),
            Some(Init::Expr(e)) if self.tree.types.is_void(self.ety(*e)) => Some(QualType::VOID),
            Some(Init::Expr(e)) if declared.ty() == crate::tree::TypeId::DECLTYPE_AUTO => {
                Some(self.decltype_of(*e))
            }
            Some(Init::List(list)) => {
                self.report(diag::return_type_cannot_be_deduced_from_braced(), list.span);
                None
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

/// Constructor initialisers.
impl Parser<'_, '_> {
    /// `: a(x), B{y}, rest(z)...`
    fn parse_mem_initializers(&mut self, record: RecordId) -> Vec<(CtorTarget, MemInit, Vec<FieldRef>)> {
        self.bump();
        let mut out = Vec::new();
        loop {
            let before = self.pos();
            let list = self.parse_mem_expanded(record);
            out.extend(list.into_iter().flatten());
            if self.pos() == before {
                break;
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        out
    }

    /// One mem-initialiser; bases may be pack expansions `Bases(args)...`.
    fn parse_mem_expanded(&mut self, record: RecordId) -> Vec<Option<(CtorTarget, MemInit, Vec<FieldRef>)>> {
        let start = self.pos();
        // The extent: a name, then one bracketed list, then maybe dots.
        let mut at = start;
        loop {
            match self.tokens.get(at as usize).kind {
                TokenKind::LParen | TokenKind::LBrace => {
                    at = self.matching_at(at) + 1;
                    break;
                }
                TokenKind::Eof | TokenKind::Semi | TokenKind::RBrace => break,
                TokenKind::Less => match self.scan_template_args(at) {
                    Some(after) => at = after,
                    None => at += 1,
                },
                _ => at += 1,
            }
        }
        if self.tokens.get(at as usize).kind == TokenKind::Ellipsis {
            let mut out = Vec::new();
            let range = crate::tree::TokenRange { start, end: at };
            self.expand_range(range, |s, _| {
                let item = s.parse_mem_initializer(record);
                out.push(item);
            });
            self.seek(at + 1);
            return out;
        }
        vec![self.parse_mem_initializer(record)]
    }

    fn parse_mem_initializer(&mut self, record: RecordId) -> Option<(CtorTarget, MemInit, Vec<FieldRef>)> {
        let span = self.span();
        // A member by its name; only if there is none, a base.
        let mut target = None;
        if let Some(name) = self.ident()
            && matches!(self.peek(1).kind, TokenKind::LParen | TokenKind::LBrace)
        {
            let scope = self.record_scope(record);
            let entry = self.entries(scope, name.into()).iter().map(|e| e.decl).find_map(|d| match d {
                Decl::Field(f) => Some(vec![f]),
                Decl::Indirect(i) => Some(self.indirect[i.0 as usize].to_vec()),
                _ => None,
            });
            if let Some(path) = entry
                && let Some(first) = path.first().copied()
                && first.record == record
            {
                self.bump();
                target = Some((CtorTarget::Field(first), path));
            }
        }
        let (target, path) = match target {
            Some(t) => t,
            None => {
                // Only the name of a type can stand here.
                if self.peek(1).kind == TokenKind::ColonColon {
                    self.sema.supplied_typenames.insert(self.pos());
                }
                let ty = self.parse_type_name();
                let base = ty.and_then(|t| self.tree.types.as_record(t));
                let index =
                    base.and_then(|b| self.tree.records[record].bases.iter().position(|x| x.record == b));
                let virtual_index = base.and_then(|b| self.virtual_base_index(record, b));
                match (base, index, virtual_index) {
                    (Some(b), ..) if b == record => (CtorTarget::Delegate, Vec::new()),
                    (_, _, Some(v)) => (CtorTarget::VirtualBase(v), Vec::new()),
                    (_, Some(i), None) => (CtorTarget::Base(i as u32), Vec::new()),
                    _ => {
                        if !ty.is_some_and(|t| self.tree.types.is_error(t)) {
                            let class = self.show_record(record);
                            let text = if ty.is_some() {
                                diag::type_is_not_direct_or_virtual_base(&class)
                            } else {
                                let name = self.ident().map_or(String::new(), |n| self.text(n).to_string());
                                diag::is_not_nonstatic_data_member_or_base(&name, &class)
                            };
                            self.report(text, span);
                        }
                        if ty.is_none() {
                            self.bump();
                        }
                        if matches!(self.kind(), TokenKind::LParen | TokenKind::LBrace) {
                            self.skip_brackets();
                        }
                        return None;
                    }
                }
            }
        };
        let init = match self.kind() {
            TokenKind::LParen => {
                let args = self.parse_call_args();
                MemInit::Args(args, self.span_from(span))
            }
            TokenKind::LBrace => MemInit::List(self.parse_braced_list()),
            _ => {
                self.expect(TokenKind::LParen);
                return None;
            }
        };
        Some((target, init, path))
    }
}

impl Sema<'_> {
    pub(super) fn virtual_base_index(&self, record: RecordId, base: RecordId) -> Option<u32> {
        let layout = self.tree.records[record].layout.as_ref()?;
        layout.virtual_bases.iter().position(|(r, _)| *r == base).map(|i| i as u32)
    }

    /// The complete list in initialisation order: what was written, default member initialisers, default constructors.
    pub(in crate::sema) fn complete_ctor_inits(
        &mut self,
        record: RecordId,
        written: Option<Vec<(CtorTarget, MemInit, Vec<FieldRef>)>>,
        span: Span,
    ) {
        let outer = std::mem::replace(&mut self.cx.ex.constructing_base, true);
        let mut given: FxHashMap<CtorKey, Vec<(MemInit, Vec<FieldRef>)>> = FxHashMap::default();
        let written = written.unwrap_or_default();
        if written.len() > 1 && written.iter().any(|w| w.0 == CtorTarget::Delegate) {
            self.report(diag::delegating_constructor_cannot_have_other_initializers(), span);
        }
        for (target, init, path) in written {
            if target == CtorTarget::Delegate {
                let ty = self.record_type(record);
                let value = self.mem_value(ty, init, span);
                if let ExprKind::Construct { ctor, .. } = *self.ekind(value)
                    && self.cx.function == Some(ctor)
                {
                    self.error_plain(span, "a constructor delegates to itself");
                }
                self.cx.body.ctor_inits.push(CtorInit { target, init: value });
                self.cx.ex.constructing_base = outer;
                return;
            }
            let list = given.entry(ctor_key(target)).or_default();
            // Members of an anonymous struct are initialised one by one.
            let clash = list.iter().any(|(_, old)| {
                let split = old.iter().zip(&path).find(|(a, b)| a != b);
                split.is_none_or(|(a, _)| self.tree.records[a.record].kind == RecordKind::Union)
            });
            list.push((init, path));
            if clash {
                self.report(diag::member_or_base_class_has_already_been(), span);
            }
        }
        let virtual_bases: Vec<RecordId> = match &self.tree.records[record].layout {
            Some(layout) => layout.virtual_bases.iter().map(|(r, _)| *r).collect(),
            None => Vec::new(),
        };
        for (i, base) in virtual_bases.into_iter().enumerate() {
            let target = CtorTarget::VirtualBase(i as u32);
            let init = given.remove(&ctor_key(target)).and_then(|mut l| l.pop()).map(|i| i.0);
            // No object has an abstract class as its complete type, so nobody would run this ([class.base.init]/8).
            if init.is_none() && self.tree.records[record].flags.contains(RecordFlags::ABSTRACT) {
                continue;
            }
            self.init_base(target, base, init, span);
        }
        for i in 0..self.tree.records[record].bases.len() {
            let base = &self.tree.records[record].bases[i];
            if base.is_virtual {
                continue;
            }
            let id = base.record;
            let target = CtorTarget::Base(i as u32);
            let init = given.remove(&ctor_key(target)).and_then(|mut l| l.pop()).map(|i| i.0);
            self.init_base(target, id, init, span);
        }
        self.cx.ex.constructing_base = outer;
        let is_union = self.tree.records[record].kind == RecordKind::Union;
        let any_given = !given.is_empty();
        if is_union && given.len() > 1 {
            let text = diag::only_one_member_of_union_may();
            self.report(text, span);
        }
        for index in 0..self.tree.records[record].fields.len() as u32 {
            let target = CtorTarget::Field(FieldRef { record, index });
            let init = given.remove(&ctor_key(target)).unwrap_or_default();
            if is_union && init.is_empty() && any_given {
                continue;
            }
            self.init_field(target, FieldRef { record, index }, init, is_union, span);
        }
    }

    fn init_base(&mut self, target: CtorTarget, base: RecordId, init: Option<MemInit>, span: Span) {
        let ty = self.record_type(base);
        let value = match init {
            Some(init) => Some(self.mem_value(ty, init, span)),
            None => self.implied_init(ty, span),
        };
        if let Some(value) = value
            && !self.is_error_expr(value)
        {
            self.cx.body.ctor_inits.push(CtorInit { target, init: value });
        }
    }

    /// How a constructor initialises what it does not mention.
    fn implied_init(&mut self, ty: QualType, span: Span) -> Option<ExprId> {
        let outer = std::mem::replace(&mut self.cx.ex.implied_init, true);
        let value = self.default_init(ty, span);
        self.cx.ex.implied_init = outer;
        value
    }

    fn init_field(
        &mut self,
        target: CtorTarget,
        field: FieldRef,
        mut init: Vec<(MemInit, Vec<FieldRef>)>,
        is_union: bool,
        span: Span,
    ) {
        let data = &self.tree.records[field.record].fields[field.index as usize];
        let (ty, default, unnamed_bits) = (data.ty, data.default, data.is_padding());
        let name = data.name;
        if unnamed_bits {
            return;
        }
        let nested = init.iter().any(|i| i.1.len() > 1);
        let value = match init.pop() {
            Some(last) if nested => {
                init.push(last);
                Some(self.nested_mem_value(init, 1, ty, span))
            }
            Some((init, _)) => Some(self.mem_value(ty, init, span)),
            None if default != DefaultArg::None => {
                Some(self.default_member_init(field.record, field.index, span))
            }
            None if is_union && !self.tree.has_default_inside(data) => None,
            None if name.is_none() => self.anonymous_member_init(ty, span),
            None => {
                if self.tree.types.is_reference(ty) {
                    let text = name.map_or(String::new(), |n| self.text(n).to_string());
                    let class = self.show_record(field.record);
                    self.report(
                        diag::reference_member_requires_initializer(&format_args!("{class}::{text}")),
                        span,
                    );
                    return;
                }
                let base = self.tree.types.array_base(ty);
                if base.is_const()
                    && self.tree.types.as_record(base).is_none()
                    && !self.tree.types.is_error(ty)
                {
                    let text = name.map_or(String::new(), |n| self.text(n).to_string());
                    let class = self.show_record(field.record);
                    self.report(diag::is_const_and_provides_no_initializer(&class, &text), span);
                    return;
                }
                self.implied_init(ty, span)
            }
        };
        if let Some(value) = value
            && !self.is_error_expr(value)
        {
            if self.tree.types.is_reference(ty) {
                self.extend_lifetime(value, Lifetime::Constructor);
            }
            self.cx.body.ctor_inits.push(CtorInit { target, init: value });
        }
    }

    /// An anonymous union or struct member that has default member initialisers inside.
    fn anonymous_member_init(&mut self, ty: QualType, span: Span) -> Option<ExprId> {
        let record = self.tree.types.as_record(ty)?;
        let is_union = self.tree.records[record].kind == RecordKind::Union;
        let mut inits = Vec::new();
        for index in 0..self.tree.records[record].fields.len() as u32 {
            let field = &self.tree.records[record].fields[index as usize];
            let (field_ty, default, anonymous) = (field.ty, field.default, field.name.is_none());
            let initialises = self.tree.has_default_inside(field);
            let value = if default != DefaultArg::None {
                Some(self.default_member_init(record, index, span))
            } else if is_union && !initialises {
                None
            } else if anonymous {
                self.anonymous_member_init(field_ty, span)
            } else {
                self.default_init(field_ty, span)
            };
            if let Some(value) = value {
                inits.push((InitTarget::Field(index), value));
            }
        }
        if inits.is_empty() {
            return None;
        }
        let kind =
            ExprKind::Aggregate { inits: inits.into_boxed_slice(), filler: None.into(), zero_rest: false };
        Some(self.push_expr(kind, ty, Category::PRValue, span))
    }

    /// The initialisers of members of an anonymous union or struct, as an initialiser of that. `depth` is how much of
    /// their paths leads to it.
    fn nested_mem_value(
        &mut self,
        mut list: Vec<(MemInit, Vec<FieldRef>)>,
        depth: usize,
        ty: QualType,
        span: Span,
    ) -> ExprId {
        if list.iter().any(|i| i.1.len() <= depth) {
            return match list.pop() {
                Some((init, _)) => self.mem_value(ty, init, span),
                None => self.error_expr(span),
            };
        }
        let mut inits = Vec::new();
        while let Some((_, path)) = list.first() {
            let first = path[depth];
            let (mine, rest): (Vec<_>, Vec<_>) = list.into_iter().partition(|i| i.1[depth] == first);
            list = rest;
            let field_ty = self.tree.records[first.record].fields[first.index as usize].ty;
            let value = self.nested_mem_value(mine, depth + 1, field_ty, span);
            inits.push((InitTarget::Field(first.index), value));
        }
        let record =
            self.tree.types.as_record(ty).filter(|r| self.tree.records[*r].kind != RecordKind::Union);
        for index in 0..record.map_or(0, |r| self.tree.records[r].fields.len() as u32) {
            // What is not named has its default.
            if let Some(record) = record
                && !inits.iter().any(|i| i.0 == InitTarget::Field(index))
                && self.tree.records[record].fields[index as usize].default != DefaultArg::None
            {
                let value = self.default_member_init(record, index, span);
                inits.push((InitTarget::Field(index), value));
            }
        }
        let kind =
            ExprKind::Aggregate { inits: inits.into_boxed_slice(), filler: None.into(), zero_rest: false };
        self.push_expr(kind, ty, Category::PRValue, span)
    }

    fn mem_value(&mut self, ty: QualType, init: MemInit, _span: Span) -> ExprId {
        match init {
            MemInit::Args(args, span) => self.direct_init(ty, &args, span),
            MemInit::List(list) => {
                let span = list.span;
                self.direct_list_init(ty, &list, span)
            }
        }
    }

    /// Whether the object being constructed is a base subobject, which may be of an abstract class.
    pub(in crate::sema) fn constructing_base(&self) -> bool {
        self.cx.ex.constructing_base
    }
}

/// A target as a key of a map.
type CtorKey = (u8, u32);

fn ctor_key(target: CtorTarget) -> CtorKey {
    match target {
        CtorTarget::Base(i) => (0, i),
        CtorTarget::VirtualBase(i) => (1, i),
        CtorTarget::Field(f) => (2, f.index),
        CtorTarget::Delegate => (3, 0),
    }
}
