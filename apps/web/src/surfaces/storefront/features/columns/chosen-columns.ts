import { cookieValue } from '#kit/cookies.ts';

/**
 * Cookie `columns`: parameters shown as columns, by category: `chip-resistors:resistance.tolerance~diodes:…`. Only the
 * latest categories are kept.
 */
export const columnsCookie = 'columns';

const categoriesMax = 12;

function entriesOf(cookies: string | null): [string, string[]][] {
  const value = cookieValue(cookies, columnsCookie) ?? '';
  return value
    .split('~')
    .map((entry) => entry.split(':'))
    .flatMap(([slug = '', keys]) =>
      keys === undefined ? [] : [[slug, keys.split('.').filter(Boolean)] as [string, string[]]],
    );
}

/** Returns the column keys chosen for a category; null if none were chosen. */
export const chosenColumnsOf = (cookies: string | null, slug: string): string[] | null =>
  entriesOf(cookies).findLast(([known]) => known === slug)?.[1] ?? null;

/** Returns the cookie's new value. */
export function withChosenColumns(cookies: string | null, slug: string, keys: readonly string[]): string {
  const others = entriesOf(cookies).filter(([known]) => known !== slug);
  return [...others, [slug, keys] as const]
    .slice(-categoriesMax)
    .map(([known, chosen]) => `${known}:${chosen.join('.')}`)
    .join('~');
}
