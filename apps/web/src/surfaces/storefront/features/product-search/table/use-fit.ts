import { type RefObject, useEffect, useState } from 'react';

/** How a table fits into its frame. */
export interface Fit {
  /** True if the table is wider than its frame and scrolls sideways. */
  readonly isWide: boolean;
  /** Width of the last column in pixels. The price column stays in view beside it. null = not measured yet. */
  readonly lastColumn: number | null;
}

/**
 * Measures how the table fits into its frame, again whenever one of them changes its size. Until the first measurement,
 * `isWide` is `guess`.
 */
export function useFit(room: RefObject<HTMLElement | null>, guess: boolean): Fit {
  const [fit, setFit] = useState<Fit>({ isWide: guess, lastColumn: null });
  useEffect(() => {
    const table = room.current?.querySelector('table');
    if (!room.current || !table) return;
    const { current: element } = room;
    const measure = () => {
      const isWide = table.offsetWidth > element.clientWidth;
      const lastColumn = table.querySelector<HTMLElement>('th:last-child')?.offsetWidth ?? 0;
      setFit((before) =>
        before.isWide === isWide && before.lastColumn === lastColumn ? before : { isWide, lastColumn },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, [room]);
  return fit;
}
