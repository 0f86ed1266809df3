import type { ProductId } from '../product/product.ts';
import { parseJson } from '../shared/json.ts';

const largestId = 2 ** 31 - 1;

/**
 * Product numbers of the cookies `comparisons` and `favs`: a JSON list of decimal digits. What is not of this form is
 * left out, as is what comes after `countMax`: a visitor may send what he likes.
 */
export function readProductIds(text: string | undefined, countMax: number): readonly ProductId[] {
  const list = text === undefined ? undefined : parseJson(text);
  if (!Array.isArray(list)) return [];
  const ids = list.flatMap((item: unknown) =>
    typeof item === 'string' && /^[1-9]\d{0,9}$/.test(item) && Number(item) <= largestId ? [Number(item)] : [],
  );
  return [...new Set(ids)].slice(0, countMax) as ProductId[];
}

/** The cookie's value, not yet percent-encoded. */
export const formatProductIds = (ids: readonly ProductId[]): string => JSON.stringify(ids.map(String));
