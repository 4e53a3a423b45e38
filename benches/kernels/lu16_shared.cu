// LU of 16 by 16 matrices with partial pivoting, a half warp per matrix in shared memory.
// RUN: lu16_shared<<<1024, 128>>>(a=out:f32:8192*256:rand=1, piv=out:i32:8192*16)
extern "C" __global__ void lu16_shared(float* a, int* piv) {
    __shared__ float s[8][16][17];
    int sub = threadIdx.x / 16, t = threadIdx.x % 16, id = blockIdx.x * 8 + sub;
    float(*m)[17] = s[sub];
    for (int i = 0; i < 16; i++) m[i][t] = a[id * 256 + i * 16 + t];
    __syncwarp();
    for (int k = 0; k < 16; k++) {
        float v = t >= k ? fabsf(m[t][k]) : -1.f;
        int p = t;
        for (int d = 8; d > 0; d >>= 1) {
            float ov = __shfl_xor_sync(0xffffffff, v, d, 16);
            int op = __shfl_xor_sync(0xffffffff, p, d, 16);
            if (ov > v || (ov == v && op < p)) {
                v = ov;
                p = op;
            }
        }
        if (p != k) {
            float x = m[k][t];
            m[k][t] = m[p][t];
            m[p][t] = x;
        }
        if (t == k) piv[id * 16 + k] = p;
        __syncwarp();
        if (t > k) {
            float f = m[t][k] / m[k][k];
            m[t][k] = f;
            for (int j = k + 1; j < 16; j++) m[t][j] -= f * m[k][j];
        }
        __syncwarp();
    }
    for (int i = 0; i < 16; i++) a[id * 256 + i * 16 + t] = m[i][t];
}
