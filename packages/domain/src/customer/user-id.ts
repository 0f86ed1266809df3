import type { Brand } from '../shared/brand.ts';

/** Primary key of a signed-in person; decimal digits in API answers. */
export type UserId = Brand<number, 'UserId'>;
