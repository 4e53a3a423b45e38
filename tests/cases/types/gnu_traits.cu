// The traits of older libraries: arrays and volatile objects count as their elements, references are copied trivially and
// assigned never.
// NO-CLANG: clang answers some of these as the newer traits
// RUN: k<<<1, 1>>>(out=out:i32:16)
// EXPECT: out == [1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0]
struct Plain { double a, b; };
struct Made { __device__ Made() {} __device__ Made(const Made &) {} __device__ Made &operator=(const Made &) { return *this; } };

__global__ void k(int *out) {
    out[0] = __has_trivial_assign(Plain[3]);
    out[1] = __has_trivial_copy(Plain[]);
    out[2] = __has_trivial_constructor(Plain[]);
    out[3] = __has_trivial_destructor(Plain[]);
    out[4] = __has_nothrow_copy(volatile Plain);
    out[5] = __has_trivial_copy(Plain &&);
    out[6] = __has_trivial_assign(Plain &);
    out[7] = __has_nothrow_assign(int &);
    out[8] = __has_trivial_copy(int[2]);
    out[9] = __has_trivial_assign(volatile Plain);
    out[10] = __has_trivial_assign(const Plain);
    out[11] = __has_trivial_copy(Made[2]);
    out[12] = __has_trivial_assign(void);
    out[13] = __has_trivial_destructor(Made[2]);
    out[14] = __has_trivial_copy(const volatile Plain);
    out[15] = __has_trivial_constructor(Made[2]);
}
