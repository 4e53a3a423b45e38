// Structures: particles as structs, updated through references.
// RUN: particles_aos<<<8192, 128>>>(n=i32:1<<20, dt=f32:0.01, p=out:f32:8<<20:rand=1)
struct Vec3 {
    float x, y, z;
    __device__ Vec3 operator+(const Vec3& o) const { return {x + o.x, y + o.y, z + o.z}; }
    __device__ Vec3 operator*(float k) const { return {x * k, y * k, z * k}; }
    __device__ float norm2() const { return x * x + y * y + z * z; }
};
struct Particle { Vec3 pos; float mass; Vec3 vel; float life; };
__device__ void step(Particle& p, float dt) {
    Vec3 gravity = {0, -9.81f, 0};
    p.vel = p.vel + gravity * dt;
    float drag = 1.0f - 0.1f * dt * p.vel.norm2() / p.mass;
    p.vel = p.vel * (drag > 0 ? drag : 0);
    p.pos = p.pos + p.vel * dt;
    if (p.pos.y < 0) { p.pos.y = -p.pos.y; p.vel.y = -0.5f * p.vel.y; }
    p.life -= dt;
}
extern "C" __global__ void particles_aos(int n, float dt, Particle* p) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) step(p[i], dt);
}
