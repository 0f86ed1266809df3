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

it('returns true for lists with pages, false for lists that load as a whole', () => {
  expect([takesQuery('staffOrders'), takesQuery('searchSynonyms')]).toEqual([true, false]);
});
