import { expect, test } from 'vitest';

import { exampleFrame } from '../examples/frame.fixture.ts';
import { readQuery, vocabularyOf } from '../index.ts';
import { needs } from '../needs/needs.ts';
import { categoryWords } from '../../dictionary/category-words.ts';
import { featuresOf, learnedNeeds, needRows, phrasesOf } from './learned-needs.ts';
import { needPhraseRows } from '../../dictionary/need-phrases/index.ts';

const rows = needPhraseRows.flatMap((text) => text.trim().split('\n'));
const keys = rows.map((row) => row.slice(0, row.indexOf(' | ')));

test('each row of examples has a need that the tables know, and all three languages', () => {
  const known = new Set([...needs, ...categoryWords].flatMap(({ phrases }) => phrases.map(({ key }) => key)));
  const unknown = needRows.flatMap(({ meant }, row) =>
    meant.own === null && !known.has(meant.phrase?.key ?? '') ? [keys[row]] : [],
  );
  expect(unknown).toEqual([]);
  expect(rows.filter((row) => !/^[^|]+( \| [^|]*[^|;\s][^|]*){3}$/u.test(row))).toEqual([]);
  expect(keys.filter((key, row) => keys.indexOf(key) !== row)).toEqual([]);
});

test('no example is empty or stands twice in a row', () => {
  for (const row of needRows) {
    const phrases = phrasesOf(row);
    expect(phrases).not.toContain('');
    expect(phrases.filter((phrase, place) => phrases.indexOf(phrase) !== place)).toEqual([]);
  }
});

test('a need whose parts the catalogue does not have means nothing', () => {
  const { meanings } = learnedNeeds(() => null);
  const vocabulary = vocabularyOf(exampleFrame);
  const query = 'чтобы катушка реле не убила транзистор';
  const kinds = (needsOfCatalogue: typeof vocabulary.needs) =>
    readQuery(query, { ...vocabulary, needs: needsOfCatalogue }).conditions.flatMap(({ filter }) =>
      filter.kind === 'category' ? filter.slugs : [],
    );
  expect(kinds(vocabulary.needs)).toContain('rectifier-diodes');
  expect(kinds({ ...vocabulary.needs!, meanings })).not.toContain('rectifier-diodes');
  expect(kinds(null)).not.toContain('rectifier-diodes');
});

test.each([
  ['зюбрикующий', ['зюбрикующ', 'зюбри*']],
  ['зюбрик', ['зюбрик', 'зюбри*']],
  ['зюбри', ['зюбр']],
  ['зюбра', ['зюбр']],
  ['zubri', ['zubri', 'zubr*']],
  ['zub', ['zub']],
  ['zubri-zyx', ['zubri', 'zubr*', 'zyx']],
  ['', []],
])('the features of %s are its stems and their beginnings', (word, features) => {
  expect(featuresOf(word).filter((feature) => !/^[A-Z]/u.test(feature))).toEqual(features);
});

test.each([
  ['один', 'N_ONE'],
  ['одиночный', 'N_ONE'],
  ['single', 'N_ONE'],
])('a feature of %s is its group %s', (word, group) => {
  expect(featuresOf(word)).toContain(group);
});
