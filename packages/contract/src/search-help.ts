import { z } from 'zod';

/** Another search: names and values of a list's address, and how many products it finds. */
const OtherSearch = z.object({
  title: z.string(),
  count: z.int(),
  query: z.array(z.tuple([z.string(), z.string()])),
});

/** What helps where hardly anything is found (product C10). Texts are in the caller's language. */
export const SearchHelp = z.object({
  nearest: z.array(
    z.object({
      /** The value that was asked for: `4,73 кОм`. */
      asked: z.string(),
      /** Nearest preferred numbers, the coarsest series first; empty for a value that is one. */
      series: z.array(z.object({ name: z.string(), title: z.string() })),
      /** Nearest values that the catalogue really has beside the other conditions, ascending. */
      existing: z.array(OtherSearch),
    }),
  ),
  /** The same search with a rating as at least, a tolerance as at most: `≥ 50 В`. */
  widened: z.array(OtherSearch),
  /** The same search with one condition less, where that finds something. */
  dropped: z.array(OtherSearch),
});

export type SearchHelp = z.infer<typeof SearchHelp>;
