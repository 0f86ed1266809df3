import type { Category } from '@farad/domain/category';
import { expect, it } from 'vitest';

import { numberNeighbours } from './number-neighbours.ts';

const ids: Readonly<Record<string, number>> = { LDO: 1, 'LDO regulators': 1, Hubs: 2 };
const of = (path: string): Category => ({ id: ids[path] }) as Category;

it('a part has the category of its maker’s parts with equal number beginnings', () => {
  const near = numberNeighbours();
  near.note('ti', 'TPS76333DBVR', 'LDO');
  near.note('ti', 'TPS76318DBVR', 'LDO');
  expect(near.categoryOf('ti', 'TPS76350DBVR', of)).toBeNull();
  near.note('ti', 'TPS763-25DBVT', 'LDO regulators');
  expect(near.categoryOf('ti', 'TPS76350DBVR', of)).toEqual({ id: 1 });
  // No category is found for a number of another maker, a number of digits only, or one as short as the compared
  // beginning.
  expect(near.categoryOf('other', 'TPS76350DBVR', of)).toBeNull();
  expect(near.categoryOf('ti', 'TPS763', of)).toBeNull();
  for (const mpn of ['1234567', '1234568', '1234569']) near.note('ti', mpn, 'Hubs');
  expect(near.categoryOf('ti', '1234560', of)).toBeNull();
});

it('a beginning with several kinds is ignored, a longer one with one kind is used', () => {
  const near = numberNeighbours();
  for (const end of ['A', 'B', 'C']) {
    near.note('ti', `TUSB20${end}1X`, 'LDO');
    near.note('ti', `TUSB2046${end}X`, 'Hubs');
  }
  expect(near.categoryOf('ti', 'TUSB20771', of)).toBeNull();
  expect(near.categoryOf('ti', 'TUSB2046IBRHBR', of)).toEqual({ id: 2 });
});
