import { outboxQueries, type NewMessage } from '@farad/database/messages/outbox.queries';
import { fail, ok } from '@farad/domain/shared';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';
import { deliverMessage } from './deliver-message.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => {
  for (const list of [shop.sentSms, shop.sentMail, shop.smsAnswers, shop.smsFinds, shop.mailAnswers]) list.length = 0;
});
afterAll(() => shop.close());

const sms: NewMessage = {
  kind: 'order_placed',
  channel: 'sms',
  recipient: '79161234567',
  subject: '',
  text: 'Заказ принят',
  orderId: null,
};
const mail: NewMessage = { ...sms, channel: 'email', recipient: 'anna@example.com', subject: 'Заказ' };

async function waiting(message: NewMessage): Promise<number> {
  await outboxQueries(shop.db).add(message);
  const row = await shop.db.selectFrom('outbox').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return row.id;
}

const fateOf = (id: number) =>
  shop.db
    .selectFrom('outbox')
    .select(['attempts', 'last_error', 'sent_at', 'dead_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const deliver = (id: number): Promise<void> =>
  deliverMessage(shop.db, { ...shop, config: shop.deps.config, hooks: shop.deps.hooks }, id);

type SmsFailure = Extract<TestShop['smsAnswers'][number], { ok: false }>['error'];
type MailFailure = Extract<TestShop['mailAnswers'][number], { ok: false }>['error'];

const refusedSms = (kind: SmsFailure['kind'], code: number) => fail<SmsFailure>({ kind, code });
const refusedMail = (kind: MailFailure['kind'], reason: string) => fail<MailFailure>({ kind, code: null, reason });

const sent = { attempts: 1, last_error: null, sent_at: expect.any(Date) as Date, dead_at: null };
const dead = { sent_at: null, dead_at: expect.any(Date) as Date };

test('an accepted SMS is sent, once', async () => {
  const id = await waiting(sms);
  await deliver(id);
  await deliver(id);
  expect(shop.sentSms).toEqual([{ phone: '79161234567', text: 'Заказ принят', id: `outbox-${id}` }]);
  expect(await fateOf(id)).toEqual(sent);
});

test('a letter is sent with its subject under the id of its row', async () => {
  const id = await waiting(mail);
  await deliver(id);
  const letter = { to: 'anna@example.com', subject: 'Заказ', text: 'Заказ принят', messageId: `outbox-${id}` };
  const [got] = shop.sentMail;
  expect(shop.sentMail).toMatchObject([letter]);
  expect(got?.html).toContain('Заказ принят');
  expect(got?.inline?.map(({ id: name, type }) => [got.html?.includes(`cid:${name}`), type])).toEqual([
    [true, 'image/png'],
  ]);
  expect(await fateOf(id)).toEqual(sent);
});

test('a retry asks the provider about the earlier try, and sends nothing twice', async () => {
  const id = await waiting(sms);
  const retry = () => deliverMessage(shop.db, { ...shop, config: shop.deps.config, hooks: shop.deps.hooks }, id, 2);
  shop.smsFinds.push(refusedSms('shop_wide', 100), ok({ providerId: '77' }));
  await expect(retry()).rejects.toThrow('shop_wide 100');
  await retry();
  expect(shop.sentSms).toEqual([]);
  expect(await fateOf(id)).toEqual({ ...sent, attempts: 2 });
  const { rows } = await shop.pool.query('select provider_id from outbox where id = $1', [id]);
  expect(rows).toEqual([{ provider_id: '77' }]);
});

test('an SMS without an answer is sent again only if the provider does not know it', async () => {
  const [lost, taken] = [await waiting(sms), await waiting(sms)];
  for (const id of [lost, taken]) {
    shop.smsAnswers.push(refusedSms('shop_wide', 100));
    await expect(deliver(id)).rejects.toThrow('shop_wide 100');
  }
  await deliver(lost);
  shop.smsFinds.push(ok({ providerId: '78' }));
  await deliver(taken);
  expect(shop.sentSms.map(({ id }) => id)).toEqual([lost, taken, lost].map((id) => `outbox-${id}`));
});

test('a repetition known to the provider counts as sent', async () => {
  const id = await waiting(sms);
  shop.smsAnswers.push(refusedSms('repeated', 9));
  await deliver(id);
  expect(await fateOf(id)).toEqual(sent);
});

test('a refused number fails for good at once', async () => {
  const id = await waiting(sms);
  shop.smsAnswers.push(refusedSms('refused_number', 8));
  await deliver(id);
  expect(await fateOf(id)).toEqual({ ...dead, attempts: 1, last_error: 'refused_number 8' });
  await deliver(id);
  expect(shop.sentSms).toHaveLength(1);
});

test('a permanently refused letter fails for good at once', async () => {
  const id = await waiting(mail);
  shop.mailAnswers.push(refusedMail('permanent', '550 no such mailbox'));
  await deliver(id);
  expect(await fateOf(id)).toEqual({ ...dead, attempts: 1, last_error: '550 no such mailbox' });
});

test.each([
  ['phone', { ...sms, recipient: '123' }],
  ['address', { ...mail, recipient: 'nowhere' }],
])('an invalid %s as recipient fails for good without a try', async (_, message) => {
  const id = await waiting(message);
  await deliver(id);
  expect(await fateOf(id)).toMatchObject({ ...dead, attempts: 1 });
  expect([shop.sentSms, shop.sentMail]).toEqual([[], []]);
});

test('a temporary failure is counted and thrown, so that the job is retried', async () => {
  const id = await waiting(mail);
  shop.mailAnswers.push(refusedMail('temporary', '451 try later'));
  await expect(deliver(id)).rejects.toThrow(`message ${id} is not delivered yet: 451 try later`);
  expect(await fateOf(id)).toEqual({ attempts: 1, last_error: '451 try later', sent_at: null, dead_at: null });
  await deliver(id);
  expect(await fateOf(id)).toEqual({ ...sent, attempts: 2 });
});

test('the twelfth failure is the last', async () => {
  const id = await waiting(sms);
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    shop.smsAnswers.push(refusedSms('shop_wide', 3));
    await expect(deliver(id)).rejects.toThrow('shop_wide 3');
  }
  expect(await fateOf(id)).toMatchObject({ attempts: 11, dead_at: null });
  shop.smsAnswers.push(refusedSms('shop_wide', 3));
  await deliver(id);
  expect(await fateOf(id)).toEqual({ ...dead, attempts: 12, last_error: 'shop_wide 3' });
});

test('two workers on one message send it once', async () => {
  const id = await waiting(sms);
  const begun = Promise.withResolvers<undefined>();
  const mayGo = Promise.withResolvers<undefined>();
  const slow = {
    ...shop,
    sms: {
      ...shop.sms,
      send: async (message: Parameters<typeof shop.sms.send>[0]) => {
        begun.resolve(undefined);
        await mayGo.promise;
        return shop.sms.send(message);
      },
    },
  };
  const first = deliverMessage(shop.db, { ...slow, config: shop.deps.config, hooks: shop.deps.hooks }, id);
  await begun.promise;
  const second = deliver(id);
  expect(shop.sentSms).toEqual([]);
  mayGo.resolve(undefined);
  await second;
  await first;
  expect(shop.sentSms).toHaveLength(1);
  expect(await fateOf(id)).toEqual(sent);
});

test('an unknown message is nothing to do', async () => {
  await deliver(2_000_000_000);
  expect([shop.sentSms, shop.sentMail]).toEqual([[], []]);
});
