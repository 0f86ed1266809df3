import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { startOf, windowOf, type RowWindow } from './row-window.ts';

const margin = 8;
/** Pixels of a row in the table, and of a card. */
const usualHeights = { table: 104, card: 300 } as const;
const isWide = (): boolean => matchMedia('(min-width: 992px)').matches;

const never = () => () => undefined;
/** False on the server and while the page comes to life. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Which rows of a long table are drawn. Rows may be of any height: each is measured when it is drawn. Before the page is
 * alive, and for short lists, all that are there are.
 *
 * @param key of what is listed; heights of another list are forgotten.
 */
export function useRowWindow(table: RefObject<HTMLElement | null>, count: number, key: string, isOn: boolean) {
  const heights = useRef({ count, usual: usualHeights.table as number, known: new Map<number, number>() });
  const observer = useRef<ResizeObserver | null>(null);
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
  }, [table]);

  useEffect(() => {
    heights.current = { count, usual: isWide() ? usualHeights.table : usualHeights.card, known: new Map() };
    if (isOn) look();
  }, [count, key, isOn, look]);
  useEffect(() => () => observer.current?.disconnect(), []);

  useEffect(() => {
    if (!isOn) return undefined;
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [isOn, look]);

  // Rows are measured from the first that is drawn on, which is before any effect runs.
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      observer.current ??= new ResizeObserver((entries) => {
        for (const { target } of entries) {
          if (target instanceof HTMLElement && target.isConnected) {
            heights.current.known.set(Number(target.dataset['index']), target.getBoundingClientRect().height);
          }
        }
        look();
      });
      observer.current.observe(element);
      return () => observer.current?.unobserve(element);
    },
    [look],
  );

  /** Brings a row into sight that may not be drawn. */
  const scrollTo = useCallback(
    (index: number) => {
      const element = table.current;
      if (element === null) return;
      const start = element.getBoundingClientRect().top + scrollY + startOf(heights.current, index);
      if (start < scrollY + 120 || start > scrollY + innerHeight - 260) scrollNear(start);
    },
    [table],
  );
  return { shown, measure, scrollTo };
}

const scrollNear = (start: number): void => window.scrollTo({ top: start - innerHeight / 3 });
