import { expect, it } from 'vitest';

import { isElsewhere } from './is-elsewhere.ts';

const at = (pathname: string, search = '') => ({ pathname, search });

it('tells whether navigation discards a form', () => {
  expect(isElsewhere(at('/orders/1'), at('/orders'), false)).toBe(true);
  expect(isElsewhere(at('/orders/1'), at('/orders/1', '?tab=notes'), false)).toBe(true);
  expect(isElsewhere(at('/orders/1'), at('/orders/1', '?tab=notes'), true)).toBe(false);
  expect(isElsewhere(at('/orders/1', '?tab=notes'), at('/orders/1', '?tab=notes&text=a'), false)).toBe(false);
});
