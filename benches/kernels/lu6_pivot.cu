// Dense: LU of a 6x6 matrix per thread with row exchanges, in registers.
// RUN: lu6_pivot<<<1024, 128>>>(n=i32:131072, a=out:f32:36*131072:rand=1, sign=out:i32:131072)
extern "C" __global__ void lu6_pivot(int n, float* a, int* sign) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    float m[6][6];
    #pragma unroll
    for (int i = 0; i < 36; i++) m[i / 6][i % 6] = a[i * n + t];
    int s = 1;
    #pragma unroll
    for (int c = 0; c < 6; c++) {
        #pragma unroll
        for (int r = c + 1; r < 6; r++) {
            if (fabsf(m[r][c]) > fabsf(m[c][c])) {
                s = -s;
                #pragma unroll
                for (int k = 0; k < 6; k++) { float x = m[r][k]; m[r][k] = m[c][k]; m[c][k] = x; }
            }
        }
        float inverse = 1.0f / m[c][c];
        #pragma unroll
        for (int r = c + 1; r < 6; r++) {
            float f = m[r][c] * inverse;
            m[r][c] = f;
            #pragma unroll
            for (int k = c + 1; k < 6; k++) m[r][k] -= f * m[c][k];
        }
    }
    #pragma unroll
    for (int i = 0; i < 36; i++) a[i * n + t] = m[i / 6][i % 6];
    sign[t] = s;
}
