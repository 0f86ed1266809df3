import { describe, expect, it } from 'vitest';

import type { BomColumn, BomLayout } from '../header/layout.ts';
import { unreadNumbers } from './unread-numbers.ts';

describe('whole numbers without a meaning', () => {
  const unread = (header: string, texts: string, more: Partial<BomColumn> = {}) => {
    const rows = texts.split('|').map((text) => ['', text]);
    const columns = [{ index: 1, field: null, evidence: 'none', header, ...more } as BomColumn];
    const layout = { firstRow: 0, lastRow: rows.length - 1, columns } as unknown as BomLayout;
    return unreadNumbers({ name: '', rows, rowNumbers: [] }, layout);
  };
  it.each([
    ['Foo', '5|7|9', true],
    ['', '5|7', true],
    ['Foo', '5||7', true],
    ['Foo', '5|7|9|4|x', true],
    ['Foo', '5|7|9|x', false],
    ['Foo', '5', false],
    ['Foo', '123456|7', true],
    ['Foo', '1234567|7', false],
    ['Foo', '1|2|3|4', false],
    ['Foo', '2|3|4|5', false],
    ['Foo', '1|2|3', true],
    ['Foo', '1|2|3|5', true],
    ['Stock', '5|7', false],
    ['Foo stock', '5|7', false],
    ['My MOQ', '5|7', false],
    ['Foo', '1.5|7', false],
    ['Foo', 'x5|5x', false],
  ])('%j with %s: %s', (header, texts, expected) => expect(unread(header, texts)).toEqual(expected ? [1] : []));
  it('not in columns with a field, or that a person ignored', () => {
    expect([unread('Foo', '5|7', { field: 'note' }), unread('Foo', '5|7', { evidence: 'chosen' })]).toEqual([[], []]);
  });
  it('in the first 300 rows of the list', () => {
    const texts = (count: number) =>
      [...Array.from({ length: count }, () => '5'), ...Array.from({ length: 200 }, () => 'x')].join('|');
    expect([unread('Foo', texts(300)), unread('Foo', texts(239))]).toEqual([[1], []]);
    const rows = [['x'], ['5'], ['7'], ['x']];
    const columns = [{ index: 0, field: null, evidence: 'none', header: 'Foo' } as BomColumn];
    expect(
      unreadNumbers({ name: '', rows, rowNumbers: [] }, { firstRow: 1, lastRow: 2, columns } as unknown as BomLayout),
    ).toEqual([0]);
  });
});
