import { generateParts } from '@farad/demo-catalogue/generate';
import { usualGrades } from '@farad/domain/bom';
import type { Quantity } from '@farad/domain/money';
import { emptyFilter, type IndexedProduct, readQuery } from '@farad/domain/search-query';
import { fail, ok } from '@farad/domain/shared';
import { referenceFrame } from '@farad/frame/reference-frame';
import { expect, test } from 'vitest';
import { buildEngine } from '../engine.ts';
import { openFrame } from '../index/resolve-filter.ts';
import type { LineQuestion } from '../lists/match-lines.ts';
import { contractQueries, differenceOf } from '../testing/contract.ts';
import { smallCluster } from '../testing/small-cluster.ts';
import { vocabularyFor } from '../words/frame-vocabulary.ts';
import type { ClusterBody } from './answers.ts';
import { ClusterEngine } from './cluster-engine.ts';

const distinctLimit = 20;

const products: readonly IndexedProduct[] = Array.from(generateParts(500), (part) => ({
  ...part,
  available: part.stock.reduce((sum, { onHand }) => sum + onHand, 0) as Quantity,
  hasBeforePrice: part.beforePrice !== null,
}));
const frame = openFrame(referenceFrame);
const own = buildEngine(referenceFrame, products, { distinctLimit });
const ask = smallCluster(referenceFrame, products);
const cluster = new ClusterEngine({ ask, distinctLimit });
const asking = {
  ask: async (bodies: readonly ClusterBody[]) => (await ask(bodies)).map(ok),
  turn: async () => undefined,
};

const texts = ['резистор 10 кОм 1%', 'lm358', 'htpbcnjh', 'датчик холла', 'стабилизатор 3.3В sot-223', 'ne555p купить'];

test('the queries for the cluster mean what the index in memory does', { timeout: 300_000 }, async () => {
  for (const { filter, options } of contractQueries(referenceFrame, products, {
    count: 150,
    seed: 3,
    textShare: 0.5,
    texts,
  })) {
    const [ours, theirs] = [own.search(filter, options), await cluster.search(frame, filter, options)];
    expect(differenceOf(ours, theirs), JSON.stringify(filter)).toBeNull();
  }
});

test('scores and rows after a row are the same', async () => {
  const filter = { ...emptyFilter, text: 'резистор', limit: 7 };
  const options = { debug: true, reading: readQuery('резистор', vocabularyFor(referenceFrame)) };
  const [ours, theirs] = [own.search(filter, options), await cluster.search(frame, filter, options)];
  expect(theirs.scores).toEqual(ours.scores);
  expect(theirs.next).toEqual(ours.next);
  const after = { ...options, after: ours.next };
  expect((await cluster.search(frame, filter, after)).ids).toEqual(own.search(filter, after).ids);
});

test('suggestions are the same in a small catalogue', async () => {
  const limits = { products: 6, categories: 3, brands: 3, words: 3 };
  for (const text of ['резис', 'rc0603', 'yageo rc', 'ne55', 'htpbcnjh'])
    expect(await cluster.suggest(frame, { text, locale: 'ru', limits }), text).toEqual(
      own.suggest({ text, locale: 'ru', limits }),
    );
});

const line = (mpn: string | null, words: string): LineQuestion => ({
  mpn,
  words,
  alternates: [],
  mentions: [],
  pinned: [],
  package: null,
  makers: [],
  quantity: 100,
  grades: usualGrades,
});

test('lines of parts lists get the same parts', async () => {
  const questions = [
    ...products.slice(0, 40).map(({ mpn }) => line(mpn, '')),
    ...products.slice(40, 60).map(({ mpn }) => line(mpn.slice(0, -1), '')),
    ...['резистор 10 кОм 1% 0603', 'конденсатор 100нФ 50В X7R 0805', 'диод 1n4148'].map((words) => line(null, words)),
  ];
  const ours = own.matchLines(questions);
  const theirs = await cluster.matchLines(frame, questions, asking);
  questions.forEach((question, place) => expect(theirs[place], JSON.stringify(question)).toEqual(ours[place]));
});

test('lines whose searches have no answer are null; without any answer the list fails', async () => {
  const refusing = (from: number) => ({
    ...asking,
    ask: async (bodies: readonly ClusterBody[]) => {
      const answers = await ask(bodies);
      return answers.map((answer, place) =>
        JSON.stringify(bodies[place]).includes(products[from]!.mpn.replaceAll(/[^A-Z0-9]/giu, ''))
          ? fail(new Error('too busy'))
          : ok(answer),
      );
    },
  });
  const questions = products.slice(0, 5).map(({ mpn }) => line(mpn, ''));
  const found = await cluster.matchLines(frame, questions, refusing(2));
  expect(found.map((parts) => parts === null)).toEqual([false, false, true, false, false]);
  expect(found.filter((parts) => parts !== null)).toEqual(own.matchLines(questions.toSpliced(2, 1)));
  await expect(cluster.matchLines(frame, [questions[2]!], refusing(2))).rejects.toThrow('too busy');
});
