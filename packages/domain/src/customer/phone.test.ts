import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isMobilePhone,
  maskPhone,
  maskPhoneAt,
  maskPhonePartial,
  normalisePhone,
  phoneForSms,
  type Phone,
} from './index.ts';

test.each([
  ['+7 (912) 345-67-89', '79123456789'],
  ['8 912 345 67 89', '79123456789'],
  ['9123456789', '79123456789'],
  ['79123456789', '79123456789'],
  ['тел. 8-800-550-00-22', '78005500022'],
  [' + 7 912 345 67 89', '79123456789'],
  ['(912) 345 67 89', '79123456789'],
  ['+7 912\u00a0345\u00a067\u00a089', '79123456789'],
  ['８（９１２）３４５－６７－８９', '79123456789'],
  ['＋７９１２３４５６７８９', '79123456789'],
  ['٩١٢٣٤٥٦٧٨٩', '79123456789'],
  ['+۷ ۹۱۲ ۳۴۵ ۶۷ ۸۹', '79123456789'],
  ['𝟗𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗', '79123456789'],
])('%s is %s', (text, phone) => {
  expect(normalisePhone(text)).toEqual({ ok: true, value: phone });
});

test.each([
  ['', 'invalid_phone'],
  ['912', 'invalid_phone'],
  ['8812345678', 'invalid_phone'],
  ['891234567890', 'invalid_phone'],
  ['+49 170 1234567', 'foreign_phone'],
  ['＋４９ １７０ １２３４５６７', 'foreign_phone'],
  ['+375 29 123 45 67', 'foreign_phone'],
  ['+8 912 345 67 89', 'foreign_phone'],
  ['+1234567890', 'foreign_phone'],
  ['9'.repeat(65), 'invalid_phone'],
])('%s is refused: %s', (text, error) => {
  expect(normalisePhone(text)).toEqual({ ok: false, error });
});

test('reads at most 64 characters', () => {
  expect(normalisePhone('9123456789'.padEnd(64)).ok).toBe(true);
  expect(normalisePhone('9123456789'.padEnd(65))).toEqual({ ok: false, error: 'invalid_phone' });
});

test('codes go to mobile numbers', () => {
  expect(isMobilePhone('79123456789' as Phone)).toBe(true);
  expect(isMobilePhone('78005500022' as Phone)).toBe(false);
});

test('the SMS request carries ten digits', () => {
  expect(phoneForSms('79123456789')).toBe('9123456789');
  expect(phoneForSms('9123456789')).toBe('9123456789');
});

const phones = fc.integer({ min: 0, max: 9_999_999_999 }).map((rest) => `7${String(rest).padStart(10, '0')}` as Phone);

test('law: a normalised phone stays unchanged, formatted or not', () => {
  fc.assert(
    fc.property(phones, (phone) => {
      expect(normalisePhone(phone)).toEqual({ ok: true, value: phone });
      expect(normalisePhone(maskPhone(phone))).toEqual({ ok: true, value: phone });
      expect(maskPhone(phone)).toMatch(/^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/);
      expect(maskPhonePartial(phone)).toBe(maskPhone(phone));
    }),
  );
});

test('law: for any typed text, the answer is eleven digits that begin with 7, or a refusal', () => {
  const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789+-() 78') }));
  fc.assert(
    fc.property(typed, (text) => {
      const answer = normalisePhone(text);
      expect(!answer.ok || /^7\d{10}$/.test(answer.value)).toBe(true);
    }),
  );
});

test.each([
  ['', ''],
  ['+', '+'],
  [' +', '+'],
  ['+ (', '+'],
  ['((', ''],
  ['8', '+7'],
  ['9', '+7 (9'],
  ['8912', '+7 (912'],
  ['89123', '+7 (912) 3'],
  ['8912345', '+7 (912) 345'],
  ['89123456', '+7 (912) 345-6'],
  ['8912345678', '+7 (912) 345-67-8'],
  ['891234567890', '+7 (912) 345-67-89'],
  ['+7 (', '+7'],
  ['+49 170', '+49 170'],
  ['ivan@farad.example', 'ivan@farad.example'],
])('while typing %j shows %j', (text, shown) => {
  expect(maskPhonePartial(text)).toBe(shown);
});

/**
 * Returns the text of the field after these keystrokes. `<` deletes the character before the caret; a number moves the
 * caret there.
 */
function afterStrokes(strokes: readonly (string | number)[]): string {
  let [text, caret] = ['', 0];
  for (const stroke of strokes) {
    if (typeof stroke === 'number') {
      caret = stroke;
      continue;
    }
    const isBack = stroke === '<';
    const start = isBack ? Math.max(0, caret - 1) : caret;
    const raw = text.slice(0, start) + (isBack ? '' : stroke) + text.slice(caret);
    ({ text, caret } = maskPhoneAt(raw, isBack ? start : caret + stroke.length));
  }
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

test.each([
  ['89123456789', [...'89123456789'], '+7 (912) 345-67-89|'],
  ['9123456789', [...'9123456789'], '+7 (912) 345-67-89|'],
  ['pasted', ['8 912 345 67 89'], '+7 (912) 345-67-89|'],
  ['full-width digits', [...'８９１２３４５６７８９'], '+7 (912) 345-67-89|'],
  ['Arabic-Indic digits', ['٩١٢٣٤٥٦٧٨٩'], '+7 (912) 345-67-89|'],
  ['all deleted', [...'8912345', ...'<<<<<<<<<<<<<<<'], '|'],
  ['a digit put into the middle', [...'8912345', 5, '0'], '+7 (90|1) 234-5'],
  ['a digit taken out of the middle', [...'89123456789', 6, '<'], '+7 (9|23) 456-78-9'],
  ['a separator deleted: the digit before it is next', [...'8912345', 9, '<', '<'], '+7 (91|3) 45'],
  ['another country', [...'+4917'], '+4917|'],
  ['an address', [...'7@x'], '+7@x|'],
])('%s is formatted at each keystroke', (_, strokes, shown) => {
  expect(afterStrokes(strokes)).toBe(shown);
});

test('law: formatting twice changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789+-() ') })), (text) => {
      expect(maskPhonePartial(maskPhonePartial(text))).toBe(maskPhonePartial(text));
    }),
  );
});
