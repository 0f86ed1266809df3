import type { Connection } from '@farad/database/connection/connect';

type Pool = Connection['pool'];

const words = (ru: string, en: string, tr: string): string =>
  `jsonb_build_object('ru', ${ru}, 'en', ${en}, 'tr', ${tr})`;

/**
 * Returns statements that create products. Of every 100 products, two have no English title and one is a draft. Every
 * third product is out of stock.
 */
const products = (count: number): readonly string[] => [
  `insert into category (id, slug, title, description, part_title, sort_order)
    select n, 'bench-' || n, t, t, t, n from (select n, ${words(`'Категория ' || n`, `'Category ' || n`, `'Kategori ' || n`)} t
      from generate_series(1, 200) n) each on conflict do nothing`,
  `insert into brand (id, slug, name) select n, 'bench-' || n, 'Maker ' || n from generate_series(1, 500) n
    on conflict do nothing`,
  `insert into warehouse (id, code, title) values (1, 'BENCH', '{"ru": "Склад", "en": "Stock", "tr": "Depo"}')
    on conflict do nothing`,
  `insert into product (id, seo, mpn, brand_id, category_id, title, description, tier_quantities, tier_prices, state)
    select n, 'bench-' || n, 'PN' || (n::bigint * 7919) % 10000019, 1 + n % 500, 1 + n % 200,
      ${words(`'Деталь ' || n`, `case when n % 50 = 0 then '' else 'Part ' || n end`, `'Parça ' || n`)},
      '{"ru": "", "en": "", "tr": ""}', '{1,100}', '{20000,15000}', case when n % 100 = 0 then 'draft' else 'published' end
    from generate_series(1, ${count}) n`,
  `insert into stock (product_id, warehouse_id, on_hand, reserved, counted)
    select n, 1, q, case when n % 1000 = 0 then q else 0 end, q
    from (select n, case when n % 3 = 0 then 0 else 1 + n % 5000 end q from generate_series(1, ${count}) n) each`,
];

/**
 * Returns statements that create accounts and orders. There is one order for every ten minutes up to now, so 200,000
 * orders cover four years. Most of them are completed.
 */
const orders = (count: number, accounts: number, parts: number): readonly string[] => [
  `insert into account (phone, email, username, name, surname, created_at)
    select '79' || lpad(n::text, 9, '0'), 'buyer' || n || '@example.ru', 'bench' || n, 'Имя' || n % 900,
      'Фамилия' || n % 7000, now() - make_interval(mins => ${accounts} - n) from generate_series(1, ${accounts}) n`,
  `insert into orders (number, public_token_sha256, public_token_expires_at, account_id, customer_type, status, contact,
      delivery, payment_method, consents, locale, prices_koef, total_kopecks, discount_kopecks, goods_kopecks, created_at,
      paid_at)
    select 'FR-B' || n, sha256(n::text::bytea), now(), 1 + (n * 7) % ${accounts}, 'personal',
      (array['completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'cancelled', 'shipped',
        'created', 'in_warehouse'])[case when n > ${count} - 5000 then 1 + n % 10 else 1 + n % 7 end],
      jsonb_build_object('name', 'Имя' || n % 900, 'surname', '', 'phone', '79' || lpad((1 + (n * 7) % ${accounts})::text, 9, '0'),
        'email', 'buyer' || (1 + (n * 7) % ${accounts}) || '@example.ru'),
      '{"kind": "own_pickup"}', 'card', '[]', 'ru', 10000, 100 + (n * 37) % 900000, 0, 100 + (n * 37) % 900000,
      now() - make_interval(mins => (${count} - n) * 10), case when n % 7 < 5 then now() end
    from generate_series(1, ${count}) n`,
  `insert into order_line (order_id, position, product_id, seo, title, mpn, brand, unit, category_slug, vat_class, quantity,
      unit_price, total_kopecks)
    select orders.id, line, 1 + (orders.id * 13 + line * 101) % ${Math.ceil(parts * 0.9)}, 'x', '{"ru": "", "en": "", "tr": ""}', 'PN' || line,
      'Maker', 'piece', 'bench', 'standard', 1, 10000, 100 from orders, generate_series(1, 3) line`,
];

/** Returns statements that create entries of the audit log, and search counts of the last 181 days. */
const logs = (lines: number, searches: number): readonly string[] => [
  `insert into staff (email, name, locale, created_at)
    select 'bench' || n || '@farad.example', 'Staff ' || n, 'ru', now() from generate_series(1, 20) n`,
  `insert into audit (at, action, staff_id, object_kind, object_id, reason, ip, user_agent, request_id)
    select now() - make_interval(mins => ${lines} - n),
      (array['product.changed', 'order.moved', 'customer.noted', 'coupon.created'])[1 + n % 4],
      (select min(id) from staff) + n % 20, (array['product', 'order', 'customer', 'coupon'])[1 + n % 4], 1 + n % 10000,
      '', '10.0.0.1', 'bench', n::text
    from generate_series(1, ${lines}) n`,
  `insert into search_count (day, locale, text, results, searches)
    select current_date - day, (array['ru', 'en', 'tr'])[1 + n % 3], 'search ' || (n * 31 + day * 17) % 40000,
      case when n % 9 = 0 then 0 else 3 end, 1 + n % 40
    from generate_series(0, 180) day, generate_series(1, ${searches}) n on conflict do nothing`,
];

/** Number of rows to create in a shop. */
export interface ShopExtent {
  readonly parts: number;
  readonly orders: number;
  readonly accounts: number;
  /** Number of lines of the staff audit log. */
  readonly logLines: number;
  /** Number of different search texts per day. */
  readonly searches: number;
}

/** Fills a migrated, empty shop with products, accounts, orders, the audit log and search counts. */
export async function fillShop(pool: Pool, extent: ShopExtent, say: (text: string) => void): Promise<void> {
  const { parts, accounts, logLines, searches } = extent;
  const client = await pool.connect();
  try {
    // Disables triggers, because no search index listens to the changes.
    await client.query(`set session_replication_role = replica`);
    await client.query(`set maintenance_work_mem = '512MB'`);
    await client.query('set statement_timeout = 0');
    const statements = [...products(parts), ...orders(extent.orders, accounts, parts), ...logs(logLines, searches)];
    for (const statement of statements) {
      say(statement.slice(0, 40).replaceAll(/\s+/g, ' '));
      await client.query(statement);
    }
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
}
