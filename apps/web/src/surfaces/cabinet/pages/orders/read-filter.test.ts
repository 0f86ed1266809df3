import { expect, test } from 'vitest';

import { filterPairs, isNarrowed, listSearch, readFilter } from './read-filter.ts';

const read = (search: string) => readFilter(new URLSearchParams(search));

test('reads an address and ignores unknown values', () => {
  expect(read('?text=+LM358+&status=in_work&from=2026-11-01&page=3&after=26-000007')).toEqual({
    text: 'LM358',
    status: 'in_work',
    from: '2026-11-01',
    to: '',
    company: '',
    after: '26-000007',
  });
  expect(read('?status=paid').status).toBe('');
  expect(read('?from=1.11.2026&to=31.02.2026')).toMatchObject({ from: '2026-11-01', to: '' });
});

test('another page is not a filter', () => {
  expect(isNarrowed(read('?after=26-000007'))).toBe(false);
  expect(isNarrowed(read('?text=a'))).toBe(true);
});

test('the address of a page keeps the filter', () => {
  const filter = read('?text=a b&status=created&after=26-000007');
  expect(filterPairs(filter)).toEqual([
    ['text', 'a b'],
    ['status', 'created'],
    ['after', '26-000007'],
  ]);
  expect(listSearch(filter, '26-000001')).toBe('?text=a+b&status=created&after=26-000001');
  expect(listSearch(filter, null)).toBe('?text=a+b&status=created');
});
