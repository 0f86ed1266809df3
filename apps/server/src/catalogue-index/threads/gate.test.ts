import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { describe, expect, it } from 'vitest';

import { gateMemory, openGate } from './gate.ts';

/** Runs the function `work` in a new thread and sends its result back. It gets the gate, shared cells and a seat. */
function thread(work: string, data: object): Worker {
  const program = `
    const { parentPort, workerData } = require('node:worker_threads');
    import(${JSON.stringify(new URL('gate.ts', import.meta.url).href)}).then(({ openGate }) => {
      const { seat, cells, memory } = workerData;
      const gate = openGate(memory);
      parentPort.postMessage((${work})(gate, cells, seat));
    });`;
  return new Worker(program, { eval: true, workerData: data });
}

/**
 * Each thread works until every thread has entered the gate this many times. If a thread never enters, the test times
 * out.
 */
const roundsMin = 100;
const isOver = `[2, 3, 4].every((cell) => Atomics.load(cells, cell) >= ${roundsMin})`;
const search = `(gate, cells, seat) => {
  let torn = 0;
  for (; !(${isOver}); Atomics.add(cells, 2 + seat, 1)) gate.search(seat, () => {
    const first = cells[0];
    for (let i = 0; i < 2000; i++) Math.sqrt(i);
    if (cells[1] !== first) torn++;
  });
  return torn;
}`;
const change = `(gate, cells) => {
  for (; !(${isOver}); Atomics.add(cells, 4, 1)) gate.change(() => {
    cells[0]++;
    for (let i = 0; i < 2000; i++) Math.sqrt(i);
    cells[1]++;
  });
  return 0;
}`;

describe('the gate of the shared memory', () => {
  it('shows no search half a change, and starves neither side', async () => {
    const memory = gateMemory(2);
    const cells = new Int32Array(new SharedArrayBuffer(20));
    const threads = [
      thread(search, { memory, cells, seat: 0 }),
      thread(search, { memory, cells, seat: 1 }),
      thread(change, { memory, cells }),
    ];
    const torn = await Promise.all(threads.map((worker) => once(worker, 'message')));
    expect(torn).toEqual([[0], [0], [0]]);
    const [begun, ended, , , made] = cells;
    expect([begun, ended]).toEqual([made, made]);
  });

  it('is released after a thread died inside', async () => {
    const memory = gateMemory(1);
    const cells = new Int32Array(new SharedArrayBuffer(8));
    const gate = openGate(memory);
    for (const [work, free] of [
      ['(gate, cells, seat) => gate.search(seat, () => process.exit())', () => gate.freeSeat(0)],
      ['(gate) => gate.change(() => process.exit())', gate.freeKeeper],
    ] as const) {
      await once(thread(work, { memory, cells, seat: 0 }), 'exit');
      free();
    }
    const after = thread('(gate, cells, seat) => gate.search(seat, () => gate.change === undefined)', {
      memory,
      cells,
      seat: 0,
    });
    expect(await once(after, 'message')).toEqual([false]);
    gate.change(() => undefined);
  });

  it('counts announcements', () => {
    const gate = openGate(gateMemory(1));
    expect([gate.version(), gate.announce(), gate.announce(), gate.version()]).toEqual([0, 1, 2, 2]);
  });
});
