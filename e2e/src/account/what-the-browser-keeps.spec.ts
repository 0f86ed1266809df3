import { expect, type APIRequestContext, type Page } from '@playwright/test';

import { junkCookies, junkMark, junkValues, leadingParameters, readingPages, readParameters } from '../kit/junk.ts';
import { codeFor, freshPhone, signIn, test, untilAlive } from '../kit/shop.ts';

const names = async (page: Page): Promise<string[]> => (await page.context().cookies()).map(({ name }) => name);

const product = '/product/yageo-rc0603fr-0710kl';

/** Returns a function that counts the documents loaded since documentsOf was called. */
function documentsOf(page: Page): () => number {
  let count = 0;
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) count += 1;
  });
  return () => count;
}

test.describe('another version of the application', () => {
  test('a first visit only stores it', async ({ page }) => {
    const documents = documentsOf(page);
    await page.goto('/catalog', { waitUntil: 'networkidle' });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('appVersion'))).toBe('1.0.9');
    expect(documents()).toBe(1);
  });

  test('clears everything but the basket and the cookie choice, signs out, and reloads the page once', async ({
    page,
  }) => {
    await page.goto('/sign-in?back=/catalog');
    await signIn(page, page.request);
    await expect(page).toHaveURL(/\/catalog$/);
    // Wait until the page has checked its stored version, because the test then replaces that version.
    await untilAlive(page);
    const { origin } = new URL(page.url());
    await page.context().addCookies([
      { name: 'favs', value: '%5B%221%22%5D', url: origin },
      { name: 'cart', value: 'A'.repeat(22), url: origin, httpOnly: true },
    ]);
    await page.evaluate(async () => {
      localStorage.setItem('appVersion', '1.0.8');
      localStorage.setItem('left', '1');
      sessionStorage.setItem('left', '1');
      await (await caches.open('old')).put('/x', new Response('x'));
    });
    const documents = documentsOf(page);
    await page.goto('/catalog');
    await expect.poll(documents).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(documents()).toBe(2);
    const left = await page.evaluate(async () => ({
      version: localStorage.getItem('appVersion'),
      texts: [localStorage.getItem('left'), sessionStorage.getItem('left')],
      caches: await caches.keys(),
    }));
    expect(left).toEqual({ version: '1.0.9', texts: [null, null], caches: [] });
    const kept = await names(page);
    expect(kept).toEqual(expect.arrayContaining(['cart', 'cookieConsent']));
    for (const gone of ['favs', 'isuser', 'phone', '__Host-sid']) expect(kept).not.toContain(gone);
    await expect(page.getByRole('link', { name: 'Войти' }).first()).toBeVisible();
  });

  test('never reloads in a loop if storage is blocked or lost at once', async ({ page }) => {
    for (const broken of ['throws', 'forgets'] as const) {
      await page.addInitScript((how) => {
        const storage = {
          getItem: () => {
            if (how === 'throws') throw new DOMException('blocked', 'SecurityError');
            return '1.0.8';
          },
          setItem: () => undefined,
          clear: () => undefined,
        };
        Object.defineProperty(window, 'localStorage', { get: () => storage });
      }, broken);
      const documents = documentsOf(page);
      await page.goto('/catalog', { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(documents()).toBe(1);
    }
  });
});

test.describe('hints of a sign-in without a session', () => {
  const come = async (page: Page, hints: Readonly<Record<string, string>>, baseURL: string | undefined) => {
    await page
      .context()
      .addCookies(Object.entries(hints).map(([name, value]) => ({ name, value, url: baseURL ?? '' })));
    await page.goto('/catalog', { waitUntil: 'networkidle' });
  };

  test('that name a person are deleted, and the page stays', async ({ page, baseURL }) => {
    await come(page, { isuser: 'true', phone: freshPhone(), userPricesKoef: '0.1' }, baseURL);
    await expect.poll(() => names(page)).not.toContain('isuser');
    await expect(page).toHaveURL(/\/catalog$/);
    await expect(page.getByRole('link', { name: 'Войти' }).first()).toBeVisible();
  });

  test('that name nobody are deleted, and the visitor is redirected home', async ({ page, baseURL }) => {
    await come(page, { isuser: 'true' }, baseURL);
    await expect(page).toHaveURL(`${baseURL}/`);
    expect(await names(page)).not.toContain('isuser');
  });

  test('a guest without hints is not redirected', async ({ page, baseURL }) => {
    await come(page, { productsOnPage: '50' }, baseURL);
    await expect(page).toHaveURL(/\/catalog$/);
  });
});

