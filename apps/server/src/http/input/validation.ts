import { fail, ok, rowIdMax, type Locale, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Failure } from '../answers/errors.ts';
import { inputText } from './input-text.ts';

/**
 * A value that is still to be checked. `holder` is the object that contains it under `key`; null = the value is the
 * root.
 */
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
 * Returns the dotted path of the first text with a NUL character, which PostgreSQL cannot store. If the name of a field
 * has one, returns the path of its object. undefined = none. Uses its own stack instead of recursion, because the
 * sender decides how deep the value is.
 */
export function nulPath(value: unknown): string | undefined {
  return firstPath(value, (at) => {
    if (at.key.includes('\u0000')) return pathOf(at.holder);
    return typeof at.value === 'string' && at.value.includes('\u0000') ? pathOf(at) : undefined;
  });
}

/** True if the value is a number, or a text of digits, that is too large for a row id. */
const isTooLarge = (value: unknown): boolean =>
  (typeof value === 'number' || (typeof value === 'string' && /^\d{10,}$/.test(value))) && Number(value) > rowIdMax;

/** Returns the dotted path of the first number that is too large for a row id; undefined = none. */
export const largeNumberPath = (value: unknown): string | undefined =>
  firstPath(value, (at) => (isTooLarge(at.value) ? pathOf(at) : undefined));

/**
 * Calls `look` for the value and everything in it, outer values first. Returns the first result that is not undefined.
 */
function firstPath(value: unknown, look: (at: Pending) => string | undefined): string | undefined {
  const stack: Pending[] = [{ value, key: '', holder: null }];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const found = look(at);
    if (found !== undefined) return found;
    if (typeof at.value !== 'object' || at.value === null) continue;
    const entries: readonly (readonly [string, unknown])[] = Object.entries(at.value);
    // Pushed in reverse order, so that the first entry is popped first.
    for (const [key, item] of entries.toReversed()) stack.push({ value: item, key, holder: at });
  }
  return undefined;
}

/** Parses input by its schema. Unknown fields are dropped. For an invalid field, the failure names its path. */
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
