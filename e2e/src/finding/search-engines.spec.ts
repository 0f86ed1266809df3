import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

import { test } from '../kit/shop.ts';

interface Seen {
  readonly status: number;
  readonly html: string;
  readonly canonical: string | null;
  readonly isKeptOut: boolean;
  /** Paths of the page in other languages, by language. */
  readonly languages: Readonly<Record<string, string>>;
  readonly facts: readonly Record<string, unknown>[];
}

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** Returns the content that a search engine reads on a page. It runs no scripts and follows no redirects. */
async function seen(request: APIRequestContext, path: string, headers: Record<string, string> = {}): Promise<Seen> {
  const answer = await request.get(path, { headers, maxRedirects: 0 });
  const html = await answer.text();
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  const facts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  return {
    status: answer.status(),
    html,
    canonical: canonical === undefined ? null : pathOf(canonical),
    isKeptOut: /<meta name="robots" content="noindex/.test(html),
    languages: Object.fromEntries(alternates.map(([, language = '', href = '']) => [language, pathOf(href)])),
    facts: facts.flatMap(([, text = '']) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph']),
  };
}

const typesOf = ({ facts }: Seen): unknown[] => facts.map((fact) => fact['@type']);

for (const path of ['/', '/catalog', '/catalog/chip-resistors', '/catalog/chip-resistors/0603', '/tools']) {
  test(`${path} has a canonical address in every language`, async ({ request }) => {
    const rest = path === '/' ? '' : path;
    for (const [address, language] of [
      [path, 'ru'],
      [`/en${rest}`, 'en'],
      [`/tr${rest}`, 'tr'],
    ] as const) {
      const page = await seen(request, address);
      expect(page).toMatchObject({ status: 200, canonical: address, isKeptOut: false });
      expect(page.languages).toEqual({ ru: path, en: `/en${rest}`, tr: `/tr${rest}`, 'x-default': path });
      expect(page.html).toContain(`<html lang="${language}"`);
      for (const name of ['description', 'keywords', 'author'])
        expect(page.html).toMatch(`<meta name="${name}" content=`);
      expect(page.html.match(/<h1/g)).toHaveLength(1);
    }
  });
}

test('the link preview picture exists', async ({ request }) => {
  const { html } = await seen(request, '/');
  const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const answer = await request.get(pathOf(picture));
  expect(answer.headers()['content-type']).toBe('image/png');
  expect((await answer.body()).length).toBeLessThan(60_000);
});

test('pages of a list are indexed at their own addresses, other views are not', async ({ request }) => {
  const list = '/catalog/chip-resistors';
  expect(await seen(request, `${list}?page=2&utm_source=x`)).toMatchObject({ canonical: `${list}?page=2` });
  for (const query of ['attrs.package=0603', 'brands=yageo', 'sort=price', 'qty=100', 'limit=50', 'text=10k']) {
    expect(await seen(request, `${list}?${query}`)).toMatchObject({ status: 200, isKeptOut: true, canonical: null });
  }
  expect(await seen(request, '/search?text=10k')).toMatchObject({ status: 200, isKeptOut: true });
  const beyond = await seen(request, `${list}?page=9999`);
  expect(beyond).toMatchObject({ status: 404, isKeptOut: true });
  expect(beyond.html).toMatch(/К последней странице|href="\?page=\d+"/);
});

test('a value has its own page; other conditions narrow it', async ({ request }) => {
  const page = await seen(request, '/catalog/chip-resistors/0603');
  expect(page.html).toMatch(/<title>Чип-резисторы 0603/);
  const category = await seen(request, '/catalog/chip-resistors');
  expect(category.html).toContain('href="/catalog/chip-resistors/0603"');
  expect(page.html).not.toContain('name="attrs.package"');
  expect(await seen(request, '/catalog/chip-resistors/0603?attrs.tolerance=1')).toMatchObject({
    status: 200,
    isKeptOut: true,
  });
  for (const path of ['/catalog/chip-resistors/0604', '/catalog/resistors/0603', '/catalog/nowhere/0603']) {
    expect((await seen(request, path)).status).toBe(404);
  }
});

test('conditions in another order redirect to the canonical address', async ({ request }) => {
  const answer = await request.get('/en/catalog/chip-resistors?page=2&utm_source=x&brands=yageo', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe('/en/catalog/chip-resistors?brands=yageo&page=2&utm_source=x');
});

test('structured data is on the pages where it belongs', async ({ request }) => {
  expect(typesOf(await seen(request, '/'))).toEqual(['Organization', 'WebSite']);
  const list = await seen(request, '/catalog/chip-resistors/0603');
  expect(typesOf(list)).toEqual(['BreadcrumbList', 'ItemList']);
  expect(typesOf(await seen(request, '/catalog/chip-resistors?sort=price'))).toEqual([]);
  const items = list.facts[1]?.['itemListElement'] as readonly { readonly url: string }[];
  expect(items.length).toBeGreaterThan(0);
  const product = await seen(request, pathOf(items[0]?.url ?? ''));
  expect(product.status).toBe(200);
  expect(typesOf(product)).toContain('Product');
});

test('addresses are those of the shop, whatever host is requested (T31)', async ({ request }) => {
  const { html, status } = await seen(request, '/catalog/diodes', { host: 'evil.example' });
  expect(status).toBe(200);
  expect(html).not.toContain('evil.example');
});
