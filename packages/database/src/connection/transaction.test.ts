import { expect, it } from 'vitest';

import { retried } from './transaction.ts';

const refused = (code: string): Error => Object.assign(new Error(code), { code });

it('retries after a deadlock, and after no other error', async () => {
  let tries = 0;
  const work = (failure: Error, times: number) => () => {
    tries += 1;
    return tries <= times ? Promise.reject(failure) : Promise.resolve(tries);
  };
  expect(await retried(work(refused('40P01'), 2))).toBe(3);
  tries = 0;
  await expect(retried(work(refused('23505'), 1))).rejects.toThrow('23505');
  expect(tries).toBe(1);
});
