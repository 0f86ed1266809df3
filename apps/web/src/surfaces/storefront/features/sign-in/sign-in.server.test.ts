import { createClient, type WireRequest } from '@farad/contract/client';
import { emptyUser } from '@farad/domain/customer';
import { expect, it } from 'vitest';

import { scriptedVisit } from '#testing/scripted-visit.ts';
import { arrive, signInStep } from './sign-in.server.ts';

const nobody = { isAuthenticated: false, isUserWasNotFound: false, user: emptyUser };
const error = (code: string, message: string) => ({ error: { code, message } });

/** Returns an API client that gives these answers in order, and a list of its requests. */
function scripted(...answers: readonly (readonly [status: number, body: unknown])[]) {
  const requested: WireRequest[] = [];
  const api = createClient({
    transport: async (request) => {
      const [status, body] = answers[requested.length] ?? [500, error('internal', 'not in the script')];
      requested.push(request);
      return { status, setCookies: [], body: JSON.stringify(body) };
    },
  });
  return {
    api,
    calls: () =>
      requested.map(({ path, body }) => [path, typeof body === 'string' ? (JSON.parse(body) as unknown) : null]),
  };
}

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const [phone, challenge] = ['79123456789', 'challenge-of-22-signs-'];
const check = form({ step: 'check', address: '8 912 345-67-89', sent_to: phone, challenge, code: '0042' });

it('sends the code and remembers where it went', async () => {
  const { api } = scripted([200, { body: '17,1', code: challenge }]);
  const state = await signInStep(api, form({ step: 'send', address: '8 912 345-67-89' }));
  expect(state).toMatchObject({ challenge, sentTo: phone, sentToTitle: '+7 (912) 345-67-89', problem: 'none' });
});

it('offers e-mail if the SMS provider fails for the whole shop', async () => {
  const { api } = scripted([200, { body: '0,-3', code: challenge }]);
  const state = await signInStep(api, form({ step: 'send', address: phone }));
  expect(state).toMatchObject({ channel: 'email', challenge: '', problem: 'shop_wide' });
});

it('registers an unknown user and logs in again', async () => {
  const { api, calls } = scripted(
    [200, { ...nobody, isUserWasNotFound: true }],
    [200, { user: emptyUser }],
    [200, { ...nobody, isAuthenticated: true }],
  );
  expect(await signInStep(api, check)).toBeNull();
  expect(calls()).toEqual([
    ['/users/phone', { phone, sessionId: challenge, code: '0042' }],
    ['/users/register', { username: phone, password: phone }],
    ['/users/phone', { phone, sessionId: challenge }],
  ]);
});

it('shows the message of a signup that failed', async () => {
  const { api } = scripted(
    [200, { ...nobody, isUserWasNotFound: true }],
    [403, error('grant_missing', 'Сначала подтвердите номер.')],
  );
  expect(await signInStep(api, check)).toMatchObject({ problem: 'error', message: 'Сначала подтвердите номер.' });
});

it('shows that a code is wrong', async () => {
  const { api } = scripted([200, nobody]);
  expect(await signInStep(api, check)).toMatchObject({ problem: 'wrong_code', challenge });
});

it('calls no API if the number changed after the code was sent', async () => {
  const { api, calls } = scripted();
  const changed = form({ step: 'check', address: '79990000000', sent_to: phone, challenge, code: '0042' });
  expect(await signInStep(api, changed)).toMatchObject({ problem: 'address_changed' });
  expect(calls()).toEqual([]);
});

it('a wrong code keeps the remaining pause, and no form can extend it', async () => {
  const wrong = { step: 'check', address: phone, sent_to: phone, challenge, code: '0041' };
  for (const [typed, left] of [
    ['42', 42],
    ['9999', 60],
    ['-1', 0],
    ['x', 0],
  ] as const) {
    const { api } = scripted([200, nobody]);
    const state = await signInStep(api, form({ ...wrong, pause_left: typed }));
    expect(state).toMatchObject({ problem: 'wrong_code', retryAfterSeconds: left });
  }
});

it('adds the lines of the shared link, except those that cannot be bought', async () => {
  const token = 'b'.repeat(22);
  const shown = { seo: 'x', mpn: 'X', title: 'x', brand: 'X', package: null, categorySlug: 'timers', unit: 'piece' };
  const line = { ...shown, qty: 2, current_price: 10, total_price: 20, discount: 0 };
  const products = ['3', '4'].map((product_id) => ({ ...line, product_id }));
  const bodies: unknown[] = [];
  const { visit, asked } = await scriptedVisit('/sign-in', (call, { body }) => {
    if (call === `GET /orders/public/${token}`)
      return { status: 200, body: { number: '26-000001', status: 'created', products } };
    if (call === 'GET /basket/current') return { status: 200, body: { basket: null } };
    if (call !== 'POST /basket/add') return { status: 404, body: error('not_found', '') };
    bodies.push(JSON.parse(String(body)));
    const productId = bodies.length === 1 ? '3' : '4';
    return { status: 409, body: { error: { code: 'not_enough_stock', message: 'нет', productId, available: 0 } } };
  });
  // Nothing was merged, because none of the shared lines can be bought. The page still shows the shared basket.
  expect(await arrive(visit, `/basket?id=${token}&x=1`)).toBe(`/basket?id=${token}&x=1`);
  expect(asked).toContain(`GET /basket/${token}`);
  expect(bodies).toEqual([
    {
      products: [
        { product_id: '3', qty: 2 },
        { product_id: '4', qty: 2 },
      ],
    },
    { products: [{ product_id: '4', qty: 2 }] },
  ]);
});

it('adds nothing if the address names no basket, or the visitor’s own basket', async () => {
  const { visit, asked } = await scriptedVisit('/sign-in', () => ({ status: 404, body: error('not_found', '') }));
  expect(await arrive(visit, '/en/catalog?page=2')).toBe('/en/catalog?page=2');
  expect(await arrive(visit, '/cabinet/addresses?done=removed&id=3')).toBe('/cabinet/addresses?done=removed&id=3');
  visit.request.headers.set('cookie', 'cart=own');
  expect(await arrive(visit, '/basket?id=own')).toBe('/basket?id=own');
  expect(asked).toEqual([]);
});
