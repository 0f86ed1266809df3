/**
 * Who may touch the shared memory of the catalogue: any number of searches, or the keeper alone. Both wait by sleeping,
 * so neither may be the main thread, which only frees what a thread that died was holding.
 */
export interface Gate {
  /** The gate itself, for other threads. */
  readonly memory: SharedArrayBuffer;
  /** Runs a search; `seat` is the number of the searching thread, from 0. */
  readonly search: <T>(seat: number, work: () => T) => T;
  /** Runs a change when no search runs. */
  readonly change: (work: () => void) => void;
  /** How many changes were announced. */
  readonly version: () => number;
  /** Announces a change before it is made; the number of it. */
  readonly announce: () => number;
  /** Says that the keeper has read changes; `isAll`: there are no more. */
  readonly noteRead: (isAll: boolean) => void;
  /** When changes were read last, and when there were no more; 0: never. Milliseconds of the clock. */
  readonly readAt: () => number;
  readonly currentAt: () => number;
  /** Lets go what a searching thread held that is no more. */
  readonly freeSeat: (seat: number) => void;
  /** Lets go what a keeper held that is no more. */
  readonly freeKeeper: () => void;
}

const changing = 0;
const announced = 1;
const read = 2;
const current = 3;
const firstSeat = 4;

/** Seconds since then fit into a cell. */
const epochMs = Date.UTC(2020, 0, 1);

export const gateMemory = (seats: number): SharedArrayBuffer =>
  new SharedArrayBuffer((firstSeat + seats) * Int32Array.BYTES_PER_ELEMENT);

export function openGate(memory: SharedArrayBuffer): Gate {
  const cells = new Int32Array(memory);
  const free = (cell: number): void => {
    Atomics.store(cells, cell, 0);
    Atomics.notify(cells, cell);
  };
  const waitFor = (cell: number): void => {
    while (Atomics.load(cells, cell) === 1) Atomics.wait(cells, cell, 1);
  };

  const timeIn = (cell: number): number => {
    const seconds = Atomics.load(cells, cell);
    return seconds === 0 ? 0 : epochMs + seconds * 1000;
  };

  /** A search takes its seat and looks whether a change began before it; the keeper shuts the gate, then looks at the seats. */
  function enter(cell: number): void {
    for (;;) {
      waitFor(changing);
      Atomics.store(cells, cell, 1);
      if (Atomics.load(cells, changing) === 0) return;
      free(cell);
    }
  }

  return {
    memory,
    search: (seat, work) => {
      enter(firstSeat + seat);
      try {
        return work();
      } finally {
        free(firstSeat + seat);
      }
    },
    change: (work) => {
      Atomics.store(cells, changing, 1);
      try {
        for (let cell = firstSeat; cell < cells.length; cell++) waitFor(cell);
        work();
      } finally {
        free(changing);
      }
    },
    version: () => Atomics.load(cells, announced),
    announce: () => Atomics.add(cells, announced, 1) + 1,
    noteRead: (isAll) => {
      const seconds = Math.floor((Date.now() - epochMs) / 1000);
      Atomics.store(cells, read, seconds);
      if (isAll) Atomics.store(cells, current, seconds);
    },
    readAt: () => timeIn(read),
    currentAt: () => timeIn(current),
    freeSeat: (seat) => free(firstSeat + seat),
    freeKeeper: () => free(changing),
  };
}
