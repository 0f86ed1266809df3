import { type RefObject, useEffect, useState } from 'react';

/** Fit of a table in its frame. */
export interface Fit {
  /** True if the table is wider than its frame and scrolls sideways. */
  readonly isWide: boolean;
  /** Width of the last column in px, beside which the price stays in view; null = not measured yet. */
  readonly lastColumn: number | null;
}

/** Measures the table in its frame, and again whenever either changes its size. `guess` applies until then. */
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
