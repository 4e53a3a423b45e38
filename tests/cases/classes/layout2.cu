// Sizes, alignments and offsets of bases and members.
// Generated; the numbers are what the same program writes when g++ compiles it for the host.
// NO-CLANG: clang 19 makes invalid IR of the addresses of VTTs
// FLAGS: -std=c++20 -Wno-68
// RUN: k<<<1, 1>>>(o=out:i64:267)
// EXPECT: o == [8, 8, 0, 8, 8, 0, 0, 1, 1, 1, 6, 2, 0, 7358615328, 24, 8, 0, 0, 8, 16, 18, 20, 24, 8, 0, 0, 0, 0,
//     21, 8, 16, 18, 20, 40, 8, 0, 0, 0, 8, 13, 16, 24, 28, 7249333241028, 8, 8, 0, 0, 0, 0, 3, 1, 0, 0, 72, 8, 0,
//     0, 0, 0, 24, 48, 56, 64, 8, 16, 18, 20, -7922259559226908928, 32, 8, 0, 0, 0, 8, 16, 56, 8, 0, 0, 0, 0, 0, 8,
//     48, 80, 8, 0, 8, 8, 8, 0, 32, 56, 64, 72, 16, 24, 26, 28, 56, 8, 0, 0, 8, 16, 8, 8, 0, 240, 8, 0, 160, 160, 0,
//     232, 232, 8, 40, 48, 184, 208, 216, 224, 168, 176, 178, 180, -6813946375235375424, 56, 8, 0, 0, 0, 8, 16, 24,
//     8, 0, 0, 8, 16, 17, 16, 8, 0, 8, 64, 8, 0, 16, 0, 40, 8, 24, 32, 34, 36, 40, 48, 56, 57, 1, 1, 1, 24, 8, 0, 0,
//     0, 0, 0, 21, 8, 16, 18, 20, 56, 8, 0, 0, 48, 80, 8, 0, 0, 8, 8, 8, 0, 32, 56, 64, 72, 16, 24, 26, 28, 4, 4, 0,
//     0, 1876833, 64, 8, 0, 0, 0, 0, 0, 24, 40, 32, 21, 8, 16, 18, 20, 40, 48, 56, 57, 20, 4, 0, 0, 8, 12, 88, 8, 0,
//     8, 16, 80, 8, 4, 0, 5, 852891037441, 6176138116079, 220418604112, 923521, 256, 8, 0, 0, 0, 232, 16, 16, 16,
//     40, 56, 152, 176, 184, 8, 232, 240, 248, 249, 48, 37, 64, 72, 136, -4613449435483702584]

#define HD __host__ __device__
#define NUA [[no_unique_address]]
template<class D> HD inline long at(const void*p,const D&d){ return (long)((const char*)p-(const char*)&d); }

