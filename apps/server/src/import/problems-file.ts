import { createWriteStream, type WriteStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';

import { isAlwaysReported } from '@farad/domain/import';
import type { ProblemReason, SourceProblem } from '@farad/importers/record';

export const problemReasons: Readonly<Record<ProblemReason, string>> = {
  not_json: 'not a JSON object: the row was left out',
  not_an_object: 'JSON, but not an object: the row was left out',
  line_too_long: 'a line of more than a million characters: it was left out',
  broken_quotes: 'quotes that do not pair: the row was left out',
  more_cells_than_columns: 'more cells than columns: the row was left out',
  required: 'nothing is written where something must be: the row was left out',
  not_a_number: 'not a number: the value was left out',
  not_a_price: 'not a price in the currency of the file: the price was not changed',
  priced_from: 'prices start at this quantity, which became the minimum of an order',
  price_on_request: 'a price that is asked for: the part was taken without one',
  negative: 'less than zero: the value was left out',
  text_too_long: 'too long: the text was left out',
  rare_attribute: 'one or two rows of the category have this attribute: the value was left out',
  formula: 'a formula: the row was left out',
  unknown_part: 'the shop has no such part: the row was left out',
  too_long: 'too long: the row was left out',
  not_a_link: 'not an http or https address: the datasheet was left out',
  duplicate: 'another row of the same part has more in stock: this one was left out',
  not_typed: 'not readable as this attribute: the value was left out',
  vanished_left: 'the list has this row no more: its part was left as it is',
  vanished_no_stock: 'the list has this row no more: its pieces were taken out of stock',
  vanished_archived: 'the list has this row no more: its part was archived',
  held_stock_touched: 'a stock document was posted since: the stock was left as it is',
  held_dearer: 'dearer than the current row of another supplier: the price was left as it is',
  held_below_cost: 'below what the part costs: the price was left as it is',
  held_price_jump: 'the price changes too much: it was left as it is',
};

const cell = (text: string): string => {
  // A spreadsheet would read a text as a formula if it begins with one of these characters.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Returns the path of a file next to `path`, or in the working directory if the folder is not writable. */
export async function besideOf(path: string, ending: string): Promise<string> {
  const folder = dirname(path);
  const canWrite = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  return join(canWrite ? folder : '.', `${basename(path)}${ending}`);
}

/** Maximum number of listed values of a column. Otherwise a column with wrong content could fill the file. */
const perColumnMax = 1000;

export interface ProblemsFile {
  readonly add: (problem: SourceProblem) => void;
  /** Returns the number of all problems, including those that were not written. */
  readonly count: () => number;
  readonly close: () => Promise<void>;
}

/** Writes problems as CSV with line, field, value and reason. The file is created for the first problem. */
export function openProblemsFile(path: string): ProblemsFile {
  const perColumn = new Map<string | null, number>();
  let file: WriteStream | undefined;
  let failure: Error | undefined;
  let count = 0;
  return {
    add: ({ line, field, value, reason }) => {
      count += 1;
      const times = (perColumn.get(field) ?? 0) + 1;
      perColumn.set(field, times);
      if (!isAlwaysReported(reason) && times > perColumnMax) return;
      if (file === undefined) {
        file = createWriteStream(path);
        file.on('error', (error) => (failure = error));
        file.write('\ufeffline,field,value,reason\n');
      }
      file.write(`${line === 0 ? '' : line},${cell(field ?? '')},${cell(value)},${cell(problemReasons[reason])}\n`);
    },
    count: () => count,
    close: async () => {
      if (file === undefined) return;
      file.end();
      if (failure === undefined) await finished(file);
      if (failure !== undefined) throw failure;
    },
  };
}
