import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { FilesPlace } from '#config/file-store.ts';
import type { ProductId } from '@farad/domain/product';
import type { CatalogueFrame } from '@farad/domain/search-query';
import type { LeafCount } from '@farad/search/engine-options';

import type { Note } from '../build.ts';
import { type EngineState, type EngineWork, memoryState, noWork } from '../engine-state.ts';
import type { AnswerTo, CatalogueRequest } from '../search.ts';
import type { Touched } from '../versions.ts';
import { gateMemory, openGate } from './gate.ts';
import { oldMb, youngMb } from './heap-limits.ts';
import type { FromKeeper, KeepData, ToKeeper } from './messages.ts';
import type { PackedAnswer } from './packed-answer.ts';
import { SearchPool, type StartThread } from './search-pool.ts';

/** Where the catalogue is kept and searched: in this thread, in its own threads, or outside of this process. */
export interface Backing {
  readonly ask: <R extends CatalogueRequest>(request: R) => Promise<AnswerTo<R>>;
  /** Resolves when searches find all changes that were committed before the call. */
  readonly caughtUp: () => Promise<void>;
  /** True if `onChanged` was called for every change that searches may already find. */
  readonly isCurrent: () => boolean;
  /** When changes were last read, and when all waiting changes were last read. Milliseconds since 1970. */
  readonly readAt: () => number;
  readonly currentAt: () => number;
  /** True while an engine outside of this process does not answer; absent = the engine is in this process. */
  readonly isAway?: () => boolean;
  /** Returns what the engine says of itself. It never fails: what does not answer is null. */
  readonly engine: () => Promise<EngineState>;
  /** What this process builds, known at once. */
  readonly work: () => EngineWork;
  /** Asks for a new index; absent = the notification of the database asks for it. */
  readonly askRebuild?: () => Promise<void>;
  /** Maximum number of lines of a parts list in one request; absent = few, so that other searches wait only briefly. */
  readonly listSize?: number;
  readonly stop: () => Promise<void>;
}

/** A catalogue in this process. Its answers may be passed on to other processes. */
export interface ServableBacking extends Backing {
  readonly askPacked: (request: CatalogueRequest) => Promise<PackedAnswer>;
  /** Number of the last change that searches may find, and of the last one for which `onChanged` was called. */
  readonly changeNumbers: () => { readonly announced: number; readonly told: number };
}

/** Functions that are called in this thread when the catalogue changes. */
export interface BackingHearer {
  readonly onFrame: (frame: CatalogueFrame) => void;
  readonly onMoved: (leaves: readonly LeafCount[], touched: Touched) => void;
  readonly onChanged: (ids: readonly ProductId[]) => void;
  /** Called when changes may have been missed, so that caches must be emptied. */
  readonly onLost: () => void;
}

export interface ThreadsOptions {
  readonly url: string;
  readonly place: FilesPlace | null;
  readonly savesSnapshot: boolean;
  readonly note: Note;
  /** Number of search threads. */
  readonly threads: number;
  readonly startThread?: StartThread;
}

const pauseMs = 1000;

const startWorker: StartThread = (program, options) => new Worker(program, options);

