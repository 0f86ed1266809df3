import { expect, it } from 'vitest';

import { activeCount, foldedFilters } from './folded-filters.ts';
import { searchFilter, selectFilter, switchFilter, tickFilter } from './list-filter.tsx';

const label = 'backOffice.name';
const search = searchFilter({ label, hint: label });
const kind = switchFilter({ name: 'kind', label, options: () => [] });
const status = selectFilter({ name: 'status', any: label, options: () => [], width: 180 });
const blocked = tickFilter({ name: 'blocked', label });
const order = selectFilter({ name: 'sort', any: label, options: () => [], width: 180 });
const days = { names: ['from', 'to'], show: () => null };

it('folds all but search and switches, and never a single filter', () => {
  expect(foldedFilters([kind, search, status, days])).toEqual([status, days]);
  expect(foldedFilters([search, blocked])).toEqual([]);
});

it('counts the parameters that the address sets, without the order and those of other filters', () => {
  const filters = { text: 'иван', status: 'open', from: '2026-11-01', sort: '-created' };
  expect(activeCount([status, days, blocked, order], { filters, turned: [] })).toBe(2);
});
