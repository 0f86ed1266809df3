import { describe, expect, it } from 'vitest';

import type { OpenLine } from '../row/open-line.ts';
import type { RowView } from '../row/row-view.ts';
import { judgeFormText, judgePurchased, judgeSpecified } from './judge-form-row.ts';

type Of = RowView['texts']['of'];

const view = (of: Of, more: Partial<RowView> = {}, papers: readonly string[] = []): RowView => ({
  texts: { of, foreignNumbers: [], otherMpns: [], papers } as unknown as RowView['texts'],
  cells: Object.values(of),
  name: of.mpn ?? of.description ?? '',
  has: new Set(),
  isUnderLeftOut: false,
  form: 'specification',
  isOfOtherVariant: false,
  section: null,
  hasPosition: false,
  isRecord: false,
  ...more,
});
const open = (more: Partial<OpenLine> = {}): OpenLine => ({ quantityText: '5', name: 'Диод', ...more }) as OpenLine;

const short = (judged: ReturnType<typeof judgeSpecified>): string =>
  'reason' in judged ? `refused ${judged.reason}` : 'mpn' in judged ? `alternate ${judged.mpn}` : judged.kind;

describe('a row of a specification', () => {
  it.each<[string, RowView, OpenLine | null, string]>([
    ['a section title', view({ description: 'Детали' }), null, 'refused group_title'],
    ['a section word with a quantity', view({ description: 'Детали', quantity: '1' }), null, 'line'],
    ['a total', view({ description: 'Итого', quantity: '5' }), null, 'refused total'],
    ['a signature', view({ description: 'Разраб.' }), open(), 'refused signature'],
    ['a signature word with a quantity', view({ description: 'Формат А4', quantity: '1' }), null, 'line'],
    ['a document', view({ description: 'Схема', quantity: '1' }, { section: 'documents' }), null, 'refused not_bought'],
    ['a note below a line', view({ note: 'R1' }), open(), 'continuation'],
    ['a paper below a line', view({}, {}, ['ОЖ0.467.180 ТУ']), open(), 'continuation'],
    ['a note below nothing', view({ note: 'R1' }), null, 'refused no_part'],
    ['nothing below a line', view({ maker: 'x' }), open(), 'refused no_part'],
    ['a position', view({ description: 'Диод' }, { hasPosition: true }), open(), 'line'],
    ['a record', view({ description: 'Диод' }, { isRecord: true }), open(), 'line'],
    ['designators', view({ description: 'Диод', designators: 'VD1' }), open(), 'line'],
    ['a quantity below a complete line', view({ description: 'Диод', quantity: '1' }), open(), 'line'],
    [
      'a quantity below a line without one',
      view({ description: 'Диод', quantity: '1' }),
      open({ quantityText: '' }),
      'continuation',
    ],
    ['a quantity below nothing', view({ description: 'Диод', quantity: '1' }), null, 'line'],
    [
      'a drawing without a quantity',
      view({ description: 'Плата', customer_number: 'АБВГ.1' }),
      open(),
      'refused not_bought',
    ],
    ['text below a line', view({ description: 'чёрный' }), open(), 'continuation'],
    ['text below nothing', view({ description: 'чёрный' }), null, 'refused group_title'],
  ])('%s', (_, row, above, expected) => expect(short(judgeSpecified(row, above))).toBe(expected));
});

describe('a row of a purchase list', () => {
  it.each<[string, RowView, OpenLine | null, string]>([
    ['nothing', view({}), open(), 'refused blank'],
    ['a zero', view({ quantity: '0' }), open(), 'refused blank'],
    ['a note', view({ note: 'x' }), open(), 'continuation'],
    ['a paper', view({}, {}, ['x']), open(), 'continuation'],
    ['a quantity below a line', view({ quantity: '5' }), open(), 'continuation'],
    ['a quantity below nothing', view({ quantity: '5' }), null, 'refused no_part'],
    ['a total', view({ description: 'Всего', quantity: '5' }), open(), 'refused total'],
    ['a signature', view({ description: 'Утв.' }), open(), 'refused signature'],
    ['a signature word with a quantity', view({ description: 'Формат А4', quantity: '5' }), open(), 'line'],
    ['a part', view({ description: 'Диод', quantity: '5' }), open(), 'line'],
    ['a part below nothing', view({ description: 'Диод', quantity: '5' }), null, 'line'],
    ['a continued part', view({ description: 'Диод', quantity: '5' }), open({ quantityText: '' }), 'continuation'],
    ['a product', view({ description: 'АБВГ.468332.800' }), open(), 'refused group_title'],
    ['text', view({ description: 'чёрный' }), open(), 'continuation'],
  ])('%s', (_, row, above, expected) => expect(short(judgePurchased(row, above))).toBe(expected));
});

describe('a row with text only', () => {
  it.each<[string, RowView, OpenLine | null, string]>([
    ['a title of a group', view({ description: 'Резисторы' }), open(), 'refused group_title'],
    ['below nothing', view({ description: 'чёрный' }), null, 'refused group_title'],
    ['a footer', view({ description: 'Примечание: x' }), open(), 'refused signature'],
    ['a replacement', view({ description: 'Допускается замена на BC847B' }), open(), 'alternate BC847B'],
    ['another number', view({ mpn: 'BC847B' }), open({ name: 'Транзистор BC846B' }), 'alternate BC847B'],
    ['a number below words', view({ mpn: 'BC847B' }), open({ name: 'Транзистор' }), 'continuation'],
    ['words below a number', view({ mpn: 'чёрный' }), open({ name: 'Транзистор BC846B' }), 'continuation'],
    ['words', view({ description: 'чёрный' }), open({ name: 'BC846B' }), 'continuation'],
  ])('%s', (_, row, above, expected) => expect(short(judgeFormText(row, above))).toBe(expected));
});
