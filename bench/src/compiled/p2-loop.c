// The physical limit for the texts of row P2: loops over the numbers, words and columns of all parts, compiled for this
// machine. bare-texts.ts writes the columns and then the queries, in the order in which `main` reads them. It reads the
// printed JSON.
#define _GNU_SOURCE
#include "limit.h"

enum { page_length = 20, exact = 5, meant_rank = 4, prefix = 3, infix = 2, by_word = 1 };

struct query {
  uint32_t pieces, has_whole, needles, words, conditions;
};
struct needle {
  uint32_t piece, is_begun;
};
struct word {
  uint32_t piece, is_begun;
};
struct condition {
  uint32_t column, is_rank;
};

int main(int count_of_arguments, char **arguments) {
  if (count_of_arguments < 3) return 2;
  FILE *file = fopen(arguments[1], "rb");
  if (file == NULL) return 2;
  const int runs = atoi(arguments[2]);
  uint32_t bytes, blob_bytes;
  const char *numbers = read_array(file, &blob_bytes); // each between two line feeds
  const uint32_t *number_starts = read_array(file, NULL), *number_rows = read_array(file, NULL);
  const char *dictionary = read_array(file, NULL);
  const uint32_t *word_starts = read_array(file, &bytes);
  const uint32_t known_words = bytes / sizeof(uint32_t) - 1;
  const uint32_t *codes = read_array(file, NULL), *text_starts = read_array(file, &bytes);
  const uint32_t texts = bytes / sizeof(uint32_t) - 1;
  const uint32_t *text_of = read_array(file, &bytes);
  const uint32_t rows = bytes / sizeof(uint32_t);
  const uint8_t *in_stock = read_array(file, NULL);
  const double *demand = read_array(file, NULL);
  const uint32_t *ids = read_array(file, NULL), *head = read_array(file, NULL); // columns, categories, brands, queries
  const uint32_t columns = head[0], categories = head[1], brands = head[2], queries = head[3];
  const uint16_t **column = malloc(columns * sizeof *column);
  for (uint32_t at = 0; at < columns; at++) column[at] = read_array(file, NULL);

  uint32_t *category_counts = malloc(categories * sizeof(uint32_t)), *brand_counts = malloc(brands * sizeof(uint32_t));
  uint32_t *bits = malloc(known_words * sizeof(uint32_t)), *masks = malloc(texts * sizeof(uint32_t));
  double *times = malloc(runs * sizeof(double));
  printf("[");
  for (uint32_t place = 0; place < queries; place++) {
    const struct query *query = read_array(file, NULL);
    const uint32_t lists = query->pieces + query->has_whole;
    const struct needle **needle = malloc((query->needles + 1) * sizeof *needle);
    const char **form = malloc((query->needles + 1) * sizeof *form);
    uint32_t *form_bytes = malloc((query->needles + 1) * sizeof(uint32_t));
    for (uint32_t at = 0; at < query->needles; at++) {
      needle[at] = read_array(file, NULL);
      form[at] = read_array(file, &form_bytes[at]);
    }
    const struct word **word = malloc((query->words + 1) * sizeof *word);
    const char **spelling = malloc((query->words + 1) * sizeof *spelling);
    uint32_t *word_bytes = malloc((query->words + 1) * sizeof(uint32_t));
    for (uint32_t at = 0; at < query->words; at++) {
      word[at] = read_array(file, NULL);
      spelling[at] = read_array(file, &word_bytes[at]);
    }
    const struct condition **condition = malloc((query->conditions + 1) * sizeof *condition);
    const uint8_t **allowed = malloc((query->conditions + 1) * sizeof *allowed);
    uint32_t meaning = 0;
    for (uint32_t at = 0; at < query->conditions; at++) {
      condition[at] = read_array(file, NULL);
      allowed[at] = read_array(file, NULL);
      meaning += !condition[at]->is_rank;
    }
    uint8_t *classes = malloc((size_t)(lists + 1) * rows);
    uint32_t *wanted = malloc((query->pieces + 1) * sizeof(uint32_t));
    uint32_t found = 0, available = 0, listed = 0, page[page_length + 1];

    for (int run = 0; run < runs; run++) {
      const double begun = now_ms();
      memset(classes, 0, (size_t)lists * rows);
      memset(category_counts, 0, categories * sizeof(uint32_t));
      memset(brand_counts, 0, brands * sizeof(uint32_t));
      memset(wanted, 0, query->pieces * sizeof(uint32_t));
      found = available = listed = 0;
      for (uint32_t at = 0; at < query->needles; at++) {
        uint8_t *class_of = classes + (size_t)needle[at]->piece * rows;
        const uint32_t lead = needle[at]->is_begun, length = form_bytes[at];
        uint32_t number = 0;
        for (const char *from = numbers, *hit;
             (hit = memmem(from, numbers + blob_bytes - from, form[at], length)) != NULL;) {
          const uint32_t start = hit - numbers + lead;
          while (number_starts[number + 1] <= start) number++;
          const uint32_t end = number_starts[number + 1] - 1;
          const uint8_t class = start > number_starts[number]        ? infix
                                : start + length - lead == end ? exact
                                                               : prefix;
          uint8_t *own = class_of + number_rows[number];
          if (*own < class) *own = class;
          from = numbers + end;
        }
      }
      if (query->words > 0) {
        memset(bits, 0, known_words * sizeof(uint32_t));
        for (uint32_t at = 0; at < query->words; at++) {
          wanted[word[at]->piece] |= 1u << at;
          for (uint32_t known = 0; known < known_words; known++) {
            const uint32_t length = word_starts[known + 1] - word_starts[known];
            if (word[at]->is_begun ? length < word_bytes[at] : length != word_bytes[at]) continue;
            if (memcmp(dictionary + word_starts[known], spelling[at], word_bytes[at]) == 0) bits[known] |= 1u << at;
          }
        }
        for (uint32_t text = 0; text < texts; text++) {
          uint32_t mask = 0;
          for (uint32_t at = text_starts[text]; at < text_starts[text + 1]; at++) mask |= bits[codes[at]];
          masks[text] = mask;
        }
      }
      double keys[page_length + 1], last = -1;
      for (uint32_t row = 0; row < rows; row++) {
        const uint32_t mask = query->words > 0 ? masks[text_of[row]] : 0;
        uint32_t rank = 0, every = query->pieces > 0;
        for (uint32_t piece = 0; piece < query->pieces; piece++) {
          const uint32_t class = classes[(size_t)piece * rows + row];
          if (class > rank) rank = class;
          if (class == 0 && (wanted[piece] == 0 || (mask & wanted[piece]) != wanted[piece])) every = 0;
        }
        const uint32_t whole = query->has_whole ? classes[(size_t)query->pieces * rows + row] : 0;
        if (whole > rank) rank = whole;
        uint32_t is_meant = meaning > 0, is_first = 1;
        for (uint32_t at = 0; at < query->conditions && is_meant; at++) {
          const uint32_t passes = allowed[at][column[condition[at]->column][row]];
          if (condition[at]->is_rank) is_first &= passes;
          else is_meant &= passes;
        }
        if (!every && whole == 0 && !is_meant) continue;
        if (is_meant && is_first && rank < meant_rank) rank = meant_rank;
        if (rank == 0) rank = by_word;
        found++;
        available += in_stock[row];
        category_counts[column[0][row]]++;
        brand_counts[column[1][row]]++;
        const double key = (rank * 2 + in_stock[row]) * 4294967296.0 + demand[row];
        if (key <= last) continue;
        uint32_t at = listed;
        while (at > 0 && keys[at - 1] < key) at--;
        memmove(keys + at + 1, keys + at, (listed - at) * sizeof *keys);
        memmove(page + at + 1, page + at, (listed - at) * sizeof *page);
        keys[at] = key;
        page[at] = ids[row];
        if (listed < page_length) listed++;
        if (listed == page_length) last = keys[page_length - 1];
      }
      times[run] = now_ms() - begun;
    }

    qsort(times, runs, sizeof *times, by_size);
    printf("%s{\"ms\":%.6f,\"count\":%u,\"inStock\":%u,\"ids\":[", place > 0 ? "," : "", times[runs / 2], found, available);
    for (uint32_t at = 0; at < listed; at++) printf("%s%u", at > 0 ? "," : "", page[at]);
    printf("],\"categories\":[");
    for (uint32_t at = 0; at < categories; at++) printf("%s%u", at > 0 ? "," : "", category_counts[at]);
    printf("],\"brands\":[");
    for (uint32_t at = 0; at < brands; at++) printf("%s%u", at > 0 ? "," : "", brand_counts[at]);
    printf("]}");
    free(classes);
  }
  printf("]\n");
  return 0;
}
