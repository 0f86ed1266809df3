import fc from 'fast-check';
import { expect, test } from 'vitest';

import { openingHours } from './opening-hours.ts';

test.each([
  ['пн–пт 10:00–19:00, сб 11:00–16:00', 'Mon–Fri 10:00–19:00, Sat 11:00–16:00', 'Pzt–Cum 10:00–19:00, Cmt 11:00–16:00'],
  ['Пн-Вс 09:00-21:00', 'daily 09:00–21:00', 'her gün 09:00–21:00'],
  ['ежедневно с 9 до 21', 'daily 09:00–21:00', 'her gün 09:00–21:00'],
  ['круглосуточно', '24 hours', '24 saat'],
  [
    'пн, ср: 10.00–14.00, 15.00–19.00; вс выходной',
    'Mon, Wed 10:00–14:00, 15:00–19:00, Sun closed',
    'Pzt, Çar 10:00–14:00, 15:00–19:00, Paz kapalı',
  ],
  [
    'пн–пт 10:00–19:00, перерыв 13:00–14:00',
    'Mon–Fri 10:00–19:00, break 13:00–14:00',
    'Pzt–Cum 10:00–19:00, mola 13:00–14:00',
  ],
  ['Monday to Friday 10:00–19:00', 'Mon–Fri 10:00–19:00', 'Pzt–Cum 10:00–19:00'],
])('%s in other languages', (text, english, turkish) => {
  expect(openingHours(text, 'en')).toBe(english);
  expect(openingHours(text, 'tr')).toBe(turkish);
});

test.each([
  '',
  'пн–пт 10:00–19:00, вход со двора',
  'по звонку',
  'пн–пт',
  '10:00',
  'пн–10:00',
  '–',
  '25:00–26:00',
  'сб 10:00–11:99',
])('%s stays as it is', (text) => {
  for (const locale of ['ru', 'en', 'tr'] as const) expect(openingHours(text, locale)).toBe(text);
});

test('hours written in one language are read in every other one', () => {
  const time = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => `${part}`.padStart(2, '0')).join(':'));
  const day = fc.nat(6).map((place) => ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'][place] ?? '');
  const stretch = fc.tuple(day, day, time, time).map(([from, to, opens, closes]) => {
    const named = from === to ? from : `${from}–${to}`;
    return `${named === 'пн–вс' ? 'ежедневно' : named} ${opens}–${closes}`;
  });
  const locale = fc.constantFrom('ru', 'en', 'tr');
  fc.assert(
    fc.property(fc.array(stretch, { minLength: 1, maxLength: 4 }), locale, (stretches, other) => {
      const text = stretches.join(', ');
      expect(openingHours(openingHours(text, other), 'ru')).toBe(text);
    }),
  );
});

test('hours in a language do not change when they are read again', () => {
  const part = fc.constantFrom(
    'пн',
    'Sun',
    '–',
    '10',
    '9:30',
    ',',
    'по',
    'daily',
    'kapalı',
    'мола',
    ' ',
    '24',
    'hours',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(part).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(text, fc.constantFrom('ru', 'en', 'tr'), (said, locale) => {
      const once = openingHours(said, locale);
      expect(openingHours(once, locale)).toBe(once);
    }),
  );
});
