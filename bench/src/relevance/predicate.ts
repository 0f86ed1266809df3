import type { AttributeValue } from '@farad/domain/category';
import { fold } from '../kit/fold.ts';

/** Test of an attribute's value. Numbers are in SI units; a list accepts any of its values. */
export type AttributeTest =
  | string
  | number
  | boolean
  | readonly (string | number)[]
  | {
      readonly min?: number;
      readonly max?: number;
      readonly pattern?: string;
      /** True = a part without this attribute passes too. */
      readonly orAbsent?: boolean;
      readonly value?: string | number;
    };

/**
 * Describes a set of parts. A part belongs to it if it passes all given tests. Patterns are regular expressions and
 * ignore case.
 */
export interface Predicate {
  /** Slugs; the part's category or one above it must be one of these. */
  readonly category?: readonly string[];
  readonly attrs?: Readonly<Record<string, AttributeTest>>;
  /** Pattern of the part number, as written or folded. */
  readonly mpn?: string;
  readonly brand?: string;
  readonly package?: string;
  /**
   * Tests of values in the supplier's row. The key is the path of a value, such as `attributes.Capacitance`. A test is
   * a pattern, or limits of the number with which the value begins.
   */
  readonly row?: Readonly<Record<string, string | { readonly min?: number; readonly max?: number }>>;
}

/** A part with the facts that predicates test. */
export interface JudgedPart {
  readonly id: number;
  readonly mpn: string;
  readonly brand: string;
  /** Slugs from the part's own category upwards. */
  readonly categories: readonly string[];
  readonly attributes: Readonly<Record<string, AttributeValue | undefined>>;
  readonly package: string;
  /** Row of the supplier's file that the part comes from; null = none. */
  readonly row: unknown;
}

export type Test = (part: JudgedPart) => boolean;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= Math.abs(other) * 1e-6;

/**
 * Returns true if the value is within the limits. A range passes if it overlaps them, because the part has every value
 * of its range.
 */
function meetsBounds(value: AttributeValue, min: number, max: number): boolean {
  const slack = 1e-6;
  const [from, to] = typeof value === 'number' ? [value, value] : Array.isArray(value) ? value : [NaN, NaN];
  return to >= min - Math.abs(min) * slack && from <= max + Math.abs(max) * slack;
}

function isValue(value: AttributeValue, wanted: string | number | boolean): boolean {
  if (typeof wanted !== 'number') return typeof value === typeof wanted && fold(String(value)) === fold(String(wanted));
  return typeof value === 'number' ? isNear(value, wanted) : meetsBounds(value, wanted, wanted);
}

const isList = (test: AttributeTest): test is readonly (string | number)[] => Array.isArray(test);

function attributeTest(test: AttributeTest): (value: AttributeValue | undefined) => boolean {
  if (isList(test)) return (value) => value !== undefined && test.some((each) => isValue(value, each));
  if (typeof test !== 'object') return (value) => value !== undefined && isValue(value, test);
  const { min = -Infinity, max = Infinity, pattern, orAbsent = false, value: wanted } = test;
  const expression = pattern === undefined ? null : new RegExp(pattern, 'iu');
  return (value) => {
    if (value === undefined) return orAbsent;
    if (wanted !== undefined) return isValue(value, wanted);
    return expression === null ? meetsBounds(value, min, max) : expression.test(String(value));
  };
}

function fieldOf(row: unknown, path: string): string {
  let at = row;
  for (const name of path.split('.')) {
    if (typeof at !== 'object' || at === null) return '';
    at = (at as Readonly<Record<string, unknown>>)[name];
  }
  return typeof at === 'string' ? at : at === undefined || at === null ? '' : JSON.stringify(at);
}

/** Compiles a predicate into a function. */
export function compile(predicate: Predicate): Test {
  const tests: Test[] = [];
  const { category, attrs = {}, mpn, brand, package: body, row = {} } = predicate;
  if (category !== undefined) tests.push((part) => part.categories.some((slug) => category.includes(slug)));
  if (mpn !== undefined) {
    const pattern = new RegExp(mpn, 'iu');
    tests.push((part) => pattern.test(part.mpn) || pattern.test(fold(part.mpn)));
  }
  if (brand !== undefined) {
    const pattern = new RegExp(brand, 'iu');
    tests.push((part) => pattern.test(part.brand));
  }
  if (body !== undefined) {
    const pattern = new RegExp(body, 'iu');
    tests.push((part) => pattern.test(part.package));
  }
  for (const [key, wanted] of Object.entries(attrs)) {
    const test = attributeTest(wanted);
    tests.push((part) => test(part.attributes[key]));
  }
  for (const [path, source] of Object.entries(row)) {
    if (typeof source === 'string') {
      const pattern = new RegExp(source, 'iu');
      tests.push((part) => pattern.test(fieldOf(part.row, path)));
    } else {
      const { min = -Infinity, max = Infinity } = source;
      tests.push((part) => {
        const number = Number.parseFloat(fieldOf(part.row, path));
        return number >= min && number <= max;
      });
    }
  }
  if (tests.length === 0) throw new Error('predicate: expected at least one condition, got none');
  return (part) => tests.every((test) => test(part));
}
