import { describe, expect, it } from 'vitest';

import { isFiltered, readFilter, searchOf, toggled } from './row-filter.ts';

const read = (search: string) => readFilter(new URLSearchParams(search));

describe('filter of rows', () => {
  it('survives conversion to an address and back', () => {
    const search = '?status=several&status=error&flag=obsolete&text=C3+%26+%D0%9A1&sort=total';
    expect(read(search)).toEqual({
      statuses: ['several', 'error'],
      flags: ['obsolete'],
      text: 'C3 & К1',
      sort: 'total',
    });
    expect(searchOf(read(search))).toBe(search);
  });

  it('ignores unknown values', () => {
    expect(read('status=__proto__&flag=&sort=%00&row=5')).toEqual({ statuses: [], flags: [], text: '', sort: 'file' });
    expect(searchOf(read('status=nothing'))).toBe('');
    expect(searchOf(read(''), [['row', '5']])).toBe('?row=5');
  });

  it('tells whether it excludes rows', () => {
    expect([isFiltered(read('sort=part')), isFiltered(read('status=exact'))]).toEqual([false, true]);
  });

  it('adds and removes a value', () => {
    expect(toggled(toggled(['a'], 'b'), 'a')).toEqual(['b']);
  });
});
