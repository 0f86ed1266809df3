/**
 * A lock on the shared memory of the catalogue: any number of searches, or the keeper alone. Waiting blocks the thread,
 * so the main thread never enters. It only releases the locks of a dead thread.
 */
export interface Gate {
  /** Memory of the gate, to be passed to other threads. */
  readonly memory: SharedArrayBuffer;
  /** Runs a search; `seat` is the number of the searching thread, from 0. */
  readonly search: <T>(seat: number, work: () => T) => T;
  /** Runs a change while no search runs. */
  readonly change: (work: () => void) => void;
  /** Number of announced changes. */
  readonly version: () => number;
  /** Announces a change before it is made and returns its number. */
  readonly announce: () => number;
  /** Stores the time of reading changes; `isAll` = no more changes are left. */
  readonly noteRead: (isAll: boolean) => void;
  /** When changes were last read, and when they were last read completely. Milliseconds since 1970; 0 = never. */
  readonly readAt: () => number;
  readonly currentAt: () => number;
  /** Releases the lock of a dead search thread. */
  readonly freeSeat: (seat: number) => void;
  /** Releases the lock of a dead keeper. */
  readonly freeKeeper: () => void;
}

const changing = 0;
const announced = 1;
const read = 2;
const current = 3;
const firstSeat = 4;

/** Times are stored as seconds since this moment, so that they fit into a cell. */
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

  /**
   * Enters a cell: a search takes its seat and then checks whether a change began. The keeper shuts the gate first and
   * then checks the seats.
   */
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
