// What all threads of a block answer alike is asked before the loop, where an iteration would ask several times.
// RUN: both<<<2, 32>>>(n=i32:8, x=buf:f32:64:iota, twice=out:f32:64:-1, log=out:f32:64:-1)
// EXPECT: twice[i] == 2 * i
// EXPECT: log[i] == i
// RUN: both<<<2, 32>>>(n=i32:8, x=buf:f32:64:iota, twice=out:f32:64:-1, null)
// EXPECT: twice[i] == 2 * i
// RUN: both<<<2, 32>>>(n=i32:8, x=buf:f32:64:iota, null, log=out:f32:64:-1)
// EXPECT: log[i] == i
extern "C" __global__ void both(int n, const float *x, float *twice, float *log) {
    __shared__ float s[8];
    for (int i = threadIdx.x; i < n + 24; i += 32) {
        int place = blockIdx.x * 32 + i / 8 * 8;
        // All threads of a row load it, and meet.
        for (int row = 0; row < 4; row++) {
            __syncthreads();
            if (threadIdx.x / 8 == row) s[threadIdx.x % 8] = x[place + threadIdx.x % 8];
            __syncthreads();
            if (threadIdx.x / 8 == row && threadIdx.x % 4 == 0) {
#pragma unroll
                for (int k = 0; k < 4; k++) {
                    float v = s[threadIdx.x % 8 + k];
                    if (log != nullptr) log[place + threadIdx.x % 8 + k] = v;
                    if (twice != nullptr) twice[place + threadIdx.x % 8 + k] = v + v;
                }
            }
        }
    }
}
