//! Ways a pointer can take besides being a pointer: helper functions that give back what they are given.
//!
//! Each thread has a few words of global memory, and of shared memory, for a pointer to pass through. What the pointer leads to is in
//! whatever space: a compiler that takes what comes out of memory for an address of global memory is found out.

/// Names of the helpers. The order is part of the meaning of a seed.
pub const WAYS: &[&str] = &[
    "fz_way_plain",
    "fz_way_exchange",
    "fz_way_swap",
    "fz_way_most",
    "fz_way_either",
    "fz_way_sum",
    "fz_way_halves",
    "fz_way_atomic_halves",
    "fz_way_bytes",
    "fz_way_union",
    "fz_way_copy",
    "fz_way_volatile",
    "fz_way_double",
    "fz_way_wide",
    "fz_way_vector",
    "fz_way_assembly",
    "fz_way_store",
    "fz_way_shared",
    "fz_way_shared_exchange",
    "fz_way_local",
    "fz_way_record",
    "fz_way_mask",
    "fz_way_called",
];

/// Their definitions, with what they need before them. A fence keeps the word from being known without being read.
pub const HELPERS: &[(&str, &str)] = &[
    ("fz_word", "typedef unsigned long long fz_word;"),
    (
        "fz_slot",
        "__device__ __align__(16) fz_word fz_slots[1024];
__device__ __forceinline__ fz_word *fz_slot() { return fz_slots + 4 * (blockIdx.x * blockDim.x + threadIdx.x); }",
    ),
    (
        "fz_back",
        "template <typename T> __device__ __forceinline__ T *fz_back(T *, fz_word *s) {
    __threadfence_block();
    return *(T **)s;
}",
    ),
    ("fz_same", "__device__ __noinline__ fz_word fz_same(fz_word x) { return x; }"),
    (
        "fz_way_plain",
        "template <typename T> __device__ __forceinline__ T *fz_way_plain(T *p) {
    fz_word *s = fz_slot();
    *(T **)s = p;
    return fz_back(p, s);
}",
    ),
    (
        "fz_way_exchange",
        "template <typename T> __device__ __forceinline__ T *fz_way_exchange(T *p) {
    fz_word *s = fz_slot();
    atomicExch(s, (fz_word)p);
    return fz_back(p, s);
}",
    ),
    (
        "fz_way_swap",
        "template <typename T> __device__ __forceinline__ T *fz_way_swap(T *p) {
    fz_word *s = fz_slot();
    *s = 0;
    atomicCAS(s, 0ull, (fz_word)p);
    return fz_back(p, s);
}",
    ),
    (
        "fz_way_most",
        "template <typename T> __device__ __forceinline__ T *fz_way_most(T *p) {
    fz_word *s = fz_slot();
    *s = 0;
    atomicMax(s, (fz_word)p);
    return fz_back(p, s);
}",
    ),
    (
        "fz_way_either",
        "template <typename T> __device__ __forceinline__ T *fz_way_either(T *p) {
    fz_word *s = fz_slot();
    *s = 0;
    atomicOr(s, (fz_word)p);
    return fz_back(p, s);
}",
    ),
    (
        "fz_way_sum",
        "template <typename T> __device__ __forceinline__ T *fz_way_sum(T *p) {
    fz_word *s = fz_slot();
    *s = 5;
    atomicAdd(s, (fz_word)p - 5);
    return fz_back(p, s);
}",
    ),
    (
        "fz_way_halves",
        "template <typename T> __device__ __forceinline__ T *fz_way_halves(T *p) {
    fz_word *s = fz_slot();
    ((unsigned *)s)[0] = (unsigned)(fz_word)p;
    ((unsigned *)s)[1] = (unsigned)((fz_word)p >> 32);
    return fz_back(p, s);
}",
    ),
    (
        "fz_way_atomic_halves",
        "template <typename T> __device__ __forceinline__ T *fz_way_atomic_halves(T *p) {
    unsigned *s = (unsigned *)fz_slot();
    atomicExch(s, (unsigned)(fz_word)p);
    atomicExch(s + 1, (unsigned)((fz_word)p >> 32));
    return fz_back(p, (fz_word *)s);
}",
    ),
    (
        "fz_way_bytes",
        "template <typename T> __device__ __forceinline__ T *fz_way_bytes(T *p) {
    fz_word *s = fz_slot();
    for (int i = 0; i < 8; ++i) ((unsigned char *)s)[i] = (unsigned char)((fz_word)p >> 8 * i);
    return fz_back(p, s);
}",
    ),
    (
        "fz_way_union",
        "template <typename T> __device__ __forceinline__ T *fz_way_union(T *p) {
    fz_word *s = fz_slot();
    union { T *p; uint2 u; } both;
    both.p = p;
    *(uint2 *)s = both.u;
    return fz_back(p, s);
}",
    ),
    (
        "fz_way_copy",
        "template <typename T> __device__ __forceinline__ T *fz_way_copy(T *p) {
    fz_word *s = fz_slot();
    memcpy(s + 1, &p, 8);
    memcpy(s, s + 1, 8);
    return fz_back(p, s);
}",
    ),
    (
        "fz_way_volatile",
        "template <typename T> __device__ __forceinline__ T *fz_way_volatile(T *p) {
    volatile fz_word *s = fz_slot();
    *s = (fz_word)p;
    return (T *)*s;
}",
    ),
    (
        "fz_way_double",
        "template <typename T> __device__ __forceinline__ T *fz_way_double(T *p) {
    fz_word *s = fz_slot();
    *(double *)s = __longlong_as_double((long long)p);
    return fz_back(p, s);
}",
    ),
    (
        "fz_way_wide",
        "template <typename T> __device__ __forceinline__ T *fz_way_wide(T *p) {
    fz_word *s = fz_slot();
    *(unsigned __int128 *)s = (unsigned __int128)(fz_word)p << 64 | 7;
    return fz_back(p, s + 1);
}",
    ),
    (
        "fz_way_vector",
        "template <typename T> __device__ __forceinline__ T *fz_way_vector(T *p) {
    fz_word *s = fz_slot();
    *(ulonglong2 *)s = make_ulonglong2(3, (fz_word)p);
    return fz_back(p, s + 1);
}",
    ),
    (
        "fz_way_assembly",
        "template <typename T> __device__ __forceinline__ T *fz_way_assembly(T *p) {
    unsigned *s = (unsigned *)fz_slot(), low, high;
    asm(\"mov.b64 {%0, %1}, %2;\" : \"=r\"(low), \"=r\"(high) : \"l\"((fz_word)p));
    s[0] = low;
    s[1] = high;
    return fz_back(p, (fz_word *)s);
}",
    ),
    (
        "fz_way_store",
        "template <typename T> __device__ __forceinline__ T *fz_way_store(T *p) {
    fz_word *s = fz_slot();
    asm volatile(\"st.u64 [%0], %1;\" ::\"l\"(s), \"l\"((fz_word)p) : \"memory\");
    return fz_back(p, s);
}",
    ),
    (
        "fz_way_shared",
        "template <typename T> __device__ __forceinline__ T *fz_way_shared(T *p) {
    __shared__ fz_word words[128];
    words[threadIdx.x] = (fz_word)p;
    return fz_back(p, words + threadIdx.x);
}",
    ),
    (
        "fz_way_shared_exchange",
        "template <typename T> __device__ __forceinline__ T *fz_way_shared_exchange(T *p) {
    __shared__ fz_word words[128];
    atomicExch(words + threadIdx.x, (fz_word)p);
    return (T *)atomicAdd(words + threadIdx.x, 0ull);
}",
    ),
    (
        "fz_way_local",
        "template <typename T> __device__ __forceinline__ T *fz_way_local(T *p) {
    fz_word *s = fz_slot();
    fz_word words[4] = {*s, 0, 1, (fz_word)p};
    s[3] = 3;
    __threadfence_block();
    return *(T **)(words + (s[3] & 3));
}",
    ),
    (
        "fz_way_record",
        "template <typename T> __device__ __forceinline__ T *fz_way_record(T *p) {
    struct Record { unsigned n; T *p; };
    Record *s = (Record *)fz_slot(), r = {threadIdx.x, p};
    *s = r;
    __threadfence_block();
    Record back = *s;
    return back.p;
}",
    ),
    (
        "fz_way_mask",
        "template <typename T> __device__ __forceinline__ T *fz_way_mask(T *p) {
    fz_word *s = fz_slot();
    *s = (fz_word)p ^ 0x123456789abcdefull;
    __threadfence_block();
    *s ^= 0x123456789abcdefull;
    return fz_back(p, s);
}",
    ),
    (
        "fz_way_called",
        "template <typename T> __device__ __forceinline__ T *fz_way_called(T *p) {
    fz_word *s = fz_slot();
    atomicExch(s, fz_same((fz_word)p));
    return fz_back(p, s);
}",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_has_a_definition() {
        for way in WAYS {
            assert!(HELPERS.iter().any(|(name, text)| name == way && text.contains(way)), "{way}");
        }
    }
}
