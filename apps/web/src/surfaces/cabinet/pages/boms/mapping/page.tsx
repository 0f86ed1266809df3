import type { WireBomMapping } from '@farad/contract/shop/boms/files';
import { lineFieldLengthMax, partsFileEncodings, partsFileSeparators } from '@farad/domain/bom';
import { typedNumberLengthMax } from '@farad/domain/quantities';
import { data, Form, Link, redirect, useActionData, useLoaderData } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { Note } from '#surfaces/cabinet/note.tsx';
import { readForm } from '../read-form.server.ts';
import { Progress } from '../workbench/progress.tsx';
import { PreviewTable } from './preview-table.tsx';
import { defaultedFields, readLayout } from './read-layout.ts';
import type { Route } from './+types/page';

const boardOf = (search: URLSearchParams): string => {
  const board = search.get('board') ?? '';
  return /^\d{1,2}$/.test(board) ? board : '0';
};

export async function loader(visit: Route.LoaderArgs) {
  const { bomId } = visit.params;
  const api = apiOf(visit);
  const board = boardOf(visit.url.searchParams);
  const bom = orErrorPage(await api.bom({ bomId }));
  if (bom.state === 'refused') throw redirect(inLocale(localeOfPath(visit.url.pathname), `/cabinet/boms/${bomId}`));
  const { _id, state, progress, settings, boards } = bom;
  const shown = { _id, state, progress, name: settings.name, board: boards.find((one) => String(one.board) === board) };
  if (state === 'reading') return { bom: shown, mapping: null };
  return { bom: shown, mapping: orErrorPage(await api.bomMapping({ bomId, query: { board } })) };
}

type Outcome = { readonly problem: string | null };

/**
 * Reads the file again with the form's settings. With `intent` `list` it opens the matched list; otherwise it shows the
 * preview.
 */
export async function action(visit: Route.ActionArgs) {
  const { bomId } = visit.params;
  const form = await readForm(visit);
  if (form === null) return data<Outcome>({ problem: null }, { status: 400 });
  const api = apiOf(visit);
  const query = { board: boardOf(visit.url.searchParams) };
  const known = orErrorPage(await api.bomMapping({ bomId, query }));
  const isList = formText(form, 'intent') === 'list';
  const body = readLayout(form, known, isList);
  if (body === null) return data<Outcome>({ problem: null }, { status: 422 });
  const outcome = await api.layoutBom({ bomId, query, body });
  if (!outcome.ok) {
    if (outcome.status >= 500) orErrorPage(outcome);
    return data<Outcome>({ problem: outcome.error.message }, { status: outcome.status });
  }
  const here = visit.url.pathname + visit.url.search;
  return redirect(isList ? inLocale(localeOfPath(visit.url.pathname), `/cabinet/boms/${bomId}`) : here);
}

const separatorWords = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

