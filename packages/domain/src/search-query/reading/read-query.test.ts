import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleFrame } from './examples/frame.fixture.ts';
import { needExamples } from './examples/need-reading.examples.ts';
import { purposeExamples } from './examples/purpose-reading.examples.ts';
import { pieceExamples } from './examples/reading.examples.ts';
import { spelledExamples } from './examples/spelled-reading.examples.ts';
import { valueWordExamples } from './examples/value-words.examples.ts';
import { wholeExamples } from './examples/whole-reading.examples.ts';
import { readQuery, vocabularyOf, type QueryReading, type UnderstoodCondition } from './index.ts';

const readingExamples = [
  ...pieceExamples,
  ...wholeExamples,
  ...spelledExamples,
  ...needExamples,
  ...purposeExamples,
  ...valueWordExamples,
];
const vocabulary = vocabularyOf(exampleFrame);

const written = ({ filter }: UnderstoodCondition): string => {
  if (filter.kind === 'category') return `@${filter.slugs.join('+')}`;
  if (filter.kind === 'brand') return `#${filter.slug}`;
  return `${filter.key}=${filter.kind === 'values' ? filter.values.join('~') : `${filter.from}..${filter.to}`}`;
};

const rowOf = (query: string, { conditions, words }: QueryReading): string =>
  `${query} | ${conditions.map(written).join('; ')} | ${words}`.trim();

test('there are at least 700 different examples', () => {
  expect(new Set(readingExamples).size).toBeGreaterThanOrEqual(700);
});

test.each(readingExamples)('%s', (row) => {
  const query = row.slice(0, row.indexOf(' | '));
  expect(rowOf(query, readQuery(query, vocabulary))).toBe(row);
});

/** True if `whole` consists of the letters of `one` and `other`, each in its own order. */
function isMerged(whole: string, one: string, other: string): boolean {
  if (whole.length !== one.length + other.length) return false;
  let reached = new Set([0]);
  for (let at = 0; at < whole.length; at += 1) {
    const next = new Set<number>();
    for (const taken of reached) {
      if (one[taken] === whole[at]) next.add(taken + 1);
      if (other[at - taken] === whole[at]) next.add(taken);
    }
    reached = next;
  }
  return reached.has(one.length);
}

const unspaced = (text: string): string => text.replace(/\s+/gu, '');

const loses = (query: string): boolean => {
  const { conditions, words } = readQuery(query, vocabulary);
  return !isMerged(unspaced(query), unspaced(words), unspaced(conditions.map(({ source }) => source).join('')));
};

const pieces = fc.constantFrom(
  ...readingExamples.flatMap((row) => row.slice(0, row.indexOf(' | ')).split(' ')),
  '±',
  '%',
  '/',
  ',',
  ';',
  '(',
  ')',
  'мм',
  'Ом',
  'корпус',
  'метрич.',
  'напряжение',
  'A',
  '\u00a0',
);

test.each(['htpbcnjh😀', '😀 htpbcnjh 10r 😀', 'R\u0301!\u{1bc9c}', '\u0417\u{1d158}\u{1d165}\u{1d16e}'])(
  '%s in the other layout keeps characters of two code units whole',
  (query) => expect(loses(query)).toBe(false),
);

test('law: every typed character is in the words or in a source, in order', () => {
  const queries = fc.array(fc.tuple(pieces, fc.constantFrom(' ', ' ', ',', ', ', '/', ';', '')), { maxLength: 8 });
  fc.assert(
    fc.property(queries, (parts) => {
      expect(loses(parts.flat().join(''))).toBe(false);
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (query) => {
      expect(loses(query)).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

/**
 * True for an example of letters and spaces that names a category. Shorter texts are left out, because most maker names
 * of two letters are recognised only in capitals.
 */
const isCaseFree = (row: string): boolean => /^[a-zа-яё ]{3,} \| @/u.test(row);

test('law: letter case and extra spaces do not matter', () => {
  const plainOnes = readingExamples.filter(isCaseFree);
  expect(plainOnes.length).toBeGreaterThan(50);
  for (const row of plainOnes) {
    const query = row.slice(0, row.indexOf(' | '));
    const meant = readQuery(query, vocabulary).conditions.map(({ filter }) => filter);
    const shouted = readQuery(`  ${query.toUpperCase().replaceAll(' ', '  ')} `, vocabulary);
    expect(shouted.conditions.map(({ filter }) => filter)).toEqual(meant);
  }
});

test('a part number is never read as a value', () => {
  const number = fc.stringMatching(/^(?:[1-9]N\d{3,4}[A-Z]?|[A-Z]{2,4}\d{2,4}[A-Z]{1,3}|\d{2}[A-Z]{2,3}\d{2,4})$/);
  // `25MV0603` would be read as a voltage and a size.
  const plainNumber = number.filter((query) => !/(?:0201|0402|0603|0805|1206|1210|1608|2012|2512|3216)$/u.test(query));
  fc.assert(
    fc.property(plainNumber, (query) => {
      const values = readQuery(query, vocabulary).conditions.filter(({ filter }) => written({ filter, source: '' }));
      expect(values.map(written).filter((text) => /^(?:resistance|capacitance|voltage)=/.test(text))).toEqual([]);
    }),
  );
});

test('sources are the pieces as typed', () => {
  const { conditions, words } = readQuery('купить резистор, 4,7 кОм (корпус 0805) ±1 %', vocabulary);
  expect(conditions.map(({ source }) => source)).toEqual(['резистор,', '4,7 кОм', '(корпус 0805)', '±1 %']);
  expect(words).toBe('купить');
});

test.each([
  ['htpbcnjh', true],
  ['ризистор', true],
  ['kondensator', true],
  ['резисторами', undefined],
  ['kondansatörün', undefined],
])('whether %s was respelled: %s', (text, expected) => {
  expect(readQuery(text, vocabulary).conditions[0]?.isCorrected).toBe(expected);
});

test('a frame without electronics words understands nothing and never fails', () => {
  const empty = vocabularyOf({ categories: [], attributes: [], brands: [] });
  expect(readQuery('резистор 4к7 0805 1%', empty)).toEqual({ conditions: [], words: 'резистор 4к7 0805 1%' });
});

test('another frame: the attribute of the unit is found by any name', () => {
  const resistor = exampleFrame.attributes.find(({ key }) => key === 'resistance')!;
  const impedance = { ...resistor, key: 'nominal_impedance' as typeof resistor.key };
  const other = vocabularyOf({ categories: [], attributes: [impedance], brands: [] });
  expect(readQuery('4к7', other).conditions.map(({ filter }) => filter)).toEqual([
    { kind: 'values', key: 'nominal_impedance', values: [4700] },
  ]);
});

test('long texts are returned unchanged', () => {
  const long = '10к 0603 ('.repeat(10_000);
  expect(readQuery(long, vocabulary)).toEqual({ conditions: [], words: long.trim() });
  expect(readQuery('1'.repeat(200), vocabulary).conditions).toEqual([]);
  expect(readQuery('4к7 '.repeat(50), vocabulary).conditions).toHaveLength(50);
  expect(readQuery('-'.repeat(200), vocabulary).conditions).toEqual([]);
});
