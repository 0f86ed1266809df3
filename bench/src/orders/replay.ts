import { randomBytes } from 'node:crypto';

import type { Recorded } from './record-queries.ts';

/** A connection of `pg` that runs one statement at a time. */
export interface BareClient {
  readonly query: (text: string, values: unknown[]) => Promise<{ readonly rows: readonly unknown[] }>;
}

/**
 * Returns true if a value is an id, key or hash, which differs between runs. Numbers below `idsFrom` and texts of fewer
 * than nine characters are not.
 */
const isId = (value: unknown): value is string | number =>
  typeof value === 'number' ? value >= idsFrom : typeof value === 'string' && value.length >= 9;

/** First number of the id sequences in the bench. No other number is as large, so that ids can be recognised. */
export const idsFrom = 700_000_000;

/**
 * Sends the recorded statements of one call again. Ids, keys and hashes of the recording are replaced by those of the
 * new run.
 */
export class Replay {
  readonly #known = new Map<string | number, string | number>();
  readonly #hashes: ReadonlyMap<string, Buffer>;
  readonly #statements: readonly Recorded[];

  /**
   * `fresh` are recorded texts, each with its replacement. `hashes` are recorded hashes in hexadecimal, which get
   * random replacements.
   */
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
