import { expect, test } from 'vitest';
import { completesBefore, usualCompletionRules } from './index.ts';

test('an order completes two weeks after its delivery', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  expect(completesBefore(now, usualCompletionRules)).toEqual(new Date('2026-11-09T12:00:00Z'));
});
