import { useEffect } from 'react';

const lists: Readonly<Record<string, string>> = { KeyC: 'comparison', KeyF: 'favourites' };

const isTyping = (target: Element): boolean => target.matches('input, textarea, select, [contenteditable]');

/** Returns the form of the focused row, else of the page's own product. */
const formFor = (target: Element): HTMLFormElement | null =>
  target.closest('tr, article, li')?.querySelector<HTMLFormElement>('form[data-marks]') ??
  document.querySelector<HTMLFormElement>('form[data-marks="page"]');

function press(event: KeyboardEvent): void {
  const list = lists[event.code];
  const { target } = event;
  if (list === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return;
  if (!(target instanceof Element) || isTyping(target)) return;
  const button = formFor(target)?.querySelector<HTMLButtonElement>(`button[value="${list}"]`);
  if (!button) return;
  event.preventDefault();
  button.click();
}

/**
 * Keyboard shortcuts: `c` adds to the comparison, `f` to the favourites. They apply to the focused row, else to the
 * page's product. Physical keys are compared, so any layout works.
 */
export function useMarkKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
