/**
 * Returns 32 pseudo-random bits made from a number, always the same for the same number (the finaliser of MurmurHash3).
 */
const mix = (seed: number): number => {
  let h = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/**
 * Returns a pseudo-random number in [0, 1) for `seed` (a part's id). Each choice about a part uses a different `salt`.
 */
export const chance = (seed: number, salt: number): number => mix(Math.imul(seed, 0x9e3779b1) + salt) / 4_294_967_296;
