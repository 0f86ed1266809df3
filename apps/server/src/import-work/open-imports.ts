import { Worker } from 'node:worker_threads';

import type { Handle } from '@farad/database/connection/connect';
import { importRunQueries } from '@farad/database/imports/import-run.queries';
import type { ImportFailure } from '@farad/domain/import';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { FilesPlace } from '../config/file-store.ts';
import { abandonExchange } from '../one-c/exchange-tally.ts';
import type {
  LookAnswer,
  LookMessage,
  LookRequest,
  LookValue,
  WorkMessage,
  WorkRequest,
} from '../import/orders/messages.ts';

/** Imports in two worker threads. One processes the queue, the other reads files for staff who map them. */
export interface Imports {
  /** Must be called when there may be work in the queue. */
  readonly wake: () => void;
  /** Runs work in the background. */
  readonly later: (work: () => Promise<void>) => void;
  /** Resolves when the thread that processes the queue is idle. In a process without this thread, it never resolves. */
  readonly idle: () => Promise<void>;
  readonly look: (request: LookRequest) => Promise<Result<LookValue, ImportFailure>>;
  readonly stop: () => Promise<void>;
}

export interface ImportsOptions {
  readonly url: string;
  readonly place: FilesPlace;
  readonly db: Handle;
  /** If true, this process works through the queue. Otherwise it notifies the process that works through it. */
  readonly works: boolean;
  /** Called with unexpected errors. */
  readonly report: (error: unknown) => void;
  /** Timeout in milliseconds for reading a file for staff. Default: one minute. */
  readonly lookMsMax?: number;
}

const memoryMb = 2048;
const usualLookMs = 60_000;
const youngMb = 24;
/**
 * Time in milliseconds after which an idle thread is ended to free its memory. A new one starts in less than a second.
 */
const idleMs = 5000;
/** Interval in milliseconds at which the queue is checked while another process imports. */
const busyMs = 5000;

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const start = (file: string, name: string): Worker => {
  const worker = new Worker(new URL(file, import.meta.url), {
    name,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMb },
  });
  worker.unref();
  return worker;
};

/** Manages the thread that processes the queue. When the thread is started, it works until the queue is empty. */
class Working {
  private readonly options: ImportsOptions;
  private worker: Worker | undefined;
  private isWorking = false;
  private isWokenAgain = false;
  private isStopped = false;
  private current: number | null = null;
  private exchanged: number | null = null;
  private timer: NodeJS.Timeout | undefined;
  private waiting: (() => void)[] = [];

  constructor(options: ImportsOptions) {
    this.options = options;
  }

  wake(): void {
    if (this.isStopped) return;
    if (this.isWorking) {
      this.isWokenAgain = true;
      return;
    }
    clearTimeout(this.timer);
    this.isWorking = true;
    this.worker ??= this.open();
    const request: WorkRequest = { kind: 'work', url: this.options.url, place: this.options.place };
    this.worker.postMessage(request, []);
  }

  idle(): Promise<void> {
    return this.isWorking ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    const { worker } = this;
    this.worker = undefined;
    this.rest();
    await worker?.terminate();
  }

  private open(): Worker {
    const worker = start('work-thread.ts', 'imports');
    worker.on('message', (message: WorkMessage) => {
      if (message.kind === 'failed') this.options.report(message.error);
      else if (message.kind === 'busy') this.later();
      else if (message.id === null) this.done();
      else if (message.kind === 'exchanging') [this.current, this.exchanged] = [null, message.id];
      else [this.current, this.exchanged] = [message.id, null];
    });
    worker.on('error', (error) => this.broke(worker, error));
    return worker;
  }

  private later(): void {
    this.rest();
    this.timer = setTimeout(() => this.wake(), busyMs).unref();
  }

  private done(): void {
    if (this.isWokenAgain) {
      this.forget();
      this.wake();
      return;
    }
    this.rest();
    this.timer = setTimeout(() => this.drop(), idleMs).unref();
  }

  /** Resets the state after the work ended. Callers that wait for an idle thread continue to wait. */
  private forget(): void {
    this.isWorking = false;
    this.isWokenAgain = false;
    this.current = null;
    this.exchanged = null;
  }

