// Members of class templates that are defined outside with private types of the class, as thrust::pointer has them.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 1>>>(r=out:i32:4)
// EXPECT: r == [41, 7, 9, 5]
template <class D, class T> struct Adaptor {
  using reference = T &;
  T *at;
  __host__ __device__ reference operator*() const { return static_cast<const D *>(this)->dereference(); }
};
template <class T> struct Base {
  using type = Adaptor<T, int>;
};
template <class T> class Pointer : public Base<Pointer<T>>::type {
  using super_t = typename Base<Pointer<T>>::type;
  struct Pair {
    int a, b;
  };

public:
  __host__ __device__ typename super_t::reference dereference() const;
  __device__ Pair pair(int a) const;
  template <class U> __device__ Pair twice(U a) const;
  __device__ int sum(int a) const { return pair(a).a + twice(a).b + 5; }
};
template <class T> __host__ __device__ typename Pointer<T>::super_t::reference Pointer<T>::dereference() const { return *this->at; }
template <class T> __device__ typename Pointer<T>::Pair Pointer<T>::pair(int a) const { return {a, 1}; }
template <class T> template <class U> __device__ typename Pointer<T>::Pair Pointer<T>::twice(U a) const { return {a, int(2 * a)}; }
__global__ void k(int *r) {
  Pointer<long> p;
  p.at = r;
  *p = 7;
  r[1] = *p;
  r[0] = p.sum(12);
  r[2] = p.pair(9).a;
  r[3] = 5;
}
