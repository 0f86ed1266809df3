/** 32-bit mix of one number (the finaliser of MurmurHash3): the same input gives the same output everywhere. */
const mix = (seed: number): number => {
  let h = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** Returns a number in [0, 1). `salt` separates the different choices made for one part. */
export const chance = (seed: number, salt: number): number => mix(Math.imul(seed, 0x9e3779b1) + salt) / 4_294_967_296;
