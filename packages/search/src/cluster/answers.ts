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

/** Asks the cluster several searches at once. The answers are in the order of the bodies. */
export type AskCluster = (bodies: readonly ClusterBody[]) => Promise<readonly ClusterAnswer[]>;

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

/**
 * Returns what `decide` returns. It is an ordinary function that asks {@link Answers}: if an answer is missing, it is
 * fetched and `decide` begins anew, with all answers of before. So rules stay pure and know nothing of waiting.
 */
export const decided = async <T>(ask: AskCluster, decide: (answers: Answers) => T): Promise<T> => {
  const answers = new Answers();
  for (let round = 0; round < roundsMax; round++) {
    try {
      const decision = decide(answers);
      if (answers.isComplete) return decision;
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
    }
    await answers.complete(ask);
  }
  throw new Error(`a search needed more than ${roundsMax} rounds of questions`);
};

/**
 * Returns a function that asks together what several decisions ask at the same time. So the lines of a parts list cost
 * about as many requests as one line.
 */
export const together = (ask: AskCluster): AskCluster => {
  let waiting: { readonly bodies: readonly ClusterBody[]; readonly from: number }[] = [];
  let round: Promise<readonly ClusterAnswer[]> | null = null;
  const askAll = async (): Promise<readonly ClusterAnswer[]> => {
    // Decisions that run in this turn add their questions.
    await Promise.resolve();
    const bodies = waiting.flatMap((one) => one.bodies);
    waiting = [];
    round = null;
    return ask(bodies);
  };
  return async (bodies) => {
    const from = waiting.reduce((sum, one) => sum + one.bodies.length, 0);
    waiting.push({ bodies, from });
    round ??= askAll();
    const answers = await round;
    return answers.slice(from, from + bodies.length);
  };
};
