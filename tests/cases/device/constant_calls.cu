// Calls of constexpr functions that name constants of the host. With constant operands their value stands for them, and the
// function itself never becomes device code.
//
// FLAGS: -arch=sm_90 -std=c++17
// PTXAS: sm_75 sm_90
// CHECK-NOT: primes
//
// RUN: all<<<1, 1>>>(o=out:i32:8)
// EXPECT: o[0] == 5
// EXPECT: o[1] == 3
// EXPECT: o[2] == 12
// EXPECT: o[3] == 7
// EXPECT: o[4] == 10
// EXPECT: o[5] == 2
// EXPECT: o[6] == 4
// EXPECT: o[7] == 11
// RUN: floats<<<1, 1>>>(o=out:f32:1)
// EXPECT: o[0] == 2.5
constexpr int primes[5] = {2, 3, 5, 7, 11};
constexpr float steps[2] = {1.5f, 2.5f};

struct Table {
    static constexpr int values[3] = {4, 8, 12};
    constexpr __device__ int operator()(int i) const { return values[i]; }
};

constexpr __device__ int prime(int i) { return primes[i]; }
// The call in here has no constant operand, but the calls of this one have.
constexpr __device__ int twice(int i) { return 2 * prime(i); }
template <class T> constexpr __device__ int nth(T i) { return primes[i]; }

extern "C" __global__ void all(int *o) {
    auto generic = [](auto q) { return primes[q * 0 + 2]; };
    auto plain = [](int q) { return primes[q]; };
    Table table;
    o[0] = generic(3);
    o[1] = plain(1);
    o[2] = table(2);
    o[3] = prime(3);
    o[4] = twice(2);
    o[5] = nth(0);
    o[6] = Table{}(0);
    o[7] = [](auto q) { return primes[q + 1]; }(3);
}

extern "C" __global__ void floats(float *o) {
    o[0] = [](int i) { return steps[i]; }(1);
}
