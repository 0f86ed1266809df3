import { expect, it } from 'vitest';

import { firstWord, plainWord, type QueryItem } from './query-item.ts';

const token = (core: string, isQuoted = false) => ({ raw: core, core, stems: [], isSpaced: true, isQuoted, at: 0 });
const word = (...tokens: readonly ReturnType<typeof token>[]): QueryItem => ({ kind: 'word', tokens });
const unit: QueryItem = { kind: 'packageWord', tokens: [token('корпус')] };

it('an item has a first word, or none', () => {
  expect(firstWord(word(token('один'), token('два')))).toBe('один');
  expect(firstWord(unit)).toBe('корпус');
  expect(firstWord(word(token('один', true)))).toBe('один');
  expect([firstWord(undefined), firstWord(word())]).toEqual(['', '']);
});

it('only a word that is not quoted is plain', () => {
  expect(plainWord(word(token('один'), token('два', true)))).toBe('один');
  expect([plainWord(word(token('один', true))), plainWord(unit), plainWord(word())]).toEqual(['', '', '']);
});
