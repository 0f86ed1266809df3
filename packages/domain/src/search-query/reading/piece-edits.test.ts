import fc from 'fast-check';
import { expect, test } from 'vitest';

import { exampleFrame } from './examples/frame.fixture.ts';
import { pieceEdits, readQuery, vocabularyOf } from './index.ts';
import { spelledExamples } from './examples/spelled-reading.examples.ts';
import { wholeExamples } from './examples/whole-reading.examples.ts';
import { exampleMeanings } from './meanings/example-meanings.fixture.ts';

const vocabulary = vocabularyOf(exampleFrame);
const editsOf = (text: string) =>
  readQuery(text, vocabulary).conditions.map((condition) => [condition.source, pieceEdits(text, condition)] as const);

const editOf = (text: string, source: string) => editsOf(text).find(([own]) => own === source)?.[1];

test.each([
  ['резистор 10к 0603', '10к', { without: 'резистор 0603', asText: 'резистор "10к" 0603', wider: null }],
  ['100n 50В X7R', '50В', { without: '100n X7R', asText: '100n "50В" X7R', wider: '100n ≥50В X7R' }],
  ['10к 1%', '1%', { without: '10к', asText: '10к "1%"', wider: '10к ≤1%' }],
  ['10к ±1 %', '±1 %', { without: '10к', asText: '10к "±1 %"', wider: '10к ≤1 %' }],
  ['напряжение 50В', 'напряжение 50В', { without: '', asText: '"напряжение 50В"', wider: 'напряжение ≥50В' }],
  ['100nf50v', '50v', { without: '100nf', asText: '100nf "50v"', wider: '100nf ≥50v' }],
  ['0805-10к-1%', '10к-', { without: '0805 1%', asText: '0805 "10к" 1%', wider: null }],
  ['С2-23-0,125-10к', '0,125-', { without: 'С2-23 10к', asText: 'С2-23 "0,125" 10к', wider: 'С2-23 ≥0,125Вт 10к' }],
  ['стабилитрон 5V1', '5V1', { without: 'стабилитрон', asText: 'стабилитрон "5V1"', wider: null }],
  ['реле 12В', '12В', { without: 'реле', asText: 'реле "12В"', wider: null }],
  ['(50В) X7R', '(50В)', { without: 'X7R', asText: '"50В" X7R', wider: '≥50В X7R' }],
  ['100n «(50В)», X7R', '«(50В)»,', { without: '100n X7R', asText: '100n "50В" X7R', wider: '100n ≥50В X7R' }],
  [
    '100n ( [ 50В ] ); X7R',
    '50В',
    { without: '100n X7R', asText: '100n ( [ "50В" ] ); X7R', wider: '100n ( [ ≥50В ] ); X7R' },
  ],
  ['чип"резистор', 'чип"резистор', { without: '', asText: '"чип резистор"', wider: null }],
  ['100n 100nF', '100nF', { without: '100n', asText: '100n "100nF"', wider: null }],
])('%s: the piece %s', (text, source, expected) => {
  expect(editOf(text, source)).toEqual(expected);
});

test('a widened rating is read as a minimum and does not change the order', () => {
  const wider = editOf('100n 50В', '50В')?.wider ?? '';
  expect(readQuery(wider, vocabulary).conditions.map(({ filter }) => filter)).toContainEqual({
    kind: 'between',
    key: 'voltage',
    from: 50,
    to: null,
  });
});

test('law: an offered bound is read as a bound on the same attribute', () => {
  // Of two equal values, a single one cannot be changed.
  const queries = exampleMeanings.flatMap(([query]) => (query === '5В 5В' ? [] : [query]));
  let offers = 0;
  for (const query of queries) {
    for (const condition of readQuery(query, vocabulary).conditions) {
      const { wider } = pieceEdits(query, condition);
      if (wider === null || condition.filter.kind !== 'values') continue;
      offers += 1;
      const [value] = condition.filter.values;
      const bounds = wider.includes('≤') ? { from: null, to: value } : { from: value, to: null };
      expect([query, readQuery(wider, vocabulary).conditions.map(({ filter }) => filter)]).toEqual([
        query,
        expect.arrayContaining([{ kind: 'between', key: condition.filter.key, ...bounds }]),
      ]);
    }
  }
  expect(offers).toBeGreaterThan(70);
});

test('a text of more than 200 characters is not offered', () => {
  const edits = (length: number) => editOf(`50В ${'x'.repeat(length - 4)}`, '50В');
  expect([198, 199, 200].map((length) => edits(length)?.asText === null)).toEqual([false, true, true]);
  expect([198, 199, 200].map((length) => edits(length)?.wider === null)).toEqual([false, false, true]);
});

test('of a condition without a span, the first such piece is edited', () => {
  const { filter } = readQuery('50В', vocabulary).conditions[0]!;
  expect(pieceEdits('100n 50В X7R 50В', { filter, source: '50В' })).toEqual({
    without: '100n X7R 50В',
    asText: '100n "50В" X7R 50В',
    wider: null,
  });
});

test('law: a piece turned back into text is not interpreted', () => {
  const examples = [...wholeExamples, ...spelledExamples].map((row) => row.slice(0, row.indexOf(' | ')));
  fc.assert(
    fc.property(fc.constantFrom(...examples), (text) => {
      for (const [source, { asText }] of editsOf(text)) {
        if (asText === null) continue;
        const { conditions, words } = readQuery(asText, vocabulary);
        expect(words).toContain('"');
        expect(conditions.map((condition) => condition.source)).not.toContain(`"${source}"`);
      }
    }),
    { numRuns: 400 },
  );
});

test('law: the span of a piece is where it was typed', () => {
  const examples = [...wholeExamples, ...spelledExamples].map((row) => row.slice(0, row.indexOf(' | ')));
  for (const text of examples) {
    for (const { source, span } of readQuery(text, vocabulary).conditions) {
      expect(text.slice(...(span ?? [0, 0])).replace(/\s+/gu, ' ')).toBe(source.replace(/\s+/gu, ' '));
    }
  }
});
