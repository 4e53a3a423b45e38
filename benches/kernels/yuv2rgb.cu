// Image: NV12 to RGB with integer arithmetic and saturation.
// RUN: yuv2rgb<<<(32,32), (16,16)>>>(w=i32:512, h=i32:512, y=buf:u8:1<<18:rand=1, uv=buf:u8:1<<17:rand=2, out=out:u8:1<<20)
__device__ unsigned char sat(int x) { return x < 0 ? 0 : x > 255 ? 255 : x; }
extern "C" __global__ void yuv2rgb(int w, int h, const unsigned char* __restrict__ y, const unsigned char* __restrict__ uv, uchar4* __restrict__ out) {
    int px = blockIdx.x * blockDim.x + threadIdx.x, py = blockIdx.y * blockDim.y + threadIdx.y;
    if (px >= w || py >= h) return;
    int c = y[py * w + px] - 16, d = uv[(py / 2) * w + (px & ~1)] - 128, e = uv[(py / 2) * w + (px | 1)] - 128;
    out[py * w + px] = make_uchar4(sat((298 * c + 409 * e + 128) >> 8), sat((298 * c - 100 * d - 208 * e + 128) >> 8), sat((298 * c + 516 * d + 128) >> 8), 255);
}
