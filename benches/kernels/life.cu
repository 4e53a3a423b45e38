// Integer stencil: the game of life on bytes with wrapping.
// RUN: life<<<(128,512), (32,8)>>>(w=i32:4096, h=i32:4096, in=buf:u8:1<<24:rand=1,0,2, out=out:u8:1<<24)
extern "C" __global__ void life(int w, int h, const unsigned char* __restrict__ in, unsigned char* __restrict__ out) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y, n = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (dx != 0 || dy != 0) n += in[((y + dy + h) % h) * w + (x + dx + w) % w];
    unsigned char alive = in[y * w + x];
    out[y * w + x] = n == 3 || (alive && n == 2);
}
