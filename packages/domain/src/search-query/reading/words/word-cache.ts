/** Maximum number of words in a cache. A sender who invents words can therefore not fill the memory. */
const wordsMax = 30_000;

/** Longer words are read each time, because few people type them. */
const wordLengthMax = 32;

/** Returns the function with a cache. People use few different words, and reading one takes a dozen look-ups. */
export function withWordCache<Read extends object>(read: (word: string) => Read): (word: string) => Read {
  const known = new Map<string, Read>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = read(word);
    if (word.length > wordLengthMax) return found;
    if (known.size === wordsMax) known.clear();
    known.set(word, found);
    return found;
  };
}
