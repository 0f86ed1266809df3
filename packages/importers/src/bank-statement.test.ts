import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readBankStatement } from './bank-statement.ts';

const order = [
  'СекцияДокумент=Платежное поручение',
  'Номер=77',
  'Дата=03.03.2026',
  'Сумма=1220.50',
  'ПлательщикСчет=40702810900000002851',
  'Плательщик=ИНН 7707083893 ООО "Ромашка"',
  'ПлательщикИНН=7707083893',
  'Плательщик1=ООО "Ромашка"',
  'ПолучательСчет=40702810938000000001',
  'НазначениеПлатежа=Оплата счета 15 от 02.03.2026, в т.ч. НДС 22% 220-09',
  'КонецДокумента',
];
const account = ['СекцияРасчСчет', 'ДатаНачала=01.03.2026', 'РасчСчет=40702810938000000001', 'КонецРасчСчет'];
const head = ['1CClientBankExchange', 'ВерсияФормата=1.03', 'Кодировка=Windows', 'Отправитель=Банк'];
const whole = [...head, ...account, ...order, 'КонецФайла', ''];

const utf8 = (lines: readonly string[], end = '\r\n'): Uint8Array => new TextEncoder().encode(lines.join(end));

/** Encodes a text in a single-byte encoding. Characters outside the encoding are not supported. */
function encoded(text: string, encoding: string): Uint8Array {
  const table = new Map(
    [...new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at))].map((letter, at) => [
      letter,
      at,
    ]),
  );
  return Uint8Array.from([...text].map((letter) => table.get(letter) ?? 63));
}

const entry = {
  line: 9,
  number: '77',
  day: '2026-03-03',
  amount: 122_050,
  payerAccount: '40702810900000002851',
  payerInn: '7707083893',
  payerName: 'ООО "Ромашка"',
  payeeAccount: '40702810938000000001',
  purpose: 'Оплата счета 15 от 02.03.2026, в т.ч. НДС 22% 220-09',
};

describe('a statement', () => {
  it.each(['\r\n', '\n', '\r'])('is read with line ends %j', (end) => {
    expect(readBankStatement(utf8(whole, end))).toEqual({ entries: [entry], problems: [] });
  });

  it('is read in Windows-1251, in CP866 and with a byte order mark', () => {
    const dos = whole.map((line) => line.replace('=Windows', '=DOS')).join('\r\n');
    for (const bytes of [
      encoded(whole.join('\r\n'), 'windows-1251'),
      encoded(dos, 'ibm866'),
      utf8([`\uFEFF${whole[0]}`, ...whole.slice(1)]),
    ]) {
      expect(readBankStatement(bytes)).toEqual({ entries: [entry], problems: [] });
    }
  });

  it('may have fields and sections in any order, and unknown fields', () => {
    const [section = '', ...fields] = order.slice(0, -1);
    const turned = [section, ...fields.toReversed(), 'Новое=1', 'КонецДокумента'];
    const { entries, problems } = readBankStatement(utf8([...head, ...turned, ...account, 'КонецФайла']));
    expect([entries, problems]).toEqual([[{ ...entry, line: 5 }], []]);
  });

  it('may split the purpose, and write a sum with a comma or without kopecks', () => {
    const split = order.flatMap((line) =>
      line.startsWith('Назначение') ? ['НазначениеПлатежа1=Оплата', 'НазначениеПлатежа2=счета 15'] : [line],
    );
    const sums = (sum: string) => split.map((line) => (line.startsWith('Сумма') ? `Сумма=${sum}` : line));
    const lines = [...head, ...sums('1220,5'), ...sums('1220'), 'КонецФайла'];
    const { entries } = readBankStatement(utf8(lines));
    expect(entries.map(({ amount, purpose }) => [amount, purpose])).toEqual([
      [122_050, 'Оплата счета 15'],
      [122_000, 'Оплата счета 15'],
    ]);
  });

  it.each([
    ['another file', ['<xml/>'], [1, 'no_header', '']],
    ['nothing', [''], [1, 'no_header', '']],
    ['a file that breaks off', whole.slice(0, -5), [16, 'no_end', '']],
    ['a line without a name', [...head, 'мусор', 'КонецФайла'], [5, 'line_form', '']],
    ['an end without a beginning', [...head, 'КонецДокумента', 'КонецФайла'], [5, 'line_form', '']],
    ['a section in a section', [...head, 'СекцияДокумент=1', ...order, 'КонецФайла'], [6, 'not_closed', '']],
  ] as const)('%s is reported with its line', (_, lines, [line, kind, field]) => {
    expect(readBankStatement(utf8(lines)).problems).toContainEqual({ line, kind, field });
  });

  it.each([
    ['Номер=', 'missing', 9],
    ['Дата=31.02.2026', 'bad_date', 11],
    ['Сумма=12.345', 'bad_sum', 12],
    ['Сумма=-5', 'bad_sum', 12],
    ['Сумма=0.00', 'bad_sum', 12],
    ['ПолучательСчет=', 'missing', 9],
  ])('a payment order with %s is left out', (wrong, kind, line) => {
    const field = wrong.split('=', 1)[0] ?? '';
    const lines = whole.map((each) =>
      each.startsWith(`${field}=`) && each !== 'ДатаНачала=01.03.2026' ? wrong : each,
    );
    const broken = [...lines.slice(0, -2), ...order, 'КонецФайла'];
    const { entries, problems } = readBankStatement(utf8(broken));
    expect(problems).toEqual([{ line, kind, field }]);
    expect(entries).toHaveLength(1);
  });

  it('law: never fails on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), fc.boolean(), (bytes, isHeaded) => {
        const file = isHeaded ? Uint8Array.from([...utf8(['1CClientBankExchange', '']), ...bytes]) : bytes;
        expect(readBankStatement(file).problems.length).toBeGreaterThan(0);
      }),
    );
  });
});
