import { randomUUID } from 'node:crypto';

import type { PaymentMethods } from '@farad/contract/back-office-payments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { products } from '../../testing/catalogue.ts';
import { openPaymentShop, type PaymentShop, type PlacedForPay } from '../../testing/payment-shop.ts';
import { signedInStaff, type StaffBrowser } from '../../testing/staff.ts';

let shop: PaymentShop;
let manager: StaffBrowser;
let chief: StaffBrowser;
beforeAll(async () => {
  shop = await openPaymentShop();
});
beforeEach(async () => {
  manager = await signedInStaff(shop, 'order_manager');
  chief = await signedInStaff(shop, 'administrator');
  await chief.post('/admin/payment-methods', usual);
});
afterAll(() => shop.close());

const usual = { isCardOn: true, isSbpOn: true, isHeldFirst: false, shopId: '', secretKey: null };

const anOrder = (): Promise<PlacedForPay> => shop.order([products.tiered, 120]);

describe('payment methods', () => {
  it('are set without the key ever coming out, and tested', async () => {
    const { account } = shop.twins.yookassa;
    const { shopId, secretKey } = shop.twins.yookassa.account;
    const set = await chief.post('/admin/payment-methods', { ...usual, ...account });
    expect(set.json<PaymentMethods>()).toMatchObject({ shopId, hasSecretKey: true, source: 'settings' });
    const shown = await chief.get('/admin/payment-methods');
    const { rows } = await shop.pool.query<{ row: string }>(
      'select payment_settings::text as row from payment_settings',
    );
    expect(shown.body + set.body + JSON.stringify(rows)).not.toContain(secretKey);
    const test = async () => (await chief.post('/admin/payment-methods/test', {})).json<{ result: string }>().result;
    expect(await test()).toBe('works');
    const order = await anOrder();
    expect(await shop.pay(order)).toMatchObject({ state: 'pending' });
    await chief.post('/admin/payment-methods', { ...usual, shopId, secretKey: 'another-secret-key' });
    expect(await test()).toBe('not_admitted');
    const other = await chief.post('/admin/payment-methods', { ...usual, shopId: '77', secretKey: null });
    expect([other.statusCode, other.json<{ error: { field: string } }>().error.field]).toEqual([400, 'secretKey']);
  });

  it('that are off are not offered, and refused', async () => {
    await chief.post('/admin/payment-methods', { ...usual, isSbpOn: false });
    const refused = await shop.pay(await anOrder(), 'sbp');
    expect(refused).toMatchObject({ refusal: 'method_off', state: null });
  });

  it('are for administrators alone', async () => {
    for (const answer of [
      await manager.get('/admin/payment-methods'),
      await manager.post('/admin/payment-methods', usual),
      await manager.post('/admin/payment-methods/test', {}),
    ]) {
      expect(answer.statusCode).toBe(403);
    }
  });
});

describe('webhooks in the back office', () => {
  it('are listed without their bodies, and looked at once more', async () => {
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
    await shop.readWebhooks();
    expect((await developer.get('/admin/webhooks?x=1')).statusCode).toBe(400);
    expect((await developer.post('/admin/webhooks/999999/retry', {})).statusCode).toBe(404);
  });
});
