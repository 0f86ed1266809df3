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
