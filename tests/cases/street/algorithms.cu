// Algorithms of every kind, one kernel each.
// The expectations are what the code of the reference compiler computes.
// OPT: 0 3
// PTXAS: sm_75 sm_90 sm_100
#include <cstdint>
#include <cuda_runtime.h>
// matrix ops with templates
template <typename T, int TS> __global__ void gemm(const T* A, const T* B, T* C, int M, int N, int K, T alpha, T beta) {
    __shared__ T As[TS][TS + 1];
    __shared__ T Bs[TS][TS + 1];
    int r = blockIdx.y * TS + threadIdx.y, c = blockIdx.x * TS + threadIdx.x;
    T acc = 0;
    for (int t = 0; t < (K + TS - 1) / TS; ++t) {
        As[threadIdx.y][threadIdx.x] = (r < M && t * TS + threadIdx.x < K) ? A[r * K + t * TS + threadIdx.x] : T(0);
        Bs[threadIdx.y][threadIdx.x] = (t * TS + threadIdx.y < K && c < N) ? B[(t * TS + threadIdx.y) * N + c] : T(0);
        __syncthreads();
#pragma unroll
        for (int k = 0; k < TS; ++k) acc += As[threadIdx.y][k] * Bs[k][threadIdx.x];
        __syncthreads();
    }
    if (r < M && c < N) C[r * N + c] = alpha * acc + beta * C[r * N + c];
}
template __global__ void gemm<float, 8>(const float*, const float*, float*, int, int, int, float, float);
template __global__ void gemm<double, 4>(const double*, const double*, double*, int, int, int, double, double);
template __global__ void gemm<int, 8>(const int*, const int*, int*, int, int, int, int, int);
// RUN: _Z4gemmIiLi8EEvPKT_S2_PS0_iiiS0_S0_<<<(2,2), (8,8)>>>(A=buf:i32:143:iota, B=buf:i32:130:iota, C=out:i32:110:iota, M=i32:11, N=i32:10, K=i32:13, alpha=i32:2, beta=i32:3)
// EXPECT: C == [13000, 13159, 13318, 13477, 13636, 13795, 13954, 14113, 14272, 14431, 33310, 33807, 34304, 34801, 35298, 35795, 36292, 36789, 37286, 37783, 53620, 54455, 55290, 56125, 56960, 57795, 58630, 59465, 60300, 61135, 73930, 75103, 76276, 77449, 78622, 79795, 80968, 82141, 83314, 84487, 94240, 95751, 97262, 98773, 100284, 101795, 103306, 104817, 106328, 107839, 114550, 116399, 118248, 120097, 121946, 123795, 125644, 127493, 129342, 131191, 134860, 137047, 139234, 141421, 143608, 145795, 147982, 150169, 152356, 154543, 155170, 157695, 160220, 162745, 165270, 167795, 170320, 172845, 175370, 177895, 175480, 178343, 181206, 184069, 186932, 189795, 192658, 195521, 198384, 201247, 195790, 198991, 202192, 205393, 208594, 211795, 214996, 218197, 221398, 224599, 216100, 219639, 223178, 226717, 230256, 233795, 237334, 240873, 244412, 247951]
// RUN: _Z4gemmIdLi4EEvPKT_S2_PS0_iiiS0_S0_<<<(2,2), (4,4)>>>(A=buf:f64:40:rand=1, B=buf:f64:40:rand=2, C=out:f64:64, M=i32:8, N=i32:8, K=i32:5, alpha=f64:1.5, beta=f64:0)
// EXPECT: C == [1.8623942833143692, 2.7030399081006706, 2.3751647544769336, 2.0919791668137195, 1.1503231830387248, 1.6886043546909288, 3.3939634600915483, 1.8881689808162843, 1.8730733203530026, 2.826034627570655, 2.7020779475376995, 2.297898133311523, 1.4628715984341385, 1.4440092567082803, 3.802423398667395, 1.8970310306517337, 1.6252212144149782, 2.176292475528302, 1.9226362854354546, 1.725960712057541, 0.9181107950840578, 1.1557419341314206, 2.826107063029086, 1.48411027213881, 1.9259406014388114, 2.549299594334615, 2.6490647302224204, 1.9691459961587388, 1.0567876504647016, 1.4156068185317108, 3.6334660931397433, 1.6994861380385098, 0.5219267403778489, 0.718172119745536, 0.858672607489531, 0.5501204692929268, 0.2566990012018864, 0.5324156760622382, 1.0174445394433822, 0.5513829251292535, 0.909708779800837, 1.5682185748072435, 2.066658376219046, 1.181353397579981, 0.9218155972500448, 0.9144101726872438, 2.587812792402996, 0.9379286420612896, 1.5742939716385844, 2.1467465186511374, 1.739484718069722, 1.7375074696617965, 0.9107784829884622, 1.156153661031149, 2.612133903089101, 1.520875072745139, 2.2902951560962936, 2.8496751874415214, 2.704798105213397, 2.3115154415960597, 1.0488632944614826, 1.5521617251124744, 3.733561869809246, 2.0885012840175996]
// LRU cache
struct Lru {
    int key[4];
    int stamp[4];
    int clock;
    __device__ void init() {
        clock=0;
        for (int i=0;i<4;i++) {
            key[i]=-1;
            stamp[i]=-1;
        }
    }
    __device__ bool access(int k) {
        clock++;
        int oldest=0;
        for (int i=0;i<4;i++) {
            if (key[i]==k) {
                stamp[i]=clock;
                return true;
            }
            if (stamp[i]<stamp[oldest]) oldest=i;
        }
        key[oldest]=k;
        stamp[oldest]=clock;
        return false;
    }
};
__global__ void lru(int* hits) {
    Lru c;
    c.init();
    unsigned x=threadIdx.x*2654435761u+1;
    int h=0;
    for (int i=0;i<64;i++) {
        x=x*1664525u+1013904223u;
        h+=c.access((x>>24)%(4+threadIdx.x%5));
    }
    hits[threadIdx.x]=h;
}
// RUN: lru<<<1, 32>>>(hits=out:i32:32)
// EXPECT: hits == [60, 55, 41, 30, 30, 60, 48, 42, 35, 30, 60, 52, 39, 44, 36, 60, 51, 40, 27, 30, 60, 50, 41, 40, 37, 60, 47, 40, 30, 30, 60, 53]
// exclusive scan (Blelloch)
__global__ void scan(int* d, int n) {
    extern __shared__ int t[];
    int i = threadIdx.x, off = 1;
    t[2*i]=d[2*i];
    t[2*i+1]=d[2*i+1];
    for (int k = n >> 1; k > 0; k >>= 1) {
        __syncthreads();
        if (i < k) {
            int a = off*(2*i+1)-1, b = off*(2*i+2)-1;
            t[b] += t[a];
        }
        off *= 2;
    }
    if (i == 0) t[n-1] = 0;
    for (int k = 1; k < n; k *= 2) {
        off >>= 1;
        __syncthreads();
        if (i < k) {
            int a = off*(2*i+1)-1, b = off*(2*i+2)-1;
            int q = t[a];
            t[a] = t[b];
            t[b] += q;
        }
    }
    __syncthreads();
    d[2*i]=t[2*i];
    d[2*i+1]=t[2*i+1];
}
// RUN: scan<<<1, 32, 256>>>(d=out:i32:64:iota, n=i32:64)
// EXPECT: d == [0, 0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120, 136, 153, 171, 190, 210, 231, 253, 276, 300, 325, 351, 378, 406, 435, 465, 496, 528, 561, 595, 630, 666, 703, 741, 780, 820, 861, 903, 946, 990, 1035, 1081, 1128, 1176, 1225, 1275, 1326, 1378, 1431, 1485, 1540, 1596, 1653, 1711, 1770, 1830, 1891, 1953]
// radix sort of one block, 1 bit per pass
__global__ void radix(unsigned* d) {
    __shared__ unsigned s[128];
    __shared__ int pre[128];
    int t = threadIdx.x;
    s[t]=d[t];
    for (int bit = 0; bit < 16; ++bit) {
        __syncthreads();
        unsigned v = s[t];
        int one = (v >> bit) & 1;
        pre[t] = !one;
        __syncthreads();
        for (int o = 1; o < 128; o <<= 1) {
            int x = t >= o ? pre[t-o] : 0;
            __syncthreads();
            pre[t] += x;
            __syncthreads();
        }
        int zeros = pre[127], pos = one ? zeros + t - pre[t] : pre[t] - 1;
        __syncthreads();
        s[pos] = v;
    }
    __syncthreads();
    d[t] = s[t];
}
// RUN: radix<<<1, 128>>>(d=out:u32:128:rand=7)
// EXPECT: d == [3642294723, 2632647122, 1336607307, 1496452567, 2312244705, 2352942915, 2117670083, 190780902, 1630869558, 2549489000, 704388778, 475078584, 1780359642, 944317001, 3353093055, 4241761309, 3144688943, 2622891495, 3664979655, 2663982986, 2837260189, 1732127179, 3132172802, 536357831, 240923257, 755184333, 3103601813, 1361524442, 1588737784, 3699326309, 2127052819, 908214518, 3852748651, 3304343566, 2613332564, 3716106988, 3749923655, 4056304520, 1364217482, 351031426, 2289652585, 4076557407, 3690288863, 4099430407, 2675529836, 1475697568, 3444924361, 4267467107, 685597484, 4077478885, 2734777392, 1050371512, 4097599004, 2572183393, 2958518319, 2140368162, 1969975542, 2106946667, 2059237651, 3475669517, 451642872, 4028991816, 2353302136, 3209858561, 3377827500, 122851254, 1622708479, 1227134238, 3994916138, 1313052060, 4026176968, 3211302606, 301046214, 822975162, 2255657814, 155950144, 1285332533, 3515194971, 3223691602, 1980932616, 1247912565, 3604784265, 1571399183, 3811879068, 3418270225, 1141418865, 276736982, 256618564, 2929307794, 1246081870, 3649418216, 3099506421, 426948822, 975157737, 4963375, 1023590142, 2259599486, 1382400153, 3138306347, 948814402, 2931279216, 1914160807, 3869493090, 1981729328, 3244739526, 677760275, 1565118000, 868405494, 3118977922, 3378828325, 1893651666, 1825822383, 3146177778, 763026825, 279637009, 3043094253, 3472879476, 674951912, 4125881387, 895612134, 2996499778, 1546581631, 1804204204, 95812331, 1336999182, 974454117, 176029030, 3238067686]
// state machine / tokenizer
enum class Tok : unsigned char {
    End, Num, Op, Paren, Bad
};
__device__ Tok next(const char*& p, int& v) {
    while (*p==' ') ++p;
    if (!*p) return Tok::End;
    if (*p>='0'&&*p<='9') {
        v=0;
        while (*p>='0'&&*p<='9') v=v*10+(*p++-'0');
        return Tok::Num;
    }
    switch (*p) {
        case '+': case '-': case '*': case '/': v=*p++;
        return Tok::Op;
        case '(': case ')': v=*p++;
        return Tok::Paren;
        default: ++p;
        return Tok::Bad;
    }
}
__device__ int expr(const char*& p);
__device__ int atom(const char*& p) {
    int v;
    const char* q=p;
    Tok t=next(q,v);
    if (t==Tok::Num) {
        p=q;
        return v;
    }
    if (t==Tok::Paren && v=='(') {
        p=q;
        int r=expr(p);
        next(p,v);
        return r;
    }
    if (t==Tok::Op && v=='-') {
        p=q;
        return -atom(p);
    }
    return 0;
}
__device__ int term(const char*& p) {
    int a=atom(p);
    for (;;) {
        const char* q=p;
        int v;
        if (next(q,v)!=Tok::Op || (v!='*'&&v!='/')) return a;
        p=q;
        int b=atom(p);
        a = v=='*' ? a*b : b ? a/b : 0;
    }
}
__device__ int expr(const char*& p) {
    int a=term(p);
    for (;;) {
        const char* q=p;
        int v;
        if (next(q,v)!=Tok::Op || (v!='+'&&v!='-')) return a;
        p=q;
        int b=term(p);
        a = v=='+' ? a+b : a-b;
    }
}
__constant__ char texts[4][32] = {"1 + 2 * 3", "(1+2)*(3-7)", "-4*-(2+3)/2", "100/7/2 - 3*(2-(1-9))"};
__global__ void calc(int* o) {
    const char* p = texts[threadIdx.x];
    o[threadIdx.x] = expr(p);
}
// RUN: calc<<<1, 4>>>(o=out:i32:4)
// EXPECT: o == [7, -12, 10, -23]
// mandelbrot with double-double
struct dd {
    double h, l;
};
__device__ dd two_sum(double a,double b) {
    double s=a+b, bb=s-a;
    return {s,(a-(s-bb))+(b-bb)};
}
__device__ dd two_prod(double a,double b) {
    double p=a*b;
    return {p,fma(a,b,-p)};
}
__device__ dd operator+(dd a,dd b) {
    dd s=two_sum(a.h,b.h);
    s.l+=a.l+b.l;
    return two_sum(s.h,s.l);
}
__device__ dd operator*(dd a,dd b) {
    dd p=two_prod(a.h,b.h);
    p.l+=a.h*b.l+a.l*b.h;
    return two_sum(p.h,p.l);
}
__global__ void mandel(int* o,int w,int h) {
    int i=threadIdx.x+blockIdx.x*blockDim.x;
    if (i>=w*h) return;
    dd cx{-2.0+3.0*(i%w)/w,0},cy{-1.0+2.0*(i/w)/h,0},x{0,0},y{0,0};
    int n=0;
    while (n<40&&x.h*x.h+y.h*y.h<4) {
        dd t=x*x+dd{-(y*y).h,-(y*y).l}+cx;
        y=x*y;
        y=y+y+cy;
        x=t;
        n++;
    }
    o[i]=n;
}
// RUN: mandel<<<2, 64>>>(o=out:i32:128, w=i32:16, h=i32:8)
// EXPECT: o == [1, 1, 2, 3, 3, 3, 3, 3, 4, 5, 13, 4, 4, 3, 2, 2, 1, 2, 3, 3, 3, 3, 4, 4, 6, 8, 40, 8, 5, 4, 3, 2, 1, 3, 3, 3, 4, 5, 5, 9, 40, 40, 40, 40, 40, 6, 3, 3, 1, 4, 4, 5, 9, 40, 24, 40, 40, 40, 40, 40, 40, 13, 4, 3, 1, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 6, 4, 3, 1, 4, 4, 5, 9, 40, 24, 40, 40, 40, 40, 40, 40, 13, 4, 3, 1, 3, 3, 3, 4, 5, 5, 9, 40, 40, 40, 40, 40, 6, 3, 3, 1, 2, 3, 3, 3, 3, 4, 4, 6, 8, 40, 8, 5, 4, 3, 2]
// bfs over CSR
__global__ void bfs(const int* row,const int* col,int* dist,int n) {
    __shared__ bool more;
    for (int i=threadIdx.x;i<n;i+=blockDim.x) dist[i]=i?-1:0;
    int level=0;
    do {
        __syncthreads();
        if (!threadIdx.x) more=false;
        __syncthreads();
        for (int i=threadIdx.x;i<n;i+=blockDim.x) if (dist[i]==level) for (int e=row[i];e<row[i+1];++e) if (dist[col[e]]==-1) {
            dist[col[e]]=level+1;
            more=true;
        }
        level++;
        __syncthreads();
    } while (more);
}
// RUN: bfs<<<1, 4>>>(row=buf:i32:[0,2,4,5,7,8,8], col=buf:i32:[1,2,3,4,4,5,0,5], dist=out:i32:6, n=i32:6)
// UNCHECKED: threads look at distances that others set
// EXPECT: dist == [0, 1, 1, 2, 2, 3]
// string ops, byte loops, endian
__global__ void bytes(const unsigned char* a, unsigned char* o, unsigned* w) {
    int i=threadIdx.x;
    o[i]=(a[i]>>4)|(a[i]<<4);
    unsigned v;
    memcpy(&v,a+(i&~3),4);
    w[i]=__byte_perm(v,0,0x0123)^__brev(v)^(unsigned)__popc(v)<<24^__funnelshift_l(v,~v,i);
    char buf[8];
    for (int k=0;k<8;k++) buf[k]=a[(i+k)%32];
    short s;
    memcpy(&s,buf+1,2);
    w[32+i]=(unsigned)(int)s;
    w[64+i]=(unsigned)(signed char)a[i]*3u;
}
// RUN: bytes<<<1, 32>>>(a=buf:u8:32:rand=4, o=out:u8:32, w=out:u32:96)
// EXPECT: o == [172, 3, 245, 233, 155, 30, 229, 37, 156, 80, 34, 159, 203, 131, 146, 21, 179, 78, 104, 167, 69, 25, 39, 176, 13, 208, 223, 254, 165, 29, 228, 10]
// EXPECT: w == [3919342290, 1266498444, 247437617, 2235227211, 4017602685, 2168843474, 1562490252, 3857254193, 2304725151, 4015066004, 592297346, 3144995247, 3813705929, 1473042430, 1056205201, 3968144719, 3976699298, 3242922537, 2580679999, 685781779, 2577959922, 2792968841, 3655000191, 647857555, 3763519253, 2422388739, 1879225903, 2965547638, 1415500208, 3126060686, 1716095219, 3732755464, 24368, 4294942303, 4294949278, 4294959545, 24289, 21086, 4294953298, 1481, 8709, 4294965538, 4294950137, 14524, 10552, 20777, 15185, 4294960187, 4294936292, 31366, 21626, 4294938964, 29329, 2930, 4294955019, 3536, 4294966541, 4294963197, 23279, 4294955354, 20177, 4294942798, 4294953632, 12490, 4294967134, 144, 285, 4294967002, 4294967083, 4294967203, 282, 246, 4294967131, 15, 102, 4294967275, 4294967092, 168, 123, 243, 177, 4294967212, 4294966930, 366, 252, 4294966963, 342, 33, 4294967152, 39, 4294967287, 4294967245, 270, 4294967155, 234, 4294967008]
// lambdas, closures, function pointers
template<class F> __device__ int fold(const int*a,int n,int init,F f) {
    for (int i=0;i<n;i++) init=f(init,a[i]);
    return init;
}
using fn=int(*)(int,int);
__device__ int addf(int a,int b) {
    return a+b;
}
__device__ int xorf(int a,int b) {
    return a^b;
}
__device__ fn table[2]={addf,xorf};
__global__ void lam(const int*a,int*o,int n) {
    int k=threadIdx.x;
    auto mul=[k](int x,int y) {
        return x*k+y;
    };
    int cnt=0;
    auto mut=[&cnt](int x,int y) mutable {
        ++cnt;
        return x>y?x:y;
    };
    o[k]=fold(a,n,1,mul)+fold(a,n,0,mut)*cnt+fold(a,n,7,table[k&1]);
    auto gen=[](auto x,auto y) {
        return x-y;
    };
    o[k]+=fold(a,n,100,gen);
    auto rec=[](auto self,int m)->int {
        return m<2?m:self(self,m-1)+self(self,m-2);
    };
    o[k]+=rec(rec,k);
}
// RUN: lam<<<1, 8>>>(a=buf:i32:6:iota, o=out:i32:8, n=i32:6)
// EXPECT: o == [142, 138, 259, 1031, 4689, 16726, 48666, 121050]
// variadic templates, fold, constexpr tables
template<int... I> struct Seq {};
template<int N,int... I> struct Mk:Mk<N-1,N-1,I...> {};
template<int... I> struct Mk<0,I...> {
    using type=Seq<I...>;
};
constexpr unsigned crc1(unsigned c) {
    for (int k=0;k<8;k++) c=c&1?0xedb88320u^(c>>1):c>>1;
    return c;
}
struct Table {
    unsigned v[256];
    constexpr Table():v() {
        for (int i=0;i<256;i++) v[i]=crc1(i);
    }
};
__constant__ Table crct;
__global__ void crc(const unsigned char*a,unsigned*o,int n) {
    unsigned c=~0u;
    for (int i=0;i<n;i++) c=crct.v[(c^a[i]^threadIdx.x)&0xff]^(c>>8);
    o[threadIdx.x]=~c;
}
// RUN: crc<<<1, 4>>>(a=buf:u8:16:iota, o=out:u32:4, n=i32:16)
// EXPECT: o == [3469664904, 1893040490, 1770595085, 3616686319]

