//! What is known of `llvm.*` functions: one row for each family.
//!
//! The row of a function is found once, when the function is declared or renamed ([`Global::intrinsic`]); every stage asks the
//! row and none guesses from the name. A name is matched part by part: `fma` stands for `llvm.fma.f32`, too, a part `x*` for
//! all that begin with `x`, and the row with the most parts wins. A family that is not in the table may do anything, together
//! with the other threads of its warp.
//!
//! How a family becomes PTX is the business of code generation, whose tests find the rows that are missing here.
//!
//! [`Global::intrinsic`]: crate::Global::intrinsic

mod table;

use table::ROWS;

/// The family of an intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Intrinsic(u16);

/// What a call does besides giving its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing, and equal operands give equal results.
    Pure,
    /// Nothing, but the result depends on memory or on when it is asked for.
    Read,
    /// Anything.
    Any,
}

/// Families that passes treat in ways of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// `llvm.lifetime.start` and `end`.
    Lifetime,
    /// `llvm.assume`.
    Assume,
    /// `llvm.memcpy` and its kin.
    Memcpy,
    /// `llvm.memmove`.
    Memmove,
    /// `llvm.memset` and its kin.
    Memset,
    /// A load from memory that nobody writes.
    ReadOnlyLoad,
    /// All threads of the block come here together.
    BlockBarrier,
    /// The threads of a warp that a mask names wait for each other; the mask is the argument of this number.
    WarpSync(u8),
    /// A load or a store of a tile of tensor cores; the first argument is its address.
    TileAccess,
    /// All others.
    Other,
}

/// What is known of a family.
struct Row {
    /// Without `llvm.` and the types of overloads.
    name: &'static str,
    /// The least number of arguments.
    operands: u8,
    effect: Effect,
    /// The same threads of a warp must execute it as before, or only once.
    convergent: bool,
    /// May run where it would not have run: it does not fault for any operands and costs little.
    speculatable: bool,
    family: Family,
}

impl Intrinsic {
    /// The row of a function.
    pub fn of(name: &str) -> Option<Intrinsic> {
        let name = name.strip_prefix("llvm.")?;
        let key = key(name);
        let from = ROWS.partition_point(|row| self::key(row.name) < key);
        let candidates = ROWS[from..].iter().take_while(|row| self::key(row.name) == key);
        let fits = candidates.enumerate().filter_map(|(at, row)| Some((matched(row.name, name)?, at)));
        let (_, at) = fits.max()?;
        u16::try_from(from + at).ok().map(Intrinsic)
    }

    fn row(self) -> &'static Row {
        &ROWS[usize::from(self.0)]
    }

    /// The name of the family, without `llvm.`.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// What a call does besides giving its result.
    pub fn effect(self) -> Effect {
        self.row().effect
    }

    /// Whether the same threads of a warp must execute a call as before, or only once.
    pub fn is_convergent(self) -> bool {
        self.row().convergent
    }

    /// Whether a call may run where it would not have run: it does not fault for any operands and costs little.
    pub fn is_speculatable(self) -> bool {
        self.row().speculatable
    }

    /// The least number of arguments of a call that makes sense.
    pub fn operands(self) -> usize {
        usize::from(self.row().operands)
    }

    /// The family, if passes treat it in a way of its own.
    pub fn family(self) -> Family {
        self.row().family
    }
}

/// The beginning of a name that says where in the table to look.
fn key(name: &str) -> &str {
    let tail = name.strip_prefix("nvvm.");
    let part = tail.unwrap_or(name).split('.').next().unwrap_or("");
    let start = name.len() - tail.unwrap_or(name).len();
    &name[..start + part.len()]
}

/// How many parts of a name a pattern has, if it fits.
fn matched(pattern: &str, name: &str) -> Option<usize> {
    let mut parts = name.split('.');
    let mut count = 0;
    for wanted in pattern.split('.') {
        let part = parts.next()?;
        let fits = match wanted.strip_suffix('*') {
            Some(start) => part.starts_with(start),
            None => part == wanted,
        };
        if !fits {
            return None;
        }
        count += 1;
    }
    Some(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_the_order_of_their_keys() {
        assert!(ROWS.is_sorted_by(|a, b| key(a.name) <= key(b.name)));
        for (i, row) in ROWS.iter().enumerate() {
            assert!(ROWS[..i].iter().all(|other| other.name != row.name), "{}", row.name);
        }
    }

    #[test]
    fn the_longest_row_wins() {
        let name = |text| Intrinsic::of(text).map(Intrinsic::name);
        assert_eq!(name("llvm.fma.f32"), Some("fma"));
        assert_eq!(name("llvm.memcpy.inline.p0.p0.i64"), Some("memcpy.inline"));
        assert_eq!(name("llvm.nvvm.read.ptx.sreg.tid.x"), Some("nvvm.read.ptx.sreg.tid"));
        assert_eq!(name("llvm.nvvm.read.ptx.sreg.envreg7"), Some("nvvm.read.ptx.sreg.envreg*"));
        assert_eq!(name("llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32"), Some("nvvm.wmma.*.mma"));
        assert_eq!(name("llvm.nvvm.wmma.m16n16k16.load.a.row.f16"), Some("nvvm.wmma.*.load"));
        let family = |text| Intrinsic::of(text).map(Intrinsic::family);
        assert_eq!(family("llvm.nvvm.shfl.sync.bfly.i32p"), Some(Family::WarpSync(0)));
        assert_eq!(family("llvm.nvvm.shfl.bfly.i32"), Some(Family::Other));
        assert_eq!(family("llvm.nvvm.vote.ballot.sync"), Some(Family::WarpSync(0)));
        assert_eq!(family("llvm.nvvm.vote.ballot"), Some(Family::Other));
        assert_eq!(family("llvm.nvvm.redux.sync.add"), Some(Family::WarpSync(1)));
        assert_eq!(family("llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3"), Some(Family::TileAccess));
        assert_eq!(family("llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32"), Some(Family::Other));
        assert_eq!(name("llvm.nosuch"), None);
        assert_eq!(name("fma.f32"), None);
    }
}
