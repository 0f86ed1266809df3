import { retentions } from '#start/job-tasks.ts';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { sweepExchange } from '#one-c/sweep-exchange.ts';
import { sweepImports } from '#import/orders/fetch-due.ts';
import { add } from '#testing/calls/basket-calls.ts';
import { place } from '#testing/calls/order-calls.ts';
import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { addStaff } from '#testing/staff.ts';
import { sweep } from './sweep.ts';

let shop: TestShop;
/** Name of a placeholder → id of the inserted row. Rows that are inserted later refer to this id. */
const known = new Map<string, string>();

beforeAll(async () => {
  shop = await openShop();
  const customer = await shop.signedIn();
  known.set('account', String(customer.accountId));
  const { number } = await place(customer, await add(customer, [products.tiered, 10]));
  known.set('order', `(select id from orders where number = '${number}')`);
  known.set('staff', String((await addStaff(shop, ['support'])).id));
  const one = async (name: string, insert: string): Promise<void> => {
    const { rows } = await shop.pool.query<{ id: string }>(`${filled(insert)} returning id`);
    known.set(name, `'${rows[0]?.id}'`);
  };
  await one('company', `insert into company (inn, name, created_at) values ('7707083893', 'ООО', now())`);
  await one(
    'hook',
    `insert into hook (id, account_id, url, events, secret, created_at)
      values (gen_random_uuid(), :account, 'https://example.com', '{order}', '\\x01', now())`,
  );
  await one('list', `insert into favourite_list (account_id, name) values (:account, 'any')`);
  await one(
    'session',
    `insert into exchange_session (token_sha256, ip, created_at, expires_at)
      values ('\\x02', '10.0.0.1', now(), now())`,
  );
  await shop.pool.query(
    filled(`insert into bom (id, account_id, name, state, settings, locale, created_at, changed_at)
      select repeat(sign, 22), :account, 'kept', 'ready', '{}', 'ru', now(), now() from unnest(array['a', 'b']) sign`),
  );
});
afterAll(() => shop.close());

const filled = (text: string): string =>
  text.replace(/(?<!:):([a-z]+)\b/g, (_, name: string) => known.get(name) ?? name);

const unique = `sha256(gen_random_uuid()::text::bytea)`;
const bomId = `substr(md5(gen_random_uuid()::text), 1, 22)`;
const product = String(products.tiered.id);

/** A retention rule: rows of `table` must be deleted `days` days after the moment in column `time`. */
interface Duty {
  readonly table: string;
  readonly time: string;
  readonly days: number;
  readonly columns: string;
  readonly values: string;
}

const duty = (table: string, time: string, days: number, columns: string, values: string): Duty => ({
  table,
  time,
  days,
  columns,
  values,
});

const bomColumns = 'id, name, state, settings, locale';
const chatColumns = 'guest_sha256, state, locale, seen_at, caller_hash, created_at';

