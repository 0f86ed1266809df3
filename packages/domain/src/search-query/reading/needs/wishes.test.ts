import { expect, test } from 'vitest';

import { needs, wishesOf, withoutJoiningWords } from './needs.ts';

test.each([
  ['', []],
  ['function=motor-driver', [[{ kind: 'values', key: 'function', values: ['motor-driver'] }]]],
  ['interface=RS_485', [[{ kind: 'values', key: 'interface', values: ['RS 485'] }]]],
  ['channels=2', [[{ kind: 'values', key: 'channels', values: [2] }]]],
  ['volts=-2.5', [[{ kind: 'values', key: 'volts', values: [-2.5] }]]],
  ['grade=2x', [[{ kind: 'values', key: 'grade', values: ['2x'] }]]],
  ['grade=x2', [[{ kind: 'values', key: 'grade', values: ['x2'] }]]],
  ['grade=.5', [[{ kind: 'values', key: 'grade', values: ['.5'] }]]],
  ['rail_to_rail=true', [[{ kind: 'values', key: 'rail_to_rail', values: [true] }]]],
  ['power=0.5..2', [[{ kind: 'between', key: 'power', from: 0.5, to: 2 }]]],
  ['~step_down', [[{ kind: 'words', words: ['step down'] }]]],
  ['#lm79,L79', [[{ kind: 'number', beginnings: ['LM79', 'L79'] }]]],
  ['?function', [[{ kind: 'unstated', key: 'function' }]]],
  ['!jst', [[{ kind: 'brand', slug: 'jst' }]]],
  ['@trimmers', [[{ kind: 'category', slug: 'trimmers', slugs: ['trimmers'] }]]],
  ['~*', [[{ kind: 'words', words: ['one phrase', 'other'] }]]],
  [
    ' a=1  ~b ;; ?c ',
    [
      [
        { kind: 'values', key: 'a', values: [1] },
        { kind: 'words', words: ['b'] },
      ],
      [{ kind: 'unstated', key: 'c' }],
    ],
  ],
])('the wishes %j are %j', (text, wishes) => {
  expect(wishesOf(text, ['one phrase', 'other'])).toEqual(wishes);
});

test.each([
  ['драйвер для двигателя', 'двигател драивер'],
  ['or gate', 'gate or'],
  ['или не', 'или не'],
  ['usb type a', 'a type usb'],
  ['a motor driver', 'driver motor'],
  ['для', 'для'],
])('the key of %s is %s', (phrase, key) => expect(withoutJoiningWords(phrase).key).toBe(key));

test('a weak need has a mark, and no other has one', () => {
  const weak = needs.filter(({ isWeak }) => isWeak);
  expect(weak.length).toBeGreaterThan(3);
  expect(weak.length).toBeLessThan(needs.length / 4);
  expect(needs.flatMap(({ slugSets }) => slugSets.flat()).filter((slug) => !/^[a-z][a-z0-9-]*$/u.test(slug))).toEqual(
    [],
  );
  expect(needs.filter(({ phrases }) => phrases.some(({ stems }) => stems.length === 0))).toEqual([]);
});
