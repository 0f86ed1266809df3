import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a test file gets a migrated database of its own', async () => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string; table: string | null }>(
    `SELECT current_database() AS name, to_regclass('product')::text AS table`,
  );
  await client.end();
  expect(rows[0]?.name).toMatch(/^farad_test_/);
  expect(rows[0]?.table).toBe('product');
});
