import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys in a table: up and down from a part number or a quantity to that of the next row. */
export function onRowKeys(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const { target, currentTarget } = event;
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return;
  const selector = ['.cell-name a', '.cell-buy input[name="qty"]'].find((wanted) => target.matches(wanted));
  if (selector === undefined) return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>(selector)];
  const next = all[all.indexOf(target) + step];
  event.preventDefault();
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
