import { expect, it } from 'vitest';
import { replacementOf, replacementsIn } from './replacements.ts';

it.each([
  ['Допускается замена на BC847B', ['BC847B']],
  ['Доп. замена: LM358DR, LM2904DR.', ['LM358DR', 'LM2904DR']],
  ['допускается применение BAV99 или BAV70', ['BAV99', 'BAV70']],
  ['Возможна установка NE555P; TLC555', ['NE555P', 'TLC555']],
  ['возможно использование 1N4148 либо BAS16', ['1N4148', 'BAS16']],
  ['допуск. замена GD25Q64CSIG', ['GD25Q64CSIG']],
  ['Подбирается. Допускается замена на BC857C', ['BC857C']],
  ['Допускается замена', []],
  ['Замена BC847', []],
  ['', []],
])('the note %j allows %j', (note, numbers) => expect(replacementsIn(note)).toEqual(numbers));

it.each([
  ['Доп замена: BC847B', ['BC847B']],
  ['возм. исп. BC847B', ['BC847B']],
  ['возможны замены BC847B', ['BC847B']],
  ['возможно заменить на BC847B', ['BC847B']],
  ['допускается заменять на BC847B', ['BC847B']],
  ['допускаетсяприменение BC847B', ['BC847B']],
  ['допускается  применение   на   BC847B', ['BC847B']],
  ['допускается применение:BC847B ОЖ0.467.180 ТУ', ['BC847B']],
  ['допускается применениеBC847B', []],
  ['доп. замена:  TS5A3.166.', ['TS5A3.166']],
])('the note %j allows %j', (note, numbers) => expect(replacementsIn(note)).toEqual(numbers));

it('500 characters of a note are read', () => {
  const read = (before: number) => replacementsIn(`${'x'.repeat(before)}Доп. замена: BC847B,BC846B`);
  expect([read(480), read(481), read(482), read(500)]).toEqual([['BC847B'], ['BC847B'], ['BC847'], []]);
});

it('no note allows nothing', () => expect(replacementsIn(null)).toEqual([]));

it('a line that starts with such words is a replacement of the line above', () => {
  expect(replacementOf('Допускается замена на BC847B')).toBe('BC847B');
  expect(replacementOf('BC847B, допускается замена на BC846B')).toBeNull();
  expect(replacementOf('BC847B')).toBeNull();
});
