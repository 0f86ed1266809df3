import { sql, type RawBuilder } from 'kysely';

/** The owner of parts lists: a customer, or a guest. A guest is known by the SHA-256 of their cookie. */
export type BomOwner =
  | { readonly accountId: number; readonly guestSha256: null }
  | { readonly accountId: null; readonly guestSha256: Buffer };

/** Returns a condition on `account_id` or `guest_sha256` of a table. */
export const isOwnedBy = ({ accountId, guestSha256 }: BomOwner): RawBuilder<boolean> =>
  accountId === null ? sql<boolean>`guest_sha256 = ${guestSha256}` : sql<boolean>`account_id = ${accountId}`;

/** Returns the conflict target of an upsert. Customers and guests have separate partial indexes. */
export const ownerKey = ({ accountId }: BomOwner): RawBuilder<unknown> =>
  accountId === null
    ? sql`(guest_sha256, key) where guest_sha256 is not null`
    : sql`(account_id, key) where account_id is not null`;
