import { describe, expect, it } from 'vitest';

import { cellLengthMax, compareCells, readCell } from './cell.ts';
import { cellLinesMax, readCellList } from './cell-list.ts';
import { inLatinLayout, signOfKey } from './keyboard.ts';
import { emptyLabel, isLabelText, labelProblems, readLabel, writeLabel } from './label.ts';
import { labelShapes, labelSizes, labelsMax } from './label-size.ts';
import { readOtherLabel } from './other-labels.ts';
import { nothingTyped, typeKey, type KeyPress, type TypedSoFar } from './scanner-keys.ts';

const [group, record, end] = ['\u001d', '\u001e', '\u0004'];
const label = (...fields: readonly string[]): string => `[)>${record}06${group}${fields.join(group)}${record}${end}`;
const read = (...fields: readonly string[]) => {
  const found = readLabel(label(...fields));
  return found.ok ? found.value : found.error;
};

describe('a label of a bag (EIGP 114)', () => {
  const full = {
    customerNumber: 'C1',
    mpn: 'NE555P',
    shopNumber: '77',
    quantity: 100,
    lot: 'L1',
    dateCode: '2612',
    country: 'CN',
    order: '26-000001',
    bag: 'B1',
    maker: 'TI',
  };
  it('is printed with its identifiers', () => {
    expect(writeLabel(full)).toBe(
      label('PC1', '1PNE555P', '30P77', 'Q100', '1TL1', '10D2612', '4LCN', 'K26-000001', '3SB1', '1VTI'),
    );
    expect(writeLabel({ mpn: ` A${group}B `, quantity: null, lot: ' ' })).toBe(label('1PAB'));
  });
  it('is read with all of them', () => {
    expect(readLabel(writeLabel(full))).toEqual({ ok: true, value: full });
  });
  it.each([
    ['7Q5', { quantity: 5 }],
    ['9D2601', { dateCode: '2601' }],
    ['11D2601', { dateCode: '2601' }],
    ['1KS1', { order: 'S1' }],
    ['4SB', { bag: 'B' }],
    ['SB', { bag: 'B' }],
    ['Q0100', { quantity: 100 }],
    ['Q100.00', { quantity: 100 }],
    ['Q100,0', { quantity: 100 }],
    ['Q100PCS', { quantity: 100 }],
    ['Q100 pc', { quantity: 100 }],
    ['Q100EA', { quantity: 100 }],
    ['Q1000000000', { quantity: 1_000_000_000 }],
    ['XZ', { quantity: null, bag: '' }],
    ['Q', { quantity: null }],
  ])('%s', (field, expected) => expect(read('1PA', field)).toMatchObject(expected));
  it.each([
    [['1PA', 'Q1000000001'], 'wrong_quantity'],
    [['1PA', 'Qmany'], 'wrong_quantity'],
    [['1PA', 'Q1.5'], 'wrong_quantity'],
    [['1PA', '1PB'], 'ambiguous'],
    [['Q5'], 'no_part'],
  ])('%j: %s', (fields, problem) => expect(read(...fields)).toBe(problem));
  it.each(['PX', '1PX', '30PX'])('%s alone names a part', (field) => expect(read(field)).not.toBe('no_part'));
  it('an equal repetition is no contradiction; of two identifiers the first wins', () => {
    expect(read('1PA', '1PA')).toMatchObject({ mpn: 'A' });
    expect(read('1PA', '1KS', 'KC')).toMatchObject({ order: 'C' });
  });
  it('of another format, or without separators', () => {
    expect(readLabel(`[)>${record}05${group}1PA`)).toEqual({ ok: false, error: 'other_format' });
    expect(readLabel(`[)>${record}061PA`)).toEqual({ ok: false, error: 'no_separators' });
    expect(labelProblems.join(' ')).toBe('other_format no_separators ambiguous wrong_quantity no_part');
  });
  it.each([
    ['␝', '␞', '␄'],
    ['{GS}', '{RS}', '{EOT}'],
    ['<gs>', '<rs>', '<eot>'],
    ['^]', '^^', '^D'],
    ['\\x1d', '\\x1e', '\\x04'],
    ['\\u001D', '\\u001E', '\\u0004'],
    ['[GS]', '[RS]', '[EOT]'],
  ])('control characters may be shown as %s %s %s', (gs, rs, eot) => {
    expect(readLabel(`[)>${rs}06${gs}1PA${gs}Q5${rs}${eot}`)).toMatchObject({
      ok: true,
      value: { mpn: 'A', quantity: 5 },
    });
  });
  it('a text with real control characters keeps similar texts; a second record is ignored', () => {
    expect(read('1PA<GS>B')).toMatchObject({ mpn: 'A<GS>B' });
    expect(readLabel(`[)>${record}06${group}1PA${record}06${group}1PB${end}`)).toMatchObject({ value: { mpn: 'A' } });
    expect(readLabel(`>[)>06${group}1PA`)).toMatchObject({ value: { mpn: 'A' } });
    expect([isLabelText('[)>x'), isLabelText('>[)>x'), isLabelText('x[)>')]).toEqual([true, true, false]);
  });
});

