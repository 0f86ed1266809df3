import { afterEach, expect, test } from 'vitest';

import type { ReadRequest } from './messages.ts';
import { openReading, type Reading, type ReadingOptions } from './open-reading.ts';

const opened: Reading[] = [];
afterEach(async () => {
  for (const reading of opened.splice(0)) await reading.stop();
});

function open(options?: ReadingOptions): Reading {
  const reading = openReading(options);
  opened.push(reading);
  return reading;
}

const text = (lines: number): ReadRequest => ({
  source: { kind: 'text', text: `MPN\n${'NE555P\n'.repeat(lines)}` },
  choices: {},
  remembered: {},
});

test('lists are read independently; too many are refused at once', async () => {
  const reading = open({ waitingMax: 2 });
  const answers = await Promise.all([1, 2, 3, 4, 5].map((lines) => reading.read(text(lines))));
  const counts = answers.map((answer) => (answer?.ok === true ? answer.value.lineCount : null));
  expect(counts).toEqual([1, 2, 3, 4, null]);
});

test('a list that takes too long, or too much memory, is stopped; the next is read', async () => {
  const slow = open({ atOnce: 1, limitMs: 1 });
  expect(await slow.read(text(5000))).toEqual({ ok: false, error: 'too_slow' });
  const small = open({ atOnce: 1, memoryMb: 16 });
  const many = {
    ...text(0),
    source: { kind: 'file', bytes: Buffer.alloc(9_000_000, 'NE555P\n'), name: '', isPacked: false },
  } as const;
  const answer = await small.read(many);
  expect(answer?.ok).toBe(false);
});

test('an error in the thread is reported, and the list counts as broken', async () => {
  const reported: unknown[] = [];
  const reading = open({ atOnce: 1, report: (error) => void reported.push(error) });
  const unreadable: ReadRequest = { ...text(1), source: { kind: 'sheets', bytes: Buffer.from('no gzip') } };
  expect(await reading.read(unreadable)).toEqual({ ok: false, error: 'broken' });
  expect(reported).toHaveLength(1);
  expect(await reading.read(text(1))).toMatchObject({ ok: true });
});

test('nothing is read after the stop', async () => {
  const reading = open();
  await reading.stop();
  await expect(reading.read(text(1))).rejects.toThrow('reading of parts lists is stopped');
});
