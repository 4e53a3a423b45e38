//! The stack of a compilation.

use oxicc_source::Stop;

use crate::internal_error::attempt;

/// Deeply nested input recurses deeply, whatever thread it is on. The memory is only touched when it is used, but has to be
/// there where address space is limited.
const SIZES: [usize; 2] = [256 << 20, 96 << 20];

/// Runs work on a large stack, or says that there is no memory for one.
pub fn on_large_stack<T>(work: impl FnOnce() -> T) -> Result<T, Stop> {
    let mut work = Some(work);
    let with = |size: usize| attempt(|run| oxicc_stack::on_large(size / 2, size, run), &mut work);
    SIZES.into_iter().find_map(with).ok_or(Stop::OutOfMemory)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::internal_error::{attempt, guard};

    #[test]
    fn work_runs_once_and_its_panics_go_on() {
        assert_eq!(on_large_stack(|| 3), Ok(3));
        assert!(guard(|| on_large_stack(|| -> i32 { panic!("of the work") })).is_err());
    }

    #[test]
    fn what_fails_before_the_work_begins_leaves_the_work() {
        let mut work = Some(|| 4);
        assert_eq!(attempt(|_| panic!("no memory"), &mut work), None);
        assert_eq!(attempt(|run| run(), &mut work), Some(4));
        assert!(work.is_none());
    }
}