describe('labels of distributors', () => {
  it('LCSC', () => {
    const text = '{pbn:PICK1,on:SO1,pc:C25804,pm:0603:X,qty:100,mc:,cc:1}';
    expect(readOtherLabel(text)).toEqual({
      ...emptyLabel,
      mpn: '0603:X',
      shopNumber: 'C25804',
      quantity: 100,
      order: 'SO1',
      bag: 'PICK1',
    });
    expect(readOtherLabel('{pbn:P, pm: A }')).toMatchObject({ mpn: 'A', shopNumber: '', quantity: null, order: '' });
    expect(readOtherLabel('{pbn:P,pc:C1,qty:1234567890}')).toMatchObject({ shopNumber: 'C1', quantity: null });
    expect(readOtherLabel('{pbn:P,qty:5}')).toBeNull();
    expect(readOtherLabel('{pm:A,pbn:P}')).toBeNull();
    expect(readOtherLabel('x{pbn:P,pm:A}')).toBeNull();
  });
  it('TME', () => {
    expect(readOtherLabel('QTY:100 PN:RC0603 PO:123/1 MFR:YAGEO MPN:RC0603FR CoO:CN')).toEqual({
      ...emptyLabel,
      mpn: 'RC0603FR',
      shopNumber: 'RC0603',
      quantity: 100,
      maker: 'YAGEO',
      order: '123/1',
      country: 'CN',
    });
    expect(readOtherLabel('QTY:1 PN:A')).toMatchObject({ mpn: '', shopNumber: 'A', order: '' });
    expect(readOtherLabel('PN:A QTY:1')).toBeNull();
    expect(readOtherLabel('xQTY:1 PN:A')).toBeNull();
  });
});

describe('keys', () => {
  it.each([
    ['KeyA', 'aA'],
    ['KeyZ', 'zZ'],
    ['Digit0', '0)'],
    ['Digit1', '1!'],
    ['Digit2', '2@'],
    ['Digit3', '3#'],
    ['Digit4', '4$'],
    ['Digit5', '5%'],
    ['Digit6', '6^'],
    ['Digit7', '7&'],
    ['Digit8', '8*'],
    ['Digit9', '9('],
    ['Numpad5', '55'],
    ['Minus', '-_'],
    ['Equal', '=+'],
    ['BracketLeft', '[{'],
    ['BracketRight', ']}'],
    ['Backslash', '\\|'],
    ['Semicolon', ';:'],
    ['Quote', `'"`],
    ['Backquote', '`~'],
    ['Comma', ',<'],
    ['Period', '.>'],
    ['Slash', '/?'],
    ['Space', '  '],
    ['NumpadAdd', '++'],
    ['NumpadSubtract', '--'],
    ['NumpadDecimal', '..'],
    ['NumpadDivide', '//'],
    ['NumpadMultiply', '**'],
  ])('%s types %s', (code, signs) => {
    expect([signOfKey(code, false), signOfKey(code, true)]).toEqual([...signs]);
  });
  it('others type nothing', () => expect(signOfKey('F1', false)).toBeNull());
  it('each key of the Russian layout has one in the Latin layout', () => {
    expect(inLatinLayout('ё1234567890-=йцукенгшщзхъфывапролджэ\\ячсмитьбю.')).toBe(
      "`1234567890-=qwertyuiop[]asdfghjkl;'\\zxcvbnm,./",
    );
    expect(inLatinLayout('Ё!"№;%:?*()_+ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭ/ЯЧСМИТЬБЮ,')).toBe(
      '~!@#$%^&*()_+QWERTYUIOP{}ASDFGHJKL:"|ZXCVBNM<>?',
    );
    expect([inLatinLayout('х)Ю06'), inLatinLayout('[)>06'), inLatinLayout('.,"')]).toEqual(['[)>06', '[)>06', '.,"']);
  });
});

