//! Why deduction fails, in words. Deduction itself only says that it does: it fails far more often than anybody asks why.

use oxicc_source::Span;

use crate::diag;
use crate::sema::convert::Init;
use crate::sema::template::TemplateParam;
use crate::sema::template::deduce::{DeduceArg, Deduced};
use crate::sema::{Scoped, Sema};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{TemplateArg, TemplateId, TokenRange};

impl Sema<'_> {
    /// What keeps a function template from being called so.
    pub(crate) fn why_not_deduced(
        &mut self,
        template: TemplateId,
        explicit: &[TemplateArg],
        args: &[Init],
    ) -> Option<String> {
        let args: Vec<DeduceArg> = args.iter().map(|a| self.deduction_arg(a)).collect();
        let span = self.span();
        let ty = self.templates[template].pattern.as_ref()?.ty;
        let patterns = self.tree.types.as_function(ty)?.params.clone();
        let params = self.templates[template].header.params.clone();
        let mut d = Deduced::new(&params);
        if self.bind_explicit(template, &params, explicit, &mut d, span).is_err() {
            return Some("the template arguments given do not suit its parameters".to_string());
        }
        let given = d.clone();
        for (n, (&p, arg)) in patterns.iter().zip(&args).enumerate() {
            if matches!(self.tree.types.get(p), TypeKind::PackExpansion(_)) {
                return self.misfit_in_pack(template, p, &args[n..], n, &given);
            }
            let mut alone = given.clone();
            if !self.deduce_call_arg(p, arg, &mut alone) {
                return self.misfit_text(template, p, arg, n);
            }
            let before = d.args.clone();
            if !self.deduce_call_arg(p, arg, &mut d) {
                return self.conflict_text(&params, &before, &alone.args, n);
            }
        }
        let open = params.iter().zip(&d.args).find(|(p, a)| a.is_none() && !p.pack && p.default.is_none());
        if let Some((param, _)) = open {
            return Some(format!("nothing says what \"{}\" is", self.text(param.name?)));
        }
        let (wrong, args) = self.substitution_error(template, &params, d)?;
        let mut with = Vec::new();
        self.bindings(params.iter().map(|p| p.name), &args, &mut with);
        Some(format!("{wrong} [with {}]", with.join("; ")))
    }

    /// The same for the arguments that a pack takes.
    fn misfit_in_pack(
        &mut self,
        template: TemplateId,
        pack: QualType,
        args: &[DeduceArg],
        first: usize,
        given: &Deduced,
    ) -> Option<String> {
        let TypeKind::PackExpansion(pattern) = *self.tree.types.get(pack) else { return None };
        args.iter().enumerate().find_map(|(n, arg)| {
            let mut alone = given.clone();
            alone.expanding = Some(n);
            let fits = self.deduce_call_arg(pattern, arg, &mut alone);
            (!fits).then(|| self.misfit_text(template, pattern, arg, first + n)).flatten()
        })
    }

    fn misfit_text(&self, template: TemplateId, p: QualType, arg: &DeduceArg, n: usize) -> Option<String> {
        let pattern = self.show_pattern(p, &self.tree.templates[template].params);
        let what = match arg {
            DeduceArg::Expr { ty, .. } => format!("argument #{} of type \"{}\"", n + 1, self.show_type(*ty)),
            DeduceArg::List(_) => format!("the braced list of argument #{}", n + 1),
            DeduceArg::Overloads(_) => format!("the overloaded function of argument #{}", n + 1),
            DeduceArg::Unknown => return None,
        };
        Some(format!("{what} does not fit \"{pattern}\""))
    }

    /// Two arguments say different things about a parameter.
    fn conflict_text(
        &self,
        params: &[TemplateParam],
        before: &[Option<TemplateArg>],
        alone: &[Option<TemplateArg>],
        n: usize,
    ) -> Option<String> {
        let (param, (old, new)) =
            params.iter().zip(before.iter().zip(alone)).find_map(|(param, pair)| match pair {
                (Some(old), Some(new)) if old != new => Some((param, (old, new))),
                _ => None,
            })?;
        let show = |arg: &TemplateArg| self.show_args(std::slice::from_ref(arg));
        Some(format!(
            "\"{}\" is \"{}\" by argument #{} and \"{}\" by one before it",
            self.text(param.name?),
            show(new),
            n + 1,
            show(old)
        ))
    }

    /// All arguments are known, and the declaration, a default argument or a constraint has an error with them.
    fn substitution_error(
        &mut self,
        template: TemplateId,
        params: &[TemplateParam],
        mut d: Deduced,
    ) -> Option<(String, Vec<TemplateArg>)> {
        if !self.deduce_value_types(params, &mut d) {
            return None;
        }
        let mut args: Vec<TemplateArg> = Vec::with_capacity(params.len());
        for (i, arg) in d.args.iter().enumerate() {
            let arg = match arg {
                Some(arg) => arg.clone(),
                None if params[i].pack => TemplateArg::Pack([].into()),
                None => match self.first_error(|s| s.default_arg(template, i, &args)) {
                    Ok(arg) => arg?.0,
                    Err(text) => return Some((text, args)),
                },
            };
            args.push(arg);
        }
        let span = self.span();
        let all = args.clone().into();
        self.explaining = Some(None);
        let wrong = self.first_error(|s| s.function_instance(template, all, span)).err();
        let unsatisfied = self.explaining.take().flatten();
        let mut wrong = wrong?;
        if let Some(part) = unsatisfied.filter(|_| {
            wrong == diag::template_constraints_are_not_satisfied::ENTRY.text
                && !self.options.language.cascade_errors
        }) {
            wrong = format!("{wrong}: {} is false", self.part_text(part));
        }
        Some((wrong, args))
    }

    /// Tokens as they are written, on one line and not too long.
    pub(crate) fn part_text(&self, range: TokenRange) -> String {
        const LONGEST: usize = 100;
        let (first, last) = (self.tokens.get(range.start as usize), self.tokens.get(range.end as usize - 1));
        let bytes = self.map.span_bytes(Span::new(first.span().lo, last.span().hi));
        let text = String::from_utf8_lossy(bytes);
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        match text.char_indices().nth(LONGEST) {
            Some((end, _)) => format!("\"{}...\"", &text[..end]),
            None => format!("\"{text}\""),
        }
    }
}
