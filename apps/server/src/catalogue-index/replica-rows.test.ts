import type { Replicas } from '@farad/database/connection/replicas/replicas';
import { expect, it, vi } from 'vitest';

import { replicaRows } from './replica-rows.ts';

function openRows(isCurrent = () => true, isPrimaryAway = false) {
  const positions: PromiseWithResolvers<number>[] = [];
  const asked: (number | null)[] = [];
  const replicas: Replicas = {
    read: (position, work) => {
      asked.push(position);
      return position === null && isPrimaryAway ? Promise.reject(new Error('away')) : work();
    },
    position: () => {
      const next = Promise.withResolvers<number>();
      positions.push(next);
      return next.promise;
    },
    states: () => [{ name: 'b', isUsed: true, lagSeconds: 0, lagBytes: 0 }],
    counts: () => ({ replica: 0, primary: 0 }),
    close: async () => undefined,
  };
  const onDoubt = vi.fn<() => void>();
  const rows = replicaRows(replicas, { isCurrent, onDoubt });
  return { positions, asked, onDoubt, rows, read: () => rows.read(async () => 'row') };
}

it('reads the primary until it knows what a replica must have', async () => {
  const { positions, asked, rows, read } = openRows();
  rows.moved();
  expect(await read()).toBe('row');
  positions[0]?.resolve(100);
  await vi.waitFor(async () => {
    await read();
    expect(asked.at(-1)).toBe(100);
  });
  expect(asked[0]).toBeNull();
});

it('asks again for a change that came while it asked', async () => {
  const { positions, asked, rows, read } = openRows();
  rows.moved();
  rows.moved();
  rows.moved();
  expect(positions).toHaveLength(1);
  positions[0]?.resolve(100);
  await vi.waitFor(() => expect(positions).toHaveLength(2));
  await read();
  expect(asked).toEqual([null]);
  positions[1]?.resolve(200);
  await vi.waitFor(async () => {
    await read();
    expect(asked.at(-1)).toBe(200);
  });
  expect(positions).toHaveLength(2);
});

it('keeps what it knows while the primary is away, and asks again at the next reading if it knows nothing', async () => {
  const { positions, asked, rows, read } = openRows();
  rows.moved();
  positions[0]?.reject(new Error('away'));
  await vi.waitFor(async () => {
    await read();
    expect(positions.length).toBeGreaterThan(1);
  });
  positions[1]?.resolve(300);
  await vi.waitFor(async () => {
    await read();
    expect(asked.at(-1)).toBe(300);
  });
});

it('reads the primary while changes of the index are not known here', async () => {
  let isCurrent = true;
  const { positions, asked, rows, read } = openRows(() => isCurrent);
  rows.moved();
  positions[0]?.resolve(100);
  await vi.waitFor(async () => {
    await read();
    expect(asked.at(-1)).toBe(100);
  });
  isCurrent = false;
  await read();
  expect(asked.at(-1)).toBeNull();
});

it('reads what a replica has while the primary is away, and says that it may be old', async () => {
  const { asked, onDoubt, read } = openRows(() => true, true);
  expect(await read()).toBe('row');
  expect(asked).toEqual([null, 0]);
  expect(onDoubt).toHaveBeenCalledTimes(1);
});
