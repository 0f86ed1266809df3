import type { TestProject } from 'vitest/node';
import { createLog } from '../../apps/server/src/kit/log.ts';
import { migrateJobs } from '../../apps/server/src/core/jobs/start-jobs.ts';
import { startTestServer } from '../../packages/database/src/connection/test-database.ts';

/** Starts one PostgreSQL for all test files of a run. Each test file makes its own database as a copy of a template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, template, stop } = await startTestServer(process.env['DATABASE_URL'], (url) =>
    migrateJobs({ url, log: createLog('warn') }),
  );
  project.provide('testServer', { adminUrl, template });
  return stop;
}
