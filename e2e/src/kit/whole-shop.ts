import { randomUUID } from 'node:crypto';

import { expect, type APIRequestContext, type Browser, type BrowserContext } from '@playwright/test';

import { officeSections, product, sitePages } from './addresses.ts';
import { buyer, orderBasket } from './order-basket.ts';
import { openOwnShop } from './own-shop.ts';
import { freshPhone, signIn } from './shop.ts';
import { administrator, signInFirst } from './staff.ts';

/** A separate shop with enough data to open every screen. */
export interface WholeShop {
  readonly base: string;
  /** Numbers of the customer's orders. */
  readonly orders: readonly string[];
  /** Browser of a customer who has orders, parts lists and companies. */
  readonly customer: BrowserContext;
  /** Browser of the signed-in first administrator. */
  readonly office: BrowserContext;
  /** Addresses of all pages of the site, including those that need a sign-in. */
  readonly pages: readonly string[];
  /** Addresses of all pages of the back office. */
  readonly officePages: readonly string[];
  readonly end: () => Promise<void>;
}

const listName = 'Плата';

const partsList = [
  'Reference;Value;Qty;MPN',
  'R1,R2;10k;2;RC0603FR-0710KL',
  'C1;100n 0603 X7R;1;',
  'U1;NE555;1;NE555P',
  'U2;?;1;NOSUCHPART-9000',
].join('\n');

/** Returns functions that call the API as the person whose browser makes the requests. */
function caller(base: string, request: APIRequestContext) {
  const ask = async <T>(path: string): Promise<T> => {
    const answer = await request.get(`${base}/api${path}`);
    expect([path, answer.status()]).toEqual([path, 200]);
    return (await answer.json()) as T;
  };
  const say = async <T>(path: string, data: object): Promise<T> => {
    const headers = { origin: base, 'idempotency-key': randomUUID() };
    const answer = await request.post(`${base}/api${path}`, { headers, data });
    expect([path, answer.ok() ? '' : await answer.text()]).toEqual([path, '']);
    return (await answer.json()) as T;
  };
  const order = async (): Promise<string> => (await orderBasket(base, request)).number;
  return { ask, say, order };
}

export type Caller = ReturnType<typeof caller>;

const idOf = async ({ ask }: Caller, seo: string): Promise<string> =>
  (await ask<{ product: { _id: string } }>(`/catalog/products/${seo}`)).product._id;

const address = {
  label: 'Работа',
  city: 'Казань',
  street: 'ул. Баумана',
  house: '5',
  flat: '7',
  postcode: '420111',
  recipient: buyer.name,
  phone: '',
  comment: '',
};

/** Texts that the customer types. Pages in every language show them unchanged. */
export const ownWords: readonly string[] = [
  `${buyer.name} ${buyer.surname}`,
  buyer.name,
  listName,
  address.label,
  `${address.postcode}, ${address.city}, ${address.street}, д. ${address.house}, кв. ${address.flat}`,
  address.city,
  address.street,
];

/**
 * Creates the data that a customer leaves in the shop over several months. Returns the numbers of the orders, and the
 * addresses of the pages that show the data.
 */
async function liveAsCustomer(person: Caller): Promise<{ orders: string[]; pages: string[] }> {
  const { ask, say, order } = person;
  const product_id = await idOf(person, product);
  const orders: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    await say('/basket/add', { products: [{ product_id, qty: 100 }] });
    orders.push(await order());
  }
  await say('/basket/add', { products: [{ product_id, qty: 100 }] });
  await say('/account/addresses', address);
  const { id: company } = await say<{ id: string }>('/companies', { inn: '7707083893' });
  const { number } = await say<{ number: string }>('/requests', { lines: [{ part: 'КР580ВМ80А', qty: 100 }] });
  for (const list of ['comparison', 'favourites']) await say('/lists/mark', { list, product_id, isMarked: true });
  await say('/lists/watches', { product_id, kind: 'cheaper', isWatched: true });
  await say(`/catalog/products/${product}/questions`, { authorName: buyer.name, text: 'Есть ли в ленте?' });
  await say('/feedback', {
    subject: 'site',
    text: 'Не нашла осциллографы.',
    name: buyer.name,
    contact: 'vera@mail.example',
  });
  const bom = await say<{ _id: string }>('/boms/text', { text: partsList, name: listName });
  await expect
    .poll(async () => (await ask<{ state: string }>(`/boms/${bom._id}`)).state, { timeout: 30_000 })
    .toBe('ready');
  const { share } = await say<{ share: { token: string } }>(`/boms/${bom._id}/share`, { hasPrices: true });
  await say('/chat/messages', { text: 'Есть ли на ленте?', key: randomUUID(), page: '/catalog' });
  await say('/account/api-keys', { name: 'Склад', scopes: ['search'] });
  const program = { url: 'https://hooks.example/parts', events: ['order.placed'] };
  const { hook } = await say<{ hook: { id: string } }>('/account/hooks', program);
  return {
    orders,
    pages: [
      '/chat',
      '/cabinet/api',
      `/cabinet/api/hooks/${hook.id}`,
      '/basket',
      '/checkout',
      '/comparison',
      '/favs',
      '/cabinet/addresses',
      '/cabinet/notifications',
      '/cabinet/inbox',
      '/cabinet/documents',
      '/cabinet/bonuses',
      '/cabinet/watches',
      '/cabinet/orders',
      '/cabinet/requests',
      '/cabinet/requests/new',
      '/cabinet/profile',
      '/cabinet/profile/phone',
      '/cabinet/profile/email',
      '/cabinet/profile/delete',
      '/cabinet/sessions',
      '/cabinet/companies',
      '/cabinet/boms',
      '/cabinet/boms/own-stock',
      `/cabinet/companies/${company}`,
      `/cabinet/requests/${number}`,
      `/cabinet/orders/${orders[0]}`,
      `/cabinet/orders/${orders[0]}/cancel`,
      `/cabinet/orders/${orders[2]}/return`,
      `/cabinet/boms/${bom._id}`,
      `/cabinet/boms/${bom._id}/mapping`,
      `/cabinet/boms/${bom._id}/difference`,
      `/boms/${share.token}`,
    ],
  };
}

