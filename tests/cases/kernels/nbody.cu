// One step of n-body gravity with tiles of positions in shared memory.
// PTXAS: sm_75 sm_90 sm_100
// RUN: forces<<<2, 64>>>(p=buf:f32:512:rand=8, a=out:f32:384, n=i32:128)
// EXPECT: a[i] == sum(k, 0, n, p[4*k+3] * (p[4*k+i%3] - p[4*(i/3)+i%3])
//     / pow(sum(c, 0, 3, (p[4*k+c] - p[4*(i/3)+c]) * (p[4*k+c] - p[4*(i/3)+c])) + 0.01, 1.5)) ~ 2e-3
__global__ void forces(const float4 *p, float *a, int n) {
    __shared__ float4 tile[64];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float4 me = p[i];
    float ax = 0, ay = 0, az = 0;
    for (int base = 0; base < n; base += blockDim.x) {
        tile[threadIdx.x] = p[base + threadIdx.x];
        __syncthreads();
#pragma unroll 4
        for (int j = 0; j < 64; ++j) {
            float4 q = tile[j];
            float dx = q.x - me.x, dy = q.y - me.y, dz = q.z - me.z;
            float d2 = dx * dx + dy * dy + dz * dz + 0.01f;
            float inv = rsqrtf(d2);
            float f = q.w * inv * inv * inv;
            ax += f * dx;
            ay += f * dy;
            az += f * dz;
        }
        __syncthreads();
    }
    a[3 * i] = ax;
    a[3 * i + 1] = ay;
    a[3 * i + 2] = az;
}
