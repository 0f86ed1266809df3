import { expect, test } from 'vitest';

import { listLookOf } from './list-look.ts';

test.each([
  [null, 'table', 20],
  ['theme=dark; view=cards', 'cards', 12],
  ['view=cards; productsOnPage=50', 'cards', 50],
  ['productsOnPage=100', 'table', 100],
  ['productsOnPage=40; view=mosaic', 'table', 40],
  ['productsOnPage=60', 'table', 60],
  ['productsOnPage=1', 'table', 1],
  ['productsOnPage=101', 'table', 20],
  ['productsOnPage=040', 'table', 20],
  ['xproductsOnPage=50', 'table', 20],
  ['productsOnPage=', 'table', 20],
])('cookies %s: %s of %d', (cookies, view, perPage) => {
  expect(listLookOf(cookies)).toEqual({ view, perPage });
});
