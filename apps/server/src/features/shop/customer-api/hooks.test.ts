import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { WireHookDeliveries } from '@farad/contract/shop/customer-api';
import { deliverHookTask, hookQueries } from '@farad/database/people/hook.queries';
import { orderQueries } from '@farad/database/orders/order.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import type { OrderStatus } from '@farad/domain/order';
import { fail } from '@farad/domain/shared';
import { createHooks } from '@farad/integrations/hooks';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { startJobs } from '#core/jobs/start-jobs.ts';
import { notifyWatchers } from '#testing/jobs.ts';
import { moveLockedOrder } from '#core/orders/move-order.ts';
import { add } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { place } from '#testing/calls/order-calls.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';
import { deliverHook, type HookJobsContext } from './deliver-hook.ts';
import { hookTasks } from './hook-jobs.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface Told {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Receiver {
  readonly url: string;
  readonly told: Told[];
  answer: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Starts a local server that receives webhooks. */
async function receiver(): Promise<Receiver> {
  const made: { url: string; told: Told[]; answer: Receiver['answer'] } = {
    url: '',
    told: [],
    answer: (_, response) => void response.writeHead(200).end('thank you'),
  };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      made.told.push({ headers: request.headers, body });
      made.answer(request, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  made.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/told`;
  return made;
}

const events = ['order.placed', 'order.paid', 'order.status', 'order.shipped', 'order.delivered', 'stock.back'];

async function register(owner: SignedInBrowser, url: string, wanted: readonly string[] = events) {
  const answer = await owner.post('/account/hooks', { url, events: wanted });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ hook: { id: string }; secret: string }>();
}

/** Sends the due deliveries, one receiver after another. */
async function deliverDue(more: Partial<HookJobsContext> = {}): Promise<void> {
  const { rows } = await shop.pool.query<{ hook_id: string }>(
    'select distinct hook_id from hook_delivery where next_at is not null',
  );
  for (const { hook_id } of rows) await deliverHook({ ...shop.deps, ...more }, hook_id);
}

const logOf = async (owner: SignedInBrowser, hookId: string): Promise<WireHookDeliveries> =>
  (await owner.get(`/account/hooks/${hookId}/deliveries`)).json<WireHookDeliveries>();

const typesOf = (received: readonly Told[]): string[] =>
  received.map(({ body }) => (JSON.parse(body) as { type: string }).type);

/** Moves an order as staff do. */
const move = (number: string, to: OrderStatus) =>
  inTransaction(shop.db, async (tx) => {
    const order = await orderQueries(tx).lock(number);
    if (order === undefined) throw new Error(`no order ${number}`);
    const moved = await moveLockedOrder(tx, shop.deps, order, { to, by: { kind: 'staff' }, reason: '' });
    if (!moved.ok) throw new Error(moved.error.code);
  });

/** True if a message has a valid signature by the Standard Webhooks specification. */
function isSigned({ headers, body }: Told, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}

describe('a webhook receiver', () => {
  it('gets only events of its own orders, each once, signed; the log has its answers', async () => {
    const [owner, other, program] = [await shop.signedIn(), await shop.signedIn(), await receiver()];
    const { hook, secret } = await register(owner, program.url);
    const { number } = await place(owner, await add(owner, [products.tiered, 10]));
    await place(other, await add(other, [products.tiered, 10]));
    await move(number, 'in_work_personal');
    await move(number, 'in_warehouse');
    await deliverDue();
    await deliverDue();
    expect(typesOf(program.told)).toEqual(['order.placed', 'order.status', 'order.status']);
    expect(JSON.parse(program.told[0]?.body ?? '')).toMatchObject({
      data: { number, status: 'created', total_price: 5 },
    });
    expect(JSON.parse(program.told[2]?.body ?? '')).toMatchObject({
      data: { number, status: 'in_warehouse', previous: 'in_work_personal' },
    });
    expect(program.told.every((webhook) => isSigned(webhook, secret))).toBe(true);
    expect(new Set(program.told.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
    expect(isSigned({ ...program.told[0], body: '{}' } as Told, secret)).toBe(false);
    const { deliveries } = await logOf(owner, hook.id);
    expect(deliveries).toHaveLength(3);
    expect(deliveries[0]).toMatchObject({ state: 'taken', status: 200, answer: 'thank you', tries: 1 });
    expect(deliveries[0]?.request).toBe(program.told[2]?.body);
  });

  it('gets two signatures during a change of secret, and only the new one a day later', async () => {
    const [owner, program] = [await shop.signedIn(), await receiver()];
    const { hook, secret: old } = await register(owner, program.url);
    const rotated = await owner.post(`/account/hooks/${hook.id}/secret`, {});
    const { secret } = rotated.json<{ secret: string }>();
    const stored = await shop.pool.query('select * from hook where id = $1', [hook.id]);
    expect(JSON.stringify(stored.rows)).not.toContain(secret.slice(6));
    await owner.post(`/account/hooks/${hook.id}/test`, {});
    await deliverDue();
    expect([old, secret].map((each) => isSigned(program.told[0] as Told, each))).toEqual([true, true]);
    shop.passSeconds(86_401);
    await owner.post(`/account/hooks/${hook.id}/test`, {});
    await deliverDue();
    expect([old, secret].map((each) => isSigned(program.told[1] as Told, each))).toEqual([false, true]);
  });

  it('gets the same event again by the button', async () => {
    const [owner, program] = [await shop.signedIn(), await receiver()];
    const { hook } = await register(owner, program.url);
    await owner.post(`/account/hooks/${hook.id}/test`, {});
    await deliverDue();
    const [delivery] = (await logOf(owner, hook.id)).deliveries;
    const path = `/account/hooks/${hook.id}/deliveries/${delivery?.id}/replay`;
    expect((await owner.post(path, {})).statusCode).toBe(200);
    await deliverDue();
    expect(new Set(program.told.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await logOf(owner, hook.id)).deliveries.map(({ isReplay }) => isReplay)).toEqual([true, false]);
  });

  it('gets stock alerts even if its owner wants no messages', async () => {
    const [owner, program] = [await shop.signedIn(), await receiver()];
    await register(owner, program.url, ['stock.back']);
    const { id } = products.lastPiece;
    await shop.pool.query('update stock set on_hand = 0 where product_id = $1', [id]);
    const watching = () => notifyWatchers({ db: shop.db, siteUrl: 'https://farad.example', now: shop.deps.clock() });
    await owner.post('/lists/watches', { product_id: String(id), kind: 'in_stock', isWatched: true });
    await shop.pool.query(
      `insert into notification_choice (account_id, kind, channel, is_on)
       select $1, 'back_in_stock', channel, false from unnest(array['email', 'sms', 'site']) channel`,
      [owner.accountId],
    );
    await watching();
    await shop.pool.query('update stock set on_hand = 3 where product_id = $1', [id]);
    await watching();
    await deliverDue();
    expect(program.told.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      { type: 'stock.back', data: { mpn: 'STM32F103C8T6', available: 3 } },
    ]);
  });
});

describe('a failing receiver', () => {
  it('with status 500 for a day is retried, and gets everything once after the repair', async () => {
    const [owner, program] = [await shop.signedIn(), await receiver()];
    program.answer = (_, response) => void response.writeHead(500).end('down');
    const { hook } = await register(owner, program.url);
    await owner.post(`/account/hooks/${hook.id}/test`, {});
    for (let hour = 0; hour < 24; hour += 1) {
      await deliverDue();
      shop.passSeconds(3600);
    }
    const [failing] = (await logOf(owner, hook.id)).deliveries;
    expect(failing).toMatchObject({ state: 'waiting', status: 500, answer: 'down' });
    expect(failing?.tries).toBeGreaterThan(5);
    program.answer = (_, response) => void response.writeHead(204).end();
    shop.passSeconds(12 * 3600);
    await deliverDue();
    const { hook: shown, deliveries } = await logOf(owner, hook.id);
    expect([shown.failingSince, deliveries[0]?.state]).toEqual([null, 'taken']);
  });

  it('for two days is paused, its owner notified once; resuming sends what waited', async () => {
    const [owner, program] = [await shop.signedIn({ email: 'erp@example.com' }), await receiver()];
    program.answer = (_, response) => void response.writeHead(503).end();
    const { hook } = await register(owner, program.url);
    await owner.post(`/account/hooks/${hook.id}/test`, {});
    for (let hour = 0; hour < 60; hour += 1) {
      await deliverDue();
      shop.passSeconds(3600);
      if (hour === 40) await owner.post(`/account/hooks/${hook.id}/test`, {});
    }
    expect((await logOf(owner, hook.id)).hook.paused).toBe('failing');
    const letters = await shop.db.selectFrom('outbox').select('text').where('kind', '=', 'hook_paused').execute();
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain(`/cabinet/api/hooks/${hook.id}`);
    expect((await owner.get('/account/inbox')).body).toContain(program.url);
    const tried = program.told.length;
    await deliverDue();
    expect(program.told).toHaveLength(tried);
    program.answer = (_, response) => void response.writeHead(200).end();
    await owner.post(`/account/hooks/${hook.id}`, { isPaused: false });
    await deliverDue();
    expect((await logOf(owner, hook.id)).deliveries[0]).toMatchObject({ state: 'taken' });
  });

  it('that hangs costs one timeout, blocks nobody, and is paused for a while', async () => {
    const [owner, hanging, well] = [await shop.signedIn(), await receiver(), await receiver()];
    const [bad, good] = [await register(owner, hanging.url), await register(owner, well.url)];
    const hooks = createHooks({ allowsLoopback: true });
    // Requests to this receiver time out immediately instead of after ten seconds.
    const impatient = {
      ...hooks,
      tell: (message: Parameters<typeof hooks.tell>[0]) =>
        message.url === hanging.url ? Promise.resolve(fail('timeout' as const)) : hooks.tell(message),
    };
    for (let sent = 0; sent < 5; sent += 1) {
      for (const { hook } of [bad, good]) await owner.post(`/account/hooks/${hook.id}/test`, {});
    }
    await deliverDue({ hooks: impatient });
    await deliverDue({ hooks: impatient });
    expect(well.told).toHaveLength(5);
    const tries = (await logOf(owner, bad.hook.id)).deliveries.map((delivery) => [delivery.tries, delivery.error]);
    expect(tries).toEqual([...Array.from({ length: 4 }, () => [0, null]), [1, 'timeout']]);
  });

  it('that is slow lets others go first: its rest is queued again', async () => {
    const [owner, slow] = [await shop.signedIn(), await receiver()];
    const { hook } = await register(owner, slow.url);
    for (let sent = 0; sent < 4; sent += 1) await owner.post(`/account/hooks/${hook.id}/test`, {});
    await shop.pool.query('delete from graphile_worker._private_jobs');
    const hooks = createHooks({ allowsLoopback: true });
    const dawdling = {
      ...hooks,
      tell: (message: Parameters<typeof hooks.tell>[0]) => {
        shop.passSeconds(9);
        return hooks.tell(message);
      },
    };
    await deliverHook({ ...shop.deps, hooks: dawdling }, hook.id);
    expect(slow.told).toHaveLength(2);
    const { rows } = await shop.pool.query('select key from graphile_worker._private_jobs');
    expect(rows).toEqual([{ key: `hook ${hook.id}` }]);
    await deliverHook(shop.deps, hook.id);
    expect(slow.told).toHaveLength(4);
  });

  it('that redirects into the shop’s network is not followed', async () => {
    const [owner, program, inside] = [await shop.signedIn(), await receiver(), await receiver()];
    program.answer = (_, response) => void response.writeHead(307, { location: inside.url }).end();
    const { hook } = await register(owner, program.url);
    await owner.post(`/account/hooks/${hook.id}/test`, {});
    await deliverDue();
    expect([program.told.length, inside.told.length]).toEqual([1, 0]);
    expect((await logOf(owner, hook.id)).deliveries[0]).toMatchObject({ state: 'waiting', status: 307 });
  });
});

describe('jobs', () => {
  it('of hanging receivers delay no other jobs', async () => {
    const begun: string[] = [];
    const end = Promise.withResolvers<void>();
    const tasks = {
      [deliverHookTask]: async (payload: unknown) => {
        begun.push(JSON.stringify(payload));
        await end.promise;
      },
      letter: async () => void begun.push('letter'),
    };
    await shop.pool.query('delete from graphile_worker._private_jobs');
    for (let index = 0; index < 20; index += 1) await hookQueries(shop.db).wake(`hanging-${index}`);
    const jobs = await startJobs({ url: shop.url, log: shop.deps.log }, tasks);
    await expect.poll(() => begun.length).toBe(8);
    await shop.pool.query("select graphile_worker.add_job('letter')");
    await expect.poll(() => begun.at(-1)).toBe('letter');
    expect(begun).toHaveLength(9);
    await shop.pool.query('delete from graphile_worker._private_jobs where locked_at is null');
    end.resolve();
    await jobs.stop();
  });

  it('start due retries by themselves', async () => {
    const [owner, program] = [await shop.signedIn(), await receiver()];
    const { hook } = await register(owner, program.url);
    await owner.post(`/account/hooks/${hook.id}/test`, {});
    await shop.pool.query('delete from graphile_worker._private_jobs');
    await hookTasks(shop.deps)['wake_hooks']?.({}, {} as never);
    const { rows } = await shop.pool.query('select payload from graphile_worker._private_jobs where key = $1', [
      `hook ${hook.id}`,
    ]);
    expect(rows).toEqual([{ payload: { hookId: hook.id } }]);
  });

  it('a forbidden address is refused at once', async () => {
    const owner = await shop.signedIn();
    for (const url of [
      'http://example.com/',
      'https://10.0.0.1/',
      'https://[fe80::1]/',
      'https://printer.local/',
      'x',
    ]) {
      const answer = await owner.post('/account/hooks', { url, events: ['order.paid'] });
      expect([answer.statusCode, answer.json()], url).toMatchObject([
        422,
        { error: { code: 'private_address', field: 'url' } },
      ]);
    }
  });
});
