import { compileFunction } from 'node:vm';

import type { z } from 'zod';

import { emit, type Form } from './emit.ts';

/** Removes all fields that a schema does not name. */
export interface Whitelist {
  /** Returns a copy with the named fields, in the order of the schema. Throws if the value does not fit. */
  readonly copy: (value: unknown) => unknown;
  /** Returns the JSON of that copy, without creating the copy. */
  readonly text: (value: unknown) => string;
}

/** Thrown by generated code. The schema then names the fault. */
class Misfit extends Error {
  override readonly name = 'Misfit';
}

const bad = (): never => {
  throw new Misfit('expected a value that fits its schema');
};

/** JSON of a value; undefined if the value has none, which the types of the library leave out. */
const jsonOf: (value: unknown) => string | undefined = JSON.stringify;

const json = (value: unknown): string => jsonOf(value) ?? bad();

/** Shorter texts are read character by character, which is faster. */
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

const helpers = { bad, json, quoted, isObject, isPlain };

type Compiled = (value: unknown) => unknown;

/** Compiles a schema. The source contains names and values of the schema, but no value of a request. */
function compile(schema: z.ZodType, form: Form): Compiled {
  const { source, known } = emit(schema, form);
  const make = compileFunction(source, ['known', ...Object.keys(helpers)]) as (...given: unknown[]) => Compiled;
  return make(known, ...Object.values(helpers));
}

/** Returns the compiled function. It falls back to the schema for a value that it rejects. */
function writer<T>(schema: z.ZodType, form: Form, ofParsed: (value: unknown) => T): (value: unknown) => T {
  let compiled: Compiled | undefined;
  return (value) => {
    // Compiled at its first use: most calls are never made in a process.
    compiled ??= compile(schema, form);
    try {
      return compiled(value) as T;
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      return ofParsed(schema.parse(value));
    }
  };
}

/** Returns a function that throws if an answer differs from the parsed one, or if the schema refuses it. */
function checked<T>(schema: z.ZodType, write: (value: unknown) => T, textOf: (made: T) => string | undefined) {
  return (value: unknown): T => {
    const exact = jsonOf(schema.parse(value));
    const made = write(value);
    if (textOf(made) !== exact) throw new Error(`expected the answer ${exact}, got ${textOf(made)}`);
    return made;
  };
}

/**
 * Returns the whitelist of a schema. It checks names, types and branches, and returns the same values as the schema.
 * Ranges, patterns and lengths are checked only if `isChecked`, because the program itself made the values.
 */
export function whitelistOf(schema: z.ZodType, isChecked: boolean): Whitelist {
  const copy = writer(schema, 'copy', (value) => value);
  const text = writer(schema, 'text', json);
  if (!isChecked) return { copy, text };
  return { copy: checked(schema, copy, jsonOf), text: checked(schema, text, (made) => made) };
}
