import { describe, expect, it } from 'vitest';

import type { BomColumn, BomField } from '../header/layout.ts';
import { cellsAsAbove, nameAsAbove } from './same-as-above.ts';

describe('a name that refers to the line above', () => {
  const above = 'Резистор МЛТ-0,25-10 кОм±5%';
  it.each([
    ['То же, 0,5-20 кОм', above, 'Резистор МЛТ-0,5-20 кОм'],
    ['Тоже 0,5-20 кОм', above, 'Резистор МЛТ-0,5-20 кОм'],
    ['То же', above, above],
    ['То же;', above, above],
    ['"', above, above],
    ['” 0,5-20 кОм', above, 'Резистор МЛТ-0,5-20 кОм'],
    ["'': 0,5-20 кОм", above, 'Резистор МЛТ-0,5-20 кОм'],
    ['- " - 0,5-20 кОм', above, 'Резистор МЛТ-0,5-20 кОм'],
    ['-"- 0,5-20 кОм', above, 'Резистор МЛТ-0,5-20 кОм'],
    ['-//- 0,5-20 кОм', above, 'Резистор МЛТ-0,5-20 кОм'],
    ['//  ,0,5-20 кОм', above, 'Резистор МЛТ-0,5-20 кОм'],
    ['То же С2-33Н-0,5', above, 'Резистор С2-33Н-0,5'],
    ['То же 1N4148', 'Диод быстрый 1N4001', 'Диод быстрый 1N4148'],
    ['То же красный', 'Светодиод зелёный', 'Светодиод красный'],
    ['То же 0,5', 'МЛТ-0,25', 'МЛТ-0,5'],
    ['То жест', above, 'То жест'],
    ['не то же', above, 'не то же'],
    ['"x', above, '"x'],
    ['То же', null, 'То же'],
    ['То же', '', 'То же'],
    ['Диод', above, 'Диод'],
  ])('%s below %s is %s', (name, before, expected) => expect(nameAsAbove(name, before)).toBe(expected));
});

describe('cells that refer to the cell above', () => {
  const columns = (['mpn', 'value', 'description', 'designators', 'package', null] as const).map(
    (field: BomField | null, index) => ({ field, index }) as BomColumn,
  );
  const above = ['A', 'B', 'C', 'D', 'E', 'F'];
  const all = (mark: string) => above.map(() => mark);
  it('in all fields but the designators; in a form, names stay', () => {
    expect(cellsAsAbove(all('"'), above, columns, false)).toEqual(['A', 'B', 'C', '"', 'E', '"']);
    expect(cellsAsAbove(all('"'), above, columns, true)).toEqual(['"', '"', '"', '"', 'E', '"']);
  });
  it.each([
    'то же',
    'То же самое',
    'тоже',
    'Ditto',
    'dito',
    'dto',
    'dto.',
    'do.',
    'idem',
    'same as above',
    'as above',
    'aynı',
    'aynısı',
    '"',
    '“',
    '”',
    '″',
    '〃',
    "''",
    ',,',
    '//',
    '-"-',
    '- " -',
    '--"--',
    '—//—',
    ' " ',
  ])('%s', (mark) => expect(cellsAsAbove([mark], ['A'], columns, false)).toEqual(['A']));
  it.each(['то же x', 'x то же', 'dittos', 'do', '-', '"" ', '---"', '"---', '-  "', '"x', ''])('not %j', (mark) => {
    const cells = [mark];
    expect(cellsAsAbove(cells, ['A'], columns, false)).toBe(cells);
  });
  it('an empty or missing cell above is not repeated', () => {
    expect([cellsAsAbove(['"'], [' '], columns, false), cellsAsAbove(['"'], [], columns, false)]).toEqual([
      ['"'],
      ['"'],
    ]);
    expect(cellsAsAbove([], ['A'], columns, false)).toEqual([]);
  });
});
