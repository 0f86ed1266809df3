import { expect, test } from 'vitest';
import { nearestStem, wordsByLetter } from './nearest-stem.ts';

const stems = ['резистор', 'резисторн', 'регистр', 'термистор', 'катушк', 'катод', 'power', 'tower', 'capacitor'];
const words = wordsByLetter(new Map([...stems.map((stem) => [stem, stem] as const), ['катушка', 'катушк']]));

test.each([
  // Two letters swapped
  ['резситор', 'резистор'],
  // A missing letter is more likely than one from a distant key
  ['резистр', 'резистор'],
  // First letter missing
  ['езистор', 'резистор'],
  // Extra letter at the start
  ['крезистор', 'резистор'],
  // Several wrong letters at the start
  ['herмистор', null],
  // First letter changed
  ['пермистор', 'термистор'],
  // No similar word
  ['опwer', null],
  // First two letters swapped
  ['opwer', 'power'],
  // A whole word; its stem is returned
  ['катуша', 'катушк'],
  // Two errors in a long word
  ['capasitir', 'capacitor'],
  // Two wrong letters at the end
  ['катозз', null],
  ['powezz', null],
  // Too short
  ['кату', null],
] as const)('%s is %s', (typed, stem) => {
  expect(nearestStem(typed, words)).toBe(stem);
});

test('a lower maximum of typing errors can be set', () => {
  expect(nearestStem('capasitir', words, 1)).toBe(null);
  expect(nearestStem('capasitor', words, 1)).toBe('capacitor');
});

test('a letter too many is as likely as a letter of similar sound', () => {
  const near = wordsByLetter(new Map(['motor', 'mitorç'].map((word) => [word, word])));
  expect(nearestStem('motorç', near)).toBeNull();
});
