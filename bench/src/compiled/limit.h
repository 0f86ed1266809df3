// What the compiled limits share: reading the arrays that compiled.ts writes, and times.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/** Reads one array: its number of bytes (uint32), then the bytes. */
static void *read_array(FILE *file, uint32_t *bytes) {
  uint32_t size;
  if (fread(&size, sizeof size, 1, file) != 1) exit(2);
  void *array = malloc(size + 1);
  if (size > 0 && fread(array, 1, size, file) != size) exit(2);
  if (bytes != NULL) *bytes = size;
  return array;
}

static int by_size(const void *a, const void *b) {
  double left = *(const double *)a, right = *(const double *)b;
  return (left > right) - (left < right);
}

static double now_ms(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}
