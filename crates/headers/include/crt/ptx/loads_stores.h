// Loads and stores of global memory with hints for the caches. Part of <cuda/ptx>, see crt/ptx/variants.h.

#define __OXICC_LD(name, text, list, hint, ...)                                                                            \
    template <class T> __OXICC_PTX T name list {                                                                           \
        static_assert(sizeof(T) <= 32 && (sizeof(T) & (sizeof(T) - 1)) == 0, "1, 2, 4, 8, 16 or 32 bytes");                    \
        if constexpr (sizeof(T) == 1) {                                                                                    \
            uint32_t r;                                                                                                    \
            asm(text ".b8 %0, [%1]" hint(2) ";" : "=r"(r) : "l"(__gmem(addr)) __VA_ARGS__ : "memory");                     \
            return __as<T>(r);                                                                                             \
        } else if constexpr (sizeof(T) == 2) {                                                                             \
            uint16_t r;                                                                                                    \
            asm(text ".b16 %0, [%1]" hint(2) ";" : "=h"(r) : "l"(__gmem(addr)) __VA_ARGS__ : "memory");                    \
            return __as<T>(r);                                                                                             \
        } else if constexpr (sizeof(T) == 4) {                                                                             \
            uint32_t r;                                                                                                    \
            asm(text ".b32 %0, [%1]" hint(2) ";" : "=r"(r) : "l"(__gmem(addr)) __VA_ARGS__ : "memory");                    \
            return __as<T>(r);                                                                                             \
        } else if constexpr (sizeof(T) == 8) {                                                                             \
            uint64_t r;                                                                                                    \
            asm(text ".b64 %0, [%1]" hint(2) ";" : "=l"(r) : "l"(__gmem(addr)) __VA_ARGS__ : "memory");                    \
            return __as<T>(r);                                                                                             \
        } else if constexpr (sizeof(T) == 16) {                                                                            \
            ulonglong2 r;                                                                                                  \
            asm("{ .reg .b128 t; " text ".b128 t, [%2]" hint(3) "; mov.b128 {%0, %1}, t; }"                                \
                : "=l"(r.x), "=l"(r.y) : "l"(__gmem(addr)) __VA_ARGS__ : "memory");                                        \
            return __as<T>(r);                                                                                             \
        } else {                                                                                                           \
            uint64_t r[4];                                                                                                 \
            asm(text ".v4.b64 {%0, %1, %2, %3}, [%4]" hint(5) ";"                                                          \
                : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3]) : "l"(__gmem(addr)) __VA_ARGS__ : "memory");              \
            return __as<T>(r);                                                                                             \
        }                                                                                                                  \
    }
#define __OXICC_ST(name, text, list, hint, ...)                                                                            \
    template <class T> __OXICC_PTX void name list {                                                                        \
        static_assert(sizeof(T) <= 32 && (sizeof(T) & (sizeof(T) - 1)) == 0, "1, 2, 4, 8, 16 or 32 bytes");                    \
        if constexpr (sizeof(T) == 1)                                                                                      \
            asm(text ".b8 [%0], %1" hint(2) ";" :: "l"(__gmem(addr)), "r"(__byte(src)) __VA_ARGS__ : "memory");   \
        else if constexpr (sizeof(T) == 2)                                                                                 \
            asm(text ".b16 [%0], %1" hint(2) ";" :: "l"(__gmem(addr)), "h"(__b16(src)) __VA_ARGS__ : "memory");   \
        else if constexpr (sizeof(T) == 4)                                                                                 \
            asm(text ".b32 [%0], %1" hint(2) ";" :: "l"(__gmem(addr)), "r"(__b32(src)) __VA_ARGS__ : "memory");   \
        else if constexpr (sizeof(T) == 8)                                                                                 \
            asm(text ".b64 [%0], %1" hint(2) ";" :: "l"(__gmem(addr)), "l"(__b64(src)) __VA_ARGS__ : "memory");   \
        else if constexpr (sizeof(T) == 16)                                                                                \
            asm("{ .reg .b128 t; mov.b128 t, {%1, %2}; " text ".b128 [%0], t" hint(3) "; }"                       \
                         :: "l"(__gmem(addr)), "l"(__low(src)), "l"(__high(src)) __VA_ARGS__ : "memory");                  \
        else {                                                                                                             \
            const uint64_t(&v)[4] = (const uint64_t(&)[4])src;                                                             \
            asm(text ".v4.b64 [%0], {%1, %2, %3, %4}" hint(5) ";"                                                 \
                         :: "l"(__gmem(addr)), "l"(v[0]), "l"(v[1]), "l"(v[2]), "l"(v[3]) __VA_ARGS__ : "memory");         \
        }                                                                                                                  \
    }
