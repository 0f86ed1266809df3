import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { z } from 'zod';

import type { Failure } from '../answers/errors.ts';
import { parseInput } from './validation.ts';

/** Names and values of a query, in the order of the URL. */
export type QueryPairs = readonly (readonly [string, string])[];

/** True if the field accepts several values. */
function isList(field: unknown): boolean {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) return isList(field.unwrap());
  return field instanceof z.ZodArray;
}

/**
 * Returns the values of a query by name. A name may occur several times only if its value is a list. HTML forms send
 * empty values; they are dropped, or kept if the schema must refuse them.
 */
function valuesOf(
  schema: z.ZodObject,
  query: QueryPairs,
  keepsEmpty: boolean,
): Result<Readonly<Record<string, string | readonly string[]>>, Failure> {
  const values = new Map<string, string | readonly string[]>();
  const names = new Set<string>();
  for (const [name, value] of query) {
    const isOfList = Object.hasOwn(schema.shape, name) && isList(schema.shape[name]);
    if (!isOfList && names.has(name)) return fail({ code: 'invalid_input', field: name });
    names.add(name);
    if (value === '' && !keepsEmpty) continue;
    values.set(name, isOfList ? [...(values.get(name) ?? []), value] : value);
  }
  return ok(Object.fromEntries(values));
}

/** Parses a query by a schema. For an unknown name or an invalid value, the failure names the field. */
export function readQuery<S extends z.ZodObject>(
  schema: S,
  query: QueryPairs,
  locale: Locale,
  isEmptyRefused = false,
): Result<z.output<S>, Failure> {
  const values = valuesOf(schema, query, isEmptyRefused);
  return values.ok ? parseInput(schema, values.value, locale) : values;
}
