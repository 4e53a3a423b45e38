// The freestanding C++ library, as std and as cuda::std.
// PTXAS: sm_75 sm_120
// NO-CLANG: the toolkit's library is not on its path
// RUN: std_values<<<1, 1>>>(r=out:i32:32)
// EXPECT: r == [12, 3, 409, 708, 420, 311, 1, 12345, 515, 3, 35, 51, 33, -915, 1211, 185, 49, 512, 88, 38, 1080, 10032205, 67306009, 1069547520, 524, 1, 5, 41, 0, 0, 0, 0]
// RUN: cuda_values<<<1, 1>>>(r=out:i32:32)
// EXPECT: r == [12, 3, 409, 708, 420, 311, 1, 12345, 515, 3, 35, 51, 33, -915, 1211, 185, 49, 512, 88, 38, 1080, 10032205, 67306009, 1069547520, 524, 1, 5, 41, 0, 0, 0, 0]
#include <algorithm>
#include <array>
#include <bit>
#include <cuda/std/algorithm>
#include <cuda/std/array>
#include <cuda/std/bit>
#include <cuda/std/functional>
#include <cuda/std/limits>
#include <cuda/std/numeric>
#include <cuda/std/span>
#include <cuda/std/tuple>
#include <functional>
#include <limits>
#include <numeric>
#include <span>
#include <tuple>
#define NS std
#define NAME(n) std_##n
#include "include/cxx_library.h"
#undef NS
#undef NAME
#define NS cuda::std
#define NAME(n) cuda_##n
#include "include/cxx_library.h"
