import { expect, test, type APIResponse, type BrowserContext } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { seller } from '../kit/office-shop.ts';
import { administrator, codeNow } from '../kit/staff.ts';
import { openWholeShop, type Caller, type WholeShop } from '../kit/whole-shop.ts';
import { zipTexts } from '../kit/zip-texts.ts';

// The tests of this file share one shop and run one after the other.
test.describe.configure({ mode: 'default' });

const ownName = 'Вольтоград';

/** Uses of the word "farad" that a shop with another name may show, each with the reason. */
const exceptions: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d_@./-])(?:micro|mikro|nano|pico|piko|mili|milli)?farads?(?![\p{L}\d_@/-]|\.\w)/gu, 'the unit'],
  [/(?<!\p{L})(?:микро|нано|пико|милли)?фарад(?:а|ы|ов|ах|ами?)?(?!\p{L})/gu, 'the unit'],
  [/\bfarad_[\w-]+/g, 'keys of the API and the cookie of 1C'],
  [/\bfarad-\d+\b/g, 'ids under which 1C keeps products'],
  [/\bFARAD5\b/g, 'the coupon of the demonstration, which goes with it'],
  [/\bfarad\.lock\b/g, 'a file in the data folder, which the operator sees'],
  [/\bFarad-Hooks\/\d\b/g, 'the program that sends webhooks'],
  [new RegExp(administrator.email.replaceAll('.', '\\.'), 'g'), 'an address that the test typed'],
];

/** Returns each piece of a text that contains the name of the software, with some characters around the name. */
function placesOf(text: string): readonly string[] {
  const rest = exceptions.reduce((left, [pattern]) => left.replaceAll(pattern, ''), text);
  return Array.from(rest.matchAll(/.{0,60}(?:farad|фарад).{0,40}/giu), ([place]) => place.trim());
}

const found = new Set<string>();
let looked = 0;
/** Number of searched zip archives, such as workbooks. */
let archives = 0;

/** Searches a text for the name of the software and adds the pieces to `found`. `where` = address or file. */
function look(where: string, text: string): void {
  looked += 1;
  for (const place of placesOf(text)) found.add(`${where}: ${place}`);
}

/**
 * Expects that no searched text contains the name. `least` = minimum number of texts that the test must have searched.
 */
function expectNothing(least: number): void {
  const places = [...found];
  process.stdout.write(`${looked} texts${places.map((place) => `\n  ${place}`).join('')}\n`);
  expect(looked).toBeGreaterThanOrEqual(least);
  expect(places).toEqual([]);
}

test.beforeEach(() => {
  found.clear();
  looked = 0;
  archives = 0;
});

/** Returns the words of a PDF and its metadata: title, author, program. */
async function pdfText(bytes: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await task.promise;
  const { info, metadata } = await file.getMetadata();
  const words = [JSON.stringify(info), JSON.stringify(metadata ?? null)];
  for (let at = 1; at <= file.numPages; at += 1) {
    const { items } = await (await file.getPage(at)).getTextContent();
    words.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  await task.destroy();
  return words.join(' ');
}

/**
 * Searches an answer for the name of the software: its headers, and the text of its body, also inside PDFs and
 * archives. Returns that text; '' for pictures and fonts.
 */
async function lookAt(where: string, answer: APIResponse): Promise<string> {
  look(`${where} headers`, JSON.stringify(answer.headers()));
  const type = answer.headers()['content-type'] ?? '';
  if (/image\/(?!svg)|font/.test(type)) return '';
  const body = await answer.body();
  if (/zip|openxml/.test(type)) {
    archives += 1;
    const texts = zipTexts(body).join('\n');
    look(where, texts);
    return texts;
  }
  const encoding = /charset=windows-1251/.test(type) ? 'windows-1251' : 'utf-8';
  const text = type.includes('pdf') ? await pdfText(body) : new TextDecoder(encoding).decode(body);
  look(where, text);
  return text;
}

/** The shop of this file. Undefined = it could not be started. */
let opened: WholeShop | undefined;

function shopNow(): WholeShop {
  if (opened === undefined) throw new Error('expected an open shop, got none');
  return opened;
}

let requests = 0;

/** Requests an address. The client address changes, because rate limits count by address. */
async function get(address: string, headers: Readonly<Record<string, string>> = {}): Promise<APIResponse> {
  requests += 1;
  return shopNow().office.request.get(shopNow().base + address, {
    headers: { 'x-forwarded-for': `10.${requests >> 8}.${requests & 255}.1`, ...headers },
    timeout: 60_000,
  });
}

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path fill="#124" d="M0 0h160v40H0zM6 6v28h148V6z" fill-rule="evenodd"/></svg>',
);

