import { decimalSign } from '@farad/domain/quantities';
// Worker thread that reads uploaded files: their format, a preview, their problems and their rows.
import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';

import { writeTable } from '@farad/documents/table-file';
import { readSource } from '@farad/importers/read-source';
import type { SourceProblem, SourceRecord } from '@farad/importers/record';
import { importWords } from '@farad/wording/import-messages';

import { lookIntoFile } from '../import/orders/look-into-file.ts';
import type { LookAnswer, LookMessage, LookRequest, LookValue } from '../import/orders/messages.ts';
import { previewRows } from '../import/orders/preview-rows.ts';
import { failureOf } from '../import/orders/run-order.ts';

const main = parentPort;
if (main === null) throw new Error('this file must run as a worker thread');

async function problemsTable({ file, locale }: LookRequest & { readonly kind: 'problems' }): Promise<Uint8Array> {
  const words = importWords[locale];
  const { row, column, value, why } = words.columns;
  const text = await readFile(file, 'utf8');
  const problems = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as SourceProblem);
  return writeTable({
    format: 'csv',
    sheetName: '',
    separator: decimalSign(locale) === '.' ? ',' : ';',
    columns: [
      { title: row, kind: 'number' },
      ...[column, value, why].map((title) => ({ title, kind: 'text' as const })),
    ],
    rows: problems.map((problem) => [
      problem.line === 0 ? null : problem.line,
      problem.field ?? '',
      problem.value,
      words.problems[problem.reason],
    ]),
  });
}

async function rowsOf({ bytes, most }: LookRequest & { readonly kind: 'rows' }): Promise<SourceRecord[]> {
  const file = (async function* () {
    yield bytes;
  })();
  const rows: SourceRecord[] = [];
  for await (const { records } of readSource(file)) {
    rows.push(...records.slice(0, most + 1 - rows.length));
    if (rows.length > most) break;
  }
  return rows;
}

async function valueOf({ request, url }: LookMessage): Promise<LookValue> {
  if (request.kind === 'look') return lookIntoFile(request.file, request.format, request.name);
  if (request.kind === 'rows') return rowsOf(request);
  return request.kind === 'preview' ? previewRows({ ...request, url }) : problemsTable(request);
}

async function answerTo(message: LookMessage): Promise<LookAnswer> {
  try {
    return { kind: 'value', value: await valueOf(message) };
  } catch (error) {
    const failure = failureOf(error);
    return failure === undefined ? { kind: 'failed', error } : { kind: 'unreadable', failure };
  }
}

main.on('message', (message: LookMessage) => {
  void answerTo(message).then((answer) => main.postMessage(answer, []));
});
