//! Reporting, and trap mode.

use oxicc_source::{Code, DiagBuilder, Message, Severity, Span};

use crate::diag;
use crate::sema::lookup::advice::Advice;
use crate::sema::{Frame, Sema};
use crate::tree::FunctionId;

/// How far back the users of a function are followed.
const MAX_USERS: usize = 256;

/// Something went wrong inside [`crate::sema::Scoped::trap`]; nothing has been reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trapped;

/// What is shown beside an error.
struct Support {
    /// Where the error is.
    span: Span,
    advice: Advice,
    /// The instantiations that lead there.
    context: Vec<String>,
    origin: Option<Span>,
}

impl Support {
    fn attach(self, mut builder: DiagBuilder<'_>) -> DiagBuilder<'_> {
        for fix in self.advice.fixes {
            builder = builder.advise(fix);
        }
        if let Some((at, words)) = self.advice.note {
            builder = builder.note(at, words);
        }
        for line in self.context {
            builder = builder.context(line);
        }
        match self.origin {
            Some(origin) => builder.origin(origin),
            None => builder,
        }
    }
}

impl Sema<'_> {
    /// Reports a diagnostic of the catalogue.
    pub fn report(&mut self, message: Message, span: Span) -> DiagBuilder<'_> {
        if message.severity() < Severity::Error {
            return self.diags.emit(message, span);
        }
        let support = self.support(message.code(), span, message.text());
        let builder = self.diags.emit(message, support.span);
        support.attach(builder)
    }

    /// What is shown beside an error that is about to be reported.
    fn support(&mut self, code: Option<Code>, span: Span, text: &str) -> Support {
        self.note_failed_instances();
        let context = self.context_lines(span);
        let origin = self.origin(span);
        let advice = match code {
            Some(code) => self.advice(code, span, text),
            None => Advice::default(),
        };
        Support { span: advice.span.unwrap_or(span), advice, context, origin }
    }

    /// For an error in a system header: where the user's file asked for what is instantiated there.
    fn origin(&self, span: Span) -> Option<Span> {
        let in_header = |s: &Span| self.map.presumed(s.lo).is_none_or(|p| p.system);
        if self.trap_depth > 0 || !in_header(&span) {
            return None;
        }
        if let Some(found) =
            self.instantiations.iter().rev().map(|(_, used_at)| *used_at).find(|s| !in_header(s))
        {
            return Some(found);
        }
        // Bodies wait their turn: who asked for this one is not on the stack any more.
        let mut function = self.instantiations.iter().rev().find_map(|(frame, _)| match frame {
            Frame::Function(f) => Some(*f),
            Frame::Record(_) | Frame::Variable(_) => None,
        });
        for _ in 0..MAX_USERS {
            let info = &self.fn_info[function?];
            if let Some(used_at) = info.used_at.filter(|s| !in_header(s)) {
                return Some(used_at);
            }
            function = info.used_by;
        }
        None
    }

    /// Where the instantiations that lead here were asked for, innermost first.
    pub(crate) fn context_lines(&self, error: Span) -> Vec<String> {
        if self.trap_depth > 0 {
            return Vec::new();
        }
        let here = self.map.presumed(error.lo).map(|p| p.file);
        let mut lines = Vec::new();
        let waiting = self.users_of_the_outermost();
        for (frame, span) in self.instantiations.iter().rev().copied().chain(waiting) {
            let what = match frame {
                Frame::Record(r) => format!("class \"{}\"", self.show_record(r)),
                Frame::Variable(v) => {
                    let data = &self.tree.vars[v];
                    let (name, ty) = (self.show_var(v), self.show_type(data.ty));
                    match &data.instance_of {
                        None => format!("\"{ty} {name}\""),
                        Some((_, args)) => format!("\"{ty} {name}\" [with {}]", self.show_args(args)),
                    }
                }
                Frame::Function(f) => {
                    let data = &self.tree.functions[f];
                    let in_class = data.record().is_some_and(|r| self.tree.records[r].instance_of.is_some());
                    match &data.instance_of {
                        None if !in_class => continue,
                        None => format!("\"{}\"", self.show_signature(f)),
                        Some((_, args)) => {
                            format!("\"{}\" [with {}]", self.show_signature(f), self.show_args(args))
                        }
                    }
                }
            };
            let at = self.map.presumed(span.lo);
            let line = at.as_ref().map_or(0, |p| p.line);
            let file = at.filter(|p| here != Some(p.file));
            let of = file.map_or(String::new(), |p| format!(" of \"{}\"", p.file));
            let what = if self.options.language.cascade_errors { what } else { folded(&what) };
            lines.push(format!("instantiation of {what} at line {line}{of}"));
        }
        lines
    }

    /// Bodies wait their turn: the functions that led to the outermost one being instantiated, nearest first.
    fn users_of_the_outermost(&self) -> impl Iterator<Item = (Frame, Span)> + '_ {
        let outermost = match self.instantiations.first() {
            Some((Frame::Function(f), _)) => Some(*f),
            _ => None,
        };
        let user = |f: &FunctionId| self.fn_info[*f].used_by.filter(|user| user != f);
        let users = std::iter::successors(outermost.as_ref().and_then(user), user).take(MAX_USERS);
        users.filter_map(|f| Some((Frame::Function(f), self.fn_info[f].used_at?)))
    }

    /// Says that a construct is not supported.
    pub fn unsupported(&mut self, span: Span, what: &str) {
        self.report(diag::is_not_supported(&what), span);
    }

    pub(crate) fn truncate_deferred(&mut self, len: Option<usize>) {
        if let (Some(list), Some(len)) = (&mut self.deferred_access, len) {
            list.truncate(len);
        }
    }
}

