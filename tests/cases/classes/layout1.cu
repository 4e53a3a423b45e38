// Sizes, alignments and offsets of bases and members.
// Generated; the numbers are what the same program writes when g++ compiles it for the host.
// NO-CLANG: clang 19 makes invalid IR of the addresses of VTTs
// FLAGS: -std=c++20 -Wno-68
// RUN: k<<<1, 1>>>(o=out:i64:240)
// EXPECT: o == [1, 1, 1, 1, 1, 1, 0, 24, 8, 0, 0, 0, 8, 12, 16, -6162202713976936220, 1, 1, 0, 0, 1, 1, 0, 1, 4, 4,
//     0, 0, 4, 4, 0, 0, 7603432, 8, 4, 0, 0, 0, 0, 4, 0, 4, 64, 32, 0, 40, 0, 0, 8, 16, 24, 40, 1262333941768055743,
//     16, 4, 0, 0, 0, 0, 0, 4, 8, 12, 0, 4, 1, 1, 1, 1, 1, 1, 48, 8, 0, 8, 16, 0, 0, 40, 8, 24, 28, 32, 40, 20, 4,
//     0, 0, 4, 0, 0, 12, 4, 6479161608583231905, 88, 8, 0, 0, 0, 0, 0, 0, 4, 8, 16, 20, 28, 64, 12, 0, 4,
//     6027936552802386911, 1, 1, 1, 0, 0, 1, 1, 1, 72, 8, 0, 0, 48, 56, 1733294688993, 4, 4, 0, 0, 7845697, 8, 8, 0,
//     0, 96, 8, 0, 0, 0, 8, 8, 8, 8, 8, 12, 16, 24, 20, 8, 12, 24, 72, 80, 1, 1, 1, 40, 8, 0, 0, 24, 24, 24, 24, 24,
//     28, 32, 0, 36, 24, 28, 8, 8, 0, 56, 8, 0, 16, 40, 40, 40, 40, 40, 44, 48, 16, 0, 52, 40, 44,
//     3972721411193741791, 56, 8, 0, 8, 0, 24, 32, 36, 40, 72, 8, 0, 0, 32, 56, 56, 56, 32, 0, 12, 68, 56, 24, 1, 1,
//     1, 8, 8, 0, 0, 72, 8, 0, 16, 32, 56, 56, 56, 56, 56, 60, 64, 32, 0, 68, 56, 60]

#define HD __host__ __device__
#define NUA [[no_unique_address]]
template<class D> HD inline long at(const void*p,const D&d){ return (long)((const char*)p-(const char*)&d); }

