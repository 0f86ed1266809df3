import { timingSafeEqual } from 'node:crypto';

/**
 * True if two secrets are equal. The comparison takes the same time wherever they differ, so that the time reveals
 * nothing.
 */
export const sameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
