//! Stacks: deeply nested input recurses deeply, whatever thread it is on.
//!
//! `stacker` does this, but asks where the stack of the process ends before anything else, which on Linux means reading and
//! scanning `/proc/self/maps`: a tenth of the time of a small compile. Whoever makes a stack knows its end. So the first
//! stack of a compilation is made here, and `stacker` is asked about threads that nobody gave one.

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod mapped;

/// Runs work on the stack there is if at least `enough` of it is known to be left, and else on a new one.
pub fn on_large<T>(enough: usize, size: usize, work: impl FnOnce() -> T) -> T {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    if mapped::remaining().is_none_or(|left| left < enough) {
        return mapped::on_new(size, work);
    }
    maybe_grow(enough, size, work)
}

/// Runs work with at least `enough` stack, if need be on a new one.
#[inline]
pub fn maybe_grow<T>(enough: usize, size: usize, work: impl FnOnce() -> T) -> T {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    if let Some(left) = mapped::remaining() {
        return if left >= enough { work() } else { mapped::on_new(size, work) };
    }
    stacker::maybe_grow(enough, size, work)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::catch_unwind;

    /// Recurses with frames of a kilobyte.
    fn depth(n: usize) -> usize {
        let frame = std::hint::black_box([n as u8; 1 << 10]);
        match n {
            0 => 0,
            _ => {
                let inner = maybe_grow(64 << 10, 1 << 20, || depth(n - 1));
                std::hint::black_box(frame);
                inner + 1
            }
        }
    }

    #[test]
    fn recursion_goes_on_where_a_stack_ends() {
        assert_eq!(depth(20_000), 20_000);
        assert_eq!(on_large(1 << 20, 4 << 20, || depth(20_000)), 20_000);
    }

    #[test]
    fn panics_come_out_of_a_stack() {
        for _ in 0..3 {
            let caught = catch_unwind(|| on_large(1 << 20, 4 << 20, || panic!("of the work")));
            assert_eq!(caught.unwrap_err().downcast_ref(), Some(&"of the work"));
        }
        assert_eq!(on_large(1 << 20, 4 << 20, || 3), 3);
    }

    #[test]
    fn a_stack_that_is_too_large_is_a_panic() {
        let caught = catch_unwind(|| on_large(1 << 60, 1 << 60, || ()));
        let text = caught.unwrap_err().downcast::<String>().unwrap();
        assert!(text.contains("failed to allocate stack"), "{text}");
    }
}
