/**
 * A lock on the catalogue's shared memory. Either any number of searches hold it, or one change. Waiting for it blocks
 * the thread. So the main thread never takes the lock; it only releases locks of dead threads.
 */
export interface Gate {
  /** Memory of the lock. Other threads open the same lock with it. */
  readonly memory: SharedArrayBuffer;
  /** Runs a search while no change runs. `seat`: number of the search thread, from 0. */
  readonly search: <T>(seat: number, work: () => T) => T;
  /** Runs a change while no search runs. Only the keeper thread may call it. */
  readonly change: (work: () => void) => void;
  /** Number of announced changes. */
  readonly version: () => number;
  /** Announces a change that is about to be made. Returns its number. */
  readonly announce: () => number;
  /** Records that changes have just been read. `isAll` = no more changes are waiting. */
  readonly noteRead: (isAll: boolean) => void;
  /** When changes were last read, and when all waiting changes were last read. Milliseconds since 1970; 0 = never. */
  readonly readAt: () => number;
  readonly currentAt: () => number;
  /** Releases the lock of a search thread that died. */
  readonly freeSeat: (seat: number) => void;
  /** Releases the lock of a keeper thread that died. */
  readonly freeKeeper: () => void;
}

const changing = 0;
const announced = 1;
const read = 2;
const current = 3;
const firstSeat = 4;

/** Times are stored in seconds since this moment, so that they fit into 32 bits. */
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
   * Takes the seat of a search. The search marks its seat first and then checks whether a change has begun. A change
   * marks its beginning first and then waits for all seats. So the two never run at the same time.
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
