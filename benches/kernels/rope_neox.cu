// Rotary embedding with angles computed on the fly, halves of a head paired, query and key together.
// RUN: rope_neox<<<(1024,8), (64,4)>>>(heads=i32:32, theta=f32:10000, pos=buf:i32:1024:rand=1,0,24, q=out:f32:1024*32*128:rand=2)
extern "C" __global__ void rope_neox(int heads, float theta, const int* __restrict__ pos, float* __restrict__ q) {
    int token = blockIdx.x, head = blockIdx.y * 4 + threadIdx.y, d = threadIdx.x;
    if (head >= heads) return;
    float inv_freq = powf(theta, -2.0f * d / 128.0f);
    float angle = pos[token] * inv_freq, s, c;
    sincosf(angle, &s, &c);
    float* p = q + ((size_t)token * heads + head) * 128;
    float a = p[d], b = p[d + 64];
    p[d] = a * c - b * s;
    p[d + 64] = b * c + a * s;
}
