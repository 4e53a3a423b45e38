// A class or enumeration that a using-declaration brings in behind a type name of the scope is hidden by it.
struct Raw { char c[2]; };
typedef Raw half;
using number = int;
namespace a {
class half { char c[16]; };
enum class number : long long { one };
typedef Raw same;
}
typedef Raw same;
using a::half;
using a::number;
using a::same;
__global__ void k(int *o) {
    typedef short half2;
    o[0] = sizeof(half), o[1] = sizeof(number), o[2] = sizeof(a::half), o[3] = sizeof(same), o[4] = sizeof(half2);
}
// NO-CLANG: clang holds the name to be ambiguous
// RUN: k<<<1, 1>>>(o=out:i32:5)
// EXPECT: o == [2, 4, 16, 2, 2]
// PTXAS: sm_90
