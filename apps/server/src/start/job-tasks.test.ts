import { jobQueries } from '@farad/database/operation/job.queries';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { openShop, type TestShop } from '../testing/shop.ts';
import { jobTasks } from './job-tasks.ts';
import { startJobs } from '../core/jobs/start-jobs.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  shop.sentSms.length = 0;
  await shop.pool.query('truncate outbox cascade');
  await shop.pool.query('delete from graphile_worker._private_jobs');
});
afterAll(() => shop.close());

const message = { kind: 'order_placed', channel: 'sms', recipient: '79161234567', subject: '', orderId: null } as const;

/** Simulates that a worker started the job `seconds` seconds ago. */
const lockJob = (worker: string, text: string, seconds: number) =>
  shop.pool.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - make_interval(secs => $2), attempts = 1
     where payload->>'outboxId' = (select id::text from outbox where text = $3)`,
    [worker, seconds, text],
  );

const lockedBy = async (): Promise<unknown[]> =>
  (
    await shop.pool.query<{ locked_by: string | null }>('select locked_by from graphile_worker.jobs order by id')
  ).rows.map((row) => row.locked_by);

test('a message whose worker was killed is delivered by another, running ones are left alone', async () => {
  for (const text of ['waiting', 'begun now', 'begun by the dead']) {
    await outboxQueries(shop.db).add({ ...message, text });
  }
  await lockJob('worker-living', 'begun now', 5);
  await lockJob('worker-dead', 'begun by the dead', 150);
  const tasks = jobTasks({
    ...shop.deps,
    db: shop.db,
    sms: shop.sms,
    mail: shop.mail,
    siteUrl: shop.deps.config.siteUrl,
  });
  await tasks['repair_deliveries']?.({}, {} as never);
  expect(await lockedBy()).toEqual([null, 'worker-living', null]);

  const jobs = await startJobs({ url: shop.url, log: shop.deps.log }, tasks);
  await expect.poll(() => shop.sentSms.length).toBe(2);
  await jobs.stop();
  expect(shop.sentSms.map(({ text }) => text).sort()).toEqual(['begun by the dead', 'waiting']);
});

test('nothing is done if nobody died', async () => {
  expect(await jobQueries(shop.db).freeDeadWorkers(new Date(0), ['deliver_message'])).toBe(0);
  expect(await jobQueries(shop.db).freeDeadWorkers(new Date(0), null)).toBe(0);
});

test('a job of any kind that started an hour ago is started by another worker', async () => {
  await shop.pool.query(`select graphile_worker.add_job('sweep'), graphile_worker.add_job('lapse_orders')`);
  await shop.pool.query(`update graphile_worker._private_jobs set locked_by = 'worker-' || id::text,
    locked_at = now() - interval '59 minutes'`);
  await shop.pool.query(`update graphile_worker._private_jobs set locked_by = 'worker-dead',
    locked_at = now() - interval '61 minutes' where id = (select min(id) from graphile_worker._private_jobs)`);
  await jobTasks({ ...shop.deps, siteUrl: '' })['repair_deliveries']?.({}, {} as never);
  expect(await lockedBy()).toEqual([null, expect.stringMatching(/^worker-\d+$/)]);
  await shop.pool.query('delete from graphile_worker._private_jobs');
});

const fates = () =>
  shop.db.selectFrom('outbox').select(['text', 'last_error', 'sent_at', 'dead_at']).orderBy('id').execute();

const useUpTries = (text: string, worker: string | null) =>
  shop.pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, locked_by = $1, locked_at = $2
     where payload->>'outboxId' = (select id::text from outbox where text = $3)`,
    [worker, worker === null ? null : new Date(Date.now() - 150_000), text],
  );

test('a message whose last try threw or was killed fails for good, and its job is removed', async () => {
  for (const text of ['waiting', 'threw', 'killed', 'sent']) await outboxQueries(shop.db).add({ ...message, text });
  await useUpTries('threw', null);
  await useUpTries('killed', 'worker-dead');
  await useUpTries('sent', null);
  await shop.pool.query("update outbox set sent_at = now() where text = 'sent'");
  await shop.pool.query("update outbox set last_error = 'shop_wide 3' where text = 'killed'");
  await jobTasks({ ...shop.deps, db: shop.db, sms: shop.sms, mail: shop.mail, siteUrl: shop.deps.config.siteUrl })[
    'repair_deliveries'
  ]?.({}, {} as never);
  const dead = { sent_at: null, dead_at: expect.any(Date) as Date };
  expect(await fates()).toEqual([
    { text: 'waiting', last_error: null, sent_at: null, dead_at: null },
    { text: 'threw', last_error: 'the last try was broken off', ...dead },
    { text: 'killed', last_error: 'shop_wide 3', ...dead },
    { text: 'sent', last_error: null, sent_at: expect.any(Date) as Date, dead_at: null },
  ]);
  expect(await lockedBy()).toEqual([null]);
});
