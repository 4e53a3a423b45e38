// A five-point average over rows, rows copied by each thread's own pipeline four stages ahead.
// RUN: thread_pipeline_stencil<<<(16,33), 128>>>(width=i32:2048, rows=i32:32, in=buf:f32:2048*1060:rand=1, out=out:f32:2048*1060)
#include <cuda/pipeline>
extern "C" __global__ void thread_pipeline_stencil(int width, int rows, const float* __restrict__ in, float* __restrict__ out) {
    constexpr int stages = 4;
    __shared__ float tile[stages][128];
    cuda::pipeline<cuda::thread_scope_thread> pipe = cuda::make_pipeline();
    int x = blockIdx.x * 128 + threadIdx.x, y0 = blockIdx.y * rows;
    float above = 0.f, here = 0.f;
    int fetched = 0;
    for (int y = 0; y < rows + 2; y++) {
        for (; fetched < rows + 2 && fetched < y + stages - 1; fetched++) {
            pipe.producer_acquire();
            cuda::memcpy_async(&tile[fetched % stages][threadIdx.x], &in[(y0 + fetched) * width + x], cuda::aligned_size_t<4>(4), pipe);
            pipe.producer_commit();
        }
        cuda::pipeline_consumer_wait_prior<stages - 2>(pipe);
        if (fetched == rows + 2) cuda::pipeline_consumer_wait_prior<0>(pipe);
        float below = tile[y % stages][threadIdx.x];
        if (y >= 2) out[(y0 + y - 1) * width + x] = 0.25f * above + 0.5f * here + 0.25f * below;
        above = here;
        here = below;
        pipe.consumer_release();
    }
}
