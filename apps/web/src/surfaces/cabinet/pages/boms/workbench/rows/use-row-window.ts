import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { type RowHeights, type RowWindow, startOf, windowOf } from './row-window.ts';

const margin = 8;
/** Default heights of a table row and of a card, in px. */
const usualHeights = { table: 104, card: 300 } as const;
const isWide = (): boolean => matchMedia('(min-width: 992px)').matches;

const never = () => () => undefined;
/** Returns false on the server and until hydration. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Observes the heights of rows. */
function rowSizes() {
  const seen = new Map<number, number>();
  let tell: (index: number, height: number) => void = (index, height) => seen.set(index, height);
  let observer: ResizeObserver | null = null;
  // Created on first use: rows render before anybody subscribes, and the server has no ResizeObserver.
  const open = (): ResizeObserver =>
    new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target instanceof HTMLElement && target.isConnected) {
          tell(Number(target.dataset['index']), target.getBoundingClientRect().height);
        }
      }
    });
  return {
    measure: (element: HTMLElement | null): (() => void) | undefined => {
      if (element === null) return undefined;
      observer ??= open();
      observer.observe(element);
      return () => observer?.unobserve(element);
    },
    listen: (listener: typeof tell): (() => void) => {
      tell = listener;
      for (const [index, height] of seen) tell(index, height);
      return () => observer?.disconnect();
    },
  };
}

interface Heights extends RowHeights {
  readonly known: Map<number, number>;
}

/**
 * Returns the rows of a long table to render. Rows can have any height; each is measured when rendered. Short lists,
 * and pages before hydration, render all rows they have.
 * @param key identifies the list; heights of another list are discarded
 */
export function useRowWindow(count: number, key: string, isOn: boolean) {
  const table = useRef<HTMLTableElement>(null);
  const heights = useRef<Heights>({ count, usual: usualHeights.table, known: new Map<number, number>() });
  const [sizes] = useState(rowSizes);
  const [shown, setShown] = useState<RowWindow>({ from: 0, to: 0, before: 0, after: 0 });

  const look = useCallback(() => {
    const element = table.current;
    if (element === null) return;
    const top = -element.getBoundingClientRect().top;
    const next = windowOf(heights.current, Math.max(0, top), Math.max(0, top + innerHeight), margin);
    setShown((now) =>
      now.from === next.from && now.to === next.to && now.before === next.before && now.after === next.after
        ? now
        : next,
    );
  }, []);

  useEffect(() => {
    heights.current = { count, usual: isWide() ? usualHeights.table : usualHeights.card, known: new Map() };
    if (isOn) look();
  }, [count, key, isOn, look]);
  useEffect(
    () =>
      sizes.listen((index, height) => {
        heights.current.known.set(index, height);
        look();
      }),
    [sizes, look],
  );

  useEffect(() => {
    if (!isOn) return undefined;
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [isOn, look]);

  /** Scrolls to a row that may not be rendered yet. */
  const scrollTo = useCallback((index: number) => {
    const element = table.current;
    if (element === null) return;
    const start = element.getBoundingClientRect().top + scrollY + startOf(heights.current, index);
    if (start < scrollY + 120 || start > scrollY + innerHeight - 260) scrollNear(start);
  }, []);
  return { table, shown, measure: sizes.measure, scrollTo };
}

const scrollNear = (start: number): void => window.scrollTo({ top: start - innerHeight / 3 });
