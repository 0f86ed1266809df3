import { randomBytes } from 'node:crypto';

import type { Recorded } from './record-queries.ts';

/** What runs a statement: a connection of `pg`. */
export interface BareClient {
  readonly query: (text: string, values: unknown[]) => Promise<{ readonly rows: readonly unknown[] }>;
}

/** Ids, keys and hashes that differ from time to time; figures and names do not. */
const isId = (value: unknown): value is string | number =>
  typeof value === 'number' ? value >= idsFrom : typeof value === 'string' && value.length >= 9;

/** The bench lets orders and their like be counted from here, so that no id is taken for a figure. */
export const idsFrom = 700_000_000;

/** One call's statements, sent again bare: the same SQL, with the ids, keys and hashes of another time. */
export class Replay {
  readonly #known = new Map<string | number, string | number>();
  readonly #hashes: ReadonlyMap<string, Buffer>;
  readonly #statements: readonly Recorded[];

  /** `fresh`: texts of the recorded call that have to be others now; `hashes`: such hashes, in hexadecimal digits. */
  constructor(
    statements: readonly Recorded[],
    fresh: readonly (readonly [string, string])[],
    hashes: readonly string[],
  ) {
    this.#statements = statements;
    for (const [old, now] of fresh) this.#known.set(old, now);
    this.#hashes = new Map(hashes.map((hash) => [hash, randomBytes(hash.length / 2)]));
  }

  #now(value: unknown): unknown {
    if (value instanceof Uint8Array) return this.#hashes.get(Buffer.from(value).toString('hex')) ?? Buffer.from(value);
    if (typeof value === 'number') return this.#known.get(value) ?? value;
    if (typeof value !== 'string') return value;
    let text = value;
    for (const [old, now] of this.#known) {
      if (typeof old === 'string' || value.length > 9) text = text.replaceAll(String(old), String(now));
    }
    return text;
  }

  #learn(before: unknown, now: unknown): void {
    if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return;
    for (const [name, value] of Object.entries(before)) {
      const other: unknown = (now as Readonly<Record<string, unknown>>)[name];
      if (isId(value) && isId(other) && value !== other) this.#known.set(value, other);
    }
  }

  async run(client: BareClient): Promise<void> {
    for (const { text, values, row } of this.#statements) {
      const { rows } = await client.query(
        text,
        values.map((value) => this.#now(value)),
      );
      this.#learn(row, rows[0]);
    }
  }
}
