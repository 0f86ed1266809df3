import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  firstPage,
  formatTableState,
  nextPage,
  parseTableState,
  previousPage,
  queryOf,
  withFilters,
  type TableState,
} from './table-state.ts';

const names = ['text', 'blocked'] as const;
const text = fc.string({ minLength: 1, maxLength: 20 }).map((value) => `x${value}`.trim());
const states: fc.Arbitrary<TableState> = fc.record({
  filters: fc.record({ text, blocked: fc.constant('true') }, { requiredKeys: [] }),
  turned: fc.array(text, { maxLength: 5 }),
});

const read = (address: string): TableState => parseTableState(new URLSearchParams(address), names);

describe('state of a table', () => {
  it('survives conversion to an address and back', () => {
    fc.assert(
      fc.property(states, (state) => {
        const address = formatTableState(state, names).toString();
        expect(parseTableState(new URLSearchParams(address), names)).toEqual(state);
      }),
    );
  });

  it('reads known parameters of an address and drops empty ones', () => {
    expect(read('text=%20ivanov%20&blocked=&tab=orders')).toEqual({ filters: { text: 'ivanov' }, turned: [] });
  });

  it('turns pages forwards and back', () => {
    const second = nextPage(nextPage(read('text=a'), '40'), '20');
    expect(formatTableState(second, names).toString()).toBe('text=a&after=40&after=20');
    expect(queryOf(second)).toEqual([
      ['text', 'a'],
      ['after', '20'],
    ]);
    expect(queryOf(previousPage(previousPage(second)))).toEqual([['text', 'a']]);
    expect(firstPage(second).turned).toEqual([]);
  });

  it('returns to the first page when a filter changes', () => {
    expect(withFilters(read('text=a&after=40'), { blocked: 'true', text: ' ' })).toEqual({
      filters: { blocked: 'true' },
      turned: [],
    });
  });

  it('limits the length of the address', () => {
    const far = { filters: {}, turned: Array.from({ length: 500 }, (_, at) => String(at)) };
    const after = formatTableState(far, names).getAll('after');
    expect(after).toHaveLength(200);
    expect(after.at(-1)).toBe('499');
  });
});
