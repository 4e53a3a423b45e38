// Oscillators: phases wrapped by fmodf, constants raised by powf, tables by integer parts.
// RUN: phase_fmod<<<1024, 256>>>(steps=i32:16, freq=buf:f32:1<<18:rand=1,20,4000, out=out:f32:1<<18)
__device__ float semitone(int k) { return powf(2.0f, (float)k / 12.0f); }
extern "C" __global__ void phase_fmod(int steps, const float* freq, float* out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float phase = 0.f, s = 0.f;
    const float rate = 48000.f, two_pi = 6.2831853f;
    for (int k = 0; k < steps; k++) {
        phase = fmodf(phase + two_pi * freq[i] * semitone(7) / rate, two_pi);
        float t = phase / two_pi, saw = 2.f * (t - floorf(t + 0.5f));
        s += saw * expf(-2.0f) + fmodf(7.5f, 2.0f) * 0.01f * t + sqrtf(2.f) * (t > 0.5f ? 1.f : -1.f);
    }
    out[i] = s;
}
