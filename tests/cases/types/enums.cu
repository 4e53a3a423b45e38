// Enumerations: scoped and unscoped, fixed underlying types, arithmetic.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 1>>>(r=out:i32:8)
// EXPECT: r == [0, 1, 10, 11, 200, 1, 3, 5]
enum Plain { A, B, C = 10, D };
enum class Small : unsigned char { X = 200, Y };
enum Flags : unsigned { Read = 1, Write = 2, Both = Read | Write };
__global__ void k(int *r) {
    r[0] = A;
    r[1] = B;
    r[2] = C;
    r[3] = D;
    r[4] = static_cast<int>(Small::X);
    r[5] = sizeof(Small);
    r[6] = Both;
    Plain p = static_cast<Plain>(5);
    r[7] = p;
}
