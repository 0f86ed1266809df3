import { describe, expect, it } from 'vitest';

import { readLayout } from './read-layout.ts';

const column = (index: number) => ({
  index,
  header: '',
  field: null,
  distributor: null,
  priority: 0,
  evidence: 'none' as const,
  samples: [],
});

/** The row number is the index plus 3, as if two lines of the file came before the first row. */
const known = {
  encoding: 'utf-8' as const,
  separator: ';' as const,
  sheet: 0,
  preview: [0, 1, 2, 97].map((index) => ({ index, number: index + 3, place: null, cells: [] })),
  columns: [column(0), column(1)],
};

const form = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  const whole = { sheet: '0', encoding: 'utf-8', separator: ';', headerRow: '3', lastRow: '100', ...fields };
  for (const [name, value] of Object.entries(whole)) data.set(name, value);
  return data;
};

describe('form of the mapping', () => {
  it('uses the row numbers of the file', () => {
    expect(readLayout(form({}), known, false)).toEqual({
      encoding: 'utf-8',
      separator: ';',
      sheet: 0,
      headerRow: 0,
      lastRow: 97,
    });
    expect(readLayout(form({ headerRow: '', lastRow: '50' }), known, false)).toMatchObject({
      headerRow: null,
      lastRow: 47,
    });
  });

  it.each(['x', '-1', '1e9', '', '2'])('rejects %j as a row', (lastRow) => {
    expect(readLayout(form({ lastRow }), known, false)).toBeNull();
  });

  it('contains the meaning of each column', () => {
    const fields = {
      'field.0': 'foreign_number',
      'distributor.0': 'lcsc',
      'priority.0': '2',
      'field.1': '__proto__',
      'distributor.1': 'mouser',
      'default.maker': ' Yageo ',
      'default.package': '',
    };
    expect(readLayout(form(fields), known, true)).toMatchObject({
      columns: [
        { index: 0, field: 'foreign_number', distributor: 'lcsc', priority: 2 },
        { index: 1, field: null, distributor: null, priority: 0 },
      ],
      defaults: { maker: 'Yageo' },
    });
  });

  it('drops rows and columns of another table', () => {
    expect(readLayout(form({ separator: '\t', 'field.0': 'mpn' }), known, true)).toEqual({
      encoding: 'utf-8',
      separator: '\t',
      sheet: 0,
    });
    expect(readLayout(form({ sheet: '2' }), known, true)).toMatchObject({ sheet: 2 });
  });
});