template<int... I> __device__ int dot(Seq<I...>,const int*a,const int*b) {
    return ((a[I]*b[I])+...+0);
}
__global__ void vari(const int*a,int*o) {
    o[threadIdx.x]=dot(typename Mk<5>::type{},a+threadIdx.x,a);
}
// RUN: vari<<<1, 4>>>(a=buf:i32:9:iota, o=out:i32:4)
// EXPECT: o == [30, 40, 50, 60]
// atomics of every kind
__global__ void atoms(int*i,unsigned*u,unsigned long long*l,float*f,double*d,int*old) {
    int t=threadIdx.x;
    atomicAdd(i,t);
    atomicSub(i+1,t);
    atomicMin(i+2,-t);
    atomicMax(i+3,t);
    atomicAnd(i+4,~(1<<t));
    atomicOr(i+5,1<<t);
    atomicXor(i+6,t);
    atomicInc(u,10);
    atomicDec(u+1,10);
    atomicExch(u+2,5u);
    atomicCAS(u+3,0u,9u);
    atomicAdd(l,(unsigned long long)t);
    atomicMax(l+1,(unsigned long long)t<<33);
    atomicAdd(f,1.0f);
    atomicAdd(d,0.5);
    atomicAdd_block(i+7,1);
    atomicAdd_system(i+8,2);
    if (t==0) old[0]=atomicAdd(i+9,5);
}
// RUN: atoms<<<1, 32>>>(i=out:i32:10, u=out:u32:5, l=out:u64:2, f=out:f32:1, d=out:f64:1, old=out:i32:1)
// EXPECT: i == [496, -496, -31, 31, 0, -1, 0, 32, 64, 5]
// EXPECT: u == [10, 1, 5, 9, 0]
// EXPECT: l == [496, 266287972352]
// EXPECT: f == [32]
// EXPECT: d == [16.0]
// EXPECT: old == [0]
// switch dense/sparse, goto, do-while, nested breaks
__global__ void ctl(int*o) {
    int t=threadIdx.x,r=0;
    switch (t) {
        case 0: r=5;
        break;
        case 1: r+=1;
        case 2: r+=10;
        break;
        case 7: r=70;
        goto done;
        case 100: r=1;
        break;
        default: r=-t;
    }
    for (int i=0;;++i) {
        if (i==t) break;
        int j=0;
        do {
            if (j==3) break;
            if ((i+j)%4==2) continue;
            r+=j;
        } while (++j<t);
        if (r>40) goto done;
    }
    r*=2;
    done: o[t]=r;
}
// RUN: ctl<<<1, 16>>>(o=out:i32:16)
// EXPECT: o == [10, 22, 22, 6, 10, 10, 12, 70, 20, 20, 22, 26, 30, 30, 32, 36]
// 64-bit and mixed arithmetic
__global__ void arith(long long*o,const int*a) {
    int t=threadIdx.x;
    long long x=(long long)a[t]*a[(t+1)%16];
    unsigned ux=a[t];
    o[t*8]=x/(a[t]|1);
    o[t*8+1]=x%(a[(t+3)%16]|1);
    o[t*8+2]=(long long)(ux/3u)+(a[t]>>3)+(ux>>3);
    o[t*8+3]=(a[t]<0)?-1:(unsigned char)a[t];
    o[t*8+4]=__mulhi(a[t],a[(t+2)%16])+__umulhi(ux,77u);
    o[t*8+5]=(long long)((double)a[t]/7)+(long long)((float)a[t]*1.5f);
    o[t*8+6]=x<<(t&15)>>3;
    o[t*8+7]=__mul64hi(x,x)+__umul64hi(x,ux)+__ffsll(x)+__clzll(x)+abs(a[t])+llabs(x);
}
// RUN: arith<<<1, 16>>>(o=out:i64:128, a=buf:i32:16:rand=3)
// EXPECT: o == [2072095113, -320775768, 1606478153, -1, 115606993, -1019646832, -160756923289252006, 1375715573746620611, -800006911, -840730111, 1208722149, 137, 831031978, 3404156179, -414422602662331486, 1806656404842688117, 1722534351, -52361241, 1501855979, -1, 166510290, -1314297069, -689019692617449881, 1480983981532357453, -893937258, -18691278, 1004811703, 207, 61380789, 2829877935, 766005374669944394, 1668375223192495346, 153046791, -261323018, 1447063275, -1, 182467813, -1468611306, -273628457384478156, 137828944994515038, -876675656, -61266168, 89277293, 7, 4273757021, 251434003, -536689583594479584, 135148299146105630, -595226090, 90950669, 1457132544, -1, 190783877, -1440252883, -437124235074867584, 536581438335444510, -934678919, 172971893, 1621311456, -1, 218528586, -977871466, -321847592589645888, 573124394986102611, -1576834191, 90955862, 1423297308, -1, 146664330, -1535543863, 1045817402113526400, 1591588098543668392, -673940788, 990773975, 1048706732, -1, 3997090546, -2590513355, 1142896832255145472, 1123913229443425307, 811354240, -1614652314, 1575394550, -1, 260462474, -1107188487, -815713266475623936, 563013292291119459, -1659904780, -2563983, 473289971, 127, 3950159388, 1332939172, 1103131807177313280, 1445096617165314331, -1825267774, 137454, 1000248888, -1, 3634001476, -2726986278, -589746195296700416, 3527392964692616188, 1710234716, -539937792, 903787142, -1, 3599725201, -2998654107, -657172083562229760, 3649892858612521702, 1635947497, 1731731479, 997636916, 92, 4047825732, 2809671437, -14466807767187456, 3222210294544329644, -620654610, -236373765, 954302706, 234, 789258382, 2687628065, 832954304239902720, 1071246413338224498]