/** Starts a thread that keeps the catalogue and several threads that search it. */
export async function openThreads(options: ThreadsOptions, hearer: BackingHearer): Promise<ServableBacking> {
  const keeper = new KeeperThread(options, hearer);
  const pool = new SearchPool({
    threads: options.threads,
    gate: keeper.gate,
    note: options.note,
    startThread: options.startThread ?? startWorker,
    onFeed: (port) => keeper.tell({ kind: 'feed', port }),
  });
  keeper.onReplaced = () => pool.feedAnew();
  try {
    await keeper.ready;
  } catch (error) {
    await pool.stop();
    throw error;
  }
  return {
    ask: (request) => pool.ask(request),
    askPacked: (request) => pool.askPacked(request),
    changeNumbers: () => keeper.changeNumbers(),
    caughtUp: () => keeper.caughtUp(),
    isCurrent: () => keeper.isCurrent(),
    readAt: keeper.gate.readAt,
    currentAt: keeper.gate.currentAt,
    engine: async () => memoryState('memory', keeper.work),
    work: () => keeper.work,
    stop: async () => {
      await Promise.all([pool.stop(), keeper.stop()]);
    },
  };
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** The keeper thread. If it dies, a new one is started. */
class KeeperThread {
  readonly gate;
  /** Resolves when searches are possible. Rejects if the catalogue cannot be opened. */
  readonly ready: Promise<void>;
  onReplaced: () => void = () => undefined;
  work = noWork;
  private readonly options: ThreadsOptions;
  private readonly hearer: BackingHearer;
  private readonly opening = Promise.withResolvers<void>();
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private worker: Worker;
  private seenVersion = -1;
  private wasReady = false;
  private lastError: unknown = new Error('catalogue keeper thread ended');
  private isStopped = false;

  constructor(options: ThreadsOptions, hearer: BackingHearer) {
    this.options = options;
    this.hearer = hearer;
    this.gate = openGate(gateMemory(options.threads));
    this.ready = this.opening.promise;
    this.worker = this.start();
  }

  tell(message: ToKeeper): void {
    this.worker.postMessage(message, message.kind === 'feed' ? [message.port] : []);
  }

  isCurrent(): boolean {
    return this.seenVersion === this.gate.version();
  }

  changeNumbers() {
    return { announced: this.gate.version(), told: this.seenVersion };
  }

  caughtUp(): Promise<void> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.tell({ kind: 'catch_up', id });
    });
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.worker.threadId !== -1) {
      const ended = once(this.worker, 'exit');
      this.tell({ kind: 'stop' });
      await ended;
    }
    for (const { reject } of this.waiting.values()) reject(new Error('The catalogue is closed'));
    this.waiting.clear();
  }

  private start(): Worker {
    const { url, place, savesSnapshot } = this.options;
    const data: KeepData = { url, place, savesSnapshot, gate: this.gate.memory };
    const startThread = this.options.startThread ?? startWorker;
    const worker = startThread(new URL('keep-thread.ts', import.meta.url), {
      workerData: data,
      name: 'catalogue keeper',
      resourceLimits: { maxYoungGenerationSizeMb: youngMb, maxOldGenerationSizeMb: oldMb },
    });
    worker.on('message', (message: FromKeeper) => this.hear(message));
    worker.on('error', (error) => {
      this.lastError = error;
      if (this.wasReady) this.options.note('warn', { err: error }, 'catalogue: keeper thread failed');
    });
    worker.on('exit', () => this.onExit());
    return worker;
  }

  private onExit(): void {
    if (!this.wasReady) this.opening.reject(this.lastError);
    if (this.isStopped || !this.wasReady) return;
    // The dead thread may have missed changes. Caches are not used until the new thread has read the changes.
    this.seenVersion = -1;
    this.gate.freeKeeper();
    this.hearer.onLost();
    setTimeout(() => this.replace(), pauseMs).unref();
  }

  private replace(): void {
    if (this.isStopped) return;
    this.worker = this.start();
    this.onReplaced();
    for (const id of this.waiting.keys()) this.tell({ kind: 'catch_up', id });
  }

  private hear(message: FromKeeper): void {
    if (message.kind === 'note') this.options.note(...message.note);
    else if (message.kind === 'frame') this.hearer.onFrame(message.frame);
    else if (message.kind === 'moved') this.hearer.onMoved(message.leaves, message.touched);
    else if (message.kind === 'changed') {
      this.seenVersion = message.version;
      this.hearer.onChanged(message.ids);
    } else if (message.kind === 'lost') this.hearer.onLost();
    else if (message.kind === 'ready') {
      this.wasReady = true;
      this.seenVersion = message.version;
      this.opening.resolve();
    } else if (message.kind === 'work') this.work = message.work;
    else this.onCaughtUp(message.id, message.error);
  }

  private onCaughtUp(id: number, error: unknown): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error === null) waiting?.resolve();
    else waiting?.reject(error);
  }
}
