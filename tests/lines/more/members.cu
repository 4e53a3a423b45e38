// Inheritance with members that have constructors and destructors.
struct Counter {
    int *where;
    __device__ explicit Counter(int *p) : where(p) { atomicAdd(where, 1); }
    __device__ ~Counter()
    {
        atomicSub(where, 1);
    }
};
struct Base {
    int a;
    float scale = 2.0f;
    __device__ Base(int a)
        : a(a)
    {
    }
    __device__ virtual float value(float x) const
    {
        return x * scale + a;
    }
};
struct Derived : Base {
    Counter counter;
    int b;
    __device__ Derived(int a, int b, int *p)
        : Base(a + 1),
          counter(p),
          b(b * 3)
    {
        this->b += a;
    }
    __device__ float value(float x) const override
    {
        float y = Base::value(x);
        return y - b;
    }
};
__global__ void objects(float *out, int *p, int n)
{
    Derived d(n, threadIdx.x, p);
    const Base &base = d;
    out[threadIdx.x] = base.value(out[threadIdx.x]);
    {
        Counter inner(p + 1);
        out[0] += 1.0f;
    }
    out[1] = d.value(2.0f);
}
