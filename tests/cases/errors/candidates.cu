// SNAPSHOT: diagnostics
// Calls that nothing matches: every candidate says why.
template <class T, int n> __device__ int pairs(T *, int (&)[n]);
template <class T> __device__ void same(T, T);
template <class T, int n> __device__ void sized(T);
template <class T> __device__ T inner(T, typename T::type);
template <class... T> __device__ void pointers(int, T *...);
template <class T, class U = typename T::type> __device__ void defaulted(T);
__device__ void plain(int *);
__device__ void plain(int, float, int = 3);
struct Object {
    __device__ void change(int);
    __device__ void change(int *);
    __device__ explicit Object(int, int);
};

__global__ void k(const Object object) {
    int values[3];
    pairs(1, values);  // error: no instance of function template "pairs"
    pairs(values);  // error: no instance of function template "pairs"
    same(1, 2.0);  // error: no instance
    sized(1);  // error: no instance
    sized<3>(1);  // error: no instance
    inner(1, 2);  // error: no instance
    pointers(1, values, 2);  // error: no instance
    defaulted(2.0f);  // error: no instance
    plain(1);  // error: no instance
    plain(1.0, "", 2);  // error: no instance
    plain();  // error: no instance
    object.change(1);  // error: no instance
    Object other(1);  // error: no instance
}
__device__ void plain(Unknown);  // error: identifier "Unknown" is undefined