test.describe('the cookie choice', () => {
  test.use({ storageState: { cookies: [], origins: [] } });
  const banner = (page: Page) => page.getByRole('region', { name: 'Выбор cookie' });

  test('is requested once, blocks nothing, can be changed', async ({ page }) => {
    await page.goto('/catalog', { waitUntil: 'networkidle' });
    await expect(banner(page)).toBeVisible();
    await page.getByRole('link', { name: 'Производители' }).first().click();
    await expect(page).toHaveURL(/manufacturers/);
    await banner(page).getByRole('button', { name: 'Только нужное' }).click();
    await expect(banner(page)).toBeHidden();
    const chosen = (await page.context().cookies()).find(({ name }) => name === 'cookieConsent');
    expect(chosen?.value).toMatch(/^necessary:\d{4}-\d\d$/);
    await page.goto('/');
    await expect(banner(page)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Выбор cookie' }).click();
    await expect(banner(page)).toBeVisible();
  });

  test('works without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      javaScriptEnabled: false,
      storageState: { cookies: [], origins: [] },
    });
    const page = await context.newPage();
    await page.goto(product);
    await banner(page).getByRole('button', { name: 'Разрешить всё' }).click();
    await expect(page).toHaveURL(new RegExp(`${product}$`));
    await expect(banner(page)).toBeHidden();
    await context.close();
  });

  test('T36: no other host gets a request before or after it', async ({ page, baseURL }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    for (const path of ['/', '/catalog/chip-resistors', product, '/sign-in', '/basket']) {
      await page.goto(path, { waitUntil: 'networkidle' });
    }
    expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
    await banner(page).getByRole('button', { name: 'Разрешить всё' }).click();
    await page.goto('/', { waitUntil: 'networkidle' });
    expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
  });
});

test('every cookie of a visit is listed on the page about cookies', async ({ page, baseURL }) => {
  await page.goto('/c/cookies');
  const told = await page.getByRole('main').locator('td:first-child code').allTextContents();
  expect(told).toEqual(expect.arrayContaining(['cart', 'language', 'theme', '__Host-sid', 'notice']));
  const given = new Set<string>();
  const open = async (path: string) => {
    await page.goto(path);
    for (const name of await names(page)) given.add(name);
  };
  await open('/?utm_source=ya');
  for (const path of ['/catalog/chip-resistors', product, '/search?text=10k', '/cabinet/boms', '/chat'])
    await open(path);
  const send = (path: string, form: Record<string, string>) =>
    page.evaluate(
      ([address, fields]) =>
        fetch(address, { method: 'POST', body: new URLSearchParams(fields) }).then(() => undefined),
      [path, form] as const,
    );
  await send('/theme', { theme: 'dark' });
  await send('/list-look', { view: 'cards' });
  await send('/city', { city: 'kazan' });
  await send('/columns', { category: 'chip-resistors', column: 'power' });
  await open(`/?id=${'x'.repeat(22)}`);
  await page.goto('/sign-in?back=/catalog');
  await signIn(page, page.request);
  await expect(page).toHaveURL(`${baseURL}/catalog`);
  await open('/catalog');
  expect([...given]).toEqual(expect.arrayContaining(['theme', 'city', 'view', 'columns', '__Host-sid', 'isuser']));
  expect([...given].filter((name) => !told.includes(name))).toEqual([]);
});

