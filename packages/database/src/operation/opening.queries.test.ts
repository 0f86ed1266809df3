import { readFile } from 'node:fs/promises';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { connect, type Connection } from '../connection/connect.ts';
import { createTestDatabase } from '../connection/test-database.ts';
import { openingQueries } from './opening.queries.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});
beforeEach(async () => {
  await connection.pool.query('truncate setting, account cascade');
});

const state = () => openingQueries(connection.db).state();

describe('a shop in the database', () => {
  it('is open until somebody closes it', async () => {
    expect(await state()).toMatchObject({ isOpen: true });
  });

  it('is closed when it is new in production, and once opened stays open', async () => {
    const queries = openingQueries(connection.db);
    await queries.closeNew();
    expect(await state()).toMatchObject({ isOpen: false, wasOpen: false });
    await queries.set({ ...(await state()), isOpen: true });
    await queries.closeNew();
    expect(await state()).toMatchObject({ isOpen: true });
  });
});

describe('the migration to shops that can be closed', () => {
  const migrateAgain = async () =>
    connection.pool.query(await readFile(new URL('../migrations/0099-opening.sql', import.meta.url), 'utf8'));

  it('leaves an empty shop undecided, so that a new one in production is closed', async () => {
    await migrateAgain();
    await openingQueries(connection.db).closeNew();
    expect(await state()).toMatchObject({ isOpen: false });
  });

  it('keeps a shop with customers open', async () => {
    await connection.pool.query(`insert into account (phone, username, name) values ('79261234567', 'a', 'Анна')`);
    await migrateAgain();
    await openingQueries(connection.db).closeNew();
    expect(await state()).toMatchObject({ isOpen: true, wasOpen: true });
  });
});
