// Objects of many kinds in one kernel each.
// The expectations are what the code of the reference compiler computes.
// OPT: 0 3
// PTXAS: sm_75 sm_90 sm_100
// NO-CLANG: its long double is smaller, and it writes constructors of classes with virtual bases that LLVM refuses
#include <cstdio>
#include <new>
struct P {
    int x, y;
    __device__ P(int a=1,int b=2):x(a),y(b) {}
    __device__ ~P() {}
};
__global__ void newarr(int*o,int n) {
    int*a=new int[n]{1,2,3};
    int s=0;
    for (int i=0;i<n;i++) s=s*5+a[i];
    o[0]=s;
    delete[] a;
    P*p=new P[n]{P(5,6),{7,8}};
    s=0;
    for (int i=0;i<n;i++) s=s*3+p[i].x*2+p[i].y;
    o[1]=s;
    delete[] p;
    auto z=new int[n]();
    o[2]=z[n-1];
    delete[] z;
}
// RUN: newarr<<<1, 1>>>(o=out:i32:3, n=i32:6)
// EXPECT: o == [4750, 5830, 0]

struct A {
    virtual __device__ int f() {
        return 1;
    }
    __device__ virtual ~A() {}
};
struct B : virtual A {
    int b;
    __device__ B():b(3) {}
    __device__ int f() override {
        return 2+b;
    }
};
struct C : virtual A {
    int c=4;
};
struct D : B, C {
    int d=5;
    __device__ int f() override {
        return b+c+d;
    }
};
__device__ __noinline__ int callA(A*a) {
    return a->f();
}
__global__ void vb(int*o) {
    D d;
    B b;
    C c;
    o[0]=callA(&d);
    o[1]=callA(&b);
    o[2]=callA(&c);
    C*pc=&d;
    o[5]=pc->c + callA(pc);
}
// RUN: vb<<<1, 1>>>(o=out:i32:7)
// EXPECT: o == [12, 5, 1, 0, 0, 16, 0]

struct Base {
    int v=1;
    __device__ virtual Base* clone() const {
        return new Base(*this);
    }
    __device__ virtual int id() const {
        return v;
    }
    __device__ virtual ~Base() {}
};
struct Other {
    int w=9;
    __device__ virtual int g() const {
        return w;
    }
    __device__ virtual ~Other() {}
};
struct Der : Other, Base {
    int q=7;
    __device__ Der* clone() const override {
        Der*d=new Der(*this);
        d->q++;
        return d;
    }
    __device__ int id() const override {
        return q*10+v+w;
    }
};
__device__ __noinline__ int viaBase(const Base*b) {
    Base*c=b->clone();
    int r=c->id();
    delete c;
    return r;
}
__global__ void cov(int*o) {
    Der d;
    Base b;
    o[0]=viaBase(&d);
    o[1]=viaBase(&b);
    Der*e=d.clone();
    o[2]=e->q;
    delete e;
}
// RUN: cov<<<1, 1>>>(o=out:i32:3)
// EXPECT: o == [90, 1, 8]

struct M {
    int a;
    float b;
    int (*fp)(int);
    __device__ int twice(int x) const {
        return a*x*2;
    }
    __device__ virtual int vf(int x) {
        return x+a;
    }
};
struct Agg {
    int M::*pm;
    int (M::*pf)(int) const;
    int (M::*vf)(int);
    int k;
};
__device__ Agg aggs[2]={ {nullptr,nullptr,nullptr,3}, {&M::a,&M::twice,&M::vf,4} };
__global__ void mp(int*o) {
    M m;
    m.a=6;
    for (int i=0;i<2;i++) {
        o[i*4]=aggs[i].pm==nullptr;
        o[i*4+1]=aggs[i].pf==nullptr;
        o[i*4+2]=aggs[i].k;
        o[i*4+3]=aggs[i].pm? m.*aggs[i].pm + (m.*aggs[i].pf)(5)+(m.*aggs[i].vf)(1):-1;
    }
    Agg z{};
    o[8]=z.pm==nullptr;
    Agg arr[3]={};
    o[9]=arr[2].pm==nullptr;
}
// RUN: mp<<<1, 1>>>(o=out:i32:10)
// EXPECT: o == [1, 1, 3, -1, 0, 0, 4, 73, 1, 1]