/// How long the names of instances in a backtrace may be.
const MAX_NAME: usize = 160;

/// A name whose template arguments are left out from a certain depth on, so that it can be read: `A<B<...>>`.
fn folded(name: &str) -> String {
    if name.len() <= MAX_NAME {
        return name.to_string();
    }
    let deepest = nesting(name);
    let mut depth = deepest;
    let mut text = name.to_string();
    while text.len() > MAX_NAME && depth > 1 {
        depth -= 1;
        text = without_deeper(name, depth);
    }
    text
}

/// The steps of depth that the characters of a name take: angle brackets, but those of arrows and operators.
fn brackets(name: &str) -> impl Iterator<Item = (char, i32)> + '_ {
    name.char_indices().map(|(at, c)| {
        let before = &name[..at];
        let step = match c {
            _ if before.trim_end_matches(['<', '>', '=']).ends_with("operator") => 0,
            '<' if name[at..].starts_with("<unnamed>") => 0,
            '>' if before.ends_with('-') || before.ends_with("<unnamed") => 0,
            '<' => 1,
            '>' => -1,
            _ => 0,
        };
        (c, step)
    })
}

fn nesting(name: &str) -> i32 {
    let mut depth = 0;
    brackets(name).fold(0, |deepest, (_, step)| {
        depth += step;
        deepest.max(depth)
    })
}

fn without_deeper(name: &str, limit: i32) -> String {
    let mut text = String::new();
    let mut depth = 0;
    for (c, step) in brackets(name) {
        if step < 0 {
            depth -= 1;
        }
        if depth <= limit {
            text.push(c);
        }
        if step > 0 {
            depth += 1;
            if depth == limit + 1 {
                text.push_str("...");
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_lose_their_inner_arguments() {
        let short = "\"A<B<int>>::f(C<int>)\"";
        assert_eq!(folded(short), short);
        let inner = "int, ".repeat(40);
        let long = format!("\"A<B<C<{inner}>>, int>::operator<(D<int> (*)(E)->F<int>)\"");
        assert_eq!(folded(&long), "\"A<B<C<...>>, int>::operator<(D<int> (*)(E)->F<int>)\"");
        let longer = format!("\"n::<unnamed>::A<{}>\"", "B<C<int>>, ".repeat(15));
        assert_eq!(folded(&longer), format!("\"n::<unnamed>::A<{}>\"", "B<...>, ".repeat(15)));
    }
}
