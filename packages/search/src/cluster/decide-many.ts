import { fail, ok, type Result } from '@farad/domain/shared';
import {
  type Answers,
  type AskCluster,
  type AskEach,
  type ClusterAnswer,
  type ClusterBody,
  decided,
} from './answers.ts';

/** How much is asked at once. */
export interface BulkLimits {
  /** Searches of one request. */
  readonly searchesMax: number;
  /** Requests without an answer. */
  readonly requestsMax: number;
  /** Decisions under way. Each keeps its answers until it is made. */
  readonly decisionsMax: number;
}

/** How the cluster is asked for many decisions. */
export interface BulkAsking {
  readonly ask: AskEach;
  /** Lets other requests run. It is called before each piece of work, most of which take less than a millisecond. */
  readonly turn: () => Promise<void>;
}

/** Measured in decision 76. */
export const bulkLimits: BulkLimits = { searchesMax: 100, requestsMax: 2, decisionsMax: 200 };

type Reply = Result<ClusterAnswer, Error>;

/** A search, and the decisions that wait for its answer. */
interface Waiting {
  readonly name: string;
  readonly body: ClusterBody;
  readonly hearers: ((reply: Reply) => void)[];
}

/** Thrown to a decision if one of its searches has no answer. */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly reason: Error;

  constructor(reason: Error) {
    super(reason.message);
    this.reason = reason;
  }
}

/** Gathers searches of many decisions into requests. */
class Bulk {
  private readonly askEach: AskEach;
  private readonly limits: BulkLimits;
  private readonly waiting: Waiting[] = [];
  /** Searches without an answer, by their body as JSON. Decisions that ask the same share the answer. */
  private readonly pending = new Map<string, Waiting>();
  private requests = 0;
  /** Number of decisions that do not wait for answers. They may ask more. */
  private deciding = 0;

  constructor(askEach: AskEach, limits: BulkLimits) {
    this.askEach = askEach;
    this.limits = limits;
  }

  begin(): void {
    this.deciding += 1;
  }

  end(): void {
    this.deciding -= 1;
    this.send();
  }

  ask: AskCluster = async (bodies) => {
    const replies = await this.replies(bodies);
    return replies.map((reply) => {
      if (!reply.ok) throw new NoAnswer(reply.error);
      return reply.value;
    });
  };

  private replies(bodies: readonly ClusterBody[]): Promise<readonly Reply[]> {
    return new Promise((resolve) => {
      const replies: Reply[] = [];
      let missing = bodies.length;
      for (const [place, body] of bodies.entries())
        this.add(body, (reply) => {
          replies[place] = reply;
          missing -= 1;
          if (missing > 0) return;
          this.begin();
          resolve(replies);
        });
      this.end();
    });
  }

  private add(body: ClusterBody, hearer: (reply: Reply) => void): void {
    const name = JSON.stringify(body);
    const same = this.pending.get(name);
    if (same !== undefined) {
      same.hearers.push(hearer);
      return;
    }
    const waiting: Waiting = { name, body, hearers: [hearer] };
    this.pending.set(name, waiting);
    this.waiting.push(waiting);
  }

  /** Sends full requests; one that is not full, only if no decision can add to it. */
  private send(): void {
    const { searchesMax, requestsMax } = this.limits;
    const isReady = (): boolean =>
      this.waiting.length >= searchesMax || (this.deciding === 0 && this.waiting.length > 0);
    while (this.requests < requestsMax && isReady()) void this.request(this.waiting.splice(0, searchesMax));
  }

  private async request(asked: readonly Waiting[]): Promise<void> {
    this.requests += 1;
    const replies = await this.repliesTo(asked);
    this.requests -= 1;
    for (const [place, { name, hearers }] of asked.entries()) {
      this.pending.delete(name);
      const reply = replies[place] ?? fail(new Error('the cluster did not answer each search'));
      for (const hear of hearers) hear(reply);
    }
    this.send();
  }

  private async repliesTo(asked: readonly Waiting[]): Promise<readonly Reply[]> {
    try {
      return await this.askEach(asked.map(({ body }) => body));
    } catch (error) {
      const failure = fail(error instanceof Error ? error : new Error(String(error)));
      return asked.map(() => failure);
    }
  }
}

/**
 * Makes many decisions as `decided` makes one. What they ask goes to the cluster in few requests, which are limited in
 * size and number. A decision fails if one of its searches has no answer; the others go on. The results are in the order
 * of the decisions.
 */
export async function decideMany<T>(
  decisions: readonly ((answers: Answers) => T)[],
  { ask, turn }: BulkAsking,
  limits: BulkLimits,
): Promise<readonly Result<T, Error>[]> {
  const bulk = new Bulk(ask, limits);
  let last: Promise<unknown> = Promise.resolve();
  /** Does one piece of work after the other, so that many answers at once do not keep the thread busy. */
  const inTurn = <R>(work: () => R): Promise<R> => {
    const done = last.then(turn).then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const decide = async (decision: (answers: Answers) => T): Promise<Result<T, Error>> => {
    try {
      return ok(await decided(bulk.ask, decision, inTurn));
    } catch (error) {
      if (error instanceof NoAnswer) return fail(error.reason);
      throw error;
    }
  };
  const results: Result<T, Error>[] = [];
  const places = decisions.keys();
  const decideSome = async (): Promise<void> => {
    bulk.begin();
    for (const place of places) results[place] = await decide(decisions[place]!);
    bulk.end();
  };
  await Promise.all(Array.from({ length: Math.min(limits.decisionsMax, decisions.length) }, decideSome));
  return results;
}
