import { expect, it } from 'vitest';

import { openShopRows } from '../testing/shop-rows.ts';
import { reorderQueries } from './reorder.queries.ts';

/**
 * Pieces ordered in 30 days: 30 of part 1, 20 of part 2, 10 of part 3. Part 4 was ordered only in a cancelled order.
 * Part 5 is a draft.
 */
const shop = openShopRows([
  'delete from order_line',
  `update orders set status = 'cancelled' where id = 3`,
  `update orders set created_at = '2026-10-01' where id = 2`,
  `insert into order_line (order_id, position, product_id, seo, title, mpn, brand, unit, category_slug, vat_class,
       quantity, unit_price, total_kopecks)
     select ord, position, product.id, seo, title, mpn, 'Yageo', 'piece', 'parts', 'standard', quantity, 1, 1
     from (values (1, 1, 1, 20), (1, 2, 2, 20), (1, 3, 3, 10), (1, 4, 5, 10), (4, 1, 1, 10), (2, 1, 3, 90),
       (3, 1, 4, 90)) line (ord, position, part, quantity) join product on product.id = part`,
  `update product set state = 'draft' where id = 5`,
  `update product set lead_time_days = 30, min_quantity = 10, multiple = 5 where id = 2`,
  `update product set state = 'published' where id < 5`,
  `insert into stock (product_id, warehouse_id, on_hand, reserved) values (1, 1, 12, 4), (1, 2, 2, 0), (2, 1, 20, 0)`,
]);
const demanded = (of: Partial<Parameters<ReturnType<typeof reorderQueries>['demanded']>[0]> = {}) =>
  reorderQueries(shop.db).demanded({
    since: new Date('2026-10-15Z'),
    days: 30,
    leadDays: 10,
    limit: 9,
    ...of,
  });

it('returns parts that run out before new ones arrive, the most urgent first', async () => {
  expect(await demanded()).toEqual([
    {
      id: 3,
      mpn: 'MPN-3',
      brand: 'Yageo',
      title: { ru: 'Деталь 3', en: '', tr: '' },
      available: 0,
      ordered: 10,
      leadDays: 10,
      minQuantity: 1,
      multiple: 1,
    },
    expect.objectContaining({ id: 1, available: 10, ordered: 30, leadDays: 10 }) as object,
    expect.objectContaining({
      id: 2,
      available: 20,
      ordered: 20,
      leadDays: 30,
      minQuantity: 10,
      multiple: 5,
    }) as object,
  ]);
});

it.each([
  ['a day of lead less', { leadDays: 9 }, [3, 2]],
  ['days of which demand is spread', { days: 31 }, [3, 1, 2]],
  ['an earlier day', { since: new Date('2026-10-01Z') }, [3, 1, 2]],
  ['a later day', { since: new Date('2026-11-01T00:00:01Z') }, []],
  ['the first two', { limit: 2 }, [3, 1]],
])('returns other parts with: %s', async (_title, search, ids) => {
  expect((await demanded(search)).map(({ id }) => id)).toEqual(ids);
});
