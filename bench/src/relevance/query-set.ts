import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compile, type JudgedPart, type Predicate, type Test } from './predicate.ts';

/** A judged query as stored in a set, one line of JSON each: docs/relevance.md. */
interface WrittenQuery {
  readonly query: string;
  readonly language: string;
  readonly kind: string;
  readonly exact: readonly Predicate[];
  readonly substitute?: readonly Predicate[];
  readonly related?: readonly Predicate[];
  /** True if the catalogue has no correct result. */
  readonly isWithoutAnswer?: boolean;
}

export const labels = ['exact', 'substitute', 'related', 'wrong'] as const;

export type Label = (typeof labels)[number];

export interface JudgedQuery {
  readonly query: string;
  readonly language: string;
  readonly kind: string;
  readonly isWithoutAnswer: boolean;
  /** Categories of the correct results; empty = judged by other criteria. */
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

/** Reads the queries of a set. An error names the line. */
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

/** Assigns a query to a half by its text alone: if the first byte of its SHA-256 is even, it may be used for tuning. */
export const halfOf = (query: string): 'tuning' | 'held-out' =>
  (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0 ? 'tuning' : 'held-out';
