import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import { ruleOf, usualSettings, type NotifiedEvent } from '@farad/domain/setting';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { deliverMessage } from '../outbox/deliver-message.ts';
import { add } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { place } from '#testing/calls/order-calls.ts';
import { changeOf, type SettingKeyed } from '#testing/scenes/setting-scenes.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

interface Got {
  readonly body: unknown;
  readonly headers: IncomingHttpHeaders;
}

/** A copy of the default setting without read-only types, since requests have none. */
const usualNotices = structuredClone(usualSettings.notices) as Extract<SettingKeyed, { key: 'notices' }>['value'];
const usualStaffNotices = structuredClone(usualSettings.staff_notices) as Extract<
  SettingKeyed,
  { key: 'staff_notices' }
>['value'];

let shop: TestShop;
let chief: StaffBrowser;
const got: Got[] = [];
let status = 200;
const messenger = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    got.push({ body: JSON.parse(Buffer.concat(chunks).toString()), headers: request.headers });
    response.writeHead(status).end('{}');
  });
});
beforeAll(async () => {
  shop = await openShop();
  chief = await signedInStaff(shop, 'administrator');
  await new Promise<void>((resolve) => messenger.listen(0, '127.0.0.1', resolve));
});
beforeEach(async () => {
  got.length = 0;
  status = 200;
  await shop.pool.query(`truncate outbox; delete from setting where key in ('notices', 'staff_notices')`);
  await shop.pool.query(`delete from setting_version where key in ('notices', 'staff_notices')`);
});
afterAll(async () => {
  await new Promise((resolve) => messenger.close(resolve));
  await shop.close();
});

const set = async (setting: SettingKeyed) => chief.post('/admin/settings', await changeOf(chief, setting));

const url = (): string => `http://127.0.0.1:${(messenger.address() as AddressInfo).port}/bot1:secret/sendMessage`;

interface Row {
  readonly id: number;
  readonly kind: string;
  readonly channel: string;
  readonly recipient: string;
  readonly text: string;
  readonly state: string;
}

const rows = async (): Promise<readonly Row[]> =>
  (
    await shop.pool.query<Row>(`select id::integer, kind, channel, recipient, text,
      case when sent_at is not null then 'sent' when dead_at is not null then 'dead' else 'waiting' end as state
      from outbox order by id`)
  ).rows;

const totalOf = async (number: string): Promise<number> => {
  const { rows: found } = await shop.pool.query<{ total: string }>(
    'select total_kopecks as total from orders where number = $1',
    [number],
  );
  return Number(found[0]?.total);
};

const rowsOf = async (kind: string) => (await rows()).filter((row) => row.kind === kind);

const deliver = (id: number) =>
  deliverMessage(shop.db, { ...shop, config: shop.deps.config, hooks: shop.deps.hooks }, id);

const order = async (customer: SignedInBrowser) => place(customer, await add(customer, [products.tiered, 1]));

const withRule = (event: NotifiedEvent, changes: object): SettingKeyed => ({
  key: 'notices',
  value: {
    ...usualNotices,
    rules: usualNotices.rules.map((rule) => ({ ...rule, ...(rule.event === event ? changes : {}) })),
  },
});

test('an order is notified by letter, by SMS without an email address, and by the setting', async () => {
  const ways = async (customer: SignedInBrowser) => {
    await shop.pool.query('truncate outbox');
    await order(customer);
    return (await rowsOf('order_placed')).map(({ channel }) => channel);
  };
  const mailed = await shop.signedIn({ email: 'anna@example.com' });
  const phoned = await shop.signedIn();
  expect([await ways(mailed), await ways(phoned)]).toEqual([['email'], ['sms']]);
  expect((await set(withRule('order_placed', { sms: 'always' }))).statusCode).toBe(200);
  expect([await ways(mailed), await ways(phoned)]).toEqual([['sms', 'email'], ['sms']]);
  await set(withRule('order_placed', { sms: 'never', email: false, site: false }));
  expect([await ways(mailed), await ways(phoned)]).toEqual([[], []]);
  expect(ruleOf(usualNotices.rules, 'order_placed').sms).toBe('without_mail');
});

test('the letter of an order has a table with the sums of its plain text', async () => {
  await order(await shop.signedIn({ email: 'table@example.com' }));
  const [letter] = await rowsOf('order_placed');
  const before = shop.sentMail.length;
  await deliver(letter?.id ?? 0);
  await deliver(letter?.id ?? 0);
  const sent = shop.sentMail.slice(before);
  expect(sent).toHaveLength(1);
  const total = /Итого: (.+ ₽)/.exec(letter?.text ?? '')?.[1] ?? 'none';
  expect(sent[0]?.html).toContain(total);
  expect(sent[0]?.html).toContain('Товары');
});

test('staff are notified of an order at the setting’s addresses, and in a messenger without personal data', async () => {
  const emails = ['one@example.com', 'two@example.com'];
  const value = { ...usualStaffNotices, emails, url: url(), chatId: '-100', rules: [] };
  expect((await set({ key: 'staff_notices', value })).statusCode).toBe(200);
  const { number } = await order(await shop.signedIn({ email: 'hidden@example.com' }));
  const news = await rowsOf('order_to_shop');
  expect(news.map(({ channel, recipient }) => [channel, recipient])).toEqual([
    ['email', 'one@example.com'],
    ['email', 'two@example.com'],
    ['messenger', 'messenger'],
  ]);
  const { id } = news[2] ?? { id: 0 };
  await deliver(id);
  await deliver(id);
  expect(got.map(({ body }) => body)).toEqual([
    {
      chat_id: '-100',
      text: `Новый заказ ${number}\n${shop.deps.config.adminUrl}/orders/${number}`,
      event: {
        type: 'order',
        number,
        url: `${shop.deps.config.adminUrl}/orders/${number}`,
        total_kopecks: await totalOf(number),
      },
    },
  ]);
  expect(got[0]?.headers['content-type']).toBe('application/json');
  const log = await shop.pool.query<{ after: unknown }>(
    `select after from audit where action = 'settings.changed' order by id desc limit 1`,
  );
  expect(JSON.stringify(log.rows)).not.toContain('secret');
});

test.each([
  [500, 'waiting'],
  [429, 'waiting'],
  [400, 'dead'],
  [302, 'waiting'],
])('a messenger answering %i leaves the message %s', async (answer, state) => {
  await set({ key: 'staff_notices', value: { ...usualStaffNotices, emails: [], url: url(), rules: [] } });
  await order(await shop.signedIn());
  const message = (await rowsOf('order_to_shop')).find(({ channel }) => channel === 'messenger');
  status = answer;
  await deliver(message?.id ?? 0).catch(() => undefined);
  expect((await rows()).find(({ id }) => id === message?.id)?.state).toBe(state);
});

test('a disabled event notifies no staff', async () => {
  const rules = [{ event: 'order', email: false, messenger: false } as const];
  await set({ key: 'staff_notices', value: { ...usualStaffNotices, emails: [], url: url(), rules } });
  await order(await shop.signedIn());
  expect(await rowsOf('order_to_shop')).toEqual([]);
});

test.each([
  ['http://10.0.0.1/x', 'setting.value.url'],
  ['ftp://example.com', 'setting.value.url'],
])('an address like %s is refused', async (wrong, field) => {
  const value = { ...usualStaffNotices, emails: [], url: wrong, rules: [] };
  const answer = await set({ key: 'staff_notices', value });
  expect([answer.statusCode, answer.json<{ error: { field: string } }>().error.field]).toEqual([400, field]);
});
