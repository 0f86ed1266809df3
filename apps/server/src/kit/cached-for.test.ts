import { describe, expect, it } from 'vitest';

import { cachedFor } from './cached-for.ts';

describe('a cached value', () => {
  it('is read once until it is too old', async () => {
    let now = 0;
    let readings = 0;
    const read = cachedFor(
      1000,
      () => new Date(now),
      async () => (readings += 1),
    );
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    now = 999;
    expect(await read()).toBe(1);
    now = 1000;
    expect(await read()).toBe(2);
  });

  it('is read again after a failure', async () => {
    let isAway = true;
    const read = cachedFor(
      1000,
      () => new Date(0),
      async () => {
        if (isAway) throw new Error('away');
        return 'there';
      },
    );
    await expect(read()).rejects.toThrow('away');
    isAway = false;
    expect(await read()).toBe('there');
  });
});
