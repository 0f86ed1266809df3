import { expect, test } from 'vitest';

import { likelyNeeds, needModel, type WordFeatures } from './need-model.ts';

const words = (text: string): readonly WordFeatures[] => text.split(' ').map((word) => [word]);

/** Two needs: to keep the time, and to beep. Both speak of a clock. */
const model = needModel([
  [words('keep the time'), words('clock without power')],
  [words('beep on alarm'), words('alarm clock sound')],
]);

const best = (text: string): readonly number[] => likelyNeeds(words(text), model).map(({ need }) => need);

test('the need whose phrases have the words comes first', () => {
  expect(best('time')).toEqual([0]);
  expect(best('alarm clock')).toEqual([1, 0]);
});

test('a word of all needs says less than a word of one', () => {
  const [first, second] = likelyNeeds(words('clock power'), model);
  expect(first).toMatchObject({ need: 0, coverage: 1 });
  expect(second).toMatchObject({ need: 1, coverage: 0.5 });
  expect(first!.score).toBeGreaterThan(2 * second!.score);
});

test('the evidence of a word is how much more often its need has it than all phrases have', () => {
  const own = needModel([
    [words('time time zone'), words('time'), words('clock')],
    [words('clock'), words('alarm')],
  ]);
  const scores = (text: string) => likelyNeeds(words(text), own).map(({ need, score }) => [need, score.toFixed(6)]);
  const evidence = (share: number, ofAll: number) => Math.log(1 + share / ofAll).toFixed(6);
  expect(scores('time')).toEqual([[0, evidence(2 / 3, 2 / 5)]]);
  expect(scores('zone')).toEqual([[0, evidence(1 / 3, 1 / 5)]]);
  expect(scores('clock')).toEqual([
    [1, evidence(1 / 2, 2 / 5)],
    [0, evidence(1 / 3, 2 / 5)],
  ]);
  expect(scores('alarm clock')[0]).toEqual([1, (Math.log(1 + 5 / 2) + Math.log(1 + 5 / 4)).toFixed(6)]);
});

test('unknown words are evidence for nothing', () => {
  expect(likelyNeeds(words('zebra'), model)).toEqual([]);
  expect(likelyNeeds(words('time zebra'), model)).toEqual([expect.objectContaining({ need: 0, coverage: 0.5 })]);
});

test('only the strongest feature of a word counts', () => {
  const [once] = likelyNeeds([['time']], model);
  const [twice] = likelyNeeds([['time', 'keep']], model);
  expect(twice?.score).toBe(once?.score);
});

test('groups of words count more than single words', () => {
  const grouped = needModel([[[['TIME'], ['time']]], [[['other']]]]);
  const score = (feature: string) => likelyNeeds([[feature]], grouped)[0]?.score ?? 0;
  expect(score('TIME')).toBeCloseTo(1.6 * score('time'));
});
