import type { InboxAnswer } from '@farad/contract/shop/account';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { lineOf, type Wish } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { openParcelShop, type ParcelShop, type PlacedOrder } from './test-parcels.ts';

let world: ParcelShop;
beforeAll(async () => {
  world = await openParcelShop();
});
afterAll(() => world.close());

const first: Wish = [products.tiered, 100];
const second: Wish = [products.byTens, 20];

/** Maximum number of statuses that the carrier reports for one parcel. */
const wordsMax = 20;

/** Returns the texts of the SMS to the buyer after the confirmation of the order, without links and the shop's name. */
async function smsOf({ number }: PlacedOrder): Promise<readonly string[]> {
  const { rows } = await world.shop.pool.query<{ text: string }>(
    `select text from outbox join orders on orders.id = order_id
     where number = $1 and channel = 'sms' and kind <> 'order_placed' order by outbox.id`,
    [number],
  );
  return rows.map(({ text }) => text.replace(/^farad\.example: (.+)\. https?:\S+$/, '$1'));
}

/** Returns the notifications on the site after the confirmation of the order, oldest first. */
async function siteOf({ buyer }: PlacedOrder): Promise<readonly string[]> {
  const { entries } = (await buyer.get('/account/inbox')).json<InboxAnswer>();
  return entries
    .slice(0, -1)
    .map(({ title, text }) => [title, text].filter(Boolean).join('. '))
    .toReversed();
}

const trackOf = async ({ parcels }: PlacedOrder, number: number) =>
  (await parcels()).parcels.find((parcel) => parcel.number === number)?.track ?? '';

test('a single parcel is notified as the order, each stage once however often it is reported (T27)', async () => {
  const order = await world.placed('point', first);
  await order.call('', { products: [lineOf(first)] });
  await order.call('/1/hand-over', { by: 'carrier' });
  await world.runJobs();
  const track = await trackOf(order, 1);
  expect(track).not.toBe('');
  // The carrier reports each status separately, three times.
  for (let word = 0; word < wordsMax && (await order.order()).status !== 'delivered'; word += 1) {
    await world.act(order.number, 'advance');
    for (let time = 0; time < 3; time += 1) await world.runJobs();
  }
  const { number } = order;
  const expected = [
    `Заказ ${number} передан в доставку. Трек-номер: ${track}`,
    `Заказ ${number} ждёт вас в пункте выдачи. Трек-номер: ${track}`,
    `Заказ ${number} доставлен`,
  ];
  expect((await order.order()).status).toBe('delivered');
  // No SMS is sent for the delivery, since the buyer has the parcel and knows it.
  expect(await smsOf(order)).toEqual(expected.slice(0, 2));
  expect(await siteOf(order)).toEqual(expected);
});

test('each of two parcels is notified; the one that completes the order is notified as the order', async () => {
  const order = await world.placed('door', first, second);
  await order.call('', { products: [lineOf(first)] });
  await order.call('', { products: [lineOf(second)] });
  await order.call('/1/hand-over', { by: 'shop', track: 'A1' });
  await order.call('/2/hand-over', { by: 'shop', track: 'B2' });
  await order.call('/2/state', { state: 'delivered' });
  await order.call('/1/state', { state: 'delivered' });
  const { number } = order;
  expect(await smsOf(order)).toEqual([
    `Посылка 1 заказа ${number} передана в доставку. Трек-номер: A1`,
    `Заказ ${number} передан в доставку. Трек-номер: B2`,
  ]);
});

test('an office parcel is notified as ready, not as on its way', async () => {
  const order = await world.placed('office', first);
  await order.call('', { products: [lineOf(first)] });
  await order.call('/1/state', { state: 'ready_for_pickup' });
  await order.call('/1/hand-over', { by: 'shop', track: '' });
  const { number } = order;
  expect(await smsOf(order)).toEqual([`Заказ ${number} ждёт вас в пункте выдачи`]);
});

test('a customer who declined order SMS gets none about parcels', async () => {
  const order = await world.placed('door', first);
  const choices = [{ kind: 'order_status', channel: 'sms', isOn: false }];
  await order.buyer.post('/account/notifications', { choices });
  await order.call('', { products: [lineOf(first)] });
  await order.call('/1/hand-over', { by: 'shop', track: '' });
  expect(await smsOf(order)).toEqual([]);
  expect(await siteOf(order)).toEqual([`Заказ ${order.number} передан в доставку`]);
});
