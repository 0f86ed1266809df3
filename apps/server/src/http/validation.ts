import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Failure } from './errors.ts';
import { inputText } from './input-text.ts';

/** Dotted path of the first text with a NUL character, which PostgreSQL cannot hold; undefined: there is none. */
export function nulPath(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return value.includes('\u0000') ? path.join('.') : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, item] of Object.entries(value)) {
    if (key.includes('\u0000')) return path.join('.');
    const found = nulPath(item, [...path, key]);
    if (found !== undefined) return found;
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
