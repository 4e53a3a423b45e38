// What a missing header or a typing mistake leads to: the type is reported, and nothing that follows from it.
namespace ns {
struct known { int value; };
template <class T> struct holder { T value; };
int counter;
}
__device__ int w;

void by_value(ns::string s) { s.clear(); }                    // error: namespace "ns" has no member "string"
void by_reference(int i, const ns::string &s) { s.f(i); }     // error: namespace "ns" has no member "string"
void of_template(ns::vector<int> v, int i) { v[i] = i; }      // error: namespace "ns" has no member "vector"
void unknown_template(list<int> v) { v.front(); }             // error: identifier "list" is undefined
void unknown_pointer(gone *p) { p->x = 1; }                   // error: identifier "gone" is undefined
void declared_only(gone *p);                                  // error: identifier "gone" is undefined
void unknown_scope(nowhere::x *p) { *p = 1; }                 // error: name followed by "::" must be a class or namespace name
int member_of_class(ns::known::inner x) { return x; }         // error: class "ns::known" has no member "inner"
ns::string returned() { return {}; }                          // error: namespace "ns" has no member "string"
ns::vector<int> returned_template() { return {}; }            // error: namespace "ns" has no member "vector"
static const ns::string constant;                             // error: namespace "ns" has no member "string"
typedef ns::string renamed;                                   // error: namespace "ns" has no member "string"
using alias = ns::string;                                     // error: namespace "ns" has no member "string"

struct Members {
    void take(ns::string s);                                  // error: namespace "ns" has no member "string"
    void point(gone *g, int);                                 // error: identifier "gone" is undefined
    ns::vector<int> values;                                   // error: namespace "ns" has no member "vector"
    static ns::string make();                                 // error: namespace "ns" has no member "string"
    int last;
};

__global__ void k(int *out) {
    ns::string text;                                          // error: namespace "ns" has no member "string"
    ns::vector<int> values(3);                                // error: namespace "ns" has no member "vector"
    gone<int> first(3), second = 5;                           // error: identifier "gone" is undefined
    gone<int> *pointer = 0;                                   // error: identifier "gone" is undefined
    ns::string *other = 0;                                    // error: namespace "ns" has no member "string"
    lost &reference = w;                                      // error: identifier "lost" is undefined
    nowhere::x<int> elsewhere = 4;                            // error: "nowhere" is not declared
    const ns::string fixed;                                   // error: namespace "ns" has no member "string"
    for (ns::string i = 0; i < 3; ++i) {}                     // error: namespace "ns" has no member "string"
    text.f(), values.f(), first.f(), second = first, pointer->x = 1, other->x = 1, reference = 1, elsewhere = 2, fixed.f();
    // These are known, or no declarations.
    ns::holder<int> h{4};
    ns::known known{5};
    *out = h.value * known.value + w * w + Members().last;
    *out = ns::missing;                                       // error: namespace "ns" has no member "missing"
    ns::call(3);                                              // error: namespace "ns" has no member "call"
}
// FLAGS: -Wno-177
