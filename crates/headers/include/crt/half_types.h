// What cuda_fp16.h and cuda_bf16.h have in common, first part: the types, conversions, and ways to write the rest.
// Each includes it once, after it has defined
//   __OXICC_H, __OXICC_H2, __OXICC_HR, __OXICC_H2R   the types and their raw forms
//   __OXICC_T                                        the PTX type, as a string
//   __OXICC_C(a, b)                                  the name of a function: a, the name of the type in conversions, b
//   __OXICC_INF, __OXICC_ONE                         bits of these values
// and the functions on raw bits that conversions are made of (__oxicc_from and so on), which tell the formats apart by
// their first argument.

#define __OXICC_HD static __host__ __device__ __forceinline__
#define __OXICC_BITS(h2) (*(unsigned int *)&(h2))
#define __OXICC_CBITS(h2) (*(const unsigned int *)&(h2))

#define __OXICC_FROM_ALL(what) what(float) what(double) what(short) what(unsigned short) what(int) what(unsigned int) \
    what(long long) what(unsigned long long)

struct __builtin_align__(2) __OXICC_H {
    unsigned short __x;

    __OXICC_H() = default;
    __host__ __device__ constexpr __OXICC_H(const __OXICC_HR &r) : __x(r.x) {}
#define __OXICC_CTOR(type) __host__ __device__ __OXICC_H(const type v) : __x(__oxicc_from(__OXICC_HR(), v)) {}
    __OXICC_FROM_ALL(__OXICC_CTOR)
#undef __OXICC_CTOR
    __host__ __device__ __OXICC_H(const long v) : __x(__oxicc_from(__OXICC_HR(), (long long)v)) {}
    __host__ __device__ __OXICC_H(const unsigned long v) : __x(__oxicc_from(__OXICC_HR(), (unsigned long long)v)) {}
    __OXICC_OTHER_CTOR

    __host__ __device__ operator __OXICC_HR() const { __OXICC_HR r; r.x = __x; return r; }
    __host__ __device__ operator __OXICC_HR() const volatile { __OXICC_HR r; r.x = __x; return r; }
    __host__ __device__ __OXICC_H &operator=(const __OXICC_HR &r) { __x = r.x; return *this; }
    __host__ __device__ volatile __OXICC_H &operator=(const __OXICC_HR &r) volatile { __x = r.x; return *this; }
#define __OXICC_ASSIGN(type) __host__ __device__ __OXICC_H &operator=(const type v) { __x = __oxicc_from(__OXICC_HR(), v); return *this; }
    __OXICC_FROM_ALL(__OXICC_ASSIGN)
#undef __OXICC_ASSIGN
    __host__ __device__ operator float() const { return __oxicc_to_float(__OXICC_HR(), __x); }
    __host__ __device__ constexpr operator bool() const { return (__x & 0x7fff) != 0; }
#define __OXICC_TO(type, s) __host__ __device__ operator type() const { return (type)__oxicc_to_##s##_rz(__OXICC_HR(), __x); }
    __OXICC_TO(char, char)
    __OXICC_TO(signed char, char)
    __OXICC_TO(unsigned char, uchar)
    __OXICC_TO(short, short)
    __OXICC_TO(unsigned short, ushort)
    __OXICC_TO(int, int)
    __OXICC_TO(unsigned int, uint)
    __OXICC_TO(long, ll)
    __OXICC_TO(unsigned long, ull)
    __OXICC_TO(long long, ll)
    __OXICC_TO(unsigned long long, ull)
#undef __OXICC_TO
};

struct __builtin_align__(4) __OXICC_H2 {
    __OXICC_H x;
    __OXICC_H y;

    __OXICC_H2() = default;
    __host__ __device__ constexpr __OXICC_H2(const __OXICC_H &a, const __OXICC_H &b) : x(a), y(b) {}
    __host__ __device__ __OXICC_H2(const __OXICC_H2R &r) { x.__x = r.x; y.__x = r.y; }
    __host__ __device__ __OXICC_H2 &operator=(const __OXICC_H2R &r) { x.__x = r.x; y.__x = r.y; return *this; }
    __host__ __device__ operator __OXICC_H2R() const { __OXICC_H2R r; r.x = x.__x; r.y = y.__x; return r; }
};

__OXICC_HD __OXICC_H __oxicc_half(__OXICC_HR, unsigned short bits) { __OXICC_H h; h.__x = bits; return h; }
__OXICC_HD __OXICC_H2 __oxicc_half2(__OXICC_HR, unsigned int bits) { __OXICC_H2 h; __OXICC_BITS(h) = bits; return h; }
#define __OXICC_MAKE(bits) __oxicc_half(__OXICC_HR(), bits)
#define __OXICC_MAKE2(bits) __oxicc_half2(__OXICC_HR(), bits)

