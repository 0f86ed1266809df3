import type { Handle } from '@farad/database/connection/connect';
import { otherNumberQueries } from '@farad/database/catalogue/other-number.queries';
import { pastedNumberQueries } from '@farad/database/boms/pasted-number.queries';
import type { NumberedPart, numbersToFind } from '@farad/domain/basket';
import type { ProductId } from '@farad/domain/product';

/** Returns the shown products that the numbers of a list may mean: part numbers, product ids or suppliers' numbers. */
export async function numberedParts(
  handle: Handle,
  { numbers, keys, ids }: ReturnType<typeof numbersToFind>,
): Promise<readonly NumberedPart[]> {
  const own: readonly NumberedPart[] = await pastedNumberQueries(handle).find(keys, ids);
  const parts = new Map<ProductId, NumberedPart>(own.map((part) => [part.id, part]));
  for (const { productId: id, mpn, key } of await otherNumberQueries(handle).find(numbers)) {
    const known = parts.get(id) ?? { id, mpn };
    parts.set(id, { ...known, otherKeys: [...(known.otherKeys ?? []), key] });
  }
  return [...parts.values()];
}
