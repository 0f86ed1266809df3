import { testVendors } from '#testing/vendors.ts';
import type { PaymentCredentials } from '@farad/integrations/payments';
import { randomUUID } from 'node:crypto';

import type { PaymentMethods } from '@farad/contract/office/payments/payment-account';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { refusalOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { openPaymentShop, type PaymentShop, type PlacedForPay } from '#testing/payment-shop.ts';
import { setPayments } from '#testing/payment-settings.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { showMethods } from './payment-methods.ts';
import { missingAccount, openDesk } from './provider/payment-account.ts';

let shop: PaymentShop;
let manager: StaffBrowser;
let chief: StaffBrowser;
beforeAll(async () => {
  shop = await openPaymentShop();
});
beforeEach(async () => {
  manager = await signedInStaff(shop, 'order_manager');
  chief = await signedInStaff(shop, 'administrator');
  await setPayments(chief, {});
  await chief.post('/admin/payment-account/remove', {});
});
afterAll(() => shop.close());

const anOrder = (): Promise<PlacedForPay> => shop.order([products.tiered, 120]);

describe('payment methods', () => {
  it('have an account whose key is never returned, and is tested', async () => {
    const { account } = shop.twins.yookassa;
    const { shopId, secretKey } = account;
    const set = await chief.post('/admin/payment-account', account);
    expect(set.json<PaymentMethods>()).toMatchObject({
      source: 'settings',
      shopId,
      variables: [],
      own: {
        shopId,
        keyEnd: secretKey.slice(-2),
      },
    });
    const shown = await chief.get('/admin/payment-methods');
    const { rows } = await shop.pool.query<{ row: string }>(
      'select account::text as row from provider_account account',
    );
    const log = await shop.pool.query<{ row: string }>('select entry::text as row from audit entry');
    const told = await shop.pool.query(
      "select before, after from audit where action = 'payment.account_set' order by id desc limit 1",
    );
    expect(told.rows).toEqual([{ before: { shopId: '' }, after: { shopId, isKeySet: true } }]);
    expect(shown.body + set.body + JSON.stringify(rows) + JSON.stringify(log.rows)).not.toContain(secretKey);
    const test = async () => (await chief.post('/admin/payment-methods/test', {})).json<{ result: string }>().result;
    expect(await test()).toBe('works');
    expect(await shop.pay(await anOrder())).toMatchObject({ state: 'pending' });
    await chief.post('/admin/payment-account', { shopId, secretKey: 'another-secret-key' });
    expect(await test()).toBe('not_admitted');
    const nameless = await chief.post('/admin/payment-account', { shopId: 'x', secretKey: 'another-secret-key' });
    expect([nameless.statusCode, nameless.json<{ error: { field: string } }>().error.field]).toEqual([400, 'shopId']);
  });

  it('fall back to the other account when theirs is removed', async () => {
    await chief.post('/admin/payment-account', shop.twins.yookassa.account);
    const removed = await chief.post('/admin/payment-account/remove', {});
    expect(removed.json<PaymentMethods>()).toMatchObject({ source: 'twin', own: null });
    expect((await chief.post('/admin/payment-account/remove', {})).statusCode).toBe(404);
  });

  it('are named as missing without an account, and not offered; invoices and cash alone need none', async () => {
    const { vendors, config, log } = shop.deps;
    const { chosen } = vendors.payments;
    const withAccount = (environmentAccount: PaymentCredentials | null) =>
      testVendors(config, log, { payment: { ...chosen, environmentAccount, twinAccount: null } });
    const named = withAccount({ shopId: '1', secretKey: 'of the environment' });
    const real = withAccount(null);
    expect(await missingAccount(shop.db, named)).toEqual([]);
    expect(await missingAccount(shop.db, real)).toEqual([
      'YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY: not set, and the back office has set no account for cards and SBP',
    ]);
    const nobodys = { ...shop.deps, vendors: real };
    expect(await openDesk(nobodys)).toMatchObject({ account: null, isOn: { card: false, sbp: false } });
    expect(await showMethods(nobodys)).toEqual({
      source: 'none',
      shopId: '',
      isTest: false,
      own: null,
      variables: [],
    });
    for (const off of [['card'], ['sbp']] as const) {
      await setPayments(chief, { off });
      expect([off, await missingAccount(shop.db, real)]).toEqual([off, [expect.stringContaining('YOOKASSA_SHOP_ID')]]);
    }
    await setPayments(chief, { off: ['card', 'sbp'] });
    expect(await missingAccount(shop.db, real)).toEqual([]);
    await setPayments(chief, { off: [] });
    await chief.post('/admin/payment-account', shop.twins.yookassa.account);
    expect((await openDesk(nobodys)).account?.source).toBe('settings');
    expect(await missingAccount(shop.db, real)).toEqual([]);
    expect((await openDesk({ ...shop.deps, vendors: named })).account?.source).toBe('environment');
  });

  it('that are off are not offered, and refused', async () => {
    await setPayments(chief, { off: ['sbp'] });
    const refused = await shop.pay(await anOrder(), 'sbp');
    expect(refused).toMatchObject({ refusal: 'method_off', state: null });
  });

  it('are only for administrators', async () => {
    for (const answer of [
      await manager.get('/admin/payment-methods'),
      await manager.post('/admin/payment-account', { shopId: '1', secretKey: 'a-key-of-theirs' }),
      await manager.get('/admin/settings/payments'),
      await manager.post('/admin/payment-methods/test', {}),
    ]) {
      expect(answer.statusCode).toBe(403);
    }
  });
});

describe('webhooks in the back office', () => {
  it('are listed without their bodies, and handled again on request', async () => {
    const developer = await signedInStaff(shop, 'developer');
    const id = randomUUID();
    await shop.tell({ type: 'notification', event: 'payment.succeeded', object: { id, secret: 'body' } });
    await shop.readWebhooks();
    const list = async (query = '') => (await developer.get(`/admin/webhooks${query}`)).body;
    expect(await list()).toContain(id);
    expect(await list()).not.toContain('body');
    expect(await list('?open=true')).not.toContain(id);
    const { events } = (await developer.get('/admin/webhooks')).json<{ events: { id: string }[] }>();
    const [event] = events;
    expect((await developer.post(`/admin/webhooks/${event?.id}/retry`, {})).statusCode).toBe(200);
    expect(await list('?open=true')).toContain(id);
    const told = await shop.pool.query("select object_kind, after from audit where action = 'webhook.retried'");
    expect(told.rows).toEqual([{ object_kind: null, after: { event: Number(event?.id) } }]);
    await shop.readWebhooks();
    expect(refusalOf(await developer.get('/admin/webhooks?x=1'))).toMatchObject({
      status: 400,
      code: 'unknown_field',
      field: 'x',
    });
    expect(refusalOf(await developer.get('/admin/webhooks?open=maybe'))).toMatchObject({
      status: 400,
      code: 'invalid_input',
      field: 'open',
    });
    expect((await developer.post('/admin/webhooks/999999/retry', {})).statusCode).toBe(404);
  });
});
