// Containers by hand: a ring and an iterator.
template <typename T, int N>
class Ring {
    T items[N];
    int head = 0, count = 0;

public:
    __device__ bool push(const T &v)
    {
        if (count == N)
            return false;
        items[(head + count++) % N] = v;
        return true;
    }
    __device__ T pop()
    {
        T v = items[head];
        head = (head + 1) % N;
        --count;
        return v;
    }
    __device__ T *begin() { return items; }
    __device__ T *end() { return items + N; }
    __device__ int size() const { return count; }
};
__global__ void rings(int *data, int n)
{
    Ring<int, 8> ring;
    for (int i = 0; i < n; ++i) {
        if (!ring.push(data[i])) {
            data[0] = ring.pop();
            ring.push(data[i]);
        }
    }
    int total = 0;
    while (ring.size() > 0)
        total += ring.pop();
    for (int &v : ring)
        total ^= v;
    data[n] = total;
}
