import { timingSafeEqual } from 'node:crypto';

/** Returns whether two secrets are equal. The time it takes does not depend on where equally long ones differ. */
export const sameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
