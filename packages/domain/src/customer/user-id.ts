import type { Brand } from '../shared/brand.ts';

/** Primary key of a person who signed in; on the wire its decimal digits. */
export type UserId = Brand<number, 'UserId'>;
