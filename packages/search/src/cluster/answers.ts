import type { Result } from '@farad/domain/shared';

/** Body of a search of OpenSearch. */
export interface ClusterBody {
  readonly [part: string]: unknown;
}

export interface ClusterHit {
  readonly _score?: number | null;
  readonly sort?: readonly (number | string | null)[];
  /** Values of the requested fields. */
  readonly fields?: Readonly<Record<string, readonly (number | string | boolean)[]>>;
}

export interface Bucket {
  readonly key: string | number;
  readonly doc_count: number;
}

/** An aggregation of an answer. Which parts it has depends on what was asked. */
export interface Aggregation {
  readonly doc_count?: number;
  readonly value?: number | null;
  readonly buckets?: readonly Bucket[];
  readonly [name: string]: unknown;
}

export interface SuggestedTerm {
  readonly text: string;
  /** Number of documents with the term. */
  readonly freq: number;
}

/** The parts of an answer that are read. */
export interface ClusterAnswer {
  /** Terms that are similar to a typed one, by the name of the suggestion. */
  readonly suggest?: Readonly<Record<string, readonly { readonly options: readonly SuggestedTerm[] }[]>>;
  readonly hits: { readonly total: { readonly value: number }; readonly hits: readonly ClusterHit[] };
  readonly aggregations?: Readonly<Record<string, Aggregation>>;
}

/** Asks the cluster several searches at once. The answers are in the order of the bodies. Fails if one search fails. */
export type AskCluster = (bodies: readonly ClusterBody[]) => Promise<readonly ClusterAnswer[]>;

/** As {@link AskCluster}, but each search fails for itself. */
export type AskEach = (bodies: readonly ClusterBody[]) => Promise<readonly Result<ClusterAnswer, Error>[]>;

/** Thrown by {@link Answers.to} for a question without an answer. */
class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** The answers that are known so far. */
export class Answers {
  private readonly known = new Map<string, ClusterAnswer>();
  private asked = new Map<string, ClusterBody>();
  private readonly made = new Map<string, unknown>();

  /** Returns the answer to a search. Throws if it is not known yet; then the search is asked. */
  to(body: ClusterBody): ClusterAnswer {
    const name = JSON.stringify(body);
    const answer = this.known.get(name);
    if (answer !== undefined) return answer;
    this.asked.set(name, body);
    throw new Unanswered('the cluster was not asked yet');
  }

  /**
   * Returns the answer to a search; null = it is not known yet. The rule goes on as if nothing was found, so that the
   * next questions are asked together with this one. What it decides then is not used.
   */
  guessed(body: ClusterBody): ClusterAnswer | null {
    const name = JSON.stringify(body);
    const answer = this.known.get(name);
    if (answer === undefined) this.asked.set(name, body);
    return answer ?? null;
  }

  /** Returns what `make` returns. It is made once, although the decision begins anew with every answer. */
  once<T>(name: string, make: () => T): T {
    if (!this.made.has(name)) this.made.set(name, make());
    return this.made.get(name) as T;
  }

  get isComplete(): boolean {
    return this.asked.size === 0;
  }

  /** Asks what was missing. */
  async complete(ask: AskCluster): Promise<void> {
    const asked = [...this.asked];
    this.asked = new Map();
    const answers = await ask(asked.map(([, body]) => body));
    asked.forEach(([name], place) => this.known.set(name, answers[place]!));
  }
}

/** Most rounds of questions for one decision. A rule that asks more often has an error. */
const roundsMax = 200;

/** Lets other work run first if long work has taken its time, then does one piece of it. */
export type InTurn = <T>(work: () => T) => T | Promise<T>;

const atOnce: InTurn = (work) => work();

/** Returns the decision, or null if answers are missing. */
const attempt = <T>(answers: Answers, decide: (answers: Answers) => T): { readonly decision: T } | null => {
  try {
    const decision = decide(answers);
    return answers.isComplete ? { decision } : null;
  } catch (error) {
    if (error instanceof Unanswered) return null;
    throw error;
  }
};

/**
 * Returns what `decide` returns. It is an ordinary function that asks {@link Answers}: if an answer is missing, it is
 * fetched and `decide` begins anew, with all answers of before. So rules stay pure and know nothing of waiting.
 */
export const decided = async <T>(
  ask: AskCluster,
  decide: (answers: Answers) => T,
  inTurn: InTurn = atOnce,
): Promise<T> => {
  const answers = new Answers();
  for (let round = 0; round < roundsMax; round++) {
    const made = await inTurn(() => attempt(answers, decide));
    if (made !== null) return made.decision;
    await answers.complete(ask);
  }
  throw new Error(`a search needed more than ${roundsMax} rounds of questions`);
};