/** Sections in which the first row's page is opened, with the API call that lists the rows. */
const rows: Readonly<Record<string, string>> = {
  attributes: 'attributes',
  brands: 'brands',
  chats: 'chats',
  categories: 'categories',
  companies: 'companies',
  customers: 'customers',
};

const firstId = (answer: Readonly<Record<string, unknown>>): string => {
  const list = Object.values(answer).find((value) => Array.isArray(value)) as readonly { id: number | string }[];
  return String(list[0]?.id);
};

/**
 * Does the work of staff in the shop. Returns the paths of back-office pages for the rows that it created or changed.
 */
async function workAsStaff(staff: Caller, orders: readonly string[], productId: string): Promise<string[]> {
  const { ask, say } = staff;
  const [first = '', second = '', third = ''] = orders;
  const move = (number: string, from: string, to: string) =>
    say(`/admin/orders/${number}/move`, { from, to, reason: '' });
  for (const number of [first, second, third]) await move(number, 'created', 'in_work_personal');
  await move(third, 'in_work_personal', 'in_warehouse');
  await move(third, 'in_warehouse', 'delivered');
  const wave = await say<{ id: number }>('/admin/warehouse/waves', { orders: [second] });
  const terms = {
    value: {
      kind: 'percent',
      percent: 5,
    },
    startsOn: null,
    endsOn: null,
    minimum: 0,
    usesMax: null,
    usesPerAccount: null,
    categoryIds: [],
    note: '',
    codes: {
      kind: 'own',
      code: 'SPRING',
    },
  };
  const made = await say<{ coupons: readonly { id: number }[] }>('/admin/coupons', terms);
  await say('/admin/exchange/account', {});
  const request = (await ask<{ requests: readonly { number: string }[] }>('/admin/requests')).requests[0]?.number;
  const letter = (await ask<{ letters: readonly { number: string }[] }>('/admin/feedback')).letters[0]?.number;
  const job = (await ask<{ jobs: readonly { task: string }[] }>('/admin/operation/jobs')).jobs[0]?.task;
  const found: string[] = [];
  for (const [section, call] of Object.entries(rows))
    found.push(`${section}/${firstId(await ask<Record<string, unknown>>(`/admin/${call}`))}`);
  return [
    `orders/${first}`,
    `orders/board/${first}`,
    `warehouse/wave/${wave.id}`,
    `warehouse/packing/${first}`,
    `coupons/${made.coupons[0]?.id}`,
    `requests/${request}`,
    `feedback/${letter}`,
    `products/${productId}`,
    `stock/product/${productId}`,
    'users/1',
    `operation/jobs/${job}`,
    ...found,
  ];
}

/** How a shop differs from the usual one. */
interface WholeShopOptions {
  readonly name: string;
  /** Additional environment variables, for the address of the shop. */
  readonly settings: (base: string) => Readonly<Record<string, string>>;
  /** Work of the administrator before the customer comes. */
  readonly prepare: (staff: Caller, office: BrowserContext, base: string) => Promise<void>;
  /** True if customer and administrator use one browser, because the shop is closed to all but staff. */
  readonly isClosed: boolean;
}

const usual: WholeShopOptions = {
  name: 'whole',
  settings: () => ({}),
  prepare: async () => undefined,
  isClosed: false,
};

/** Starts a separate shop and fills it with the data of a customer and of staff. */
export async function openWholeShop(browser: Browser, options: WholeShopOptions = usual): Promise<WholeShop> {
  const { base, end } = await openOwnShop(options.name, (origin) => ({
    DEMO_PARTS: '2000',
    TRUSTED_PROXIES: '127.0.0.1',
    ...options.settings(origin),
  }));
  try {
    return await liveIn(browser, base, options, end);
  } catch (error) {
    await end();
    throw error;
  }
}

/** Signs the first administrator in, and does what a shop needs before its customer comes. */
async function openOffice(office: BrowserContext, base: string, { prepare }: WholeShopOptions): Promise<void> {
  const desk = await office.newPage();
  await desk.goto('/admin');
  await signInFirst(desk, administrator.email, administrator.password);
  await desk.close();
  await prepare(caller(base, office.request), office, base);
}

async function liveIn(
  browser: Browser,
  base: string,
  options: WholeShopOptions,
  end: () => Promise<void>,
): Promise<WholeShop> {
  const newContext = () => browser.newContext({ baseURL: base, locale: 'ru-RU' });
  const office = await newContext();
  await openOffice(office, base, options);
  const customer = options.isClosed ? office : await newContext();
  const page = await customer.newPage();
  await page.goto('/sign-in?back=/catalog');
  await signIn(page, page.request, freshPhone());
  await expect(page).toHaveURL(/\/catalog$/);
  const person = caller(base, customer.request);
  const { orders, pages } = await liveAsCustomer(person);
  await page.close();
  const made = await workAsStaff(caller(base, office.request), orders, await idOf(person, product));
  return {
    base,
    orders,
    customer,
    office,
    pages: [...sitePages, ...pages],
    officePages: ['', ...officeSections, ...made].map((path) => `/admin/${path}`),
    end: async () => {
      await office.close();
      if (customer !== office) await customer.close();
      await end();
    },
  };
}
