// A typedef may have less alignment than its type: members of it are where the host has them, and are read in pieces.
typedef int Loose __attribute__((aligned(1)));
typedef unsigned long long Half __attribute__((aligned(4)));
struct alignas(16) Quad { float x, y, z, w; };
typedef Quad LooseQuad __attribute__((aligned(4)));
struct Holds { char c; Loose a; Loose b[2]; };
struct Wide { char c; Half d; LooseQuad q; };

// RUN: sizes<<<1, 1>>>(o=out:i32:6)
// EXPECT: o == [13, 1, 28, 4, 1, 4]
__global__ void sizes(int *o) {
    o[0] = sizeof(Holds), o[1] = alignof(Holds), o[2] = sizeof(Wide), o[3] = alignof(Wide), o[4] = alignof(Loose), o[5] = alignof(LooseQuad);
}

// RUN: members<<<1, 1>>>(o=out:i32:4)
// EXPECT: o == [67305985, 134678021, 202050057, 257]
// CHECK-LABEL: members
// CHECK: ld.global.u8
__device__ unsigned char bytes[13] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
__global__ void members(int *o) {
    Holds *h = reinterpret_cast<Holds *>(bytes);
    o[0] = h->a, o[1] = h->b[0], o[2] = h->b[1];
    h->b[1] = 257;
    o[3] = bytes[9] + 256 * bytes[10];
}

// CHECK-DAG: .param .align 4 .b8 takes_quad_param_1[16]
extern "C" __global__ void takes_quad(char c, LooseQuad q, float *out) { *out = q.x + q.w + c; }
// RUN: wide<<<1, 1>>>(w=buf:i32:7:iota, o=out:u64:1)
// EXPECT: o == [8589934593]
__global__ void wide(Wide *w, unsigned long long *o) { *o = w->d; }
