//! Launches: `k<<<g, b>>>(x)` becomes `(__oxi_site(file, line), __cudaPushCallConfiguration(g, b)) ? (void)0 : k(x)`.
//!
//! The place of the launch is for reports of a kernel that fails.
//! The conditional ends where the call ends, so nothing has to be written after it, also inside other expressions.

use crate::edits::Editor;

impl Editor<'_> {
    /// Edits the launch whose `<<<` is at `open`.
    pub fn launch(&mut self, open: usize, end: usize) {
        let Some(close) = self.launch_end(open + 1, end) else { return };
        let callee = self.callee(open);
        let configuration = self.tokens.text[self.tokens.end(open)..self.tokens.start(close)].to_owned();
        // The configuration moves to another line only if the callee was on another one. The preprocessor marks lines where macros
        // were expanded.
        let lines = configuration.split('\n').filter(|line| !line.starts_with("# "));
        let configuration = lines.collect::<Vec<_>>().join(" ");
        self.insert(
            self.tokens.start(callee),
            format!(
                "(__oxi_site(__builtin_FILE(), __builtin_LINE()), __cudaPushCallConfiguration({configuration})) ? (void)0 : "
            ),
        );
        self.replace_tokens(open, close + 2, "");
    }

    /// The first of the three `>` that end a configuration.
    fn launch_end(&self, first: usize, end: usize) -> Option<usize> {
        let mut i = first;
        while i + 2 < end {
            let adjacent = |a: usize| self.tokens.end(a) == self.tokens.start(a + 1);
            let is_close = |a: usize| self.tokens.is(a, ">");
            // `>> >`, as formatters that do not know CUDA leave it.
            let spaced = |a: usize| self.tokens.is_spaced(a) && self.tokens.is(a + 2, "(");
            let three = is_close(i) && is_close(i + 1) && is_close(i + 2);
            if three && adjacent(i) && (adjacent(i + 1) || spaced(i + 1)) {
                // `k<<<g, sizeof(A<B<C>>)>>>` has more than three: the last ones count.
                let mut at = i;
                while is_close(at + 3) && adjacent(at + 2) {
                    at += 1;
                }
                return Some(at);
            }
            i = self.tokens.skip(i);
        }
        None
    }

    /// The first token of the expression that is launched, which ends before `open`.
    fn callee(&self, open: usize) -> usize {
        let mut i = open.saturating_sub(1);
        loop {
            // One component: a name, a name with template arguments, something in brackets.
            if self.tokens.is(i, ">") {
                i = self.tokens.open_angle(i).map_or(i, |angle| angle.saturating_sub(1));
            }
            while matches!(self.tokens.at(i), ")" | "]") {
                let bracket = self.tokens.mate(i).min(i);
                let before = bracket.saturating_sub(1);
                let is_applied = self.tokens.is_word(before) && !self.is_keyword(before)
                    || matches!(self.tokens.at(before), ")" | "]");
                i = if is_applied { before } else { bracket };
                if !is_applied {
                    break;
                }
            }
            // What it is a member of.
            let Some(before) = i.checked_sub(1) else { return i };
            match self.tokens.at(before) {
                "template" => i = before,
                "::" => {
                    let outer = before.wrapping_sub(1);
                    let is_name =
                        self.tokens.is_word(outer) && !self.is_keyword(outer) || self.tokens.is(outer, ">");
                    if !is_name {
                        return before;
                    }
                    i = outer;
                    continue;
                }
                "." | "->" => {
                    i = before.saturating_sub(1);
                    continue;
                }
                _ => return i,
            }
            if !matches!(self.tokens.at(i.wrapping_sub(1)), "::" | "." | "->") {
                return i;
            }
            i = i.saturating_sub(2);
        }
    }

    fn is_keyword(&self, i: usize) -> bool {
        matches!(self.tokens.at(i), "return" | "else" | "do" | "if" | "while" | "for" | "case" | "co_return")
    }
}
