//- a header without parameters behind one with [error 788]
template <class T> struct Box { template <class U> void put(); };
template <class T> template <> void Box<T>::put<int>() {}
//- a class behind a header without parameters behind one with [error 788]
template <class T> struct Box { template <class U> struct Lid; };
template <class T> template <> struct Box<T>::Lid<int> {};
//- a default argument for a member class defined outside [error 953]
template <class T> struct Box { struct Lid; };
template <class T = int> struct Box<T>::Lid {};
//- a default argument for a member function defined outside [error 953]
template <class T> struct Box { void put(); };
template <class T = int> void Box<T>::put() {}
//- a default argument for a static member defined outside [error 953]
template <class T> struct Box { static int n; };
template <class T = int> int Box<T>::n = 1;
//- a default argument for a member template defined outside [error 953]
template <class T> struct Box { template <class U> void put(); };
template <class T> template <class U = int> void Box<T>::put() {}
//- default arguments for the member templates of a class
struct Box { template <class U> void put(); template <class U> struct Lid; };
template <class U = int> void Box::put() {}
template <class U = int> struct Box::Lid {};
//- a friend template with a default argument that is not defined [error 2623]
class Box { template <class T = int> friend void open(Box); };
//- a friend template with a default argument that is defined
class Box { template <class T = int> friend void open(Box) {} };
//- a member function specialised in another namespace [error 503]
namespace lib { template <class T> struct Box { void put() {} }; }
namespace app { template <> void lib::Box<char>::put() {} }
//- a member class specialised in another namespace [error 503]
namespace lib { template <class T> struct Box { struct Lid; }; }
namespace app { template <> struct lib::Box<char>::Lid {}; }
//- a class specialised in another namespace [error 503]
namespace lib { template <class T> struct Box {}; }
namespace app { template <> struct lib::Box<char> {}; }
//- a function specialised in another namespace [error 503]
namespace lib { template <class T> void put(T) {} }
namespace app { template <> void lib::put(int) {} }
//- a variable specialised in another namespace [error 503]
namespace lib { template <class T> int size = 1; }
namespace app { template <> int lib::size<int> = 2; }
//- a member template specialised in another namespace [error 503]
template <class T> struct Box { template <class U> void put(U) {} };
namespace app { template <> template <> void ::Box<int>::put(int) {} }
//- a member function instantiated in another namespace [error 759]
namespace lib { template <class T> struct Box { void put() {} }; }
namespace app { template void lib::Box<char>::put(); }
//- a function instantiated in another namespace [error 759]
namespace lib { template <class T> void put(T) {} }
namespace app { template void lib::put(int); }
//- a function of a namespace around instantiated by its plain name [error 801]
namespace lib { template <class T> void put(T) {} namespace part { template void put(int); } }
//- a function of a namespace around specialised by its plain name [error 801]
namespace lib { template <class T> void put(T) {} namespace part { template <> void put(int) {} } }
//- a function of a using-directive specialised by its plain name [error 801]
namespace lib { template <class T> void put(T) {} }
using namespace lib;
template <> void put(int) {}
//- templates of inline namespaces and of namespaces inside
namespace lib { inline namespace v1 { template <class T> void put(T) {} template <class T> struct Box {}; } }
namespace lib { template <> void put(int) {} template <> struct Box<int> {}; template void put(char); template struct Box<char>; }
template <> void lib::put(long) {}
template <> struct lib::Box<long> {};
template struct lib::Box<short>;
//- a member template instantiated that nothing defines [error 489]
struct Box { template <class T> void put(); };
template void Box::put<void>();
//- a function instantiated that nothing defines [error 489]
template <class T> void put();
template void put<void>();
//- a member instantiated that nothing defines [error 489]
template <class T> struct Box { void put(); };
template void Box<int>::put();
//- a variable instantiated that nothing defines [error 489]
template <class T> extern int size;
template int size<int>;
//- a function instantiated before it is defined, and one that another unit instantiates
template <class T> void put();
template void put<void>();
template <class T> void put() {}
template <class T> void get();
extern template void get<void>();
//- a static member instantiated with another type [error 147]
template <class T> struct Box { static T n; };
template <class T> T Box<T>::n;
template long Box<int>::n;
//- a static member specialised with another type [error 147]
template <class T> struct Box { static int n; };
template <> long Box<char>::n = 2;
//- a static member specialised twice [error 3369]
template <class T> struct Box { static int n; };
template <> int Box<char>::n = 2;
template <> int Box<char>::n = 3;
//- a static member specialised
template <class T> struct Box { static int n; static T a[]; };
template <> int Box<int>::n;
template <> int Box<int>::n = 2;
template <> int Box<int>::a[2] = {1, 2};
//- a member of a specialised class instantiated [error 485]
template <class T> struct Box { void put(T) {} };
template <> struct Box<int> { void put(int) {} };
template void Box<int>::put(int);
//- a member template instantiated beside a member of the same type
struct Box { void put(int) {} template <class T> void put(T) {} };
template void Box::put(int);
//- a specialised member instantiated
template <class T> struct Box { void put(T) {} };
template <> void Box<int>::put(int) {}
template void Box<int>::put(int);
//- an instantiation with a body [error 795]
template <class T> struct Box {};
template struct Box<int> {};
//- a static member of an instance defined without a header [error 795]
template <class T> struct Box { static int n; };
int Box<bool>::n = 5;
//- a member function of an instance defined without a header [error 795]
template <class T> struct Box { void put(); };
void Box<bool>::put() {}
//- a static member of a class in an instance defined without a header [error 795]
template <class T> struct Box { struct Lid { static int n; }; };
int Box<int>::Lid::n = 5;
//- a member function of a class in an instance defined without a header [error 795]
template <class T> struct Box { struct Lid { void put(); }; };
void Box<int>::Lid::put() {}
//- members of specialised classes have no header
template <class T> struct Box { struct Lid { static int n; void put(); }; };
template <> struct Box<int>::Lid { static int n; void put(); };
void Box<int>::Lid::put() {}
int Box<int>::Lid::n = 5;
template <> struct Box<long> { static int n; };
int Box<long>::n = 5;
//- a member of a specialised class with a header [error 792]
template <class T> struct Box { struct Lid { void put(); }; };
template <> struct Box<int>::Lid { void put(); };
template <> void Box<int>::Lid::put() {}
//- a class specialised for arguments that its constraint refuses [20] [error 3044]
template <class T> concept Class = __is_class(T);
template <Class T> struct Box;
template <> struct Box<int> {};
//- a variable specialised for arguments that its constraint refuses [20] [error 3044]
template <class T, class U> concept Same = __is_same(T, U);
template <Same<int>> int size;
template <> int size<int>;
template <> int size<char>;
//- a member variable specialised for arguments that its constraint refuses [20] [error 3044]
template <class T, class U> concept Same = __is_same(T, U);
template <class T> struct Box { template <Same<T>> static int size; };
template <> template <> int Box<int>::size<int>;
template <> template <> int Box<int>::size<char>;
