// <cfloat>, <climits>, <cstdint>: every limit the standard asks for, next to the types they are limits of.
// NO-CLANG: long double is double in its device code
// RUN: widths<<<1, 1>>>(r=out:i32:6)
// EXPECT: r == [24, 53, 64, 16, 64, 32]
// RUN: values<<<1, 1>>>(x=out:f32:3)
// EXPECT: x[0] == 1.17549435e-38
// EXPECT: x[1] == 3.40282347e+38
// EXPECT: x[2] == 1.1920929e-07

#include <cfloat>
#include <climits>
#include <cmath>
#include <cstdint>

template <typename A, typename B>
constexpr bool same = false;
template <typename A>
constexpr bool same<A, A> = true;

// The least and greatest values of a type by its width, and that the macros have the type after promotion.
#define SIGNED(NAME, TYPE) \
    static_assert(NAME##_WIDTH == sizeof(TYPE) * CHAR_BIT); \
    static_assert(NAME##_MAX > 0 && NAME##_MIN == -NAME##_MAX - 1); \
    static_assert((TYPE)(NAME##_MAX) == NAME##_MAX && (unsigned long long)(NAME##_MAX) == ~0ull >> (65 - NAME##_WIDTH)); \
    static_assert(same<decltype(+(TYPE)0), decltype(NAME##_MAX)>);
#define UNSIGNED(NAME, TYPE) \
    static_assert(NAME##_WIDTH == sizeof(TYPE) * CHAR_BIT); \
    static_assert(NAME##_MAX == (TYPE)-1); \
    static_assert(same<decltype(+(TYPE)0), decltype(NAME##_MAX)>);
#define BOTH(NAME, TYPE) SIGNED(INT##NAME, int##TYPE) UNSIGNED(UINT##NAME, uint##TYPE)
SIGNED(SCHAR, signed char)
UNSIGNED(UCHAR, unsigned char)
SIGNED(SHRT, short)
UNSIGNED(USHRT, unsigned short)
SIGNED(INT, int)
UNSIGNED(UINT, unsigned)
SIGNED(LONG, long)
UNSIGNED(ULONG, unsigned long)
SIGNED(LLONG, long long)
UNSIGNED(ULLONG, unsigned long long)
BOTH(8, 8_t)
BOTH(16, 16_t)
BOTH(32, 32_t)
BOTH(64, 64_t)
BOTH(_LEAST8, _least8_t)
BOTH(_LEAST16, _least16_t)
BOTH(_LEAST32, _least32_t)
BOTH(_LEAST64, _least64_t)
BOTH(_FAST8, _fast8_t)
BOTH(_FAST16, _fast16_t)
BOTH(_FAST32, _fast32_t)
BOTH(_FAST64, _fast64_t)
BOTH(PTR, ptr_t)
BOTH(MAX, max_t)
SIGNED(PTRDIFF, decltype((char *)0 - (char *)0))
UNSIGNED(SIZE, decltype(sizeof 0))
SIGNED(WCHAR, wchar_t)
static_assert(INTMAX_C(5) == 5 && sizeof(UINTMAX_C(5)) == 8 && MB_LEN_MAX >= 1 && BOOL_WIDTH == 1);

#define FLOATING(NAME, TYPE) \
    static_assert(same<TYPE, decltype(NAME##_MAX)> && same<TYPE, decltype(NAME##_TRUE_MIN)>); \
    static_assert(1 + NAME##_EPSILON > 1 && NAME##_TRUE_MIN > 0 && NAME##_TRUE_MIN < NAME##_MIN); \
    static_assert(NAME##_DIG < NAME##_DECIMAL_DIG && NAME##_HAS_SUBNORM == 1); \
    static_assert(NAME##_MIN_EXP == 3 - NAME##_MAX_EXP && NAME##_MIN_10_EXP == 1 - NAME##_MAX_10_EXP);
FLOATING(FLT, float)
FLOATING(DBL, double)
FLOATING(LDBL, long double)
static_assert(FLT_RADIX == 2 && FLT_EVAL_METHOD == 0 && FLT_DECIMAL_DIG == 9 && DBL_DECIMAL_DIG == 17 && DECIMAL_DIG == 21);
static_assert(FLT_MAX_10_EXP == 38 && DBL_MAX_10_EXP == 308 && LDBL_MAX_10_EXP == 4932);
static_assert(FP_ILOGB0 == INT_MIN && MAXFLOAT == FLT_MAX);

__global__ void widths(int *r) {
    r[0] = FLT_MANT_DIG;
    r[1] = DBL_MANT_DIG;
    r[2] = LDBL_MANT_DIG;
    r[3] = INT_LEAST16_WIDTH;
    r[4] = INT_FAST16_WIDTH;
    r[5] = WINT_WIDTH;
}

__global__ void values(float *x) {
    x[0] = FLT_MIN;
    x[1] = FLT_MAX;
    x[2] = FLT_EPSILON;
}
