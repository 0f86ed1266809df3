import { expect, test } from 'vitest';

import type { AttributeKey } from '../category/index.ts';
import { emptyFilter, formatProductFilter, type ProductFilter } from './index.ts';

test.each<[Partial<ProductFilter>, [string, string][]]>([
  [{ limit: 12, skip: 0 }, [['page', '1']]],
  [{ limit: 12, skip: 24 }, [['page', '3']]],
  [
    { limit: 12, skip: 5 },
    [
      ['limit', '12'],
      ['skip', '5'],
    ],
  ],
  [{ limit: 20, skip: 40 }, [['skip', '40']]],
  [{ limit: 24, skip: 0 }, [['limit', '24']]],
  [{ sort: { kind: 'price', direction: 'descending' } }, [['sort', '-price']]],
  [{ sort: { kind: 'attribute', key: 'size' as AttributeKey, direction: 'ascending' } }, [['sort', 'attrs.size']]],
])('%j is written as %j', (filter, entries) => {
  expect(formatProductFilter({ ...emptyFilter, ...filter })).toEqual(entries);
});
