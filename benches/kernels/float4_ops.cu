// Component-wise float4 arithmetic by overloaded operators: a relaxation of positions by velocities with damping.
// RUN: float4_ops<<<4096, 256>>>(n=i32:1<<20, dt=f32:0.01, pos=out:f32:1<<22:rand=1, vel=out:f32:1<<22:rand=2, force=buf:f32:1<<22:rand=3)
__device__ float4 operator+(float4 a, float4 b) { return make_float4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w); }
__device__ float4 operator*(float4 a, float s) { return make_float4(a.x * s, a.y * s, a.z * s, a.w * s); }
__device__ float4& operator+=(float4& a, const float4& b) { a.x += b.x; a.y += b.y; a.z += b.z; a.w += b.w; return a; }
__device__ float4& operator*=(float4& a, float s) { a.x *= s; a.y *= s; a.z *= s; a.w *= s; return a; }
extern "C" __global__ void float4_ops(int n, float dt, float4* pos, float4* vel, const float4* force) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    vel[i] += force[i] * dt;
    vel[i] *= 0.999f;
    pos[i] += vel[i] * dt;
    if (pos[i].x < 0.f) { pos[i].x = -pos[i].x; vel[i].x = -vel[i].x; }
    if (pos[i].y < 0.f) { pos[i].y = -pos[i].y; vel[i].y = -vel[i].y; }
}
