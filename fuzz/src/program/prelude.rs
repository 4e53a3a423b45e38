//! Helper functions of generated programs. A file gets those it names, and those they name.

use super::ways;

/// A helper: its name as it is looked for in texts, and its definition.
const OWN: &[(&str, &str)] = &[
    (
        "fz_mix",
        "__device__ __forceinline__ void fz_mix(unsigned long long &h, unsigned long long v) {
    h = (h ^ v) * 0x9e3779b97f4a7c15ull;
    h ^= h >> 29;
}",
    ),
    (
        "fz_bits",
        "__device__ __forceinline__ unsigned long long fz_bits(bool x) { return x; }
__device__ __forceinline__ unsigned long long fz_bits(signed char x) { return x; }
__device__ __forceinline__ unsigned long long fz_bits(unsigned char x) { return x; }
__device__ __forceinline__ unsigned long long fz_bits(short x) { return x; }
__device__ __forceinline__ unsigned long long fz_bits(unsigned short x) { return x; }
__device__ __forceinline__ unsigned long long fz_bits(int x) { return x; }
__device__ __forceinline__ unsigned long long fz_bits(unsigned x) { return x; }
__device__ __forceinline__ unsigned long long fz_bits(long long x) { return x; }
__device__ __forceinline__ unsigned long long fz_bits(unsigned long long x) { return x; }
__device__ __forceinline__ unsigned long long fz_bits(__int128 x) { return (unsigned long long)x ^ (unsigned long long)(x >> 64) * 3; }
__device__ __forceinline__ unsigned long long fz_bits(unsigned __int128 x) { return (unsigned long long)x ^ (unsigned long long)(x >> 64) * 3; }
__device__ __forceinline__ unsigned long long fz_bits(float x) { return x != x ? 0x7fc00000u : __float_as_uint(x); }
__device__ __forceinline__ unsigned long long fz_bits(double x) { return x != x ? 0x7ff8000000000000ull : (unsigned long long)__double_as_longlong(x); }",
    ),
    (
        "fz_half_bits",
        "__device__ __forceinline__ unsigned long long fz_half_bits(__half x) { return __hisnan(x) ? 0x7e00u : __half_as_ushort(x); }
__device__ __forceinline__ unsigned long long fz_half_bits(__nv_bfloat16 x) { return __hisnan(x) ? 0x7fc0u : __bfloat16_as_ushort(x); }",
    ),
    (
        "fz_guard",
        "struct fz_guard {
    unsigned long long &h;
    unsigned long long k;
    __device__ fz_guard(unsigned long long &h, unsigned long long k) : h(h), k(k) { fz_mix(h, k); }
    __device__ ~fz_guard() { fz_mix(h, ~k); }
};",
    ),
    (
        "fz_div",
        "template <typename T> __device__ __forceinline__ T fz_div(T a, T b) {
    return b == 0 || (T(-1) < T(0) && b == T(-1)) ? a : T(a / b);
}",
    ),
    (
        "fz_rem",
        "template <typename T> __device__ __forceinline__ T fz_rem(T a, T b) {
    return b == 0 || (T(-1) < T(0) && b == T(-1)) ? a : T(a % b);
}",
    ),
    (
        "fz_to_i32",
        "__device__ __forceinline__ int fz_to_i32(float x) { return x >= -2147483648.0f && x < 2147483648.0f ? (int)x : 7; }
__device__ __forceinline__ int fz_to_i32(double x) { return x > -2147483649.0 && x < 2147483648.0 ? (int)x : 7; }",
    ),
    (
        "fz_to_u32",
        "__device__ __forceinline__ unsigned fz_to_u32(float x) { return x > -1.0f && x < 4294967296.0f ? (unsigned)x : 7u; }
__device__ __forceinline__ unsigned fz_to_u32(double x) { return x > -1.0 && x < 4294967296.0 ? (unsigned)x : 7u; }",
    ),
    (
        "fz_to_i64",
        "__device__ __forceinline__ long long fz_to_i64(float x) { return x >= -9223372036854775808.0f && x < 9223372036854775808.0f ? (long long)x : 7; }
__device__ __forceinline__ long long fz_to_i64(double x) { return x >= -9223372036854775808.0 && x < 9223372036854775808.0 ? (long long)x : 7; }",
    ),
    (
        "fz_to_u64",
        "__device__ __forceinline__ unsigned long long fz_to_u64(float x) { return x > -1.0f && x < 18446744073709551616.0f ? (unsigned long long)x : 7; }
__device__ __forceinline__ unsigned long long fz_to_u64(double x) { return x > -1.0 && x < 18446744073709551616.0 ? (unsigned long long)x : 7; }",
    ),
    (
        "fz_abs32",
        "__device__ __forceinline__ int fz_abs32(int x) { return x == -2147483647 - 1 ? 0 : abs(x); }",
    ),
    (
        "fz_abs64",
        "__device__ __forceinline__ long long fz_abs64(long long x) { return x < -9223372036854775807ll ? 0 : llabs(x); }",
    ),
    (
        "fz_fold3",
        "template <typename... A> __device__ unsigned long long fz_fold(A... a) { return (0ull + ... + ((unsigned long long)a * sizeof(a))); }
__device__ __forceinline__ unsigned long long fz_fold3(unsigned long long a, int b, unsigned char c) {
    return fz_fold(a, b, c) ^ fz_fold(c, a) ^ fz_fold();
}",
    ),
    (
        "fz_array_sum",
        "template <typename T, int N> struct fz_array {
    T v[N];
    __device__ T &operator[](int i) { return v[i]; }
    __device__ T *begin() { return v; }
    __device__ T *end() { return v + N; }
};
__device__ __forceinline__ unsigned fz_array_sum(unsigned a, unsigned b) {
    fz_array<unsigned, 6> x = {};
    for (int i = 0; i < 6; ++i) x[i] = a * i ^ b >> i;
    x[a % 6] += b;
    unsigned s = 0;
    for (unsigned v : x) s = s * 31 + v;
    return s;
}",
    ),
    (
        "__float_as_int_c",
        "__device__ __forceinline__ int __float_as_int_c(float x) { return x != x ? 5 : __float_as_int(x); }",
    ),
    (
        "__double_as_longlong_c",
        "__device__ __forceinline__ long long __double_as_longlong_c(double x) { return x != x ? 5 : __double_as_longlong(x); }",
    ),
    ("fz_ldexpf", "__device__ __forceinline__ float fz_ldexpf(float x, int e) { return ldexpf(x, e % 200); }"),
    ("fz_ldexp", "__device__ __forceinline__ double fz_ldexp(double x, int e) { return ldexp(x, e % 1500); }"),
    (
        "fz_frexpf",
        "__device__ __forceinline__ float fz_frexpf(float x) {
    if (!(fabsf(x) < 1e38f)) return 3.0f;
    int e;
    float m = frexpf(x, &e);
    return m + e;
}",
    ),
    (
        "fz_modf",
        "__device__ __forceinline__ double fz_modf(double x) {
    double whole;
    double part = modf(x, &whole);
    return part + whole * 0.5;
}",
    ),
    // The sign of a NaN that an operation made is not defined.
    (
        "fz_copysignf",
        "__device__ __forceinline__ float fz_copysignf(float x, float y) { return copysignf(x, y != y ? 1.0f : y); }",
    ),
    (
        "fz_copysign",
        "__device__ __forceinline__ double fz_copysign(double x, double y) { return copysign(x, y != y ? 1.0 : y); }",
    ),
    ("fz_isnan", "__device__ __forceinline__ int fz_isnan(float x) { return isnan(x) ? 1 : 0; }"),
    ("fz_isinf", "__device__ __forceinline__ int fz_isinf(double x) { return isinf(x) ? 1 : isfinite(x) ? 2 : 3; }"),
    ("fz_signbit", "__device__ __forceinline__ int fz_signbit(float x) { return x != x ? 2 : signbit(x) ? 1 : 0; }"),
    ("fz_ilogbf", "__device__ __forceinline__ int fz_ilogbf(float x) { return fabsf(x) > 0 && fabsf(x) < 1e38f ? ilogbf(x) : 1; }"),
    ("fz_lround", "__device__ __forceinline__ long long fz_lround(double x) { return fabs(x) < 1e15 ? llround(x) : 1; }"),
    (
        "fz_h2_add",
        "__device__ __forceinline__ unsigned fz_h2_add(unsigned a, unsigned b) {
    __half2 r = __hadd2(__halves2half2(__ushort_as_half(a), __ushort_as_half(a >> 16)), __halves2half2(__ushort_as_half(b), __ushort_as_half(b >> 16)));
    return fz_half_bits(__low2half(r)) | fz_half_bits(__high2half(r)) << 16;
}",
    ),
    (
        "fz_h2_fma",
        "__device__ __forceinline__ unsigned fz_h2_fma(unsigned a, unsigned b, unsigned c) {
    __half2 x = __halves2half2(__ushort_as_half(a), __ushort_as_half(a >> 16));
    __half2 y = __halves2half2(__ushort_as_half(b), __ushort_as_half(b >> 16));
    __half2 r = __hfma2(x, y, __half2half2(__ushort_as_half(c)));
    return fz_half_bits(r.x) | fz_half_bits(r.y) << 16;
}",
    ),
    (
        "fz_b2_mul",
        "__device__ __forceinline__ unsigned fz_b2_mul(unsigned a, unsigned b) {
    __nv_bfloat162 x = __halves2bfloat162(__ushort_as_bfloat16(a), __ushort_as_bfloat16(a >> 16));
    __nv_bfloat162 r = __hmul2(x, __halves2bfloat162(__ushort_as_bfloat16(b), __ushort_as_bfloat16(b >> 16)));
    return fz_half_bits(r.x) | fz_half_bits(r.y) << 16;
}",
    ),
    (
        "fz_asm_add",
        "__device__ __forceinline__ unsigned fz_asm_add(unsigned a, unsigned b) {
    unsigned r;
    asm(\"add.u32 %0, %1, %2;\" : \"=r\"(r) : \"r\"(a), \"r\"(b));
    return r;
}",
    ),
    (
        "fz_asm_lop3",
        "__device__ __forceinline__ unsigned fz_asm_lop3(unsigned a, unsigned b, unsigned c) {
    unsigned r;
    asm(\"lop3.b32 %0, %1, %2, %3, 0x6a;\" : \"=r\"(r) : \"r\"(a), \"r\"(b), \"r\"(c));
    return r;
}",
    ),
    (
        "fz_asm_prmt",
        "__device__ __forceinline__ unsigned fz_asm_prmt(unsigned a, unsigned b, unsigned c) {
    unsigned r;
    asm volatile(\"prmt.b32 %0, %1, %2, %3;\" : \"=r\"(r) : \"r\"(a), \"r\"(b), \"r\"(c & 0x7777u));
    return r;
}",
    ),
    (
        "fz_asm_bfe",
        "__device__ __forceinline__ unsigned fz_asm_bfe(unsigned a, unsigned b) {
    unsigned r;
    asm(\"bfe.u32 %0, %1, %2, %3;\" : \"=r\"(r) : \"r\"(a), \"r\"(b & 15), \"n\"(9));
    return r;
}",
    ),
    (
        "fz_asm_bfi",
        "__device__ __forceinline__ unsigned long long fz_asm_bfi(unsigned long long a, unsigned long long b) {
    unsigned long long r;
    asm(\"bfi.b64 %0, %1, %2, 13, 21;\" : \"=l\"(r) : \"l\"(a), \"l\"(b));
    return r;
}",
    ),
    (
        "fz_asm_mad_wide",
        "__device__ __forceinline__ long long fz_asm_mad_wide(int a, int b, long long c) {
    asm(\"mad.wide.s32 %0, %1, %2, %0;\" : \"+l\"(c) : \"r\"(a), \"r\"(b));
    return c;
}",
    ),
    (
        "fz_asm_sel",
        "__device__ __forceinline__ int fz_asm_sel(int a, int b) {
    int r;
    asm(\"{\\n\\t.reg .pred p;\\n\\tsetp.lt.s32 p, %1, %2;\\n\\tselp.b32 %0, %1, %2, p;\\n\\t}\" : \"=r\"(r) : \"r\"(a), \"r\"(b));
    return r;
}",
    ),
    (
        "fz_asm_carry",
        "__device__ __forceinline__ unsigned long long fz_asm_carry(unsigned long long a, unsigned long long b) {
    unsigned lo, hi;
    asm(\"add.cc.u32 %0, %2, %4;\\n\\taddc.u32 %1, %3, %5;\"
        : \"=r\"(lo), \"=&r\"(hi) : \"r\"((unsigned)a), \"r\"((unsigned)(a >> 32)), \"r\"((unsigned)b), \"r\"((unsigned)(b >> 32)));
    return (unsigned long long)hi << 32 | lo;
}",
    ),
    (
        "fz_asm_inout",
        "__device__ __forceinline__ unsigned fz_asm_inout(unsigned a, unsigned b) {
    asm volatile(\"xor.b32 %0, %0, %1;\\n\\tmul.lo.u32 %0, %0, 13;\" : \"+r\"(a) : \"r\"(b));
    return a;
}",
    ),
    (
        "fz_asm_unpack",
        "__device__ __forceinline__ unsigned fz_asm_unpack(unsigned long long a) {
    unsigned lo, hi;
    asm(\"mov.b64 {%0, %1}, %2;\" : \"=r\"(lo), \"=r\"(hi) : \"l\"(a));
    return lo * 3 + hi;
}",
    ),
    (
        "fz_asm_f32",
        "__device__ __forceinline__ float fz_asm_f32(float a, float b) {
    float r;
    asm(\"fma.rn.f32 %0, %1, %2, 0f3F800000;\" : \"=f\"(r) : \"f\"(a), \"f\"(b));
    return r;
}",
    ),
    (
        "fz_asm_f64",
        "__device__ __forceinline__ double fz_asm_f64(double a, double b) {
    double r;
    asm(\"add.rz.f64 %0, %1, %2;\" : \"=d\"(r) : \"d\"(a), \"d\"(b));
    return r;
}",
    ),
    (
        "fz_asm_loop",
        "__device__ __forceinline__ unsigned fz_asm_loop(unsigned a) {
    unsigned r = 0;
#pragma unroll
    for (int i = 0; i < 4; ++i) asm volatile(\"mad.lo.u32 %0, %1, %2, %0;\" : \"+r\"(r) : \"r\"(a), \"r\"(i + 3));
    return r;
}",
    ),
    (
        "fz_asm_h",
        "__device__ __forceinline__ unsigned short fz_asm_h(unsigned short a, unsigned short b) {
    unsigned short r;
    asm(\"mad.lo.u16 %0, %1, %2, %1;\" : \"=h\"(r) : \"h\"(a), \"h\"(b));
    return r;
}",
    ),
    (
        "fz_asm_imm",
        "__device__ __forceinline__ unsigned fz_asm_imm(unsigned a) {
    unsigned r;
    asm(\"shf.l.wrap.b32 %0, %1, %1, %2;\" : \"=r\"(r) : \"r\"(a), \"n\"(7));
    return r;
}",
    ),
    (
        "fz_asm_mem",
        "__device__ __noinline__ unsigned fz_asm_mem(unsigned a, unsigned b) {
    unsigned m[2] = {a, b};
    unsigned r;
    asm volatile(\"ld.u32 %0, [%1];\\n\\tst.u32 [%1], %2;\" : \"=r\"(r) : \"l\"(&m[b & 1]), \"r\"(a ^ 5) : \"memory\");
    return r + m[0] * 3 + m[1];
}",
    ),
];

