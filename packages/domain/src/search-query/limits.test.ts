import { expect, it } from 'vitest';

import { perPageForm } from './limits.ts';

it.each(['1', '9', '10', '20', '99', '100'])('%s products on a page may be chosen', (text) => {
  expect(perPageForm.test(text)).toBe(true);
});

it.each(['', '0', '00', '01', '101', '110', '1000', '5100', '20x', ' 20', '-20', '2.5', '2e1'])(
  '%j is no size of a page',
  (text) => {
    expect(perPageForm.test(text)).toBe(false);
  },
);
