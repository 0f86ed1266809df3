import { describe, expect, it } from 'vitest';
import { exampleFrame } from '../frame.fixture.ts';
import { readQuery, vocabularyOf } from '../index.ts';

const vocabulary = vocabularyOf(exampleFrame);

/** The words and families that a query asks for besides its kind of part. */
const wishesOf = (query: string): string =>
  JSON.stringify(readQuery(query, vocabulary).conditions.flatMap(({ also }) => also ?? []));

describe('a joining word that is the meaning', () => {
  it.each([
    ['and gate', 'and', '74HC08'],
    ['ve kapısı', 'and', '74HC08'],
    ['or gate', 'or', '74HC32'],
    ['or kapısı', 'or', '74HC32'],
    ['veya kapısı', 'or', '74HC32'],
    ['и не', 'nand', '74HC00'],
    ['или не', 'nor', '74HC02'],
    ['или-не', 'nor', '74HC02'],
    ['exclusive or', 'xor', '74HC86'],
    ['исключающее или', 'xor', '74HC86'],
  ])('%s is the gate %s', (query, word, family) => {
    expect(wishesOf(query)).toContain(`"words":["${word}"]`);
    expect(wishesOf(query)).toContain(`"${family}"`);
    expect(readQuery(query, vocabulary).words).toBe('');
  });
  it.each(['gate', 'kapısı', 'не', 'amp', 'датчик', 'датчик i2c', 'датчик 5в', 'exclusive'])(
    '%s alone asks for no such part',
    (query) => expect(wishesOf(query)).toBe('[]'),
  );
  it.each(['датчик co', 'датчик угарного газа', 'датчик газа co', 'co sensor'])(
    '%s is for carbon monoxide',
    (query) => {
      expect(wishesOf(query)).toContain('"MQ7"');
    },
  );
});
