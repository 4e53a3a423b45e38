struct Wide { float v[16]; };
struct alignas(16) Four { float a, b, c, d; };

__device__ float twice(float x, float y) {
    float s = x;
    s = s * y + 1.0f; s = s * x - y; s = sqrtf(s) + x; s = s * y + 3.0f; s = s / (x + 4.0f);
    s = s * y + 5.0f; s = s * x - y; s = sqrtf(s) + y; s = s * y + 6.0f; s = s / (y + 7.0f);
    s = s * y + 8.0f; s = s * x - y; s = sqrtf(s) + x; s = s * y + 9.0f; s = s / (x + 10.0f);
    s = s * y + 11.0f; s = s * x - y; s = sqrtf(s) + y; s = s * y + 12.0f; s = s / (y + 13.0f);
    s = s * y + 14.0f; s = s * x - y; s = sqrtf(s) + x; s = s * y + 15.0f; s = s / (x + 16.0f);
    s = s * y + 17.0f; s = s * x - y; s = sqrtf(s) + y; s = s * y + 18.0f; s = s / (y + 19.0f);
    return s;
}
__device__ int small(int x) { return (x ^ 5) * 3 + (x >> 2); }
__device__ float changed(Wide w, int i) { w.v[i & 15] = 2.0f; return w.v[(i + 1) & 15] + w.v[(i + 3) & 15]; }

__global__ void calls(float *o, int *n, Wide w) {
    int i = threadIdx.x;
    o[i] = twice(o[i], 2.0f) + twice(o[i + 1], o[i + 2]) + changed(w, i) + changed(w, i + 2);
    n[i] = small(n[i]) + small(n[i + 1]);
}
__global__ void vectors(Four *o, const Four *in) {
    Four f = in[threadIdx.x];
    o[threadIdx.x] = Four{f.d, f.a, f.b, f.c};
}
__global__ void loops(float *o, const float *in, int n, int m) {
    float s = 0;
    for (int i = 0; i < n; i++) s += in[i * m] * o[i];
    for (int i = 0; i < 6; i++) s += in[i * m + 7] * s;
    for (int i = 0; i < 4096; i++) s = s * in[i] + 1.0f;
    float local[6];
    for (int i = 0; i < 6; i++) local[i] = in[n + i];
    for (int i = 0; i < 6; i++) s += local[5 - i] * s;
#pragma unroll
    for (int i = 0; i < 40; i++) s = s * in[i + m] + 2.0f;
    o[0] = s;
}
__global__ void asked(long long *o, const float *in) { o[0] = exp2f(in[0]); }

__device__ float summed(Wide w, int i) { for (int j = 0; j < 16; j++) w.v[j] += w.v[(j + i) & 15]; return w.v[i & 15]; }
__global__ void copies(float *o, int i) {
    Wide w;
    for (int j = 0; j < 16; j++) w.v[j] = o[j];
    o[0] = summed(w, i) + summed(w, i + 1) + w.v[i & 15];
}

__global__ void chosen(int *o, float *f, int n) {
    switch (n) {
    case 1: o[0] = 5; break;
    case 2: o[3] += 7; break;
    case 3: o[8] = o[1]; break;
    case 4: o[9] *= o[2]; break;
    case 6: f[1] = f[4] / 3.0f; break;
    }
    o[4]++;
}

// Barriers that keep nothing apart.
__global__ void barriers(int *out) {
    __syncthreads();
    __syncthreads();
    out[threadIdx.x] = 1;
}

// A thread index that is needed again behind a loop full of other values.
__global__ void full(float *p, const float *q, int n) {
    float v[24], sum = 0;
#pragma unroll
    for (int j = 0; j < 24; j++) v[j] = q[j * n + threadIdx.x];
#pragma unroll 1
    for (int i = 0; i < n; i++) {
#pragma unroll
        for (int j = 0; j < 24; j++) sum += v[j] * q[i];
    }
    p[threadIdx.x] = sum;
}

// A sum that is computed whatever the condition says, with the line of the branch or its own.
__global__ void hoisted(int *o, int a, int b) {
    int x = o[0];
    if (a > b)
        x = (x ^ a) + b;
    o[1] = x;
}
