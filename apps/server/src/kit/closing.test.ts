import { describe, expect, it } from 'vitest';

import { createClosing } from './closing.ts';

describe('closing', () => {
  it('runs in reverse order, once, whoever calls it', async () => {
    const closed: string[] = [];
    const closing = createClosing();
    for (const name of ['database', 'pool', 'server']) closing.add(name, async () => closed.push(name), 1000);
    expect(closing.isClosing()).toBe(false);
    await Promise.all([closing.closeAll(), closing.closeAll()]);
    expect(closed).toEqual(['server', 'pool', 'database']);
    expect(closing.isClosing()).toBe(true);
  });

  it('continues after a failure or timeout, and reports it', async () => {
    const closed: string[] = [];
    const closing = createClosing(0);
    closing.add('database', async () => closed.push('database'), 1000);
    closing.add('server', () => new Promise(() => undefined), 10);
    closing.add('jobs', () => Promise.reject(new Error('no')), 1000);
    expect(await closing.closeAll()).toEqual(['jobs: no', 'server: not within 10 ms']);
    expect(closed).toEqual(['database']);
  });

  it('lends time to slow steps, but not more than they share', async () => {
    const closed: string[] = [];
    const slow = (name: string, ms: number) => async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      closed.push(name);
    };
    const closing = createClosing(300);
    closing.add('database', () => new Promise(() => undefined), 10);
    closing.add('pool', slow('pool', 100), 10);
    closing.add('server', slow('server', 100), 10);
    const [problem, ...others] = await closing.closeAll();
    expect([closed, others]).toEqual([['server', 'pool'], []]);
    const waitedMs = Number(/^database: not within (\d+) ms$/.exec(problem ?? '')?.[1]);
    expect(waitedMs).toBeGreaterThanOrEqual(10);
    expect(waitedMs).toBeLessThanOrEqual(130);
  });
});
