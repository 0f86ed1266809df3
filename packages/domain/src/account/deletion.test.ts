import { expect, test } from 'vitest';
import { deletionMoment } from './index.ts';

test('an account is deleted two weeks after the request, at the same hour', () => {
  expect(deletionMoment(new Date('2026-02-20T10:30:00Z'))).toEqual(new Date('2026-03-06T10:30:00Z'));
});
