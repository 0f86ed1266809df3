import { expect, it } from 'vitest';

import { searchFilter, tickFilter } from './list-filter.tsx';
import { takesQuery, namesOf } from './use-list.ts';

const rest = { name: 'customers', rowKey: () => '', columns: () => [], empty: 'backOffice.nothingFound' } as const;
const search = searchFilter({ label: 'backOffice.name', hint: 'backOffice.name' });

it('keeps the parameters of its filters in the address, and the order where the call has one', () => {
  const blocked = tickFilter({ name: 'blocked', label: 'backOffice.name' });
  const ofCall = (call: 'customers' | 'staffUsers') =>
    namesOf({ ...rest, call, rows: () => [], filters: [search, blocked] });
  expect(ofCall('customers')).toEqual(['text', 'blocked', 'sort']);
  expect(ofCall('staffUsers')).toEqual(['text', 'blocked']);
});

it('tells lists that have pages from those that come whole', () => {
  expect([takesQuery('staffOrders'), takesQuery('searchSynonyms')]).toEqual([true, false]);
});
