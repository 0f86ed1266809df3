import type { WireBom } from '@farad/contract/shop/boms/boms';
import { useCallback, useState } from 'react';
import { data, Link, redirect, useActionData, useLoaderData, useRevalidator } from 'react-router';

import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { buttonClass } from '#ui/button.tsx';
import { apiOf, appContext, orErrorPage } from '#server/visit.server.ts';
import { readForm } from '../read-form.server.ts';
import { act, type Outcome } from './act.server.ts';
import { AssemblyDialog } from './assembly.tsx';
import { BomTable } from './rows/bom-table.tsx';
import { CountingForm } from './counting-form.tsx';
import { Filters } from './filters.tsx';
import { loadWorkbench } from './load.server.ts';
import { Progress, Refused } from './progress.tsx';
import { Outcomes, useOutcomeToast } from './outcomes.tsx';
import { isFiltered, searchOf } from './rows/row-filter.ts';
import { Tools } from './tools.tsx';
import { basketFormId, NotOrdered, Totals } from './totals.tsx';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  const { bomId } = visit.params;
  const bom = orErrorPage(await apiOf(visit).bom({ bomId }));
  if (bom.state === 'mapping') {
    const address = `/cabinet/boms/${bomId}/mapping?board=${bom.toMap ?? 0}`;
    throw redirect(inLocale(localeOfPath(visit.url.pathname), address));
  }
  const { apiBase, siteUrl } = visit.context.get(appContext);
  const { exact, probable, several } = bom.counts;
  // Show no rows until a part is found. While the first lines are being matched, all others would wrongly say "not
  // found".
  const hasRows = bom.state === 'ready' || (bom.state === 'matching' && exact + probable + several > 0);
  return { bom, apiBase, siteUrl, work: hasRows ? await loadWorkbench(visit, bomId) : null };
}

export async function action(visit: Route.ActionArgs) {
  const { bomId } = visit.params;
  const form = await readForm(visit);
  if (form === null) return data<Outcome>({ kind: 'problem', text: '' }, { status: 400 });
  return act(visit, bomId, form);
}

/** Returns the list's figures and a setter. A changed row brings new figures; newly loaded page data replaces them. */
function useBom(loaded: WireBom) {
  const [held, setHeld] = useState({ loaded, bom: loaded });
  if (held.loaded !== loaded) setHeld({ loaded, bom: loaded });
  const setBom = useCallback((bom: WireBom) => setHeld((now) => ({ ...now, bom })), []);
  return [held.bom, setBom] as const;
}

function useTicks() {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => new Set());
  const onTick = useCallback(
    (row: number) =>
      setTicked((now) => {
        const next = new Set(now);
        if (!next.delete(row)) next.add(row);
        return next;
      }),
    [],
  );
  return [ticked, onTick] as const;
}

/** Warns of columns that may contain quantities and of sheets that may contain further lists. Neither was read. */
function Unread({ bom, base }: { bom: WireBom; base: string }) {
  const { t } = useWords();
  return bom.boards.flatMap(({ board, unreadNumbers, unreadSheets }) => {
    const columns = unreadNumbers.map(({ header, index }) => header || t('bomPages.column', { number: index + 1 }));
    const sheets = unreadSheets.map(({ name }) => name);
    const texts = [
      columns.length > 0 ? t('bomPages.unreadNumbers', { columns: columns.join(', ') }) : null,
      sheets.length > 0 ? t('bomPages.unreadSheets', { sheets: sheets.join(', ') }) : null,
    ].filter((text) => text !== null);
    return texts.map((text) => (
      <p key={`${board} ${text}`} className="no-print mt-3 text-warn wrap-anywhere">
        {text}{' '}
        <Link to={`${base}/mapping?board=${board}`} className="text-copper-ink underline">
          {t('boms.howRead')}
        </Link>
      </p>
    ));
  });
}

function Workbench({
  bom: loaded,
  apiBase,
  siteUrl,
  work,
}: {
  bom: WireBom;
  apiBase: string;
  siteUrl: string;
  work: Awaited<ReturnType<typeof loadWorkbench>>;
}) {
  const { t, to } = useWords();
  const { revalidate } = useRevalidator();
  const [bom, setBom] = useBom(loaded);
  const [ticked, onTick] = useTicks();
  const base = to(`/cabinet/boms/${bom._id}`);
  const reload = useCallback(() => void revalidate(), [revalidate]);
  const { filter, rows, panel, assembly } = work;
  return (
    <>
      {bom.state === 'matching' && <Progress bom={bom} />}
      <Tools bom={bom} base={base} apiBase={apiBase} siteUrl={siteUrl} />
      <CountingForm bom={bom} base={base} />
      <Unread bom={bom} base={base} />
      <div className="mt-3">
        <NotOrdered bom={bom} />
      </div>
      <Filters bom={bom} filter={filter} />
      {assembly !== null && <AssemblyDialog assembly={assembly} base={base} filter={filter} />}
      {rows.count === 0 ? (
        <p className="py-8 text-ink-2">
          {t('boms.noRows')}
          {isFiltered(filter) && (
            <>
              {' '}
              <Link
                to={{ search: searchOf({ ...filter, statuses: [], flags: [], text: '' }) }}
                className="text-copper-ink underline"
              >
                {t('boms.clearFilters')}
              </Link>
            </>
          )}
        </p>
      ) : (
        <BomTable
          bom={bom}
          filter={filter}
          first={rows}
          panel={panel}
          resource={`${base}/rows`}
          ticked={ticked}
          onTick={onTick}
          setBom={setBom}
          reload={reload}
          basketForm={basketFormId}
        />
      )}
      <Totals bom={bom} ticked={ticked} />
    </>
  );
}

/** Page of a parts list, called the workbench: the match of each line and the price of the boards. */
export default function BomPage() {
  const { t, to } = useWords();
  const { bom, apiBase, siteUrl, work } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  useOutcomeToast(outcome, bom._id);
  const { name, tags } = bom.settings;
  return (
    <div>
      <PageHead title={name} isIndexed={false} />
      <Breadcrumbs label={t('shell.breadcrumbs')} crumbs={[{ title: t('boms.title'), to: to('/cabinet/boms') }]} />
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pt-1 pb-3">
        <h1 className="wrap-anywhere">{name}</h1>
        {work !== null && <span className="num text-ink-2">{t('boms.lines', { count: bom.lines })}</span>}
        {tags.map((tag) => (
          <span key={tag} className="border border-line-2 px-1.5 text-12 leading-5 text-ink-2">
            {tag}
          </span>
        ))}
        {!bom.isKept && <span className="no-print text-13 text-ink-2">{t('boms.guestKept')}</span>}
      </div>
      {outcome !== undefined && <Outcomes outcome={outcome} bomId={bom._id} />}
      {bom.state === 'refused' && bom.refusal !== null && <Refused what={bom.refusal.what} />}
      {work === null && bom.state !== 'refused' && <Progress bom={bom} />}
      {work !== null && <Workbench key={bom._id} bom={bom} apiBase={apiBase} siteUrl={siteUrl} work={work} />}
      {bom.state === 'refused' && (
        <Link to={to('/cabinet/boms')} className={buttonClass('primary', 'large', 'mt-5')}>
          {t('boms.uploadAnother')}
        </Link>
      )}
    </div>
  );
}
