import { cancelAdvices, offeredMethods, onlineMethods } from '@farad/domain/payment';
import type { Kopecks } from '@farad/domain/money';
import { locales } from '@farad/domain/shared';
import { expect, test } from 'vitest';

import { resources } from './server.ts';

test.each(locales)('%s has a text for every method, refusal and advice', (locale) => {
  const refusals = [0, 10 ** 8].flatMap((sum) => offeredMethods([sum as Kopecks]).map(({ refusal }) => refusal));
  const keys = [
    ...onlineMethods.flatMap((method) => [`method_${method}`, `methodNote_${method}`]),
    ...new Set(refusals.flatMap((refusal) => (refusal === null ? [] : `refusal_${refusal}`))),
    ...cancelAdvices.map((advice) => `advice_${advice}`),
  ];
  expect(Object.keys(resources[locale]['payment'] ?? {}).sort()).toEqual(keys.sort());
});
