import { catalogueQueries } from '@farad/database/catalogue/catalogue.queries';
import type { Connection } from '@farad/database/connection/connect';

import type { SearchSocket } from '#config/search-socket.ts';
import { busyCode } from '#kit/busy-code.ts';
import { SearchAway } from '#kit/search-away.ts';
import type { Note } from '../build.ts';
import { memoryState, noWork } from '../engine-state.ts';
import type { AnswerTo, CatalogueRequest } from '../search.ts';
import type { Backing, BackingHearer } from '../threads/open-threads.ts';
import { type PackedAnswer, unpackAnswer } from '../threads/packed-answer.ts';
import {
  type FromSearchProcess,
  type Progress,
  receivedFailure,
  type SentFailure,
  type ToSearchProcess,
} from './messages.ts';
import { connectSearch, type SearchConnection } from './search-connection.ts';

const usualTimes = {
  /** How long a start waits for the search process, in milliseconds. Then the shop starts without searches. */
  startMs: 30_000,
  /** How long requests wait for a search process that is away. Later ones fail at once. */
  patienceMs: 6000,
  /** The same, if the search process said that it shuts down. Usually it is being restarted. */
  restartMs: 20_000,
  /** After this time without a message the search process counts as hanging. It says something once per second. */
  silenceMs: 3000,
  /** Maximum time of one request, including the time in the queue of the search process. */
  requestMs: 25_000,
  /** Pause before the next attempt to connect. */
  retryMs: 200,
};

export interface SocketBackingOptions {
  readonly db: Connection['db'];
  readonly address: SearchSocket;
  readonly note: Note;
  readonly times?: Partial<typeof usualTimes>;
}

/** Maximum number of requests that are open or wait. Further ones are refused immediately. */
const askedMax = 1000;
/** How often a request is sent. It changes nothing, so it is repeated if its connection breaks. */
const triesMax = 2;

/** Thrown if too many requests are open, or one takes too long. */
class SearchBusy extends Error {
  readonly code = busyCode;
}

type Question = { readonly kind: 'search'; readonly request: CatalogueRequest } | { readonly kind: 'catch_up' };

interface Asked {
  readonly question: Question;
  readonly resolve: (answer: PackedAnswer | null) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
  tries: number;
}

/** Asks the search process of this computer. It connects again whenever the connection ends. */
class SearchClient {
  private readonly options: SocketBackingOptions;
  private readonly times: typeof usualTimes;
  private readonly hearer: BackingHearer;
  private readonly welcomed = Promise.withResolvers<void>();
  /** Requests that were sent, by their number. */
  private readonly sent = new Map<number, Asked>();
  /** Requests that wait for a connection. */
  private waiting: Asked[] = [];
  private connection: SearchConnection | undefined;
  /** True while the search process takes requests. */
  isOpen = false;
  /** True if the present connection was greeted by the search process. */
  private isWelcome = false;
  /** When it was last heard before it went away, in milliseconds since 1970. Failed attempts do not move it. */
  private lostAt = Date.now();
  private patienceMs: number;
  private reported = '';
  private numbers = 0;
  private told = -1;
  private announced = 0;
  private isStopped = false;
  private giveUp: NodeJS.Timeout | undefined;
  readAt = 0;
  currentAt = 0;

  constructor(options: SocketBackingOptions, hearer: BackingHearer) {
    this.options = options;
    this.times = { ...usualTimes, ...options.times };
    this.patienceMs = this.times.patienceMs;
    this.hearer = hearer;
  }

