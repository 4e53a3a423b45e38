// Rays against spheres: structs with methods, const references, optional results.
// PTXAS: sm_75 sm_90 sm_100
// RUN: trace<<<(2,2), (8,8)>>>(r=out:f32:256, w=i32:16)
// EXPECT: r[i] == (pow((i%16 - 7.5)/4, 2) + pow((i/16 - 7.5)/4, 2) < 1 ? 5 - sqrt(1 - pow((i%16 - 7.5)/4, 2) - pow((i/16 - 7.5)/4, 2)) : -1) ~ 1e-4
struct Vec {
    float x, y, z;
    __device__ Vec operator-(const Vec &o) const { return {x - o.x, y - o.y, z - o.z}; }
    __device__ float dot(const Vec &o) const { return x * o.x + y * o.y + z * o.z; }
};
struct Ray {
    Vec origin, direction;
};
class Sphere {
    Vec center;
    float radius;

public:
    __device__ Sphere(Vec c, float r) : center(c), radius(r) {}
    __device__ bool hit(const Ray &ray, float &t) const {
        Vec oc = ray.origin - center;
        float b = oc.dot(ray.direction);
        float c = oc.dot(oc) - radius * radius;
        float disc = b * b - c;
        if (disc <= 0)
            return false;
        t = -b - sqrtf(disc);
        return t > 0;
    }
};
__global__ void trace(float *r, int w) {
    int x = blockIdx.x * 8 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    Ray ray = {{(x - 7.5f) / 4, (y - 7.5f) / 4, 0}, {0, 0, 1}};
    Sphere spheres[2] = {Sphere({0, 0, 5}, 1), Sphere({100, 0, 2}, 1)};
    float best = -1;
    for (const Sphere &s : spheres) {
        float t;
        if (s.hit(ray, t) && (best < 0 || t < best))
            best = t;
    }
    r[y * w + x] = best;
}
