import type { Handle } from '@farad/database/connection/connect';
import { exchangeSessionQueries } from '@farad/database/imports/exchange-session.queries';
import { exchangeLimits, type OneCFailure, type ExchangeKind, type StoredProblem } from '@farad/domain/one-c';

/** Collects the results of a file while it is processed. */
export function exchangeTally() {
  const counts = new Map<string, number>();
  const problems: StoredProblem[] = [];
  let problemCount = 0;
  /** Number of unused prices by price type. Prices are not used until staff assign their type. */
  const waiting = new Map<string, number>();
  return {
    wait: (typeNames: readonly string[]): void => {
      for (const name of new Set(typeNames)) waiting.set(name, (waiting.get(name) ?? 0) + 1);
      counts.set('prices_waiting', (counts.get('prices_waiting') ?? 0) + 1);
    },
    /** Returns the unassigned price types, with the number of prices of each. */
    waiting: (): ReadonlyMap<string, number> => waiting,
    add: (what: string, number = 1): void => {
      if (number > 0) counts.set(what, (counts.get(what) ?? 0) + number);
    },
    problem: (problem: StoredProblem): void => {
      problemCount += 1;
      if (problems.length < exchangeLimits.problemsKept)
        problems.push({ ...problem, of: problem.of.slice(0, 100), value: problem.value.slice(0, 200) });
    },
    /** Adds the unassigned price types to the problems. They come first, since the list is limited. */
    tellWaiting: (): void => {
      for (const [name, prices] of waiting) {
        problemCount += 1;
        problems.unshift({ line: null, of: name.slice(0, 100), value: String(prices), problem: 'price_type_unused' });
      }
      problems.splice(exchangeLimits.problemsKept);
    },
    counts: (): Readonly<Record<string, number>> => Object.fromEntries(counts),
    /** Stores the result in the database row of the file. */
    end: (
      db: Handle,
      id: number,
      kind: ExchangeKind | null,
      failed: { readonly code: OneCFailure; readonly line: number | null } | null,
      at: Date,
    ): Promise<void> =>
      exchangeSessionQueries(db).end(id, kind, {
        state: failed === null ? 'done' : 'failed',
        failure: failed?.code ?? null,
        line: failed?.line ?? null,
        ...(failed === null
          ? {
              counts: Object.fromEntries(counts),
              problems,
              problemCount,
            }
          : {
              counts: {},
              problems: [],
              problemCount: 0,
            }),
        at,
      }),
  };
}

export type OneCTally = ReturnType<typeof exchangeTally>;

/** Marks a file as failed if its processing ended unexpectedly. */
export const abandonExchange = (db: Handle, id: number): Promise<void> =>
  exchangeTally().end(db, id, null, { code: 'broke_off', line: null }, new Date());
