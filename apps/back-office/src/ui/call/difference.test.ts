import { expect, it } from 'vitest';

import { changedFields, difference } from './difference.ts';

it('returns changed fields and skips unchanged ones', () => {
  expect(difference({ priceCoefficient: 1, name: 'A' }, { priceCoefficient: 0.95, name: 'A' })).toEqual([
    { field: 'priceCoefficient', before: '1', after: '0.95' },
  ]);
});

it('reports added and removed fields', () => {
  expect(difference(null, { roles: ['support', 'developer'] })).toEqual([
    { field: 'roles', before: null, after: 'support, developer' },
  ]);
  expect(difference({ contract: { number: '7' } }, { contract: null })).toEqual([
    { field: 'contract', before: '{"number":"7"}', after: null },
  ]);
  expect(difference(null, null)).toEqual([]);
});

it('lists and nested values are JSON, an empty list is nothing', () => {
  expect(difference(null, { lines: [{ position: 2 }] })[0]?.after).toBe('[{"position":2}]');
  expect(difference(null, { lines: [] })).toEqual([]);
  expect(changedFields({ lines: [{ qty: 1 }] }, { lines: [{ qty: 1 }], note: '' })).toEqual([]);
});
