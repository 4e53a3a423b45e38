// Integer functions and bit patterns.
#include "common.h"

LIB int __nv_abs(int x) { return __nvvm_abs_i(x); }
LIB i64 __nv_llabs(i64 x) { return __nvvm_abs_ll(x); }
LIB int __nv_min(int a, int b) { return __nvvm_min_i(a, b); }
LIB int __nv_max(int a, int b) { return __nvvm_max_i(a, b); }
LIB u32 __nv_umin(u32 a, u32 b) { return __nvvm_min_ui(a, b); }
LIB u32 __nv_umax(u32 a, u32 b) { return __nvvm_max_ui(a, b); }
LIB i64 __nv_llmin(i64 a, i64 b) { return __nvvm_min_ll(a, b); }
LIB i64 __nv_llmax(i64 a, i64 b) { return __nvvm_max_ll(a, b); }
LIB u64 __nv_ullmin(u64 a, u64 b) { return __nvvm_min_ull(a, b); }
LIB u64 __nv_ullmax(u64 a, u64 b) { return __nvvm_max_ull(a, b); }
LIB int __nv_mulhi(int a, int b) { return __nvvm_mulhi_i(a, b); }
LIB u32 __nv_umulhi(u32 a, u32 b) { return __nvvm_mulhi_ui(a, b); }
LIB i64 __nv_mul64hi(i64 a, i64 b) { return __nvvm_mulhi_ll(a, b); }
LIB u64 __nv_umul64hi(u64 a, u64 b) { return __nvvm_mulhi_ull(a, b); }
LIB int __nv_mul24(int a, int b) { return __nvvm_mul24_i(a, b); }
LIB u32 __nv_umul24(u32 a, u32 b) { return __nvvm_mul24_ui(a, b); }
LIB int __nv_sad(int a, int b, int c) { return __nvvm_sad_i(a, b, c); }
LIB u32 __nv_usad(u32 a, u32 b, u32 c) { return __nvvm_sad_ui(a, b, c); }
LIB int __nv_clz(int x) { return __nvvm_clz_i(x); }
LIB int __nv_clzll(i64 x) { return __nvvm_clz_ll(x); }
LIB int __nv_popc(int x) { return __nvvm_popc_i(x); }
LIB int __nv_popcll(i64 x) { return __nvvm_popc_ll(x); }
LIB int __nv_brev(int x) { return (int)__nvvm_brev32(x); }
LIB i64 __nv_brevll(i64 x) { return (i64)__nvvm_brev64(x); }
LIB int __nv_ffs(int x) { return 32 - __nvvm_clz_i(x & -x); }
LIB int __nv_ffsll(i64 x) { return 64 - __nvvm_clz_ll(x & -x); }
LIB int __nv_byte_perm(int a, int b, int s) { return (int)__nvvm_prmt(a, b, s & 0x7777); }

// Averages without overflow: the common bits and half of the others.
LIB int __nv_hadd(int a, int b) { return (a & b) + ((a ^ b) >> 1); }
LIB u32 __nv_uhadd(u32 a, u32 b) { return (a & b) + ((a ^ b) >> 1); }
LIB int __nv_rhadd(int a, int b) { return (a | b) - ((a ^ b) >> 1); }
LIB u32 __nv_urhadd(u32 a, u32 b) { return (a | b) - ((a ^ b) >> 1); }

LIB int __nv_float_as_int(float x) { return (int)m::bits(x); }
LIB u32 __nv_float_as_uint(float x) { return m::bits(x); }
LIB float __nv_int_as_float(int x) { return m::from_bits((u32)x); }
LIB float __nv_uint_as_float(u32 x) { return m::from_bits(x); }
LIB i64 __nv_double_as_longlong(double x) { return (i64)m::bits(x); }
LIB double __nv_longlong_as_double(i64 x) { return m::from_bits((u64)x); }
LIB int __nv_double2hiint(double x) { return m::hi(x); }
LIB int __nv_double2loint(double x) { return m::lo(x); }
LIB double __nv_hiloint2double(int hi, int lo) { return m::combine(hi, lo); }
