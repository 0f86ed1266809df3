/** Letter case, accents and the dots of Turkish letters do not count: `ё` is `е`, `İ` and `ı` are `i`. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Names in which every typed word begins a word (`чип рез` → `Чип-резисторы`): first those that begin with what is
 * typed, then the others, both in the order of `items`.
 */
export function byWordPrefix<T>(typed: string, items: readonly T[], nameOf: (item: T) => string): T[] {
  const asked = wordsOf(typed);
  const [first] = asked;
  if (first === undefined) return [];
  const found = items.flatMap((item) => {
    const words = wordsOf(nameOf(item));
    const isFound = asked.every((piece) => words.some((word) => word.startsWith(piece)));
    return isFound ? [{ item, isBeginning: words[0]?.startsWith(first) === true }] : [];
  });
  return [...found.filter(({ isBeginning }) => isBeginning), ...found.filter(({ isBeginning }) => !isBeginning)].map(
    ({ item }) => item,
  );
}
