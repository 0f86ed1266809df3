import { useCallback, useEffect, useState } from 'react';

import { fetchJson } from '#kit/ask-json.ts';
import { pageRows, type RowsPage, type ShownRow } from './shown-row.ts';

interface Held {
  /** Page of rows that came with the document. */
  readonly first: RowsPage;
  readonly address: string;
  readonly count: number;
  readonly rows: ReadonlyMap<number, ShownRow>;
  /**
   * Page numbers that were loaded since the document's data changed. Older rows of other pages stay visible until they
   * are loaded again.
   */
  readonly fresh: ReadonlySet<number>;
}

const indexed = ({ skip, rows }: RowsPage): [number, ShownRow][] => rows.map((row, at) => [skip + at, row]);
const pageOf = (index: number): number => Math.floor(index / pageRows);

function heldOf(first: RowsPage, address: string, before: Held | null): Held {
  const known = before?.address === address ? [...before.rows].filter(([index]) => index < first.count) : [];
  return {
    first,
    address,
    count: first.count,
    rows: new Map([...known, ...indexed(first)]),
    fresh: new Set(first.skip % pageRows === 0 ? [pageOf(first.skip)] : []),
  };
}

const withPage = (held: Held, page: RowsPage): Held => ({
  ...held,
  count: page.count,
  rows: new Map([...held.rows, ...indexed(page)]),
  fresh: new Set([...held.fresh, pageOf(page.skip)]),
});

/** Replaces the row that has the same number; without such a row, changes nothing. */
function withRow(held: Held, row: ShownRow): Held {
  const at = [...held.rows].find(([, other]) => other.row === row.row)?.[0];
  return at === undefined ? held : { ...held, rows: new Map([...held.rows, [at, row]]) };
}

/**
 * Returns the rows of a list by index, and a setter for one row. Further pages load when rows `from` to `to` come into
 * view.
 * @param address address that loads rows, with the filter: `/cabinet/boms/<id>/rows?status=several`
 */
export function useRows(first: RowsPage, address: string, from: number, to: number) {
  const [held, setHeld] = useState(() => heldOf(first, address, null));
  if (held.first !== first) setHeld(heldOf(first, address, held));
  const [firstPage, lastPage] = [pageOf(from), pageOf(Math.max(from, to - 1))];
  const { fresh, count } = held;
  useEffect(() => {
    const asking = new AbortController();
    const ask = async (page: number): Promise<void> => {
      const skip = page * pageRows;
      const answer = await fetchJson<RowsPage>(
        `${address}${address.includes('?') ? '&' : '?'}skip=${skip}`,
        asking.signal,
      );
      if (answer !== null) setHeld((now) => (now.first === first ? withPage(now, answer) : now));
    };
    for (let page = firstPage; page <= lastPage; page += 1) {
      if (!fresh.has(page) && page * pageRows < count) void ask(page);
    }
    return () => asking.abort();
  }, [first, address, firstPage, lastPage, fresh, count]);
  const put = useCallback((row: ShownRow) => setHeld((now) => withRow(now, row)), []);
  return { count, rows: held.rows, put };
}
