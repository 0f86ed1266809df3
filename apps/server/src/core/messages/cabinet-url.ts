import { defaultLocale, type Locale } from '@farad/domain/shared';

import type { Config } from '#config/config.ts';

/**
 * Returns the address of the customer's account pages (the cabinet) in a language. Languages other than Russian have a
 * prefix (product S12).
 */
export function cabinetUrlOf({ cabinetUrl, siteUrl }: Pick<Config, 'cabinetUrl' | 'siteUrl'>, locale: Locale): string {
  if (locale === defaultLocale || !cabinetUrl.startsWith(siteUrl)) return cabinetUrl;
  return `${siteUrl}/${locale}${cabinetUrl.slice(siteUrl.length)}`;
}
