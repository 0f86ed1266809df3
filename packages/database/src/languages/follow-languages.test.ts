import { inEachLocale, locales } from '@farad/domain/shared';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestDatabase } from '../connection/test-database.ts';
import { languageChange } from './follow-languages.ts';

const longer = [...locales, 'xx'];
const count = locales.length;
const all = 2 ** count - 1;

describe('the languages of the database', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });

  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const one = async (expression: string): Promise<unknown> => {
    const { rows } = await client.query<{ value: unknown }>(`select ${expression} as value`);
    return rows[0]?.value;
  };
  const addWord = (locale: string) =>
    client.query(
      "insert into search_synonym (locale, said, meant, created_at) values ($1, 'one', 'two', now()) on conflict do nothing",
      [locale],
    );

  it('are those of the program after a migration', async () => {
    expect(await languageChange(client)).toBeNull();
    await expect(addWord('xx')).rejects.toThrow(/check constraint/);
  });

  it('follow a longer list, and count its missing texts', async () => {
    const [title, description] = [inEachLocale(() => 'Реле'), { xx: 'Relais' }];
    const missing = `missing_texts('${JSON.stringify(title)}', '${JSON.stringify(description)}')`;
    expect(await one(missing)).toBe(all * 2 ** count);
    const change = await languageChange(client, longer);
    await client.query(change ?? '');
    expect(await languageChange(client, longer)).toBeNull();
    await addWord('xx');
    expect(await one(missing)).toBe(2 ** count + all * 2 ** (count + 1));
    expect(await one(`product_words('X1', '{"xx": "Relais"}')::text`)).toBe("'relais':2 'x1':1");
  });

  it('drop a language that no row has', async () => {
    await client.query('delete from search_synonym');
    await client.query((await languageChange(client)) ?? '');
    expect(await languageChange(client)).toBeNull();
    expect(await one(`missing_texts('{}', '{}')`)).toBe(all * 2 ** count + all);
  });
});
