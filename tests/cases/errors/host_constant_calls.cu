// Calls of constexpr functions that name constants of the host, with operands that only running code knows.
constexpr int primes[3] = {2, 3, 5};
constexpr __device__ int prime(int i) { return primes[i]; } // error: identifier "primes" is undefined in device code
constexpr __device__ int fourth(int i) { return primes[i]; } // error: identifier "primes" is undefined in device code
constexpr __device__ int twice(int i) { return 2 * fourth(i); }
constexpr __device__ const int *where(int i) { return primes + i; } // error: identifier "primes" is undefined in device code
constexpr __device__ int unused(int i) { return primes[i]; }

__global__ void k(int *o, int q) {
    auto f = [](int q) { return primes[q]; }; // error: identifier "primes" is undefined in device code
    o[0] = prime(1);
    o[1] = prime(q);
    o[2] = f(1) + f(q);
    o[3] = twice(q);
    o[4] = *where(q);
}
