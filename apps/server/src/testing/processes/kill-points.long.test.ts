import { ledgerQueries } from '@farad/database/payments/ledger.queries';
import { yookassaProvider } from '@farad/integrations/payments';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { MortalShop } from './kill-lives.ts';
import { killPoints } from './kill-points.ts';
import { cardLife, invoiceLife, lapsingLife, openPeople, type Begun } from './kill-scenes.ts';

/**
 * After this many rounds without a death, the test gives up. A round should reach every kill point, so a point that is
 * still left is apparently never reached.
 */
const livesWithoutDeathMax = 2;

let shop: MortalShop;
beforeAll(async () => {
  shop = await MortalShop.open();
  await liveOn();
  await shop.nudge();
  await shop.until(
    'an end of all messages',
    'select 1 where not exists (select from outbox where sent_at is null)',
    [],
  );
}, 1_200_000);
afterAll(() => shop.close());

const begun: Begun = { card: [], invoice: [], lapsed: [] };

async function liveOn(): Promise<void> {
  const people = await openPeople(shop);
  let quiet = 0;
  while (shop.killed.length < killPoints.length && quiet < livesWithoutDeathMax) {
    const before = shop.killed.length;
    await cardLife(shop, people, begun);
    await invoiceLife(shop, people, begun);
    await lapsingLife(shop, people, begun);
    quiet = shop.killed.length === before ? quiet + 1 : 0;
  }
}

const count = async (query: string): Promise<number> =>
  (await shop.rows<{ count: number }>(`select count(*)::integer as count from ${query}`))[0]?.count ?? -1;

/** Returns the payments that the simulated provider has stored, through the same calls that the shop makes. */
async function providerHas() {
  const { origin } = await shop.server();
  const port = yookassaProvider(`${origin}/__twins/yookassa/v3`).connect({
    shopId: '100500',
    secretKey: 'test_twin-of-yookassa',
  });
  const listed = await port.list({ since: new Date(Date.now() - 3_600_000) });
  if (!listed.ok) throw new Error(JSON.stringify(listed.error));
  return listed.value.payments;
}

test('T40: killed at more than thirty points, every order exists once and is complete, the ledgers equal the stock', async () => {
  expect(shop.killed).toEqual(killPoints.map(({ name }) => name));
  expect(killPoints.length).toBeGreaterThanOrEqual(30);
  expect(await ledgerQueries(shop.connection.db).differences()).toEqual([]);
  const ends = [
    ...begun.card.map((number) => [number, 'completed'] as const),
    ...begun.invoice.map((number) => [number, 'in_work_company'] as const),
    ...begun.lapsed.map((number) => [number, 'cancelled'] as const),
  ];
  const orders = await shop.rows<{ number: string; status: string }>('select number, status from orders');
  expect(new Map(orders.map(({ number, status }) => [number, status]))).toEqual(new Map(ends));
  expect(orders).toHaveLength(ends.length);
  const held = 'reservation join orders on orders.id = order_id';
  expect(await count(`${held} where status in ('completed', 'cancelled')`)).toBe(0);
  expect(await count(`${held} where status = 'in_work_company'`)).toBe(begun.invoice.length);
  expect(await count(`parcel where state = 'delivered' and shipped_at is not null`)).toBe(begun.card.length);
});

test('T40: payments came once, were refunded once and equal the provider’s to the kopeck', async () => {
  const cards = begun.card.length;
  expect(await count(`payment where state = 'succeeded' and settlement = 'order_paid' and attempt = 1`)).toBe(cards);
  expect(await count('payment')).toBe(cards);
  expect(await count(`refund where state = 'succeeded'`)).toBe(cards);
  expect(await count('refund')).toBe(cards);
  for (const kind of ['prepayment', 'closing', 'refund']) {
    expect([kind, await count(`receipt where kind = '${kind}' and state = 'registered'`)]).toEqual([kind, cards]);
  }
  const provided = await providerHas();
  expect(new Map(provided.map(({ order, state }) => [order, state]))).toEqual(
    new Map(begun.card.map((number) => [number, 'succeeded'])),
  );
  expect(provided).toHaveLength(cards);
  const [sums] = await shop.rows<{ paid: number; back: number }>(
    `select (select sum(amount_kopecks) from payment)::bigint as paid,
       (select sum(amount_kopecks) from refund)::bigint as back`,
  );
  expect(provided.reduce((sum, { amount }) => sum + amount, 0)).toBe(sums?.paid);
  expect(provided.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(sums?.back);
  expect(await count('bank_money')).toBe(begun.invoice.length);
  expect(await count('bank_entry')).toBe(begun.invoice.length);
  expect(await count(`bonus_entry where purpose = 'cashback'`)).toBe(cards);
});

test('T40: every message was sent, none was recorded twice, nothing waits for staff', async () => {
  const same = 'order_id, kind, channel, recipient, text';
  expect(await count(`(select ${same} from outbox group by ${same} having count(*) > 1) twice`)).toBe(0);
  const placed = `(select from outbox where order_id = orders.id and kind = 'order_placed')`;
  expect(await count(`orders where not exists ${placed}`)).toBe(0);
  expect(await count('outbox where dead_at is not null')).toBe(0);
  expect(await count('webhook_event where done_at is null')).toBe(0);
  expect(await count('payment_quarantine')).toBe(0);
});
