// Bit-fields of every width, unions with anonymous structures, enumerations as bit-fields.
enum Color : unsigned char { red, green = 5, blue };
enum class Mode : short { idle = -2, busy = 300 };
struct Flags { bool a : 1; unsigned b : 5; Color c : 3; long long d : 40; int : 0; signed char e : 4; Mode mode; };
union Word { unsigned raw; struct { unsigned short lo, hi; }; unsigned char bytes[4]; struct { unsigned sign : 1, exponent : 8, mantissa : 23; } f; };
struct __attribute__((packed)) Packed { char tag; int v : 24; double d; };
__global__ void flags(unsigned *p)
{
    Flags f{};
    f.a = p[0] & 1;
    f.b = p[1];
    f.c = green;
    f.d = -5;
    f.e = -3;
    f.mode = Mode::busy;
    Word w;
    w.raw = p[2];
    Packed k{'x', -77, 2.5};
    volatile Flags *vf = &f;
    p[3] = f.b + w.hi + w.bytes[3] + w.f.exponent + k.v + vf->e + (int)f.mode;
}
