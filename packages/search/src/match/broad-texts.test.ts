import { expect, test } from 'vitest';
import type { OpenSegment } from '../index/open-segment.ts';
import { BroadTexts } from './broad-texts.ts';
import { noText, type TakenText } from './find-text.ts';
import type { DocSet } from '../index/doc-set.ts';

type Taken = TakenText<readonly DocSet[]>;

const segmentOf = (name: string): OpenSegment => ({ segment: { name } }) as unknown as OpenSegment;
const first = segmentOf('first');

/** Returns a function that finds `size` documents, and how often it was called. */
const finding = (size: number) => {
  const found: Taken = { ...noText, found: [{ docs: new Uint32Array(size), ranks: new Uint8Array(size) }] };
  const calls = { count: 0 };
  const find = (): Taken => {
    calls.count += 1;
    return found;
  };
  return { calls, find };
};

test('results of a broad text are kept while the segments are the same', () => {
  const texts = new BroadTexts();
  const { calls, find } = finding(100_000);
  const taken = texts.of([first], 'резистор', {}, find);
  expect(texts.of([first], 'резистор', {}, find)).toBe(taken);
  expect(calls.count).toBe(1);
  texts.of([first, segmentOf('overlay')], 'резистор', {}, find);
  expect(calls.count).toBe(2);
  texts.of([segmentOf('rebuilt'), segmentOf('overlay')], 'резистор', {}, find);
  expect(calls.count).toBe(3);
});

test('another reading of the text, and a text searched as typed, have results of their own', () => {
  const texts = new BroadTexts();
  const { calls, find } = finding(100_000);
  texts.of([first], 'резистор', {}, find);
  texts.of([first], 'резистор', { asTyped: true }, find);
  texts.of([first], 'резистор', { reading: { conditions: [], words: 'резистор' } }, find);
  expect(calls.count).toBe(3);
});

test('results of a narrow text are not kept', () => {
  const texts = new BroadTexts();
  const { calls, find } = finding(1000);
  texts.of([first], 'lm358', {}, find);
  texts.of([first], 'lm358', {}, find);
  expect(calls.count).toBe(2);
});

test('the oldest results are dropped when too many documents are kept', () => {
  const texts = new BroadTexts();
  const million = finding(1_000_000);
  const names = ['a', 'b', 'c', 'd', 'e'];
  for (const name of names) texts.of([first], name, {}, million.find);
  expect(million.calls.count).toBe(5);
  texts.of([first], 'e', {}, million.find);
  texts.of([first], 'b', {}, million.find);
  expect(million.calls.count).toBe(5);
  texts.of([first], 'a', {}, million.find);
  expect(million.calls.count).toBe(6);
});
