// One step of the heat equation in three dimensions, planes kept in registers.
// RUN: heat<<<(2,2), (8,8)>>>(a=buf:f32:2048:(i*37)%101, b=out:f32:2048, nz=i32:8)
// EXPECT: b[i] == a[i] + 0.125*(a[i-1] + a[i+1] + a[i-16] + a[i+16] + a[i-256] + a[i+256] - 6*a[i]) ~ 1e-4
//     if i%16 > 0 && i%16 < 15 && i/16%16 > 0 && i/16%16 < 15 && i/256 > 0 && i/256 < 7
__global__ void heat(const float *a, float *b, int nz) {
    int x = blockIdx.x * 8 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    if (x == 0 || y == 0 || x == 15 || y == 15) return;
    int i = y * 16 + x;
    float below = a[i], here = a[i + 256];
    for (int z = 1; z < nz - 1; z++) {
        int at = z * 256 + i;
        float above = a[at + 256];
        b[at] = here + 0.125f * (a[at - 1] + a[at + 1] + a[at - 16] + a[at + 16] + below + above - 6 * here);
        below = here;
        here = above;
    }
}
