// <stdlib.h>, for compiles without host headers.
#pragma once

#include "crt/prelude.h"

#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 2147483647
extern "C" {
[[noreturn]] void exit(int status);
[[noreturn]] void abort(void);
int atexit(void (*f)(void));
void *calloc(size_t n, size_t size);
void *realloc(void *p, size_t size);
int rand(void);
void srand(unsigned int seed);
int atoi(const char *s);
long atol(const char *s);
double atof(const char *s);
long strtol(const char *s, char **end, int base);
unsigned long strtoul(const char *s, char **end, int base);
double strtod(const char *s, char **end);
float strtof(const char *s, char **end);
char *getenv(const char *name);
void qsort(void *base, size_t n, size_t size, int (*compare)(const void *, const void *));
}