/// What a text needs in front of it.
pub fn helpers_for(text: &str) -> String {
    let helpers: Vec<&(&str, &str)> = OWN.iter().chain(ways::HELPERS).collect();
    let mut wanted = vec![false; helpers.len()];
    let mark = |text: &str, wanted: &mut Vec<bool>| {
        for (i, (name, _)) in helpers.iter().enumerate() {
            wanted[i] |= has_word(text, name);
        }
    };
    mark(text, &mut wanted);
    // A helper only names helpers that stand before it.
    for i in (0..helpers.len()).rev() {
        if wanted[i] {
            let mut below = wanted.clone();
            mark(helpers[i].1, &mut below);
            wanted = below;
        }
    }
    let mut out = String::new();
    for (_, text) in helpers.iter().zip(&wanted).filter(|(_, w)| **w).map(|(h, _)| h) {
        out.push_str(text);
        out.push('\n');
    }
    out
}

/// Whether a text names something.
pub(super) fn has_word(text: &str, word: &str) -> bool {
    let is_part = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric() || c == '_');
    text.match_indices(word).any(|(at, _)| {
        !is_part(text[..at].chars().next_back()) && !is_part(text[at + word.len()..].chars().next())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn helpers_bring_what_they_need() {
        let text = helpers_for("fz_h2_add(1, 2)");
        assert!(text.starts_with("__device__ __forceinline__ unsigned long long fz_half_bits"));
        assert!(text.contains("fz_h2_add"));
        assert_eq!(helpers_for("my_fz_mix + fz_mixed"), "");
    }
}
