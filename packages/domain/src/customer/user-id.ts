import type { Brand } from '../shared/brand.ts';

/** Primary key of an account. API answers give it as a string of decimal digits. */
export type UserId = Brand<number, 'UserId'>;