struct c0 { HD virtual int f2() { return 0; } };
struct c1 : c0 { };
struct __attribute__((packed)) c2 { HD c2() {} };
struct c3 { short m3_0:14; protected: short p3; char q3; };
struct c4 : virtual c0 { c0 m4_0; char m4_1; short m4_2; c2 m4_3; };
struct c5 : c4, c2 { NUA c2 m5_0; HD virtual int f0() { return 5; } };
struct c6 : c1, c3 { bool m6_0; NUA c1 m6_1[1]; int m6_2; alignas(4) int m6_3; int m6_4:26; int d6 = 1; };
struct c7 : virtual c1, virtual c2 { };
union c8 { char m8_0[3]; };
struct c9 : c2, c4 { c4 m9_0; c8 m9_1; short m9_2:13; double m9_3; NUA c7 m9_4; };
struct c10 : c1, c3 { c7 m10_0[2]; };
struct c11 : c7 { c6 m11_0[1]; int m11_1; protected: short p11; char q11; };
struct c12 : virtual c9 { };
struct c13 : c3 { double m13_0; c6 m13_1; };
struct c14 { HD virtual int f0() { return 14; } };
struct c15 : virtual c9, virtual c14, virtual c7, virtual c1 { c5 m15_0; long long m15_1:62; float m15_2; c13 m15_3[2]; HD virtual int f1() { return 15; } };
struct c16 : c13 { };
struct c17 { bool m17_0[3]; double m17_1; char m17_2; char m17_3; HD c17& operator=(const c17&) { return *this; } };
struct c18 : c3 { HD virtual int f0() { return 18; } };
struct c19 : virtual c4, virtual c17 { short m19_0[2]; };
struct c20 { };
struct c21 : c5 { HD ~c21() {} };
struct c22 { c17 m22_0[2]; bool m22_1; };
struct c23 : virtual c12 { c23() = default; c23(const c23&) = default; };
union c24 { int m24_0:6; bool m24_1[3]; };
struct alignas(8) c25 : c5, c14, virtual c17 { short m25_0; protected: short p25; char q25; };
#pragma pack(push,4)
struct c26 { long m26_0; int m26_1; unsigned m26_2[2]; };
#pragma pack(pop)
struct c27 { c24 m27_0; c25 m27_1; long m27_2[1]; HD virtual int f0() { return 27; } };
struct c28 { unsigned m28_0:5; short m28_1:7; unsigned m28_2:19; char m28_3:5; char m28_4; HD c28() {} };
struct c29 : c19, c25, c27 { long m29_0:27 __attribute__((packed)); c4 m29_1; double m29_2; NUA c5 m29_3; private: char p29; };
HD inline void t0(long*o){ int k=0; o[k++]=sizeof(c0); o[k++]=alignof(c0); o[k++]=__is_empty(c0); }
HD inline void t1(long*o){ int k=0; o[k++]=sizeof(c1); o[k++]=alignof(c1); o[k++]=__is_empty(c1); c1 x;  { c0& b=x; o[k++]=at(&b,x); } }
HD inline void t2(long*o){ int k=0; o[k++]=sizeof(c2); o[k++]=alignof(c2); o[k++]=__is_empty(c2); }
HD inline void t3(long*o){ int k=0; o[k++]=sizeof(c3); o[k++]=alignof(c3); o[k++]=__is_empty(c3); c3 x;  unsigned char*z=(unsigned char*)&x; { for(unsigned j=0;j<sizeof(x);j++) z[j]=0; x.m3_0=-1; long h=0; for(unsigned j=0;j<sizeof(x);j++) h=h*31+z[j]; o[k++]=h; } }
HD inline void t4(long*o){ int k=0; o[k++]=sizeof(c4); o[k++]=alignof(c4); o[k++]=__is_empty(c4); c4 x;  { c0& b=x; o[k++]=at(&b,x); } { c4& b=x; o[k++]=at(&b.m4_0,x); } { c4& b=x; o[k++]=at(&b.m4_1,x); } { c4& b=x; o[k++]=at(&b.m4_2,x); } { c4& b=x; o[k++]=at(&b.m4_3,x); } }
HD inline void t5(long*o){ int k=0; o[k++]=sizeof(c5); o[k++]=alignof(c5); o[k++]=__is_empty(c5); c5 x;  { c4& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c2& b=x; o[k++]=at(&b,x); } { c5& b=x; o[k++]=at(&b.m5_0,x); } { c4& b=x; o[k++]=at(&b.m4_0,x); } { c4& b=x; o[k++]=at(&b.m4_1,x); } { c4& b=x; o[k++]=at(&b.m4_2,x); } { c4& b=x; o[k++]=at(&b.m4_3,x); } }
HD inline void t6(long*o){ int k=0; o[k++]=sizeof(c6); o[k++]=alignof(c6); o[k++]=__is_empty(c6); c6 x;  { c1& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c3& b=x; o[k++]=at(&b,x); } { c6& b=x; o[k++]=at(&b.m6_0,x); } { c6& b=x; o[k++]=at(&b.m6_1,x); } { c6& b=x; o[k++]=at(&b.m6_2,x); } { c6& b=x; o[k++]=at(&b.m6_3,x); } unsigned char*z=(unsigned char*)&x; { for(unsigned j=0;j<sizeof(x);j++) z[j]=0; x.m6_4=-1; long h=0; for(unsigned j=0;j<sizeof(x);j++) h=h*31+z[j]; o[k++]=h; } }
HD inline void t7(long*o){ int k=0; o[k++]=sizeof(c7); o[k++]=alignof(c7); o[k++]=__is_empty(c7); c7 x;  { c1& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c2& b=x; o[k++]=at(&b,x); } }
HD inline void t8(long*o){ int k=0; o[k++]=sizeof(c8); o[k++]=alignof(c8); o[k++]=__is_empty(c8); c8 x;  { c8& b=x; o[k++]=at(&b.m8_0,x); } }
HD inline void t9(long*o){ int k=0; o[k++]=sizeof(c9); o[k++]=alignof(c9); o[k++]=__is_empty(c9); c9 x;  { c2& b=x; o[k++]=at(&b,x); } { c4& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c9& b=x; o[k++]=at(&b.m9_0,x); } { c9& b=x; o[k++]=at(&b.m9_1,x); } { c9& b=x; o[k++]=at(&b.m9_3,x); } { c9& b=x; o[k++]=at(&b.m9_4,x); } { c4& b=x; o[k++]=at(&b.m4_0,x); } { c4& b=x; o[k++]=at(&b.m4_1,x); } { c4& b=x; o[k++]=at(&b.m4_2,x); } { c4& b=x; o[k++]=at(&b.m4_3,x); } unsigned char*z=(unsigned char*)&x; { for(unsigned j=0;j<sizeof(x);j++) z[j]=0; x.m9_2=-1; long h=0; for(unsigned j=0;j<sizeof(x);j++) h=h*31+z[j]; o[k++]=h; } }
HD inline void t10(long*o){ int k=0; o[k++]=sizeof(c10); o[k++]=alignof(c10); o[k++]=__is_empty(c10); c10 x;  { c1& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c3& b=x; o[k++]=at(&b,x); } { c10& b=x; o[k++]=at(&b.m10_0,x); } }
HD inline void t11(long*o){ int k=0; o[k++]=sizeof(c11); o[k++]=alignof(c11); o[k++]=__is_empty(c11); c11 x;  { c7& b=x; o[k++]=at(&b,x); } { c1& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c2& b=x; o[k++]=at(&b,x); } { c11& b=x; o[k++]=at(&b.m11_0,x); } { c11& b=x; o[k++]=at(&b.m11_1,x); } }
HD inline void t12(long*o){ int k=0; o[k++]=sizeof(c12); o[k++]=alignof(c12); o[k++]=__is_empty(c12); c12 x;  { c9& b=x; o[k++]=at(&b,x); } { c2& b=x; o[k++]=at(&b,x); } { c4& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c9& b=x; o[k++]=at(&b.m9_0,x); } { c9& b=x; o[k++]=at(&b.m9_1,x); } { c9& b=x; o[k++]=at(&b.m9_3,x); } { c9& b=x; o[k++]=at(&b.m9_4,x); } { c4& b=x; o[k++]=at(&b.m4_0,x); } { c4& b=x; o[k++]=at(&b.m4_1,x); } { c4& b=x; o[k++]=at(&b.m4_2,x); } { c4& b=x; o[k++]=at(&b.m4_3,x); } }
HD inline void t13(long*o){ int k=0; o[k++]=sizeof(c13); o[k++]=alignof(c13); o[k++]=__is_empty(c13); c13 x;  { c3& b=x; o[k++]=at(&b,x); } { c13& b=x; o[k++]=at(&b.m13_0,x); } { c13& b=x; o[k++]=at(&b.m13_1,x); } }
HD inline void t14(long*o){ int k=0; o[k++]=sizeof(c14); o[k++]=alignof(c14); o[k++]=__is_empty(c14); }
HD inline void t15(long*o){ int k=0; o[k++]=sizeof(c15); o[k++]=alignof(c15); o[k++]=__is_empty(c15); c15 x;  { c9& b=x; o[k++]=at(&b,x); } { c4& b=x; o[k++]=at(&b,x); } { c14& b=x; o[k++]=at(&b,x); } { c7& b=x; o[k++]=at(&b,x); } { c1& b=x; o[k++]=at(&b,x); } { c15& b=x; o[k++]=at(&b.m15_0,x); } { c15& b=x; o[k++]=at(&b.m15_2,x); } { c15& b=x; o[k++]=at(&b.m15_3,x); } { c9& b=x; o[k++]=at(&b.m9_0,x); } { c9& b=x; o[k++]=at(&b.m9_1,x); } { c9& b=x; o[k++]=at(&b.m9_3,x); } { c9& b=x; o[k++]=at(&b.m9_4,x); } { c4& b=x; o[k++]=at(&b.m4_0,x); } { c4& b=x; o[k++]=at(&b.m4_1,x); } { c4& b=x; o[k++]=at(&b.m4_2,x); } { c4& b=x; o[k++]=at(&b.m4_3,x); } unsigned char*z=(unsigned char*)&x; { for(unsigned j=0;j<sizeof(x);j++) z[j]=0; x.m15_1=-1; long h=0; for(unsigned j=0;j<sizeof(x);j++) h=h*31+z[j]; o[k++]=h; } }
HD inline void t16(long*o){ int k=0; o[k++]=sizeof(c16); o[k++]=alignof(c16); o[k++]=__is_empty(c16); c16 x;  { c13& b=x; o[k++]=at(&b,x); } { c3& b=x; o[k++]=at(&b,x); } { c13& b=x; o[k++]=at(&b.m13_0,x); } { c13& b=x; o[k++]=at(&b.m13_1,x); } }
HD inline void t17(long*o){ int k=0; o[k++]=sizeof(c17); o[k++]=alignof(c17); o[k++]=__is_empty(c17); c17 x;  { c17& b=x; o[k++]=at(&b.m17_0,x); } { c17& b=x; o[k++]=at(&b.m17_1,x); } { c17& b=x; o[k++]=at(&b.m17_2,x); } { c17& b=x; o[k++]=at(&b.m17_3,x); } }
HD inline void t18(long*o){ int k=0; o[k++]=sizeof(c18); o[k++]=alignof(c18); o[k++]=__is_empty(c18); c18 x;  { c3& b=x; o[k++]=at(&b,x); } }
HD inline void t19(long*o){ int k=0; o[k++]=sizeof(c19); o[k++]=alignof(c19); o[k++]=__is_empty(c19); c19 x;  { c4& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c17& b=x; o[k++]=at(&b,x); } { c19& b=x; o[k++]=at(&b.m19_0,x); } { c4& b=x; o[k++]=at(&b.m4_0,x); } { c4& b=x; o[k++]=at(&b.m4_1,x); } { c4& b=x; o[k++]=at(&b.m4_2,x); } { c4& b=x; o[k++]=at(&b.m4_3,x); } { c17& b=x; o[k++]=at(&b.m17_0,x); } { c17& b=x; o[k++]=at(&b.m17_1,x); } { c17& b=x; o[k++]=at(&b.m17_2,x); } { c17& b=x; o[k++]=at(&b.m17_3,x); } }
HD inline void t20(long*o){ int k=0; o[k++]=sizeof(c20); o[k++]=alignof(c20); o[k++]=__is_empty(c20); }
HD inline void t21(long*o){ int k=0; o[k++]=sizeof(c21); o[k++]=alignof(c21); o[k++]=__is_empty(c21); c21 x;  { c5& b=x; o[k++]=at(&b,x); } { c4& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c2& b=x; o[k++]=at(&b,x); } { c5& b=x; o[k++]=at(&b.m5_0,x); } { c4& b=x; o[k++]=at(&b.m4_0,x); } { c4& b=x; o[k++]=at(&b.m4_1,x); } { c4& b=x; o[k++]=at(&b.m4_2,x); } { c4& b=x; o[k++]=at(&b.m4_3,x); } }
HD inline void t22(long*o){ int k=0; o[k++]=sizeof(c22); o[k++]=alignof(c22); o[k++]=__is_empty(c22); c22 x;  { c22& b=x; o[k++]=at(&b.m22_0,x); } { c22& b=x; o[k++]=at(&b.m22_1,x); } }
HD inline void t23(long*o){ int k=0; o[k++]=sizeof(c23); o[k++]=alignof(c23); o[k++]=__is_empty(c23); c23 x;  { c12& b=x; o[k++]=at(&b,x); } { c9& b=x; o[k++]=at(&b,x); } { c2& b=x; o[k++]=at(&b,x); } { c4& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c9& b=x; o[k++]=at(&b.m9_0,x); } { c9& b=x; o[k++]=at(&b.m9_1,x); } { c9& b=x; o[k++]=at(&b.m9_3,x); } { c9& b=x; o[k++]=at(&b.m9_4,x); } { c4& b=x; o[k++]=at(&b.m4_0,x); } { c4& b=x; o[k++]=at(&b.m4_1,x); } { c4& b=x; o[k++]=at(&b.m4_2,x); } { c4& b=x; o[k++]=at(&b.m4_3,x); } }
HD inline void t24(long*o){ int k=0; o[k++]=sizeof(c24); o[k++]=alignof(c24); o[k++]=__is_empty(c24); c24 x;  { c24& b=x; o[k++]=at(&b.m24_1,x); } unsigned char*z=(unsigned char*)&x; { for(unsigned j=0;j<sizeof(x);j++) z[j]=0; x.m24_0=-1; long h=0; for(unsigned j=0;j<sizeof(x);j++) h=h*31+z[j]; o[k++]=h; } }
HD inline void t25(long*o){ int k=0; o[k++]=sizeof(c25); o[k++]=alignof(c25); o[k++]=__is_empty(c25); c25 x;  { c5& b=x; o[k++]=at(&b,x); } { c4& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c2& b=x; o[k++]=at(&b,x); } { c14& b=x; o[k++]=at(&b,x); } { c17& b=x; o[k++]=at(&b,x); } { c25& b=x; o[k++]=at(&b.m25_0,x); } { c5& b=x; o[k++]=at(&b.m5_0,x); } { c4& b=x; o[k++]=at(&b.m4_0,x); } { c4& b=x; o[k++]=at(&b.m4_1,x); } { c4& b=x; o[k++]=at(&b.m4_2,x); } { c4& b=x; o[k++]=at(&b.m4_3,x); } { c17& b=x; o[k++]=at(&b.m17_0,x); } { c17& b=x; o[k++]=at(&b.m17_1,x); } { c17& b=x; o[k++]=at(&b.m17_2,x); } { c17& b=x; o[k++]=at(&b.m17_3,x); } }
HD inline void t26(long*o){ int k=0; o[k++]=sizeof(c26); o[k++]=alignof(c26); o[k++]=__is_empty(c26); c26 x;  { c26& b=x; o[k++]=at(&b.m26_0,x); } { c26& b=x; o[k++]=at(&b.m26_1,x); } { c26& b=x; o[k++]=at(&b.m26_2,x); } }
HD inline void t27(long*o){ int k=0; o[k++]=sizeof(c27); o[k++]=alignof(c27); o[k++]=__is_empty(c27); c27 x;  { c27& b=x; o[k++]=at(&b.m27_0,x); } { c27& b=x; o[k++]=at(&b.m27_1,x); } { c27& b=x; o[k++]=at(&b.m27_2,x); } }
HD inline void t28(long*o){ int k=0; o[k++]=sizeof(c28); o[k++]=alignof(c28); o[k++]=__is_empty(c28); c28 x;  { c28& b=x; o[k++]=at(&b.m28_4,x); } unsigned char*z=(unsigned char*)&x; { for(unsigned j=0;j<sizeof(x);j++) z[j]=0; x.m28_0=-1; long h=0; for(unsigned j=0;j<sizeof(x);j++) h=h*31+z[j]; o[k++]=h; } { for(unsigned j=0;j<sizeof(x);j++) z[j]=0; x.m28_1=-1; long h=0; for(unsigned j=0;j<sizeof(x);j++) h=h*31+z[j]; o[k++]=h; } { for(unsigned j=0;j<sizeof(x);j++) z[j]=0; x.m28_2=-1; long h=0; for(unsigned j=0;j<sizeof(x);j++) h=h*31+z[j]; o[k++]=h; } { for(unsigned j=0;j<sizeof(x);j++) z[j]=0; x.m28_3=-1; long h=0; for(unsigned j=0;j<sizeof(x);j++) h=h*31+z[j]; o[k++]=h; } }
HD inline void t29(long*o){ int k=0; o[k++]=sizeof(c29); o[k++]=alignof(c29); o[k++]=__is_empty(c29); c29 x;  { c19& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c17& b=x; o[k++]=at(&b,x); } { c25& b=x; o[k++]=at(&b,x); } { c5& b=x; o[k++]=at(&b,x); } { c2& b=x; o[k++]=at(&b,x); } { c14& b=x; o[k++]=at(&b,x); } { c27& b=x; o[k++]=at(&b,x); } { c29& b=x; o[k++]=at(&b.m29_1,x); } { c29& b=x; o[k++]=at(&b.m29_2,x); } { c29& b=x; o[k++]=at(&b.m29_3,x); } { c19& b=x; o[k++]=at(&b.m19_0,x); } { c17& b=x; o[k++]=at(&b.m17_0,x); } { c17& b=x; o[k++]=at(&b.m17_1,x); } { c17& b=x; o[k++]=at(&b.m17_2,x); } { c17& b=x; o[k++]=at(&b.m17_3,x); } { c25& b=x; o[k++]=at(&b.m25_0,x); } { c5& b=x; o[k++]=at(&b.m5_0,x); } { c27& b=x; o[k++]=at(&b.m27_0,x); } { c27& b=x; o[k++]=at(&b.m27_1,x); } { c27& b=x; o[k++]=at(&b.m27_2,x); } unsigned char*z=(unsigned char*)&x; { for(unsigned j=0;j<sizeof(x);j++) z[j]=0; x.m29_0=-1; long h=0; for(unsigned j=0;j<sizeof(x);j++) h=h*31+z[j]; o[k++]=h; } }
__global__ void k(long*o){
  t0(o+0);
  t1(o+3);
  t2(o+7);
  t3(o+10);
  t4(o+14);
  t5(o+22);
  t6(o+33);
  t7(o+44);
  t8(o+50);
  t9(o+54);
  t10(o+69);
  t11(o+76);
  t12(o+85);
  t13(o+100);
  t14(o+106);
  t15(o+109);
  t16(o+129);
  t17(o+136);
  t18(o+143);
  t19(o+147);
  t20(o+162);
  t21(o+165);
  t22(o+177);
  t23(o+182);
  t24(o+198);
  t25(o+203);
  t26(o+222);
  t27(o+228);
  t28(o+234);
  t29(o+242);
}

