import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';

import { test } from '../kit/shop.ts';
import { openWholeShop, ownWords, type WholeShop } from '../kit/whole-shop.ts';

test.describe.configure({ mode: 'default' });

/**
 * Maximum number of opened addresses of one shape in each language. Addresses have one shape if they differ only in the
 * last name or in the parameters.
 */
const alikeMax = 5;
const pagesMax = 1_000;

/** Facts about a page, read from its HTML. */
interface Reading {
  readonly lang: string;
  readonly links: readonly string[];
  /** Links to a fragment (`#…`) that is not in the document. */
  readonly lost: readonly string[];
  /** Texts with Russian words, outside of elements marked as Russian. */
  readonly russian: readonly string[];
}

/** Address of the shop's office. It is written in Russian in every language. */
const place = 'Москва, ул. Радио, 10';

/** Parses HTML in the browser without running its scripts. `names` are texts that are the same in every language. */
const read = (reader: Page, html: string, names: readonly string[]): Promise<Reading> =>
  reader.evaluate(
    ([text, same]) => {
      const page = new DOMParser().parseFromString(text, 'text/html');
      for (const gone of page.querySelectorAll('script,style,template')) gone.remove();
      const valuesOf = (selector: string, name: string): string[] =>
        Array.from(page.querySelectorAll(selector), (element) => element.getAttribute(name) ?? '');
      const links = [
        ...valuesOf('a[href]', 'href'),
        ...valuesOf('img[src]', 'src'),
        ...valuesOf('link[href]:not([rel=canonical]):not([rel=alternate])', 'href'),
        ...valuesOf('form:not([method=post])[action]', 'action'),
      ];
      const fragments = links.filter((link) => link.startsWith('#') && link.length > 1);
      const lost = fragments.filter((link) => page.getElementById(decodeURIComponent(link.slice(1))) === null);
      // Values with a unit, and words with digits or with several capitals (`ТУТнг`), are part numbers or markings.
      // They are the same in every language.
      const value = /\d\s(?:[кМ]?Ом|[пнм]?к?Ф|м?к?Гн|м?Вт|к?В)(?!\p{L})/gu;
      const word = /(?<![\p{L}\d-])[а-яё]{3,}(?![\p{L}\d])/giu;
      const wordsOf = (said: string): string[] => {
        const own = same.reduce((rest, name) => rest.replaceAll(name, ''), said).replaceAll(value, '');
        return (own.match(word) ?? []).filter((found) => !/[А-ЯЁ].*[А-ЯЁ]/u.test(found));
      };
      const russian: string[] = [];
      const walker = page.createTreeWalker(page, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node instanceof Element ? node : node.parentElement;
        if (element?.closest('[lang]')?.getAttribute('lang') === 'ru') continue;
        const said =
          node instanceof Element
            ? ['alt', 'aria-label', 'title', 'placeholder', 'content', 'value'].map((name) => node.getAttribute(name))
            : [node.textContent];
        for (const one of said) if (wordsOf(one ?? '').length > 0) russian.push((one ?? '').trim().slice(0, 80));
      }
      return { lang: page.documentElement.lang, links, lost, russian };
    },
    [html, names] as const,
  );

/** Returns the names on the page of manufacturers. */
async function brandNames(request: APIRequestContext, base: string): Promise<readonly string[]> {
  const list = await (await request.get(`${base}/catalog/manufacturers`)).text();
  const names = Array.from(
    list.matchAll(/href="\/catalog\/manufacturers\/[^"]+"[^>]*>([^<]+)</g),
    ([, name = '']) => name,
  );
  expect(names.length).toBeGreaterThan(20);
  return names;
}

/**
 * Returns an address with `*` in place of its last name and `?` in place of its parameters: `/tr/product/*`,
 * `/catalog/*?`.
 */
const shapeOf = ({ pathname, search }: URL): string =>
  pathname.replace(/(?<=^(?:\/(?:en|tr))?\/[^/]+)(?:\/[^/]+)+$/, (rest) => rest.replace(/[^/]+$/, '*')) +
  (search === '' ? '' : '?');

const isPage = (pathname: string): boolean => !/\.\w{2,5}$|^\/(?:api|img|assets|feeds|sitemaps)\//.test(pathname);

interface Found {
  readonly address: string;
  readonly from: string;
}

/**
 * Crawls the site over all links, from the home page of each language. Returns the faults and the shapes of the
 * addresses. `own` are texts that the visitor has typed.
 */
async function walk(request: APIRequestContext, reader: Page, base: string, own: readonly string[]) {
  const names = [place, ...own, ...(await brandNames(request, base))];
  const queue: Found[] = ['/', '/en', '/tr'].map((address) => ({ address, from: '-' }));
  const seen = new Set(queue.map(({ address }) => address));
  const alike = new Map<string, number>();
  const faults = new Set<string>();
  const shapes = new Set<string>();
  let pages = 0;
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { address, from } = next;
    // The client address changes from page to page, because rate limits count by address.
    const headers = { 'x-forwarded-for': `10.9.${pages % 200}.1` };
    const answer = await request.get(base + address, { maxRedirects: 3, headers });
    if (answer.status() >= 400) faults.add(`${answer.status()} ${address}, from ${from}`);
    if (!(answer.headers()['content-type'] ?? '').includes('text/html')) continue;
    pages += 1;
    const at = new URL(answer.url());
    const { lang, links, lost, russian } = await read(reader, await answer.text(), names);
    for (const fragment of lost) faults.add(`no ${fragment} on ${shapeOf(at)}`);
    if (lang !== 'ru') for (const text of russian) faults.add(`Russian on ${shapeOf(at)}: ${text}`);
    for (const link of links) {
      const target = URL.parse(link, at);
      if (target === null || target.origin !== base || link.startsWith('#')) continue;
      const path = target.pathname + target.search;
      if (seen.has(path)) continue;
      const shape = isPage(target.pathname) ? shapeOf(target) : `${target.pathname.split('/')[1]} files`;
      const count = (alike.get(shape) ?? 0) + 1;
      if (count > alikeMax || seen.size >= pagesMax) continue;
      seen.add(path);
      alike.set(shape, count);
      shapes.add(shape);
      queue.push({ address: path, from: address });
    }
  }
  return { faults: [...faults], shapes, pages };
}

/** Crawls the site with the cookies of the context. Expects no faults, and an address of each shape in `kinds`. */
async function expectWhole(
  context: BrowserContext,
  base: string,
  kinds: readonly string[],
  own: readonly string[] = [],
): Promise<void> {
  const reader = await context.newPage();
  const { faults, shapes, pages } = await walk(context.request, reader, base, own);
  process.stdout.write(`${pages} pages of ${shapes.size} kinds\n${faults.map((one) => `  ${one}\n`).join('')}`);
  expect(pages).toBeGreaterThan(100);
  for (const kind of kinds) expect([...shapes]).toContain(kind);
  expect(faults).toEqual([]);
}

test('every link for a guest works, and no page in another language contains Russian', async ({ context, baseURL }) => {
  test.setTimeout(600_000);
  await expectWhole(context, baseURL ?? '', ['/en/product/*', '/tr/c/*', '/catalog/*?', '/c/*']);
});

test('every link for a customer with orders, lists and companies works, too', async ({ browser }) => {
  test.setTimeout(900_000);
  const shop: WholeShop = await openWholeShop(browser);
  try {
    const kinds = ['/cabinet/orders/*', '/en/cabinet/orders/*', '/tr/cabinet/boms/*'];
    await expectWhole(shop.customer, shop.base, kinds, ownWords);
  } finally {
    await shop.end();
  }
});
