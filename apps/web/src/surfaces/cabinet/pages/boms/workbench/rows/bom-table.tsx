import type { WireBom } from '@farad/contract/shop/boms/boms';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';

import { fetchJson } from '#kit/ask-json.ts';
import { useWords } from '#i18n/words.tsx';
import { buttonClass } from '#ui/button.tsx';
import { BomRow } from './bom-row.tsx';
import { OpenLines } from './open-lines.tsx';
import { searchOf, type RowFilter } from './row-filter.ts';
import type { RowRoom } from './row-room.ts';
import { pageRows, type RowPanelView, type RowsPage } from './shown-row.ts';
import { useNextOpen } from './use-next-open.ts';
import { useRowChanges } from './use-row-changes.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useAlive, useRowWindow } from './use-row-window.ts';
import { useRows } from './use-rows.ts';

/**
 * Returns the open row, a setter, and the content of its panel; null while the content loads. `came` = the panel that
 * was loaded with the page.
 */
function usePanel(came: RowPanelView | null, resource: string) {
  const [open, setOpen] = useState<number | null>(came?.row ?? null);
  const [view, setView] = useState(came);
  useEffect(() => {
    if (open === null || view?.row === open) return undefined;
    const asking = new AbortController();
    const ask = async (): Promise<void> => {
      const answer = await fetchJson<RowPanelView>(`${resource}/${open}`, asking.signal);
      if (answer !== null) setView(answer);
    };
    void ask();
    return () => asking.abort();
  }, [open, view, resource]);
  return { open, setOpen, view: view?.row === open ? view : null };
}

/** Page numbers for visitors without JavaScript, who cannot load more rows by scrolling. */
function Pages({ first, filter }: { first: RowsPage; filter: RowFilter }) {
  const { t } = useWords();
  const pages = Math.ceil(first.count / pageRows);
  if (pages < 2) return null;
  return (
    <nav aria-label={t('boms.tableLabel')} className="unscripted flex flex-wrap gap-1.5 py-4">
      {Array.from({ length: pages }, (_, page) => (
        <Link
          key={page}
          to={{ search: searchOf(filter, [['skip', String(page * pageRows)]]) }}
          aria-current={page * pageRows === first.skip ? 'page' : undefined}
          className={buttonClass('quiet', 'small', 'num aria-[current]:bg-ink aria-[current]:text-paper')}
        >
          {page + 1}
        </Link>
      ))}
    </nav>
  );
}

function Head() {
  const { t } = useWords();
  return (
    <thead>
      <tr>
        <th className="w-8">
          <span className="sr-only">{t('boms.which')}</span>
        </th>
        <th className="w-[22%]">{t('boms.colAsked')}</th>
        <th className="w-[16%]">{t('boms.colStatus')}</th>
        <th>{t('boms.colPart')}</th>
        <th className="w-[124px] text-right xl:w-[150px]">{t('boms.colQuantity')}</th>
        <th className="w-[84px] xl:w-[100px] text-right">{t('boms.colTotal')}</th>
        <th className="w-[132px] xl:w-[150px]">
          <span className="sr-only">{t('boms.colActions')}</span>
        </th>
      </tr>
    </thead>
  );
}

/** Empty space in place of rows that are out of view and not rendered. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return <tbody aria-hidden="true" className="block" style={{ height }} />;
}

/**
 * Rows of a parts list. Of a long list, only the rows near the visible area are rendered. Without JavaScript, the table
 * works by forms, links and page numbers.
 * @param resource path that loads and changes rows, without the filter
 */
export function BomTable({
  bom,
  filter,
  first,
  panel: came,
  resource,
  ticked,
  onTick,
  setBom,
  reload,
  basketForm,
}: {
  bom: WireBom;
  filter: RowFilter;
  first: RowsPage;
  panel: RowPanelView | null;
  resource: string;
  ticked: ReadonlySet<number>;
  onTick: (row: number) => void;
  setBom: (bom: WireBom) => void;
  reload: () => void;
  basketForm: string;
}) {
  const { t } = useWords();
  const isAlive = useAlive();
  const address = resource + searchOf(filter);
  const isLong = isAlive && (first.count > pageRows || first.skip > 0);
  const { table, shown, measure, scrollTo } = useRowWindow(first.count, address, isLong);
  const isWindow = isLong && shown.to > 0;
  const [from, to] = isWindow ? [shown.from, shown.to] : [first.skip, first.skip + first.rows.length];
  const { count, rows, put } = useRows(first, address, from, to);
  const { open, setOpen, view } = usePanel(came, resource);
  const change = useRowChanges(resource, put, setBom, reload);
  const room = useMemo<RowRoom>(
    () => ({
      isAlive,
      boards: bom.boards,
      change,
      onOpen: setOpen,
      onTick,
      panelAddress: (row) => searchOf(filter, row === null ? [] : [['row', String(row)]]),
      panelResource: (row) => `${resource}/${row}`,
      basketForm,
    }),
    [isAlive, bom.boards, change, setOpen, onTick, filter, resource, basketForm],
  );
  const nextOpen = useNextOpen({ address, table, scrollTo });
  useRowKeys({ table, rows, count, scrollTo, change, onTick, onOpen: setOpen, open, nextOpen });
  const indexes = Array.from({ length: Math.max(0, Math.min(to, count) - from) }, (_, at) => from + at);
  return (
    <>
      <OpenLines bom={bom} filter={filter} onNext={nextOpen} />
      <table ref={table} className="bom-table" aria-label={t('boms.tableLabel')} aria-rowcount={count + 1}>
        <Head />
        {isWindow && <Space height={shown.before} />}
        {indexes.map((index) => {
          const row = rows.get(index);
          if (row === undefined) {
            return (
              <tbody key={`at ${index}`} className="bom-body">
                <tr className="bom-row">
                  <td colSpan={7} className="h-[104px] text-13 text-ink-3">
                    {t('boms.loadingRows')}
                  </td>
                </tr>
              </tbody>
            );
          }
          return (
            <BomRow
              key={row.row}
              row={row}
              index={index}
              room={room}
              panel={open === row.row ? { view } : null}
              isTicked={ticked.has(row.row)}
              measure={measure}
            />
          );
        })}
        {isWindow && <Space height={shown.after} />}
      </table>
      <Pages first={first} filter={filter} />
    </>
  );
}
