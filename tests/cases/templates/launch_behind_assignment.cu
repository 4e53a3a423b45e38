// A kernel template whose only launch is in a member function behind an assignment operator with a body.
// RUN: _Z4fillIfEvPT_S0_<<<1, 32>>>(out=out:f32:32, value=f32:2)
// EXPECT: out[i] == 2
template <class T> __global__ void fill(T *out, T value) { out[threadIdx.x] = value; }

struct Launcher {
    int calls = 0;
    Launcher &operator=(const Launcher &other) {
        calls = other.calls;
        return *this;
    }
    template <class T> void launch(T *out, T value) { fill<T><<<1, 32>>>(out, value); }
};

void host(float *out) {
    Launcher l;
    l.launch(out, 2.0f);
}
