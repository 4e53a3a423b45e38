//! Why the candidates of a call do not match: the notes below "no instance of ... matches".

use oxicc_source::{Message, Span};

use crate::diag;
use crate::sema::Sema;
use crate::sema::convert::{Init, UserMode};
use crate::sema::lookup::scope::Decl;
use crate::sema::overload::OverloadSet;
use crate::sema::template::DeduceError;
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{ExprId, FunctionId, TemplateArg, TemplateId};

/// How many candidates are listed, and how many are looked at for that.
const MAX_LISTED: usize = 5;

const MAX_JUDGED: usize = 40;

/// What a call has, as far as candidates are judged by it.
pub(crate) struct Given<'a> {
    pub explicit: &'a [TemplateArg],
    pub object: Option<ExprId>,
    pub args: &'a [Init],
}

impl<'a> Given<'a> {
    pub fn by(set: &'a OverloadSet, args: &'a [Init]) -> Given<'a> {
        Given { explicit: set.explicit.as_deref().unwrap_or(&[]), object: set.object, args }
    }
}

pub(crate) struct CandidateNote {
    pub at: Span,
    pub message: Message,
}

/// What a candidate fails by.
enum Reason {
    Count(String),
    Argument(usize, String),
    Object(String),
    Deduction(Option<String>),
    /// The part of its requires-clause that is false, where that is known.
    Constraint(Option<String>),
    Other,
}

impl Sema<'_> {
    /// What was tried. Lines of headers say nothing that the signature does not.
    pub(crate) fn candidate_notes(&mut self, decls: &[Decl], given: &Given) -> Vec<CandidateNote> {
        let mut out = Vec::new();
        for decl in decls.iter().take(MAX_JUDGED) {
            let (what, reason, span) = match *decl {
                Decl::Function(f) => {
                    let what = format!("function \"{}\"", self.show_signature(f));
                    (what, self.why_not_function(f, given), self.tree.functions[f].span)
                }
                Decl::Template(t) => {
                    let what = format!("function template \"{}\"", self.show_template_signature(t));
                    (what, self.why_not_template(t, given), self.tree.templates[t].span)
                }
                _ => continue,
            };
            let (message, reason) = match reason {
                Reason::Count(why) => (diag::parameter_count_does_not_match(&what), Some(why)),
                Reason::Argument(n, why) => (diag::argument_does_not_match(&what, &n), Some(why)),
                Reason::Deduction(why) => (diag::candidate_failed_deduction(&what), why),
                Reason::Object(why) => (diag::candidate_does_not_match(&what), Some(why)),
                Reason::Constraint(part) => {
                    let part = part.map_or_else(String::new, |part| format!(": {part} is false"));
                    let why = format!("its constraint is not satisfied{part}");
                    (diag::candidate_does_not_match(&what), Some(why))
                }
                Reason::Other => (diag::candidate_does_not_match(&what), None),
            };
            // The reference gives no reasons.
            let message = message.because_of(reason.filter(|_| !self.options.language.cascade_errors));
            let at = if self.map.in_system_header(span.lo) { Span::NONE } else { span };
            out.push(CandidateNote { at, message });
        }
        if decls.len() > MAX_LISTED {
            // Those that take as many arguments are more likely to be meant.
            let differs = diag::parameter_count_does_not_match::CODE;
            out.sort_by_key(|note| note.message.code() == Some(differs));
            out.truncate(MAX_LISTED);
            let message = diag::more_candidates_do_not_match(&(decls.len() - MAX_LISTED));
            out.push(CandidateNote { at: Span::NONE, message });
        }
        out
    }

    fn why_not_function(&mut self, f: FunctionId, given: &Given) -> Reason {
        let Some(ty) = self.tree.types.as_function(self.tree.functions[f].ty) else { return Reason::Other };
        let most = (!ty.variadic).then_some(ty.params.len());
        let least = self.required_args(f);
        let count = given.args.len();
        if count < least || most.is_some_and(|most| count > most) {
            return Reason::Count(count_text(least, most, count));
        }
        for (i, arg) in given.args.iter().enumerate() {
            let Some(ty) = self.param_type(f, i) else { break };
            if self.ics(arg, ty, UserMode::Implicit).is_none() {
                let to = self.show_type(ty);
                let why = match arg {
                    Init::Expr(e) => {
                        format!(
                            "there is no conversion from \"{}\" to \"{to}\"",
                            self.show_type(self.ety(*e))
                        )
                    }
                    Init::List(_) => format!("the braced list cannot initialize \"{to}\""),
                };
                return Reason::Argument(i + 1, why);
            }
        }
        if let Some(object) = given.object
            && self.tree.functions[f].has_this()
        {
            let op = self.operand(object);
            if self.member_object_ics(f, &op).is_none() {
                return Reason::Object(format!("the object is of type \"{}\"", self.show_type(op.ty)));
            }
        }
        let before = self.explaining.replace(None);
        let holds = self.constraints_hold(f);
        let part = std::mem::replace(&mut self.explaining, before).flatten();
        match holds {
            true => Reason::Other,
            false => Reason::Constraint(part.map(|part| self.part_text(part))),
        }
    }

    fn why_not_template(&mut self, t: TemplateId, given: &Given) -> Reason {
        match self.deduce_call(t, given.explicit, given.args) {
            Ok(f) => self.why_not_function(f, given),
            Err(DeduceError::Arity) => Reason::Count(self.template_count(t, given.args.len())),
            Err(_) => Reason::Deduction(self.why_not_deduced(t, given.explicit, given.args)),
        }
    }

    fn template_count(&self, t: TemplateId, count: usize) -> String {
        let pattern = self.templates[t].pattern.as_ref();
        let Some((pattern, f)) = pattern.and_then(|p| Some((p, self.tree.types.as_function(p.ty)?))) else {
            return count_text(0, None, count);
        };
        let is_pack = |ty: &QualType| matches!(self.tree.types.get(*ty), TypeKind::PackExpansion(_));
        let open = f.variadic || f.params.iter().any(is_pack);
        let fixed = f.params.iter().take_while(|ty| !is_pack(ty)).count();
        let least = pattern.defaults.iter().position(|d| *d).unwrap_or(fixed).min(fixed);
        count_text(least, (!open).then_some(f.params.len()), count)
    }
}

fn count_text(least: usize, most: Option<usize>, count: usize) -> String {
    let plural = |n: usize| if n == 1 { "" } else { "s" };
    let takes = match most {
        Some(most) if most == least => format!("{most} argument{}", plural(most)),
        Some(most) => format!("{least} to {most} arguments"),
        None => format!("at least {least} argument{}", plural(least)),
    };
    format!("it takes {takes}, not {count}")
}
