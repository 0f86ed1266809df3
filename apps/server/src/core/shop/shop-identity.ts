import type { Handle } from '@farad/database/connection/connect';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { lookStyle } from '@farad/domain/look';
import {
  shopNames,
  type ContactsSetting,
  type FaceKey,
  type FaceSetting,
  type HomeSetting,
  type ShopIdentity,
  type UsualSettings,
} from '@farad/domain/setting';
import { inEachLocale, type LocalizedText, type ShownLanguages } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import type { Config } from '#config/config.ts';
import { shownLook } from '../look/shown-look.ts';

/** The shop's names and look, for pages, emails, documents and exports. */
export interface ShownShop {
  readonly name: string;
  /** Name under the icon of the installed web app. */
  readonly shortName: string;
  /** Short description of the shop's goods. */
  readonly tagline: LocalizedText;
  /** CSS declarations of the shop's look; '' = the default look. */
  readonly style: string;
  /** Name of the picture that the shop's icons are made from; null = the program's own icons are used. */
  readonly icon: string | null;
  readonly contacts: ContactsSetting;
  readonly languages: ShownLanguages;
  readonly home: HomeSetting;
}

async function namesOfShop(handle: Handle, { siteUrl }: Pick<Config, 'siteUrl'>, shop: ShopIdentity) {
  const isDemonstration = shop.name === '' && (await settingQueries(handle).isDemonstration());
  return {
    ...shopNames(shop, { isDemonstration, siteHost: new URL(siteUrl).host }),
    tagline: inEachLocale((locale) => shop.tagline[locale] || translators[locale]('meta.tagline')),
  };
}

/**
 * Returns the shop's current names and look. What staff have not set has its default value. `unsaved`: a setting that
 * counts instead of the stored one; null = none.
 */
export async function shownShop(
  handle: Handle,
  config: Pick<Config, 'siteUrl'>,
  unsaved: FaceSetting | null = null,
): Promise<ShownShop> {
  const settings = settingQueries(handle);
  const value = async <K extends FaceKey>(key: K): Promise<UsualSettings[K]> =>
    // The cast is needed because TypeScript cannot see that a value belongs to the key beside it.
    unsaved?.key === key ? (unsaved.value as UsualSettings[K]) : settings.value(key);
  const look = await shownLook(handle, await value('look'));
  return {
    ...(await namesOfShop(handle, config, await value('shop'))),
    style: lookStyle(look),
    icon: (look.icon ?? look.logo)?.name ?? null,
    contacts: await value('contacts'),
    languages: await value('languages'),
    home: await value('home'),
  };
}

/** Returns the shop's current names, without its look. */
const currentNames = async (handle: Handle, config: Pick<Config, 'siteUrl'>) =>
  namesOfShop(handle, config, await settingQueries(handle).value('shop'));

/** Returns the shop's current name. */
export const shopName = async (handle: Handle, config: Pick<Config, 'siteUrl'>): Promise<string> =>
  (await currentNames(handle, config)).name;

/** Returns the name that SMS begin with. */
export const smsName = async (handle: Handle, config: Pick<Config, 'siteUrl'>): Promise<string> =>
  (await currentNames(handle, config)).smsName;
