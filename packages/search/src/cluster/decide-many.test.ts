import { fail, ok } from '@farad/domain/shared';
import { expect, test } from 'vitest';
import type { Answers, AskEach, ClusterAnswer, ClusterBody } from './answers.ts';
import { decideMany } from './decide-many.ts';

const limits = { searchesMax: 10, requestsMax: 2, decisionsMax: 25 };

const answerTo = (body: ClusterBody): ClusterAnswer => ({
  hits: { total: { value: Number(body['number']) * 2 }, hits: [] },
});

/** A cluster that doubles numbers, and answers with some delay. */
function doubling(refuses: (body: ClusterBody) => boolean = () => false) {
  const requests: (readonly ClusterBody[])[] = [];
  let open = 0;
  let openMost = 0;
  const ask: AskEach = async (bodies) => {
    requests.push(bodies);
    openMost = Math.max(openMost, ++open);
    await new Promise((resolve) => setTimeout(resolve, 1));
    open -= 1;
    return bodies.map((body) => (refuses(body) ? fail(new Error('too busy')) : ok(answerTo(body))));
  };
  return { requests, ask, openMost: () => openMost };
}

const double = (answers: Answers, number: number): number => answers.to({ number }).hits.total.value;

/** A decision with two questions, of which the second depends on the answer to the first. */
const fourTimes =
  (number: number) =>
  (answers: Answers): number =>
    double(answers, double(answers, number));

const numbers = Array.from({ length: 60 }, (_, place) => place + 1);
const turn = async (): Promise<void> => undefined;

test('many decisions cost few requests, which are limited, and are in their order', async () => {
  const cluster = doubling();
  const results = await decideMany(numbers.map(fourTimes), { ask: cluster.ask, turn }, limits);
  expect(results).toEqual(numbers.map((number) => ok(number * 4)));
  expect(Math.max(...cluster.requests.map(({ length }) => length))).toBe(10);
  expect(cluster.openMost()).toBe(2);
  expect(cluster.requests.length).toBeLessThan(20);
});

test('decisions that ask the same at the same time share the answer', async () => {
  const cluster = doubling();
  const results = await decideMany(
    [3, 3, 3, 4].map(fourTimes),
    { ask: cluster.ask, turn },
    { ...limits, searchesMax: 100 },
  );
  expect(results).toEqual([12, 12, 12, 16].map(ok));
  expect(cluster.requests).toEqual([
    [{ number: 3 }, { number: 4 }],
    [{ number: 6 }, { number: 8 }],
  ]);
});

test('a search without an answer fails its decision only', async () => {
  const cluster = doubling(({ number }) => number === 14);
  const results = await decideMany(numbers.map(fourTimes), { ask: cluster.ask, turn }, limits);
  const failed = [...results.keys()].filter((place) => !results[place]!.ok);
  // 14 is asked for 14 itself, and for the double of 7.
  expect(failed.map((place) => numbers[place])).toEqual([7, 14]);
  expect(results[6]).toEqual(fail(new Error('too busy')));
  expect(results[59]).toEqual(ok(240));
});

test('a request that fails, fails the decisions that asked in it', async () => {
  const cluster = doubling();
  const ask: AskEach = async (bodies) => {
    if (bodies.some(({ number }) => number === 1)) throw new Error('no connection');
    return cluster.ask(bodies);
  };
  const results = await decideMany(numbers.map(fourTimes), { ask, turn }, limits);
  expect(results.map(({ ok: isOk }) => isOk)).toEqual(numbers.map((number) => number > 10));
});

test('an error of a rule is thrown', async () => {
  const wrong = (): number => {
    throw new TypeError('an error of the program');
  };
  const decisions = [fourTimes(1), wrong, fourTimes(2)];
  await expect(decideMany(decisions, { ask: doubling().ask, turn }, limits)).rejects.toThrow('an error of the program');
});

test('work gives turns to others between its pieces', async () => {
  let turns = 0;
  const counted = async (): Promise<void> => void turns++;
  await decideMany(numbers.map(fourTimes), { ask: doubling().ask, turn: counted }, limits);
  // Each decision begins three times: at first, and after each answer.
  expect(turns).toBe(numbers.length * 3);
});