/** Settings that tell how to read the file: sheet, encoding, separator, first and last row. */
function FileFacts({ mapping }: { mapping: WireBomMapping }) {
  const { t, count } = useWords();
  const { kind, encoding, separator, sheets, sheet, headerRow, lastRow, preview } = mapping;
  const numberOf = (index: number): number => {
    const before = preview.findLast((row) => row.index <= index);
    return before === undefined ? index + 1 : before.number + index - before.index;
  };
  const label = 'grid gap-0.5';
  const title = 'text-12 text-ink-2';
  return (
    <fieldset className="flex flex-wrap items-end gap-x-4 gap-y-3 border border-line-2 bg-raised p-4">
      <legend className="sr-only">{t('bomPages.fileFacts')}</legend>
      <p className={label}>
        <span className={title}>{t('bomPages.kind')}</span>
        <span className="leading-8">{t(`bomPages.kind_${kind}`)}</span>
      </p>
      {sheets.length > 1 && (
        <label className={label}>
          <span className={title}>{t('bomPages.sheet')}</span>
          <select name="sheet" defaultValue={sheet} className={fieldClass('max-w-64')}>
            {sheets.map(({ name, rows, pages }, at) => (
              <option key={`${at} ${name}`} value={at}>
                {t(pages > 1 ? 'bomPages.sheetTogether' : 'bomPages.sheetRows', { name, rows: count(rows) })}
              </option>
            ))}
          </select>
        </label>
      )}
      {encoding !== null && (
        <label className={label}>
          <span className={title}>{t('bomPages.encoding')}</span>
          <select name="encoding" defaultValue={encoding} className={fieldClass()}>
            {partsFileEncodings.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
      {separator !== null && (
        <label className={label}>
          <span className={title}>{t('bomPages.separator')}</span>
          <select name="separator" defaultValue={separator} className={fieldClass()}>
            {partsFileSeparators.map((one) => (
              <option key={one} value={one}>
                {t(`bomPages.separator_${separatorWords[one]}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={label}>
        <span className={title}>{t('bomPages.headerRow')}</span>
        <input
          name="headerRow"
          defaultValue={headerRow === null ? '' : numberOf(headerRow)}
          title={t('bomPages.noHeader')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={typedNumberLengthMax}
          className={fieldClass('w-28 font-mono')}
        />
      </label>
      <label className={label}>
        <span className={title}>{t('bomPages.lastRow')}</span>
        <input
          name="lastRow"
          defaultValue={numberOf(lastRow)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={typedNumberLengthMax}
          className={fieldClass('w-28 font-mono')}
        />
      </label>
      <Button type="submit" name="intent" value="read" kind="quiet">
        {t('bomPages.readSo')}
      </Button>
    </fieldset>
  );
}

function Defaults({ mapping }: { mapping: WireBomMapping }) {
  const { t } = useWords();
  return (
    <details className="mt-4" open={Object.keys(mapping.defaults).length > 0}>
      <summary className="text-copper-ink">{t('bomPages.defaults')}</summary>
      <p className="my-2 text-13 text-ink-2">{t('bomPages.defaultsHint')}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        {defaultedFields.map((field) => (
          <label key={field} className="grid gap-0.5">
            <span className="text-12 text-ink-2">{t(`boms.field_${field}`)}</span>
            <input
              name={`default.${field}`}
              defaultValue={mapping.defaults[field] ?? ''}
              maxLength={lineFieldLengthMax}
              autoComplete="off"
              className={fieldClass()}
            />
          </label>
        ))}
      </div>
    </details>
  );
}

/**
 * Rows of the sheet that did not become lines of the list, with the reasons. Lines and these rows add up to all rows.
 */
function RefusedRows({ mapping }: { mapping: WireBomMapping }) {
  const { t, count } = useWords();
  const { linesRead, refused } = mapping;
  return (
    <div className="mt-4">
      <p>{t('bomPages.rowsSum', { read: count(linesRead), refused: count(refused.length) })}</p>
      {refused.length > 0 && (
        <details>
          <summary className="text-13 text-copper-ink">{t('bomPages.refusedRows')}</summary>
          <ul className="mt-1 max-h-72 overflow-y-auto text-13">
            {refused.map(({ row, sheet, reason, text }) => (
              <li key={`${sheet} ${row}`} className="flex gap-3 border-b border-line py-1">
                <span className="num min-w-12 shrink-0 text-right text-ink-2">
                  {sheet === null ? row : t('bomPages.sheetPlace', { sheet, row })}
                </span>
                <span className="w-40 shrink-0">{t(`bomPages.row_${reason}`)}</span>
                <span className="truncate text-ink-2" title={text}>
                  {text}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Warnings({ mapping, isNeeded }: { mapping: WireBomMapping; isNeeded: boolean }) {
  const { t } = useWords();
  const left = mapping.columns.filter(({ field, samples }) => field === null && samples.length > 0);
  const nameOf = ({ header, index }: { readonly header: string; readonly index: number }): string =>
    header || t('bomPages.column', { number: index + 1 });
  const names = left.map(nameOf);
  const unread = mapping.unreadNumbers.map(nameOf);
  return (
    <>
      {isNeeded && <Note isProblem>{t('bomPages.mappingNeeded')}</Note>}
      {mapping.missing.length > 0 && (
        <p className="mb-2 text-error">
          {t('bomPages.missing', { fields: mapping.missing.map((field) => t(`boms.field_${field}`)).join(', ') })}
        </p>
      )}
      {mapping.unreadSheets.length > 0 && (
        <p className="mb-2 text-error wrap-anywhere">
          {t('bomPages.unreadSheets', { sheets: mapping.unreadSheets.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {unread.length > 0 && (
        <p className="mb-2 text-error wrap-anywhere">{t('bomPages.unreadNumbers', { columns: unread.join(', ') })}</p>
      )}
      {names.length > 0 && (
        <p className="mb-2 text-13 text-warn wrap-anywhere">{t('bomPages.unmapped', { columns: names.join(', ') })}</p>
      )}
    </>
  );
}

/** Page that shows how the server read an uploaded file. The customer can correct it (product M2). */
export default function MappingPage() {
  const { t, to } = useWords();
  const { bom, mapping } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const title = t('bomPages.mappingTitle');
  return (
    <div>
      <PageHead title={`${title}: ${bom.name}`} isIndexed={false} />
      <Breadcrumbs
        label={t('shell.breadcrumbs')}
        crumbs={[
          { title: t('boms.title'), to: to('/cabinet/boms') },
          // Do not link to the list's page in this state, because it would redirect back here.
          ...(bom.state === 'mapping' ? [] : [{ title: bom.name, to: to(`/cabinet/boms/${bom._id}`) }]),
        ]}
      />
      <h1 className="pt-1">{title}</h1>
      <p className="mt-1 mb-4 text-ink-2 wrap-anywhere">{bom.board?.fileName ?? bom.board?.name ?? bom.name}</p>
      {outcome !== undefined && <Note isProblem>{outcome.problem ?? t('bomPages.badRow')}</Note>}
      {mapping === null ? (
        <Progress bom={bom} />
      ) : (
        <Form
          method="post"
          preventScrollReset
          key={JSON.stringify([
            mapping.sheet,
            mapping.headerRow,
            mapping.lastRow,
            mapping.encoding,
            mapping.separator,
            mapping.columns,
          ])}
        >
          <p className="mb-3 max-w-[760px] text-ink-2">{t('bomPages.mappingLead')}</p>
          {/* Enter in a field previews the file with these settings. */}
          <button type="submit" name="intent" value="read" className="sr-only" tabIndex={-1}>
            {t('bomPages.readSo')}
          </button>
          <Warnings mapping={mapping} isNeeded={bom.state === 'mapping'} />
          <FileFacts mapping={mapping} />
          <div className="mt-4">
            <PreviewTable mapping={mapping} />
          </div>
          <RefusedRows mapping={mapping} />
          <Defaults mapping={mapping} />
          <p className="mt-5 flex flex-wrap items-center gap-4">
            <Button type="submit" name="intent" value="list" size="large">
              {t('bomPages.readList')}
            </Button>
            {bom.state !== 'mapping' && (
              <Link to={to(`/cabinet/boms/${bom._id}`)} className="text-copper-ink underline">
                {t('bomPages.backToList')}
              </Link>
            )}
          </p>
        </Form>
      )}
    </div>
  );
}
