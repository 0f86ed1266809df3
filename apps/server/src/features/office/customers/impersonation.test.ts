import { afterAll, beforeAll, expect, it } from 'vitest';

import { add, basketOf, wishesOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { orderOf, tryPlace } from '#testing/calls/order-calls.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const { tiered: first, byTens: second } = products;
const acting = '__Host-acting';

const begin = (staff: StaffBrowser, customer: SignedInBrowser, reason = 'Звонок 12: не видит корзину') =>
  staff.post(`/admin/customers/${customer.accountId}/impersonation`, { reason });

const bannerOf = async (browser: StaffBrowser): Promise<unknown> =>
  (await browser.get('/site/frame')).json<{ actedFor: unknown }>().actedFor;

it('shows the shop as the customer sees it, marked, for half an hour', async () => {
  const staff = await signedInStaff(shop, 'support');
  const customer = await shop.signedIn({ name: 'Вера' });
  expect(await bannerOf(staff)).toBeNull();
  expect((await begin(staff, customer, '')).statusCode).toBe(400);
  expect((await begin(staff, customer)).statusCode).toBe(200);
  expect(await bannerOf(staff)).toMatchObject({ customer: 'Вера' });
  expect((await staff.get('/users/authenticateduser')).json()).toMatchObject({ user: { phone: customer.phone } });
  // The customer sees the staff member's session in the list of their own sessions.
  expect((await customer.get('/account/sessions')).json()).toMatchObject([{ isSupport: false }, { isSupport: true }]);
  shop.passSeconds(1801);
  expect(await bannerOf(staff)).toBeNull();
});

it('merges nothing: this browser’s basket and session return at the end', async () => {
  const staff = await signedInStaff(shop, 'support');
  const customer = await shop.signedIn();
  await add(staff, [first, 3]);
  await add(customer, [second, 20]);
  const before = new Map(staff.cookies);
  await begin(staff, customer);
  expect(wishesOf(await basketOf(staff))).toEqual([[second.id, 20]]);
  const answer = await staff.post('/impersonation/end', {});
  expect(answer.json()).toEqual({ adminUrl: `https://farad.example/admin/customers/${customer.accountId}` });
  expect([...staff.cookies.keys()].toSorted()).toEqual([...before.keys()].toSorted());
  expect(wishesOf(await basketOf(staff))).toEqual([[first.id, 3]]);
  expect(wishesOf(await basketOf(customer))).toEqual([[second.id, 20]]);
  expect((await staff.get('/admin/me')).statusCode).toBe(200);
});

it('cannot change the customer’s identity or export data', async () => {
  const staff = await signedInStaff(shop, 'support');
  const customer = await shop.signedIn();
  await begin(staff, customer);
  for (const [path, body] of [
    ['/account/profile', { name: 'Х', surname: 'Х', locale: 'ru' }],
    ['/account/contacts/code', { contact: 'phone', address: '9161234567' }],
    ['/account/proof/code', { contact: 'phone' }],
    ['/account/consents', { kind: 'advertising', isGiven: true }],
    ['/account/deletion', { isWanted: true }],
    ['/account/sessions/end-others', {}],
    ['/companies', { inn: '7707083893' }],
  ] as const) {
    const answer = await staff.post(path, body);
    expect([path, answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
      path,
      403,
      'forbidden',
    ]);
  }
  expect((await staff.get('/account/data')).statusCode).toBe(403);
  expect((await staff.get('/account/profile')).statusCode).toBe(200);
});

it('orders for the customer with the permission to', async () => {
  const staff = await signedInStaff(shop, 'order_manager');
  const customer = await shop.signedIn();
  await begin(staff, customer);
  const answer = await tryPlace(staff, orderOf(await add(staff, [first, 10])));
  expect(answer.statusCode).toBe(201);
  const { rows } = await shop.pool.query('select from orders where account_id = $1', [customer.accountId]);
  expect(rows).toHaveLength(1);
});

it('logs every action under both names', async () => {
  const staff = await signedInStaff(shop, 'support');
  const customer = await shop.signedIn();
  await begin(staff, customer);
  await add(staff, [first, 1]);
  await staff.get('/basket');
  await staff.post('/impersonation/end', {});
  const { rows } = await shop.pool.query<{ action: string; after: { call?: string } | null; reason: string }>(
    'select action, "after", reason from audit where staff_id = $1 and object_id = $2 order by id',
    [staff.staffId, customer.accountId],
  );
  expect(rows.map(({ action, after }) => after?.call ?? action)).toEqual([
    'customer.impersonation_begun',
    'POST /basket/add',
    'POST /impersonation/end',
    'customer.impersonation_ended',
  ]);
  expect(rows[0]?.reason).toBe('Звонок 12: не видит корзину');
});

it('ends with sign-out, with the end of the staff member’s access, or by the customer', async () => {
  const chief = await signedInStaff(shop, 'administrator');
  for (const end of [
    (staff: StaffBrowser) => staff.post('/admin/sign-out', {}),
    (staff: StaffBrowser) => chief.post(`/admin/users/${staff.staffId}/disabled`, { isDisabled: true }),
    (staff: StaffBrowser) => chief.post(`/admin/users/${staff.staffId}/roles`, { roles: ['developer'] }),
    (_: StaffBrowser, customer: SignedInBrowser) => customer.post('/account/sessions/end-others', {}),
  ]) {
    const staff = await signedInStaff(shop, 'support');
    const customer = await shop.signedIn();
    await begin(staff, customer);
    expect(await bannerOf(staff)).not.toBeNull();
    expect((await end(staff, customer)).statusCode).toBe(200);
    expect(await bannerOf(staff)).toBeNull();
  }
});

it('the shop’s sign-out ends only the acting', async () => {
  const staff = await signedInStaff(shop, 'support');
  const customer = await shop.signedIn();
  await begin(staff, customer);
  expect((await staff.get('/users/logout')).statusCode).toBe(200);
  expect(staff.cookies.has(acting)).toBe(false);
  expect((await customer.get('/account/profile')).statusCode).toBe(200);
  expect((await staff.get('/admin/me')).statusCode).toBe(200);
});

it('needs the permission: neither a catalogue manager nor a customer has it', async () => {
  const customer = await shop.signedIn();
  expect((await begin(await signedInStaff(shop, 'catalogue_manager'), customer)).statusCode).toBe(403);
  const stranger = await shop.signedIn();
  const path = `/admin/customers/${customer.accountId}/impersonation`;
  expect((await stranger.post(path, { reason: 'Просто так' })).statusCode).toBe(401);
});
