import { afterAll, beforeAll } from 'vitest';

import { connect, watchStatements, type Connection } from '../connection/connect.ts';
import { createTestDatabase } from '../connection/test-database.ts';

/** The database of a test file, with functions to change and read its rows. */
export interface ShopRows {
  readonly db: Connection['db'];
  readonly pool: Connection['pool'];
  /** Runs a statement that prepares rows for a test. */
  run(statement: string, ...values: readonly unknown[]): Promise<void>;
  /** Returns one text for each row of a query: its values in order. */
  read(query: string, ...values: readonly unknown[]): Promise<readonly string[]>;
  /** Returns the first word of each statement that `work` sends, without `begin`, `commit` and `rollback`. */
  sent(work: () => Promise<unknown>): Promise<readonly string[]>;
}

const columns = `number, public_token_sha256, public_token_expires_at, account_id, customer_type, status, contact,
  delivery, payment_method, consents, locale, prices_koef, goods_kopecks, total_kopecks, discount_kopecks, created_at`;

/**
 * A small shop: parts 1 to 5 of one maker, warehouses 1 to 3, accounts 1 and 2, staff 1 and 2, and orders 1 to 4, of
 * which 1 and 3 are the first account's. Orders 1 and 2 have different owners. So a test can show that a query about
 * one order does not change rows of the other.
 */
const scene: readonly string[] = [
  `insert into category (id, slug, sort_order, title, description, part_title) select 1, 'parts', 1, t, t, t
     from (select '{"ru": "Детали", "en": "Parts", "tr": "Parçalar"}'::jsonb) text (t)`,
  `insert into brand (id, slug, name) values (1, 'yageo', 'Yageo')`,
  `insert into warehouse (id, code, title) select n, 'w' || n, jsonb_build_object('ru', 'Склад ' || n, 'en', '', 'tr', '')
     from generate_series(1, 3) n`,
  `insert into product (id, seo, mpn, brand_id, category_id, title, description, tier_quantities, tier_prices, package)
     select n, 'part-' || n, 'MPN-' || n, 1, 1, jsonb_build_object('ru', 'Деталь ' || n, 'en', '', 'tr', ''),
       '{"ru": "", "en": "", "tr": ""}', '{1}', '{10000}', '0603' from generate_series(1, 5) n`,
  `insert into account (phone, username, name) select '7926000000' || n, 'user' || n, 'Анна ' || n
     from generate_series(1, 2) n`,
  `insert into staff (email, name, locale, created_at) select 'staff' || n || '@farad.example', 'Staff ' || n, 'ru',
     '2026-01-01' from generate_series(1, 2) n`,
  `insert into orders (${columns}) select '26-00000' || n, sha256(n::text::bytea), '2027-01-01', 1 + (n + 1) % 2,
     'personal', 'created', '{"name": "Анна", "surname": "", "phone": "79260000001", "email": ""}',
     '{"kind": "own_pickup"}', 'card', '{}', 'ru', 10000, 10000, 10000, 0, ('2026-11-0' || n)::timestamptz from generate_series(1, 4) n`,
  `insert into order_line (order_id, position, product_id, seo, title, mpn, brand, unit, category_slug, vat_class,
       quantity, unit_price, total_kopecks)
     select orders.id, product.id, product.id, seo, title, mpn, 'Yageo', 'piece', 'parts', 'standard', 10, 10000, 1000
     from orders, product where product.id <= 2`,
];

const written = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : Buffer.isBuffer(value) ? value.toString('hex') : String(value);

/** Opens a database for a test file. `more` are statements that run after those of `scene`. */
export function openShopRows(more: readonly string[] = []): ShopRows {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let connection: Connection;
  beforeAll(async () => {
    database = await createTestDatabase();
    connection = connect(database.url);
    for (const statement of [...scene, ...more]) await connection.pool.query(statement);
  });
  afterAll(async () => {
    await connection.close();
    await database.drop();
  });
  return {
    get db() {
      return connection.db;
    },
    get pool() {
      return connection.pool;
    },
    run: async (statement, ...values) => void (await connection.pool.query(statement, [...values])),
    read: async (query, ...values) => {
      const { rows } = await connection.pool.query<unknown[]>({
        text: query,
        values: [...values],
        rowMode: 'array',
      });
      return rows.map((row) => row.map(written).join(' '));
    },
    sent: async (work) => {
      const words: string[] = [];
      const onDone = ({ sql }: { readonly sql: string }): void => void words.push(sql.trim().split(/\s/)[0] ?? '');
      watchStatements(connection.db, { onLate: () => undefined, onDone });
      await work();
      watchStatements(connection.db, null);
      return words.filter((word) => !['begin', 'commit', 'rollback'].includes(word));
    },
  };
}
