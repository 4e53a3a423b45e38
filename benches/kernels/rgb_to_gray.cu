// Image filter: four-byte pixels, fixed-point weights.
// RUN: rgb_to_gray<<<16384, 256>>>(n=i32:1<<22, in=buf:u32:1<<22:rand=1, out=out:u8:1<<22)
extern "C" __global__ void rgb_to_gray(int n, const uchar4* __restrict__ in, unsigned char* __restrict__ out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    uchar4 p = in[i];
    out[i] = (p.x * 77 + p.y * 151 + p.z * 28) >> 8;
}
