import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { contentLimits } from './content.ts';
import { contentFacts, factProblems, unknownFacts, withFacts } from './facts.ts';

describe('facts in a text', () => {
  it('are replaced; unknown ones are reported', () => {
    const text = 'Звоните {{ phone }} или {{email}}, {{ nothing }} и {{nothing}}';
    expect(withFacts(text, { phone: '8 800 555-35-35' })).toBe('Звоните 8 800 555-35-35 или —, — и —');
    expect(unknownFacts(text)).toEqual(['nothing']);
    const long = 'a'.repeat(40);
    expect(unknownFacts(`{{${long}}} {{${long}b}}`)).toEqual([long]);
    // The text names no known fact. It must stay a dash even if the object has a property of that name.
    expect(withFacts('{{ secret }}', { secret: 'x' } as object)).toBe('—');
  });

  it('are the settings of the shop', () => {
    expect([...contentFacts].sort()).toEqual(
      `address bom_lines bom_megabytes bonus_days bonus_share card_buyers card_limits cash_buyers cash_days cash_limits
      cashback_percent code_minutes complete_days courier_from delivery_free_from delivery_from delivery_to email
      erase_days hold_minutes hours invoice_buyers invoice_days invoice_limits pay_card pay_cash pay_invoice pay_online pay_sbp
      pay_ways phone pickup_address pickup_hours point_from receipt_lines sbp_buyers sbp_limits seller seller_account
      seller_address seller_bank seller_inn seller_kpp seller_ogrn shop site`.split(/\s+/),
    );
  });

  it('remove their table row if the shop has none', () => {
    const table = '| Что | Сколько |\n|---|---|\n| Доля, % | {{ bonus_share }} |\n| Срок, дней | {{ bonus_days }} |';
    expect(withFacts(table, { bonus_share: '30' })).toBe('| Что | Сколько |\n|---|---|\n| Доля, % | 30 |');
  });

  it('leave no known braces in any text', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...contentFacts), fc.string())), (words) => {
        const text = words.map((word) => `{{${word}}}`).join(' ');
        expect(withFacts(text, {})).not.toMatch(/\{\{\s*[a-z_]{1,40}\s*\}\}/);
      }),
    );
  });

  it('are found as a pattern finds them, among any braces', () => {
    const slot = /\{\{\s*([a-z_]{1,40})\s*\}\}/g;
    const piece = fc.constantFrom('{', '}', '{{', '}}', ' ', '\n', 'phone', 'who', 'x'.repeat(41), 'я', '{{ phone }}');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(withFacts(text, { phone: '112' })).toBe(
          text.replace(slot, (_, name: string) => (name === 'phone' ? '112' : '—')),
        );
      }),
    );
  });
});

describe('a part of a text', () => {
  it.each([
    ['Карты{{ if pay_card }} и коды{{ end }}.', 'Карты и коды.', 'Карты.'],
    ['a\n{{ if pay_card }}\nb\n{{ end }}\nc', 'a\nb\nc', 'a\nc'],
    ['a\r\n {{if pay_card}} \r\nb\r\n{{end}}\t\r\nc', 'a\r\nb\r\nc', 'a\r\nc'],
    ['{{ if pay_card }}\nb {{ pay_card }}\n{{ end }}', 'b картой\n', ''],
    ['a {{ if pay_card }}\nb{{ end }}\nc', 'a \nb\nc', 'a \nc'],
    ['{{ if pay_card }}b{{ end }}{{ if pay_sbp }}c{{ end }}', 'b', ''],
    ['| a |\n{{ if pay_card }}\n| b |\n{{ end }}\n| {{ pay_card }} |', '| a |\n| b |\n| картой |', '| a |'],
  ])('%j is shown only if its fact has a value', (text, shown, hidden) => {
    expect(factProblems(text)).toEqual([]);
    expect(withFacts(text, { pay_card: 'картой' })).toBe(shown);
    expect(withFacts(text, {})).toBe(hidden);
  });

  it('is not shown for an empty value', () => {
    expect(withFacts('Офис{{ if address }}: {{ address }}{{ end }}.', { address: '' })).toBe('Офис.');
  });

  it.each([
    ['{{ if phnoe }}a{{ end }}', [{ kind: 'unknown', mark: 'if phnoe' }]],
    ['{{ if }}a{{ end }}', [{ kind: 'unknown', mark: 'if' }]],
    ['{{ if Phone or email }}a{{ end }}', [{ kind: 'unknown', mark: 'if Phone or email' }]],
    ['{{ if phone }}a', [{ kind: 'no_end', mark: 'if phone' }]],
    ['a{{ end }}b{{ end }}', [{ kind: 'no_if', mark: 'end' }]],
    [
      '{{ if phone }}a{{ if email }}b{{ end }}c{{ end }}',
      [
        { kind: 'nested', mark: 'if email' },
        { kind: 'no_if', mark: 'end' },
      ],
    ],
  ])('%s is reported', (text, problems) => {
    expect(factProblems(text)).toEqual(problems);
    expect(unknownFacts(text)).toEqual(problems.map(({ mark }) => mark));
    expect(withFacts(text, {})).not.toMatch(/[{}]/);
  });

  /** Returns a text of which every second piece is a part that depends on the name of the shop. */
  const textOf = (pieces: readonly string[]): string =>
    `x${pieces.map((piece, place) => (place % 2 ? `{{ if shop }}${piece}{{ end }}` : piece)).join('x')}x`;
  const words = fc
    .array(fc.constantFrom('слово', ' ', '\n', '| ', '{{ phone }}', '{{ email }}'))
    .map((all) => all.join(''));

  it('that is on leaves the text as it is without marks', () => {
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        expect(factProblems(textOf(parts))).toEqual([]);
        const shown = withFacts(`x${parts.join('x')}x`, { phone: '112' });
        expect(withFacts(textOf(parts), { shop: 'Фарад', phone: '112' })).toBe(shown);
      }),
    );
  });

  it('that is off leaves nothing of itself', () => {
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const others = parts.map((part, place) => (place % 2 ? '' : part)).join('x');
        expect(withFacts(textOf(parts), { phone: '112' })).toBe(withFacts(`x${others}x`, { phone: '112' }));
      }),
    );
  });

  it('is read in linear time, whatever the text', () => {
    const piece = fc.constantFrom(
      '{{',
      '}}',
      '{',
      '}',
      ' ',
      '\n',
      'if',
      '{{ if ',
      '{{ if shop }}',
      '{{ end }}',
      '| {{',
      'a',
    );
    const took = (text: string): number => {
      const start = performance.now();
      withFacts(text, {});
      factProblems(text);
      return performance.now() - start;
    };
    fc.assert(
      fc.property(piece, fc.array(piece, { minLength: 1, maxLength: 4 }), (head, pieces) => {
        const unit = pieces.join('');
        const text = head + unit.repeat(Math.ceil(contentLimits.bodyMax / unit.length));
        expect(took(text)).toBeLessThan(1000);
      }),
    );
  });
});
