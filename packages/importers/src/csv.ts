import { CsvError, parse } from 'csv-parse';

import { groupReader } from './group-rows.ts';
import { headingNames, recogniseHeading, recordOf, titlesOf } from './recognise.ts';
import { UnreadableFile, type LayoutHints, type SourceBatch, type SourceProblem, type SourceRecord } from './record.ts';
import { lineLengthMax } from './text-lines.ts';

interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

/** Number of rows at the start in which the heading row is searched for. */
const headingWithin = 20;

/**
 * Returns a parser that takes pieces of text and returns whole rows. Text that cannot be a row is added to `problems`.
 */
function rowParser(delimiter: string, problems: SourceProblem[]) {
  let failure: string | undefined;
  let begun = 1;
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: lineLengthMax,
    info: true,
    on_skip: (error, raw) => {
      // An unclosed quote takes all text up to the end of the file into one cell. So no next row can be found.
      if (error?.code === 'CSV_MAX_RECORD_SIZE' || error?.code === 'CSV_QUOTE_NOT_CLOSED') {
        failure = 'a quote is never closed, or a cell is endless';
        return undefined;
      }
      const line = error instanceof CsvError && typeof error['lines'] === 'number' ? error['lines'] : 0;
      problems.push({ line, field: null, value: (raw ?? '').slice(0, 200), reason: 'broken_quotes' });
      return undefined;
    },
  });
  parser.on('error', (error) => (failure = error.message));
  const take = (): Row[] => {
    const rows: Row[] = [];
    for (let item: unknown = parser.read(); item !== null; item = parser.read()) {
      const { record, info } = item as { readonly record: string[]; readonly info: { readonly lines: number } };
      rows.push({ cells: record, line: begun });
      begun = info.lines + 1;
    }
    // The loop above reads the complete rows. After it, `begun` is the line where the broken row starts.
    if (failure !== undefined) throw new UnreadableFile(`Line ${begun}: ${failure}.`, 'quote_not_closed', begun);
    return rows;
  };
  return {
    put: (text: string): Row[] => {
      parser.write(text);
      return take();
    },
    end: async (): Promise<Row[]> => {
      const ended = new Promise((resolve) => parser.once('readable', resolve).once('error', resolve));
      parser.end();
      await ended;
      return take();
    },
  };
}

/** Returns the index of the heading row: the one at the given line, otherwise the most likely one. */
function headingAmong(rows: readonly Row[], line: number | undefined): number {
  if (line === undefined) return recogniseHeading(rows.slice(0, headingWithin).map(({ cells }) => cells));
  return Math.max(
    0,
    rows.findIndex((row) => row.line >= line),
  );
}

function batchOf(
  names: readonly string[],
  rows: readonly Row[],
  problems: SourceProblem[],
  grouped: ReturnType<typeof groupReader>,
): SourceBatch {
  const records: SourceRecord[] = [];
  for (const { cells, line } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const { fields, problem } = recordOf(names, cells, line);
    const record = problem === null ? grouped({ line, fields }) : null;
    if (problem) problems.push(problem);
    else if (record !== null) records.push(record);
  }
  return { records, problems: problems.splice(0) };
}

/**
 * Yields rows of a delimited text, with the cells by the column names in the heading. Title lines may precede the
 * heading. Unreadable rows are reported as problems. An unclosed quote makes the file unreadable.
 */
export async function* readCsv(
  pieces: AsyncIterable<string>,
  delimiter: string,
  { headerRow, onLayout }: LayoutHints = {},
): AsyncGenerator<SourceBatch> {
  const problems: SourceProblem[] = [];
  const parser = rowParser(delimiter, problems);
  let waiting: Row[] = [];
  let names: readonly string[] | null = null;
  let grouped = groupReader(0);
  const taken = (rows: readonly Row[], isLast: boolean): SourceBatch => {
    if (names !== null) return batchOf(names, rows, problems, grouped);
    waiting = [...waiting, ...rows];
    if (waiting.length < Math.max(headingWithin, headerRow ?? 0) && !isLast) return { records: [], problems: [] };
    const heading = headingAmong(waiting, headerRow);
    const titles = titlesOf(waiting.slice(0, heading).map(({ cells }) => cells));
    onLayout?.({ sheets: [], sheet: null, headerRow: waiting[heading]?.line ?? 1, titles });
    const head = headingNames(
      waiting.slice(0, heading + 2).map(({ cells }) => cells),
      heading,
    );
    names = head.names;
    grouped = groupReader(names.length);
    return batchOf(names, waiting.slice(heading + head.height), problems, grouped);
  };
  for await (const piece of pieces) yield taken(parser.put(piece), false);
  yield taken(await parser.end(), true);
}
