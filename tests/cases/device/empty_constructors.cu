// Variables of the device may have constructors and destructors that do nothing, whoever may call them.
// NO-CLANG: clang 19 knows no empty constructors on the device
// FLAGS: -arch=sm_90
// RUN: k<<<1, 1>>>(out=out:i32:8)
// EXPECT: out == [0, 0, 0, 0, 7, 0, 1, 1]

struct Plain { int x; __device__ Plain() {} };
__device__ Plain plain, many[3], listed{}, copied = Plain();

struct OfHost { int x; OfHost() {} ~OfHost() {} };
__constant__ OfHost of_host;

// Defined later, and out of parts that are like it.
struct Later { Plain part; int y; __device__ Later(); };
__device__ Later later;
__device__ Later::Later() { return; }

template <class T> struct Any : Plain { T t; __device__ Any() : Plain() {} __device__ ~Any() {} };
__device__ Any<int> any;

// A pointer to one thing that points to another is no constant expression, yet a value.
__device__ int word = 7;
__device__ unsigned *other = (unsigned *)&word;
__device__ struct { const char *name; float *at; } table[] = {{"a", (float *)&word}};

__global__ void k(int *out) {
    static __device__ Plain local;
    out[0] = plain.x + many[2].x + listed.x + copied.x;
    out[1] = of_host.x;
    out[2] = later.y + later.part.x;
    out[3] = any.t + any.x;
    out[4] = *other;
    out[5] = local.x;
    out[6] = table[0].at == (float *)&word;
    out[7] = table[0].name[0] == 'a';
}
