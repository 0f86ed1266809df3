/** Maximum number of stored recent searches (specification section 5). */
export const recentSearchesMax = 4;

/**
 * Returns the list with the search at the start; at most four remain. An equal search (letter case and spaces are
 * ignored) is removed first. An empty text changes nothing.
 */
export function addRecentSearch(list: readonly string[], text: string): string[] {
  const added = tidy(text);
  if (added === '') return [...list];
  const others = list.filter((known) => tidy(known).toLowerCase() !== added.toLowerCase());
  return [added, ...others].slice(0, recentSearchesMax);
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