struct BF {
    unsigned a:3;
    int b:5;
    unsigned long long c:40;
    bool d:1;
    unsigned :0;
    short e:9;
};
__device__ BF gbf = { .a=5, .b=-3, .c=0xabcdef123ull, .d=true, .e=-100 };
__global__ void bf(long long*o) {
    BF l{.a=9,.b=15,.c=(1ull<<40)-1};
    o[0]=gbf.a;
    o[1]=gbf.b;
    o[2]=gbf.c;
    o[3]=gbf.d;
    o[4]=gbf.e;
    o[5]=l.a;
    o[6]=l.b;
    o[7]=l.c;
    o[8]=l.d;
    o[9]=l.e;
    l.b+=threadIdx.x+3;
    l.e--;
    l.c>>=3;
    l.a^=7;
    o[10]=l.b;
    o[11]=l.e;
    o[12]=l.c;
    o[13]=l.a++;
    o[14]=sizeof(BF);
}
// RUN: bf<<<1, 1>>>(o=out:i64:15)
// EXPECT: o == [5, -3, 46118400291, 1, -100, 1, 15, 1099511627775, 0, 0, -14, -1, 137438953471, 6, 16]

typedef __int128 i128;
typedef unsigned __int128 u128;
__global__ void w128(unsigned long long*o,const unsigned long long*a) {
    u128 x=((u128)a[0]<<64)|a[1], y=((u128)a[2]<<40)|a[3];
    i128 sx=x, sy=-(i128)y;
    u128 r[12]={x+y,x-y,x*y,x/y,x%y,x<<(a[0]&127),x>>(a[1]&127),(u128)(sx/sy),(u128)(sx%sy),(u128)(sx>>70),x^y,~x&y};
    for (int i=0;i<12;i++) {
        o[2*i]=r[i];
        o[2*i+1]=r[i]>>64;
    }
    o[24]=(double)x>1e20;
    o[25]=(unsigned long long)(double)(x>>70);
    o[26]=(sx<sy)|(x<y)<<1|(sx==sx)<<2;
    o[27]=(u128)3.5e25f>>64;
}
// RUN: w128<<<1, 1>>>(o=out:u64:28, a=buf:u64:4:rand=11)
// EXPECT: o == [16026284036642668945, 5833680082492612875, 12100025654326371761, 5833678679422664750, 10607240351421559792, 11839465798218671527, 8315593, 0, 5998302266829365809, 61387447293, 5714331753095626752, 11848977301111131034, 10502421057025420905, 679129662, 18446744073701236023, 18446744073709551615, 5998302266829365809, 61387447293, 91151240327463106, 0, 15570126210507046481, 5833679798940860659, 10958422314945113168, 559759097954, 1, 91151240327463104, 4, 1897353]

__global__ void stmtex(int*o) {
    int t=threadIdx.x;
    o[t]=({ int a=t*2; if (a>4) a-=3; a; })+({ struct S{int q;} s{t}; s.q; });
    switch (t) {
        case 1: case 2: o[t]+=100;
        break;
        case 5: {
            o[t]+=7;
        }
        default: o[t]-=1;
    }
    o[t] += t ?: 50;
}
// RUN: stmtex<<<1, 8>>>(o=out:i32:8)
// EXPECT: o == [49, 104, 108, 8, 12, 23, 20, 24]

union U {
    float f;
    unsigned u;
    struct {
        unsigned short lo, hi;
    };
    unsigned char b[4];
};
__global__ void un(unsigned*o) {
    U u;
    u.f=1.5f+threadIdx.x;
    o[threadIdx.x*3]=u.u;
    o[threadIdx.x*3+1]=u.hi;
    u.b[1]=0xff;
    o[threadIdx.x*3+2]=u.u;
}
// RUN: un<<<1, 4>>>(o=out:u32:12)
// EXPECT: o == [1069547520, 16320, 1069612800, 1075838976, 16416, 1075904256, 1080033280, 16480, 1080098560, 1083179008, 16528, 1083244288]

__global__ void ld(double*o) {
    long double x=1.0L/3;
    o[0]=(double)x;
    o[1]=sizeof(long double);
    double _Complex *z=nullptr;
    o[2]=z==nullptr;
}
// RUN: ld<<<1, 1>>>(o=out:f64:3)
// EXPECT: o == [0.3333333333333333, 16.0, 1.0]
