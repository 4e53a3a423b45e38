// Rigid bodies with a vector and a matrix class: rotate, translate, and take the moment of a force, body by body.
// RUN: vec3_class<<<1024, 256>>>(n=i32:1<<18, dt=f32:0.005, bodies=out:f32:262144*16:rand=1)
struct vec3 {
    float v[3];
    __device__ vec3(float x = 0, float y = 0, float z = 0) : v{x, y, z} {}
    __device__ float& operator[](int i) { return v[i]; }
    __device__ float operator[](int i) const { return v[i]; }
};
__device__ vec3 operator+(const vec3& a, const vec3& b) {
    vec3 r;
    for (int i = 0; i < 3; i++) r[i] = a[i] + b[i];
    return r;
}
__device__ vec3 operator*(const vec3& a, float s) {
    vec3 r;
    for (int i = 0; i < 3; i++) r[i] = a[i] * s;
    return r;
}
__device__ vec3 cross(const vec3& a, const vec3& b) { return vec3(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]); }
__device__ float dot(const vec3& a, const vec3& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }
struct Quat {
    float w;
    vec3 u;
    __device__ vec3 rotate(const vec3& p) const { return p + cross(u, cross(u, p) + p * w) * 2.f; }
    __device__ void normalize() {
        float s = 1.f / sqrtf(w * w + dot(u, u));
        w *= s;
        u = u * s;
    }
};
struct Body {
    vec3 pos, vel, spin;
    Quat q;
    float mass, pad[2];
};
extern "C" __global__ void vec3_class(int n, float dt, Body* bodies) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Body& b = bodies[i];
    vec3 arm = b.q.rotate(vec3(0, 0, 1));
    vec3 force = vec3(0, -9.81f, 0) * b.mass;
    b.spin = b.spin + cross(arm, force) * dt;
    b.vel = b.vel + force * (dt / b.mass);
    b.pos = b.pos + b.vel * dt;
    Quat d{-dot(b.q.u, b.spin), b.spin * b.q.w + cross(b.spin, b.q.u)};
    b.q.w += 0.5f * dt * d.w;
    b.q.u = b.q.u + d.u * (0.5f * dt);
    b.q.normalize();
}
