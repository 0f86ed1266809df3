import type { Words } from '#i18n/words.tsx';

/** A share in percent with one place at most. */
export function percentText({ locale }: Pick<Words, 'locale'>): (value: number) => string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (value) => `${format.format(value)} %`;
}
