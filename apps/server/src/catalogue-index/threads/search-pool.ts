import { MessageChannel, type MessagePort, type Worker, type WorkerOptions } from 'node:worker_threads';

import { busyCode } from '#kit/busy-code.ts';
import type { Note } from '../build.ts';
import type { AnswerTo, CatalogueRequest } from '../search.ts';
import type { Gate } from './gate.ts';
import type { FromSearcher, SearchData, ToSearcher } from './messages.ts';
import { type PackedAnswer, unpackAnswer } from './packed-answer.ts';

/** Starts a program as a thread. */
export type StartThread = (program: URL, options: WorkerOptions) => Worker;

export interface SearchPoolOptions {
  readonly threads: number;
  readonly gate: Gate;
  readonly note: Note;
  /** Called with the keeper's end of the channel to a new search thread. */
  readonly onFeed: (port: MessagePort) => void;
  readonly startThread: StartThread;
}

interface Asked {
  readonly request: CatalogueRequest;
  readonly resolve: (answer: PackedAnswer) => void;
  readonly reject: (error: unknown) => void;
  tries: number;
}

/** A place in the pool, with the thread that has it now. `number` is the thread's number in the lock of the index. */
interface Seat {
  readonly number: number;
  worker: Worker | undefined;
  asked: Asked | undefined;
  timer: NodeJS.Timeout | undefined;
  startedAt: number;
  /** True while the thread is being terminated because it hangs. It gets no more requests. */
  isEnding: boolean;
}

/** Timeout of a search. After it the thread is considered hanging and is replaced. */
const searchLimitMs = 20_000;
/** How often a search is tried. If its thread dies, another thread tries it once more. */
const triesMax = 2;
/** Maximum number of waiting requests, some seconds of work. Further requests are refused immediately. */
const waitingMax = 1000;
/** A thread that dies before this age is replaced only after a pause. */
const shortLifeMs = 2000;

/** Thrown if too many requests are waiting. */
class BusyError extends Error {
  readonly code = busyCode;
}

const closed = (): Error => new Error('The catalogue is closed');

/** A pool of search threads. Each thread handles one request at a time. */
export class SearchPool {
  private readonly options: SearchPoolOptions;
  private readonly seats: readonly Seat[];
  /** Waiting requests for suggestions. They are handled before searches, because they take a hundredth of the time. */
  private readonly short: Asked[] = [];
  private readonly long: Asked[] = [];
  private isStopped = false;

  constructor(options: SearchPoolOptions) {
    this.options = options;
    this.seats = Array.from({ length: options.threads }, (_, number): Seat => {
      return { number, worker: undefined, asked: undefined, timer: undefined, startedAt: 0, isEnding: false };
    });
    for (const seat of this.seats) this.start(seat);
  }

  ask<R extends CatalogueRequest>(request: R): Promise<AnswerTo<R>> {
    return new Promise<AnswerTo<R>>((resolve, reject) => {
      // The cast is safe: an answer has the type that belongs to its request.
      this.add(request, (answer) => resolve(unpackAnswer(answer) as AnswerTo<R>), reject);
    });
  }

  /** Returns an answer that goes to another process. */
  askPacked(request: CatalogueRequest): Promise<PackedAnswer> {
    return new Promise((resolve, reject) => this.add(request, resolve, reject));
  }

  /** Gives every thread a new channel to the keeper. Needed when the keeper was replaced. */
  feedAnew(): void {
    for (const { worker } of this.seats) if (worker !== undefined) this.feed(worker);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    for (const queue of [this.short, this.long]) for (const { reject } of queue.splice(0)) reject(closed());
    await Promise.all(this.seats.flatMap(({ worker }) => worker?.terminate() ?? []));
  }

  private add(request: CatalogueRequest, resolve: Asked['resolve'], reject: Asked['reject']): void {
    if (this.isStopped) reject(closed());
    else if (this.short.length + this.long.length >= waitingMax) reject(new BusyError('too many searches are waiting'));
    else {
      this.queueOf(request).push({ request, resolve, reject, tries: 0 });
      this.serve();
    }
  }

  private queueOf(request: CatalogueRequest): Asked[] {
    return 'suggest' in request ? this.short : this.long;
  }

  private feed(worker: Worker): void {
    const { port1, port2 } = new MessageChannel();
    this.options.onFeed(port1);
    worker.postMessage({ kind: 'feed', port: port2 } satisfies ToSearcher, [port2]);
  }

  private start(seat: Seat): void {
    const { startThread, gate, note } = this.options;
    const data: SearchData = { gate: gate.memory, seat: seat.number };
    const worker = startThread(new URL('search-thread.ts', import.meta.url), {
      workerData: data,
      name: `catalogue search ${seat.number + 1}`,
    });
    seat.worker = worker;
    seat.isEnding = false;
    seat.startedAt = Date.now();
    worker.on('message', (message: FromSearcher) => this.hear(seat, message));
    worker.on('error', (error) => note('warn', { err: error }, 'catalogue: search thread failed'));
    worker.on('exit', () => this.onExit(seat));
    this.feed(worker);
    this.serve();
  }

  /** Gives waiting requests to idle threads. */
  private serve(): void {
    for (const seat of this.seats) {
      if (seat.worker === undefined || seat.isEnding || seat.asked !== undefined) continue;
      const asked = this.short.shift() ?? this.long.shift();
      if (asked === undefined) return;
      seat.asked = asked;
      asked.tries++;
      seat.timer = setTimeout(() => this.onLate(seat), searchLimitMs).unref();
      seat.worker.postMessage({ kind: 'search', request: asked.request } satisfies ToSearcher, []);
    }
  }

  private hear(seat: Seat, message: FromSearcher): void {
    const asked = release(seat);
    if (message.kind === 'answer') asked?.resolve(message.answer);
    else asked?.reject(message.error);
    this.serve();
  }

  private onExit(seat: Seat): void {
    seat.worker = undefined;
    this.options.gate.freeSeat(seat.number);
    const asked = release(seat);
    if (this.isStopped) {
      asked?.reject(closed());
      return;
    }
    if (asked !== undefined && asked.tries < triesMax) this.queueOf(asked.request).unshift(asked);
    else asked?.reject(new Error('search thread ended during the search'));
    const isShort = Date.now() - seat.startedAt < shortLifeMs;
    const again = (): void => {
      if (!this.isStopped) this.start(seat);
    };
    setTimeout(again, isShort ? shortLifeMs : 0).unref();
    this.serve();
  }

  private onLate(seat: Seat): void {
    this.options.note('warn', { request: seat.asked?.request }, 'catalogue: search timed out, thread replaced');
    seat.isEnding = true;
    release(seat)?.reject(new BusyError('search timed out'));
    void seat.worker?.terminate();
  }
}

/** Removes the request from a seat, stops its timer and returns the request. */
function release(seat: Seat): Asked | undefined {
  const { asked } = seat;
  clearTimeout(seat.timer);
  seat.asked = undefined;
  return asked;
}
