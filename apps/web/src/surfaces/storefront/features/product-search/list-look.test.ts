import { expect, test } from 'vitest';

import { listLookOf } from './list-look.ts';

test.each([
  [null, 'table', 20],
  ['theme=dark; view=cards', 'cards', 12],
  ['view=cards; productsOnPage=50', 'cards', 50],
  ['productsOnPage=100', 'table', 100],
  ['productsOnPage=13; view=mosaic', 'table', 20],
  ['xproductsOnPage=50', 'table', 20],
  ['productsOnPage=', 'table', 20],
])('cookies %s: %s of %d', (cookies, view, perPage) => {
  expect(listLookOf(cookies)).toEqual({ view, perPage });
});
