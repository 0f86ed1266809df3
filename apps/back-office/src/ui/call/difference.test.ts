import { expect, it } from 'vitest';

import { difference } from './difference.ts';

it('names what changed and leaves out what stayed', () => {
  expect(difference({ priceCoefficient: 1, name: 'A' }, { priceCoefficient: 0.95, name: 'A' })).toEqual([
    { field: 'priceCoefficient', before: '1', after: '0.95' },
  ]);
});

it('tells what came and what went', () => {
  expect(difference(null, { roles: ['support', 'developer'] })).toEqual([
    { field: 'roles', before: null, after: 'support, developer' },
  ]);
  expect(difference({ contract: { number: '7' } }, { contract: null })).toEqual([
    { field: 'contract', before: '{"number":"7"}', after: null },
  ]);
  expect(difference(null, null)).toEqual([]);
});

it('pieces of lines are told by place and count, other lists keep their shape', () => {
  const pieces = [
    { position: 2, qty: 10 },
    { qty: 1, position: 3 },
  ];
  expect(difference(null, { lines: pieces })).toEqual([{ field: 'lines', before: null, after: '№ 2 × 10, № 3 × 1' }]);
  expect(difference(null, { lines: [{ position: 2 }] })[0]?.after).toBe('[{"position":2}]');
  expect(difference(null, { lines: [{ position: 2, qty: 1, note: '' }] })[0]?.after).toContain('note');
  expect(difference(null, { lines: [] })).toEqual([]);
});