describe('a scanner', () => {
  const press = (code: string, at: number, more: Partial<KeyPress> = {}): KeyPress => ({
    code,
    key: signOfKey(code, false) ?? code,
    isShifted: false,
    isControl: false,
    isAlt: false,
    at,
    ...more,
  });
  const typed = (text: string, at: number): TypedSoFar => ({ text, at, altDigits: '' });
  it('continues after 80 ms; after 81 ms a new text starts', () => {
    expect(typeKey(typed('ab', 100), press('KeyC', 180)).typed.text).toBe('abc');
    expect(typeKey(typed('ab', 100), press('KeyC', 181)).typed.text).toBe('c');
  });
  it('ends with Enter or Tab after four characters', () => {
    expect(typeKey(typed('abcd', 100), press('Enter', 110))).toEqual({
      typed: nothingTyped,
      scan: 'abcd',
      isTaken: true,
    });
    expect(typeKey(typed('abcd', 100), press('Tab', 110)).scan).toBe('abcd');
    expect(typeKey(typed('abc', 100), press('Enter', 110))).toEqual({
      typed: nothingTyped,
      scan: null,
      isTaken: false,
    });
  });
  it.each([
    ['BracketRight', group],
    ['Digit6', record],
    ['KeyD', end],
    ['Backslash', '\u001c'],
  ])('Ctrl and %s are a character of a label', (code, sign) => {
    expect(typeKey(typed('a', 100), press(code, 110, { isControl: true }))).toEqual({
      typed: typed(`a${sign}`, 110),
      scan: null,
      isTaken: true,
    });
    expect(typeKey(typed('', 0), press(code, 110, { isControl: true })).isTaken).toBe(false);
  });
  it('another key with Ctrl, and a key without a character, start a new text', () => {
    expect(typeKey(typed('a', 100), press('KeyC', 110, { isControl: true })).typed).toEqual(nothingTyped);
    expect(typeKey(typed('a', 100), press('F1', 110)).typed).toEqual(nothingTyped);
  });
  it.each(['ShiftLeft', 'ControlLeft', 'MetaLeft', 'CapsLock'])('%s only holds the time', (code) => {
    expect(typeKey(typed('a', 100), press(code, 150))).toEqual({ typed: typed('a', 150), scan: null, isTaken: false });
    expect(typeKey(typed('', 100), press(code, 150)).typed.at).toBe(100);
  });
  it('types characters by their codes with Alt', () => {
    const alt = (code: string, at: number) => press(code, at, { isAlt: true });
    const digits = typeKey(typeKey(typed('a', 100), alt('Numpad2', 110)).typed, alt('Numpad9', 120)).typed;
    expect(digits).toEqual({ text: 'a', at: 120, altDigits: '29' });
    expect(typeKey(digits, press('KeyB', 130)).typed).toEqual(typed(`a${group}b`, 130));
    expect(typeKey(digits, press('AltLeft', 130)).typed).toEqual(typed(`a${group}`, 130));
    expect(typeKey({ text: 'a', at: 100, altDigits: '128' }, press('KeyB', 110)).typed.text).toBe('ab');
    expect(typeKey({ text: 'a', at: 100, altDigits: '127' }, press('KeyB', 110)).typed.text).toBe('a\u007fb');
    expect(typeKey({ text: 'a', at: 100, altDigits: '0' }, press('KeyB', 110)).typed.text).toBe('ab');
    expect(typeKey(typed('', 5), press('AltLeft', 50)).typed).toEqual(nothingTyped);
  });
  it('shifted characters count with Shift or without its report', () => {
    expect(typeKey(typed('a', 100), press('Digit2', 110, { key: '"', isShifted: true })).typed.text).toBe('a@');
    expect(typeKey(typed('a', 100), press('Digit2', 110, { key: '@' })).typed.text).toBe('a@');
    expect(typeKey(typed('a', 100), press('', 110, { key: 'ж' })).typed.text).toBe('aж');
    expect(typeKey(typed('a', 100), press('', 110, { key: 'Dead' })).typed.text).toBe('');
  });
});

