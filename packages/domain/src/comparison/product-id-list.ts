import type { ProductId } from '../product/product.ts';
import { parseJson } from '../shared/json.ts';

const largestId = 2 ** 31 - 1;

/**
 * Reads product ids from the cookies `comparisons` and `favs`: a JSON list of decimal strings. Invalid entries and
 * entries beyond `countMax` are ignored, because a visitor can send any cookie.
 */
export function readProductIds(text: string | undefined, countMax: number): readonly ProductId[] {
  const list = text === undefined ? undefined : parseJson(text);
  if (!Array.isArray(list)) return [];
  const ids = list.flatMap((item: unknown) =>
    typeof item === 'string' && /^[1-9]\d{0,9}$/.test(item) && Number(item) <= largestId ? [Number(item)] : [],
  );
  return [...new Set(ids)].slice(0, countMax) as ProductId[];
}

/** Returns the cookie's value before percent-encoding. */
export const formatProductIds = (ids: readonly ProductId[]): string => JSON.stringify(ids.map(String));
