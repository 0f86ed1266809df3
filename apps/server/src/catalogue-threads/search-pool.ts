import { MessageChannel, type MessagePort, type Worker, type WorkerOptions } from 'node:worker_threads';

import type { Note } from '../catalogue-index-build.ts';
import type { AnswerTo, CatalogueAnswer, CatalogueRequest } from '../catalogue-index-search.ts';
import type { Gate } from './gate.ts';
import type { FromSearcher, SearchData, ToSearcher } from './messages.ts';

/** Starts a program as a thread. */
export type StartThread = (program: URL, options: WorkerOptions) => Worker;

/** Threads that search, each one search at a time. */
export interface SearchPool {
  readonly ask: <R extends CatalogueRequest>(request: R) => Promise<AnswerTo<R>>;
  /** Gives every thread a new feed, after the keeper was replaced. */
  readonly feedAnew: () => void;
  readonly stop: () => Promise<void>;
}

export interface SearchPoolOptions {
  readonly threads: number;
  readonly gate: Gate;
  readonly note: Note;
  /** Hands the keeper its end of a thread's feed. */
  readonly onFeed: (port: MessagePort) => void;
  readonly startThread: StartThread;
}

interface Asked {
  readonly request: CatalogueRequest;
  readonly resolve: (answer: CatalogueAnswer) => void;
  readonly reject: (error: unknown) => void;
  tries: number;
}

/** A place in the gate and the thread that has it just now. */
interface Seat {
  readonly number: number;
  worker: Worker | undefined;
  asked: Asked | undefined;
  timer: NodeJS.Timeout | undefined;
  startedAt: number;
}

/** A search that takes longer never ends: its thread is replaced. */
const searchLimitMs = 20_000;
/** A search during which a thread died is asked once more. */
const triesMax = 2;
/** A thread that lived for less is not replaced at once. */
const shortLifeMs = 2000;

export function openSearchPool(options: SearchPoolOptions): SearchPool {
  const { gate, note } = options;
  const queue: Asked[] = [];
  const seats = Array.from({ length: options.threads }, (_, number): Seat => {
    return { number, worker: undefined, asked: undefined, timer: undefined, startedAt: 0 };
  });
  let isStopped = false;

  function feed(worker: Worker): void {
    const { port1, port2 } = new MessageChannel();
    options.onFeed(port1);
    worker.postMessage({ kind: 'feed', port: port2 } satisfies ToSearcher, [port2]);
  }

  function start(seat: Seat): void {
    const data: SearchData = { gate: gate.memory, seat: seat.number };
    const worker = options.startThread(new URL('search-thread.ts', import.meta.url), {
      workerData: data,
      name: `catalogue search ${seat.number + 1}`,
    });
    seat.worker = worker;
    seat.startedAt = Date.now();
    worker.on('message', (message: FromSearcher) => hear(seat, message));
    worker.on('error', (error) => note('warn', { err: error }, 'a search thread of the catalogue broke'));
    worker.on('exit', () => onExit(seat));
    feed(worker);
    serve();
  }

  function release(seat: Seat): Asked | undefined {
    const { asked } = seat;
    clearTimeout(seat.timer);
    seat.asked = undefined;
    return asked;
  }

  function hear(seat: Seat, message: FromSearcher): void {
    const asked = release(seat);
    if (message.kind === 'answer') asked?.resolve(message.answer);
    else asked?.reject(message.error);
    serve();
  }

  function onExit(seat: Seat): void {
    seat.worker = undefined;
    gate.freeSeat(seat.number);
    const asked = release(seat);
    if (isStopped) asked?.reject(new Error('The catalogue is closed'));
    else if (asked !== undefined && asked.tries < triesMax) queue.unshift(asked);
    else asked?.reject(new Error('The search ended with its thread'));
    if (isStopped) return;
    const isShort = Date.now() - seat.startedAt < shortLifeMs;
    setTimeout(() => isStopped || start(seat), isShort ? shortLifeMs : 0).unref();
    serve();
  }

  /** Gives waiting searches to idle threads. */
  function serve(): void {
    for (const seat of seats) {
      if (seat.worker === undefined || seat.asked !== undefined) continue;
      const asked = queue.shift();
      if (asked === undefined) return;
      seat.asked = asked;
      asked.tries++;
      seat.timer = setTimeout(() => onLate(seat), searchLimitMs).unref();
      seat.worker.postMessage({ kind: 'search', request: asked.request } satisfies ToSearcher);
    }
  }

  function onLate(seat: Seat): void {
    note('warn', { request: seat.asked?.request }, 'a search did not end and was cut off');
    release(seat)?.reject(new Error('The search did not end'));
    void seat.worker?.terminate();
  }

  for (const seat of seats) start(seat);
  return {
    ask: <R extends CatalogueRequest>(request: R) =>
      new Promise<AnswerTo<R>>((resolve, reject) => {
        if (isStopped) {
          reject(new Error('The catalogue is closed'));
          return;
        }
        // The thread answers what it was asked.
        queue.push({ request, resolve: resolve as Asked['resolve'], reject, tries: 0 });
        serve();
      }),
    feedAnew: () => {
      for (const { worker } of seats) if (worker !== undefined) feed(worker);
    },
    stop: async () => {
      isStopped = true;
      for (const { reject } of queue.splice(0)) reject(new Error('The catalogue is closed'));
      await Promise.all(seats.map(({ worker }) => worker?.terminate()));
    },
  };
}
