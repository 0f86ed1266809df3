import type { ReorderRow } from '@farad/contract/office/stock/stock';
import type { Connection } from '@farad/database/connection/connect';
import { reorderQueries } from '@farad/database/stock/reorder.queries';
import { dayMs, textIn, type Locale } from '@farad/domain/shared';
import { reorderOf } from '@farad/domain/stock';

/** Maximum number of products in one list. */
const productsMax = 500;
interface Terms {
  readonly days: number;
  readonly lead: number;
  readonly cover: number;
}

/**
 * Returns products that should be ordered from suppliers, first those that will be sold out first. `isCut`
 * = there are more than `productsMax`.
 */
export async function findReorder(
  db: Connection['db'],
  { days, lead, cover }: Terms,
  locale: Locale,
  now: Date,
): Promise<{ readonly products: ReorderRow[]; readonly isCut: boolean }> {
  const since = new Date(now.getTime() - days * dayMs);
  const rows = await reorderQueries(db).demanded({ since, days, leadDays: lead, limit: productsMax + 1 });
  const products = rows.slice(0, productsMax).flatMap((row): ReorderRow[] => {
    const { threshold, suggested } = reorderOf({ ...row, days, coverDays: cover });
    const { id, mpn, brand, title, available, ordered, leadDays, multiple } = row;
    if (suggested === null) return [];
    const part = { product_id: String(id), mpn, brand, title: textIn(title, locale) };
    return [{ ...part, available, ordered, leadDays, threshold, suggested, multiple }];
  });
  return { products, isCut: rows.length > productsMax };
}
