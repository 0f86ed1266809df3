import { expect, test } from 'vitest';

import { isFreeLine } from './index.ts';

test.each(['8 800 550-00-22', '+7 (800) 550-00-22', '88005500022', '7-800-550'])('calls to %s are free', (phone) => {
  expect(isFreeLine(phone)).toBe(true);
});

test.each(['+7 (495) 123-45-67', '8 495 800-00-00', '+90 800 123', '800 550-00-22', ''])(
  'calls to %s are not free',
  (phone) => {
    expect(isFreeLine(phone)).toBe(false);
  },
);
