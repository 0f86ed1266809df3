import { type RefObject, useEffect } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const stops = ['.cell-name > a', '.cell-buy input[name="qty"]'] as const;

/**
 * Moves the focus between rows by the arrow keys: from a part number to the next part number, or from a quantity to the
 * next quantity.
 */
export function useRowKeys(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const { target } = event;
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement))
        return;
      const stop = stops.find((wanted) => target.matches(wanted));
      if (stop === undefined) return;
      const all = [...element.querySelectorAll<HTMLElement>(stop)];
      const next = all[all.indexOf(target) + step];
      event.preventDefault();
      next?.focus();
      next?.scrollIntoView({ block: 'nearest' });
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [room]);
}
