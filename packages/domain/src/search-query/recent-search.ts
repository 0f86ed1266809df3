/** Maximum number of stored recent searches (specification section 5). */
export const recentSearchesMax = 4;

/**
 * Adds a search at the start, without duplicates (letter case and spaces are ignored); at most four remain. An empty
 * text changes nothing.
 */
export function addRecentSearch(list: readonly string[], text: string): string[] {
  const added = tidy(text);
  if (added === '') return [...list];
  const others = list.filter((known) => tidy(known).toLowerCase() !== added.toLowerCase());
  return [added, ...others].slice(0, recentSearchesMax);
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