test('T29: scripts in a name and in an address do not run', async ({ page }) => {
  const script = '"><img src=x onerror=alert(1)></script><script>alert(2)</script>';
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const phone = freshPhone();
  await page.goto('/sign-in?back=/cabinet/profile');
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByLabel('Код из сообщения').fill(await codeFor(page.request, phone));
  await page.getByRole('main').getByRole('button', { name: 'Подтвердить', exact: true }).click();
  await page.getByLabel('Имя').fill(script);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByLabel('Имя')).toHaveValue(script);
  for (const path of [
    '/cabinet/profile',
    `/search?text=${encodeURIComponent(script)}`,
    `/?utm_source=${encodeURIComponent(script)}`,
  ]) {
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  }
  expect(dialogs).toBe(0);
});

const askedOfOneAddress = 20;
let asked = 0;

/**
 * Requests a page in the way of a browser without JavaScript. Expects a page that is no server error, stays on this
 * site, runs no injected script and sets only known cookies. Returns the HTML.
 */
async function askSafely(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  asked += 1;
  // The client address changes every few requests. One address would reach the rate limit, and other journeys run at
  // the same time.
  const from = { 'x-forwarded-for': `10.30.${Math.floor(asked / askedOfOneAddress)}.1` };
  const answer = await request.get(path, { headers: { accept: 'text/html', ...from, ...headers } });
  const body = await answer.text();
  expect(answer.status(), path).toBeLessThan(500);
  expect(answer.status(), path).not.toBe(429);
  expect(answer.url(), path).toMatch(/^http:\/\/localhost:/);
  expect(body, path).not.toMatch(/<script>alert|href="javascript:|node_modules|at file:\/\/|root:x:/);
  expect(answer.headers()['content-security-policy'] ?? 'script-src', path).not.toMatch(/script-src[^;]*unsafe-inline/);
  const written = (await request.storageState()).cookies.map(({ name }) => name);
  expect(
    written.filter((name) => !/^(?:cookieConsent|utmtags|city|city-asked|checkout_draft|notice|__\w+-pre)$/.test(name)),
  ).toEqual([]);
  return body;
}

test('T36: junk in the parameters of a page breaks nothing, runs nowhere and redirects nowhere', async ({
  request,
}) => {
  for (const [index, page] of readingPages.entries()) {
    for (const junk of [junkValues[0], junkValues[1 + (index % (junkValues.length - 1))]]) {
      const query = new URLSearchParams(readParameters.map((name) => [name, junk ?? '']));
      await askSafely(request, `${page}?${query.toString()}`);
    }
  }
  for (const name of leadingParameters) {
    for (const junk of junkValues) await askSafely(request, `/cabinet?${name}=${encodeURIComponent(junk)}`);
    await askSafely(request, `/en/search?${name}=%FF%FE&${name}=&${name}=x`);
  }
});

test('T38: unknown, broken and oversized cookies break nothing, and no other visitor sees them', async ({
  request,
}) => {
  const pages = ['/', '/catalog/chip-resistors', '/search?text=10k', '/basket', '/feedback'];
  const sent = [
    `"${junkMark}`,
    `%E0%A4%A${junkMark}`,
    `<script>alert("${junkMark}")</script>`,
    `{"${junkMark}":[{}]}`,
    junkMark.repeat(200),
  ];
  for (const [index, value] of sent.entries()) {
    const stuffed = value.length > 1000 ? junkCookies.slice(0, 4) : junkCookies;
    const cookie = stuffed.map((name) => `${name}=${encodeURI(value)}`).join('; ');
    for (const page of pages.slice(index % 2)) {
      expect(await askSafely(request, page, { cookie }), page).not.toContain(junkMark);
    }
  }
  // Guests get pages from a shared cache. Such a page must contain nothing of the visitor for whom it was rendered
  // first.
  for (const page of pages) expect(await askSafely(request, page), page).not.toContain(junkMark);
  for (const length of [60_000, 600_000]) {
    const oversized = await request.get('/', { headers: { cookie: `x=${'a'.repeat(length)}` } });
    expect(oversized.status(), String(length)).toBe(length > 100_000 ? 431 : 200);
  }
});
