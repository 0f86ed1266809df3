import { otherNumberKey } from '@farad/domain/import';
import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** A shown product found by a number that a supplier or another distributor gives it. */
export interface OtherNumber {
  /** The number's letters and digits, in capitals. */
  readonly key: string;
  /** Name of the supplier or distributor that uses the number, e.g. `lcsc`. Buyers never see the name. */
  readonly source: string;
  readonly productId: ProductId;
  readonly mpn: string;
}

/** Numbers per query. With many more, PostgreSQL scans all products instead of using the index. */
const numbersAtOnce = 500;
/** Minimum length of a key. Shorter keys match too many parts by chance. */
const keyLengthMin = 3;
const foundMax = 5000;

interface Row {
  readonly id: ProductId;
  readonly mpn: string;
  readonly number: string;
  readonly source: string;
}

async function found(handle: Handle, keys: readonly string[], texts: readonly string[]): Promise<OtherNumber[]> {
  const { rows: ofSuppliers } = await sql<Row>`
    with hit as materialized (
      select product_id, supplier_id, number from supplier_part
      where regexp_replace(upper(number), '[^[:alnum:]]', '', 'g') = any(${keys}::text[])
    )
    select product.id, product.mpn, hit.number, coalesce(supplier.number_name, supplier.code) as source
    from hit
    join supplier on supplier.id = hit.supplier_id
    join product on product.id = hit.product_id and product.state in ('published', 'known')
    order by product.id limit ${foundMax}`.execute(handle);
  // The subquery is materialized. Otherwise PostgreSQL scans all products in the order of ids, because of the limit.
  const { rows: ofStaff } = await sql<Row>`
    with hit as materialized (
      select id, mpn, other_numbers from product
      where jsonb_path_query_array(other_numbers, '$.*') ?| ${texts}::text[] and other_numbers <> '{}'
        and state in ('published', 'known')
    )
    select hit.id, hit.mpn, own.value as number, own.key as source
    from hit cross join lateral jsonb_each_text(hit.other_numbers) own
    order by hit.id limit ${foundMax}`.execute(handle);
  const requested = new Set(keys);
  return [...ofSuppliers, ...ofStaff].flatMap(({ id, mpn, number, source }) => {
    const key = otherNumberKey(number);
    return requested.has(key) ? [{ key, source, productId: id, mpn }] : [];
  });
}

/** Finds products by complete numbers of suppliers and of other distributors (product C8). */
export function otherNumberQueries(handle: Handle) {
  return {
    find: async (numbers: readonly string[]): Promise<readonly OtherNumber[]> => {
      const requested = [...new Set(numbers.map((number) => number.trim()))].filter(
        (number) => otherNumberKey(number).length >= keyLengthMin,
      );
      const all: OtherNumber[] = [];
      for (let from = 0; from < requested.length; from += numbersAtOnce) {
        const some = requested.slice(from, from + numbersAtOnce);
        const texts = [...new Set(some.flatMap((number) => [number, number.toUpperCase()]))];
        all.push(...(await found(handle, [...new Set(some.map(otherNumberKey))], texts)));
      }
      return all;
    },
  };
}
