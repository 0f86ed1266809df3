import type { RequestsPage, WireRequest } from '@farad/contract/shop/requests';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { refusalOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { answerWith, ask, managerOf, offerOf, tryAsk, wishFor } from '#testing/calls/request-calls.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';
import type { StaffBrowser } from '#testing/staff.ts';

const { draft, known, lastPiece, tiered } = products;

let shop: TestShop;
let manager: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  manager = await managerOf(shop);
});
beforeEach(() => shop.pool.query('truncate outbox cascade'));
afterAll(() => shop.close());

const shown = async (browser: SignedInBrowser, number: string): Promise<WireRequest> =>
  (await browser.get(`/requests/${number}`)).json<WireRequest>();

const messagesOf = async (kind: string) => {
  const { rows } = await shop.pool.query<{ channel: string; recipient: string; subject: string; text: string }>(
    'select channel, recipient, subject, text from outbox where kind = $1 order by id',
    [kind],
  );
  return rows;
};

test('a request has products by name, own words unchanged, and equal parts as one line', async () => {
  const buyer = await shop.signedIn({ email: 'lines@example.com' });
  const number = await ask(
    buyer,
    { ...wishFor(lastPiece, 20), note: 'DD1', wished_price: 100.5 },
    { part: 'LM741CH', maker: 'TI', qty: 3 },
    { ...wishFor(lastPiece, 5), note: 'DD2', part: 'nonsense' },
    { part: 'lm741ch', maker: 'ti', qty: 2 },
  );
  expect(number).toMatch(/^R-\d\d-\d{6}$/);
  const request = await shown(buyer, number);
  expect(request).toMatchObject({
    state: 'open',
    part: lastPiece.mpn,
    lineCount: 2,
    quote: null,
    total_price: null,
    may: {
      accept: false,
      decline: true,
    },
  });
  expect(request.lines).toMatchObject([
    { part: lastPiece.mpn, maker: 'Yageo', seo: 'part-4', qty: 25, note: 'DD1, DD2', wished_price: 100.5 },
    { part: 'LM741CH', maker: 'TI', seo: null, product_id: null, qty: 5 },
  ]);
  const [toShop] = await messagesOf('request_to_shop');
  expect(toShop).toMatchObject({ recipient: shop.deps.config.mailFrom });
  expect(toShop?.text).toContain('LM741CH (TI)');
  expect((await messagesOf('request')).map(({ recipient }) => recipient)).toEqual(['lines@example.com']);
});

test('a form sent twice is one request; another body under its key is refused', async () => {
  const buyer = await shop.signedIn();
  const body = { lines: [wishFor(lastPiece, 2)] };
  const answers = await Promise.all([1, 2, 3].map(() => tryAsk(buyer, body, 'once')));
  expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1);
  expect((await buyer.get('/requests')).json<RequestsPage>().requests).toHaveLength(1);
  expect(refusalOf(await tryAsk(buyer, { lines: [wishFor(lastPiece, 3)] }, 'once'))).toMatchObject({
    code: 'idempotency_key_reused',
  });
});

test('a guest is asked to sign in', async () => {
  expect(refusalOf(await tryAsk(shop.guest(), { lines: [wishFor(lastPiece, 1)] }))).toMatchObject({
    status: 401,
    code: 'unauthenticated',
  });
});

test.each([
  [{ lines: [] }, 'lines'],
  [{ lines: [{ qty: 1 }] }, 'lines.0.part'],
  [{ lines: [{ part: 'A', qty: 0 }] }, 'lines.0.qty'],
  [{ lines: [{ part: 'x'.repeat(201), qty: 1 }] }, 'lines.0.part'],
  [{ lines: [{ part: 'A', qty: 1, wished_price: 0.00001 }] }, 'lines.0.wished_price'],
  [{ lines: [{ part: 'A', qty: 1, wished_price: -1 }] }, 'lines.0.wished_price'],
  [{ lines: [{ part: 'A\nB', qty: 1 }] }, 'lines.0.part'],
  [{ lines: [{ part: 'A', qty: 1 }], wished_on: '2026-02-30' }, 'wished_on'],
  [{ lines: Array.from({ length: 501 }, () => ({ part: 'A', qty: 1 })) }, 'lines'],
  [{ lines: [wishFor(draft, 1)] }, 'lines.0.product_id'],
  [{ lines: [{ product_id: '999999', qty: 1 }] }, 'lines.0.product_id'],
  [{ lines: [{ part: 'A', qty: 1 }], source: 'form' }, 'source'],
])('%# names its field', async (body, field) => {
  const refusal = refusalOf(await tryAsk(await shop.signedIn(), body));
  expect(refusal.status).toBeLessThan(500);
  expect(refusal).toMatchObject({ field });
});

