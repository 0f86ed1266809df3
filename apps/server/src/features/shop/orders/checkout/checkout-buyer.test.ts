import { inTransaction } from '@farad/database/connection/transaction';
import type { ShopSetting } from '@farad/contract/office/settings/settings';
import type { RememberedChoices } from '@farad/contract/shop/checkout';
import type { WireOrder } from '@farad/contract/shop/orders';
import { companyQueries } from '@farad/database/people/company.queries';
import { personalDataQueries } from '@farad/database/people/personal-data.queries';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { setTestSeller } from '#testing/seller.ts';
import { add, refusalOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { orderAsQuoted, orderQuoted, ownPickup, quoteOf, type Chosen } from '#testing/calls/checkout-calls.ts';
import { tryPlace } from '#testing/calls/order-calls.ts';
import { signedInStaff } from '#testing/staff.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';
import { nothingRemembered } from './remembered-choices.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await setTestSeller(shop);
});
afterAll(() => shop.close());

async function buyer(quantity = 10): Promise<SignedInBrowser> {
  const person = await shop.signedIn();
  await add(person, [products.tiered, quantity]);
  return person;
}

/** Creates a company for which the person buys from then on. Returns its id. */
async function buyAsCompany(person: SignedInBrowser, orderLimit: number | null = null): Promise<string> {
  const { id } = (await person.post('/companies', { inn: '7707083893', name: 'ООО «Ромашка»' })).json<{ id: string }>();
  if (orderLimit !== null) {
    const owner = await shop.signedIn();
    const companies = companyQueries(shop.db);
    await companies.addMember(Number(id), { accountId: owner.accountId, role: 'owner', orderLimit: null }, new Date());
    await companies.setMember(Number(id), {
      accountId: person.accountId,
      role: 'buyer',
      orderLimit: (orderLimit * 100) as never,
    });
  }
  await person.post('/companies/buy-as', { companyId: id });
  return id;
}

const byInvoice: Chosen = {
  ...ownPickup,
  payment_method: 'invoice',
  accountant_email: 'Accounts@Company.example',
  purchase_number: 'ЗП-17/2026',
};

const rememberedOf = async (person: SignedInBrowser): Promise<RememberedChoices> =>
  (await person.get('/checkout/remembered')).json<RememberedChoices>();

test('own pickup comes first in the office’s city and last elsewhere', async () => {
  const person = await buyer();
  const waysIn = async (city: string) =>
    (await quoteOf(person, { city })).delivery.map(({ kind, isElsewhere }) => [kind, isElsewhere]);
  expect(await waysIn('moskva')).toContainEqual(['own_pickup', false]);
  for (const city of ['kazan', 'novosibirsk']) {
    const ways = await waysIn(city);
    expect(ways.at(-1)).toEqual(['own_pickup', true]);
    expect(ways.slice(0, -1).every(([, isElsewhere]) => isElsewhere === false)).toBe(true);
  }
});

test('an office in another town is offered there first, and that town is shown to those who chose none', async () => {
  const chief = await signedInStaff(shop, 'administrator');
  const person = await buyer();
  const change = async (office: object | null) => {
    const { setting, versions } = (await chief.get('/admin/settings/delivery')).json<ShopSetting>();
    const value = { ...setting.value, office };
    return chief.post('/admin/settings', { setting: { key: 'delivery', value }, seen: versions[0]?.id ?? null });
  };
  const place = { address: 'ул. Баумана, 7', hours: 'пн–пт 9–18', latitude: null, longitude: null };
  const isElsewhere = async (city?: string) => {
    const quote = await quoteOf(person, city === undefined ? {} : { city });
    return [quote.city.slug, quote.delivery.find(({ kind }) => kind === 'own_pickup')?.isElsewhere];
  };
  const pointsIn = async (city: string) =>
    (await person.get(`/delivery/points?city=${city}`)).json<{ points: { kind: string }[] }>().points[0]?.kind;
  expect((await change({ ...place, city: 'kazan' })).statusCode).toBe(200);
  expect([await isElsewhere('kazan'), await isElsewhere('moskva'), await isElsewhere()]).toEqual([
    ['kazan', false],
    ['moskva', true],
    ['kazan', false],
  ]);
  expect(await pointsIn('kazan')).toBe('own');
  expect(await pointsIn('moskva')).not.toBe('own');
  expect((await change({ ...place, city: '' })).statusCode).toBe(200);
  expect([await isElsewhere('kazan'), await isElsewhere()]).toEqual([
    ['kazan', true],
    ['moskva', true],
  ]);
  expect(refusalOf(await change({ ...place, city: 'atlantis' }))).toMatchObject({
    status: 400,
    field: 'setting.value.office.city',
  });
  expect((await change(null)).statusCode).toBe(200);
  expect(await isElsewhere()).toEqual(['moskva', false]);
});

