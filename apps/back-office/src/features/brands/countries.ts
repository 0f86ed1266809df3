import type { Locale } from '@farad/domain/shared';

/** Countries where component makers have their head offices, as ISO 3166 alpha-2 codes. */
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

/** Returns select options of the countries, named in the given language. */
export function countryOptions(locale: Locale): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => compare(one.label, other.label));
}
