import { expect, test } from 'vitest';
import {
  receiptStates,
  taxSystems,
  tillKinds,
  tillLimits,
  tillProblem,
  timezones,
  usualTill,
  type TillKind,
  type TillLimits,
} from './index.ts';

const usual = { takesOrigin: false, takesBuyer: false, takesMarkMode: false, takesRawMarks: false };

// Source: packages/integrations/src/payments/yookassa-openapi.yaml. The descriptions of the fields of `receipt` say
// which cash registers accept them.
test.each<[TillKind, Partial<TillLimits>]>([
  ['yookassa', { takesBuyer: true, takesMarkMode: true }],
  ['atol', { takesBuyer: true, takesMarkMode: true }],
  ['orange_data', { takesBuyer: true, takesOrigin: true, takesRawMarks: true }],
  ['business_ru', { takesMarkMode: true }],
  ['kit_invest', { takesOrigin: true }],
  ['another', {}],
])('%s accepts the fields of the provider’s description', (kind, takes) => {
  expect(tillLimits[kind]).toMatchObject({ ...usual, ...takes });
});

test("the provider's cash register accepts 80 rows and requires an e-mail; others accept 100 without", () => {
  expect(tillKinds.map((kind) => [kind, tillLimits[kind].itemsMax, tillLimits[kind].needsEmail])).toEqual([
    ['yookassa', 80, true],
    ...['atol', 'orange_data', 'business_ru', 'kit_invest', 'another'].map((kind) => [kind, 100, false]),
  ]);
});

test('only ATOL requires the tax system', () => {
  const without = tillKinds.filter((kind) => tillProblem({ kind, taxSystem: null, timezone: 2 }) === 'taxSystem');
  expect(without).toEqual(['atol']);
  expect(tillProblem({ kind: 'atol', taxSystem: 1, timezone: 2 })).toBeNull();
  expect(tillProblem(usualTill)).toBeNull();
});

test('codes of tax systems and time zones are those of the tags 1055 and 1011', () => {
  expect(taxSystems).toEqual([1, 2, 3, 4, 5, 6]);
  expect(timezones).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
  // 2 is Moscow.
  expect(usualTill.timezone).toBe(2);
});

test('a receipt is created, then pending or registered, or it failed', () => {
  expect(receiptStates).toEqual(['created', 'pending', 'registered', 'failed']);
});