test.each(['atlantis', 'moskva-2'])('the unknown city %s is refused by its name', async (city) => {
  const person = await buyer();
  expect(refusalOf(await person.post('/checkout/quote', { city }))).toMatchObject({
    status: 400,
    code: 'invalid_input',
    field: 'city',
  });
});

test('a guest buying for a company is offered an invoice', async () => {
  const guest = shop.guest();
  await add(guest, [products.tiered, 10]);
  const refusal = async (customer_type: 'personal' | 'company') =>
    (await quoteOf(guest, { customer_type })).payment_methods.find(({ method }) => method === 'invoice')?.refusal;
  expect(await refusal('personal')).toBe('company_only');
  expect(await refusal('company')).toBeNull();
});

test('the limit of a buyer is shown before the order', async () => {
  const person = await buyer();
  await buyAsCompany(person, 1);
  expect((await quoteOf(person)).company).toMatchObject({ name: 'ООО «Ромашка»', limit: 1, needsApproval: true });
  const free = await buyer();
  await buyAsCompany(free);
  expect((await quoteOf(free)).company).toMatchObject({ limit: null, needsApproval: false });
  expect((await quoteOf(await buyer())).company).toBeNull();
});

test('an order by invoice stores number and accountant, the letter goes to both, the next order has them as defaults', async () => {
  const person = await buyer();
  await buyAsCompany(person);
  expect(await rememberedOf(person)).toEqual(nothingRemembered);
  const quote = await quoteOf(person, { delivery: ownPickup.delivery });
  const contact = { name: 'Олег', email: 'oleg@company.example' };
  const placed = await tryPlace(person, orderAsQuoted(quote, { ...byInvoice, contact }));
  expect(placed.statusCode).toBe(201);
  const { number } = placed.json<{ number: string }>();
  const order = (await person.get(`/orders/${number}`)).json<WireOrder>();
  expect(order.company).toEqual({
    name: 'ООО «Ромашка»',
    inn: '7707083893',
    kpp: null,
    purchaseNumber: 'ЗП-17/2026',
    accountantEmail: 'accounts@company.example',
  });
  const { rows } = await shop.pool.query<{ recipient: string; buyer: object }>(
    `select recipient, invoice.buyer from outbox join orders on orders.id = outbox.order_id
     join invoice on invoice.order_id = orders.id where number = $1 and kind = 'invoice' order by recipient`,
    [number],
  );
  expect(rows.map(({ recipient }) => recipient)).toEqual(['accounts@company.example', 'oleg@company.example']);
  expect(rows[0]?.buyer).toMatchObject({ purchaseNumber: 'ЗП-17/2026' });
  expect(rows[0]?.buyer).not.toHaveProperty('accountantEmail');
  expect(await rememberedOf(person)).toEqual({
    name: 'Олег',
    email: 'oleg@company.example',
    delivery: 'own_pickup',
    point: null,
    payment_method: 'invoice',
    accountant_email: 'accounts@company.example',
    hasConsent: true,
  });
});

test('the accountant’s email address is erased with the account, the purchase number stays', async () => {
  const person = await buyer();
  await buyAsCompany(person);
  expect((await orderQuoted(person, byInvoice)).statusCode).toBe(201);
  await shop.pool.query('update account set delete_at = now() where id = $1', [person.accountId]);
  await inTransaction(shop.db, (tx) => personalDataQueries(tx).erase(person.accountId, new Date(Date.now() + 1000)));
  const { company } = await shop.db
    .selectFrom('orders')
    .select('company')
    .where('account_id', '=', person.accountId)
    .executeTakeFirstOrThrow();
  expect(company).toMatchObject({ purchaseNumber: 'ЗП-17/2026' });
  expect(company).not.toHaveProperty('accountantEmail');
});

test('an invoice without an email address asks for one, and a wrong one is named', async () => {
  const person = await buyer();
  await buyAsCompany(person);
  const chosen = { ...byInvoice, accountant_email: '' };
  expect(refusalOf(await orderQuoted(person, chosen))).toMatchObject({
    status: 400,
    code: 'invoice_email_needed',
    field: 'accountant_email',
  });
  const wrong = { ...byInvoice, accountant_email: 'not an address' };
  expect(refusalOf(await orderQuoted(person, wrong))).toMatchObject({ status: 400, field: 'accountant_email' });
  expect((await orderQuoted(person, { ...chosen, contact: { name: 'Олег', email: 'o@example.com' } })).statusCode).toBe(
    201,
  );
});

test('a guest has no remembered choices', async () => {
  expect((await shop.guest().get('/checkout/remembered')).json()).toEqual(nothingRemembered);
});
