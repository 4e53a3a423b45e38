// FFT: 512 points per block in shared memory, radix 2, table of twiddles.
// RUN: fft_stockham<<<8192, 256>>>(table=buf:f32:512:rand=2,-1,1, in=buf:f32:1<<23:rand=1, out=out:f32:1<<23)
extern "C" __global__ void fft_stockham(const float2* __restrict__ table, const float2* __restrict__ in, float2* __restrict__ out) {
    __shared__ float2 buffer[2][512];
    int t = threadIdx.x, from = 0;
    const float2* src = in + blockIdx.x * 512;
    buffer[0][t] = src[t];
    buffer[0][t + 256] = src[t + 256];
    __syncthreads();
    for (int half = 1; half < 512; half *= 2) {
        int k = t & (half - 1), j = ((t - k) << 1) + k;
        float2 a = buffer[from][t], b = buffer[from][t + 256], w = table[k * (256 / half)];
        float2 bw = make_float2(b.x * w.x - b.y * w.y, b.x * w.y + b.y * w.x);
        buffer[from ^ 1][j] = make_float2(a.x + bw.x, a.y + bw.y);
        buffer[from ^ 1][j + half] = make_float2(a.x - bw.x, a.y - bw.y);
        from ^= 1;
        __syncthreads();
    }
    out[blockIdx.x * 512 + t] = buffer[from][t];
    out[blockIdx.x * 512 + t + 256] = buffer[from][t + 256];
}
