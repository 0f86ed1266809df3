import { operationHealth } from '@farad/database/operation/operation-health.queries';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import type { Kopecks } from '@farad/domain/money';
import { fail, ok } from '@farad/domain/shared';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff } from '#testing/staff.ts';
import { deliverMessage } from './deliver-message.ts';
import { checkSmsBalance, followSms } from './follow-sms.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => {
  for (const list of [shop.smsDeliveries, shop.smsBalances]) list.length = 0;
});
afterAll(() => shop.close());

const minuteMs = 60_000;

/** Adds an SMS to the outbox that the provider has accepted. */
async function sentSms(): Promise<number> {
  await outboxQueries(shop.db).add({
    kind: 'order_placed',
    channel: 'sms',
    recipient: '79161234567',
    subject: '',
    text: 'Заказ принят',
    orderId: null,
  });
  const { id } = await shop.db.selectFrom('outbox').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  await deliverMessage(shop.db, { ...shop, config: shop.deps.config, hooks: shop.deps.hooks }, id);
  return id;
}

const rowOf = (id: number) =>
  shop.db
    .selectFrom('outbox')
    .select(['delivery', 'delivery_code as code', 'sent_at as sentAt', 'asked_at as askedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const run = (now: number) => followSms(shop, new Date(now));

test('an SMS is checked until its result is known, at growing intervals', async () => {
  const id = await sentSms();
  const sentMs = (await rowOf(id)).sentAt?.getTime() ?? 0;
  shop.smsDeliveries.push(ok({ state: 'waiting', code: 0 }), ok({ state: 'failed', code: 22 }));
  await run(sentMs + minuteMs - 1000);
  expect(await rowOf(id)).toMatchObject({ delivery: 'waiting', askedAt: null });
  await run(sentMs + 10 * minuteMs);
  expect(await rowOf(id)).toMatchObject({ delivery: 'waiting', code: 0 });
  await run(sentMs + 14 * minuteMs);
  expect((await rowOf(id)).askedAt?.getTime()).toBe(sentMs + 10 * minuteMs);
  await run(sentMs + 15 * minuteMs);
  expect(await rowOf(id)).toMatchObject({ delivery: 'failed', code: 22 });
  await run(sentMs + 60 * minuteMs);
  expect(await rowOf(id)).toMatchObject({ delivery: 'failed', code: 22 });
  const staff = await signedInStaff(shop, 'administrator');
  const listed = async (state: string) =>
    (await staff.get(`/admin/operation/messages?state=${state}`)).json<{
      messages: { id: string; state: string; error: string }[];
    }>().messages;
  expect(await listed('undelivered')).toMatchObject([{ id: String(id), state: 'undelivered', error: 'SMSC 22' }]);
  expect(await listed('sent')).toEqual([]);
});

test('a letter and a repetition are not checked; a silent provider leaves the others for later', async () => {
  shop.smsAnswers.push(fail({ kind: 'repeated', code: 9 }));
  expect(await rowOf(await sentSms())).toMatchObject({ delivery: null });
  const [first, second] = [await sentSms(), await sentSms()];
  shop.smsDeliveries.push(fail({ kind: 'shop_wide', code: 100 }), ok({ state: 'delivered', code: 1 }));
  await run(Date.now() + 5 * minuteMs);
  expect([await rowOf(first), await rowOf(second)]).toMatchObject([{ delivery: 'waiting' }, { delivery: 'waiting' }]);
  await run(Date.now() + 5 * minuteMs);
  expect(await rowOf(first)).toMatchObject({ delivery: 'delivered', code: 1 });
});

test('the shop is notified once of a low SMS balance, and again after it was topped up', async () => {
  const subjects = async () =>
    (
      await shop.db
        .selectFrom('outbox')
        .select(['subject', 'recipient'])
        .where('kind', '=', 'sms_balance_to_shop')
        .orderBy('id')
        .execute()
    ).map(({ subject }) => subject.replaceAll(/\s/g, ' '));
  const look = async (kopecks: number) => {
    shop.smsBalances.push(ok(kopecks as Kopecks));
    await checkSmsBalance({ ...shop.deps, sms: shop.sms, db: shop.db }, new Date());
  };
  await look(50_000);
  expect(await subjects()).toEqual([]);
  await look(49_999);
  await look(30_000);
  expect(await subjects()).toEqual(['Кончаются деньги на SMS: осталось 499,99 ₽']);
  shop.smsBalances.push(fail({ kind: 'shop_wide', code: 2 }));
  await checkSmsBalance({ ...shop.deps, sms: shop.sms, db: shop.db }, new Date());
  await look(80_000);
  await look(10_000);
  expect(await subjects()).toHaveLength(2);
  expect(await operationHealth(shop.db, new Date())).toMatchObject({
    smsBalance: 100,
    smsBalanceLow: 1,
    smsUndelivered: 1,
  });
});
