import { emptyFilter, formatProductFilter, type ProductFilter, type RowPlace } from '@farad/domain/search-query';

import { sha256 } from '#kit/sha256.ts';

const fingerprintLength = 8;

/** Returns a hash of a list's conditions and order. The page is not part of it. */
const fingerprint = (filter: ProductFilter): string => {
  const list = formatProductFilter({ ...filter, limit: emptyFilter.limit, skip: 0 });
  return sha256(JSON.stringify(list)).toString('hex').slice(0, fingerprintLength);
};

/** Returns the cursor of a row. An API client sends it back as `after` to continue the list after this row. */
export const cursorOf = (filter: ProductFilter, { key, demand, id }: RowPlace): string =>
  Buffer.from(JSON.stringify([fingerprint(filter), key === Infinity ? null : key, demand, id])).toString('base64url');

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/**
 * Returns the row after which the list continues; null = the cursor is invalid, belongs to another list, or is combined
 * with `skip`.
 */
export function readCursor(filter: ProductFilter, text: string): RowPlace | null {
  if (filter.skip > 0 || !/^[\w-]{1,200}$/.test(text)) return null;
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(read) || read.length !== 4 || read[0] !== fingerprint(filter)) return null;
    const [, key, demand, id] = read as unknown[];
    if ((key !== null && !isNumber(key)) || !isNumber(demand) || !isNumber(id)) return null;
    return { key: key ?? Infinity, demand, id };
  } catch {
    return null;
  }
}
