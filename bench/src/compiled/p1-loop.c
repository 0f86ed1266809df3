// Physical limit of row P1: one loop over the columns of this one query, compiled for this machine.
// compiled-scan.ts writes the columns in the order of `main` and reads the JSON line that is printed.
#include "limit.h"

enum { columns = 12, page_length = 20 };

/** Returns the last price break that a quantity reaches, from 0. */
static int step_at(const double *from, int count, double quantity) {
  for (int step = count - 1; step > 0; step--)
    if (from[step] <= quantity) return step;
  return 0;
}

int main(int count_of_arguments, char **arguments) {
  if (count_of_arguments < 3) return 2;
  FILE *file = fopen(arguments[1], "rb");
  if (file == NULL) return 2;
  const int runs = atoi(arguments[2]);
  uint32_t bytes;
  const uint16_t *first = read_array(file, &bytes);
  const uint32_t rows = bytes / sizeof *first;
  const uint16_t *second = read_array(file, NULL);
  const uint8_t *is_first = read_array(file, NULL), *is_second = read_array(file, NULL);
  const uint32_t *sizes = read_array(file, NULL), *facets = read_array(file, NULL);
  const uint16_t *column[columns];
  for (int at = 0; at < columns; at++) column[at] = read_array(file, NULL);
  const uint32_t *ladder_of = read_array(file, NULL), *starts = read_array(file, NULL);
  const double *unit_prices = read_array(file, NULL), *available = read_array(file, NULL);
  const uint16_t *rules = read_array(file, NULL);
  const double *pieces = read_array(file, NULL);
  const uint32_t *ladder_starts = read_array(file, NULL);
  const double *ladders = read_array(file, NULL);
  const double *quantities = read_array(file, NULL); // the quantity asked for, the surcharge of what cannot be bought
  const uint32_t *ids = read_array(file, NULL);
  fclose(file);

  uint32_t *counts[columns];
  for (int at = 0; at < columns; at++) counts[at] = malloc((sizes[at] + 1) * sizeof(uint32_t));
  uint32_t found = 0, page[page_length + 1];
  double *times = malloc(runs * sizeof(double));
  int listed = 0;
  for (int run = 0; run < runs; run++) {
    const double begun = now_ms();
    for (int at = 0; at < columns; at++) memset(counts[at], 0, (sizes[at] + 1) * sizeof(uint32_t));
    uint32_t *first_counts = counts[facets[0]], *second_counts = counts[facets[1]];
    double costs[page_length + 1], last = 1e300;
    found = 0;
    listed = 0;
    for (uint32_t row = 0; row < rows; row++) {
      const int passes_first = is_first[first[row]], passes_second = is_second[second[row]];
      if (passes_first & passes_second) {
        found++;
        for (int at = 0; at < columns; at++) counts[at][column[at][row]]++;
        const uint32_t ladder = ladder_of[row], from = ladder_starts[ladder];
        const double taken = pieces[rules[row]];
        const int step = step_at(ladders + from, ladder_starts[ladder + 1] - from, taken);
        const double cost =
            unit_prices[starts[row] + step] * taken + (available[row] < taken ? quantities[1] : 0);
        if (cost >= last) continue;
        int at = listed;
        while (at > 0 && costs[at - 1] > cost) at--;
        memmove(costs + at + 1, costs + at, (listed - at) * sizeof *costs);
        memmove(page + at + 1, page + at, (listed - at) * sizeof *page);
        costs[at] = cost;
        page[at] = ids[row];
        if (listed < page_length) listed++;
        if (listed == page_length) last = costs[page_length - 1];
      } else if (passes_first) second_counts[second[row]]++;
      else if (passes_second) first_counts[first[row]]++;
    }
    times[run] = now_ms() - begun;
  }
  qsort(times, runs, sizeof *times, by_size);
  printf("{\"ms\":%.6f,\"count\":%u,\"ids\":[", times[runs / 2], found);
  for (int at = 0; at < listed; at++) printf("%s%u", at > 0 ? "," : "", page[at]);
  printf("]}\n");
  return 0;
}
