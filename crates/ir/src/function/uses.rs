//! Operand lists and use lists.
//!
//! A [`SlotPool`] holds the operands of all instructions of a function: each instruction owns a contiguous run of slots, so its
//! operands are a slice; each slot is also a node of the doubly linked list of the uses of its value, so adding
//! and removing a use takes constant time. The same structure serves values and blocks.

use crate::inst::Inst;
use cranelift_entity::packed_option::ReservedValue;
use cranelift_entity::{EntityRef, SecondaryMap};
use smallvec::SmallVec;

const NONE: u32 = u32::MAX;

/// A run of slots. Its capacity is the length rounded up to a power of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Slots {
    start: u32,
    len: u32,
}

impl Slots {
    #[inline]
    pub fn len(self) -> usize {
        self.len as usize
    }

    #[inline]
    fn range(self) -> std::ops::Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }
}

#[derive(Clone, Copy, Debug)]
struct Link {
    user: Inst,
    prev: u32,
    next: u32,
}

/// One use of a value or block: operand `index` of `user`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Use {
    /// The instruction that uses it.
    pub user: Inst,
    /// Which of its operands it is.
    pub index: u32,
}

/// Operand slots with use lists.
#[derive(Clone, Debug)]
pub(crate) struct SlotPool<E: EntityRef> {
    operands: Vec<E>,
    links: Vec<Link>,
    /// First slot that uses each entity.
    heads: SecondaryMap<E, u32>,
    /// Free runs by log2 of their capacity.
    free: [Vec<u32>; 32],
}

fn class(len: u32) -> usize {
    len.next_power_of_two().trailing_zeros() as usize
}

impl<E: EntityRef + ReservedValue> SlotPool<E> {
    pub fn new() -> Self {
        SlotPool {
            operands: Vec::new(),
            links: Vec::new(),
            heads: SecondaryMap::with_default(NONE),
            free: [const { Vec::new() }; 32],
        }
    }

    /// Operands of a run.
    #[inline]
    pub fn get(&self, slots: Slots) -> &[E] {
        &self.operands[slots.range()]
    }

    fn alloc_run(&mut self, len: u32) -> u32 {
        if len == 0 {
            return 0;
        }
        let class = class(len);
        if let Some(start) = self.free[class].pop() {
            return start;
        }
        let start = self.operands.len() as u32;
        let cap = 1usize << class;
        self.operands.resize(start as usize + cap, E::reserved_value());
        self.links
            .resize(start as usize + cap, Link { user: Inst::reserved_value(), prev: NONE, next: NONE });
        start
    }

    /// Creates a run for a user.
    pub fn create(&mut self, user: Inst, operands: &[E]) -> Slots {
        let len = operands.len() as u32;
        let slots = Slots { start: self.alloc_run(len), len };
        for (i, &e) in operands.iter().enumerate() {
            self.link(slots.start + i as u32, user, e);
        }
        slots
    }

    /// Unlinks all operands and frees the run.
    pub fn free(&mut self, slots: &mut Slots) {
        for slot in slots.start..slots.start + slots.len {
            self.unlink(slot);
        }
        if slots.len > 0 {
            self.free[class(slots.len)].push(slots.start);
        }
        *slots = Slots::default();
    }

    fn link(&mut self, slot: u32, user: Inst, entity: E) {
        let head = self.heads[entity];
        self.operands[slot as usize] = entity;
        self.links[slot as usize] = Link { user, prev: NONE, next: head };
        if head != NONE {
            self.links[head as usize].prev = slot;
        }
        self.heads[entity] = slot;
    }

    fn unlink(&mut self, slot: u32) {
        let Link { prev, next, .. } = self.links[slot as usize];
        let entity = self.operands[slot as usize];
        if prev == NONE {
            self.heads[entity] = next;
        } else {
            self.links[prev as usize].next = next;
        }
        if next != NONE {
            self.links[next as usize].prev = prev;
        }
    }

    /// Replaces one operand.
    pub fn set(&mut self, slots: Slots, index: usize, entity: E) {
        debug_assert!(index < slots.len());
        let slot = slots.start + index as u32;
        if self.operands[slot as usize] == entity {
            return;
        }
        let user = self.links[slot as usize].user;
        self.unlink(slot);
        self.link(slot, user, entity);
    }

    /// Adds an operand at the end.
    pub fn push(&mut self, slots: &mut Slots, user: Inst, entity: E) {
        let grows = slots.len == 0 || slots.len.is_power_of_two();
        if grows {
            let old: SmallVec<[E; 8]> = SmallVec::from_slice(self.get(*slots));
            let mut old_slots = *slots;
            let start = self.alloc_run(slots.len + 1);
            self.free(&mut old_slots);
            *slots = Slots { start, len: old.len() as u32 };
            for (i, e) in old.into_iter().enumerate() {
                self.link(start + i as u32, user, e);
            }
        }
        let slot = slots.start + slots.len;
        slots.len += 1;
        self.link(slot, user, entity);
    }

    /// Removes an operand by moving the last one into its place.
    pub fn swap_remove(&mut self, slots: &mut Slots, index: usize) {
        debug_assert!(index < slots.len());
        let last = slots.len() - 1;
        let moved = self.get(*slots)[last];
        self.set(*slots, index, moved);
        let user = self.links[slots.start as usize].user;
        self.unlink(slots.start + last as u32);
        let old_class = class(slots.len);
        slots.len -= 1;
        if slots.len == 0 {
            self.free[old_class].push(slots.start);
            *slots = Slots::default();
        } else if class(slots.len) != old_class {
            // Keep the rule that the capacity follows from the length.
            let rest: SmallVec<[E; 8]> = SmallVec::from_slice(self.get(*slots));
            for slot in slots.start..slots.start + slots.len {
                self.unlink(slot);
            }
            self.free[old_class].push(slots.start);
            *slots = self.create(user, &rest);
        }
    }

    /// First use of an entity.
    #[inline]
    pub fn first(&self, entity: E) -> Option<u32> {
        Some(self.heads[entity]).filter(|&s| s != NONE)
    }

    /// The use after `slot`.
    #[inline]
    pub fn next(&self, slot: u32) -> Option<u32> {
        Some(self.links[slot as usize].next).filter(|&s| s != NONE)
    }

    #[inline]
    pub fn user(&self, slot: u32) -> Inst {
        self.links[slot as usize].user
    }

    /// Number of `slot` within its run.
    #[inline]
    pub fn index_in(&self, slots: Slots, slot: u32) -> u32 {
        slot - slots.start
    }

    /// Makes all uses of `from` uses of `to`.
    pub fn replace_all(&mut self, from: E, to: E) {
        if from == to {
            return;
        }
        let head = self.heads[from];
        if head == NONE {
            return;
        }
        let mut slot = head;
        let last = loop {
            self.operands[slot as usize] = to;
            match self.links[slot as usize].next {
                NONE => break slot,
                next => slot = next,
            }
        };
        // Splice the whole list in front of the other one.
        let other = self.heads[to];
        self.links[last as usize].next = other;
        if other != NONE {
            self.links[other as usize].prev = last;
        }
        self.heads[to] = head;
        self.heads[from] = NONE;
    }
}
