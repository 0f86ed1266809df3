import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { type RowHeights, type RowWindow, startOf, windowOf } from './row-window.ts';

const margin = 8;
/** Assumed height in pixels of a row that is not measured: as a table row, and as a card on a narrow screen. */
const usualHeights = { table: 104, card: 300 } as const;
const isWide = (): boolean => matchMedia('(min-width: 992px)').matches;

const never = () => () => undefined;
/** Returns false on the server and until hydration, then true. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Measures rendered rows and reports every new height by the row's index. */
function rowSizes() {
  const seen = new Map<number, number>();
  let tell: (index: number, height: number) => void = (index, height) => seen.set(index, height);
  let observer: ResizeObserver | null = null;
  // Create the observer on first use. Rows render before the listener is set, and the server has no ResizeObserver.
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
 * Returns which rows of a long table to render. Each rendered row is measured, because rows differ in height. `isOn` is
 * false for short lists and before hydration; all loaded rows are rendered then.
 * @param key identifies the list. When it changes, the measured heights are discarded.
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
