import { createHash } from 'node:crypto';

import { dayMs } from '@farad/domain/shared';

import type { JournalEntry } from '../journal.ts';

/** An answer of a call: status and body. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: object;
}

interface Kept {
  readonly at: number;
  readonly hash: string;
  readonly answer: ApiAnswer;
}

const lifeMs = dayMs;
const keyPattern = /^[0-9a-zA-Z+\-_.]{1,64}$/;

const refusal = (description: string): ApiAnswer => ({
  status: 400,
  body: { type: 'error', code: 'invalid_request', description, parameter: 'Idempotence-Key' },
});

/**
 * Stores answers by idempotency key for 24 hours. A repeated request gets the stored answer. A different request with
 * the same key is rejected.
 */
export interface IdempotenceStore {
  answer(key: unknown, asked: string, perform: () => ApiAnswer): ApiAnswer;
  /** Returns the answers that were stored since the last call, as entries for the journal. */
  takeChanges(): JournalEntry[];
}

export function createIdempotenceStore(now: () => number, past: readonly JournalEntry[]): IdempotenceStore {
  const kept = new Map(past.map(({ id, value }) => [id, value as Kept]));
  let changes: JournalEntry[] = [];
  return {
    answer(key, requested, perform) {
      if (typeof key !== 'string' || !keyPattern.test(key)) return refusal('Idempotence key is missing or malformed');
      const hash = createHash('sha256').update(requested).digest('hex');
      const known = kept.get(key);
      if (known !== undefined && now() - known.at < lifeMs) {
        return known.hash === hash ? known.answer : refusal('Idempotence key duplicated');
      }
      const value: Kept = { at: now(), hash, answer: perform() };
      kept.set(key, value);
      changes.push({ kind: 'key', id: key, value });
      return value.answer;
    },
    takeChanges() {
      const taken = changes;
      changes = [];
      return taken;
    },
  };
}