#define __OXICC_NO_HINT(n)
#define __OXICC_HINT(n) ", %" #n
// With and without a policy for the second cache.
#define __OXICC_LD_HINTED(name, size, text, sized)                                                                         \
    __OXICC_LD(name##size, text sized, (space_global_t, const T *addr), __OXICC_NO_HINT)                                   \
    __OXICC_LD(name##_L2_cache_hint##size, text ".L2::cache_hint" sized, (space_global_t, const T *addr, uint64_t cache_policy), __OXICC_HINT, , "l"(cache_policy))
// Bytes to fetch into the second cache.
#define __OXICC_LD_SIZES(name, text)                                                                                       \
    __OXICC_LD_HINTED(name, , text, "")                                                                                    \
    __OXICC_LD_HINTED(name, _L2_64B, text, ".L2::64B")                                                                     \
    __OXICC_LD_HINTED(name, _L2_128B, text, ".L2::128B")                                                                   \
    __OXICC_LD_HINTED(name, _L2_256B, text, ".L2::256B")
// What the first cache keeps.
#define __OXICC_LD_POLICIES(name, text)                                                                                    \
    __OXICC_LD_SIZES(name, text)                                                                                           \
    __OXICC_LD_SIZES(name##_L1_evict_normal, text ".L1::evict_normal")                                                     \
    __OXICC_LD_SIZES(name##_L1_evict_unchanged, text ".L1::evict_unchanged")                                               \
    __OXICC_LD_SIZES(name##_L1_evict_first, text ".L1::evict_first")                                                       \
    __OXICC_LD_SIZES(name##_L1_evict_last, text ".L1::evict_last")                                                         \
    __OXICC_LD_SIZES(name##_L1_no_allocate, text ".L1::no_allocate")
__OXICC_LD_POLICIES(ld, "ld.global")
__OXICC_LD_POLICIES(ld_nc, "ld.global.nc")
#define __OXICC_ST_HINTED(name, text)                                                                                      \
    __OXICC_ST(name, text, (space_global_t, T *addr, T src), __OXICC_NO_HINT)                                              \
    __OXICC_ST(name##_L2_cache_hint, text ".L2::cache_hint", (space_global_t, T *addr, T src, uint64_t cache_policy), __OXICC_HINT, , "l"(cache_policy))
__OXICC_ST_HINTED(st, "st.global")
__OXICC_ST_HINTED(st_L1_evict_normal, "st.global.L1::evict_normal")
__OXICC_ST_HINTED(st_L1_evict_unchanged, "st.global.L1::evict_unchanged")
__OXICC_ST_HINTED(st_L1_evict_first, "st.global.L1::evict_first")
__OXICC_ST_HINTED(st_L1_evict_last, "st.global.L1::evict_last")
__OXICC_ST_HINTED(st_L1_no_allocate, "st.global.L1::no_allocate")
#undef __OXICC_LD
#undef __OXICC_ST
#undef __OXICC_NO_HINT
#undef __OXICC_HINT
#undef __OXICC_LD_HINTED
#undef __OXICC_LD_SIZES
#undef __OXICC_LD_POLICIES
#undef __OXICC_ST_HINTED
