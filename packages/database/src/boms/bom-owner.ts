import { sql, type RawBuilder } from 'kysely';

/** Whose parts lists: a customer's, or those of the guest whose cookie has this SHA-256. */
export type BomOwner =
  | { readonly accountId: number; readonly guestSha256: null }
  | { readonly accountId: null; readonly guestSha256: Buffer };

/** A condition on `account_id` or `guest_sha256` of a table. */
export const isOwnedBy = ({ accountId, guestSha256 }: BomOwner): RawBuilder<boolean> =>
  accountId === null ? sql<boolean>`guest_sha256 = ${guestSha256}` : sql<boolean>`account_id = ${accountId}`;

/** What an upsert of a row of the owner conflicts on: the index that is of his kind alone. */
export const ownerKey = ({ accountId }: BomOwner): RawBuilder<unknown> =>
  accountId === null
    ? sql`(guest_sha256, key) where guest_sha256 is not null`
    : sql`(account_id, key) where account_id is not null`;
