//! Matrices moved between shared memory and the registers of a warp, and transposed among them.
//!
//! A register holds two elements of 16 bits or four bytes; lane = 4 * group + member, the groups are rows and the members divide
//! the columns.

use super::{Block, Context, Issue};
use crate::code::{MatrixAccess, MatrixForm};
use crate::fault::{Fault, FaultKind};

/// Where an element is in memory: which of the row addresses, and which element of the row.
fn place(access: &MatrixAccess, register: usize, lane: usize, j: usize) -> (usize, usize) {
    let (group, member) = (lane / 4, lane % 4);
    match access.form {
        MatrixForm::Words => {
            let (row, col) = (group, 2 * member + j);
            let (row, col) = if access.transposed { (col, row) } else { (row, col) };
            (8 * register + row, col)
        }
        // The second register of a square has the lower half of the transposed matrix.
        MatrixForm::Squares { .. } => (16 * (register / 2) + 4 * member + j, group + 8 * (register % 2)),
        MatrixForm::Rows { .. } => (8 * register + group, 4 * member + j),
        // As in the accumulators of products: two neighbours, and those eight rows below.
        MatrixForm::Columns => (8 * register + 2 * member + j % 2, group + 8 * (j / 2)),
    }
}

impl Block {
    /// `ldmatrix` and `stmatrix`: the lanes have the addresses of the rows, matrix after matrix.
    pub(super) fn matrix_access(&mut self, issue: &Issue<'_>, access: &MatrixAccess) -> Result<(), Fault> {
        let &Issue { cx, me, code, active, .. } = issue;
        let addresses = self.addresses(me, code, access.address);
        let (bytes, elements) = if access.form == MatrixForm::Words { (2, 2) } else { (1, 4) };
        let shift = 32 / elements;
        for (register, slot) in access.regs.iter().enumerate() {
            let mut values = if access.is_load { [0u64; 32] } else { *self.reg(me.0, me.1, code, *slot) };
            for (lane, value) in values.iter_mut().enumerate() {
                for j in 0..elements {
                    let (row, col) = place(access, register, lane, j);
                    let row = addresses[row % 32];
                    let outcome = if !row.is_multiple_of(16) {
                        Err(FaultKind::Misaligned { address: row, bytes: 16 })
                    } else if access.is_load {
                        self.matrix_element(cx, me.0, lane, access, row, col)
                            .map(|v| *value |= v << (shift * j))
                    } else {
                        let element = *value >> (shift * j) & ((1 << shift) - 1);
                        let address = row.wrapping_add((col * bytes) as u64);
                        self.store_lane(cx, me.0, lane, access.space, address, bytes as u32, element)
                    };
                    if let Err(kind) = outcome {
                        return Err(self.stop(issue, 1 << lane, kind));
                    }
                }
            }
            if access.is_load {
                self.write(me.0, me.1, *slot, active, &values);
            }
        }
        Ok(())
    }

    /// One element of a row in memory; those of less than eight bits are packed.
    fn matrix_element(
        &mut self,
        cx: &Context<'_>,
        w: usize,
        lane: usize,
        access: &MatrixAccess,
        row: u64,
        col: usize,
    ) -> Result<u64, FaultKind> {
        let mut load = |offset: usize, bytes: u32| {
            self.load_lane(cx, w, lane, access.space, row.wrapping_add(offset as u64), bytes)
        };
        match access.form {
            MatrixForm::Words => load(2 * col, 2),
            MatrixForm::Squares { bits } | MatrixForm::Rows { bits } if bits < 8 => {
                let bit = col * bits as usize;
                let low = load(bit / 8, 1)?;
                // An element may cross into the next byte.
                let high = if bit % 8 + bits as usize > 8 { load(bit / 8 + 1, 1)? } else { 0 };
                Ok((low | high << 8) >> (bit % 8) & ((1 << bits) - 1))
            }
            _ => load(col, 1),
        }
    }

    pub(super) fn movmatrix(&mut self, issue: &Issue<'_>, d: u32, a: u32) {
        let &Issue { me: (w, at), code, active, .. } = issue;
        let source = *self.reg(w, at, code, a);
        let element = |row: usize, col: usize| source[row * 4 + col / 2] >> (16 * (col % 2)) & 0xffff;
        let out = std::array::from_fn(|lane| {
            let (row, col) = (lane / 4, lane % 4 * 2);
            element(col, row) | element(col + 1, row) << 16
        });
        self.write(w, at, d, active, &out);
    }
}
