import { describe, expect, it } from 'vitest';

import { isFooterRow, isGroupTitle, isSignatureRow, isTotalRow } from './row-words.ts';

describe('rows of totals', () => {
  it.each(['Board count', 'PCBs count', 'Units count: 5', 'number of boards', 'Number of PCBs', 'number of units'])(
    '%s',
    (text) => expect(isTotalRow(['', ` ${text} `, 'x'])).toBe(true),
  );
  it.each([
    [['Delivery:', '€ 6.90'], true],
    [['', 'Shipping', 'DHL:', '$5'], false],
    [['(by post)', 'DHL:', '$5'], true],
    [['(by post)', '$5'], false],
    [['DHL: x', 'DHL:', '$5'], false],
    [['DHL:', '(by post) x', '$5'], false],
    [['DHL:', 'x (by post)', '$5'], false],
    [['$5'], false],
    [['DHL:', '5'], false],
    [['DHL:', '', ' $5 '], true],
    [[], false],
    [['Total5'], false],
    [['x total'], false],
  ])('a price of a service: %j is %s', (cells, expected) => expect(isTotalRow(cells)).toBe(expected));
});

describe('footers and signatures', () => {
  it.each(['*) Number of boards', '** ERROR', '*** warning', '// made by hand', 'PAGE 3', '第3页'])('%s', (text) =>
    expect(isFooterRow(['', text])).toBe(true),
  );
  it.each(['*Number', 'x *) Number', '* error', 'page x', '第x页', '/ made'])('not %s', (text) =>
    expect(isFooterRow([text])).toBe(false),
  );
  it('a remark may stand in any cell', () => {
    expect([isFooterRow(['R1', '*) by hand']), isFooterRow(['R1', 'see *) by hand'])]).toEqual([true, false]);
  });
  it.each(['Изм', 'Изм.', 'Лит', 'Листов', 'Изм. Лист'])('%s', (text) => expect(isSignatureRow([text])).toBe(true));
  it.each(['Изм. 5', 'Листовой', 'Лит. А', 'x Лист', 'Approvedx', ''])('not %j', (text) =>
    expect(isSignatureRow([text])).toBe(false),
  );
});

describe('titles of groups', () => {
  it.each(['Through Hole Items', 'SMD parts:', 'My own electronic components', 'A items', 'surface-mount parts'])(
    '%s',
    (text) => expect(isGroupTitle(` ${text} `)).toBe(true),
  );
  it.each(['items', 'one two three four parts', 'SMD parts: 5', '2 SMD parts', 'SMD-2 parts', 'SMD partsx'])(
    'not %s',
    (text) => expect(isGroupTitle(text)).toBe(false),
  );
});
