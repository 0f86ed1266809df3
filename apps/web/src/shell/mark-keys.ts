import { useEffect } from 'react';

const lists: Readonly<Record<string, string>> = { KeyC: 'comparison', KeyF: 'favourites' };

const isTyping = (target: Element): boolean => target.matches('input, textarea, select, [contenteditable]');

/** The form of the row that has the focus, else that of the page's own product. */
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

/** `c` compares, `f` likes: the row with the focus, or the product of the page. By the place of the key, so in any layout. */
export function useMarkKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