  /** Resolves with true when the search process has said what is in the catalogue; with false if it is away. */
  async open(): Promise<boolean> {
    this.connect();
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => late.resolve(false), this.times.startMs);
    try {
      return await Promise.race([this.welcomed.promise.then(() => true), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** True if the news of every change that an answer contained have arrived. */
  isCurrent(): boolean {
    return this.isOpen && this.told >= this.announced;
  }

  ask(question: Question): Promise<PackedAnswer | null> {
    return new Promise((resolve, reject) => {
      if (this.isStopped) reject(new Error('The catalogue is closed'));
      else if (!this.isOpen && Date.now() - this.lostAt >= this.patienceMs) reject(away());
      else if (this.sent.size + this.waiting.length >= askedMax) reject(new SearchBusy('too many searches are open'));
      else {
        const timer = setTimeout(() => this.onLate(asked), this.times.requestMs).unref();
        const asked: Asked = { question, resolve, reject, timer, tries: 0 };
        if (this.isOpen) this.send(asked);
        else this.waiting.push(asked);
      }
    });
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.giveUp);
    this.connection?.close();
    this.rejectAll(new Error('The catalogue is closed'));
  }

  private send(asked: Asked): void {
    const id = ++this.numbers;
    asked.tries += 1;
    this.sent.set(id, asked);
    const message: ToSearchProcess = { ...asked.question, id };
    this.connection?.send(message);
  }

  private connect(): void {
    if (this.isStopped) return;
    this.connection = connectSearch({
      address: this.options.address,
      silenceMs: this.times.silenceMs,
      onMessage: (message) => this.hear(message),
      onClosed: (error, heardAt) => this.onClosed(error, heardAt),
    });
  }

  private hear(message: FromSearchProcess): void {
    if (message.kind === 'answer') {
      this.announced = Math.max(this.announced, message.announced);
      this.release(message.id)?.resolve(message.answer);
    } else if (message.kind === 'failure') this.release(message.id)?.reject(receivedFailure(message.error));
    else if (message.kind === 'caught_up') this.onCaughtUp(message.id, message.error);
    else this.hearNews(message);
  }

  private hearNews(message: Exclude<FromSearchProcess, { id: number }>): void {
    if (message.kind === 'welcome') this.onWelcome(message);
    else if (message.kind === 'beat') this.note(message.progress);
    else if (message.kind === 'frame') this.hearer.onFrame(message.frame);
    else if (message.kind === 'moved') this.hearer.onMoved(message.leaves, message.touched);
    else if (message.kind === 'changed') {
      this.told = message.told;
      this.hearer.onChanged(message.ids);
    } else if (message.kind === 'lost') {
      this.told = -1;
      this.hearer.onLost();
    } else if (message.kind === 'ending') {
      this.isOpen = false;
      this.lostAt = Date.now();
      this.patienceMs = this.times.restartMs;
    } else throw new Error(`the search process speaks form ${message.form} of the messages: it is another release`);
  }

  private note({ announced, told, readAge, currentAge }: Progress): void {
    const now = Date.now();
    this.announced = announced;
    this.told = told;
    this.readAt = now - readAge;
    this.currentAt = now - currentAge;
  }

  private onWelcome({ frame, leaves, progress }: Extract<FromSearchProcess, { kind: 'welcome' }>): void {
    clearTimeout(this.giveUp);
    this.giveUp = undefined;
    if (this.reported !== '') this.options.note('info', {}, 'search process: it answers again');
    this.reported = '';
    this.note(progress);
    // Changes may have been missed meanwhile.
    this.hearer.onLost();
    this.hearer.onFrame(frame);
    this.hearer.onMoved(leaves, 'all');
    this.patienceMs = this.times.patienceMs;
    this.isWelcome = true;
    this.isOpen = true;
    for (const asked of this.waiting.splice(0)) this.send(asked);
    this.welcomed.resolve();
  }

  private onClosed(error: Error, heardAt: number | null): void {
    this.isOpen = false;
    this.told = -1;
    if (this.isStopped) return;
    if (this.isWelcome && heardAt !== null) this.lostAt = Math.max(this.lostAt, heardAt);
    this.isWelcome = false;
    if (error.message !== this.reported) {
      this.options.note('warn', { err: error }, 'search process: no answer');
      this.reported = error.message;
    }
    const again = [...this.sent.values()];
    this.sent.clear();
    for (const asked of again) {
      if (asked.tries < triesMax) this.waiting.push(asked);
      else fail(asked, away());
    }
    this.giveUp ??= setTimeout(() => this.rejectAll(away()), Math.max(0, this.lostAt + this.patienceMs - Date.now()));
    setTimeout(() => this.connect(), this.times.retryMs);
  }

  private rejectAll(error: Error): void {
    const all = [...this.sent.values(), ...this.waiting];
    this.sent.clear();
    this.waiting = [];
    for (const asked of all) fail(asked, error);
  }

  private onCaughtUp(id: number, error: SentFailure | null): void {
    const asked = this.release(id);
    if (error === null) asked?.resolve(null);
    else asked?.reject(receivedFailure(error));
  }

  private onLate(asked: Asked): void {
    for (const [id, other] of this.sent) if (other === asked) this.sent.delete(id);
    this.waiting = this.waiting.filter((other) => other !== asked);
    asked.reject(new SearchBusy('search timed out'));
  }

  private release(id: number): Asked | undefined {
    const asked = this.sent.get(id);
    this.sent.delete(id);
    clearTimeout(asked?.timer);
    return asked;
  }
}

const away = (): SearchAway => new SearchAway('the search process does not answer');

function fail(asked: Asked, error: Error): void {
  clearTimeout(asked.timer);
  asked.reject(error);
}

/**
 * Opens the catalogue of the search process on this computer. If the process is away, categories and counts are read
 * from the database, and searches fail until it comes.
 */
export async function openSocketBacking(options: SocketBackingOptions, hearer: BackingHearer): Promise<Backing> {
  const client = new SearchClient(options, hearer);
  if (!(await client.open())) {
    const { frame, leafCounts } = catalogueQueries(options.db);
    hearer.onFrame(await frame());
    hearer.onMoved(await leafCounts(), 'all');
  }
  return {
    ask: async <R extends CatalogueRequest>(request: R) => {
      const packed = await client.ask({ kind: 'search', request });
      if (packed === null) throw new Error('the search process sent no answer');
      return unpackAnswer(packed) as AnswerTo<R>;
    },
    caughtUp: async () => void (await client.ask({ kind: 'catch_up' })),
    isCurrent: () => client.isCurrent(),
    isAway: () => !client.isOpen,
    readAt: () => client.readAt,
    currentAt: () => client.currentAt,
    engine: async () => memoryState('process', noWork),
    work: () => noWork,
    stop: async () => client.stop(),
  };
}
