import { Worker } from 'node:worker_threads';

import type { ReadAnswer, ReadRequest, ThreadMessage } from './messages.ts';

/** Reads parts lists in separate threads. */
export interface Reading {
  /** Returns the parsed list, or null if too many lists wait already. */
  readonly read: (request: ReadRequest) => Promise<ReadAnswer | null>;
  readonly stop: () => Promise<void>;
}

export interface ReadingOptions {
  /** Number of lists read in parallel. */
  readonly atOnce?: number;
  /** Maximum number of lists in the waiting queue. */
  readonly waitingMax?: number;
  /** Timeout for reading one list in milliseconds; on timeout the thread is stopped. A usable list takes less. */
  readonly limitMs?: number;
  readonly memoryMb?: number;
  /** Time in milliseconds after which an idle thread is ended, to free its memory. */
  readonly idleMs?: number;
  /** Called with an unexpected error of a thread. The customer sees only that the file is broken. */
  readonly report?: (error: unknown) => void;
}

interface Asked {
  readonly request: ReadRequest;
  readonly resolve: (answer: ReadAnswer | null) => void;
  readonly reject: (error: unknown) => void;
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** A worker thread and the request that it processes. */
class ReadingThread {
  private readonly options: Required<ReadingOptions>;
  private readonly onFree: () => void;
  private worker: Worker | undefined;
  private asked: Asked | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(options: Required<ReadingOptions>, onFree: () => void) {
    this.options = options;
    this.onFree = onFree;
  }

  get isFree(): boolean {
    return this.asked === undefined;
  }

  take(requested: Asked): void {
    clearTimeout(this.timer);
    this.asked = requested;
    this.worker ??= this.start();
    this.timer = setTimeout(() => {
      this.drop();
      this.give({ ok: false, error: 'too_slow' });
    }, this.options.limitMs).unref();
    this.worker.postMessage(requested.request, []);
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.asked?.reject(new Error('the reading of parts lists is stopped'));
    this.asked = undefined;
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(new URL('parts-thread.ts', import.meta.url), {
      name: 'parts lists',
      resourceLimits: { maxOldGenerationSizeMb: this.options.memoryMb },
    });
    const isCurrent = (): boolean => this.worker === worker;
    worker.on('message', (message: ThreadMessage) => {
      if (!isCurrent()) return;
      if ('answer' in message) this.give(message.answer);
      else this.giveUp(message.failed);
    });
    worker.on('error', (error) => {
      if (!isCurrent()) return;
      this.worker = undefined;
      if (isOutOfMemory(error)) this.give({ ok: false, error: 'too_large' });
      else this.giveUp(error);
    });
    worker.on('exit', () => {
      if (!isCurrent()) return;
      this.worker = undefined;
      if (!this.isFree) this.giveUp(new Error('parts list thread ended during the reading'));
    });
    worker.unref();
    return worker;
  }

  private give(answer: ReadAnswer): void {
    this.release()?.resolve(answer);
    this.onFree();
  }

  private giveUp(error: unknown): void {
    this.options.report(error);
    this.give({ ok: false, error: 'broken' });
  }

  private release(): Asked | undefined {
    const { asked } = this;
    this.asked = undefined;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.drop(), this.options.idleMs).unref();
    return asked;
  }

  private drop(): void {
    const { worker } = this;
    this.worker = undefined;
    void worker?.terminate();
  }
}

const ignore = (): void => undefined;

/** Returns a reader of parts lists. Its threads start with the first list. */
export function openReading(given: ReadingOptions = {}): Reading {
  const options = {
    atOnce: 2,
    waitingMax: 20,
    limitMs: 20_000,
    memoryMb: 512,
    idleMs: 300_000,
    report: ignore,
    ...given,
  };
  const waiting: Asked[] = [];
  let isStopped = false;
  const next = (): void => {
    for (const thread of threads) {
      if (!thread.isFree) continue;
      const requested = waiting.shift();
      if (requested === undefined) return;
      thread.take(requested);
    }
  };
  const threads = Array.from({ length: options.atOnce }, () => new ReadingThread(options, next));
  return {
    read: (request) =>
      new Promise((resolve, reject) => {
        if (isStopped) reject(new Error('the reading of parts lists is stopped'));
        else if (waiting.length >= options.waitingMax) resolve(null);
        else {
          waiting.push({ request, resolve, reject });
          next();
        }
      }),
    stop: async () => {
      isStopped = true;
      for (const { reject } of waiting.splice(0)) reject(new Error('the reading of parts lists is stopped'));
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}
