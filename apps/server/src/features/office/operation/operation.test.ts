import type {
  CarrierNotices,
  FailedJobs,
  JobRuns,
  OperationState,
  OutboxMessage,
  ScheduledJobs,
} from '@farad/contract/office/operation/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';

import { deliverMessage } from '#core/outbox/deliver-message.ts';
import { recordRuns } from '#core/jobs/record-runs.ts';
import { carrierNotice, deadMessage, failedJob } from '#testing/scenes/operation-scenes.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let developer: StaffBrowser;
let administrator: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  developer = await signedInStaff(shop, 'developer');
  administrator = await signedInStaff(shop, 'administrator');
});
afterAll(() => shop.close());

const operation = '/admin/operation';

async function messages(by: StaffBrowser, query = ''): Promise<readonly OutboxMessage[]> {
  return (await by.get(`${operation}/messages?${query}`)).json<{ messages: OutboxMessage[] }>().messages;
}

async function jobKeys(): Promise<readonly string[]> {
  const { rows } = await shop.pool.query<{ key: string }>('select key from graphile_worker.jobs where key is not null');
  return rows.map(({ key }) => key);
}

describe('scheduled jobs', () => {
  const jobs = async (): Promise<z.output<typeof ScheduledJobs>['jobs']> =>
    (await developer.get(`${operation}/jobs`)).json<z.output<typeof ScheduledJobs>>().jobs;
  const sweep = async () => (await jobs()).find(({ task }) => task === 'sweep');

  it('are listed with their last run and its result', async () => {
    expect(await sweep()).toMatchObject({ match: '17 * * * *', last: null, isSafe: true });
    const failing = { sweep: async () => Promise.reject(new Error('of 79161234567')), other: async () => undefined };
    const tasks = recordRuns(shop.db, failing, [{ task: 'sweep' }]);
    await expect(tasks['sweep']?.({}, {} as never)).rejects.toThrow('of 79161234567');
    await tasks['other']?.({}, {} as never);
    expect((await sweep())?.last).toMatchObject({ outcome: 'failed', error: 'of ***' });
    await recordRuns(shop.db, { sweep: async () => undefined }, [{ task: 'sweep' }])['sweep']?.({}, {} as never);
    expect((await sweep())?.last).toMatchObject({ outcome: 'done', error: '' });
    const { runs } = (await developer.get(`${operation}/jobs/sweep/runs`)).json<z.output<typeof JobRuns>>();
    expect(runs.map(({ outcome }) => outcome)).toEqual(['done', 'failed']);
  });

  it('start once for two clicks, and only if that is harmless', async () => {
    for (let press = 0; press < 2; press += 1) {
      expect((await developer.post(`${operation}/jobs/sweep/run`, {})).statusCode).toBe(200);
    }
    expect((await jobKeys()).filter((key) => key === 'now sweep')).toHaveLength(1);
    expect((await developer.post(`${operation}/jobs/erase_accounts/run`, {})).statusCode).toBe(403);
    expect((await developer.post(`${operation}/jobs/of_nothing/run`, {})).statusCode).toBe(404);
    expect((await developer.get(`${operation}/jobs/of_nothing/runs`)).statusCode).toBe(404);
  });
});

it('a job that used up its tries is retried, or discarded', async () => {
  const [again, over] = [await failedJob(shop), await failedJob(shop)];
  const ids = async (): Promise<readonly string[]> =>
    (await developer.get(`${operation}/failed-jobs`)).json<z.output<typeof FailedJobs>>().jobs.map(({ id }) => id);
  expect(await ids()).toEqual([over, again]);
  await developer.post(`${operation}/failed-jobs/${again}/retry`, {});
  await developer.post(`${operation}/failed-jobs/${over}/discard`, {});
  expect(await ids()).toEqual([]);
  const { rows } = await shop.pool.query(`select id::text, attempts from graphile_worker.jobs where id in ($1, $2)`, [
    again,
    over,
  ]);
  expect(rows).toEqual([{ id: again, attempts: 0 }]);
  for (const wish of ['retry', 'discard']) {
    expect((await developer.post(`${operation}/failed-jobs/${over}/${wish}`, {})).statusCode).toBe(404);
  }
});

