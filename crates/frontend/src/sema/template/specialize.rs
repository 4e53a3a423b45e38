//! Explicit specialisations and explicit instantiations.

use oxicc_source::{Message, Span};

use crate::diag;
use crate::sema::Sema;
use crate::sema::decl::declarator::Declarator;
use crate::sema::decl::specifiers::{DeclSpecs, SpecFlags};
use crate::sema::lookup::name::Qualifier;
use crate::sema::lookup::scope::{Decl, LookupMode};
use crate::sema::template::explicit::Deed;
use crate::tree::types::QualType;
use crate::tree::{DeclContext, FnFlags, FunctionId, RecordId, TemplateId, TemplateKind};

impl Sema<'_> {
    /// How many `template <>` the classes of a member take up; one more specialises a member template ([temp.expl.spec]).
    pub(crate) fn enclosing_instances(&self, class: QualType) -> usize {
        let mut count = 0;
        let mut at = self.tree.types.as_record(class).map(DeclContext::Record);
        while let Some(DeclContext::Record(r)) = at {
            // Members of what is specialised are those of an ordinary class.
            if self.specialized_records.contains(&r) {
                break;
            }
            let data = &self.tree.records[r];
            count += usize::from(data.instance_of.is_some());
            at = Some(data.context);
        }
        count
    }

    pub(crate) fn apply_specialization(&mut self, f: FunctionId, specs: &DeclSpecs, declarator: &Declarator) {
        self.fn_info[f].specialized = true;
        if self.fn_info[f].specialized_at == 0 {
            self.fn_info[f].specialized_at = declarator.pos;
        }
        let mut attrs = specs.attrs.clone();
        attrs.merge(declarator.attrs.clone());
        if let Some(info) = &declarator.function {
            attrs.merge(info.attrs.clone());
        }
        if self.defaults_to_device(declarator.span) {
            attrs.default_to_device();
        }
        let member = matches!(self.tree.functions[f].context, DeclContext::Record(_));
        let data = &mut self.tree.functions[f];
        // A specialisation has its own spaces and is not inline unless it says so.
        data.spaces = attrs.function_spaces();
        // A template may be deleted for all but its specialisations.
        data.flags.remove(FnFlags::DELETED);
        data.flags |= attrs.function;
        data.flags.set(
            FnFlags::INLINE,
            specs.flags.intersects(SpecFlags::INLINE | SpecFlags::CONSTEXPR | SpecFlags::CONSTEVAL),
        );
        data.flags.set(FnFlags::CONSTEXPR, specs.has(SpecFlags::CONSTEXPR));
        if !data.flags.contains(FnFlags::INLINE) && data.linkage == crate::tree::Linkage::Odr && !member {
            data.linkage = crate::tree::Linkage::External;
        }
        if attrs.kernel.is_some() {
            data.kernel = attrs.kernel;
        }
        let scope = declarator.scope.unwrap_or(self.cx.scope);
        if let Some(info) = &declarator.function {
            let params = self.finish_params(info, scope);
            let data = &mut self.tree.functions[f];
            for (old, new) in data.params.iter_mut().zip(params) {
                old.name = new.name;
                if old.ty.unqualified() == new.ty.unqualified() {
                    old.ty = new.ty;
                }
                old.span = new.span;
            }
            self.fn_info[f].packs = info.packs.clone();
            self.fn_info[f].noexcept = info.noexcept;
        }
    }

    /// The instance that a declaration without a header specialises or instantiates.
    pub(crate) fn specialized_function(
        &mut self,
        specs: &DeclSpecs,
        declarator: &Declarator,
        members: bool,
        deed: Deed,
    ) -> Option<FunctionId> {
        let here = self.declaration_scope(self.cx.scope);
        let (scope, record) = match declarator.qualifier {
            None => (here, None),
            Some(Qualifier::Namespace(ns)) => (self.namespace_scope(ns), None),
            Some(Qualifier::Type(ty)) => {
                let r = self.tree.types.as_record(ty)?;
                self.complete_record(r);
                (self.record_scope(r), Some(r))
            }
        };
        let (name, key) = self.function_name(declarator, record)?;
        let ty = self.function_type(specs, declarator, name);
        // A member of a class-template instance.
        if members
            && record.is_some()
            && declarator.args.is_none()
            && let Some(f) = self.find_redeclared(scope, key, ty, true)
            // What is declared implicitly is no member that the template has a definition for.
            && !self.tree.functions[f].flags.contains(FnFlags::IMPLICIT)
        {
            return Some(f);
        }
        let found = match declarator.qualifier {
            None => self.lookup_from(scope, key, LookupMode::Any),
            Some(_) => self.lookup_in_scope(scope, key),
        };
        let explicit = declarator.args.clone().unwrap_or_default();
        let mut best: Option<(FunctionId, TemplateId)> = None;
        // Templates that only friend declarations name are hidden from calls.
        let hidden = self.entries(scope, key).iter().filter(|e| e.hidden).map(|e| e.decl);
        for decl in found.decls.iter().copied().chain(hidden).collect::<Vec<_>>() {
            let Decl::Template(t) = decl else { continue };
            if self.tree.templates[t].kind != TemplateKind::Function {
                continue;
            }
            if let Ok(f) = self.deduce_for_type(t, &explicit, ty, declarator.span) {
                let count = self.tree.functions[f].params.len();
                let better = match best {
                    None => true,
                    Some((_, old)) => self.order_templates(t, old, count) == std::cmp::Ordering::Greater,
                };
                if better {
                    best = Some((f, t));
                }
            }
        }
        let (function, template) = best?;
        let here =
            declarator.qualifier.is_some() || self.check_named_here(deed, template, key, declarator.span);
        here.then_some(function)
    }

    /// The words for something that was used before it is specialised.
    pub(crate) fn late_specialization(&self, kind: &str, name: &str, used: Span) -> Message {
        let line = self.map.presumed(used.lo).map_or(0, |p| p.line);
        diag::specialization_must_precede_first_use(&kind, &name, &line)
    }

    /// Something in a body needs a class that is specialised only after it.
    pub(crate) fn check_specialized_before(&mut self, record: RecordId) {
        let Some(&(at, span)) = self.late_specializations.get(&record) else { return };
        let used = self.span();
        if at <= self.pos()
            || self.trap_depth > 0
            || self.around.lookup_limit.is_some()
            || self.inside_template(Some(self.cx.scope))
            || self.is_header(used.lo)
        {
            return;
        }
        self.late_specializations.remove(&record);
        let text = self.late_specialization("class", &self.show_record(record), used);
        self.report(text, span);
    }

    /// A specialisation or instantiation of a function that no template fits.
    pub(crate) fn report_unknown_specialization(&mut self, declarator: &Declarator) {
        let Some(name) = declarator.name else { return };
        let found = match declarator.qualifier {
            None => self.lookup_from(self.cx.scope, name.key(), LookupMode::Any),
            Some(_) => self.lookup_qualified(declarator.qualifier, name.key(), LookupMode::Any),
        };
        let shown = self.key_text(name.key());
        let is_template = found.decls.iter().any(|d| matches!(d, Decl::Template(_)));
        let message = match (declarator.qualifier, found.first()) {
            (Some(Qualifier::Type(ty)), None) => diag::class_has_no_member(&self.show_type(ty), &shown),
            (Some(_), Some(Decl::Function(f)))
                if !is_template && self.tree.functions[f].ty == declarator.ty =>
            {
                let ret = self.tree.types.as_function(declarator.ty).map(|t| self.show_type(t.ret));
                let signature = self.show_signature(f);
                let shown = ret.map_or(signature.clone(), |ret| format!("{ret} {signature}"));
                diag::is_not_entity_can_be_explicitly_specialized(&shown)
            }
            (Some(_), Some(Decl::Function(f))) if !is_template => {
                diag::declaration_is_incompatible(&format_args!("\"{}\"", self.show_signature(f)))
            }
            _ if !is_template => diag::is_not_template(&shown),
            _ => diag::no_instance_of_function_template_matches_specified(&shown),
        };
        self.report(message, declarator.span);
    }
}
