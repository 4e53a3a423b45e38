// Complex multiply-accumulate over channels with pointers declared __restrict__ inside the function.
// RUN: restrict_local<<<512, 256>>>(channels=i32:16, taps=buf:f32:32:rand=1, in=buf:f32:131072*32:rand=2, out=out:f32:131072*2)
struct Job {
    const float* in;
    const float* taps;
    float* out;
    int channels;
};
__device__ void run(const Job& job, int i) {
    const float2* __restrict__ in = (const float2*)job.in;
    const float2* __restrict__ taps = (const float2*)job.taps;
    float2* __restrict__ out = (float2*)job.out;
    out[i] = make_float2(0.f, 0.f);
    for (int c = 0; c < job.channels; c++) {
        float2 x = in[c * 131072 + i], h = taps[c];
        out[i].x += x.x * h.x - x.y * h.y;
        out[i].y += x.x * h.y + x.y * h.x;
    }
}
extern "C" __global__ void restrict_local(int channels, const float* taps, const float* in, float* out) {
    Job job{in, taps, out, channels};
    run(job, blockIdx.x * blockDim.x + threadIdx.x);
}