/** Gives the shop its name, logo and company. */
async function dress({ say }: Caller, office: BrowserContext, base: string): Promise<void> {
  const added = await office.request.post(`${base}/api/admin/shop-pictures?picture=logo`, {
    headers: { origin: base, 'content-type': 'image/svg+xml' },
    data: logo,
  });
  expect(added.status()).toBe(200);
  const { name } = (await added.json()) as { name: string };
  const dressed = { logo: name, darkLogo: '', icon: '', accent: '' };
  await say('/admin/settings', { setting: { key: 'look', value: dressed }, seen: null });
  const shop = { name: ownName, shortName: 'Вольт', tagline: { ru: 'детали', en: 'parts', tr: 'parçalar' } };
  await say('/admin/settings', { setting: { key: 'shop', value: shop }, seen: null });
  await say('/admin/settings/seller', { ...seller, name: `ООО «${ownName}»`, seen: null });
}

test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000);
  opened = await openWholeShop(browser, {
    name: 'own-name',
    settings: (base) => ({ TRIAL: '1', SITE_URL: base, SECRET_KEY: 'a secret of at least 32 characters' }),
    prepare: dress,
    isClosed: true,
  });
  // Pages show a new name after ten seconds at most.
  await expect.poll(async () => (await get('/')).text(), { timeout: 60_000 }).toContain(`<title>${ownName}`);
});

test.afterAll(() => opened?.end());

test('no page of the site, and no file that it links to, contains the name of the software', async () => {
  test.setTimeout(900_000);
  const files = new Set<string>();
  for (const language of ['', '/en', '/tr'])
    for (const page of shopNow().pages) {
      const address = page === '/' && language !== '' ? language : language + page;
      const text = await lookAt(address, await get(address, { accept: 'text/html' }));
      for (const [, link = ''] of text.matchAll(/(?:href|src|content)="(\/[^"]+\.\w{2,11})"/g)) files.add(link);
    }
  for (const file of files) await lookAt(file, await get(file.replaceAll('&amp;', '&')));
  expectNothing(3 * shopNow().pages.length);
});

test('no screen of the back office contains the name of the software', async () => {
  test.setTimeout(1_800_000);
  for (const address of shopNow().officePages) {
    const page = await shopNow().office.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    look(address, await page.evaluate(() => `${document.title} ${document.documentElement.outerHTML}`));
    await page.close();
  }
  expectNothing(shopNow().officePages.length);
});

interface Operation {
  readonly responses?: Readonly<Record<string, { readonly content?: object }>>;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: { enum?: string[] } }[];
}

/**
 * Returns the addresses of all GET calls, with `values` in their paths. A call with a choice of formats has several.
 */
async function readingCalls(values: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { paths } = (await (await get('/api/openapi.json')).json()) as {
    paths: Readonly<Record<string, { readonly get?: Operation }>>;
  };
  return Object.entries(paths).flatMap(([path, { get: operation }]) => {
    // A stream of events never ends.
    if (operation === undefined || JSON.stringify(operation.responses).includes('text/event-stream')) return [];
    const address = path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
    if (address.includes('{')) {
      process.stdout.write(`not asked: ${path}\n`);
      return [];
    }
    const kinds = operation.parameters?.find(({ name }) => ['format', 'kind'].includes(name));
    const choices = kinds?.in === 'query' ? (kinds.schema.enum ?? []) : [];
    return choices.length === 0 ? [address] : choices.map((choice) => `${address}?${kinds?.name}=${choice}`);
  });
}

/** Header that makes a request appear to come from the server computer, from which 1C may sign in without TLS. */
const ofMachine = { 'x-forwarded-for': '127.0.0.9' };

/** Fetches the orders as 1C does, and searches the answers. */
async function lookAtExchange(): Promise<void> {
  const { base, office } = shopNow();
  const made = await office.request.post(`${base}/api/admin/exchange/account`, { headers: { origin: base }, data: {} });
  await office.request.post(`${base}/api/admin/exchange/send-again`, {
    headers: { origin: base },
    data: { since: '2026-01-01' },
  });
  const { login, password } = (await made.json()) as { login: string; password: string };
  const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
  const begun = await get('/exchange/1c?type=sale&mode=checkauth', { ...ofMachine, authorization });
  const [state, name, value] = (await lookAt('1C: checkauth', begun)).split('\n');
  expect(state).toBe('success');
  const cookie = `${name}=${value}`;
  await lookAt('1C: init', await get('/exchange/1c?type=sale&mode=init', { ...ofMachine, cookie }));
  const orders = await lookAt('1C: query', await get('/exchange/1c?type=sale&mode=query', { ...ofMachine, cookie }));
  expect(orders).toContain(shopNow().orders[0]);
}

