import type { Words } from '#i18n/words.tsx';

/** Returns a function that formats a percentage with at most one decimal. */
export function percentText({ locale }: Pick<Words, 'locale'>): (value: number) => string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (value) => `${format.format(value)} %`;
}
