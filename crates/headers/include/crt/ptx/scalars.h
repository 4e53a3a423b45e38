// Special registers and operations on integers: one PTX instruction each. Part of <cuda/ptx>, see crt/ptx/variants.h.

// get_sreg
__OXICC_PTX uint32_t get_sreg_tid_x() { uint32_t r; asm("mov.u32 %0, %%tid.x;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_tid_y() { uint32_t r; asm("mov.u32 %0, %%tid.y;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_tid_z() { uint32_t r; asm("mov.u32 %0, %%tid.z;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_ntid_x() { uint32_t r; asm volatile("mov.u32 %0, %%ntid.x;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_ntid_y() { uint32_t r; asm volatile("mov.u32 %0, %%ntid.y;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_ntid_z() { uint32_t r; asm volatile("mov.u32 %0, %%ntid.z;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_laneid() { uint32_t r; asm("mov.u32 %0, %%laneid;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_warpid() { uint32_t r; asm volatile("mov.u32 %0, %%warpid;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_nwarpid() { uint32_t r; asm volatile("mov.u32 %0, %%nwarpid;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_ctaid_x() { uint32_t r; asm("mov.u32 %0, %%ctaid.x;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_ctaid_y() { uint32_t r; asm("mov.u32 %0, %%ctaid.y;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_ctaid_z() { uint32_t r; asm("mov.u32 %0, %%ctaid.z;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_nctaid_x() { uint32_t r; asm("mov.u32 %0, %%nctaid.x;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_nctaid_y() { uint32_t r; asm("mov.u32 %0, %%nctaid.y;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_nctaid_z() { uint32_t r; asm("mov.u32 %0, %%nctaid.z;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_smid() { uint32_t r; asm("mov.u32 %0, %%smid;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_nsmid() { uint32_t r; asm volatile("mov.u32 %0, %%nsmid;" : "=r"(r)); return r; }
__OXICC_PTX uint64_t get_sreg_gridid() { uint64_t r; asm("mov.u64 %0, %%gridid;" : "=l"(r)); return r; }
__OXICC_PTX bool get_sreg_is_explicit_cluster() { uint32_t r; asm("{ .reg .pred p; mov.pred p, %%is_explicit_cluster; selp.b32 %0, 1, 0, p; }" : "=r"(r)); return bool(r); }
__OXICC_PTX uint32_t get_sreg_clusterid_x() { uint32_t r; asm("mov.u32 %0, %%clusterid.x;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_clusterid_y() { uint32_t r; asm("mov.u32 %0, %%clusterid.y;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_clusterid_z() { uint32_t r; asm("mov.u32 %0, %%clusterid.z;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_nclusterid_x() { uint32_t r; asm("mov.u32 %0, %%nclusterid.x;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_nclusterid_y() { uint32_t r; asm("mov.u32 %0, %%nclusterid.y;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_nclusterid_z() { uint32_t r; asm("mov.u32 %0, %%nclusterid.z;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_cluster_ctaid_x() { uint32_t r; asm("mov.u32 %0, %%cluster_ctaid.x;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_cluster_ctaid_y() { uint32_t r; asm("mov.u32 %0, %%cluster_ctaid.y;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_cluster_ctaid_z() { uint32_t r; asm("mov.u32 %0, %%cluster_ctaid.z;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_cluster_nctaid_x() { uint32_t r; asm("mov.u32 %0, %%cluster_nctaid.x;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_cluster_nctaid_y() { uint32_t r; asm("mov.u32 %0, %%cluster_nctaid.y;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_cluster_nctaid_z() { uint32_t r; asm("mov.u32 %0, %%cluster_nctaid.z;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_cluster_ctarank() { uint32_t r; asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_cluster_nctarank() { uint32_t r; asm("mov.u32 %0, %%cluster_nctarank;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_lanemask_eq() { uint32_t r; asm("mov.u32 %0, %%lanemask_eq;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_lanemask_le() { uint32_t r; asm("mov.u32 %0, %%lanemask_le;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_lanemask_lt() { uint32_t r; asm("mov.u32 %0, %%lanemask_lt;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_lanemask_ge() { uint32_t r; asm("mov.u32 %0, %%lanemask_ge;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_lanemask_gt() { uint32_t r; asm("mov.u32 %0, %%lanemask_gt;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_clock() { uint32_t r; asm volatile("mov.u32 %0, %%clock;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_clock_hi() { uint32_t r; asm volatile("mov.u32 %0, %%clock_hi;" : "=r"(r)); return r; }
__OXICC_PTX uint64_t get_sreg_clock64() { uint64_t r; asm volatile("mov.u64 %0, %%clock64;" : "=l"(r)); return r; }
__OXICC_PTX uint64_t get_sreg_globaltimer() { uint64_t r; asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_globaltimer_lo() { uint32_t r; asm volatile("mov.u32 %0, %%globaltimer_lo;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_globaltimer_hi() { uint32_t r; asm volatile("mov.u32 %0, %%globaltimer_hi;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_total_smem_size() { uint32_t r; asm("mov.u32 %0, %%total_smem_size;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_aggr_smem_size() { uint32_t r; asm("mov.u32 %0, %%aggr_smem_size;" : "=r"(r)); return r; }
__OXICC_PTX uint32_t get_sreg_dynamic_smem_size() { uint32_t r; asm("mov.u32 %0, %%dynamic_smem_size;" : "=r"(r)); return r; }
__OXICC_PTX uint64_t get_sreg_current_graph_exec() { uint64_t r; asm("mov.u64 %0, %%current_graph_exec;" : "=l"(r)); return r; }

// getctarank
__OXICC_PTX uint32_t getctarank(space_cluster_t, const void *addr) { uint32_t dest; asm("getctarank.shared::cluster.u32 %0, %1;" : "=r"(dest) : "r"(__smem(addr))); return dest; }

// bfind
template <class U32, __integer<U32, 4, false> = true> __OXICC_PTX uint32_t bfind(U32 a_reg) { uint32_t dest; asm("bfind.u32 %0, %1;" : "=r"(dest) : "r"(__b32(a_reg))); return dest; }
template <class U32, __integer<U32, 4, false> = true> __OXICC_PTX uint32_t bfind_shiftamt(U32 a_reg) { uint32_t dest; asm("bfind.shiftamt.u32 %0, %1;" : "=r"(dest) : "r"(__b32(a_reg))); return dest; }
template <class U64, __integer<U64, 8, false> = true> __OXICC_PTX uint32_t bfind(U64 a_reg) { uint32_t dest; asm("bfind.u64 %0, %1;" : "=r"(dest) : "l"(__b64(a_reg))); return dest; }
template <class U64, __integer<U64, 8, false> = true> __OXICC_PTX uint32_t bfind_shiftamt(U64 a_reg) { uint32_t dest; asm("bfind.shiftamt.u64 %0, %1;" : "=r"(dest) : "l"(__b64(a_reg))); return dest; }
template <class S32, __integer<S32, 4, true> = true> __OXICC_PTX uint32_t bfind(S32 a_reg) { uint32_t dest; asm("bfind.s32 %0, %1;" : "=r"(dest) : "r"(__b32(a_reg))); return dest; }
template <class S32, __integer<S32, 4, true> = true> __OXICC_PTX uint32_t bfind_shiftamt(S32 a_reg) { uint32_t dest; asm("bfind.shiftamt.s32 %0, %1;" : "=r"(dest) : "r"(__b32(a_reg))); return dest; }
template <class S64, __integer<S64, 8, true> = true> __OXICC_PTX uint32_t bfind(S64 a_reg) { uint32_t dest; asm("bfind.s64 %0, %1;" : "=r"(dest) : "l"(__b64(a_reg))); return dest; }
template <class S64, __integer<S64, 8, true> = true> __OXICC_PTX uint32_t bfind_shiftamt(S64 a_reg) { uint32_t dest; asm("bfind.shiftamt.s64 %0, %1;" : "=r"(dest) : "l"(__b64(a_reg))); return dest; }

// bmsk
__OXICC_PTX uint32_t bmsk_clamp(uint32_t a_reg, uint32_t b_reg) { uint32_t dest; asm("bmsk.clamp.b32 %0, %1, %2;" : "=r"(dest) : "r"(a_reg), "r"(b_reg)); return dest; }
__OXICC_PTX uint32_t bmsk_wrap(uint32_t a_reg, uint32_t b_reg) { uint32_t dest; asm("bmsk.wrap.b32 %0, %1, %2;" : "=r"(dest) : "r"(a_reg), "r"(b_reg)); return dest; }

// prmt
template <class B32, __sized<B32, 4> = true> __OXICC_PTX uint32_t prmt(B32 a_reg, B32 b_reg, uint32_t c_reg) { uint32_t dest; asm("prmt.b32 %0, %1, %2, %3;" : "=r"(dest) : "r"(__b32(a_reg)), "r"(__b32(b_reg)), "r"(c_reg)); return dest; }
template <class B32, __sized<B32, 4> = true> __OXICC_PTX uint32_t prmt_f4e(B32 a_reg, B32 b_reg, uint32_t c_reg) { uint32_t dest; asm("prmt.b32.f4e %0, %1, %2, %3;" : "=r"(dest) : "r"(__b32(a_reg)), "r"(__b32(b_reg)), "r"(c_reg)); return dest; }
template <class B32, __sized<B32, 4> = true> __OXICC_PTX uint32_t prmt_b4e(B32 a_reg, B32 b_reg, uint32_t c_reg) { uint32_t dest; asm("prmt.b32.b4e %0, %1, %2, %3;" : "=r"(dest) : "r"(__b32(a_reg)), "r"(__b32(b_reg)), "r"(c_reg)); return dest; }
template <class B32, __sized<B32, 4> = true> __OXICC_PTX uint32_t prmt_rc8(B32 a_reg, B32 b_reg, uint32_t c_reg) { uint32_t dest; asm("prmt.b32.rc8 %0, %1, %2, %3;" : "=r"(dest) : "r"(__b32(a_reg)), "r"(__b32(b_reg)), "r"(c_reg)); return dest; }
template <class B32, __sized<B32, 4> = true> __OXICC_PTX uint32_t prmt_ecl(B32 a_reg, B32 b_reg, uint32_t c_reg) { uint32_t dest; asm("prmt.b32.ecl %0, %1, %2, %3;" : "=r"(dest) : "r"(__b32(a_reg)), "r"(__b32(b_reg)), "r"(c_reg)); return dest; }
template <class B32, __sized<B32, 4> = true> __OXICC_PTX uint32_t prmt_ecr(B32 a_reg, B32 b_reg, uint32_t c_reg) { uint32_t dest; asm("prmt.b32.ecr %0, %1, %2, %3;" : "=r"(dest) : "r"(__b32(a_reg)), "r"(__b32(b_reg)), "r"(c_reg)); return dest; }
template <class B32, __sized<B32, 4> = true> __OXICC_PTX uint32_t prmt_rc16(B32 a_reg, B32 b_reg, uint32_t c_reg) { uint32_t dest; asm("prmt.b32.rc16 %0, %1, %2, %3;" : "=r"(dest) : "r"(__b32(a_reg)), "r"(__b32(b_reg)), "r"(c_reg)); return dest; }

// shl
template <class B16, __sized<B16, 2> = true> __OXICC_PTX B16 shl(B16 a_reg, uint32_t b_reg) { uint16_t dest; asm("shl.b16 %0, %1, %2;" : "=h"(dest) : "h"(__b16(a_reg)), "r"(b_reg)); return __as<B16>(dest); }
template <class B32, __sized<B32, 4> = true> __OXICC_PTX B32 shl(B32 a_reg, uint32_t b_reg) { uint32_t dest; asm("shl.b32 %0, %1, %2;" : "=r"(dest) : "r"(__b32(a_reg)), "r"(b_reg)); return __as<B32>(dest); }
template <class B64, __sized<B64, 8> = true> __OXICC_PTX B64 shl(B64 a_reg, uint32_t b_reg) { uint64_t dest; asm("shl.b64 %0, %1, %2;" : "=l"(dest) : "l"(__b64(a_reg)), "r"(b_reg)); return __as<B64>(dest); }

// shr
template <class B16, __sized<B16, 2> = true> __OXICC_PTX B16 shr(B16 a_reg, uint32_t b_reg) { uint16_t dest; asm("shr.b16 %0, %1, %2;" : "=h"(dest) : "h"(__b16(a_reg)), "r"(b_reg)); return __as<B16>(dest); }
template <class B32, __unsigned<B32, 4> = true> __OXICC_PTX B32 shr(B32 a_reg, uint32_t b_reg) { uint32_t dest; asm("shr.b32 %0, %1, %2;" : "=r"(dest) : "r"(__b32(a_reg)), "r"(b_reg)); return __as<B32>(dest); }
template <class B64, __unsigned<B64, 8> = true> __OXICC_PTX B64 shr(B64 a_reg, uint32_t b_reg) { uint64_t dest; asm("shr.b64 %0, %1, %2;" : "=l"(dest) : "l"(__b64(a_reg)), "r"(b_reg)); return __as<B64>(dest); }
__OXICC_PTX int16_t shr(int16_t a_reg, uint32_t b_reg) { int16_t dest; asm("shr.s16 %0, %1, %2;" : "=h"(dest) : "h"(a_reg), "r"(b_reg)); return dest; }
template <class S32, __integer<S32, 4, true> = true> __OXICC_PTX S32 shr(S32 a_reg, uint32_t b_reg) { int32_t dest; asm("shr.s32 %0, %1, %2;" : "=r"(dest) : "r"(__b32(a_reg)), "r"(b_reg)); return __as<S32>(dest); }
template <class S64, __integer<S64, 8, true> = true> __OXICC_PTX S64 shr(S64 a_reg, uint32_t b_reg) { int64_t dest; asm("shr.s64 %0, %1, %2;" : "=l"(dest) : "l"(__b64(a_reg)), "r"(b_reg)); return __as<S64>(dest); }

// setmaxnreg
template <int N32 = 32> __OXICC_PTX void setmaxnreg_inc(n32_t<N32> imm_reg_count = {}) { asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;" :: "n"(imm_reg_count.value)); }
template <int N32 = 32> __OXICC_PTX void setmaxnreg_dec(n32_t<N32> imm_reg_count = {}) { asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;" :: "n"(imm_reg_count.value)); }

// exit
__OXICC_PTX void exit() { asm volatile("exit;"); }

// trap
__OXICC_PTX void trap() { asm volatile("trap;"); }

// shfl_sync
#define __OXICC_SHFL(mode)                                                                                                 \
    template <class T>                                                                                                     \
    __OXICC_PTX T shfl_sync_##mode(T data, bool &pred, uint32_t lane_idx_offset, uint32_t clamp_segmask, uint32_t lane_mask) noexcept { \
        static_assert(sizeof(T) == 4, "shfl.sync has 4 bytes");                                                            \
        uint32_t r, p;                                                                                                     \
        asm volatile("{ .reg .pred p; shfl.sync." #mode ".b32 %0|p, %2, %3, %4, %5; selp.s32 %1, 1, 0, p; }"               \
                     : "=r"(r), "=r"(p) : "r"(__b32(data)), "r"(lane_idx_offset), "r"(clamp_segmask), "r"(lane_mask));     \
        pred = p != 0;                                                                                                     \
        return __as<T>(r);                                                                                                 \
    }                                                                                                                      \
    template <class T>                                                                                                     \
    __OXICC_PTX T shfl_sync_##mode(T data, uint32_t lane_idx_offset, uint32_t clamp_segmask, uint32_t lane_mask) noexcept { \
        static_assert(sizeof(T) == 4, "shfl.sync has 4 bytes");                                                            \
        uint32_t r;                                                                                                        \
        asm volatile("shfl.sync." #mode ".b32 %0, %1, %2, %3, %4;"                                                         \
                     : "=r"(r) : "r"(__b32(data)), "r"(lane_idx_offset), "r"(clamp_segmask), "r"(lane_mask));              \
        return __as<T>(r);                                                                                                 \
    }
__OXICC_SHFL(idx)
__OXICC_SHFL(up)
__OXICC_SHFL(down)
__OXICC_SHFL(bfly)
#undef __OXICC_SHFL
