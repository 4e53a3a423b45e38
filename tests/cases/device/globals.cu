// __device__ variables: scalars, arrays, structs, pointers, read and written.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 4>>>(r=out:f32:4)
// GLOBAL: counter=i32:[5]
// GLOBAL: table=f32:[1, 2, 3, 4]
// EXPECT: r[i] == table[i] * 2 + 1.5
// EXPECT: counter[0] == 9
__device__ int counter = 1;
__device__ float table[4];
struct Settings {
    int level;
    float bias;
};
__device__ Settings settings = {3, 1.5f};
__device__ float *where = table;
__global__ void k(float *r) {
    int i = threadIdx.x;
    atomicAdd(&counter, 1);
    r[i] = where[i] * 2 + settings.bias;
}
