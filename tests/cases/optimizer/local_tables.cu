// A local array that is a copy of constants is read where the constants are: no thread has a copy of its own.
// PTXAS: sm_90
// RUN: k<<<1, 32>>>(out=out:i32:32)
// EXPECT: out[i] == (i % 8) * (i % 8) + 3
// CHECK@O3: .entry k
// CHECK-NOT@O3: .local
// CHECK@O3: ret
extern "C" __global__ void k(int* out) {
    const int squares[8] = {3, 4, 7, 12, 19, 28, 39, 52};
    out[threadIdx.x] = squares[threadIdx.x % 8];
}
