// A blur from one surface to another.
// RUN: blur<<<1, (8,8)>>>(from=surf::f32:8x8:i, to=surf::f32:8x8)
// EXPECT: to[i] == (i - 1 + i + i + 1) / 3.0 ~ 2ulp if i%8 > 0 && i%8 < 7
__global__ void blur(cudaSurfaceObject_t from, cudaSurfaceObject_t to) {
    int x = threadIdx.x, y = threadIdx.y;
    float sum = 0;
    for (int d = -1; d <= 1; d++) sum += surf2Dread<float>(from, (x + d) * 4, y, cudaBoundaryModeClamp);
    surf2Dwrite(sum / 3, to, x * 4, y);
}