// Rules of docs/personal-data.md. Rules with their own tests are left out: baskets of guests, sessions, messages,
// browsers.
const duties: readonly Duty[] = [
  duty('login_send', 'at', 1, 'destination_hash, ip, subnet', `${unique}, '10.0.0.1', '10.0.0.0/24'`),
  duty(
    'login_challenge',
    'expires_at',
    1,
    'id, channel, destination_hash, browser_hash, code_hmac',
    `gen_random_uuid()::text, 'sms', ${unique}, ${unique}, ${unique}`,
  ),
  duty('login_try', 'at', 1, 'is_right', 'true'),
  duty(
    'webhook_event',
    'done_at',
    90,
    'source, kind, object_id, raw, received_at',
    `'yookassa', 'x', 'x', '{}', now()`,
  ),
  duty('hook_event', 'at', 30, 'type, data', `'order', '{}'`),
  duty(
    'api_key',
    'revoked_at',
    90,
    'account_id, name, token_sha256, token_end, scopes, per_minute, created_at',
    `:account, 'any', ${unique}, 'abcd', '{search}', 60, now()`,
  ),
  duty('job_run', 'started_at', 90, 'task, error, ended_at', `'any', 'it broke', now()`),
  duty('inbox_entry', 'at', 90, 'account_id, kind, data', `:account, 'order', '{}'`),
  duty(
    'basket',
    'removed_at',
    7,
    'id, account_id, name, is_current',
    `gen_random_uuid()::text, :account, 'any', false`,
  ),
  duty('basket_share', 'expires_at', 0, 'token_sha256, created_at', `${unique}, now()`),
  duty(
    'bom',
    'removed_at',
    1,
    `${bomColumns}, account_id, created_at, changed_at`,
    `${bomId}, 'any', 'ready', '{}', 'ru', :account, now(), now()`,
  ),
  duty(
    'bom',
    'changed_at',
    30,
    `${bomColumns}, guest_sha256, created_at`,
    `${bomId}, 'any', 'ready', '{}', 'ru', ${unique}, now()`,
  ),
  duty(
    'bom_share',
    'expires_at',
    0,
    'bom_id, nonce, token_sha256, has_prices',
    `(select id from bom where name = 'kept' and id not in (select bom_id from bom_share) limit 1), md5(random()::text), ${unique}, false`,
  ),
  duty('bom_undo', 'at', 1, 'id, bom_id, rows', `${bomId}, repeat('a', 22), '[]'`),
  duty('bom_choice', 'at', 30, 'guest_sha256, key, product_id', `${unique}, 'any', ${product}`),
  duty('bom_header_set', 'at', 30, 'guest_sha256, key, choices', `${unique}, 'any', '[]'`),
  duty('favourite_list', 'removed_at', 7, 'account_id, name', `:account, 'removed ' || random()`),
  duty('watch', 'told_at', 90, 'account_id, product_id, kind, locale', `:account, ${product}, 'in_stock', 'ru'`),
  duty(
    'request',
    'created_at',
    180,
    'number, name, email, locale, source, comment, state, changed_at',
    `'R' || random(), 'Guest', 'guest@example.com', 'ru', 'form', '', 'open', now()`,
  ),
  duty(
    'feedback',
    'created_at',
    365,
    'number, subject, text, order_number, name, email, locale, state, caller_hash, changed_at',
    `'F' || random(), 'other', 'any', '', 'Guest', 'guest@example.com', 'ru', 'closed', ${unique}, now()`,
  ),
  duty('chat', 'changed_at', 180, chatColumns, `${unique}, 'waiting', 'ru', now(), ${unique}, now()`),
  duty(
    'chat',
    'changed_at',
    365,
    'account_id, is_current, state, locale, seen_at, caller_hash, created_at, closed_at',
    `:account, false, 'closed', 'ru', now(), ${unique}, now(), now()`,
  ),
  duty(
    'company_invitation',
    'expires_at',
    30,
    'company_id, token_sha256, email, role, created_at',
    `:company, ${unique}, md5(random()::text) || '@example.com', 'buyer', now() - interval '1 year'`,
  ),
  duty(
    'address',
    'removed_at',
    7,
    'account_id, label, city, street, house, flat, postcode, comment, recipient, created_at',
    `:account, '', 'Москва', 'Тверская', '1', '', '', '', 'Анна', now()`,
  ),
  duty('order_return_photo', 'created_at', 1, 'order_id, account_id, content', `:order, :account, '\\x01'`),
  duty('carrier_notice', 'received_at', 90, 'provider, body', `'cdek', '{}'`),
  duty(
    'staff_session',
    'expires_at',
    0,
    'token_sha256, staff_id, step, user_agent, ip, created_at, turned_at, last_seen_at',
    `${unique}, :staff, 'done', '', '10.0.0.1', now(), now(), now()`,
  ),
  duty('staff_try', 'at', 1, 'email_hmac, subnet, outcome', `${unique}, '10.0.0.0/24', 'failed'`),
  duty('audit', 'at', 3 * 366, 'action, reason, ip, user_agent, request_id', `'any', '', '10.0.0.1', '', ''`),
  duty('exchange_try', 'at', 1, 'subnet', `'10.0.0.0/24'`),
  duty('exchange_run', 'created_at', 180, 'session_id, file, state', `:session, 'import.xml', 'done'`),
  duty(
    'exchange_session',
    'created_at',
    180,
    'token_sha256, ip, expires_at, is_kept',
    `${unique}, '10.0.0.1', now(), false`,
  ),
];

const hourMs = 3_600_000;
const ago = (days: number, moreMs: number): Date => new Date(Date.now() - days * 24 * hourMs - moreMs);

async function rowsAt({ table, time }: Duty, moment: Date): Promise<number> {
  const { rows } = await shop.pool.query<{ count: number }>(
    `select count(*)::integer as count from ${table} where ${time} = $1`,
    [moment],
  );
  return rows[0]?.count ?? 0;
}

test('each row is deleted after its retention, and not before', async () => {
  const made: (readonly [duty: Duty, old: Date, fresh: Date])[] = [];
  for (const [at, each] of duties.entries()) {
    // Each rule has different moments, so that its rows can be told apart from others.
    const [old, fresh] = [ago(each.days, hourMs + at), ago(each.days, at - hourMs)];
    for (const moment of [old, fresh]) {
      await shop.pool.query(
        filled(`insert into ${each.table} (${each.columns}, ${each.time}) values (${each.values}, $1)`),
        [moment],
      );
    }
    made.push([each, old, fresh]);
  }
  await sweep(shop.db, new Date(), retentions);
  const { deps } = shop;
  await sweepExchange(deps, new Date());
  const wrong: string[] = [];
  for (const [each, old, fresh] of made) {
    const name = `${each.table}.${each.time} after ${each.days} days`;
    if ((await rowsAt(each, old)) !== 0) wrong.push(`${name}: stays too long`);
    if ((await rowsAt(each, fresh)) !== 1) wrong.push(`${name}: goes too early`);
  }
  expect(wrong).toEqual([]);
});

test('files of imports are deleted after thirty days, and the record of the import stays', async () => {
  const folder = join(shop.deps.config.dataDir, 'imports');
  const ids: string[] = [];
  for (const days of [31, 29]) {
    const { rows } = await shop.pool.query<{ id: string }>(
      `insert into import_run (file, state, created_at, is_kept) values ('price.csv', 'done', $1, true) returning id`,
      [ago(days, 0)],
    );
    const id = String(rows[0]?.id);
    await mkdir(join(folder, id), { recursive: true });
    await writeFile(join(folder, id, 'file'), 'part;price');
    ids.push(id);
  }
  await sweepImports(shop.deps, new Date());
  expect(await readdir(folder)).toEqual(ids.slice(1));
  const { rows } = await shop.pool.query('select id::text, is_kept from import_run order by id');
  expect(rows).toEqual([
    { id: ids[0], is_kept: false },
    { id: ids[1], is_kept: true },
  ]);
});
