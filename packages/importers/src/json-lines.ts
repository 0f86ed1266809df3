import { parseJson } from '@farad/domain/shared';

import type { SourceBatch, SourceProblem, SourceRecord } from './record.ts';
import { splitLines } from './text-lines.ts';

const quoted = (text: string): string => text.slice(0, 200);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Yields one JSON object per line. Empty lines are skipped. A broken line is reported as a problem, and reading goes
 * on.
 */
export async function* readJsonLines(pieces: AsyncIterable<string>): AsyncGenerator<SourceBatch> {
  for await (const lines of splitLines(pieces)) {
    const records: SourceRecord[] = [];
    const problems: SourceProblem[] = [];
    for (const { line, text } of lines) {
      if (text === null) problems.push({ line, field: null, value: '', reason: 'line_too_long' });
      else if (text.trim() !== '') {
        const value = parseJson(text);
        if (isObject(value)) records.push({ line, fields: value });
        else {
          const reason = value === undefined ? 'not_json' : 'not_an_object';
          problems.push({ line, field: null, value: quoted(text), reason });
        }
      }
    }
    yield { records, problems };
  }
}
