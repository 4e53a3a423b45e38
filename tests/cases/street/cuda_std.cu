// The freestanding library under its cuda::std names.
// The expectations are what the code of the reference compiler computes.
// OPT: 0 3
// PTXAS: sm_75 sm_90 sm_100
// FLAGS: -std=c++20
// NO-CLANG: its headers need nvcc
#include <cuda/std/array>
#include <cuda/std/tuple>
#include <cuda/std/span>
#include <cuda/std/optional>
#include <cuda/std/variant>
#include <cuda/std/utility>
#include <cuda/std/type_traits>
#include <cuda/std/limits>
#include <cuda/std/cmath>
#include <cuda/std/functional>
#include <cuda/std/bit>
#include <cuda/std/complex>
#include <cuda/atomic>
#include <cstdint>
namespace cs = cuda::std;
__global__ void arr(int*o) {
    cs::array<int,8> a{};
    for (size_t i=0;i<a.size();++i) a[i]=(i*37+threadIdx.x*11)%17;
    int s=0;
    for (auto v:a) s=s*3+v;
    auto [x,y]=cs::make_pair(a.front(),a.back());
    o[threadIdx.x]=s+x-y;
}
// RUN: arr<<<1, 32>>>(o=out:i32:32)
// EXPECT: o == [4836, 34796, 20624, 38752, 35647, 17803, 35523, 32367, 14523, 32243, 29087, 11243, 41356, 27184, 8116, 38076, 23904, 4836, 34796, 20624, 38752, 35647, 17803, 35523, 32367, 14523, 32243, 29087, 11243, 41356, 27184, 8116]

template<class... T> __device__ auto sum(const cs::tuple<T...>&t) {
    return cs::apply([](auto... v){ return (v+...); },t);
}
__global__ void tup(double*o) {
    auto t=cs::make_tuple(threadIdx.x,1.5f,cs::get<0>(cs::make_tuple(2.25,3)));
    auto u=cs::tuple_cat(t,cs::make_tuple(short(3)));
    static_assert(cs::tuple_size<decltype(u)>::value==4);
    o[threadIdx.x]=sum(u);
    int a;
    float b;
    cs::tie(a,b)=cs::make_tuple(3,4.5f);
    o[threadIdx.x]+=a*b;
}
// RUN: tup<<<1, 16>>>(o=out:f64:16)
// EXPECT: o == [20.25, 21.25, 22.25, 23.25, 24.25, 25.25, 26.25, 27.25, 28.25, 29.25, 30.25, 31.25, 32.25, 33.25, 34.25, 35.25]

__device__ float total(cs::span<const float> s) {
    float r=0;
    for (float v:s) r+=v;
    return r;
}
__global__ void spn(const float*a,float*o) {
    cs::span<const float> s(a,64);
    o[0]=total(s);
    o[1]=total(s.subspan(8,16));
    o[2]=total(s.first(4));
    o[3]=s.size();
    o[4]=total(s.last<3>());
}
// RUN: spn<<<1, 1>>>(a=buf:f32:64:iota, o=out:f32:5)
// EXPECT: o == [2016, 248, 6, 64, 186]

__device__ cs::optional<int> find(const int*a,int n,int v) {
    for (int i=0;i<n;i++) if (a[i]==v) return i;
    return cs::nullopt;
}
__global__ void opt(const int*a,int*o) {
    auto r=find(a,16,threadIdx.x*3);
    o[threadIdx.x]=r?*r:-1;
    o[threadIdx.x+8]=r.value_or(100);
}
// RUN: opt<<<1, 8>>>(a=buf:i32:16:iota, o=out:i32:16)
// EXPECT: o == [0, 3, 6, 9, 12, 15, -1, -1, 0, 3, 6, 9, 12, 15, 100, 100]

struct V {
    __device__ float operator()(int i)const {
        return i*2;
    }
    __device__ float operator()(float f)const {
        return f+0.5f;
    }
    __device__ float operator()(double d)const {
        return (float)d*d;
    }
};
__global__ void var(float*o) {
    cs::variant<int,float,double> v;
    switch (threadIdx.x%3) {
        case 0:v=int(threadIdx.x);
        break;
        case 1:v=1.0f*threadIdx.x;
        break;
        default:v=double(threadIdx.x);
    }
    o[threadIdx.x]=cs::visit(V{},v);
    o[threadIdx.x+16]=v.index()+10*cs::holds_alternative<float>(v);
    if (auto*p=cs::get_if<double>(&v)) o[threadIdx.x]+=(float)*p;
}
// RUN: var<<<1, 16>>>(o=out:f32:32)
// EXPECT: o == [0, 1.5, 6, 6, 4.5, 30, 12, 7.5, 72, 18, 10.5, 132, 24, 13.5, 210, 30, 0, 11, 2, 0, 11, 2, 0, 11, 2, 0, 11, 2, 0, 11, 2, 0]

