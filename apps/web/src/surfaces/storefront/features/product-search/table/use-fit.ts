import { type RefObject, useEffect, useState } from 'react';

/** How a table sits in the room it has. */
export interface Fit {
  /** Wider than the room: it scrolls sideways. */
  readonly isWide: boolean;
  /** Pixels of the last column, beside which the price stays in sight; null before anything was measured. */
  readonly lastColumn: number | null;
}

/** Measures the table in this room, and again whenever either changes its size. `guess` stands until then. */
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
