/** Latest searches that are kept (specification section 5). */
export const recentSearchesMax = 4;

/** Newest first, without duplicates (letter case and spaces do not count), at most four; an empty text changes nothing. */
export function addRecentSearch(list: readonly string[], text: string): string[] {
  const added = tidy(text);
  if (added === '') return [...list];
  const others = list.filter((known) => tidy(known).toLowerCase() !== added.toLowerCase());
  return [added, ...others].slice(0, recentSearchesMax);
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
