import { cookieValue } from '#kit/cookies.ts';

/**
 * Cookie with the parameters that the visitor shows as columns, for each category:
 * `chip-resistors:resistance.tolerance~diodes:…`. It holds the 12 categories changed last.
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

/** Returns the parameters chosen as columns of a category; null if the visitor has not chosen any. */
export const chosenColumnsOf = (cookies: string | null, slug: string): string[] | null =>
  entriesOf(cookies).findLast(([known]) => known === slug)?.[1] ?? null;

/** Returns the cookie's value after choosing the columns of a category. */
export function withChosenColumns(cookies: string | null, slug: string, keys: readonly string[]): string {
  const others = entriesOf(cookies).filter(([known]) => known !== slug);
  return [...others, [slug, keys] as const]
    .slice(-categoriesMax)
    .map(([known, chosen]) => `${known}:${chosen.join('.')}`)
    .join('~');
}
