import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compile, type JudgedPart, type Predicate, type Test } from './predicate.ts';

/** A query with its judgements as stored in a set, one JSON line for each query (format in docs/relevance.md). */
interface WrittenQuery {
  readonly query: string;
  readonly language: string;
  readonly kind: string;
  readonly exact: readonly Predicate[];
  readonly substitute?: readonly Predicate[];
  readonly related?: readonly Predicate[];
  /** True if the catalogue contains no correct result. */
  readonly isWithoutAnswer?: boolean;
}

export const labels = ['exact', 'substitute', 'related', 'wrong'] as const;

export type Label = (typeof labels)[number];

export interface JudgedQuery {
  readonly query: string;
  readonly language: string;
  readonly kind: string;
  readonly isWithoutAnswer: boolean;
  /** Slugs of the categories of exact results; empty = the set names none. */
  readonly categories: readonly string[];
  readonly labelOf: (part: JudgedPart) => Label;
}

const anyOf = (predicates: readonly Predicate[] = []): Test => {
  const tests = predicates.map(compile);
  return (part) => tests.some((test) => test(part));
};

function queryOf(written: WrittenQuery): JudgedQuery {
  const { query, language, kind, exact, substitute, related, isWithoutAnswer = false } = written;
  const [isExact, isSubstitute, isRelated] = [exact, substitute, related].map(anyOf) as [Test, Test, Test];
  return {
    query,
    language,
    kind,
    isWithoutAnswer,
    categories: [...new Set(exact.flatMap(({ category = [] }) => category))],
    labelOf: (part) =>
      isExact(part) ? 'exact' : isSubstitute(part) ? 'substitute' : isRelated(part) ? 'related' : 'wrong',
  };
}

/** Reads the queries of a set. Throws with the line number if a line is no judged query. */
export function readQuerySet(file: string): readonly JudgedQuery[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      try {
        return [queryOf(JSON.parse(line) as WrittenQuery)];
      } catch (error) {
        throw new Error(`${file}:${index + 1}: expected a judged query`, { cause: error });
      }
    });
}

/**
 * Returns the half to which a query belongs, by nothing but its text. Queries may be used for tuning if the first byte
 * of their SHA-256 is even.
 */
export const halfOf = (query: string): 'tuning' | 'held-out' =>
  (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0 ? 'tuning' : 'held-out';
