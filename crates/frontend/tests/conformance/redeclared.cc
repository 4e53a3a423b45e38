//- a value parameter where a type parameter was declared [error 147]
template <class T> struct Box;
template <int T> struct Box {};
//- a pack where a parameter was declared [error 147]
template <class T> struct Box;
template <class... T> struct Box {};
//- a template template parameter with other parameters [error 147]
template <template <class> class T> struct Box;
template <template <int> class T> struct Box {};
//- a template template parameter that takes packs [error 147]
template <template <class> class T> struct Box;
template <template <class...> class U> struct Box {};
//- unnamed parameters in another order [error 147]
template <class, int> struct Box;
template <int, class> struct Box {};
//- fewer parameters than before [error 505]
template <class T, class U> struct Box;
template <class T> struct Box {};
//- more parameters than before [error 506]
template <class T> struct Box;
template <class T, class U> struct Box {};
//- a friend with fewer parameters [error 505]
template <class A, class B> struct Box {};
struct Key { template <class A> friend struct Box; };
//- a qualified friend with fewer parameters
namespace lib { template <class A, class B> struct Box {}; }
template <class T> struct Key { template <class A> friend struct lib::Box; };
Key<int> key;
//- parameters with other names
template <class T, T v, template <class> class W> struct Box;
template <class U, U w, template <class> class V> struct Box {};
//- a default argument given twice [error 307]
template <class T = int> struct Box;
template <class T = int> struct Box;
//- a member class template with more parameters [error 506]
struct Outer { template <class T> struct Box; };
template <class T, class U> struct Outer::Box {};
//- a member variable template with more parameters [error 506]
struct Outer { template <class T> static int count; };
template <class T, class U> int Outer::count = 1;
//- an alias template with another type [error 2638]
template <class T> using Id = T;
template <class T> using Id = int;
//- an alias template with more parameters [error 506]
template <class T> using Id = int;
template <class T, class U> using Id = int;
//- an alias template declared again
template <class T> using Ptr = T*;
template <class U> using Ptr = U*;
Ptr<int> p;
//- a variable template with another kind of parameter [error 147]
template <class T> extern int size;
template <int T> int size = 1;
//- a variable template with another type [error 147]
template <class T> extern int size;
template <class T> long size = 1;
//- a member variable template with another type [error 147]
struct Outer { template <class T> static int size; };
template <class T> long Outer::size = 1;
//- a variable template defined twice [error 3369]
template <class T> int size = 1;
template <class T> int size = 2;
//- a variable template declared and defined
template <class T> extern T zero;
template <class U> U zero = U();
int z = zero<int>;
//- a constrained parameter where it was not [20] [error 147]
template <class T> concept Any = true;
template <class T> struct Box;
template <Any T> struct Box {};
//- another concept than before [20] [error 147]
template <class T> concept Any = true;
template <class T> concept Some = true;
template <Any T> struct Box;
template <Some U> struct Box {};
//- a requires-clause for a concept in the parameters [20] [error 3051]
template <class T> concept Any = true;
template <Any T> struct Box;
template <class T> requires Any<T> struct Box {};
//- another requires-clause [20] [error 3051]
template <class T> requires (sizeof(T) > 1) struct Box;
template <class U> requires (sizeof(U) > 2) struct Box {};
//- a requires-clause with other names of the parameters [20]
template <class T> requires (sizeof(T) > 1) struct Box;
template <class U> requires (sizeof(U) > 1) struct Box {};
Box<int> box;
//- a requires-clause that names its concept through a namespace [20]
namespace lib { template <class T> concept Any = true; }
using lib::Any;
template <class T> requires lib::Any<T> struct Box;
template <class T> requires Any<T> struct Box {};
//- constrained functions with other names of the parameters [20]
template <class T> concept Any = true;
template <class T, class U> concept Both = true;
template <class T> requires Any<T> void f(T);
template <class U> requires Any<U> void f(U) {}
template <class T> void g(T) requires Any<T>;
template <class U> void g(U) requires Any<U> {}
template <class T, Both<T> U> void h(T, U);
template <class A, Both<A> B> void h(A, B) {}
void use() { f(1); g(1); h(1, 2); }
//- a class template and an alias template [error 101]
template <class T> struct Box;
template <class T> using Box = int;
//- an alias template and a class template [error 101]
template <class T> using Box = int;
template <class T> struct Box;
//- a class and an alias template [error 101]
struct Box;
template <class T> using Box = int;
//- a variable template and a class template [error 101]
template <class T> int size = 1;
template <class T> struct size;
//- a function template and a class template [error 101]
template <class T> void f();
template <class T> struct f;
//- a class template and a function template [error 101]
template <class T> struct f;
template <class T> void f();
//- a variable template and a function template [error 101]
template <class T> int f = 1;
template <class T> void f();
//- a variable and a variable template [error 101]
int size;
template <class T> int size = 1;
//- a function and a variable template [error 101]
void f();
template <class T> int f = 1;
//- a variable template and a function [error 101]
template <class T> int f = 1;
void f();
//- a class template and a function [error 101]
template <class T> struct f;
void f();
//- an array from one list in parentheses is that of its first element [20]
struct Pair { int i, j; };
struct Holder { Pair p; constexpr Holder(Pair q) : p(q) {} };
void f() { Holder h[1]({{1, 1}}); }