describe('cells', () => {
  it.each([
    ['a‐1', 'A-1'],
    ['a‑1', 'A-1'],
    ['a–1', 'A-1'],
    ['a—1', 'A-1'],
    ['a−1', 'A-1'],
    ['a_1', 'A-1'],
    ['A', 'A'],
    ['A'.repeat(20), 'A'.repeat(20)],
    ['1/2.3-4', '1/2.3-4'],
    ['A-', null],
    ['/A', null],
    ['A\u00a01', 'A1'],
  ])('%j is stored as %j', (text, cell) => expect(readCell(text)).toBe(cell));
  it('have at most twenty characters', () => expect(cellLengthMax).toBe(20));
  it.each([
    ['A-2', 'A-10', -1],
    ['A-10', 'A-2', 1],
    ['A-02', 'A-2', -1],
    ['A', 'A-1', -1],
    ['A-1', 'A', 1],
    ['1', 'A', -1],
    ['A', '1', 1],
    ['', 'A', 1],
    ['A', '', -1],
    ['A', 'A', 0],
    ['B', 'A', 1],
  ])('%j beside %j: %d', (a, b, order) => expect(Math.sign(compareCells(a, b))).toBe(order));
  it('a list has the number first and the cell last', () => {
    expect(readCellList('\uFEFFNumber;Place\r\n"NE 555";x;"a-1"\rLM358 b 2\n\nX,1;b\tc-3')).toEqual({
      rest: 0,
      lines: [
        { row: 2, text: '"NE 555";x;"a-1"', number: 'NE 555', cell: 'A-1' },
        { row: 3, text: 'LM358 b 2', number: 'LM358 b', cell: '2' },
        { row: 5, text: 'X,1;b\tc-3', number: 'X,1;b', cell: 'C-3' },
      ],
    });
    expect(readCellList('A1').lines).toEqual([{ row: 1, text: 'A1', number: '', cell: '' }]);
    expect(readCellList('"a ""b"" 1"|A').lines[0]?.number).toBe('a "b" 1');
    expect(readCellList('a,1').lines[0]).toMatchObject({ number: 'a', cell: '1' });
    expect(readCellList('1 A\n  \n LM358 b 2 ').lines[1]).toEqual({
      row: 3,
      text: 'LM358 b 2',
      number: 'LM358 b',
      cell: '2',
    });
    expect(readCellList('Heading').lines).toEqual([]);
  });
  it('reads a thousand lines and counts the rest', () => {
    const list = readCellList(Array.from({ length: 1002 }, (_, at) => `P${at} A`).join('\n'));
    expect([cellLinesMax, list.lines.length, list.rest]).toEqual([1000, 1000, 2]);
    expect(readCellList(`${'x'.repeat(300)}1 A`).lines[0]?.text).toHaveLength(200);
  });
});

it('labels as sold: two rolls, three sheets of A4', () => {
  expect([labelSizes.join(' '), labelsMax]).toEqual(['30x20 58x40 a4_21 a4_24 a4_65', 1000]);
  const [width, height] = [210, 297];
  for (const { width: wide, height: high, sheet } of Object.values(labelShapes)) {
    if (sheet === null) continue;
    expect(Math.abs(2 * sheet.left + sheet.columns * wide - width)).toBeLessThan(0.1);
    expect(Math.abs(2 * sheet.top + sheet.rows * high - height)).toBeLessThan(0.1);
  }
  expect(
    labelSizes.map((size) => labelShapes[size].sheet).map((sheet) => (sheet ? sheet.columns * sheet.rows : 1)),
  ).toEqual([1, 1, 21, 24, 65]);
  expect([labelShapes['30x20'], labelShapes['58x40']]).toEqual([
    { width: 30, height: 20, sheet: null },
    { width: 58, height: 40, sheet: null },
  ]);
});
