// One generation of the game of life on a torus: a glider and a blinker.
// PTXAS: sm_75 sm_90 sm_100
// RUN: step<<<(2,2), (8,8)>>>(a=buf:u8:256:(i == 17 || i == 34 || i == 48 || i == 49 || i == 50 || i == 168 || i == 169 || i == 170), b=out:u8:256, w=i32:16)
// EXPECT: b[i] == (i == 32 || i == 34 || i == 49 || i == 50 || i == 65 || i == 153 || i == 169 || i == 185)
__global__ void step(const unsigned char *a, unsigned char *b, int w) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    int n = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            if (dx || dy)
                n += a[(y + dy + w) % w * w + (x + dx + w) % w];
    bool alive = a[y * w + x];
    b[y * w + x] = alive ? n == 2 || n == 3 : n == 3;
}
