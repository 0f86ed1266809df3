import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Failure } from '../answers/errors.ts';
import { inputText } from './input-text.ts';

/** A value that is still to be looked at, and the object that holds it under `key`; null = the whole. */
interface Pending {
  readonly value: unknown;
  readonly key: string;
  readonly holder: Pending | null;
}

function pathOf(pending: Pending | null): string {
  const keys: string[] = [];
  for (let at = pending; at !== null && at.holder !== null; at = at.holder) keys.push(at.key);
  return keys.reverse().join('.');
}

/**
 * Dotted path of the first text with a NUL character, which PostgreSQL cannot hold; undefined: there is none. Keeps its
 * own stack, since the depth of a value is chosen by its sender.
 */
export function nulPath(value: unknown): string | undefined {
  return firstPath(value, (at) => {
    if (at.key.includes('\u0000')) return pathOf(at.holder);
    return typeof at.value === 'string' && at.value.includes('\u0000') ? pathOf(at) : undefined;
  });
}

/** The largest number of a row that the database keeps as an integer. */
const rowNumberMax = 2_147_483_647;

const isTooLarge = (value: unknown): boolean =>
  (typeof value === 'number' || (typeof value === 'string' && /^\d{10,15}$/.test(value))) &&
  Number(value) > rowNumberMax;

/** Dotted path of the first number that no row has; undefined: there is none. */
export const largeNumberPath = (value: unknown): string | undefined =>
  firstPath(value, (at) => (isTooLarge(at.value) ? pathOf(at) : undefined));

/** The first answer that is not undefined, of the values from the outside in and in their order. */
function firstPath(value: unknown, look: (at: Pending) => string | undefined): string | undefined {
  const stack: Pending[] = [{ value, key: '', holder: null }];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const found = look(at);
    if (found !== undefined) return found;
    if (typeof at.value !== 'object' || at.value === null) continue;
    const entries: readonly (readonly [string, unknown])[] = Object.entries(at.value);
    // The last goes in first, so that the first comes out first.
    for (const [key, item] of entries.toReversed()) stack.push({ value: item, key, holder: at });
  }
  return undefined;
}

/** Reads what was sent by its schema. What the schema does not name is dropped; what is wrong is named by its path. */
export function parseInput<S extends z.ZodType>(
  schema: S,
  value: unknown,
  locale: Locale,
): Result<z.output<S>, Failure> {
  const nul = nulPath(value);
  if (nul !== undefined) return fail({ code: 'invalid_input', ...(nul === '' ? {} : { field: nul }) });
  const parsed = schema.safeParse(value, { error: (issue) => inputText(issue, locale) });
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    return fail({ code: 'unknown_field', field: [...issue.path, issue.keys[0]].map(String).join('.') });
  }
  const field = issue?.path.map(String).join('.') ?? '';
  return fail({
    code: 'invalid_input',
    ...(field === '' ? {} : { field }),
    ...(issue === undefined ? {} : { detail: issue.message }),
  });
}
