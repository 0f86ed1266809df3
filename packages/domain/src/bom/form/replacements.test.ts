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

it('no note allows nothing', () => expect(replacementsIn(null)).toEqual([]));

it('a line that starts with such words is a replacement of the line above', () => {
  expect(replacementOf('Допускается замена на BC847B')).toBe('BC847B');
  expect(replacementOf('BC847B, допускается замена на BC846B')).toBeNull();
  expect(replacementOf('BC847B')).toBeNull();
});
