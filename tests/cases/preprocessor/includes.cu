// Includes of the case's own directory, found first; include guards; #pragma once; __has_include.
// NO-CLANG: -I is relative to the case
// FLAGS: -I include
// PTXAS: sm_75
// RUN: k<<<1, 1>>>(r=out:i32:4)
// EXPECT: r == [11, 22, 1, 0]
#include "include/one.h"
#include "include/one.h"
#include <two.h>
__global__ void k(int *r) {
    r[0] = one();
    r[1] = two();
#if __has_include("include/one.h")
    r[2] = 1;
#else
    r[2] = 0;
#endif
#if __has_include(<no/such/header.h>)
    r[3] = 1;
#else
    r[3] = 0;
#endif
}
