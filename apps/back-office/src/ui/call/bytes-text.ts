import type { Locale } from '@farad/domain/shared';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats a number of bytes in the largest unit in which it is at least one: `1,4 ГБ`. */
export function bytesText(bytes: number, locale: Locale): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const unit = units[power] ?? 'byte';
  const figures = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
  return figures.format(bytes / 1024 ** power);
}
