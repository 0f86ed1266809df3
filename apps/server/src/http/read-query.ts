import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Failure } from './errors.ts';
import { parseInput } from './validation.ts';

/** The names and values of an address as they came. */
export type QueryPairs = readonly (readonly [string, string])[];

/** Each name once. */
function valuesOf(query: QueryPairs): Result<Readonly<Record<string, string>>, Failure> {
  const repeated = query.find(([name], index) => query.findIndex(([other]) => other === name) !== index);
  if (repeated !== undefined) return fail({ code: 'invalid_input', field: repeated[0] });
  return ok(Object.fromEntries(query.filter(([, value]) => value !== '')));
}

/** Reads a query of names that a schema knows; what it does not know or understand is refused by its name. */
export function readQuery<S extends z.ZodType>(
  schema: S,
  query: QueryPairs,
  locale: Locale,
): Result<z.output<S>, Failure> {
  const values = valuesOf(query);
  return values.ok ? parseInput(schema, values.value, locale) : values;
}