/** Creates a staff account with an authenticator, and searches the authenticator's link and the recovery codes. */
async function lookAtAuthenticator(browserRequest: BrowserContext['request']): Promise<void> {
  const { base, office } = shopNow();
  const say = async (who: BrowserContext['request'], path: string, data: object): Promise<unknown> => {
    const answer = await who.post(`${base}/api${path}`, { headers: { origin: base }, data });
    expect([path, answer.ok() ? '' : await answer.text()]).toEqual([path, '']);
    return answer.json();
  };
  const email = 'colleague@shop.example';
  const asked = { name: 'Вера', email, locale: 'ru', roles: ['support'], by: 'password' };
  const { password } = (await say(office.request, '/admin/users', asked)) as { password: string };
  await say(browserRequest, '/admin/sign-in', { email, password });
  const made = (await say(browserRequest, '/admin/sign-in/totp', {})) as { uri: string; secret: string };
  expect(decodeURIComponent(made.uri)).toContain(ownName);
  look('authenticator', decodeURIComponent(made.uri));
  look(
    'recovery codes',
    JSON.stringify(await say(browserRequest, '/admin/sign-in/totp/confirm', { code: codeNow(made.secret) })),
  );
}

test('no e-mail, document or export, no authenticator link and no answer to 1C contains the name of the software', async ({
  request,
}) => {
  test.setTimeout(900_000);
  const { orders, pages, officePages } = shopNow();
  const idIn = (list: readonly string[], form: RegExp): string =>
    list.flatMap((one) => form.exec(one)?.[1] ?? [])[0] ?? '';
  const baskets = (await (await get('/api/baskets')).json()) as { baskets: readonly { _id: string }[] };
  const values = {
    number: orders[0] ?? '',
    bomId: idIn(pages, /^\/cabinet\/boms\/([\w-]{8,})$/),
    basketId: baskets.baskets[0]?._id ?? '',
    companyId: idIn(pages, /^\/cabinet\/companies\/(\w+)$/),
    token: idIn(pages, /^\/boms\/([\w-]+)$/),
    hookId: idIn(pages, /hooks\/([\w-]+)$/),
    waveId: idIn(officePages, /warehouse\/wave\/(\d+)$/),
    productId: idIn(officePages, /\/products\/(\d+)$/),
    couponId: idIn(officePages, /coupons\/(\d+)$/),
    categoryId: idIn(officePages, /categories\/(\d+)$/),
    seo: 'yageo-rc0603fr-0710kl',
    slug: 'delivery',
    parcel: '1',
    key: 'shop',
    partId: idIn(officePages, /\/products\/(\d+)$/),
    customerId: idIn(officePages, /customers\/(\d+)$/),
    attributeId: idIn(officePages, /attributes\/(\d+)$/),
    brandId: idIn(officePages, /brands\/(\d+)$/),
    id: idIn(officePages, /chats\/(\d+)$/),
    kind: 'page',
    row: '1',
  };
  const calls = await readingCalls(values);
  expect(calls.length).toBeGreaterThan(100);
  for (const call of calls) {
    const answer = await get(`/api${call}`);
    // A call that needs parameters may be refused here, but it must not fail.
    expect([call, answer.status() < 500]).toEqual([call, true]);
    await lookAt(call, answer);
  }
  for (const number of orders) {
    const list = await get(`/api/admin/orders/${number}/documents`);
    const { documents } = (await list.json()) as { documents: readonly { id: string }[] };
    expect(documents.length).toBeGreaterThan(0);
    for (const { id } of documents) {
      const text = await lookAt(`paper ${id}`, await get(`/api/admin/orders/${number}/documents/${id}`));
      expect([id, text.includes('ПРОБНЫЙ МАГАЗИН')]).toEqual([id, true]);
    }
  }
  for (const file of ['/api/openapi.json', '/api/docs', '/cabinet/profile/data']) await lookAt(file, await get(file));
  await lookAtExchange();
  await lookAtAuthenticator(request);

  const inbox = await lookAt('inbox', await get('/__twins/'));
  const letters = [...new Set(inbox.match(/\/__twins\/letters\/\d+(?:\/files\/\d+)?/g))];
  expect(letters.length).toBeGreaterThan(2);
  for (const letter of letters) {
    const text = await lookAt(letter, await get(letter));
    if (!letter.includes('files')) expect([letter, text.includes('Trial shop:')]).toEqual([letter, true]);
  }
  expect(archives).toBeGreaterThan(0);
  expectNothing(calls.length);
});
