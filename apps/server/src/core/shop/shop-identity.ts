import type { Handle } from '@farad/database/connection/connect';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { lookStyle } from '@farad/domain/look';
import { shopNames, type ContactsSetting, type HomeSetting } from '@farad/domain/setting';
import { inEachLocale, type LocalizedText, type ShownLanguages } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import type { Config } from '#config/config.ts';
import { shownLook } from '../look/shown-look.ts';

/** The shop's names for pages, e-mails, documents and exports, and its look. */
export interface ShownShop {
  readonly name: string;
  /** Name under the icon of the installed app. */
  readonly shortName: string;
  /** What the shop sells. */
  readonly tagline: LocalizedText;
  /** CSS declarations of its look. Empty = the look of the program. */
  readonly style: string;
  /** Name of the picture of its icons; null = the sign of the program. */
  readonly icon: string | null;
  readonly contacts: ContactsSetting;
  readonly languages: ShownLanguages;
  readonly home: HomeSetting;
}

async function namesOfShop(handle: Handle, { siteUrl }: Pick<Config, 'siteUrl'>) {
  const settings = settingQueries(handle);
  const shop = await settings.value('shop');
  const isDemonstration = shop.name === '' && (await settings.isDemonstration());
  return {
    ...shopNames(shop, { isDemonstration, siteHost: new URL(siteUrl).host }),
    tagline: inEachLocale((locale) => shop.tagline[locale] || translators[locale]('meta.tagline')),
  };
}

/** Returns the shop's names and look in force, as staff entered them or by default. */
export async function shownShop(handle: Handle, config: Pick<Config, 'siteUrl'>): Promise<ShownShop> {
  const look = await shownLook(handle);
  return {
    ...(await namesOfShop(handle, config)),
    style: lookStyle(look),
    icon: (look.icon ?? look.logo)?.name ?? null,
    contacts: await settingQueries(handle).value('contacts'),
    languages: await settingQueries(handle).value('languages'),
    home: await settingQueries(handle).value('home'),
  };
}

/** Returns the shop's name in force. */
export const shopName = async (handle: Handle, config: Pick<Config, 'siteUrl'>): Promise<string> =>
  (await namesOfShop(handle, config)).name;
