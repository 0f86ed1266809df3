import { expect, it } from 'vitest';

import { lastKnown } from './last-known.ts';

it('returns the last result when reading fails, and fails without one', async () => {
  let found: string | null = null;
  const read = lastKnown(async () => {
    if (found === null) throw new Error('away');
    return found;
  });
  await expect(read()).rejects.toThrow('away');
  found = 'first';
  expect(await read()).toBe('first');
  found = null;
  expect(await read()).toBe('first');
  found = 'second';
  expect(await read()).toBe('second');
});
