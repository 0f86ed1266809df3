import { expect, it } from 'vitest';

import { LineText, PlainText } from './wire.ts';

it('removes invisible characters, so that a field of only them is empty', () => {
  expect(LineText.parse(' \u200B\u2060 \uFEFF')).toBe('');
  expect(LineText.parse('\u202EИванов\u202C')).toBe('Иванов');
  expect(PlainText.parse('два\nслова\u200B ')).toBe('два\nслова');
});

it('keeps emoji that are joined from several', () => {
  expect(LineText.parse('👩‍🔧 Ольга')).toBe('👩‍🔧 Ольга');
});

it('rejects control characters and unpaired surrogates', () => {
  for (const text of ['a\u0000b', 'a\nb', '\uD83D']) expect(LineText.safeParse(text).success).toBe(false);
  expect(PlainText.safeParse('a\u0007b').success).toBe(false);
});