// Conversions.
__OXICC_HD float __OXICC_C(__, 2float)(const __OXICC_H h) { return __oxicc_to_float(__OXICC_HR(), h.__x); }
__OXICC_HD __OXICC_H __OXICC_C(__float2, )(const float f) { return __OXICC_MAKE(__oxicc_from(__OXICC_HR(), f)); }
__OXICC_HD __OXICC_H __OXICC_C(__double2, )(const double d) { return __OXICC_MAKE(__oxicc_from(__OXICC_HR(), d)); }
#define __OXICC_ROUNDED(from, type)                                                                                       \
    __OXICC_HD __OXICC_H __OXICC_C(__##from##2, _rn)(const type v) { return __OXICC_MAKE(__oxicc_from(__OXICC_HR(), v)); } \
    __OXICC_HD __OXICC_H __OXICC_C(__##from##2, _rz)(const type v) { return __OXICC_MAKE(__oxicc_from_rz(__OXICC_HR(), v)); } \
    __OXICC_HD __OXICC_H __OXICC_C(__##from##2, _rd)(const type v) { return __OXICC_MAKE(__oxicc_from_rd(__OXICC_HR(), v)); } \
    __OXICC_HD __OXICC_H __OXICC_C(__##from##2, _ru)(const type v) { return __OXICC_MAKE(__oxicc_from_ru(__OXICC_HR(), v)); }
__OXICC_ROUNDED(float, float)
__OXICC_ROUNDED(short, short)
__OXICC_ROUNDED(ushort, unsigned short)
__OXICC_ROUNDED(int, int)
__OXICC_ROUNDED(uint, unsigned int)
__OXICC_ROUNDED(ll, long long)
__OXICC_ROUNDED(ull, unsigned long long)
#undef __OXICC_ROUNDED
#define __OXICC_TOINT(to, type)                                                                                           \
    __OXICC_HD type __OXICC_C(__, 2##to##_rn)(const __OXICC_H h) { return __oxicc_to_##to##_rn(__OXICC_HR(), h.__x); }    \
    __OXICC_HD type __OXICC_C(__, 2##to##_rz)(const __OXICC_H h) { return __oxicc_to_##to##_rz(__OXICC_HR(), h.__x); }    \
    __OXICC_HD type __OXICC_C(__, 2##to##_rd)(const __OXICC_H h) { return __oxicc_to_##to##_rd(__OXICC_HR(), h.__x); }    \
    __OXICC_HD type __OXICC_C(__, 2##to##_ru)(const __OXICC_H h) { return __oxicc_to_##to##_ru(__OXICC_HR(), h.__x); }
__OXICC_TOINT(short, short)
__OXICC_TOINT(ushort, unsigned short)
__OXICC_TOINT(int, int)
__OXICC_TOINT(uint, unsigned int)
__OXICC_TOINT(ll, long long)
__OXICC_TOINT(ull, unsigned long long)
#undef __OXICC_TOINT
__OXICC_HD signed char __OXICC_C(__, 2char_rz)(const __OXICC_H h) { return (signed char)__oxicc_to_char_rz(__OXICC_HR(), h.__x); }
__OXICC_HD unsigned char __OXICC_C(__, 2uchar_rz)(const __OXICC_H h) { return (unsigned char)__oxicc_to_uchar_rz(__OXICC_HR(), h.__x); }
__OXICC_HD short __OXICC_C(__, _as_short)(const __OXICC_H h) { return (short)h.__x; }
__OXICC_HD unsigned short __OXICC_C(__, _as_ushort)(const __OXICC_H h) { return h.__x; }
__OXICC_HD __OXICC_H __OXICC_C(__short_as_, )(const short i) { return __OXICC_MAKE((unsigned short)i); }
__OXICC_HD __OXICC_H __OXICC_C(__ushort_as_, )(const unsigned short i) { return __OXICC_MAKE(i); }

// Pairs.
__OXICC_HD __OXICC_H2 __OXICC_C(make_, 2)(const __OXICC_H x, const __OXICC_H y) { return __OXICC_H2(x, y); }
__OXICC_HD __OXICC_H2 __OXICC_C(__halves2, 2)(const __OXICC_H a, const __OXICC_H b) { return __OXICC_H2(a, b); }
__OXICC_HD __OXICC_H2 __OXICC_C(__float2, 2_rn)(const float a) {
    __OXICC_H h = __OXICC_C(__float2, )(a);
    return __OXICC_H2(h, h);
}
__OXICC_HD __OXICC_H2 __OXICC_C(__floats2, 2_rn)(const float a, const float b) { return __OXICC_MAKE2(__oxicc_from2(__OXICC_HR(), a, b)); }
__OXICC_HD __OXICC_H2 __OXICC_C(__float22, 2_rn)(const float2 a) { return __OXICC_MAKE2(__oxicc_from2(__OXICC_HR(), a.x, a.y)); }
__OXICC_HD float2 __OXICC_C(__, 22float2)(const __OXICC_H2 a) {
    float2 r;
    r.x = __OXICC_C(__, 2float)(a.x);
    r.y = __OXICC_C(__, 2float)(a.y);
    return r;
}
__OXICC_HD float __low2float(const __OXICC_H2 a) { return __OXICC_C(__, 2float)(a.x); }
__OXICC_HD float __high2float(const __OXICC_H2 a) { return __OXICC_C(__, 2float)(a.y); }
__OXICC_HD __OXICC_H __OXICC_C(__low2, )(const __OXICC_H2 a) { return a.x; }
__OXICC_HD __OXICC_H __OXICC_C(__high2, )(const __OXICC_H2 a) { return a.y; }
__OXICC_HD __OXICC_H2 __OXICC_C(__low2, 2)(const __OXICC_H2 a) { return __OXICC_H2(a.x, a.x); }
__OXICC_HD __OXICC_H2 __OXICC_C(__high2, 2)(const __OXICC_H2 a) { return __OXICC_H2(a.y, a.y); }
__OXICC_HD __OXICC_H2 __OXICC_C(__lows2, 2)(const __OXICC_H2 a, const __OXICC_H2 b) { return __OXICC_H2(a.x, b.x); }
__OXICC_HD __OXICC_H2 __OXICC_C(__highs2, 2)(const __OXICC_H2 a, const __OXICC_H2 b) { return __OXICC_H2(a.y, b.y); }
__OXICC_HD __OXICC_H2 __lowhigh2highlow(const __OXICC_H2 a) { return __OXICC_H2(a.y, a.x); }

// Arithmetic of one instruction.
#define __OXICC_UN(name, name2, op)                                                                                       \
    __OXICC_HD __OXICC_H name(const __OXICC_H a) {                                                                        \
        __OXICC_H r;                                                                                                      \
        asm("{" op __OXICC_T " %0, %1;}" : "=h"(r.__x) : "h"(a.__x));                                                     \
        return r;                                                                                                         \
    }                                                                                                                     \
    __OXICC_HD __OXICC_H2 name2(const __OXICC_H2 a) {                                                                     \
        __OXICC_H2 r;                                                                                                     \
        asm("{" op __OXICC_T "x2 %0, %1;}" : "=r"(__OXICC_BITS(r)) : "r"(__OXICC_CBITS(a)));                              \
        return r;                                                                                                         \
    }
#define __OXICC_BIN(name, name2, op)                                                                                      \
    __OXICC_HD __OXICC_H name(const __OXICC_H a, const __OXICC_H b) {                                                     \
        __OXICC_H r;                                                                                                      \
        asm("{" op __OXICC_T " %0, %1, %2;}" : "=h"(r.__x) : "h"(a.__x), "h"(b.__x));                                     \
        return r;                                                                                                         \
    }                                                                                                                     \
    __OXICC_HD __OXICC_H2 name2(const __OXICC_H2 a, const __OXICC_H2 b) {                                                 \
        __OXICC_H2 r;                                                                                                     \
        asm("{" op __OXICC_T "x2 %0, %1, %2;}" : "=r"(__OXICC_BITS(r)) : "r"(__OXICC_CBITS(a)), "r"(__OXICC_CBITS(b)));   \
        return r;                                                                                                         \
    }
#define __OXICC_TRI(name, name2, op)                                                                                      \
    __OXICC_HD __OXICC_H name(const __OXICC_H a, const __OXICC_H b, const __OXICC_H c) {                                  \
        __OXICC_H r;                                                                                                      \
        asm("{" op __OXICC_T " %0, %1, %2, %3;}" : "=h"(r.__x) : "h"(a.__x), "h"(b.__x), "h"(c.__x));                     \
        return r;                                                                                                         \
    }                                                                                                                     \
    __OXICC_HD __OXICC_H2 name2(const __OXICC_H2 a, const __OXICC_H2 b, const __OXICC_H2 c) {                             \
        __OXICC_H2 r;                                                                                                     \
        asm("{" op __OXICC_T "x2 %0, %1, %2, %3;}" : "=r"(__OXICC_BITS(r))                                                \
            : "r"(__OXICC_CBITS(a)), "r"(__OXICC_CBITS(b)), "r"(__OXICC_CBITS(c)));                                       \
        return r;                                                                                                         \
    }
// A function of pairs from one of scalars.
#define __OXICC_LANES1(name2, name) __OXICC_HD __OXICC_H2 name2(const __OXICC_H2 a) { return __OXICC_H2(name(a.x), name(a.y)); }
#define __OXICC_LANES2(name2, name)                                                                                       \
    __OXICC_HD __OXICC_H2 name2(const __OXICC_H2 a, const __OXICC_H2 b) { return __OXICC_H2(name(a.x, b.x), name(a.y, b.y)); }
#define __OXICC_LANES3(name2, name)                                                                                       \
    __OXICC_HD __OXICC_H2 name2(const __OXICC_H2 a, const __OXICC_H2 b, const __OXICC_H2 c) {                             \
        return __OXICC_H2(name(a.x, b.x, c.x), name(a.y, b.y, c.y));                                                      \
    }