test('the list continues after the last of a page, and shows nobody else’s', async () => {
  const [buyer, other] = [await shop.signedIn(), await shop.signedIn()];
  const numbers: string[] = [];
  for (let count = 0; count < 21; count += 1) numbers.unshift(await ask(buyer, { part: `P${count}`, qty: 1 }));
  const foreign = await ask(other, { part: 'foreign', qty: 1 });
  const first = (await buyer.get('/requests')).json<RequestsPage>();
  expect(first.requests.map(({ number }) => number)).toEqual(numbers.slice(0, 20));
  const second = (await buyer.get(`/requests?after=${first.next}`)).json<RequestsPage>();
  expect(second).toMatchObject({ requests: [{ number: numbers[20] }], next: null });
  expect(refusalOf(await buyer.get(`/requests?after=${foreign}`))).toMatchObject({ status: 400, field: 'after' });
  expect(refusalOf(await buyer.get('/requests?after=1'))).toMatchObject({ status: 400, field: 'after' });
  expect(refusalOf(await buyer.get(`/requests/${foreign}`))).toMatchObject({ status: 404 });
});

test('a request by form belongs to the person who proved the address', async () => {
  shop.passSeconds(3601);
  const email = 'form@example.com';
  const sent = await shop.guest().post('/part-requests', { part: 'NE5534', quantity: 20, contact: email });
  const { number } = sent.json<{ number: string }>();
  manager = await managerOf(shop);
  expect(await messagesOf('request')).toEqual([]);
  await answerWith(manager, number, [offerOf(known, 20, 12.5, 10)]);
  expect((await messagesOf('request')).map(({ recipient }) => recipient)).toEqual([email]);
  const [owner, stranger] = [await shop.signedIn({ email }), await shop.signedIn({ email: 'b@example.com' })];
  expect(await shown(owner, number)).toMatchObject({ state: 'quoted', total_price: 250, may: { accept: true } });
  expect((await owner.get('/requests')).json<RequestsPage>().requests).toMatchObject([{ number }]);
  expect(refusalOf(await stranger.get(`/requests/${number}`))).toMatchObject({ status: 404 });
});

test('a quote is shown, declined once, and replaced by a revision', async () => {
  const buyer = await shop.signedIn({ email: 'quoted@example.com' });
  const number = await ask(buyer, wishFor(lastPiece, 10), { part: 'КР580ВМ80А', qty: 1 });
  await answerWith(manager, number, [offerOf(lastPiece, 10, 110.1234, 14), null], { comment: 'Из Шэньчжэня' });
  await answerWith(manager, number, [offerOf(lastPiece, 10, 100, 14), offerOf(tiered, 100, 0.3)], { seen: 1 });
  const request = await shown(buyer, number);
  expect(request).toMatchObject({
    state: 'quoted',
    total_price: 1030,
    earlier: [
      {
        revision: 1,
        total_price: 1101,
      },
    ],
    quote: {
      revision: 2,
      lines: [
        {
          offer: {
            mpn: lastPiece.mpn,
            leadDays: 14,
            available: 1,
            total_price: 1e3,
          },
        },
        {},
      ],
    },
  });
  const letters = (await messagesOf('request'))
    .filter(({ channel }) => channel === 'email')
    .map(({ subject }) => subject);
  expect(letters).toHaveLength(3);
  expect(letters[1]).toMatch(/1\s101/u);
  const decline = () => buyer.post(`/requests/${number}/decline`, { reason: 'Дорого' });
  expect((await decline()).json<WireRequest>()).toMatchObject({ state: 'declined', reason: 'Дорого' });
  expect(refusalOf(await decline())).toMatchObject({ status: 409, code: 'request_changed' });
});

test('a customer who declined order notifications gets none of requests', async () => {
  const buyer = await shop.signedIn({ email: 'quiet@example.com' });
  await shop.pool.query(
    `insert into notification_choice (account_id, kind, channel, is_on)
     values ($1, 'order_status', 'email', false), ($1, 'order_status', 'sms', false)`,
    [buyer.accountId],
  );
  await answerWith(manager, await ask(buyer, wishFor(lastPiece, 10)), [offerOf(lastPiece, 10, 100, 14)]);
  expect(await messagesOf('request')).toEqual([]);
});
