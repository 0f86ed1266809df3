import type { ShopSetting } from '@farad/contract/office/settings/settings';
import { usualSettings } from '@farad/domain/setting';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { contentBody, contentText } from '#testing/scenes/content-scenes.ts';
import { setPayments } from '#testing/payment-settings.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { factsOf } from '../site/facts.ts';
import { onlinePaymentTexts } from './law-facts.ts';

let shop: TestShop;
let chief: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  chief = await signedInStaff(shop, 'administrator');
});
afterAll(() => shop.close());

/** Publishes the shop's own text of a page. */
async function publish(slug: string, version: number, body: string): Promise<void> {
  const { texts, link } = contentBody('page', slug);
  const saved = { texts: { ...texts, ru: { ...contentText, body } }, link, note: '', version: version - 1 };
  expect((await chief.post(`/admin/content/page/${slug}/save`, saved)).statusCode).toBe(200);
  const plan = { version, at: null, endsAt: null };
  expect((await chief.post(`/admin/content/page/${slug}/publish`, plan)).statusCode).toBe(200);
}

const telling = () => onlinePaymentTexts(shop.db, shop.deps.clock());

it('default texts tell of cards and SBP only while these are on', async () => {
  expect(await telling()).toContain('offer');
  await setPayments(chief, { off: ['card', 'sbp'] });
  expect(await telling()).toEqual([]);
});

it('a shop’s own text that promises cards is found, unless the promise is in a part that is off', async () => {
  await setPayments(chief, { off: ['card', 'sbp'] });
  await publish('payment', 1, 'Платите картой.');
  expect(await telling()).toEqual(['payment']);
  await publish('payment', 2, '{{ if pay_card }}Платите банковской картой.{{ end }}');
  expect(await telling()).toEqual([]);
  await publish('payment', 3, '{{ if phone }}Платите банковской картой.{{ end }}');
  expect(await telling()).toEqual(['payment']);
});

it('facts name the payment methods that are on', async () => {
  const facts = async () => {
    const values = await factsOf(shop.deps, { locale: 'ru', text: '' });
    return [values.pay_ways, values.pay_online, values.pay_card, values.pay_cash, values.cash_days];
  };
  await setPayments(chief, { off: ['card'] });
  const all = 'через СБП, по счёту (компаниям и ИП) или наличными при самовывозе';
  expect(await facts()).toEqual([all, 'через СБП', undefined, 'наличными при самовывозе', '14']);
  await setPayments(chief, { off: ['cash_on_receipt', 'sbp'] });
  const some = 'банковской картой или по счёту (компаниям и ИП)';
  expect(await facts()).toEqual([some, 'банковской картой', 'банковской картой', undefined, undefined]);
});

it('facts name who may pay, and the limits of a payment method', async () => {
  const { methods } = usualSettings.payments;
  const value = {
    ...usualSettings.payments,
    methods: methods.map((terms) => {
      if (terms.method === 'card') return { ...terms, buyers: 'personal', leastRoubles: 500, mostRoubles: 90_000 };
      return terms.method === 'invoice' ? { ...terms, leastRoubles: 3000 } : terms;
    }),
  };
  const { versions } = (await chief.get('/admin/settings/payments')).json<ShopSetting>();
  const setting = { setting: { key: 'payments', value }, seen: versions[0]?.id ?? null };
  expect((await chief.post('/admin/settings', setting)).statusCode).toBe(200);
  const values = await factsOf(shop.deps, { locale: 'ru', text: '' });
  expect([values.card_buyers, values.card_limits]).toEqual([
    'Только частным лицам',
    'заказы от 500\u00a0₽ до 90\u00a0000\u00a0₽',
  ]);
  expect([values.sbp_buyers, values.sbp_limits]).toEqual(['Частным лицам и компаниям', undefined]);
  expect(values.invoice_limits).toBe('заказы от 3\u00a0000\u00a0₽');
});

it('cash needs the shop’s own pickup', async () => {
  await setPayments(chief, {});
  const { ways } = usualSettings.delivery;
  const value = {
    ...usualSettings.delivery,
    ways: ways.map((way) => ({ ...way, isOn: way.kind !== 'own_pickup' })),
  };
  const { versions } = (await chief.get('/admin/settings/delivery')).json<ShopSetting>();
  const setting = { setting: { key: 'delivery', value }, seen: versions[0]?.id ?? null };
  expect((await chief.post('/admin/settings', setting)).statusCode).toBe(200);
  const { pay_cash: cash, pay_ways: all } = await factsOf(shop.deps, { locale: 'en', text: '' });
  expect([cash, all]).toEqual([undefined, 'by bank card, by SBP, or by invoice (companies and sole traders)']);
});
