import type { CatalogueText } from '@farad/contract/back-office-translations';
import type { FileAnswer } from '@farad/contract/file';
import { translationQueries, type TextSearch } from '@farad/database/translation.queries';
import { decideInTransaction } from '@farad/database/transaction';
import { moscowDay } from '@farad/domain/delivery';
import { fail, locales, ok, type Locale, type Result } from '@farad/domain/shared';
import { textFields, textKinds } from '@farad/domain/translation';
import { textAt, type SourceRecord } from '@farad/importers/record';

import type { Deps } from '../../deps.ts';
import type { Drawing } from '../../document-thread/open-drawing.ts';
import { writeTableFile } from '../../document-thread/write-table-file.ts';
import type { Failure } from '../../http/errors.ts';
import type { StaffCallOrigin } from '../../http/staff-route.ts';
import { writeText, type TextToWrite } from './write-text.ts';

/** Texts of one file: what translators do between two of them. */
const rowsMax = 5000;

/** Names of the columns; the same in every language, so that a file comes back as it went. */
const columns = ['kind', 'key', 'field', 'name', ...locales];

const widths: Readonly<Record<string, number>> = { kind: 10, key: 12, field: 12, name: 30 };

/** Missing texts as a table for translators. */
export async function writeTexts(
  deps: Deps,
  drawing: Drawing,
  search: Omit<TextSearch, 'after' | 'limit'>,
  { format, locale }: { format: 'csv' | 'xlsx'; locale: Locale },
): Promise<FileAnswer> {
  const rows = await translationQueries(deps.db).list({ ...search, after: null, limit: rowsMax });
  return writeTableFile(drawing, `texts-${search.kind}-${moscowDay(deps.clock())}`, locale, {
    ...{ format, sheetName: search.kind },
    columns: columns.map((title) => ({ title, kind: 'text', width: widths[title] ?? 48 })),
    rows: rows.map(({ kind, key, field, name, texts }) => [kind, key, field, name, texts.ru, texts.en, texts.tr]),
  });
}

type Read = Pick<CatalogueText, 'kind' | 'key' | 'field'>;

/** What a row is about, or the column that is wrong. */
function readPlace({ fields }: SourceRecord): Result<Read, string> {
  const kind = textKinds.find((each) => each === textAt(fields, 'kind').trim());
  if (kind === undefined) return fail('kind');
  const field = textFields.find((each) => each === textAt(fields, 'field').trim());
  if (field === undefined) return fail('field');
  const key = textAt(fields, 'key').trim();
  return key === '' ? fail('key') : ok({ kind, key, field });
}

interface Taken {
  changed: number;
  same: number;
  problems: { row: number; field: string }[];
}

const problemsMax = 200;

/** Beside the main thread: a workbook is unpacked whole, and may be far larger than it looks. */
async function readRows({ imports }: Deps, bytes: Buffer): Promise<Result<readonly SourceRecord[], Failure>> {
  const read = await imports.look({ kind: 'rows', bytes, most: rowsMax });
  if (!read.ok) return fail({ code: 'invalid_input', field: 'body' });
  const rows = read.value as readonly SourceRecord[];
  if (rows.length > rowsMax) return fail({ code: 'body_too_large' });
  return rows.length === 0 ? fail({ code: 'invalid_input', field: 'body' }) : ok(rows);
}

/** Takes the table of translators in: what is filled in and differs is written, all together. */
export async function takeTexts(deps: Deps, caller: StaffCallOrigin, file: Buffer): Promise<Result<Taken, Failure>> {
  const rows = await readRows(deps, file);
  if (!rows.ok) return rows;
  return decideInTransaction<Taken, Failure>(deps.db, async (tx) => {
    const taken: Taken = { changed: 0, same: 0, problems: [] };
    const problem = (row: number, field: string): void => {
      if (taken.problems.length < problemsMax) taken.problems.push({ row, field });
    };
    for (const row of rows.value) {
      const place = readPlace(row);
      if (!place.ok) {
        problem(row.line, place.error);
        continue;
      }
      for (const language of locales) {
        const text = textAt(row.fields, language).trim();
        if (text === '') continue;
        const asked: TextToWrite = { ...place.value, language, text };
        const written = await writeText(tx, deps, caller, asked, null);
        if (written === 'changed' || written === 'same') taken[written] += 1;
        else problem(row.line, written === 'too_long' ? language : 'key');
        if (written === 'not_found') break;
      }
    }
    return ok(taken);
  });
}
