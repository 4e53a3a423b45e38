// Image filter: bilinear scaling by 2.5, index arithmetic in floats.
// RUN: resize_bilinear<<<(80,320), (32,8)>>>(sw=i32:1024, sh=i32:1024, dw=i32:2560, dh=i32:2560, in=buf:f32:1<<20:rand=1, out=out:f32:2560*2560)
extern "C" __global__ void resize_bilinear(int sw, int sh, int dw, int dh, const float* __restrict__ in, float* __restrict__ out) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= dw || y >= dh) return;
    float fx = (x + 0.5f) * sw / dw - 0.5f, fy = (y + 0.5f) * sh / dh - 0.5f;
    int x0 = (int)floorf(fx), y0 = (int)floorf(fy);
    float ax = fx - x0, ay = fy - y0;
    int x1 = min(x0 + 1, sw - 1), y1 = min(y0 + 1, sh - 1);
    x0 = max(x0, 0);
    y0 = max(y0, 0);
    float top = in[y0 * sw + x0] * (1 - ax) + in[y0 * sw + x1] * ax;
    float low = in[y1 * sw + x0] * (1 - ax) + in[y1 * sw + x1] * ax;
    out[y * dw + x] = top * (1 - ay) + low * ay;
}
