//! Virtual functions: overriding, final overriders, abstract classes.

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;
use crate::sema::class::special::Special;
use crate::sema::decl::attribute::Attrs;
use crate::tree::BasePath;
use crate::tree::types::TypeKind;
use crate::tree::{Access, DeclName, FnFlags, FunctionId, Record, RecordFlags, RecordId, Spaces};

/// Virtual functions.
impl Sema<'_> {
    /// Finds overriders and numbers the slots of the primary vtable.
    pub(crate) fn finish_virtuals(&mut self, record: RecordId) {
        let mut vtable: Vec<FunctionId> = Vec::new();
        let mut polymorphic = false;
        let mut has_virtual_bases = false;
        for (i, base) in self.tree.records[record].bases.iter().enumerate() {
            let b = &self.tree.records[base.record];
            if b.flags.contains(RecordFlags::POLYMORPHIC) {
                polymorphic = true;
                let primary = !self.tree.records[record].bases[..i].iter().any(|x| {
                    !x.is_virtual && self.tree.records[x.record].flags.contains(RecordFlags::POLYMORPHIC)
                });
                if primary && !base.is_virtual {
                    vtable = b.vtable.clone();
                }
            }
            has_virtual_bases |= base.is_virtual || b.flags.contains(RecordFlags::HAS_VIRTUAL_BASES);
        }
        // Without virtual bases or functions there is nothing to do; most classes end here.
        let any_virtual = self.tree.records[record]
            .methods
            .iter()
            .any(|f| self.tree.functions[*f].flags.contains(FnFlags::VIRTUAL));
        if has_virtual_bases {
            self.tree.records[record].flags |= RecordFlags::HAS_VIRTUAL_BASES;
            let constexpr = self.tree.records[record].methods.iter().copied().find(|f| {
                let f = &self.tree.functions[*f];
                f.name == DeclName::Ctor
                    && f.flags.contains(FnFlags::CONSTEXPR)
                    && !f.flags.intersects(FnFlags::DEFAULTED | FnFlags::IMPLICIT)
            });
            if let Some(f) = constexpr
                && self.tree.records[record].instance_of.is_none()
            {
                let span = self.tree.functions[f].span;
                self.report(diag::constexpr_constructor_is_not_allowed_in_class(), span);
            }
        }
        if !polymorphic && !any_virtual {
            if has_virtual_bases {
                self.tree.records[record].flags |= RecordFlags::POLYMORPHIC;
            }
            for f in self.tree.records[record].methods.clone() {
                self.check_not_virtual(f);
                if self.tree.functions[f].flags.contains(FnFlags::OVERRIDE) {
                    let span = self.tree.functions[f].span;
                    self.report(diag::member_function_declared_with_override_does(), span);
                }
            }
            return;
        }
        self.tree.records[record].flags |= RecordFlags::POLYMORPHIC;
        if has_virtual_bases {
            self.check_final_overriders(record);
        }
        let has_dtor =
            self.tree.records[record].methods.iter().any(|f| self.tree.functions[*f].name == DeclName::Dtor);
        if !has_dtor && self.base_has_virtual_dtor(record) {
            // The implicit destructor overrides, so it must exist now.
            let f = self.new_special(record, Special::Dtor, None);
            self.tree.functions[f].flags |= FnFlags::VIRTUAL;
        }
        for f in self.tree.records[record].methods.clone() {
            let overridden = self.overridden(record, f);
            if !overridden.is_empty() {
                self.tree.functions[f].flags |= FnFlags::VIRTUAL;
                for &o in &overridden {
                    self.check_override(f, o);
                }
            } else if self.tree.functions[f].flags.contains(FnFlags::OVERRIDE) {
                let span = self.tree.functions[f].span;
                self.report(diag::member_function_declared_with_override_does(), span);
            }
            if !self.tree.functions[f].flags.contains(FnFlags::VIRTUAL) {
                self.check_not_virtual(f);
                continue;
            }
            let mut slot = None;
            for (i, entry) in vtable.iter_mut().enumerate() {
                // Callers that know only the overridden function get the result moved: its slot stays and holds a thunk.
                if overridden.contains(entry) && !self.return_moves(f, *entry) {
                    *entry = f;
                    slot = slot.or(Some(i as u32));
                }
            }
            if slot.is_none() {
                slot = Some(vtable.len() as u32);
                vtable.push(f);
                if self.tree.functions[f].name == DeclName::Dtor {
                    // Complete and deleting destructor.
                    vtable.push(f);
                }
            }
            self.tree.functions[f].vtable_slot = slot;
        }
        self.lint_hidden(record);
        let pure = |f: &FunctionId| self.tree.functions[*f].flags.contains(FnFlags::PURE);
        let mut is_abstract = vtable
            .iter()
            .any(|f| pure(f) && !vtable.iter().any(|g| g != f && !pure(g) && self.overrides(*g, *f)));
        for i in 0..self.tree.records[record].bases.len() {
            let base = self.tree.records[record].bases[i].record;
            if self.tree.records[base].flags.contains(RecordFlags::ABSTRACT) && !is_abstract {
                is_abstract = self.has_pure_left(record, base);
            }
        }
        if is_abstract {
            self.tree.records[record].flags |= RecordFlags::ABSTRACT;
        }
        self.tree.records[record].vtable = vtable;
    }

    /// `final` and `= 0` are for virtual functions.
    fn check_not_virtual(&mut self, function: FunctionId) {
        let (flags, span) = (self.tree.functions[function].flags, self.tree.functions[function].span);
        if flags.contains(FnFlags::FINAL) {
            self.report(diag::nonvirtual_function_cannot_be_declared_with_final(), span);
        } else if flags.contains(FnFlags::PURE) {
            self.report(diag::pure_specifier_0_allowed_only_on_virtual(), span);
        }
    }

    /// A member defaulted where it is declared gets its execution spaces from what it calls: those written there say nothing,
    /// except for virtual functions. Said once for a template, however many instances it has.
    pub(crate) fn warn_of_ignored_spaces(&mut self, function: FunctionId, record: RecordId, attrs: &Attrs) {
        let f = &self.tree.functions[function];
        if attrs.spaces.is_empty()
            || f.flags.contains(FnFlags::VIRTUAL)
            || f.name == DeclName::Dtor && self.base_has_virtual_dtor(record)
        {
            return;
        }
        let name = self.show_name(f.name, f.context);
        for (span, space) in [(attrs.host_span, "__host__"), (attrs.device_span, "__device__")] {
            if let Some(span) = span
                && self.classes.ignored_spaces.insert(span.lo)
            {
                self.report(diag::space_annotation_is_ignored(&space, &name), span);
            }
        }
    }

    fn base_has_virtual_dtor(&self, record: RecordId) -> bool {
        self.tree.records[record].bases.iter().any(|b| {
            self.tree.records[b.record]
                .dtor
                .expand()
                .is_some_and(|d| self.tree.functions[d].flags.contains(FnFlags::VIRTUAL))
        })
    }

    /// Reports an object of an abstract class, with the functions that make it one.
    pub(crate) fn report_abstract(&mut self, record: RecordId, span: Span) {
        let is_pure = |f: &&FunctionId| self.tree.functions[**f].flags.contains(FnFlags::PURE);
        let left: Vec<FunctionId> =
            self.tree.records[record].vtable.iter().filter(is_pure).copied().collect();
        let class = self.show_record(record);
        let lines: Vec<String> = left
            .iter()
            .map(|f| {
                let what = match self.tree.functions[*f].record() == Some(record) {
                    true => "is a pure virtual function",
                    false => "has no overrider",
                };
                let noun = if what.starts_with("has") { "pure virtual function" } else { "function" };
                format!("{noun} \"{}\" {what}", self.show_function(*f))
            })
            .collect();
        let colon = if lines.is_empty() { "" } else { ":" };
        let text = diag::object_of_abstract_class_type(&class, &colon);
        let report = self.report(text, span);
        lines.into_iter().fold(report, |report, line| report.detail(line));
    }

    /// Whether a pure function of `base` has no overrider in `record`.
    fn has_pure_left(&self, record: RecordId, base: RecordId) -> bool {
        self.tree.records[base].vtable.iter().any(|&p| {
            self.tree.functions[p].flags.contains(FnFlags::PURE)
                && !self.tree.records[record].methods.iter().any(|&m| self.overrides(m, p))
                && !self.tree.records[record].bases.iter().any(|b| {
                    b.record != base
                        && self.tree.records[b.record].methods.iter().any(|&m| self.overrides(m, p))
                })
        })
    }

    pub(crate) fn overrides(&self, f: FunctionId, base: FunctionId) -> bool {
        let (a, b) = (&self.tree.functions[f], &self.tree.functions[base]);
        if !b.flags.contains(FnFlags::VIRTUAL) {
            return false;
        }
        let same_name = match (a.name, b.name) {
            (DeclName::Dtor, DeclName::Dtor) => return true,
            (x, y) => x == y,
        };
        if !same_name {
            return false;
        }
        match (self.tree.types.as_function(a.ty), self.tree.types.as_function(b.ty)) {
            (Some(x), Some(y)) => x.params == y.params && x.quals == y.quals && x.ref_qual == y.ref_qual,
            _ => false,
        }
    }

    /// Virtual functions of bases that `function` overrides.
    fn overridden(&self, record: RecordId, function: FunctionId) -> Vec<FunctionId> {
        let mut out = Vec::new();
        let mut work: Vec<RecordId> = self.tree.records[record].bases.iter().map(|b| b.record).collect();
        while let Some(base) = work.pop() {
            if !self.tree.records[base].flags.contains(RecordFlags::POLYMORPHIC) {
                continue;
            }
            for &m in &self.tree.records[base].methods {
                if self.overrides(function, m) && !out.contains(&m) {
                    out.push(m);
                }
            }
            work.extend(self.tree.records[base].bases.iter().map(|b| b.record));
        }
        out
    }

    /// A function of a virtual base has one final overrider ([class.virtual]/2).
    fn check_final_overriders(&mut self, record: RecordId) {
        let mut classes = vec![record];
        let mut virtual_bases: Vec<RecordId> = Vec::new();
        let mut at = 0;
        while let Some(&class) = classes.get(at) {
            for base in &self.tree.records[class].bases {
                if base.is_virtual && !virtual_bases.contains(&base.record) {
                    virtual_bases.push(base.record);
                }
                if !classes.contains(&base.record) {
                    classes.push(base.record);
                }
            }
            at += 1;
        }
        for base in virtual_bases {
            for f in self.tree.records[base].methods.clone() {
                let data = &self.tree.functions[f];
                if !data.flags.contains(FnFlags::VIRTUAL) || data.name == DeclName::Dtor {
                    continue;
                }
                let overrides = |class: &RecordId| {
                    *class != base
                        && self.has_virtual_base_class(*class, base)
                        && self.tree.records[*class].methods.iter().any(|m| self.overrides(*m, f))
                };
                let found: Vec<RecordId> = classes.iter().copied().filter(overrides).collect();
                let last =
                    |c: &&RecordId| !found.iter().any(|d| d != *c && self.tree.is_same_or_base(**c, *d));
                if found.iter().filter(last).count() > 1 {
                    let text = diag::override_of_virtual_function_is_ambiguous(&self.show_function(f));
                    let span = self.tree.records[record].span;
                    self.report(text, span);
                    return;
                }
            }
        }
    }

    /// Whether a class has another as a virtual base.
    fn has_virtual_base_class(&self, derived: RecordId, base: RecordId) -> bool {
        self.tree.records[derived]
            .bases
            .iter()
            .any(|b| b.is_virtual && b.record == base || self.has_virtual_base_class(b.record, base))
    }

    fn check_override(&mut self, function: FunctionId, base: FunctionId) {
        pub(crate) use crate::sema::decl::declarator::NoexceptSpec;
        let (f, b) = (&self.tree.functions[function], &self.tree.functions[base]);
        let span = f.span;
        if b.flags.contains(FnFlags::FINAL) {
            self.report(diag::cannot_override_final_function(), span);
            return;
        }
        if f.name == DeclName::Dtor
            && self.fn_info[function].noexcept == NoexceptSpec::No
            && !f.flags.contains(FnFlags::DELETED)
            && self.function_is_noexcept(base)
        {
            let text = diag::exception_specification_is_less_strict(&self.show_function(base));
            self.report(text, span);
            return;
        }
        let (f, b) = (&self.tree.functions[function], &self.tree.functions[base]);
        if f.flags.contains(FnFlags::IMPLICIT) || b.flags.contains(FnFlags::IMPLICIT) {
            return;
        }
        if f.flags.contains(FnFlags::DELETED) != b.flags.contains(FnFlags::DELETED) {
            self.report(diag::deleted_function_and_override(), span);
            return;
        }
        let looser = f.name != DeclName::Dtor
            && !f.flags.contains(FnFlags::DELETED)
            && matches!(self.fn_info[function].noexcept, NoexceptSpec::None | NoexceptSpec::No)
            && self.tree.types.as_function(b.ty).is_some_and(|t| t.noexcept)
            && !self.tree.types.as_function(f.ty).is_some_and(|t| t.noexcept);
        if looser {
            let text = diag::exception_specification_is_less_strict(&self.show_function(base));
            self.report(text, span);
            return;
        }
        self.check_override_return(function, base);
        let (f, b) = (&self.tree.functions[function], &self.tree.functions[base]);
        // Execution spaces must agree (spec 5.2).
        let both = Spaces::HOST | Spaces::DEVICE;
        let (fs, bs) = (f.spaces & both, b.spaces & both);
        if fs == bs {
            return;
        }
        let message = match (bs, fs) {
            (x, y) if x == Spaces::DEVICE && y == both => diag::device_overridden_by_host_device,
            (x, _) if x == Spaces::DEVICE => diag::device_overridden_by_host,
            (x, y) if x == both && y == Spaces::DEVICE => diag::host_device_overridden_by_device,
            (x, _) if x == both => diag::host_device_overridden_by_host,
            (_, y) if y == both => diag::host_overridden_by_host_device,
            _ => diag::host_overridden_by_device,
        };
        self.report(message(&self.show_function(base), &self.show_function(function)), span);
    }

    /// The return types of a virtual function and its overrider are the same or covariant ([class.virtual]/8).
    fn check_override_return(&mut self, function: FunctionId, base: FunctionId) {
        let ret = |f: FunctionId| self.tree.types.as_function(self.tree.functions[f].ty).map(|f| f.ret);
        let (Some(to), Some(from)) = (ret(function), ret(base)) else { return };
        let deduced = |ty| matches!(self.tree.types.get(ty), TypeKind::Deduced(_) | TypeKind::Error);
        if to == from || deduced(to) || deduced(from) {
            return;
        }
        let span = self.tree.functions[function].span;
        let path = match (self.tree.types.get(to).clone(), self.tree.types.get(from).clone()) {
            (TypeKind::Pointer(d), TypeKind::Pointer(b))
            | (TypeKind::LValueRef(d), TypeKind::LValueRef(b))
            | (TypeKind::RValueRef(d), TypeKind::RValueRef(b))
                if b.quals().contains(d.quals()) =>
            {
                match (self.tree.types.as_record(d), self.tree.types.as_record(b)) {
                    (Some(d), Some(b)) => {
                        self.complete_record(d);
                        self.tree.base_path(d, b)
                    }
                    _ => BasePath::None,
                }
            }
            _ => BasePath::None,
        };
        let reachable = |s: &Self, steps: &[crate::tree::expr::BaseStep]| {
            let home = s.tree.functions[function].record();
            steps.iter().all(|step| {
                let access = s.tree.records[step.derived].bases[step.base as usize].access;
                access == Access::Public || home.is_some_and(|r| s.class_can_access(r, step.derived, access))
            })
        };
        let path = match path {
            BasePath::Unique(steps) if !reachable(self, &steps) => BasePath::None,
            other => other,
        };
        let BasePath::Unique(_) = path else {
            let text =
                diag::return_type_is_not_identical_to_nor(&self.show_type(from), &self.show_function(base));
            self.report(text, span);
            return;
        };
    }

    /// Whether what an overrider returns must be moved for callers that know the overridden function only. Classes may be
    /// incomplete here: true also where the layout happens to need no move.
    fn return_moves(&self, function: FunctionId, base: FunctionId) -> bool {
        let returned = |f: FunctionId| {
            let ty = self.tree.types.as_function(self.tree.functions[f].ty)?.ret;
            self.tree.types.as_record(self.tree.types.referent(ty)?)
        };
        let (Some(derived), Some(base)) = (returned(function), returned(base)) else { return false };
        let BasePath::Unique(steps) = self.tree.base_path(derived, base) else { return false };
        steps.iter().any(|s| {
            let (derived, base) =
                (&self.tree.records[s.derived], &self.tree.records[s.derived].bases[s.base as usize]);
            let gains_vptr = |r: &Record| r.flags.contains(RecordFlags::POLYMORPHIC);
            s.base != 0
                || base.is_virtual
                || gains_vptr(derived) && !gains_vptr(&self.tree.records[base.record])
        })
    }
}