struct c0 { };
struct c1 : c0 { };
struct c2 : virtual c1 { NUA c1 m2_0[2]; short m2_1:10; char m2_2; float m2_3; union { char ua2; short ub2; }; struct { char sa2; }; };
struct c3 { bool m3_0; };
struct c4 { char m4_0:1 __attribute__((packed)); };
struct c5 { unsigned m5_0; };
union c6 { c0 m6_0; int m6_1:11; };
struct c7 : c1, c3, c5 { };
struct alignas(32) c8 : virtual c5, virtual c1 { bool m8_0; short m8_1:8; double m8_2; NUA c7 m8_3[2]; };
struct c9 : c7, c4 { float m9_0; };
struct __attribute__((packed)) c10 { };
struct c11 { };
struct c12 : virtual c3, virtual c2, virtual c5 { HD virtual int f2() { return 12; } };
struct c13 : c4, c5, c1 { unsigned :0; unsigned char m13_1:8 __attribute__((packed)); c7 m13_2; };
struct c14 : c9 { c1 m14_0; int m14_1; bool m14_2:1; c9 m14_3[2]; c2 m14_4; };
struct c15 : c11, c10 { HD c15& operator=(const c15&) { return *this; } };
struct c16 { };
struct c17 { c12 m17_0; long m17_1; double m17_2; unsigned char m17_3:6; int d17 = 1; };
union c18 { bool m18_0; int m18_1:23; };
struct c19 : virtual c16 { HD virtual int f0() { return 19; } };
struct c20 : c19, c9, c17 { };
struct c21 { };
struct c22 : c16, virtual c9, c21 { bool :1; int &r22; HD c22() : r22(*new int) {} };
union alignas(8) c23 { };
struct c24 : virtual c22, virtual c9, virtual c19 { unsigned char m24_0:1; };
struct c25 : c7, c12 { };
struct c26 : c24, c13 { HD virtual int f2() { return 26; } };
struct __attribute__((packed)) c27 { HD c27() {} };
struct c28 : virtual c21 { };
struct c29 : virtual c24 { int &r29; HD c29() : r29(*new int) {} };
HD inline void t0(long*o){ int k=0; o[k++]=sizeof(c0); o[k++]=alignof(c0); o[k++]=__is_empty(c0); }
HD inline void t1(long*o){ int k=0; o[k++]=sizeof(c1); o[k++]=alignof(c1); o[k++]=__is_empty(c1); c1 x;  { c0& b=x; o[k++]=at(&b,x); } }
HD inline void t2(long*o){ int k=0; o[k++]=sizeof(c2); o[k++]=alignof(c2); o[k++]=__is_empty(c2); c2 x;  { c1& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c2& b=x; o[k++]=at(&b.m2_0,x); } { c2& b=x; o[k++]=at(&b.m2_2,x); } { c2& b=x; o[k++]=at(&b.m2_3,x); } unsigned char*z=(unsigned char*)&x; { for(unsigned j=0;j<sizeof(x);j++) z[j]=0; x.m2_1=-1; long h=0; for(unsigned j=0;j<sizeof(x);j++) h=h*31+z[j]; o[k++]=h; } }
HD inline void t3(long*o){ int k=0; o[k++]=sizeof(c3); o[k++]=alignof(c3); o[k++]=__is_empty(c3); c3 x;  { c3& b=x; o[k++]=at(&b.m3_0,x); } }
HD inline void t4(long*o){ int k=0; o[k++]=sizeof(c4); o[k++]=alignof(c4); o[k++]=__is_empty(c4); c4 x;  unsigned char*z=(unsigned char*)&x; { for(unsigned j=0;j<sizeof(x);j++) z[j]=0; x.m4_0=-1; long h=0; for(unsigned j=0;j<sizeof(x);j++) h=h*31+z[j]; o[k++]=h; } }
HD inline void t5(long*o){ int k=0; o[k++]=sizeof(c5); o[k++]=alignof(c5); o[k++]=__is_empty(c5); c5 x;  { c5& b=x; o[k++]=at(&b.m5_0,x); } }
HD inline void t6(long*o){ int k=0; o[k++]=sizeof(c6); o[k++]=alignof(c6); o[k++]=__is_empty(c6); c6 x;  { c6& b=x; o[k++]=at(&b.m6_0,x); } unsigned char*z=(unsigned char*)&x; { for(unsigned j=0;j<sizeof(x);j++) z[j]=0; x.m6_1=-1; long h=0; for(unsigned j=0;j<sizeof(x);j++) h=h*31+z[j]; o[k++]=h; } }
HD inline void t7(long*o){ int k=0; o[k++]=sizeof(c7); o[k++]=alignof(c7); o[k++]=__is_empty(c7); c7 x;  { c1& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c3& b=x; o[k++]=at(&b,x); } { c5& b=x; o[k++]=at(&b,x); } { c3& b=x; o[k++]=at(&b.m3_0,x); } { c5& b=x; o[k++]=at(&b.m5_0,x); } }
HD inline void t8(long*o){ int k=0; o[k++]=sizeof(c8); o[k++]=alignof(c8); o[k++]=__is_empty(c8); c8 x;  { c5& b=x; o[k++]=at(&b,x); } { c1& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c8& b=x; o[k++]=at(&b.m8_0,x); } { c8& b=x; o[k++]=at(&b.m8_2,x); } { c8& b=x; o[k++]=at(&b.m8_3,x); } { c5& b=x; o[k++]=at(&b.m5_0,x); } unsigned char*z=(unsigned char*)&x; { for(unsigned j=0;j<sizeof(x);j++) z[j]=0; x.m8_1=-1; long h=0; for(unsigned j=0;j<sizeof(x);j++) h=h*31+z[j]; o[k++]=h; } }
HD inline void t9(long*o){ int k=0; o[k++]=sizeof(c9); o[k++]=alignof(c9); o[k++]=__is_empty(c9); c9 x;  { c7& b=x; o[k++]=at(&b,x); } { c1& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c3& b=x; o[k++]=at(&b,x); } { c5& b=x; o[k++]=at(&b,x); } { c4& b=x; o[k++]=at(&b,x); } { c9& b=x; o[k++]=at(&b.m9_0,x); } { c3& b=x; o[k++]=at(&b.m3_0,x); } { c5& b=x; o[k++]=at(&b.m5_0,x); } }
HD inline void t10(long*o){ int k=0; o[k++]=sizeof(c10); o[k++]=alignof(c10); o[k++]=__is_empty(c10); }
HD inline void t11(long*o){ int k=0; o[k++]=sizeof(c11); o[k++]=alignof(c11); o[k++]=__is_empty(c11); }
HD inline void t12(long*o){ int k=0; o[k++]=sizeof(c12); o[k++]=alignof(c12); o[k++]=__is_empty(c12); c12 x;  { c3& b=x; o[k++]=at(&b,x); } { c2& b=x; o[k++]=at(&b,x); } { c1& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c5& b=x; o[k++]=at(&b,x); } { c3& b=x; o[k++]=at(&b.m3_0,x); } { c2& b=x; o[k++]=at(&b.m2_0,x); } { c2& b=x; o[k++]=at(&b.m2_2,x); } { c2& b=x; o[k++]=at(&b.m2_3,x); } { c5& b=x; o[k++]=at(&b.m5_0,x); } }
HD inline void t13(long*o){ int k=0; o[k++]=sizeof(c13); o[k++]=alignof(c13); o[k++]=__is_empty(c13); c13 x;  { c4& b=x; o[k++]=at(&b,x); } { c5& b=x; o[k++]=at(&b,x); } { c1& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c13& b=x; o[k++]=at(&b.m13_2,x); } { c5& b=x; o[k++]=at(&b.m5_0,x); } unsigned char*z=(unsigned char*)&x; { for(unsigned j=0;j<sizeof(x);j++) z[j]=0; x.m13_1=-1; long h=0; for(unsigned j=0;j<sizeof(x);j++) h=h*31+z[j]; o[k++]=h; } }
HD inline void t14(long*o){ int k=0; o[k++]=sizeof(c14); o[k++]=alignof(c14); o[k++]=__is_empty(c14); c14 x;  { c9& b=x; o[k++]=at(&b,x); } { c7& b=x; o[k++]=at(&b,x); } { c1& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c3& b=x; o[k++]=at(&b,x); } { c5& b=x; o[k++]=at(&b,x); } { c4& b=x; o[k++]=at(&b,x); } { c14& b=x; o[k++]=at(&b.m14_0,x); } { c14& b=x; o[k++]=at(&b.m14_1,x); } { c14& b=x; o[k++]=at(&b.m14_3,x); } { c14& b=x; o[k++]=at(&b.m14_4,x); } { c9& b=x; o[k++]=at(&b.m9_0,x); } { c3& b=x; o[k++]=at(&b.m3_0,x); } { c5& b=x; o[k++]=at(&b.m5_0,x); } unsigned char*z=(unsigned char*)&x; { for(unsigned j=0;j<sizeof(x);j++) z[j]=0; x.m14_2=-1; long h=0; for(unsigned j=0;j<sizeof(x);j++) h=h*31+z[j]; o[k++]=h; } }
HD inline void t15(long*o){ int k=0; o[k++]=sizeof(c15); o[k++]=alignof(c15); o[k++]=__is_empty(c15); c15 x;  { c11& b=x; o[k++]=at(&b,x); } { c10& b=x; o[k++]=at(&b,x); } }
HD inline void t16(long*o){ int k=0; o[k++]=sizeof(c16); o[k++]=alignof(c16); o[k++]=__is_empty(c16); }
HD inline void t17(long*o){ int k=0; o[k++]=sizeof(c17); o[k++]=alignof(c17); o[k++]=__is_empty(c17); c17 x;  { c17& b=x; o[k++]=at(&b.m17_0,x); } { c17& b=x; o[k++]=at(&b.m17_1,x); } { c17& b=x; o[k++]=at(&b.m17_2,x); } unsigned char*z=(unsigned char*)&x; { for(unsigned j=0;j<sizeof(x);j++) z[j]=0; x.m17_3=-1; long h=0; for(unsigned j=0;j<sizeof(x);j++) h=h*31+z[j]; o[k++]=h; } }
HD inline void t18(long*o){ int k=0; o[k++]=sizeof(c18); o[k++]=alignof(c18); o[k++]=__is_empty(c18); c18 x;  { c18& b=x; o[k++]=at(&b.m18_0,x); } unsigned char*z=(unsigned char*)&x; { for(unsigned j=0;j<sizeof(x);j++) z[j]=0; x.m18_1=-1; long h=0; for(unsigned j=0;j<sizeof(x);j++) h=h*31+z[j]; o[k++]=h; } }
HD inline void t19(long*o){ int k=0; o[k++]=sizeof(c19); o[k++]=alignof(c19); o[k++]=__is_empty(c19); c19 x;  { c16& b=x; o[k++]=at(&b,x); } }
HD inline void t20(long*o){ int k=0; o[k++]=sizeof(c20); o[k++]=alignof(c20); o[k++]=__is_empty(c20); c20 x;  { c19& b=x; o[k++]=at(&b,x); } { c16& b=x; o[k++]=at(&b,x); } { c9& b=x; o[k++]=at(&b,x); } { c7& b=x; o[k++]=at(&b,x); } { c1& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c3& b=x; o[k++]=at(&b,x); } { c5& b=x; o[k++]=at(&b,x); } { c4& b=x; o[k++]=at(&b,x); } { c17& b=x; o[k++]=at(&b,x); } { c9& b=x; o[k++]=at(&b.m9_0,x); } { c3& b=x; o[k++]=at(&b.m3_0,x); } { c5& b=x; o[k++]=at(&b.m5_0,x); } { c17& b=x; o[k++]=at(&b.m17_0,x); } { c17& b=x; o[k++]=at(&b.m17_1,x); } { c17& b=x; o[k++]=at(&b.m17_2,x); } }
HD inline void t21(long*o){ int k=0; o[k++]=sizeof(c21); o[k++]=alignof(c21); o[k++]=__is_empty(c21); }
HD inline void t22(long*o){ int k=0; o[k++]=sizeof(c22); o[k++]=alignof(c22); o[k++]=__is_empty(c22); c22 x;  { c16& b=x; o[k++]=at(&b,x); } { c9& b=x; o[k++]=at(&b,x); } { c7& b=x; o[k++]=at(&b,x); } { c1& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c3& b=x; o[k++]=at(&b,x); } { c5& b=x; o[k++]=at(&b,x); } { c4& b=x; o[k++]=at(&b,x); } { c21& b=x; o[k++]=at(&b,x); } { c9& b=x; o[k++]=at(&b.m9_0,x); } { c3& b=x; o[k++]=at(&b.m3_0,x); } { c5& b=x; o[k++]=at(&b.m5_0,x); } }
HD inline void t23(long*o){ int k=0; o[k++]=sizeof(c23); o[k++]=alignof(c23); o[k++]=__is_empty(c23); }
HD inline void t24(long*o){ int k=0; o[k++]=sizeof(c24); o[k++]=alignof(c24); o[k++]=__is_empty(c24); c24 x;  { c22& b=x; o[k++]=at(&b,x); } { c9& b=x; o[k++]=at(&b,x); } { c7& b=x; o[k++]=at(&b,x); } { c1& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c3& b=x; o[k++]=at(&b,x); } { c5& b=x; o[k++]=at(&b,x); } { c4& b=x; o[k++]=at(&b,x); } { c21& b=x; o[k++]=at(&b,x); } { c19& b=x; o[k++]=at(&b,x); } { c9& b=x; o[k++]=at(&b.m9_0,x); } { c3& b=x; o[k++]=at(&b.m3_0,x); } { c5& b=x; o[k++]=at(&b.m5_0,x); } unsigned char*z=(unsigned char*)&x; { for(unsigned j=0;j<sizeof(x);j++) z[j]=0; x.m24_0=-1; long h=0; for(unsigned j=0;j<sizeof(x);j++) h=h*31+z[j]; o[k++]=h; } }
HD inline void t25(long*o){ int k=0; o[k++]=sizeof(c25); o[k++]=alignof(c25); o[k++]=__is_empty(c25); c25 x;  { c7& b=x; o[k++]=at(&b,x); } { c12& b=x; o[k++]=at(&b,x); } { c2& b=x; o[k++]=at(&b,x); } { c2& b=x; o[k++]=at(&b.m2_0,x); } { c2& b=x; o[k++]=at(&b.m2_2,x); } { c2& b=x; o[k++]=at(&b.m2_3,x); } }
HD inline void t26(long*o){ int k=0; o[k++]=sizeof(c26); o[k++]=alignof(c26); o[k++]=__is_empty(c26); c26 x;  { c24& b=x; o[k++]=at(&b,x); } { c22& b=x; o[k++]=at(&b,x); } { c9& b=x; o[k++]=at(&b,x); } { c7& b=x; o[k++]=at(&b,x); } { c3& b=x; o[k++]=at(&b,x); } { c21& b=x; o[k++]=at(&b,x); } { c19& b=x; o[k++]=at(&b,x); } { c13& b=x; o[k++]=at(&b,x); } { c9& b=x; o[k++]=at(&b.m9_0,x); } { c3& b=x; o[k++]=at(&b.m3_0,x); } { c13& b=x; o[k++]=at(&b.m13_2,x); } }
HD inline void t27(long*o){ int k=0; o[k++]=sizeof(c27); o[k++]=alignof(c27); o[k++]=__is_empty(c27); }
HD inline void t28(long*o){ int k=0; o[k++]=sizeof(c28); o[k++]=alignof(c28); o[k++]=__is_empty(c28); c28 x;  { c21& b=x; o[k++]=at(&b,x); } }
HD inline void t29(long*o){ int k=0; o[k++]=sizeof(c29); o[k++]=alignof(c29); o[k++]=__is_empty(c29); c29 x;  { c24& b=x; o[k++]=at(&b,x); } { c22& b=x; o[k++]=at(&b,x); } { c9& b=x; o[k++]=at(&b,x); } { c7& b=x; o[k++]=at(&b,x); } { c1& b=x; o[k++]=at(&b,x); } { c0& b=x; o[k++]=at(&b,x); } { c3& b=x; o[k++]=at(&b,x); } { c5& b=x; o[k++]=at(&b,x); } { c4& b=x; o[k++]=at(&b,x); } { c21& b=x; o[k++]=at(&b,x); } { c19& b=x; o[k++]=at(&b,x); } { c9& b=x; o[k++]=at(&b.m9_0,x); } { c3& b=x; o[k++]=at(&b.m3_0,x); } { c5& b=x; o[k++]=at(&b.m5_0,x); } }
__global__ void k(long*o){
  t0(o+0);
  t1(o+3);
  t2(o+7);
  t3(o+16);
  t4(o+20);
  t5(o+24);
  t6(o+28);
  t7(o+33);
  t8(o+42);
  t9(o+53);
  t10(o+65);
  t11(o+68);
  t12(o+71);
  t13(o+84);
  t14(o+94);
  t15(o+112);
  t16(o+117);
  t17(o+120);
  t18(o+127);
  t19(o+132);
  t20(o+136);
  t21(o+155);
  t22(o+158);
  t23(o+173);
  t24(o+176);
  t25(o+193);
  t26(o+202);
  t27(o+216);
  t28(o+219);
  t29(o+223);
}

