// A __managed__ variable template that only host code names is the device's too, with its initial value.
// RUN: k<<<1, 1>>>(o=out:i32:1)
// EXPECT: o == [7]
template <class T>
struct Slot {
    union Data {
        __host__ __device__ constexpr Data() noexcept : dummy() {}
        char dummy = {};
        T object;
    } data;
    constexpr Slot() noexcept {}
};
struct Pair { int a, b; };
template <class T> __managed__ Slot<T> slot{};
template <class T> __global__ void touch(T *p) { }
template <class T> void launch() { touch<<<1, 1>>>(&slot<T>.data.object); }
void host() { launch<Pair>(); }

__global__ void k(int *o) { *o = 7; }
