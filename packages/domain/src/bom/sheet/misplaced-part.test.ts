import { describe, expect, it } from 'vitest';

import type { RowTexts } from '../cell/row-texts.ts';
import type { BomField } from '../header/layout.ts';
import { misplacedPart, withMisplaced } from './misplaced-part.ts';

describe('a part in an unexpected column', () => {
  const has = (...fields: readonly BomField[]) => new Set(fields);
  it.each([
    [['Резистор - чип 0805 8.2кОм ±5%'], 'Резистор - чип 0805 8.2кОм ±5%'],
    [['Диод STPS160U ST', '5'], 'Диод STPS160U ST'],
    [['', 'blue LM358DR', ' '], 'blue LM358DR'],
    [['Box of 10k'], 'Box of 10k'],
    [['a', 'b', 'Диод STPS160U'], null],
    [['LM358DR'], null],
    [['Диод быстрый'], null],
    [['Box of 12'], null],
    [['Resistors 10k'], null],
    [['Total 10k'], null],
    [['Approved 10k'], null],
    [['Copyright 10k'], null],
    [[], null],
    [[`Диод ${'x'.repeat(300)} 10k`], null],
  ])('%j: %j', (cells, part) => {
    expect(misplacedPart(cells, has())).toBe(part);
    expect([misplacedPart(cells, has('designators')), misplacedPart(cells, has('quantity'))]).toEqual([null, null]);
  });
  it('in the first 300 letters of a cell', () => {
    const text = `Диод 10k ${'x'.repeat(300)}`;
    expect(misplacedPart([text], has())).toBe(text.slice(0, 300));
  });
  it('within fifty columns', () => {
    const cells = (count: number) => [...Array.from({ length: count }, () => ''), 'Диод STPS160U'];
    expect([misplacedPart(cells(49), has()), misplacedPart(cells(50), has())]).toEqual(['Диод STPS160U', null]);
  });
  it('becomes the description, if the row names no part', () => {
    const of = (own: RowTexts['of'], cells = ['Диод STPS160U'], foreignNumbers: RowTexts['foreignNumbers'] = []) =>
      withMisplaced({ of: own, foreignNumbers } as RowTexts, cells, has()).of;
    expect(of({ maker: 'Диод STPS160U', note: 'x' })).toEqual({ note: 'x', description: 'Диод STPS160U' });
    for (const field of ['mpn', 'value', 'description', 'shop_number', 'customer_number'] as const)
      expect(of({ [field]: 'x' })).toEqual({ [field]: 'x' });
    expect([of({ note: 'x' }, ['x']), of({}, undefined, [{ distributor: null, number: '5' }])]).toEqual([
      { note: 'x' },
      {},
    ]);
  });
});
