// Root-mean-square normalisation of long rows, four floats at a time, with 64-bit counters that advance by the block's size.
// RUN: rows_strided<<<512, 256>>>(cols=i64:16384, eps=f32:0.00001, x=buf:f32:1<<23:rand=1, w=buf:f32:16384:rand=3, y=out:f32:1<<23)
extern "C" __global__ void rows_strided(long long cols, float eps, const float* __restrict__ x, const float* __restrict__ w, float* __restrict__ y) {
    __shared__ float part[32];
    const float4* row = (const float4*)(x + blockIdx.x * cols);
    const float4* scale = (const float4*)w;
    float4* out = (float4*)(y + blockIdx.x * cols);
    int step = blockDim.x;
    float sum = 0.f;
    for (long long i = threadIdx.x; i < cols / 4; i += step) {
        float4 v = row[i];
        sum += v.x * v.x + v.y * v.y + v.z * v.z + v.w * v.w;
    }
    for (int o = 16; o > 0; o >>= 1) sum += __shfl_xor_sync(0xffffffff, sum, o);
    if ((threadIdx.x & 31) == 0) part[threadIdx.x >> 5] = sum;
    __syncthreads();
    float total = 0.f;
    for (int i = 0; i < blockDim.x / 32; i++) total += part[i];
    float r = rsqrtf(total / cols + eps);
    for (long long i = threadIdx.x; i < cols / 4; i += step) {
        float4 v = row[i], s = scale[i];
        out[i] = make_float4(v.x * r * s.x, v.y * r * s.y, v.z * r * s.z, v.w * r * s.w);
    }
}
