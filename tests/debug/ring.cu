// A ring buffer class template with a static member and nested iterator.
template <class T, unsigned Size> class Ring {
public:
    static constexpr unsigned size = Size;
    struct Iterator { Ring *ring; unsigned at; __device__ T &operator*() { return ring->data[at % Size]; } __device__ Iterator &operator++() { ++at; return *this; } __device__ bool operator!=(const Iterator &o) const { return at != o.at; } };
    __device__ void push(const T &v) { data[head++ % Size] = v; }
    __device__ Iterator begin() { return {this, 0}; }
    __device__ Iterator end() { return {this, head < Size ? head : Size}; }
private:
    T data[Size];
    unsigned head = 0;
};
__global__ void ring(float *out, int n)
{
    Ring<float, 8> r;
    for (int i = 0; i < n; ++i)
        r.push(out[i] * 0.5f);
    float sum = 0;
    for (float &v : r) {
        float doubled = v * 2;
        sum += doubled;
    }
    out[n] = sum;
}
