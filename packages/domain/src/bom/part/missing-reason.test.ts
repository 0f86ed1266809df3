import { expect, test } from 'vitest';
import { missingReason } from './missing-reason.ts';

test.each([
  ['NOSUCH-9', true, 'number'],
  ['NOSUCH-9', false, 'number'],
  [null, true, 'value'],
  [null, false, 'unread'],
] as const)('a line of the unknown number %s, its value read: %s', (unknownNumber, isValueRead, reason) => {
  expect(missingReason({ unknownNumber }, isValueRead)).toBe(reason);
});
