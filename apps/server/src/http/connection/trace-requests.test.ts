import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';
import { jobTrace, inTrace } from '#kit/trace.ts';

const proxy = '10.9.9.9';
let shop: TestShop;

beforeAll(async () => {
  shop = await openShop(
    {
      pages: {
        clientDir: new URL('.', import.meta.url).pathname,
        // The page reads its visitor and sets its route pattern. It throws if the URL says so.
        answer: async (request, context) => {
          context.noteRoute('/:locale?/page/:name');
          const client = context.client({ headers: { 'accept-language': 'en' } });
          await client.health();
          const { pathname } = new URL(request.url);
          if (pathname.endsWith('broken')) context.report(new Error('a page broke'));
          return Object.assign(new Response(null), { html: context.requestId });
        },
      },
    },
    undefined,
    undefined,
    { TRUSTED_PROXIES: `${proxy}, 10.8.0.0/16` },
  );
});
afterAll(async () => {
  const thrown: unknown = await shop.close().catch((error: unknown) => error);
  if (!String(thrown).includes('a page broke')) throw new Error('the shop did not tell what broke');
});

const idOf = async (sent: string | undefined, remoteAddress: string): Promise<string> => {
  const headers = sent === undefined ? {} : { 'x-request-id': sent };
  const answer = await shop.server.inject({ url: '/api/healthz', remoteAddress, headers });
  return String(answer.headers['x-request-id']);
};

/** Returns the log lines of a request. */
const linesOf = (id: string): Record<string, unknown>[] =>
  shop.logLines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ request }) => request === id);

describe('the id of a request', () => {
  it('is new, unless a trusted proxy sent a valid one', async () => {
    const given = 'from_a-proxy-79161234567';
    expect(await idOf(given, proxy)).toBe(given);
    expect(await idOf(given, '10.8.3.4')).toBe(given);
    expect(await idOf(given, '203.0.113.5')).toMatch(/^[\da-f]{32}$/);
    expect(await idOf('short', proxy)).toMatch(/^[\da-f]{32}$/);
    expect(await idOf(`two words ${given}`, proxy)).toMatch(/^[\da-f]{32}$/);
    expect(await idOf(undefined, proxy)).not.toBe(await idOf(undefined, proxy));
  });

  it.each(['/api/nothing', '/api/healthz', '/page/any', '/robots.txt', '/%zz', '/trace-requests.ts'])(
    'is in the answer to %s',
    async (url) => {
      expect((await shop.server.inject({ url })).headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
    },
  );

  it('of a page is used for its calls, for the page itself and for log lines meanwhile', async () => {
    const page = await shop.server.inject({ url: '/page/broken', cookies: { 'user-cart': 'any' } });
    const id = String(page.headers['x-request-id']);
    expect(page.body).toBe(id);
    const [broke, answered] = linesOf(id);
    expect(broke).toMatchObject({ msg: 'page: rendering failed' });
    expect(answered).not.toHaveProperty('err');
    expect(answered).toMatchObject({ msg: 'request', route: '/:locale?/page/:name', status: 200, caller: 'guest' });
  });

  it('is logged with a route and without the address’s values', async () => {
    const given = 'proxied-79161234567';
    const phone = '79169876543';
    await shop.server.inject({
      url: `/api/basket?phone=${phone}`,
      remoteAddress: proxy,
      headers: { 'x-request-id': given },
    });
    const [line, ...more] = linesOf(given);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ method: 'GET', status: 200, route: '/api/basket', caller: 'guest' });
    expect(JSON.stringify(line)).not.toContain(phone);
    const customer = await shop.signedIn();
    await customer.get('/basket');
    expect(shop.logLines.at(-1)).toContain('"caller":"customer"');
  });

  it('does not hide a phone number in another line', () => {
    shop.deps.log.warn({ err: new Error('call +79161112233') }, 'somebody');
    inTrace(jobTrace('7', 'sweep'), () => shop.deps.log.warn('at work'));
    expect(shop.logLines.at(-2)).not.toContain('79161112233');
    expect(JSON.parse(shop.logLines.at(-1) ?? '')).toMatchObject({ job: '7', task: 'sweep', msg: 'at work' });
  });
});

describe('a slow statement', () => {
  it('is logged by its beginning, without its parameters', async () => {
    await inTrace(jobTrace('43', 'any'), () =>
      shop.db.selectNoFrom(({ fn, val }) => fn('pg_sleep', [val(0.5625)]).as('slept')).execute(),
    );
    const line = shop.logLines.at(-1) ?? '';
    expect(JSON.parse(line)).toMatchObject({ msg: 'slow statement', job: '43' });
    expect(line).toContain('select pg_sleep($1) as ');
    expect(line).not.toContain('5625');
  });

  it('is logged while it runs, with its process in the database', async () => {
    const found = await inTrace(jobTrace('44', 'any'), () =>
      shop.db
        .selectNoFrom(({ fn, val }) => [fn('pg_sleep', [val(1.25)]).as('slept'), fn('pg_backend_pid', []).as('pid')])
        .executeTakeFirstOrThrow(),
    );
    const lines = shop.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.find(({ msg }) => msg === 'statement still runs')).toMatchObject({
      job: '44',
      pid: found.pid,
    });
  });
});