  private rest(): void {
    this.forget();
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private drop(): void {
    const { worker } = this;
    this.worker = undefined;
    void worker?.terminate();
  }

  /** Handles the death of the thread: a file needed too much memory, or an unexpected error occurred. */
  private broke(worker: Worker, error: unknown): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    const { current, exchanged } = this;
    const failure = isOutOfMemory(error) ? 'workbook_too_large' : 'broke_off';
    if (failure === 'broke_off') this.options.report(error);
    const giveUp = async (): Promise<void> => {
      if (current !== null) await importRunQueries(this.options.db).giveUp(current, failure);
      if (exchanged !== null) await abandonExchange(this.options.db, exchanged);
    };
    giveUp().then(
      () => this.later(),
      (problem: unknown) => {
        this.options.report(problem);
        this.later();
      },
    );
  }
}

/** Notifies the process that processes the queue. This process does not learn when the work is done. */
const workElsewhere = ({ db, report }: ImportsOptions): Pick<Working, 'wake' | 'idle' | 'stop'> => ({
  wake: () => void importRunQueries(db).tellOfWork().catch(report),
  idle: () => new Promise(() => undefined),
  stop: async () => undefined,
});

type Looked = Result<LookValue, ImportFailure>;

/** Manages the thread that reads files for staff. It handles one request after another. */
class Looking {
  private readonly options: ImportsOptions;
  private worker: Worker | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private answer: ((answer: LookAnswer) => void) | undefined;

  constructor(options: ImportsOptions) {
    this.options = options;
  }

  look(request: LookRequest): Promise<Looked> {
    const asked = this.last.then(() => this.ask(request));
    this.last = asked.catch(() => undefined);
    return asked;
  }

  async stop(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.give({ kind: 'unreadable', failure: 'broke_off' });
    clearTimeout(this.timer);
    await worker?.terminate();
  }

  private async ask(request: LookRequest): Promise<Looked> {
    const answer = await new Promise<LookAnswer>((resolve) => {
      clearTimeout(this.timer);
      this.answer = resolve;
      this.timer = setTimeout(() => {
        this.drop();
        this.give({ kind: 'unreadable', failure: 'read_too_long' });
      }, this.options.lookMsMax ?? usualLookMs).unref();
      const message: LookMessage = { url: this.options.url, request };
      this.worker ??= this.open();
      this.worker.postMessage(message, []);
    });
    if (answer.kind === 'value') return ok(answer.value);
    if (answer.kind === 'failed') this.options.report(answer.error);
    return fail(answer.kind === 'unreadable' ? answer.failure : 'broke_off');
  }

  private open(): Worker {
    const worker = start('look-thread.ts', 'import files');
    worker.on('message', (answer: LookAnswer) => {
      if (this.worker === worker) this.give(answer);
    });
    worker.on('error', (error) => {
      if (this.worker !== worker) return;
      this.worker = undefined;
      const isTooLarge = isOutOfMemory(error);
      this.give(isTooLarge ? { kind: 'unreadable', failure: 'workbook_too_large' } : { kind: 'failed', error });
    });
    return worker;
  }

  private give(answer: LookAnswer): void {
    const { answer: resolve } = this;
    this.answer = undefined;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.drop(), idleMs).unref();
    resolve?.(answer);
  }

  private drop(): void {
    const { worker } = this;
    this.worker = undefined;
    void worker?.terminate();
  }
}

/** Opens the imports. The threads start when they are needed for the first time. */
export function openImports(options: ImportsOptions): Imports {
  const working = options.works ? new Working(options) : workElsewhere(options);
  const looking = new Looking(options);
  const pending = new Set<Promise<void>>();
  return {
    wake: () => working.wake(),
    later: (work) => {
      const done = work()
        .catch(options.report)
        .finally(() => pending.delete(done));
      pending.add(done);
    },
    idle: async () => {
      await Promise.all(pending);
      await working.idle();
    },
    look: (request) => looking.look(request),
    stop: async () => {
      await Promise.all([...pending, working.stop(), looking.stop()]);
    },
  };
}
