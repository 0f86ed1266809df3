import { expect, it } from 'vitest';

import { isProofFresh } from './proof.ts';

const now = new Date('2026-11-21T12:00:00Z');
const secondsAgo = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);

it.each([
  [null, false],
  [secondsAgo(0), true],
  [secondsAgo(599.9), true],
  [secondsAgo(600), false],
  [secondsAgo(-60), true],
])('a proof at %s is fresh: %s', (provedAt, isFresh) => {
  expect(isProofFresh(provedAt, now)).toBe(isFresh);
});
