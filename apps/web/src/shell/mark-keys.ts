import { useEffect } from 'react';

const lists: Readonly<Record<string, string>> = { KeyC: 'comparison', KeyF: 'favourites' };

const isTyping = (target: Element): boolean => target.matches('input, textarea, select, [contenteditable]');

/**
 * Returns the form that adds the product of the focused row or card. Without such a focus, returns the form of the
 * page's own product; null if there is none.
 */
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
 * Keyboard shortcuts: `c` adds to the comparison, `f` to the favourites. They act on the product of the focused row,
 * otherwise on the page's product. Key positions are compared, so the shortcuts work in any keyboard layout.
 */
export function useMarkKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
