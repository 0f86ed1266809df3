import { describe, expect, it } from 'vitest';

import { compareRevisions, lineChanges, type ComparableLine } from './compare-revisions.ts';

const line = (places: string, more: Partial<ComparableLine> = {}): ComparableLine => ({
  designators: places.split(' ').filter((one) => one !== ''),
  quantity: 1,
  isDnp: false,
  mpn: null,
  maker: null,
  value: null,
  package: null,
  description: null,
  shopNumber: null,
  customerNumber: null,
  ...more,
});

/** `0>1 part` = line 0 became line 1, with another part; `+2` = added, `-3` = removed. */
const difference = (before: readonly ComparableLine[], after: readonly ComparableLine[]): string => {
  const { added, removed, changed, same } = compareRevisions(before, after);
  return [
    ...same.map(([old, now]) => `${old}>${now}`),
    ...changed.map(({ before: old, after: now, changes }) => `${old}>${now} ${changes.join(' ')}`),
    ...removed.map((index) => `-${index}`),
    ...added.map((index) => `+${index}`),
  ].join(', ');
};

it('changes as in stored answers', () =>
  expect(lineChanges.join(' ')).toBe('part value package quantity designators fitted'));

describe('what changed in a line', () => {
  it.each<[string, Partial<ComparableLine>, Partial<ComparableLine>, string]>([
    ['nothing', { mpn: 'LM358' }, { mpn: 'LM358' }, '0>0'],
    ['the spelling of the number', { mpn: 'LM-358 D' }, { mpn: 'lm358_d' }, '0>0'],
    ['Cyrillic letters', { mpn: 'LM358М' }, { mpn: 'LM358M' }, '0>0'],
    ['the number', { mpn: 'LM358' }, { mpn: 'LM2904' }, '0>0 part'],
    ['the maker', { mpn: 'LM358', maker: 'TI' }, { mpn: 'LM358', maker: 'ST' }, '0>0 part'],
    ['the number of the shop', { shopNumber: '5', mpn: 'A' }, { shopNumber: '6', mpn: 'A' }, '0>0 part'],
    ['the number beside that of the shop', { shopNumber: '5', mpn: 'A' }, { shopNumber: '5', mpn: 'B' }, '0>0'],
    ['the number of the customer', { customerNumber: '5' }, { customerNumber: '6' }, '0>0 part'],
    ['a number came', { value: '10k' }, { value: '10k', mpn: 'A' }, '0>0 part'],
    ['the value', { value: '10k' }, { value: '20k' }, '0>0 value'],
    ['the package', { value: '10k', package: '0603' }, { value: '10k', package: '0805' }, '0>0 package'],
    ['the description', { description: 'x' }, { description: 'y' }, '0>0'],
    ['the quantity', { quantity: 1 }, { quantity: 2 }, '0>0 quantity'],
    ['fitting', { isDnp: false }, { isDnp: true }, '0>0 fitted'],
  ])('%s', (_, before, after, expected) =>
    expect(difference([line('R1', before)], [line('R1', after)])).toBe(expected),
  );
  it('designators', () => {
    const { changed } = compareRevisions([line('R1 r2 R3')], [line('R2 R3 R4')]);
    expect(changed).toEqual([
      { before: 0, after: 0, changes: ['designators'], addedDesignators: ['R4'], removedDesignators: ['R1'] },
    ]);
    expect(difference([line('R1')], [line('R1 R2')])).toBe('0>0 designators');
    expect(difference([line('R1 R2')], [line('R1')])).toBe('0>0 designators');
  });
});

describe('which lines belong together', () => {
  const [a, b] = [{ mpn: 'A' }, { mpn: 'B' }];
  it.each<[string, readonly ComparableLine[], readonly ComparableLine[], string]>([
    ['those with the same designators', [line('R1'), line('C1')], [line('C1'), line('R1')], '1>0, 0>1'],
    ['in any case of letters', [line('r1')], [line('R1')], '0>0'],
    ['those that share more', [line('R1 R2 R3')], [line('R1', a), line('R2 R3', a)], '0>1 part designators, +0'],
    ['those with the same part', [line('R1 R2', a)], [line('R1', b), line('R2', a)], '0>1 designators, +0'],
    ['the first of equal ones', [line('R1 R2', a)], [line('R1', a), line('R2', a)], '0>0 designators, +1'],
    ['each once', [line('R1', a), line('R2', a)], [line('R1 R2', a)], '0>0 designators, -1'],
    ['those of one part without designators', [line('', a), line('', b)], [line('', b), line('', a)], '1>0, 0>1'],
    [
      'in the order of the list',
      [line('', { ...a, quantity: 5 }), line('', a)],
      [line('', a), line('', a)],
      '1>1, 0>0 quantity',
    ],
    ['words as the part', [line('', { description: 'x' })], [line('', { description: 'X ' })], '0>0'],
    [
      'a value before words',
      [line('', { value: 'v', description: 'x' })],
      [line('', { value: 'v', description: 'y' })],
      '0>0',
    ],
    [
      'not those of another package',
      [line('', { value: 'v', package: 'p' })],
      [line('', { value: 'v', package: 'q' })],
      '-0, +0',
    ],
    ['not those of another part', [line('', a)], [line('', b)], '-0, +0'],
    ['not those already paired', [line('R1', a)], [line('R1', b), line('', a)], '0>0 part, +1'],
    ['removed and added', [line('R1', a)], [], '-0'],
    [
      'of four lines with one designator, three',
      [line('R1', b), line('R1', b), line('R1', b), line('R1', a)],
      [line('R1', a)],
      '0>0 part, -1, -2, -3',
    ],
  ])('%s', (_, before, after, expected) => expect(difference(before, after)).toBe(expected));
});
