import type { Handle } from '@farad/database/connect';
import { exchangeSessionQueries } from '@farad/database/exchange-session.queries';
import { exchangeLimits, type ExchangeFailure, type ExchangeKind, type KeptProblem } from '@farad/domain/exchange';

/** What became of a file while it is worked on. */
export function exchangeTally() {
  const counts = new Map<string, number>();
  const problems: KeptProblem[] = [];
  let problemCount = 0;
  return {
    add: (what: string, number = 1): void => {
      if (number > 0) counts.set(what, (counts.get(what) ?? 0) + number);
    },
    problem: (problem: KeptProblem): void => {
      problemCount += 1;
      if (problems.length < exchangeLimits.problemsKept)
        problems.push({ ...problem, of: problem.of.slice(0, 100), value: problem.value.slice(0, 200) });
    },
    counts: (): Readonly<Record<string, number>> => Object.fromEntries(counts),
    /** Keeps it with the row of the file. */
    end: (
      db: Handle,
      id: number,
      kind: ExchangeKind | null,
      failed: { readonly code: ExchangeFailure; readonly line: number | null } | null,
      at: Date,
    ): Promise<void> =>
      exchangeSessionQueries(db).end(id, kind, {
        ...{ state: failed === null ? 'done' : 'failed', failure: failed?.code ?? null, line: failed?.line ?? null },
        // Nothing of a file that failed was taken, so nothing of it counts.
        ...(failed === null
          ? { counts: Object.fromEntries(counts), problems, problemCount }
          : { counts: {}, problems: [], problemCount: 0 }),
        at,
      }),
  };
}

export type ExchangeTally = ReturnType<typeof exchangeTally>;

/** A file that the program could not work on to its end. */
export const giveUpExchange = (db: Handle, id: number): Promise<void> =>
  exchangeTally().end(db, id, null, { code: 'broke_off', line: null }, new Date());
