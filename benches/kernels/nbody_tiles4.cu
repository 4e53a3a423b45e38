// N-body with four bodies per thread, positions in shared tiles, potential energy as well.
// RUN: nbody_tiles4<<<64, 64>>>(n=i32:16384, bodies=buf:f32:65536:rand=1, acc=out:f32:65536)
__device__ __forceinline__ void interact(float4& a, const float4& p, const float4& q) {
    float dx = q.x - p.x, dy = q.y - p.y, dz = q.z - p.z;
    float d2 = dx * dx + dy * dy + dz * dz + 1e-4f;
    float inv = rsqrtf(d2), m = q.w * inv;
    float f = m * inv * inv;
    a.x += dx * f;
    a.y += dy * f;
    a.z += dz * f;
    a.w -= m;
}
extern "C" __global__ void nbody_tiles4(int n, const float4* bodies, float4* acc) {
    __shared__ float4 tile[64];
    int base = blockIdx.x * 256 + threadIdx.x;
    float4 p[4], a[4];
    for (int k = 0; k < 4; k++) {
        p[k] = bodies[base + k * 64];
        a[k] = make_float4(0, 0, 0, 0);
    }
    for (int j = 0; j < n / 8; j += 64) {
        tile[threadIdx.x] = bodies[j + threadIdx.x];
        __syncthreads();
        for (int t = 0; t < 64; t++)
            for (int k = 0; k < 4; k++) interact(a[k], p[k], tile[t]);
        __syncthreads();
    }
    for (int k = 0; k < 4; k++) acc[base + k * 64] = a[k];
}
