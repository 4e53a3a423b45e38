// Rotary embedding: pairs rotated by angles from special functions.
// RUN: rope<<<16384, 256>>>(heads=i32:32, dim=i32:128, x=out:f32:1<<23:rand=1)
extern "C" __global__ void rope(int heads, int dim, float2* x) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int half = dim / 2, d = i % half, token = i / (half * heads);
    float freq = exp2f(-13.287712f * 2.0f * d / dim), s = __sinf(token * freq), c = __cosf(token * freq);
    float2 v = x[i];
    x[i] = make_float2(v.x * c - v.y * s, v.x * s + v.y * c);
}