describe('messages', () => {
  it('hide their recipients from staff who may not see customers', async () => {
    const id = String(await deadMessage(shop));
    const hidden = { recipient: 'a***@example.ru', error: '550 <a***@example.ru> is not here', state: 'dead' };
    expect((await messages(developer, 'state=dead')).find((message) => message.id === id)).toMatchObject(hidden);
    expect((await messages(administrator, 'state=dead')).find((message) => message.id === id)).toMatchObject({
      recipient: 'anna@example.ru',
      error: '550 <anna@example.ru> is not here',
    });
  });

  it('that failed are delivered on request, once', async () => {
    const id = await deadMessage(shop, 'boris@example.ru');
    expect(await jobKeys()).not.toContain(`outbox ${id}`);
    expect((await developer.post(`${operation}/messages/${id}/retry`, {})).statusCode).toBe(200);
    expect(await jobKeys()).toContain(`outbox ${id}`);
    expect((await messages(developer, 'state=waiting'))[0]).toMatchObject({ id: String(id), attempts: 0 });
    const sent = shop.sentMail.length;
    await deliverMessage(shop.db, { ...shop, config: shop.deps.config, hooks: shop.deps.hooks }, id);
    await deliverMessage(shop.db, { ...shop, config: shop.deps.config, hooks: shop.deps.hooks }, id);
    expect(shop.sentMail.slice(sent).map(({ to }) => to)).toEqual(['boris@example.ru']);
    expect((await developer.post(`${operation}/messages/${id}/retry`, {})).statusCode).toBe(404);
  });

  it('of one kind are retried together, except discarded ones', async () => {
    await shop.pool.query('delete from outbox');
    const [one, two, left] = [await deadMessage(shop), await deadMessage(shop), await deadMessage(shop)];
    expect((await developer.post(`${operation}/messages/${left}/discard`, {})).statusCode).toBe(200);
    const answer = await developer.post(`${operation}/messages/retry`, { kind: 'order_placed' });
    expect(answer.json()).toEqual({ count: 2 });
    expect((await messages(developer, 'state=waiting')).map(({ id }) => id)).toEqual([String(two), String(one)]);
    expect((await messages(developer, 'state=discarded')).map(({ id }) => id)).toEqual([String(left)]);
    expect((await developer.get(`${operation}/waiting`)).json()).toMatchObject({ deadMessages: 0 });
  });

  it.each([
    ['state=lost', 'state'],
    ['after=x', 'after'],
    ['who=me', 'who'],
  ])('%s is refused by name', async (query, field) => {
    expect((await developer.get(`${operation}/messages?${query}`)).json()).toMatchObject({ error: { field } });
  });
});

it('a carrier’s notice is handled again, whatever its content', async () => {
  const [known, broken] = [await carrierNotice(shop), await carrierNotice(shop, 'no json')];
  const list = async (query = '') =>
    (await developer.get(`${operation}/carrier-notices?${query}`)).json<z.output<typeof CarrierNotices>>().notices;
  expect((await list()).map(({ id, type, isKnown }) => [id, type, isKnown])).toEqual([
    [String(broken), '', true],
    [String(known), 'ORDER_STATUS', true],
  ]);
  expect(await list('open=true')).toEqual([]);
  expect((await developer.post(`${operation}/carrier-notices/${known}/retry`, {})).statusCode).toBe(200);
  expect((await list('open=true')).map(({ id }) => id)).toEqual([String(known)]);
  expect(await jobKeys()).toContain(`carrier notice ${known}`);
});

it('the state of the program is shown', async () => {
  const state = (await developer.get(`${operation}/state`)).json<z.output<typeof OperationState>>();
  expect(state).toMatchObject({ index: { isReady: true }, jobs: { isRunning: true } });
  expect(state.index.products).toBeGreaterThan(5);
  expect(state.index.lagMilliseconds).toBeGreaterThanOrEqual(0);
  expect(state.database.tables).toHaveLength(10);
  expect(state.disk.total).toBeGreaterThan(state.disk.free);
});
