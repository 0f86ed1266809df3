import { compileFunction } from 'node:vm';

import type { z } from 'zod';

import { emit, type Form } from './emit.ts';
import { isSharedValue } from './shared-values.ts';

/** Reduces values to the fields that a schema names. */
export interface Whitelist {
  /**
   * Returns a copy with only the named fields, in the order of the schema. Throws if the value does not fit the schema.
   */
  readonly copy: (value: unknown) => unknown;
  /** Returns the JSON that the copy would have. This is faster, because no copy is made. */
  readonly text: (value: unknown) => string;
}

/** Thrown by generated code if a value does not fit. The schema's own parser then reports what is wrong. */
class Misfit extends Error {
  override readonly name = 'Misfit';
}

const bad = (): never => {
  throw new Misfit('expected a value that fits its schema');
};

/** `JSON.stringify` with its true type: the result is undefined for a value that JSON cannot represent. */
const jsonOf: (value: unknown) => string | undefined = JSON.stringify;

const json = (value: unknown): string => jsonOf(value) ?? bad();

/** Up to this length, checking a text character by character is faster than the regular expression. */
const shortText = 42;

const escaped = /[\p{Cc}\p{Cs}"\\]/u;

function needsEscape(text: string): boolean {
  if (text.length > shortText) return escaped.test(text);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 32 || code === 34 || code === 92 || (code >= 0xd800 && code <= 0xdfff)) return true;
  }
  return false;
}

const quoted = (text: string): string => (needsEscape(text) ? JSON.stringify(text) : `"${text}"`);

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const helpers = { bad, json, quoted, isObject, isPlain, isShared: isSharedValue };

type Compiled = (value: unknown) => unknown;

/**
 * Compiles the generated program of a schema. Its source contains names and values of the schema, but never data of a
 * request.
 */
function compile(schema: z.ZodType, form: Form): Compiled {
  const { source, known } = emit(schema, form);
  const make = compileFunction(source, ['known', ...Object.keys(helpers)]) as (...given: unknown[]) => Compiled;
  return make(known, ...Object.values(helpers));
}

/** Returns the compiled function of a schema. If it refuses a value, the schema's own parser is used instead. */
function writer<T>(schema: z.ZodType, form: Form, ofParsed: (value: unknown) => T): (value: unknown) => T {
  let compiled: Compiled | undefined;
  return (value) => {
    // Compiled at the first use, because a process uses only few of the schemas.
    compiled ??= compile(schema, form);
    try {
      return compiled(value) as T;
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      return ofParsed(schema.parse(value));
    }
  };
}

/**
 * Returns `write` with a check. It throws if the schema refuses a value, or if the schema's own parser gives another
 * result.
 */
function checked<T>(schema: z.ZodType, write: (value: unknown) => T, textOf: (made: T) => string | undefined) {
  return (value: unknown): T => {
    const exact = jsonOf(schema.parse(value));
    const made = write(value);
    if (textOf(made) !== exact) throw new Error(`expected the answer ${exact}, got ${textOf(made)}`);
    return made;
  };
}

/**
 * Returns the whitelist of a schema. It checks names, types and variants of unions, and gives the same values as the
 * schema's own parser. Ranges, patterns and lengths are checked only if `isChecked`, because answers contain values
 * that the program made.
 */
export function whitelistOf(schema: z.ZodType, isChecked: boolean): Whitelist {
  const copy = writer(schema, 'copy', (value) => value);
  const text = writer(schema, 'text', json);
  if (!isChecked) return { copy, text };
  return { copy: checked(schema, copy, jsonOf), text: checked(schema, text, (made) => made) };
}
