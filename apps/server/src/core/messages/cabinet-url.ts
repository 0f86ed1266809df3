import { defaultLocale, type Locale } from '@farad/domain/shared';

import type { Config } from '#config/config.ts';

/** Address of the cabinet in a language: pages of another than Russian begin with its name (product S12). */
export function cabinetUrlOf({ cabinetUrl, siteUrl }: Pick<Config, 'cabinetUrl' | 'siteUrl'>, locale: Locale): string {
  if (locale === defaultLocale || !cabinetUrl.startsWith(siteUrl)) return cabinetUrl;
  return `${siteUrl}/${locale}${cabinetUrl.slice(siteUrl.length)}`;
}
