import { describe, expect, it } from 'vitest';

import { buildingOf } from './cluster-state.ts';

const minute = 60_000;
const built = { builtAt: 100 * minute, askedAt: 0, progress: null };
const progress = { index: 'farad-parts-x', done: 2000, total: 60_000, at: 121 * minute, begunAt: 120 * minute };

describe('a new index', () => {
  it.each([
    ['nobody asked for', built, 200, null],
    ['is in use since', { ...built, askedAt: 99 * minute }, 200, null],
    ['was asked for', { ...built, askedAt: 119 * minute }, 119, { since: 119 * minute, done: null, total: null }],
    ['is being built', { ...built, progress }, 121, { since: 120 * minute, done: 2000, total: 60_000 }],
    ['is in use: its last note is old', { ...built, builtAt: 120 * minute, progress }, 121, null],
    ['was given up, because its process died', { ...built, progress }, 123, null],
  ] as const)('%s', (_, known, now, expected) => {
    expect(buildingOf(known, now * minute)).toEqual(expected);
  });
});
