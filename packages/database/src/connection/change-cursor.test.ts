import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { advanceCursor, startOfChanges, type ChangeCursor, type ChangeReading } from './change-cursor.ts';

const readingMax = 3;

/** A transaction that writes the row `id`. It ends at the step `endsAt`, by a commit or a rollback. */
interface Write {
  readonly transaction: number;
  readonly id: number;
  readonly endsAt: number;
  readonly isCommitted: boolean;
}

function readingAt(step: number, writes: readonly Write[], cursor: ChangeCursor): ChangeReading {
  const begun = writes.filter(({ transaction }) => transaction <= step);
  const running = begun.filter(({ endsAt }) => endsAt > step).map(({ transaction }) => transaction);
  const nextTransaction = step + 1;
  const visible = begun
    .filter(({ endsAt, isCommitted }) => isCommitted && endsAt <= step)
    .map(({ id }) => id)
    .filter((id) => id > cursor.last || cursor.gaps.some(({ from, to }) => id >= from && id <= to))
    .sort((a, b) => a - b);
  return {
    ids: visible.slice(0, readingMax),
    isMore: visible.length > readingMax,
    oldestRunning: Math.min(nextTransaction, ...running),
    nextTransaction,
  };
}

describe('following product_change by id', () => {
  it('keeps a gap until it is filled or can no longer be filled', () => {
    const first = advanceCursor(startOfChanges, { ids: [1, 4], isMore: false, oldestRunning: 7, nextTransaction: 9 });
    expect(first).toEqual({ last: 4, gaps: [{ from: 2, to: 3, until: 9 }] });
    const filled = advanceCursor(first, { ids: [3], isMore: false, oldestRunning: 7, nextTransaction: 9 });
    expect(filled).toEqual({ last: 4, gaps: [{ from: 2, to: 2, until: 9 }] });
    const over = advanceCursor(filled, { ids: [], isMore: false, oldestRunning: 9, nextTransaction: 9 });
    expect(over).toEqual({ last: 4, gaps: [] });
  });

  it('keeps a gap that a limited reading did not reach', () => {
    const cursor = { last: 10, gaps: [{ from: 1, to: 5, until: 3 }] };
    const next = advanceCursor(cursor, { ids: [1, 2], isMore: true, oldestRunning: 8, nextTransaction: 8 });
    expect(next.gaps).toEqual([{ from: 3, to: 5, until: 3 }]);
  });

  it('reads every committed id once, in whatever order transactions end', () => {
    const write = fc.record({ length: fc.integer({ min: 0, max: 6 }), isCommitted: fc.boolean() });
    fc.assert(
      fc.property(fc.array(write, { maxLength: 25 }), (plans) => {
        const writes = plans.map(({ length, isCommitted }, index) => ({
          transaction: index + 1,
          id: index + 1,
          endsAt: index + 1 + length,
          isCommitted,
        }));
        let cursor = startOfChanges;
        const read: number[] = [];
        for (let step = 1; step < plans.length + 8; step += 1) {
          let reading: ChangeReading;
          do {
            reading = readingAt(step, writes, cursor);
            read.push(...reading.ids);
            cursor = advanceCursor(cursor, reading);
          } while (reading.isMore);
        }
        const committed = writes.filter(({ isCommitted }) => isCommitted).map(({ id }) => id);
        expect(read.sort((a, b) => a - b)).toEqual(committed);
        expect(cursor.gaps).toEqual([]);
      }),
    );
  });
});
