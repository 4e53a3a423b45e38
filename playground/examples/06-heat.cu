// Heat in a plate: 200 steps in shared memory
// RUN: heat<<<1, (32,32)>>>(steps=i32:200, out=out:f32:1024)

__global__ void heat(int steps, float *out) {
    __shared__ float now[32][32];
    int x = threadIdx.x, y = threadIdx.y;
    bool edge = x == 0 || y == 0 || x == 31 || y == 31;
    now[y][x] = y == 0 ? 100.0f : 0.0f;
    __syncthreads();
    for (int s = 0; s < steps; s++) {
        float next = now[y][x];
        if (!edge)
            next = 0.25f * (now[y - 1][x] + now[y + 1][x] + now[y][x - 1] + now[y][x + 1]);
        __syncthreads();
        now[y][x] = next;
        __syncthreads();
    }
    out[y * 32 + x] = now[y][x];
}
