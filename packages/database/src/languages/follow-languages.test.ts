import { locales } from '@farad/domain/shared';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestDatabase } from '../connection/test-database.ts';
import { languageChange } from './follow-languages.ts';

const withGerman = [...locales, 'de'];

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
    await expect(addWord('de')).rejects.toThrow(/check constraint/);
  });

  it('follow a longer list, and count its missing texts', async () => {
    const [title, description] = [{ ru: 'Резистор', en: 'Resistor', tr: 'Direnç' }, { de: 'Widerstand' }];
    const missing = `missing_texts('${JSON.stringify(title)}', '${JSON.stringify(description)}')`;
    expect(await one(missing)).toBe(0b111_000);
    const change = await languageChange(client, withGerman);
    await client.query(change ?? '');
    expect(await languageChange(client, withGerman)).toBeNull();
    await addWord('de');
    expect(await one(missing)).toBe(0b0111_1000);
    expect(await one(`product_words('X1', '{"de": "Widerstand"}')::text`)).toBe("'widerstand':2 'x1':1");
  });

  it('lets a language go that no row has', async () => {
    await client.query('delete from search_synonym');
    await client.query((await languageChange(client)) ?? '');
    expect(await languageChange(client)).toBeNull();
    expect(await one(`missing_texts('{}', '{}')`)).toBe(0b111_111);
  });
});
