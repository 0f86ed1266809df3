import { timingSafeEqual } from 'node:crypto';

/** Returns whether two secrets are equal. The comparison takes the same time wherever they differ. */
export const sameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
