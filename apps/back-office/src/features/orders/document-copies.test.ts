import { expect, it } from 'vitest';

import { copiesOf } from './document-copies.ts';

it.each([
  ['upd', ['format=xml']],
  ['invoice', []],
  ['confirmation', ['language=ru', 'language=en', 'language=tr']],
  ['packing_list', ['language=ru', 'language=en', 'language=tr']],
] as const)('copies of the document «%s» are %j', (kind, queries) => {
  expect(copiesOf(kind).map(({ query }) => query)).toEqual(queries);
});
