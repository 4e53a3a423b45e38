// Index arithmetic: Morton codes by bit spreading, and back.
// RUN: morton<<<1024, 256>>>(n=i32:262144, p=buf:f32:786432:rand=1,0,1, code=out:u32:262144, back=out:u32:262144)
__device__ unsigned spread(unsigned x) { x = (x | x << 16) & 0x30000ff; x = (x | x << 8) & 0x300f00f; x = (x | x << 4) & 0x30c30c3; x = (x | x << 2) & 0x9249249; return x; }
__device__ unsigned gatherb(unsigned x) { x &= 0x9249249; x = (x | x >> 2) & 0x30c30c3; x = (x | x >> 4) & 0x300f00f; x = (x | x >> 8) & 0x30000ff; x = (x | x >> 16) & 0x3ff; return x; }
extern "C" __global__ void morton(int n, const float* __restrict__ p, unsigned* __restrict__ code, unsigned* __restrict__ back) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned q[3];
    for (int k = 0; k < 3; k++) q[k] = (unsigned)fminf(fmaxf(p[3 * i + k] * 1024.0f, 0.0f), 1023.0f);
    unsigned m = spread(q[0]) << 2 | spread(q[1]) << 1 | spread(q[2]);
    code[i] = m;
    back[i] = gatherb(m >> 2) + gatherb(m >> 1) * 3 + gatherb(m) * 7;
}
