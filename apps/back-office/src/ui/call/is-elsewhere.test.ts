import { expect, it } from 'vitest';

import { isElsewhere } from './is-elsewhere.ts';

const at = (pathname: string, search = '') => ({ pathname, search });

it('says whether a form that is being filled in would be gone', () => {
  expect(isElsewhere(at('/orders/1'), at('/orders'), false)).toBe(true);
  expect(isElsewhere(at('/orders/1'), at('/orders/1', '?tab=notes'), false)).toBe(true);
  expect(isElsewhere(at('/orders/1'), at('/orders/1', '?tab=notes'), true)).toBe(false);
  expect(isElsewhere(at('/orders/1', '?tab=notes'), at('/orders/1', '?tab=notes&text=a'), false)).toBe(false);
});
