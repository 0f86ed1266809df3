import type { CatalogueText } from '@farad/contract/office/content/translations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let keeper: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  keeper = await signedInStaff(shop, 'catalogue_manager');
  await shop.pool.query(`update product set title = '{"ru": "Резистор", "en": "Resistor", "tr": "Direnç"}',
    description = '{"ru": "", "en": "", "tr": ""}'`);
  await shop.pool.query(`insert into attribute (key, kind, unit, title, sort_order)
    values ('shade', 'enum', null, '{"ru": "Оттенок", "en": "Shade", "tr": "Ton"}', 900)`);
});
afterAll(() => shop.close());

interface Page {
  readonly texts: readonly CatalogueText[];
  readonly next: string | null;
}

const list = async (query: string): Promise<Page> => (await keeper.get(`/admin/translations?${query}`)).json<Page>();
const places = ({ texts }: Page): readonly string[] => texts.map(({ key, field }) => `${key} ${field}`);

const fileHeaders = { 'content-type': 'application/octet-stream' };

const set = (body: object) => keeper.post('/admin/translations', body);

const products = (sql: string) => shop.pool.query(`update product set ${sql}`);

describe('texts of products', () => {
  it('are listed if a translation is missing, page by page, each once', async () => {
    expect(await list('kind=product')).toEqual({ texts: [], next: null });
    await products(`title = title || '{"tr": ""}' where id in (1, 2)`);
    await products(`description = '{"ru": "Описание", "en": "", "tr": ""}' where id in (1, 3)`);
    expect(places(await list('kind=product'))).toEqual(['1 description', '1 title', '2 title', '3 description']);
    expect(places(await list('kind=product&missing=en'))).toEqual(['1 description', '3 description']);
    expect(places(await list('kind=product&missing=ru'))).toEqual([]);
    expect(places(await list('kind=product&field=title'))).toEqual(['1 title', '2 title']);
    expect(places(await list(`kind=product&after=${encodeURIComponent('description 1')}`))).toEqual([
      '1 title',
      '2 title',
      '3 description',
    ]);
    expect(places(await list(`kind=product&after=${encodeURIComponent('title 1')}`))).toEqual([
      '2 title',
      '3 description',
    ]);
    const { counts } = (await keeper.get('/admin/translations/counts')).json<{ counts: object[] }>();
    expect(counts).toContainEqual({ kind: 'product', language: 'tr', count: 3 });
    expect(counts).toContainEqual({ kind: 'product', language: 'ru', count: 0 });
  });

  it('are written in place, unless another person has done it meanwhile, and appear in the history', async () => {
    const text = { kind: 'product', key: '2', field: 'title', language: 'tr', text: 'Direnç 10 kΩ', was: '' };
    expect((await set(text)).json()).toMatchObject({ texts: { tr: 'Direnç 10 kΩ', ru: 'Резистор' } });
    expect((await set({ ...text, text: 'Başka' })).json()).toMatchObject({ error: { code: 'text_changed' } });
    expect((await set(text)).statusCode).toBe(200);
    const { rows } = await shop.pool.query(
      `select before, after from audit where action = 'product.changed' and object_kind = 'product' and object_id = 2`,
    );
    expect(rows).toEqual([{ before: { title_tr: '' }, after: { title_tr: 'Direnç 10 kΩ' } }]);
  });

  it.each([
    [{ kind: 'product', key: '999999', field: 'title' }, 404],
    [{ kind: 'product', key: 'x', field: 'title' }, 404],
    [{ kind: 'product', key: '1', field: 'part_title' }, 404],
    [{ kind: 'value', key: 'nothing', field: 'title' }, 404],
    [{ kind: 'moon', key: '1', field: 'title' }, 400],
    [{ kind: 'product', key: '1', field: 'title', text: 'x'.repeat(301) }, 400],
  ])('%j is refused', async (place, status) => {
    expect((await set({ language: 'tr', text: 'x', was: '', ...place })).statusCode).toBe(status);
  });
});

it.each([
  ['category', 'id::text', 'title', 'category'],
  ['attribute', 'key', 'title', 'attribute'],
])('texts of a %s are found and written', async (kind, key, field, table) => {
  const { rows } = await shop.pool.query<{ key: string }>(
    `update ${table} set ${field} = ${field} || '{"en": ""}' where ${key} = (select min(${key}) from ${table})
     returning ${key} as key`,
  );
  const first = rows[0]?.key ?? '';
  expect(places(await list(`kind=${kind}&missing=en&field=${field}`))).toContain(`${first} ${field}`);
  expect((await set({ kind, key: first, field, language: 'en', text: 'Named', was: '' })).statusCode).toBe(200);
  expect(places(await list(`kind=${kind}&missing=en&field=${field}`))).not.toContain(`${first} ${field}`);
});

