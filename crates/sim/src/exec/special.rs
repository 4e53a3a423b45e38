//! Special registers.

use oxicc_ptx::SpecialReg;

use super::{Block, Context};

impl Block {
    pub(super) fn special(&self, cx: &Context<'_>, w: usize, reg: SpecialReg) -> [u64; 32] {
        use SpecialReg::*;
        let warp = &self.warps[w];
        let same = |v: u64| [v; 32];
        let tid = |axis: usize| warp.tid[axis].map(u64::from);
        let lane = |f: &dyn Fn(u32) -> u32| std::array::from_fn(|l| f(l as u32) as u64);
        let clock = self.clock;
        let shape = cx.cluster;
        let member = [
            self.cluster.rank % shape.x,
            self.cluster.rank / shape.x % shape.y,
            self.cluster.rank / (shape.x * shape.y),
        ];
        match reg {
            TidX => tid(0),
            TidY => tid(1),
            TidZ => tid(2),
            NtidX => same(cx.block.x as u64),
            NtidY => same(cx.block.y as u64),
            NtidZ => same(cx.block.z as u64),
            CtaidX => same(self.id[0] as u64),
            CtaidY => same(self.id[1] as u64),
            CtaidZ => same(self.id[2] as u64),
            NctaidX => same(cx.grid.x as u64),
            NctaidY => same(cx.grid.y as u64),
            NctaidZ => same(cx.grid.z as u64),
            ClusteridX => same((self.id[0] / shape.x) as u64),
            ClusteridY => same((self.id[1] / shape.y) as u64),
            ClusteridZ => same((self.id[2] / shape.z) as u64),
            NclusteridX => same((cx.grid.x / shape.x) as u64),
            NclusteridY => same((cx.grid.y / shape.y) as u64),
            NclusteridZ => same((cx.grid.z / shape.z) as u64),
            ClusterCtaidX => same(member[0] as u64),
            ClusterCtaidY => same(member[1] as u64),
            ClusterCtaidZ => same(member[2] as u64),
            ClusterNctaidX => same(shape.x as u64),
            ClusterNctaidY => same(shape.y as u64),
            ClusterNctaidZ => same(shape.z as u64),
            ClusterCtarank => same(self.cluster.rank as u64),
            ClusterNctarank => same(shape.count()),
            IsExplicitCluster => same((shape.count() > 1) as u64),
            Laneid => lane(&|l| l),
            Warpid => same(warp.index as u64),
            Nwarpid => same(self.warps.len() as u64),
            Nsmid => same(1),
            LanemaskEq => lane(&|l| 1 << l),
            LanemaskLe => lane(&|l| u32::MAX >> (31 - l)),
            LanemaskLt => lane(&|l| (1 << l) - 1),
            LanemaskGe => lane(&|l| u32::MAX << l),
            LanemaskGt => lane(&|l| (u32::MAX << l) & !(1 << l)),
            Clock => same(clock as u32 as u64),
            ClockHi => same(clock >> 32),
            Clock64 | Globaltimer => same(clock),
            GlobaltimerLo => same(clock as u32 as u64),
            GlobaltimerHi => same(clock >> 32),
            Envreg1 => same(cx.workspace >> 32),
            Envreg2 => same(cx.workspace as u32 as u64),
            DynamicSmemSize => same(cx.dynamic_shared),
            TotalSmemSize | AggrSmemSize => same(cx.shared_bytes),
            WarpSz => same(32),
            _ => same(0),
        }
    }
}
