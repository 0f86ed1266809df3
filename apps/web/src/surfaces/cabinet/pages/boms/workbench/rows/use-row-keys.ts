import { type RefObject, useEffect, useRef } from 'react';

import { exclusion } from './row-room.ts';
import type { ShownRow } from './shown-row.ts';
import { taking } from './take.tsx';
import type { ChangeRow } from './use-row-changes.ts';

/** Id of the search box of the list. */
export const filterBoxId = 'bom-filter';
export const keysId = 'bom-keys';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, о: 1, ArrowUp: -1, k: -1, л: -1 };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select');

/** Returns the index of the row that contains the element; null outside of rows. */
export const indexOfTarget = (target: EventTarget | null): number | null => {
  const body = target instanceof Element ? target.closest<HTMLElement>('.bom-body[data-index]') : null;
  return body === null ? null : Number(body.dataset['index']);
};

interface Keyed {
  readonly table: RefObject<HTMLElement | null>;
  readonly rows: ReadonlyMap<number, ShownRow>;
  readonly count: number;
  readonly scrollTo: (index: number) => void;
  readonly change: ChangeRow;
  readonly onTick: (row: number) => void;
  readonly onOpen: (row: number | null) => void;
  readonly open: number | null;
  readonly nextOpen: () => void;
}

/**
 * Focuses the row at `index`. A row far away is rendered some frames after scrolling, so this tries again on each
 * frame.
 */
export function focusRow(table: HTMLElement | null, index: number, triesLeft = 20): void {
  const row = table?.querySelector<HTMLElement>(`.bom-body[data-index="${index}"] > tr`);
  if (row) row.focus({ preventScroll: true });
  else if (triesLeft > 0) requestAnimationFrame(() => focusRow(table, index, triesLeft - 1));
}

/** Handles a shortcut for the focused row. Returns false if the key has no effect on this row. */
function onRowKey(key: string, row: ShownRow, { change, onTick, onOpen, open }: Keyed): boolean {
  if (key === 'Enter') onOpen(open === row.row ? null : row.row);
  else if (key === 'x' || key === 'ч') void change(row, ...exclusion(row));
  else if (key === ' ') onTick(row.row);
  else if (key === 'y' || key === 'н') {
    const taken = taking(row);
    if (taken === null) return false;
    void change(row, ...taken);
  } else return false;
  return true;
}

/** Closes the open panel and focuses its row. Returns false if no panel is open or a popover covers it. */
function closePanel({ table, open, onOpen }: Keyed): boolean {
  if (open === null || document.querySelector('[popover]:popover-open') !== null) return false;
  onOpen(null);
  table.current?.querySelector<HTMLElement>(`tr[data-row="${open}"]`)?.focus({ preventScroll: true });
  return true;
}

/** Handles a shortcut that works anywhere on the page. Returns false if the key has no effect. */
function onPageKey(key: string, { nextOpen }: Keyed): boolean {
  if (key === 'n' || key === 'т') {
    nextOpen();
    return true;
  }
  const element =
    key === '/' ? document.getElementById(filterBoxId) : key === '?' ? document.getElementById(keysId) : null;
  if (element === null) return false;
  if (key === '/') element.focus();
  else element.togglePopover();
  return true;
}

/**
 * Keyboard shortcuts of a parts list. Arrows, `j` and `k` move between rows; `n` moves to the next row that needs a
 * decision. In a row, Enter opens alternatives, `y` takes the suggested part, `x` excludes the row and Space selects
 * it. `/` searches the list and `?` shows all shortcuts. The letters also work in the Russian layout.
 */
export function useRowKeys(keyed: Keyed): void {
  const now = useRef(keyed);
  useEffect(() => {
    now.current = keyed;
  });
  useEffect(() => {
    const at = { current: -1 };
    const onKey = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (key === 'Escape' && closePanel(now.current)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
      const { table, rows, count, scrollTo } = now.current;
      const within = indexOfTarget(target);
      const step = steps[key];
      const isArrow = key.startsWith('Arrow');
      let isDone = false;
      if (step !== undefined && count > 0 && (!isArrow || within !== null)) {
        at.current = Math.min(count - 1, Math.max(0, (within ?? at.current) + step));
        scrollTo(at.current);
        focusRow(table.current, at.current);
        isDone = true;
      } else if (target instanceof HTMLElement && target.matches('.bom-row')) {
        const row = within === null ? undefined : rows.get(within);
        isDone = row !== undefined && onRowKey(key, row, now.current);
      }
      // Stop the event before it reaches the header's search, which uses `/` too.
      if (!isDone && !onPageKey(key, now.current)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
