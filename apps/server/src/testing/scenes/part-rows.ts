import type { ShopRows } from '@farad/database/testing/shop-rows';

/** Adds products with the ids `from` to `to`, without stock. `mpn` = SQL of a part number, in which `n` is the id. */
export const addParts = (shop: Pick<ShopRows, 'run'>, from: number, to: number, mpn: string) =>
  shop.run(
    `insert into product (id, seo, mpn, brand_id, category_id, title, description, tier_quantities, tier_prices)
      select n, 'part-' || n, ${mpn}, 1, 1, '{"ru": "Д", "en": "", "tr": ""}', '{"ru": "", "en": "", "tr": ""}', '{1}',
        '{10000}' from generate_series($1::integer, $2::integer) n`,
    from,
    to,
  );
