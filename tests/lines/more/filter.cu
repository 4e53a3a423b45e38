// Globals, constants, statics; functions through pointers.
__constant__ float weights[9] = {1, 2, 1, 2, 4, 2, 1, 2, 1};
__device__ int launches;
__device__ float identity(float x) { return x; }
__device__ float square(float x) { return x * x; }
typedef float (*Op)(float);
__device__ Op ops[2] = {identity, square};
__global__ void filter(const float *in, float *out, int w, int h, int op)
{
    static __device__ int calls = 0;
    int x = threadIdx.x + 1;
    int y = blockIdx.x + 1;
    if (x >= w - 1 || y >= h - 1)
        return;
    float s = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            float p = in[(y + dy) * w + x + dx];
            s += p * weights[(dy + 1) * 3 + dx + 1];
        }
    out[y * w + x] = ops[op](s / 16.0f);
    if (x == 1 && y == 1) {
        launches++;
        calls += 2;
    }
}
