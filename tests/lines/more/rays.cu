// Early returns and results by reference.
struct Hit {
    float t;
    int id;
};
struct Ray {
    float3 o, d;
};
__device__ float dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
__device__ float3 minus(float3 a, float3 b)
{
    return make_float3(a.x - b.x, a.y - b.y, a.z - b.z);
}
__device__ bool sphere(const Ray &r, float4 s, Hit &hit)
{
    float3 oc = minus(r.o, make_float3(s.x, s.y, s.z));
    float b = dot(oc, r.d);
    float c = dot(oc, oc) - s.w * s.w;
    float d = b * b - c;
    if (d < 0.0f)
        return false;
    float q = sqrtf(d);
    float t = -b - q;
    if (t < 1e-3f)
        t = -b + q;
    if (t < 1e-3f || t >= hit.t)
        return false;
    hit.t = t;
    return true;
}
__global__ void trace(const Ray *rays, const float4 *spheres, int n, Hit *hits)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Ray r = rays[i];
    Hit best{1e30f, -1};
    for (int k = 0; k < n; ++k)
        if (sphere(r, spheres[k], best))
            best.id = k;
    hits[i] = best;
}
