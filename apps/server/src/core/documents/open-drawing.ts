import { Worker } from 'node:worker_threads';

import type { DocumentData } from '@farad/documents/make-document';
import type { TableData } from '@farad/documents/table-file';

import { busyCode } from '#kit/busy-code.ts';

/** Input of the worker thread: a document to draw as PDF, or a table to write as a file. */
export type Drawable = DocumentData | { readonly kind: 'table'; readonly table: TableData };

export interface DrawRequest {
  readonly data: Drawable;
  /** True = the document is marked as one of a trial. */
  readonly isTrial: boolean;
}

export type DrawAnswer = { readonly bytes: Uint8Array } | { readonly error: unknown };

/** Draws documents and writes tables in a separate thread, one at a time. */
export interface Drawing {
  /** Returns the drawn file. Rejects with an error of code `busy` if too many documents wait. */
  readonly draw: (data: Drawable) => Promise<Uint8Array>;
  readonly stop: () => Promise<void>;
}

interface Asked {
  readonly data: Drawable;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: unknown) => void;
}

export interface DrawingOptions {
  /** True if the shop runs as a trial, so that documents are marked. Default: false. */
  readonly isTrial?: boolean;
  /** Maximum number of documents in the waiting queue. */
  readonly waitingMax?: number;
  /**
   * Timeout of one drawing in milliseconds. After it, the thread is terminated, because the drawing probably never
   * ends.
   */
  readonly limitMs?: number;
  /** Time in milliseconds after which an idle thread is ended, to free its memory. */
  readonly idleMs?: number;
}

class BusyError extends Error {
  readonly code = busyCode;
}

class DrawingThread implements Drawing {
  private readonly options: Required<DrawingOptions>;
  private readonly waiting: Asked[] = [];
  private worker: Worker | undefined;
  private asked: Asked | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(options: DrawingOptions) {
    this.options = { isTrial: false, waitingMax: 50, limitMs: 30_000, idleMs: 60_000, ...options };
  }

  readonly draw = (data: Drawable): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      if (this.isStopped) reject(new Error('the drawing of documents is stopped'));
      else if (this.waiting.length >= this.options.waitingMax) reject(new BusyError('too many documents are waiting'));
      else {
        this.waiting.push({ data, resolve, reject });
        this.next();
      }
    });

  readonly stop = async (): Promise<void> => {
    this.isStopped = true;
    for (const { reject } of this.waiting.splice(0)) reject(new Error('the drawing of documents is stopped'));
    await this.worker?.terminate();
  };

  private next(): void {
    if (this.asked !== undefined) return;
    this.asked = this.waiting.shift();
    clearTimeout(this.timer);
    if (this.asked === undefined) {
      this.timer = setTimeout(() => this.letGo(), this.options.idleMs).unref();
      return;
    }
    this.worker ??= this.start();
    this.timer = setTimeout(() => void this.worker?.terminate(), this.options.limitMs).unref();
    const { isTrial } = this.options;
    this.worker.postMessage({ data: this.asked.data, isTrial } satisfies DrawRequest, []);
  }

  private start(): Worker {
    const worker = new Worker(new URL('document-thread.ts', import.meta.url), { name: 'documents' });
    const isCurrent = (): boolean => this.worker === worker;
    worker.on('message', (answer: DrawAnswer) => {
      if ('bytes' in answer) this.release()?.resolve(answer.bytes);
      else this.release()?.reject(answer.error);
      this.next();
    });
    worker.on('error', (error) => isCurrent() && this.release()?.reject(error));
    worker.on('exit', () => {
      if (!isCurrent()) return;
      this.worker = undefined;
      this.release()?.reject(new Error('document thread ended during the drawing'));
      if (!this.isStopped && this.waiting.length > 0) this.next();
    });
    worker.unref();
    return worker;
  }

  private letGo(): void {
    const idle = this.worker;
    this.worker = undefined;
    void idle?.terminate();
  }

  private release(): Asked | undefined {
    const { asked } = this;
    this.asked = undefined;
    return asked;
  }
}

/** Opens the drawing of documents. The worker thread starts with the first document. */
export const openDrawing = (options: DrawingOptions = {}): Drawing => new DrawingThread(options);
