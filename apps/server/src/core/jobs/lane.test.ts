import { connect } from '@farad/database/connection/connect';
import { createTestDatabase } from '@farad/database/connection/test-database';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';

import { layWire } from '#testing/processes/cut-wire.ts';
import { migrateJobs, startJobs } from './start-jobs.ts';

test('a job that loses its database ends no process, and completes when the database is back', async () => {
  // The library prints a trace when workers end.
  vi.spyOn(console, 'trace').mockImplementation(() => undefined);
  const database = await createTestDatabase();
  const wire = await layWire(database.url);
  const beside = connect(database.url);
  const begun = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  let tries = 0;
  const jobs = await startJobs(
    { url: wire.url, log: pino({ level: 'silent' }) },
    {
      count: async () => {
        tries += 1;
        begun.resolve();
        if (tries > 1) return;
        await gone.promise;
        throw new Error('the database went away');
      },
    },
  );
  try {
    await beside.pool.query(`select graphile_worker.add_job('count')`);
    await begun.promise;
    await wire.cut();
    gone.resolve();
    await expect.poll(jobs.isRunning).toBe(false);
    await wire.mend();
    await expect.poll(jobs.isRunning).toBe(true);
    await beside.pool.query(`select graphile_worker.add_job('count')`);
    await expect.poll(() => tries).toBeGreaterThan(2);
    const waiting = async () => (await beside.pool.query('select from graphile_worker.jobs')).rowCount;
    await expect.poll(waiting).toBe(0);
  } finally {
    await jobs.stop();
    await wire.cut();
    await beside.close();
    await database.drop();
  }
});

test('several jobs that end one after another without their database do not stop the workers for ever', async () => {
  vi.spyOn(console, 'trace').mockImplementation(() => undefined);
  const database = await createTestDatabase();
  const wire = await layWire(database.url);
  const beside = connect(database.url);
  const jobsAtOnce = 4;
  const gone = Array.from({ length: jobsAtOnce }, () => Promise.withResolvers<void>());
  let begun = 0;
  let lost = 0;
  const log = pino(
    { level: 'error' },
    { write: (line: string) => void (lost += /Failed to fail jobs/.test(line) ? 1 : 0) },
  );
  const jobs = await startJobs(
    { url: wire.url, log },
    {
      count: async () => {
        begun += 1;
        await gone[begun - 1]?.promise;
        if (begun <= jobsAtOnce) throw new Error('the database went away');
      },
    },
  );
  const add = () => beside.pool.query(`select graphile_worker.add_job('count')`);
  try {
    for (let each = 0; each < jobsAtOnce; each += 1) await add();
    await expect.poll(() => begun).toBe(jobsAtOnce);
    await wire.cut();
    for (const [index, { resolve }] of gone.entries()) {
      resolve();
      await expect.poll(() => lost).toBe(index + 1);
    }
    await expect.poll(jobs.isRunning).toBe(false);
    await wire.mend();
    await expect.poll(jobs.isRunning).toBe(true);
    await add();
    const waiting = async () => (await beside.pool.query('select from graphile_worker.jobs')).rowCount;
    await expect.poll(waiting).toBe(0);
    expect(begun).toBe(2 * jobsAtOnce + 1);
  } finally {
    await jobs.stop();
    await wire.cut();
    await beside.close();
    await database.drop();
  }
});

test('with two workers a scheduled task runs once for each time, also for times before they started', async () => {
  const database = await createTestDatabase();
  const beside = connect(database.url);
  const log = pino({ level: 'silent' });
  await migrateJobs({ url: database.url, log });
  const minutes = 5;
  // The task was last queued some minutes ago, so both workers find the same times at which it should have run.
  await beside.pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     values ('tick', now() - interval '1 day', date_trunc('minute', now()) - make_interval(mins => $1))`,
    [minutes],
  );
  const ran: string[] = [];
  const schedule = [{ task: 'tick', match: '* * * * *', options: { backfillPeriod: 3_600_000 } }];
  const worker = (name: string) =>
    startJobs({ url: database.url, log }, { tick: async () => void ran.push(name) }, schedule);
  const workers = await Promise.all([worker('one'), worker('other')]);
  try {
    await expect.poll(() => ran.length).toBeGreaterThanOrEqual(minutes);
    const waiting = async () => (await beside.pool.query('select from graphile_worker.jobs')).rowCount;
    await expect.poll(waiting).toBe(0);
    // A minute may end while the test runs; then the task runs once more, still once in all.
    expect([minutes, minutes + 1]).toContain(ran.length);
  } finally {
    for (const jobs of workers) await jobs.stop();
    await beside.close();
    await database.drop();
  }
});
