import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { parseMapping } from './mapping.ts';

it('accepts the example of the documentation', async () => {
  const text = await readFile(new URL('../../../../docs/import/example-mapping.json', import.meta.url), 'utf8');
  expect(parseMapping(text)).toMatchObject({ mapping: { supplier: { code: 'acme' }, warehouse: { code: 'main' } } });
});

it.each([
  ['categories.table.Sensors', { categories: { table: { Sensors: 'No Slug' } } }],
  ['attributes.table.Type.kind', { attributes: { table: { Type: { key: 'type', kind: 'colour' } } } }],
  ['prices.tiers.price', { prices: { tiers: { field: 'prices', quantity: 'from' } } }],
  ['fields.mpn', { fields: { maker: 'x' } }],
  ['leadTimeDays', { leadTimeDays: -1 }],
])('names %s if it is wrong', (field, change) => {
  const parsed = parseMapping(
    JSON.stringify({ supplier: { code: 'a', title: 'A' }, fields: { mpn: 'mpn' }, ...change }),
  );
  expect(parsed).toMatchObject({ mapping: null, problems: [expect.stringContaining(`${field}: `) as string] });
});
