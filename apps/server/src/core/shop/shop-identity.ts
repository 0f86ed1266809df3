import type { Handle } from '@farad/database/connection/connect';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { shopNames } from '@farad/domain/setting';
import { inEachLocale, type LocalizedText } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import type { Config } from '#config/config.ts';

/** How pages, letters, papers and exports call the shop. */
export interface ShownShop {
  readonly name: string;
  /** Name under the icon of the installed app. */
  readonly shortName: string;
  /** What the shop sells. */
  readonly tagline: LocalizedText;
}

/** Returns the shop's names in force, as staff entered them or by default. */
export async function shownShop(handle: Handle, { siteUrl }: Pick<Config, 'siteUrl'>): Promise<ShownShop> {
  const settings = settingQueries(handle);
  const shop = await settings.value('shop');
  const isDemonstration = shop.name === '' && (await settings.isDemonstration());
  return {
    ...shopNames(shop, { isDemonstration, siteHost: new URL(siteUrl).host }),
    tagline: inEachLocale((locale) => shop.tagline[locale] || translators[locale]('meta.tagline')),
  };
}

/** Returns the shop's name in force. */
export const shopName = async (handle: Handle, config: Pick<Config, 'siteUrl'>): Promise<string> =>
  (await shownShop(handle, config)).name;
