import { useState, type PointerEvent } from 'react';

/** Returns the list with the item at `from` moved to the place `to`. */
export function dropped<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(to, 0, item);
  return next;
}

interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** Returns the index of the row at this height in pixels. Above the first row it is the first, below the last the last. */
export function rowAt(rows: readonly Extent[], y: number): number {
  const at = rows.findIndex(({ bottom }) => y < bottom);
  return at < 0 ? rows.length - 1 : at;
}

/** A row that is being dragged, and the row above which the pointer is. */
interface Drag {
  readonly pointer: number;
  readonly from: number;
  readonly to: number;
}

/** Elements of a row that a press uses or activates, instead of dragging the row. */
const controls = 'button, a, input, textarea';

/**
 * Drags rows of a list to another place, by mouse, pen and touch. All rows must be children of one element. A touch
 * drags only at the element with the attribute `data-grip`, because elsewhere it scrolls the page. Buttons must offer
 * the same to keyboards.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const rowProps = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const target = event.target as Element;
      const isGrip = target.closest('[data-grip]') !== null;
      if (!event.isPrimary || event.button !== 0 || target.closest(controls) !== null) return;
      if (event.pointerType === 'touch' && !isGrip) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ pointer: event.pointerId, from: index, to: index });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag?.pointer !== event.pointerId) return;
      const rows = Array.from(event.currentTarget.parentElement?.children ?? [], (row) => row.getBoundingClientRect());
      const to = rowAt(rows, event.clientY);
      if (to !== drag.to) setDrag({ ...drag, to });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (drag?.pointer !== event.pointerId) return;
      setDrag(null);
      if (drag.to !== drag.from) onMove(drag.from, drag.to);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { drag, rowProps };
}
