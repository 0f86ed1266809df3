/** Returns a function that returns random numbers from 0 to 1, always the same for a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<T>(values: readonly T[], random: () => number): readonly T[] {
  const all = values.map((value) => ({ value, at: random() }));
  return all.sort((one, other) => one.at - other.at).map(({ value }) => value);
}

/**
 * Returns a random sample of `count` values. It takes one value from each group in turn, so that a large group does not
 * displace small ones.
 */
export function spreadSample<T>(groups: readonly (readonly T[])[], count: number, seed: number): readonly T[] {
  const random = randomFrom(seed);
  const left = shuffled(groups, random).map((group) => [...shuffled(group, random)]);
  const picked: T[] = [];
  while (picked.length < count && left.some((group) => group.length > 0))
    for (const group of left) {
      const next = group.pop();
      if (next !== undefined && picked.length < count) picked.push(next);
    }
  return picked;
}
