//! Labels of a function, and where jumps may not go.

use oxicc_source::{Message, Span};
use rustc_hash::FxHashMap;

use crate::diag;
use crate::lex::Symbol;

/// What begins a region that jumps may not enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barrier {
    Initialization,
    Try,
    ConstexprIf,
    ConstevalIf,
}

impl Barrier {
    /// The mistake of a jump into it.
    pub(crate) fn mistake(self) -> Message {
        match self {
            Barrier::Initialization => diag::transfer_of_control_bypasses_initialization(),
            Barrier::Try => diag::transfer_of_control_into_try_block(),
            Barrier::ConstexprIf => diag::transfer_of_control_into_constexpr_if_block(),
            Barrier::ConstevalIf => diag::transfer_of_control_into_consteval_if(),
        }
    }
}

/// Labels of a function.
#[derive(Clone, Debug, Default)]
pub struct Labels {
    pub defined: FxHashMap<Symbol, Span>,
    pub used: Vec<(Symbol, Span)>,
    /// Where jumps may not enter: each region's enclosing one, and why. Region 0 is the function.
    regions: Vec<(u32, Barrier)>,
    /// The region of the current statement.
    pub(crate) region: u32,
    /// The regions of labels and of jumps to them.
    pub(crate) at_label: FxHashMap<Symbol, u32>,
    pub(crate) at_goto: Vec<(Symbol, Span, u32)>,
    /// GNU: labels of the enclosing blocks, as they are written and as they are called in the function.
    pub(crate) local: Vec<(Symbol, Symbol)>,
    /// How many labels of blocks there have been.
    pub(crate) locals: u32,
}

impl Labels {
    /// Begins a region that nothing may jump into, inside the current one.
    pub(crate) fn protect(&mut self, barrier: Barrier) {
        self.regions.push((self.region, barrier));
        self.region = self.regions.len() as u32;
    }

    /// What the function calls the label of this name.
    pub(crate) fn named(&self, label: Symbol) -> Symbol {
        self.local.iter().rev().find(|l| l.0 == label).map_or(label, |l| l.1)
    }

    pub(crate) fn outer(&self, region: u32) -> Option<(u32, Barrier)> {
        region.checked_sub(1).and_then(|i| self.regions.get(i as usize)).copied()
    }

    fn contains(&self, outer: u32, region: u32) -> bool {
        let mut at = region;
        while at != outer {
            match self.outer(at) {
                Some((next, _)) => at = next,
                None => return false,
            }
        }
        true
    }

    /// Jumps that enter a region, with the outermost one that they enter.
    pub(crate) fn bad_jumps(&self) -> Vec<(Span, Barrier)> {
        let bad = |(label, span, from): &(Symbol, Span, u32)| {
            let (mut at, mut entered) = (*self.at_label.get(label)?, None);
            while !self.contains(at, *from)
                && let Some((outer, barrier)) = self.outer(at)
            {
                entered = Some(barrier);
                at = outer;
            }
            entered.map(|barrier| (*span, barrier))
        };
        self.at_goto.iter().filter_map(bad).collect()
    }
}
