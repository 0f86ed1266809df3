import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { signOfKey } from './keyboard.ts';
import { writeLabel } from './label.ts';
import { readScan } from './scan.ts';
import { nothingTyped, typeKey, type KeyPress } from './scanner-keys.ts';

const codes = [
  ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `Key${letter}`),
  ...[...'0123456789'].map((digit) => `Digit${digit}`),
  'Minus',
  'Equal',
  'BracketLeft',
  'BracketRight',
  'Backslash',
  'Semicolon',
  'Quote',
  'Backquote',
  'Comma',
  'Period',
  'Slash',
  'Space',
];
const controls: Readonly<Record<string, string>> = { '\u001d': 'BracketRight', '\u001e': 'Digit6', '\u0004': 'KeyD' };

const plain = { key: '', isShifted: false, isControl: false, isAlt: false };

/**
 * Returns the key presses by which a scanner sends a text. Their `key` is a wrong character, as in another keyboard
 * layout.
 */
function presses(text: string, gapMs: number): readonly KeyPress[] {
  const signs = [...text].flatMap((sign): Omit<KeyPress, 'at'>[] => {
    const control = controls[sign];
    if (control !== undefined) return [{ ...plain, code: control, key: 'x', isControl: true }];
    const isShifted = codes.every((code) => signOfKey(code, false) !== sign);
    const code = codes.find((each) => signOfKey(each, isShifted) === sign) ?? '';
    const shift = { ...plain, code: 'ShiftLeft', key: 'Shift', isShifted: true };
    return [...(isShifted ? [shift] : []), { ...plain, code, key: 'щ', isShifted }];
  });
  return [...signs, { ...plain, code: 'Enter', key: 'Enter' }].map((press, index) => ({
    ...press,
    at: 10_000 + index * gapMs,
  }));
}

function scanned(keys: readonly KeyPress[]): readonly string[] {
  let typed = nothingTyped;
  const scans: string[] = [];
  for (const press of keys) {
    const outcome = typeKey(typed, press);
    typed = outcome.typed;
    if (outcome.scan !== null) scans.push(outcome.scan);
  }
  return scans;
}

describe('keys of a scanner', () => {
  it('law: every label text is read completely, in any layout', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ABCabc019-./+#:@?"[]{}<>'), minLength: 4, maxLength: 30 });
    fc.assert(
      fc.property(text, (mpn) => {
        const label = writeLabel({ mpn, quantity: 5 });
        expect(scanned(presses(label, 8))).toEqual([label]);
      }),
    );
  });

  it('are distinguished from a person by their speed, and from a single Enter', () => {
    expect(scanned(presses('NE555P', 120))).toEqual([]);
    expect(scanned(presses('NE5', 5))).toEqual([]);
    expect(scanned(presses('', 5))).toEqual([]);
  });

  it('of two scans are two, and keys typed by a person before are not included', () => {
    const later = presses('26-000124', 5).map((press) => ({ ...press, at: press.at + 900 }));
    const typed = { ...plain, code: 'KeyX', key: 'x', at: 9000 };
    expect(scanned([typed, ...presses('26-000123', 5), ...later])).toEqual(['26-000123', '26-000124']);
  });

  it('may type control characters by their codes with Alt', () => {
    const alt = { ...plain, isAlt: true };
    const number = (digits: string): Omit<KeyPress, 'at'>[] => [
      { ...alt, code: 'AltLeft', key: 'Alt' },
      ...[...digits].map((digit) => ({ ...alt, code: `Numpad${digit}`, key: digit })),
    ];
    const part = (text: string) => presses(text, 0).slice(0, -1);
    const keys = [
      ...part('[)>'),
      ...number('030'),
      ...part('06'),
      ...number('029'),
      ...part('1PNE555P'),
      ...number('029'),
      ...part('Q10'),
      { ...plain, code: 'Enter', key: 'Enter' },
    ].map((press, index) => ({ ...press, at: 10_000 + index * 5 }));
    const [scan = ''] = scanned(keys);
    expect(readScan(scan)).toMatchObject({ kind: 'label', label: { mpn: 'NE555P', quantity: 10 } });
  });

  it('may use Shift without reporting it', () => {
    const keys = [...'NE-5'].map((key, index) => {
      const code = codes.find((each) => signOfKey(each, true) === key || signOfKey(each, false) === key) ?? '';
      return { ...plain, code, key, at: 10_000 + index * 5 };
    });
    expect(scanned([...keys, { ...plain, code: 'Enter', key: 'Enter', at: 10_040 }])).toEqual(['NE-5']);
  });

  it('of a device without key names are used as they are', () => {
    const keys = [...'NE555P'].map((key, index) => ({ ...plain, code: '', key, at: 10_000 + index * 5 }));
    expect(scanned([...keys, { ...plain, code: '', key: 'Enter', at: 10_040 }])).toEqual(['NE555P']);
  });
});
