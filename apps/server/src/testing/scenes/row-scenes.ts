import type { ShopRows } from '@farad/database/testing/shop-rows';
import { rowChanges } from '@farad/database/testing/row-changes';

import type { StaffCallOrigin } from '#http/serve/staff-route.ts';

/** A call of the second member of staff, who may refund. */
export const callOfStaff = {
  ip: '10.0.0.9',
  userAgent: 'test',
  request: { id: 'request-1' },
  actor: { kind: 'staff', staff: { id: 2, permissions: ['refund_orders'] } },
} as unknown as StaffCallOrigin;

/** Inserts a row of JSON into a table. Columns that the row lacks keep their defaults. */
export const addRow = (shop: ShopRows, table: string, row: Readonly<Record<string, unknown>>): Promise<void> => {
  const columns = Object.keys(row).join(', ');
  return shop.run(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1::jsonb)`,
    JSON.stringify(row),
  );
};

/** A fake of something outside the shop, for tests that insert rows. */
export interface Outside {
  /** Answer to each call, by the call's name. A list has the answers to repeated calls, in order. */
  readonly answers: Record<string, unknown>;
  /** Calls received and lines logged so far. */
  readonly heard: string[];
  /** A logger that writes to `heard`. */
  readonly log: Readonly<Record<'info' | 'warn' | 'error', (what: object, text: string) => void>>;
  /** Returns fake calls with these names. A call without an answer returns `silent`. */
  calls(names: readonly string[], silent: unknown): Readonly<Record<string, (value: unknown) => Promise<unknown>>>;
  forget(): void;
  /** Runs `work`. Returns the rows that it changed (see {@link rowChanges}), then its calls and log lines. */
  changes(shop: ShopRows, work: () => Promise<unknown>): Promise<string>;
}

export function openOutside(): Outside {
  const heard: string[] = [];
  const answers: Record<string, unknown> = {};
  const call = (name: string, silent: unknown) => async (value: unknown) => {
    heard.push(`${name} ${JSON.stringify(value)}`);
    const answer = answers[name];
    const given: unknown = Array.isArray(answer) ? answer.shift() : answer;
    return given ?? silent;
  };
  const note = (word: string) => (what: object, text: string) => {
    const { err, ...rest } = what as { readonly err?: unknown };
    heard.push(`${word} ${JSON.stringify({ ...rest, ...(err instanceof Error ? { err: err.message } : {}) })} ${text}`);
  };
  return {
    heard,
    answers,
    log: { info: note('info'), warn: note('warn'), error: note('error') },
    calls: (names, silent) => Object.fromEntries(names.map((name) => [name, call(name, silent)])),
    forget: () => {
      heard.length = 0;
      for (const name of Object.keys(answers)) answers[name] = undefined;
    },
    changes: async (shop, work) => {
      heard.length = 0;
      const lines = await rowChanges(shop, work);
      return ['', ...lines, ...heard, ''].join('\n');
    },
  };
}
