import { expect, test } from 'vitest';
import { nearestStem, wordsByLetter } from './nearest-stem.ts';

const stems = ['резистор', 'резисторн', 'регистр', 'термистор', 'катушк', 'катод', 'power', 'tower', 'capacitor'];
const words = wordsByLetter(new Map([...stems.map((stem) => [stem, stem] as const), ['катушка', 'катушк']]));

test.each([
  // Two letters swapped
  ['резситор', 'резистор'],
  // A letter left out is likelier than one of a far key
  ['резистр', 'резистор'],
  // The first letter left out
  ['езистор', 'резистор'],
  // A letter before the first
  ['крезистор', 'резистор'],
  // Two letters at the beginning
  ['herмистор', null],
  // The first letter changed
  ['пермистор', 'термистор'],
  // Nothing near
  ['опwer', null],
  // The first letters swapped
  ['opwer', 'power'],
  // A whole word, of which the stem is told
  ['катуша', 'катушк'],
  // Two errors in a long word
  ['capasitir', 'capacitor'],
  // Too short
  ['кату', null],
] as const)('%s is %s', (typed, stem) => {
  expect(nearestStem(typed, words)).toBe(stem);
});

test('fewer typing errors may be asked for', () => {
  expect(nearestStem('capasitir', words, 1)).toBe(null);
  expect(nearestStem('capasitor', words, 1)).toBe('capacitor');
});
