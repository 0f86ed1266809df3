import type { Locale } from '@farad/domain/shared';

/** Countries in which manufacturers of components have their head offices (ISO 3166 alpha-2). */
const codes = [
  'AT',
  'AU',
  'BE',
  'BG',
  'BY',
  'CA',
  'CH',
  'CN',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HK',
  'HU',
  'IE',
  'IL',
  'IN',
  'IT',
  'JP',
  'KR',
  'KZ',
  'LI',
  'LT',
  'LU',
  'LV',
  'MY',
  'NL',
  'NO',
  'PH',
  'PL',
  'PT',
  'RO',
  'RS',
  'RU',
  'SE',
  'SG',
  'SI',
  'SK',
  'TH',
  'TR',
  'TW',
  'UA',
  'US',
  'VN',
] as const;

/** Returns the countries as options of a select box, with names in the given language and sorted by name. */
export function countryOptions(locale: Locale): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => compare(one.label, other.label));
}
