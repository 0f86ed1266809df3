import type { WireBomDifference } from '@farad/contract/shop/boms/boms';
import { data, Form, Link, useActionData, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { Note } from '#surfaces/cabinet/note.tsx';
import type { Route } from './+types/difference';

const numberOf = (search: URLSearchParams, name: string, otherwise: number): number => {
  const text = search.get(name) ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : otherwise;
};

export async function loader(visit: Route.LoaderArgs) {
  const { bomId } = visit.params;
  const search = visit.url.searchParams;
  const api = apiOf(visit);
  const bom = orErrorPage(await api.bom({ bomId }));
  const asked = numberOf(search, 'board', 0);
  const board = bom.boards.find((one) => one.board === asked) ?? bom.boards[0];
  const last = board?.revision ?? 1;
  const [from, to] = [numberOf(search, 'from', Math.max(1, last - 1)), numberOf(search, 'to', last)];
  const query = { board: String(board?.board ?? 0), from: String(from), to: String(to) };
  const { rows } = orErrorPage(await api.bomDifference({ bomId, query }));
  return { id: bomId, name: bom.settings.name, board, from, to, rows };
}

type Outcome = { readonly kind: 'problem'; readonly text: string } | { readonly kind: 'added'; readonly added: number };

/** Adds to the basket the parts that the newer revision needs beyond the older one. */
export async function action(visit: Route.ActionArgs) {
  const { bomId } = visit.params;
  const search = visit.url.searchParams;
  const body = {
    board: numberOf(search, 'board', 0),
    from: numberOf(search, 'from', 1),
    to: numberOf(search, 'to', 1),
  };
  const outcome = await apiOf(visit).differenceToBasket({ bomId, body });
  if (outcome.ok) return data<Outcome>({ kind: 'added', added: outcome.value.added });
  if (outcome.status >= 500) orErrorPage(outcome);
  return data<Outcome>({ kind: 'problem', text: outcome.error.message }, { status: outcome.status });
}

type Row = WireBomDifference['rows'][number];

const looks = { added: 'text-stock', removed: 'text-error', changed: 'text-warn' } as const;
const signs = { added: '+', removed: '−', changed: '≠' } as const;

function DifferenceRow({ row }: { row: Row }) {
  const { t, count } = useWords();
  const textOf = (side: Row['before']): string =>
    side === null ? '—' : t('bomPages.partTimes', { part: side.part, count: count(side.quantity) });
  return (
    <tr className="border-b border-line align-top">
      <td className={`py-2 pr-3 whitespace-nowrap ${looks[row.kind]}`}>
        <span className="num" aria-hidden="true">
          {signs[row.kind]}{' '}
        </span>
        {t(`bomPages.kind_${row.kind}`)}
      </td>
      <td className="py-2 pr-3 font-mono text-13 wrap-anywhere">{row.designators || '—'}</td>
      <td className="py-2 pr-3 wrap-anywhere">{textOf(row.before)}</td>
      <td className="py-2 pr-3 wrap-anywhere">{textOf(row.after)}</td>
      <td className="num py-2 text-right font-semibold">
        {row.pieces === null ? (
          <span className="font-sans font-normal text-warn">{t('bomPages.notDecided')}</span>
        ) : row.pieces > 0 ? (
          `+${count(row.pieces)}`
        ) : row.pieces < 0 ? (
          `−${count(-row.pieces)}`
        ) : (
          '0'
        )}
      </td>
    </tr>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const { t } = useWords();
  const head = 'py-2 pr-3 font-medium';
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-13 lg:text-14">
        <caption className="sr-only">{t('bomPages.differenceTitle')}</caption>
        <thead>
          <tr className="border-b border-line-2 text-left text-12 text-ink-2">
            <th className={head}>{t('bomPages.colWhat')}</th>
            <th className={head}>{t('boms.field_designators')}</th>
            <th className={head}>{t('bomPages.colBefore')}</th>
            <th className={head}>{t('bomPages.colAfter')}</th>
            <th className="py-2 text-right font-medium">{t('bomPages.colPieces')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <DifferenceRow key={`${at} ${row.designators}`} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Page with the differences between two revisions of a board. It offers to buy the parts that the newer one needs. */
export default function DifferencePage() {
  const { t, to } = useWords();
  const { id, name, board, from, to: until, rows } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const title = t('bomPages.differenceTitle');
  return (
    <div>
      <PageHead title={`${title}: ${name}`} isIndexed={false} />
      <Breadcrumbs
        label={t('shell.breadcrumbs')}
        crumbs={[
          { title: t('boms.title'), to: to('/cabinet/boms') },
          { title: name, to: to(`/cabinet/boms/${id}`) },
        ]}
      />
      <h1 className="pt-1">{title}</h1>
      <p className="mt-1 mb-4 text-ink-2 wrap-anywhere">
        {t('bomPages.differenceOf', { board: board?.name ?? '', from, to: until })}
      </p>
      {outcome?.kind === 'problem' && <Note isProblem>{outcome.text}</Note>}
      {outcome?.kind === 'added' && (
        <Note>
          {t('boms.basketAdded', { count: outcome.added })}{' '}
          <Link to={to('/basket')} className="font-semibold underline">
            {t('boms.openBasket')}
          </Link>
        </Note>
      )}
      {board !== undefined && board.revisions.length > 1 && (
        <Form method="get" className="no-print mb-4 flex flex-wrap items-end gap-3">
          <input type="hidden" name="board" value={board.board} />
          {(
            [
              ['from', t('bomPages.fromRevision'), from],
              ['to', t('bomPages.toRevision'), until],
            ] as const
          ).map(([field, label, value]) => (
            <label key={`${field} ${value}`} className="grid gap-0.5">
              <span className="text-12 text-ink-2">{label}</span>
              <select name={field} defaultValue={value} className={fieldClass()}>
                {board.revisions.map(({ revision, fileName }) => (
                  <option key={revision} value={revision}>
                    {[t('boms.revisionOf', { revision }), fileName].filter(Boolean).join(' · ')}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <Button type="submit" kind="quiet">
            {t('bomPages.compare')}
          </Button>
        </Form>
      )}
      {rows.length === 0 ? <p className="py-6 text-ink-2">{t('bomPages.differenceNone')}</p> : <Rows rows={rows} />}
      {rows.some(({ pieces, product }) => pieces !== null && pieces > 0 && product !== null) && (
        <Form method="post" preventScrollReset className="no-print mt-5">
          <Button type="submit" size="large">
            {t('bomPages.differenceToBasket')}
          </Button>
        </Form>
      )}
    </div>
  );
}
