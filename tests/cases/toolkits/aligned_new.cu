// Memory with an alignment in device code: malloc gives 16 bytes.
// NO-CLANG: clang leaves aligned allocation to a library
// FLAGS: -arch=sm_90
// PTXAS: sm_75 sm_90 sm_100
// CHECK: .extern .func {{.*}} __cuda_syscall_aligned_malloc
#include <new>

struct alignas(256) Wide { int v[64]; };
struct Narrow { int v[4]; };
__device__ void *__nv_aligned_device_malloc_impl(unsigned long, unsigned long);

__global__ void allocate(int *out) {
    int *before = new int(1);
    Wide *one = new Wide;
    Wide *array = new Wide[2];
    Narrow *narrow = new Narrow;
    void *raw = __nv_aligned_device_malloc_impl(100, 128);
    void *called = ::operator new(100, std::align_val_t(512));
    one->v[63] = 5;
    array[1].v[63] = 6;
    out[0] = (unsigned long)one % 256 == 0 && one != nullptr;
    out[1] = (unsigned long)array % 256 == 0 && array != nullptr && array + 1 != one;
    out[2] = (unsigned long)raw % 128 == 0 && raw != nullptr;
    out[3] = (unsigned long)called % 512 == 0 && called != nullptr;
    out[4] = one->v[63] + array[1].v[63] + *before;
    out[5] = (unsigned long)narrow % 16 == 0;
    delete one;
    delete[] array;
    delete narrow;
    free(raw);
    ::operator delete(called, std::align_val_t(512));
    delete before;
}
// RUN: allocate<<<1, 1>>>(out=out:i32:6:0)
// EXPECT: out == [1, 1, 1, 1, 12, 1]
