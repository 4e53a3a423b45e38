// N-body: all pairs, tiles of positions in shared memory.
// RUN: nbody<<<64, 256>>>(n=i32:16384, dt=f32:0.01, p=buf:f32:65536:rand=1, a=out:f32:65536)
__device__ float3 interact(float4 bi, float4 bj, float3 ai) {
    float dx = bj.x - bi.x, dy = bj.y - bi.y, dz = bj.z - bi.z;
    float d2 = dx * dx + dy * dy + dz * dz + 0.01f;
    float inv = rsqrtf(d2), f = bj.w * inv * inv * inv;
    ai.x += dx * f; ai.y += dy * f; ai.z += dz * f;
    return ai;
}
extern "C" __global__ void nbody(int n, float dt, const float4* __restrict__ p, float4* __restrict__ a) {
    __shared__ float4 tile[256];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float4 me = p[i];
    float3 acc = make_float3(0, 0, 0);
    for (int base = 0; base < n; base += 256) {
        tile[threadIdx.x] = p[base + threadIdx.x];
        __syncthreads();
        for (int j = 0; j < 256; j++) acc = interact(me, tile[j], acc);
        __syncthreads();
    }
    a[i] = make_float4(acc.x * dt, acc.y * dt, acc.z * dt, 0);
}
