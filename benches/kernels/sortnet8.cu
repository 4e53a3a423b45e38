// Sorting network: 8 keys per thread in registers, by pointer swap.
// RUN: sortnet8<<<256, 128>>>(in=buf:i32:32768*8:rand=1, out=out:i32:32768*8)
__device__ void cas(int& a, int& b) { if (a > b) { int t = a; a = b; b = t; } }
extern "C" __global__ void sortnet8(const int4* __restrict__ in, int4* __restrict__ out) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    int4 p = in[2 * t], q = in[2 * t + 1];
    int v[8] = {p.x, p.y, p.z, p.w, q.x, q.y, q.z, q.w};
    for (int k = 2; k <= 8; k *= 2)
        for (int j = k / 2; j > 0; j /= 2)
            for (int i = 0; i < 8; i++) { int l = i ^ j; if (l > i) { if ((i & k) == 0) cas(v[i], v[l]); else cas(v[l], v[i]); } }
    out[2 * t] = make_int4(v[0], v[1], v[2], v[3]); out[2 * t + 1] = make_int4(v[4], v[5], v[6], v[7]);
}
