import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';

const text = readFileSync(new URL('../../../../../docs/personal-data.md', import.meta.url), 'utf8');

const sectionOf = (title: string): string => text.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

const words = (list: string): readonly string[] => list.split(/[\s,]+/).filter((word) => word !== '');

/** Table → its columns that the documentation declares as personal. */
const documented = new Map(
  sectionOf('Kept about people')
    .split('\n')
    .filter((line) => /^\| [a-z_]+ \|/.test(line))
    .map((line) => {
      const [, table = '', columns = '', ...rest] = line.split('|').map((cell) => cell.trim());
      if (rest.slice(0, 3).some((cell) => cell === '')) throw new Error(`${table}: whose, why or how long is not said`);
      return [table, words(columns)] as const;
    }),
);
const impersonal = words(sectionOf('Nothing about people'));

/** Pattern of column names that probably contain personal data. */
const personal =
  /phone|email|surname|author_name|contact|destination|recipient|^ip$|subnet|user_agent|password|secret|token|browser|caller|comment|^note$|street|flat|postcode/;

let shop: TestShop;
let columns: readonly { readonly table: string; readonly column: string }[];
beforeAll(async () => {
  shop = await openShop();
  const { rows } = await shop.pool.query<{ table: string; column: string }>(
    `select relname as table, attname as column from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and attnum > 0 and not attisdropped`,
  );
  columns = rows;
});
afterAll(() => shop.close());

describe('docs/personal-data.md', () => {
  it('lists every table once, as personal or not', () => {
    const tables = [...new Set(columns.map(({ table }) => table))].toSorted();
    expect([...documented.keys(), ...impersonal].toSorted()).toEqual(tables);
  });

  it('names only existing columns', () => {
    const there = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    const named = [...documented].flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
    expect(named.filter((name) => !there.has(name))).toEqual([]);
  });

  it('lists every column whose name suggests personal data', () => {
    const missed = columns.filter(
      ({ table, column }) => personal.test(column) && documented.get(table)?.includes(column) !== true,
    );
    expect(missed.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual([
      // This column says whether the browser was known, not which browser it is.
      'login_send.is_known_browser',
      'orders.public_token_expires_at',
      // This column is the phone number of a carrier's office.
      'pickup_point.phone',
      // Names of settings, such as `password`; their values are in the column `sealed`.
      'provider_setting.secret_names',
    ]);
  });

  it('lists every table of customers and staff', async () => {
    const { rows } = await shop.pool.query<{ table: string }>(
      `select distinct conrelid::regclass::text as table from pg_constraint
       where contype = 'f' and conparentid = 0 and confrelid in ('account'::regclass, 'staff'::regclass)`,
    );
    // A role has personal data only through its staff row.
    const owned = rows.map(({ table }) => table).filter((table) => table !== 'staff_role');
    expect(owned.filter((table) => !documented.has(table))).toEqual([]);
  });
});
