// <stdio.h>, for compiles without host headers: printf is declared everywhere, the rest is for host code.
#pragma once

#include "crt/prelude.h"

#define EOF (-1)
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define BUFSIZ 8192
typedef struct __oxicc_file FILE;
extern "C" {
extern FILE *stdin, *stdout, *stderr;
int fprintf(FILE *f, const char *format, ...);
int sprintf(char *s, const char *format, ...);
int snprintf(char *s, size_t n, const char *format, ...);
int scanf(const char *format, ...);
int sscanf(const char *s, const char *format, ...);
int fscanf(FILE *f, const char *format, ...);
int puts(const char *s);
int putchar(int c);
int fputs(const char *s, FILE *f);
int fflush(FILE *f);
FILE *fopen(const char *name, const char *mode);
int fclose(FILE *f);
size_t fread(void *p, size_t size, size_t n, FILE *f);
size_t fwrite(const void *p, size_t size, size_t n, FILE *f);
int fseek(FILE *f, long offset, int whence);
long ftell(FILE *f);
char *fgets(char *s, int n, FILE *f);
int fgetc(FILE *f);
int feof(FILE *f);
void perror(const char *s);
}
