// The smallest useful kernel.
// PTXAS: sm_75 sm_90 sm_100 sm_120
// LLVM-VERIFY
// RUN: vector_add<<<4, 256>>>(a=buf:f32:1000:iota, b=buf:f32:1000:rand=1,-10,10, c=out:f32:1000, n=i32:1000)
// EXPECT: c[i] == f32(a[i] + b[i])
// EXPECT: a[i] == i
//
// The last block is only partly used; a shorter n leaves the rest untouched.
// RUN: vector_add<<<4, 256>>>(a=buf:f32:1000:1, b=buf:f32:1000:2, c=out:f32:1000:-1, n=i32:700)
// EXPECT: c[i] == (i < n ? 3 : -1)
__global__ void vector_add(const float *a, const float *b, float *c, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        c[i] = a[i] + b[i];
}
