//! Handles: numbers that look like pointers, each for one object of its kind.

use rustc_hash::FxHashMap;

use crate::error::{Error, Result};

/// The objects of one kind by handle.
pub struct Handles<T> {
    objects: FxHashMap<usize, T>,
    next: usize,
}

/// Handles are multiples of this, so that none equals one of CUDA's special values.
const STEP: usize = 64;

impl<T> Handles<T> {
    /// Handles from `base` on.
    pub fn new(base: usize) -> Handles<T> {
        Handles { objects: FxHashMap::default(), next: base }
    }

    pub fn add(&mut self, object: T) -> usize {
        self.next += STEP;
        self.objects.insert(self.next, object);
        self.next
    }

    /// Adds an object under the backend's own handle, or under a new one.
    pub fn add_as(&mut self, handle: Option<usize>, object: T) -> usize {
        let Some(handle) = handle else { return self.add(object) };
        self.objects.insert(handle, object);
        handle
    }

    pub fn get(&self, handle: usize) -> Result<&T> {
        self.objects.get(&handle).ok_or(Error::INVALID_RESOURCE_HANDLE)
    }

    pub fn get_mut(&mut self, handle: usize) -> Result<&mut T> {
        self.objects.get_mut(&handle).ok_or(Error::INVALID_RESOURCE_HANDLE)
    }

    pub fn remove(&mut self, handle: usize) -> Result<T> {
        self.objects.remove(&handle).ok_or(Error::INVALID_RESOURCE_HANDLE)
    }

    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.objects.values()
    }

    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.objects.values_mut()
    }
}
