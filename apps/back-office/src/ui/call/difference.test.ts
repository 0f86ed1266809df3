import { expect, it } from 'vitest';

import { difference } from './difference.ts';

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

it('lines are described by position and quantity, other lists as JSON', () => {
  const pieces = [
    { position: 2, qty: 10 },
    { qty: 1, position: 3 },
  ];
  expect(difference(null, { lines: pieces })).toEqual([{ field: 'lines', before: null, after: '№ 2 × 10, № 3 × 1' }]);
  expect(difference(null, { lines: [{ position: 2 }] })[0]?.after).toBe('[{"position":2}]');
  expect(difference(null, { lines: [{ position: 2, qty: 1, note: '' }] })[0]?.after).toContain('note');
  expect(difference(null, { lines: [] })).toEqual([]);
});
