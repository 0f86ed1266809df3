import { expect, it } from 'vitest';

import { isSureNumber, refused, saysPart, type RowView } from './row-view.ts';

const view = (more: Partial<RowView>, texts: Partial<RowView['texts']> = {}): RowView =>
  ({ name: '', texts: { of: {}, foreignNumbers: [], otherMpns: [], ...texts }, ...more }) as RowView;

it.each<[string, RowView, boolean]>([
  ['a name', view({ name: 'Timer' }), true],
  ['a number of a shop', view({}, { foreignNumbers: [{ distributor: null, number: '1' }] }), true],
  ['an alternate', view({}, { otherMpns: ['LM358'] }), true],
  ['a number of this shop', view({}, { of: { shop_number: '5' } }), true],
  ['a number of the customer', view({}, { of: { customer_number: '5' } }), true],
  ['a note', view({}, { of: { note: 'x' } }), false],
  ['nothing', view({}), false],
])('a row with %s names a part', (_, row, expected) => expect(saysPart(row)).toBe(expected));

it('numbers that are sure, and a refusal', () => {
  expect(['LM358', 'Timer', undefined].map(isSureNumber)).toEqual([true, false, false]);
  expect(refused('total')).toEqual({ kind: 'refused', reason: 'total' });
});