it('words of a choice and of a brand are found and written', async () => {
  await shop.pool.query(`update attribute set value_titles = '{"x7r": {"ru": "Икс", "en": "", "tr": "İks"}}'
    where key = (select min(key) from attribute)`);
  const [value] = (await list('kind=value')).texts;
  expect(value?.texts).toEqual({ ru: 'Икс', en: '', tr: 'İks' });
  const place = { kind: 'value', key: value?.key, field: 'title', language: 'en', text: 'X seven R', was: '' };
  expect((await set(place)).json()).toMatchObject({ texts: { en: 'X seven R' } });
  expect(await list('kind=value')).toEqual({ texts: [], next: null });
  await shop.pool.query(`insert into brand_description values (1, '{"ru": "О марке", "en": "", "tr": ""}')
    on conflict (brand_id) do update set description = excluded.description`);
  expect(places(await list('kind=brand&missing=en'))).toContain('1 description');
});

describe('the translators’ table', () => {
  it('is imported with what was filled in; errors are reported by row', async () => {
    await products(`title = title || '{"tr": ""}' where id in (1, 2, 3)`);
    const file = (await keeper.get('/admin/translations-file?kind=product&missing=tr&field=title&format=csv')).body;
    const lines = file.trim().split(/\r?\n/);
    expect(lines[0]?.replace('\ufeff', '')).toBe('kind;key;field;name;ru;en;tr');
    expect(lines).toHaveLength(4);
    const filled = lines.map((line, at) => (at === 1 || at === 2 ? `${line}Çeviri ${at}` : line));
    const wrong = ['moon;1;title;;;;a', 'product;999999;title;;;;b', `product;1;title;;;;${'c'.repeat(301)}`];
    const answer = await keeper.post('/admin/translations-file', [...filled, ...wrong].join('\r\n'), fileHeaders);
    expect(answer.json()).toEqual({
      changed: 2,
      same: 6,
      problems: [
        { row: 5, field: 'kind' },
        { row: 6, field: 'key' },
        { row: 7, field: 'tr' },
      ],
    });
    expect(places(await list('kind=product&missing=tr&field=title'))).toEqual(['3 title']);
  });

  it('may contain texts of every kind, and one text twice: the last one stays, the log has both', async () => {
    const { rows: attributes } = await shop.pool.query<{ key: string }>(
      `update attribute set value_titles = '{"x7r": {"ru": "Икс"}, "np0": {"ru": "Эн"}}'
       where key = (select min(key) from attribute) returning key`,
    );
    const key = attributes[0]?.key ?? '';
    const body = ['kind;key;field;ru;en']
      .concat(`value;${key}=x7r;title;;X7R`, `value;${key}=np0;title;;NP0`, `attribute;${key};title;;First`)
      .concat(`attribute;${key};title;;Second`, 'brand;1;title;;No such field', 'value;none;title;;x');
    const answer = await keeper.post('/admin/translations-file', body.join('\n'), fileHeaders);
    expect(answer.json()).toEqual({
      changed: 4,
      same: 0,
      problems: [
        { row: 6, field: 'key' },
        { row: 7, field: 'key' },
      ],
    });
    const { rows } = await shop.pool.query(
      `select value_titles, title ->> 'en' as title from attribute where key = $1`,
      [key],
    );
    expect(rows).toEqual([
      {
        value_titles: { x7r: { ru: 'Икс', en: 'X7R', tr: '' }, np0: { ru: 'Эн', en: 'NP0', tr: '' } },
        title: 'Second',
      },
    ]);
    const log = await shop.pool.query(`select after ->> 'text' as text from audit where action = 'attribute.changed'
      and after ->> 'text' in ('First', 'Second') order by id`);
    expect(log.rows).toEqual([{ text: 'First' }, { text: 'Second' }]);
  });

  it('with more rows than allowed is refused', async () => {
    const body = `kind;key;field;en\n${'product;1;title;A\n'.repeat(5001)}`;
    const answer = await keeper.post('/admin/translations-file', body, fileHeaders);
    expect(answer.json()).toMatchObject({ error: { code: 'body_too_large' } });
  });

  it.each(['', 'nothing\u0000of a table'])('%j is no table', async (body) => {
    const answer = await keeper.post('/admin/translations-file', body, fileHeaders);
    expect(answer.statusCode).toBe(400);
  });
});