__global__ void bits(unsigned*o,const unsigned*a) {
    unsigned v=a[threadIdx.x];
    o[threadIdx.x*6]=cs::popcount(v);
    o[threadIdx.x*6+1]=cs::countl_zero(v);
    o[threadIdx.x*6+2]=cs::countr_zero(v);
    o[threadIdx.x*6+3]=cs::rotl(v,7);
    o[threadIdx.x*6+4]=cs::bit_cast<unsigned>(cs::bit_cast<float>(v));
    o[threadIdx.x*6+5]=cs::has_single_bit(v)?1:cs::bit_floor(v);
}

// RUN: bits<<<1, 16>>>(o=out:u32:96, a=buf:u32:16:rand=5)
// EXPECT: o == [15, 0, 1, 3303124305, 2743714650, 2147483648, 18, 0, 3, 3415964745, 2476160760, 2147483648, 13, 3, 0, 903914376, 275497287, 268435456, 15, 0, 0, 48014061, 3657808197, 2147483648, 14, 0, 0, 11461333, 2852216261, 2147483648, 9, 0, 2, 60826200, 2953265220, 2147483648, 14, 3, 0, 3859648653, 466361121, 268435456, 17, 5, 0, 1291294083, 110751531, 67108864, 19, 0, 3, 1962210383, 2666129896, 2147483648, 16, 1, 0, 1290514864, 1620694883, 1073741824, 17, 2, 0, 3194180498, 628934311, 536870912, 15, 1, 2, 2194906666, 1426433852, 1073741824, 17, 0, 0, 734363074, 2220329723, 2147483648, 15, 1, 0, 1248167598, 1553255181, 1073741824, 13, 1, 0, 2427784100, 1226926615, 1073741824, 14, 3, 1, 3096259340, 426842710, 268435456]

__global__ void cplx(float*o) {
    cs::complex<float> z(threadIdx.x*0.1f-1.0f,0.3f),c(-0.4f,0.6f);
    int n=0;
    while (cs::norm(z)<4.f&&n<50) {
        z=z*z+c;
        ++n;
    }
    o[threadIdx.x]=n;
    auto q=cs::complex<float>(1,2)/cs::complex<float>(3,-1);
    o[threadIdx.x+32]=q.real()+q.imag();
}
// RUN: cplx<<<1, 32>>>(o=out:f32:64)
// EXPECT: o == [50, 29, 16, 50, 50, 50, 50, 50, 50, 50, 29, 50, 9, 6, 6, 6, 10, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012, 0.800000012]

__device__ cuda::atomic<int,cuda::thread_scope_device> ctr;
__global__ void atm(int*o) {
    ctr.fetch_add(2,cuda::memory_order_relaxed);
    __syncthreads();
    cuda::atomic_ref<int,cuda::thread_scope_block> r(o[1]);
    r.fetch_max(threadIdx.x*3%50);
    int e=0;
    if (threadIdx.x==5) {
        cuda::atomic_ref<int> q(o[2]);
        q.compare_exchange_strong(e,42);
    }
    __syncthreads();
    if (!threadIdx.x) o[0]=ctr.load();
}
// RUN: atm<<<1, 64>>>(o=out:i32:3)
// EXPECT: o == [128, 49, 42]

template<class T> __global__ void lim(T*o) {
    using L=cs::numeric_limits<T>;
    o[0]=L::max();
    o[1]=L::lowest();
    o[2]=L::min();
    o[3]=L::epsilon();
    o[4]=L::digits;
    o[5]=L::infinity();
}
template __global__ void lim<float>(float*);
template __global__ void lim<double>(double*);
template __global__ void lim<int>(int*);
template __global__ void lim<uint8_t>(uint8_t*);
// RUN: _Z3limIfEvPT_<<<1, 1>>>(o=out:f32:6)
// RUN: _Z3limIdEvPT_<<<1, 1>>>(o=out:f64:6)
// RUN: _Z3limIiEvPT_<<<1, 1>>>(o=out:i32:6)
// EXPECT: o == [2147483647, -2147483648, -2147483648, 0, 31, 0]
// RUN: _Z3limIhEvPT_<<<1, 1>>>(o=out:u8:6)
// EXPECT: o == [255, 0, 0, 0, 8, 0]

template<typename T, typename = cs::enable_if_t<cs::is_integral_v<T>>> __device__ T half_(T v) {
    return v/2;
}
template<typename T, cs::enable_if_t<cs::is_floating_point<T>::value,int> = 0> __device__ T half_(T v) {
    return v*T(0.5);
}
__global__ void sf(float*o) {
    o[0]=half_(7);
    o[1]=half_(7.0f);
    o[2]=half_(7.0);
    o[3]=cs::is_same_v<cs::common_type_t<int,float>,float>;
    o[4]=cs::plus<>{}(1,2.5f);
    o[5]=cs::fma(2.f,3.f,1.f)+cs::abs(-2.5f)+cs::hypot(3.f,4.f)+cs::isnan(NAN)+cs::fmin(1.f,2.f);
}
// RUN: sf<<<1, 1>>>(o=out:f32:6)
// EXPECT: o == [3, 3.5, 3.5, 1, 3.5, 16.5]
