import type { CatalogueText } from '@farad/contract/office/content/translations';
import type { FileAnswer } from '@farad/contract/kit/file';
import { auditQueries, type AuditEvent } from '@farad/database/staff/audit.queries';
import type { Tx } from '@farad/database/connection/connect';
import { translationBatchQueries, type HeldText } from '@farad/database/content/translation-batch.queries';
import { translationQueries, type TextSearch } from '@farad/database/content/translation.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { moscowDay } from '@farad/domain/delivery';
import { fail, locales, ok, type Locale, type Result } from '@farad/domain/shared';
import { textFields, textKinds, textLengthMax, type TextKind } from '@farad/domain/translation';
import { textAt, type SourceRecord } from '@farad/importers/record';

import type { Deps } from '#deps.ts';
import type { Drawing } from '#core/documents/open-drawing.ts';
import { writeTableFile } from '#core/documents/write-table-file.ts';
import type { Failure } from '#http/answers/errors.ts';
import { originOf, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { eventOf } from './write-text.ts';

/** Maximum number of texts in one file. Translators deliver about as many at a time. */
const rowsMax = 5000;

/** Names of the columns. They are the same in every language, so that an exported file can be imported again. */
const columns = ['kind', 'key', 'field', 'name', ...locales];

const widths: Readonly<Record<string, number>> = { kind: 10, key: 12, field: 12, name: 30 };

/** Returns a table for translators with the texts that lack a translation. */
export async function writeTexts(
  deps: Deps,
  drawing: Drawing,
  search: Omit<TextSearch, 'after' | 'limit'>,
  { format, locale }: { format: 'csv' | 'xlsx'; locale: Locale },
): Promise<FileAnswer> {
  const rows = await translationQueries(deps.db).list({ ...search, after: null, limit: rowsMax });
  return writeTableFile(drawing, `texts-${search.kind}-${moscowDay(deps.clock())}`, locale, {
    format,
    sheetName: search.kind,
    columns: columns.map((title) => ({
      title,
      kind: 'text',
      width: widths[title] ?? 48,
    })),
    rows: rows.map(({ kind, key, field, name, texts }) => [
      kind,
      key,
      field,
      name,
      ...locales.map((each) => texts[each]),
    ]),
  });
}

type Read = Pick<CatalogueText, 'kind' | 'key' | 'field'>;

/** Returns which text a row translates, or the name of the column that is wrong. */
function readPlace({ fields }: SourceRecord): Result<Read, string> {
  const kind = textKinds.find((each) => each === textAt(fields, 'kind').trim());
  if (kind === undefined) return fail('kind');
  const field = textFields.find((each) => each === textAt(fields, 'field').trim());
  if (field === undefined) return fail('field');
  const key = textAt(fields, 'key').trim();
  return key === '' ? fail('key') : ok({ kind, key, field });
}

interface Problem {
  readonly row: number;
  readonly field: string;
}

interface Taken {
  readonly changed: number;
  readonly same: number;
  readonly problems: Problem[];
}

const problemsMax = 200;
/** Number of audit log entries inserted by one statement. */
const eventsAtOnce = 1000;

/** Reads the rows of a file in a worker thread, since an unpacked workbook may be far larger than the file. */
async function readRows({ imports }: Deps, bytes: Buffer): Promise<Result<readonly SourceRecord[], Failure>> {
  const read = await imports.look({ kind: 'rows', bytes, most: rowsMax });
  if (!read.ok) return fail({ code: 'invalid_input', field: 'file' });
  const rows = read.value as readonly SourceRecord[];
  if (rows.length > rowsMax) return fail({ code: 'body_too_large' });
  return rows.length === 0 ? fail({ code: 'invalid_input', field: 'file' }) : ok(rows);
}

interface Wanted extends Read {
  readonly row: SourceRecord;
}

const nameOf = ({ kind, key, field }: Read): string => `${kind} ${field} ${key}`;

/** Returns the texts that the rows translate. A row that names no valid text is added to `problems`. */
function readPlaces(rows: readonly SourceRecord[], problems: Problem[]): readonly Wanted[] {
  return rows.flatMap((row) => {
    const place = readPlace(row);
    if (place.ok) return [{ ...place.value, row }];
    problems.push({ row: row.line, field: place.error });
    return [];
  });
}

/**
 * Returns the current texts, by the name that `nameOf` returns. Their database rows are locked, one kind after another.
 */
async function holdTexts(tx: Tx, wanted: readonly Wanted[]): Promise<ReadonlyMap<string, HeldText>> {
  const held = new Map<string, HeldText>();
  for (const kind of textKinds) {
    const keys = wanted.filter((each) => each.kind === kind).map(({ key }) => key);
    if (keys.length === 0) continue;
    for (const text of await translationBatchQueries(tx).held(kind, keys)) held.set(nameOf({ kind, ...text }), text);
  }
  return held;
}

/** Returns the changed texts, their audit log entries and the number of unchanged texts. */
function changeTexts(wanted: readonly Wanted[], held: ReadonlyMap<string, HeldText>, problems: Problem[]) {
  const changed = new Map<string, HeldText & { readonly kind: TextKind }>();
  const events: AuditEvent[] = [];
  let same = 0;
  for (const { row, ...place } of wanted) {
    for (const language of locales) {
      const text = textAt(row.fields, language).trim();
      if (text === '') continue;
      const name = nameOf(place);
      const now = changed.get(name) ?? held.get(name);
      if (text.length > textLengthMax[place.field]) problems.push({ row: row.line, field: language });
      else if (now === undefined) {
        problems.push({ row: row.line, field: 'key' });
        break;
      } else if (now.texts[language] === text) same += 1;
      else {
        events.push(eventOf({ ...place, language, text }, now.texts[language]));
        changed.set(name, { ...place, texts: { ...now.texts, [language]: text } });
      }
    }
  }
  return { changed: [...changed.values()], events, same };
}

/**
 * Imports a table from translators in one transaction. Texts that are filled in and differ from the current ones are
 * saved; wrong rows are skipped and returned as problems. Each kind of text is saved by one statement, so that
 * thousands of rows are locked only briefly.
 */
export async function takeTexts(deps: Deps, caller: StaffCallOrigin, file: Buffer): Promise<Result<Taken, Failure>> {
  const rows = await readRows(deps, file);
  if (!rows.ok) return rows;
  return inTransaction(deps.db, async (tx) => {
    const problems: Problem[] = [];
    const wanted = readPlaces(rows.value, problems);
    const { changed, events, same } = changeTexts(wanted, await holdTexts(tx, wanted), problems);
    for (const kind of textKinds) {
      const texts = changed.filter((text) => text.kind === kind);
      if (texts.length > 0) await translationBatchQueries(tx).set(kind, texts);
    }
    const origin = originOf(caller, caller.actor.staff.id);
    for (let from = 0; from < events.length; from += eventsAtOnce) {
      await auditQueries(tx).addAll(origin, events.slice(from, from + eventsAtOnce), deps.clock());
    }
    const shown = problems.toSorted((a, b) => a.row - b.row).slice(0, problemsMax);
    return ok({ changed: events.length, same, problems: shown });
  });
}
