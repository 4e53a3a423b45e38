// Arithmetic on two 16-bit or four 8-bit integers in a word, for headers that only declare it: the text of the embedded header.
#include "common.h"
#include <simd_functions.h>

#define UNARY(name)                                                                                                       \
    LIB u32 __nv_##name##2(u32 a) { return __##name##2(a); }                                                              \
    LIB u32 __nv_##name##4(u32 a) { return __##name##4(a); }
#define BINARY(name)                                                                                                      \
    LIB u32 __nv_##name##2(u32 a, u32 b) { return __##name##2(a, b); }                                                    \
    LIB u32 __nv_##name##4(u32 a, u32 b) { return __##name##4(a, b); }
UNARY(vabs)
UNARY(vabsss)
UNARY(vneg)
UNARY(vnegss)
BINARY(vabsdiffs)
BINARY(vabsdiffu)
BINARY(vadd)
BINARY(vaddss)
BINARY(vaddus)
BINARY(vavgs)
BINARY(vavgu)
BINARY(vcmpeq)
BINARY(vcmpges)
BINARY(vcmpgeu)
BINARY(vcmpgts)
BINARY(vcmpgtu)
BINARY(vcmples)
BINARY(vcmpleu)
BINARY(vcmplts)
BINARY(vcmpltu)
BINARY(vcmpne)
BINARY(vhaddu)
BINARY(vmaxs)
BINARY(vmaxu)
BINARY(vmins)
BINARY(vminu)
BINARY(vsads)
BINARY(vsadu)
BINARY(vseteq)
BINARY(vsetges)
BINARY(vsetgeu)
BINARY(vsetgts)
BINARY(vsetgtu)
BINARY(vsetles)
BINARY(vsetleu)
BINARY(vsetlts)
BINARY(vsetltu)
BINARY(vsetne)
BINARY(vsub)
BINARY(vsubss)
BINARY(vsubus)
#undef UNARY
#undef BINARY
